public import CarrierWire

/// A friend invites to a group.
public struct GroupInvite: Sendable, Hashable {
    public let from: UserID
    /// What joining needs; it means nothing else.
    public let cookie: [UInt8]
}

/// What somebody said in a group; the node's own messages come back too.
public struct GroupMessage: Sendable, Hashable {
    public let group: GroupID
    public let from: UserID
    /// 1 to 1024 bytes.
    public let payload: [UInt8]

    /// The payload as text, up to its first NUL; bytes that are not UTF-8 become U+FFFD.
    public var text: String { NulTerminatedText.decode(payload) }
}

/// A member of a group.
public struct GroupPeer: Sendable, Hashable {
    public let userID: UserID
    public let name: String
    public let isConnected: Bool
}
