import Foundation
import TelegramSimulator
import TestSupport
import Testing

/// What the documentation and the command say of themselves is true.
@Suite(.serialized)
struct DocumentedCommandTests {
    private static func page(_ name: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "docs/" + name), encoding: .utf8)
    }

    private static func code(in cell: Substring) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    @Test func `every way to sign in that the page tells of can be tried with the answers that it tells`() throws {
        let rows = try Self.page("unspool-sign-in.md").split(separator: "\n").filter {
            $0.hasPrefix("| `") && !$0.hasPrefix("| `KIND`")
        }
        .map { $0.split(separator: "|", omittingEmptySubsequences: false) }.filter { $0.count == 6 }
        let kinds = rows.compactMap { Self.code(in: $0[1]).first }
        #expect(Set(kinds) == Set(SimulatedAccount.Kind.allCases.map(\.rawValue)))
        for row in rows {
            let folder = try TestFolder()
            let kind = try #require(Self.code(in: row[1]).first)
            let options = try #require(Self.code(in: row[3]).first).split(separator: " ").map(String.init)
                .map { $0 == "code.png" ? folder.path + "/code.png" : $0 }
            let answers = Self.code(in: row[4])
            let result = try UnspoolProcess(
                ["--simulated", "login"] + options, in: folder,
                environment: ["UNSPOOL_SIMULATED_ACCOUNT": kind, "TELEGRAM_BOT_TOKEN": ""],
                input: answers.map { $0 + "\n" }.joined()
            ).finish()
            #expect(result.exitCode == (kind == "purchase" ? 4 : 0), "\(kind): \(result.messages)")
            guard let last = answers.indices.last, !["qr", "bot"].contains(kind) else { continue }
            // All of them are needed.
            let fewer = try UnspoolProcess(
                ["--simulated", "--home", folder.path + "/anew", "login"] + options, in: folder,
                environment: ["UNSPOOL_SIMULATED_ACCOUNT": kind], input: answers[..<last].map { $0 + "\n" }.joined()
            ).finish()
            #expect(fewer.exitCode == 66, "\(kind): \(fewer.messages)")
        }
    }

    @Test(arguments: [
        ("UNSPOOL_SIMULATED_ACCOUNT", "sms-wrod"), ("UNSPOOL_SIMULATED_BYTES_PER_SECOND", "0"),
        ("UNSPOOL_SIMULATED_BYTES_PER_SECOND", "fast"), ("UNSPOOL_SIMULATED_EVENTS", "/nowhere/events"),
        ("UNSPOOL_SIMULATED_EVENTS", "/"), ("UNSPOOL_SIMULATED_WORLD", "whole"), ("UNSPOOL_SIMULATED_SEED", "-1"),
    ])
    func `a simulated account that does not exist is not taken for another one`(name: String, value: String) throws {
        let folder = try TestFolder()
        let result = try UnspoolProcess.run("--simulated", "whoami", in: folder, environment: [name: value])
        #expect(result.exitCode == 64 && result.messages.contains(name), "\(result.messages)")
    }

    @Test func `every subcommand has examples, and completions and manual page know every option`() throws {
        let folder = try TestFolder()
        let help = try UnspoolProcess.run("--help", in: folder).output
        let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
        #expect(commands.count >= 13)
        let pages = try ["bash", "zsh", "fish"].map { try UnspoolProcess.run("--completions", $0, in: folder).output }
        let manual = try UnspoolProcess.run("--manual", in: folder).output.replacing("\\-", with: "-")
        for command in [nil] + commands.map(Optional.some) {
            let text = command == nil ? help : try UnspoolProcess.run(command ?? "", "--help", in: folder).output
            let name = command ?? "unspool"
            #expect(text.contains("Examples:") && text.contains("  unspool "), "\(name)")
            let options = Set(text.matches(of: /(?m)^  (?:-[a-z], )?--([a-z-]+)/).map { String($0.1) })
            #expect(options.contains("help"), "\(name)")
            for option in options {
                #expect(manual.contains("--" + option), "\(name) --\(option)")
                for page in pages { #expect(page.contains(option), "\(name) --\(option)") }
            }
        }
    }

    @Test func `the exit codes of the page are those of each command`() throws {
        let folder = try TestFolder()
        func codes(_ words: String...) throws -> Set<String> {
            let help = try UnspoolProcess(words + ["--help"], in: folder).finish().output
            let table = try #require(help.firstRange(of: "Exit codes:").map { help[$0.upperBound...] })
            return Set(table.matches(of: #/(?m)^  ([0-9]+) /#).map { String($0.1) })
        }
        let commands = try UnspoolProcess.run("--help", in: folder).output.matches(of: /(?m)^  ([a-z]+) {2,}/)
            .map { String($0.1) }
        var told: [String: Set<String>] = [:]
        var all: Set<String> = []
        for row in try Self.page("unspool-scripts.md").matches(of: #/(?m)^\| ([0-9]+) \| .* \| (.*) \|$/#) {
            let code = String(row.output.1)
            let named = Self.code(in: row.output.2)
            let isAll = row.output.2.hasPrefix("all")
            all.insert(code)
            for name in commands where isAll != named.contains(name) { told[name, default: []].insert(code) }
        }
        for command in commands { #expect(try codes(command) == told[command], "\(command)") }
        #expect(try codes() == all)
    }

    @Test func `what a code means for all commands is not said in the words of one`() throws {
        let folder = try TestFolder()
        func meanings(_ words: String...) throws -> [String] {
            let help = try UnspoolProcess(words + ["--help"], in: folder).finish().output
            return [" 1", " 3", " 66"].compactMap { code in
                help.firstRange(of: "\n \(code) ").map { String(help[$0.upperBound...].prefix { $0 != "\n" }) }
            }
        }
        let whole = try meanings()
        #expect(whole.count == 3)
        for command in ["login", "scan", "export", "doctor", "verify"] {
            #expect(Set(try meanings(command)).isDisjoint(with: whole), "\(command)")
        }
    }

    @Test func `help tells of no option that a command has not`() throws {
        let folder = try TestFolder()
        for command in ["watch", "demo", "retry"] {
            #expect(try !UnspoolProcess.run(command, "--help", in: folder).output.contains("--dry-run"), "\(command)")
        }
    }
}
