import TelegramAPI
import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

/// Upgraded groups, topics, senders and links.
struct SelectedChatsTests {
    private func scan(
        _ account: SimulatedAccountFixture, _ chat: ChatSummary, _ change: (inout ExportSelection) -> Void = { _ in },
        messages: [Int64]? = nil
    ) async throws -> ScanReport {
        var selection = ExportSelection()
        change(&selection)
        return try await account.scan(chat, selection, messages: messages)
    }

    @Test(arguments: [false, true])
    func `the messages from before an upgrade are part of the group, whichever of its chats is named`(isOld: Bool)
        async throws
    {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let old = world.addChat(.basicGroup, title: "Club")
        for number in 0..<150 {
            if number % 10 == 0 {
                let file = world.media(.random(size: 100 + number), name: "old\(number).bin", mimeType: "")
                world.addMessage(to: old, from: bob, .document(file))
            } else {
                world.addMessage(to: old, from: bob, .text("old \(number)"))
            }
        }
        let new = world.upgrade(old)
        for number in 0..<30 {
            let file = world.media(.random(size: 1000 + number), name: "new\(number).bin", mimeType: "")
            world.addMessage(to: new, from: bob, .document(file))
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        try await account.chats.load(.main)
        // The old chat is known once the new one has been looked at.
        if isOld { _ = try await scan(account, try #require(try await account.chats.chat(new))) }
        let chat = try #require(try await account.chats.chat(isOld ? old : new))
        let report = try await scan(account, chat)
        #expect(report.messages == 150 + 1 + 1 + 30)
        #expect(report.kinds["document"]?.count == 15 + 30)

        var options = ChatExport.Options()
        options.selection.types = [.document]
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive(), options: options) {
            _ in
        }
        let summary = try await export.runAndFinish(destination: nil)
        #expect(summary.counts[.saved] == 45)
        let chats = try account.manifest().filter { $0.outcome == .saved }.map(\.chatID)
        #expect(chats.count { $0 == old } == 15 && chats.count { $0 == new } == 30)
        // A window that lies in one of the two only.
        let dates = try account.manifest().filter { $0.chatID == old && $0.outcome == .saved }.compactMap(\.date)
        let window = DateWindow(until: try #require(dates.max()))
        #expect(try await scan(account, chat) { $0.window = window }.kinds["document"]?.count == 14)
    }

    @Test func `a topic is chosen by name or number, and filters work in it`() async throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let forum = world.addForum(title: "Forum")
        let topics = ["Photos", "Files", "files of others"].map { world.addTopic($0, to: forum, from: bob) }
        for number in 0..<120 {
            let topic = number % 4
            let file = world.media(.random(size: 10 + number), name: "\(number).bin", mimeType: "")
            world.addMessage(to: forum, from: bob, number % 3 == 0 ? .text("t") : .document(file)) {
                $0.topicID = topic == 3 ? 0 : topics[topic]
            }
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let chat = try await ChatSelector.find("Forum", in: account.chats)
        #expect(try await TopicSelector.find("Files", in: chat, account.client) == topics[1])
        #expect(try await TopicSelector.find("FILES OF OTHERS", in: chat, account.client) == topics[2])
        #expect(try await TopicSelector.find("\(topics[0])", in: chat, account.client) == topics[0])
        await #expect(throws: SelectionError.self) { try await TopicSelector.find("Nope", in: chat, account.client) }

        let all = try await scan(account, chat)
        var sum = 0
        for topic in topics + [1] {
            let whole = try await scan(account, chat) { $0.topic = topic }
            let files = try await scan(account, chat) {
                $0.topic = topic
                $0.types = [.document]
            }
            #expect(whole.kinds["document"]?.count == 20 && files.kinds == whole.kinds)
            #expect(files.messages < whole.messages, "Telegram has left the texts out")
            sum += whole.messages
        }
        #expect(sum == all.messages)
    }

    @Test func `a sender is chosen by name, username or identifier`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Team: <Files> & \"Docs\"", in: account.chats)
        let snapshot = await account.chats.current
        func senders(_ text: String) async throws -> Set<MessageSenderID> {
            var selected = try await SelectedSenders([text], account.client)
            let found = try await selected.senders(in: chat, snapshot, account.client)
            try selected.requireEveryName()
            return found
        }
        let bob = try #require(try await senders("@bob").first)
        #expect(try await senders("\(bob.id)") == [bob])
        #expect(try await senders("bob o'brien") == [bob])
        #expect(try await senders("me") == [.user(SimulatedAccount.standard.userID)])
        for text in ["Nobody", "@nobody_at_all"] {
            await #expect(throws: SelectionError.self) { try await senders(text) }
        }
        // Nobody is known not to be there while Telegram only asks to wait.
        account.telegram.add(.floodWait("searchChatMembers", seconds: 300))
        let wait = await #expect(throws: TDLibError.self) { try await senders("Nobody") }
        #expect(wait?.floodWait?.seconds == 300)
        account.telegram.add(SimulatedFault("searchChatMembers", .error(code: 400, message: "CHAT_ADMIN_REQUIRED")))
        #expect(try await senders("bob o'brien") == [bob])
        let mei = try #require(try await senders("美玲 🌸").first)

        // Telegram's search by sender brings what a walk brings.
        let ofBob = try await scan(account, chat) { $0.senders = [bob] }
        let ofMei = try await scan(account, chat) { $0.senders = [mei] }
        let ofBoth = try await scan(account, chat) { $0.senders = [bob, mei] }
        let all = try await scan(account, chat)
        #expect(ofBob.total.count + ofMei.total.count == all.total.count && ofBoth.total == all.total)
        #expect(ofBob.messages < all.messages && ofBoth.messages == all.messages)
    }

    @Test func `links and numbers name messages, a link to an album all of it`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Team: <Files> & \"Docs\"", in: account.chats)
        var walk = HistoryWalk(TDLibHistoryLoader(account.client, HistoryRoute(chat: chat, part: .everything)))
        var messages: [Message] = []
        while let page = try await walk.next() { messages += page.messages }
        let album = try #require(messages.first { $0.mediaAlbumID != 0 })
        let number = -1_000_000_000_000 - chat.id
        let resolver = MessageLinkResolver(account.client)
        let link = "https://t.me/c/\(number)/\(album.id >> 20)"
        let whole = try #require(try await resolver.resolve([.link(link)], in: nil)[chat.id])
        #expect(whole.count == 3 && whole.contains(album.id))
        #expect(try await resolver.resolve([.link(link + "?single")], in: nil) == [chat.id: [album.id]])
        #expect(
            try await resolver.resolve([.id(2 << 20), .id(1 << 20)], in: chat.id) == [chat.id: [2 << 20, 1 << 20]])
        await #expect(throws: SelectionError.self) { try await resolver.resolve([.id(99_999 << 20)], in: chat.id) }
        await #expect(throws: SelectionError.self) { try await resolver.resolve([.id(1 << 20)], in: nil) }
        for wrong in ["https://t.me/c/\(number)/99999", "https://t.me/c/42/1", "https://t.me/addstickers/x"] {
            await #expect(throws: SelectionError.self) { try await resolver.resolve([.link(wrong)], in: nil) }
        }
        let report = try await scan(account, chat, messages: whole + [2 << 20])
        #expect(report.messages == 4 && report.kinds["photo"]?.count == 3)
        // The one caption is every item's, as in a walk.
        var options = ChatExport.Options()
        options.onlyMessages = whole
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive(), options: options) {
            _ in
        }
        #expect(try await export.runAndFinish(destination: nil).counts[.saved] == 3)
        #expect(try account.manifest().map(\.albumIndex) == [3, 2, 1])
        #expect(try account.manifest().allSatisfy { $0.caption == "Three pictures" })
    }

    @Test func `a scan of many messages keeps none of them`() async throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Long")
        world.addBulkMessages(to: chat, count: 12_000, kinds: [.text, .document(size: 100), .photo(size: 500)])
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let report = try await scan(account, try await ChatSelector.find("Long", in: account.chats))
        #expect(report.messages == 12_000)
        #expect(report.kinds["document"] == ScanReport.Tally(count: 4_000, bytes: 400_000))
        #expect(report.kinds["photo"]?.count == 4_000)
        #expect(account.transport.count(of: "getChatHistory") <= 130)
    }
}
