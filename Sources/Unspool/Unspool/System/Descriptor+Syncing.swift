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

extension Descriptor {
    /// Waits until all that was written to this folder's file system is on the medium: for many files much faster than one
    /// after the other.
    /// - Returns: false where ``sync()`` has to be called for each file. That is where this call is not there, is not known to
    ///   do as much, or has met an error, of which it does not tell whose it is.
    func syncFileSystem() -> Bool {
        #if os(Linux)
        POSIX.syncfsTellsErrors && hasFaithfulSyncfs && syncfs(number) == 0
        #else
        false
        #endif
    }

    #if os(Linux)
    /// Whether this is a file system whose `syncfs` is known to wait for the medium. Those on a network and in user space
    /// need not: they may have sent the bytes on and waited for nothing.
    private var hasFaithfulSyncfs: Bool {
        var status = statfs()
        guard fstatfs(number, &status) == 0 else { return false }
        // The numbers of linux/magic.h: ext2, ext3 and ext4, which have one; XFS; Btrfs; F2FS; tmpfs.
        return [0xEF53, 0x5846_5342, 0x9123_683E, 0xF2F5_2010, 0x0102_1994].contains(Int64(status.f_type))
    }
    #endif
}

#if os(Linux)
extension POSIX {
    /// Linux before 5.8 kept from `syncfs` that bytes could not be written.
    fileprivate static let syncfsTellsErrors: Bool = {
        var name = utsname()
        guard uname(&name) == 0 else { return false }
        let release = withUnsafeBytes(of: &name.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let numbers = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        return numbers.count == 2 && (numbers[0], numbers[1]) >= (5, 8)
    }()
}
#endif
