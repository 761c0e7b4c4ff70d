import NativeLoop

/// What happens while chats are watched.
public enum WatchEvent: Sendable, Equatable {
    /// Everything until now is exported; from here on changes are followed.
    case watching(chatIDs: [Int64])
    /// Messages came or were edited, and what they hold is exported.
    case changed(chatID: Int64, messageIDs: [Int64])
    case deleted(chatID: Int64, messageIDs: [Int64])
    /// The connection is back after it was lost.
    case reconnected(chatID: Int64)
    /// A group was upgraded: its messages come in the new chat, which is followed instead.
    case upgraded(chatID: Int64, newChatID: Int64)
    /// Of the exports that changes caused: items and warnings.
    case export(ExportEvent)
    /// Something could not be exported now; it is tried again with the next change or after a while, and by the next run.
    /// Or the account is not in the chat any more.
    case problem(chatID: Int64, String)
    /// The last one. In the unfinished chats something could not be exported, and not later either: the next run does it.
    /// `problem` says why the watching ended, if it was not the user's wish.
    case finished(changes: Int, deletions: Int, unfinishedChatIDs: [Int64], problem: String?)

    /// The line of `--json`, without its line feed; nil for what has none.
    public var jsonLine: String? {
        func ids(_ ids: [Int64]) -> JSONValue { .array(ids.map { .integer($0) }) }
        switch self {
        case .watching(let chats): return JSONLine.text("watching", [("chat_ids", ids(chats))])
        case .changed(let chat, let messages):
            return JSONLine.text("messages_changed", [("chat_id", .integer(chat)), ("message_ids", ids(messages))])
        case .deleted(let chat, let messages):
            return JSONLine.text("messages_deleted", [("chat_id", .integer(chat)), ("message_ids", ids(messages))])
        case .reconnected(let chat): return JSONLine.text("reconnected", [("chat_id", .integer(chat))])
        case .upgraded(let chat, let new):
            return JSONLine.text("upgraded", [("chat_id", .integer(chat)), ("new_chat_id", .integer(new))])
        case .export(.item(let item)): return ExportEvent.item(item).jsonLine
        case .export(.warning(let text)): return ExportEvent.warning(text).jsonLine
        case .export: return nil
        case .problem(let chat, let text):
            return JSONLine.text("problem", [("chat_id", .integer(chat)), ("message", .string(text))])
        case .finished(let changes, let deletions, let unfinished, let problem):
            let members: [JSONValue.Member] = [
                ("changes", .integer(Int64(changes))), ("deletions", .integer(Int64(deletions))),
                ("unfinished_chat_ids", ids(unfinished)),
            ]
            return JSONLine.text("watch_summary", members + (problem.map { [("problem", .string($0))] } ?? []))
        }
    }
}
