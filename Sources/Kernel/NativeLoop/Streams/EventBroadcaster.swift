public import Synchronization

// The generic types of this folder are `@inlinable`, and therefore public: the modules that use them make them for their
// own types (which Swift does not do for `package`). Without that an event costs five times as much, most of it spent
// on looking up what its type is.

/// Sends events to any number of observers, each of which has a buffer of its own and gets them in order.
///
/// `Interest` is what an observer wants, in terms that can be asked before an event is made; see
/// ``send(to:_:)``. Broadcasters whose observers want everything use `Void`.
public final class EventBroadcaster<Element: Sendable, Interest: Sendable>: Sendable {
    @usableFromInline
    struct Observer: Sendable {
        @usableFromInline
        enum Receiver: Sendable {
            case observation(Observation<Element>)
            case action(@Sendable (Element) -> Void)
        }

        @usableFromInline let receiver: Receiver
        @usableFromInline let interest: Interest

        @inlinable
        init(_ receiver: Receiver, _ interest: Interest) {
            self.receiver = receiver
            self.interest = interest
        }

        @inlinable
        func isFor(_ observation: Observation<Element>?) -> Bool {
            if case .observation(let own) = receiver { own === observation } else { false }
        }
    }

    @usableFromInline
    struct State {
        @usableFromInline var observers: [Observer] = []
        @usableFromInline var isFinished = false

        @inlinable
        init() {}
    }

    @usableFromInline let state = Mutex(State())
    @usableFromInline let onChange: @Sendable ([Interest]) -> Void

    /// - Parameter onChange: called with the interests of all observers whenever one comes or goes, in that order. It
    ///   must not use the broadcaster.
    @inlinable
    public init(onChange: @escaping @Sendable ([Interest]) -> Void = { _ in }) {
        self.onChange = onChange
    }

    @inlinable
    deinit { finish() }

    /// A new observer that misses nothing from here on, whatever memory that takes.
    @inlinable
    public func events(_ interest: Interest) -> EventStream<Element> {
        EventStream(handle: observe(interest, .unbounded))
    }

    /// A new observer for which at most `count` events are kept, and that is told how many it missed.
    @inlinable
    public func events(_ interest: Interest, keepingNewest count: Int) -> BoundedEventStream<Element> {
        BoundedEventStream(handle: observe(interest, .newest(count)))
    }

    /// Calls `action` with every event that concerns it, on the sender's thread and before ``send(to:_:)`` returns.
    ///
    /// It must be quick, and must not use this broadcaster. It lasts as long as the broadcaster.
    @inlinable
    public func tap(_ interest: Interest, _ action: @escaping @Sendable (Element) -> Void) {
        _ = add(Observer(.action(action), interest))
    }

    @inlinable
    public var observerCount: Int { state.withLock { $0.observers.count } }

    /// Hands an event to the observers that it concerns.
    ///
    /// The lock is held meanwhile, so that two senders cannot reach two observers in different orders.
    @inlinable
    public func send(to isInterested: (Interest) -> Bool, _ event: Element) {
        state.withLock { state in
            for observer in state.observers where isInterested(observer.interest) {
                switch observer.receiver {
                case .observation(let observation): observation.push(event)
                case .action(let action): action(event)
                }
            }
        }
    }

    /// Ends the sequences of all observers, once they have taken what waits for them. Later observers end at once.
    @inlinable
    public func finish() {
        let observers = state.withLock { state in
            state.isFinished = true
            defer { state.observers = [] }
            return state.observers
        }
        for observer in observers {
            if case .observation(let observation) = observer.receiver { observation.finish() }
        }
    }

    @inlinable
    func observe(_ interest: Interest, _ rule: BufferRule) -> ObservationHandle<Element> {
        let observation = Observation<Element>(rule)
        observation.onEnd { [weak self, weak observation] in self?.remove(observation) }
        if !add(Observer(.observation(observation), interest)) { observation.finish() }
        return ObservationHandle(observation)
    }

    /// - Returns: false if no events come any more.
    @inlinable
    func add(_ observer: Observer) -> Bool {
        state.withLock { state in
            if state.isFinished { return false }
            state.observers.append(observer)
            onChange(state.observers.map(\.interest))
            return true
        }
    }

    @inlinable
    func remove(_ observation: Observation<Element>?) {
        state.withLock { state in
            state.observers.removeAll { $0.isFor(observation) }
            onChange(state.observers.map(\.interest))
        }
    }
}

extension EventBroadcaster where Interest == Void {
    @inlinable
    public func events() -> EventStream<Element> { events(()) }

    @inlinable
    public func events(keepingNewest count: Int) -> BoundedEventStream<Element> { events((), keepingNewest: count) }

    @inlinable
    public func send(_ event: Element) { send(to: { _ in true }, event) }
}
