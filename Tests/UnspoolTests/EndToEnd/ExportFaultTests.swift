import Foundation
import Synchronization
import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

/// Exports in which something goes wrong.
struct ExportFaultTests {
    @Test func `a failed download is tried again, and fails with a reason in the end`() async throws {
        let one = SimulatedWorld.oneChat { world, chat in
            let content = world.document("a.txt")
            world.addMessage(to: chat, content)
        }
        let account = try SimulatedAccountFixture(world: one)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .failDownload(afterBytes: 100), times: 3))
        let failed = try await account.export("Chat", options: .eager)
        #expect(failed.summary.counts == [.failed: 1])
        #expect(failed.items.first?.reason?.isEmpty == false)
        #expect(try account.files().isEmpty)
        account.telegram.add(SimulatedFault("downloadFile", .failDownload(afterBytes: 100), times: 2))
        #expect(try await account.export("Chat", options: .eager).summary.counts == [.saved: 1])
        #expect(try account.manifest().count == 1)
        await account.session.close()
    }

    @Test func `what TDLib calls complete but is not is fetched once more`() async throws {
        let one = SimulatedWorld.oneChat { world, chat in
            let content = world.document("a.txt")
            world.addMessage(to: chat, content)
        }
        for (faults, outcome) in [(1, Outcome.saved), (2, .failed)] {
            let account = try SimulatedAccountFixture(world: one)
            try await account.signIn()
            let spoiled = Mutex(faults)
            let store = DisturbedStore(try account.archive()) { path throws(DestinationAccess.StagingError) in
                let spoils = spoiled.withLock { count in
                    defer { count -= 1 }
                    return count > 0
                }
                if spoils { try? Data([1]).write(to: URL(fileURLWithPath: path)) }
            }
            let (summary, items) = try await account.export("Chat", store: store, options: .eager)
            #expect(summary.counts == [outcome: 1])
            #expect(account.transport.count(of: "downloadFile") == 2)
            #expect(outcome == .saved || items.first?.reason?.contains("1 byte instead of") == true)
            await account.session.close()
        }
    }

    @Test func `a full destination ends the run, keeps what is done, and the next run continues`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        var options = ChatExport.Options.eager
        options.workers = 2
        let room = Mutex(3)
        let store = DisturbedStore(try account.archive()) { _ throws(DestinationAccess.StagingError) in
            let isFull = room.withLock { room in
                defer { room -= 1 }
                return room <= 0
            }
            if isFull { throw .destination(DestinationError(POSIXFailure(code: 28), "x")) }
        }
        let failure = await #expect(throws: ChatExport.Failure.self) {
            try await account.export("Holiday Photos", store: store, options: options)
        }
        #expect((failure?.underlying as? DestinationError)?.code == .full)
        let saved = failure?.summary.counts[.saved] ?? 0
        #expect(saved >= 3)
        #expect(try account.files().count == saved)
        let rest = try await account.export("Holiday Photos").summary
        #expect(rest.counts[.alreadyThere] == saved)
        #expect(rest.counts[.saved] == 24 - saved)
        await account.session.close()
    }

    @Test(.timeLimit(.minutes(15)))
    func `a full destination ends the run also while a request for more history has no answer`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        account.telegram.add(SimulatedFault("getChatHistory", .hold, skip: 1, times: .max))
        let store = DisturbedStore(try account.archive()) { _ throws(DestinationAccess.StagingError) in
            throw .destination(DestinationError(POSIXFailure(code: 28), "x"))
        }
        let failure = await #expect(throws: ChatExport.Failure.self) {
            try await account.export("Holiday Photos", store: store, options: .eager)
        }
        #expect((failure?.underlying as? DestinationError)?.code == .full)
        await account.session.close()
    }

    @Test(arguments: ["getChatHistory", "downloadFile"])
    func `a disk that fills up meanwhile ends the run before TDLib has no room, and the next run continues`(
        function: String
    ) async throws {
        let world = SimulatedWorld.oneChat { world, chat in
            for number in 0..<3 {
                let content = world.document("\(number).txt", size: 40_000)
                world.addMessage(to: chat, content)
            }
            let large = world.document("large.txt", size: 400_000)
            world.addMessage(to: chat, large)
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let used = Mutex(false)
        account.transport.beforeEach { if $0 == function { used.withLock { $0 = true } } }
        var options = ChatExport.Options()
        options.workers = 1
        options.room = DiskRoom(database: "database") { _ in
            DiskRoom.Volume(id: 1, free: used.withLock { $0 } ? 99_999 : 1 << 30)
        }
        options.room.reserve = 100_000
        if function == "downloadFile" {
            // Only what arrives can tell: every file had room before it was begun. It is not there before the export has looked.
            account.telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 300_000)))
            options.onlyMessages = [try #require(account.telegram.world.chats.values.first?.messages.last?.id)]
        }
        let failure = await #expect(throws: ChatExport.Failure.self) {
            try await account.export("Chat", options: options)
        }
        #expect((failure?.underlying as? DestinationError)?.code == .full)
        #expect(failure?.summary.counts[.saved] == nil)
        #expect(account.transport.count(of: "downloadFile") == (function == "downloadFile" ? 1 : 0))
        account.transport.beforeEach(nil)
        #expect(try await account.export("Chat").summary.counts == [.saved: 4])
        await account.session.close()
    }

    @Test func `cancelling stops every download at Telegram and keeps what is done`() async throws {
        let many = SimulatedWorld.oneChat { world, chat in
            for number in 0..<6 {
                let content = world.document("\(number).txt", size: 40_000)
                world.addMessage(to: chat, content)
            }
        }
        let account = try SimulatedAccountFixture(world: many)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 10), skip: 2, times: 100))
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let saved = AsyncStream.makeStream(of: Void.self)
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive()) { event in
            if case .item(let item) = event, item.outcome == .saved { saved.continuation.yield() }
        }
        let task = Task { try await export.runAndFinish(destination: nil) }
        var count = 0
        for await _ in saved.stream {
            count += 1
            if count == 2 { break }
        }
        // One that is cancelled before its request goes out would be stopped all the same.
        while account.transport.count(of: "downloadFile") < 6 { await Task.yield() }
        task.cancel()
        let summary = try await task.value
        #expect(summary.isInterrupted && !summary.isComplete)
        #expect(summary.counts[.saved] == 2)
        #expect(account.transport.count(of: "cancelDownloadFile") == account.transport.count(of: "downloadFile") - 2)
        #expect(try account.files().count == 2)
        #expect(try account.manifest().count == 2)
        account.telegram.removeFaults()
        #expect(try await account.export("Chat").summary.counts == [.alreadyThere: 2, .saved: 4])
        await account.session.close()
    }

    @Test func `a revoked session ends the run with that reason`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        account.telegram.add(SimulatedFault("getChatHistory", .error(code: 401, message: "Unauthorized"), skip: 1))
        let failure = await #expect(throws: ChatExport.Failure.self) { try await account.export("Holiday Photos") }
        #expect(failure?.summary.problem?.contains("signed out") == true)
        await account.session.close()
    }

    @Test(arguments: ["getChatHistory", "getStory", "downloadFile"])
    func `a flood wait is sat out, and one that is too long ends the run`(function: String) async throws {
        let story = SimulatedWorld.oneChat { world, chat in
            let content = world.document("a.txt")
            world.addMessage(to: chat, content)
            world.addMessage(
                to: chat,
                .json(#"{"@type":"messageStory","story_poster_chat_id":1,"story_id":1,"via_mention":false}"#))
        }
        let account = try SimulatedAccountFixture(world: story)
        try await account.signIn()
        let clock = InstantClock()
        var options = ChatExport.Options()
        options.fetching = FileFetcher.Policy(clock: clock)
        options.grace = .zero
        account.telegram.add(.floodWait(function, seconds: 5_000))
        let failure = await #expect(throws: ChatExport.Failure.self) {
            try await account.export("Chat", options: options)
        }
        #expect(failure?.summary.problem?.contains("5000") == true)
        #expect(clock.pauses.isEmpty)
        account.telegram.add(.floodWait(function, seconds: 60, times: 4))
        // The simulated Telegram has no stories.
        #expect(try await account.export("Chat", options: options).summary.counts == [.saved: 1, .expired: 1])
        #expect(clock.pauses == Array(repeating: .seconds(60), count: 4))
        await account.session.close()
    }
}
