public import CarrierWire

/// A message that a friend sent.
public struct ReceivedMessage: Sendable, Hashable {
    /// The friend, and the extension that it is for if there is one.
    public let from: PeerTarget
    /// Exactly the bytes that he gave: 1 byte to 16 MiB. Native programs may end a text with a NUL.
    public let payload: [UInt8]
    /// When it arrived here, in microseconds since 1970; of an offline message, when the Express node got it.
    public let timestamp: Int64
    /// Whether an Express node kept it meanwhile.
    public let isOffline: Bool

    /// The payload as text, up to its first NUL; bytes that are not UTF-8 become U+FFFD.
    public var text: String { NulTerminatedText.decode(payload) }
}
