import Foundation
import TestSupport
import Testing
import Unspool

/// Several accounts, their folders, and what `doctor` and the configuration file say, with the built command.
@Suite(.serialized)
struct AccountProcessTests {
    private func login(_ name: String?, in folder: TestFolder) throws {
        let account = name.map { ["--account", $0] } ?? []
        let result = try UnspoolProcess(
            ["--simulated"] + account + ["login", "--phone", "+15550100"], in: folder, input: "12345\nhunter2\n"
        ).finish()
        #expect(result.exitCode == 0, "\(result.messages)")
    }

    @Test func `accounts live side by side, and one can be signed out and wiped without the others`() throws {
        let folder = try TestFolder()
        try login(nil, in: folder)
        try login("work", in: folder)
        let list = try UnspoolProcess.run("--simulated", "accounts", "--json", in: folder).objects()
        #expect(list.map { $0["name"] as? String } == [nil, "work"])
        #expect(list.allSatisfy { $0["signed_in"] as? Bool == true && $0["user_id"] as? Int == 100_001 })
        let path = try #require(list.last?["path"] as? String)
        #expect(path.hasSuffix("/Unspool/Simulated/Accounts/work"))
        try Data("mine".utf8).write(to: URL(filePath: path + "/note.txt"))

        let wiped = try UnspoolProcess.run("--simulated", "--account", "work", "logout", "--wipe", in: folder)
        #expect(wiped.exitCode == 0 && wiped.messages.contains("note.txt"), "\(wiped.messages)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["note.txt"])
        try FileManager.default.removeItem(atPath: path + "/note.txt")
        let who = try UnspoolProcess.run("--simulated", "whoami", in: folder)
        #expect(who.exitCode == 0 && who.output.contains("Anna Test (100001"))
        let lines = try UnspoolProcess.run("--simulated", "accounts", in: folder).lines
        #expect(lines.count == 1 && lines.first?.hasPrefix("(usual)\tAnna Test (100001)\t/") == true, "\(lines)")
        for name in ["../x", ".x", "a/b", ""] {
            #expect(try UnspoolProcess.run("--simulated", "--account", name, "chats", in: folder).exitCode == 64)
        }
    }

    @Test func `wiping follows no link out of the folder`() throws {
        let folder = try TestFolder()
        let outside = folder.path + "/outside"
        try Data([1]).write(to: URL(filePath: outside))
        let home = folder.path + "/home"
        try FileManager.default.createDirectory(atPath: home + "/TDLib/files", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: home + "/TDLib/files/link", withDestinationPath: folder.path)
        let result = try UnspoolProcess.run("--home", home, "logout", "--wipe", in: folder)
        #expect(result.exitCode == 0, "\(result.messages)")
        #expect(!FileManager.default.fileExists(atPath: home))
        #expect(FileManager.default.contents(atPath: outside) == Data([1]))
    }

    @Test func `what is simulated does not touch the folder of an account at Telegram`() throws {
        let folder = try TestFolder()
        let home = folder.path + "/home"
        try AccountHome(path: home).close()
        let made = FileManager.default.createFile(
            atPath: home + "/api", contents: Data("1\n0123456789abcdef0123456789abcdef\n".utf8),
            attributes: [.posixPermissions: 0o600])
        #expect(made)
        for command in [["logout", "--wipe"], ["login", "--phone", "+15550100"], ["chats"]] {
            let result = try UnspoolProcess(["--simulated", "--home", home] + command, in: folder).finish()
            #expect(result.exitCode == 73 && result.messages.contains("--home DIR"), "\(result.messages)")
        }
        #expect(FileManager.default.fileExists(atPath: home + "/api"))
    }

