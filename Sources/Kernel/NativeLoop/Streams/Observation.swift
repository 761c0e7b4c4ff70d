public import Synchronization

/// What the sender has of one observer: its queue, and the tasks that wait for it.
@usableFromInline
final class Observation<Element: Sendable>: Sendable {
    @usableFromInline
    enum Delivery: Sendable {
        case element(Element)
        case missed(Int)
        case end
    }

    @usableFromInline
    struct State {
        @usableFromInline var queue: ObserverQueue<Element>
        // Nearly always at most one. Two tasks that iterate the same stream share its elements.
        @usableFromInline var waiting: [UnsafeContinuation<Delivery, Never>] = []
        @usableFromInline var onEnd: (@Sendable () -> Void)?
        @usableFromInline var sentCount = 0

        @inlinable
        init(_ queue: ObserverQueue<Element>) { self.queue = queue }
    }

    @usableFromInline let state: Mutex<State>

    @inlinable
    init(_ rule: BufferRule) {
        state = Mutex(State(ObserverQueue(rule)))
    }

    var sentCount: Int { state.withLock { $0.sentCount } }

    /// Sets what is to be done once, when nobody observes any more.
    @inlinable
    func onEnd(_ action: @escaping @Sendable () -> Void) {
        state.withLock { $0.onEnd = action }
    }

    @inlinable
    func push(_ element: Element) {
        let waiter = state.withLock { state -> UnsafeContinuation<Delivery, Never>? in
            if !state.queue.isFinished { state.sentCount += 1 }
            if state.waiting.isEmpty {
                state.queue.push(element)
                return nil
            }
            return state.waiting.removeFirst()
        }
        waiter?.resume(returning: .element(element))
    }

    /// No more will be pushed.
    @inlinable
    func finish() {
        let waiting = state.withLock { state in
            state.queue.finish()
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { waiter.resume(returning: .end) }
    }

    /// The observer is gone: what waits is dropped.
    @inlinable
    func end() {
        stop()
        let onEnd = state.withLock { state in
            defer { state.onEnd = nil }
            return state.onEnd
        }
        onEnd?()
    }

    /// What waits is dropped, and who waits is told; whoever has to know of the end is not told yet.
    @inlinable
    func stop() {
        let waiting = state.withLock { state in
            state.queue.cancel()
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { waiter.resume(returning: .end) }
    }

    /// The next delivery. Cancelling the task ends the observation.
    @inlinable
    func next(isolation: isolated (any Actor)?) async -> Delivery {
        if let ready = state.withLock({ Self.ready(&$0) }) { return ready }
        let delivery = await withTaskCancellationHandler {
            // Used here so that this closure runs where the observer does, with no change of thread.
            _ = isolation
            return await withUnsafeContinuation(isolation: isolation) { continuation in
                let ready = state.withLock { state -> Delivery? in
                    if let ready = Self.ready(&state) { return ready }
                    // The cancellation handler may have run before there was a continuation to resume.
                    if Task.isCancelled { return .end }
                    state.waiting.append(continuation)
                    return nil
                }
                if let ready { continuation.resume(returning: ready) }
            }
        } onCancel: {
            // Runs while the task's own lock is held, which resuming the task takes as well. A sender resumes with its
            // lock held, so what takes the sender's lock, as `onEnd` does, must not be called in here.
            stop()
        }
        if Task.isCancelled { end() }
        return delivery
    }

    @inlinable
    static func ready(_ state: inout State) -> Delivery? {
        switch state.queue.pull() {
        case .element(let element): .element(element)
        case .missed(let count): .missed(count)
        case .end: .end
        case .wait: nil
        }
    }
}

/// What the observer has: when its last copy goes, so does the observation.
@usableFromInline
final class ObservationHandle<Element: Sendable>: Sendable {
    @usableFromInline let observation: Observation<Element>

    @inlinable
    init(_ observation: Observation<Element>) {
        self.observation = observation
    }

    @inlinable
    deinit { observation.end() }
}
