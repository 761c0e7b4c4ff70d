import Foundation
import NativeLoop

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folders of a client, and the small file in which the simulator remembers what TDLib's database would.
///
/// The file has a name of its own: a folder that the real TDLib uses as well loses nothing.
final class DatabaseDirectory {
    struct Parameters {
        var databaseDirectory: String
        var filesDirectory: String
        var key: [UInt8]
        var isTest: Bool
        var usesMessages: Bool

        init(_ request: TLObject) {
            databaseDirectory = request.text("database_directory") ?? ""
            filesDirectory = request.text("files_directory") ?? ""
            key = request.data("database_encryption_key")
            isTest = request.bool("use_test_dc")
            usesMessages = request.bool("use_message_database")
        }
    }

    enum Failure: Error {
        /// Another client has it open: TDLib tries for a while.
        case inUse(String)
        case other(Int, String)
    }

    let path: String
    let filesPath: String
    var state: StoredState
    private let isTest: Bool
    /// Whether there is a database of messages.
    let usesMessages: Bool
    /// Holds the lock on the folder while it is open.
    private let lock: CInt

    private init(path: String, filesPath: String, state: StoredState, isTest: Bool, usesMessages: Bool, lock: CInt) {
        self.path = path
        self.filesPath = filesPath
        self.state = state
        self.isTest = isTest
        self.usesMessages = usesMessages
        self.lock = lock
    }

    deinit {
        _ = Self.closeFile(lock)
    }

    static func open(
        _ parameters: Parameters, for clientID: Int32, in engine: Engine
    ) -> Result<DatabaseDirectory, Failure> {
        let asked = parameters.databaseDirectory
        var directory = asked.isEmpty ? "." : asked
        if let error = Folders.make(directory) {
            return .failure(.other(400, "Can't init database in the directory \"\(asked)\": \(error)"))
        }
        directory = Folders.realPath(directory) ?? directory
        var files = parameters.filesDirectory.isEmpty ? directory : parameters.filesDirectory
        if let error = Folders.make(files) {
            return .failure(.other(400, "Can't init files directory \"\(parameters.filesDirectory)\": \(error)"))
        }
        files = Folders.realPath(files) ?? files

        let suffix = parameters.isTest ? "_test" : ""
        let shown = "\(directory)/td\(suffix).binlog"
        let slot = directory + suffix
        if engine.openDatabases[slot] != nil {
            return .failure(
                .inUse("Can't lock file \"\(shown)\", because it is already in use by current program"))
        }
        let lock = openFile("\(directory)/simulated-telegram\(suffix).lock")
        guard lock >= 0 else {
            return .failure(.other(400, "File \"\(shown)\" can't be opened/created for reading and writing"))
        }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            _ = closeFile(lock)
            return .failure(
                .inUse(
                    "Can't lock file \"\(shown)\", because it is already in use; check for another program instance running"
                ))
        }
        let keyHash = hash(ofKey: parameters.key)
        // Garbage is not reported: TDLib begins anew, and so a damaged file looks like an account that signed out.
        var state =
            FileManager.default.contents(atPath: statePath(directory, suffix))
            .flatMap { try? JSONDecoder().decode(StoredState.self, from: $0) } ?? StoredState(keyHash: keyHash)
        guard state.keyHash == keyHash else {
            _ = closeFile(lock)
            return .failure(.other(401, "Wrong database encryption key"))
        }
        state.files.merge(finishedFiles(directory, suffix)) { $1 }
        engine.openDatabases[slot] = clientID
        let opened = DatabaseDirectory(
            path: directory, filesPath: files, state: state, isTest: parameters.isTest,
            usesMessages: parameters.usesMessages, lock: lock)
        opened.save()
        unlink(filesPath(directory, suffix))
        return .success(opened)
    }

    static func hash(ofKey key: [UInt8]) -> String {
        key.isEmpty ? "" : PortableSHA256.hex(key)
    }

    func close(in engine: Engine) {
        engine.openDatabases[path + (isTest ? "_test" : "")] = nil
    }

    /// Deletes what signing out deletes; the folder stays.
    func delete() {
        unlink(Self.statePath(path, isTest ? "_test" : ""))
        unlink(Self.filesPath(path, isTest ? "_test" : ""))
        unlink("\(path)/simulated-telegram\(isTest ? "_test" : "").lock")
    }

    func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(state) else { return }
        // A folder that can no longer be written loses the state, as TDLib's would; nothing else depends on it.
        try? PrivateFile.write(Array(data), to: Self.statePath(path, isTest ? "_test" : ""))
    }

    // MARK: Finished downloads

    private struct FinishedFile: Codable {
        var id: String
        var file: StoredState.StoredFile
    }

    /// Writes down one more download. To write the whole state each time would take long once there are thousands.
    func append(_ file: StoredState.StoredFile, id: String) {
        guard var line = try? JSONEncoder().encode(FinishedFile(id: id, file: file)) else { return }
        line.append(UInt8(ascii: "\n"))
        Folders.append(Array(line), to: Self.filesPath(path, isTest ? "_test" : ""))
    }

    /// What an earlier run wrote down; a line that a kill has cut is passed over.
    private static func finishedFiles(_ directory: String, _ suffix: String) -> [String: StoredState.StoredFile] {
        let lines = FileManager.default.contents(atPath: filesPath(directory, suffix))?.split(
            separator: UInt8(ascii: "\n"))
        let files = (lines ?? []).compactMap { try? JSONDecoder().decode(FinishedFile.self, from: $0) }
        return Dictionary(files.map { ($0.id, $0.file) }) { $1 }
    }

    private static func filesPath(_ directory: String, _ suffix: String) -> String {
        "\(directory)/simulated-telegram\(suffix).files"
    }

    private static func statePath(_ directory: String, _ suffix: String) -> String {
        "\(directory)/simulated-telegram\(suffix).json"
    }

    private static func openFile(_ path: String) -> CInt {
        path.withCString { openDescriptor($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    }

    private static func closeFile(_ file: CInt) -> CInt {
        closeDescriptor(file)
    }
}
