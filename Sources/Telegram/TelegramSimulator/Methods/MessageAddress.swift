import Foundation

/// A link to a message, taken apart.
struct MessageAddress: Equatable {
    enum Chat: Equatable {
        case username(String)
        case supergroup(Int64)
    }

    var chat: Chat
    var number: Int64
    var topic: Int32?
    var isSingle = false
    /// Seconds.
    var timestamp: Int32 = 0

    var isPublic: Bool { if case .username = chat { true } else { false } }

    /// Nil if the text is no such link: `t.me/NAME/N`, `t.me/c/ID/N`, with a topic before the number, and the same as `tg:`.
    init?(_ text: String) {
        var text = text
        if !text.contains(":") { text = "https://" + text }
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else { return nil }
        var arguments: [String: String] = [:]
        for item in parts.queryItems ?? [] where arguments[item.name] == nil { arguments[item.name] = item.value ?? "" }
        var path: [String]
        switch (scheme, parts.host?.lowercased() ?? "") {
        case ("tg", "resolve"): path = [arguments["domain"], arguments["thread"], arguments["post"]].compactMap { $0 }
        case ("tg", "privatepost"):
            path = ["c"] + [arguments["channel"], arguments["thread"], arguments["post"]].compactMap { $0 }
        case ("http", "t.me"), ("https", "t.me"), ("http", "telegram.me"), ("https", "telegram.me"),
            ("https", "telegram.dog"), ("https", "www.t.me"):
            path = parts.path.split(separator: "/").map(String.init)
            if path.first == "s" { path.removeFirst() }
        default: return nil
        }
        if path.first == "c" {
            guard path.count >= 3, let number = Int64(path[1]), number > 0 else { return nil }
            chat = .supergroup(number)
            path.removeFirst(2)
        } else {
            guard path.count >= 2, let name = path.first, name.count >= 3 else { return nil }
            chat = .username(name)
            path.removeFirst()
        }
        let numbers = path.compactMap { Int64($0) }
        guard numbers.count == path.count, (1...2).contains(numbers.count), let last = numbers.last,
            numbers.allSatisfy({ $0 > 0 && $0 < 1 << 31 })
        else { return nil }
        number = last
        topic = numbers.count == 2 ? Int32(clamping: numbers[0]) : arguments["thread"].flatMap { Int32($0) }
        isSingle = arguments["single"] != nil
        timestamp = arguments["t"].flatMap { Int32($0) } ?? 0
    }
}
