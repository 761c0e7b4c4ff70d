internal import NativeLoop
internal import SQLiteDatabase

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What a node keeps beside its identity: friend requests without an answer, and messages that wait for a friend.
///
/// One SQLite file, `node.sqlite`, in the data folder; the folder's lock keeps other processes away. One owner: not `Sendable`.
package final class NodeDatabase {
    static let schema = DatabaseSchema(
        applicationID: 0x4D43_4E44,  // "MCND"
        migrations: [RequestStore.tables + Outbox.tables])

    package let requests: RequestStore
    package let outbox: Outbox

    /// For tests of what happens when it fails.
    let database: Database

    /// A file that could not be used and was put aside; nothing of it was deleted.
    package struct DamagedFile: Sendable, Hashable {
        /// Where it is now.
        package let path: String
        /// One sentence for the user: what was wrong, and what is missing now.
        package let message: String
    }

    private init(_ database: Database, limits: Outbox.Limits) {
        self.database = database
        requests = RequestStore(database)
        outbox = Outbox(database, limits: limits)
    }

    /// Opens or makes the database of a data folder.
    ///
    /// A damaged one must not stop the node, whose identity is elsewhere: it is renamed to `node.sqlite.damaged-1` and so on, and
    /// a new one is made. The whole file is read for that.
    ///
    /// - Returns: the database, and what was put aside, of which the user should hear.
    /// - Throws: ``NodeError`` with ``NodeError/Code/badPersistentData`` if a newer version or another program made the file; of the
    ///   system if it can be neither used nor renamed.
    package static func open(
        inFolder folder: String, limits: Outbox.Limits = Outbox.Limits()
    ) throws(NodeError) -> (database: NodeDatabase, damaged: DamagedFile?) {
        let path = folder + "/node.sqlite"
        do throws(DatabaseError) {
            return (NodeDatabase(try connect(path), limits: limits), nil)
        } catch  where error.isDamage {
            let aside = try putAside(path)
            let message =
                "The node's database was damaged and is now \"\(aside)\": \(error.message). Friend requests without an "
                + "answer and messages that waited for friends are not in the new one"
            do throws(DatabaseError) {
                return (NodeDatabase(try connect(path), limits: limits), DamagedFile(path: aside, message: message))
            } catch {
                throw NodeError(error, path)
            }
        } catch  where error.code == .newerVersion || error.code == .otherApplication {
            throw NodeError(
                .badPersistentData,
                "\"\(path)\" cannot be used: \(error.message). Use the program that made it, or move it elsewhere")
        } catch {
            throw NodeError(error, path)
        }
    }

    /// Ends the use of the file; later calls throw.
    package func close() { database.close() }

    /// Begins to collect changes for ``commit()``, so that one turn of the node's loop waits for the disk once. Nothing happens if it
    /// has begun.
    package func begin() throws(NodeError) {
        try NodeError.wrapping { () throws(DatabaseError) in try database.begin() }
    }

    /// Writes what was done since ``begin()``; nothing happens if there was none.
    ///
    /// - Throws: ``NodeError`` if it cannot be written: then nothing of it was done.
    package func commit() throws(NodeError) {
        try NodeError.wrapping { () throws(DatabaseError) in try database.commit() }
    }

    /// Removes messages from the outbox. It survives the end of this process at any moment, but a power cut perhaps not: who waits
    /// for the disk at every receipt sends slowly.
    ///
    /// Between ``begin()`` and ``commit()`` it is a part of what they write.
    package func forget(_ messages: [Int64]) throws(NodeError) {
        try NodeError.wrapping { () throws(DatabaseError) in
            try database.unflushedTransaction { () throws(DatabaseError) in
                for id in messages { try database.run("DELETE FROM outbox WHERE id = ?", [.integer(id)]) }
            }
        }
    }

    /// Always looks through the whole file: damage that is found later, while the node runs, would come back at each start.
    private static func connect(_ path: String) throws(DatabaseError) -> Database {
        try Database(path: path, schema: schema, checksIntegrity: true)
    }

    /// Renames the file and its two companions, the file last: a log that stays behind would be taken for the new one's.
    private static func putAside(_ path: String) throws(NodeError) -> String {
        let suffixes = ["-wal", "-shm", ""]
        var number = 1
        func name() -> String { path + ".damaged-\(number)" }
        while suffixes.contains(where: { DataFile.exists(name() + $0) }) { number += 1 }
        for suffix in suffixes where rename(path + suffix, name() + suffix) != 0 {
            let failure = SystemFailure(call: "rename", path: path + suffix, number: errno)
            if failure.number != ENOENT { throw NodeError(failure) }
        }
        return name()
    }
}

extension NodeError {
    /// - Parameter path: the file, if it is not clear which.
    init(_ error: DatabaseError, _ path: String? = nil) {
        let place = path.map { "\"\($0)\"" } ?? "The node's database"
        switch error.code {
        case .busy: self.init(.busy, "\(place) is in use by another process: \(error.message)")
        case .full: self.init(SystemFailure(call: "write", path: path ?? "node.sqlite", number: ENOSPC))
        case .corrupt, .notADatabase:
            self.init(.badPersistentData, "\(place) is damaged: start the node again, and it is put aside")
        case .tooLong: self.init(.tooLong, "A value is too long for the node's database")
        case .misuse: self.init(.wrongState, "\(place) cannot be used: \(error.message)")
        default: self.init(.unknown, "\(place) failed: \(error)")
        }
    }

    /// Runs what can fail in the database.
    static func wrapping<Value>(_ body: () throws(DatabaseError) -> Value) throws(NodeError) -> Value {
        do throws(DatabaseError) { return try body() } catch { throw NodeError(error) }
    }
}
