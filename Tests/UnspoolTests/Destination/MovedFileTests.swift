import Foundation
import TestSupport
import Testing

@testable import Unspool

/// Files of a cache that does not keep them.
struct MovedFileTests {
    let cache: TestFolder
    let target: TestFolder

    init() throws {
        cache = try TestFolder()
        target = try TestFolder()
    }

    private func number(_ path: String) throws -> UInt64 {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64)
    }

    private func permissions(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func modified(_ path: String) throws -> Date {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }

    private func realPath(_ folder: TestFolder) throws -> String { try #require(POSIX.resolved(folder.path)) }

    private func movable(_ access: DestinationAccess) throws -> MovableCache {
        try #require(access.movableCache(at: cache.path))
    }

    @Test(arguments: [3, 3 << 20]) func `are not copied, and are as copied ones`(size: Int) throws {
        let bytes = [UInt8](repeating: 7, count: size)
        let path = try realPath(cache) + "/a"
        _ = try cache.file("a", bytes)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let access = try DestinationAccess(path: target.path)
        let copied = try access.stage(cachePath: path, expectedSize: Int64(size), key: 1, modified: 1_700_000_000)
        let moved = try access.stage(
            cachePath: path, expectedSize: Int64(size), key: 2, modified: 1_700_000_000, movingOutOf: movable(access))
        #expect(access.publish([(copied, "copied"), (moved, "moved")]).allSatisfy { $0 == nil })
        access.close()
        #expect(moved.sha256 == copied.sha256)
        #expect(try number(target.path + "/moved") == number(path))
        #expect(try number(target.path + "/copied") != number(path))
        #expect(try permissions(target.path + "/moved") == permissions(target.path + "/copied"))
        #expect(try modified(target.path + "/moved") == Date(timeIntervalSince1970: 1_700_000_000))
        try FileManager.default.removeItem(atPath: path)
        #expect(try Data(contentsOf: URL(filePath: target.path + "/moved")) == Data(bytes))
        #expect(target.names(in: ".unspool") == [])
    }

    @Test func `of elsewhere, or with other names, are copied`() throws {
        let outside = try TestFolder()
        let cachePath = try realPath(cache)
        _ = try outside.file("precious", [1, 2, 3])
        _ = try cache.file("twin", [1, 2, 3])
        try FileManager.default.linkItem(atPath: cache.path + "/twin", toPath: outside.path + "/other")
        let precious = try realPath(outside) + "/precious"
        let access = try DestinationAccess(path: target.path)
        let name = (outside.path as NSString).lastPathComponent
        for (key, path) in [precious, cachePath + "/twin", cachePath + "/../\(name)/precious"].enumerated() {
            let staged = try access.stage(
                cachePath: path, expectedSize: 3, key: UInt64(key), modified: 0, movingOutOf: movable(access))
            try access.publish(staged, as: "\(key)")
            #expect(try number(target.path + "/\(key)") != number(path))
        }
    }

    @Test func `that get no name are as TDLib left them, and it knows them still`() throws {
        let path = try realPath(cache) + "/a"
        _ = try cache.file("a", [1, 2, 3])
        let before = Date(timeIntervalSince1970: 1_600_000_000.5)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600, .modificationDate: before], ofItemAtPath: path)
        _ = try target.file("taken", [9])
        let access = try DestinationAccess(path: target.path)
        let staged = try access.stage(
            cachePath: path, expectedSize: 3, key: 1, modified: 1_700_000_000, movingOutOf: movable(access))
        #expect(try modified(path) == before && permissions(path) == 0o600)
        #expect(access.publish([(staged, "taken")])[0]?.code == .exists)
        #expect(try modified(path) == before && permissions(path) == 0o600)
        #expect(access.publish([(staged, "free")])[0] == nil)
        #expect(try modified(target.path + "/free") == Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test func `of a killed run get what they had not got`() throws {
        let path = try realPath(cache) + "/a"
        _ = try cache.file("a", [1, 2, 3])
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let access = try DestinationAccess(path: target.path)
        let killed = try access.stage(
            cachePath: path, expectedSize: 3, key: 1, modified: 1_700_000_000, movingOutOf: movable(access))
        let found = try #require(
            access.staged(killed.temporaryName, size: 3, sha256: killed.sha256, modified: 1_700_000_000))
        try access.publish(found, as: "a")
        _ = try cache.file("b", [1])
        try access.publish(
            try access.stage(cachePath: cache.path + "/b", expectedSize: 1, key: 2, modified: 0), as: "written")
        #expect(try modified(target.path + "/a") == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(try permissions(target.path + "/a") == permissions(target.path + "/written"))
    }

    #if os(Linux)
    @Test(.enabled(if: POSIX.user == 0, "needs root")) func `that would have another group are copied`() throws {
        let path = try realPath(cache) + "/a"
        _ = try cache.file("a", [1, 2, 3])
        try FileManager.default.setAttributes(
            [.groupOwnerAccountID: 12_345, .posixPermissions: 0o2770], ofItemAtPath: target.path)
        let access = try DestinationAccess(path: target.path)
        try access.publish(
            try access.stage(cachePath: path, expectedSize: 3, key: 1, modified: 0, movingOutOf: movable(access)),
            as: "a")
        #expect(
            try FileManager.default.attributesOfItem(atPath: target.path + "/a")[.groupOwnerAccountID] as? Int == 12_345
        )
        #expect(try number(target.path + "/a") != number(path))
    }
    #endif

    @Test func `are refused like copied ones`() throws {
        let cachePath = try realPath(cache)
        _ = try cache.file("short", [1])
        _ = try cache.file("empty", [])
        try FileManager.default.createSymbolicLink(
            atPath: cache.path + "/link", withDestinationPath: cachePath + "/short")
        let access = try DestinationAccess(path: target.path)
        for name in ["none", "short", "empty", "link"] {
            #expect(throws: DestinationAccess.StagingError.self) {
                try access.stage(
                    cachePath: cachePath + "/" + name, expectedSize: 2, key: 1, modified: 0,
                    movingOutOf: movable(access))
            }
        }
        access.close()
        #expect(target.tree() == [])
        #expect(cache.tree() == ["empty", "link", "short"])
    }

    @Test func `have the permissions of new files, whatever a killed run left`() throws {
        let path = try realPath(cache) + "/a"
        _ = try cache.file("a", [1, 2, 3])
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let access = try DestinationAccess(path: target.path)
        _ = try target.file(".unspool/new.part", [])
        _ = try target.file("made here", [])
        let moved = try access.stage(
            cachePath: path, expectedSize: 3, key: 1, modified: 0, movingOutOf: try movable(access))
        try access.publish(moved, as: "moved")
        #expect(try permissions(target.path + "/moved") == permissions(target.path + "/made here"))
        #expect(target.names(in: ".unspool") == [])
        access.close()
    }
}
