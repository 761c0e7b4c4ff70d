/// What a list of chats shows of one.
public struct ChatSummary: Sendable, Equatable, Identifiable {
    public enum Kind: String, Sendable {
        case user = "private"
        case basicGroup = "basic_group"
        case supergroup
        case channel
        case secret
        /// A kind that this version does not know.
        case unknown
    }

    public let id: Int64
    public var kind: Kind
    /// As its owner set it: not to be trusted. Empty for deleted accounts.
    public var title: String
    public var unreadCount: Int32
    /// Unix time, 0 if unknown.
    public var lastMessageDate: Int64
    public var hasProtectedContent: Bool
    /// In the main list, or in the archive if it is only there.
    public var isPinned: Bool

    public init(
        id: Int64, kind: Kind, title: String, unreadCount: Int32 = 0, lastMessageDate: Int64 = 0,
        hasProtectedContent: Bool = false, isPinned: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.unreadCount = unreadCount
        self.lastMessageDate = lastMessageDate
        self.hasProtectedContent = hasProtectedContent
        self.isPinned = isPinned
    }
}

/// One of an account's lists of chats.
public enum ChatListName: Sendable, Hashable {
    case main
    case archive
    case folder(Int32)
}
