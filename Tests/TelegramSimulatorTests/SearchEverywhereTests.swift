import TelegramAPI
import Testing

@testable import TelegramSimulator

struct SearchEverywhereTests {
    /// Two words in chats of every kind; dates that are not in the order of the chats.
    private func makeWorld() -> SimulatedWorld {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let chats = [
            world.addPrivateChat(with: bob), world.addChat(.basicGroup, title: "Group"),
            world.addChat(.supergroup, title: "Super"), world.addChat(.channel, title: "Channel"),
            world.addChat(.channel, title: "Old") { $0.list = .archive },
            world.addChat(.channel, title: "Elsewhere") { $0.list = nil },
            world.addChat(.secret(userID: bob), title: "Secret"),
        ]
        for round in 0..<3 {
            for (index, chat) in chats.enumerated() {
                let document = world.media(.text(size: 9), name: "d.txt", mimeType: "")
                world.addMessage(to: chat, .document(document, caption: "Needle \(round)")) {
                    $0.date = 1_700_000_000 + Int32(100 * ((index * 3 + round * 5) % 7) + round)
                }
                world.addMessage(to: chat, .text("hay")) { $0.date = 1_600_000_000 }
            }
        }
        return world
    }

    private func found(_ signedIn: SignedIn, _ arguments: String) throws -> FoundMessages {
        try FoundMessages(json: signedIn.call(#"{"@type":"searchMessages",\#(arguments)}"#).utf8)
    }

    @Test func pagesGoThroughAllChatsNewestFirstWithoutRepeats() throws {
        let signedIn = try SignedIn(SimulatedTelegram(world: makeWorld()))
        let all = try found(signedIn, #""query":"needle","limit":100"#)
        // Neither the secret chat nor the one that is in no list.
        #expect(all.messages.count == 15 && all.totalCount == 15 && all.nextOffset.isEmpty)
        let places = all.messages.map { (Int64($0.date), $0.chatID, $0.id) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
        for limit in [1, 4, 5, 14, 15] {
            var pages: [Int64] = []
            var offset = ""
            repeat {
                let page = try found(signedIn, #""query":"NEEDLE","limit":\#(limit),"offset":"\#(offset)""#)
                #expect(page.messages.count <= limit && !page.messages.isEmpty)
                pages += page.messages.map(\.id)
                offset = page.nextOffset
            } while !offset.isEmpty && pages.count < 100
            #expect(pages == all.messages.map(\.id), "pages of \(limit)")
        }
        #expect(signedIn.telegram.defects == [])
    }

    @Test func listsKindsOfChatsFiltersAndDatesNarrowIt() throws {
        let signedIn = try SignedIn(SimulatedTelegram(world: makeWorld()))
        func titles(_ arguments: String) throws -> Set<String> {
            let messages = try found(signedIn, #""limit":100,"query":"needle""# + arguments).messages
            return Set(messages.map { signedIn.telegram.world.chats[$0.chatID]?.title ?? "" })
        }
        #expect(try titles(#","chat_list":{"@type":"chatListArchive"}"#) == ["Old"])
        #expect(try titles(#","chat_list":{"@type":"chatListMain"}"#) == ["Bob", "Group", "Super", "Channel"])
        for (kind, expected) in [
            ("Private", ["Bob"]), ("Group", ["Group", "Super"]), ("Channel", ["Channel", "Old"]),
        ] {
            let filter = #","chat_type_filter":{"@type":"searchMessagesChatTypeFilter\#(kind)"}"#
            #expect(try titles(filter) == Set(expected))
        }
        #expect(try titles(#","filter":{"@type":"searchMessagesFilterPhoto"}"#).isEmpty)
        let documents = try found(signedIn, #""limit":9,"filter":{"@type":"searchMessagesFilterDocument"}"#)
        #expect(documents.totalCount == 15 && documents.messages.count == 9)
        let window = try found(
            signedIn, #""limit":100,"query":"needle","min_date":1700000200,"max_date":1700000399"#)
        #expect(window.messages.allSatisfy { (1_700_000_200...1_700_000_399).contains($0.date) })
        #expect((1..<15).contains(window.messages.count))
        // Nothing is asked for.
        #expect(try found(signedIn, #""limit":5"#).messages.isEmpty)
    }

    @Test func aChatThatIsNewsIsToldBeforeItsMessage() throws {
        let signedIn = try SignedIn(SimulatedTelegram(world: makeWorld()))
        let id = try found(signedIn, #""query":"needle","limit":1"#).messages[0].chatID
        let chats = signedIn.conversation.takeUpdates("updateNewChat").map { $0["chat"] as? [String: Any] ?? [:] }
        let news = chats.map { $0["id"] as? Int64 ?? 0 }
        #expect(news.contains(id))
    }

    /// Texts of the real library.
    @Test(
        arguments: [
            (#""query":"a""#, "400 Parameter limit must be positive"),
            (#""query":"a","limit":1,"offset":"x""#, "400 Invalid offset specified"),
            (#""query":"a","limit":1,"offset":"1,2""#, "400 Invalid offset specified"),
            (#""query":"a","limit":1,"offset":"1,2,3,4""#, "400 Invalid offset specified"),
            (#""limit":1,"filter":{"@type":"searchMessagesFilterPinned"}"#, "400 The filter is not supported"),
            (#""limit":1,"filter":{"@type":"searchMessagesFilterMention"}"#, "400 The filter is not supported"),
            (#""limit":1,"chat_list":{"@type":"chatListFolder"}"#, "400 Wrong chat list specified"),
        ])
    func wrongArgumentsAreRefused(_ arguments: String, _ error: String) throws {
        let signedIn = try SignedIn()
        #expect(try signedIn.error(#"{"@type":"searchMessages",\#(arguments)}"#) == error)
    }
}
