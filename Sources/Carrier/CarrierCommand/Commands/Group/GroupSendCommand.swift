import CarrierCore
import CommandLineInterface

extension CarrierTool {
    static let groupSend = Command(
        "send", about: "Say something to those of a group who are connected",
        arguments: [Arguments.group, GroupOptions.text] + SessionOptions.all
    ) { invocation in
        let (group, text) = (try invocation[Arguments.group].id, try invocation[GroupOptions.text])
        return try await invocation.withNode(usualTimeout: SessionOptions.usualGroupTimeout) { session in
            try await session.ready()
            try await session.send(to: group) { try await session.node.send(Array(text.utf8), to: group) }
            // Nobody says that it arrived: the node must not go before it is on its way.
            try await Task.sleep(for: .seconds(2))
            try session.report("Said", ["group": .id(group), "status": "sent"])
            return .success
        }
    }
}
