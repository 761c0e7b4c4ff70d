import TelegramAPI
import Testing

@testable import TelegramSimulator

/// What requests change about users, topics and unread messages, as clients are told of it.
struct ChangeRequestTests {
    private let bob: Int64
    private let chat: Int64
    private let forum: Int64
    private let topic: Int32
    private let signedIn: SignedIn

    init() throws {
        var world = SimulatedWorld()
        bob = world.addUser("Bob") {
            $0.lastName = "Stone"
            $0.phoneNumber = "15550177"
        }
        chat = world.addPrivateChat(with: bob)
        for number in 0..<4 { world.addMessage(to: chat, from: bob, .text("\(number)")) }
        forum = world.addForum(title: "Forum")
        topic = world.addTopic("Swift", to: forum, from: bob)
        var folder = SimulatedFolder(id: 2, name: "Friends")
        folder.includesContacts = true
        world.folders = [folder]
        signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        signedIn.conversation.lines = []
    }

    /// What clients are told after a request that must succeed.
    private func told(_ request: String) throws -> [Update] {
        let answer = try #require(
            ControlRequests(telegram: signedIn.telegram).answer(#"{"@type":"simulator.\#(request)}"#.utf8))
        try #require(String(decoding: answer.text(clientID: nil), as: UTF8.self) == #"{"@type":"ok"}"#)
        signedIn.conversation.drain()
        defer { signedIn.conversation.lines = [] }
        return try signedIn.conversation.lines.map { try Update(json: $0.utf8) }
    }

    @Test func `a user is renamed with the chat and becomes a contact, and the rest stays`() throws {
        let updates = try told(#"changeUser","user_id":\#(bob),"first_name":"Rob","is_contact":true"#)
        guard updates.count == 3, case .user(let update) = updates[0], case .chatAddedToList(let list) = updates[1],
            case .chatTitle(let title) = updates[2]
        else {
            Issue.record("\(updates)")
            return
        }
        let user = update.user
        #expect(user.firstName == "Rob" && user.lastName == "Stone" && user.phoneNumber == "15550177")
        #expect(user.isContact && list.chatID == chat)
        #expect(title.chatID == chat && title.title == "Rob Stone")
        #expect(signedIn.telegram.defects == [])
    }

    @Test func `a user deletes the account`() throws {
        let updates = try told(
            #"changeUser","user_id":\#(bob),"first_name":"","last_name":"","phone_number":"","is_deleted":true"#)
        guard case .user(let update) = updates.first, case .deleted = update.user.type else {
            Issue.record("\(updates)")
            return
        }
        #expect(update.user.firstName.isEmpty && update.user.phoneNumber.isEmpty)
        #expect(signedIn.telegram.world.chats[chat]?.title == "")
    }

    @Test func `so many of the last messages are unread, whatever was read`() throws {
        // From now on it is known how far the account has read.
        signedIn.telegram.deliver(.text("4"), to: chat, from: bob)
        for (count, last) in [(3, 2), (0, 5), (5, 0)] as [(Int32, Int64)] {
            let updates = try told(#"setUnreadCount","chat_id":\#(chat),"unread_count":\#(count)"#)
            guard case .chatReadInbox(let update) = updates.last else {
                Issue.record("\(updates)")
                return
            }
            #expect(update.chatID == chat && update.unreadCount == count && update.lastReadInboxMessageID == last << 20)
        }
    }

    @Test func `a topic has another colour and unread messages, and the rest stays`() throws {
        let updates = try told(#"changeTopic","chat_id":\#(forum),"topic_id":\#(topic),"color":255,"unread_count":7"#)
        guard case .forumTopicInfo(let update) = updates.first else {
            Issue.record("\(updates)")
            return
        }
        #expect(update.info.icon.color == 255 && update.info.name == "Swift")
        let found = try ForumTopic(
            json: signedIn.call(#"{"@type":"getForumTopic","chat_id":\#(forum),"forum_topic_id":\#(topic)}"#).utf8)
        #expect(found.unreadCount == 7 && found.info.icon.color == 255)
    }
}
