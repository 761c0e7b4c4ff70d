import TelegramAPI
import Testing

@testable import TelegramSimulator

struct ExpiryTests {
    private struct Fixture {
        let signedIn: SignedIn
        let chat: Int64
        let secret: Int64

        init() throws {
            var world = SimulatedWorld()
            let bob = world.addUser("Bob")
            chat = world.addPrivateChat(with: bob)
            secret = world.addChat(.secret(userID: bob), title: "Bob")
            world.addMessage(to: chat, from: bob, world.photo(width: 40, height: 40, caption: "")) {
                $0.selfDestruct = 10
            }
            world.addMessage(to: chat, from: bob, world.videoNote(seconds: 1)) { $0.selfDestruct = 0 }
            world.addMessage(to: secret, from: bob, world.photo(width: 48, height: 48, caption: "")) {
                $0.selfDestruct = 5
            }
            let now = world.startDate
            world.addMessage(to: chat, from: bob, .text("soon gone")) {
                $0.date = now - 60
                $0.autoDelete = 100
            }
            var configuration = SimulatorConfiguration()
            configuration.time = .manual
            signedIn = try SignedIn(SimulatedTelegram(world: world, configuration: configuration))
            signedIn.loadAll()
            signedIn.conversation.lines = []
        }

        func message(_ number: Int64) throws -> Message {
            try Message(
                json: signedIn.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(number << 20)}"#).utf8)
        }

        func open(_ id: Int64, in chat: Int64) throws {
            _ = try signedIn.call(#"{"@type":"openMessageContent","chat_id":\#(chat),"message_id":\#(id)}"#)
        }

        func told() -> [String] {
            signedIn.conversation.drain()
            return signedIn.conversation.takeUpdates().compactMap { $0["@type"] as? String }
        }
    }

    @Test func anOpenedPhotoExpiresByTheClock() throws {
        let fixture = try Fixture()
        let telegram = fixture.signedIn.telegram
        #expect(try fixture.message(1).selfDestructIn == 0)
        #expect(try !fixture.message(1).canBeSaved)
        telegram.advance(by: .seconds(3_000))
        _ = fixture.told()
        guard case .photo = try fixture.message(1).content else {
            Issue.record("gone unopened")
            return
        }
        try fixture.open(1 << 20, in: fixture.chat)
        #expect(fixture.told() == ["updateMessageContentOpened"])
        telegram.advance(by: .seconds(4))
        #expect(try fixture.message(1).selfDestructIn == 6)
        telegram.advance(by: .seconds(5))
        #expect(fixture.told() == [])
        telegram.advance(by: .seconds(1))
        #expect(fixture.told() == ["updateMessageContent"])
        guard case .expiredPhoto = try fixture.message(1).content else {
            Issue.record("still there")
            return
        }
        #expect(telegram.defects == [])
    }

    @Test func whatHappensHasTheTimeOfTheClock() throws {
        let fixture = try Fixture()
        let telegram = fixture.signedIn.telegram
        telegram.advance(by: .seconds(1_000))
        let id = telegram.deliver(.text("now"), to: fixture.chat, from: fixture.chat)
        #expect(telegram.world.chats[fixture.chat]?.message(id: id)?.date == telegram.world.startDate + 1_000)
        // The time of opened media begins when they are opened, whether or not somebody has received since.
        telegram.open(1 << 20, in: fixture.chat)
        telegram.advance(by: .seconds(9))
        #expect(!fixture.told().contains("updateMessageContent"))
        telegram.advance(by: .seconds(1))
        #expect(fixture.told().contains("updateMessageContent"))
    }

    @Test func whatIsSeenOnceIsGoneAtOnce() throws {
        let fixture = try Fixture()
        try fixture.open(2 << 20, in: fixture.chat)
        #expect(fixture.told() == ["updateMessageContentOpened", "updateMessageContent"])
        guard case .expiredVideoNote = try fixture.message(2).content else {
            Issue.record("still there")
            return
        }
    }

    @Test func aSecretChatLosesTheMessage() throws {
        let fixture = try Fixture()
        let line = try fixture.signedIn.call(#"{"@type":"getChatHistory","chat_id":\#(fixture.secret),"limit":9}"#)
        let id = try #require(Messages(json: line.utf8).messages.first??.id)
        // No server knows it: the identifier says so.
        #expect(id & 7 == 2)
        try fixture.open(id, in: fixture.secret)
        fixture.signedIn.telegram.advance(by: .seconds(5))
        #expect(fixture.told() == ["updateMessageContentOpened", "updateChatLastMessage", "updateDeleteMessages"])
        #expect(
            try fixture.signedIn.error(#"{"@type":"getMessage","chat_id":\#(fixture.secret),"message_id":\#(id)}"#)
                == "404 Not Found")
    }

    @Test func aMessageDeletesItself() throws {
        let fixture = try Fixture()
        #expect(try fixture.message(3).autoDeleteIn == 40)
        fixture.signedIn.telegram.advance(by: .seconds(39))
        #expect(fixture.told() == [])
        fixture.signedIn.telegram.advance(by: .seconds(1))
        #expect(fixture.told() == ["updateChatLastMessage", "updateDeleteMessages"])
    }

    @Test func anExpiredReferenceIsRenewedByReadingTheMessage() throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Files")
        let id = world.addMessage(to: chat, .document(world.media(.text(size: 900), name: "a.txt", mimeType: "")))
        let telegram = SimulatedTelegram(world: world)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        let read = #"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(id)}"#
        guard case .document(let content) = try Message(json: signedIn.call(read).utf8).content else { return }
        let download =
            #"{"@type":"downloadFile","file_id":\#(content.document.document.id),"priority":1,"synchronous":true}"#
        telegram.expireReferences(of: id, in: chat)
        #expect(try signedIn.error(download) == "400 File download has failed or was canceled")
        #expect(try signedIn.error(download) == "400 File download has failed or was canceled")
        _ = try signedIn.call(read)
        #expect(try File(json: signedIn.call(download).utf8).local.isDownloadingCompleted)
    }
}
