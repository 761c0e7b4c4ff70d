public import TelegramAPI

/// Which updates an observer wants: a set of kinds of the schema, and whether those that the schema does not know.
///
/// ```swift
/// let kinds: UpdateKinds = [.newMessage, .file]
/// ```
public struct UpdateKinds: Sendable, Hashable, ExpressibleByArrayLiteral {
    private static let wordCount = (Update.Kind.count + 63) / 64

    private var words = [UInt64](repeating: 0, count: wordCount)
    /// Whether updates are wanted that the schema does not know.
    public var includesUnknown = false

    /// No kind at all.
    public init() {}

    public init(arrayLiteral kinds: Update.Kind...) { self.init(kinds) }

    public init(_ kinds: some Sequence<Update.Kind>) {
        for kind in kinds { insert(kind) }
    }

    /// Every update, also those that the schema does not know.
    public static let all: UpdateKinds = {
        var kinds = UpdateKinds()
        kinds.words = kinds.words.map { _ in .max }
        kinds.includesUnknown = true
        return kinds
    }()

    public mutating func insert(_ kind: Update.Kind) {
        words[kind.index >> 6] |= 1 << UInt64(kind.index & 63)
    }

    public func contains(_ kind: Update.Kind) -> Bool {
        words[kind.index >> 6] & 1 << UInt64(kind.index & 63) != 0
    }

    public func union(_ other: UpdateKinds) -> UpdateKinds {
        var union = self
        for index in words.indices { union.words[index] |= other.words[index] }
        union.includesUnknown = includesUnknown || other.includesUnknown
        return union
    }

    /// Nil stands for an update that the schema does not know.
    func wants(_ kind: Update.Kind?) -> Bool {
        if let kind { contains(kind) } else { includesUnknown }
    }
}
