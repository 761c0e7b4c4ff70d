/// The JSON lines of commands that are no export. Each is an object with `type` and `v`, the version of the form.
public enum ResultLine {
    public static func signedIn(userID: Int64, name: String) -> String {
        line("signed_in", [.init("user_id", .integer(userID)), .init("name", .string(name))])
    }

    public static var signedOut: String { line("signed_out", []) }

    /// A chat; its `type` is the kind of chat: `private`, `basic_group`, `supergroup`, `channel` or `secret`.
    /// - Parameter list: the list that shows it.
    public static func chat(_ chat: ChatSummary, list: String) -> String {
        line(
            chat.kind.rawValue,
            [
                .init("object", .string("chat")), .init("id", .integer(chat.id)), .init("title", .string(chat.title)),
                .init("list", .string(list)), .init("pinned", .boolean(chat.isPinned)),
                .init("unread_count", .integer(Int64(chat.unreadCount))),
                .init("last_message_date", .integer(chat.lastMessageDate)),
                .init("protected", .boolean(chat.hasProtectedContent)),
            ])
    }

    private static func line(_ type: String, _ members: [JSONValue.Member]) -> String {
        JSONValue.object([.init("type", .string(type)), .init("v", .integer(1))] + members).line
    }
}
