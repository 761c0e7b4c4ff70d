import NativeLoop

/// Something in a tree that is not as its manifest says.
public struct VerifyFinding: Sendable, Equatable {
    /// What is wrong.
    public enum Problem: String, Sendable, CaseIterable {
        /// Nothing is there.
        case missing
        /// The file is shorter than it was.
        case cut
        /// The file has another size or other bytes.
        case changed
        /// A folder, a symbolic link or something else is there instead. Links are not followed.
        case notAFile = "not_a_file"
        /// The file cannot be opened or read.
        case unreadable
        /// A line of the manifest cannot be understood.
        case badLine = "bad_line"
        /// The manifest is not what the export wrote: empty, cut or changed.
        case manifest
        /// The journal cannot be read.
        case journal
        /// A file of which the manifest does not tell.
        case extra
    }

    /// What is wrong.
    public let problem: Problem
    /// Relative to the tree; of a bad line the manifest's. Not to be trusted.
    public let path: String
    /// For people.
    public let detail: String

    /// Whether something that was exported is not there as it was: a file too many does no harm.
    public var isDamage: Bool { problem != .extra }

    var members: [JSONValue.Member] {
        [("problem", .string(problem.rawValue)), ("path", .string(path)), ("detail", .string(detail))]
    }
}
