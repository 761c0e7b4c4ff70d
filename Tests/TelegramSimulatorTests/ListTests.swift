import TelegramAPI
import Testing

@testable import TelegramSimulator

struct ListTests {
    private struct Fixture {
        var world = SimulatedWorld()
        var bob: Int64 = 0
        var family: Int64 = 0
        var channel: Int64 = 0
        var secret: Int64 = 0

        init() {
            let friend = world.addUser("Bob") { $0.isContact = true }
            bob = world.addPrivateChat(with: friend)
            family = world.addChat(.basicGroup, title: "Family")
            channel = world.addChat(.channel, title: "News") { $0.list = .archive }
            secret = world.addChat(.secret(userID: friend), title: "Bob") { $0.secretState = .pending }
            for chat in [bob, family, channel, secret] { world.addMessage(to: chat, .text("hello")) }
            var people = SimulatedFolder(id: 2, name: "People")
            people.includesContacts = true
            people.pinned = [channel]
            people.excludesArchived = true
            world.folders = [people, SimulatedFolder(id: 3, name: "Groups", chats: [family])]
        }
    }

    private func list(_ folder: Int32) -> String { #"{"@type":"chatListFolder","chat_folder_id":\#(folder)}"# }

    /// The updates so far, as short texts.
    private func told(_ signedIn: SignedIn, about chat: Int64) throws -> [String] {
        signedIn.conversation.drain()
        defer { signedIn.conversation.lines = [] }
        return try signedIn.conversation.lines.compactMap { line in
            switch try Update(json: line.utf8) {
            case .chatAddedToList(let update) where update.chatID == chat: "added \(name(update.chatList))"
            case .chatRemovedFromList(let update) where update.chatID == chat: "removed \(name(update.chatList))"
            case .chatPosition(let update) where update.chatID == chat:
                "\(update.position.order == 0 ? "gone from" : update.position.isPinned ? "pinned in" : "in") "
                    + name(update.position.list)
            case .chatLastMessage(let update) where update.chatID == chat:
                "last " + update.positions.map { name($0.list) }.joined(separator: " ")
            case .chatDraftMessage(let update) where update.chatID == chat:
                "draft \(update.draftMessage != nil) " + update.positions.map { name($0.list) }.joined(separator: " ")
            case .supergroup, .basicGroup, .secretChat: "group"
            case .newMessage(let update) where update.message.chatID == chat: "message"
            case .deleteMessages(let update) where update.chatID == chat: "deleted \(update.messageIDs.count)"
            case .chatFolders(let update): "folders \(update.chatFolders.map(\.name.text.text))"
            case .chatTitle(let update) where update.chatID == chat: "title"
            case .chatHasProtectedContent(let update) where update.chatID == chat: "protected"
            default: nil
            }
        }
    }

    private func name(_ list: ChatList) -> String {
        switch list {
        case .main: "main"
        case .archive: "archive"
        case .folder(let folder): "\(folder.chatFolderID)"
        default: "?"
        }
    }

    @Test func foldersAreListsOfTheirOwn() throws {
        let fixture = Fixture()
        let signedIn = try SignedIn(SimulatedTelegram(world: fixture.world))
        #expect(
            try signedIn.error(#"{"@type":"loadChats","chat_list":\#(list(9)),"limit":5}"#)
                == "400 Chat list not found")
        func chats(_ list: String) throws -> [Int64] {
            try Chats(json: signedIn.call(#"{"@type":"getChats","chat_list":\#(list),"limit":50}"#).utf8).chatIDs
        }
        #expect(try chats(list(2)).first == fixture.channel)
        #expect(try Set(chats(list(2))) == [fixture.channel, fixture.bob, fixture.secret])
        #expect(try chats(list(3)) == [fixture.family])
        // A place in one list says nothing about another.
        let chat = try Chat(json: signedIn.call(#"{"@type":"getChat","chat_id":\#(fixture.family)}"#).utf8)
        #expect(chat.positions.map { name($0.list) } == ["3"])
        #expect(chat.chatLists.map(name) == ["main", "3"])
        let folder = try ChatFolder(json: signedIn.call(#"{"@type":"getChatFolder","chat_folder_id":2}"#).utf8)
        #expect(folder.pinnedChatIDs == [fixture.channel])
        #expect(signedIn.telegram.defects == [])
    }

    @Test func everyChangeOfAPlaceIsToldOnceAndInOrder() throws {
        let fixture = Fixture()
        let signedIn = try SignedIn(SimulatedTelegram(world: fixture.world))
        signedIn.loadAll()
        for folder: Int32 in [2, 3] {
            _ = try signedIn.call(#"{"@type":"loadChats","chat_list":\#(list(folder)),"limit":100}"#)
        }
        signedIn.conversation.lines = []
        let telegram = signedIn.telegram
        let family = fixture.family
        telegram.move(family, to: .archive)
        #expect(try told(signedIn, about: family) == ["added archive", "in archive", "removed main", "gone from main"])
        telegram.pin(family)
        #expect(try told(signedIn, about: family) == ["pinned in archive"])
        telegram.pin(family, inFolder: 3)
        #expect(try told(signedIn, about: family) == ["pinned in 3"])
        telegram.setDraft("later", in: family)
        #expect(try told(signedIn, about: family) == ["draft true archive 3"])
        telegram.setDraft(nil, in: family)
        #expect(try told(signedIn, about: family) == ["draft false archive 3"])
        telegram.deliver(.text("new"), to: family, from: fixture.bob)
        #expect(try told(signedIn, about: family) == ["message", "last archive 3"])
        telegram.setFolders([SimulatedFolder(id: 4, name: "Other", chats: [family])])
        #expect(try told(signedIn, about: family) == ["folders [\"Other\"]", "removed 3", "gone from 3", "added 4"])
        telegram.setMemberCount(12, of: family)
        #expect(try told(signedIn, about: family) == ["group"])
        telegram.setTitle("Kin", of: family)
        telegram.setProtectedContent(true, in: family)
        #expect(try told(signedIn, about: family) == ["title", "protected"])
        telegram.deleteChat(family)
        #expect(
            try told(signedIn, about: family)
                == ["last ", "deleted 2", "removed archive", "removed 4"])
        #expect(telegram.defects == [])
    }

    @Test func leavingAChannelEndsItsPlaceAndJoiningBringsItBack() throws {
        let fixture = Fixture()
        let signedIn = try SignedIn(SimulatedTelegram(world: fixture.world))
        signedIn.loadAll()
        signedIn.conversation.lines = []
        let channel = fixture.channel
        _ = try signedIn.call(#"{"@type":"leaveChat","chat_id":\#(channel)}"#)
        #expect(try told(signedIn, about: channel) == ["group", "removed archive", "gone from archive", "removed 2"])
        let group = try Supergroup(
            json: signedIn.call(#"{"@type":"getSupergroup","supergroup_id":\#(-1_000_000_000_000 - channel)}"#).utf8)
        guard case .left = group.status else {
            Issue.record("\(group.status)")
            return
        }
        signedIn.telegram.move(channel, to: .main)
        #expect(try told(signedIn, about: channel) == ["group", "added main", "in main", "added 2"])
        signedIn.telegram.setSecretChatState(.ready, of: fixture.secret)
        #expect(try told(signedIn, about: fixture.secret) == ["group"])
    }

    /// The server knows of more chats than are loaded: what comes to the top is shown, the rest stays hidden.
    @Test func aMessageLiftsAChatIntoTheLoadedPart() throws {
        var world = SimulatedWorld()
        let chats = (1...6).map { number in world.addChat(.basicGroup, title: "\(number)") }
        for chat in chats { world.addMessage(to: chat, .text("hello")) }
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        _ = try signedIn.call(#"{"@type":"loadChats","limit":2}"#)
        signedIn.conversation.lines = []
        signedIn.telegram.deliver(.text("new"), to: chats[0], from: nil)
        #expect(try told(signedIn, about: chats[0]) == ["group", "added main", "message", "last main"])
        _ = try signedIn.call(#"{"@type":"loadChats","limit":2}"#)
        #expect(try told(signedIn, about: chats[3]) == ["group", "group", "last ", "added main", "in main"])
    }

    @Test func aGroupIsUpgradedWhileAClientLooks() throws {
        let fixture = Fixture()
        let signedIn = try SignedIn(SimulatedTelegram(world: fixture.world))
        signedIn.loadAll()
        signedIn.conversation.lines = []
        let new = signedIn.telegram.upgrade(fixture.family)
        signedIn.conversation.drain()
        let lines = signedIn.conversation.lines
        #expect(
            try told(signedIn, about: fixture.family)
                == ["group", "group", "message", "removed main", "removed 3", "last "])
        signedIn.conversation.lines = lines
        #expect(try told(signedIn, about: new) == ["group", "added main", "group", "message", "last main"])
        #expect(signedIn.telegram.upgrade(fixture.family) == 0)
        #expect(signedIn.telegram.defects == [])
    }

    @Test func differentNumbersSeeDifferentChats() throws {
        var world = SimulatedWorld()
        let other = world.addAccount("Otto", phoneNumber: "+15550199", code: "54321")
        let first = world.accounts[0].userID
        let mine = world.addChat(.basicGroup, title: "Mine") { $0.visibleTo = [first] }
        let both = world.addChat(.channel, title: "Both")
        let others = world.addChat(.basicGroup, title: "His") { $0.visibleTo = [other] }
        for chat in [mine, both, others] { world.addMessage(to: chat, .text("hello")) }
        let telegram = SimulatedTelegram(world: world)
        let anna = try SignedIn(telegram)
        let otto = try SignedIn(telegram, phoneNumber: "+15550199", code: "54321", password: nil)
        func chats(_ signedIn: SignedIn) throws -> Set<Int64> {
            try Set(Chats(json: signedIn.call(#"{"@type":"getChats","limit":50}"#).utf8).chatIDs)
        }
        #expect(try chats(anna) == [mine, both])
        #expect(try chats(otto) == [both, others])
        anna.conversation.lines = []
        telegram.deliver(.text("news"), to: others, from: nil)
        telegram.deliver(.text("news"), to: both, from: nil)
        anna.conversation.drain()
        // The two share one receiver.
        let news = anna.conversation.takeUpdates("updateNewMessage").map { $0["@client_id"] as? Int }
        #expect(news == [2, 1, 2])
        #expect(
            try Message(
                json: otto.call(#"{"@type":"getMessage","chat_id":\#(others),"message_id":\#(2 << 20)}"#).utf8
            ).id == 2 << 20)
        #expect(try anna.error(#"{"@type":"getChat","chat_id":\#(others)}"#) == "400 Chat not found")
    }
}
