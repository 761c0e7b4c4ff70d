import NativeLoop

/// What became of several chats that were exported into one folder.
public struct ExportTotal: Sendable, Equatable {
    /// How many were to be exported.
    public let chats: Int
    /// How many of them were come to, without one that Telegram refused or a failure ended.
    public private(set) var reachedChats = 0
    /// All of them added up. Its chat is 0, and its problem the first one.
    public private(set) var summary: ExportSummary

    public init(chats: Int, isDryRun: Bool) {
        self.chats = chats
        summary = ExportSummary(chatID: 0, isDryRun: isDryRun)
        summary.isScanComplete = true
        if isDryRun { summary.scan = ScanReport() }
    }

    /// Adds what became of one of the chats.
    public mutating func add(_ other: ExportSummary) {
        if other.problem == nil { reachedChats += 1 }
        summary.add(other)
    }

    /// Whether all that was sent in all of the chats is in the destination now.
    public var isComplete: Bool { reachedChats == chats && summary.isComplete }

    /// The line `scan_total` of `--json`, without its line feed; nil if it is no dry run's.
    public var scanJSONLine: String? {
        guard let scan = summary.scan else { return nil }
        let head: [JSONValue.Member] = [
            ("chats", .integer(Int64(chats))), ("reached_chats", .integer(Int64(reachedChats))),
            ("complete", .bool(reachedChats == chats && summary.isScanComplete)),
        ]
        return JSONLine.text("scan_total", head + scan.members)
    }

    /// The line of `--json`, without its line feed.
    public var jsonLine: String {
        var members: [JSONValue.Member] = [
            ("chats", .integer(Int64(chats))), ("reached_chats", .integer(Int64(reachedChats))),
        ]
        for (name, value) in summary.members where name != "chat_id" {
            members.append((name, name == "complete" ? .bool(isComplete) : value))
        }
        return JSONLine.text("summary_total", members)
    }
}
