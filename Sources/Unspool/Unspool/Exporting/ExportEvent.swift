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
    /// After the last one of several chats; a problem of the page may follow.
    case total(ExportTotal)
    /// Something failed and the run goes on: one of several chats was refused, or the page could not be written. Has no line.
    case problem(String)
}

extension ExportEvent {
    /// The line of `--json`, without its line feed; nil for what has none.
    public var jsonLine: String? {
        switch self {
        case .started(let chat, let destination, let isDryRun):
            var members: [JSONValue.Member] = [
                ("chat_id", .integer(chat.id)), ("chat_type", .string(chat.kind.rawValue)),
                ("title", .string(chat.title)), ("dry_run", .bool(isDryRun)),
            ]
            if let destination { members.append(("destination", .string(destination))) }
            return JSONLine.text("started", members)
        case .scanned(let messages, let isComplete):
            return JSONLine.text(
                "scanned", [("messages", .integer(Int64(messages))), ("complete", .bool(isComplete))])
        case .item(let item): return JSONLine.text("item", item.members)
        case .progress(let progress): return JSONLine.text("progress", progress.members)
        case .warning(let text): return JSONLine.text("warning", [("message", .string(text))])
        case .summary(let summary): return JSONLine.text("summary", summary.members)
        case .total(let total): return total.jsonLine
        case .problem: return nil
        }
    }
}
