import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The fixture as a running process, on a pseudo-terminal or on pipes.
final class FixtureProcess {
    /// The two ends of a pseudo-terminal.
    struct Terminal {
        let ours: FileHandle
        let theirs: FileHandle

        init() throws {
            let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            try #require(descriptor >= 0)
            #if canImport(Darwin)
            try #require(grantpt(descriptor) == 0 && unlockpt(descriptor) == 0)
            let name = try #require(ptsname(descriptor).map { String(cString: $0) })
            #else
            // TIOCSPTLCK and TIOCGPTN: glibc's functions for them are not visible to Swift (they need _XOPEN_SOURCE).
            var (lock, number): (CInt, CUnsignedInt) = (0, 0)
            try #require(ioctl(descriptor, 0x4004_5431, &lock) == 0 && ioctl(descriptor, 0x8004_5430, &number) == 0)
            let name = "/dev/pts/\(number)"
            #endif
            let other = open(name, O_RDWR | O_NOCTTY)
            try #require(other >= 0)
            ours = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            theirs = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        }

        /// Whether it shows what is typed.
        var echoes: Bool {
            var settings = termios()
            return tcgetattr(theirs.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
        }
    }

    private let process = Process()
    private let output = Pipe()

    /// - Parameter terminal: standard input and standard error; without it, `input` and nothing.
    init(_ arguments: [String], terminal: Terminal? = nil, input: String = "") throws {
        var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        #if canImport(Darwin)
        folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        #endif
        process.executableURL = try #require(folder).appending(path: "CommandLineFixture")
        process.arguments = arguments
        process.standardOutput = output
        if let terminal {
            process.standardInput = terminal.theirs
            process.standardError = terminal.theirs
            try process.run()
        } else {
            let pipe = Pipe()
            process.standardInput = pipe
            process.standardError = FileHandle.nullDevice
            try process.run()
            try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try pipe.fileHandleForWriting.close()
        }
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    func interrupt() { kill(process.processIdentifier, SIGINT) }

    /// Waits until a line of standard output has come.
    func line() throws -> String {
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }

    func exitCode() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// Waits until the terminal has shown this text; gives everything that it showed.
    static func wait(for text: String, on terminal: Terminal) throws -> String {
        var shown: [UInt8] = []
        while !String(decoding: shown, as: UTF8.self).contains(text) {
            guard let byte = try terminal.ours.read(upToCount: 1)?.first else { break }
            shown.append(byte)
        }
        return String(decoding: shown, as: UTF8.self)
    }
}
