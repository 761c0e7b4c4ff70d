import Synchronization
import Testing

@testable import Unspool

struct StoppedExportTests {
    @Test func `an interrupt that comes when everything is saved is none`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let saved = Atomic(0)
        let (last, continuation) = AsyncStream<Void>.makeStream()
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive()) { event in
            guard case .progress(let progress) = event, progress.isScanComplete,
                progress.finishedItems == progress.knownItems
            else { return }
            saved.store(progress.finishedItems, ordering: .relaxed)
            continuation.yield()
        }
        let task = Task { try await export.run(destination: account.destination) }
        for await _ in last { break }
        await export.stop()
        task.cancel()
        let summary = try await task.value
        #expect(!summary.isInterrupted && summary.isComplete && summary.unreached == 0 && summary.isScanComplete)
        #expect(summary.total == saved.load(ordering: .relaxed))
    }

    @Test func `the time in which the process was stopped is in no rate of an export`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        struct State {
            var time = Duration.zero
            var continuations = 0
            var rates: [Int64] = []
        }
        let state = Mutex(State())
        var options = ChatExport.Options()
        options.progressInterval = .zero
        // Every look at the clock is a quarter of a second later than the one before.
        options.time = {
            state.withLock { state in
                state.time += .milliseconds(250)
                return state.time
            }
        }
        options.continuations = { state.withLock { $0.continuations } }
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let export = ChatExport(
            client: account.client, chat: chat, store: try account.archive(), options: options
        ) { event in
            guard case .progress(let progress) = event else { return }
            state.withLock { state in
                if let rate = progress.bytesPerSecond, state.continuations == 1 { state.rates.append(rate) }
                // Stopped for an hour when half of it has come.
                guard progress.fetchedBytes > 1_500_000, state.continuations == 0 else { return }
                state.continuations = 1
                state.time += .seconds(3600)
            }
        }
        _ = try await export.run(destination: account.destination)
        let told = state.withLock { $0 }
        // With that hour in them they would be about a kilobyte a second.
        #expect(told.continuations == 1 && !told.rates.isEmpty && told.rates.allSatisfy { $0 > 5_000 }, "\(told.rates)")
    }
}
