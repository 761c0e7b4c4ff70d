import NativeLoop

/// One line of `manifest.ndjson`: one item of one message and what became of it.
public struct ManifestItem: Sendable, Equatable {
    /// The version of the line's form, its `v`.
    public static let schemaVersion: Int64 = 1

    /// TDLib's identifier of the chat.
    public var chatID: Int64
    /// TDLib's identifier of the message, unique in its chat.
    public var messageID: Int64
    /// Which item of the message: see ``Attachment/ID/index``. Below 1 of what an edit has replaced.
    public var index: Int
    /// As of when it was settled: a saved file stays ``Outcome/saved``.
    public var outcome: Outcome
    /// The name relative to the destination; nil if nothing is there.
    public var path: String?
    /// Of an item that failed: where a file of it was that is lost, cut short or changed. A later run puts it back there.
    public var earlierPath: String?
    /// Lower-case hexadecimal text.
    public var sha256: String?
    /// In bytes.
    public var size: Int64?
    /// An ``AttachmentKind``; nil of a message without a file, as the next are.
    public var kind: String?
    /// An ``AttachmentRole``; nil for what somebody sent.
    public var role: String?
    /// The name as it was given, not cleaned.
    public var name: String?
    /// Who gave the name: an ``Attachment/Name-swift.struct/Source-swift.enum``.
    public var nameSource: String?
    /// As Telegram tells it. Not to be trusted.
    public var mimeType: String?
    /// Telegram's identifier of the content: see ``Attachment/File-swift.struct/uniqueID``.
    public var uniqueID: String?
    /// Unix time of the message.
    public var date: Int64?
    /// Who sent the message: a user's identifier, or a chat's, which is negative.
    public var senderID: Int64?
    /// What the sender was called when the file was saved. Not to be trusted.
    public var senderName: String?
    /// Unix time of the last edit.
    public var editDate: Int64?
    /// The message's topic, unique in the chat among those of its ``topicKind``.
    public var topicID: Int64?
    /// A ``MessageTopicID/Kind-swift.enum``.
    public var topicKind: String?
    /// The topic's name, as far as it is known.
    public var topic: String?
    /// The text beside it. Not to be trusted.
    public var caption: String?
    /// Telegram's identifier of the album that the message belongs to.
    public var albumID: Int64?
    /// The place in the album, from 1 in the order of sending; 0 until the whole album is known.
    public var albumIndex: Int?
    /// In pixels.
    public var width: Int32?
    /// In pixels.
    public var height: Int32?
    /// In seconds.
    public var duration: Double?
    /// Why it failed, or the name of the content that is not known.
    public var reason: String?
    /// The message holds something else since an edit; the file stays, and the line has an index below 1.
    public var isReplaced = false
    /// The members that only other versions know, with their values: a whole number of more than 64 bits is one with a
    /// fraction afterwards, and spaces and escapes are this version's.
    var others = JSONValue.Object()

    /// The number that links to the message and names of files carry.
    public var messageNumber: Int64 { NameTemplate.number(of: messageID) }

    public var id: Attachment.ID { Attachment.ID(chatID: chatID, messageID: messageID, index: index) }

    public init(
        id: Attachment.ID, outcome: Outcome, date: Int64?, facts: MessageFacts = MessageFacts(), reason: String? = nil
    ) {
        chatID = id.chatID
        messageID = id.messageID
        index = id.index
        self.outcome = outcome
        self.date = date
        self.reason = reason
        senderID = facts.sender?.id
        editDate = facts.editDate > 0 ? facts.editDate : nil
        topicID = facts.topic?.id
        topicKind = facts.topic?.kind.rawValue
    }

    /// Takes everything that Telegram tells about the attachment; path and hash follow when it is saved.
    public init(_ attachment: Attachment, outcome: Outcome, reason: String? = nil) {
        self.init(id: attachment.id, outcome: outcome, date: attachment.date, facts: attachment.facts, reason: reason)
        size = attachment.file.size > 0 ? attachment.file.size : nil
        kind = attachment.kind.rawValue
        role = attachment.role == .content ? nil : attachment.role.rawValue
        name = attachment.name.text
        nameSource = attachment.name.source.rawValue
        mimeType = attachment.mimeType.isEmpty ? nil : attachment.mimeType
        uniqueID = attachment.file.uniqueID.isEmpty ? nil : attachment.file.uniqueID
        caption = attachment.caption.isEmpty ? nil : attachment.caption
        albumID = attachment.album?.id
        albumIndex = attachment.album?.index
        width = attachment.width > 0 ? attachment.width : nil
        height = attachment.height > 0 ? attachment.height : nil
        duration = attachment.duration > 0 ? attachment.duration : nil
    }

    /// The item with what an edit of its message can change while the file stays the same; nil if nothing did.
    func amended(by attachment: Attachment) -> ManifestItem? {
        var item = self
        let edited = attachment.facts.editDate
        // An album's caption goes with the message that has it. What is known of it stays, unless this one was edited.
        if !attachment.caption.isEmpty || attachment.album == nil || edited > editDate ?? 0 {
            item.caption = attachment.caption.isEmpty ? nil : attachment.caption
        }
        if edited > 0 { item.editDate = edited }
        // The more of an album is known, the higher is the place; what was deleted since keeps its own.
        if let place = attachment.album?.index, place > 0 { item.albumIndex = max(place, albumIndex ?? 0) }
        return item == self ? nil : item
    }

    /// The same with nothing left to fetch, and without a file.
    func expired(_ reason: String) -> ManifestItem {
        var item = self
        (item.outcome, item.reason) = (.expired, reason)
        (item.path, item.earlierPath, item.sha256) = (nil, nil, nil)
        return item
    }

    /// Takes what the message alone does not tell.
    mutating func take(_ fields: NameTemplate.Fields) {
        topic = fields.topic.isEmpty ? nil : fields.topic
        senderName = fields.senderName.isEmpty ? nil : fields.senderName
    }

    /// Whether the destination holds the content: it was saved, or is the same as something saved.
    public var isStored: Bool { path != nil && (outcome == .saved || outcome == .linked) }
}
