import NativeLoop

/// What became of a check of a tree against its manifest.
public struct VerifySummary: Sendable, Equatable {
    /// Files that the manifest tells of.
    public var files = 0
    /// How many of them are as they were.
    public var intactFiles = 0
    /// Bytes that were read.
    public var bytes: Int64 = 0
    /// How much was found of each kind.
    public var findings: [VerifyFinding.Problem: Int] = [:]
    /// Items without a file that one was sent for: protected, expired or failed.
    public var itemsWithoutFile = 0
    /// What the journal of the tree had to say.
    public enum JournalUse: String, Sendable {
        /// It was compared with the manifest.
        case compared
        /// There is none, or it cannot be read, which is a finding.
        case absent
        /// An export is at work, and it was not looked at.
        case inUse = "in_use"
    }
    /// What the journal was good for.
    public var journal = JournalUse.absent
    /// The last export ended before it wrote the manifest: what the journal recorded was checked. It continues if run again.
    public var isUnfinished = false
    /// Attachments that were found and neither fetched nor failed, as after an interrupt; of the journal.
    public var unreached = 0
    /// Chats that the last export did not look through to the end, so that nobody knows what else is in them; of the journal.
    public var unscannedChats = 0
    /// The check was ended before every file was looked at.
    public var isInterrupted = false

    /// Whether every file of the manifest is there as it was.
    public var isIntact: Bool { !isInterrupted && findings.keys.allSatisfy { $0 == .extra } && intactFiles == files }

    /// Whether all that the last export of each chat was to bring was brought.
    public var isWhole: Bool { !isUnfinished && unreached == 0 && unscannedChats == 0 }

    var members: [JSONValue.Member] {
        let counted = VerifyFinding.Problem.allCases.compactMap { problem -> JSONValue.Member? in
            findings[problem].map { (problem.rawValue, .integer(Int64($0))) }
        }
        return [
            ("files", .integer(Int64(files))), ("intact_files", .integer(Int64(intactFiles))),
            ("bytes", .integer(bytes)), ("findings", .object(counted)),
            ("items_without_file", .integer(Int64(itemsWithoutFile))), ("intact", .bool(isIntact)),
            ("journal", .string(journal.rawValue)), ("unfinished", .bool(isUnfinished)),
            ("unreached", .integer(Int64(unreached))), ("unscanned_chats", .integer(Int64(unscannedChats))),
            ("interrupted", .bool(isInterrupted)),
        ]
    }
}
