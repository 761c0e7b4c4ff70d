/// A pattern for names as shells have it: `*` any text, `?` one character, `[abc]`, `[a-z]` and `[!a-z]` one of a set, and
/// `\` before a character that means itself. Upper and lower case are the same.
public struct GlobPattern: Sendable, Hashable, CustomStringConvertible {
    private enum Part: Sendable, Hashable {
        case any
        case one
        case character(Character)
        case set(ranges: [ClosedRange<Character>], isExcluded: Bool)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .any: false
            case .one: true
            case .character(let own): own == character
            case .set(let ranges, let isExcluded): ranges.contains { $0.contains(character) } != isExcluded
            }
        }
    }

    /// Longer patterns are not taken: the work grows with the length.
    static let longest = 512

    /// The pattern, as given.
    public let text: String
    private let parts: [Part]

    public var description: String { text }

    /// - Returns: nil for an empty or overlong pattern, and for one with a set that is not closed or in reverse.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= Self.longest else { return nil }
        self.text = text
        var parts: [Part] = []
        var rest = Array(text.lowercased())[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": if parts.last != .any { parts.append(.any) }
            case "?": parts.append(.one)
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                parts.append(.character(next))
            case "[":
                guard let set = Self.set(&rest) else { return nil }
                parts.append(set)
            default: parts.append(.character(character))
            }
        }
        self.parts = parts
    }

    private static func set(_ rest: inout ArraySlice<Character>) -> Part? {
        let isExcluded = rest.first == "!" || rest.first == "^"
        if isExcluded { rest.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        // A bracket that comes first means itself.
        while let low = rest.popFirst() {
            if low == "]", !ranges.isEmpty { return .set(ranges: ranges, isExcluded: isExcluded) }
            if rest.first == "-", let high = rest.dropFirst().first, high != "]" {
                guard low <= high else { return nil }
                ranges.append(low...high)
                rest = rest.dropFirst(2)
            } else {
                ranges.append(low...low)
            }
        }
        return nil
    }

    /// Whether the whole of `name` fits. Takes at most the product of both lengths.
    public func matches(_ name: String) -> Bool {
        let name = Array(name.lowercased())
        var part = 0
        var place = 0
        // Where to go on from if what follows the last `*` does not fit: that `*` takes one character more.
        var star: (part: Int, place: Int)?
        while place < name.count {
            if part < parts.count, parts[part] == .any {
                star = (part, place)
                part += 1
            } else if part < parts.count, parts[part].matches(name[place]) {
                part += 1
                place += 1
            } else if let last = star {
                star = (last.part, last.place + 1)
                part = last.part + 1
                place = last.place + 1
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == .any }
    }
}
