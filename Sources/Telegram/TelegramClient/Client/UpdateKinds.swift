import Synchronization
public import TelegramAPI

/// Which updates an observer wants: a set of kinds of the schema, and whether those that the schema does not know.
///
/// ```swift
/// let kinds: UpdateKinds = [.newMessage, .file]
/// ```
public struct UpdateKinds: Sendable, Hashable, ExpressibleByArrayLiteral {
    // One vector and no array: a set is read for every line that is received.
    fileprivate var words = SIMD4<UInt64>()
    /// Whether updates are wanted that the schema does not know.
    public var includesUnknown = false

    /// How many kinds the set has room for. Kinds beyond it would count as unknown; TDLib has fewer than 200.
    static let capacity = 256

    /// No kind at all.
    public init() {}

    public init(arrayLiteral kinds: Update.Kind...) { self.init(kinds) }

    public init(_ kinds: some Sequence<Update.Kind>) {
        for kind in kinds { insert(kind) }
    }

    /// Every update, also those that the schema does not know.
    public static let all: UpdateKinds = {
        var kinds = UpdateKinds()
        kinds.words = SIMD4(repeating: .max)
        kinds.includesUnknown = true
        return kinds
    }()

    public mutating func insert(_ kind: Update.Kind) {
        if kind.index >= Self.capacity {
            includesUnknown = true
            return
        }
        words[kind.index >> 6] |= 1 << UInt64(kind.index & 63)
    }

    public func contains(_ kind: Update.Kind) -> Bool {
        if kind.index >= Self.capacity { return includesUnknown }
        return words[kind.index >> 6] & 1 << UInt64(kind.index & 63) != 0
    }

    public mutating func formUnion(_ other: UpdateKinds) {
        words |= other.words
        includesUnknown = includesUnknown || other.includesUnknown
    }

    /// Nil stands for an update that the schema does not know.
    func wants(_ kind: Update.Kind?) -> Bool {
        if let kind { contains(kind) } else { includesUnknown }
    }
}

/// The kinds that somebody wants, for the receive thread to read without a lock.
///
/// A line that comes while an observer is being added may be taken for unwanted: it came before the observer.
final class WantedKinds: Sendable {
    private let first = Atomic<UInt64>(0)
    private let second = Atomic<UInt64>(0)
    private let third = Atomic<UInt64>(0)
    private let fourth = Atomic<UInt64>(0)
    private let unknown = Atomic(false)

    /// Takes what the observers want together.
    func set(_ interests: [UpdateKinds]) {
        var union = UpdateKinds()
        for interest in interests { union.formUnion(interest) }
        first.store(union.words[0], ordering: .relaxed)
        second.store(union.words[1], ordering: .relaxed)
        third.store(union.words[2], ordering: .relaxed)
        fourth.store(union.words[3], ordering: .relaxed)
        unknown.store(union.includesUnknown, ordering: .relaxed)
    }

    func contains(_ kind: Update.Kind?) -> Bool {
        guard let kind, kind.index < UpdateKinds.capacity else { return unknown.load(ordering: .relaxed) }
        let word =
            switch kind.index >> 6 {
            case 0: first.load(ordering: .relaxed)
            case 1: second.load(ordering: .relaxed)
            case 2: third.load(ordering: .relaxed)
            default: fourth.load(ordering: .relaxed)
            }
        return word & 1 << UInt64(kind.index & 63) != 0
    }
}
