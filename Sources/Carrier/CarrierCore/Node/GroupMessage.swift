public import CarrierWire

/// What somebody said in a group; the node's own messages come back too.
public struct GroupMessage: Sendable, Hashable {
    public let group: GroupID
    public let from: UserID
    /// 1 to 1024 bytes.
    public let payload: [UInt8]

    /// The payload as text, up to its first NUL; bytes that are not UTF-8 become U+FFFD.
    public var text: String { NulTerminatedText.decode(payload) }
}
