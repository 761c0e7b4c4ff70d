internal import CSQLite
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension Database {
    /// Opens the file, or makes it, and brings it up to date.
    ///
    /// A new file has mode 0600, as have the `-wal` and `-shm` beside it, and missing folders are made with mode 0700. What a
    /// transaction wrote is on the disk when it returns (write-ahead log, `synchronous=FULL`). Foreign keys are checked.
    ///
    /// - Parameters:
    ///   - busyTimeout: milliseconds to wait for another process that has the file.
    ///   - isExclusive: no other connection can have the file, so that it needs no memory shared with one, which some file
    ///     systems do not give.
    ///   - checksIntegrity: also looks through the whole file for damage; the time is that of reading it once.
    /// - Throws: ``DatabaseError``: ``DatabaseError/Code/newerVersion`` and ``DatabaseError/Code/otherApplication`` leave the file
    ///   as it is; ``DatabaseError/isDamage`` tells that only another file can help.
    package convenience init(
        path: String, schema: DatabaseSchema, busyTimeout: Int32 = 5000, isExclusive: Bool = false,
        checksIntegrity: Bool = false
    ) throws(DatabaseError) {
        // A name that SQLite would take for a URI or for ":memory:" is a file's name here.
        let path = path.hasPrefix("/") ? path : "./" + path
        try Self.makePrivateFile(path)
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let result = sqlite3_open_v2(path, &connection, flags, nil)
        guard result == SQLITE_OK, let connection else {
            let error = DatabaseError(result, connection)
            sqlite3_close_v2(connection)
            throw error
        }
        self.init(adopting: connection)
        try setBusyTimeout(busyTimeout)
        if isExclusive { try execute("PRAGMA locking_mode=EXCLUSIVE") }
        try check(schema)
        // Functions and tables with side effects are out of reach of what a tampered file's schema may call.
        try execute("PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA foreign_keys=ON")
        guard try row("PRAGMA journal_mode=WAL", [], { row throws(DatabaseError) in try row.text(0) }) == "wal" else {
            throw DatabaseError(.cannotOpen, "The file's folder allows no write-ahead log")
        }
        // `fullfsync` matters on Apple platforms alone, where fsync does not reach the disk.
        try execute("PRAGMA synchronous=FULL; PRAGMA fullfsync=ON; PRAGMA journal_size_limit=16777216")
        if checksIntegrity { try checkIntegrity() }
        try migrate(schema)
    }

    /// - Throws: ``DatabaseError`` with ``DatabaseError/Code/corrupt`` that says what SQLite found first.
    package func checkIntegrity() throws(DatabaseError) {
        let finding = try row("PRAGMA quick_check(1)") { row throws(DatabaseError) in try row.text(0) }
        guard finding == "ok" else {
            throw DatabaseError(.corrupt, "The database is damaged: \(finding ?? "no answer")")
        }
    }

    private func number(_ sql: String) throws(DatabaseError) -> Int64 {
        try row(sql) { row throws(DatabaseError) in try row.integer(0) } ?? 0
    }

    private func check(_ schema: DatabaseSchema) throws(DatabaseError) {
        let application = try number("PRAGMA application_id")
        let isEmpty = try number("SELECT count(*) FROM sqlite_schema") == 0
        guard application == Int64(schema.applicationID) || (application == 0 && isEmpty) else {
            throw DatabaseError(.otherApplication, "The file belongs to another program")
        }
        let version = try number("PRAGMA user_version")
        guard version <= Int64(schema.migrations.count), version >= 0 else {
            throw DatabaseError(
                .newerVersion,
                "The file is of version \(version); this program knows versions up to \(schema.migrations.count)")
        }
    }

    private func migrate(_ schema: DatabaseSchema) throws(DatabaseError) {
        if try number("PRAGMA user_version") == Int64(schema.migrations.count),
            try number("PRAGMA application_id") == Int64(schema.applicationID)
        {
            return
        }
        try transaction { () throws(DatabaseError) in
            // Another process may have done it while this one waited.
            try check(schema)
            for step in schema.migrations.dropFirst(Int(try number("PRAGMA user_version"))) { try execute(step) }
            // A PRAGMA takes no parameters; these are numbers of the program.
            try execute("PRAGMA application_id=\(schema.applicationID); PRAGMA user_version=\(schema.migrations.count)")
        }
    }

    /// Makes an empty file, which is a valid empty database, so that SQLite does not make one that others can read.
    private static func makePrivateFile(_ path: String) throws(DatabaseError) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        do throws(SystemFailure) {
            try PrivateFile.makeFolder(folder)
        } catch {
            throw DatabaseError(.cannotOpen, "\(error)", systemNumber: error.number)
        }
        // An existing file is not opened here: closing it would end the locks of this process's other connections.
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if file >= 0 {
            fchmod(file, 0o600)
            systemClose(file)
            return
        }
        guard errno == EEXIST else {
            let failure = SystemFailure(call: "open", path: path, number: errno)
            throw DatabaseError(.cannotOpen, "\(failure)", systemNumber: failure.number)
        }
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            throw DatabaseError(.cannotOpen, "\"\(path)\" is no ordinary file")
        }
    }
}

// Inside `Database`, `close` is its own.
private func systemClose(_ file: CInt) {
    close(file)
}
