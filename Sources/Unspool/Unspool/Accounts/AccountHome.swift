public import NativeLoop
import TelegramClient

/// The folder of one account: TDLib's state and what the program keeps beside it, readable by its owner alone.
/// ``AccountLayout`` tells what is where.
public final class AccountHome: Sendable {
    /// The path as given.
    public let path: String
    private let lock: Descriptor

    /// Where everything is.
    public var layout: AccountLayout { AccountLayout(path) }
    /// The room on the disks that TDLib writes to.
    public var room: DiskRoom { DiskRoom(database: layout.database, cache: layout.files) }

    /// The usual place: `Unspool` in XDG's data folder, on Apple platforms in Application Support.
    /// - Parameter environment: of the process: `XDG_DATA_HOME` and `HOME` are looked at.
    /// - Throws: an ``AccountError`` if neither is set.
    public static func defaultPath(environment: [String: String]) throws(AccountError) -> String {
        // XDG: a relative path is to be taken for none.
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/Unspool" }
        // A relative one would be another folder with every current folder.
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw AccountError(
                .invalidValue, "HOME is not set to a whole path, so there is no usual folder. Name one with --home DIR."
            )
        }
        #if canImport(Darwin)
        return home + "/Library/Application Support/Unspool"
        #else
        return home + "/.local/share/Unspool"
        #endif
    }

    /// Makes the folders that are missing, with mode 0700, and locks them against other processes.
    /// - Throws: an ``AccountError`` with code `in_use` that names the other process.
    public init(path: String) throws(AccountError) {
        self.path = path
        let layout = AccountLayout(path)
        do throws(SystemFailure) {
            try PrivateFile.makeFolder(layout.database)
            try PrivateFile.makeFolder(layout.files)
        } catch {
            throw AccountError(
                error.number, in: path,
                "The account's folder cannot be made: \(error). Choose another one with --home DIR.")
        }
        do throws(POSIXFailure) {
            // Others may look into a folder that was there before, but not into this one.
            try POSIX.setPermissions(layout.tdlib, 0o700)
            lock = try Descriptor.open(layout.lock, .readWrite, permissions: 0o600)
        } catch {
            throw AccountError(
                error.code, in: path, "\(path) cannot be used: \(error.text). Choose another folder with --home DIR.")
        }
        // Somebody who lists the accounts holds it for a moment.
        guard lock.tryLock() || lock.tryLock(after: 0.1) else {
            let who = Self.holder(lock).map { "process \($0)" } ?? "another process"
            throw AccountError(
                .inUse, "\(path) is in use by \(who). Wait for it, or choose another folder with --home DIR.")
        }
        try? lock.replaceContent(with: Array(String(POSIX.process).utf8))
    }

    /// Lets other processes use the folder. For the end of a session.
    public func close() { lock.unlock() }

    /// Where the key of TDLib's database is.
    var keyStore: DatabaseKeyFile { DatabaseKeyFile(path: layout.databaseKey) }

    /// The key of TDLib's database: random, made once.
    public func databaseKey() throws(AccountError) -> Secret<[UInt8]> {
        try SecretFile.check(keyStore.path)
        do { return try keyStore.key() } catch {
            let failure = (error as? TDLibError)?.underlying as? SystemFailure
            throw AccountError(failure?.number ?? 0, in: path, "\(error)")
        }
    }

    /// The api id and hash of the last sign-in, if there was one.
    public func savedCredentials() throws(AccountError) -> APICredentials? {
        try Self.savedCredentials(in: path)
    }

    /// The same for a folder, without its lock.
    static func savedCredentials(in path: String) throws(AccountError) -> APICredentials? {
        let file = AccountLayout(path).credentials
        try SecretFile.check(file)
        do throws(SystemFailure) {
            guard let bytes = try Self.read(file) else { return nil }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
            guard lines.count == 2, let id = Int32(lines[0]) else { return nil }
            return APICredentials(id: id, hash: Secret(String(lines[1])))
        } catch {
            throw AccountError(.file, "The saved api id and hash: \(error).")
        }
    }

    /// Keeps api id and hash for the next command, readable by the owner alone.
    public func save(_ credentials: APICredentials) throws(AccountError) {
        do throws(SystemFailure) {
            let text = "\(credentials.id)\n\(credentials.hash.revealed)\n"
            try PrivateFile.write(Array(text.utf8), to: layout.credentials)
        } catch {
            throw AccountError(error.number, in: path, "Api id and hash could not be kept: \(error).")
        }
    }

    /// Forgets api id and hash, so that the next sign-in asks for them. Without them nothing happens.
    public func forgetCredentials() throws(AccountError) {
        do throws(POSIXFailure) {
            try POSIX.removeFile(layout.credentials)
        } catch {
            if error.isMissing { return }
            throw AccountError(error.code, in: path, "Api id and hash could not be removed: \(error.text).")
        }
    }

    private static func read(_ path: String) throws(SystemFailure) -> [UInt8]? {
        do throws(SystemFailure) {
            return try PrivateFile.read(path, limit: 4096)
        } catch {
            if POSIXFailure(code: error.number).isMissing { return nil }
            throw error
        }
    }
}
