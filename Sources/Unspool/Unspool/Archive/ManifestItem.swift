import Foundation
import NativeLoop

/// One line of `manifest.ndjson`: one item of one message and what became of it.
public struct ManifestItem: Sendable, Equatable {
    /// The version of the line's form, its `v`.
    public static let schemaVersion = 1

    public var chatID: Int64
    public var messageID: Int64
    public var index: Int
    public var outcome: Outcome
    /// The name relative to the destination; nil if nothing is there.
    public var path: String?
    /// Lower-case hexadecimal text.
    public var sha256: String?
    /// In bytes.
    public var size: Int64?
    public var kind: String?
    public var role: String?
    /// The name as it was given, not cleaned.
    public var name: String?
    public var nameSource: String?
    public var mimeType: String?
    public var uniqueID: String?
    /// Unix time of the message.
    public var date: Int64?
    /// Who sent the message: a user's identifier, or a chat's, which is negative.
    public var senderID: Int64?
    /// Unix time of the last edit.
    public var editDate: Int64?
    public var topicID: Int64?
    public var topicKind: String?
    /// The topic's name, as far as it is known.
    public var topic: String?
    public var caption: String?
    public var albumID: Int64?
    public var albumIndex: Int?
    public var width: Int32?
    public var height: Int32?
    public var duration: Double?
    /// Why it failed, or the name of the content that is not known.
    public var reason: String?
    /// The message holds something else since an edit; the file stays, and the line has an index below 1.
    public var isReplaced = false
    /// The members that only other versions know, as they were read: `,"key":value` for each.
    var others: [UInt8] = []

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
        (item.path, item.sha256) = (nil, nil)
        return item
    }

    /// Whether the destination holds the content: it was saved, or is the same as something saved.
    public var isStored: Bool { path != nil && (outcome == .saved || outcome == .linked) }
}

extension ManifestItem {
    /// The members after `type` and `v`.
    var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            ("chat_id", .integer(chatID)),
            ("message_id", .integer(messageID)),
            ("index", .integer(Int64(index))),
            ("outcome", .string(outcome.rawValue)),
        ]
        func add(_ key: String, _ text: String?) {
            if let text { members.append((key, .string(text))) }
        }
        func add(_ key: String, _ number: (some BinaryInteger)?) {
            if let number { members.append((key, .integer(Int64(number)))) }
        }
        add("path", path)
        add("sha256", sha256)
        add("size", size)
        add("kind", kind)
        add("role", role)
        add("name", name)
        add("name_source", nameSource)
        add("mime_type", mimeType)
        add("unique_id", uniqueID)
        add("date", date)
        add("edit_date", editDate)
        add("sender_id", senderID)
        add("topic_id", topicID)
        add("topic_kind", topicKind)
        add("topic", topic)
        add("caption", caption)
        // Above 2^53, where many readers of JSON lose digits.
        add("album_id", albumID.map(String.init))
        add("album_index", albumIndex)
        add("width", width)
        add("height", height)
        if let duration { members.append(("duration", .number(duration))) }
        add("reason", reason)
        if isReplaced { members.append(("replaced", .bool(true))) }
        return members
    }

    /// The line of the manifest, in UTF-8 with its line feed.
    var lineBytes: [UInt8] {
        let head: [JSONValue.Member] = [
            ("type", .string("item")), ("v", .integer(Int64(Self.schemaVersion))),
        ]
        var bytes = JSONValue.object(head + members).lineBytes
        if !others.isEmpty { bytes.insert(contentsOf: others, at: bytes.count - 2) }
        return bytes
    }
}

