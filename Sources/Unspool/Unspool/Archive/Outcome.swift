/// What became of one item. Every message of an export has at least one item, and every item exactly one outcome.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// Fetched in this run, checked and under its final name.
    case saved
    /// An earlier run saved it, and it is still there.
    case alreadyThere = "already_there"
    /// The same content as another item, which is saved: no second copy.
    case linked
    /// The sender allows no saving, or it destroys itself. Never fetched.
    case protected
    /// Its time was over before it could be saved.
    case expired
    /// The selection leaves it out; the reason is the condition.
    case filtered
    /// A content that this version does not know.
    case unsupported
    /// Not saved; the reason is told.
    case failed
    /// The message holds nothing that could be saved.
    case noAttachment = "no_attachment"
    /// Only with `--dry-run`: would be fetched.
    case planned

    /// Whether something that was sent is missing from the destination.
    public var isIncomplete: Bool {
        switch self {
        case .protected, .expired, .failed: true
        default: false
        }
    }
}
