import Foundation
import TestSupport
import Testing

@testable import Unspool

/// Names that senders may choose to make trouble.
struct HostileNameTests {
    static let names: [String] = {
        var names = [
            "", ".", "..", "...", "/", "//", "\\", "../../etc/passwd", "/etc/passwd", "..\\..\\boot.ini", "a/b/c.txt",
            "a\\b.txt",
            "C:\\x.txt", "C:x", "\\\\server\\share", "~/.ssh/id_rsa", "a/../b", ".bashrc", ".unspool",
            "manifest.ndjson",
            "a:b?c*d\"e<f>g|h.mp4", "a\nb.txt", "a\r\nb.txt", "a\tb", "\0", "a\0b.jpg", "a\u{1B}[31mred\u{1B}[0m.txt",
            "\u{7}bell",
            "\u{7F}del", "\u{85}next", "\u{9B}31m", "a\u{2028}b\u{2029}c", "photo\u{202E}gnp.exe", "\u{202D}a\u{202C}",
            "\u{2066}a\u{2069}.txt", "\u{200F}\u{200E}\u{61C}", "\u{FEFF}bom.txt", "\u{FFFE}\u{FFFF}x",
            "\u{E000}private",
            "\u{1FFFE}", "CON", "con.txt", "PRN.", "AUX .txt", "NUL", "nul.tar.gz", "COM1", "com0.x", "LPT9.txt",
            "COM\u{B9}",
            "LPT\u{B3}.a", "CONIN$", "CLOCK$", "trailing.", "trailing...", "trailing ", "trailing .", " leading",
            ". . .",
            "\u{A0}nbsp\u{A0}", "\u{3000}wide", "name.txt.", "name.txt ", "-rf", "--help", "-", "$(reboot)", "`id`",
            ";ls", "a&b",
            "%00", "%2e%2e%2f", "a%s%n", "file://x", "http://x/y?z#w", "'", "\"", "caf\u{E9}.txt", "cafe\u{301}.txt",
            "\u{1E9B}\u{323}", "STRASSE.txt", "straße.txt", "ﬁle.txt", "İ.txt", "ı.txt", "👨‍👩‍👧‍👦.png", "🏴󠁧󠁢󠁥󠁮󠁧󠁿.gif",
            "e" + String(repeating: "\u{301}", count: 300),
            String(repeating: "n", count: 255), String(repeating: "n", count: 300) + ".jpeg",
            String(repeating: "日", count: 100) + ".pdf", String(repeating: "👩‍👩‍👧", count: 30) + ".webp",
            "x." + String(repeating: "e", count: 300), String(repeating: ".", count: 300),
            String(repeating: " ", count: 300),
            String(repeating: "/", count: 300), String(repeating: "a.", count: 200),
        ]
        for scalar in [0x01, 0x0B, 0x0C, 0x1F, 0x80, 0x9F, 0xAD, 0x180E, 0x200B, 0x2060, 0xFFF9, 0x1D173] {
            names.append("x\(Unicode.Scalar(UInt32(scalar)).map(String.init) ?? "")y.txt")
        }
        return names
    }()

    private static let templates = [
        "{id}_{name}.{ext}", "{name}.{ext}", "{chat}/{sender}/{name}.{ext}", "{topic}/{date:yyyy-MM}/{id} {name}",
        "{name}/{name}/{id}.{ext}",
    ]

    @Test(arguments: templates)
    func `a hundred hostile names stay in the destination, each a file of its own`(template: String) async throws {
        #expect(Self.names.count >= 100)
        let folder = try TestFolder()
        let out = folder.path + "/out"
        try FileManager.default.createDirectory(atPath: folder.path + "/cache", withIntermediateDirectories: true)
        var options = ArchiveWriter.Options()
        options.template = try NameTemplate(template)
        let archive = try ArchiveWriter(try DestinationAccess(path: out), options: options)
        var paths: Set<String> = []
        for (index, name) in Self.names.enumerated() {
            let attachment = Attachment.sample(
                message: Int64(index + 1) << 20, name: name, unique: "u\(index)", size: 0)
            let item = try await archive.save(
                attachment, from: try folder.file("cache/f", Array("content \(index)".utf8)),
                fields: NameTemplate.Fields(chat: name, sender: name, topic: name))
            let path = try #require(item.path)
            paths.insert(SafeFileName.collisionKey(of: path))
            for component in path.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
                #expect(SafeFileName(component).value == component, "\(name.debugDescription)")
                #expect(!component.isEmpty && component.utf8.count <= 255)
            }
        }
        try await archive.finish()
        #expect(paths.count == Self.names.count)
        #expect(folder.names() == ["cache", "out"])
        let files = try TestFolder.files(in: out)
        #expect(files.count == Self.names.count + 1)
        // In whatever order they come.
        let again = try ArchiveWriter(try DestinationAccess(path: folder.path + "/again"), options: options)
        for (index, name) in Self.names.enumerated().reversed() {
            let attachment = Attachment.sample(
                message: Int64(index + 1) << 20, name: name, unique: "u\(index)", size: 0)
            _ = try await again.save(
                attachment, from: try folder.file("cache/f", Array("content \(index)".utf8)),
                fields: NameTemplate.Fields(chat: name, sender: name, topic: name))
        }
        try await again.finish()
        #expect(try TestFolder.files(in: folder.path + "/again") == files)
    }

    @Test(arguments: [
        ("photo\u{202E}gnp.exe", "photognp.exe"), ("CON.txt", "_CON.txt"), ("a. ", "a"), ("..", "file"),
        ("a/b\\c", "a_b_c"),
        ("a/b\\c:d*e?f\"g<h>i|j\n.mp4", "a_b_c_d_e_f_g_h_i_j .mp4"), ("e\u{301}", "\u{E9}"), ("x\u{200B}y", "xy"),
    ])
    func `a name becomes the same component everywhere`(name: String, expected: String) {
        #expect(SafeFileName(name).value.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func `links in the place of the template's folders lead nowhere`() async throws {
        let folder = try TestFolder()
        let out = folder.path + "/out"
        let manager = FileManager.default
        for name in ["out", "outside", "cache"] {
            try manager.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
        }
        for (name, target) in [
            ("2023 (-100)", "../outside"), ("loop (-100)", "loop (-100)"), ("file (-100)", "../outside/x"),
        ] {
            try manager.createSymbolicLink(atPath: out + "/" + name, withDestinationPath: target)
        }
        var options = ArchiveWriter.Options()
        options.template = try NameTemplate("{chat}/{id}.{ext}")
        let archive = try ArchiveWriter(try DestinationAccess(path: out), options: options)
        for (number, chat) in ["2023", "loop", "file"].enumerated() {
            let error = await #expect(throws: DestinationAccess.StagingError.self) {
                try await archive.save(
                    .sample(message: Int64(number + 1) << 20, unique: "u\(number)"),
                    from: try folder.file("cache/f", [1, 2, UInt8(number)]), fields: NameTemplate.Fields(chat: chat))
            }
            guard case .destination(let failure)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            // The others can still be saved.
            #expect(failure.code == .unsafePath && !failure.endsRun)
        }
        try await archive.finish()
        #expect(folder.names(in: "outside").isEmpty)
        #expect(folder.names(in: "out/.unspool") == ["journal.sqlite"])
    }
}
