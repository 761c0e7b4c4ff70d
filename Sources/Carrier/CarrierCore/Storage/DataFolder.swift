package import CarrierWire
internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The folder in which a node keeps its identity, held by one process at a time.
///
/// ```swift
/// let folder = try DataFolder(path: "/home/a/.carrier")
/// let data = try folder.load()      // nil: there is no identity yet
/// try folder.store(CarrierData(savedata: bytes))
/// ```
///
/// An identity is never lost here: what cannot be read is an error and stays where it is, a file is replaced as a whole or not at
/// all, and the three last contents are kept as `carrier.data.backup-1` (the newest) to `-3`.
///
/// One owner: not `Sendable`. Calls block for as long as the disk takes. Carrier protocol, section 2.
package final class DataFolder {
    /// Seconds between two backups of a running node.
    static let backupInterval: Int64 = 3600
    static let backupCount = 3

    /// The folder as it was given, without a slash at the end.
    package let path: String
    /// What the user should know although it was no error, one sentence each.
    package internal(set) var warnings: [String] = []

    private let lock: FolderLock
    private let seconds: () -> Int64
    private var lastBackup: Int64?
    /// What the file holds, as far as this process knows.
    var storedBytes: [UInt8]?
    /// Whether the folder's content was understood: only then may it be written over.
    private(set) var isLoaded = false

    var dataPath: String { path + "/carrier.data" }
    var journalPath: String { path + "/carrier.data.journal" }

    /// Makes the folder, and those above it, with mode 0700 if they are missing, and takes the lock.
    ///
    /// The rights of a folder that exists are left alone: it is somebody's. All files get mode 0600.
    ///
    /// - Parameters:
    ///   - path: not empty, without NUL.
    ///   - seconds: a clock that never goes back; where it begins does not matter.
    /// - Throws: ``NodeError`` with ``NodeError/Code/busy`` if a process has the folder, or of the system.
    package init(
        path: String, seconds: @escaping () -> Int64 = { SystemTime.monotonic().components.seconds }
    ) throws(NodeError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw NodeError(.invalidArguments, "A node needs a data folder: give its path")
        }
        var path = path
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        do throws(SystemFailure) {
            try PrivateFile.makeFolder(path)
        } catch {
            throw NodeError(error)
        }
        self.path = path
        self.seconds = seconds
        lock = try FolderLock(folder: path)
    }

    /// Gives the folder up. Storing afterwards throws ``NodeError/Code/wrongState``.
    package func close() {
        lock.release()
        isLoaded = false
        isClosed = true
    }

    private var isClosed = false

    /// The identity, or nil if the folder never had one.
    ///
    /// - Throws: ``NodeError`` with ``NodeError/Code/badPersistentData`` for whatever is damaged, of another revision, or gone while
    ///   backups are there; the message names the file, the fault and the way back. A new identity must not be made then.
    package func load() throws(NodeError) -> CarrierData? {
        try checkOpen()
        removeLeftovers()
        let journal = try settleJournal()
        switch try DataFile.read(dataPath) {
        case .valid(let data, let bytes):
            (storedBytes, isLoaded) = (bytes, true)
            return data
        case .invalid(let reason, _):
            throw unusable("\"\(dataPath)\" cannot be used. \(reason). It was left as it is")
        case .missing:
            if case .invalid(let reason, let isOtherRevision) = journal {
                // A damaged one alone is a first write that was cut off; of another revision, it is an identity.
                if isOtherRevision { throw unusable("\"\(journalPath)\" cannot be used. \(reason)") }
                warnings.append("\"\(journalPath)\" was ignored. \(reason)")
            }
            if (1...Self.backupCount).contains(where: { DataFile.exists(backupPath($0)) }) {
                throw unusable("\"\(dataPath)\" is gone, but there are backups of it")
            }
            let data = try convertLegacyFiles()
            isLoaded = true
            return data
        }
    }

    /// Writes the identity; when it returns, it is on the disk. Nothing happens if the bytes are those stored last.
    ///
    /// The first time, and then once an hour, the content that is replaced is kept as the newest backup.
    ///
    /// - Throws: ``NodeError``: as ``load()``, which is called first if nobody did, so that nothing unread is ever
    ///   overwritten; ``NodeError/Code/limitExceeded`` for a part of more than 16 MiB; of the system.
    package func store(_ data: CarrierData) throws(NodeError) {
        try checkOpen()
        if !isLoaded { _ = try load() }
        let bytes: [UInt8]
        do throws(CarrierDataError) {
            bytes = try data.encoded()
        } catch {
            throw NodeError(error.code == .tooLong ? .limitExceeded : .invalidArguments, error.message)
        }
        if bytes == storedBytes { return }
        let now = seconds()
        // A clock that goes back all the same costs one backup too many.
        let isDue = lastBackup.map { now < $0 || now - $0 >= Self.backupInterval } ?? true
        if isDue, try keepBackup() { lastBackup = now }
        // If this fails late, nobody knows which of the two contents the disk has.
        storedBytes = nil
        try write(bytes, to: dataPath)
        storedBytes = bytes
    }

    /// Takes over a journal that native Carrier left when it was stopped between two steps.
    @discardableResult
    func settleJournal() throws(NodeError) -> DataFile.State {
        let state = try DataFile.read(journalPath)
        guard case .valid(_, let bytes) = state else { return state }
        try write(bytes, to: dataPath)
        // It would win again at the next start, over newer content: so this must not fail silently.
        if unlink(journalPath) != 0 {
            throw NodeError(SystemFailure(call: "unlink", path: journalPath, number: errno))
        }
        return state
    }

    /// For what was written, or brought back, by one of the extensions.
    func didWrite(_ bytes: [UInt8]) { (storedBytes, isLoaded) = (bytes, true) }

    func checkOpen() throws(NodeError) {
        if isClosed { throw NodeError(.wrongState, "The data folder \"\(path)\" was closed") }
    }

    func write(_ bytes: [UInt8], to path: String, isReplacing: Bool = true) throws(NodeError) {
        do throws(SystemFailure) {
            try PrivateFile.write(bytes, to: path, isReplacing: isReplacing)
        } catch {
            throw NodeError(error)
        }
    }

    /// An error that says how to get the identity back.
    private func unusable(_ fault: String) -> NodeError {
        let advice =
            if let backup = newestBackup() {
                "The newest valid backup is \"\(backup.path)\": `carrier restore` brings it back"
            } else {
                "There is no valid backup here: if you have one, `carrier restore FILE` brings it back"
            }
        return NodeError(.badPersistentData, "\(fault). \(advice)")
    }
}
