import Foundation
import Synchronization
import TelegramClient
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

struct ExportEndToEndTests {
    /// A world of one chat, and what is in it.
    private func world(_ fill: (inout SimulatedWorld, Int64) -> Void) -> SimulatedWorld {
        var world = SimulatedWorld(seed: 11)
        let chat = world.addChat(.channel, title: "Chat")
        fill(&world, chat)
        return world
    }

    private func document(_ world: inout SimulatedWorld, _ name: String, size: Int = 5_000) -> SimulatedContent {
        .document(world.media(.text(size: size), name: name, mimeType: "text/plain"))
    }

    /// Fetching without pauses between attempts.
    private var eager: ChatExport.Options {
        var options = ChatExport.Options()
        options.fetching.pause = .zero
        return options
    }

    @Test func `every item of a chat with every content has one outcome, and every byte is right`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let (summary, items) = try await account.export("Martlet Archive")
        let chat = try #require(account.telegram.world.chats.values.first { $0.title == "Martlet Archive" })
        #expect(summary.messages == chat.messages.count)
        #expect(summary.counts.values.reduce(0, +) == summary.total)
        #expect(summary.total == items.count)
        #expect(Set(items.map(\.messageID)) == Set(chat.messages.map(\.id)))
        let files = try account.files()
        for item in items {
            guard let path = item.path else { continue }
            let bytes = try #require(files[path])
            #expect(item.sha256 == (try SHA256.hex(of: bytes)))
            #expect(item.size == Int64(bytes.count))
        }
        // Documents hold the bytes that were sent; of a photo it is the largest size.
        for message in chat.messages {
            let sent: SimulatedFile? =
                switch message.content {
                case .document(let media, _), .video(let media, _), .audio(let media, _, _, _): media.file
                case .photo(let sizes, _): sizes.last?.file
                default: nil
                }
            guard let sent else { continue }
            #expect(items.contains { $0.messageID == message.id && $0.sha256 == sent.sha256 })
        }
        #expect(Set(items.compactMap(\.path)) == Set(files.keys))
        #expect(try account.manifest().count == items.count)
        await account.session.close()
    }

    @Test func `a second run asks for no file`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let first = try await account.export("Holiday Photos").summary
        let fetched = account.transport.count(of: "downloadFile")
        #expect(first.counts[.saved] == 24 && fetched >= 24)
        let before = try account.files()
        let second = try await account.export("Holiday Photos").summary
        #expect(second.counts[.alreadyThere] == 24)
        #expect(second.counts[.saved] == nil)
        #expect(account.transport.count(of: "downloadFile") == fetched)
        #expect(try account.files() == before)
        await account.session.close()
    }

    @Test func `one file in five messages is one download and five records`() async throws {
        let shared = world { world, chat in
            let content = document(&world, "video.mp4")
            for _ in 0..<5 { world.addMessage(to: chat, content) }
            let other = document(&world, "video.mp4")
            world.addMessage(to: chat, other)
        }
        let account = try SimulatedAccountFixture(world: shared)
        try await account.signIn()
        let (summary, items) = try await account.export("Chat")
        #expect(summary.counts == [.saved: 2, .linked: 4])
        #expect(account.transport.count(of: "downloadFile") == 2)
        #expect(try account.files().count == 2)
        #expect(items.allSatisfy { $0.path != nil && $0.sha256 != nil })
        #expect(try account.manifest().count == 6)
        // What is not fetched is not waited for.
        let progress = try #require(account.lastProgress)
        #expect(progress.fetchedBytes > 0 && progress.fetchedBytes == progress.neededBytes)
        let again = try await account.export("Chat").summary
        #expect(again.counts == [.alreadyThere: 6])
        await account.session.close()
    }

    @Test func `protected content is counted and never fetched`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let (summary, items) = try await account.export("Members only")
        #expect(summary.counts[.protected] ?? 0 > 0)
        #expect(summary.counts[.saved] == nil)
        #expect(!summary.isComplete)
        #expect(items.filter { $0.outcome == .protected }.allSatisfy { $0.path == nil })
        #expect(account.transport.count(of: "downloadFile") == 0)
        #expect(try account.files().isEmpty)

        let single = world { world, chat in
            let content = document(&world, "no.txt")
            world.addMessage(to: chat, content) { $0.isProtected = true }
            world.addMessage(to: chat, content) { $0.selfDestruct = 5 }
            world.addMessage(to: chat, .expired(.photo))
        }
        let other = try SimulatedAccountFixture(world: single)
        try await other.signIn()
        #expect(try await other.export("Chat").summary.counts == [.protected: 2, .expired: 1])
        #expect(other.transport.count(of: "downloadFile") == 0)
        await account.session.close()
        await other.session.close()
    }

    @Test func `all items of an album carry its identifier, place and caption`() async throws {
        let album = world { world, chat in
            world.addMessage(to: chat, .text("before"))
            world.addAlbum(to: chat, caption: "three")
            world.addMessage(to: chat, .text("after"))
        }
        var configuration = SimulatorConfiguration()
        // The album is cut by the end of a page.
        configuration.history.sizes = [1]
        let account = try SimulatedAccountFixture(world: album, configuration: configuration)
        try await account.signIn()
        let items = try await account.export("Chat").items.filter { $0.kind == "photo" }
            .sorted { $0.messageID < $1.messageID }
        #expect(items.map(\.albumIndex) == [1, 2, 3])
        #expect(Set(items.map(\.albumID)).count == 1 && items.first?.albumID ?? 0 > 1 << 53)
        #expect(items.allSatisfy { $0.caption == "three" })
        await account.session.close()
    }

    @Test func `hostile names stay in the destination`() async throws {
        let hostile = world { world, chat in
            for name in SimulatedWorld.hostileNames {
                let content = document(&world, name)
                world.addMessage(to: chat, content)
            }
        }
        let account = try SimulatedAccountFixture(world: hostile)
        try await account.signIn()
        let (summary, items) = try await account.export("Chat")
        #expect(summary.counts == [.saved: SimulatedWorld.hostileNames.count])
        #expect(Set(items.compactMap(\.path)).count == SimulatedWorld.hostileNames.count)
        #expect(try account.files().count == SimulatedWorld.hostileNames.count)
        // Nothing but the database, its key, the cache and the destination.
        let top = try FileManager.default.contentsOfDirectory(atPath: account.folder.path).sorted()
        #expect(top == ["database", "database-key", "files", "out"])
        await account.session.close()
    }

    @Test func `a failed download is tried again, and fails with a reason in the end`() async throws {
        let one = world { world, chat in
            let content = document(&world, "a.txt")
            world.addMessage(to: chat, content)
        }
        let account = try SimulatedAccountFixture(world: one)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .failDownload(afterBytes: 100), times: 3))
        let failed = try await account.export("Chat", options: eager)
        #expect(failed.summary.counts == [.failed: 1])
        #expect(failed.items.first?.reason?.isEmpty == false)
        #expect(try account.files().isEmpty)
        account.telegram.add(SimulatedFault("downloadFile", .failDownload(afterBytes: 100), times: 2))
        #expect(try await account.export("Chat", options: eager).summary.counts == [.saved: 1])
        #expect(try account.manifest().count == 1)
        await account.session.close()
    }

    @Test func `what TDLib calls complete but is not is fetched once more`() async throws {
        let one = world { world, chat in
            let content = document(&world, "a.txt")
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
            let (summary, items) = try await account.export("Chat", store: store, options: eager)
            #expect(summary.counts == [outcome: 1])
            #expect(account.transport.count(of: "downloadFile") == 2)
            #expect(outcome == .saved || items.first?.reason?.contains("bytes instead of") == true)
            await account.session.close()
        }
    }

    @Test func `a full destination ends the run, keeps what is done, and the next run continues`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        var options = eager
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

    @Test func `cancelling stops every download at Telegram and keeps what is done`() async throws {
        let many = world { world, chat in
            for number in 0..<6 {
                let content = document(&world, "\(number).txt", size: 40_000)
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
        let task = Task { try await export.run(destination: nil) }
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

    @Test func `a dry run tells the same counts and touches nothing`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        var options = eager
        options.isDryRun = true
        let preview = try ArchivePreview(path: account.destination)
        let dry = try await account.export("Holiday Photos", store: preview, options: options).summary
        #expect(dry.counts[.planned] == 24)
        #expect(account.transport.count(of: "downloadFile") == 0)
        #expect(!FileManager.default.fileExists(atPath: account.destination))
        let real = try await account.export("Holiday Photos").summary
        #expect(real.total == dry.total && real.counts[.saved] == 24)
        let after = try ArchivePreview(path: account.destination)
        let again = try await account.export("Holiday Photos", store: after, options: options).summary
        #expect(again.counts[.alreadyThere] == 24)
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
        let story = world { world, chat in
            let content = document(&world, "a.txt")
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
