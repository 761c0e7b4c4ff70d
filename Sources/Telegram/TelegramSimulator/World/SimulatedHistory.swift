/// The messages of a chat, oldest first: those that were added, after a row that is made when somebody looks at it.
public struct SimulatedHistory: Sendable, RandomAccessCollection {
    /// The row at the beginning, with the numbers from 1 on; nil if all messages are stored.
    public private(set) var bulk: SimulatedBulk?
    /// The numbers of the row whose messages are gone, ascending.
    private var removed: [Int64] = []
    /// Messages of the row that were changed.
    private var replaced: [Int64: SimulatedMessage] = [:]
    /// In ascending order of their numbers.
    private var stored: [SimulatedMessage] = []

    init(bulk: SimulatedBulk? = nil) {
        self.bulk = bulk
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bulkCount - removed.count + stored.count }

    public subscript(position: Int) -> SimulatedMessage {
        let made = bulkCount - removed.count
        guard position < made, let bulk else { return stored[position - made] }
        let number = Int64(position + 1 + removedCount { $0 <= position })
        return replaced[number] ?? bulk.message(number: number)
    }

    private var bulkCount: Int { bulk?.count ?? 0 }

    /// How many removed messages have at most so many others before them that are still there.
    private func removedCount(where isBefore: (Int) -> Bool) -> Int {
        Self.partition(removed.count) { isBefore(Int(removed[$0]) - $0 - 1) }
    }

    /// The first index for which a condition no longer holds, which holds for all before it.
    static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The index of the first message whose number is not below the given one.
    func firstIndex(notBelow number: Int64) -> Int {
        if number <= bulkCount {
            return Swift.max(0, Int(number) - 1) - Self.partition(removed.count) { removed[$0] < number }
        }
        return bulkCount - removed.count + Self.partition(stored.count) { stored[$0].number < number }
    }

    /// The message with a number.
    func message(number: Int64) -> SimulatedMessage? {
        let index = firstIndex(notBelow: number)
        guard index < count else { return nil }
        let message = self[index]
        return message.number == number ? message : nil
    }

    /// The last message that is not younger than a date.
    func last(notAfter date: Int64) -> SimulatedMessage? {
        if let found = stored.last(where: { Int64($0.date) <= date }) { return found }
        let made = bulkCount - removed.count
        let index = Self.partition(made) { Int64(self[$0].date) <= date }
        return index > 0 ? self[index - 1] : nil
    }

    /// Puts a message where its number belongs, in place of one with the same number.
    mutating func insert(_ message: SimulatedMessage) {
        if message.number >= 1, message.number <= bulkCount {
            removed.removeAll { $0 == message.number }
            replaced[message.number] = message
            return
        }
        let index = Self.partition(stored.count) { stored[$0].number < message.number }
        if index < stored.count, stored[index].number == message.number {
            stored[index] = message
        } else {
            stored.insert(message, at: index)
        }
    }

    @discardableResult
    mutating func remove(number: Int64) -> SimulatedMessage? {
        guard let message = message(number: number) else { return nil }
        if number <= bulkCount {
            replaced[number] = nil
            removed.insert(number, at: Self.partition(removed.count) { removed[$0] < number })
        } else {
            stored.remove(at: Self.partition(stored.count) { stored[$0].number < number })
        }
        return message
    }

    mutating func removeAll() {
        bulk = nil
        removed = []
        replaced = [:]
        stored = []
    }

    /// The messages that are not made from the row.
    var storedMessages: [SimulatedMessage] {
        replaced.values.sorted { $0.number < $1.number } + stored
    }

    /// The first index from which on there can be messages that meet a condition on their kind: a row that has none is
    /// passed over.
    func firstIndex(ofKinds matches: (SimulatedMessage) -> Bool) -> Int {
        guard let bulk, replaced.isEmpty, bulk.count(where: matches) == 0 else { return 0 }
        return bulk.count - removed.count
    }

    /// How many messages meet a condition that depends on their kind and flags only, not on their number.
    func count(ofKinds matches: (SimulatedMessage) -> Bool) -> Int {
        guard let bulk else { return stored.count(where: matches) }
        let exceptions = removed + replaced.keys
        let lost = exceptions.count { matches(bulk.message(number: $0)) }
        return bulk.count(where: matches) - lost + replaced.values.count(where: matches)
            + stored.count(where: matches)
    }
}
