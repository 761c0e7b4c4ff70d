public import CarrierWire

/// A node of the Tox network through which this one finds the others; it is used as a relay too.
///
/// ```swift
/// let node = try BootstrapNode("13.58.208.50:33445:89vny8MrKdDKs7Uta9RdVmspPjnRMdwMmaiEW27pZ7gh")
/// ```
///
/// Carrier protocol, sections 3.1 and 12.
public struct BootstrapNode: Hashable, Sendable, CustomStringConvertible {
    /// The port if none is given: 33445.
    public static let defaultPort: UInt16 = 33445

    /// An IPv4 or IPv6 address, without brackets, or a DNS name.
    public let host: String
    /// 1 to 65535.
    public let port: UInt16
    /// The node's public key.
    public let key: UserID

    /// - Throws: ``NodeError`` with ``NodeError/Code/badBootstrapHost`` or ``NodeError/Code/badBootstrapPort`` that says what was
    ///   expected.
    public init(host: String, port: UInt16 = defaultPort, key: UserID) throws(NodeError) {
        self.init(try NodeAddress(host: host, port: port, key: key, .bootstrap))
    }

    /// - Parameter text: `HOST:PORT:KEY`, or `HOST:KEY` for the default port. An IPv6 address stands in brackets; the key is base 58.
    /// - Throws: ``NodeError`` with ``NodeError/Code/badBootstrapHost``, ``NodeError/Code/badBootstrapPort``, or
    ///   ``NodeError/Code/invalidArguments`` for the key and for another form.
    public init(_ text: String) throws(NodeError) {
        self.init(try NodeAddress(text, .bootstrap))
    }

    init(_ address: NodeAddress) {
        host = address.host
        port = address.port
        key = address.key
    }

    /// Whether ``host`` is an IPv4 or IPv6 address, which needs no look-up.
    var isAddress: Bool { NodeAddress.isLiteral(host) }

    /// The node as ``init(_:)`` reads it.
    public var description: String { NodeAddress.text(host, port, key) }
}
