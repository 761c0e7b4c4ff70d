import SQLiteDatabase

enum MessageArchiveSchema {
    static let schema = DatabaseSchema(
        applicationID: 0x4D54_554D,
        migrations: [
            """
            -- `line` is the message's line without what the other columns tell.
            CREATE TABLE message (
                chat INTEGER NOT NULL, message INTEGER NOT NULL, is_deleted INTEGER NOT NULL, line TEXT NOT NULL,
                PRIMARY KEY (chat, message)
            ) WITHOUT ROWID;
            """,
            """
            -- `is_unwritten`: whether the file is out of date. What an older version left may be.
            CREATE TABLE state (is_unwritten INTEGER NOT NULL);
            INSERT INTO state VALUES (1);
            """,
        ])
}
