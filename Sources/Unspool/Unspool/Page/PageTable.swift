import NativeLoop

/// The rows of the page's data: what many items share is written once and named by number.
struct PageTable {
    /// Names by the number that stands for them.
    struct Names {
        private(set) var names: [String] = []
        private var numbers: [String: Int64] = [:]

        /// -1 for an empty name.
        mutating func number(of name: String) -> Int64 {
            if name.isEmpty { return -1 }
            if let number = numbers[name] { return number }
            let number = Int64(names.count)
            names.append(name)
            numbers[name] = number
            return number
        }
    }

    private(set) var kinds = Names()
    private(set) var senders = Names()
    private(set) var chats = Names()

    mutating func row(_ item: PageItem, sender: String, chat: String) -> JSONValue {
        [
            .string(item.path), .string(item.title),
            .integer(kinds.number(of: item.kind.isEmpty ? "other" : UnprintableText.removed(from: item.kind))),
            .integer(item.size), .integer(item.date), .integer(senders.number(of: sender)), .string(item.caption),
            .integer(chats.number(of: chat)), .integer(item.display.rawValue),
            .integer(NameTemplate.number(of: item.messageID)),
        ]
    }
}
