import Foundation
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
                    attachment, from: try cache.file(attachment.file.uniqueID, Array("abc".utf8)))
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
            let archive = try open()
            #expect(await archive.manifest.sorted.map(\.uniqueID) == ["b", "a", "c"])
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
        #expect(try manifestLines.count == 3)
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

    @Test func `what a killed run recorded or only named is found again`() async throws {
        let named = Attachment.sample(message: 2 << 20, name: "b.bin", unique: "b")
        do {
            let archive = try open()
            _ = try await archive.save(
                .sample(name: "a.bin", unique: "a"), from: try cache.file("x", Array("abc".utf8)))
            // Killed: no finish. The second file got its name, but not its line; the last line is torn.
            _ = try target.file("2_b.bin", Array("abc".utf8))
            _ = try target.file(".unspool/9.part", [1, 2])
            let journal = target.path + "/.unspool/journal.ndjson"
            let handle = try #require(FileHandle(forWritingAtPath: journal))
            handle.seekToEndOfFile()
            handle.write(Data(#"{"type":"item","v"#.utf8))
        }
        let archive = try open()
        #expect(await archive.item(Attachment.sample().id)?.path == "1_a.bin")
        let item = try await archive.save(named, from: try cache.file("y", Array("abc".utf8)))
        #expect(item.path == "2_b.bin")
        try await archive.finish()
        #expect(target.tree() == ["1_a.bin", "2_b.bin", "manifest.ndjson"])
        #expect(try manifestLines.count == 2)
    }

    @Test(arguments: [#"{"my":"own file"}"#, "[1]", "text", "\0\0\0", "{\"my\":1}\n{\"type\":\"item\",\"v"])
    func `a manifest that is somebody else's is refused and stays`(text: String) throws {
        let file = try target.file("manifest.ndjson", Array(text.utf8))
        #expect(throws: DestinationError.self) { try open() }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(text.utf8))
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
    ])
    func `a manifest that is not ours is neither read nor overwritten`(text: String) throws {
        _ = try target.file("manifest.ndjson", Array(text.utf8))
        let error = #expect(throws: DestinationError.self) { try open() }
        #expect(error?.code == .manifest)
        #expect(try String(contentsOfFile: target.path + "/manifest.ndjson", encoding: .utf8) == text)
    }

    @Test func `a newer version's journal is refused like its manifest, and stays`() throws {
        let text = "{\"type\":\"item\",\"v\":2,\"chat_id\":1}\n{\"type\":\"it"
        try FileManager.default.createDirectory(atPath: target.path + "/.unspool", withIntermediateDirectories: true)
        let journal = try target.file(".unspool/journal.ndjson", Array(text.utf8))
        for open in [{ _ = try self.open() }, { _ = try ArchivePreview(path: self.target.path) }] {
            let error = #expect(throws: DestinationError.self) { try open() }
            #expect(error?.code == .manifest)
            #expect(error?.message.contains("newer unspool") == true && error?.message.contains("journal") == true)
            #expect(try String(contentsOfFile: journal, encoding: .utf8) == text)
        }
        #expect(target.tree() == [".unspool", ".unspool/journal.ndjson"])
    }

    @Test func `a path that leads out of the destination is not taken from a manifest`() throws {
        for path in ["../x", "/etc/passwd", "a/b", "..", ""] {
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
        let line = item.lineBytes
        #expect(!line.dropLast().contains(10) && !line.contains(0x1B))
        var manifest = Manifest()
        try manifest.read(line)
        #expect(manifest[item.id] == item)
    }
}

struct AttachmentFileNameTests {
    @Test func `the name follows from the attachment alone`() {
        func name(_ attachment: Attachment, _ attempt: Int = 0) -> String {
            AttachmentFileName.candidate(attempt, for: attachment).value
        }
        #expect(name(.sample(message: 77 << 20)) == "77_video.mp4")
        #expect(name(.sample(message: 77 << 20, index: 2)) == "77-2_video.mp4")
        #expect(name(.sample(message: 1_048_577)) == "1048577_video.mp4")
        #expect(name(.sample(message: 77 << 20), 1) == "77_video (-100).mp4")
        #expect(
            name(.sample(message: 1 << 20, name: "...", kind: .document, mimeType: "application/pdf"))
                == "1_document.pdf")
        #expect(name(.sample(message: 1 << 20, name: "../../etc/passwd")) == "1__.._etc_passwd")
        let long = String(repeating: "n", count: 255)
        let cut = name(.sample(message: 1 << 20, name: long, kind: .document, mimeType: "text/plain"))
        #expect(cut.hasSuffix("n.txt") && cut.utf8.count == 255)
    }
}
