/// Which database a file must be, and how an older one becomes it.
///
/// ```swift
/// let schema = DatabaseSchema(applicationID: 0x4D54_4C54, migrations: ["CREATE TABLE a (b TEXT NOT NULL)"])
/// ```
///
/// The number of steps that a file has been through is its `user_version`. Steps are only ever added at the end.
package struct DatabaseSchema: Sendable {
    /// SQLite's `application_id`: not 0, which is what a file has that nobody has marked.
    package let applicationID: Int32
    /// SQL, which may be several statements; each step is run once in the life of a file. Tables, indexes and triggers
    /// only: no transaction, no `PRAGMA`.
    package let migrations: [String]

    package init(applicationID: Int32, migrations: [String]) {
        self.applicationID = applicationID
        self.migrations = migrations
    }
}
