import CarrierCore
import CommandLineInterface
import NativeLoop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How a node reaches others: the options of every command that runs one.
enum NetworkOptions {
    static let bootstrap = Option(
        repeated: "--bootstrap", "HOST:PORT:KEY", as: BootstrapArgument.self,
        help: "A node through which to enter the network")
    static let noUDP = Flag("--no-udp", help: "Use TCP relays only: slower, and peers do not learn your address")
    static let ports = Option(
        "--port", "N[-M]", as: PortRange.self, help: "The UDP port, the first free one of a range (usually 33445-33545)"
    )
    static let isIPv6Enabled = Flag("--ipv6", help: "Use addresses of IPv6 too; native nodes know IPv4 only")
    static let localDiscovery = Flag(
        "--local-discovery", help: "Look for nodes in the local network, and be found there")
    static let outbox = Flag("--outbox", help: "Keep messages for friends who are offline until they come")
    static let configuration = Option(
        "--config", "FILE", as: String.self, completion: .file,
        help: "A configuration file (usually carrier.conf in the identity's folder, if it is there)")
    static let publicNodes = Flag("--public-nodes", help: "Enter through the public list, too; see 'carrier nodes'")

    static let all: [any Argument] = [
        bootstrap, noUDP, ports, isIPv6Enabled, localDiscovery, outbox, configuration, publicNodes,
    ]
}

/// `N` or `N-M`.
struct PortRange: ArgumentValue {
    let ports: ClosedRange<UInt16>
    static let expectation = "a port from 1 to 65535, or two as in 33445-33545"

    init?(argument: String) {
        guard let ports = PortText.range(argument) else { return nil }
        self.ports = ports
    }
}

struct BootstrapArgument: ArgumentValue {
    let node: BootstrapNode
    static let expectation = "HOST:PORT:KEY with a key in base 58"

    init?(argument: String) {
        guard let node = try? BootstrapNode(argument) else { return nil }
        self.node = node
    }
}

extension Invocation {
    /// What the command line and the configuration file say; the command line wins.
    func nodeConfiguration() throws -> NodeConfiguration {
        let home = try home
        let file = try configurationFile(home)
        for warning in file?.warnings ?? [] { console.messages.note(warning) }
        for setting in file?.unusedSettings ?? [] { console.messages.note("The configuration file's \(setting)") }
        var bootstraps = try self[NetworkOptions.bootstrap].map(\.node)
        if bootstraps.isEmpty { bootstraps = file?.bootstraps ?? [] }
        if try self[NetworkOptions.publicNodes] { bootstraps += PublicNodes.bootstraps }
        let isUDPEnabled = try !self[NetworkOptions.noUDP] && file?.isUDPEnabled != false
        let isLocal = try self[NetworkOptions.localDiscovery] || file?.isLocalDiscoveryEnabled == true
        if bootstraps.isEmpty, !isLocal {
            console.messages.note(
                "No bootstrap node is named (--bootstrap, --config or --public-nodes): this node waits to be found")
        }
        let ports = try self[NetworkOptions.ports]?.ports ?? file?.ports ?? NodeConfiguration.Network.defaultPorts
        var network: NodeConfiguration.Network =
            isUDPEnabled
            ? .udp(bootstrap: bootstraps, ports: ports, localDiscovery: isLocal) : try .relays(bootstraps)
        network.isIPv6Enabled = try self[NetworkOptions.isIPv6Enabled]
        var configuration = NodeConfiguration(folder: home, network: network)
        if try self[NetworkOptions.outbox] || file?.isOutboxEnabled == true { configuration.outbox = .on }
        configuration.clientInfo.appVersion = "carrier \(CarrierTool.version)"
        let messages = console.messages
        configuration.log = LogSink(upTo: .warning) { messages.note($0.message) }
        return configuration
    }

    /// The file that was named, or the one in the folder.
    func configurationFile(_ home: String) throws -> CarrierConfigurationFile? {
        do throws(NodeError) {
            if let path = try? self[NetworkOptions.configuration] { return try CarrierConfigurationFile(path: path) }
            let usual = home + "/carrier.conf"
            return access(usual, F_OK) == 0 ? try CarrierConfigurationFile(path: usual) : nil
        } catch {
            throw CommandFailure(error.message, exitCode: .configuration)
        }
    }
}

extension CarrierConfigurationFile {
    /// What the file says and this command does not follow, with what to do.
    fileprivate var unusedSettings: [String] {
        [
            dataFolder.map { "data-dir \"\($0)\" is not used: name the folder with --home" },
            logFile.map { "log-file \"\($0)\" is not used: messages go to standard error" },
            logLevel.map { "log-level \($0) is not used: warnings and errors are shown" },
            expressNodes.isEmpty
                ? nil : "express_nodes are not used: messages for friends who are offline need --outbox",
        ].compactMap { $0 }
    }
}
