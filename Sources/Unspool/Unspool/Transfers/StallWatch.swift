import Synchronization
import TelegramAPI
import TelegramClient

/// Ends downloads that TDLib never ends: all at work, when nothing of any has arrived for a while although there is a
/// connection.
///
/// TDLib fetches few files at a time and lets the others wait, so a file that stands still while others get on may be waiting.
final class StallWatch: Sendable {
    private struct State {
        /// The files at work, and whether they were ended from here.
        var active: [Int32: Bool] = [:]
        /// Changes with everything that begins, arrives or ends.
        var changes = 0
        var isConnected = true
    }

    private let limit: Duration
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    init(limit: Duration, clock: any Clock<Duration>) {
        self.limit = limit
        self.clock = clock
    }

    func begin(_ fileID: Int32) {
        state.withLock { state in
            state.active[fileID] = false
            state.changes += 1
        }
    }

    /// - Returns: whether the download was ended because it stood still.
    func end(_ fileID: Int32) -> Bool {
        state.withLock { state in
            state.changes += 1
            return state.active.removeValue(forKey: fileID) ?? false
        }
    }

    /// Some bytes have arrived.
    func noteProgress() { state.withLock { $0.changes += 1 } }

    /// Without a connection nothing can arrive, and TDLib goes on by itself.
    func noteConnection(isReady: Bool) {
        state.withLock { state in
            state.isConnected = isReady
            state.changes += 1
        }
    }

    /// Looks after the downloads until the task is cancelled.
    /// - Parameter continuations: how often the process was stopped and continued: nothing arrives in between.
    func run(_ client: TDLibClient, continuations: @Sendable () -> Int) async {
        while !Task.isCancelled {
            let before = (state.withLock { $0.changes }, continuations())
            do { try await clock.sleep(for: limit) } catch { return }
            guard continuations() == before.1 else { continue }
            let stalled = state.withLock { state -> [Int32] in
                guard state.isConnected, state.changes == before.0 else { return [] }
                let stalled = state.active.keys.sorted()
                for id in stalled { state.active[id] = true }
                return stalled
            }
            // The call that waits for the file is answered with an error then.
            for id in stalled { _ = try? client.submit(CancelDownloadFile(fileID: id, onlyIfPending: false)) }
        }
    }

    /// What is told of such a download.
    var reason: String { "nothing has arrived for \(limit.components.seconds) seconds" }
}
