import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let remove = Command(
        "remove", about: "End a friendship",
        discussion: "The other side is not told: to him, you are offline from then on.",
        arguments: [Arguments.user] + SessionOptions.all
    ) { invocation in
        let id = try invocation[Arguments.user].id
        return try await invocation.withNode { session in
            // Before the network is waited for: a mistyped id should be told at once.
            _ = try await session.node.friendInfo(id)
            try await session.ready()
            try await session.node.remove(id)
            try session.report("\(id) is no friend any more", ["user": .id(id), "status": "removed"])
            return .success
        }
    }
}
