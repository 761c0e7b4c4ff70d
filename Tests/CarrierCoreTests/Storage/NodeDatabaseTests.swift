import CarrierCore
import SQLiteDatabase
import TestSupport
import Testing

@Suite("The node's database")
struct NodeDatabaseTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func fill() throws {
        let (database, damaged) = try NodeDatabase.open(inFolder: folder.path)
        #expect(damaged == nil)
        for number in 0..<300 {
            _ = try database.outbox.append(to: user(number), payload: [UInt8](repeating: 1, count: 500), at: 0)
        }
        database.close()
    }

    @Test("That is damaged does not stop the node: it is put aside, and the user is told", arguments: 0..<4)
    func putsAside(damage: Int) throws {
        try fill()
        var bytes = try #require(folder["node.sqlite"])
        switch damage {
        case 0: bytes = Array("This is no database, whatever its name says.".utf8)
        case 1: bytes.replaceSubrange(0..<64, with: [UInt8](repeating: 0x55, count: 64))
        case 2: bytes = Array(bytes[..<(bytes.count / 2)])
        default: bytes.replaceSubrange(12_288..<60_000, with: [UInt8](repeating: 0xA5, count: 47_712))
        }
        folder["node.sqlite"] = bytes
        folder["node.sqlite.damaged-1"] = [1]
        let (database, damaged) = try NodeDatabase.open(inFolder: folder.path)
        let found = try #require(damaged)
        #expect(found.path == folder.path + "/node.sqlite.damaged-2" && found.message.contains(found.path))
        #expect(folder["node.sqlite.damaged-1"] == [1])
        #expect(folder["node.sqlite.damaged-2"]?.suffix(40) == bytes.suffix(40))
        #expect(try database.outbox.next(for: user(1)) == nil)
        _ = try database.outbox.append(to: user(1), payload: [1], at: 0)
        database.close()
        let (again, none) = try NodeDatabase.open(inFolder: folder.path)
        #expect(try none == nil && again.outbox.total(for: user(1)).messages == 1)
    }

    @Test("Leaves no log behind that would be taken for the new one's")
    func putsLogAside() throws {
        let (old, _) = try NodeDatabase.open(inFolder: folder.path)
        _ = try old.outbox.append(to: user(1), payload: [1], at: 0)
        let log = try #require(folder["node.sqlite-wal"])
        old.close()
        // The header of the log is right, its first frame is not: nothing of it can be used.
        folder["node.sqlite"] = [UInt8](repeating: 0x41, count: 8192)
        folder["node.sqlite-wal"] = Array(log[..<32]) + [UInt8](repeating: 0, count: log.count - 32)
        let (database, damaged) = try NodeDatabase.open(inFolder: folder.path)
        #expect(damaged != nil)
        _ = try database.outbox.append(to: user(2), payload: [1], at: 0)
        database.close()
        let (again, none) = try NodeDatabase.open(inFolder: folder.path)
        #expect(try none == nil && again.outbox.total(for: user(2)).messages == 1)
    }

    @Test("Of a newer version or another program is refused and left alone")
    func refusesOthers() throws {
        try fill()
        let bytes = folder["node.sqlite"]
        let path = folder.path + "/node.sqlite"
        do {
            let schema = DatabaseSchema(applicationID: 0x4D43_4E44, migrations: ["", "CREATE TABLE later (a)"])
            _ = try Database(path: path, schema: schema)
        }
        let error = try #require(throws: NodeError.self) { try NodeDatabase.open(inFolder: folder.path) }
        #expect(error.code == .badPersistentData && error.message.contains("version 2"))
        folder["node.sqlite"] = nil
        _ = try Database(path: path, schema: DatabaseSchema(applicationID: 5, migrations: ["CREATE TABLE a (b)"]))
        #expect(throws: NodeError.self) { try NodeDatabase.open(inFolder: folder.path) }
        #expect(bytes != nil && !folder.names().contains { $0.contains("damaged") })
    }
}
