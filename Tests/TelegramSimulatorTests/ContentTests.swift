import Foundation
import TelegramAPI
import Testing

@testable import TelegramSimulator

struct ContentTests {
    private static let constructors = (try? SchemaSamples())?.constructors(of: "MessageContent") ?? []

    @Test func allContentsOfTheSchemaAreTried() {
        #expect(Self.constructors.count == 104)
    }

    @Test(arguments: constructors)
    func everyContentIsReadAsItWasMade(_ constructor: String) throws {
        var samples = try SchemaSamples()
        let object = samples.object(constructor)
        var writer = ObjectWriter(schema: SchemaSource.index)
        writer.write(object)
        try #require(writer.defects == [])
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let files = (0..<samples.fileCount).map { number in
            world.media(.random(size: 1_000 + Int(number)), name: "file \(number).bin", mimeType: "")
        }
        let chat = world.addPrivateChat(with: bob)
        let id = world.addMessage(
            to: chat, from: bob, .json(String(decoding: writer.bytes, as: UTF8.self), files: files))
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let line = try signedIn.call(#"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(id)}"#)
        let message = try Message(json: line.utf8)
        // Nothing is lost on the way through the typed reader.
        let sent = try #require(Conversation.object(of: line)["content"] as? NSDictionary)
        let read = try #require(Conversation.object(of: message.json)["content"] as? NSDictionary)
        #expect(sent["@type"] as? String == constructor)
        #expect(sent == read)
        #expect(signedIn.telegram.defects == [])
        // Its files can be fetched.
        for file in Self.files(in: sent) {
            let answer = try File(
                json: signedIn.call(#"{"@type":"downloadFile","file_id":\#(file),"priority":1,"synchronous":true}"#)
                    .utf8)
            #expect(answer.local.isDownloadingCompleted)
            #expect(files.contains { $0.file.size == answer.size })
        }
    }

    private static func files(in value: Any) -> [Int] {
        if let array = value as? [Any] { return array.flatMap(files) }
        guard let object = value as? NSDictionary else { return [] }
        if object["@type"] as? String == "file" { return [object["id"] as? Int ?? 0] }
        return object.allValues.flatMap(files)
    }

    @Test func albumsOfAnyKindBelongTogether() throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Albums")
        let documents = (0..<3).map {
            SimulatedContent.document(world.media(.text(size: 20), name: "\($0).txt", mimeType: ""))
        }
        world.addAlbum(to: chat, documents)
        world.addAlbum(to: chat, documents)
        let telegram = SimulatedTelegram(world: world)
        let signedIn = try SignedIn(telegram)
        signedIn.loadAll()
        telegram.deliverAlbum(documents, to: chat)
        let found = try signedIn.found(#""chat_id":\#(chat),"limit":100"#).messages
        #expect(found.count == 9)
        let albums = Dictionary(grouping: found, by: \.mediaAlbumID)
        #expect(albums.count == 3)
        #expect(albums.allSatisfy { $0.key != 0 && $0.value.count == 3 && Set($0.value.map(\.date)).count == 1 })
    }

    @Test func aStoryIsFetchedByWhatItsMessageNames() throws {
        var world = SimulatedWorld()
        let bob = world.addUser("Bob")
        let chat = world.addPrivateChat(with: bob)
        world.stories[.init(chatID: chat, number: 4)] = SimulatedStory(
            id: .init(chatID: chat, number: 4), date: 1_700_000_000,
            content: world.video(seconds: 2, name: "", caption: "cap"))
        world.addMessage(
            to: chat, from: bob, .json(#"{"@type":"messageStory","story_poster_chat_id":\#(chat),"story_id":4}"#))
        let signedIn = try SignedIn(SimulatedTelegram(world: world))
        signedIn.loadAll()
        let story = try Story(
            json: signedIn.call(#"{"@type":"getStory","story_poster_chat_id":\#(chat),"story_id":4}"#).utf8)
        guard case .video(let content) = story.content else {
            Issue.record("no video")
            return
        }
        #expect(content.video.duration == 2)
        #expect(story.caption.text == "cap")
        #expect(
            try signedIn.error(#"{"@type":"getStory","story_poster_chat_id":\#(chat),"story_id":5}"#)
                == "404 Story not found")
        #expect(signedIn.telegram.defects == [])
    }
}
