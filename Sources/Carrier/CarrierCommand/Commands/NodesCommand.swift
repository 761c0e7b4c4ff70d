import CarrierCore
import CommandLineInterface
import NativeLoop

extension CarrierTool {
    static let nodes = Command(
        "nodes", about: "List the bootstrap nodes that would be used",
        discussion: """
            Those of the configuration file. The public list is shown only when asked for: its nodes belong to others, \
            and may be gone. Nothing uses them unless it is told to.
            """,
        arguments: [NetworkOptions.configuration, NetworkOptions.publicNodes],
        examples: [.init("carrier nodes --public-nodes", "Show the public list")]
    ) { invocation in
        try invocation.begin()
        let file = try invocation.configurationFile(try invocation.home)
        for warning in file?.warnings ?? [] { invocation.console.messages.note(warning) }
        try list(file?.bootstraps ?? [], source: "configuration", invocation)
        if try invocation[NetworkOptions.publicNodes] {
            invocation.console.messages.note("The public list of \(PublicNodes.date):")
            try list(PublicNodes.bootstraps, source: "public \(PublicNodes.date)", invocation)
        } else if file == nil {
            invocation.console.messages.note("There is no configuration file. --public-nodes shows the public list.")
        }
        return .success
    }

    private static func list(_ nodes: [BootstrapNode], source: String, _ invocation: Invocation) throws {
        for node in nodes {
            if try invocation.isJSON {
                try invocation.console.output.json([
                    "bootstrap": .string("\(node)"), "host": .string(node.host), "port": .integer(Int64(node.port)),
                    "key": .id(node.key), "source": .string(source),
                ])
            } else {
                try invocation.console.output.line("\(node)")
            }
        }
    }
}
