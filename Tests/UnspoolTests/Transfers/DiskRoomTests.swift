import TestSupport
import Testing

@testable import Unspool

struct DiskRoomTests {
    /// Folders by their file system; each has `free` bytes above the reserve.
    private func room(_ cache: UInt64?, _ destination: UInt64?, free: Int64) -> DiskRoom {
        var room = DiskRoom(cache: "cache", destination: "destination") { folder in
            (folder == "cache" ? cache : destination).map { DiskRoom.Volume(id: $0, free: 1_000 + free) }
        }
        room.reserve = 1_000
        return room
    }

    @Test func `on two file systems each needs the room once`() throws {
        try room(1, 2, free: 500).check(downloads: 500, copies: 500)
        let cache = #expect(throws: DestinationError.self) {
            try room(1, 2, free: 500).check(downloads: 501, copies: 500)
        }
        #expect(cache?.code == .full && cache?.message.hasPrefix("cache ") == true)
        let destination = #expect(throws: DestinationError.self) {
            try room(1, 2, free: 500).check(downloads: 0, copies: 501)
        }
        #expect(destination?.code == .full && destination?.message.hasPrefix("destination ") == true)
    }

    @Test func `on one file system the cache's copy and the destination's add up`() throws {
        try room(1, 1, free: 1_000).check(downloads: 500, copies: 500)
        #expect(throws: DestinationError.self) { try room(1, 1, free: 999).check(downloads: 500, copies: 500) }
    }

    @Test func `a file of unknown size needs the reserve`() throws {
        try room(1, 1, free: 0).check(downloads: 0, copies: 0)
        #expect(throws: DestinationError.self) { try room(1, 1, free: -1).check(downloads: 0, copies: 0) }
    }

    @Test func `a file system that tells nothing, or no folder, holds nothing up`() throws {
        try room(nil, nil, free: 0).check(downloads: 1 << 40, copies: 1 << 40)
        try DiskRoom().check(downloads: 1 << 40, copies: 1 << 40)
    }

    @Test func `TDLib's database needs the reserve`() throws {
        var room = DiskRoom(database: "database") { _ in DiskRoom.Volume(id: 1, free: 999) }
        room.reserve = 1_000
        let error = #expect(throws: DestinationError.self) { try room.check() }
        #expect(error?.code == .full && error?.message.hasPrefix("database ") == true)
        room.reserve = 999
        try room.check()
    }

    @Test func `what is told to be missing counts what is still to come`() throws {
        func missing(_ destination: UInt64) -> String? {
            var room = DiskRoom(cache: "cache", destination: "destination") { folder in
                DiskRoom.Volume(id: folder == "cache" ? 1 : destination, free: 0)
            }
            room.reserve = 50_000_000
            if destination == 2 { room.cache = nil }
            do throws(DestinationError) {
                try room.check(downloads: 10_000_000, copies: 20_000_000, rest: 500_000_000)
                return nil
            } catch {
                return error.message
            }
        }
        #expect(missing(1)?.contains("581 MB are missing") == true, "\(missing(1) ?? "")")
        #expect(missing(2)?.contains("571 MB are missing") == true, "\(missing(2) ?? "")")
    }

    @Test func `the system tells what is free`() throws {
        let folder = try TestFolder()
        let volume = try #require(DiskRoom.systemVolume(of: folder.path))
        #expect(volume.free > 0)
        // A folder that is not there yet will be where its parent is.
        #expect(DiskRoom.systemVolume(of: folder.path + "/missing/too")?.id == volume.id)
    }
}
