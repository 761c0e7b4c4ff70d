package import CarrierWire
internal import SQLiteDatabase

/// A message that waits for its friend.
package struct OutboxMessage: Sendable, Hashable {
    /// The number of its row: it grows with every message and is never used again.
    package let id: Int64
    package let user: UserID
    package let extensionName: String?
    /// What the sender calls it, given back as it was.
    package let tag: String?
    /// Seconds since 1970 when it was appended.
    package let added: Int64
    package let payload: [UInt8]
}

/// Messages that wait for friends, and survive a restart; for each friend they leave in the order in which they came.
///
/// Only used if the user asked for it: it writes messages to the disk.
package struct Outbox {
    /// How much may wait for one friend.
    package struct Limits: Sendable, Hashable {
        package var messages: Int
        /// Bytes of payload.
        package var bytes: Int

        /// 10,000 messages and 256 MiB.
        package init(messages: Int = 10_000, bytes: Int = 256 * 1024 * 1024) {
            self.messages = messages
            self.bytes = bytes
        }
    }

    /// What waits for one friend.
    package struct Total: Sendable, Hashable {
        package var messages: Int
        /// Bytes of payload.
        package var bytes: Int

        package init(messages: Int, bytes: Int) {
            self.messages = messages
            self.bytes = bytes
        }
    }

    // The sums are kept by the database itself, in the transaction of each change: counting 10,000 rows for every message would be
    // slow, and a number in memory would be wrong after a rollback. The payload comes last: reading the columns before it does
    // not touch its pages.
    static let tables = """
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT, user_id BLOB NOT NULL CHECK (length(user_id) = 32), extension TEXT,
            tag TEXT, added INTEGER NOT NULL, size INTEGER NOT NULL, payload BLOB NOT NULL);
        CREATE INDEX outbox_by_user ON outbox (user_id, id);
        CREATE TABLE outbox_totals (user_id BLOB PRIMARY KEY, messages INTEGER NOT NULL, bytes INTEGER NOT NULL);
        CREATE TRIGGER outbox_added AFTER INSERT ON outbox BEGIN
            INSERT INTO outbox_totals VALUES (new.user_id, 1, new.size)
            ON CONFLICT (user_id) DO UPDATE SET messages = messages + 1, bytes = bytes + excluded.bytes;
        END;
        CREATE TRIGGER outbox_removed AFTER DELETE ON outbox BEGIN
            UPDATE outbox_totals SET messages = messages - 1, bytes = bytes - old.size WHERE user_id = old.user_id;
            DELETE FROM outbox_totals WHERE user_id = old.user_id AND messages <= 0;
        END;

        """

    package let limits: Limits
    private let database: Database

    init(_ database: Database, limits: Limits) {
        self.database = database
        self.limits = limits
    }

    /// Puts a message behind those that wait for the same friend; it is on the disk when this returns, or when the
    /// transaction around it ends.
    ///
    /// - Parameters:
    ///   - payload: 1 byte to 16 MiB.
    ///   - extensionName: 1 to 63 bytes.
    ///   - tag: at most 1,024 bytes.
    ///   - seconds: the time, since 1970.
    /// - Returns: its number, for ``remove(_:)``.
    /// - Throws: ``NodeError``: ``NodeError/Code/limitExceeded`` if too much waits for this friend already,
    ///   ``NodeError/Code/tooLong`` and ``NodeError/Code/invalidArguments`` for what can never be sent.
    package func append(
        to user: UserID, payload: [UInt8], extensionName: String? = nil, tag: String? = nil, at seconds: Int64
    ) throws(NodeError) -> Int64 {
        guard !payload.isEmpty else { throw NodeError(.invalidArguments, "An empty message cannot be sent") }
        guard payload.count <= WireLimits.largeBulkMessage else {
            throw NodeError(.tooLong, "The message has \(payload.count) bytes; at most 16 MiB are possible")
        }
        if let extensionName, !(1...WireLimits.extensionName).contains(extensionName.utf8.count) {
            throw NodeError(.invalidArguments, "The name of an extension has 1 to \(WireLimits.extensionName) bytes")
        }
        if let tag, tag.utf8.count > 1024 {
            throw NodeError(.invalidArguments, "The tag has \(tag.utf8.count) bytes; at most 1024 are possible")
        }
        let waiting = try total(for: user)
        guard waiting.messages < limits.messages, payload.count <= limits.bytes - waiting.bytes else {
            throw NodeError(
                .limitExceeded,
                "\(waiting.messages) messages of \(waiting.bytes) bytes wait for this friend; at most \(limits.messages) "
                    + "and \(limits.bytes) bytes may. Wait until the friend was online, or remove them")
        }
        return try NodeError.wrapping { () throws(DatabaseError) in
            try database.run(
                "INSERT INTO outbox (user_id, extension, tag, added, size, payload) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    .blob(user.bytes), .text(orNull: extensionName), .text(orNull: tag), .integer(seconds),
                    .integer(Int64(payload.count)), .blob(payload),
                ])
            return database.lastInsertedID
        }
    }

    /// The oldest message for a friend, or the one after another; nil at the end.
    ///
    /// Only this one is read. Messages may come and go between two calls.
    ///
    /// - Parameter id: the number of the message after which to look.
    package func next(for user: UserID, after id: Int64 = 0) throws(NodeError) -> OutboxMessage? {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.row(
                """
                SELECT id, extension, tag, added, payload FROM outbox WHERE user_id = ? AND id > ?
                ORDER BY id LIMIT 1
                """, [.blob(user.bytes), .integer(id)]
            ) { row throws(DatabaseError) in
                OutboxMessage(
                    id: try row.integer(0), user: user, extensionName: try row.textOrNil(1),
                    tag: try row.textOrNil(2), added: try row.integer(3), payload: try row.blob(4))
            }
        }
    }

    /// Forgets a message that was received.
    ///
    /// - Returns: whether it was there.
    @discardableResult
    package func remove(_ id: Int64) throws(NodeError) -> Bool {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.run("DELETE FROM outbox WHERE id = ?", [.integer(id)])
            return database.changedRowCount > 0
        }
    }

    /// Forgets all messages for a friend, who was removed.
    ///
    /// - Returns: how many there were.
    @discardableResult
    package func removeAll(for user: UserID) throws(NodeError) -> Int {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.run("DELETE FROM outbox WHERE user_id = ?", [.blob(user.bytes)])
            return database.changedRowCount
        }
    }

    /// What waits for a friend.
    package func total(for user: UserID) throws(NodeError) -> Total {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.row(
                "SELECT messages, bytes FROM outbox_totals WHERE user_id = ?", [.blob(user.bytes)]
            ) { row throws(DatabaseError) in
                Total(messages: Int(try row.integer(0)), bytes: Int(try row.integer(1)))
            } ?? Total(messages: 0, bytes: 0)
        }
    }
}
