internal import CarrierCore
public import Foundation
internal import NativeLoop

/// A relay for media, and what it takes to be let in. Carrier protocol, section 10.1.
public final class TurnServerInfo: NSObject, Sendable {
    /// An address or a DNS name.
    public let server: String
    /// A UDP port, for STUN and TURN.
    public let port: UInt16
    public let username: String
    public let password: String
    public let realm: String

    init(_ credentials: TurnCredentials) {
        server = credentials.host
        port = credentials.port
        username = credentials.username
        password = credentials.password.revealed
        realm = credentials.realm
    }
}
