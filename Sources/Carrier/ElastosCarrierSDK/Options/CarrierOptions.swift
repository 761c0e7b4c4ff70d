internal import CarrierCore
public import Foundation
internal import NativeLoop

/// What a Carrier is made with. It is read once: later changes change nothing.
public final class CarrierOptions: NSObject {
    /// The folder of the identity; made if it is not there. Required.
    public var persistentLocation: String?
    /// Where the network is entered. Required; may be empty, for a local network whose nodes find each other.
    public var bootstrapNodes: [BootstrapNode]?
    /// Servers for messages to friends who are offline. Not used yet.
    public var expressNodes: [ExpressNode]?
    /// Whether UDP is used where it gets through. Without it, at least one bootstrap node is needed, as the relay.
    public var udpEnabled = true
    /// How much is written to standard error.
    public var loglevel = CarrierLogLevel.Debug
    /// The identity that a new folder gets: 32 bytes, of any values. For a folder with another identity it is an error.
    // The name is that of the published API.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public var secret_key: Data?

    /// Whether this node and others of the local network find each other by broadcast, as in the published SDK. Tests
    /// that must not leave the machine turn it off.
    package var isLocalDiscoveryEnabled = true

    public override init() {}

    /// - Throws: ``CarrierError/InvalidArgument``.
    func configuration() throws -> NodeConfiguration {
        guard let folder = persistentLocation, !folder.isEmpty, let bootstrapNodes else {
            throw CarrierError.InvalidArgument
        }
        let nodes = try bootstrapNodes.map { try $0.node() }
        for node in expressNodes ?? [] { try node.validate() }
        if !udpEnabled, nodes.isEmpty { throw CarrierError.InvalidArgument }
        var network: NodeConfiguration.Network
        do throws(NodeError) {
            network =
                udpEnabled
                ? .udp(bootstrap: nodes, localDiscovery: isLocalDiscoveryEnabled) : try .relays(nodes)
        } catch {
            throw CarrierError(error)
        }
        network.isIPv6Enabled = nodes.contains { $0.host.contains(":") }
        var configuration = NodeConfiguration(folder: folder, network: network)
        if let key = secret_key {
            guard key.count == 32 else { throw CarrierError.InvalidArgument }
            configuration.secretKey = Secret(Array(key))
        }
        configuration.log = loglevel.sink
        if !(expressNodes ?? []).isEmpty {
            configuration.log(.warning, "Express nodes are not used yet: who is offline gets no messages")
        }
        return configuration
    }
}