extension ManifestItem: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case schemaVersion = "v"
        case chatID = "chat_id"
        case messageID = "message_id"
        case nameSource = "name_source"
        case mimeType = "mime_type"
        case uniqueID = "unique_id"
        case albumID = "album_id"
        case albumIndex = "album_index"
        case senderID = "sender_id"
        case editDate = "edit_date"
        case topicID = "topic_id"
        case topicKind = "topic_kind"
        case isReplaced = "replaced"
        case index, outcome, path, sha256, size, kind, role, name, date, caption, width, height, duration, reason, topic
    }

    /// Far more than any message has, and far from where counting on from one of them would overflow.
    private static let indices = -(1 << 40)...(1 << 40)

    /// A line that a newer version wrote, in a form that this one does not know.
    struct NewerSchema: Error {
        let version: Int64

        func failure(_ path: String) -> DestinationError {
            .newer(path, version: version, known: Int64(ManifestItem.schemaVersion))
        }
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let version = try values.decode(Int.self, forKey: .schemaVersion)
        guard version <= Self.schemaVersion else { throw NewerSchema(version: Int64(version)) }
        guard version == Self.schemaVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion, in: values, debugDescription: "no version has this number")
        }
        chatID = try values.decode(Int64.self, forKey: .chatID)
        messageID = try values.decode(Int64.self, forKey: .messageID)
        index = try values.decode(Int.self, forKey: .index)
        guard Self.indices.contains(index) else {
            throw DecodingError.dataCorruptedError(forKey: .index, in: values, debugDescription: "out of range")
        }
        let text = try values.decode(String.self, forKey: .outcome)
        guard let outcome = Outcome(rawValue: text) else {
            throw DecodingError.dataCorruptedError(forKey: .outcome, in: values, debugDescription: "unknown outcome")
        }
        self.outcome = outcome
        path = try values.decodeIfPresent(String.self, forKey: .path)
        if let path, !DestinationAccess.isRelativePath(path) {
            throw DecodingError.dataCorruptedError(
                forKey: .path, in: values, debugDescription: "leads out of the folder")
        }
        sha256 = try values.decodeIfPresent(String.self, forKey: .sha256)
        size = try values.decodeIfPresent(Int64.self, forKey: .size)
        kind = try values.decodeIfPresent(String.self, forKey: .kind)
        role = try values.decodeIfPresent(String.self, forKey: .role)
        name = try values.decodeIfPresent(String.self, forKey: .name)
        nameSource = try values.decodeIfPresent(String.self, forKey: .nameSource)
        mimeType = try values.decodeIfPresent(String.self, forKey: .mimeType)
        uniqueID = try values.decodeIfPresent(String.self, forKey: .uniqueID)
        date = try values.decodeIfPresent(Int64.self, forKey: .date)
        senderID = try values.decodeIfPresent(Int64.self, forKey: .senderID)
        editDate = try values.decodeIfPresent(Int64.self, forKey: .editDate)
        topicID = try values.decodeIfPresent(Int64.self, forKey: .topicID)
        topicKind = try values.decodeIfPresent(String.self, forKey: .topicKind)
        topic = try values.decodeIfPresent(String.self, forKey: .topic)
        caption = try values.decodeIfPresent(String.self, forKey: .caption)
        albumID = try values.decodeIfPresent(String.self, forKey: .albumID).flatMap { Int64($0) }
        albumIndex = try values.decodeIfPresent(Int.self, forKey: .albumIndex)
        width = try values.decodeIfPresent(Int32.self, forKey: .width)
        height = try values.decodeIfPresent(Int32.self, forKey: .height)
        duration = try values.decodeIfPresent(Double.self, forKey: .duration)
        reason = try values.decodeIfPresent(String.self, forKey: .reason)
        isReplaced = try values.decodeIfPresent(Bool.self, forKey: .isReplaced) ?? false
    }
    /// Reads a line without its line feed.
    init(line: ArraySlice<UInt8>) throws {
        self = try JSONDecoder().decode(ManifestItem.self, from: Data(line))
        others = JSONMembers.others(in: line, than: Self.knownKeys)
    }

    private static let knownKeys = Set(CodingKeys.allCases.map(\.rawValue) + ["type"])
}
