import Synchronization
import TelegramClient
import Testing

@testable import Unspool

struct FloodPatienceTests {
    private let flood = TDLibError.remote(429, "Too Many Requests: retry after 7")

    @Test func `a wait is announced once, however many requests sit it out`() async throws {
        let announced = Mutex<[Int]>([])
        let clock = GateClock()
        let patience = FloodPatience(longest: 7, clock: clock) { seconds in announced.withLock { $0.append(seconds) } }
        try await withThrowingTaskGroup { group in
            for _ in 0..<3 {
                group.addTask {
                    var isFirst = true
                    try await patience {
                        defer { isFirst = false }
                        if isFirst { throw flood }
                    }
                }
            }
            while clock.sleepers < 3 { await Task.yield() }
            clock.open()
            try await group.waitForAll()
        }
        #expect(announced.withLock { $0 } == [7])
    }

    @Test func `after the run has failed no wait is begun, and none is followed by a request`() async throws {
        let clock = InstantClock()
        let patience = FloodPatience(longest: 7, clock: clock)
        var requests = 0
        await #expect(throws: TDLibError.self) {
            try await patience {
                requests += 1
                patience.giveUp()
                throw flood
            }
        }
        #expect(requests == 1 && clock.pauses.isEmpty)
    }

    /// A clock whose sleepers wait for the test.
    private final class GateClock: Clock {
        private let state = Mutex<(sleepers: Int, isOpen: Bool)>((0, false))

        var sleepers: Int { state.withLock { $0.sleepers } }
        var now: InstantClock.Instant { .init(offset: .zero) }
        var minimumResolution: Duration { .zero }

        func open() { state.withLock { $0.isOpen = true } }

        func sleep(until deadline: InstantClock.Instant, tolerance: Duration?) async throws {
            state.withLock { $0.sleepers += 1 }
            while !state.withLock({ $0.isOpen }) { await Task.yield() }
        }
    }
}
