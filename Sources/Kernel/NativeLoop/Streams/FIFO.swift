/// First in, first out, in amortised constant time (the standard library has no deque).
@usableFromInline
struct FIFO<Element> {
    @usableFromInline var incoming: [Element] = []
    /// Reversed: the next one out is the last.
    @usableFromInline var outgoing: [Element] = []

    @inlinable
    init() {}

    @inlinable
    var count: Int { incoming.count + outgoing.count }

    @inlinable
    mutating func append(_ element: Element) { incoming.append(element) }

    @inlinable
    mutating func popFirst() -> Element? {
        if outgoing.isEmpty {
            if incoming.isEmpty { return nil }
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}
