/// A dictionary that keeps the values that were set or asked for last, at most twice as many as its limit.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let limit: Int
    /// Two generations: what is asked for moves to the young one, and a full young one replaces the old.
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    var count: Int { Set(young.keys).union(old.keys).count }

    mutating func value(of key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        set(value, for: key)
        return value
    }

    mutating func set(_ value: Value, for key: Key) {
        young[key] = value
        guard young.count >= limit else { return }
        old = young
        young = [:]
    }

    /// Changes a value that is kept.
    mutating func replace(_ value: Value, for key: Key) {
        if young[key] != nil { young[key] = value }
        if old[key] != nil { old[key] = value }
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
