/// Chats and their lists.
extension Session {
    // MARK: What a client hears of

    func announce(user id: Int64) {
        guard let user = engine.world.users[id], chats.learn(user: id) else { return }
        update("updateUser", ["user": .object(userObject(user))])
    }

    /// Tells a chat that is news, after what it depends on.
    func announce(chat: SimulatedChat) {
        guard !chats.isKnown(chat.id) else { return }
        announceSenders(of: chat.messages.suffix(1))
        switch chat.kind {
        case .privateChat(let userID), .secret(let userID): announce(user: userID)
        default: break
        }
        if let group = groupUpdate(chat) { update(group.type, group.fields) }
        _ = chats.learn(chat.id)
        if let last = chat.messages.last { chats.oldestInMemory[chat.id] = last.number }
        update("updateNewChat", ["chat": .object(newChatObject(chat))])
        if let list = chat.list {
            update("updateChatAddedToList", ["chat_id": .int(chat.id), "chat_list": .object(listObject(list))])
        }
        if !chat.messages.isEmpty {
            let last = lastMessageUpdate(chat)
            update(last.type, last.fields)
        }
    }

    func announceSenders(of messages: some Sequence<SimulatedMessage>) {
        for message in messages where message.senderID > 0 { announce(user: message.senderID) }
    }

    func lastMessageUpdate(_ chat: SimulatedChat) -> TLObject {
        TLObject(
            "updateChatLastMessage",
            [
                "chat_id": .int(chat.id),
                "last_message": .optional(chat.messages.last.map { messageObject($0, in: chat) }),
                "positions": .objects(positions(of: chat)),
            ])
    }

    // MARK: Lists

    /// The chats of a list, first to last.
    private func ordered(_ list: SimulatedChat.List) -> [SimulatedChat] {
        engine.world.chats.values.filter { $0.list == list && $0.order != 0 }
            .sorted { ($0.order, $0.id) > ($1.order, $1.id) }
    }

    /// The list that a request names; nil is the main list for TDLib.
    private func list(_ request: TLObject) -> SimulatedChat.List? {
        switch request.object("chat_list")?.type {
        case nil, "chatListMain": .main
        case "chatListArchive": .archive
        default: nil
        }
    }

    func loadChats(_ request: TLObject, _ ticket: Ticket) {
        guard request.int("limit") > 0 else {
            return answer(ticket, .error(400, "Parameter limit must be positive"))
        }
        guard let list = list(request) else { return answer(ticket, .error(400, "Chat list not found")) }
        let limit = min(Int(clamping: request.int("limit")), 100, max(1, engine.configuration.chatBatch))
        answer(ticket, load(list, limit: limit) ? .ok : .error(404, "Not Found"))
    }

    /// Makes the loaded part of a list longer.
    /// - Returns: Whether there was something to load.
    private func load(_ list: SimulatedChat.List, limit: Int) -> Bool {
        let batch = ordered(list).filter { !chats.isLoaded($0.id) }.prefix(limit)
        for chat in batch { announce(chat: chat) }
        for chat in batch {
            chats.load(chat.id)
            update(
                "updateChatPosition",
                [
                    "chat_id": .int(chat.id),
                    "position": .object(positionObject(list, order: chat.order, isPinned: chat.isPinned)),
                ])
        }
        return !batch.isEmpty
    }

    func getChats(_ request: TLObject) -> TLObject {
        guard request.int("limit") > 0 else { return .error(400, "Parameter limit must be positive") }
        guard let list = list(request) else { return .error(400, "Chat list not found") }
        let all = ordered(list)
        let limit = Int(clamping: request.int("limit"))
        while all.prefix(limit).contains(where: { !chats.isLoaded($0.id) }) {
            guard load(list, limit: 100) else { break }
        }
        return TLObject(
            "chats", ["total_count": .int(Int64(all.count)), "chat_ids": .ids(all.prefix(limit).map(\.id))])
    }

    func addChatToList(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard let new = list(request) else { return .error(400, "Chat list not found") }
        engine.move(chat.id, to: new)
        return .ok
    }

    /// A chat has gone from one list to another.
    func chatMoved(_ chat: SimulatedChat, from old: SimulatedChat.List?) {
        guard chats.isKnown(chat.id) else { return }
        if chat.list == nil { chats.unload(chat.id) } else { chats.load(chat.id) }
        // TDLib looks at the archive first, whichever way the chat goes.
        for list in [SimulatedChat.List.archive, .main] where list == old || list == chat.list {
            let isNew = list == chat.list
            update(
                isNew ? "updateChatAddedToList" : "updateChatRemovedFromList",
                ["chat_id": .int(chat.id), "chat_list": .object(listObject(list))])
            let position = positionObject(list, order: isNew ? chat.order : 0, isPinned: isNew && chat.isPinned)
            update("updateChatPosition", ["chat_id": .int(chat.id), "position": .object(position)])
        }
    }

    func updateReadInbox(_ chat: SimulatedChat) {
        update(
            "updateChatReadInbox",
            [
                "chat_id": .int(chat.id), "last_read_inbox_message_id": .int(chat.lastReadInbox),
                "unread_count": .int(Int64(chat.unreadCount)),
            ])
    }

    /// Reading up to the newest of the messages that an application shows.
    func viewMessages(_ request: TLObject) -> TLObject {
        guard var chat = knownChat(request) else { return Self.chatNotFound }
        let newest = request.ints("message_ids").filter { chat.message(id: $0) != nil }.max() ?? 0
        if newest > chat.lastReadInbox {
            chat.unreadCount = Int32(clamping: chat.messages.count { $0.id > newest })
            engine.world.set(chat)
            updateReadInbox(chat)
        }
        return .ok
    }

    // MARK: Finding

    func createPrivateChat(_ request: TLObject) -> TLObject {
        let id = request.int("user_id")
        guard chats.isKnown(user: id) else { return .error(400, "Chat info not found") }
        if engine.world.chats[id] == nil { engine.world.addPrivateChat(with: id) { $0.list = nil } }
        guard let chat = engine.world.chats[id] else { return Self.chatNotFound }
        announce(chat: chat)
        return chatObject(chat)
    }

    func searchPublicChat(_ request: TLObject) -> TLObject {
        var name = (request.text("username") ?? "").lowercased()
        if name.hasPrefix("@") { name.removeFirst() }
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return .error(200, "Username is invalid")
        }
        if let chat = engine.world.chats.values.first(where: { $0.username.lowercased() == name }) {
            announce(chat: chat)
            return chatObject(chat)
        }
        guard let user = engine.world.users.values.first(where: { $0.username.lowercased() == name }) else {
            return .error(400, "USERNAME_NOT_OCCUPIED")
        }
        announce(user: user.id)
        return createPrivateChat(TLObject("createPrivateChat", ["user_id": .int(user.id)]))
    }
}
