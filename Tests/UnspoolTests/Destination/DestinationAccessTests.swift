import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Unspool

struct DestinationAccessTests {
    let cache: TestFolder
    let target: TestFolder

    init() throws {
        cache = try TestFolder()
        target = try TestFolder()
    }

    @Test func `many files that get their names together fail one by one`() throws {
        let access = try DestinationAccess(path: target.path)
        _ = try target.file("7.bin", [0])
        let files = try (0..<20).map { number in
            let source = try cache.file("\(number)", Array("file \(number)".utf8))
            return (
                file: try access.stage(cachePath: source, expectedSize: 0, key: UInt64(number), modified: 0),
                path: "\(number % 2 == 0 ? "" : "sub/")\(number == 9 ? "../evil" : number == 8 ? "7" : "\(number)").bin"
            )
        }
        let results = access.publish(files)
        #expect(results.indices.filter { results[$0] != nil } == [8, 9])
        #expect(results[8]?.code == .exists)
        for number in 0..<20 where number != 8 && number != 9 {
            #expect(access.sha256(of: files[number].path) == files[number].file.sha256)
        }
        #expect(target.names(in: ".unspool") == ["8.part", "9.part"])
    }

    @Test func `a date that cannot be set is told once`() throws {
        let told = Mutex<[String]>([])
        let access = try DestinationAccess(path: target.path) { text in told.withLock { $0.append(text) } }
        access.date {}
        #expect(told.withLock { $0.isEmpty })
        for _ in 0..<2 { access.date { () throws(POSIXFailure) in throw POSIXFailure(code: EPERM) } }
        #expect(told.withLock { $0.count == 1 && $0[0].contains(target.path) })
    }

    @Test func `a folder that somebody moves away or replaces gets no more files, and no false line`() throws {
        let manager = FileManager.default
        let access = try DestinationAccess(path: target.path)
        func staged(_ key: UInt64) throws -> StagedFile {
            try access.stage(cachePath: cache.file("\(key)", [UInt8(key)]), expectedSize: 0, key: key, modified: 0)
        }
        try access.publish(staged(1), as: "a/b/1")
        try manager.moveItem(atPath: target.path + "/a", toPath: cache.path + "/moved")
        #expect(access.size(of: "a/b/1") == nil)
        try access.publish(staged(2), as: "a/b/2")
        #expect(target.tree() == ["a", "a/b", "a/b/2"] && cache.names(in: "moved/b") == ["1"])
        // A link to where it is now.
        try manager.removeItem(atPath: target.path + "/a")
        try manager.createSymbolicLink(atPath: target.path + "/a", withDestinationPath: cache.path + "/moved")
        #expect(access.size(of: "a/b/1") == nil)
        #expect(throws: DestinationError.self) { try access.publish(staged(3), as: "a/b/3") }
        // In the middle of it.
        let files = [(file: try staged(4), path: "c/4"), (file: try staged(5), path: "5"), (try staged(6), "c/d/6")]
        let results = access.publish(files) {
            try? manager.moveItem(atPath: target.path + "/c", toPath: cache.path + "/c")
        }
        #expect(results.map { $0 == nil } == [false, true, false])
        #expect(cache.names(in: "c") == ["d"] && cache.names(in: "c/d") == [])
        #expect(target.names(in: ".unspool") == ["3.part", "4.part", "6.part"])
    }

    @Test func `stores a file under its name with its hash, size and time`() throws {
        let source = try cache.file("photo.jpg", Array("abc".utf8))
        let access = try DestinationAccess(path: target.path)
        let staged = try access.stage(cachePath: source, expectedSize: 3, key: 1, modified: 1_700_000_000)
        #expect(staged.size == 3)
        #expect(staged.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(access.size(of: "photo.jpg") == nil)
        try access.publish(staged, as: "photo.jpg")
        #expect(access.size(of: "photo.jpg") == 3)
        #expect(access.sha256(of: "photo.jpg") == staged.sha256)
        access.close()
        #expect(target.tree() == ["photo.jpg"])
        let date =
            try FileManager.default.attributesOfItem(atPath: target.path + "/photo.jpg")[.modificationDate] as? Date
        #expect(date?.timeIntervalSince1970 == 1_700_000_000)
        #expect(FileManager.default.fileExists(atPath: source))
    }

    @Test func `never replaces what is there`() throws {
        let source = try cache.file("a", [1, 2, 3])
        _ = try target.file("a", [9])
        let access = try DestinationAccess(path: target.path)
        let staged = try access.stage(cachePath: source, expectedSize: 0, key: 1, modified: 0)
        let error = #expect(throws: DestinationError.self) { try access.publish(staged, as: "a") }
        #expect(error?.code == .exists)
        #expect(access.size(of: "a") == 1)
        try access.publish(staged, as: "b")
        #expect(access.size(of: "b") == 3)
    }

