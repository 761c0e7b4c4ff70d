internal import NativeLoop

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The right of one process to a data folder: an `flock` on `carrier.lock` in it.
///
/// It ends with ``release()``, with the last reference, or with the process, also when that is killed. The file stays: removing it
/// would let two processes lock two files of the same name.
final class FolderLock {
    private var file: CInt

    /// - Throws: ``NodeError`` with ``NodeError/Code/busy`` that names the process which has the folder.
    init(folder: String) throws(NodeError) {
        let path = folder + "/carrier.lock"
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        if file < 0 { throw NodeError(SystemFailure(call: "open", path: path, number: errno)) }
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            let number = errno
            if number == EINTR { continue }
            let owner = Self.owner(file)
            close(file)
            guard number == EWOULDBLOCK else {
                throw NodeError(SystemFailure(call: "flock", path: path, number: number))
            }
            throw NodeError(
                .busy,
                "The folder \"\(folder)\" is in use by \(owner). Stop that node first, or give this one another folder")
        }
        self.file = file
        // Only for the message above: a lock without a readable number is a lock all the same.
        _ = ftruncate(file, 0)
        let text = Array("\(getpid())\n".utf8)
        _ = pwrite(file, text, text.count, 0)
    }

    deinit { release() }

    func release() {
        if file >= 0 { close(file) }
        file = -1
    }

    private static func owner(_ file: CInt) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(file, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(0, count)).prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
        guard let number = Int32(text) else { return "another process" }
        return number == getpid() ? "this process (\(number))" : "process \(number)"
    }
}
