import Synchronization
import TelegramAPI
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// What a watch survives, and chats that are upgraded or left while it looks.
struct WatchFollowingTests {
    private let events = WatchEvents()

    /// Begins to watch; ends where the watching has begun.
    private func watch(
        _ account: SimulatedAccountFixture, _ id: Int64, clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> Task<Void, any Error> {
        try await account.signIn()
        let chat = try #require(try await ChatSelector.chat(id, in: account.chats))
        let store = try account.archive()
        let watch = ChatWatch(client: account.client, chatIDs: [id], clock: clock) { [events] in events.send($0) }
        let task = Task {
            defer { Task { await account.session.close() } }
            try await watch.run([.init(chat: chat, options: .init())], in: store)
            try await store.finish()
        }
        await events.waitForStart()
        return task
    }

    private func end(_ task: Task<Void, any Error>, of account: SimulatedAccountFixture) async throws -> [Int64]? {
        task.cancel()
        try await task.value
        await account.session.close()
        return await events.unfinishedChats()
    }

    private func channel(_ configuration: SimulatorConfiguration = SimulatorConfiguration()) throws -> (
        SimulatedAccountFixture, Int64
    ) {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        for number in 0..<5 { world.addMessage(to: id, .text("\(number)")) }
        return (try SimulatedAccountFixture(world: world, configuration: configuration), id)
    }

    @Test(arguments: [500, 502, 406] as [Int32])
    func `an error that passes ends no watch, and is tried again though nothing changes`(code: Int32) async throws {
        let (account, id) = try channel()
        let clock = HeldClock()
        let task = try await watch(account, id, clock: clock)
        for method in ["getMessage", "getMessages"] {
            account.telegram.add(SimulatedFault(method, .error(code: code, message: "Bad Gateway"), times: 1))
        }
        let message = account.telegram.deliver(.text("a"), to: id)
        await events.wait { if case .problem(id, _) = $0 { true } else { false } }
        account.telegram.removeFaults()
        clock.release()
        await events.waitForChange(of: message)
        #expect(try await end(task, of: account) == [])
    }

    @Test func `what came while the connection was lost is found page by page, whatever the pages repeat`() async throws
    {
        var configuration = SimulatorConfiguration()
        configuration.history.sizes = Array(repeating: 1, count: 100)
        configuration.history.repeatsBoundary = true
        let (account, id) = try channel(configuration)
        let task = try await watch(account, id)
        account.telegram.setNetworkAvailable(false)
        account.transport.loseUpdates("updateNewMessage")
        let messages = (0..<4).map { account.telegram.deliver(.text("late \($0)"), to: id) }
        account.telegram.setNetworkAvailable(true)
        await events.wait { if case .changed(id, messages) = $0 { true } else { false } }
        #expect(try await end(task, of: account) == [])
    }

    @Test func `what came before the connection was back, of which only the newest was told, is found`() async throws {
        let (account, id) = try channel()
        let task = try await watch(account, id)
        account.telegram.setNetworkAvailable(false)
        account.transport.loseUpdates("updateNewMessage")
        let lost = (0..<3).map { account.telegram.deliver(.text("late \($0)"), to: id) }
        // The answer comes after these updates.
        _ = try await account.client.getChat(chatID: id)
        account.transport.loseUpdates("")
        await events.waitForChange(of: account.telegram.deliver(.text("newest"), to: id))
        account.telegram.setNetworkAvailable(true)
        await events.wait { if case .changed(id, let ids) = $0 { Set(ids).isSuperset(of: lost) } else { false } }
        #expect(try await end(task, of: account) == [])
    }

    @Test func `what came during the exports, of which nobody told, is found`() async throws {
        let (account, id) = try channel()
        try await account.signIn()
        let chat = try #require(try await ChatSelector.chat(id, in: account.chats))
        let lost = Mutex<Int64>(0)
        let run = try ExportRun(client: account.client, destination: account.destination) { event in
            guard case .summary = event, lost.withLock({ $0 }) == 0 else { return }
            account.telegram.setNetworkAvailable(false)
            account.transport.loseUpdates("updateNewMessage")
            lost.withLock { $0 = account.telegram.deliver(.text("late"), to: id) }
            account.telegram.setNetworkAvailable(true)
        }
        let watch = ChatWatch(client: account.client, chatIDs: [id]) { [events] in events.send($0) }
        let task = Task { _ = try await run.run([SelectedChat(chat)], watching: watch) }
        await events.wait {
            if case .changed(id, let ids) = $0 { ids.contains(lost.withLock { $0 }) } else { false }
        }
        #expect(try await end(task, of: account) == [])
    }

    @Test func `a group that is upgraded is followed in its new chat`() async throws {
        var world = SimulatedWorld(seed: 4)
        let id = world.addChat(.basicGroup, title: "Club")
        world.addMessage(to: id, .text("first"))
        let media = world.media(.text(size: 3_000), name: "new.txt", mimeType: "text/plain")
        let account = try SimulatedAccountFixture(world: world)
        let clock = HeldClock()
        let task = try await watch(account, id, clock: clock)
        // The new chat cannot be looked at the first time.
        account.telegram.add(SimulatedFault("getChat", .error(code: 500, message: "Internal"), times: 1))
        let new = account.telegram.upgrade(id)
        await events.wait { if case .problem(id, _) = $0 { true } else { false } }
        clock.release()
        await events.wait { if case .upgraded(id, new) = $0 { true } else { false } }
        let message = account.telegram.deliver(.document(media), to: new)
        await events.wait { if case .changed(new, let ids) = $0 { ids.contains(message) } else { false } }
        #expect(try account.files().values.contains { $0.count / 1_000 == 3 })
        // The message may be at hand once more, for the update that tells of it.
        #expect(try await end(task, of: account)?.contains(id) == false)
    }

    @Test func `a chat that the account is removed from is told, and is well again when it is back`() async throws {
        let (account, id) = try channel()
        let task = try await watch(account, id)
        account.telegram.leave(id)
        await events.wait { if case .problem(id, let text) = $0 { text.contains("not in this chat") } else { false } }
        let missed = account.telegram.deliver(.text("missed"), to: id)
        account.telegram.move(id, to: .main)
        await events.wait {
            if case .reconnected = $0 { Issue.record("the connection was there all the time") }
            return if case .changed(_, let ids) = $0 { ids.contains(missed) } else { false }
        }
        account.telegram.leave(id)
        await events.wait { if case .problem(id, _) = $0 { true } else { false } }
        #expect(try await end(task, of: account) == [id])
    }
}
