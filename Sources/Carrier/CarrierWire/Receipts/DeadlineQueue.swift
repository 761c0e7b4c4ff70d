/// Deadlines of one time limit, so that the order of their arrival is their order.
struct DeadlineQueue: Sendable {
    struct Entry: Sendable {
        let deadline: Duration
        let id: UInt32
        let order: UInt64
    }

    private var entries: [Entry] = []
    private var head = 0

    var first: Entry? { head < entries.count ? entries[head] : nil }

    mutating func append(_ deadline: Duration, _ id: UInt32, _ order: UInt64) {
        entries.append(Entry(deadline: deadline, id: id, order: order))
    }

    /// Does nothing if the queue is empty.
    mutating func removeFirst() {
        guard head < entries.count else { return }
        head += 1
        // Moving the rest costs no more than the removals before it.
        if head > 64, head * 2 > entries.count {
            entries.removeFirst(head)
            head = 0
        }
    }
}
