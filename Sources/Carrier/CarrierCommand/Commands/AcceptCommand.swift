import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let accept = Command(
        "accept", about: "Make somebody a friend who has asked, or will",
        discussion: "Ends when he is connected. With 3 he was not seen, but is a friend all the same.",
        arguments: [Arguments.user] + SessionOptions.all
    ) { invocation in
        let id = try invocation[Arguments.user].id
        let isJSON = try invocation.isJSON
        return try await invocation.withNode { session in
            try await session.ready()
            try await session.node.accept(id)
            try await session.connected(id)
            try session.report(isJSON, "\(id) is a friend", ["user": .id(id), "status": "connected"])
            return .success
        }
    }
}

extension NodeSession {
    /// The result of a command that did one thing.
    func report(_ isJSON: Bool, _ text: String, _ object: JSONValue.Object) throws {
        if isJSON { try console.output.json(object) } else { try console.output.line(text) }
    }
}
