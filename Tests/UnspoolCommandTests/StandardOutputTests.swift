import Foundation
import TestSupport
import Testing

/// Standard output that is closed, full or read by nobody, of every subcommand.
@Suite(.serialized)
struct StandardOutputTests {
    /// Runs a command line of a shell; `$UNSPOOL` is the command with a simulated account in `folder`.
    private func shell(_ line: String, in folder: TestFolder) throws -> (code: Int32, messages: String) {
        let process = Process()
        let messages = URL(filePath: folder.path + "/messages")
        try Data().write(to: messages)
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "unspool() { '\(try UnspoolProcess.executable().path())' --simulated \"$@\"; }; \(line)",
        ]
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: messages)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }

    static let commands = [
        "--help", "export --help", "--version", "--manual", "--completions zsh", "chats", "chats --json", "whoami",
        "accounts", "paths", "doctor", "scan 'Holiday Photos'", "scan 'Holiday Photos' --json", "verify out",
        "verify out --json", "export 'Old news' --to out", "export 'Old news' --to out --json", "retry out --json",
        "export 'Old news' 'Fading' --dry-run", "demo --to demo --json", "logout",
    ]

    @Test func `what cannot be written is an error with its code and a sentence`() throws {
        let folder = try TestFolder()
        #expect(try shell("unspool export 'Old news' 'Members only' --to out", in: folder).code == 3)
        for command in Self.commands {
            // The retry has nothing to say where nothing failed.
            if command.hasPrefix("retry") { continue }
            for target in [">&-", ">/dev/full"]
            where target == ">&-" || FileManager.default.fileExists(atPath: "/dev/full") {
                let (code, messages) = try shell("unspool \(command) \(target)", in: folder)
                #expect(code == 74, "\(command) \(target): \(messages)")
                #expect(messages.contains("cannot write to standard output: "), "\(command) \(target): \(messages)")
            }
        }
    }

    @Test func `arguments that are no text and folders that are no paths are refused, not read as others`() throws {
        let folder = try TestFolder()
        let bytes = try shell("unspool export 'Old news' --to $'bad\\xff'", in: folder)
        #expect(bytes.code == 64 && bytes.messages.contains("not UTF-8"))
        for command in ["chats", "paths", "accounts", "doctor"] {
            for home in ["HOME=", "HOME=relative", "-u HOME"] {
                let path = try UnspoolProcess.executable().path()
                let result = try shell("env \(home) '\(path)' --simulated \(command)", in: folder)
                #expect(result.code == 64 && result.messages.contains("HOME is not set"), "\(command): \(result)")
            }
        }
        #expect(folder.names() == ["messages"])
    }

    @Test func `a reader that has enough is nothing to complain about`() throws {
        let folder = try TestFolder()
        _ = try shell("unspool export 'Old news' 'Members only' --to out", in: folder)
        for command in Self.commands where !command.hasPrefix("retry") {
            // The reader has gone before anything is written.
            let (code, messages) = try shell(
                "mkfifo -m 600 p 2>/dev/null; (sleep 0 <p) & exec 3>p; wait; unspool \(command) >&3", in: folder)
            #expect(code == 74, "\(command): \(messages)")
            #expect(!messages.contains("rror") && !messages.contains("cannot write"), "\(command): \(messages)")
        }
    }
}
