import TelegramAPI
import TelegramClient
import TelegramSimulator
import Testing

@testable import Unspool

struct AlbumAssemblerTests {
    private func message(_ number: Int64, album: Int64 = 0, caption: String = "") -> MappedMessage {
        let attachment = Attachment.sample(message: number << 20, caption: caption, album: album)
        return MappedMessage(
            chatID: -100, messageID: number << 20, date: 0, albumID: album, items: [.attachment(attachment)])
    }

    private func describe(_ messages: [MappedMessage]) -> [String] {
        messages.map { message in
            guard case .attachment(let attachment) = message.items[0] else { return "?" }
            return "\(message.messageID >> 20) \(attachment.album?.index ?? 0) \(attachment.caption)"
        }
    }

    @Test func `every item of an album gets its place and the one caption`() {
        let album: Int64 = 13_579_246_801_234_567
        var assembler = AlbumAssembler()
        var out: [MappedMessage] = []
        // Newest first, with a gap of two identifiers inside the album and another message around it.
        out += assembler.receive(message(20))
        out += assembler.receive(message(12, album: album))
        out += assembler.receive(message(9, album: album))
        out += assembler.receive(message(8, album: album, caption: "holiday"))
        out += assembler.receive(message(5))
        out += assembler.finish()
        #expect(describe(out) == ["20 0 ", "12 3 holiday", "9 2 holiday", "8 1 holiday", "5 0 "])
        #expect(out[1...3].allSatisfy { $0.albumID == album })
    }

    @Test func `an album is not held back for ever`() {
        var assembler = AlbumAssembler()
        var out = assembler.receive(message(1_000, album: 7))
        for number in (900..<990).reversed() { out += assembler.receive(message(Int64(number))) }
        #expect(out.contains { $0.albumID == 7 })
        #expect(out.count == 91)
        #expect(assembler.finish().isEmpty)
    }

    @Test func `a full album is complete at once`() {
        var assembler = AlbumAssembler()
        var out: [MappedMessage] = []
        for number in (1...10).reversed() { out += assembler.receive(message(Int64(number), album: 3)) }
        #expect(out.count == 10)
        #expect(describe(out).first == "10 10 ")
    }

    @Test func `captions of their own stay`() {
        var assembler = AlbumAssembler()
        _ = assembler.receive(message(2, album: 3, caption: "two"))
        _ = assembler.receive(message(1, album: 3, caption: "one"))
        #expect(describe(assembler.finish()) == ["2 2 two", "1 1 one"])
    }

    @Test func `albums of two topics that were sent at the same time do not mix`() {
        var assembler = AlbumAssembler()
        var out: [MappedMessage] = []
        // Two people send at once: the items alternate, and each album has its caption on its first item.
        for number in (1...6).reversed() {
            let album: Int64 = number % 2 == 0 ? 22 : 11
            let caption = number == 1 ? "odd" : number == 2 ? "even" : ""
            out += assembler.receive(message(Int64(number), album: album, caption: caption))
        }
        out += assembler.finish()
        #expect(Set(describe(out)) == ["5 3 odd", "3 2 odd", "1 1 odd", "6 3 even", "4 2 even", "2 1 even"])
    }

    @Test func `a name that was made up is made from the album's caption`() throws {
        var assembler = AlbumAssembler()
        let content = JSONSample.photoContent(caption: "")
        let mapper = TDLibAttachmentMapper(selection: .sizes)
        for number in [2, 1] as [Int64] {
            let caption = number == 1 ? JSONSample.photoContent(caption: "At sea") : content
            let message = try Message.sample(
                content: caption, number: number, extra: "\"can_be_saved\":true,\"media_album_id\":\"7\"")
            _ = assembler.receive(mapper.map(message, isChatProtected: false))
        }
        let names = assembler.finish().flatMap(\.items).compactMap { item -> String? in
            if case .attachment(let attachment) = item { attachment.name.text } else { nil }
        }
        let each = ["At sea.jpg", "At sea 90x90.jpg", "At sea 320x240.jpg"]
        #expect(names == each + each)
    }

    @Test(arguments: [1, 2, 3, 7, 100])
    func `pages of any size cut no album, whatever stands between its items`(pageSize: Int) async throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.supergroup, title: "Albums")
        var expected: [Int64: [Int64]] = [:]
        for album in [13_579_246_801_234_567, 7_123_456_789_012_345_677] as [Int64] {
            for number in 0..<4 {
                let photo = world.photo(width: 32, height: 24, caption: number == 0 ? "all" : "")
                let id = world.addMessage(to: chat, photo) { $0.albumID = album }
                expected[album, default: []].append(id)
                if number == 1 { world.addMessage(to: chat, .text("between")) }
            }
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        _ = try await ChatSelector.find("Albums", in: account.chats)
        var assembler = AlbumAssembler()
        var out: [MappedMessage] = []
        var from: Int64 = 0
        while true {
            let page = try await account.client.getChatHistory(
                chatID: chat, fromMessageID: from, offset: 0, limit: Int32(pageSize) + 1, onlyLocal: false)
            let new = page.messages.compactMap { $0 }.filter { from == 0 || $0.id < from }
            guard let last = new.last else { break }
            from = last.id
            for message in new {
                out += assembler.receive(TDLibAttachmentMapper().map(message, isChatProtected: false))
            }
        }
        out += assembler.finish()
        for (album, ids) in expected {
            let found = out.filter { $0.albumID == album }.flatMap(\.items).compactMap { item -> Attachment? in
                if case .attachment(let attachment) = item { attachment } else { nil }
            }.sorted { $0.id.messageID < $1.id.messageID }
            #expect(found.map(\.id.messageID) == ids)
            #expect(found.map { $0.album?.index } == [1, 2, 3, 4])
            #expect(found.allSatisfy { $0.caption == "all" && $0.album?.id == album })
        }
        await account.session.close()
    }
}
