import Synchronization

/// Sends events to any number of observers, each of which has a buffer of its own and gets them in order.
///
/// `Interest` is what an observer wants, in terms that can be asked before an event is made; see
/// ``send(to:_:)``. Broadcasters whose observers want everything use `Void`.
package final class EventBroadcaster<Element: Sendable, Interest: Sendable>: Sendable {
    private struct Observer: Sendable {
        enum Receiver {
            case observation(Observation<Element>)
            case action(@Sendable (Element) -> Void)
        }

        let receiver: Receiver
        let interest: Interest

        func isFor(_ observation: Observation<Element>?) -> Bool {
            if case .observation(let own) = receiver { own === observation } else { false }
        }

        func finish() {
            if case .observation(let observation) = receiver { observation.finish() }
        }
    }

    private struct State {
        var observers: [Observer] = []
        var isFinished = false
    }

    private let state = Mutex(State())

    package init() {}

    deinit { finish() }

    /// A new observer that misses nothing from here on, whatever memory that takes.
    package func events(_ interest: Interest) -> EventStream<Element> {
        EventStream(handle: observe(interest, .unbounded))
    }

    /// A new observer for which at most `count` events are kept, and that is told how many it missed.
    package func events(_ interest: Interest, keepingNewest count: Int) -> BoundedEventStream<Element> {
        BoundedEventStream(handle: observe(interest, .newest(count)))
    }

    /// Calls `action` with every event that concerns it, on the sender's thread and before ``send(to:_:)`` returns.
    ///
    /// It must be quick, and must not use this broadcaster. It lasts as long as the broadcaster.
    package func tap(_ interest: Interest, _ action: @escaping @Sendable (Element) -> Void) {
        state.withLock { state in
            if !state.isFinished { state.observers.append(Observer(receiver: .action(action), interest: interest)) }
        }
    }

    package var observerCount: Int { state.withLock { $0.observers.count } }

    /// Whether an observer's interest is of this kind.
    package func isWanted(_ isInterested: (Interest) -> Bool) -> Bool {
        state.withLock { $0.observers.contains { isInterested($0.interest) } }
    }

    /// Hands an event to the observers that it concerns.
    ///
    /// The lock is held meanwhile, so that two senders cannot reach two observers in different orders.
    package func send(to isInterested: (Interest) -> Bool, _ event: Element) {
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
    package func finish() {
        let observers = state.withLock { state in
            state.isFinished = true
            defer { state.observers = [] }
            return state.observers
        }
        for observer in observers { observer.finish() }
    }

    private func observe(_ interest: Interest, _ rule: BufferRule) -> ObservationHandle<Element> {
        let observation = Observation<Element>(rule)
        observation.onEnd { [weak self, weak observation] in
            self?.state.withLock { state in state.observers.removeAll { $0.isFor(observation) } }
        }
        let isFinished = state.withLock { state in
            if !state.isFinished {
                state.observers.append(Observer(receiver: .observation(observation), interest: interest))
            }
            return state.isFinished
        }
        if isFinished { observation.finish() }
        return ObservationHandle(observation)
    }
}

extension EventBroadcaster where Interest == Void {
    package func events() -> EventStream<Element> { events(()) }

    package func events(keepingNewest count: Int) -> BoundedEventStream<Element> { events((), keepingNewest: count) }

    package func send(_ event: Element) { send(to: { _ in true }, event) }
}
