import Foundation
import TestSupport
import Testing

/// Errors and sign-in of the command as a process.
@Suite(.serialized)
struct CommandProcessTests {
    @Test func `signs in with lines of standard input, stays signed in, signs out`() throws {
        let folder = try TestFolder()
        let home = folder.path + "/home"
        let login = try UnspoolProcess.run(
            "--simulated", "--home", home, "login", "--phone", "+15550100", "--json", in: folder,
            input: "00000\n12345\nhunter2\n")
        #expect(login.exitCode == 0)
        #expect(try login.objects().last?["type"] as? String == "signed_in")
        #expect(login.messages.contains("The code is wrong."))
        for secret in ["12345", "hunter2"] { #expect(!(login.output + login.messages).contains(secret)) }
        let again = try UnspoolProcess.run("--simulated", "--home", home, "login", "--json", in: folder)
        #expect(again.exitCode == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: home)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        let logout = try UnspoolProcess.run("--simulated", "--home", home, "logout", "--json", in: folder)
        #expect(try logout.objects().last?["type"] as? String == "signed_out")
        let after = try UnspoolProcess.run("--simulated", "--home", home, "login", in: folder)
        #expect(after.exitCode == 66)
        #expect(after.messages.contains("Phone number"))
    }

    @Test func `a sign-in without enough lines says what is missing`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run(
            "--simulated", "login", "--phone", "+15550100", in: folder, input: "12345\n")
        #expect(result.exitCode == 66)
        #expect(result.messages.contains("Password"))
    }

    @Test func `every error has its exit code and one line that says what to do`() throws {
        let folder = try TestFolder()
        let file = folder.path + "/file"
        try Data("x".utf8).write(to: URL(fileURLWithPath: file))
        let hash = folder.path + "/hash"
        try Data("0123456789abcdef0123456789abcdef".utf8).write(to: URL(fileURLWithPath: hash))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: hash)
        let sim = "--simulated"
        let cases: [(words: [String], code: Int32, text: String)] = [
            ([sim, "export", "Holiday Photos"], 64, "--to"),
            ([sim, "export", "Notes", "--to", folder.path + "/a"], 66, "-10"),
            ([sim, "export", "No such chat", "--to", folder.path + "/a"], 66, "unspool chats"),
            ([sim, "export", "Holiday Photos", "--to", file], 73, "not a folder"),
            (
                [sim, "export", "Holiday Photos", "--to", folder.path + "/no/such"], 73,
                "mkdir -p -- '\(folder.path)/no'"
            ),
            ([sim, "export", "Holiday Photos", "--to", folder.path + "/a", "--parallel", "0"], 64, "--parallel"),
            ([sim, "--home", file, "chats"], 73, "--home"),
            ([sim, "--proxy", "ftp://x", "chats"], 64, "proxy"),
            ([sim, "--proxy", "", "chats"], 64, "proxy"),
            (["demo"], 64, "--simulated"),
            (["--api-id", "5", "--api-hash-file", hash, "chats"], 77, "chmod 600"),
            (["--api-id", "5", "--api-hash-file", folder.path + "/none", "chats"], 77, "cannot be read"),
            (["--tdlib", file, "--api-id", "5", "chats"], 66, "Api hash"),
            (["chats"], 77, "unspool login"),
            (["--simulated", "export", "", "--to", "x"], 64, "CHAT"),
            ([sim, "export", "Holiday Photos", "--to", ""], 64, "'--to': the path is empty"),
            ([sim, "export", "Holiday Photos", "--to", "~/x"], 64, "'~'"),
            ([sim, "--home", "", "chats"], 64, "'--home'"), ([sim, "verify", ""], 64, "DIR"),
            ([sim, "export", "Holiday Photos", "--to", folder.path], 64, "account's own folder"),
            (
                [sim, "export", "Holiday Photos", "--to", folder.path + "/.local/share/Unspool/Simulated/x"], 64,
                "own folder"
            ),
            (
                [
                    sim, "export", "Holiday Photos", "--dry-run", "--to",
                    folder.path + "/.local/share/Unspool/Simulated",
                ],
                64, "own folder"
            ),
        ]
        for (words, code, text) in cases {
            let result = try UnspoolProcess(words, in: folder).finish()
            #expect(result.exitCode == code, "\(words): \(result.messages)")
            #expect(result.messages.contains(text), "\(words): \(result.messages)")
            #expect(result.output.isEmpty)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: hash)
        let missing = try UnspoolProcess.run(
            "--tdlib", file, "--api-id", "5", "--api-hash-file", hash, "chats", in: folder)
        #expect(missing.exitCode == 69)
        #expect(missing.messages.contains(file))
    }

    @Test(arguments: [(">&- 2>&-", 74), ("<&- 2>&-", 0), ("<&- >&- 2>&-", 74)] as [(String, Int32)])
    func `closed standard streams change nothing about an export, but what cannot be told is an error`(
        closed: String, code: Int32
    ) throws {
        let folder = try TestFolder()
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        let words = "--simulated --home '\(folder.path)/home' export 'Holiday Photos' --to '\(folder.path)/out'"
        shell.arguments = ["-c", "exec '\(try UnspoolProcess.executable().path())' \(words) \(closed)"]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == code)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
        #expect(names.contains("manifest.ndjson") && names.count > 20)
    }

    @Test func `the proxy comes from the option or else from the environment, and is never shown`() throws {
        let folder = try TestFolder()
        let wrong = ["UNSPOOL_PROXY": "socks5://user:SECRET_WORD@host"]
        let refused = try UnspoolProcess.run("--simulated", "chats", in: folder, environment: wrong)
        #expect(refused.exitCode == 64 && refused.messages.contains("proxy"))
        #expect(!refused.messages.contains("SECRET_WORD"))
        let option = try UnspoolProcess.run(
            "--simulated", "--proxy", "none", "chats", in: folder, environment: wrong)
        #expect(option.exitCode == 0, "\(option.messages)")
        for text in ["", "none", "socks5://user:SECRET_WORD@host:1"] {
            let result = try UnspoolProcess.run(
                "--simulated", "chats", in: folder, environment: ["UNSPOOL_PROXY": text])
            #expect(result.exitCode == 0, "\(result.messages)")
        }
        let help = try UnspoolProcess.run("--help", in: folder).output
        #expect(help.contains("UNSPOOL_PROXY") && help.contains("'none'"))
    }

    @Test func `the demonstration signs in, lists and exports`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run("--simulated", "demo", "--to", folder.path + "/out", in: folder)
        #expect(result.exitCode == 0)
        #expect(result.output.contains("Holiday Photos: 33 messages"))
        #expect(result.output.contains(/saved +24\b/))
        #expect(folder.exportedNames(in: "out").count == 24)
    }

    @Test func `help, version, completions and the manual page need no account`() throws {
        let folder = try TestFolder()
        for word in ["--help", "--version", "--manual"] {
            let result = try UnspoolProcess.run(word, in: folder)
            #expect(result.exitCode == 0 && result.output.contains("unspool"))
        }
        let help = try UnspoolProcess.run("export", "--help", in: folder)
        for code in ["3", "5", "65", "66", "69", "73", "75", "77"] { #expect(help.output.contains(code)) }
        #expect(try UnspoolProcess.run("--completions", "bash", in: folder).output.contains("export"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.local"))
    }
}
