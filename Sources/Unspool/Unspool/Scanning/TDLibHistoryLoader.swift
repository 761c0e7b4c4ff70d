public import TelegramAPI

/// Pages from TDLib, which asks its memory, its database and the server.
/// Source: `getChatHistory`, `getForumTopicHistory`, `searchChatMessages`, `getMessages`.
public struct TDLibHistoryLoader<Sender: TDFunctionSender>: HistoryPageLoader {
    /// TDLib gives at most so many at a time.
    private static var limit: Int32 { 100 }

    private let sender: Sender
    private let chatID: Int64
    private let part: HistoryRoute.Part

    public init(_ sender: Sender, _ route: HistoryRoute) {
        self.init(sender, chatID: route.chat.id, route.part)
    }

    init(_ sender: Sender, chatID: Int64, _ part: HistoryRoute.Part) {
        self.sender = sender
        self.chatID = chatID
        self.part = part
    }

    public func page(at messageID: Int64) async throws -> HistoryPage {
        switch part {
        case .everything:
            let page = try await sender.getChatHistory(
                chatID: chatID, fromMessageID: messageID, offset: 0, limit: Self.limit, onlyLocal: false)
            // The schema lets the place of a message be empty; TDLib's history has no such places.
            return HistoryPage(page.messages.compactMap { $0 })
        case .topic(let topic):
            let page = try await sender.getForumTopicHistory(
                chatID: chatID, forumTopicID: topic, fromMessageID: messageID, offset: 0, limit: Self.limit)
            return HistoryPage(page.messages.compactMap { $0 })
        case .search(let filter, let messageSender, let topic):
            let page = try await sender.searchChatMessages(
                chatID: chatID, topicID: topic.map { .forum(MessageTopicForum(forumTopicID: $0)) }, query: "",
                senderID: messageSender?.schemaSender, fromMessageID: Self.above(messageID), offset: 0,
                limit: Self.limit, filter: filter.schemaFilter)
            return HistoryPage(page.messages, rest: page.nextFromMessageID)
        case .messages(let ids):
            let left = ids.filter { messageID == 0 || $0 <= messageID }.sorted(by: >)
            let asked = Array(left.prefix(Int(Self.limit)))
            guard let last = asked.last else { return HistoryPage([], rest: 0) }
            let page = try await sender.getMessages(chatID: chatID, messageIDs: asked)
            return HistoryPage(page.messages.compactMap { $0 }, rest: left.count > asked.count ? last : 0)
        }
    }

    /// A search begins below the identifier that it is given, which has to be a server's.
    static func above(_ id: Int64) -> Int64 {
        id == 0 || id >= Int64.max - (2 << 20) ? 0 : ((id >> 20) + 1) << 20
    }
}
