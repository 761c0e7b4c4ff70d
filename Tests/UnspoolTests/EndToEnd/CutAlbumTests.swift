import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Albums of which a selection takes a part, or that stand at its end.
struct CutAlbumTests {
    /// Two documents, an album of four photos of which the first has the caption, and three documents; one minute apart.
    private struct Chat {
        let account: SimulatedAccountFixture
        let id: Int64
        let album: [Int64]
        let date: Int64

        init(albumIsNewest: Bool = false) async throws {
            var world = SimulatedWorld()
            let bob = world.addUser("Bob")
            let chat = world.addChat(.supergroup, title: "Chat")
            let first: Int32 = 1_700_000_000
            var number: Int32 = 0
            func add(_ content: SimulatedContent, album: Int64 = 0) -> Int64 {
                number += 1
                return world.addMessage(to: chat, from: bob, content) {
                    $0.albumID = album
                    $0.date = first + 60 * number
                }
            }
            func document() -> SimulatedContent {
                .document(world.media(.random(size: 50 + Int(number)), name: "\(number).bin", mimeType: ""))
            }
            for _ in 0..<2 { _ = add(document()) }
            if albumIsNewest { for _ in 0..<3 { _ = add(document()) } }
            let start = number
            id = chat
            album = (0..<4).map { place in
                add(world.photo(width: 40 + Int32(place), height: 30, caption: place == 0 ? "at sea" : ""), album: 77)
            }
            if !albumIsNewest { for _ in 0..<3 { _ = add(document()) } }
            date = Int64(first + 60 * start)
            account = try SimulatedAccountFixture(world: world)
            try await account.signIn()
        }

        /// What the manifest tells of the album.
        func lines() throws -> [ManifestItem] {
            try account.manifest().filter { $0.albumID != nil }.sorted { $0.messageID < $1.messageID }
        }
    }

    @Test(arguments: [1, 2, 3])
    func `what a window takes of an album has its caption and place`(skipped: Int) async throws {
        let chat = try await Chat()
        var options = ChatExport.Options()
        options.selection.window = DateWindow(since: chat.date + 60 * Int64(skipped) + 1)
        let before = chat.account.transport.count(of: "getChatHistory")
        _ = try await chat.account.export("Chat", options: options)
        #expect(try chat.lines().map(\.messageID) == Array(chat.album[skipped...]))
        #expect(try chat.lines().allSatisfy { $0.caption == "at sea" && $0.name == "at sea.jpg" })
        #expect(try chat.lines().map(\.albumIndex) == Array((skipped + 1)...4))
        #expect(chat.account.transport.count(of: "getChatHistory") - before <= 6)
        // The newer part of it is left out as well.
        options.selection.window = DateWindow(since: chat.date + 61, until: chat.date + 180)
        _ = try await chat.account.export("Chat", options: options)
        #expect(try chat.lines().allSatisfy { $0.caption == "at sea" })
        await chat.account.session.close()
    }

    @Test func `so has a single message, and what was there without is told anew`() async throws {
        let chat = try await Chat()
        var options = ChatExport.Options()
        options.onlyMessages = [chat.album[2]]
        _ = try await chat.account.export("Chat", options: options)
        #expect(try chat.lines().map(\.caption) == ["at sea"] && chat.lines().map(\.albumIndex) == [3])
        // The caption's message is edited and exported alone, as a watch does.
        let world = chat.account.telegram.world
        guard case .photo(let sizes, _)? = world.chats[chat.id]?.message(id: chat.album[0])?.content else {
            Issue.record("no photo")
            return
        }
        chat.account.telegram.edit(chat.album[0], in: chat.id, to: .photo(sizes, caption: "ashore"))
        options.onlyMessages = [chat.album[0]]
        _ = try await chat.account.export("Chat", options: options)
        #expect(try chat.lines().map(\.caption) == ["ashore", "ashore"])
        await chat.account.session.close()
    }

    @Test(arguments: [1, 2, 4, 5])
    func `the newest so many begin with an album, which is not cut`(count: Int) async throws {
        let chat = try await Chat(albumIsNewest: true)
        var options = ChatExport.Options()
        options.selection.last = count
        let scanned = try await chat.account.scan(
            ChatSelector.find("Chat", in: chat.account.chats), options.selection)
        #expect(scanned.items == max(4, count))
        _ = try await chat.account.export("Chat", options: options)
        #expect(try chat.lines().map(\.messageID) == chat.album)
        #expect(try chat.account.manifest().count == max(4, count))
        await chat.account.session.close()
    }
}
