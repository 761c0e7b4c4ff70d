import TelegramAPI
import Testing

@testable import TelegramSimulator

struct SearchTests {
    /// A chat in which each filter that can find something finds one message, by number.
    private func makeWorld() -> (world: SimulatedWorld, chat: Int64, bob: Int64) {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let chat = world.addChat(.supergroup, title: "Everything")
        let contents: [SimulatedContent] = [
            .chatCreated, .text("plain"), world.animation(name: "a.mp4"), world.audio(seconds: 1, number: 1),
            .document(world.media(.text(size: 9), name: "d.txt", mimeType: ""), caption: "Needle"),
            world.photo(width: 40, height: 40, caption: ""), .poll(question: "?", options: ["a", "b"]),
            world.video(seconds: 1, name: "v.mp4", caption: ""), world.voiceNote(seconds: 1),
            world.videoNote(seconds: 1), .text("see https://example.com/"),
            .json(#"{"@type":"messageChatChangePhoto","photo":{"id":"1"}}"#),
        ]
        for content in contents { world.addMessage(to: chat, from: bob, content) }
        world.addMessage(to: chat, .text("you")) {
            $0.isMention = true
            $0.isUnreadMention = true
        }
        world.addMessage(to: chat, .text("liked")) { $0.hasUnreadReaction = true }
        world.addMessage(to: chat, .text("voted")) { $0.hasUnreadPollVote = true }
        world.addMessage(to: chat, .text("pinned")) { $0.isPinned = true }
        return (world, chat, bob)
    }

    @Test(
        arguments: [
            ("Animation", [3]), ("Audio", [4]), ("Document", [5]), ("Photo", [6]), ("Poll", [7]), ("Video", [8]),
            ("VoiceNote", [9]), ("PhotoAndVideo", [8, 6]), ("Url", [11]), ("ChatPhoto", [12]), ("VideoNote", [10]),
            ("VoiceAndVideoNote", [10, 9]), ("Mention", [13]), ("UnreadMention", [13]), ("UnreadReaction", [14]),
            ("UnreadPollVote", [15]), ("FailedToSend", []), ("Pinned", [16]),
            ("Empty", [16, 15, 14, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
        ] as [(String, [Int64])])
    func eachFilterFindsItsMessagesAndCountsThem(_ filter: String, _ numbers: [Int64]) throws {
        let (world, chat, _) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let arguments = #""chat_id":\#(chat),"filter":{"@type":"searchMessagesFilter\#(filter)"}"#
        let found = try signedIn.found(arguments + #","limit":100"#)
        #expect(found.messages.map { $0.id >> 20 } == numbers)
        #expect(found.totalCount == numbers.count)
        let count = #"{"@type":"getChatMessageCount",\#(arguments)}"#
        if filter == "Empty" {
            #expect(try signedIn.error(count) == "400 Can't use searchMessagesFilterEmpty")
        } else {
            let local = #"{"@type":"getChatMessageCount","return_local":true,\#(arguments)}"#
            #expect(try Count(json: signedIn.call(local).utf8).count == -1)
            #expect(try Count(json: signedIn.call(count).utf8).count == numbers.count)
            #expect(try Count(json: signedIn.call(local).utf8).count == numbers.count)
        }
        #expect(signedIn.telegram.defects == [])
    }

    @Test func wordsAndSendersNarrowASearch() throws {
        let (world, chat, bob) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        _ = try signedIn.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(2 << 20)}"#)
        #expect(
            try signedIn.found(#""chat_id":\#(chat),"query":"needle","limit":9"#).messages.map { $0.id >> 20 } == [5])
        let sender = #""sender_id":{"@type":"messageSenderUser","user_id":\#(bob)}"#
        #expect(
            try signedIn.found(#""chat_id":\#(chat),\#(sender),"limit":2"#).messages.map { $0.id >> 20 } == [11, 10])
        // A negative offset adds the message itself and newer ones.
        let around = try signedIn.found(#""chat_id":\#(chat),"from_message_id":\#(5 << 20),"offset":-2,"limit":4"#)
        #expect(around.messages.map { $0.id >> 20 } == [6, 5, 4, 3])
    }

    @Test(arguments: [
        (
            #""query":"x","filter":{"@type":"searchMessagesFilterUnreadReaction"},"limit":1"#,
            "400 Non-empty query is unsupported with the specified filter"
        ),
        (
            #""sender_id":{"@type":"messageSenderUser","user_id":100001},"filter":{"@type":"searchMessagesFilterUnreadMention"},"limit":1"#,
            "400 Filtering by sender is unsupported with the specified filter"
        ),
        (#""sender_id":{"@type":"messageSenderUser","user_id":5},"limit":1"#, "400 Unknown user identifier specified"),
        (#""offset":-5,"limit":5"#, "400 Parameter limit must be greater than -offset"),
        (
            #""from_message_id":5,"limit":5"#,
            "400 Parameter from_message_id must be identifier of a chat message or 0"
        ),
        (#""topic_id":{"@type":"messageTopicForum","forum_topic_id":1},"limit":5"#, "400 Chat is not a forum"),
    ])
    func whatASearchCannotDoIsRefused(_ arguments: String, _ error: String) throws {
        let (world, chat, _) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        #expect(try signedIn.error(#"{"@type":"searchChatMessages","chat_id":\#(chat),\#(arguments)}"#) == error)
    }

    @Test func theLastMessageOfADateIsFoundOrThereIsNone() throws {
        let (world, chat, _) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let dates = try #require(world.chats[chat]).messages.map(\.date)
        func byDate(_ date: Int32) -> String {
            #"{"@type":"getChatMessageByDate","chat_id":\#(chat),"date":\#(date)}"#
        }
        #expect(try Message(json: signedIn.call(byDate(dates[4])).utf8).id >> 20 == 5)
        #expect(try Message(json: signedIn.call(byDate(dates[4] + 1)).utf8).id >> 20 == 5)
        #expect(try signedIn.error(byDate(dates[0] - 1)) == "404 Not Found")
    }

    @Test func missingMessagesAreHolesInTheList() throws {
        let (world, chat, _) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let line = try signedIn.call(
            #"{"@type":"getMessages","chat_id":\#(chat),"message_ids":[\#(2 << 20),\#(99 << 20),\#(3 << 20)]}"#)
        #expect(try Messages(json: line.utf8).messages.map { $0.map { $0.id >> 20 } } == [2, nil, 3])
    }
}
