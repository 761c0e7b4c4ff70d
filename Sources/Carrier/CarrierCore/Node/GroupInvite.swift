public import CarrierWire

/// A friend invites to a group.
public struct GroupInvite: Sendable, Hashable {
    public let from: UserID
    /// What joining needs; it means nothing else.
    public let cookie: [UInt8]
}
