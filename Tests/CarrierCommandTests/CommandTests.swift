import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
    @Test func `the help lists every command`() async throws {
        let folder = try TestFolder()
        let help = try await CommandProcess.run("--help", in: folder)
        #expect(help.exitCode == 0)
        #expect(help.output == HelpSnapshot.text)
    }

    @Test(arguments: [
        ["dance"], ["run", "--commands"], ["run", "--bootstrap", "x"], ["run", "--port", "9-8"], ["send"],
        ["send", "x", "y"],
        ["add", "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf"], ["group"],
        ["bootstrap", "--relay-port", "1", "--no-relay"],
        ["verify", "WpSggvhoqoVW4XJvfjsB52dvVunYSQWrz6XiuMQVsCf", "!"], ["run", "--no-udp"],
    ])
    func `a command line that cannot be understood ends with 64`(words: [String]) async throws {
        let folder = try TestFolder()
        let process = try CommandProcess(words, in: folder)
        try process.endInput()
        #expect(try await process.exitCode() == 64)
        #expect(process.lines.isEmpty)
        #expect(process.messages.contains("carrier"))
    }

    @Test func `an identity is made once, signs, and comes back from a backup`() async throws {
        let folder = try TestFolder()
        let home = folder.path + "/one"
        let none = try await CommandProcess.run("--home", home, "id", in: folder)
        #expect(none.exitCode == 66)
        let made = try await CommandProcess.run("--home", home, "init", in: folder)
        #expect(made.exitCode == 0)
        #expect(try await CommandProcess.run("init", "--home", home, in: folder).exitCode == 73)
        let shown = try await CommandProcess.run("--home", home, "id", in: folder)
        #expect(shown.output == made.output)
        let id = try #require(made.output.split(whereSeparator: \.isWhitespace).dropFirst(2).first.map(String.init))

        let message = Array("a contract\n".utf8)
        let signed = try await CommandProcess.run("--home", home, "sign", in: folder, input: message)
        let signature = signed.output.trimmingCharacters(in: .newlines)
        #expect(try await CommandProcess.run("verify", id, signature, in: folder, input: message).exitCode == 0)
        #expect(try await CommandProcess.run("verify", id, signature, in: folder, input: message + [0]).exitCode == 4)

        let copy = folder.path + "/copy"
        #expect(try await CommandProcess.run("--home", home, "backup", copy, in: folder).exitCode == 0)
        #expect(try await CommandProcess.run("--home", home, "backup", copy, in: folder).exitCode == 73)
        let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let other = folder.path + "/two"
        #expect(try await CommandProcess.run("--home", other, "init", in: folder).exitCode == 0)
        #expect(try await CommandProcess.run("--home", other, "restore", copy, in: folder).exitCode == 73)
        let restored = try await CommandProcess.run("--home", other, "restore", copy, "--force", in: folder)
        #expect(restored.exitCode == 0)
        #expect(restored.output == made.output)
    }

    @Test func `a secret key is taken from standard input`() async throws {
        let folder = try TestFolder()
        let key = [UInt8](1...32)
        let digits = key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let raw = try await CommandProcess.run(
            "--home", folder.path + "/raw", "init", "--secret-key-file", "-", in: folder, input: key)
        let text = try await CommandProcess.run(
            "--home", folder.path + "/text", "init", "--secret-key-file", "-", in: folder, input: Array(digits.utf8))
        #expect(raw.exitCode == 0)
        #expect(raw.output.split(separator: "\n").first == text.output.split(separator: "\n").first)
        let short = try await CommandProcess.run(
            "--home", folder.path + "/short", "init", "--secret-key-file", "-", in: folder, input: [1, 2])
        #expect(short.exitCode == 65)
    }

    @Test func `settings of a file that nothing follows are named`() async throws {
        let folder = try TestFolder()
        let home = folder.path + "/one"
        #expect(try await CommandProcess.run("--home", home, "init", in: folder).exitCode == 0)
        let file = folder.path + "/native.conf"
        let text = "log-level = 7\nlog-file = \"/tmp/x.log\"\ndata-dir = \"/tmp/x\"\n"
        try Data(text.utf8).write(to: URL(filePath: file))
        let process = try CommandProcess(
            ["--home", home, "group", "list", "--config", file, "--timeout", "0.2"], in: folder)
        try process.endInput()
        #expect(try await process.exitCode() == 69)
        for name in ["log-level 7", "log-file", "data-dir"] { #expect(process.messages.contains(name)) }
    }

    @Test func `doctor finds nothing wrong with a new identity`() async throws {
        let folder = try TestFolder()
        _ = try await CommandProcess.run("--home", folder.path + "/a", "init", in: folder)
        let port = "\(try FreePort.find())"
        let found = try await CommandProcess.run("--home", folder.path + "/a", "doctor", "--port", port, in: folder)
        #expect(found.exitCode == 0)
        #expect(found.output.contains("No node is running here"))
    }

    @Test func `the demo sees every step`() async throws {
        let folder = try TestFolder()
        let demo = try await CommandProcess.run("demo", "--json", in: folder)
        #expect(demo.exitCode == 0, "\(demo.output) \(demo.messages)")
        for step in ["bootstrap", "ready", "request", "friends", "message", "receipt", "long", "done"] {
            #expect(demo.output.contains("\"step\":\"\(step)\""))
        }
    }
}
