import Foundation
import NativeLoop
import Synchronization
import TestSupport
import Testing

@testable import Unspool

/// A check of a tree tells all that is not as the manifest says, and nothing else.
struct ArchiveVerifierTests {
    private static let bytes = Array("0123456789".utf8)

    private func tree(lines: [String] = []) throws -> WrittenTree {
        try WrittenTree(
            [
                .init(path: "1_a.txt", bytes: Self.bytes), .init(path: "2024/2_b c'.txt", bytes: Self.bytes),
                .init(path: "-3 \\ ü.txt", bytes: []),
            ], lines: lines)
    }

    private func verify(_ tree: WrittenTree) async throws -> (summary: VerifySummary, findings: [VerifyFinding]) {
        let findings = Mutex<[VerifyFinding]>([])
        let summary = try await ArchiveVerifier(path: tree.path).run { event in
            if case .finding(let finding) = event { findings.withLock { $0.append(finding) } }
        }
        return (summary, findings.withLock { $0 })
    }

    @Test func `a tree as it was written is intact`() async throws {
        let (summary, findings) = try await verify(try tree())
        #expect(summary.isIntact && findings.isEmpty)
        #expect(summary.files == 3 && summary.intactFiles == 3 && summary.bytes == 20)
    }

    enum Damage: String, CaseIterable {
        case removed, cut, replaced, grown, linked, folder, unreadable
    }

    @Test(arguments: Damage.allCases)
    func `damage to a file is told by its kind`(damage: Damage) async throws {
        let tree = try tree()
        let file = URL(fileURLWithPath: tree.path + "/2024/2_b c'.txt")
        let elsewhere = URL(fileURLWithPath: tree.folder.path + "/elsewhere")
        try Data(Self.bytes).write(to: elsewhere)
        let expected: VerifyFinding.Problem
        switch damage {
        case .removed: (_, expected) = (try FileManager.default.removeItem(at: file), .missing)
        case .cut: (_, expected) = (try Data("0123".utf8).write(to: file), .cut)
        case .replaced: (_, expected) = (try Data("9876543210".utf8).write(to: file), .changed)
        case .grown: (_, expected) = (try Data("01234567890".utf8).write(to: file), .changed)
        case .linked:
            // The bytes are right, but they lie outside the tree.
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
            expected = .notAFile
        case .folder:
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
            expected = .notAFile
        case .unreadable:
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
            // The superuser reads everything.
            if (try? Data(contentsOf: file)) != nil { return }
            expected = .unreadable
        }
        let (summary, findings) = try await verify(tree)
        #expect(findings.map(\.problem) == [expected])
        #expect(findings.first?.path == "2024/2_b c'.txt")
        #expect(!summary.isIntact && summary.intactFiles == 2)
    }

    @Test func `a folder that became a link out of the tree is not followed`() async throws {
        let tree = try tree()
        let manager = FileManager.default
        try manager.moveItem(atPath: tree.path + "/2024", toPath: tree.folder.path + "/moved")
        try manager.createSymbolicLink(atPath: tree.path + "/2024", withDestinationPath: tree.folder.path + "/moved")
        let (summary, findings) = try await verify(tree)
        #expect(findings.first?.problem == .notAFile && !summary.isIntact)
    }

    @Test func `files that the manifest does not know are told and do no harm`() async throws {
        let tree = try tree()
        try Data([1]).write(to: URL(fileURLWithPath: tree.path + "/2024/stranger"))
        try Data([1]).write(to: URL(fileURLWithPath: tree.path + "/index.html"))
        let (summary, findings) = try await verify(tree)
        #expect(findings.map(\.path) == ["2024/stranger"] && findings.first?.problem == .extra)
        #expect(summary.isIntact)
    }

    @Test(arguments: [
        "no JSON", "[]", #"{"type":"item","v":1,"path":"../out","sha256":"00","size":1}"#,
        #"{"type":"item","v":1,"path":"/etc/passwd","sha256":"00"}"#, #"{"type":"item","v":1,"path":"1_a.txt"}"#,
        #"{"type":"item","v":1,"path":"1_a.txt","sha256":"00","size":10}"#, #"{"type":"item"}"#,
        #"{"type":"scanned","v":1,"chat_id":1,"message_id":1,"index":1,"outcome":"no_attachment"}"#,
        #"{"type":"item","v":0,"outcome":"failed"}"#, #"{"type":"item","v":"2","outcome":"failed"}"#,
    ])
    func `a line that cannot be right is told, and the others are checked`(line: String) async throws {
        let (summary, findings) = try await verify(try tree(lines: [line]))
        #expect(findings.map(\.problem) == [.badLine] && findings.first?.detail.hasPrefix("line 4") ?? false)
        #expect(summary.intactFiles == 3 && !summary.isIntact)
    }

    @Test func `the standard tool agrees with the checksums, whatever the names`() async throws {
        let tree = try tree()
        try ArchiveVerifier(path: tree.path).writeChecksums()
        let (summary, findings) = try await verify(tree)
        #expect(summary.isIntact && findings.isEmpty)
        guard let tool = ["/usr/bin/sha256sum", "/sbin/sha256sum"].first(where: FileManager.default.isExecutableFile)
        else {
            return
        }
        let status = try await ExternalTool.run(
            tool, ["--strict", "--quiet", "-c", "SHA256SUMS"], in: tree.path)
        #expect(status == 0)
    }

    @Test func `a list of checksums that somebody else wrote stays, and unspool's own is written anew`() async throws {
        let tree = try tree()
        let verifier = try ArchiveVerifier(path: tree.path)
        try verifier.writeChecksums()
        let list = URL(fileURLWithPath: tree.path + "/SHA256SUMS")
        let own = try String(contentsOf: list, encoding: .utf8)
        // Of an earlier export, with fewer files and another sum.
        let earlier = String(repeating: "0", count: 64) + "  1_a.txt\n"
        for text in ["", earlier, own] {
            try Data(text.utf8).write(to: list)
            try verifier.writeChecksums()
            #expect(try String(contentsOf: list, encoding: .utf8) == own)
        }
        for text in ["mine", own + "x\n", own + earlier.replacing("1_a.txt", with: "mine.txt"), "# mine\n" + own] {
            try Data(text.utf8).write(to: list)
            let error = #expect(throws: DestinationError.self) { try verifier.writeChecksums() }
            #expect(error?.code == .exists && error?.message.contains("Move it away") == true)
            #expect(try String(contentsOf: list, encoding: .utf8) == text)
        }
        try FileManager.default.removeItem(at: list)
        try FileManager.default.createSymbolicLink(atPath: list.path, withDestinationPath: "1_a.txt")
        #expect(throws: DestinationError.self) { try verifier.writeChecksums() }
    }

    @Test func `a folder without a manifest is refused`() async throws {
        let folder = try TestFolder()
        let verifier = try ArchiveVerifier(path: folder.path)
        let error = await #expect(throws: DestinationError.self) { _ = try await verifier.run { _ in } }
        #expect(error?.code == .missing)
        #expect(throws: DestinationError.self) { try ArchiveVerifier(path: folder.path + "/none") }
    }

    @Test func `a file beside it whose name is no text is told, and hinders nothing`() async throws {
        let tree = try tree()
        let name: [CChar] = Array("\(tree.path)/2024/".utf8CString.dropLast()) + [-1] + Array(".txt".utf8CString)
        #expect(mkfifo(name, 0o600) == 0)
        let (summary, findings) = try await verify(tree)
        #expect(summary.isIntact && findings.map(\.path) == ["2024/\u{FFFD}.txt"])
    }
}
