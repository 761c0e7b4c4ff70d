import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Runs the built `unspool` as a process, as a person or a script does, on the real TDLib and the loopback Telegram.
struct UnspoolProcess {
    let server: LoopbackServer
    let home: ScratchFolder
    private let proxy: String

    /// - Parameter proxy: the server, for which it plays each kind of proxy; nil for SOCKS5.
    init(_ server: LoopbackServer, proxy: String? = nil) throws {
        self.server = server
        self.proxy = proxy ?? "socks5://127.0.0.1:\(server.port)"
        home = try ScratchFolder()
        try Data("0123456789abcdef0123456789abcdef".utf8).write(to: home.url.appending(path: "api-hash"))
        chmod(home.path("api-hash"), 0o600)
    }

    struct Outcome {
        let status: Int32
        let wasKilled: Bool
        let output: String
        let messages: String

        /// Standard output as one JSON object a line.
        func objects() throws -> [[String: Any]] {
            try output.split(separator: "\n").map { line in
                guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                    throw LoopbackFailure("Not a JSON object: \(line)")
                }
                return object
            }
        }
    }

    /// Runs `unspool` with these arguments behind the common options.
    /// - Parameters:
    ///   - input: lines of standard input.
    ///   - kill: is asked at each line of standard output; true ends the process with SIGKILL.
    ///   - interrupt: the same with SIGINT.
    func run(
        _ arguments: String..., input: [String] = [], kill: @escaping (String) throws -> Bool = { _ in false },
        interrupt: @escaping (String) throws -> Bool = { _ in false }
    ) async throws -> Outcome {
        try await run(arguments, input: input, kill: kill, interrupt: interrupt)
    }

    func run(
        _ arguments: [String], input: [String] = [], kill: @escaping (String) throws -> Bool = { _ in false },
        interrupt: @escaping (String) throws -> Bool = { _ in false }
    ) async throws -> Outcome {
        let binary = try Self.binary()
        let options = [
            "--home", home.path("account"), "--tdlib", server.loopback.library.path(), "--proxy", proxy,
            "--api-id", "1", "--api-hash-file", home.path("api-hash"),
        ]
        let inputFile = home.path("input")
        let messagesFile = home.path("messages")
        try Data(input.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: inputFile))
        try Data().write(to: URL(filePath: messagesFile))

        let process = Process()
        process.executableURL = binary
        process.arguments = options + arguments
        process.standardInput = FileHandle(forReadingAtPath: inputFile)
        process.standardError = FileHandle(forWritingAtPath: messagesFile)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let id = process.processIdentifier
        var output = ""
        var wasKilled = false
        // A test that takes too long is cancelled: then the process must not keep it waiting.
        try await withTaskCancellationHandler {
            let reader = LineReader(pipe.fileHandleForReading.fileDescriptor)
            while let line = reader.next() {
                output += line + "\n"
                if !wasKilled, try kill(line) {
                    wasKilled = true
                    sendSignal(id, SIGKILL)
                }
                if try interrupt(line) { sendSignal(id, SIGINT) }
            }
            process.waitUntilExit()
        } onCancel: {
            sendSignal(id, SIGKILL)
        }
        return Outcome(
            status: process.terminationStatus, wasKilled: wasKilled, output: output,
            messages: try String(contentsOfFile: messagesFile, encoding: .utf8))
    }

    /// Signs in with the code that the server takes.
    func signIn() async throws {
        let outcome = try await run("login", "--phone", server.phone, input: [server.code])
        try #require(outcome.status == 0, "login failed: \(outcome.messages)")
    }

    /// `unspool` stands beside the test bundle, which depends on it.
    private static func binary() throws -> URL {
        let folders = [
            Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
            Loopback.root.appending(path: ".build/debug"),
        ]
        for folder in folders.compactMap({ $0 }) {
            let candidate = folder.appending(path: "unspool")
            if FileManager.default.isExecutableFile(atPath: candidate.path()) { return candidate }
        }
        throw LoopbackFailure("The unspool binary is not built: run swift build --product unspool")
    }
}
