/// Which end of a TCP connection a descriptor is. It decides how many bytes pass before the first frame.
enum TCPRole: Sendable {
    /// Made by `socket`: it connects to a relay.
    case client
    /// Made by `accept`: this node is the relay.
    case server

    /// How many bytes of handshake this end sends.
    var outgoingHandshake: Int { self == .client ? 128 : 96 }
    /// How many bytes of handshake this end receives.
    var incomingHandshake: Int { self == .client ? 96 : 128 }
}
