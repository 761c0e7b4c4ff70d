import Foundation
import SQLiteDatabase

/// Attachments on their way into a destination, and how far the walks that find them have come.
extension Journal {
    private enum Stage: Int64 {
        case planned = 0
        case publishing = 2
    }

    /// The attachment will be fetched, in this run or the next.
    func plan(_ id: Attachment.ID) throws(DestinationError) {
        try change(
            "INSERT OR REPLACE INTO transfer VALUES (?, ?, ?, ?, NULL, NULL)",
            id.values + [.integer(Stage.planned.rawValue)])
    }

    /// The staged file is about to get its name, that of the item's path.
    func intend(_ item: ManifestItem, temporaryName: String) throws(DestinationError) {
        try change(
            "INSERT OR REPLACE INTO transfer VALUES (?, ?, ?, ?, ?, ?)",
            item.id.values + [
                .integer(Stage.publishing.rawValue), .text(temporaryName),
                .text(item.line),
            ])
    }

    /// Nothing of the attachment is on its way any more.
    func endTransfer(of id: Attachment.ID) throws(DestinationError) {
        try change("DELETE FROM transfer WHERE chat = ? AND message = ? AND position = ?", id.values)
    }

    /// What a killed run was about to give a name.
    func intentions() throws(DestinationError) -> [(id: Attachment.ID, item: ManifestItem?, temporaryName: String)] {
        try rows(
            "SELECT chat, message, position, line, temporary FROM transfer WHERE stage = ?",
            [.integer(Stage.publishing.rawValue)]
        ) { row throws(DatabaseError) in
            let line = try row.textOrNil(3) ?? ""
            return (
                try Attachment.ID(row: row), try? ManifestItem(line: ArraySlice(line.utf8)),
                try row.textOrNil(4) ?? ""
            )
        }
    }

    /// Items that failed, or were planned and have no outcome: by chat, and of each the newest first.
    func unfinishedItems() throws(DestinationError) -> [Attachment.ID] {
        try rows(
            """
            SELECT chat, message, position FROM item WHERE outcome = 'failed' \
            UNION SELECT chat, message, position FROM transfer ORDER BY 1, 2 DESC, 3
            """, [], Attachment.ID.init(row:))
    }

    // MARK: Walks

    func checkpoint(ofWalk name: String) throws(DestinationError) -> WalkCheckpoint? {
        let text = try rows("SELECT state FROM cursor WHERE walk = ?", [.text(name)]) { row throws(DatabaseError) in
            try row.text(0)
        }.first
        // Whatever is wrong with it costs only that the walk begins anew.
        return text.flatMap { try? JSONDecoder().decode(WalkCheckpoint.self, from: Data($0.utf8)) }
    }

    func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) throws(DestinationError) {
        if let checkpoint, let data = try? JSONEncoder().encode(checkpoint) {
            try change(
                "INSERT OR REPLACE INTO cursor VALUES (?, ?)",
                [.text(name), .text(String(decoding: data, as: UTF8.self))])
        } else {
            try change("DELETE FROM cursor WHERE walk = ?", [.text(name)])
        }
    }

    /// How many items of a chat's messages in a range are recorded, and the path and size of each that has a file.
    func files(
        of chatID: Int64, in range: ClosedRange<Int64>, _ body: (_ path: String, _ size: Int64) -> Bool
    ) throws(DestinationError) -> Int {
        var count = 0
        try guarded { () throws(DatabaseError) in
            try forEachRow(
                """
                SELECT path, size FROM item WHERE chat = ? AND message BETWEEN ? AND ? AND position > 0
                """, [.integer(chatID), .integer(range.lowerBound), .integer(range.upperBound)]
            ) { row throws(DatabaseError) in
                count += 1
                guard let path = try row.textOrNil(0), try !row.isNull(1) else { return true }
                return body(path, try row.integer(1))
            }
        }
        return count
    }
}
