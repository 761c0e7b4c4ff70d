import NativeLoop
import SQLiteDatabase
public import TelegramAPI

/// Keeps every message of a destination, and writes `messages.ndjson` from them: one line a message, oldest first.
///
/// Messages go to a database in the destination's work folder as they come, so that a kill loses none; the file is written
/// as a whole at the end of a run. A message that comes again replaces its line, a deletion marks it. What cannot be kept
/// any more because it is protected by now stays as it was. Nothing but one page is in memory.
public actor MessageArchive: MessageSink {
    /// The file's name in the destination.
    public static let fileName = "messages.ndjson"
    static let databaseName = "messages.sqlite"

    private let destination: DestinationAccess
    private let database: Database
    /// Where the database is.
    private let path: String
    private let mapper: TDLibAttachmentMapper
    private let name: @Sendable (MessageSenderID) async throws -> String?
    /// Whether the file is out of date. The database has it too, for the run may end before the file is written.
    private var isUnwritten: Bool

    /// Opens what an earlier run kept, or reads the file that it wrote. Blocks; call it before the run begins.
    /// - Parameters:
    ///   - mapper: as of the export, so that both number the items of a message in the same way.
    ///   - name: what a sender calls itself; nil if nobody knows.
    /// - Throws: a ``DestinationError`` with code `manifest` if the file was not written by this program, with code
    ///   `newer_version` if a newer version wrote it.
    public init(
        _ destination: DestinationAccess, mapper: TDLibAttachmentMapper = TDLibAttachmentMapper(),
        name: @escaping @Sendable (MessageSenderID) async throws -> String? = { _ in nil }
    ) throws(DestinationError) {
        self.destination = destination
        self.mapper = mapper
        self.name = name
        let path = destination.path + "/" + DestinationAccess.workFolderName + "/" + Self.databaseName
        let isEmpty: Bool
        (database, isEmpty, isUnwritten) = try DestinationError.wrapping(path, source: Self.fileName) {
            () throws(DatabaseError) in
            let database = try Database(path: path, schema: MessageArchiveSchema.schema)
            let isEmpty = try database.row("SELECT 1 FROM message", [], { _ throws(DatabaseError) in true }) == nil
            let isUnwritten = try database.row("SELECT is_unwritten FROM state") { row throws(DatabaseError) in
                try row.integer(0) != 0
            }
            return (database, isEmpty, isUnwritten ?? true)
        }
        self.path = path
        if isEmpty {
            try Self.importLines(of: destination, into: database, at: path)
        } else {
            // The database knows the messages, but what is in the file's place is not to be lost.
            try LineReader.checkFirst(
                of: Self.fileName, in: destination.folder, destination.path + "/" + Self.fileName, type: "message",
                known: MessageLine.schemaVersion)
        }
    }

    public func receive(_ messages: [Message]) async throws(DestinationError) {
        var lines: [(message: Message, line: String)] = []
        for message in messages {
            var senderName: String?
            if let sender = MessageSenderID(message.senderID) {
                // A name that cannot be had is no reason to lose the message.
                senderName = try? await name(sender)
            }
            let items = mapper.map(message, isChatProtected: false).items
            lines.append((message, MessageLine.text(message, senderName: senderName, items: items)))
        }
        try change { database throws(DatabaseError) in
            for (message, line) in lines {
                // What was kept before it became protected stays.
                let clause =
                    TDLibAttachmentMapper.isProtected(message)
                    ? "DO UPDATE SET is_deleted = 0" : "DO UPDATE SET is_deleted = 0, line = excluded.line"
                try database.run(
                    "INSERT INTO message VALUES (?, ?, 0, ?) ON CONFLICT \(clause)",
                    [.integer(message.chatID), .integer(message.id), .text(line)])
            }
        }
    }

    public func delete(_ messageIDs: [Int64], in chatID: Int64) throws(DestinationError) {
        try change { database throws(DatabaseError) in
            for id in messageIDs {
                try database.run(
                    "UPDATE message SET is_deleted = 1 WHERE chat = ? AND message = ?",
                    [.integer(chatID), .integer(id)])
            }
        }
    }

    public func holds(_ count: Int, of chatID: Int64, in cursor: HistoryCursor) -> Bool {
        let kept = try? guarded { () throws(DatabaseError) in
            var kept: Int64 = 0
            for range in cursor.ranges {
                kept +=
                    try database.row(
                        "SELECT count(*) FROM message WHERE chat = ? AND message BETWEEN ? AND ?",
                        [.integer(chatID), .integer(range.lowerBound), .integer(range.upperBound)]
                    ) { row throws(DatabaseError) in try row.integer(0) } ?? 0
            }
            return kept
        }
        return kept ?? -1 >= count
    }

    /// How many messages are kept.
    public var count: Int {
        get throws(DestinationError) {
            try guarded { () throws(DatabaseError) in
                Int(
                    try database.row("SELECT count(*) FROM message") { row throws(DatabaseError) in try row.integer(0) }
                        ?? 0)
            }
        }
    }

    /// Writes the file if anything has changed since it was written.
    public func finish() throws(DestinationError) {
        let isThere = destination.size(of: Self.fileName) != nil
        guard isUnwritten || !isThere else { return }
        var failure: DestinationError?
        try destination.replace(Self.fileName) { write throws(DestinationError) in
            try guarded { () throws(DatabaseError) in
                try database.forEachRow("SELECT is_deleted, line FROM message ORDER BY chat, message") {
                    row throws(DatabaseError) in
                    var line = Array(try row.text(1).utf8)
                    if try row.integer(0) != 0, line.last == UInt8(ascii: "}") {
                        line.removeLast()
                        line += #","deleted":true}"#.utf8
                    }
                    line.append(UInt8(ascii: "\n"))
                    do throws(DestinationError) { try write(line) } catch { failure = error }
                    return failure == nil
                }
            }
            if let failure { throw failure }
        }
        try guarded { () throws(DatabaseError) in
            try database.unflushedTransaction { () throws(DatabaseError) in
                try database.run("UPDATE state SET is_unwritten = 0")
            }
        }
        isUnwritten = false
    }

    private func change(_ body: (Database) throws(DatabaseError) -> Void) throws(DestinationError) {
        let isUnwritten = isUnwritten
        try guarded { () throws(DatabaseError) in
            try database.unflushedTransaction { () throws(DatabaseError) in
                if !isUnwritten { try database.run("UPDATE state SET is_unwritten = 1") }
                try body(database)
            }
        }
        self.isUnwritten = true
    }

    private func guarded<Value>(_ body: () throws(DatabaseError) -> Value) throws(DestinationError) -> Value {
        try DestinationError.wrapping(path, source: Self.fileName, body)
    }
}
