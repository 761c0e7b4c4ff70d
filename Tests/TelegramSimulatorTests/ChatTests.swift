import TelegramAPI
import Testing

@testable import TelegramSimulator

struct ChatTests {
    @Test func listsLoadInBatchesUntilNotFound() throws {
        var configuration = SimulatorConfiguration()
        configuration.chatBatch = 4
        let signedIn = try SignedIn(SimulatedTelegram(configuration: configuration))
        let request = #"{"@type":"loadChats","limit":1000}"#
        #expect(
            signedIn.conversation.call(#"{"@type":"loadChats","limit":0}"#)
                == #"{"@type":"error","code":400,"message":"Parameter limit must be positive"}"#)
        var batches: [Int] = []
        while signedIn.conversation.call(request) == #"{"@type":"ok"}"# {
            batches.append(signedIn.conversation.takeUpdates("updateChatPosition").count)
        }
        #expect(batches.dropLast().allSatisfy { $0 == 4 })
        #expect(
            batches.reduce(0, +) == signedIn.telegram.world.chats.values.count { $0.list == .main && $0.order != 0 })
        // There is nothing more, whatever the limit.
        for request in [request, #"{"@type":"loadChats","limit":0}"#, #"{"@type":"loadChats","limit":-5}"#] {
            #expect(signedIn.conversation.call(request) == #"{"@type":"error","code":404,"message":"Not Found"}"#)
        }
        #expect(
            signedIn.conversation.call(
                #"{"@type":"loadChats","limit":1,"chat_list":{"@type":"chatListFolder","chat_folder_id":7}}"#)
                == #"{"@type":"error","code":400,"message":"Chat list not found"}"#)
    }

    /// What the typed API makes of an update. It is another reader than the simulator's own.
    private func typed(_ lines: [String]) throws -> [Update] {
        try lines.map { try Update(json: $0.utf8) }
    }

