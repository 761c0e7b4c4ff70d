/// A link to a message, taken apart.
///
/// Source: `getInternalLinkType` and `getMessageLinkInfo` of the real library, link by link.
struct MessageAddress: Equatable {
    enum Chat: Equatable {
        case username(String)
        case supergroup(Int64)
    }

    /// Why a text is not the link of a message.
    struct Refusal: Error, Equatable {
        var message: String
        /// Whether it leads to Telegram, but elsewhere.
        var isOtherLink = false

        static let invalid = Refusal(message: "Invalid message link URL")
        /// Some other address inside Telegram.
        static let elsewhere = Refusal(message: invalid.message, isOtherLink: true)
        static let otherLink = Refusal(message: "Wrong message link URL", isOtherLink: true)
    }

    var chat: Chat
    var number: Int64
    /// What stands behind the number, by name, as it was given.
    private(set) var arguments: [String: String]

    /// In the order in which TDLib writes them.
    private static let argumentNames = ["single", "thread", "comment", "t", "task", "option"]

    var topic: Int32? { arguments["thread"].flatMap { Int32($0) } }
    var isSingle: Bool { arguments["single"] != nil }
    var isPublic: Bool { if case .username = chat { true } else { false } }

    /// Seconds: `90`, `90s`, `1m30s` or `1h2m`; 0 for anything else.
    var timestamp: Int32 {
        var total: Int64 = 0
        var digits: Int64 = 0
        for character in arguments["t"] ?? "" {
            switch character {
            case "0"..."9": digits = min(digits * 10 + Int64(character.wholeNumberValue ?? 0), 1 << 31)
            case "h", "m", "s":
                total = min(total + digits * (character == "h" ? 3_600 : character == "m" ? 60 : 1), 1 << 40)
                digits = 0
            default: return 0
            }
        }
        return Int32(clamping: total + digits)
    }

    /// The link as TDLib writes it.
    var normalForm: String {
        let start =
            switch chat {
            case .username(let name): "tg://resolve?domain=\(name)&post=\(number)"
            case .supergroup(let channel): "tg://privatepost?channel=\(channel)&post=\(number)"
            }
        return start
            + Self.argumentNames.compactMap { name in
                arguments[name].map { $0.isEmpty ? "&\(name)" : "&\(name)=\($0)" }
            }.joined()
    }

    init(_ text: String) throws(Refusal) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = Self.query(parts.count > 1 ? parts[1] : "")
        let head = String(parts.first ?? "")
        arguments = query.filter { Self.argumentNames.contains($0.key) }
        if head.lowercased().hasPrefix("tg:") {
            var name = head.dropFirst(3)
            if name.hasPrefix("//") { name = name.dropFirst(2) }
            guard let post = query["post"].map({ Self.leadingNumber($0) }), post > 0 else { throw .elsewhere }
            number = post
            switch name.lowercased() {
            case "resolve":
                guard let domain = query["domain"], Self.isUsername(domain) else { throw .invalid }
                chat = .username(domain)
            case "privatepost":
                guard let channel = query["channel"] else { throw .invalid }
                chat = .supergroup(Self.leadingNumber(channel))
            default: throw .elsewhere
            }
            return
        }
        var path = try Self.path(head)
        if path.count > 1, path[0] == "s" { path.removeFirst() }
        guard let first = path.first, !first.isEmpty else { throw .invalid }
        if first == "c" {
            guard path.count > 2, Self.leadingNumber(path[1]) > 0 else { throw .invalid }
            chat = .supergroup(Self.leadingNumber(path[1]))
            path.removeFirst(2)
        } else {
            guard Self.isUsername(first), !["joinchat", "share"].contains(first.lowercased()) else { throw .invalid }
            if Self.reserved.contains(first.lowercased()) { throw .elsewhere }
            chat = .username(first)
            path.removeFirst()
        }
        let numbers = path.prefix(2).map { Self.leadingNumber($0) }.prefix { $0 > 0 }
        guard let last = numbers.last else { throw first == "c" ? .invalid : .otherLink }
        number = last
        if numbers.count == 2 { arguments["thread"] = String(numbers[0]) }
    }

    /// The parts of a web address of Telegram; a name before the domain is the first of them.
    private static func path(_ text: String) throws(Refusal) -> [String] {
        var rest = Substring(text)
        for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
            break
        }
        var path = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !path.isEmpty else { throw .invalid }
        var host = path.removeFirst().lowercased()
        if host.hasPrefix("www.") { host.removeFirst(4) }
        while path.last == "" { path.removeLast() }
        if ["t.me", "telegram.me", "telegram.dog"].contains(host) { return path }
        guard host.hasSuffix(".t.me"), host.count > 5 else { throw .invalid }
        return [String(host.dropLast(5))] + path
    }

    private static func query(_ text: Substring) -> [String: String] {
        var query: [String: String] = [:]
        for item in text.prefix(while: { $0 != "#" }).split(separator: "&") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if query[String(pair[0])] == nil { query[String(pair[0])] = pair.count > 1 ? String(pair[1]) : "" }
        }
        return query
    }

    /// The number at the beginning of a text, 0 if there is none.
    private static func leadingNumber(_ text: String) -> Int64 {
        Int64(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
    }

    private static func isUsername(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Words that lead elsewhere.
    private static let reserved: Set<String> = [
        "addemoji", "addlist", "addstickers", "addtheme", "auction", "bg", "boost", "call", "confirmphone", "contact",
        "giftcode", "invoice", "login", "m", "newbot", "nft", "proxy", "setlanguage", "socks",
    ]
}
