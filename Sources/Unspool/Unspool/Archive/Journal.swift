import Foundation
import SQLiteDatabase

/// What a destination holds, and what is on its way into it, in a database: nothing of it is kept in memory.
///
/// An attachment is planned, then fetched, then published: before it gets its name the journal knows which one, so that
/// after a kill the file is either recognised or still has its temporary name. Then it is recorded. What is written is
/// safe from the end of the process with ``commit()``, and from a power cut with ``flush()``; without that the next run
/// finds files without a record, and takes them as they are.
///
/// One owner, and its calls block: it belongs to ``ArchiveWriter``.
final class Journal {
    static let fileName = "journal.sqlite"
    /// How many changes may be lost at most by a kill; each of them is found again.
    private static let batch = 1000

    private let database: Database
    private let path: String
    private var changes = 0

    /// Opens the journal, or makes it.
    /// - Parameter shown: the path that errors name, if this is a copy of what is there.
    /// - Throws: a ``DestinationError`` with code `manifest` or `newer_version` for one that this version must not change.
    init(path: String, shown: String? = nil) throws(DestinationError) {
        self.path = shown ?? path
        database = try DestinationError.wrapping(self.path, source: Manifest.fileName) { () throws(DatabaseError) in
            let database = try Database(path: path, schema: JournalSchema.schema, isExclusive: true)
            // A power cut may take the last records, never a file that has its name.
            try database.execute("PRAGMA synchronous=NORMAL")
            return database
        }
    }

    // MARK: Items

    func item(_ id: Attachment.ID) throws(DestinationError) -> ManifestItem? {
        try first("SELECT line FROM item WHERE chat = ? AND message = ? AND position = ?", id.values)
    }

    /// Whether an earlier run saved something of the item; faster than ``item(_:)`` for the many that hold nothing.
    func isStored(_ id: Attachment.ID) throws(DestinationError) -> Bool {
        try guarded { () throws(DatabaseError) in
            try database.row(
                """
                SELECT 1 FROM item WHERE chat = ? AND message = ? AND position = ? AND path IS NOT NULL \
                AND outcome IN ('saved', 'linked')
                """, id.values
            ) { _ throws(DatabaseError) in true } ?? false
        }
    }

    /// The saved item that has the content of this unique identifier.
    func holder(of uniqueID: String) throws(DestinationError) -> ManifestItem? {
        guard !uniqueID.isEmpty else { return nil }
        return try first(
            "SELECT line FROM item WHERE unique_id = ? AND outcome = 'saved' ORDER BY chat, message DESC LIMIT 1",
            [.text(uniqueID)])
    }

    /// A saved item with these bytes.
    func holder(size: Int64, sha256: String) throws(DestinationError) -> ManifestItem? {
        try first(
            """
            SELECT line FROM item WHERE sha256 = ? AND size = ? AND outcome = 'saved' \
            ORDER BY chat, message DESC LIMIT 1
            """, [.text(sha256), .integer(size)])
    }

    /// Which item the file at `path` belongs to, or at one that a file system may take for the same.
    func owner(of path: String) throws(DestinationError) -> Attachment.ID? {
        try guarded { () throws(DatabaseError) in
            try database.row(
                "SELECT chat, message, position FROM item WHERE name_key = ?",
                [.text(SafeFileName.collisionKey(of: path))],
                Attachment.ID.init(row:))
        }
    }

