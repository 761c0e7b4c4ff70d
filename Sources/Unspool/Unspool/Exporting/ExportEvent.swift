import NativeLoop

/// What happens during an export, in order. As JSON, each is one line of `--json`.
public enum ExportEvent: Sendable, Equatable {
    case started(chat: ChatSummary, destination: String?, isDryRun: Bool)
    /// A page of the history was looked at.
    case scanned(messages: Int, isComplete: Bool)
    /// An item has its outcome.
    case item(ManifestItem)
    /// Something was fetched or finished: a few times a second at most, and at the end of the walk and of the run.
    case progress(ExportProgress)
    /// Something to know that changes no outcome.
    case warning(String)
    /// The last one of a chat.
    case summary(ExportSummary)
    /// The last one of several chats.
    case total(ExportTotal)
    /// Something failed and the run goes on: one of several chats was refused, or the page could not be written. Has no line.
    case problem(String)
}

extension ExportEvent {
    /// The line of `--json`, without its line feed; nil for what has none.
    public var jsonLine: String? {
        func line(_ type: String, _ members: [JSONValue.Member]) -> String {
            JSONValue.object([("type", .string(type)), ("v", .integer(1))] + members).text
        }
        switch self {
        case .started(let chat, let destination, let isDryRun):
            var members: [JSONValue.Member] = [
                ("chat_id", .integer(chat.id)), ("chat_type", .string(chat.kind.rawValue)),
                ("title", .string(chat.title)), ("dry_run", .bool(isDryRun)),
            ]
            if let destination { members.append(("destination", .string(destination))) }
            return line("started", members)
        case .scanned(let messages, let isComplete):
            return line(
                "scanned", [("messages", .integer(Int64(messages))), ("complete", .bool(isComplete))])
        case .item(let item): return line("item", item.members)
        case .progress(let progress): return line("progress", progress.members)
        case .warning(let text): return line("warning", [("message", .string(text))])
        case .summary(let summary): return line("summary", summary.members)
        case .total(let total): return total.jsonLine
        case .problem: return nil
        }
    }
}
