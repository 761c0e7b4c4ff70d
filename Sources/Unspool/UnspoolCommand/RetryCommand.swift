import CommandLineInterface
import NativeLoop
import Unspool

enum RetryOptions {
    static let destination = Positional(
        "DIR", as: PathText.self, completion: .folder, help: "The folder of an earlier export")
    static let chats = Option(
        repeated: "--chat", "CHAT", as: NonEmptyText.self,
        help: "Only of this chat: its identifier or title")
}

extension UnspoolTool {
    var retry: Command {
        Command(
            "retry", about: "Try again what failed in earlier exports",
            discussion: """
                Asks only for the messages whose files failed, or were found and not reached by a run that was interrupted. \
                Names and repeats are treated as in 'export'.
                """,
            arguments: [RetryOptions.destination, RetryOptions.chats, ExportOptions.parallel]
                + [OutputOptions.isWithoutPage] + StorageOptions.all,
            examples: [
                .init("unspool retry family", "Try what failed in the folder 'family'"),
                .init("unspool retry archive --chat 'Family' --max-wait 3600", "Only one chat's, with long waits"),
            ],
            exitCodes: ExitCode.told(
                ExitCode.exporting.filter { $0 != .noInput },
                own: [(.noInput, "The folder holds no export, there is no such chat, or an answer was needed")])
        ) { invocation in
            let path = try invocation[RetryOptions.destination].text
            if let folder = try? ArchiveVerifier(path: path), !folder.holdsExport {
                throw CommandFailure(
                    "\(UnprintableText.removed(from: path)) holds no export, so there is nothing to retry",
                    exitCode: .noInput)
            }
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                var options = try runOptions(invocation)
                // Whatever was asked for then: only what waits is taken.
                options.export.extras = .all
                var wanted: Set<Int64> = []
                for text in try invocation[RetryOptions.chats] {
                    wanted.insert(try await ChatSelector.find(text.text, in: session.chats).id)
                }
                let messages = invocation.console.messages
                let lines = OutputLines(invocation.console.output)
                let run = try exportRun(to: path, isMaking: false, options, session, invocation, lines)
                var chats: [SelectedChat] = []
                var isComplete = true
                for (id, items) in try await run.unfinishedItems() where wanted.isEmpty || wanted.contains(id) {
                    if let chat = try await ChatSelector.chat(id, in: session.chats) {
                        chats.append(SelectedChat(chat, retrying: items))
                    } else {
                        messages.error(
                            "The account cannot see the chat \(id) any more: \(CountText.text(items.count, "file")) cannot be tried again"
                        )
                        isComplete = false
                    }
                }
                if chats.isEmpty, isComplete { messages.note("Nothing has failed in \(path).") }
                let total = try await carryOut(run, chats, lines, messages)
                try total.requireEverything(in: path)
                return isComplete ? .success : .incomplete
            }
        }
    }
}
