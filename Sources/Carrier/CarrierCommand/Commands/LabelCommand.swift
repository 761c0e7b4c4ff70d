import CarrierCore
import CommandLineInterface
import NativeLoop

enum LabelOptions {
    static let label = Positional("LABEL", as: String.self, help: "A name of up to 63 bytes; '' takes it away")
}

extension CarrierTool {
    static let label = Command(
        "label", about: "Give a friend a name that only you see",
        arguments: [Arguments.user, LabelOptions.label],
        examples: [.init("carrier label USER 'Ada at work'", "Call a friend so")]
    ) { invocation in
        try invocation.begin()
        return try await withNodeErrors {
            _ = try invocation.requireIdentity()
            let (id, label) = (try invocation[Arguments.user].id, try invocation[LabelOptions.label])
            // A node that is never run: this needs no network.
            let node = try CarrierNode(NodeConfiguration(folder: try invocation.home, network: .udp(bootstrap: [])))
            defer { node.stop() }
            try await node.setLabel(label, of: id)
            if try invocation.isJSON {
                try invocation.console.output.json(["user": .id(id), "label": .string(label)])
            }
            return .success
        }
    }
}
