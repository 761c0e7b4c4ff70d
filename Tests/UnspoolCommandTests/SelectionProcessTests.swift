import Foundation
import TestSupport
import Testing

/// What is chosen on the command line, as a process on the simulator.
@Suite(.serialized)
struct SelectionProcessTests {
    @Test func `several chats go into one folder with one manifest`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run(
            "--simulated", "export", "Old news", "Old group", "Family / Семья", "--to", folder.path + "/out", "--json",
            in: folder)
        #expect(result.exitCode == 0)
        let summaries = try result.objects().filter { $0["type"] as? String == "summary" }
        #expect(summaries.count == 3)
        let total = try #require(try result.objects().last)
        #expect(total["type"] as? String == "summary_total" && total["complete"] as? Bool == true)
        #expect(total["chats"] as? Int == 3 && total["reached_chats"] as? Int == 3)
        #expect(total["total"] as? Int == summaries.compactMap { $0["total"] as? Int }.reduce(0, +))
        let people = try UnspoolProcess.run(
            "--simulated", "export", "Old news", "Members only", "--to", folder.path + "/two", in: folder)
        #expect(people.exitCode == 3 && people.output.contains("\nAll 2 chats: 6 messages\n"))
        let manifest = try String(contentsOfFile: folder.path + "/out/manifest.ndjson", encoding: .utf8)
        let lines = try manifest.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(lines.count == summaries.compactMap { $0["total"] as? Int }.reduce(0, +))
        #expect(Set(lines.compactMap { $0["chat_id"] as? Int }).count == 3)
        for line in lines {
            guard let path = line["path"] as? String else { continue }
            #expect(FileManager.default.fileExists(atPath: folder.path + "/out/" + path))
        }
    }

    @Test func `the page names every chat that was ever exported into the folder`() throws {
        let folder = try TestFolder()
        let page = folder.path + "/out/index.html"
        for chat in ["Holiday Photos", "Fading"] {
            _ = try UnspoolProcess.run("--simulated", "export", chat, "--to", folder.path + "/out", in: folder)
        }
        _ = try UnspoolProcess.run("--simulated", "retry", folder.path + "/out", in: folder)
        let text = try String(contentsOfFile: page, encoding: .utf8)
        #expect(text.contains("Holiday Photos") && text.contains("Fading") && text.contains("<title>Telegram files"))
        #expect(!text.contains("chat -100"))
    }

    @Test func `a scan of all chats is one object a chat and a total`() throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run("--simulated", "scan", "--all-chats", "--json", in: folder)
        #expect(result.exitCode == 0)
        let objects = try result.objects()
        #expect(objects.allSatisfy { $0["v"] as? Int == 1 })
        #expect(objects.last?["type"] as? String == "scan_total")
        #expect(objects.dropLast().allSatisfy { $0["type"] as? String == "scan" })
        #expect(objects.dropLast().compactMap { $0["items"] as? Int }.reduce(0, +) == objects.last?["items"] as? Int)
        let people = try UnspoolProcess.run("--simulated", "scan", "Holiday Photos", "--time-zone", "UTC", in: folder)
        #expect(
            people.output.contains("33 messages") && people.output.contains("(UTC)") || people.output.contains("(GMT)"))
    }

    @Test(
        arguments: [
            (["scan"], "'CHAT' is missing"), (["scan", "--all-chats", "X"], "do not go together"),
            (["scan", "X", "--since", "yesterday"], "'--since' must be a date such as"),
            (["scan", "X", "--since", "300000y"], "in the years 1970 to 2105"),
            (["scan", "X", "--until", "@99999999999"], "in the years 1970 to 2105"),
            (["scan", "X", "--last", "99999999999999999999"], "from 1 to 2147483647"),
            (["export", "X", "--to", "x", "--last", "-1"], "from 1 to 2147483647"),
            (["watch", "X", "--to", "x", "--parallel", "65"], "from 1 to 64"),
            (["export", "X", "--to", "x", "--max-wait", "nan"], "from 0 to 1000000"),
            (["retry", "x", "--max-wait", "-1"], "from 0 to 1000000"),
            (["scan", "X", "--max-size", "9999999999999999999"], "at most 2^60"),
            (["scan", "X", "--max-size", "-1"], "at most 2^60"),
            (["scan", "X", "--message", "9223372036854775807"], "from 1 to 2147483647"),
            (["scan", "X", "--message", "0"], "from 1 to 2147483647"),
            (["--api-id", "0", "chats"], "from 1 to 2147483647"),
            (["scan", "X", "--since", "2024-02-02", "--until", "2024-02-01"], "'--until' must be after"),
            (["scan", "X", "--time-zone", "Mars/Olympus"], "the name of a time zone"),
            (["scan", "X", "--min-size", "big"], "a size such as"),
            (["scan", "X", "--min-size", "2k", "--max-size", "1k"], "must not be above"),
            (["scan", "X", "--last", "0"], "'--last'"),
            (["scan", "X", "--caption", "("], "a regular expression"),
            (["scan", "X", "--name", "["], "a pattern such as"),
            (["scan", "X", "--type", "foto"], "photo"), (["scan", "X", "Y", "--topic", "1"], "exactly one 'CHAT'"),
            (["scan", "X", "--from", ""], "text that is not empty"),
            (["scan", "X", "--topic", ""], "text that is not empty"),
            (["chats", "--folder", ""], "text that is not empty"),
            (["scan", "--message", "5"], "exactly one 'CHAT'"),
            (["scan", "X", "--message", "https://example.com"], "a t.me link"),
        ] as [([String], String)])
    func `what cannot be meant is refused before anything is done`(words: [String], message: String) throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess(["--simulated"] + words, in: folder).finish()
        #expect(result.exitCode == 64)
        #expect(result.messages.contains(message), "\(result.messages)")
        #expect(result.output.isEmpty)
    }

    @Test(arguments: [
        ["Holiday Photos", "--topic", "X"], ["Holiday Photos", "--from", "Nobody"],
        ["Holiday Photos", "--message", "9999"],
    ])
    func `what is not there is named`(words: [String]) throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess(["--simulated", "scan"] + words, in: folder).finish()
        #expect(result.exitCode == 66)
        #expect(!result.messages.isEmpty && result.output.isEmpty)
    }

    @Test(
        arguments: [
            (["Members only"], 3, ["protected": 2, "no_attachment": 1]),
            (["Members only", "--type", "sticker"], 0, ["filtered": 2, "no_attachment": 1]),
            (["Fading", "--type", "document"], 3, ["saved": 1, "protected": 1]),
            (["Fading", "--name", "free*"], 0, ["saved": 1, "filtered": 4]),
        ] as [([String], Int32, [String: Int])])
    func `protected content makes an export incomplete if it is wanted`(
        words: [String], exitCode: Int32, counts: [String: Int]
    ) throws {
        let folder = try TestFolder()
        let all = ["--simulated", "export"] + words + ["--to", folder.path + "/out", "--json"]
        let result = try UnspoolProcess(all, in: folder).finish()
        #expect(result.exitCode == exitCode)
        #expect(try result.objects().last?["counts"] as? [String: Int] == counts)
        let names = folder.exportedNames(in: "out")
        #expect(names.count == counts["saved"] ?? 0, "nothing is written of what is protected")
    }
}
