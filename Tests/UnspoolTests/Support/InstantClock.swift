import Synchronization

/// A clock on which every pause is over at once. It remembers the pauses.
final class InstantClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private let state = Mutex<(offset: Duration, pauses: [Duration])>((.zero, []))

    var pauses: [Duration] { state.withLock { $0.pauses } }
    var now: Instant { Instant(offset: state.withLock { $0.offset }) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.pauses.append(deadline.offset - state.offset)
            state.offset = max(state.offset, deadline.offset)
        }
    }
}
