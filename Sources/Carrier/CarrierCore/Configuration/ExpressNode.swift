public import CarrierWire

/// A server that keeps messages for friends who are offline. Carrier protocol, sections 8 and 12.
///
/// ```swift
/// let node = try ExpressNode("lens.beagle.chat:443:ECbs4GxwGzxGerNkmqDJFibEmevu8jAXqAZtikccvD95")
/// ```
public struct ExpressNode: Hashable, Sendable, CustomStringConvertible {
    /// The port if none is given: 443.
    public static let defaultPort: UInt16 = 443

    /// An IPv4 or IPv6 address, without brackets, or a DNS name.
    public let host: String
    /// 1 to 65535.
    public let port: UInt16
    /// The server's public key.
    public let key: UserID

    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments`` that says what was expected.
    public init(host: String, port: UInt16 = defaultPort, key: UserID) throws(NodeError) {
        self.init(try NodeAddress(host: host, port: port, key: key, .express))
    }

    /// - Parameter text: `HOST:PORT:KEY`, or `HOST:KEY` for the default port. An IPv6 address stands in brackets; the key is base 58.
    /// - Throws: ``NodeError`` with ``NodeError/Code/invalidArguments``.
    public init(_ text: String) throws(NodeError) {
        self.init(try NodeAddress(text, .express))
    }

    init(_ address: NodeAddress) {
        host = address.host
        port = address.port
        key = address.key
    }

    /// The node as ``init(_:)`` reads it.
    public var description: String { NodeAddress.text(host, port, key) }
}
