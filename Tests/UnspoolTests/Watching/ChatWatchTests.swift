import NativeLoop
import Synchronization
import TelegramAPI
import TelegramClient
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// A watched chat on the simulator: what comes, changes and goes after the export.
struct ChatWatchTests {
    private func lines(_ account: SimulatedAccountFixture) throws -> [Int64: [String: JSONValue]] {
        let file = try Descriptor.open(account.destination + "/" + MessageArchive.fileName, .read)
        var lines: [Int64: [String: JSONValue]] = [:]
        _ = try LineReader.read(file) { line, _, _ in
            guard case .object(let object) = try JSONReader.read(Array(line)) else { return }
            let members = Dictionary(uniqueKeysWithValues: object.members.map { ($0.name, $0.value) })
            guard case .integer(let id)? = members["message_id"] else { return }
            #expect(lines.updateValue(members, forKey: id) == nil)
        }
        return lines
    }

    @Test func `new, edited and deleted messages are followed, also those of a lost connection`() async throws {
        var world = SimulatedWorld(seed: 4)
        let id = world.addChat(.channel, title: "Chat")
        let files = (0..<3).map { number in
            SimulatedContent.document(
                world.media(.text(size: 1_000 * (number + 1)), name: "f\(number).txt", mimeType: "text/plain"))
        }
        world.addMessage(to: id, files[0])
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let destination = try DestinationAccess(path: account.destination)
        let store = try ArchiveWriter(destination)
        var options = ChatExport.Options()
        options.messages = try MessageArchive(destination)
        let events = WatchEvents()
        let watch = ChatWatch(client: account.client, chatIDs: [id]) { events.send($0) }
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let export = ChatExport(client: account.client, chat: chat, store: store, options: options) { _ in }
        _ = try await export.run(destination: nil)
        // It came after the export and before the watching.
        let early = account.telegram.deliver(.text("early"), to: id)
        let target = ChatWatch.Target(chat: chat, options: options)
        let task = Task { try await watch.run([target], in: store) }
        await events.waitForChange(of: early)
        let second = account.telegram.deliver(files[1], to: id)
        await events.waitForChange(of: second)
        #expect(try account.files().values.contains { $0.count / 1_000 == 2 })
        account.telegram.edit(second, in: id, to: files[2])
        await events.waitForChange(of: second)
        account.telegram.delete([early], in: id)
        await events.wait { if case .deleted(_, [early]) = $0 { true } else { false } }
        account.telegram.setNetworkAvailable(false)
        // Of some of what came meanwhile TDLib tells nothing.
        account.transport.loseUpdates("updateNewMessage")
        let last = account.telegram.deliver(.text("last"), to: id)
        // Looking for it fails at first.
        account.telegram.add(SimulatedFault("getChatHistory", .error(code: 500, message: "Internal"), times: 1))
        account.telegram.setNetworkAvailable(true)
        await events.wait { if case .problem = $0 { true } else { false } }
        account.transport.loseUpdates("")
        // Not an edit, of which Telegram tells twice: the end could come between.
        let next = account.telegram.deliver(.text("next"), to: id)
        await events.waitForChanges(of: [last, next])

        task.cancel()
        try await task.value
        await events.wait { if case .finished(let changes, 1, [], nil) = $0 { changes >= 4 } else { false } }
        try await options.messages?.finish()
        try await store.finish()
        let lines = try lines(account)
        #expect(lines.count == 5)
        #expect(lines[early]?["deleted"] == true && lines[early]?["text"] == "early")
        #expect(lines[second]?["edit_date"] != nil && lines[last]?["text"] == "last")
        let saved = try account.manifest().filter { $0.path != nil }
        #expect(Set(saved.compactMap(\.size).map { $0 / 1_000 }) == [1, 2, 3])
        await account.session.close()
    }

    /// Counts how often the file of messages would be written.
    private actor CountingSink: MessageSink {
        private(set) var received = 0
        private(set) var written = 0
        func receive(_ messages: [Message]) { received += messages.count }
        func delete(_ messageIDs: [Int64], in chatID: Int64) {}
        func finish() { written += 1 }
    }

