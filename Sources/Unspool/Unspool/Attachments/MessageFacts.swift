public import TelegramAPI

/// What Telegram tells about a message besides its content.
public struct MessageFacts: Sendable, Hashable {
    /// Nil if TDLib names a kind of sender that this version does not know.
    public var sender: MessageSenderID?
    /// The name that a channel's or group's message is signed with; empty if there is none. Not to be trusted.
    public var authorSignature: String
    /// Unix time of the last edit; 0 if it was never edited.
    public var editDate: Int64
    /// Nil if the message is in no topic.
    public var topic: MessageTopicID?
    /// Whether the account itself sent it.
    public var isOutgoing: Bool
    /// What kind of message it is, for ``ExportSelection/types``.
    public var type: MessageType

    public init(
        sender: MessageSenderID? = nil, authorSignature: String = "", editDate: Int64 = 0, topic: MessageTopicID? = nil,
        isOutgoing: Bool = false, type: MessageType = .other
    ) {
        self.sender = sender
        self.authorSignature = authorSignature
        self.editDate = editDate
        self.topic = topic
        self.isOutgoing = isOutgoing
        self.type = type
    }
}

extension MessageFacts {
    /// - Parameter message: as TDLib tells it.
    public init(_ message: Message) {
        self.init(
            sender: MessageSenderID(message.senderID), authorSignature: message.authorSignature,
            editDate: Int64(message.editDate), topic: message.topicID.flatMap { MessageTopicID($0) },
            isOutgoing: message.isOutgoing, type: MessageType(message.content))
    }
}
