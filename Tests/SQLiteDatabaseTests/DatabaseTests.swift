import Foundation
import SQLiteDatabase
import TestSupport
import Testing

@Suite("A database")
struct DatabaseTests {
    private let folder: TestFolder
    private let database: Database

    init() throws {
        folder = try TestFolder()
        database = try Database(path: folder.path + "/a.sqlite", schema: sampleSchema)
    }

    @Test("Gives back each kind of value as it was bound")
    func roundTrips() throws {
        let bytes = [UInt8]((0...255).map { $0 })
        try database.run(
            "INSERT INTO notes VALUES (?, ?, ?, ?)", [.integer(.min), .text("é\u{0}😀"), .real(-0.5), .blob(bytes)])
        try database.run("INSERT INTO notes VALUES (?, ?, ?, ?)", [.integer(.max), .text(""), .null, .blob([])])
        let ids = try database.rows("SELECT * FROM notes ORDER BY id") { row throws(DatabaseError) in
            (
                try row.integer(0), try row.text(1), try row.isNull(2) ? nil : try row.real(2), try row.blob(3)
            )
        }
        #expect(ids.map(\.0) == [.min, .max])
        #expect(ids.map(\.1) == ["é\u{0}😀", ""])
        #expect(ids.map(\.2) == [-0.5, nil])
        #expect(ids.map(\.3) == [bytes, []])
    }

    @Test("Says so when a column holds another type, is not there, or the row has passed")
    func checksColumns() throws {
        try database.add("x")
        var kept: DatabaseRow?
        try database.forEachRow("SELECT text, NULL FROM notes") { row throws(DatabaseError) in
            kept = row
            #expect(code { () throws(DatabaseError) in _ = try row.integer(0) } == .columnType)
            #expect(code { () throws(DatabaseError) in _ = try row.text(1) } == .columnType)
            #expect(code { () throws(DatabaseError) in _ = try row.blob(2) } == .range)
            #expect(code { () throws(DatabaseError) in _ = try row.blob(-1) } == .range)
            #expect(try row.textOrNil(1) == nil)
            return true
        }
        let row = try #require(kept)
        #expect(code { () throws(DatabaseError) in _ = try row.text(0) } == .misuse)
    }

    @Test("Refuses a wrong number of values, two statements, and none")
    func checksStatements() throws {
        #expect(code { () throws(DatabaseError) in try database.run("SELECT ?", []) } == .range)
        #expect(code { () throws(DatabaseError) in try database.run("SELECT 1; SELECT 2") } == .misuse)
        #expect(code { () throws(DatabaseError) in try database.run(" ") } == .misuse)
        try database.run("SELECT 1;\n")
    }

    @Test("Runs the same statement inside itself")
    func nestsStatements() throws {
        for text in ["a", "b", "c"] { try database.add(text) }
        var seen: [String] = []
        try database.forEachRow("SELECT text FROM notes ORDER BY id") { row throws(DatabaseError) in
            let outer = try row.text(0)
            try database.forEachRow("SELECT text FROM notes ORDER BY id") { row throws(DatabaseError) in
                seen.append(outer + (try row.text(0)))
                return true
            }
            return outer != "b"
        }
        #expect(seen == ["aa", "ab", "ac", "ba", "bb", "bc"])
    }

