/// A topic of a forum. Source: `forumTopic` of TDLib.
public struct ForumTopic: Sendable, Hashable, Identifiable {
    /// Unique in the chat; 1 for General.
    public let id: Int32
    /// As its creator set it: not to be trusted.
    public let name: String
    public let unreadCount: Int32
    /// Unix time, 0 if unknown.
    public let lastMessageDate: Int64
    public let isPinned: Bool
    public let isClosed: Bool
    public let isHidden: Bool

    public var topicID: MessageTopicID { MessageTopicID(kind: .forum, id: Int64(id)) }
}
