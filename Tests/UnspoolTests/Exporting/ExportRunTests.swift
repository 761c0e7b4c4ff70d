import Synchronization
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Runs over several chats.
struct ExportRunTests {
    private let account: SimulatedAccountFixture

    init() async throws {
        account = try SimulatedAccountFixture()
        try await account.signIn()
    }

    private func chats(_ titles: String...) async throws -> [SelectedChat] {
        var chats: [SelectedChat] = []
        for title in titles { chats.append(SelectedChat(try await ChatSelector.find(title, in: account.chats))) }
        return chats
    }

    private func run(
        _ options: ExportRun.Options = ExportRun.Options(), to destination: String?,
        report: @escaping @Sendable (ExportEvent) -> Void = { _ in }
    ) throws -> ExportRun {
        try ExportRun(client: account.client, destination: destination, options: options, report: report)
    }

    @Test(
        arguments: [
            (400, "CHANNEL_PRIVATE", "Telegram refused: CHANNEL_PRIVATE"),
            (406, "SECRET_REASON", "Telegram refused and gives programs no reason."),
            (500, "Receive invalid response", "Telegram refused: Receive invalid response"),
        ] as [(Int32, String, String)])
    func `chats go into one folder with its messages and page, and one that cannot be had ends no other`(
        code: Int32, message: String, told: String
    ) async throws {
        account.telegram.add(SimulatedFault("getChatHistory", .error(code: code, message: message)))
        var options = ExportRun.Options()
        options.keepsMessages = true
        let events = Mutex<[ExportEvent]>([])
        let run = try run(options, to: account.destination) { event in events.withLock { $0.append(event) } }
        let total = try await run.run(try await chats("Old news", "Holiday Photos"))
        #expect(!total.isComplete && total.reachedChats == 1 && total.summary.counts[.saved] == 24)
        let all = events.withLock { $0 }
        #expect(all.last == .total(total))
        let problems = all.compactMap { event in if case .problem(let text) = event { text } else { nil } }
        #expect(problems == ["Old news: " + told])
        let files = try account.files()
        #expect(files[MessageArchive.fileName] != nil && files[ArchivePage.fileName] != nil)
        // What lies beside the files is as readable as they are.
        let modes = try TestFolder.files(in: account.destination).map { path in
            try Descriptor.open(account.destination + "/" + path, .read).facts().mode
        }
        #expect(modes.count == 24 + 3 && Set(modes).count == 1)
        // It is closed: the next one can open it.
        #expect(try await self.run(to: account.destination).run(try await chats("Old news")).isComplete)
    }

    @Test func `a channel that is lost after it was exported to its end leaves nothing unfinished, another does`()
        async throws
    {
        let refusal = SimulatedFault("getChatHistory", .error(code: 400, message: "CHANNEL_PRIVATE"))
        func unscanned() throws -> [String] {
            try Journal(path: account.destination + "/.unspool/journal.sqlite")
                .settings(beginningWith: ArchiveWriter.walkPrefix).map(\.value)
        }
        let news = try await chats("Old news")
        account.telegram.add(refusal)
        await #expect(throws: ChatExport.Failure.self) { try await self.run(to: account.destination).run(news) }
        #expect(try unscanned().count == 1)
        #expect(try await run(to: account.destination).run(news).isComplete)
        #expect(try unscanned().isEmpty)
        account.telegram.add(refusal)
        await #expect(throws: ChatExport.Failure.self) { try await self.run(to: account.destination).run(news) }
        #expect(try unscanned().isEmpty)
    }

    @Test func `an export that nobody named a destination for is refused`() throws {
        let error = #expect(throws: DestinationError.self) { try run(to: nil) }
        #expect(error?.code == .missing)
    }

    @Test func `what failed is found again and retried`() async throws {
        account.telegram.add(SimulatedFault("downloadFile", .error(code: 400, message: "FILE_ID_INVALID"), times: 200))
        let failed = try await run(to: account.destination).run(try await chats("Holiday Photos"))
        let count = try #require(failed.summary.counts[.failed])
        account.telegram.removeFaults()
        let again = try run(to: account.destination)
        let left = try await again.unfinishedItems()
        let items = try #require(left.first?.items)
        #expect(left.count == 1 && items.count == count)
        let chat = try await chats("Holiday Photos")[0].chat
        let total = try await again.run([SelectedChat(chat, retrying: items)])
        #expect(total.isComplete && total.summary.counts == [.saved: count])
    }

    @Test func `a run that is stopped tells the total of what it reached and throws`() async throws {
        let events = Mutex<[ExportEvent]>([])
        let run = try run(to: account.destination) { event in events.withLock { $0.append(event) } }
        await run.stop()
        let chats = try await chats("Holiday Photos", "Fading")
        await #expect(throws: CancellationError.self) { try await run.run(chats) }
        guard case .total(let total)? = events.withLock({ $0.last }) else {
            Issue.record("no total was told")
            return
        }
        #expect(total.reachedChats == 1 && total.summary.isInterrupted)
        #expect(account.transport.count(of: "downloadFile") == 0)
    }

    @Test(arguments: [nil, .seconds(5)] as [Duration?])
    func `the files at hand are let end, or get a time`(grace: Duration?) async throws {
        var options = ExportRun.Options()
        options.export.workers = 1
        // Any time is over at once.
        options.export.fetching.clock = InstantClock()
        let run = try run(options, to: account.destination)
        account.telegram.add(SimulatedFault("downloadFile", .hold))
        account.telegram.add(SimulatedFault("getChatHistory", .hold, skip: 1))
        let chats = try await chats("Holiday Photos")
        let task = Task { try await run.run(chats) }
        while account.telegram.heldRequestCount < 2 { await Task.yield() }
        await run.stop(within: grace)
        if grace != nil { while account.transport.count(of: "cancelDownloadFile") == 0 { await Task.yield() } }
        account.telegram.releaseHeldRequests()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try account.manifest().contains { $0.outcome == .saved } == (grace == nil))
    }

    @Test func `a scan counts what a dry run counts, but each of what is alike`() async throws {
        var options = ExportRun.Options()
        options.export.isDryRun = true
        let chats = try await chats("Holiday Photos", "Team: <Files> & \"Docs\"", "Fading", "Members only")
        let dry = try await run(options, to: nil).run(chats).summary
        let scan = try await run(.scan, to: nil).run(chats).summary
        #expect(scan.scan?.kinds == dry.scan?.kinds && scan.scan?.dates == dry.scan?.dates)
        #expect(scan.messages == dry.messages && scan.total == dry.total)
        let repeats = try #require(dry.counts[.linked])
        #expect(scan.counts[.linked] == nil && scan.counts[.planned] == repeats + (dry.counts[.planned] ?? 0))
        #expect(account.transport.count(of: "downloadFile") == 0)
    }
}
