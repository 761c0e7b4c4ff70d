import Foundation
import TelegramSimulator
import TestSupport
import Testing

/// Every way to sign in, with the built command and the simulator, fed by lines of standard input.
@Suite(.serialized)
struct SignInProcessTests {
    struct Path: Sendable {
        let kind: SimulatedAccount.Kind
        var words = ["--phone", "+15550100"]
        var input = ""
        /// The states of the JSON lines.
        let states: [String]
        var code: Int32 = 0
        /// What standard error says.
        var says: [String] = []
    }

    static let paths: [Path] = [
        Path(
            kind: .standard, input: "00000\n12345\nforgot\nhunter2\n",
            states: ["phone_number", "code", "password", "ready"],
            says: ["The code is wrong.", "no e-mail address for recovery"]),
        Path(
            kind: .codes, input: "resend\nresend\n12345\n",
            states: ["phone_number", "code", "code", "code", "ready"]),
        Path(kind: .smsWord, input: "breeze\n", states: ["phone_number", "code", "ready"]),
        Path(kind: .missedCall, input: "12345\n", states: ["phone_number", "code", "ready"]),
        Path(
            kind: .email, input: "reset\n654321\n",
            states: ["phone_number", "email_code", "email_code", "ready"]),
        Path(
            kind: .emailSetup, input: "x\nanna@example.org\n654321\n12345\n",
            states: ["phone_number", "email_address", "email_code", "code", "ready"],
            says: ["does not take this e-mail address"]),
        Path(
            kind: .unregistered, input: "12345\nZoe\nLee\n",
            states: ["phone_number", "code", "registration", "ready"], says: ["treat a simulation kindly", "16 years"]),
        Path(
            kind: .recovery, input: "12345\nforgot\n1\n777888\nnewpassword\n",
            states: ["phone_number", "code", "password", "password", "ready"]),
        Path(
            kind: .purchase, states: ["phone_number", "purchase"], code: 4,
            says: ["authorizationStateWaitPremiumPurchase", "Premium of 7 days", "--qr"]),
        Path(kind: .bot, words: ["--bot"], input: "1:X\n100001:SIMULATED\n", states: ["phone_number", "ready"]),
        Path(kind: .codes, input: "", states: ["phone_number", "code"], code: 66, says: ["Login code"]),
        Path(kind: .qr, words: ["--qr"], states: ["phone_number"], code: 66, says: ["--qr-png"]),
    ]

