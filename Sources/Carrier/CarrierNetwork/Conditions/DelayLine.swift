/// How many of a connection's queued bytes are still held back, and until when.
struct DelayLine: Sendable {
    private struct Part {
        let due: Duration
        let count: Int
    }

    private let delay: Duration
    private var parts: [Part] = []
    private var head = 0
    /// The bytes at the end of the queue that must not be sent yet.
    private(set) var held = 0

    init(delay: Duration) { self.delay = delay }

    var nextDue: Duration? { head < parts.count ? parts[head].due : nil }

    mutating func hold(_ count: Int, from now: Duration) {
        guard count > 0 else { return }
        parts.append(Part(due: now + delay, count: count))
        held += count
    }

    mutating func release(now: Duration) {
        while head < parts.count, parts[head].due <= now {
            held -= parts[head].count
            head += 1
        }
        if head == parts.count || (head > 64 && head * 2 > parts.count) {
            parts.removeFirst(head)
            head = 0
        }
    }
}
