import CommandLineInterface
import NativeLoop
import Unspool

extension ExportTotal {
    /// What is missing after a run that came to its end, in one line with what to run; nil for nothing.
    /// - Parameter destination: the folder, for `unspool retry`.
    func shortfall(in destination: String?) -> String? {
        guard !isComplete else { return nil }
        var parts = Outcome.allCases.filter(\.isIncomplete).compactMap { outcome in
            summary.counts[outcome].map { "\($0) \(outcome.title)" }
        }
        if reachedChats < chats { parts.append("\(chats - reachedChats) of \(chats) chats refused") }
        let verb = summary.isDryRun ? "can be" : "is"
        var text = "Not everything \(verb) saved"
        if !parts.isEmpty { text += ": " + parts.joined(separator: ", ") }
        if let destination, !summary.isDryRun, summary.counts[.failed] != nil {
            let folder = ShellWord.quoted(UnprintableText.removed(from: destination))
            text += ". Try again what failed: unspool retry \(folder)"
        }
        return text
    }

    /// - Throws: a failure with code 3 if something is missing.
    func requireEverything(in destination: String?) throws(CommandFailure) {
        if let text = shortfall(in: destination) { throw CommandFailure(text, exitCode: .incomplete) }
    }
}