    @Test func `another process is named, and another account is free`() throws {
        let folder = try TestFolder()
        try login("one", in: folder)
        try login("two", in: folder)
        let busy = try UnspoolProcess(
            ["--simulated", "--account", "one", "export", "Holiday Photos", "--to", folder.path + "/out", "--json"],
            in: folder, environment: ["UNSPOOL_SIMULATED_BYTES_PER_SECOND": "20000"])
        _ = try busy.line()
        let refused = try UnspoolProcess.run("--simulated", "--account", "one", "whoami", in: folder)
        #expect(refused.exitCode == 75 && refused.messages.contains("process "))
        let list = try UnspoolProcess.run("--simulated", "accounts", "--json", in: folder).objects()
        #expect(list.first { $0["name"] as? String == "one" }?["process"] is Int)
        let doctor = try UnspoolProcess.run("--simulated", "--account", "one", "doctor", in: folder)
        #expect(doctor.output.contains("warn lock: Process "))
        #expect(try UnspoolProcess.run("--simulated", "--account", "two", "whoami", in: folder).exitCode == 0)
        busy.kill()
        _ = try busy.finish()
    }

    @Test func `paths are told and not made`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run("paths", "--json", in: folder)
        let paths = try #require(try result.objects().first)
        #expect((paths["database"] as? String)?.hasSuffix("/Unspool/TDLib/database") == true)
        #expect((paths["files"] as? String)?.hasSuffix("/Unspool/TDLib/files") == true)
        #expect(paths["configuration"] as? String == folder.path + "/.config/unspool/config")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.local"))
    }

    @Test func `the doctor says what is wrong and what to do, and changes nothing`() throws {
        let folder = try TestFolder()
        let fresh = try UnspoolProcess.run("--simulated", "doctor", in: folder)
        #expect(fresh.exitCode == 0, "\(fresh.output)")
        #expect(fresh.output.hasPrefix("ok   unspool: Version \(UnspoolVersion.current)\n"))
        // The simulated Telegram needs neither.
        #expect(!fresh.output.contains("warn"), "\(fresh.output)")
        #expect(
            fresh.output.contains("is not there yet")
                && !FileManager.default.fileExists(atPath: folder.path + "/.local"))
        let home = folder.path + "/home"
        _ = try UnspoolProcess.run(
            "--simulated", "--home", home, "--proxy", "socks5://u:SECRET@h:1", "login", "--phone", "+15550100",
            in: folder, input: "12345\nhunter2\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home + "/TDLib/database-key")
        let library = try UnspoolProcess.run(
            "--home", home, "--tdlib", home + "/account.json", "doctor", "--json", in: folder)
        #expect(library.exitCode == 1)
        let checks = try library.objects()
        func check(_ name: String) -> [String: Any]? { checks.first { $0["name"] as? String == name } }
        #expect(check("library")?["state"] as? String == "fail")
        #expect((check("permissions")?["advice"] as? String)?.contains("chmod 600") == true)
        #expect((check("sign-in")?["text"] as? String)?.contains("Anna Test") == true)
        #expect((check("proxy")?["text"] as? String)?.contains("socks5 h:1") == true)
        #expect(check("disk") != nil && check("clock")?["state"] as? String == "ok")
        #expect(!library.output.contains("SECRET"))
    }

    @Test(arguments: ["mtproto://WORD@h:443", "socks5://WORD@h", "socks5://u:WORD@h:65536", "ftp://WORD@h:1"])
    func `a proxy that cannot be is a mistake of the command line, and nothing is begun`(proxy: String) throws {
        let folder = try TestFolder()
        let option = try UnspoolProcess.run("--simulated", "--proxy", proxy, "whoami", in: folder)
        let variable = try UnspoolProcess.run(
            "--simulated", "whoami", in: folder, environment: ["UNSPOOL_PROXY": proxy])
        for result in [option, variable] {
            #expect(result.exitCode == 64 && !result.messages.contains("WORD"), "\(result.messages)")
        }
        #expect(option.messages.contains("'--proxy'") && variable.messages.contains("UNSPOOL_PROXY:"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.local"))
    }

    @Test(arguments: [("TELEGRAM_API_ID", "abc"), ("TELEGRAM_API_ID", "0"), ("TELEGRAM_API_HASH", "two words")])
    func `a wrong value of the environment is told with the variable's name`(name: String, value: String) throws {
        let folder = try TestFolder()
        for command in ["login", "whoami"] {
            let result = try UnspoolProcess.run(command, in: folder, environment: [name: value], input: "5\n")
            #expect(result.exitCode == 64 && result.messages.contains("\(name): "), "\(result.messages)")
            #expect(!result.messages.contains("words"))
        }
        let doctor = try UnspoolProcess.run("doctor", in: folder, environment: [name: value])
        #expect(doctor.exitCode == 1 && doctor.output.contains("fail api id and hash: \(name): "), "\(doctor.output)")
    }

    @Test func `a variable that is set to nothing is as one that is not set`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run(
            "whoami", in: folder, environment: ["TELEGRAM_API_ID": "", "TELEGRAM_API_HASH": "", "UNSPOOL_PROXY": ""])
        #expect(result.exitCode == 77 && result.messages.contains("unspool login"))
    }

    @Test func `the configuration file is beaten by the environment and the command line`() throws {
        let folder = try TestFolder()
        let file = folder.path + "/.config/unspool/config"
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.config/unspool", withIntermediateDirectories: true)
        func write(_ text: String, mode: Int = 0o600) throws {
            try Data(text.utf8).write(to: URL(filePath: file))
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        }
        func home(_ words: String...) throws -> String? {
            try UnspoolProcess(words + ["paths", "--json"], in: folder).finish().objects().first?["home"] as? String
        }
        try write("# the usual one\n\n  home = \(folder.path)/a b \nquiet=true\nsimulated = no\n")
        #expect(try home() == folder.path + "/a b")
        #expect(try home("--home", "/other") == "/other")

        try write("proxy = socks5://u:SECRET@h:1\n")
        func proxy(_ environment: [String: String]) throws -> String {
            let result = try UnspoolProcess.run("--simulated", "chats", in: folder, environment: environment)
            #expect(result.exitCode == 0, "\(result.messages)")
            return try UnspoolProcess.run("--simulated", "doctor", in: folder).output
        }
        #expect(try proxy([:]).contains("socks5 h:1"))
        #expect(try !proxy(["UNSPOOL_PROXY": "none"]).contains("socks5 h:1"))
        try write("proxy = socks5://u:p@h:1\n", mode: 0o644)
        let exposed = try UnspoolProcess.run("--simulated", "chats", in: folder)
        #expect(exposed.exitCode == 77 && exposed.messages.contains("chmod 600"))
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        let unreadable = try UnspoolProcess.run("--simulated", "chats", in: folder)
        #expect(unreadable.exitCode == 77 && unreadable.messages.contains("cannot be read"))
        try FileManager.default.removeItem(atPath: file)

        for (text, says) in [
            ("\nparalel = 3\n", "config:2: unknown option 'paralel'; did you mean 'parallel'?"),
            ("home\n", "config:1: expected 'name = value'"), ("quiet = maybe\n", "'true' or 'false'"),
            ("home = a\nhome = b\n", "config:2: 'home' is set twice"),
            ("# x\r\nquiet = yes\r\nparallel = x\r\n", "config:3: 'parallel' must be a whole number from 1 to 64"),
            ("parallel = 65\n", "config:1: 'parallel' must be"), ("\nhome =\n", "config:2: 'home': the path is empty"),
            ("home = ~/x\n", "config:1: 'home': '~'"), ("max-wait = -1\n", "config:1: 'max-wait' must be"),
            ("since = yesterday\n", "config:1: 'since' must be a date"),
            ("type = foto\n", "config:1: 'type' must be one of photo, "),
            ("template = {nmae}\n", "config:1: 'template': "), ("api-id = 0\n", "config:1: 'api-id' must be"),
            ("time-zone = Mars/Olympus\n", "config:1: 'time-zone' must be"),
            ("account = ../x\n", "config:1: 'account'"),
            ("\u{FEFF}min-size = big\n", "config:1: 'min-size' must be"),
            ("proxy = ftp://u:hunter2@h\n", "config:1: 'proxy': "),
        ] {
            try write(text)
            let wrong = try UnspoolProcess.run("--simulated", "chats", in: folder)
            #expect(wrong.exitCode == 78 && wrong.messages.contains(says), "\(wrong.messages)")
            #expect(!wrong.messages.contains("hunter2"))
            let doctor = try UnspoolProcess.run("--simulated", "doctor", in: folder)
            #expect(doctor.exitCode == 1 && doctor.output.contains("fail configuration"), "\(doctor.output)")
            #expect(try UnspoolProcess.run("--help", in: folder).exitCode == 0)
        }
    }
}
