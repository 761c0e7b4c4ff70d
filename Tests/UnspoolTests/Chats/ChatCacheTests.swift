import Foundation
import TestSupport
import Testing

@testable import Unspool

struct ChatCacheTests {
    private func snapshot() -> ChatSnapshot {
        var snapshot = ChatSnapshot()
        snapshot.ownerID = 7
        snapshot.folders = [ChatFolder(id: 3, name: "Work ❤️"), ChatFolder(id: 2, name: "Home")]
        for (id, order) in [(5, 7_123_456_789_012_345_678), (9, 7_123_456_789_012_345_677), (-4, 1)] as [(Int64, Int64)]
        {
            snapshot.chats[id] = ChatSummary(
                id: id, kind: id < 0 ? .supergroup : .user, title: "Chat \(id) 美", username: "u\(abs(id))",
                unreadCount: 3,
                isMarkedAsUnread: true, lastMessageDate: 1_700_000_000, hasProtectedContent: id < 0,
                memberCount: id < 0 ? 12 : nil, isForum: id < 0)
            snapshot.move(id, in: .main, to: order, isPinned: id == 9)
        }
        snapshot.move(-4, in: .folder(3), to: .max, isPinned: true)
        snapshot.move(9, in: .archive, to: 4, isPinned: false)
        return snapshot
    }

    @Test func `what was kept comes back, with exact orders`() async throws {
        let folder = try TestFolder()
        let path = folder.path + "/chats.sqlite"
        #expect(await ChatCache(path: path).load() == nil)
        await ChatCache(path: path).save(snapshot())
        let loaded = try #require(await ChatCache(path: path).load())
        for list in [ChatListName.main, .archive, .folder(3), .folder(2)] {
            #expect(loaded.list(list) == snapshot().list(list))
        }
        #expect(loaded.list(.main).map(\.id) == [5, 9, -4])
        #expect(loaded.orderings == snapshot().orderings)
        #expect(loaded.folders == snapshot().folders)
        #expect(loaded.isCached(5) && loaded.completeLists.isEmpty && loaded.ownerID == 7)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a later snapshot takes the place of an earlier one`() async throws {
        let folder = try TestFolder()
        let cache = ChatCache(path: folder.path + "/chats.sqlite")
        await cache.save(snapshot())
        var later = snapshot()
        later.move(5, in: .main, to: 0, isPinned: false)
        later.folders = []
        await cache.save(later)
        let loaded = try #require(await cache.load())
        #expect(loaded.list(.main).map(\.id) == [9, -4])
        #expect(loaded[5] == nil && loaded.folders.isEmpty)
    }

    @Test(arguments: [
        "", "no database at all", "SQLite format 3\0 and then nothing of the kind", "half",
    ])
    func `a damaged file is dropped and is no error`(content: String) async throws {
        let folder = try TestFolder()
        let path = folder.path + "/chats.sqlite"
        await ChatCache(path: path).save(snapshot())
        var bytes = Data(content.utf8)
        if content == "half" {
            bytes = try Data(contentsOf: URL(filePath: path))
            for place in bytes.indices.dropFirst(100) where place % 3 == 0 { bytes[place] ^= 0x5A }
        }
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        try bytes.write(to: URL(filePath: path))
        let cache = ChatCache(path: path)
        #expect(await cache.load() == nil)
        await cache.save(snapshot())
        #expect(await ChatCache(path: path).load()?.count == 3)
    }

    @Test func `a folder that cannot be written to is no error either`() async throws {
        let cache = ChatCache(path: "/dev/null/chats.sqlite")
        await cache.save(snapshot())
        #expect(await cache.load() == nil)
    }

    @Test func `nothing is left after removing`() async throws {
        let folder = try TestFolder()
        let cache = ChatCache(path: folder.path + "/chats.sqlite")
        await cache.save(snapshot())
        await cache.remove()
        #expect(folder.tree().isEmpty)
        #expect(await cache.load() == nil)
    }
}
