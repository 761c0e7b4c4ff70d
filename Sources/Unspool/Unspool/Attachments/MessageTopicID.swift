public import TelegramAPI

/// The part of a chat that a message belongs to. Source: `MessageTopic` of TDLib.
public struct MessageTopicID: Sendable, Hashable {
    /// How a chat is divided.
    public enum Kind: String, Sendable {
        /// The comments under a message.
        case thread
        case forum
        /// The messages of one user to a channel.
        case directMessages = "direct_messages"
        /// Of Saved Messages, those from one chat.
        case savedMessages = "saved_messages"
    }

    /// How the chat is divided.
    public let kind: Kind
    /// Unique in the chat, among the topics of its kind.
    public let id: Int64

    public init(kind: Kind, id: Int64) {
        self.kind = kind
        self.id = id
    }

    /// Nil for a kind that this version does not know.
    public init?(_ topic: MessageTopic) {
        switch topic {
        case .thread(let topic): self.init(kind: .thread, id: topic.messageThreadID)
        case .forum(let topic): self.init(kind: .forum, id: Int64(topic.forumTopicID))
        case .directMessages(let topic): self.init(kind: .directMessages, id: topic.directMessagesChatTopicID)
        case .savedMessages(let topic): self.init(kind: .savedMessages, id: topic.savedMessagesTopicID)
        case .unknown: return nil
        }
    }
}
