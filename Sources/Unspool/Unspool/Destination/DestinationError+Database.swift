import SQLiteDatabase

extension DestinationError {
    /// - Parameter source: the file of the destination that is read if the database at `path` is gone.
    init(_ error: DatabaseError, _ path: String, source: String) {
        switch error.code {
        case .full:
            self.init(.full, "No space is left for \(path). Free some and run the same command again: it continues.")
        case .readOnly, .cannotOpen: self.init(.notPermitted, "\(path) cannot be opened: \(error.message).")
        case .newerVersion:
            self.init(
                .newerVersion,
                "\(path) was written by a newer unspool: \(error.message). Update this one; nothing was changed.")
        case .otherApplication, .notADatabase, .corrupt, .columnType:
            self.init(
                .manifest,
                "\(path) is damaged or not unspool's. Move it away: what \(source) tells is taken instead.")
        case .busy: self.init(.inUse, "Another process uses \(path). Wait for it to end.")
        default: self.init(.system, "\(path): \(error).")
        }
    }
}
