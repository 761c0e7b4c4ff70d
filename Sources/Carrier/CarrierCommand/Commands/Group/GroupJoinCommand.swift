import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let groupJoin = Command(
        "join", about: "Wait for a friend's invitation to a group, and join it",
        arguments: [Arguments.user] + SessionOptions.all
    ) { invocation in
        let id = try invocation[Arguments.user].id
        return try await invocation.withNode(usualTimeout: SessionOptions.usualGroupTimeout) { session in
            _ = try await session.node.friendInfo(id)
            let events = session.node.events()
            try await session.ready()
            session.waits(for: "an invitation of \(id)", orEndsWith: .noAnswer)
            let cookie = try await events.firstMatch { event in
                if case .groupInvite(let invite) = event, invite.from == id { invite.cookie } else { nil }
            }
            let group = try await session.node.joinGroup(of: id, cookie: cookie)
            try await events.firstMatch { if case .groupConnected(group) = $0 { true } else { nil } }
            try session.report(group.description, ["group": .id(group)])
            return .success
        }
    }
}
