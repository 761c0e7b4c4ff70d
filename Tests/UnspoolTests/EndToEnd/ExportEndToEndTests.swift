import Foundation
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

struct ExportEndToEndTests {
    @Test func `every item of a chat with every content has one outcome, and every byte is right`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let (summary, items) = try await account.export("Martlet Archive")
        let chat = try #require(account.telegram.world.chats.values.first { $0.title == "Martlet Archive" })
        #expect(summary.messages == chat.messages.count)
        #expect(summary.counts.values.reduce(0, +) == summary.total)
        #expect(summary.total == items.count)
        #expect(Set(items.map(\.messageID)) == Set(chat.messages.map(\.id)))
        let files = try account.files()
        for item in items {
            guard let path = item.path else { continue }
            let bytes = try #require(files[path])
            #expect(item.sha256 == (try SHA256.hex(of: bytes)))
            #expect(item.size == Int64(bytes.count))
        }
        // Documents hold the bytes that were sent; of a photo it is the largest size.
        for message in chat.messages {
            let sent: SimulatedFile? =
                switch message.content {
                case .document(let media, _), .video(let media, _), .audio(let media, _, _, _): media.file
                case .photo(let sizes, _): sizes.last?.file
                default: nil
                }
            guard let sent else { continue }
            #expect(items.contains { $0.messageID == message.id && $0.sha256 == sent.sha256 })
        }
        #expect(Set(items.compactMap(\.path)) == Set(files.keys))
        #expect(try account.manifest().count == items.count)
        await account.session.close()
    }

    @Test func `a second run asks for no file`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let first = try await account.export("Holiday Photos").summary
        let fetched = account.transport.count(of: "downloadFile")
        #expect(first.counts[.saved] == 24 && fetched >= 24)
        let before = try account.files()
        let requests = account.transport.functions.count
        let second = try await account.export("Holiday Photos").summary
        #expect(second.counts[.alreadyThere] == 24)
        #expect(second.counts[.saved] == nil)
        // What is new can be found only by paging, and what a group was before only by asking.
        let asked = Set(account.transport.functions.dropFirst(requests))
        #expect(asked.isSubset(of: ["getChatHistory", "getSupergroupFullInfo", "loadChats", "getChats"]), "\(asked)")
        #expect(account.transport.count(of: "downloadFile") == fetched)
        #expect(try account.files() == before)
        await account.session.close()
    }

    @Test func `one file in five messages is one download and five records`() async throws {
        let shared = SimulatedWorld.oneChat { world, chat in
            let content = world.document("video.mp4")
            for _ in 0..<5 { world.addMessage(to: chat, content) }
            let other = world.document("video.mp4")
            world.addMessage(to: chat, other)
        }
        let account = try SimulatedAccountFixture(world: shared)
        try await account.signIn()
        let (summary, items) = try await account.export("Chat")
        #expect(summary.counts == [.saved: 2, .linked: 4])
        #expect(account.transport.count(of: "downloadFile") == 2)
        #expect(try account.files().count == 2)
        #expect(items.allSatisfy { $0.path != nil && $0.sha256 != nil })
        #expect(try account.manifest().count == 6)
        // What is not fetched is not waited for.
        let progress = try #require(account.lastProgress)
        #expect(progress.fetchedBytes > 0 && progress.fetchedBytes == progress.neededBytes)
        let again = try await account.export("Chat").summary
        #expect(again.counts == [.alreadyThere: 6])
        await account.session.close()
    }

    @Test func `protected content is counted and never fetched`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        let (summary, items) = try await account.export("Members only")
        #expect(summary.counts[.protected] ?? 0 > 0)
        #expect(summary.counts[.saved] == nil)
        #expect(!summary.isComplete)
        #expect(items.filter { $0.outcome == .protected }.allSatisfy { $0.path == nil })
        #expect(account.transport.count(of: "downloadFile") == 0)
        #expect(try account.files().isEmpty)

        let single = SimulatedWorld.oneChat { world, chat in
            let content = world.document("no.txt")
            world.addMessage(to: chat, content) { $0.isProtected = true }
            world.addMessage(to: chat, content) { $0.selfDestruct = 5 }
            world.addMessage(to: chat, .expired(.photo))
        }
        let other = try SimulatedAccountFixture(world: single)
        try await other.signIn()
        #expect(try await other.export("Chat").summary.counts == [.protected: 2, .expired: 1])
        #expect(other.transport.count(of: "downloadFile") == 0)
        await account.session.close()
        await other.session.close()
    }

    @Test func `all items of an album carry its identifier, place and caption`() async throws {
        let album = SimulatedWorld.oneChat { world, chat in
            world.addMessage(to: chat, .text("before"))
            world.addAlbum(to: chat, caption: "three")
            world.addMessage(to: chat, .text("after"))
        }
        var configuration = SimulatorConfiguration()
        // The album is cut by the end of a page.
        configuration.history.sizes = [1]
        let account = try SimulatedAccountFixture(world: album, configuration: configuration)
        try await account.signIn()
        let items = try await account.export("Chat").items.filter { $0.kind == "photo" }
            .sorted { $0.messageID < $1.messageID }
        #expect(items.map(\.albumIndex) == [1, 2, 3])
        #expect(Set(items.map(\.albumID)).count == 1 && items.first?.albumID ?? 0 > 1 << 53)
        #expect(items.allSatisfy { $0.caption == "three" })
        await account.session.close()
    }

    @Test func `hostile names stay in the destination`() async throws {
        let hostile = SimulatedWorld.oneChat { world, chat in
            for name in SimulatedWorld.hostileNames {
                let content = world.document(name)
                world.addMessage(to: chat, content)
            }
        }
        let account = try SimulatedAccountFixture(world: hostile)
        try await account.signIn()
        let (summary, items) = try await account.export("Chat")
        #expect(summary.counts == [.saved: SimulatedWorld.hostileNames.count])
        #expect(Set(items.compactMap(\.path)).count == SimulatedWorld.hostileNames.count)
        #expect(try account.files().count == SimulatedWorld.hostileNames.count)
        // Nothing but the database, its key, the cache and the destination.
        let top = try FileManager.default.contentsOfDirectory(atPath: account.folder.path).sorted()
        #expect(top == ["database", "database-key", "files", "out"])
        await account.session.close()
    }

    @Test func `a dry run tells the same counts and touches nothing`() async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        var options = ChatExport.Options.eager
        options.isDryRun = true
        let preview = try ArchivePreview(path: account.destination)
        let dry = try await account.export("Holiday Photos", store: preview, options: options).summary
        #expect(dry.counts[.planned] == 24)
        #expect(account.transport.count(of: "downloadFile") == 0)
        #expect(!FileManager.default.fileExists(atPath: account.destination))
        let real = try await account.export("Holiday Photos").summary
        #expect(real.total == dry.total && real.counts[.saved] == 24)
        let after = try ArchivePreview(path: account.destination)
        let again = try await account.export("Holiday Photos", store: after, options: options).summary
        #expect(again.counts[.alreadyThere] == 24)
        await account.session.close()
    }
}
