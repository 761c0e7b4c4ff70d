import NativeLoop

/// The JSON lines of commands that are no export. Each is an object with `type` and `v`, the version of the form.
public enum ResultLine {
    public static func signedIn(userID: Int64, name: String) -> String {
        line("signed_in", [("user_id", .integer(userID)), ("name", .string(name))])
    }

    public static var signedOut: String { line("signed_out", []) }

    /// A chat; its `type` is the kind of chat: `private`, `basic_group`, `supergroup`, `channel` or `secret`.
    /// - Parameter list: the list that shows it.
    public static func chat(_ chat: ChatSummary, list: String) -> String {
        line(
            chat.kind.rawValue,
            [
                ("object", .string("chat")), ("id", .integer(chat.id)), ("title", .string(chat.title)),
                ("list", .string(list)), ("pinned", .bool(chat.isPinned)),
                ("unread_count", .integer(Int64(chat.unreadCount))),
                ("last_message_date", .integer(chat.lastMessageDate)),
                ("protected", .bool(chat.hasProtectedContent)),
            ])
    }

    private static func line(_ type: String, _ members: [JSONValue.Member]) -> String {
        JSONValue.object([("type", .string(type)), ("v", .integer(1))] + members).text
    }
}
