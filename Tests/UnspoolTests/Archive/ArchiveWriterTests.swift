import Foundation
import SQLiteDatabase
import TestSupport
import Testing

@testable import Unspool

struct ArchiveWriterTests {
    let cache: TestFolder
    let target: TestFolder

    init() throws {
        cache = try TestFolder()
        target = try TestFolder()
    }

    private func open() throws -> ArchiveWriter {
        try ArchiveWriter(try DestinationAccess(path: target.path))
    }

    /// Opens the destination as soon as the writer before is gone altogether.
    private func reopen() async throws -> ArchiveWriter {
        while true {
            do {
                return try open()
            } catch let error as DestinationError where error.code == .inUse {
                await Task.yield()
            }
        }
    }

    private var manifestLines: [String] {
        get throws {
            try String(contentsOfFile: target.path + "/manifest.ndjson", encoding: .utf8).split(separator: "\n").map(
                String.init)
        }
    }

    @Test func `two files of one name get stable, different names`() async throws {
        let first = Attachment.sample(message: 5 << 20, unique: "a")
        let second = Attachment.sample(message: 6 << 20, unique: "b")
        for order in [[first, second], [second, first]] {
            let target = try TestFolder()
            let archive = try ArchiveWriter(try DestinationAccess(path: target.path))
            for attachment in order {
                _ = try await archive.save(
                    attachment,
                    from: try cache.file(attachment.file.uniqueID, Array("xy\(attachment.file.uniqueID)".utf8)))
            }
            try await archive.finish()
            #expect(target.tree() == ["5_video.mp4", "6_video.mp4", "manifest.ndjson"])
        }
    }

    @Test func `a second run knows what is there`() async throws {
        let attachment = Attachment.sample()
        do {
            let archive = try open()
            let item = try await archive.save(attachment, from: try cache.file("x", Array("abc".utf8)))
            #expect(item.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
            #expect(item.size == 3)
            try await archive.finish()
        }
        let again = try open()
        let item = try #require(await again.item(attachment.id))
        #expect(await again.isPresent(item))
        #expect(await again.state(of: attachment) == .present(item))
        #expect(await again.state(of: .sample(message: 9 << 20)) == .sameContent(item))
        #expect(await again.state(of: .sample(message: 9 << 20, unique: "")) == .absent)
        #expect(await again.state(of: .sample(unique: "edited")) == .absent)
        try await again.finish()
        #expect(try manifestLines.count == 1)
    }

