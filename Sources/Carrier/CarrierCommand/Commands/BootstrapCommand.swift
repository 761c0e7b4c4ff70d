import CarrierCore
import CommandLineInterface
import NativeLoop

enum BootstrapOptions {
    static let keyFile = Option(
        "--key-file", "FILE", as: String.self, completion: .file,
        help: "The server's key, made with mode 0600 if it is not there (usually bootstrap.key in the --home folder)")
    static let port = Option("--port", "N", as: PortRange.self, help: "The UDP port (usually 33445)")
    static let relayPort = Option(
        "--relay-port", "N", as: UInt16.self, help: "The TCP port of the relay (usually that of --port)")
    static let noRelay = Flag("--no-relay", help: "Be no TCP relay")
    static let host = Option(
        "--host", "HOST", as: String.self, help: "The name or address that is printed (usually 127.0.0.1)")

    static let all: [any Argument] = [keyFile, port, relayPort, noRelay, host, NetworkOptions.isIPv6Enabled]
}

extension CarrierTool {
    static let bootstrap = Command(
        "bootstrap", about: "Run a server where nodes enter a private network, and a TCP relay",
        discussion: """
            Prints HOST:PORT:KEY, which is what --bootstrap takes, and serves until SIGTERM or SIGINT. It has no friends \
            and no say; the key stays the same as long as its file does. Nodes look for the relay at the number of the \
            UDP port.
            """,
        arguments: BootstrapOptions.all,
        examples: [.init("carrier bootstrap --host example.org", "Serve on port 33445")]
    ) { invocation in
        try invocation.begin()
        if try invocation[BootstrapOptions.noRelay], try invocation[BootstrapOptions.relayPort] != nil {
            throw UsageError("'--relay-port' and '--no-relay' exclude each other")
        }
        let ports = try invocation[BootstrapOptions.port]?.ports ?? 33445...33445
        let relayPort =
            try invocation[BootstrapOptions.noRelay]
            ? nil : try invocation[BootstrapOptions.relayPort] ?? ports.lowerBound
        return try await withNodeErrors {
            let home = try invocation.home
            if try invocation[BootstrapOptions.keyFile] == nil { try PrivateFile.makeFolder(home) }
            let server = try BootstrapServer(
                keyFile: try invocation[BootstrapOptions.keyFile] ?? home + "/bootstrap.key", ports: ports,
                relayPort: relayPort, isIPv6Enabled: try invocation[NetworkOptions.isIPv6Enabled])
            let host = try invocation[BootstrapOptions.host] ?? "127.0.0.1"
            let port = await server.udpPort
            let line = "\(host.contains(":") ? "[\(host)]" : host):\(port):\(server.key)"
            if try invocation.isJSON {
                try invocation.console.output.json([
                    "event": "started", "bootstrap": .string(line), "host": .string(host),
                    "port": .integer(Int64(port)), "relayPort": JSONValue(await server.relayPort),
                    "key": .id(server.key),
                ])
            } else {
                try invocation.console.output.line(line)
            }
            try await server.run()
            return .success
        }
    }
}
