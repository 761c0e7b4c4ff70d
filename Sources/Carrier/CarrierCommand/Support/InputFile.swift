import CommandLineInterface
import NativeLoop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Bytes that a command is given: a file, or standard input.
enum InputFile {
    /// - Parameter path: nil and `-` are standard input.
    static func read(_ path: String?, limit: Int = 16 * 1024 * 1024) throws -> [UInt8] {
        guard let path, path != "-" else { return try standardInput(limit: limit) }
        do throws(SystemFailure) {
            return try PrivateFile.read(path, limit: limit)
        } catch {
            if error.number == EFBIG { throw tooLong(path, limit) }
            throw CommandFailure(error.description, exitCode: .noInput)
        }
    }

    private static func standardInput(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(0, $0) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw CommandFailure(
                    SystemFailure(call: "read", path: "standard input", number: errno).description, exitCode: .ioError)
            }
            if bytes.count + count > limit { throw tooLong("standard input", limit) }
            bytes += buffer[..<count]
        }
    }

    private static func tooLong(_ name: String, _ limit: Int) -> CommandFailure {
        CommandFailure("\(name) has more than \(limit) bytes", exitCode: .dataError)
    }
}

// Inside the enum, `read` is its own.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}
