import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Unspool

/// A check compares the manifest with the journal, where there is one.
struct RecordedTreeTests {
    private static let bytes = Array("0123456789".utf8)
    let tree: WrittenTree

    /// A tree whose journal knows all that its manifest tells of.
    init() throws {
        tree = try WrittenTree([
            .init(path: "1_a.txt", bytes: Self.bytes), .init(path: "2_b.txt", bytes: Self.bytes),
            .init(path: "3_c.txt", bytes: []),
        ])
    }

    private func export() async throws {
        try await ArchiveWriter(try DestinationAccess(path: tree.path)).finish()
    }

    private var manifest: URL { URL(fileURLWithPath: tree.path + "/manifest.ndjson") }

    private func verify() async throws -> (summary: VerifySummary, findings: [VerifyFinding]) {
        let findings = Mutex<[VerifyFinding]>([])
        let before = try FileManager.default.subpathsOfDirectory(atPath: tree.path).sorted()
        let summary = try await ArchiveVerifier(path: tree.path).run { event in
            if case .finding(let finding) = event { findings.withLock { $0.append(finding) } }
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: tree.path).sorted() == before)
        return (summary, findings.withLock { $0 })
    }

    @Test func `what the journal and the manifest agree on is intact`() async throws {
        try await export()
        let (summary, findings) = try await verify()
        #expect(summary.isIntact && findings.isEmpty && summary.journal == .compared && !summary.isUnfinished)
    }

    @Test(arguments: [0, 1, 2])
    func `a manifest that was emptied or cut is told, and every recorded file is checked`(lines: Int) async throws {
        try await export()
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let kept = text.split(separator: "\n").prefix(lines).map { $0 + "\n" }.joined()
        try Data(kept.utf8).write(to: manifest)
        try FileManager.default.removeItem(atPath: tree.path + "/3_c.txt")
        let (summary, findings) = try await verify()
        #expect(Set(findings.map(\.problem)) == [.manifest, .missing])
        #expect(summary.files == 3 && summary.intactFiles == 2 && !summary.isIntact)
        // The next export writes it anew.
        try await export()
        let written = try String(contentsOf: manifest, encoding: .utf8).split(separator: "\n")
        #expect(Set(written) == Set(text.split(separator: "\n")) && written.count == 3)
    }

    @Test func `an empty manifest without a journal is told where files are`() async throws {
        try Data().write(to: manifest)
        let (summary, findings) = try await verify()
        #expect(findings.filter { $0.problem == .manifest }.count == 1 && !summary.isIntact)
        #expect(summary.findings[.extra] == 3)
    }

    @Test func `an export that was killed before its manifest is unfinished, and its files are checked`() async throws {
        try await export()
        try FileManager.default.removeItem(at: manifest)
        let (summary, findings) = try await verify()
        #expect(findings.isEmpty && summary.isUnfinished && summary.isIntact && summary.intactFiles == 3)
        try Data("9876543210".utf8).write(to: URL(fileURLWithPath: tree.path + "/2_b.txt"))
        let damaged = try await verify()
        #expect(damaged.findings.map(\.problem) == [.changed] && damaged.summary.isUnfinished)
    }

    @Test func `so is one that was killed after an earlier one had written its manifest`() async throws {
        try await export()
        let journal = try Journal(path: tree.path + "/.unspool/journal.sqlite")
        let added = ManifestItem(
            id: Attachment.ID(chatID: -100, messageID: 9 << 20, index: 1), outcome: .noAttachment, date: 5)
        try journal.record(added, ownsFile: false)
        try journal.plan(Attachment.ID(chatID: -100, messageID: 10 << 20, index: 1))
        try journal.commit()
        journal.close()
        let (summary, findings) = try await verify()
        #expect(findings.isEmpty && summary.isUnfinished && summary.unreached == 1)
    }

    @Test(arguments: [true, false])
    func `a file that was about to get its name counts as recorded if it has it`(hasName: Bool) async throws {
        try await export()
        let bytes = Array("new".utf8)
        var item = ManifestItem(
            id: Attachment.ID(chatID: -100, messageID: 9 << 20, index: 1), outcome: .saved, date: 5)
        (item.path, item.size, item.sha256) = ("4_d.txt", 3, try SHA256.hex(of: bytes))
        let journal = try Journal(path: tree.path + "/.unspool/journal.sqlite")
        try journal.intend(item, temporaryName: "1.part")
        try journal.commit()
        journal.close()
        if hasName { try Data(bytes).write(to: URL(fileURLWithPath: tree.path + "/4_d.txt")) }
        let (summary, findings) = try await verify()
        #expect(findings.isEmpty && summary.isUnfinished == hasName && summary.unreached == (hasName ? 0 : 1))
        #expect(summary.intactFiles == (hasName ? 4 : 3))
    }

    @Test func `a line with other bytes is told apart from a file with other bytes`() async throws {
        try await export()
        var lines = try String(contentsOf: manifest, encoding: .utf8).split(separator: "\n").map(String.init)
        let hash = try #require(lines[0].firstRange(of: "\"sha256\":\""))
        lines[0].replaceSubrange(hash.upperBound..<lines[0].index(hash.upperBound, offsetBy: 4), with: "abcd")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: manifest)
        let (summary, findings) = try await verify()
        #expect(findings.map(\.problem) == [.manifest, .manifest] && summary.intactFiles == 3 && !summary.isIntact)
    }

    @Test func `an emptied journal is told as what it is, and the next export takes in the manifest`() async throws {
        try await export()
        try Data().write(to: URL(fileURLWithPath: tree.path + "/.unspool/journal.sqlite"))
        let (summary, findings) = try await verify()
        #expect(findings.map(\.problem) == [.journal] && findings.first?.detail.contains("3 items") == true)
        #expect(summary.intactFiles == 3 && !summary.isIntact && summary.journal == .absent)
        try await export()
        #expect(try await verify().summary.isIntact)
    }

    @Test func `without a manifest and with a journal that cannot be read nobody says that nothing was exported`()
        async throws
    {
        try await export()
        try FileManager.default.removeItem(at: manifest)
        try Data(repeating: 7, count: 8192).write(to: URL(fileURLWithPath: tree.path + "/.unspool/journal.sqlite"))
        let error = await #expect(throws: DestinationError.self) { try await verify() }
        #expect(error?.code == .manifest && error?.message.contains("journal cannot be read") == true)
    }

    @Test func `a journal that cannot be read is told`() async throws {
        try await export()
        try Data(repeating: 7, count: 8192).write(to: URL(fileURLWithPath: tree.path + "/.unspool/journal.sqlite"))
        let (summary, findings) = try await verify()
        #expect(findings.map(\.problem) == [.journal] && summary.intactFiles == 3 && !summary.isIntact)
    }

    @Test(arguments: [
        ("\"chat_id\":-100", "\"chat_id\":-101"), ("\"outcome\":\"saved\"", "\"outcome\":\"saved\",\"caption\":\"x\""),
        ("}\n", "}\r\n"), ("\"message_id\":2097152", "\"message_id\":3"),
    ])
    func `a manifest that was edited is told, whatever was`(old: String, new: String) async throws {
        try await export()
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let place = try #require(text.firstRange(of: old))
        try Data(text.replacingCharacters(in: place, with: new).utf8).write(to: manifest)
        let (summary, findings) = try await verify()
        #expect(findings.map(\.problem) == [.manifest] && summary.intactFiles == 3 && !summary.isIntact)
        // A copy that has lost its date is no edit.
        try Data(text.utf8).write(to: manifest)
        #expect(try await verify().summary.isIntact)
    }

    @Test func `while an export is at work its journal is left alone`() async throws {
        try await export()
        let writer = try ArchiveWriter(try DestinationAccess(path: tree.path))
        let (summary, _) = try await verify()
        #expect(summary.journal == .inUse && summary.isIntact)
        try FileManager.default.moveItem(atPath: manifest.path, toPath: tree.folder.path + "/aside")
        let early = await #expect(throws: DestinationError.self) { try await verify() }
        #expect(early?.code == .inUse)
        try FileManager.default.moveItem(atPath: tree.folder.path + "/aside", toPath: manifest.path)
        try await writer.finish()
    }

    @Test func `others may look at the same time, and an export may begin when the journal is copied`() async throws {
        try await export()
        let other = try Descriptor.open(tree.path, .folder)
        #expect(other.tryLock(isShared: true))
        #expect(try await verify().summary.journal == .compared)
        other.unlock()
        let snapshot = try TreeSnapshot(of: try TreeFolder(path: tree.path), tree.path)
        #expect(other.tryLock())
        guard case .copied(let copy) = snapshot.journal else {
            Issue.record("the journal was not copied")
            return
        }
        #expect(try RecordedTree(copy, in: try TreeFolder(path: tree.path)).items == 3)
    }

    @Test(arguments: ["journal.sqlite", "journal.sqlite-wal"])
    func `a journal that is there and cannot be opened is told, not taken for an empty one`(name: String) async throws {
        try await export()
        let path = tree.path + "/.unspool/" + name
        try? FileManager.default.moveItem(atPath: path, toPath: tree.folder.path + "/aside")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: tree.folder.path + "/aside")
        let (summary, findings) = try await verify()
        #expect(findings.map(\.problem) == [.journal] && summary.intactFiles == 3 && !summary.isIntact)
    }

    @Test func `an unfinished export that was copied, which changes the times, is unfinished`() async throws {
        try await export()
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: manifest.path)
        // The manifest is known by its bytes, and not written anew.
        try await export()
        #expect(try FileManager.default.attributesOfItem(atPath: manifest.path)[.modificationDate] as? Date == date)

        let journal = try Journal(path: tree.path + "/.unspool/journal.sqlite")
        let added = ManifestItem(
            id: Attachment.ID(chatID: -100, messageID: 9 << 20, index: 1), outcome: .noAttachment, date: 5)
        try journal.record(added, ownsFile: false)
        try journal.commit()
        journal.close()
        let other = date.addingTimeInterval(1)
        try FileManager.default.setAttributes([.modificationDate: other], ofItemAtPath: manifest.path)
        let (summary, findings) = try await verify()
        #expect(findings.isEmpty && summary.isUnfinished && summary.isIntact)
        // Other bytes of the same number are no copy, whatever the time.
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data(text.replacing("\"index\":1", with: "\"index\":2").utf8).write(to: manifest)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: manifest.path)
        #expect(try await verify().findings.map(\.problem) == [.manifest])
    }

    @Test func `lines of a newer version are refused with both versions, also behind a journal that knows them`()
        async throws
    {
        try await export()
        let text = try String(contentsOf: manifest, encoding: .utf8).replacing("\"v\":1,", with: "\"v\":2,")
        let modified = try FileManager.default.attributesOfItem(atPath: manifest.path)[.modificationDate] as? Date
        for keepsDate in [false, true] {
            try Data(text.utf8).write(to: manifest)
            if keepsDate, let modified {
                try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: manifest.path)
                let journal = try Journal(path: tree.path + "/.unspool/journal.sqlite")
                let facts = try Descriptor.open(tree.path, .folder).facts(of: Manifest.fileName)
                try journal.set(ManifestWriter.stamp, ManifestWriter.stamp(of: facts))
                try journal.commit()
                journal.close()
            }
            let error = await #expect(throws: DestinationError.self) { try await export() }
            #expect(error?.code == .newerVersion)
            #expect(error?.message.contains("version 2") == true && error?.message.contains("version 1") == true)
            let refused = await #expect(throws: DestinationError.self) { try await verify() }
            #expect(refused == error)
            #expect(throws: DestinationError.self) { try ArchivePreview(path: tree.path) }
            #expect(try String(contentsOf: manifest, encoding: .utf8) == text)
        }
    }
}
