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
    /// How many of the last messages have not been read, by whichever account, when the world begins.
    public var unreadCount: Int32 = 0
    /// How far accounts have read since then, by their users.
    private var reads: [Int64: ReadState] = [:]
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

    /// Whether a number can be a chat's: a user's, or one of the ranges below zero.
    static func isID(_ id: Int64) -> Bool {
        id != 0 && id != -1_000_000_000_000 && id != -2_000_000_000_000 && id < 1 << 40
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

    /// How far an account has read.
    struct ReadState: Sendable, Equatable {
        /// The last message that has been read; 0 if none has.
        var last: Int64
        /// How many later messages of others there are.
        var unreadCount: Int32
    }

    /// How far the account with a user has read.
    func readState(of userID: Int64) -> ReadState {
        if let state = reads[userID] { return state }
        let index = messages.count - 1 - max(0, Int(unreadCount))
        return ReadState(last: index >= 0 ? messages[index].id : 0, unreadCount: max(0, unreadCount))
    }

    /// Changes messages, and with them how far each account has read.
    /// - Parameter read: is given each account's user and state from before.
    mutating func change(
        accounts: [SimulatedAccount], _ body: (inout SimulatedChat) -> Void,
        read: (_ userID: Int64, _ state: inout ReadState) -> Void
    ) {
        for account in accounts { reads[account.userID] = readState(of: account.userID) }
        body(&self)
        for account in accounts {
            var state = readState(of: account.userID)
            read(account.userID, &state)
            reads[account.userID] = state
        }
    }

    /// The account has read up to a message.
    mutating func read(upTo messageID: Int64, by userID: Int64) {
        let later = messages[messages.firstIndex(notBelow: (messageID >> 20) + 1)...]
        let count = later.count { $0.senderID != userID }
        reads[userID] = ReadState(last: messageID, unreadCount: Int32(clamping: count))
    }

    /// So many of the last messages are unread, whatever accounts have read before.
    mutating func setUnread(_ count: Int32) {
        unreadCount = count
        reads = [:]
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
