import Foundation
import TestSupport
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
    private let process = Process()
    private let output = Pipe()

    /// - Parameter terminal: standard input and standard error; without it, `input` and nothing.
    init(_ arguments: [String], terminal: PseudoTerminal? = nil, input: String = "") throws {
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

    func quit() { kill(process.processIdentifier, SIGQUIT) }

    /// Waits until it is.
    func suspend() {
        kill(process.processIdentifier, SIGTSTP)
        process.waitUntilStopped()
    }

    func `continue`() { kill(process.processIdentifier, SIGCONT) }

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
}
