/// First in, first out, in amortised constant time (the standard library has no deque).
struct FIFO<Element> {
    private var incoming: [Element] = []
    /// Reversed: the next one out is the last.
    private var outgoing: [Element] = []

    var count: Int { incoming.count + outgoing.count }

    mutating func append(_ element: Element) { incoming.append(element) }

    mutating func popFirst() -> Element? {
        if outgoing.isEmpty {
            if incoming.isEmpty { return nil }
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}
