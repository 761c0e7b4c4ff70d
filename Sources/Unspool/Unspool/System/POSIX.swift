#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Helpers for paths and for the process.
enum POSIX {
    /// The number of this process.
    static var process: Int32 { getpid() }

    /// Whose rights it has.
    static var user: UInt32 { UInt32(geteuid()) }

    static func makeFolder(_ path: String, permissions: mode_t) throws(POSIXFailure) {
        guard mkdir(path, permissions) == 0 else { throw .last }
    }

    /// Whether this user may make files in the folder.
    static func isWritable(_ folder: String) -> Bool { access(folder, R_OK | W_OK | X_OK) == 0 }

    static func removeFolder(_ path: String) throws(POSIXFailure) {
        guard rmdir(path) == 0 else { throw .last }
    }

    static func removeFile(_ path: String) throws(POSIXFailure) {
        guard unlink(path) == 0 else { throw .last }
    }

    static func setPermissions(_ path: String, _ permissions: mode_t) throws(POSIXFailure) {
        guard chmod(path, permissions) == 0 else { throw .last }
    }

    /// The path without links and dots, or nil if there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
