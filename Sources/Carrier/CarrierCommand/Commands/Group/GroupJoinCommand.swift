import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let groupJoin = Command(
        "join", about: "Wait for a friend's invitation to a group, and join it",
        arguments: [Arguments.user] + SessionOptions.all
    ) { invocation in
        let id = try invocation[Arguments.user].id
        return try await invocation.withNode { session in
            _ = try await session.node.friendInfo(id)
            let events = session.node.events()
            try await session.ready()
            session.waits(for: "an invitation of \(id)", orEndsWith: .noAnswer)
            var joining: GroupID?
            for await event in events {
                switch event {
                case .groupInvite(let invite) where invite.from == id && joining == nil:
                    joining = try await session.node.joinGroup(of: id, cookie: invite.cookie)
                case .groupConnected(let group) where group == joining:
                    try session.report(group.description, ["group": .id(group)])
                    return .success
                default: break
                }
            }
            throw CancellationError()
        }
    }
}