    @Test(arguments: paths.indices)
    func `every path tells its states and shows no secret`(index: Int) throws {
        let path = Self.paths[index]
        let folder = try TestFolder()
        let result = try UnspoolProcess(
            ["--simulated", "login", "--json"] + path.words, in: folder,
            environment: ["UNSPOOL_SIMULATED_ACCOUNT": path.kind.rawValue], input: path.input
        ).finish()
        #expect(result.exitCode == path.code, "\(path.kind): \(result.messages)")
        let lines = try result.objects()
        let states = lines.filter { $0["type"] as? String == "sign_in" }.compactMap { $0["state"] as? String }
        #expect(states.starts(with: path.states), "\(path.kind): \(states)")
        #expect(path.code != 0 || lines.last?["type"] as? String == "signed_in")
        for text in path.says { #expect(result.messages.contains(text), "\(path.kind): \(result.messages)") }
        let all = result.output + result.messages
        for secret in ["12345", "hunter2", "654321", "777888", "newpassword", "SIMULATED", "5550100", "anna@", "tg://"]
        {
            #expect(!all.contains(secret), "\(path.kind) shows \(secret)")
        }
    }

    @Test func `a QR code is a picture for its owner alone, renewed, and gone at the end`() throws {
        let folder = try TestFolder()
        let picture = folder.path + "/qr.png"
        let process = try UnspoolProcess(
            ["--simulated", "login", "--qr", "--qr-png", picture, "--json"], in: folder,
            environment: ["UNSPOOL_SIMULATED_ACCOUNT": "qr"], input: "hunter2\n")
        var pictures: [Data] = []
        while let line = try process.line() {
            guard line.contains("\"qr_code\"") else { continue }
            if let data = FileManager.default.contents(atPath: picture) {
                pictures.append(data)
                let mode = try FileManager.default.attributesOfItem(atPath: picture)[.posixPermissions] as? Int
                #expect(mode == 0o600)
            }
        }
        let result = try process.finish()
        #expect(result.exitCode == 0, "\(result.messages)")
        #expect(!pictures.isEmpty && pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
        #expect(!FileManager.default.fileExists(atPath: picture))
        #expect(!result.messages.contains("tg://"))
    }

    private func file(in folder: TestFolder, _ name: String, _ bytes: [UInt8]) throws -> String {
        let path = folder.path + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    @Test func `a file that is there is not replaced by a QR code`() throws {
        let folder = try TestFolder()
        let file = try file(in: folder, "mine.png", [1, 2, 3])
        let result = try UnspoolProcess.run(
            "--simulated", "login", "--qr", "--qr-png", file, in: folder,
            environment: ["UNSPOOL_SIMULATED_ACCOUNT": "qr"])
        #expect(result.exitCode == 73 && result.messages.contains(file))
        #expect(FileManager.default.contents(atPath: file) == Data([1, 2, 3]))
    }

    @Test func `on a terminal a QR code is black on white, and the old one is marked when it is renewed`() throws {
        let folder = try TestFolder()
        let terminal = try PseudoTerminal()
        let process = Process()
        process.executableURL = try UnspoolProcess.executable()
        process.arguments = ["--simulated", "--home", folder.path + "/home", "login", "--qr"]
        var environment = ProcessInfo.processInfo.environment
        environment["NO_COLOR"] = nil
        environment["TERM"] = "xterm"
        environment["UNSPOOL_SIMULATED_ACCOUNT"] = "qr"
        process.environment = environment
        process.standardInput = terminal.theirs
        process.standardError = terminal.theirs
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        var shown = try terminal.wait(for: "Password")
        #expect(!terminal.echoes)
        try terminal.ours.write(contentsOf: Data("hunter2\n".utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        shown += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(shown.contains("\u{1B}[38;5;16;48;5;231m") && shown.contains("█"))
        #expect(shown.contains("EXPIRED") && shown.contains("Signed in as"))
        #expect(!shown.contains("tg://"))
    }

    @Test func `a bot's token comes from a file of its owner's, the environment or a prompt`() throws {
        let folder = try TestFolder()
        let file = try file(in: folder, "token", Array("100001:SIMULATED\n".utf8))
        let bot = ["UNSPOOL_SIMULATED_ACCOUNT": "bot"]
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        let exposed = try UnspoolProcess.run(
            "--simulated", "login", "--bot", "--bot-token-file", file, in: folder, environment: bot)
        #expect(exposed.exitCode == 77 && exposed.messages.contains("chmod 600"))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        let read = try UnspoolProcess.run(
            "--simulated", "login", "--bot", "--bot-token-file", file, in: folder, environment: bot)
        #expect(read.exitCode == 0, "\(read.messages)")
        let variable = try UnspoolProcess.run(
            "--simulated", "--account", "b", "login", "--bot", in: folder,
            environment: bot.merging(["TELEGRAM_BOT_TOKEN": "100001:SIMULATED"]) { $1 })
        #expect(variable.exitCode == 0 && variable.messages.contains("TELEGRAM_BOT_TOKEN"), "\(variable.messages)")
        #expect(try UnspoolProcess.run("login", "--bot", "--qr", in: folder).exitCode == 64)
        // The bot that is signed in, and another one.
        let again = try UnspoolProcess.run("--simulated", "login", "--bot", in: folder, environment: bot)
        #expect(again.exitCode == 0 && again.messages.contains("signed in already"), "\(again.messages)")
        let other = try UnspoolProcess.run(
            "--simulated", "login", "--bot", in: folder,
            environment: bot.merging(["TELEGRAM_BOT_TOKEN": "100002:OTHER"]) { $1 })
        #expect(other.exitCode == 77 && !other.messages.contains("OTHER"), "\(other.messages)")
        #expect(!other.messages.contains("TELEGRAM_BOT_TOKEN"), "it was not asked for: \(other.messages)")
        let code = try UnspoolProcess.run("--simulated", "login", "--qr", in: folder, environment: bot)
        #expect(code.exitCode == 77, "a QR code leads to no bot: \(code.messages)")
    }

    @Test func `another number than that of the account that is signed in is an error that says what to do`() throws {
        let folder = try TestFolder()
        func login(_ words: [String], input: String = "") throws -> UnspoolProcess.Result {
            try UnspoolProcess(["--simulated", "login"] + words, in: folder, input: input).finish()
        }
        let first = try login(["--phone", "+15550100"], input: "12345\nhunter2\n")
        #expect(first.exitCode == 0 && !first.messages.contains("already"), "\(first.messages)")
        for words in [[], ["--phone", "1 555 0100"], ["--qr"]] {
            let same = try login(words)
            #expect(same.exitCode == 0 && same.messages.contains("signed in already"), "\(same.messages)")
        }
        for words in [["--phone", "+15550101"], ["--bot"]] {
            let other = try login(words)
            #expect(other.exitCode == 77 && other.output.isEmpty, "\(other.output)")
            for text in ["Anna Test", "unspool logout", "--account NAME"] {
                #expect(other.messages.contains(text), "\(other.messages)")
            }
        }
        #expect(try UnspoolProcess.run("--simulated", "whoami", in: folder).exitCode == 0)
    }
}
