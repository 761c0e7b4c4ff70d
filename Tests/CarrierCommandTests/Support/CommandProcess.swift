import Foundation
import Synchronization
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The built command `carrier` as a process. Its output is read on a thread of its own, line by line.
final class CommandProcess: Sendable {
    private struct State {
        var lines: [String] = []
        var hasEnded = false
    }

    /// Apart from the process, so that the thread which fills it does not keep the process alive.
    private final class Output: Sendable {
        let state = Mutex(State())
    }

    private let process = Process()
    private let input: FileHandle
    private let messagesPath: String
    private let output = Output()

    static func executable() throws -> URL {
        var products = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        #if canImport(Darwin)
        products = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        #endif
        return try #require(products).appending(path: "carrier")
    }

    init(_ arguments: [String], in folder: TestFolder) throws {
        // A process that has gone is an error of writing, not the end of the tests.
        signal(SIGPIPE, SIG_IGN)
        let (inputPipe, outputPipe) = (Pipe(), Pipe())
        input = inputPipe.fileHandleForWriting
        messagesPath = folder.path + "/messages-\(UUID().uuidString)"
        try Data().write(to: URL(fileURLWithPath: messagesPath))
        process.executableURL = try Self.executable()
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = folder.path
        environment["XDG_DATA_HOME"] = nil
        process.environment = environment
        process.standardInput = inputPipe
        process.standardOutput = outputPipe
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: messagesPath))
        try process.run()
        let file = outputPipe.fileHandleForReading
        Thread.detachNewThread { [output, process] in Self.read(file, into: output, process) }
    }

    deinit { if process.isRunning { kill() } }

    private static func read(_ file: FileHandle, into output: Output, _ process: Process) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // `FileHandle.read` would wait until the buffer is full.
            let count = buffer.withUnsafeMutableBytes { systemRead(file.fileDescriptor, $0) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            var start = 0
            while let end = buffer[start..<count].firstIndex(of: 0x0A) {
                let line = String(decoding: rest + buffer[start..<end], as: UTF8.self)
                output.state.withLock { $0.lines.append(line) }
                (rest, start) = ([], end + 1)
            }
            rest += buffer[start..<count]
        }
        process.waitUntilExit()
        output.state.withLock { $0.hasEnded = true }
    }

    // MARK: What it says

    var lines: [String] { output.state.withLock { $0.lines } }
    /// The lines that nobody has taken so far: for tests whose output is too much to be kept.
    func takeLines() -> [String] {
        output.state.withLock { state in
            defer { state.lines = [] }
            return state.lines
        }
    }

    var messages: String { (try? String(contentsOfFile: messagesPath, encoding: .utf8)) ?? "" }

    /// Waits until `find` makes something of the lines.
    func wait<Found>(
        _ what: String, seconds: Double = 600, _ find: ([String]) throws -> Found?
    ) async throws -> Found {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            let (lines, hasEnded) = output.state.withLock { ($0.lines, $0.hasEnded) }
            if let found = try find(lines) { return found }
            if hasEnded { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw TestFailure(
            "\(what) did not come. The last lines: \(lines.suffix(4).map { $0.prefix(300) }). \(messages)")
    }

    /// Waits for the end.
    ///
    /// - Returns: the exit code; the negative signal if one ended it.
    func exitCode() async throws -> Int32 {
        let end = ContinuousClock.now + .seconds(600)
        while !output.state.withLock({ $0.hasEnded }) {
            guard ContinuousClock.now < end else { throw TestFailure("It did not end") }
            try await Task.sleep(for: .milliseconds(10))
        }
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    var identifier: Int32 { process.processIdentifier }

    // MARK: What it is told

    func write(_ bytes: [UInt8]) throws { try input.write(contentsOf: Data(bytes)) }
    func endInput() throws { try input.close() }
    func kill() { send(SIGKILL) }
    func terminate() { send(SIGTERM) }

    private func send(_ number: Int32) {
        let process = process.processIdentifier
        #if canImport(Darwin)
        _ = Darwin.kill(process, number)
        #elseif canImport(Glibc)
        _ = Glibc.kill(process, number)
        #else
        _ = Musl.kill(process, number)
        #endif
    }

    /// Runs a command line to its end, with `input` as its standard input.
    static func run(
        _ arguments: String..., in folder: TestFolder, input: [UInt8] = []
    ) async throws -> (exitCode: Int32, output: String, messages: String) {
        let process = try CommandProcess(arguments, in: folder)
        try process.write(input)
        try process.endInput()
        let code = try await process.exitCode()
        return (code, process.lines.map { $0 + "\n" }.joined(), process.messages)
    }
}

struct TestFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
}
