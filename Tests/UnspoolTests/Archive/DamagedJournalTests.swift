import SQLiteDatabase
import Synchronization
import TestSupport
import Testing

@testable import Unspool

/// A journal that somebody changed: the manifest's lines are not lost with it.
struct DamagedJournalTests {
    let cache: TestFolder
    let target: TestFolder

    init() throws {
        cache = try TestFolder()
        target = try TestFolder()
    }

    private func open() throws -> ArchiveWriter { try ArchiveWriter(try DestinationAccess(path: target.path)) }

    /// Three saved files, and a manifest that tells of them.
    private func export() async throws -> [ManifestItem] {
        let archive = try open()
        for number: Int64 in 1...3 {
            _ = try await archive.save(
                .sample(message: number << 20, unique: "u\(number)"),
                from: try cache.file("\(number)", Array("is\(number)".utf8)))
        }
        try await archive.finish()
        return try Manifest.items(in: target.path)
    }

    private func change(_ sql: String) throws {
        let database = try Database(
            path: target.path + "/.unspool/journal.sqlite", schema: JournalSchema.schema, isExclusive: true)
        try database.execute(sql)
        database.close()
    }

    private func findings() async throws -> [VerifyFinding.Problem] {
        let found = Mutex<[VerifyFinding.Problem]>([])
        _ = try await ArchiveVerifier(path: target.path).run { event in
            if case .finding(let finding) = event { found.withLock { $0.append(finding.problem) } }
        }
        return found.withLock { $0 }
    }

    @Test(arguments: ["DELETE FROM item", "DELETE FROM item WHERE message = 2097152"])
    func `items that were removed are told, and taken from the manifest`(sql: String) async throws {
        let items = try await export()
        #expect(items.count == 3)
        #expect(try await findings() == [])
        try change(sql)
        #expect(try await findings() == [.journal])
        let archive = try open()
        #expect(await archive.stored(items[0].id) != nil)
        try await archive.record(ManifestItem(.sample(message: 9 << 20), outcome: .failed, reason: "x"))
        try await archive.finish()
        #expect(try Manifest.items(in: target.path).count == 4)
        #expect(try await findings() == [])
    }

    @Test(arguments: ["{", "[]", ""]) func `a line that is none takes no line's place`(line: String) async throws {
        let items = try await export()
        try change("UPDATE item SET line = '\(line)' WHERE message = 1048576")
        let archive = try open()
        try await archive.record(ManifestItem(.sample(message: 9 << 20), outcome: .failed, reason: "x"))
        let error = await #expect(throws: DestinationError.self) { try await archive.finish() }
        #expect(error?.code == .manifest && error?.message.contains("Move it away") == true)
        #expect(try Manifest.items(in: target.path) == items)
    }

    @Test(arguments: ["DROP TABLE item", "DROP TABLE setting"])
    func `a table that is not there is damage`(sql: String) async throws {
        _ = try await export()
        try change(sql)
        #expect {
            _ = try open()
        } throws: { error in
            (error as? DestinationError)?.code == .manifest
        }
    }
}
