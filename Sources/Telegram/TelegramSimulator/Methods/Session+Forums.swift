/// Topics of forums.
extension Session {
    func forum(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard chat.isForum else { return .error(400, "The chat is not a forum") }
        switch request.type {
        case "getForumTopics": return topics(request, in: chat)
        case "getForumTopicHistory": return topicHistory(request, in: chat)
        default: break
        }
        let id = request.int("forum_topic_id")
        guard id > 0 else { return .error(400, "Invalid forum topic identifier specified") }
        guard let topic = chat.topics?.first(where: { Int64($0.id) == id }) else {
            return .error(400, "Topic not found")
        }
        if request.type == "getForumTopicLink" {
            let link = "https://t.me/\(Self.linkName(of: chat))/\(id)"
            return TLObject("messageLink", ["link": .text(link), "is_public": .bool(!chat.username.isEmpty)])
        }
        announce(topic, in: chat)
        return topicObject(topic, in: chat)
    }

    /// Pinned topics first, then by their last messages; each page continues from the last topic of the one before.
    private func topics(_ request: TLObject, in chat: SimulatedChat) -> TLObject {
        guard request.int("limit") > 0 else { return .error(400, "Invalid limit specified") }
        let query = (request.text("query") ?? "").lowercased()
        let all = (chat.topics ?? [])
            .filter { query.isEmpty || $0.name.lowercased().contains(query) }
            .map { (topic: $0, last: lastMessage(of: $0, in: chat), order: order(of: $0, in: chat)) }
            .sorted { ($0.order, $0.topic.id) > ($1.order, $1.topic.id) }
        var start = 0
        let offset = request.int("offset_forum_topic_id")
        if offset != 0 {
            start = all.firstIndex { Int64($0.topic.id) == offset }.map { $0 + 1 } ?? all.count
        } else if request.int("offset_date") != 0 {
            let date = request.int("offset_date")
            start = all.firstIndex { Int64($0.last?.date ?? $0.topic.date) <= date } ?? all.count
        }
        let page = all[start...].prefix(Int(min(request.int("limit"), 100)))
        for entry in page { announce(entry.topic, in: chat) }
        let end = page.last
        return TLObject(
            "forumTopics",
            [
                "total_count": .int(Int64(all.count)),
                "topics": .objects(page.map { topicObject($0.topic, in: chat) }),
                "next_offset_date": .int(Int64(end.map { $0.last?.date ?? $0.topic.date } ?? 0)),
                "next_offset_message_id": .int(end?.last?.id ?? 0),
                "next_offset_forum_topic_id": .int(Int64(end?.topic.id ?? 0)),
            ])
    }

    private func topicHistory(_ request: TLObject, in chat: SimulatedChat) -> TLObject {
        if let error = Self.pageError(request) { return error }
        let from = request.int("from_message_id")
        guard from == 0 || Self.isMessageID(from) else {
            return .error(400, "Parameter from_message_id must be identifier of a chat message or 0")
        }
        let id = request.int("forum_topic_id")
        guard id > 0 else { return .error(400, "Invalid forum topic identifier specified") }
        let boundary =
            from == 0 ? chat.messages.count : chat.firstIndex(notBelow: (min(from, 1 << 60) + (1 << 20) - 1) >> 20)
        let page = matching(
            in: chat, at: boundary, newer: Int(-request.int("offset")), limit: Int(min(request.int("limit"), 100))
        ) { $0.topic(in: chat).map(Int64.init) == id }
        return messagesObject(page, in: chat)
    }

    private func lastMessage(of topic: SimulatedTopic, in chat: SimulatedChat) -> SimulatedMessage? {
        chat.messages.last { $0.topic(in: chat) == topic.id }
    }

    private func order(of topic: SimulatedTopic, in chat: SimulatedChat) -> Int64 {
        let last = lastMessage(of: topic, in: chat)
        let date = Int64(last?.date ?? topic.date)
        return (topic.isPinned ? 2_147_000_000 + date % 400_000 : date) << 32 &+ (last?.number ?? Int64(topic.id))
    }

    // MARK: Objects

    /// Tells a topic that is news.
    func announce(_ topic: SimulatedTopic, in chat: SimulatedChat) {
        guard chats.learn(topic: topic.id, in: chat.id) else { return }
        if topic.creatorID > 0 { announce(user: topic.creatorID) }
        update("updateForumTopicInfo", ["info": .object(topicInfo(topic, in: chat))])
        updateTopic(topic, in: chat)
    }

    /// What changes often about a topic.
    func updateTopic(_ topic: SimulatedTopic, in chat: SimulatedChat) {
        let object = topicObject(topic, in: chat)
        var fields = object.fields.filter { !["info", "last_message", "order", "unread_count"].contains($0.key) }
        fields["chat_id"] = .int(chat.id)
        fields["forum_topic_id"] = .int(Int64(topic.id))
        update("updateForumTopic", fields)
    }

    func topicInfo(_ topic: SimulatedTopic, in chat: SimulatedChat) -> TLObject {
        TLObject(
            "forumTopicInfo",
            [
                "chat_id": .int(chat.id), "forum_topic_id": .int(Int64(topic.id)), "name": .text(topic.name),
                "icon": .object(topicIcon(color: topic.color)), "creation_date": .int(Int64(topic.date)),
                "creator_id": .object(senderObject(topic.creatorID)), "is_general": .bool(topic.isGeneral),
                "is_outgoing": .bool(topic.creatorID == myID), "is_closed": .bool(topic.isClosed),
                "is_hidden": .bool(topic.isHidden && topic.isGeneral),
            ])
    }

    func topicIcon(color: Int32) -> TLObject {
        TLObject("forumTopicIcon", ["color": .int(Int64(color))])
    }

    private func topicObject(_ topic: SimulatedTopic, in chat: SimulatedChat) -> TLObject {
        let last = lastMessage(of: topic, in: chat)
        if let last { announceSenders(of: [last]) }
        let lastRead = topic.unreadCount == 0 ? last?.id ?? 0 : readState(of: chat).last
        return TLObject(
            "forumTopic",
            [
                "info": .object(topicInfo(topic, in: chat)),
                "last_message": .optional(last.map { messageObject($0, in: chat) }),
                "order": .int(order(of: topic, in: chat)), "is_pinned": .bool(topic.isPinned),
                "unread_count": .int(Int64(topic.unreadCount)), "last_read_inbox_message_id": .int(lastRead),
                "last_read_outbox_message_id": .int(lastRead),
                "notification_settings": .object(notificationSettings),
            ])
    }
}
