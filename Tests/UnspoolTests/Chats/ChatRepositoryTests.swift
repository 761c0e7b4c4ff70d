import Foundation
import NativeLoop
import Synchronization
import TelegramAPI
import TelegramClient
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

struct ChatRepositoryTests {
    @Test func `an update of 10,000 chats costs no snapshot of them, and the last state is told all the same`()
        async throws
    {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let clock = HeldClock()
        let chats = ChatRepository(client: account.client, clock: clock)
        let snapshots = await chats.snapshots
        let count = 10_000
        for number in 1...count {
            let position = "{\"@type\":\"chatPosition\",\"list\":{\"@type\":\"chatListMain\"},\"order\":\"\(number)\"}"
            account.telegram.sendUpdate(json: Self.chat(Int64(number), position: position))
        }
        // Half of them move.
        for number in stride(from: 1, through: count, by: 2) {
            account.telegram.sendUpdate(
                json: """
                    {"@type":"updateChatPosition","chat_id":\(number),"position":{"@type":"chatPosition",\
                    "list":{"@type":"chatListMain"},"order":"\(count + number)"}}
                    """)
        }
        let last = ChatOrder(order: Int64(2 * count - 1), chatID: Int64(count - 1))
        while await chats.current.list(.main).first?.id != last.chatID { await Task.yield() }
        // One at once; the others wait for the pause to end.
        #expect(await chats.publishedCount <= 1)
        clock.release()
        for await snapshot in snapshots where snapshot.orderings[.main]?.chatIDs.first == last.chatID {
            #expect(snapshot.list(.main).count == count)
            break
        }
        await account.session.close()
    }

    @Test func `who observes when the client has closed gets the last state, and then the end`() async throws {
        for isObserved in [false, true] {
            let account = try SimulatedAccountFixture()
            let observed = isObserved ? await account.chats.snapshots : nil
            try await account.signIn()
            try await account.chats.load(.main)
            await account.session.close()
            await account.chats.finished()
            let known = await account.chats.current.list(.main)
            for snapshots in [observed, await account.chats.snapshots].compactMap(\.self) {
                var last: ChatSnapshot?
                for await snapshot in snapshots { last = snapshot }
                #expect(last?.list(.main) == known && !known.isEmpty)
            }
        }
    }

    @Test func `who observes when the client has closed without a word gets one empty state`() async throws {
        let account = try SimulatedAccountFixture()
        await account.session.close()
        await account.chats.finished()
        var counts: [Int] = []
        for await snapshot in await account.chats.snapshots { counts.append(snapshot.count) }
        #expect(counts == [0])
    }

    static func chat(_ id: Int64, position: String) -> String {
        """
        {"@type":"updateNewChat","chat":{"@type":"chat","id":\(id),"type":{"@type":"chatTypePrivate","user_id":\(id)},\
        "title":"Chat \(id)","permissions":{"@type":"chatPermissions"},"positions":[\(position)],"chat_lists":[],\
        "notification_settings":{"@type":"chatNotificationSettings"},\
        "available_reactions":{"@type":"chatAvailableReactionsAll"},"video_chat":{"@type":"videoChat"}}}
        """
    }

    @Test func `a second run knows the chats before Telegram has told of any, and then follows Telegram`() async throws
    {
        let folder = try TestFolder()
        let path = folder.path + "/chats.sqlite"
        var world = SimulatedWorld.standard()
        let first = try SimulatedAccountFixture(world: world, cachePath: path)
        try await first.signIn()
        for list in [ChatListName.main, .archive] { try await first.chats.load(list) }
        let known = await first.chats.current
        await first.session.close()

        // Meanwhile a chat went and another was renamed.
        let gone = try #require(known.list(.main).last?.id)
        let renamed = try #require(known.list(.main).first { $0.kind == .channel }?.id)
        world.updateChat(gone) { $0.list = nil }
        world.updateChat(renamed) { $0.title = "Renamed" }
        let second = try SimulatedAccountFixture(world: world, cachePath: path)
        var snapshots = await second.chats.snapshots.makeAsyncIterator()
        let cached = try #require(await snapshots.next())
        #expect(cached.list(.main) == known.list(.main) && cached.list(.archive) == known.list(.archive))
        #expect(cached.isCached(gone) && cached.completeLists.isEmpty)
        try await second.signIn()
        for list in [ChatListName.main, .archive] { try await second.chats.load(list) }
        let now = await second.chats.current
        #expect(now.list(.main).map(\.id) == known.list(.main).map(\.id).filter { $0 != gone })
        #expect(now[renamed]?.title == "Renamed" && !now.isCached(renamed))
        #expect(now.completeLists == [.main, .archive])
        await second.session.close()
        let kept = try #require(await ChatCache(path: path).load())
        #expect(kept[gone] == nil && kept[renamed]?.title == "Renamed")
    }

