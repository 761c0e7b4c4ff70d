/// A version of TDLib, such as 1.8.66.
struct LibraryVersion: Comparable, CustomStringConvertible {
    let numbers: [Int]

    /// - Returns: nil unless the text is numbers with dots between them.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        self.numbers = numbers
    }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func < (left: LibraryVersion, right: LibraryVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

/// What to do if the library's version is not the schema's.
///
/// A newer library is safe: what it adds arrives as `.unknown`, and requests keep their meaning within 1.8. An older
/// one may not know a function or a field that the schema offers, and ignores fields silently.
public enum LibraryVersionPolicy: Sendable, Hashable {
    /// The same version or a newer one; a newer one is mentioned in the log as a warning. This is the default.
    case sameOrNewer
    /// Any version; every other version is mentioned in the log as a warning.
    case any
    /// The schema's version and no other.
    case exact
}

extension LibraryVersionPolicy {
    enum Verdict: Equatable {
        case accept
        case warn(String)
        case refuse(String)
    }

    func judge(library: String, schema: String) -> Verdict {
        if library == schema { return .accept }
        let difference = "TDLib's library is version \(library), and the schema's version is \(schema)."
        // A version that cannot be read is one that nothing is known about: treated as older.
        let isNewer: Bool
        if let library = LibraryVersion(library), let schema = LibraryVersion(schema) {
            isNewer = library > schema
        } else {
            isNewer = false
        }
        switch self {
        case .any: return .warn(difference)
        case .sameOrNewer where isNewer: return .warn(difference + " What is new in it arrives as unknown.")
        case .sameOrNewer, .exact:
            return .refuse(
                difference + " Run `make setup` for the right one, or allow others with LibraryVersionPolicy.any.")
        }
    }
}
