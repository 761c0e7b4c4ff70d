public import CarrierWire

/// What is known of a friend.
public struct FriendInfo: Sendable, Hashable {
    public let userID: UserID
    /// His profile as he last sent it; empty until he was seen.
    public var info: UserInfo
    /// What he last said, also while he is not connected.
    public var presence: Presence
    public var isConnected: Bool
    /// A name that only this node knows, up to 63 bytes; empty if there is none.
    public var label: String
}
