import Synchronization
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Exports whose files are larger than the disk, or than any file.
struct ExportSizeTests {
    /// A world of one chat, and what is in it.
    private static func world(_ fill: (inout SimulatedWorld, Int64) -> Void) -> SimulatedWorld {
        var world = SimulatedWorld(seed: 14)
        let chat = world.addChat(.channel, title: "Chat")
        fill(&world, chat)
        return world
    }

    private static func document(_ world: inout SimulatedWorld, _ name: String) -> SimulatedContent {
        .document(world.media(.random(size: 5_000), name: name, mimeType: ""))
    }

    @Test func `a disk without room for the next file ends the run before it is fetched, and the next run continues`()
        async throws
    {
        let three = Self.world { world, chat in
            for name in ["a.bin", "b.bin", "c.bin"] {
                let content = Self.document(&world, name)
                world.addMessage(to: chat, content)
            }
        }
        let account = try SimulatedAccountFixture(world: three)
        try await account.signIn()
        var options = ChatExport.Options.eager
        options.workers = 1
        options.storing = 0
        let transport = account.transport
        options.room = DiskRoom(cache: "c", destination: "d") { _ in
            DiskRoom.Volume(id: 1, free: (64 << 20) + 20_000 - Int64(transport.count(of: "downloadFile")) * 10_000)
        }
        let failure = await #expect(throws: ChatExport.Failure.self) {
            try await account.export("Chat", options: options)
        }
        #expect((failure?.underlying as? DestinationError)?.code == .full)
        #expect(failure?.summary.counts == [.saved: 2] && failure?.summary.problem?.contains("MB") == true)
        #expect(account.transport.count(of: "downloadFile") == 2)
        #expect(try await account.export("Chat", options: .eager).summary.counts == [.alreadyThere: 2, .saved: 1])
        await account.session.close()
    }

    @Test func `a file that is moved needs room once, one that is copied twice`() async throws {
        let one = Self.world { world, chat in
            let content = Self.document(&world, "a.bin")
            world.addMessage(to: chat, content)
        }
        let account = try SimulatedAccountFixture(world: one)
        try await account.signIn()
        var options = ChatExport.Options.eager
        options.room = DiskRoom(cache: account.folder.path + "/files", destination: account.destination) { _ in
            DiskRoom.Volume(id: 1, free: (64 << 20) + 5_000)
        }
        options.trimsCache = false
        await #expect(throws: ChatExport.Failure.self) { try await account.export("Chat", options: options) }
        options.trimsCache = true
        #expect(try await account.export("Chat", options: options).summary.counts == [.saved: 1])
        await account.session.close()
    }

    @Test(.timeLimit(.minutes(15))) func `many files at a time need the room of all of them`() async throws {
        let two = Self.world { world, chat in
            for name in ["a.bin", "b.bin"] {
                let content = Self.document(&world, name)
                world.addMessage(to: chat, content)
            }
        }
        let account = try SimulatedAccountFixture(world: two)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .hold))
        var options = ChatExport.Options.eager
        options.workers = 2
        options.room = DiskRoom(cache: "c", destination: "d") { _ in DiskRoom.Volume(id: 1, free: (64 << 20) + 19_999) }
        // The run gives the first file time to come once the second was found to have no room.
        let clock = HeldClock()
        options.fetching.clock = clock
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive(), options: options) {
            _ in
        }
        let isOver = Mutex(false)
        let telegram = account.telegram
        let release = Task {
            while !clock.isHeld { await Task.yield() }
            while !isOver.withLock({ $0 }) {
                telegram.releaseHeldRequests()
                await Task.yield()
            }
        }
        let failure = await #expect(throws: ChatExport.Failure.self) { try await export.runAndFinish(destination: nil) }
        isOver.withLock { $0 = true }
        await release.value
        clock.release()
        #expect((failure?.underlying as? DestinationError)?.code == .full)
        #expect(failure?.summary.counts == [.saved: 1])
        #expect(account.transport.count(of: "downloadFile") == 1)
        await account.session.close()
    }

    @Test func `sizes that no file has do not end the run`() async throws {
        let huge = Self.world { world, chat in
            for id in 901...903 {
                let file = JSONSample.file(id, size: .max)
                world.addMessage(
                    to: chat,
                    .json(
                        #"{"@type":"messageDocument","document":{"@type":"document","file_name":"a","document":\#(file)}}"#
                    ))
            }
        }
        let account = try SimulatedAccountFixture(world: huge)
        try await account.signIn()
        let (summary, items) = try await account.export("Chat", options: .eager)
        #expect(summary.counts == [.failed: 3])
        #expect(items.allSatisfy { $0.size == nil })
        await account.session.close()
    }

    @Test func `numbers of downloaded bytes that no file has do not end the run`() async throws {
        let two = Self.world { world, chat in
            for name in ["a.txt", "b.txt"] {
                let content = Self.document(&world, name)
                world.addMessage(to: chat, content)
            }
        }
        let account = try SimulatedAccountFixture(world: two)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 10), times: 2))
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let fetched = AsyncStream.makeStream(of: Int64.self)
        var options = ChatExport.Options()
        options.progressInterval = .zero
        let export = ChatExport(
            client: account.client, chat: chat, store: try account.archive(), options: options
        ) { event in
            if case .progress(let progress) = event { fetched.continuation.yield(progress.fetchedBytes) }
        }
        let task = Task { try await export.runAndFinish(destination: nil) }
        while account.transport.count(of: "downloadFile") < 2 { await Task.yield() }
        // The greatest that is possible comes last, to tell that all have come.
        for size in [Int64.max, .min, 1 << 40] {
            for id in 1...20 {
                account.telegram.sendUpdate(
                    json: """
                        {"@type":"updateFile","file":{"@type":"file","id":\(id),"local":{"@type":"localFile",\
                        "downloaded_size":\(size)},"remote":{"@type":"remoteFile"}}}
                        """)
            }
        }
        for await bytes in fetched.stream where bytes >= 2 << 40 { break }
        task.cancel()
        #expect(try await task.value.isInterrupted)
        await account.session.close()
    }
}
