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
    typealias Terminal = PseudoTerminal

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

    func suspend() { kill(process.processIdentifier, SIGTSTP) }

    func `continue`() { kill(process.processIdentifier, SIGCONT) }

    #if os(Linux)
    /// Whether a signal has stopped it; what `/proc` tells.
    var isStopped: Bool {
        let path = "/proc/\(process.processIdentifier)/stat"
        return (try? String(contentsOfFile: path, encoding: .utf8))?.contains(") T ") ?? false
    }
    #endif

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
    static func wait(for text: String, on terminal: Terminal) throws -> String { try terminal.wait(for: text) }
}
