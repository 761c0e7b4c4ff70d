import TelegramAPI
import Testing

@testable import TelegramSimulator

struct ForumTests {
    /// A forum of four topics with messages in turn.
    private func makeWorld() -> (world: SimulatedWorld, chat: Int64, topics: [Int32]) {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let chat = world.addForum(title: "Forum")
        let topics = ["Rust", "Swift", "Photos"].map { name in
            world.addTopic(name, to: chat, from: bob) { $0.isPinned = name == "Rust" }
        }
        for number in 1...6 {
            world.addMessage(to: chat, from: bob, .text("in \(number % 3)")) { $0.topicID = topics[number % 3] }
        }
        world.addMessage(to: chat, from: bob, .text("in General"))
        world.addMessage(to: chat, from: bob, .topicClosed(true)) { $0.topicID = topics[2] }
        return (world, chat, topics)
    }

    @Test func topicsAreListedPageByPagePinnedOnesFirst() throws {
        let (world, chat, topics) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        signedIn.conversation.lines = []
        var found: [Int32] = []
        var offset = (date: Int32(0), message: Int64(0), topic: Int32(0))
        while true {
            let line = try signedIn.call(
                #"{"@type":"getForumTopics","chat_id":\#(chat),"offset_date":\#(offset.date),"offset_message_id":\#(offset.message),"offset_forum_topic_id":\#(offset.topic),"limit":2}"#
            )
            let page = try ForumTopics(json: line.utf8)
            #expect(page.totalCount == 4)
            if page.topics.isEmpty { break }
            found += page.topics.map(\.info.forumTopicID)
            offset = (page.nextOffsetDate, page.nextOffsetMessageID, page.nextOffsetForumTopicID)
        }
        #expect(found == [topics[0], topics[2], 1, topics[1]])
        let told = try signedIn.conversation.lines.map { try Update(json: $0.utf8) }.compactMap { update -> Int32? in
            if case .forumTopicInfo(let update) = update { update.info.forumTopicID } else { nil }
        }
        #expect(told == found)
        #expect(signedIn.telegram.defects == [])
    }

    @Test func theHistoryOfATopicHasItsMessagesOnly() throws {
        let (world, chat, topics) = makeWorld()
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        for topic in topics + [1] {
            var found: [Int64] = []
            while true {
                let line = try signedIn.call(
                    #"{"@type":"getForumTopicHistory","chat_id":\#(chat),"forum_topic_id":\#(topic),"from_message_id":\#(found.last ?? 0),"limit":2}"#
                )
                let page = try Messages(json: line.utf8).messages.compactMap { $0 }
                if page.isEmpty { break }
                for message in page {
                    guard case .forum(let id)? = message.topicID else {
                        Issue.record("no topic")
                        return
                    }
                    #expect(id.forumTopicID == topic)
                }
                found += page.map(\.id)
            }
            let messages = try #require(world.chats[chat]).messages
            let expected = messages.filter { ($0.topicID == 0 ? 1 : $0.topicID) == topic }.map(\.id)
            #expect(found == expected.reversed())
            let search = try signedIn.found(
                #""chat_id":\#(chat),"topic_id":{"@type":"messageTopicForum","forum_topic_id":\#(topic)},"query":"in","limit":100"#
            )
            #expect(search.messages.allSatisfy { expected.contains($0.id) })
            #expect(search.totalCount == search.messages.count)
        }
    }

    @Test func whatIsNoForumHasNoTopics() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Holiday Photos")
        #expect(
            try signedIn.error(#"{"@type":"getForumTopics","chat_id":\#(chat),"limit":5}"#)
                == "400 The chat is not a forum")
        #expect(
            try signedIn.error(#"{"@type":"getForumTopicHistory","chat_id":\#(chat),"limit":5}"#)
                == "400 The chat is not a forum")
        let (world, forum, _) = makeWorld()
        let other = try SignedIn(SimulatedTelegram(world: world))
        other.loadAll()
        #expect(
            try other.error(#"{"@type":"getForumTopic","chat_id":\#(forum),"forum_topic_id":77}"#)
                == "400 Topic not found")
        #expect(
            try other.error(#"{"@type":"getForumTopic","chat_id":\#(forum)}"#)
                == "400 Invalid forum topic identifier specified")
        #expect(
            try other.error(#"{"@type":"getForumTopics","chat_id":\#(forum),"limit":0}"#)
                == "400 Invalid limit specified")
        let line = try other.call(
            #"{"@type":"getForumTopicHistory","chat_id":\#(forum),"forum_topic_id":77,"limit":5}"#)
        #expect(try Messages(json: line.utf8).messages.isEmpty)
    }
}
