import Synchronization
import TelegramSimulator
import Testing

@testable import Unspool

/// Downloads that TDLib begins and never ends.
struct StalledDownloadTests {
    private let account: SimulatedAccountFixture
    private let clock = HeldClock()
    private let options: ChatExport.Options

    init() async throws {
        let world = SimulatedWorld.oneChat { world, chat in
            for number in 0..<3 {
                let content = world.document("\(number).txt", size: 40_000)
                world.addMessage(to: chat, content)
            }
        }
        account = try SimulatedAccountFixture(world: world)
        var options = ChatExport.Options()
        options.fetching = FileFetcher.Policy(clock: InstantClock())
        options.fetching.stallClock = clock
        self.options = options
        try await account.signIn()
    }

    /// Exports while time goes on; what stands still is ended by that alone.
    /// - Parameter isRunning: whether it goes on now: a download that is about to begin must not be taken for one that stands.
    private func export(
        whileTime isRunning: @escaping @Sendable () -> Bool = { true }
    ) async throws -> (summary: ExportSummary, items: [ManifestItem]) {
        let ticking = Task {
            while !Task.isCancelled {
                if isRunning() { clock.tick() }
                await Task.yield()
            }
        }
        defer { ticking.cancel() }
        return try await account.export("Chat", options: options)
    }

    @Test func `one that stands still is begun again`() async throws {
        account.telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 10), skip: 1))
        let (summary, _) = try await export { [account] in
            let saved = (try? account.files().keys.count { $0.hasSuffix(".txt") }) ?? 0
            return saved == 2 && account.transport.count(of: "cancelDownloadFile") == 0
        }
        #expect(summary.counts == [.saved: 3])
        #expect(account.transport.count(of: "cancelDownloadFile") >= 1)
        await account.session.close()
    }

    @Test func `one that always stands still fails with a reason, and ends no other`() async throws {
        account.telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 10), times: 100))
        let (summary, items) = try await export()
        #expect(summary.counts == [.failed: 3])
        #expect(items.allSatisfy { $0.reason == "nothing has arrived for 180 seconds" })
        account.telegram.removeFaults()
        #expect(try await account.export("Chat", options: options).summary.counts == [.saved: 3])
        await account.session.close()
    }

    @Test func `nothing is ended while there is no connection, or the process was stopped`() async throws {
        let watch = StallWatch(limit: .seconds(1), clock: clock)
        let pauses = Mutex(0)
        watch.begin(1)
        watch.noteConnection(isReady: false)
        let watching = Task {
            await watch.run(account.client) {
                pauses.withLock { count in
                    count += 1
                    // Connected again, the process is stopped in each pause.
                    return count
                }
            }
        }
        while pauses.withLock({ $0 }) < 8 {
            clock.tick()
            await Task.yield()
        }
        watch.noteConnection(isReady: true)
        while pauses.withLock({ $0 }) < 16 {
            clock.tick()
            await Task.yield()
        }
        watching.cancel()
        clock.release()
        #expect(!watch.end(1))
        #expect(account.transport.count(of: "cancelDownloadFile") == 0)
        await account.session.close()
    }
}
