import NativeLoop

/// What a list of chats shows of one.
public struct ChatSummary: Sendable, Equatable, Identifiable {
    /// What kind of chat it is. Source: `ChatType` of TDLib.
    public enum Kind: String, Sendable {
        case user = "private"
        case basicGroup = "basic_group"
        case supergroup
        case channel
        case secret
        /// A kind that this version does not know.
        case unknown
    }

    /// TDLib's identifier; negative but for private chats.
    public let id: Int64
    /// Which kind.
    public var kind: Kind
    /// As its owner set it: not to be trusted. Empty for deleted accounts.
    public var title: String
    /// The title for people, without characters that a terminal obeys; what stands for it if it shows nothing.
    public var shownTitle: String {
        let shown = UnprintableText.removed(from: title)
        guard shown.allSatisfy(\.isWhitespace) else { return shown }
        return kind == .user || kind == .secret ? "(deleted account)" : "(no title)"
    }
    /// Without the `@`; empty if there is none, or it is not known.
    public var username: String
    /// How many messages the account has not read.
    public var unreadCount: Int32
    /// The account's owner marked it as unread, whatever was read.
    public var isMarkedAsUnread: Bool
    /// Unix time, 0 if unknown.
    public var lastMessageDate: Int64
    /// Whether its content may not be saved.
    public var hasProtectedContent: Bool
    /// Of groups and channels; nil if Telegram has not told.
    public var memberCount: Int32?
    /// Whether its messages lie in topics.
    public var isForum: Bool
    /// In the list that it was taken from; else in the main list, or in the archive if it is only there.
    public var isPinned: Bool

    public init(
        id: Int64, kind: Kind, title: String, username: String = "", unreadCount: Int32 = 0,
        isMarkedAsUnread: Bool = false, lastMessageDate: Int64 = 0, hasProtectedContent: Bool = false,
        memberCount: Int32? = nil, isForum: Bool = false, isPinned: Bool = false
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.username = username
        self.unreadCount = unreadCount
        self.isMarkedAsUnread = isMarkedAsUnread
        self.lastMessageDate = lastMessageDate
        self.hasProtectedContent = hasProtectedContent
        self.memberCount = memberCount
        self.isForum = isForum
        self.isPinned = isPinned
    }
}
