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

    /// Whether this process may not write files of any size (`ulimit -f`).
    static var limitsFileSize: Bool {
        var limit = rlimit()
        #if canImport(Glibc)
        guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { return false }
        #else
        guard getrlimit(RLIMIT_FSIZE, &limit) == 0 else { return false }
        #endif
        return limit.rlim_cur < 1 << 62
    }

    /// Whether this user may make files in the folder.
    static func isWritable(_ folder: String) -> Bool { hindrance(to: folder) == nil }

    /// What keeps this user from making files in the folder.
    static func hindrance(to folder: String) -> POSIXFailure? {
        access(folder, R_OK | W_OK | X_OK) == 0 ? nil : .last
    }

    /// The folder that `path` lies in or would lie in; nil for the root and the working folder.
    static func parent(of path: String) -> String? {
        guard path != "/", path != "." else { return nil }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The nearest folder above `path` that is there, or `path`.
    static func existing(_ path: String) -> String {
        var path = path
        while access(path, F_OK) != 0, let parent = parent(of: path) { path = parent }
        return path
    }

    /// What this user may not write: `path`, or the folder that it lies in or would lie in. Nil if neither is in the way.
    static func unwritable(_ path: String) -> String? {
        let found = existing(path)
        if access(found, R_OK | W_OK) != 0 { return found }
        guard let parent = parent(of: found), !isWritable(parent) else { return nil }
        return parent
    }

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