    /// Puts the item in the place of what is known of its identity, and ends its transfer.
    /// - Parameter ownsFile: whether its path is a file of its own; another's is only pointed to.
    func record(_ item: ManifestItem, ownsFile: Bool) throws(DestinationError) {
        let ownPath = ownsFile ? item.path : item.earlierPath
        try change(
            "INSERT OR REPLACE INTO item VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            item.id.values + [
                .text(item.outcome.rawValue), .text(orNull: item.path), item.size.map { .integer($0) } ?? .null,
                .text(orNull: item.sha256), .text(orNull: item.uniqueID),
                .text(orNull: ownPath.map(SafeFileName.collisionKey(of:))),
                .text(item.line),
            ])
        try endTransfer(of: item.id)
    }

    /// Changes what is told of an item whose file stays as it is.
    func amend(_ item: ManifestItem) throws(DestinationError) {
        try change(
            "UPDATE item SET line = ? WHERE chat = ? AND message = ? AND position = ?",
            [.text(item.line)] + item.id.values)
    }

    /// Moves the item that `item` would drive out although it tells of another file to a free identity of its own.
    ///
    /// Such identities have an index of 0 and below, which no item of a message has.
    /// - Parameter isPresent: whether its file is there.
    func displace(for item: ManifestItem, _ isPresent: (ManifestItem) -> Bool) throws(DestinationError) {
        guard var old = try self.item(item.id), old.isStored, let path = old.path, path != item.path else { return }
        let isOwner = try owner(of: path) == item.id
        // Another item's file is not lost with the line, but that this message had it would be. The same content again is
        // fetched only where the file is not what was recorded: nothing must take it for that.
        guard old.uniqueID != item.uniqueID || isOwner && old.uniqueID == nil, isPresent(old) else { return }
        let lowest = try guarded { () throws(DatabaseError) in
            try database.row(
                "SELECT min(position) FROM item WHERE chat = ? AND message = ?",
                [.integer(item.chatID), .integer(item.messageID)]
            ) { row throws(DatabaseError) in try row.integer(0) }
        }
        // No more than a line may tell, whatever the journal says.
        old.index = max(Int(truncatingIfNeeded: min(1, lowest ?? 1)), ManifestItem.indices.lowerBound + 1) - 1
        old.isReplaced = true
        try change("DELETE FROM item WHERE chat = ? AND message = ? AND position = ?", item.id.values)
        try record(old, ownsFile: isOwner)
    }

    /// The item's path is not its file's any more.
    func disown(_ id: Attachment.ID) throws(DestinationError) {
        try change("UPDATE item SET name_key = NULL WHERE chat = ? AND message = ? AND position = ?", id.values)
    }

    /// Every line of the manifest in its order, newest message of the lowest chat first, without line feeds.
    func forEachLine(_ body: (String) throws(DestinationError) -> Void) throws(DestinationError) {
        try forEachLine("SELECT line FROM item ORDER BY chat, message DESC, position", body)
    }

    /// The lines of items that point to a file of a path that nothing owns.
    func claimOwnFiles() throws(DestinationError) {
        try forEachLine("SELECT line FROM item WHERE outcome = 'linked' AND path IS NOT NULL") {
            line throws(DestinationError) in
            guard let item = try? ManifestItem(line: ArraySlice(line.utf8)), let path = item.path,
                try owner(of: path) == nil
            else { return }
            try change(
                "UPDATE item SET name_key = ? WHERE chat = ? AND message = ? AND position = ?",
                [.text(SafeFileName.collisionKey(of: path))] + item.id.values)
        }
    }

    /// The lowest and the highest of the chats that have items.
    func someChats() throws(DestinationError) -> [Int64] {
        guard try !isEmpty else { return [] }
        return try rows("SELECT min(chat) FROM item UNION SELECT max(chat) FROM item", []) {
            row throws(DatabaseError) in try row.integer(0)
        }
    }

    var isEmpty: Bool {
        get throws(DestinationError) {
            try guarded { () throws(DatabaseError) in
                try database.row("SELECT 1 FROM item") { _ throws(DatabaseError) in false } ?? true
            }
        }
    }

    /// How many items are recorded, and how many attachments are on their way.
    func counts() throws(DestinationError) -> (items: Int, underway: Int) {
        let counts = try rows("SELECT (SELECT count(*) FROM item), (SELECT count(*) FROM transfer)", []) {
            row throws(DatabaseError) in (try row.integer(0), try row.integer(1))
        }
        return (Int(counts.first?.0 ?? 0), Int(counts.first?.1 ?? 0))
    }

    /// Every file that is recorded; one that several items point to comes as often.
    func forEachFile(
        _ body: (_ path: String, _ size: Int64?, _ sha256: String) -> Void
    ) throws(DestinationError) {
        try guarded { () throws(DatabaseError) in
            try forEachRow("SELECT path, size, sha256 FROM item WHERE path IS NOT NULL AND sha256 IS NOT NULL", []) {
                row throws(DatabaseError) in
                body(try row.text(0), try row.isNull(1) ? nil : try row.integer(1), try row.text(2))
                return true
            }
        }
    }

    // MARK: Settings and cursors

    func setting(_ name: String) throws(DestinationError) -> String? {
        try guarded { () throws(DatabaseError) in
            try database.row("SELECT value FROM setting WHERE name = ?", [.text(name)]) { row throws(DatabaseError) in
                try row.text(0)
            }
        }
    }

    func settings(beginningWith prefix: String) throws(DestinationError) -> [(name: String, value: String)] {
        try rows(
            "SELECT name, value FROM setting WHERE substr(name, 1, ?) = ?",
            [
                .integer(Int64(prefix.unicodeScalars.count)), .text(prefix),
            ]
        ) { row throws(DatabaseError) in (try row.text(0), try row.text(1)) }
    }

    func set(_ name: String, _ value: String?) throws(DestinationError) {
        if let value {
            try change("INSERT OR REPLACE INTO setting VALUES (?, ?)", [.text(name), .text(value)])
        } else {
            try change("DELETE FROM setting WHERE name = ?", [.text(name)])
        }
    }

    /// The error of a journal that holds what no export wrote.
    var damaged: DestinationError { DestinationError(damaged: path, source: Manifest.fileName) }

    // MARK: Transactions

    /// Makes everything until now survive the end of the process.
    func commit() throws(DestinationError) {
        changes = 0
        try guarded { () throws(DatabaseError) in try database.commit() }
    }

    /// Makes everything until now survive a power cut too, and leaves one file.
    func flush() throws(DestinationError) {
        try commit()
        try guarded { () throws(DatabaseError) in
            _ = try database.row("PRAGMA wal_checkpoint(TRUNCATE)") { _ throws(DatabaseError) in true }
        }
    }

    func close() { database.close() }

    func change(_ sql: String, _ values: [DatabaseValue]) throws(DestinationError) {
        try guarded { () throws(DatabaseError) in
            try database.begin()
            try database.run(sql, values)
        }
        changes += 1
        if changes >= Self.batch { try commit() }
    }

    func guarded<Value>(_ body: () throws(DatabaseError) -> Value) throws(DestinationError) -> Value {
        try DestinationError.wrapping(path, source: Manifest.fileName, body)
    }

    func rows<Value>(
        _ sql: String, _ values: [DatabaseValue], _ read: (DatabaseRow) throws(DatabaseError) -> Value
    ) throws(DestinationError) -> [Value] {
        try guarded { () throws(DatabaseError) in try database.rows(sql, values, read) }
    }

    func forEachRow(
        _ sql: String, _ values: [DatabaseValue], _ body: (DatabaseRow) throws(DatabaseError) -> Bool
    ) throws(DatabaseError) {
        try database.forEachRow(sql, values, body)
    }

    private func first(_ sql: String, _ values: [DatabaseValue]) throws(DestinationError) -> ManifestItem? {
        let line = try guarded { () throws(DatabaseError) in
            try database.row(sql, values) { row throws(DatabaseError) in try row.text(0) }
        }
        guard let line else { return nil }
        do {
            return try ManifestItem(line: ArraySlice(line.utf8))
        } catch let error as ManifestItem.NewerSchema {
            throw error.failure(path)
        } catch {
            return nil
        }
    }

    private func forEachLine(
        _ sql: String, _ body: (String) throws(DestinationError) -> Void
    ) throws(DestinationError) {
        var failure: DestinationError?
        try guarded { () throws(DatabaseError) in
            try database.forEachRow(sql) { row throws(DatabaseError) in
                let line = try row.text(0)
                do throws(DestinationError) { try body(line) } catch { failure = error }
                return failure == nil
            }
        }
        if let failure { throw failure }
    }
}

extension Attachment.ID {
    var values: [DatabaseValue] { [.integer(chatID), .integer(messageID), .integer(Int64(index))] }

    init(row: DatabaseRow) throws(DatabaseError) {
        self.init(
            chatID: try row.integer(0), messageID: try row.integer(1),
            index: Int(truncatingIfNeeded: try row.integer(2)))
    }
}
