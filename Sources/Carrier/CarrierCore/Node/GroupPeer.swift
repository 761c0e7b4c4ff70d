public import CarrierWire

/// A member of a group.
public struct GroupPeer: Sendable, Hashable {
    public let userID: UserID
    public let name: String
    public let isConnected: Bool
}
