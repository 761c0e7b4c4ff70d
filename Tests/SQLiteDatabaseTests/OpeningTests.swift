import Foundation
import SQLiteDatabase
import TestSupport
import Testing

@Suite("A database file")
struct OpeningTests {
    private let folder: TestFolder
    private var path: String { folder.path + "/deep/er/a.sqlite" }

    init() throws { folder = try TestFolder() }

    private func open(_ schema: DatabaseSchema = sampleSchema, checksIntegrity: Bool = false) throws(DatabaseError) {
        _ = try Database(path: path, schema: schema, checksIntegrity: checksIntegrity)
    }

    @Test("Is readable by its owner only, with its companions and new folders")
    func isPrivate() throws {
        let database = try Database(path: path, schema: sampleSchema)
        try database.add("x")
        #expect(try folder.mode("deep") == 0o700 && folder.mode("deep/er") == 0o700)
        for suffix in ["", "-wal", "-shm"] { #expect(try folder.mode("deep/er/a.sqlite" + suffix) == 0o600) }
    }

    @Test("Is durable: write-ahead log, everything flushed, foreign keys")
    func hasSettings() throws {
        let database = try Database(path: path, schema: sampleSchema)
        let read: (DatabaseRow) throws(DatabaseError) -> Int64 = { row throws(DatabaseError) in try row.integer(0) }
        #expect(try database.row("PRAGMA synchronous", [], read) == 2)
        #expect(try database.row("PRAGMA foreign_keys", [], read) == 1)
        #expect(try database.row("PRAGMA application_id", [], read) == 0x4D54_4C54)
        #expect(try database.row("PRAGMA user_version", [], read) == 2)
    }

    @Test("Goes through the steps that it lacks, once, and keeps its content")
    func migrates() throws {
        let first = DatabaseSchema(applicationID: 0x4D54_4C54, migrations: [sampleSchema.migrations[0]])
        try Database(path: path, schema: first).add("old")
        let database = try Database(path: path, schema: sampleSchema)
        #expect(try database.texts == ["old"])
        try database.run("INSERT INTO parents VALUES (1)")
        try open()
    }

    @Test("Is unchanged by a step that fails")
    func migratesWhole() throws {
        let broken = DatabaseSchema(
            applicationID: 0x4D54_4C54, migrations: [sampleSchema.migrations[0], "CREATE TABLE b (c); CREATE NONSENSE"])
        #expect(throws: DatabaseError.self) { try open(broken) }
        try open()
        #expect(try Database(path: path, schema: sampleSchema).texts == [])
    }

    @Test("Of a newer version, or of another program, is refused and left alone")
    func refusesOthers() throws {
        try open()
        let older = DatabaseSchema(applicationID: 0x4D54_4C54, migrations: [sampleSchema.migrations[0]])
        let bytes = FileManager.default.contents(atPath: path)
        #expect(code { () throws(DatabaseError) in try open(older) } == .newerVersion)
        let other = DatabaseSchema(applicationID: 5, migrations: sampleSchema.migrations)
        #expect(code { () throws(DatabaseError) in try open(other) } == .otherApplication)
        #expect(FileManager.default.contents(atPath: path) == bytes)
    }

    @Test("That has tables but no mark is another program's")
    func refusesUnmarked() throws {
        let database = try Database(path: path, schema: sampleSchema)
        try database.execute("PRAGMA application_id=0; PRAGMA user_version=0")
        database.close()
        #expect(code { () throws(DatabaseError) in try open() } == .otherApplication)
    }

    @Test("That is no database, or is damaged inside, is told apart from other failures")
    func noticesDamage() throws {
        let database = try Database(path: path, schema: sampleSchema)
        for number in 0..<2000 { try database.add("text \(number)") }
        database.close()
        var bytes = try #require(FileManager.default.contents(atPath: path))
        for place in 8192..<min(bytes.count, 40_000) { bytes[place] = 0xA5 }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(code { () throws(DatabaseError) in try open(checksIntegrity: true) } == .corrupt)
        try Data(repeating: 0x41, count: 5000).write(to: URL(fileURLWithPath: path))
        let error = try #require(throws: DatabaseError.self) { try open() }
        #expect(error.code == .notADatabase && error.isDamage)
    }

    @Test("Is never behind a link or in a folder's place")
    func refusesLinks() throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/deep/er", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/tmp/nowhere")
        #expect(code { () throws(DatabaseError) in try open() } == .cannotOpen)
        #expect(
            code { () throws(DatabaseError) in _ = try Database(path: folder.path + "/deep", schema: sampleSchema) }
                == .cannotOpen)
    }
}
