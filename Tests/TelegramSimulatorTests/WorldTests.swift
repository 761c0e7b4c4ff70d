import Foundation
import TelegramAPI
import TestSupport
import Testing

@testable import TelegramSimulator

struct WorldTests {
    @Test func sameSeedMakesTheSameBytes() {
        let first = SimulatedWorld.standard(seed: 3)
        let second = SimulatedWorld.standard(seed: 3)
        let other = SimulatedWorld.standard(seed: 4)
        func hashes(_ world: SimulatedWorld) -> [String] {
            world.chats.values.sorted { $0.id < $1.id }.flatMap { $0.messages }.flatMap { $0.content.media }.prefix(60)
                .map { $0.media.file.sha256 }
        }
        #expect(hashes(first) == hashes(second))
        #expect(hashes(first) != hashes(other))
    }

    @Test func checksumsAreTheKnownOnes() {
        #expect(Checksums.crc32("123456789".utf8) == 0xCBF4_3926)
        #expect(Checksums.adler32("Wikipedia".utf8) == 0x11E6_0398)
    }

    @Test(arguments: [
        SimulatedFile.Recipe.png(width: 40, height: 30), .jpeg(width: 40, height: 30), .webp(width: 512, height: 512),
        .mp4(seconds: 2, width: 64, height: 48), .mp3(seconds: 1, title: "T", artist: "A"), .ogg(seconds: 1),
        .pdf(text: "Hello", size: 100), .zip(size: 100), .tgs, .text(size: 50),
    ])
    func filesBeginAsTheirFormatDoes(_ recipe: SimulatedFile.Recipe) {
        let bytes = SimulatedFile(recipe, seed: 1).bytes
        let start: [UInt8]
        switch recipe {
        case .png: start = [0x89, 0x50, 0x4E, 0x47]
        case .jpeg: start = [0xFF, 0xD8, 0xFF, 0xE0]
        case .webp: start = Array("RIFF".utf8)
        case .mp4: start = [0, 0, 0, 28] + Array("ftyp".utf8)
        case .mp3: start = Array("ID3".utf8)
        case .ogg: start = Array("OggS".utf8)
        case .pdf: start = Array("%PDF-".utf8)
        case .zip: start = [0x50, 0x4B, 3, 4]
        case .tgs: start = [0x1F, 0x8B]
        default: start = []
        }
        #expect(bytes.starts(with: start))
    }

    /// Where Python is there, its decoders open the files: zlib, zip, gzip and the structure of the others.
    @Test func filesAreWhatTheyClaim() throws {
        let folder = try TestFolder()
        let recipes: [(String, SimulatedFile.Recipe)] = [
            ("a.png", .png(width: 40, height: 30)), ("a.zip", .zip(size: 5_000)), ("a.gz", .tgs),
            ("a.oga", .ogg(seconds: 2)), ("a.pdf", .pdf(text: "Hello", size: 500)),
        ]
        for (name, recipe) in recipes {
            try Data(SimulatedFile(recipe, seed: 1).bytes).write(to: URL(filePath: "\(folder.path)/\(name)"))
        }
        let script = """
            import gzip, json, struct, sys, zipfile, zlib
            d = sys.argv[1]
            assert zipfile.ZipFile(d + "/a.zip").testzip() is None
            json.loads(gzip.open(d + "/a.gz").read())
            png = open(d + "/a.png", "rb").read()
            at, data = 8, b""
            while at < len(png):
                n, kind = struct.unpack(">I4s", png[at:at + 8])
                body = png[at + 8:at + 8 + n]
                assert zlib.crc32(kind + body) == struct.unpack(">I", png[at + 8 + n:at + 12 + n])[0]
                data += body if kind == b"IDAT" else b""
                at += 12 + n
            assert len(zlib.decompress(data)) == 30 * (40 * 3 + 1)
            pdf = open(d + "/a.pdf", "rb").read()
            table = int(pdf.rsplit(b"startxref", 1)[1].split()[0])
            assert pdf[table:].startswith(b"xref")
            for index, line in enumerate(pdf[table:].split(b"\\n")[3:9]):
                assert pdf[int(line[:10]):].startswith(b"%d 0 obj" % (index + 1))
            """
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.arguments = ["python3", "-c", script, folder.path]
        let errors = Pipe()
        python.standardError = errors
        try python.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        python.waitUntilExit()
        // env says 127 where there is no Python.
        #expect(python.terminationStatus == 0 || python.terminationStatus == 127, "\(text)")
    }

    @Test func chatsAreKeyedAsTDLibDoes() {
        #expect(SimulatedChat(kind: .privateChat(userID: 5), title: "").id == 5)
        #expect(SimulatedChat(kind: .basicGroup, number: 5, title: "").id == -5)
        #expect(SimulatedChat(kind: .channel, number: 5, title: "").id == -1_000_000_000_005)
        #expect(SimulatedChat(kind: .secret(userID: 1), number: 5, title: "").id == -1_999_999_999_995)
    }

    @Test func pinnedChatsStandAboveAllOthers() throws {
        let chats = SimulatedWorld.standard().chats.values.filter { $0.list == .main && $0.order != 0 }
        let first = try #require(chats.max { $0.order < $1.order })
        #expect(first.isPinned)
        #expect(first.order > 2_147_000_000 << 32)
    }

    /// What a client is shown after a restart with the same folder is what it was shown before.
    @Test func aCompleteWorldIsTheSameAfterARestart() throws {
        let folder = try TestFolder()
        let telegram = SimulatedTelegram(world: .complete())
        func look(_ signedIn: SignedIn) throws -> [String] {
            var seen: [String] = []
            let lists =
                ["{\"@type\":\"chatListMain\"}", "{\"@type\":\"chatListArchive\"}"]
                + telegram.world.folders.map { #"{"@type":"chatListFolder","chat_folder_id":\#($0.id)}"# }
            for list in lists {
                seen.append(try signedIn.call(#"{"@type":"getChats","chat_list":\#(list),"limit":100}"#))
            }
            let forum = signedIn.chat("Forum")
            let line = try signedIn.call(#"{"@type":"getForumTopics","chat_id":\#(forum),"limit":100}"#)
            return try seen + ForumTopics(json: line.utf8).topics.map { "\($0.info.name) \($0.order)" }
        }
        let first = try SignedIn(telegram, folder: folder)
        let before = try look(first)
        #expect(before.count == 8)
        first.conversation.call(#"{"@type":"close"}"#)
        first.conversation.drain()
        first.conversation.newClient()
        first.conversation.call(parameters(folder.path))
        first.conversation.drain()
        let types = first.conversation.takeUpdates().compactMap { $0["@type"] as? String }
        #expect(types.contains("updateChatFolders"))
        #expect(!types.contains("updateNewChat"))
        #expect(try look(first) == before)
        #expect(telegram.defects == [])
    }
}
