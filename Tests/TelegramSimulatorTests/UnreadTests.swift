import TelegramAPI
import Testing

@testable import TelegramSimulator

/// What is unread, for each account by itself.
struct UnreadTests {
    private struct Two {
        let telegram: SimulatedTelegram
        let chat: Int64
        let first: Int64
        let second: Int64
        let anna: SignedIn
        /// The same account on a second device.
        let tablet: SignedIn
        let ben: SignedIn

        /// - Parameter unread: of five messages in the chat.
        init(unread: Int32 = 2, folders: [SimulatedFolder] = []) throws {
            var world = SimulatedWorld()
            let second = world.addUser("Ben")
            world.accounts.append(
                SimulatedAccount(userID: second, phoneNumber: "+15550101", code: "54321", password: nil))
            let carol = world.addUser("Carol")
            chat = world.addChat(.supergroup, title: "Group") { $0.unreadCount = unread }
            for number in 0..<5 { world.addMessage(to: chat, from: carol, .text("\(number)")) }
            world.folders = folders
            first = world.accounts[0].userID
            self.second = second
            telegram = SimulatedTelegram(world: world)
            anna = try SignedIn(telegram)
            tablet = try SignedIn(telegram)
            ben = try SignedIn(telegram, phoneNumber: "+15550101", code: "54321", password: nil)
            for client in [anna, tablet, ben] {
                // Signing in another client leaves lines of this one.
                client.loadAll()
                client.conversation.lines = []
            }
        }

        /// Everything is taken by whoever receives: sorts it by client.
        func updates() -> [(client: Int32, type: String, object: [String: Any])] {
            anna.conversation.drain()
            return anna.conversation.takeUpdates().compactMap { update in
                guard let client = update["@client_id"] as? Int, let type = update["@type"] as? String else {
                    return nil
                }
                return (Int32(client), type, update)
            }
        }

        func unread(_ client: SignedIn) throws -> Int32 {
            try Chat(json: client.call(#"{"@type":"getChat","chat_id":\#(chat)}"#).utf8).unreadCount
        }

        func view(_ client: SignedIn, _ number: Int64) throws {
            _ = try client.call(
                #"{"@type":"viewMessages","chat_id":\#(chat),"message_ids":[\#(number << 20)],"force_read":true}"#)
        }
    }

    @Test func whatOneAccountReadsStaysUnreadForTheOther() throws {
        let two = try Two()
        #expect(try two.unread(two.anna) == 2 && two.unread(two.ben) == 2)
        try two.view(two.anna, 4)
        #expect(try two.unread(two.anna) == 1 && two.unread(two.tablet) == 1 && two.unread(two.ben) == 2)
        // Ben's and the tablet's answers were received by others, and so were what came before them.
        let lines = [two.anna, two.tablet, two.ben].flatMap { $0.conversation.takeUpdates("updateChatReadInbox") }
        let inbox = lines.map { (client: Int32($0["@client_id"] as? Int ?? 0), object: $0) }
        #expect(
            inbox.map(\.client).sorted() == [two.anna.conversation.clientID, two.tablet.conversation.clientID])
        #expect(inbox.allSatisfy { $0.object["unread_count"] as? Int == 1 })
        #expect(two.telegram.defects == [])
    }

    @Test func ownMessagesAreUnreadForOthersOnly() throws {
        let two = try Two(unread: 0)
        let message = two.telegram.deliver(.text("mine"), to: two.chat, from: two.first)
        #expect(try two.unread(two.anna) == 0 && two.unread(two.tablet) == 0 && two.unread(two.ben) == 1)
        two.telegram.deliver(.text("yours"), to: two.chat, from: two.second)
        #expect(try two.unread(two.anna) == 1 && two.unread(two.ben) == 1)
        two.telegram.delete([message], in: two.chat)
        #expect(try two.unread(two.anna) == 1 && two.unread(two.ben) == 0)
        // Reading counts what others wrote only.
        try two.view(two.ben, 5)
        #expect(try two.unread(two.ben) == 0)
    }

    @Test func theNumbersOfAListAreTheAccountsOwn() throws {
        let two = try Two()
        _ = two.updates()
        two.telegram.deliver(.text("mine"), to: two.chat, from: two.first)
        let updates = two.updates()
        let counts = updates.filter { $0.type == "updateUnreadMessageCount" }
        #expect(counts.map(\.client) == [two.ben.conversation.clientID])
        #expect(counts.first?.object["unread_count"] as? Int == 3)
        // They come before what they follow from.
        let own = updates.filter { $0.client == two.ben.conversation.clientID }.map(\.type)
        #expect(
            own == [
                "updateUser", "updateUnreadMessageCount", "updateChatReadInbox", "updateNewMessage",
                "updateChatLastMessage",
            ]
                || own == [
                    "updateUnreadMessageCount", "updateChatReadInbox", "updateNewMessage", "updateChatLastMessage",
                ])
    }

    @Test func aFolderOfUnreadChatsLosesAndGetsAChat() throws {
        var folder = SimulatedFolder(id: 2, name: "Unread")
        folder.includesGroups = true
        folder.excludesRead = true
        let two = try Two(folders: [folder])
        _ = two.updates()
        try two.view(two.anna, 5)
        let left = two.updates().filter { $0.type == "updateChatRemovedFromList" }
        #expect(
            Set(left.map(\.client)).isSubset(of: [two.anna.conversation.clientID, two.tablet.conversation.clientID]))
        #expect(left.contains { $0.client == two.tablet.conversation.clientID })
        two.telegram.deliver(.text("news"), to: two.chat, from: two.second)
        let added = two.updates().filter { $0.type == "updateChatAddedToList" }
        #expect(
            Set(added.map(\.client)) == [two.anna.conversation.clientID, two.tablet.conversation.clientID],
            "Ben wrote it and had it in the folder")
    }

    @Test func theSessionsOfOneAccountEnd() throws {
        let two = try Two()
        two.telegram.revokeSessions(of: two.second)
        let closed = two.updates().filter { String(describing: $0.object).contains("authorizationStateClosed") }
        #expect(closed.map(\.client) == [two.ben.conversation.clientID])
        #expect(try two.unread(two.anna) == 2)
    }
}
