#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Folders as TDLib makes them, with its error texts.
enum Folders {
    static let appendFlags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC

    /// Makes a folder and those above it, mode 0750.
    /// - Returns: What went wrong, in TDLib's words.
    static func make(_ path: String) -> String? {
        var information = stat()
        if stat(path, &information) == 0 {
            guard information.st_mode & S_IFMT == S_IFDIR else {
                return posixError(ENOTDIR, "Realpath failed for \"\(path)/\"")
            }
            return nil
        }
        if let parent = parent(of: path), let error = make(parent, asParentOf: path) {
            return error
        }
        if mkdir(path, 0o750) != 0, errno != EEXIST {
            return posixError(errno, "Can't create directory \"\(path)\"")
        }
        return nil
    }

    private static func make(_ parent: String, asParentOf path: String) -> String? {
        var information = stat()
        if stat(parent, &information) == 0 { return nil }
        guard let error = make(parent) else { return nil }
        // An error in a folder above is quoted with its own number.
        let number = Int32(error.split(separator: " : ").dropFirst(2).first.flatMap { Int32($0) } ?? ENOENT)
        return posixError(number, "Can't create directory \"\(path)\": \(error)")
    }

    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static func posixError(_ number: CInt, _ what: String) -> String {
        "[PosixError : \(String(cString: strerror(number))) : \(number) : \(what)]"
    }

    /// Writes bytes into a file, which is made if need be, mode 0640.
    static func write(_ bytes: ArraySlice<UInt8>, to path: String, at offset: Int) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o640)
        guard file >= 0 else { return false }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { all in
                let rest = UnsafeRawBufferPointer(rebasing: all[written...])
                return pwrite(file, rest.baseAddress, rest.count, off_t(offset + written))
            }
            if count <= 0 { break }
            written += count
        }
        return close(file) == 0 && written == bytes.count
    }

    /// Adds a line to a file in one piece.
    static func append(_ bytes: [UInt8], to path: String) {
        let file = open(path, appendFlags, 0o600)
        guard file >= 0 else { return }
        _ = bytes.withUnsafeBytes { writeDescriptor(file, $0.baseAddress, $0.count) }
        _ = close(file)
    }

    static func read(_ path: String, at offset: Int, count: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, off_t(offset)) }
        return read == count ? bytes : nil
    }

    /// The size of a file in bytes; nil if there is none.
    static func size(of path: String) -> Int? {
        var information = stat()
        return stat(path, &information) == 0 ? Int(information.st_size) : nil
    }

    /// When a file was last changed, in nanoseconds of Unix time; nil if there is none.
    static func modificationTime(of path: String) -> Int64? {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        #if canImport(Darwin)
        let time = information.st_mtimespec
        #else
        let time = information.st_mtim
        #endif
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    private static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return nil }
        return String(path[..<slash])
    }
}

// Where a type has methods of the same names, these say that the functions of the C library are meant.
func openDescriptor(_ path: UnsafePointer<CChar>, _ flags: CInt, _ mode: mode_t) -> CInt { open(path, flags, mode) }
func closeDescriptor(_ file: CInt) -> CInt { close(file) }
func writeDescriptor(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
