/// Events in the order in which they were sent, from the moment that this stream was made; nothing is left out.
///
/// What the observer has not taken yet is kept in memory without limit. The sequence ends when its source does, after
/// the last event was taken, or when the task that iterates it is cancelled. It is for one consumer: two that iterate
/// the same stream share its events, and the cancellation of one ends it for both.
public struct EventStream<Element: Sendable>: AsyncSequence, Sendable {
    public typealias Failure = Never
    @usableFromInline let handle: ObservationHandle<Element>

    @inlinable
    init(handle: ObservationHandle<Element>) { self.handle = handle }

    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let handle: ObservationHandle<Element>

        @inlinable
        init(handle: ObservationHandle<Element>) { self.handle = handle }

        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
            while true {
                switch await handle.observation.next(isolation: actor) {
                case .element(let element): return element
                // Only a bounded queue misses anything.
                case .missed: continue
                case .end: return nil
                }
            }
        }
    }

    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(handle: handle) }

    /// How many events were sent to this stream so far, taken or not. An observer that counts what it has taken can tell
    /// whether it has caught up with something that happened elsewhere, such as an answer.
    public var sentCount: Int { handle.observation.sentCount }
}

/// Events in the order in which they were sent, of which only the newest are kept for an observer that falls behind.
///
/// What was dropped is told where it is missing: ``Event/missed(_:)``, before the oldest event that was kept.
/// Otherwise as ``EventStream``.
public struct BoundedEventStream<Value: Sendable>: AsyncSequence, Sendable {
    public enum Event: Sendable {
        case event(Value)
        /// So many events were dropped here, as the observer was too slow.
        case missed(Int)
    }

    public typealias Element = Event
    public typealias Failure = Never
    @usableFromInline let handle: ObservationHandle<Value>

    @inlinable
    init(handle: ObservationHandle<Value>) { self.handle = handle }

    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let handle: ObservationHandle<Value>

        @inlinable
        init(handle: ObservationHandle<Value>) { self.handle = handle }

        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Event? {
            switch await handle.observation.next(isolation: actor) {
            case .element(let value): .event(value)
            case .missed(let count): .missed(count)
            case .end: nil
            }
        }
    }

    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(handle: handle) }
}
