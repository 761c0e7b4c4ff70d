import NativeLoop
import Synchronization

/// Which of the downloads that TDLib has begun hold their own bytes.
///
/// TDLib goes on with what a file in its folder `temp` holds, and names such files by a counter. After a process was killed the
/// counter may be older than what TDLib knows of the files: a name is given a second time, and what one download left is taken
/// for the beginning of another one of the same size as ever. So only what this process began, or one that ended in an orderly
/// way, is gone on with.
public final class BegunDownloads: Sendable {
    private let path: String?
    private let ids: Mutex<Set<String>>

    /// Takes what an earlier process has noted. The note is removed: a process that is killed leaves none.
    /// - Parameter path: of the file that notes are kept in; nil to keep none.
    public init(path: String? = nil) {
        self.path = path
        var noted: [Substring] = []
        if let path, let bytes = try? PrivateFile.read(path, limit: 1 << 20), (try? POSIX.removeFile(path)) != nil {
            noted = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        }
        ids = Mutex(Set(noted.map(String.init)))
    }

    /// Notes that a download begins.
    /// - Parameter uniqueID: TDLib's `remoteFile.unique_id`; one that is empty is never known.
    /// - Returns: whether what TDLib has of the file is known to be the file's own.
    func begin(_ uniqueID: String) -> Bool {
        if uniqueID.isEmpty { return false }
        return !ids.withLock { $0.insert(uniqueID).inserted }
    }

    /// The file has arrived as a whole.
    func end(_ uniqueID: String) { ids.withLock { _ = $0.remove(uniqueID) } }

    /// Notes for the next process what is begun. Call it when TDLib has closed, so that all of it is on the disk.
    /// Where it cannot be written the next process begins these files anew.
    public func save() {
        let ids = ids.withLock { $0.sorted() }
        guard let path, !ids.isEmpty else { return }
        try? PrivateFile.write(Array(ids.joined(separator: "\n").utf8), to: path)
    }
}
