/// What one message holds, after ``TDLibAttachmentMapper``. There is always at least one item.
public struct MappedMessage: Sendable, Equatable {
    /// What stands at one place of a message.
    public enum Item: Sendable, Equatable {
        case attachment(Attachment)
        /// Nothing that could be saved: text, a place, a poll without media, a service message…
        case nothing
        /// Paid media that was not paid for.
        case locked
        /// A photo, video or voice message whose time is over.
        case expired(AttachmentKind)
        /// Content that this TDLib, or this program, does not know; named as TDLib does.
        case unsupported(String)
        /// A story that was shared: its content has to be asked for.
        case story(Story)
        /// A story whose content Telegram did not give this time, and why.
        case unreached(String)
    }

    /// A shared story. Source: `messageStory` of TDLib.
    public struct Story: Sendable, Equatable {
        /// The chat that posted the story; with ``storyID`` what `getStory` asks for.
        public let posterChatID: Int64
        /// Unique among the stories of its chat.
        public let storyID: Int32
    }

    /// TDLib's identifier of the chat.
    public let chatID: Int64
    /// TDLib's identifier of the message, unique in its chat.
    public let messageID: Int64
    /// Unix time.
    public let date: Int64
    /// 0 if the message is in no album.
    public let albumID: Int64
    /// Sender, topic, edit date.
    public let facts: MessageFacts
    /// What it holds; ``id(at:)`` tells which item each is.
    public var items: [Item]
    /// The ``Attachment/ID/index`` of each item; empty if they are numbered from 1 without gaps.
    private var indices: [Int] = []

    public init(
        chatID: Int64, messageID: Int64, date: Int64, albumID: Int64, facts: MessageFacts = MessageFacts(),
        items: [Item], indices: [Int] = []
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.date = date
        self.albumID = albumID
        self.facts = facts
        self.items = items
        self.indices = indices
    }

    /// Which item the one at an offset in ``items`` is: the same whatever is asked for.
    public func id(at offset: Int) -> Attachment.ID {
        let index = indices.indices.contains(offset) ? indices[offset] : offset + 1
        return Attachment.ID(chatID: chatID, messageID: messageID, index: index)
    }

    /// The message with only these of its items; nil if it has none of them.
    func keeping(_ ids: Set<Attachment.ID>) -> MappedMessage? {
        var kept = self
        let offsets = items.indices.filter { ids.contains(id(at: $0)) }
        kept.items = offsets.map { items[$0] }
        kept.indices = offsets.map { id(at: $0).index }
        return offsets.isEmpty ? nil : kept
    }
}
