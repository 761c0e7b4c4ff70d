/// The number in the first field of a packet; 7 (friend remove) is reserved and never sent. Carrier protocol,
/// section 4.1.
enum PacketType: UInt8 {
    case userInfo = 3
    case friendRequest = 6
    case friendMessage = 33
    case inviteRequest = 34
    case inviteResponse = 35
    case bulkMessage = 36

    /// The tag of the union that the packet's body must have.
    var bodyTag: UInt8 {
        switch self {
        case .userInfo: 1
        case .friendRequest: 2
        case .friendMessage: 3
        case .inviteRequest: 4
        case .inviteResponse: 5
        case .bulkMessage: 6
        }
    }
}
