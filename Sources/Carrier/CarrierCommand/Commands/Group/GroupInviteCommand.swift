import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let groupInvite = Command(
        "invite", about: "Invite a friend to a group",
        discussion: "Both nodes must be connected until he has joined: this waits until he is seen in the group.",
        arguments: [Arguments.group, Arguments.user] + SessionOptions.all
    ) { invocation in
        let (group, id) = (try invocation[Arguments.group].id, try invocation[Arguments.user].id)
        return try await invocation.withNode(usualTimeout: SessionOptions.usualGroupTimeout) { session in
            _ = try await session.node.friendInfo(id)
            try await session.ready()
            try await session.connected(id)
            let events = session.node.events()
            try await session.node.invite(id, to: group)
            session.waits(for: "\(id) to join", orEndsWith: .noAnswer)
            for await event in events {
                guard case .groupPeers(group) = event else { continue }
                guard try await session.node.peers(of: group).contains(where: { $0.userID == id }) else { continue }
                // He is known here; that this node is known there takes as long again, and it must not go before.
                try await Task.sleep(for: .seconds(3))
                try session.report("\(id) has joined", ["group": .id(group), "user": .id(id)])
                return .success
            }
            throw CancellationError()
        }
    }
}
