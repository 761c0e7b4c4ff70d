import CommandLineInterface
import NativeLoop
import TelegramClient
import Unspool

enum RetryOptions {
    static let destination = Positional(
        "DIR", as: PathText.self, completion: .folder, help: "The folder of an earlier export")
    static let chats = Option(
        repeated: "--chat", "CHAT", as: NonEmptyText.self,
        help: "Only of this chat: its identifier or title; may be given again")
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
            exitCodes: ExitCode.documented
        ) { invocation in
            let path = try invocation[RetryOptions.destination].text
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                var options = ChatExport.Options()
                try StorageOptions.apply(invocation, to: &options)
                // Whatever was asked for then: only what waits is taken.
                options.selection = .all
                var wanted: Set<Int64> = []
                for text in try invocation[RetryOptions.chats] {
                    wanted.insert(try await ChatSelector.find(text.text, in: session.chats).id)
                }
                let access = try DestinationAccess(
                    path: path, isMaking: false, outside: try accountPaths(invocation, session))
                let store = try ArchiveWriter(access, options: try StorageOptions.archive(invocation))
                var targets: [SelectedChat] = []
                var code = ExitCode.success
                for id in try await store.unfinishedChats() where wanted.isEmpty || wanted.contains(id) {
                    let items = try await store.unfinishedItems(of: id)
                    guard let chat = try await ChatSelector.chat(id, in: session.chats) else {
                        invocation.console.messages.error(
                            "The account cannot see the chat \(id) any more: \(items.count) of its files are left")
                        code = .incomplete
                        continue
                    }
                    var target = SelectedChat(chat: chat, selection: ExportSelection())
                    target.messages = Set(items.map(\.messageID)).sorted(by: >)
                    target.items = Set(items)
                    targets.append(target)
                }
                if targets.isEmpty, code == .success {
                    invocation.console.messages.note("Nothing has failed in \(path).")
                }
                let result = try await run(targets, in: store, to: path, options, session, invocation)
                return result == .success ? code : result
            }
        }
    }
}