    @Test func `a file that another one displaced is still found by its content, also after a kill`() async throws {
        do {
            let archive = try open()
            _ = try await archive.save(.sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
            _ = try await archive.save(.sample(unique: "b"), from: try cache.file("y", Array("xyz".utf8)))
            _ = try await archive.save(.sample(unique: "c"), from: try cache.file("z", Array("123".utf8)))
            // Killed: no finish.
        }
        for _ in 0..<2 {
            let archive = try await reopen()
            #expect(
                await archive.state(of: .sample(unique: "c"))
                    == .present(try #require(await archive.item(Attachment.sample().id))))
            for (unique, index) in [("a", 0), ("b", -1)] {
                let id = Attachment.ID(chatID: -100, messageID: 1 << 20, index: index)
                let old = try #require(await archive.item(id))
                #expect(old.uniqueID == unique)
                #expect(await archive.state(of: .sample(message: 9 << 20, unique: unique)) == .sameContent(old))
            }
            try await archive.finish()
        }
        #expect(try Manifest.items(in: target.path).map(\.uniqueID) == ["b", "a", "c"])
    }

    @Test func `a file that was lost or cut short is not there`() async throws {
        let attachment = Attachment.sample()
        let archive = try open()
        let item = try await archive.save(attachment, from: try cache.file("x", Array("abc".utf8)))
        _ = try target.file("1_video.mp4", [1])
        #expect(await !archive.isPresent(item))
        #expect(await archive.state(of: attachment) == .absent)
        try FileManager.default.removeItem(atPath: target.path + "/1_video.mp4")
        #expect(await !archive.isPresent(item))
    }

    @Test func `what a killed run named, or only staged, is recognised without being fetched again`() async throws {
        let bytes = Array("abc".utf8)
        let sha256 = try SHA256.hex(of: bytes)
        func item(_ message: Int64, _ path: String) -> ManifestItem {
            var item = ManifestItem(.sample(message: message << 20, unique: "u\(message)"), outcome: .saved)
            (item.path, item.size, item.sha256) = (path, 3, sha256)
            return item
        }
        _ = try open()
        do {
            let journal = try Journal(path: target.path + "/.unspool/journal.sqlite")
            // Named, only staged, staged in part, named as a stranger's file is.
            try journal.intend(item(1, "1_named"), temporaryName: "1.part")
            try journal.intend(item(2, "sub/2_staged"), temporaryName: "2.part")
            try journal.intend(item(3, "3_torn"), temporaryName: "3.part")
            try journal.intend(item(4, "4_stranger"), temporaryName: "4.part")
            try journal.commit()
        }
        _ = try target.file("1_named", bytes)
        _ = try target.file(".unspool/1.part", bytes)
        _ = try target.file(".unspool/2.part", bytes)
        _ = try target.file(".unspool/3.part", [97, 98])
        _ = try target.file("4_stranger", [1, 2, 3])
        let archive = try open()
        #expect(await archive.state(of: .sample(message: 1 << 20, unique: "u1")) == .present(item(1, "1_named")))
        #expect(await archive.state(of: .sample(message: 2 << 20, unique: "u2")) == .present(item(2, "sub/2_staged")))
        #expect(await archive.state(of: .sample(message: 3 << 20, unique: "u3")) == .absent)
        #expect(try await archive.unfinishedItems().map(\.messageID) == [4 << 20, 3 << 20])
        try await archive.finish()
        #expect(target.tree() == ["1_named", "4_stranger", "manifest.ndjson", "sub", "sub/2_staged"])
        #expect(target.names(in: ".unspool") == ["journal.sqlite"])
        #expect(try manifestLines.count == 2)
    }

    @Test func `a file that has its name but no record is taken as it is`() async throws {
        _ = try target.file("2_b.bin", Array("abc".utf8))
        let archive = try open()
        let named = Attachment.sample(message: 2 << 20, name: "b.bin", unique: "b")
        let item = try await archive.save(named, from: try cache.file("y", Array("abc".utf8)))
        #expect(item.path == "2_b.bin")
        try await archive.finish()
        #expect(target.tree() == ["2_b.bin", "manifest.ndjson"])
    }

    @Test func `an older version's journal is taken in, but for the line that a crash tore`() async throws {
        var item = ManifestItem(.sample(), outcome: .saved)
        (item.path, item.size) = ("1_video.mp4", 3)
        _ = try target.file("1_video.mp4", [1, 2, 3])
        try FileManager.default.createDirectory(atPath: target.path + "/.unspool", withIntermediateDirectories: true)
        _ = try target.file(".unspool/journal.ndjson", Array((item.line + "\n" + #"{"type":"item","v"#).utf8))
        #expect(try await ArchivePreview(path: target.path).state(of: .sample()) == .present(item))
        let archive = try open()
        #expect(await archive.state(of: .sample()) == .present(item))
        try await archive.finish()
        #expect(try manifestLines.count == 1)
        #expect(target.names(in: ".unspool") == ["journal.sqlite"])
    }

    @Test func `keys that only another version knows are written back with their values`() async throws {
        let line =
            #"{"type":"item","v":1,"chat_id":-100,"message_id":1048576,"index":1,"outcome":"failed","name":"a","#
            + #""x":{"b":[1,"},{\"",2.5]},"reason":"r","y":-0.0,"z":null}"#
        _ = try target.file("manifest.ndjson", Array((line + "\n").utf8))
        let archive = try open()
        try await archive.record(ManifestItem(.sample(message: 9 << 20), outcome: .failed, reason: "x"))
        try await archive.finish()
        let read = try #require(try manifestLines.last)
        #expect(read.hasSuffix(#","reason":"r","x":{"b":[1,"},{\"",2.5]},"y":-0.0,"z":null}"#))
        #expect(try manifestLines.count == 2)
        // Without its journal the folder is read from the manifest alone.
        try FileManager.default.removeItem(atPath: target.path + "/.unspool")
        try await open().finish()
        #expect(try manifestLines.last == read)
    }

    @Test(arguments: ["newer", "other", "damaged"])
    func `a journal that is not ours is refused and stays`(kind: String) async throws {
        try await open().finish()
        let path = target.path + "/.unspool/journal.sqlite"
        switch kind {
        case "newer":
            let newer = DatabaseSchema(
                applicationID: JournalSchema.schema.applicationID,
                migrations: JournalSchema.schema.migrations + ["CREATE TABLE later (a)"])
            try Database(path: path, schema: newer).close()
        case "other":
            try FileManager.default.removeItem(atPath: path)
            try Database(path: path, schema: DatabaseSchema(applicationID: 7, migrations: ["CREATE TABLE a (b)"]))
                .close()
        default: try Data(repeating: 7, count: 8192).write(to: URL(fileURLWithPath: path))
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        for open in [{ _ = try self.open() }, { _ = try ArchivePreview(path: self.target.path) }] {
            let error = #expect(throws: DestinationError.self) { try open() }
            #expect(error?.code == (kind == "newer" ? .newerVersion : .manifest))
            // Also by a dry run, which opens a copy.
            #expect(error?.message.hasPrefix(path) == true)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test(arguments: [#"{"my":"own file"}"#, "[1]", "text", "\0\0\0", "{\"my\":1}\n{\"type\":\"item\",\"v"])
    func `a manifest that is somebody else's is refused and stays`(text: String) throws {
        let file = try target.file("manifest.ndjson", Array(text.utf8))
        #expect(throws: DestinationError.self) { try open() }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(text.utf8))
    }

    @Test(arguments: [Int.min, Int.max, -(1 << 40) - 1])
    func `an index that leaves no room to count on from is refused`(index: Int) throws {
        let line =
            #"{"type":"item","v":1,"chat_id":-100,"message_id":1048576,"index":\#(index),"outcome":"saved","path":"a"}"#
        _ = try target.file("manifest.ndjson", Array((line + "\n").utf8))
        #expect(throws: DestinationError.self) { try open() }
    }

    @Test func `a dry run compares bytes if it is asked to, as the run itself does`() async throws {
        let archive = try open()
        let item = try await archive.save(.sample(), from: try cache.file("x", Array("abc".utf8)))
        try await archive.finish()
        _ = try target.file(item.path ?? "", Array("xyz".utf8))
        #expect(try await ArchivePreview(path: target.path).state(of: .sample()) == .present(item))
        #expect(try await ArchivePreview(path: target.path, checksContent: true).state(of: .sample()) == .absent)
    }

    @Test func `a stranger's file keeps its name and its content`() async throws {
        _ = try target.file("1_video.mp4", Array("xyz".utf8))
        let archive = try open()
        let item = try await archive.save(.sample(), from: try cache.file("x", Array("abc".utf8)))
        #expect(item.path == "1_video (-100).mp4")
        #expect(try Data(contentsOf: URL(fileURLWithPath: target.path + "/1_video.mp4")) == Data("xyz".utf8))
    }

    @Test func `names that differ only by case or by Unicode form are kept apart`() async throws {
        let archive = try open()
        var paths: Set<String> = []
        for (chat, name) in [(1, "REPORT.PDF"), (2, "report.pdf"), (3, "cafe\u{301}"), (4, "caf\u{E9}")] {
            let item = try await archive.save(
                .sample(chat: Int64(chat), name: name, unique: "\(chat)"),
                from: try cache.file("\(chat)", [1, UInt8(chat), 3]))
            paths.insert(SafeFileName(item.path ?? "").collisionKey)
        }
        #expect(paths.count == 4)
    }

    @Test(arguments: [
        "notes of mine\n", "{\"a\":1}\n{\"b\":2}\n", "{\"type\":\"item\",\"v\":99,\"chat_id\":1}\n",
        "{\"type\":\"item\",\"v\":0,\"chat_id\":1}\n",
        #"{"type":"scanned","v":1,"chat_id":1,"message_id":1,"index":1,"outcome":"no_attachment"}"# + "\n",
    ])
    func `a manifest that is not ours is neither read nor overwritten`(text: String) throws {
        _ = try target.file("manifest.ndjson", Array(text.utf8))
        let error = #expect(throws: DestinationError.self) { try open() }
        #expect(error?.code == (text.contains("99") ? .newerVersion : .manifest))
        #expect(try String(contentsOfFile: target.path + "/manifest.ndjson", encoding: .utf8) == text)
    }

    @Test func `a newer version's journal is refused like its manifest, and stays`() throws {
        let text = "{\"type\":\"item\",\"v\":2,\"chat_id\":1}\n{\"type\":\"it"
        try FileManager.default.createDirectory(atPath: target.path + "/.unspool", withIntermediateDirectories: true)
        let journal = try target.file(".unspool/journal.ndjson", Array(text.utf8))
        for open in [{ _ = try self.open() }, { _ = try ArchivePreview(path: self.target.path) }] {
            let error = #expect(throws: DestinationError.self) { try open() }
            #expect(error?.code == .newerVersion)
            #expect(error?.message.contains("newer unspool") == true && error?.message.contains("journal") == true)
            #expect(try String(contentsOfFile: journal, encoding: .utf8) == text)
        }
    }

    @Test func `a path that leads out of the destination is not taken from a manifest`() throws {
        for path in ["../x", "/etc/passwd", "a/../../b", "..", "", ".unspool/x", "a//b", "./a"] {
            let line =
                "{\"type\":\"item\",\"v\":1,\"chat_id\":1,\"message_id\":1,\"index\":1,\"outcome\":\"saved\",\"path\":\"\(path)\"}\n"
            _ = try target.file("manifest.ndjson", Array(line.utf8))
            #expect(throws: DestinationError.self) { try open() }
        }
    }

    @Test func `a manifest's line is read as it was written`() throws {
        var item = ManifestItem(
            .sample(name: "a\u{1B}[31m\n\"\\é日\u{2028}.mp4", caption: "c", album: 7_123_456_789_012_345_677),
            outcome: .saved)
        item.path = "p"
        item.sha256 = "00"
        item.duration = 1.5
        item.albumIndex = 2
        let line = Array(item.line.utf8)
        #expect(!line.contains(10) && !line.contains(0x1B))
        #expect(try ManifestItem(manifestLine: item.line) == item)
    }
}
