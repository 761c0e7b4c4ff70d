import TelegramAPI
import Testing

@testable import TelegramSimulator

struct HistoryTests {
    private func ids(
        _ signedIn: SignedIn, _ chat: Int64, from: Int64, offset: Int = 0, limit: Int = 100, local: Bool = false
    ) throws -> [Int64] {
        let line = try #require(
            signedIn.conversation.call(
                #"{"@type":"getChatHistory","chat_id":\#(chat),"from_message_id":\#(from),"offset":\#(offset),"limit":\#(limit),"only_local":\#(local)}"#
            ))
        return try Messages(json: line.utf8).messages.compactMap { $0?.id }
    }

    @Test func theFirstPageIsShortAndOnlyAnEmptyOneEnds() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Martlet Archive")
        let all = try #require(signedIn.telegram.world.chats[chat]).messages.map(\.id)
        var pages: [[Int64]] = []
        var from: Int64 = 0
        while true {
            let page = try ids(signedIn, chat, from: from)
            pages.append(page)
            guard let last = page.last else { break }
            from = last
        }
        #expect(pages[0].count == 1)
        #expect(pages[1].count == 99)
        #expect(pages.flatMap { $0 } == all.reversed())
        // Now the whole chat is in memory.
        #expect(try ids(signedIn, chat, from: 0, limit: 50) == Array(all.reversed().prefix(50)))
    }

    @Test func aPageFromTheMiddleDoesNotFillTheGap() {
        var memory = HistoryMemory(oldest: 99)
        func ask(_ boundary: Int, _ limit: Int) -> Range<Int> {
            memory.page(
                .init(
                    count: 100, boundary: boundary, hasBoundary: boundary < 100, offset: 0, limit: limit, isLocal: false
                ),
                HistoryPaging())
        }
        #expect(ask(50, 10) == 41..<50)
        #expect(ask(100, 10) == 99..<100)
        #expect(ask(99, 10) == 90..<99)
        #expect(ask(100, 50) == 90..<100)
        #expect(ask(0, 10).isEmpty)
    }

    @Test func newerMessagesAreAskedForByANegativeOffset() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Martlet Archive")
        let all = try #require(signedIn.telegram.world.chats[chat]).messages.map(\.id)
        #expect(
            try ids(signedIn, chat, from: all[50], offset: -3, limit: 6) == [52, 51, 50, 49, 48, 47].map { all[$0] })
        #expect(try ids(signedIn, chat, from: 1 << 60, limit: 1) == [all[all.count - 1]])
    }

    @Test func localHistoryIsWhatHasBeenSeen() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Martlet Archive")
        let last = try ids(signedIn, chat, from: 0, local: true)
        #expect(last.count == 1)
        #expect(try ids(signedIn, chat, from: last[0], local: true) == [])
        #expect(try ids(signedIn, chat, from: last[0], limit: 5).count == 4)
        #expect(try ids(signedIn, chat, from: last[0], local: true).count == 4)
    }

    /// T18 and T19.
    @Test func pagesCanBeScripted() throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Long")
        for number in 1...171 { world.addMessage(to: chat, .text("\(number)")) }
        var configuration = SimulatorConfiguration()
        configuration.history.sizes = [50, 100, 20]
        configuration.history.repeatsBoundary = true
        let signedIn = try SignedIn(SimulatedTelegram(world: world, configuration: configuration))
        signedIn.loadAll()
        var sizes: [Int] = []
        var seen: Set<Int64> = []
        while true {
            let page = try ids(signedIn, chat, from: seen.min() ?? 0)
            sizes.append(page.filter { !seen.contains($0) }.count)
            if page.isEmpty { break }
            seen.formUnion(page)
        }
        #expect(seen.count == 171)
        #expect(sizes.last == 0)
        #expect(sizes.first == 1)
    }

    @Test(arguments: [
        ("0", 0, 0, "Parameter limit must be positive"), ("0", 1, 10, "Parameter offset must be non-positive"),
        ("0", -100, 100, "Parameter offset must be greater than -100"),
        ("0", -10, 5, "Parameter offset must be greater than or equal to -limit"),
        ("-5", 0, 5, "Invalid value of parameter from_message_id specified"),
        ("5", 0, 5, "Invalid value of parameter from_message_id specified"),
        ("52428805", 0, 5, "Invalid value of parameter from_message_id specified"),
    ])
    func wrongParametersAreRefused(_ from: String, _ offset: Int, _ limit: Int, _ message: String) throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Martlet Archive")
        #expect(
            signedIn.conversation.call(
                #"{"@type":"getChatHistory","chat_id":\#(chat),"from_message_id":\#(from),"offset":\#(offset),"limit":\#(limit)}"#
            )
                == #"{"@type":"error","code":400,"message":"\#(message)"}"#)
    }

    @Test func searchingPagesByTheNextIdentifier() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Martlet Archive")
        let documents = try #require(signedIn.telegram.world.chats[chat]).messages.filter {
            if case .document = $0.content { true } else { false }
        }
        var found: [Int64] = []
        var from: Int64 = 0
        repeat {
            let line = try #require(
                signedIn.conversation.call(
                    #"{"@type":"searchChatMessages","chat_id":\#(chat),"query":"","from_message_id":\#(from),"limit":7,"filter":{"@type":"searchMessagesFilterDocument"}}"#
                ))
            let page = try FoundChatMessages(json: line.utf8)
            #expect(page.totalCount == documents.count)
            found += page.messages.map(\.id)
            from = page.nextFromMessageID
        } while from != 0
        #expect(found == documents.map(\.id).reversed())
    }
}