    @Test func `what Telegram refuses is tried again with the next change`() async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        world.addMessage(to: id, .text("first"))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let events = WatchEvents()
        let watch = ChatWatch(client: account.client, chatIDs: [id]) { events.send($0) }
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let store = try account.archive()
        let target = ChatWatch.Target(chat: chat, options: ChatExport.Options())
        let task = Task { try await watch.run([target], in: store) }
        await events.waitForStart()
        account.telegram.add(SimulatedFault("getMessage", .error(code: 400, message: "CHANNEL_PRIVATE"), times: 1))
        account.telegram.add(SimulatedFault("getMessages", .error(code: 400, message: "CHANNEL_PRIVATE"), times: 1))
        let refused = account.telegram.deliver(.text("a"), to: id)
        await events.wait { if case .problem = $0 { true } else { false } }
        account.telegram.removeFaults()
        let next = account.telegram.deliver(.text("b"), to: id)
        await events.wait { if case .changed(id, [refused, next]) = $0 { true } else { false } }
        task.cancel()
        try await task.value
        try await store.finish()
        await account.session.close()
    }

    @Test func `many messages do not write the file of messages as many times`() async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        world.addMessage(to: id, .text("first"))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let sink = CountingSink()
        var options = ChatExport.Options()
        options.messages = sink
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let store = try account.archive()
        let events = WatchEvents()
        let clock = HeldClock()
        let watch = ChatWatch(client: account.client, chatIDs: [id], clock: clock) { events.send($0) }
        let target = ChatWatch.Target(chat: chat, options: options)
        let task = Task { try await watch.run([target], in: store) }
        await events.waitForStart()
        for _ in 0..<20 {
            // Each is done before the next one comes.
            await events.waitForChange(of: account.telegram.deliver(.text("more"), to: id))
        }
        #expect(await sink.received == 20)
        #expect(await sink.written == 1, "at once, and then not again for a minute")
        clock.release()
        while await sink.written < 2 { await Task.yield() }
        task.cancel()
        try await task.value
        try await store.finish()
        await account.session.close()
    }

    @Test func `an album that comes piece by piece has its caption and places`() async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        let photos = (0..<3).map { world.photo(width: 40 + Int32($0), height: 30, caption: $0 == 1 ? "at sea" : "") }
        world.addMessage(to: id, .text("first"))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let store = try account.archive()
        let events = WatchEvents()
        let watch = ChatWatch(client: account.client, chatIDs: [id]) { events.send($0) }
        let task = Task { try await watch.run([.init(chat: chat, options: .init())], in: store) }
        await events.waitForStart()
        for photo in photos {
            await events.waitForChange(of: account.telegram.deliver(photo, to: id) { $0.albumID = 7 })
        }
        task.cancel()
        try await task.value
        try await store.finish()
        let lines = try account.manifest().filter { $0.path != nil }.sorted { $0.messageID < $1.messageID }
        #expect(lines.map(\.caption) == ["at sea", "at sea", "at sea"] && lines.map(\.albumIndex) == [1, 2, 3])
        await account.session.close()
    }

    @Test func `the end of the client ends it`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let store = try account.archive()
        let events = WatchEvents()
        let watch = ChatWatch(client: account.client, chatIDs: [chat.id]) { events.send($0) }
        let task = Task { try await watch.run([.init(chat: chat, options: .init())], in: store) }
        await events.waitForStart()
        await account.session.close()
        let error = await #expect(throws: TDLibError.self) { try await task.value }
        #expect(error?.code == .closed)
        #expect(await events.problem()?.contains("closed") == true)
        try await store.finish()
    }

    @Test func `a session that is ended elsewhere ends it`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        let store = try account.archive()
        let events = WatchEvents()
        let watch = ChatWatch(client: account.client, chatIDs: [chat.id]) { events.send($0) }
        let task = Task { try await watch.run([.init(chat: chat, options: .init())], in: store) }
        for await event in events.stream { if case .watching = event { break } }
        account.telegram.revokeSessions()
        let error = await #expect(throws: TDLibError.self) { try await task.value }
        #expect(error?.remote?.code == 401)
        #expect(await events.problem()?.contains("unspool login") == true)
        try await store.finish()
        await account.session.close()
    }
}
