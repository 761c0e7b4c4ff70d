import Foundation
import TestSupport
import Testing

/// What every subcommand keeps to with `--json`, those too that come later: the list is taken from the help.
@Suite(.serialized)
struct JSONOutputTests {
    /// Lines of input for a sign-in, and what else a subcommand needs.
    private static func words(_ command: String, _ folder: TestFolder) -> [String] {
        let out = folder.path + "/out"
        switch command {
        case "login": return ["--phone", "+15550100"]
        case "export", "watch": return ["Holiday Photos", "--to", out, "--messages"]
        case "scan": return ["Holiday Photos"]
        case "demo": return ["--to", folder.path + "/demo"]
        case "verify", "retry": return [out]
        default: return []
        }
    }

    /// What docs/unspool-scripts.md promises of each.
    private static let summaryKeys: Set = [
        "chat_id", "counts", "total", "messages", "saved_bytes", "dry_run", "complete", "interrupted", "unreached",
        "scan_complete",
    ]

    @Test func `every line of standard output is an object with type and version, and every failure says why`() throws {
        let folder = try TestFolder()
        let help = try UnspoolProcess.run("--help", in: folder).output
        let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
        #expect(Set(["login", "chats", "export", "verify", "logout", "demo"]).isSubset(of: commands))
        // An export first, so that there is something to verify.
        var summaries: Set<String> = []
        let order = ["export"] + commands.filter { $0 != "export" && $0 != "logout" } + ["logout"]
        for command in order {
            for isRight in [true, false] {
                let words = isRight ? Self.words(command, folder) : ["--no-such-option"]
                let process = try UnspoolProcess(
                    ["--simulated", "--json", "--quiet", command] + words, in: folder, environment: ["NO_COLOR": "1"],
                    input: "12345\nhunter2\n")
                var lines: [Substring] = []
                // It has no end of its own.
                while command == "watch", isRight, let line = try process.line() {
                    lines.append(Substring(line))
                    if line.contains(#""type":"watching""#) { process.interrupt() }
                }
                let result = try process.finish()
                lines += result.lines
                #expect(command != "watch" || !isRight || lines.last?.contains("watch_summary") == true)
                #expect(!result.output.utf8.contains(0x1B) && !result.messages.utf8.contains(0x1B), "\(command)")
                for line in lines {
                    let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                    #expect(object?["type"] is String && object?["v"] is Int, "\(command): \(line)")
                    guard let object, object["type"] as? String == "summary" else { continue }
                    summaries.insert(command)
                    #expect(Self.summaryKeys.isSubset(of: object.keys), "\(command): \(line)")
                }
                let reason = "unspool \(command): "
                #expect(result.messages.contains(reason) == (result.exitCode != 0), "\(command): \(result.messages)")
                #expect(isRight || result.exitCode == 64, "\(command)")
            }
        }
        #expect(summaries == ["export", "watch", "demo"])
    }

    @Test(arguments: ["help", "version", "manual"])
    func `a text for people is an object too`(type: String) throws {
        let folder = try TestFolder()
        for words in [["--json", "--\(type)"], ["--\(type)", "--json"]] {
            let result = try UnspoolProcess(words, in: folder).finish()
            let objects = try result.objects()
            #expect(result.exitCode == 0 && objects.count == 1 && objects.first?["type"] as? String == type)
            #expect(
                (objects.first?["text"] as? String)?.contains("unspool") == true && objects.first?["v"] as? Int == 1)
            let plain = try UnspoolProcess(["--\(type)"], in: folder).finish()
            #expect(objects.first?["text"] as? String == plain.output)
        }
    }
}
