/// How somebody names a chat.
public enum ChatReference: Sendable, Equatable {
    case id(Int64)
    /// A public name, without the `@`.
    case username(String)
    /// A link to a chat that only its members can open, as TDLib wants it.
    case invitation(String)
    /// The account's own chat with itself.
    case savedMessages
    case title(String)

    /// Reads an identifier, `@username`, a link to a chat or to a message in it (`t.me/…`, `tg://…`), `me`, or a title.
    public init(_ text: String) {
        self = Self.link(text) ?? Self.name(text)
    }

    private static func name(_ text: String) -> Self {
        if let id = Int64(text) { return .id(id) }
        if text == "me" { return .savedMessages }
        if text.hasPrefix("@"), isUsername(text.dropFirst()) { return .username(String(text.dropFirst())) }
        return .title(text)
    }

    /// Source: Telegram's "Deep links".
    private static func link(_ text: String) -> Self? {
        if let query = text.removing(anyOf: ["tg://resolve?", "tg:resolve?"]) {
            return parameter("domain", of: query).flatMap { isUsername($0) ? .username(String($0)) : nil }
        }
        if let query = text.removing(anyOf: ["tg://privatepost?", "tg:privatepost?"]) {
            return parameter("channel", of: query).flatMap(privateChat)
        }
        if let query = text.removing(anyOf: ["tg://join?", "tg:join?"]) {
            return parameter("invite", of: query).map { .invitation("https://t.me/+" + $0) }
        }
        let rest = text.removing(anyOf: ["https://", "http://"]) ?? text[...]
        guard let path = String(rest).removing(anyOf: ["t.me/", "telegram.me/", "telegram.dog/"]) else { return nil }
        let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        switch parts.first {
        case "c"?: return parts.count > 1 ? privateChat(parts[1]) : nil
        case "joinchat"? where parts.count > 1: return .invitation("https://t.me/joinchat/" + parts[1])
        // The preview of a public channel.
        case "s"? where parts.count > 1 && isUsername(parts[1]): return .username(String(parts[1]))
        case let first? where first.hasPrefix("+") && first.count > 1: return .invitation("https://t.me/" + first)
        case let first? where isUsername(first): return .username(String(first))
        default: return nil
        }
    }

    private static func privateChat(_ text: Substring) -> Self? {
        Int64(text).flatMap { (1..<1_000_000_000_000).contains($0) ? .id(ChatNumber.supergroup($0)) : nil }
    }

    private static func parameter(_ name: String, of query: Substring) -> Substring? {
        query.split(separator: "&").first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
    }

    private static func isUsername(_ text: Substring) -> Bool {
        (2...64).contains(text.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            && text.first?.isLetter == true
    }
}

extension String {
    /// What follows the first of the beginnings that the text has, whatever its case.
    fileprivate func removing(anyOf beginnings: [String]) -> Substring? {
        for beginning in beginnings where lowercased().hasPrefix(beginning) { return dropFirst(beginning.count) }
        return nil
    }
}
