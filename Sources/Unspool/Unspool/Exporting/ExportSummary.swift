import NativeLoop

/// What became of all items of an export. The counts add up to ``total``.
public struct ExportSummary: Sendable, Equatable {
    /// TDLib's identifier; 0 of several chats together.
    public var chatID: Int64
    /// How many items have each outcome; none that no item has.
    public private(set) var counts: [Outcome: Int] = [:]
    /// How many items have an outcome. Each message has at least one.
    public private(set) var total = 0
    /// How many messages they belong to.
    public var messages = 0
    /// Bytes that this run fetched and saved.
    public var savedBytes: Int64 = 0
    /// Nothing was fetched or written: the counts tell what would be.
    public var isDryRun: Bool
    /// The run was ended before every message of the chat had its outcome.
    public var isInterrupted = false
    /// Items that were found but have no outcome, for the run ended before.
    public var unreached = 0
    /// Whether the walk came to its end; if not, there may be more than ``unreached`` tells.
    public var isScanComplete = false
    /// Why the run ended early, if it was not the user's wish.
    public var problem: String?
    /// What there is and what is left out; only of a dry run.
    public var scan: ScanReport?

    public init(chatID: Int64, isDryRun: Bool = false) {
        self.chatID = chatID
        self.isDryRun = isDryRun
    }

    /// Counts items of one outcome.
    public mutating func count(_ outcome: Outcome, times number: Int = 1) {
        counts[outcome, default: 0] += number
        total += number
    }

    /// Adds what became of another chat.
    mutating func add(_ other: ExportSummary) {
        for (outcome, number) in other.counts { count(outcome, times: number) }
        messages += other.messages
        savedBytes += other.savedBytes
        unreached += other.unreached
        isInterrupted = isInterrupted || other.isInterrupted
        isScanComplete = isScanComplete && other.isScanComplete
        problem = problem ?? other.problem
        // What a part of a chat holds would look like the whole.
        guard let more = other.scan, other.problem == nil else { return }
        if scan == nil { scan = more } else { scan?.add(more) }
    }

    /// Whether all that was sent is in the destination now.
    public var isComplete: Bool {
        !isInterrupted && problem == nil && !counts.keys.contains { $0.isIncomplete }
    }

    var members: [JSONValue.Member] {
        let counted = Outcome.allCases.compactMap { outcome -> JSONValue.Member? in
            counts[outcome].map { (outcome.rawValue, .integer(Int64($0))) }
        }
        var members: [JSONValue.Member] = [
            ("chat_id", .integer(chatID)), ("counts", .object(counted)),
            ("total", .integer(Int64(total))), ("messages", .integer(Int64(messages))),
            ("saved_bytes", .integer(savedBytes)), ("dry_run", .bool(isDryRun)),
            ("complete", .bool(isComplete)), ("interrupted", .bool(isInterrupted)),
            ("unreached", .integer(Int64(unreached))), ("scan_complete", .bool(isScanComplete)),
        ]
        if let scan { members.append(("scan", .object(scan.members))) }
        if let problem { members.append(("problem", .string(problem))) }
        return members
    }
}