    @Test("Keeps nothing of a transaction that fails, and only the failed part of an inner one")
    func rollsBack() throws {
        try database.add("before")
        #expect(
            code { () throws(DatabaseError) in
                try database.transaction { () throws(DatabaseError) in
                    try database.add("lost")
                    try database.add("before")
                }
            } == .constraint)
        #expect(try database.texts == ["before"])
        try database.transaction { () throws(DatabaseError) in
            try database.add("outer")
            try? database.transaction { () throws(DatabaseError) in
                try database.add("inner")
                try database.add("outer")
            }
            try database.transaction { () throws(DatabaseError) in try database.add("second") }
        }
        #expect(try database.texts == ["before", "outer", "second"])
        // Nothing is left open: another connection can write.
        try Database(path: folder.path + "/a.sqlite", schema: sampleSchema, busyTimeout: 0).add("other")
    }

    @Test("Collects changes between begin and commit, with transactions inside, and both may be called twice")
    func collects() throws {
        let other = try Database(path: folder.path + "/a.sqlite", schema: sampleSchema, busyTimeout: 0)
        try database.commit()
        try database.begin()
        try database.begin()
        try database.add("a")
        try database.transaction { () throws(DatabaseError) in
            try database.add("b")
            try database.commit()
        }
        try? database.transaction { () throws(DatabaseError) in
            try database.add("c")
            try database.add("a")
        }
        #expect(try other.texts.isEmpty && database.texts == ["a", "b"])
        try database.commit()
        try database.commit()
        #expect(try other.texts == ["a", "b"])
        try database.transaction { () throws(DatabaseError) in
            try database.add("d")
            try database.begin()
            try database.commit()
            #expect((try? other.texts.count) == 2)
        }
        #expect(try other.texts == ["a", "b", "d"])
    }

    @Test("Refuses to go on in a transaction that SQLite has undone by itself")
    func noticesUndoing() throws {
        try database.add("a")
        try database.begin()
        try database.add("lost")
        // As a full disk does.
        try? database.run("INSERT OR ROLLBACK INTO notes (text) VALUES ('a')")
        #expect(code { () throws(DatabaseError) in try database.add("later") } == .misuse)
        #expect(code { () throws(DatabaseError) in try database.commit() } == .misuse)
        try database.add("next")
        #expect(try database.texts == ["a", "next"])
        #expect(
            code { () throws(DatabaseError) in
                try database.transaction { () throws(DatabaseError) in
                    try? database.run("INSERT OR ROLLBACK INTO notes (text) VALUES ('a')")
                }
            } == .misuse)
        try database.transaction { () throws(DatabaseError) in try database.add("end") }
        #expect(try database.texts == ["a", "next", "end"])
    }

    @Test("Has extended codes, and no value in its messages")
    func describesErrors() throws {
        try database.add("my secret")
        let error = try #require(throws: DatabaseError.self) { try database.add("my secret") }
        #expect(error.code == .constraint && error.extendedCode == 2067)
        #expect(!error.description.contains("secret"))
        #expect(
            code { () throws(DatabaseError) in try database.run("INSERT INTO children VALUES (7)") } == .constraint,
            "foreign keys are not checked")
    }

    @Test("Fails as busy while another connection writes")
    func isBusy() throws {
        let other = try Database(path: folder.path + "/a.sqlite", schema: sampleSchema, busyTimeout: 0)
        try database.transaction { () throws(DatabaseError) in
            #expect(code { () throws(DatabaseError) in try other.add("x") } == .busy)
        }
        try other.add("x")
    }

    @Test("Does not wait for the disk where that is asked for, and does again afterwards")
    func commitsUnflushed() throws {
        func isFlushed() throws -> Bool {
            try database.row("PRAGMA synchronous") { row throws(DatabaseError) in try row.integer(0) } == 2
        }
        try database.unflushedTransaction { () throws(DatabaseError) in try database.add("a") }
        #expect(try isFlushed())
        #expect(throws: DatabaseError.self) {
            try database.unflushedTransaction { () throws(DatabaseError) in
                try database.add("b")
                try database.add("b")
            }
        }
        #expect(try isFlushed())
        // Inside another one it is a part of that.
        try database.begin()
        try database.unflushedTransaction { () throws(DatabaseError) in try database.add("c") }
        try database.commit()
        let other = try Database(path: folder.path + "/a.sqlite", schema: sampleSchema)
        #expect(try other.texts == ["a", "c"])
    }

    @Test("Refuses to be used once closed")
    func closes() throws {
        database.close()
        database.close()
        #expect(code { () throws(DatabaseError) in try database.add("x") } == .misuse)
    }
}

/// The code of the error that `body` throws.
func code(_ body: () throws(DatabaseError) -> Void) -> DatabaseError.Code? {
    do throws(DatabaseError) {
        try body()
        return nil
    } catch {
        return error.code
    }
}
