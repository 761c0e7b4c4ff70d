/// Which end of a TCP connection a descriptor is. It decides how many bytes pass before the first frame.
enum TCPRole: Sendable {
    /// Made by `socket`: it connects to a relay.
    case client
    /// Made by `accept`: this node is the relay.
    case server

    /// How many bytes of handshake this end sends.
    var outgoingHandshake: Int { self == .client ? 128 : 96 }
    /// How many bytes may wait for the network.
    ///
    /// A node has few relays. What it may have on its way to a friend, 2 MiB, must fit: toxcore takes a packet that is
    /// refused here for a lost one and stands still for ten seconds and more. A relay has many clients, and each of them
    /// could leave as much unread.
    var outgoingLimit: Int { self == .client ? 4 << 20 : 256 << 10 }
    /// How many bytes of handshake this end receives.
    var incomingHandshake: Int { self == .client ? 96 : 128 }
}