    @Test func `logging out removes what is kept, here and from another device`() async throws {
        for isRevoked in [false, true] {
            let folder = try TestFolder()
            let path = folder.path + "/chats.sqlite"
            let account = try SimulatedAccountFixture(cachePath: path)
            try await account.signIn()
            try await account.chats.load(.main)
            #expect(FileManager.default.fileExists(atPath: path))
            let snapshots = await account.chats.snapshots
            if isRevoked {
                account.telegram.revokeSessions()
            } else {
                try await account.client.logOut()
            }
            for await snapshot in snapshots where snapshot.count == 0 { break }
            #expect(folder.tree().isEmpty)
            await account.session.close()
        }
    }

    @Test func `folders are listed with their own order`() async throws {
        var world = SimulatedWorld.standard()
        let chats = world.chats.values.filter { $0.list != nil && !$0.messages.isEmpty }.map(\.id).sorted()
        var folder = SimulatedFolder(id: 2, name: "Work", chats: Array(chats.prefix(4)))
        folder.pinned = [chats[5]]
        world.folders = [folder, SimulatedFolder(id: 3, name: "Nothing", chats: [])]
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        try await account.chats.load(.main)
        let work = try ChatListing.folder("work", in: await account.chats.current)
        try await account.chats.load(work.list)
        let listing = try ChatListing(await account.chats.current, folder: "Work")
        let found = listing.chats().map(\.chat)
        #expect(Set(found.map(\.id)) == Set(chats.prefix(4) + [chats[5]]))
        #expect(found.first?.id == chats[5] && found.first?.isPinned == true)
        let rest = found.dropFirst().map(\.lastMessageDate)
        #expect(rest == rest.sorted(by: >))
        #expect(throws: ChatListing.Problem.noFolder("Play", known: ["Work", "Nothing"])) {
            try ChatListing.folder("Play", in: listing.snapshot)
        }
        await account.session.close()
    }

    @Test func `chats are found by username, link, the beginning of a title, and as Saved Messages`() async throws {
        var world = SimulatedWorld.standard()
        let news = world.addChat(.channel, title: "Public news") { $0.username = "public_news" }
        world.addMessage(to: news, .text("hello"))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        func find(_ text: String) async throws -> Int64 { try await ChatSelector.find(text, in: account.chats).id }
        let number = -1_000_000_000_000 - news
        for text in [
            "@public_news", "https://t.me/public_news/5", "tg://resolve?domain=PUBLIC_NEWS",
            "https://t.me/c/\(number)/1",
            "Public n", "public news", String(news),
        ] {
            #expect(try await find(text) == news, "\(text)")
        }
        let me = try await account.client.getMe()
        #expect(try await find("me") == me.id)
        let bob = await account.chats.current.chats(username: "bob").first
        #expect(try await find("@bob") == bob?.id && bob != nil)
        let several = await #expect(throws: ChatSelector.Failure.self) { try await find("Old ") }
        #expect(several?.candidates.count == 2)
        for chat in several?.candidates ?? [] { #expect(several?.message.contains(String(chat.id)) == true) }
        for text in ["@nobody_here", "https://t.me/nobody_here", "https://t.me/+NoSuchInvitation", "t.me/c/77/1"] {
            let none = await #expect(throws: ChatSelector.Failure.self) { try await find(text) }
            #expect(none?.candidates.isEmpty == true)
        }
        await account.session.close()
    }

    @Test func `a chat that is on its way from one list to the other is not lost`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.chats.load(.archive)
        let moving = try #require(await account.chats.current.list(.archive).last?.id)
        let telegram = account.telegram
        let lists = Mutex(0)
        // Out of the archive when that was looked at, and not yet in the main list when that is looked at again.
        account.transport.beforeEach { function in
            if function == "getChats" { lists.withLock { $0 += 1 } }
            guard function == "loadChats", lists.withLock({ $0 }) == 2 else { return }
            telegram.sendUpdate(
                json: """
                    {"@type":"updateChatRemovedFromList","chat_id":\(moving),"chat_list":{"@type":"chatListArchive"}}
                    """)
        }
        try await account.chats.loadAll()
        account.transport.beforeEach(nil)
        let snapshot = await account.chats.current
        #expect((snapshot.list(.main) + snapshot.list(.archive)).contains { $0.id == moving })
        await account.session.close()
    }

    @Test func `all topics of a forum are read, over several pages`() async throws {
        var world = SimulatedWorld.standard()
        let forum = world.addForum(title: "Big forum")
        for number in 1...130 { _ = world.addTopic("Topic \(number)", to: forum) { $0.isClosed = number == 7 } }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        try await account.chats.load(.main)
        #expect(await account.chats.current[forum]?.isForum == true)
        let topics = try await ForumTopicList.load(of: forum, account.client)
        #expect(Set(topics.map(\.name)) == Set((1...130).map { "Topic \($0)" } + ["General"]))
        #expect(topics.count == 131 && topics.filter(\.isClosed).map(\.name) == ["Topic 7"])
        await account.session.close()
    }
}
