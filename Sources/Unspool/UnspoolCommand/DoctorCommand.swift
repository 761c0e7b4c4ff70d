import CommandLineInterface
import Foundation
import NativeLoop
import TelegramClient
import Unspool

extension UnspoolTool {
    var doctor: Command {
        Command(
            "doctor", about: "Look for what keeps unspool from working, and say what to do",
            discussion: """
                Looks at TDLib's library, the account's folder, its files' permissions, its lock, the room on its disk, the \
                clock, api id and hash, the remembered proxy, and the configuration file. Changes nothing and asks Telegram \
                nothing. Ends with 1 if something must be done.
                """,
            examples: [
                .init("unspool doctor", "Look at the usual account"),
                .init("unspool --account work doctor --json", "One JSON object a check of another account"),
            ],
            exitCodes: ExitCode.told([.cannotCreate], own: [(.failure, "Something must be done")])
        ) { invocation in
            var findings = [Finding("unspool", .ok, "Version \(UnspoolVersion.current)"), try library(invocation)]
            findings += AccountDiagnosis.findings(home: try homePath(invocation), now: Date())
            if try invocation[GlobalOptions.isSimulated] {
                let signedOut = findings.firstIndex { $0.name == "sign-in" && $0.state == .warn }
                if let signedOut {
                    findings[signedOut] = Finding("sign-in", .ok, "Simulated: every command signs in by itself")
                }
            }
            findings += [try credentials(invocation), configurationFinding]
            let output = invocation.console.output
            for finding in findings {
                if try invocation[GlobalOptions.isJSON] {
                    try output.line(ResultLine.finding(finding))
                } else {
                    let state = finding.state.rawValue.padding(toLength: 5, withPad: " ", startingAt: 0)
                    try output.line("\(state)\(finding.name): \(finding.text)")
                    if let advice = finding.advice { try output.line("     \(advice)") }
                }
            }
            let problems = findings.count { $0.state == .fail }
            guard problems == 0 else {
                throw CommandFailure("\(CountText.text(problems, "problem")): see above")
            }
            return .success
        }
    }

    private func library(_ invocation: Invocation) throws -> Finding {
        if try invocation[GlobalOptions.isSimulated] {
            return Finding("library", .ok, "Simulated: no library is needed")
        }
        do {
            let transport = try openLibrary(try invocation[GlobalOptions.library]?.text)
            guard let library = transport as? TDJsonClient else { return Finding("library", .ok, "Open") }
            return Finding("library", .ok, "TDLib \(library.version) at \(library.path)")
        } catch let error as TDLibError {
            let lines = error.message.split(separator: "\n").map(String.init)
            return Finding(
                "library", .fail, lines.first ?? "It cannot be opened",
                advice: lines.count > 1 ? lines.dropFirst().joined(separator: "\n     ") : "Name one with --tdlib FILE")
        }
    }

    private func credentials(_ invocation: Invocation) throws -> Finding {
        if try invocation[GlobalOptions.isSimulated] {
            return Finding("api id and hash", .ok, "Simulated: none are needed")
        }
        let file = try invocation[GlobalOptions.apiHashFile]?.text
        do {
            let given = try givenCredentials(invocation)
            if let file { return Finding("api id and hash", .ok, "The hash comes from \(file)") }
            if given.id != nil, given.hash != nil { return Finding("api id and hash", .ok, "From the environment") }
        } catch let error as AccountError {
            let isOfFile = [.exposedSecret, .unreadableSecret].contains(error.code)
            let advice = !isOfFile ? "Look them up at my.telegram.org" : "Mend or name another file"
            return Finding("api id and hash", .fail, error.message, advice: advice)
        }
        return AccountDiagnosis.credentials(home: try homePath(invocation))
    }

    private var configurationFinding: Finding {
        do {
            guard let (file, overridden) = try configuration() else {
                return Finding("configuration", .ok, "There is no file, and none is needed")
            }
            try file.check(for: command, overridden: overridden)
            return Finding("configuration", .ok, configurationPath ?? "")
        } catch {
            return Finding("configuration", .fail, "\(error)", advice: "Correct or remove the file")
        }
    }
}
