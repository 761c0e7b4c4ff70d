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
    /// The topics of a forum; nil if the chat is none. Only supergroups are.
    public var topics: [SimulatedTopic]?
    /// What the account has written and not sent.
    public var draft: SimulatedDraft?
    /// The accounts that see the chat, by their users; nil for all.
    public var visibleTo: Set<Int64>?
    /// Whether the account has been removed from it, or has left.
    public var isLeft = false
    /// What became of a secret chat.
    public var secretState = SecretState.ready
    /// The number of the supergroup that a basic group was upgraded to; 0 if it was not.
    public internal(set) var upgradedTo: Int64 = 0
    /// The number of the basic group that a supergroup was upgraded from; 0 if there is none.
    public internal(set) var upgradedFrom: Int64 = 0
    /// The number of the last message of that basic group.
    public internal(set) var upgradedFromMaxNumber: Int64 = 0
    /// Oldest first.
    public internal(set) var messages = SimulatedHistory()

    public enum SecretState: Sendable, Hashable {
        case pending, ready, closed
    }

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
        var message = message
        message.isLocal = isSecret
        messages.insert(message)
    }

    /// Takes a message out.
    @discardableResult
    public mutating func remove(number: Int64) -> SimulatedMessage? {
        messages.remove(number: number)
    }

    /// The message with TDLib's identifier.
    public func message(id: Int64) -> SimulatedMessage? {
        guard id > 0, let message = messages.message(number: id >> 20), message.id == id else { return nil }
        return message
    }

    /// The index of the first message whose number is not below the given one.
    func firstIndex(notBelow number: Int64) -> Int {
        messages.firstIndex(notBelow: number)
    }

    /// The other side of a private or secret chat.
    var userID: Int64? {
        switch kind {
        case .privateChat(let userID), .secret(let userID): userID
        default: nil
        }
    }

    var isSecret: Bool { if case .secret = kind { true } else { false } }

    public var isForum: Bool { topics != nil && kind == .supergroup }

    /// The last message that has been read; 0 if none has.
    var lastReadInbox: Int64 {
        let index = messages.count - 1 - max(0, Int(unreadCount))
        return index >= 0 ? messages[index].id : 0
    }

    /// The place in its list: the date of the last message or draft above the number of the message, pinned chats above
    /// all others.
    var order: Int64 {
        order(isPinned: isPinned)
    }

    func order(isPinned: Bool) -> Int64 {
        guard !messages.isEmpty || draft != nil else { return 0 }
        let last = messages.last
        let newest = max(Int64(last?.date ?? 0), Int64(draft?.date ?? 0))
        let date = isPinned ? 2_147_000_000 + newest % 400_000 : newest
        return date << 32 &+ (last?.number ?? 0)
    }
}
