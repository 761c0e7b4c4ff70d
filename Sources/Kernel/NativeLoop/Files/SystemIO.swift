#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads and writes open files, pipes and terminals by their numbers. A call that a signal interrupts is made again, and one on
/// a descriptor that does not block waits all the same.
package enum SystemIO {
    /// Reads what comes next.
    /// - Parameter path: what the error names.
    /// - Returns: the number of bytes; 0 at the end.
    package static func read(
        _ file: CInt, into buffer: UnsafeMutableRawBufferPointer, path: String? = nil
    ) throws(SystemFailure) -> Int {
        while true {
            let count = systemRead(file, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno == EAGAIN || errno == EWOULDBLOCK {
                wait(file, POLLIN)
            } else if errno != EINTR {
                throw SystemFailure(call: "read", path: path, number: errno)
            }
        }
    }

    /// Reads to the end.
    /// - Throws: `EFBIG` if there are more than `limit` bytes.
    package static func readAll(_ file: CInt, limit: Int, path: String? = nil) throws(SystemFailure) -> [UInt8] {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        defer { chunk.deallocate() }
        var bytes: [UInt8] = []
        while true {
            let count = try read(file, into: chunk, path: path)
            if count == 0 { return bytes }
            if bytes.count + count > limit { throw SystemFailure(call: "read", path: path, number: EFBIG) }
            bytes += chunk[..<count]
        }
    }

    /// Writes all of it.
    package static func write(
        _ file: CInt, _ bytes: UnsafeRawBufferPointer, path: String? = nil
    ) throws(SystemFailure) {
        var offset = 0
        while offset < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
            let count = systemWrite(file, rest.baseAddress, rest.count)
            if count >= 0 {
                offset += count
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                wait(file, POLLOUT)
            } else if errno != EINTR {
                throw SystemFailure(call: "write", path: path, number: errno)
            }
        }
    }

    package static func write(_ file: CInt, _ bytes: [UInt8], path: String? = nil) throws(SystemFailure) {
        try bytes.withUnsafeBytes { bytes in
            Result { () throws(SystemFailure) in try write(file, bytes, path: path) }
        }.get()
    }

    /// Somebody who has the same file made it non-blocking.
    private static func wait(_ file: CInt, _ event: CInt) {
        var wait = pollfd(fd: file, events: Int16(event), revents: 0)
        _ = poll(&wait, 1, -1)
    }
}

// The names `read` and `write` mean the functions above inside the enum.
private func systemRead(_ file: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}

private func systemWrite(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
