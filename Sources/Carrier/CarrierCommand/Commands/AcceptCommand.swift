import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let accept = Command(
        "accept", about: "Make somebody a friend who has asked, or will",
        discussion: "Ends when he is connected. With 3 he was not seen, but is a friend all the same.",
        arguments: [Arguments.user] + SessionOptions.all
    ) { invocation in
        let id = try invocation[Arguments.user].id
        return try await invocation.withNode { session in
            try await session.ready()
            try await session.node.accept(id)
            try await session.connected(id)
            try session.report("\(id) is a friend", ["user": .id(id), "status": "connected"])
            return .success
        }
    }
}
