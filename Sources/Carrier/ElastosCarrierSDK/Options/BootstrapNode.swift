internal import CarrierCore
public import Foundation

/// Where the network is entered. The node is used as a relay too.
///
/// ```swift
/// let node = BootstrapNode()
/// node.ipv4 = "198.51.100.7"
/// node.port = "33445"
/// node.publicKey = "68K6FyBj5j7nLLTkgFqkXDRJEPgdGf9WPJJPYhv59bms"
/// ```
public final class BootstrapNode: NSObject {
    /// An IPv4 address or a DNS name. Either this or ``ipv6`` is required.
    public var ipv4: String?
    /// Used only without ``ipv4``: then the Carrier speaks IPv6 too, which native ones do not.
    public var ipv6: String?
    /// 1 to 65535 in decimal digits; 33445 if it is nil.
    public var port: String?
    /// The node's key in base 58. Required.
    public var publicKey: String?

    public override init() {}

    /// - Throws: ``CarrierError/InvalidArgument``.
    func node() throws -> CarrierCore.BootstrapNode {
        let port = try NodeText.port(port, default: CarrierCore.BootstrapNode.defaultPort)
        let key = try NodeText.key(publicKey)
        guard let host = [ipv4, ipv6].compactMap({ $0 }).first(where: { !$0.isEmpty }),
            let node = try? CarrierCore.BootstrapNode(host: host, port: port, key: key)
        else { throw CarrierError.InvalidArgument }
        return node
    }
}

/// What bootstrap and Express nodes have in common.
enum NodeText {
    static func port(_ text: String?, default port: UInt16) throws -> UInt16 {
        guard let text, !text.isEmpty else { return port }
        guard let port = PortText.port(text) else { throw CarrierError.InvalidArgument }
        return port
    }

    static func key(_ text: String?) throws -> UserID {
        guard let text, let key = try? UserID(text) else { throw CarrierError.InvalidArgument }
        return key
    }
}
