internal import CSQLite

/// One row of an answer, read by column number; the first is 0.
///
/// Valid only inside the closure that it is given to. Kept longer, it does no harm: reading it throws.
package struct DatabaseRow {
    private let statement: Statement
    private let step: Int

    init(_ statement: Statement) {
        self.statement = statement
        step = statement.stepCount
    }

    /// - Throws: ``DatabaseError`` with ``DatabaseError/Code/columnType`` for anything but an integer, NULL too.
    package func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        sqlite3_column_int64(try pointer(column, SQLITE_INTEGER, "an integer"), Int32(column))
    }

    /// A number; an integer is one.
    package func real(_ column: Int) throws(DatabaseError) -> Double {
        if try type(column) == SQLITE_INTEGER { return Double(try integer(column)) }
        return sqlite3_column_double(try pointer(column, SQLITE_FLOAT, "a number"), Int32(column))
    }

    /// A text; bytes that are not UTF-8 become U+FFFD.
    package func text(_ column: Int) throws(DatabaseError) -> String {
        let pointer = try pointer(column, SQLITE_TEXT, "text")
        guard let bytes = sqlite3_column_text(pointer, Int32(column)) else {
            throw DatabaseError(.init(rawValue: SQLITE_NOMEM), "There is not enough memory for a text")
        }
        let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    package func blob(_ column: Int) throws(DatabaseError) -> [UInt8] {
        let pointer = try pointer(column, SQLITE_BLOB, "a blob")
        // SQLite answers an empty blob with no pointer, and one that does not fit into memory too.
        let start = sqlite3_column_blob(pointer, Int32(column))
        let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
        guard let start else {
            if count == 0 { return [] }
            throw DatabaseError(.init(rawValue: SQLITE_NOMEM), "There is not enough memory for a blob")
        }
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    package func isNull(_ column: Int) throws(DatabaseError) -> Bool { try type(column) == SQLITE_NULL }

    /// The text, or nil for NULL.
    package func textOrNil(_ column: Int) throws(DatabaseError) -> String? {
        try isNull(column) ? nil : try text(column)
    }

    private func type(_ column: Int) throws(DatabaseError) -> Int32 {
        guard statement.stepCount == step else {
            throw DatabaseError(.misuse, "A row was read after its statement had gone on")
        }
        guard column >= 0, column < Int(sqlite3_data_count(statement.pointer)) else {
            throw DatabaseError(.range, "The row has no column \(column)")
        }
        return sqlite3_column_type(statement.pointer, Int32(column))
    }

    private func pointer(_ column: Int, _ wanted: Int32, _ name: String) throws(DatabaseError) -> OpaquePointer {
        guard try type(column) == wanted else {
            throw DatabaseError(.columnType, "Column \(column) does not hold \(name)")
        }
        return statement.pointer
    }
}
