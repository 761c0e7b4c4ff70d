internal import CarrierCore
public import Foundation

/// A server that keeps messages for friends who are offline.
///
/// It is checked as the published API does, and not used yet: a warning says so.
public final class ExpressNode: NSObject {
    /// An IPv4 address or a DNS name. Required.
    public var ipv4: String?
    public var ipv6: String?
    /// 1 to 65535 in decimal digits; 443 if it is nil.
    public var port: String?
    /// The node's key in base 58. Required.
    public var publicKey: String?

    public override init() {}

    /// - Throws: ``CarrierError/InvalidArgument``.
    func validate() throws {
        let port = try NodeText.port(port, default: CarrierCore.ExpressNode.defaultPort)
        let key = try NodeText.key(publicKey)
        guard let ipv4, (try? CarrierCore.ExpressNode(host: ipv4, port: port, key: key)) != nil else {
            throw CarrierError.InvalidArgument
        }
    }
}
