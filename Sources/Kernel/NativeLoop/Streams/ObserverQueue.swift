/// What waits for one observer, and what it missed: no lock and no continuation, so that every race is a unit test.
struct ObserverQueue<Element> {
    enum Pull {
        case element(Element)
        /// This many elements were dropped before the next one.
        case missed(Int)
        case wait
        case end
    }

    private let capacity: Int
    private var elements = FIFO<Element>()
    private var missed = 0
    private var isFinished = false

    init(_ rule: BufferRule) {
        switch rule {
        case .unbounded: capacity = .max
        case .newest(let count): capacity = max(1, count)
        }
    }

    var count: Int { elements.count }

    mutating func push(_ element: Element) {
        if isFinished { return }
        if elements.count >= capacity {
            _ = elements.popFirst()
            missed += 1
        }
        elements.append(element)
    }

    /// No more comes; what waits is still handed out.
    mutating func finish() { isFinished = true }

    /// No more is wanted.
    mutating func cancel() {
        isFinished = true
        missed = 0
        elements = FIFO()
    }

    mutating func pull() -> Pull {
        if missed > 0 {
            defer { missed = 0 }
            return .missed(missed)
        }
        if let element = elements.popFirst() { return .element(element) }
        return isFinished ? .end : .wait
    }
}
