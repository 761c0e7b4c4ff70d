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

/// The built command as a process on pipes.
final class UnspoolProcess {
    struct Result {
        let exitCode: Int32
        let output: String
        let messages: String

        var lines: [Substring] { output.split(separator: "\n") }

        /// Every line of the output as a JSON object.
        func objects() throws -> [[String: Any]] {
            try lines.map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
        }
    }

    private let process = Process()
    private let output = Pipe()
    private let messages: URL
    private let folder: TestFolder

    private static let survivesBrokenPipes: Void = {
        #if canImport(Darwin)
        Darwin.signal(SIGPIPE, SIG_IGN)
        #elseif canImport(Glibc)
        Glibc.signal(SIGPIPE, SIG_IGN)
        #else
        Musl.signal(SIGPIPE, SIG_IGN)
        #endif
    }()

    static func executable() throws -> URL {
        var products = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        #if canImport(Darwin)
        products = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        #endif
        return try #require(products).appending(path: "unspool")
    }

    init(
        _ arguments: [String], in folder: TestFolder, environment: [String: String] = [:], input: String = ""
    ) throws {
        self.folder = folder
        process.executableURL = try Self.executable()
        process.arguments = arguments
        var all = ProcessInfo.processInfo.environment
        all["HOME"] = folder.path
        all["XDG_DATA_HOME"] = nil
        all["NO_COLOR"] = "1"
        for name in ["TELEGRAM_API_ID", "TELEGRAM_API_HASH", "UNSPOOL_PROXY"] { all[name] = nil }
        for (name, value) in environment { all[name] = value }
        process.environment = all
        process.standardOutput = output
        // A file, so that much of it cannot block the process.
        messages = URL(fileURLWithPath: folder.path + "/messages-\(UUID().uuidString)")
        try Data().write(to: messages)
        process.standardError = try FileHandle(forWritingTo: messages)
        let standardInput = Pipe()
        process.standardInput = standardInput
        try process.run()
        // It may have ended by now, without a look at its input.
        _ = Self.survivesBrokenPipes
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
    }

    deinit { if process.isRunning { kill() } }

    func kill() { _ = signal(SIGKILL) }

    func interrupt() { _ = signal(SIGINT) }

    func terminate() { _ = signal(SIGTERM) }

    /// Waits for the end, with an interrupt after the other: those that come together are one, so each is followed by a stop
    /// that is waited for.
    func interruptUntilTheEnd() {
        while process.isRunning {
            interrupt()
            stop()
            `continue`()
        }
    }

    /// As SIGTSTP does from a terminal, which a process in no session of one ignores. Waits until it has.
    func stop() {
        _ = signal(SIGSTOP)
        process.waitUntilStopped()
    }

    func `continue`() { _ = signal(SIGCONT) }

    private func signal(_ number: Int32) -> Int32 {
        #if canImport(Darwin)
        Darwin.kill(process.processIdentifier, number)
        #elseif canImport(Glibc)
        Glibc.kill(process.processIdentifier, number)
        #else
        Musl.kill(process.processIdentifier, number)
        #endif
    }

    /// Waits until a line of standard output has come; nil at the end.
    func line() throws -> String? {
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
            if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    /// Waits for the end.
    func finish() throws -> Result {
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Result(
            exitCode: code, output: String(decoding: data, as: UTF8.self),
            messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }

    /// Runs a command line to its end.
    static func run(
        _ arguments: String..., in folder: TestFolder, environment: [String: String] = [:], input: String = ""
    ) throws -> Result {
        try UnspoolProcess(arguments, in: folder, environment: environment, input: input).finish()
    }
}
