import NativeLoop
import SQLiteDatabase

extension MessageArchive {
    /// Takes the lines of a file that an earlier run wrote, where its database is gone.
    /// - Parameter path: the database's.
    static func importLines(
        of destination: DestinationAccess, into database: Database, at path: String
    ) throws(DestinationError) {
        let shown = destination.path + "/" + fileName
        let file: Descriptor
        do throws(POSIXFailure) {
            file = try Descriptor.openRegular(fileName, in: destination.folder)
        } catch {
            if error.isMissing { return }
            throw DestinationError(error, shown)
        }
        func stored(_ body: () throws(DatabaseError) -> Void) throws(DestinationError) {
            try DestinationError.wrapping(path, source: fileName, body)
        }
        // As a whole: a database that holds a part would be taken for all.
        try stored { () throws(DatabaseError) in try database.begin() }
        let end = try LineReader.read(file) { (bytes, number, _) throws(DestinationError) in
            guard let line = StoredLine(bytes) else {
                throw DestinationError.foreignLine(number, of: shown)
            }
            guard line.version == MessageLine.schemaVersion else {
                throw DestinationError.newer(shown, version: line.version, known: MessageLine.schemaVersion)
            }
            try stored { () throws(DatabaseError) in
                try database.run(
                    "INSERT OR REPLACE INTO message VALUES (?, ?, ?, ?)",
                    [
                        .integer(line.chatID), .integer(line.messageID), .integer(line.isDeleted ? 1 : 0),
                        .text(line.text),
                    ])
            }
        }
        try end?.raise(shown)
        try stored { () throws(DatabaseError) in try database.commit() }
    }
}

/// What of a line is looked at when it is read again.
private struct StoredLine {
    var version: Int64 = 0
    var chatID: Int64 = 0
    var messageID: Int64 = 0
    var isDeleted = false
    /// Without the mark of a deletion.
    var text = ""

    init?(_ bytes: ArraySlice<UInt8>) {
        guard let value = try? JSONReader.read(Array(bytes)), case .object(var object) = value else { return nil }
        var isMessage = false
        for (name, value) in object.members {
            switch (name, value) {
            case ("type", .string("message")): isMessage = true
            case ("v", .integer(let number)): version = number
            case ("chat_id", .integer(let number)): chatID = number
            case ("message_id", .integer(let number)): messageID = number
            case ("deleted", .bool(true)): isDeleted = true
            default: break
            }
        }
        guard isMessage, chatID != 0, messageID != 0 else { return nil }
        object.members.removeAll { $0.name == "deleted" }
        text = JSONValue.object(object).text
    }
}
