import Synchronization
import TelegramClient

/// Sits out the waits that Telegram asks for. The requests of a run share one, for the wait is the account's.
final class FloodPatience: Sendable {
    /// The longest wait that is sat out, in seconds.
    private let longest: Int
    private let clock: any Clock<Duration>
    private let announce: @Sendable (_ seconds: Int) -> Void
    private let state = Mutex((waiting: 0, isOver: false))

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

    /// From now on no wait is begun any more, for the run has failed.
    func giveUp() {
        state.withLock { $0.isOver = true }
    }

    /// - Returns: whether the request is to be made again.
    private func sitOut(_ seconds: Int) async throws -> Bool {
        let others = state.withLock { state -> Int? in
            guard !state.isOver else { return nil }
            defer { state.waiting += 1 }
            return state.waiting
        }
        guard let others else { return false }
        defer { state.withLock { $0.waiting -= 1 } }
        if others == 0 { announce(seconds) }
        try await clock.sleep(for: .seconds(seconds))
        return !state.withLock { $0.isOver }
    }
}
