import NativeLoop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if os(Linux)
import CLinux
#endif

/// What `fstat` tells and this target asks.
struct FileFacts: Equatable {
    var size: Int64
    var isRegular: Bool
    var isFolder: Bool
    var mode: UInt32
    /// The file system that it lies on.
    var device: UInt64
    /// Its number there.
    var inode: UInt64
    /// How many names it has.
    var names: UInt64
    /// Whose it is.
    var owner: UInt32
    var group: UInt32
    /// Tells whether the content was written meanwhile: the modification time in nanoseconds.
    var modified: Int64

    init(_ status: stat) {
        size = Int64(status.st_size)
        isRegular = status.st_mode & S_IFMT == S_IFREG
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        mode = UInt32(status.st_mode) & 0o7777
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
        names = UInt64(status.st_nlink)
        owner = UInt32(status.st_uid)
        group = UInt32(status.st_gid)
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

extension FileFacts {
    /// Whether these are two names of one file.
    func isSameFile(as other: FileFacts) -> Bool { device == other.device && inode == other.inode }
}

/// An open file or folder, closed when the last reference goes.
final class Descriptor: Sendable {
    let number: Int32

    private init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    enum Mode: Equatable {
        case read, readWrite, append, createNew, folder
    }

    /// Opens `name` below `folder`, or below the working directory, without following a link in its last component.
    static func open(
        _ name: String, in folder: Descriptor? = nil, _ mode: Mode, permissions: mode_t = 0o644,
        followLink: Bool = false
    ) throws(POSIXFailure) -> Descriptor {
        var flags = O_CLOEXEC | (followLink ? 0 : O_NOFOLLOW)
        switch mode {
        // A pipe in the place of a file must not hold up the run.
        case .read: flags |= O_RDONLY | O_NONBLOCK
        case .readWrite: flags |= O_RDWR | O_CREAT
        case .append: flags |= O_WRONLY | O_APPEND | O_CREAT
        case .createNew: flags |= O_WRONLY | O_CREAT | O_EXCL
        case .folder: flags |= O_RDONLY | O_DIRECTORY
        }
        while true {
            let number = openat(folder?.number ?? AT_FDCWD, name, flags, permissions)
            if number >= 0 { return Descriptor(number) }
            guard errno == EINTR else { throw .last }
        }
    }

    /// Opens a regular file to read it.
    /// - Throws: ``POSIXFailure/notRegular`` where something else has the name.
    static func openRegular(_ name: String, in folder: Descriptor? = nil) throws(POSIXFailure) -> Descriptor {
        let file = try open(name, in: folder, .read)
        guard try file.facts().isRegular else { throw .notRegular }
        return file
    }

    func facts() throws(POSIXFailure) -> FileFacts {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return FileFacts(status)
    }

    /// The facts of `name` in this folder, a link's own if it is one.
    func facts(of name: String) throws(POSIXFailure) -> FileFacts {
        var status = stat()
        guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        return FileFacts(status)
    }

    /// When `name` of this folder was changed last, in Unix time.
    func modified(of name: String) throws(POSIXFailure) -> Int64 {
        try facts(of: name).modified / 1_000_000_000
    }

    /// The file system of this file or folder; nil if it does not tell its size, as some of the network do not.
    func volume() -> DiskRoom.Volume? {
        guard let device = try? facts().device else { return nil }
        #if canImport(Darwin)
        // The blocks of `fstatvfs` have 32 bits there.
        var status = statfs()
        guard fstatfs(number, &status) == 0, status.f_blocks > 0 else { return nil }
        let block = UInt64(status.f_bsize)
        #else
        var status = statvfs()
        guard fstatvfs(number, &status) == 0, status.f_blocks > 0 else { return nil }
        let block = UInt64(status.f_frsize)
        #endif
        let (free, isTooMuch) = UInt64(status.f_bavail).multipliedReportingOverflow(by: block)
        return DiskRoom.Volume(id: device, free: isTooMuch ? .max : Int64(clamping: free))
    }

    /// Reads what comes next, 0 bytes at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(POSIXFailure) -> Int {
        do throws(SystemFailure) { return try SystemIO.read(number, into: buffer) } catch {
            throw POSIXFailure(code: error.number)
        }
    }

    /// Reads so many bytes from a place, or fewer at the end. Where the next reading goes on does not change.
    func read(_ count: Int, at offset: Int64) throws(POSIXFailure) -> [UInt8] {
        var failure: POSIXFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = buffer.baseAddress?.advanced(by: filled)
                let got = pread(number, rest, count - filled, off_t(offset) + off_t(filled))
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = .last }
                guard got > 0 else { break }
                filled += got
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Lets reading begin anew.
    func rewind() { lseek(number, 0, SEEK_SET) }

    /// Reads to the end, at most `limit` bytes.
    func readAll(limit: Int) throws(POSIXFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            var failure: POSIXFailure?
            var count = 0
            chunk.withUnsafeMutableBytes { buffer in
                do throws(POSIXFailure) { count = try read(into: buffer) } catch { failure = error }
            }
            if let failure { throw failure }
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        return bytes
    }

    /// Writes all of it.
    func write(_ bytes: UnsafeRawBufferPointer) throws(POSIXFailure) {
        do throws(SystemFailure) { try SystemIO.write(number, bytes) } catch { throw POSIXFailure(code: error.number) }
    }

    func write(_ bytes: [UInt8]) throws(POSIXFailure) {
        do throws(SystemFailure) { try SystemIO.write(number, bytes) } catch { throw POSIXFailure(code: error.number) }
    }

    /// Makes `bytes` the whole content, from the start.
    func replaceContent(with bytes: [UInt8]) throws(POSIXFailure) {
        guard ftruncate(number, 0) == 0, lseek(number, 0, SEEK_SET) == 0 else { throw .last }
        try write(bytes)
    }

    /// Waits until the bytes, or a folder's entries, are on the medium.
    func sync() throws(POSIXFailure) {
        // Some file systems cannot sync a folder and need not.
        guard fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last }
    }

