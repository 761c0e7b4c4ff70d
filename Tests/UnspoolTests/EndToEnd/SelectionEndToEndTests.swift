import TelegramAPI
import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

struct SelectionEndToEndTests {
    /// Everything that is taken of a chat through some routes, by its identity.
    private func taken(
        _ account: SimulatedAccountFixture, _ routes: [HistoryRoute], _ selection: ExportSelection
    ) async throws -> [Attachment.ID: Attachment] {
        var taken: [Attachment.ID: Attachment] = [:]
        for route in routes {
            var walk = HistoryWalk(TDLibHistoryLoader(account.client, route), after: route.outside)
            var albums = AlbumAssembler()
            var messages: [MappedMessage] = []
            while let page = try await walk.next() {
                for message in page.messages {
                    messages += albums.receive(
                        TDLibAttachmentMapper().map(message, isChatProtected: route.chat.hasProtectedContent))
                }
            }
            for decision in (messages + albums.finish()).flatMap({ selection.decisions(for: $0) }) {
                guard case .take(let attachment) = decision else { continue }
                #expect(taken[attachment.id] == nil, "an attachment comes once")
                taken[attachment.id] = attachment
            }
        }
        return taken
    }

    private static let selections: [Set<MessageType>] =
        MessageType.allCases.map { [$0] } + [
            [.photo, .video], [.voiceNote, .videoNote], [.photo, .audio], [.document, .sticker],
        ]

    @Test(arguments: ["Team: <Files> & \"Docs\"", "Martlet Archive", "Bob O'Brien"])
    func `Telegram's filters and a walk through everything take the same`(title: String) async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        try await account.chats.load(.main)
        let chat = try #require(await account.chats.current.chats(titled: title).first { $0.kind != .secret })
        var searches = 0
        for types in Self.selections {
            var selection = ExportSelection()
            selection.types = types
            let routes = try await RoutePlanner(account.client).plan(for: chat, selection, extras: []).routes
            searches += routes.count { if case .search = $0.part { true } else { false } }
            let all = try await taken(account, [HistoryRoute(chat: chat, part: .everything)], selection)
            #expect(try await taken(account, routes, selection) == all, "\(types)")
        }
        #expect(searches >= 8)
    }

    @Test(
        arguments: [
            ([.photo], [.search(.photoAndVideo, sender: nil, topic: nil)]),
            ([.voiceNote, .videoNote], [.search(.voiceAndVideoNote, sender: nil, topic: nil)]),
            (
                [.audio, .document],
                [.search(.audio, sender: nil, topic: nil), .search(.document, sender: nil, topic: nil)]
            ),
            ([.audio, .document, .poll], [.everything]), ([.photo, .sticker], [.everything]),
            ([.paidMedia], [.everything]),
            ([], [.everything]),
        ] as [(Set<MessageType>, [HistoryRoute.Part])])
    func `Telegram filters where it finds all of it`(types: Set<MessageType>, parts: [HistoryRoute.Part]) {
        var selection = ExportSelection()
        selection.types = types
        #expect(RoutePlanner<TDLibClient>.parts(for: selection, extras: [], in: .channel) == parts)
        #expect(RoutePlanner<TDLibClient>.parts(for: selection, extras: [], in: .secret) == [.everything])
    }

    @Test func `a window of dates is found by two requests, not by a walk`() async throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let id = world.addChat(.supergroup, title: "Long")
        world.updateChat(id) { chat in
            for number in 1...4000 {
                chat.insert(
                    SimulatedMessage(
                        number: Int64(number), senderID: bob, date: 1_700_000_000 + Int32(number) * 60,
                        content: .text("n")))
            }
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let chat = try await ChatSelector.find("Long", in: account.chats)
        var selection = ExportSelection()
        selection.window = DateWindow(since: 1_700_059_970, until: 1_700_072_000)
        let before = account.transport.functions.count
        let report = try await account.scan(chat, selection)
        let asked = account.transport.functions.dropFirst(before)
        #expect(report.messages == 200)
        #expect(report.dates == 1_700_060_000...1_700_071_940)
        #expect(asked.count { $0 == "getChatMessageByDate" } == 2)
        #expect(asked.count { $0 == "getChatHistory" } <= 5)
    }

    @Test(
        arguments: [
            (DateWindow(since: 1_800_000_000), 0), (DateWindow(until: 1_600_000_000), 0),
            (DateWindow(since: 5, until: 5), 0),
            (DateWindow(since: 1_600_000_000, until: 1_800_000_000), 33), (DateWindow(), 33),
        ] as [(DateWindow, Int)])
    func `a window outside the history holds nothing, one around it everything`(window: DateWindow, count: Int)
        async throws
    {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let chat = try await ChatSelector.find("Holiday Photos", in: account.chats)
        var selection = ExportSelection()
        selection.window = window
        #expect(try await account.scan(chat, selection).messages == count)
    }

    @Test func `what the selection leaves out is counted as filtered, and the sum is the count`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let title = "Team: <Files> & \"Docs\""
        let everything = try await account.export(title, options: dryRun())
        var options = ChatExport.Options()
        options.selection.minimumSize = 700
        options.selection.names = [try #require(GlobPattern("*.*"))]
        let some = try await account.export(title, options: options)
        #expect(some.summary.counts.values.reduce(0, +) == some.summary.total)
        #expect(some.summary.total == everything.summary.total)
        #expect(some.summary.messages == everything.summary.messages)
        #expect(some.summary.isComplete, "what was not wanted is not missing")
        let left = some.items.filter { $0.outcome == .filtered }
        #expect(Set(left.map(\.reason)) == ["size", "name"])
        #expect(
            some.items.filter { $0.outcome == .saved }.allSatisfy {
                $0.size ?? 0 >= 700 && $0.name?.contains(".") == true
            })
        // Later everything is wanted; then less again, and what is there keeps its line.
        let rest = try await account.export(title)
        #expect(rest.summary.counts[.filtered] == nil)
        #expect((rest.summary.counts[.saved] ?? 0) > 0)
        let manifest = try account.manifest()
        let again = try await account.export(title, options: options)
        #expect(again.summary.counts[.filtered] == some.summary.counts[.filtered])
        #expect(try account.manifest() == manifest)
    }

    private func dryRun() -> ChatExport.Options {
        var options = ChatExport.Options()
        options.isDryRun = true
        return options
    }

    @Test(arguments: [1, 3, 24, 100])
    func `the newest so many are taken, without a walk to the end`(count: Int) async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        var options = dryRun()
        let all = try await account.export("Holiday Photos", options: options).items.filter { $0.outcome == .planned }
        options.selection.last = count
        let some = try await account.export("Holiday Photos", options: options)
        #expect(some.items.filter { $0.outcome == .planned }.map(\.id) == all.prefix(count).map(\.id))
        #expect(some.summary.total == some.summary.counts.values.reduce(0, +))
    }

    @Test func `a dry run and a scan tell the same`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        for title in ["Holiday Photos", "Fading", "Members only"] {
            let chat = try await ChatSelector.find(title, in: account.chats)
            let scan = try await account.scan(chat)
            let dry = try #require(try await account.export(title, options: dryRun()).summary.scan)
            #expect(scan.kinds == dry.kinds && scan.items == dry.items && scan.dates == dry.dates)
            #expect(scan.messages == dry.messages)
            #expect(scan.outcomes.values.map(\.count).reduce(0, +) == scan.items)
        }
        #expect(account.transport.count(of: "downloadFile") == 0)
    }
}
