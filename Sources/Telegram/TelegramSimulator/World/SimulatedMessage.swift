/// A message of a simulated chat.
public struct SimulatedMessage: Sendable {
    /// Telegram's number of the message in its chat, from 1. TDLib's identifier is 2^20 times it.
    public var number: Int64
    /// Who wrote it: a user's identifier, or a chat's (negative) where a channel speaks for itself.
    public var senderID: Int64
    /// Unix time, in seconds.
    public var date: Int32
    /// Unix time of the last edit; 0 if there was none.
    public var editDate: Int32 = 0
    public var content: SimulatedContent
    /// The number of the message that this one answers; 0 if none.
    public var replyTo: Int64 = 0
    /// What the messages of one album have in common; 0 if it is in none.
    public var albumID: Int64 = 0
    public var isPinned = false
    /// Whether the sender forbids saving it, although the chat does not.
    public var isProtected = false
    /// Seconds after opening at which the media is gone; nil if it does not self-destruct, 0 for "view once".
    public var selfDestruct: Int32?

    public init(number: Int64, senderID: Int64, date: Int32, content: SimulatedContent) {
        self.number = number
        self.senderID = senderID
        self.date = date
        self.content = content
    }

    /// TDLib's identifier.
    public var id: Int64 { number << 20 }
}
