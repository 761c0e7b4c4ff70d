#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files that only their owner can read, and that are there as a whole or not at all.
public enum PrivateFile {
    /// Puts `bytes` in the place of the file at `path`, with mode 0600.
    ///
    /// They go to a new file of the same folder first, are forced to the disk, and then take over the name; the folder
    /// is forced to the disk too. A reader, a crash or a full disk sees the old file or the new one, never a part.
    /// - Parameter isReplacing: false keeps an existing file and fails with `EEXIST`, also against another process.
    public static func write(
        _ bytes: [UInt8], to path: String, isReplacing: Bool = true, temporaryName: () -> String = randomName
    ) throws(SystemFailure) {
        let folder = self.folder(of: path)
        let temporary = folder + "/." + temporaryName() + ".tmp"
        // O_EXCL with O_NOFOLLOW: nobody can have put a link there that leads elsewhere.
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if file < 0 { throw SystemFailure(call: "open", path: temporary, number: errno) }
        do throws(SystemFailure) {
            do throws(SystemFailure) {
                // The umask can only take rights away, but it may have taken the owner's.
                if fchmod(file, 0o600) != 0 { throw SystemFailure(call: "fchmod", path: temporary, number: errno) }
                try SystemIO.write(file, bytes, path: temporary)
                if fsync(file) != 0 { throw SystemFailure(call: "fsync", path: temporary, number: errno) }
            } catch {
                close(file)
                throw error
            }
            if close(file) != 0 { throw SystemFailure(call: "close", path: temporary, number: errno) }
            if isReplacing {
                if rename(temporary, path) != 0 { throw SystemFailure(call: "rename", path: path, number: errno) }
            } else {
                // Unlike rename, link fails if the name is taken.
                if link(temporary, path) != 0 { throw SystemFailure(call: "link", path: path, number: errno) }
                unlink(temporary)
            }
        } catch {
            unlink(temporary)
            throw error
        }
        try syncFolder(folder)
    }

    /// The bytes of a file that must be no longer than `limit` bytes (`EFBIG` otherwise).
    public static func read(_ path: String, limit: Int) throws(SystemFailure) -> [UInt8] {
        // Not waiting for somebody to write into what is no file, such as a named pipe.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if file < 0 { throw SystemFailure(call: "open", path: path, number: errno) }
        defer { close(file) }
        var facts = stat()
        if fstat(file, &facts) != 0 { throw SystemFailure(call: "fstat", path: path, number: errno) }
        if facts.st_mode & S_IFMT != S_IFREG {
            let isFolder = facts.st_mode & S_IFMT == S_IFDIR
            throw SystemFailure(call: "open", path: path, number: isFolder ? EISDIR : EINVAL)
        }
        return try SystemIO.readAll(file, limit: limit, path: path)
    }

    /// Makes a folder and those above it that are missing, each with mode 0700.
    public static func makeFolder(_ path: String) throws(SystemFailure) {
        if path.isEmpty || path == "/" || path == "." { return }
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        if errno != ENOENT { throw SystemFailure(call: "mkdir", path: path, number: errno) }
        let parent = folder(of: path)
        if parent == path { throw SystemFailure(call: "mkdir", path: path, number: ENOENT) }
        try makeFolder(parent)
        if mkdir(path, 0o700) != 0 && errno != EEXIST {
            throw SystemFailure(call: "mkdir", path: path, number: errno)
        }
    }

    /// Sixteen characters that no other process will come up with.
    public static func randomName() -> String {
        let text = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    private static func folder(of path: String) -> String {
        var path = path[...]
        while path.utf8.count > 1 && path.last == "/" { path = path.dropLast() }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func syncFolder(_ path: String) throws(SystemFailure) {
        let folder = open(path, O_RDONLY | O_CLOEXEC)
        if folder < 0 { throw SystemFailure(call: "open", path: path, number: errno) }
        defer { close(folder) }
        // Some file systems cannot sync a folder and say EINVAL: then there is nothing to wait for.
        if fsync(folder) != 0 && errno != EINVAL { throw SystemFailure(call: "fsync", path: path, number: errno) }
    }
}
