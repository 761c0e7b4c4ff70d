import Foundation
import TelegramAPI
import Testing

@testable import TelegramSimulator

struct BulkTests {
    private func makeWorld(_ count: Int) -> (world: SimulatedWorld, chat: Int64) {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Bulk")
        world.addBulkMessages(
            to: chat, count: count, kinds: [.text, .document(size: 5_000), .photo(size: 3_000), .text])
        return (world, chat)
    }

    @Test func aRowBehavesLikeStoredMessages() {
        let row = SimulatedBulk(
            count: 50, seed: 3, kinds: [.text, .document(size: 9)], senders: [5, 6], firstDate: 100)
        var made = SimulatedHistory(bulk: row)
        var stored = SimulatedHistory()
        for message in made { stored.insert(message) }
        var random = SeededGenerator(seed: 11)
        for step in 0..<200 {
            let number = Int64(random.next() % 60) + 1
            switch step % 3 {
            case 0:
                let message = SimulatedMessage(
                    number: number, senderID: 9, date: 100 + Int32(number) * 60, content: .text("\(step)"))
                made.insert(message)
                stored.insert(message)
            default: #expect(made.remove(number: number)?.number == stored.remove(number: number)?.number)
            }
            #expect(made.map(\.number) == stored.map(\.number))
            #expect(made.map(\.content.caption) == stored.map(\.content.caption))
            #expect(made.firstIndex(notBelow: number) == stored.firstIndex(notBelow: number))
            #expect(made.last(notAfter: 100 + number * 60)?.number == stored.last(notAfter: 100 + number * 60)?.number)
            let isDocument = { (message: SimulatedMessage) in !message.content.media.isEmpty }
            #expect(made.count(ofKinds: isDocument) == stored.count(ofKinds: isDocument))
        }
    }

    @Test func aMillionMessagesAreFoundCountedAndRead() throws {
        let (world, chat) = makeWorld(1_000_000)
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let filter = #""filter":{"@type":"searchMessagesFilterDocument"}"#
        let count = try Count(
            json: signedIn.call(#"{"@type":"getChatMessageCount","chat_id":\#(chat),\#(filter)}"#).utf8)
        #expect(count.count == 250_000)
        let found = try signedIn.found(#""chat_id":\#(chat),\#(filter),"from_message_id":\#(500_000 << 20),"limit":3"#)
        #expect(found.messages.map { $0.id >> 20 } == [499_998, 499_994, 499_990])
        let none = try signedIn.found(#""chat_id":\#(chat),"filter":{"@type":"searchMessagesFilterVideo"},"limit":3"#)
        #expect(none.messages.isEmpty)
        let date = try #require(world.chats[chat]).messages[123_456].date
        let byDate = try Message(
            json: signedIn.call(#"{"@type":"getChatMessageByDate","chat_id":\#(chat),"date":\#(date)}"#).utf8)
        #expect(byDate.id >> 20 == 123_457)
        let page = try signedIn.call(
            #"{"@type":"getChatHistory","chat_id":\#(chat),"from_message_id":\#(700_000 << 20),"limit":100}"#)
        #expect(try Messages(json: page.utf8).messages.first??.id == 699_999 << 20)
    }

    @Test func filesOfARowAreDownloadedAndFoundAgain() throws {
        let (world, chat) = makeWorld(1_000)
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        for number: Int64 in [2, 3, 998] {
            let media = try #require(world.chats[chat]?.messages.message(number: number)?.content.media.first?.media)
            let line = try signedIn.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(number << 20)}"#)
            let file: File
            switch try Message(json: line.utf8).content {
            case .document(let content): file = content.document.document
            case .photo(let content): file = try #require(content.photo.sizes.first).photo
            default:
                Issue.record("no file")
                return
            }
            #expect(file.id >= 1 << 24)
            let done = try File(
                json: signedIn.call(#"{"@type":"downloadFile","file_id":\#(file.id),"priority":1,"synchronous":true}"#)
                    .utf8)
            #expect(done.local.isDownloadingCompleted)
            #expect(FileManager.default.contents(atPath: done.local.path).map(Array.init) == media.file.bytes)
            #expect(media.file.bytes.count == media.file.size)
            let again = try File(
                json: signedIn.call(#"{"@type":"getRemoteFile","remote_file_id":"\#(file.remote.id)"}"#).utf8)
            #expect(again.id == file.id)
        }
        #expect(signedIn.telegram.defects == [])
    }

    @Test func whatIsOnlyShownTakesNoMemory() throws {
        let (world, chat) = makeWorld(20_000)
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        for start in [20_000, 10_000, 500] {
            _ = try signedIn.call(
                #"{"@type":"getChatHistory","chat_id":\#(chat),"from_message_id":\#(start << 20),"limit":100}"#)
        }
        let known = signedIn.telegram.core.withEngine { engine in
            (engine.session(signedIn.conversation.clientID).files.entries.count, engine.identities.count)
        }
        #expect(known == (0, 0))
    }

    @Test func aPartOfAFileIsThatPartOfTheWhole() {
        for recipe in [SimulatedFile.Recipe.random(size: 1_000), .paddedJPEG(size: 2_000)] {
            let file = SimulatedFile(recipe, seed: 5)
            let whole = file.bytes
            #expect(whole.count == file.size)
            for range in [0..<1, 0..<1_000, 3..<11, 8..<16, 995..<1_000, 500..<500] {
                #expect(file.part(range) == Array(whole[range]))
            }
            #expect(file.part(0..<(file.size + 1)) == nil)
        }
        #expect(SimulatedFile(.paddedJPEG(size: 1_000), seed: 1).bytes.prefix(2) == [0xFF, 0xD8])
    }
}
