/// A step of Semantic Versioning.
public enum VersionStep: String, Sendable, Comparable, CaseIterable {
    /// The same schema.
    case none
    /// Only comments and facts that change no Swift.
    case patch
    /// Something new, and what was there still compiles.
    case minor
    /// Something that compiled may not compile any more.
    case major

    public static func < (left: VersionStep, right: VersionStep) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .none: 0
        case .patch: 1
        case .minor: 2
        case .major: 3
        }
    }
}
