import NativeLoop

/// How an item is written as a line, and read from one.
extension ManifestItem {
    /// Every member that a line need not have, in the line's order.
    private mutating func visit(_ visitor: inout some ManifestMemberVisitor) {
        visitor.visit("path", &path)
        visitor.visit("earlier_path", &earlierPath)
        visitor.visit("sha256", &sha256)
        visitor.visit("size", &size)
        visitor.visit("kind", &kind)
        visitor.visit("role", &role)
        visitor.visit("name", &name)
        visitor.visit("name_source", &nameSource)
        visitor.visit("mime_type", &mimeType)
        visitor.visit("unique_id", &uniqueID)
        visitor.visit("date", &date)
        visitor.visit("edit_date", &editDate)
        visitor.visit("sender_id", &senderID)
        visitor.visit("sender_name", &senderName)
        visitor.visit("topic_id", &topicID)
        visitor.visit("topic_kind", &topicKind)
        visitor.visit("topic", &topic)
        visitor.visit("caption", &caption)
        visitor.visit("album_id", &albumIDText)
        visitor.visit("album_index", &albumIndex)
        visitor.visit("width", &width)
        visitor.visit("height", &height)
        visitor.visit("duration", &duration)
        visitor.visit("reason", &reason)
        visitor.visit("replaced", &replacedMark)
    }

    /// Above 2^53, where many readers of JSON lose digits.
    private var albumIDText: String? {
        get { albumID.map(String.init) }
        set { albumID = newValue.flatMap { Int64($0) } }
    }

    private var replacedMark: Bool? {
        get { isReplaced ? true : nil }
        set { isReplaced = newValue ?? false }
    }

    /// The members after `type` and `v`.
    var members: [JSONValue.Member] {
        var writer = MemberWriter(members: [
            ("chat_id", .integer(chatID)), ("message_id", .integer(messageID)), ("index", .integer(Int64(index))),
            ("outcome", .string(outcome.rawValue)),
        ])
        var item = self
        item.visit(&writer)
        return writer.members
    }

    /// The line of the manifest, without its line feed.
    var line: String { JSONLine.text("item", version: Self.schemaVersion, members + others.members) }

    /// A line that a newer version wrote, in a form that this one does not know.
    struct NewerSchema: Error {
        let version: Int64

        func failure(_ path: String) -> DestinationError {
            .newer(path, version: version, known: ManifestItem.schemaVersion)
        }
    }

    private struct Malformed: Error {}

    /// Reads a line of a manifest, without its line feed.
    /// - Throws: a ``DestinationError``, with code `newer_version` if a newer version wrote the line, with code `manifest` if
    ///   none did that is known.
    public init(manifestLine line: String) throws(DestinationError) {
        do {
            try self.init(line: Array(line.utf8)[...])
        } catch let error as NewerSchema {
            throw error.failure("The line")
        } catch {
            throw DestinationError(.manifest, "The line is none of a manifest that unspool wrote.")
        }
    }

    /// Far more than any message has, and far from where counting on from one of them would overflow.
    static let indices = -(1 << 40)...(1 << 40)

    /// Reads a line without its line feed.
    /// - Throws: a ``NewerSchema``, or something else if no version writes such a line.
    init(line: ArraySlice<UInt8>) throws {
        guard case .object(let object) = try JSONReader.read(Array(line)) else { throw Malformed() }
        var reader = MemberReader(object)
        guard let version = reader.take("v", as: Int64.self) else { throw Malformed() }
        guard version <= Self.schemaVersion else { throw NewerSchema(version: version) }
        guard version == Self.schemaVersion, reader.take("type", as: String.self) == "item",
            let chatID = reader.take("chat_id", as: Int64.self),
            let messageID = reader.take("message_id", as: Int64.self), let index = reader.take("index", as: Int.self),
            Self.indices.contains(index),
            let outcome = reader.take("outcome", as: String.self).flatMap(Outcome.init(rawValue:))
        else { throw Malformed() }
        self.init(
            id: Attachment.ID(chatID: chatID, messageID: messageID, index: index), outcome: outcome, date: nil)
        visit(&reader)
        guard !reader.hasFailed, [path, earlierPath].allSatisfy({ $0.map(DestinationAccess.isRelativePath) ?? true })
        else { throw Malformed() }
        others = JSONValue.Object(object.members.filter { reader.left[$0.name] != nil })
    }
}

private protocol ManifestMemberVisitor {
    mutating func visit<Value: ManifestValue>(_ name: String, _ value: inout Value?)
}

private struct MemberWriter: ManifestMemberVisitor {
    var members: [JSONValue.Member]

    mutating func visit<Value: ManifestValue>(_ name: String, _ value: inout Value?) {
        if let value { members.append((name, value.json)) }
    }
}

private struct MemberReader: ManifestMemberVisitor {
    /// What nobody has asked for.
    private(set) var left: [String: JSONValue]
    /// Whether a member had another type than it was asked for.
    private(set) var hasFailed = false

    init(_ object: JSONValue.Object) {
        left = Dictionary(object.members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    mutating func take<Value: ManifestValue>(_ name: String, as: Value.Type) -> Value? {
        guard let json = left.removeValue(forKey: name), json != .null else { return nil }
        let value = Value(json: json)
        if value == nil { hasFailed = true }
        return value
    }

    mutating func visit<Value: ManifestValue>(_ name: String, _ value: inout Value?) {
        value = take(name, as: Value.self)
    }
}

/// What a member of a line can hold.
private protocol ManifestValue {
    init?(json: JSONValue)
    var json: JSONValue { get }
}

extension ManifestValue where Self: BinaryInteger {
    fileprivate init?(json: JSONValue) {
        switch json {
        case .integer(let number): self.init(exactly: number)
        case .number(let number): self.init(exactly: number)
        default: return nil
        }
    }

    fileprivate var json: JSONValue { JSONValue(self) }
}

extension Int: ManifestValue {}
extension Int32: ManifestValue {}
extension Int64: ManifestValue {}

extension Double: ManifestValue {
    fileprivate init?(json: JSONValue) {
        switch json {
        case .integer(let number): self.init(number)
        case .number(let number): self = number
        default: return nil
        }
    }

    fileprivate var json: JSONValue { .number(self) }
}

extension String: ManifestValue {
    fileprivate init?(json: JSONValue) {
        guard case .string(let text) = json else { return nil }
        self = text
    }

    fileprivate var json: JSONValue { .string(self) }
}

extension Bool: ManifestValue {
    fileprivate init?(json: JSONValue) {
        guard case .bool(let value) = json else { return nil }
        self = value
    }

    fileprivate var json: JSONValue { .bool(self) }
}
