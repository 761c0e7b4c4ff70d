internal import CSQLite

/// A prepared statement; it ends with the last reference to it.
final class Statement {
    let pointer: OpaquePointer
    private let connection: OpaquePointer
    /// Counts steps and resets, so that a row knows whether it is still the current one.
    private(set) var stepCount = 0

    /// - Parameter sql: one statement. What follows it is refused, as SQLite would ignore it.
    init(_ sql: String, _ connection: OpaquePointer) throws(DatabaseError) {
        var found: OpaquePointer?
        var unread = 0
        let result = sql.withCString { text in
            var tail: UnsafePointer<CChar>?
            let result = sqlite3_prepare_v3(connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &found, &tail)
            // Blanks and semicolons may follow.
            while let next = tail?.pointee, next != 0 {
                if next != 0x20, next != 0x0A, next != 0x3B { unread += 1 }
                tail = tail?.successor()
            }
            return result
        }
        guard result == SQLITE_OK else { throw DatabaseError(result, connection) }
        guard let found else { throw DatabaseError(.misuse, "There is no statement in the text") }
        guard unread == 0 else {
            sqlite3_finalize(found)
            throw DatabaseError(.misuse, "There is more than one statement in the text")
        }
        pointer = found
        self.connection = connection
    }

    deinit { sqlite3_finalize(pointer) }

    /// - Parameter values: one for each parameter, in order.
    func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
        guard values.count == Int(sqlite3_bind_parameter_count(pointer)) else {
            throw DatabaseError(
                .range, "The statement has \(sqlite3_bind_parameter_count(pointer)) parameters, not \(values.count)")
        }
        for (index, value) in values.enumerated() {
            let result = Self.bind(value, pointer, Int32(index + 1))
            if result != SQLITE_OK { throw DatabaseError(result, connection) }
        }
    }

    /// Whether there is a row; false at the end.
    func step() throws(DatabaseError) -> Bool {
        stepCount &+= 1
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let result: throw DatabaseError(result, connection)
        }
    }

    /// Makes it ready to be run again and forgets the values: a cached statement must not keep 16 MiB of somebody.
    func reset() {
        stepCount &+= 1
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    private static func bind(_ value: DatabaseValue, _ statement: OpaquePointer, _ index: Int32) -> Int32 {
        // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite copies the bytes before the call returns.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        case .real(let number): return sqlite3_bind_double(statement, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                // An empty Swift string may have no address, which would be NULL.
                guard let start = bytes.baseAddress, !bytes.isEmpty else {
                    return sqlite3_bind_text(statement, index, "", 0, transient)
                }
                return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    sqlite3_bind_text64(statement, index, $0, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let bytes):
            if bytes.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
            return bytes.withUnsafeBytes {
                sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), transient)
            }
        }
    }
}
