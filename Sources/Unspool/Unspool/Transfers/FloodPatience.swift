import Synchronization
import TelegramClient

/// Sits out the waits that Telegram asks for. The requests of a run share one, for the wait is the account's.
final class FloodPatience: Sendable {
    /// The longest wait that is sat out, in seconds.
    private let longest: Int
    private let clock: any Clock<Duration>
    private let announce: @Sendable (_ seconds: Int) -> Void
    private let state = Mutex(State())

    private struct State {
        var isOver = false
        var lastID = 0
        var waiting: [Int: Task<Void, any Error>] = [:]
    }

    /// - Parameter announce: told of a wait, unless another request is sitting one out already.
    init(longest: Int, clock: any Clock<Duration>, announce: @escaping @Sendable (_ seconds: Int) -> Void = { _ in }) {
        self.longest = longest
        self.clock = clock
        self.announce = announce
    }

    /// Runs `request`, and again after each wait.
    /// - Throws: what `request` throws, a flood wait too if it is too long or its length is not told;
    ///   `CancellationError` during a wait.
    func callAsFunction<Answer>(_ request: () async throws -> Answer) async throws -> Answer {
        while true {
            do {
                return try await request()
            } catch let error as TDLibError {
                // Every other request would have to wait as long.
                guard let seconds = error.floodWait?.seconds, seconds <= longest, try await sitOut(seconds) else {
                    throw error
                }
            }
        }
    }

    /// Ends every wait, and begins none any more, for the run has failed or is to end.
    func giveUp() {
        let waiting = state.withLock { state in
            state.isOver = true
            return state.waiting.values
        }
        for wait in waiting { wait.cancel() }
    }

    /// - Returns: whether the request is to be made again.
    private func sitOut(_ seconds: Int) async throws -> Bool {
        let begun = state.withLock { state -> (id: Int, wait: Task<Void, any Error>, isFirst: Bool)? in
            guard !state.isOver else { return nil }
            let wait = Task { [clock] in try await clock.sleep(for: .seconds(seconds)) }
            state.lastID += 1
            state.waiting[state.lastID] = wait
            return (state.lastID, wait, state.waiting.count == 1)
        }
        guard let begun else { return false }
        defer { state.withLock { _ = $0.waiting.removeValue(forKey: begun.id) } }
        if begun.isFirst { announce(seconds) }
        await withTaskCancellationHandler {
            _ = await begun.wait.result
        } onCancel: {
            begun.wait.cancel()
        }
        try Task.checkCancellation()
        return !state.withLock { $0.isOver }
    }
}
