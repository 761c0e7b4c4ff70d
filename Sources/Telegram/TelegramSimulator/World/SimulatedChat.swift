/// A chat of the simulated Telegram with its whole history.
public struct SimulatedChat: Sendable, Identifiable {
    public enum Kind: Sendable, Hashable {
        case privateChat(userID: Int64)
        case basicGroup
        case supergroup
        case channel
        case secret(userID: Int64)
    }

    /// The list that shows the chat.
    public enum List: Sendable, Hashable {
        case main
        case archive
    }

    /// TDLib's identifier: see ``init(kind:number:title:)``.
    public let id: Int64
    public let kind: Kind
    public var title: String
    /// Nil if the chat is in no list, such as a public channel that the account has not joined.
    public var list: List? = .main
    public var isPinned = false
    /// Whether messages must not be saved.
    public var hasProtectedContent = false
    /// Without `@`; empty if the chat is not public.
    public var username = ""
    public var memberCount: Int32 = 3
    /// How many of the last messages have not been read.
    public var unreadCount: Int32 = 0
    /// In ascending order of their numbers.
    public private(set) var messages: [SimulatedMessage] = []

    /// - Parameter number: The number of the group, channel or secret chat; a private chat has the user's.
    ///   The identifier is the user's, -number, -10^12 - number or -2·10^12 + number.
    public init(kind: Kind, number: Int64 = 0, title: String) {
        self.kind = kind
        self.title = title
        switch kind {
        case .privateChat(let userID): id = userID
        case .basicGroup: id = -number
        case .supergroup, .channel: id = -1_000_000_000_000 - number
        case .secret: id = -2_000_000_000_000 + number
        }
    }

    /// The number of the group, channel or secret chat.
    var number: Int64 {
        switch kind {
        case .privateChat(let userID): userID
        case .basicGroup: -id
        case .supergroup, .channel: -1_000_000_000_000 - id
        case .secret: id + 2_000_000_000_000
        }
    }

    /// Puts a message where its number belongs, in place of one with the same number.
    public mutating func insert(_ message: SimulatedMessage) {
        let index = firstIndex(notBelow: message.number)
        if index < messages.count, messages[index].number == message.number {
            messages[index] = message
        } else {
            messages.insert(message, at: index)
        }
    }

    /// Takes a message out.
    @discardableResult
    public mutating func remove(number: Int64) -> SimulatedMessage? {
        let index = firstIndex(notBelow: number)
        guard index < messages.count, messages[index].number == number else { return nil }
        return messages.remove(at: index)
    }

    /// The message with TDLib's identifier.
    public func message(id: Int64) -> SimulatedMessage? {
        guard id > 0, id % (1 << 20) == 0 else { return nil }
        let index = firstIndex(notBelow: id >> 20)
        return index < messages.count && messages[index].id == id ? messages[index] : nil
    }

    /// The index of the first message whose number is not below the given one.
    func firstIndex(notBelow number: Int64) -> Int {
        var low = 0
        var high = messages.count
        while low < high {
            let middle = (low + high) / 2
            if messages[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The last message that has been read; 0 if none has.
    var lastReadInbox: Int64 {
        messages.dropLast(max(0, Int(unreadCount))).last?.id ?? 0
    }

    /// The place in its list: the date of the last message above its number, pinned chats above all others.
    var order: Int64 {
        guard list != nil, let last = messages.last else { return 0 }
        let date = isPinned ? 2_147_000_000 + Int64(last.date) % 400_000 : Int64(last.date)
        return date << 32 &+ last.number
    }
}
