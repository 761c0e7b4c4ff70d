import Foundation
import SQLiteDatabase

let sampleSchema = DatabaseSchema(
    applicationID: 0x4D54_4C54,
    migrations: [
        "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT UNIQUE, number REAL, bytes BLOB)",
        """
        CREATE TABLE parents (id INTEGER PRIMARY KEY);
        CREATE TABLE children (parent INTEGER NOT NULL REFERENCES parents(id));
        """,
    ])

/// A folder that is removed at the end of the test.
final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "/martlet-sqlite-" + UUID().uuidString

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func mode(_ name: String) throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (facts[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }
}

extension Database {
    var texts: [String] {
        get throws { try rows("SELECT text FROM notes ORDER BY id") { row throws(DatabaseError) in try row.text(0) } }
    }

    func add(_ text: String) throws(DatabaseError) {
        try run("INSERT INTO notes (text) VALUES (?)", [.text(text)])
    }
}
