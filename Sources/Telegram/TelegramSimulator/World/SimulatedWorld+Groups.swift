/// Forums, and basic groups that became supergroups.
extension SimulatedWorld {
    /// Adds a supergroup whose messages lie in topics; it has General from the beginning.
    @discardableResult
    public mutating func addForum(
        title: String, _ change: (inout SimulatedChat) -> Void = { _ in }
    ) -> Int64 {
        let creator = accounts.first?.userID ?? 0
        let date = startDate - 30_000_000
        let id = addChat(.supergroup, title: title) { chat in
            chat.topics = [
                SimulatedTopic(id: SimulatedTopic.generalID, name: "General", creatorID: creator, date: date)
            ]
            change(&chat)
        }
        // Its number is that of General.
        addMessage(to: id, from: creator, .chatCreated)
        return id
    }

    /// Adds a topic to a forum, with the service message that tells of it.
    /// - Returns: The identifier of the topic; 0 if the chat is no forum.
    @discardableResult
    public mutating func addTopic(
        _ name: String, to chatID: Int64, from sender: Int64? = nil, _ change: (inout SimulatedTopic) -> Void = { _ in }
    ) -> Int32 {
        guard chats[chatID]?.isForum == true else { return 0 }
        let id = addMessage(to: chatID, from: sender, .topicCreated(name: name)) {
            $0.topicID = Int32(clamping: $0.number)
        }
        guard let message = chats[chatID]?.message(id: id) else { return 0 }
        var topic = SimulatedTopic(
            id: Int32(clamping: message.number), name: name, creatorID: message.senderID, date: message.date)
        change(&topic)
        updateChat(chatID) { $0.topics?.append(topic) }
        return topic.id
    }

    /// Makes a supergroup of a basic group: the old chat ends, the new one begins.
    /// - Returns: The identifier of the new chat; 0 if the chat is no basic group, or is upgraded already.
    @discardableResult
    public mutating func upgrade(_ chatID: Int64, date: Int32? = nil) -> Int64 {
        guard let old = chats[chatID], old.kind == .basicGroup, old.upgradedTo == 0 else { return 0 }
        let sender = old.messages.last?.senderID
        var new = SimulatedChat(kind: .supergroup, number: takeNumber(), title: old.title)
        new.list = old.list
        new.isPinned = old.isPinned
        new.memberCount = old.memberCount
        new.visibleTo = old.visibleTo
        new.hasProtectedContent = old.hasProtectedContent
        new.upgradedFrom = old.number
        let end = addMessage(to: chatID, from: sender, .upgradedTo(supergroup: new.number)) {
            $0.date = date ?? $0.date
        }
        let last = chats[chatID]?.message(id: end)
        new.upgradedFromMaxNumber = last?.number ?? 0
        set(new)
        addMessage(to: new.id, from: sender, .upgradedFrom(title: old.title, basicGroup: old.number)) {
            $0.date = last?.date ?? $0.date
        }
        updateChat(chatID) {
            $0.upgradedTo = new.number
            $0.list = nil
            $0.isPinned = false
            $0.setUnread(0)
        }
        return new.id
    }
}
