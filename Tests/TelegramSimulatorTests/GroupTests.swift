import TelegramAPI
import Testing

@testable import TelegramSimulator

struct GroupTests {
    @Test func anUpgradedGroupLeadsToTheOldOneAndBack() throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let old = world.addChat(.basicGroup, title: "Club")
        world.addMessage(to: old, from: bob, .chatCreated)
        world.addMessage(to: old, from: bob, .text("before"))
        let new = world.upgrade(old)
        world.addMessage(to: new, from: bob, .text("after"))
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        // Only the new chat is in the list; the old one is not even known.
        #expect(try signedIn.error(#"{"@type":"getChat","chat_id":\#(old)}"#) == "400 Chat not found")
        #expect(
            try signedIn.error(#"{"@type":"createBasicGroupChat","basic_group_id":\#(-old)}"#)
                == "400 Chat info not found")
        let number = -1_000_000_000_000 - new
        signedIn.conversation.lines = []
        let info = try SupergroupFullInfo(
            json: signedIn.call(#"{"@type":"getSupergroupFullInfo","supergroup_id":\#(number)}"#).utf8)
        #expect(info.upgradedFromBasicGroupID == -old)
        #expect(info.upgradedFromMaxMessageID == 3 << 20)
        let types = signedIn.conversation.takeUpdates().compactMap { $0["@type"] as? String }
        #expect(types == ["updateBasicGroup", "updateSupergroupFullInfo"])
        let group = try BasicGroup(json: signedIn.call(#"{"@type":"getBasicGroup","basic_group_id":\#(-old)}"#).utf8)
        #expect(!group.isActive)
        #expect(group.upgradedToSupergroupID == number)
        let chat = try Chat(
            json: signedIn.call(#"{"@type":"createBasicGroupChat","basic_group_id":\#(-old)}"#).utf8)
        #expect(chat.id == old)
        #expect(chat.positions.isEmpty)
        guard case .chatUpgradeTo(let end)? = chat.lastMessage?.content else {
            Issue.record("no end")
            return
        }
        #expect(end.supergroupID == number)
        let first = try Message(
            json: signedIn.call(#"{"@type":"getMessage","chat_id":\#(new),"message_id":\#(1 << 20)}"#).utf8)
        guard case .chatUpgradeFrom(let begin) = first.content else {
            Issue.record("no begin")
            return
        }
        #expect(begin.basicGroupID == -old)
        #expect(begin.title == "Club")
        #expect(signedIn.telegram.defects == [])
    }

    @Test func linksNameMessagesAndAreUnderstood() throws {
        var world = SimulatedWorld()
        let open = world.addChat(.channel, title: "Open") { $0.username = "open_channel" }
        let closed = world.addForum(title: "Closed")
        let topic = world.addTopic("Topic", to: closed)
        world.addMessage(to: open, .text("1"))
        world.addAlbum(to: open, caption: "album")
        world.addMessage(to: closed, .text("in it")) { $0.topicID = topic }
        let number = -1_000_000_000_000 - closed
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let links: [(chat: Int64, message: Int64, options: String, link: String)] = [
            (open, 1, "", "https://t.me/open_channel/1"),
            (open, 2, "", "https://t.me/open_channel/2?single"),
            (open, 2, #","for_album":true"#, "https://t.me/open_channel/2"),
            (closed, 3, "", "https://t.me/c/\(number)/3"),
            (closed, 3, #","in_message_thread":true"#, "https://t.me/c/\(number)/\(topic)/3"),
        ]
        for (chat, message, options, link) in links {
            let line = try signedIn.call(
                #"{"@type":"getMessageLink","chat_id":\#(chat),"message_id":\#(message << 20)\#(options)}"#)
            #expect(try MessageLink(json: line.utf8).link == link)
            let info = try MessageLinkInfo(
                json: signedIn.call(#"{"@type":"getMessageLinkInfo","url":"\#(link)"}"#).utf8)
            #expect(info.chatID == chat)
            #expect(info.message?.id == message << 20)
            #expect(info.isPublic == (chat == open))
            #expect(info.forAlbum == options.contains("album"))
        }
        let lost = try MessageLinkInfo(
            json: signedIn.call(#"{"@type":"getMessageLinkInfo","url":"https://t.me/c/99999/5"}"#).utf8)
        #expect(lost.chatID == 0)
        #expect(lost.message == nil)
        let refused = [
            "": "URL must be non-empty", "https://example.com/a/1": "Invalid message link URL",
            "nonsense": "Invalid message link URL", "https://t.me/c/1/x": "Invalid message link URL",
            "https://t.me/open_channel": "Wrong message link URL",
            "tg://privatepost?channel=0&post=5": "Wrong channel ID",
            "https://t.me/name/99999999999": "Wrong message identifier",
        ]
        for (text, error) in refused {
            #expect(try signedIn.error(#"{"@type":"getMessageLinkInfo","url":"\#(text)"}"#) == "400 \(error)")
        }
    }

    @Test(arguments: [("90", 90), ("90s", 90), ("1m30s", 90), ("1h2m", 3_720), ("abc", 0), ("", 0)])
    func aLinkNamesAMoment(_ text: String, _ seconds: Int32) throws {
        #expect(try MessageAddress("https://t.me/name/5?t=\(text)").timestamp == seconds)
    }
}
