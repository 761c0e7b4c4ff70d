import SQLiteDatabase

/// The tables of a destination's journal.
enum JournalSchema {
    static let schema = DatabaseSchema(
        applicationID: 0x4D54_554A,
        migrations: [
            """
            -- One row for every line of the manifest. `name_key` only of a file of the item's own.
            CREATE TABLE item (
                chat INTEGER NOT NULL, message INTEGER NOT NULL, position INTEGER NOT NULL,
                outcome TEXT NOT NULL, path TEXT, size INTEGER, sha256 TEXT, unique_id TEXT, name_key TEXT,
                line TEXT NOT NULL,
                PRIMARY KEY (chat, message, position)
            ) WITHOUT ROWID;
            CREATE INDEX item_content ON item (unique_id) WHERE unique_id IS NOT NULL;
            CREATE INDEX item_bytes ON item (sha256) WHERE sha256 IS NOT NULL;
            CREATE INDEX item_name ON item (name_key) WHERE name_key IS NOT NULL;
            CREATE INDEX item_failure ON item (chat, message) WHERE outcome = 'failed';
            -- Attachments on their way. `stage`: 0 to be fetched, 2 about to get its name (1 is what older versions had while fetching).
            -- `temporary` and `line` at stage 2: the file in the work folder and the line that it will have.
            CREATE TABLE transfer (
                chat INTEGER NOT NULL, message INTEGER NOT NULL, position INTEGER NOT NULL,
                stage INTEGER NOT NULL, temporary TEXT, line TEXT,
                PRIMARY KEY (chat, message, position)
            ) WITHOUT ROWID;
            CREATE INDEX transfer_stage ON transfer (stage);
            -- How far walks through histories have come.
            CREATE TABLE cursor (walk TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;
            CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
            """
        ])
}
