import SQLiteDatabase

extension DestinationError {
    /// Of a database whose file, or one beside it, cannot be opened, read or written.
    private init(system error: DatabaseError, _ path: String) {
        let failure = POSIXFailure(code: error.systemNumber)
        if failure.isFull {
            self.init(failure, path)
        } else if failure.isTooLarge || error.isFailedWrite && POSIX.limitsFileSize {
            self.init(.full, "\(path) \(Self.tooLargeWords) Raise it and run the same command again: it continues.")
        } else if failure.isTooManyFiles {
            self.init(.journal, "\(path) cannot be opened: \(Self.tooManyFilesWords)")
        } else if let place = POSIX.unwritable(path) ?? POSIX.unwritable(path + "-wal") {
            self.init(.notPermitted, "\(place) may not be read and written. Change its permissions.")
        } else {
            self.init(.journal, "\(path) cannot be read or written: \(error.message).")
        }
    }

    /// - Parameter source: the file of the destination that is read if the database at `path` is gone.
    init(damaged path: String, source: String) {
        self.init(
            .manifest, "\(path) is damaged or not unspool's. Move it away: what \(source) tells is taken instead.")
    }

    /// Runs what uses the database at `path`.
    /// - Parameter source: as above.
    static func wrapping<Value>(
        _ path: String, source: String, _ body: () throws(DatabaseError) -> Value
    ) throws(DestinationError) -> Value {
        do throws(DatabaseError) { return try body() } catch { throw DestinationError(error, path, source: source) }
    }

    /// - Parameter source: as above.
    init(_ error: DatabaseError, _ path: String, source: String) {
        switch error.code {
        case .full:
            self.init(.full, "No space is left for \(path). Free some and run the same command again: it continues.")
        case .readOnly, .cannotOpen, .inputOutput: self.init(system: error, path)
        case .newerVersion:
            self.init(
                .newerVersion,
                "\(path) was written by a newer unspool: \(error.message). Update this one; nothing was changed.")
        case .otherApplication, .notADatabase, .corrupt, .columnType, .generic:
            self.init(damaged: path, source: source)
        case .busy: self.init(.inUse, "Another process uses \(path). Wait for it to end.")
        default: self.init(.system, "\(path): \(error).")
        }
    }
}
