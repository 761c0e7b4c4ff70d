/// A topic of a forum. Source: `forumTopic` of TDLib.
public struct ForumTopic: Sendable, Hashable, Identifiable {
    /// Unique in the chat; 1 for General.
    public let id: Int32
    /// As its creator set it: not to be trusted.
    public let name: String
    /// How many of its messages the account has not read.
    public let unreadCount: Int32
    /// Unix time, 0 if unknown.
    public let lastMessageDate: Int64
    /// Whether it stands at the top.
    public let isPinned: Bool
    /// Whether only administrators, and who made it, may write into it.
    public let isClosed: Bool
    /// Whether it is hidden, as only the topic General can be.
    public let isHidden: Bool

    /// How messages name it.
    public var topicID: MessageTopicID { MessageTopicID(kind: .forum, id: Int64(id)) }
}
