import Dispatch
import Synchronization

/// Names one subscription, for ``StateStream/unsubscribe(_:)``.
public final class SubscriptionToken: Sendable {
    private let isCancelled = Atomic(false)

    init() {}

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    var isActive: Bool { !isCancelled.load(ordering: .relaxed) }
}

/// Values on their way to a handler on a dispatch queue. A burst takes one turn of the queue, not one a value.
final class QueueSubscription<Value: Sendable>: Sendable {
    private struct State {
        var waiting: [Value] = []
        var isScheduled = false
        var onEnd: (@Sendable (SubscriptionToken) -> Void)?
    }

    let token = SubscriptionToken()
    private let queue: DispatchQueue
    private let isCoalescing: Bool
    private let state = Mutex(State())
    /// Returns false if the subscription is over.
    private let handler: @Sendable (Value) -> Bool

    init(_ queue: DispatchQueue, isCoalescing: Bool, _ handler: @escaping @Sendable (Value) -> Bool) {
        self.queue = queue
        self.isCoalescing = isCoalescing
        self.handler = handler
    }

    func onEnd(_ action: @escaping @Sendable (SubscriptionToken) -> Void) {
        state.withLock { $0.onEnd = action }
    }

    func push(_ value: Value) {
        let mustSchedule = state.withLock { state in
            if isCoalescing { state.waiting.removeAll(keepingCapacity: true) }
            state.waiting.append(value)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        if mustSchedule { queue.async { self.drain() } }
    }

    private func drain() {
        let values = state.withLock { state in
            state.isScheduled = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for value in values where token.isActive {
            if !handler(value) {
                token.cancel()
                let onEnd = state.withLock { $0.onEnd }
                onEnd?(token)
            }
        }
    }
}
