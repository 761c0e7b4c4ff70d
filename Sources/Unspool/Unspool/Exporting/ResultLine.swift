import NativeLoop

/// The JSON lines of commands that are no export. Each is an object with `type` and `v`, the version of the form.
public enum ResultLine {
    /// The line `signed_in` of `--json`, without its line feed.
    public static func signedIn(userID: Int64, name: String) -> String {
        JSONLine.text("signed_in", [("user_id", .integer(userID)), ("name", .string(name))])
    }

    /// A text for people: the help, the version, completions for a shell, or the manual page.
    public static func text(_ text: String, of type: String) -> String {
        JSONLine.text(type, [("text", .string(text))])
    }

    /// The line `signed_out` of `--json`, without its line feed.
    public static var signedOut: String { JSONLine.text("signed_out", []) }

    /// A chat; its `type` is the kind of chat: `private`, `basic_group`, `supergroup`, `channel` or `secret`.
    /// - Parameters:
    ///   - list: the list that shows it.
    ///   - folder: its name, if the list is a folder.
    public static func chat(_ chat: ChatSummary, list: String, folder: String? = nil) -> String {
        var members: [JSONValue.Member] = [
            ("object", .string("chat")), ("id", .integer(chat.id)), ("title", .string(chat.title)),
            ("list", .string(list)), ("pinned", .bool(chat.isPinned)),
            ("unread_count", .integer(Int64(chat.unreadCount))), ("marked_unread", .bool(chat.isMarkedAsUnread)),
            ("last_message_date", .integer(chat.lastMessageDate)), ("protected", .bool(chat.hasProtectedContent)),
            ("forum", .bool(chat.isForum)),
        ]
        if let folder { members.append(("folder", .string(folder))) }
        if !chat.username.isEmpty { members.append(("username", .string(chat.username))) }
        if let count = chat.memberCount { members.append(("member_count", .integer(Int64(count)))) }
        return JSONLine.text(chat.kind.rawValue, members)
    }

    /// A topic of a forum.
    public static func topic(_ topic: ForumTopic, chatID: Int64) -> String {
        JSONLine.text(
            "topic",
            [
                ("object", .string("topic")), ("chat_id", .integer(chatID)), ("id", .integer(Int64(topic.id))),
                ("name", .string(topic.name)), ("unread_count", .integer(Int64(topic.unreadCount))),
                ("last_message_date", .integer(topic.lastMessageDate)), ("pinned", .bool(topic.isPinned)),
                ("closed", .bool(topic.isClosed)), ("hidden", .bool(topic.isHidden)),
            ])
    }
}
