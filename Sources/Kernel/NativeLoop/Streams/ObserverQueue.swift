/// What waits for one observer, and what it missed: no lock and no continuation, so that every race is a unit test.
@usableFromInline
struct ObserverQueue<Element> {
    @usableFromInline
    enum Pull {
        case element(Element)
        /// This many elements were dropped before the next one.
        case missed(Int)
        case wait
        case end
    }

    @usableFromInline let capacity: Int
    @usableFromInline var elements = FIFO<Element>()
    @usableFromInline var missed = 0
    @usableFromInline var isFinished = false

    @inlinable
    init(_ rule: BufferRule) {
        switch rule {
        case .unbounded: capacity = .max
        case .newest(let count): capacity = max(1, count)
        }
    }

    @inlinable
    mutating func push(_ element: Element) {
        if isFinished { return }
        if elements.count >= capacity {
            _ = elements.popFirst()
            missed += 1
        }
        elements.append(element)
    }

    /// No more comes; what waits is still handed out.
    @inlinable
    mutating func finish() { isFinished = true }

    /// No more is wanted.
    @inlinable
    mutating func cancel() {
        isFinished = true
        missed = 0
        elements = FIFO()
    }

    @inlinable
    mutating func pull() -> Pull {
        if missed > 0 {
            defer { missed = 0 }
            return .missed(missed)
        }
        if let element = elements.popFirst() { return .element(element) }
        return isFinished ? .end : .wait
    }
}
