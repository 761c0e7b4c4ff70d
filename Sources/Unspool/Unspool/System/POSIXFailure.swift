#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A failed system call.
struct POSIXFailure: Error, Equatable {
    let code: Int32

    static var last: POSIXFailure { POSIXFailure(code: errno) }

    /// A pipe, a socket or a device where a file should be.
    static let notRegular = POSIXFailure(code: EINVAL)

    /// The system's text for it, such as "Permission denied".
    var text: String {
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }

    var isMissing: Bool { code == ENOENT }
    var exists: Bool { code == EEXIST }
    var isFull: Bool { code == ENOSPC || code == EDQUOT }
    /// Larger than the file system or the limit for the process allows.
    var isTooLarge: Bool { code == EFBIG }
    var isTooManyFiles: Bool { code == EMFILE || code == ENFILE }
    var isReadOnly: Bool { code == EROFS }
    var isForbidden: Bool { code == EACCES || code == EPERM }
    var isNotFolder: Bool { code == ENOTDIR }
    /// A symbolic link where none is followed.
    var isLink: Bool { code == ELOOP || code == EMLINK }
    /// The file system knows no hard links (FAT, some network file systems).
    var knowsNoLinks: Bool {
        code == EPERM || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS || code == EMLINK
    }
}
