package import CarrierWire
internal import SQLiteDatabase

/// Somebody who wants to be a friend and has no answer yet.
package struct StoredRequest: Sendable, Hashable {
    package var userID: UserID
    package var name: String
    package var description: String
    package var hello: String
    package var avatarURL: String
    /// Seconds since 1970 of the first and of the latest time that it came.
    package var firstSeen: Int64
    package var lastSeen: Int64

    package init(
        userID: UserID, name: String = "", description: String = "", hello: String = "", avatarURL: String = "",
        firstSeen: Int64, lastSeen: Int64
    ) {
        self.userID = userID
        self.name = name
        self.description = description
        self.hello = hello
        self.avatarURL = avatarURL
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
    }
}

/// Friend requests, kept until they are answered. Native Carrier keeps none. Carrier protocol, section 5.2.
///
/// Strangers send them, by the thousand if they like: there is one for each user id, at most ``limit`` of them, and the oldest give
/// way. Put many between ``NodeDatabase/begin()`` and ``NodeDatabase/commit()``: each transaction waits for the disk.
package struct RequestStore {
    package static let limit = 1000

    static let tables = """
        CREATE TABLE requests (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, user_id BLOB NOT NULL UNIQUE CHECK (length(user_id) = 32),
            name TEXT NOT NULL, description TEXT NOT NULL, hello TEXT NOT NULL, avatar_url TEXT NOT NULL,
            first_seen INTEGER NOT NULL, last_seen INTEGER NOT NULL);

        """
    private static let columns = "user_id, name, description, hello, avatar_url, first_seen, last_seen"

    /// What a request was to the store.
    package enum Outcome: Sendable, Hashable {
        case new
        /// The user had asked already, with other words.
        case changed
        /// The same came again, as it does over several ways.
        case repeated
    }

    private let database: Database

    init(_ database: Database) { self.database = database }

    /// Enters a request, or takes over its words if the user has one here; it then keeps its place and its first time.
    package func insert(_ request: StoredRequest) throws(NodeError) -> Outcome {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.transaction { () throws(DatabaseError) in try put(request) }
        }
    }

    private func put(_ request: StoredRequest) throws(DatabaseError) -> Outcome {
        let id = DatabaseValue.blob(request.userID.bytes)
        let words: [DatabaseValue] = [
            .text(request.name), .text(request.description), .text(request.hello), .text(request.avatarURL),
        ]
        let isSame = try database.row(
            "SELECT name = ? AND description = ? AND hello = ? AND avatar_url = ? FROM requests WHERE user_id = ?",
            words + [id]
        ) { row throws(DatabaseError) in try row.integer(0) == 1 }
        if let isSame {
            try database.run(
                """
                UPDATE requests SET name = ?, description = ?, hello = ?, avatar_url = ?, last_seen = ?
                WHERE user_id = ?
                """, words + [.integer(request.lastSeen), id])
            return isSame ? .repeated : .changed
        }
        try database.run(
            "INSERT INTO requests (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [id] + words + [.integer(request.firstSeen), .integer(request.lastSeen)])
        try database.run(
            """
            DELETE FROM requests WHERE sequence <=
            (SELECT sequence FROM requests ORDER BY sequence DESC LIMIT 1 OFFSET ?)
            """, [.integer(Int64(Self.limit))])
        return .new
    }

    /// Forgets the request of a user: it was answered.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    package func remove(_ user: UserID) throws(NodeError) -> Bool {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.run("DELETE FROM requests WHERE user_id = ?", [.blob(user.bytes)])
            return database.changedRowCount > 0
        }
    }

    /// All requests in the order in which they first came.
    package func all() throws(NodeError) -> [StoredRequest] {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.rows("SELECT \(Self.columns) FROM requests ORDER BY sequence", [], Self.read)
                .compactMap { $0 }
        }
    }

    /// Nil for an id that is none, which the table does not take.
    private static func read(_ row: DatabaseRow) throws(DatabaseError) -> StoredRequest? {
        guard let id = try? UserID(bytes: try row.blob(0)) else { return nil }
        return StoredRequest(
            userID: id, name: try row.text(1), description: try row.text(2), hello: try row.text(3),
            avatarURL: try row.text(4), firstSeen: try row.integer(5), lastSeen: try row.integer(6))
    }
}