    /// Makes this new file share the bytes of `source`, which takes no room.
    /// - Returns: false where the file system cannot, or cannot between these two.
    func clone(_ source: Descriptor) -> Bool {
        #if os(Linux)
        // FICLONE of linux/fs.h, which is a macro that Swift does not import.
        ioctl(number, 0x4004_9409, source.number) == 0
        #else
        false
        #endif
    }

    func setPermissions(_ permissions: UInt32) throws(POSIXFailure) {
        guard fchmod(number, mode_t(truncatingIfNeeded: permissions)) == 0 else { throw .last }
    }

    func setTimes(modified seconds: Int64) throws(POSIXFailure) {
        try setTimes(timespec(tv_sec: Int(truncatingIfNeeded: seconds), tv_nsec: 0))
    }

    func setTimes(nanoseconds: Int64) throws(POSIXFailure) {
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        let isEarlier = rest < 0
        try setTimes(
            timespec(
                tv_sec: Int(truncatingIfNeeded: isEarlier ? seconds - 1 : seconds),
                tv_nsec: Int(isEarlier ? rest + 1_000_000_000 : rest)))
    }

    private func setTimes(_ time: timespec) throws(POSIXFailure) {
        guard futimens(number, [time, time]) == 0 else { throw .last }
    }

    /// Whether more than its permissions says who may do what with it.
    var hasAccessList: Bool {
        #if os(Linux)
        fgetxattr(number, "system.posix_acl_access", nil, 0) > 0
        #else
        false
        #endif
    }

    /// Takes the advisory lock of this file or folder, which goes with the last copy of the descriptor.
    /// - Parameter isShared: whether others may have it shared at the same time.
    /// - Returns: false if somebody else has it. True as well where the file system knows no locks.
    func tryLock(isShared: Bool = false) -> Bool {
        while flock(number, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return !(errno == EWOULDBLOCK)
        }
        return true
    }

    /// Takes the lock after a pause in seconds.
    func tryLock(after pause: Double) -> Bool {
        usleep(UInt32(pause * 1_000_000))
        return tryLock()
    }

    func unlock() {
        flock(number, LOCK_UN)
    }
}