    @Test func aChatIsToldAfterWhatItNeedsAndPlacedLast() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        // The account's own user was told at the sign-in.
        var users: Set<Int64> = [100_001]
        var supergroups: Set<Int64> = []
        var chats: Set<Int64> = []
        for update in try typed(signedIn.conversation.lines) {
            switch update {
            case .user(let update): users.insert(update.user.id)
            case .supergroup(let update): supergroups.insert(update.supergroup.id)
            case .newChat(let update):
                let chat = update.chat
                #expect(chats.insert(chat.id).inserted)
                #expect(chat.lastMessage == nil)
                #expect(chat.positions.isEmpty)
                switch chat.type {
                case .private(let type): #expect(users.contains(type.userID))
                case .supergroup(let type): #expect(supergroups.contains(type.supergroupID))
                default: break
                }
            case .chatLastMessage(let update): #expect(chats.contains(update.chatID))
            case .chatPosition(let update):
                #expect(chats.contains(update.chatID))
                #expect(update.position.order > 1 << 53)
            default: break
            }
        }
        #expect(signedIn.telegram.defects == [])
    }

    /// As a client of the real library was told by a server.
    @Test func chatsAreToldStepByStep() throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        for title in ["One", "Two"] {
            world.addMessage(to: world.addChat(.supergroup, title: title), from: bob, .text("hello"))
        }
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.conversation.call(#"{"@type":"loadChats","limit":100}"#)
        signedIn.conversation.drain()
        let types = signedIn.conversation.takeUpdates().compactMap { $0["@type"] as? String }
        let chat = [
            "updateNewChat", "updateChatNotificationSettings", "updateChatLastMessage", "updateChatReadInbox",
            "updateChatReadOutbox", "updateChatAddedToList",
        ]
        #expect(
            types == ["updateUser", "updateSupergroup", "updateSupergroup"] + chat + chat
                + ["updateChatPosition", "updateChatPosition", "updateUnreadChatCount"])
        signedIn.conversation.call(#"{"@type":"loadChats","limit":100}"#)
        #expect(signedIn.conversation.takeUpdates().isEmpty)
    }

    @Test func everyMessageOfTheWorldDecodesAndMissesNothing() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        var kinds: Set<String> = []
        for chat in signedIn.telegram.world.chats.values where chat.list != nil {
            for message in chat.messages {
                let line = try #require(
                    signedIn.conversation.call(
                        #"{"@type":"getMessage","chat_id":\#(chat.id),"message_id":\#(message.id)}"#))
                let decoded = try Message(json: line.utf8)
                #expect(decoded.id == message.id)
                #expect(!decoded.content.json.contains(#""@type":"unknown"#))
                kinds.insert(String(decoded.content.json.dropFirst(10).prefix { $0 != "\"" }))
            }
        }
        #expect(kinds.count >= 18, "\(kinds)")
        #expect(signedIn.telegram.defects == [])
    }

    @Test func currentStateTellsEverythingAgain() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let line = try #require(signedIn.conversation.call(#"{"@type":"getCurrentState"}"#))
        let updates = try Updates(json: line.utf8).updates
        let chats = updates.count { if case .newChat = $0 { true } else { false } }
        #expect(chats == signedIn.telegram.world.chats.values.count { $0.list != nil && $0.order != 0 })
    }

    @Test func movingToTheArchiveIsToldStepByStep() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        signedIn.conversation.lines = []
        let chat = signedIn.chat("Holiday Photos")
        signedIn.telegram.move(chat, to: .archive)
        signedIn.conversation.drain()
        let types = signedIn.conversation.takeUpdates().compactMap { $0["@type"] as? String }
        #expect(
            types == [
                "updateUnreadChatCount", "updateChatAddedToList", "updateChatPosition", "updateUnreadChatCount",
                "updateChatRemovedFromList", "updateChatPosition",
            ])
    }

    @Test func aDeliveredMessagePrecedesTheLastMessage() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        signedIn.conversation.lines = []
        let chat = signedIn.chat("Bob O'Brien")
        let id = signedIn.telegram.deliver(.text("news"), to: chat, from: chat)
        signedIn.telegram.edit(id, in: chat, to: .text("better news"))
        signedIn.telegram.delete([id], in: chat)
        signedIn.conversation.drain()
        let types = signedIn.conversation.takeUpdates().compactMap { $0["@type"] as? String }
        #expect(
            types == [
                "updateUnreadMessageCount", "updateUnreadChatCount", "updateChatReadInbox", "updateNewMessage",
                "updateChatLastMessage", "updateMessageContent", "updateMessageEdited", "updateUnreadMessageCount",
                "updateUnreadChatCount", "updateChatReadInbox", "updateChatLastMessage", "updateDeleteMessages",
            ])
    }

    @Test func unknownThingsAreRefusedInTDLibsWords() throws {
        let signedIn = try SignedIn()
        let expected = [
            (#"{"@type":"getChat","chat_id":12345}"#, 400, "Chat not found"),
            (#"{"@type":"getUser","user_id":12345}"#, 400, "User not found"),
            (#"{"@type":"getUser","user_id":0}"#, 400, "Invalid user identifier"),
            (#"{"@type":"getSupergroup","supergroup_id":3}"#, 400, "Supergroup not found"),
            (#"{"@type":"searchPublicChat","username":"nosuchthing"}"#, 400, "USERNAME_NOT_OCCUPIED"),
            (#"{"@type":"searchPublicChat","username":""}"#, 200, "Username is invalid"),
            (#"{"@type":"openChat","chat_id":3}"#, 400, "Chat not found"),
            (
                #"{"@type":"setAuthenticationPhoneNumber","phone_number":"123"}"#, 400,
                "Call to setAuthenticationPhoneNumber unexpected"
            ),
            (#"{"@type":"getTimeZones"}"#, 400, "Method is not simulated: getTimeZones"),
        ]
        for (request, code, message) in expected {
            #expect(
                signedIn.conversation.call(request) == #"{"@type":"error","code":\#(code),"message":"\#(message)"}"#)
        }
    }

    @Test func aPublicChatIsFoundByItsName() throws {
        let signedIn = try SignedIn()
        let line = try #require(
            signedIn.conversation.call(#"{"@type":"searchPublicChat","username":"@Public_Library"}"#))
        #expect(try Chat(json: line.utf8).title == "Public library")
    }
}
