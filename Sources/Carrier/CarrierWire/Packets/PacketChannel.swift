/// The way on which a packet travels. It decides which packets may come and how long they may be.
///
/// Carrier protocol, sections 4.1 and 8.5.
public enum PacketChannel: Sendable, Hashable, CaseIterable {
    /// A Tox status message: the profile, at most 1007 bytes.
    case statusMessage
    /// The message of a Tox friend request, or an Express frame of type `R`. At most 1016 bytes arrive and 940 are
    /// sent: longer requests are accepted by Tox and never arrive (section 3.7).
    case friendRequest
    /// A Tox friend message: messages, pieces of long messages, invites and answers, at most 1372 bytes.
    case friendMessage
    /// The opened content of an Express frame of type `M`: a whole message of up to 16 MiB.
    case expressMessage

    /// How many bytes a packet may have that arrives.
    public var maximumSize: Int {
        switch self {
        case .statusMessage: WireLimits.statusMessage
        case .friendRequest: WireLimits.friendRequest
        case .friendMessage: WireLimits.friendMessage
        // The overhead of the format is less than 200 bytes with the longest extension name.
        case .expressMessage: WireLimits.largeBulkMessage + 256
        }
    }

    /// How many bytes a packet may have that is sent.
    public var maximumSentSize: Int {
        self == .friendRequest ? WireLimits.deliverableFriendRequest : maximumSize
    }

    /// How long the payload of a message packet may be.
    ///
    /// A message that arrives through Tox may have more than the 1024 bytes that are sent: the packet's size bounds it.
    var maximumMessagePayload: Int { self == .expressMessage ? WireLimits.largeBulkMessage : WireLimits.friendMessage }

    func carries(_ type: PacketType) -> Bool {
        switch (self, type) {
        case (.statusMessage, .userInfo), (.friendRequest, .friendRequest), (.expressMessage, .friendMessage): true
        case (.friendMessage, .friendMessage), (.friendMessage, .inviteRequest): true
        case (.friendMessage, .inviteResponse), (.friendMessage, .bulkMessage): true
        default: false
        }
    }
}
