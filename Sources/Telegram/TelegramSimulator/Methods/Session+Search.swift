import Foundation

/// Searching and counting in a chat.
extension Session {
    /// What a search asks for besides its filter.
    private struct Criteria {
        var filter: MessageFilter
        var query = ""
        var sender: Int64?
        /// Whether a sender was named, of whatever the search makes of that.
        var hasSender = false
        var topic: Int32?

        /// Whether only the kind of a message counts.
        var isFilterOnly: Bool { query.isEmpty && sender == nil && topic == nil }

        func matches(_ message: SimulatedMessage, in chat: SimulatedChat) -> Bool {
            if let sender, message.senderID != sender { return false }
            if let topic, message.topic(in: chat) != topic { return false }
            return filter.matches(message, in: chat.kind)
                && (query.isEmpty || message.content.caption.localizedCaseInsensitiveContains(query))
        }
    }

    private enum Asked {
        case criteria(Criteria)
        case error(TLObject)
    }

    func searchChatMessages(_ request: TLObject) -> TLObject {
        let limit = request.int("limit")
        let offset = request.int("offset")
        let from = request.int("from_message_id")
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard limit > 0 else { return .error(400, "Parameter limit must be positive") }
        guard offset <= 0 else { return .error(400, "Parameter offset must be non-positive") }
        guard limit > -offset else { return .error(400, "Parameter limit must be greater than -offset") }
        guard from == 0 || Self.isMessageID(from) else {
            return .error(400, "Parameter from_message_id must be identifier of a chat message or 0")
        }
        var criteria: Criteria
        switch asked(request, in: chat) {
        case .criteria(let asked): criteria = asked
        case .error(let error): return error
        }
        criteria.query = request.text("query") ?? ""
        if !criteria.query.isEmpty, !criteria.filter.allowsCriteria {
            return .error(400, "Non-empty query is unsupported with the specified filter")
        }
        if criteria.hasSender, !criteria.filter.allowsCriteria {
            return .error(400, "Filtering by sender is unsupported with the specified filter")
        }
        if !criteria.query.isEmpty {
            if chat.isSecret { return .error(500, "Search messages in secret chats is not supported") }
        }
        let boundary = from == 0 ? chat.messages.count : chat.firstIndex(notBelow: from >> 20)
        let page = matching(
            in: chat, at: boundary, newer: Int(clamping: -offset), limit: Int(min(limit, 100)),
            oldest: chat.messages.firstIndex(ofKinds: { criteria.filter.matches($0, in: chat.kind) })
        ) { criteria.matches($0, in: chat) }
        announceSenders(of: page)
        return TLObject(
            "foundChatMessages",
            [
                "total_count": .int(total(criteria, in: chat)),
                "messages": .objects(page.map { messageObject($0, in: chat) }),
                "next_from_message_id": .int(page.last?.id ?? 0),
            ])
    }

    func getChatMessageCount(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        if MessageFilter(request.object("filter")) == .all {
            return .error(400, "Can't use searchMessagesFilterEmpty")
        }
        switch asked(request, in: chat) {
        case .error(let error): return error
        case .criteria(let criteria):
            // What is known locally is what a client has counted before.
            let key = ChatView.CountKey(
                chatID: chat.id, filter: request.object("filter")?.type ?? "", topic: criteria.topic ?? 0)
            if request.bool("return_local"), !chats.counted.contains(key) {
                return TLObject("count", ["count": -1])
            }
            chats.counted.insert(key)
            return TLObject("count", ["count": .int(total(criteria, in: chat))])
        }
    }

    private func asked(_ request: TLObject, in chat: SimulatedChat) -> Asked {
        var criteria = Criteria(filter: MessageFilter(request.object("filter")))
        if let sender = request.object("sender_id") {
            let isUser = sender.type == "messageSenderUser"
            let id = sender.int(isUser ? "user_id" : "chat_id")
            guard id == 0 || (isUser ? chats.isKnown(user: id) : chats.isKnown(id)) else {
                return .error(.error(400, "Unknown \(isUser ? "user" : "chat") identifier specified"))
            }
            criteria.hasSender = id != 0
            // A channel speaks for itself: TDLib does not ask who wrote there.
            criteria.sender = id == 0 || chat.kind == .channel ? nil : id
        }
        switch request.object("topic_id") {
        case nil: break
        case let topic? where topic.type == "messageTopicForum":
            guard chat.isForum else { return .error(.error(400, "Chat is not a forum")) }
            guard topic.int("forum_topic_id") > 0 else {
                return .error(.error(400, "Invalid topic identifier specified"))
            }
            criteria.topic = Int32(clamping: topic.int("forum_topic_id"))
        case let topic?: return .error(.error(400, "Simulator: \(topic.type) is not simulated"))
        }
        return .criteria(criteria)
    }

    /// How many messages a search finds; -1 where counting would mean to make a long row of messages.
    private func total(_ criteria: Criteria, in chat: SimulatedChat) -> Int64 {
        if criteria.isFilterOnly {
            return Int64(chat.messages.count(ofKinds: { criteria.filter.matches($0, in: chat.kind) }))
        }
        guard chat.messages.bulk == nil else { return -1 }
        return Int64(chat.messages.count(where: { criteria.matches($0, in: chat) }))
    }

    /// A page of those messages that meet a condition, newest first: some from a boundary on, and older ones.
    func matching(
        in chat: SimulatedChat, at boundary: Int, newer: Int, limit: Int, oldest: Int = 0,
        _ matches: (SimulatedMessage) -> Bool
    ) -> [SimulatedMessage] {
        let messages = chat.messages
        var page: [SimulatedMessage] = []
        var index = boundary
        while index < messages.count, page.count < newer {
            let message = messages[index]
            if matches(message) { page.insert(message, at: 0) }
            index += 1
        }
        index = boundary - 1
        while index >= oldest, page.count < limit {
            let message = messages[index]
            if matches(message) { page.append(message) }
            index -= 1
        }
        return Array(page.prefix(limit))
    }
}
