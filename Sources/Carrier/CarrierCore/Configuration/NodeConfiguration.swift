public import CarrierNetwork
public import NativeLoop

/// What a node is made with.
///
/// ```swift
/// let node = try BootstrapNode("198.51.100.7:33445:68K6FyBj5j7nLLTkgFqkXDRJEPgdGf9WPJJPYhv59bms")
/// let configuration = NodeConfiguration(folder: "/var/lib/bot", network: .udp(bootstrap: [node]))
/// ```
public struct NodeConfiguration: Sendable {
    /// How the node reaches others.
    public struct Network: Sendable, Hashable {
        /// Where a node listens if nothing else is said: 33445 to 33545, the range of Tox.
        public static let defaultPorts: ClosedRange<UInt16> = 33445...33545

        /// Where the network is entered; each is a relay too.
        public let bootstrapNodes: [BootstrapNode]
        public let isUDPEnabled: Bool
        /// The UDP port is the first free one of these.
        public let ports: ClosedRange<UInt16>
        /// Whether nodes of the local network are looked for by broadcast.
        public let isLocalDiscoveryEnabled: Bool
        /// Whether addresses of IPv6 are used beside those of IPv4. Native nodes know IPv4 only.
        public var isIPv6Enabled = false

        /// UDP where it gets through, relays where it does not.
        ///
        /// - Parameters:
        ///   - bootstrap: may be empty, for a network whose nodes find each other by local discovery.
        ///   - localDiscovery: tells the local network that this node is here.
        public static func udp(
            bootstrap: [BootstrapNode], ports: ClosedRange<UInt16> = defaultPorts, localDiscovery: Bool = false
        ) -> Network {
            Network(
                bootstrapNodes: bootstrap, isUDPEnabled: true, ports: ports, isLocalDiscoveryEnabled: localDiscovery)
        }

        /// TCP to relays only: slower, and nobody learns the node's address from its peers.
        ///
        /// - Throws: ``NodeError`` if there is no relay.
        public static func relays(_ bootstrap: [BootstrapNode]) throws(NodeError) -> Network {
            if bootstrap.isEmpty {
                throw NodeError(.invalidArguments, "Without UDP a node needs at least one bootstrap node as its relay")
            }
            return Network(
                bootstrapNodes: bootstrap, isUDPEnabled: false, ports: defaultPorts, isLocalDiscoveryEnabled: false)
        }
    }

    /// Whether messages to friends who are offline are kept, on disk, until they come.
    public enum Outbox: Sendable, Hashable {
        /// Sending to a friend who is offline fails at once.
        case off
        /// They are sent when he comes, in order, also after a restart. What was on its way when a process ended may
        /// arrive twice.
        case on
    }

    /// Where the identity is kept. Made with mode 0700 if it is not there.
    public var folder: String
    public var network: Network
    /// The identity that a new folder gets: 32 bytes. A folder that has another identity is refused.
    public var secretKey: Secret<[UInt8]>?
    public var outbox = Outbox.off
    /// What friends are told about this program.
    public var clientInfo = ClientInfo()
    /// Where diagnostics go.
    public var log = LogSink.silent

    /// Faults of the network, for tests of programs.
    public var conditions = NetworkConditions.none
    /// Microseconds since 1970.
    package var wallClock: @Sendable () -> Int64 = SystemTime.microsecondsSince1970
    /// The time since any fixed moment, by a clock that never goes back.
    package var clock: @Sendable () -> Duration = SystemTime.monotonic
    package var limits = SendQueue.Limits()

    public init(folder: String, network: Network) {
        self.folder = folder
        self.network = network
    }
}
