import CommandLineInterface
import NativeLoop
import Unspool

extension UnspoolTool {
    var chats: Command {
        Command(
            "chats", about: "List the account's chats",
            discussion: "The main list in Telegram's order, then the archive.",
            examples: [.init("unspool chats --json", "One JSON object a chat")]
        ) { invocation in
            try await withSession(invocation) { session in
                try await session.requireAccount()
                for list in [ChatListName.main, .archive] { try await session.chats.load(list) }
                let snapshot = await session.chats.current
                let isJSON = try invocation[GlobalOptions.isJSON]
                for (list, name) in [(ChatListName.main, "main"), (.archive, "archive")] {
                    for chat in snapshot.list(list) {
                        try invocation.console.output.line(
                            isJSON ? ResultLine.chat(chat, list: name) : Self.line(chat, list: name))
                    }
                }
                return .success
            }
        }
    }

    static func line(_ chat: ChatSummary, list: String) -> String {
        func column(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(1, width - text.count))
        }
        let title = chat.title.isEmpty ? "(deleted account)" : UnprintableText.removed(from: chat.title)
        let notes = [
            list == "archive" ? "archived" : nil, chat.isPinned ? "pinned" : nil,
            chat.hasProtectedContent ? "protected" : nil, chat.unreadCount > 0 ? "\(chat.unreadCount) unread" : nil,
        ].compactMap { $0 }
        return column(String(chat.id), 16) + column(chat.kind.rawValue, 13) + title
            + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
}
