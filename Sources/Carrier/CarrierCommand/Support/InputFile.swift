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
        do throws(SystemFailure) {
            return try SystemIO.readAll(STDIN_FILENO, limit: limit, path: "standard input")
        } catch {
            if error.number == EFBIG { throw tooLong("standard input", limit) }
            throw CommandFailure(error.description, exitCode: .ioError)
        }
    }

    private static func tooLong(_ name: String, _ limit: Int) -> CommandFailure {
        CommandFailure("\(name) has more than \(limit) bytes", exitCode: .dataError)
    }
}