    @Test func `does not take a file that is missing, short, a link or a folder`() throws {
        let access = try DestinationAccess(path: target.path)
        let short = try cache.file("short", [1])
        try FileManager.default.createSymbolicLink(atPath: cache.path + "/link", withDestinationPath: short)
        for (path, size) in [(cache.path + "/none", 0), (short, 2), (cache.path + "/link", 1), (cache.path, 0)] {
            let error = #expect(throws: DestinationAccess.StagingError.self) {
                try access.stage(cachePath: path, expectedSize: Int64(size), key: 1, modified: 0)
            }
            guard case .cache = error else {
                Issue.record("\(path): \(String(describing: error))")
                continue
            }
        }
        access.close()
        #expect(target.tree() == [])
    }

    @Test func `follows no link inside the destination`() throws {
        let outside = try TestFolder()
        _ = try outside.file("victim", [1, 2])
        try FileManager.default.createSymbolicLink(
            atPath: target.path + "/evil", withDestinationPath: outside.path + "/victim")
        let source = try cache.file("a", [7, 7, 7])
        let access = try DestinationAccess(path: target.path)
        #expect(access.size(of: "evil") == nil)
        #expect(access.sha256(of: "evil") == nil)
        let staged = try access.stage(cachePath: source, expectedSize: 3, key: 1, modified: 0)
        #expect(throws: DestinationError.self) { try access.publish(staged, as: "evil") }
        #expect(try Data(contentsOf: URL(fileURLWithPath: outside.path + "/victim")) == Data([1, 2]))
        #expect(access.size(of: "../" + (cache.path as NSString).lastPathComponent + "/a") == nil)
    }

    @Test func `does not work through a link in place of its own folder`() throws {
        let outside = try TestFolder()
        _ = try outside.file("precious.part", [1])
        try FileManager.default.createSymbolicLink(
            atPath: target.path + "/.unspool", withDestinationPath: outside.path)
        let error = #expect(throws: DestinationError.self) { try DestinationAccess(path: target.path) }
        #expect(error?.code == .unsafePath || error?.code == .notAFolder)
        #expect(outside.tree() == ["precious.part"])
    }

    @Test func `removes what a killed run left`() async throws {
        try FileManager.default.createDirectory(atPath: target.path + "/.unspool", withIntermediateDirectories: true)
        _ = try target.file(".unspool/7.part", [1])
        try await ArchiveWriter(try DestinationAccess(path: target.path)).finish()
        #expect(target.names(in: ".unspool") == ["journal.sqlite"])
    }

    @Test func `two exports cannot write to one folder`() throws {
        let first = try DestinationAccess(path: target.path)
        let error = #expect(throws: DestinationError.self) { try DestinationAccess(path: target.path) }
        #expect(error?.code == .inUse)
        withExtendedLifetime(first) {}
    }

    @Test func `a destination in TDLib's folder is refused, also through a link`() throws {
        try FileManager.default.createDirectory(atPath: cache.path + "/documents", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: target.path + "/link", withDestinationPath: cache.path + "/documents")
        for path in [cache.path, cache.path + "/documents", target.path + "/link"] {
            let error = #expect(throws: DestinationError.self) {
                try DestinationAccess(path: path, outside: [cache.path])
            }
            #expect(error?.code == .insideAccount)
        }
        // Nor one that holds it, and nothing is made where none may be.
        for path in [cache.path + "/documents", "/"] {
            let error = #expect(throws: DestinationError.self) {
                try DestinationAccess(
                    path: path, outside: [cache.path + "/documents/account", cache.path + "/documents"])
            }
            #expect(error?.code == .insideAccount)
        }
        #expect(throws: DestinationError.self) {
            try DestinationAccess(path: cache.path + "/new", outside: [cache.path])
        }
        #expect(!FileManager.default.fileExists(atPath: cache.path + "/new"))
        // A name that only begins like it is another one.
        #expect(throws: Never.self) { try DestinationAccess(path: cache.path + "-2", outside: [cache.path]) }
        try FileManager.default.removeItem(atPath: cache.path + "-2")
        #expect(throws: Never.self) { try DestinationAccess(path: target.path, outside: [cache.path]) }
    }

    @Test func `a new destination is its owner's alone, and one that is there keeps its mode`() throws {
        let path = cache.path + "/new"
        func mode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        try DestinationAccess(path: path).close()
        #expect(try mode() == 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        try DestinationAccess(path: path).close()
        #expect(try mode() == 0o755)
    }

    @Test func `a destination that cannot be is one clear error`() throws {
        let file = try cache.file("file", [1])
        let missing = #expect(throws: DestinationError.self) { try DestinationAccess(path: cache.path + "/no/such") }
        #expect(missing?.code == .missing && missing?.message.hasSuffix("mkdir -p -- '\(cache.path)/no'") == true)
        let notFolder = #expect(throws: DestinationError.self) { try DestinationAccess(path: file) }
        #expect(notFolder?.code == .notAFolder)
        try FileManager.default.createSymbolicLink(
            atPath: target.path + "/dangling", withDestinationPath: cache.path + "/nowhere")
        let dangling = #expect(throws: DestinationError.self) { try DestinationAccess(path: target.path + "/dangling") }
        #expect(dangling?.code == .missing && dangling?.message.contains("symbolic link to nothing") == true)
        let below = #expect(throws: DestinationError.self) { try DestinationAccess(path: file + "/x") }
        #expect(below?.code == .notAFolder)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func `a full medium is told apart`() throws {
        let full = try Descriptor.open("/dev/full", .append)
        let error = #expect(throws: POSIXFailure.self) { try full.write([1]) }
        #expect(error.map { DestinationError($0, "x").code } == .full)
        #expect(DestinationError(POSIXFailure(code: EROFS), "x").code == .readOnly)
        #expect(DestinationError(POSIXFailure(code: EACCES), "x").code == .notPermitted)
    }
}
