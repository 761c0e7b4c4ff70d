internal import CSQLite

/// A connection to one SQLite file.
///
/// ```swift
/// let database = try Database(path: path, schema: schema)
/// try database.run("INSERT INTO notes (text) VALUES (?)", ["first"])
/// let texts = try database.rows("SELECT text FROM notes") { row throws(DatabaseError) in try row.text(0) }
/// ```
///
/// One owner: it is deliberately not `Sendable`, and SQLite's own locks between threads are off. Calls block for as long as the
/// disk takes, so it belongs on an owned thread or in an actor of its own. Values are always bound, never written into SQL.
package final class Database {
    /// How many prepared statements are kept.
    private static let cacheLimit = 64

    private var connection: OpaquePointer?
    private var statements: [String: Statement] = [:]
    /// How many transactions are inside each other.
    private var depth = 0
    /// Whether ``transaction(_:)`` is running.
    private var isEnclosed = false

    /// Takes over an open connection; ``init(path:schema:busyTimeout:checksIntegrity:)`` is what others call.
    init(adopting connection: OpaquePointer) {
        self.connection = connection
    }

    deinit { close() }

    /// Ends the connection; later calls throw ``DatabaseError/Code/misuse``. May be called twice.
    package func close() {
        statements = [:]
        // The second version waits for statements that a row outside still refers to.
        if let connection { sqlite3_close_v2(connection) }
        connection = nil
    }

    /// Runs one statement that answers nothing.
    package func run(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) {
        try forEachRow(sql, values) { _ throws(DatabaseError) in true }
    }

    /// All rows of one statement, each as `read` makes it. They are all in memory: not for large answers.
    package func rows<Value>(
        _ sql: String, _ values: [DatabaseValue] = [], _ read: (DatabaseRow) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> [Value] {
        var found: [Value] = []
        try forEachRow(sql, values) { row throws(DatabaseError) in
            found.append(try read(row))
            return true
        }
        return found
    }

    /// The first row of one statement, or nil if it has none.
    package func row<Value>(
        _ sql: String, _ values: [DatabaseValue] = [], _ read: (DatabaseRow) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value? {
        var found: Value?
        try forEachRow(sql, values) { row throws(DatabaseError) in
            found = try read(row)
            return false
        }
        return found
    }

    /// Hands the rows of one statement to `body`, one after the other, until it answers false.
    ///
    /// Only one row is in memory at a time. `body` may use the database; what it changes may or may not be seen by
    /// the rows that follow.
    package func forEachRow(
        _ sql: String, _ values: [DatabaseValue] = [], _ body: (DatabaseRow) throws(DatabaseError) -> Bool
    ) throws(DatabaseError) {
        let statement = try takeStatement(sql)
        defer { giveBack(statement, sql) }
        try statement.bind(values)
        while try statement.step() {
            guard try body(DatabaseRow(statement)) else { return }
        }
    }

    /// Runs several statements without values, such as a step of a migration.
    package func execute(_ sql: String) throws(DatabaseError) {
        let result = sqlite3_exec(try pointer(), sql, nil, nil, nil)
        if result != SQLITE_OK { throw DatabaseError(result, connection) }
    }

    /// Runs `body` as a whole or not at all.
    ///
    /// If `body` throws, or the changes cannot be written, nothing of it remains. Inside another transaction it is a part of that
    /// one (a savepoint). It takes the right to write at once: a transaction that starts by reading could be refused it later.
    package func transaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        let isOuter = depth == 0
        let name = "s\(depth)"
        try run(isOuter ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
        let wasEnclosed = isEnclosed
        (depth, isEnclosed) = (depth + 1, true)
        defer { (depth, isEnclosed) = (depth - 1, wasEnclosed) }
        do throws(DatabaseError) {
            let value = try body()
            try run(isOuter ? "COMMIT" : "RELEASE \(name)")
            return value
        } catch {
            // SQLite may have rolled back by itself, after a full disk for instance: then this fails, rightly.
            if isOuter {
                try? run("ROLLBACK")
            } else {
                try? run("ROLLBACK TO \(name)")
                try? run("RELEASE \(name)")
            }
            throw error
        }
    }

    /// The same without waiting for the disk: it survives the end of the process at any moment, but after a power cut it may be as if
    /// it had not been. The file stays whole. Inside another transaction it is an ordinary part of that one.
    package func unflushedTransaction<Value>(
        _ body: () throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        if depth > 0 { return try transaction(body) }
        try execute("PRAGMA synchronous=NORMAL")
        // It fails only for a connection that is closed or out of memory, where nothing is written any more.
        defer { try? execute("PRAGMA synchronous=FULL") }
        return try transaction(body)
    }

    /// Begins a transaction that ``commit()`` ends: for work that no closure can enclose, such as that of one turn of a loop.
    ///
    /// ``transaction(_:)`` inside it is a part of it. Nothing happens if one is open.
    package func begin() throws(DatabaseError) {
        if depth > 0 { return }
        try run("BEGIN IMMEDIATE")
        depth = 1
    }

    /// Writes what was done since ``begin()``; nothing happens if there was none, or inside ``transaction(_:)``.
    ///
    /// - Throws: ``DatabaseError`` if it cannot be written: then nothing remains of it, and no transaction is open.
    package func commit() throws(DatabaseError) {
        guard depth == 1, !isEnclosed else { return }
        defer { depth = 0 }
        do throws(DatabaseError) {
            try run("COMMIT")
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    /// The row id that the latest insertion got.
    package var lastInsertedID: Int64 { connection.map { sqlite3_last_insert_rowid($0) } ?? 0 }

    /// How many rows the latest statement changed, without those of triggers.
    package var changedRowCount: Int { connection.map { Int(sqlite3_changes64($0)) } ?? 0 }

    /// Waits this long, in milliseconds, for another connection to be done before a call fails as busy.
    func setBusyTimeout(_ milliseconds: Int32) throws(DatabaseError) {
        sqlite3_busy_timeout(try pointer(), milliseconds)
    }

    private func pointer() throws(DatabaseError) -> OpaquePointer {
        guard let connection else { throw DatabaseError(.misuse, "The database was closed") }
        return connection
    }

    /// A statement is out of the cache while it runs, so that the same text can be run inside it.
    private func takeStatement(_ sql: String) throws(DatabaseError) -> Statement {
        let connection = try pointer()
        // After a full disk, for instance, SQLite undoes a transaction by itself. What came next would be kept, without what was
        // before it: it is refused until the transaction's owner has heard of it.
        if depth > 0, sqlite3_get_autocommit(connection) != 0 {
            throw DatabaseError(.misuse, "An earlier failure has undone this transaction")
        }
        if let statement = statements.removeValue(forKey: sql) { return statement }
        return try Statement(sql, connection)
    }

    private func giveBack(_ statement: Statement, _ sql: String) {
        statement.reset()
        guard connection != nil else { return }
        // Texts are fixed in the program, so the limit is only there for one that makes them up.
        if statements.count >= Self.cacheLimit { statements = [:] }
        statements[sql] = statement
    }
}
