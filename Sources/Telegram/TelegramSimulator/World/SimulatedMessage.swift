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
    /// The forum's topic that it belongs to; 0 if none, which is General in a forum.
    public var topicID: Int32 = 0
    /// Whether it mentions the account, and whether that has not been seen.
    public var isMention = false
    public var isUnreadMention = false
    /// Whether somebody reacted to it, and the account has not seen that.
    public var hasUnreadReaction = false
    /// Whether somebody voted in its poll, and the account has not seen that.
    public var hasUnreadPollVote = false
    /// The signature of a channel's author; empty if there is none.
    public var authorSignature = ""

    public init(number: Int64, senderID: Int64, date: Int32, content: SimulatedContent) {
        self.number = number
        self.senderID = senderID
        self.date = date
        self.content = content
    }

    /// Whether only this account has it, as all messages of secret chats: Telegram's server has no number for it.
    public internal(set) var isLocal = false
    /// Seconds after its date at which it is deleted for everyone; nil if it stays.
    public var autoDelete: Int32?
    /// When somebody opened media that self-destruct, since the simulator began.
    var openedAt: Duration?

    /// TDLib's identifier: its two lowest bits tell what kind of message it is.
    public var id: Int64 { number << 20 | (isLocal ? 2 : 0) }

    /// The topic that it belongs to; nil in a chat that is no forum.
    func topic(in chat: SimulatedChat) -> Int32? {
        guard chat.isForum else { return nil }
        return topicID == 0 ? SimulatedTopic.generalID : topicID
    }
}
