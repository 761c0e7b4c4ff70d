import Synchronization
import TelegramSimulator
import TestSupport
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

    /// An export that has one file at hand, and a walk that waits for the second page.
    private func exportAtWork(
        on clock: HeldClock
    ) async throws -> (SimulatedAccountFixture, ChatExport, Task<ExportSummary, any Error>) {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .hold))
        account.telegram.add(SimulatedFault("getChatHistory", .hold, skip: 1))
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        var options = ChatExport.Options()
        options.workers = 1
        options.fetching.clock = clock
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive(), options: options) {
            _ in
        }
        let task = Task { try await export.runAndFinish(destination: account.destination) }
        while account.telegram.heldRequestCount < 2 { await Task.yield() }
        return (account, export, task)
    }

    @Test func `a walk that is broken off by a stop without a time sets the file at hand none`() async throws {
        let (account, export, task) = try await exportAtWork(on: HeldClock())
        await export.stop()
        await export.walking?.value
        #expect(await export.endings.isEmpty)
        account.telegram.releaseHeldRequests()
        let summary = try await task.value
        #expect(summary.isInterrupted && summary.counts[.saved] == 1)
        await account.session.close()
    }

    @Test(arguments: [nil, .seconds(60)] as [Duration?])
    func `a second stop ends the files at hand sooner, and never later`(first: Duration?) async throws {
        let clock = HeldClock()
        let (account, export, task) = try await exportAtWork(on: clock)
        await export.stop(within: first)
        await export.stop(within: .seconds(5))
        await export.stop(within: .seconds(30))
        await export.stop()
        #expect(await export.endings.map(\.grace) == [first, .seconds(5)].compactMap { $0 })
        #expect(account.transport.count(of: "cancelDownloadFile") == 0)
        await export.stop(within: .zero)
        for ending in await export.endings where ending.grace == .zero { await ending.task.value }
        account.telegram.releaseHeldRequests()
        let summary = try await task.value
        clock.release()
        #expect(summary.isInterrupted && summary.counts[.saved] == nil)
        #expect(account.transport.count(of: "cancelDownloadFile") == 1)
        await account.session.close()
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
