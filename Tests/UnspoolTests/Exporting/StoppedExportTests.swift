import Synchronization
import Testing

@testable import Unspool

struct StoppedExportTests {
    @Test func `an interrupt that comes when everything is saved is none`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let running = Mutex<Task<ExportSummary, any Error>?>(nil)
        var options = ChatExport.Options()
        options.progressInterval = .zero
        let export = ChatExport(
            client: account.client, chat: chat, store: try account.archive(), options: options
        ) { event in
            guard case .progress(let progress) = event, progress.isScanComplete,
                progress.finishedItems == progress.knownItems
            else { return }
            running.withLock { $0?.cancel() }
        }
        let (gate, begin) = AsyncStream<Void>.makeStream()
        let task = Task {
            for await _ in gate { break }
            return try await export.runAndFinish(destination: account.destination)
        }
        running.withLock { $0 = task }
        begin.yield()
        let summary = try await task.value
        #expect(task.isCancelled)
        #expect(!summary.isInterrupted && summary.isComplete && summary.unreached == 0 && summary.isScanComplete)
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
        _ = try await export.runAndFinish(destination: account.destination)
        let told = state.withLock { $0 }
        // With that hour in them they would be about a kilobyte a second.
        #expect(told.continuations == 1 && !told.rates.isEmpty && told.rates.allSatisfy { $0 > 5_000 }, "\(told.rates)")
    }
}
