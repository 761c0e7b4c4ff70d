import Synchronization

/// A clock on which a pause ends when the test says so.
final class HeldClock: Clock {
    typealias Instant = ContinuousClock.Instant
    private let state = Mutex<(isFree: Bool, held: [CheckedContinuation<Void, Never>])>((false, []))

    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    /// Whether a pause has begun that waits for the test.
    var isHeld: Bool { state.withLock { !$0.held.isEmpty } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if !state.isFree { state.held.append(continuation) }
                return state.isFree
            }
            if isFree { continuation.resume() }
        }
    }

    /// Ends the pauses that have begun.
    func tick() {
        let held = state.withLock { state in
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Ends the pauses, those to come too.
    func release() {
        state.withLock { $0.isFree = true }
        tick()
    }
}
