public import Dispatch
import Synchronization

/// A state that changes: its current value, and a sequence that begins with it.
///
/// ```swift
/// for await state in stream { … }                              // the current value, then every change, in order
/// for await state in stream.coalesced { … }                    // the newest value, whenever the loop comes round
/// let ready = try await stream.when { $0.isReady }             // waits for a condition
/// let token = stream.subscribe(on: .main) { state in … }       // for code that is not async
/// ```
/// Each iteration is an observer of its own. Changes that an observer has not taken are kept in memory without limit,
/// unless it asked for ``coalesced``. Cancelling the task that iterates ends its sequence; all end with their source.
public final class StateStream<Value: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Value
    public typealias Failure = Never
    public typealias AsyncIterator = EventStream<Value>.Iterator

    private struct State {
        var current: Value?
        var isFinished = false
        var observations: [Observation<Value>] = []
        var subscriptions: [QueueSubscription<Value>] = []
    }

    private let state: Mutex<State>

    /// - Parameter initial: nil if there is no value yet: then observers wait for the first.
    package init(_ initial: Value? = nil) {
        state = Mutex(State(current: initial))
    }

    deinit { finish() }

    /// The value now; nil before the first.
    public var current: Value? { state.withLock { $0.current } }

    public func makeAsyncIterator() -> AsyncIterator {
        observe(.unbounded).makeAsyncIterator()
    }

    /// The same for observers that need only where things stand: values that were passed over by newer ones are
    /// left out, so at most one waits.
    public var coalesced: EventStream<Value> { observe(.newest(1)) }

    /// Waits until the value fulfils `condition`, and returns it. The current one counts.
    ///
    /// - Throws: `CancellationError` if the task is cancelled, ``StateStreamEnded`` if no more values come.
    public func when(_ condition: (Value) throws -> Bool) async throws -> Value {
        for await value in self where try condition(value) { return value }
        try Task.checkCancellation()
        throw StateStreamEnded()
    }

    /// Calls `handler` on `queue` with the current value and every later one, in order.
    ///
    /// - Parameter isCoalescing: leaves out values that were passed over while `queue` was busy.
    /// - Returns: what ``unsubscribe(_:)`` needs. It may be dropped: the subscription stays.
    @discardableResult
    public func subscribe(
        on queue: DispatchQueue, isCoalescing: Bool = false, _ handler: @escaping @Sendable (Value) -> Void
    ) -> SubscriptionToken {
        add(
            QueueSubscription(queue, isCoalescing: isCoalescing) { value in
                handler(value)
                return true
            })
    }

    /// The same without keeping `owner` alive: the subscription ends with it.
    @discardableResult
    public func subscribe<Owner: AnyObject & Sendable>(
        on queue: DispatchQueue, isCoalescing: Bool = false, owner: Owner,
        _ handler: @escaping @Sendable (Owner, Value) -> Void
    ) -> SubscriptionToken {
        add(
            QueueSubscription(queue, isCoalescing: isCoalescing) { [weak owner] value in
                guard let owner else { return false }
                handler(owner, value)
                return true
            })
    }

    /// Ends a subscription: its handler is not called again (a call that is under way on the queue finishes).
    public func unsubscribe(_ token: SubscriptionToken) {
        token.cancel()
        remove { $0.token === token }
    }

    package var observerCount: Int { state.withLock { $0.observations.count + $0.subscriptions.count } }

    /// Makes `value` the current one. The lock is held meanwhile, so that all observers see one order.
    package func send(_ value: Value) {
        state.withLock { state in
            if state.isFinished { return }
            state.current = value
            for observation in state.observations { observation.push(value) }
            for subscription in state.subscriptions { subscription.push(value) }
        }
    }

    /// No more values come: sequences end, subscriptions are dropped, and the current value stays.
    package func finish() {
        let (observations, subscriptions) = state.withLock { state in
            state.isFinished = true
            defer {
                state.observations = []
                state.subscriptions = []
            }
            return (state.observations, state.subscriptions)
        }
        for observation in observations { observation.finish() }
        letGo(of: subscriptions)
    }

    private func observe(_ rule: BufferRule) -> EventStream<Value> {
        let observation = Observation<Value>(rule)
        observation.onEnd { [weak self, weak observation] in
            self?.state.withLock { state in state.observations.removeAll { $0 === observation } }
        }
        let isFinished = state.withLock { state in
            if let current = state.current { observation.push(current) }
            if !state.isFinished { state.observations.append(observation) }
            return state.isFinished
        }
        if isFinished { observation.finish() }
        return EventStream(handle: ObservationHandle(observation))
    }

    private func add(_ subscription: QueueSubscription<Value>) -> SubscriptionToken {
        subscription.onEnd { [weak self] token in self?.remove { $0.token === token } }
        state.withLock { state in
            if let current = state.current { subscription.push(current) }
            if !state.isFinished { state.subscriptions.append(subscription) }
        }
        return subscription.token
    }

    private func remove(_ isMeant: (QueueSubscription<Value>) -> Bool) {
        let removed = state.withLock { state in
            defer { state.subscriptions.removeAll(where: isMeant) }
            return state.subscriptions.filter(isMeant)
        }
        letGo(of: removed)
    }

    /// Handlers are the program's, and so is what they keep: the end of that may come back here, so not under the lock.
    private func letGo(of subscriptions: [QueueSubscription<Value>]) { withExtendedLifetime(subscriptions) {} }
}

/// A ``StateStream/when(_:)`` whose condition can no longer come true.
public struct StateStreamEnded: Error, Sendable, CustomStringConvertible {
    public var description: String { "The client has closed, so the state that was waited for cannot come." }
}
