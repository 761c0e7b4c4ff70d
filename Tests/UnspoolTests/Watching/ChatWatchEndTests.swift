import Synchronization
import TelegramAPI
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// What a watch owes, where it begins, and when it writes.
struct ChatWatchEndTests {
    private let account: SimulatedAccountFixture
    private let id: Int64
    private let events = WatchEvents()

    init() throws {
        var world = SimulatedWorld()
        id = world.addChat(.channel, title: "Chat")
        for number in 0..<150 { world.addMessage(to: id, .text("\(number)")) }
        account = try SimulatedAccountFixture(world: world)
    }

    /// Begins to watch; ends where the watching has begun.
    private func watch(
        _ options: ChatExport.Options = .init(), clock: any Clock<Duration> = ContinuousClock(),
        faults: [SimulatedFault] = []
    ) async throws -> Task<Void, any Error> {
        try await account.signIn()
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let store = try account.archive()
        let watch = ChatWatch(client: account.client, chatIDs: [id], clock: clock) { [events] in events.send($0) }
        for fault in faults { account.telegram.add(fault) }
        let task = Task {
            try await watch.run([.init(chat: chat, options: options)], in: store)
            try await store.finish()
        }
        await events.waitForStart()
        return task
    }

    private func reconnect(after body: () -> Int64) -> Int64 {
        account.telegram.setNetworkAvailable(false)
        account.transport.loseUpdates("updateNewMessage")
        let message = body()
        account.telegram.setNetworkAvailable(true)
        return message
    }

    private func nextChange() async -> [Int64] {
        for await event in events.stream { if case .changed(_, let ids) = event { return ids } }
        return []
    }

    @Test func `a chat whose newest message was not known at the start is not read as a whole`() async throws {
        let task = try await watch(faults: [
            SimulatedFault("getChat", .error(code: 500, message: "Internal"), times: 1)
        ])
        let first = reconnect { account.telegram.deliver(.text("first"), to: id) }
        let ids = await nextChange()
        #expect(ids.contains(first) && ids.count <= 100)
        let second = reconnect { account.telegram.deliver(.text("second"), to: id) }
        #expect(await nextChange() == [second])
        task.cancel()
        try await task.value
        await account.session.close()
    }

    @Test func `what could not be done until the end is told`() async throws {
        let task = try await watch()
        for method in ["getMessage", "getMessages"] {
            account.telegram.add(SimulatedFault(method, .error(code: 400, message: "CHANNEL_PRIVATE"), times: 100))
        }
        account.telegram.deliver(.text("a"), to: id)
        await events.wait { if case .problem = $0 { true } else { false } }
        task.cancel()
        try await task.value
        #expect(await events.unfinishedChats() == [id])
        await account.session.close()
    }

    @Test func `the end during a flood wait is an end like any other`() async throws {
        let task = try await watch()
        account.telegram.add(.floodWait("getChatHistory", seconds: 100, times: 1))
        _ = reconnect { account.telegram.deliver(.text("a"), to: id) }
        await events.wait { if case .export(.warning) = $0 { true } else { false } }
        task.cancel()
        await #expect(throws: Never.self) { try await task.value }
        #expect(await events.unfinishedChats() == [id])
        await account.session.close()
    }

    @Test func `the file at hand is let end, and then nothing is owed`() async throws {
        try await account.signIn()
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let store = try account.archive()
        let watch = ChatWatch(client: account.client, chatIDs: [id]) { [events] in events.send($0) }
        let task = Task { try await watch.run([.init(chat: chat, options: .init())], in: store) }
        await events.wait { if case .watching = $0 { true } else { false } }
        account.telegram.add(SimulatedFault("downloadFile", .hold))
        var world = SimulatedWorld(seed: 9)
        let media = world.media(.text(size: 2_000), name: "late.txt", mimeType: "text/plain")
        account.telegram.deliver(.document(media), to: id)
        await events.wait { if case .export(.scanned(_, isComplete: true)) = $0 { true } else { false } }
        while account.telegram.heldRequestCount == 0 { await Task.yield() }
        await watch.stop()
        account.telegram.releaseHeldRequests()
        try await task.value
        #expect(await events.unfinishedChats() == [])
        try await store.finish()
        #expect(try account.files().values.contains { $0.count == 2_000 })
        await account.session.close()
    }

    @Test func `the end breaks off a look at the chat`() async throws {
        try await account.signIn()
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let store = try account.archive()
        let watch = ChatWatch(client: account.client, chatIDs: [id]) { [events] in events.send($0) }
        let task = Task { try await watch.run([.init(chat: chat, options: .init())], in: store) }
        await events.wait { if case .watching = $0 { true } else { false } }
        account.telegram.add(SimulatedFault("getChatHistory", .hold))
        _ = reconnect { account.telegram.deliver(.text("a"), to: id) }
        await events.wait { if case .reconnected = $0 { true } else { false } }
        while !account.transport.functions.contains("getChatHistory") { await Task.yield() }
        await watch.stop()
        try await task.value
        #expect(await events.unfinishedChats() == [id])
        try await store.finish()
        await account.session.close()
    }

    /// Is held up in the second of its writes.
    private actor SlowSink: MessageSink {
        private(set) var begun = 0
        private(set) var overlapped = false
        private var isWriting = false
        private var held: CheckedContinuation<Void, Never>?
        var isHeld: Bool { held != nil }

        func receive(_ messages: [Message]) {}
        func delete(_ messageIDs: [Int64], in chatID: Int64) {}

        func finish() async {
            if isWriting { overlapped = true }
            begun += 1
            guard begun == 2 else { return }
            isWriting = true
            await withCheckedContinuation { held = $0 }
            isWriting = false
        }

        func release() { held?.resume() }
    }

    @Test func `no file of messages is written while one is being written`() async throws {
        let sink = SlowSink()
        var options = ChatExport.Options()
        options.messages = sink
        let clock = HeldClock()
        let task = try await watch(options, clock: clock)
        // The first is written at once, the second after the pause.
        await events.waitForChange(of: account.telegram.deliver(.text("a"), to: id))
        while await sink.begun < 1 { await Task.yield() }
        await events.waitForChange(of: account.telegram.deliver(.text("b"), to: id))
        clock.release()
        while await !sink.isHeld { await Task.yield() }
        // Each is done before the next one comes.
        for _ in 0..<3 { await events.waitForChange(of: account.telegram.deliver(.text("c"), to: id)) }
        #expect(await sink.begun == 2)
        #expect(await !sink.overlapped)
        await sink.release()
        while await sink.begun < 3 { await Task.yield() }
        task.cancel()
        try await task.value
        await account.session.close()
    }
}
