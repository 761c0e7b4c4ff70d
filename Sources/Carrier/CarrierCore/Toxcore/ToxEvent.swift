/// What toxcore reports from inside of an iteration. Numbers of friends, conferences and peers are toxcore's own.
enum ToxEvent {
    case selfConnection(isConnected: Bool)
    case friendRequest(key: [UInt8], message: [UInt8])
    case friendConnection(friend: UInt32, isConnected: Bool)
    case friendStatusMessage(friend: UInt32, [UInt8])
    case friendStatus(friend: UInt32, UInt32)
    case friendMessage(friend: UInt32, [UInt8])
    case friendReceipt(friend: UInt32, message: UInt32)
    /// A packet that needs no answer and may get lost; its first byte says what it is.
    case friendLossyPacket(friend: UInt32, kind: UInt8)
    case conferenceInvite(friend: UInt32, cookie: [UInt8])
    case conferenceConnected(conference: UInt32)
    case conferenceMessage(conference: UInt32, peer: UInt32, [UInt8])
    /// `peer` is `UInt32.max` if the title was not set by a known peer.
    case conferenceTitle(conference: UInt32, peer: UInt32, [UInt8])
    case conferencePeerName(conference: UInt32, peer: UInt32, [UInt8])
    case conferencePeerList(conference: UInt32)
}
