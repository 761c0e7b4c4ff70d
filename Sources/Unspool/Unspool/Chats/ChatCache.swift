import Foundation
import SQLiteDatabase

/// What an earlier run knew of an account's chats: a SQLite file in the account's folder that its owner alone can read.
///
/// It only saves time. A file that is damaged, of another version or not readable is dropped or left out, and never an error.
public actor ChatCache {
    public nonisolated let path: String
    private var database: Database?

    /// What follows the path in the names of the files that SQLite keeps, the database itself the first.
    static let suffixes = ["", "-wal", "-shm", "-journal"]

    /// - Parameter path: of the file; see ``AccountLayout/chatCache``.
    public init(path: String) {
        self.path = path
    }

    /// What was known; nil if nothing is.
    public func load() -> ChatSnapshot? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(DatabaseError) {
            return try read(try open())
        } catch {
            if error.code != .busy { remove() }
            return nil
        }
    }

    /// Keeps a snapshot in the place of an earlier one.
    ///
    /// Chats that are in no list are left out. What cannot be written, on a full disk for instance, is not kept.
    func save(_ snapshot: ChatSnapshot) {
        do throws(DatabaseError) {
            try write(snapshot, to: try open())
        } catch {
            if error.isDamage { remove() }
        }
    }

    /// Forgets everything: the file is gone afterwards.
    public func remove() {
        database?.close()
        database = nil
        for suffix in Self.suffixes {
            try? FileManager.default.removeItem(atPath: path + suffix)
        }
    }

    private func open() throws(DatabaseError) -> Database {
        if let database { return database }
        let new: Database
        do throws(DatabaseError) {
            new = try Database(path: path, schema: Self.schema, busyTimeout: 500)
        } catch {
            // Another run is at work on it, or the folder cannot be written to.
            if error.code == .busy || error.code == .cannotOpen { throw error }
            remove()
            new = try Database(path: path, schema: Self.schema, busyTimeout: 500)
        }
        database = new
        return new
    }

    private static let schema = DatabaseSchema(
        applicationID: 0x5543_4854,  // "UCHT"
        migrations: [
            """
            CREATE TABLE owner (id INTEGER NOT NULL);
            CREATE TABLE chats (
                id INTEGER PRIMARY KEY, kind TEXT NOT NULL, title TEXT NOT NULL, username TEXT NOT NULL,
                unread_count INTEGER NOT NULL, marked_unread INTEGER NOT NULL, last_message_date INTEGER NOT NULL,
                protected INTEGER NOT NULL, member_count INTEGER, forum INTEGER NOT NULL) STRICT;
            CREATE TABLE places (
                list TEXT NOT NULL, folder_id INTEGER NOT NULL, chat_id INTEGER NOT NULL, sort_order INTEGER NOT NULL,
                pinned INTEGER NOT NULL, PRIMARY KEY (list, folder_id, chat_id)) STRICT, WITHOUT ROWID;
            CREATE TABLE folders (place INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL) STRICT;
            """
        ])

    private func read(_ database: Database) throws(DatabaseError) -> ChatSnapshot? {
        var snapshot = ChatSnapshot()
        guard
            let owner = try database.row(
                "SELECT id FROM owner", [], { row throws(DatabaseError) in try row.integer(0) })
        else { return nil }
        snapshot.ownerID = owner
        let columns =
            "id, kind, title, username, unread_count, marked_unread, last_message_date, protected, member_count, forum"
        try database.forEachRow("SELECT \(columns) FROM chats") { row throws(DatabaseError) in
            let id = try row.integer(0)
            snapshot.chats[id] = ChatSummary(
                id: id, kind: .init(rawValue: try row.text(1)) ?? .unknown, title: try row.text(2),
                username: try row.text(3), unreadCount: Int32(clamping: try row.integer(4)),
                isMarkedAsUnread: try row.integer(5) != 0, lastMessageDate: try row.integer(6),
                hasProtectedContent: try row.integer(7) != 0,
                memberCount: try row.isNull(8) ? nil : Int32(clamping: try row.integer(8)),
                isForum: try row.integer(9) != 0)
            return true
        }
        // Highest first, so that each goes to the end of its list.
        try database.forEachRow(
            "SELECT list, folder_id, chat_id, sort_order, pinned FROM places ORDER BY sort_order DESC, chat_id DESC"
        ) { row throws(DatabaseError) in
            let folder = Int32(clamping: try row.integer(1))
            let list: ChatListName? =
                switch try row.text(0) {
                case ChatListName.main.text: .main
                case ChatListName.archive.text: .archive
                case ChatListName.folder(0).text: .folder(folder)
                default: nil
                }
            let id = try row.integer(2)
            if let list, snapshot.chats[id] != nil {
                snapshot.move(id, in: list, to: try row.integer(3), isPinned: try row.integer(4) != 0)
            }
            return true
        }
        snapshot.folders = try database.rows("SELECT id, name FROM folders ORDER BY place") {
            row throws(DatabaseError) in
            ChatFolder(id: Int32(clamping: try row.integer(0)), name: try row.text(1))
        }
        snapshot.becomeCached()
        return snapshot
    }

    private func write(_ snapshot: ChatSnapshot, to database: Database) throws(DatabaseError) {
        // It may be lost in a power cut: it is only a cache.
        try database.unflushedTransaction { () throws(DatabaseError) in
            try database.execute("DELETE FROM owner; DELETE FROM chats; DELETE FROM places; DELETE FROM folders")
            try database.run("INSERT INTO owner VALUES (?)", [.integer(snapshot.ownerID)])
            var kept: Set<Int64> = []
            for (list, ordering) in snapshot.orderings {
                let folder: Int64 = if case .folder(let id) = list { Int64(id) } else { 0 }
                for id in ordering.chatIDs {
                    guard snapshot.chats[id] != nil, let order = ordering.order(of: id) else { continue }
                    kept.insert(id)
                    let isPinned = snapshot.pinned[list]?.contains(id) == true
                    try database.run(
                        "INSERT INTO places VALUES (?, ?, ?, ?, ?)",
                        [
                            .text(list.text), .integer(folder), .integer(id), .integer(order),
                            .integer(isPinned ? 1 : 0),
                        ])
                }
            }
            for id in kept {
                guard let chat = snapshot.chats[id] else { continue }
                try database.run(
                    "INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    [
                        .integer(id), .text(chat.kind.rawValue), .text(chat.title), .text(chat.username),
                        .integer(Int64(chat.unreadCount)), .integer(chat.isMarkedAsUnread ? 1 : 0),
                        .integer(chat.lastMessageDate), .integer(chat.hasProtectedContent ? 1 : 0),
                        chat.memberCount.map { .integer(Int64($0)) } ?? .null, .integer(chat.isForum ? 1 : 0),
                    ])
            }
            for (place, folder) in snapshot.folders.enumerated() {
                try database.run(
                    "INSERT INTO folders VALUES (?, ?, ?)",
                    [.integer(Int64(place)), .integer(Int64(folder.id)), .text(folder.name)])
            }
        }
    }
}
