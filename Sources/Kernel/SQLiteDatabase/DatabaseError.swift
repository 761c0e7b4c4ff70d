internal import CSQLite

/// Why SQLite, or the wrapper around it, could not do what was asked.
///
/// ``message`` is SQLite's own or ours and contains no value that was bound or read: those may be private.
package struct DatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
    /// SQLite's primary result code, or a negative one of this wrapper. More may come with a newer SQLite.
    package struct Code: RawRepresentable, Sendable, Hashable {
        package let rawValue: Int32
        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// A statement that does not fit the database: a table is not there, or another one than it should be.
        package static let generic = Code(rawValue: 1)
        /// Another connection has the database, and the busy timeout passed.
        package static let busy = Code(rawValue: 5)
        package static let readOnly = Code(rawValue: 8)
        package static let inputOutput = Code(rawValue: 10)
        /// The file's inner structure is damaged.
        package static let corrupt = Code(rawValue: 11)
        /// The disk is full.
        package static let full = Code(rawValue: 13)
        package static let cannotOpen = Code(rawValue: 14)
        /// A text or blob is longer than SQLite allows (one billion bytes).
        package static let tooLong = Code(rawValue: 18)
        package static let constraint = Code(rawValue: 19)
        package static let misuse = Code(rawValue: 21)
        /// A parameter or column number that the statement does not have.
        package static let range = Code(rawValue: 25)
        /// The file is no SQLite database.
        package static let notADatabase = Code(rawValue: 26)

        /// A newer version of this program made the file.
        package static let newerVersion = Code(rawValue: -1)
        /// Another program made the file.
        package static let otherApplication = Code(rawValue: -2)
        /// A column holds another type than was asked for.
        package static let columnType = Code(rawValue: -3)
    }

    package let code: Code
    /// SQLite's extended result code, such as 2067 for a violated `UNIQUE`; ``code`` again if there is none.
    package let extendedCode: Int32
    package let message: String
    /// The system's error number behind ``Code/inputOutput`` and ``Code/cannotOpen``; 0 if it is not known.
    package let systemNumber: Int32

    package init(_ code: Code, _ message: String, systemNumber: Int32 = 0) {
        self.code = code
        extendedCode = code.rawValue
        self.message = message
        self.systemNumber = systemNumber
    }

    /// What SQLite has to say about the call that failed last on `connection`.
    init(_ result: Int32, _ connection: OpaquePointer?) {
        code = Code(rawValue: result & 0xFF)
        // The connection's text belongs to its latest call; it is only ours if the code is.
        let isLatest = connection != nil && sqlite3_extended_errcode(connection) & 0xFF == result & 0xFF
        let text = isLatest ? sqlite3_errmsg(connection) : sqlite3_errstr(result)
        extendedCode = isLatest ? sqlite3_extended_errcode(connection) : result
        message = text.map { String(cString: $0) } ?? "unknown error"
        let isSystem = isLatest && (code == .inputOutput || code == .cannotOpen)
        systemNumber = isSystem ? sqlite3_system_errno(connection) : 0
    }

    /// Whether the file itself is at fault, so that only another file can help.
    package var isDamage: Bool { code == .corrupt || code == .notADatabase }

    /// Whether bytes could not be written, for another reason than a full disk. SQLite does not always keep the system's number.
    package var isFailedWrite: Bool { extendedCode == SQLITE_IOERR | (3 << 8) }

    package var description: String { "\(message) (SQLite \(extendedCode))" }
}
