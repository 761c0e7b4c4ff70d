import TelegramAPI
public import TelegramClient

/// Reads the topics of a forum.
public enum ForumTopicList {
    /// All topics, in Telegram's order.
    /// - Throws: a `TDLibError`, also if the chat is no forum; `CancellationError`.
    public static func load(of chatID: Int64, _ sender: some TDFunctionSender) async throws -> [ForumTopic] {
        var topics: [ForumTopic] = []
        var seen: Set<Int32> = []
        var date: Int32 = 0
        var message: Int64 = 0
        var topic: Int32 = 0
        while true {
            let page = try await sender.getForumTopics(
                chatID: chatID, query: "", offsetDate: date, offsetMessageID: message, offsetForumTopicID: topic,
                limit: 100)
            let new = page.topics.filter { seen.insert($0.info.forumTopicID).inserted }
            topics += new.map(ForumTopic.init)
            // A page without news would come again and again.
            guard !new.isEmpty, topics.count < page.totalCount || page.totalCount == 0 else { return topics }
            (date, message, topic) = (page.nextOffsetDate, page.nextOffsetMessageID, page.nextOffsetForumTopicID)
            guard (date, message, topic) != (0, 0, 0) else { return topics }
        }
    }
}

extension ForumTopic {
    init(_ topic: TelegramAPI.ForumTopic) {
        self.init(
            id: topic.info.forumTopicID, name: topic.info.name, unreadCount: topic.unreadCount,
            lastMessageDate: Int64(topic.lastMessage?.date ?? 0), isPinned: topic.isPinned,
            isClosed: topic.info.isClosed, isHidden: topic.info.isHidden)
    }
}
