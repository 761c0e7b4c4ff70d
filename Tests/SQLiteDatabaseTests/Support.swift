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

extension Database {
    var texts: [String] {
        get throws { try rows("SELECT text FROM notes ORDER BY id") { row throws(DatabaseError) in try row.text(0) } }
    }

    func add(_ text: String) throws(DatabaseError) {
        try run("INSERT INTO notes (text) VALUES (?)", [.text(text)])
    }
}
