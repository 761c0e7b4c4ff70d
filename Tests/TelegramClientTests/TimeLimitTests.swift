import Synchronization
import Testing

@testable import TelegramClient

/// A clock that moves when the test says so.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Instant()
        var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var nextSleeper = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextSleeper += 1
            return state.nextSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let waiters = state.withLock { state in
                    state.sleepers[id] = (deadline, continuation)
                    defer { state.waiters = [] }
                    return state.waiters
                }
                if Task.isCancelled { cancel(id) }
                for waiter in waiters { waiter.resume() }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
        sleeper?.continuation.resume(throwing: CancellationError())
    }

    /// Waits until somebody sleeps.
    func whenSomebodySleeps() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.sleepers.isEmpty { state.waiters.append(continuation) }
                return !state.sleepers.isEmpty
            }
            if isThere { continuation.resume() }
        }
    }

    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.continuation)
        }
        for sleeper in due { sleeper.resume() }
    }
}

@Suite struct TimeLimitTests {
    @Test func aRequestFailsWhenItsTimeIsOver() async {
        let transport = FakeTransport()
        let clock = ManualClock()
        let client = TDLibClient(transport: transport, configuration: .init(timeLimit: .seconds(30), clock: clock))
        let task = Task { await errorCode { try await client.getMe() } }
        await clock.whenSomebodySleeps()
        await transport.whenSent(1)
        clock.advance(by: .seconds(29))
        #expect(client.core.pendingCount == 1)
        clock.advance(by: .seconds(1))
        #expect(await task.value == .timeLimit)
        #expect(client.core.pendingCount == 0)
        await client.close()
    }

    @Test func theLongestLimitIsAHundredYears() async {
        let transport = FakeTransport()
        let clock = ManualClock()
        let client = TDLibClient(transport: transport, configuration: .init(clock: clock))
        let task = Task {
            await errorCode { _ = try await client.send(GetMe(), timeLimit: .seconds(Int64.max)) }
        }
        await clock.whenSomebodySleeps()
        await transport.whenSent(1)
        clock.advance(by: .seconds(100 * 366 * 86_400))
        #expect(await task.value == .timeLimit)
        await client.close()
    }

    @Test func aLimitOfOneRequestGoesBeforeTheClients() async throws {
        let transport = FakeTransport()
        let clock = ManualClock()
        let client = TDLibClient(transport: transport, configuration: .init(clock: clock))
        let task = Task { await errorCode { try await client.send(GetMe(), timeLimit: .seconds(1)) } }
        await clock.whenSomebodySleeps()
        clock.advance(by: .seconds(1))
        #expect(await task.value == .timeLimit)
        await client.close()
    }

    @Test func anAnswerInTimeStopsTheTimer() async throws {
        let transport = FakeTransport(FakeTransport.agreeable)
        let clock = ManualClock()
        let client = TDLibClient(transport: transport, configuration: .init(timeLimit: .seconds(30), clock: clock))
        _ = try await client.testCallEmpty()
        clock.advance(by: .seconds(60))
        _ = try await client.testCallEmpty()
        await client.close()
    }
}
