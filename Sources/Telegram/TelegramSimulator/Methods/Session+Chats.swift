/// Chats and their lists.
extension Session {
    // MARK: What a client hears of

    func announce(user id: Int64) {
        guard let user = engine.world.users[id], chats.learn(user: id) else { return }
        update("updateUser", ["user": .object(userObject(user))])
    }

    /// Tells a chat that is news, after what it depends on.
    /// - Parameter lastMessage: Whether to tell the last message as well, which a new message does by itself.
    func announce(chat: SimulatedChat, lastMessage: Bool = true) {
        guard !chats.isKnown(chat.id) else { return }
        announceUsers(of: chat, lastMessage: lastMessage)
        announce(groupOf: chat)
        _ = chats.learn(chat.id)
        if let last = chat.messages.last { chats.oldestInMemory[chat.id] = last.number }
        update("updateNewChat", ["chat": .object(newChatObject(chat))])
        update(
            "updateChatNotificationSettings",
            ["chat_id": .int(chat.id), "notification_settings": .object(notificationSettings)])
        if lastMessage, !chat.messages.isEmpty {
            let last = lastMessageUpdate(chat)
            update(last.type, last.fields)
            updateReadInbox(chat)
            if chat.kind != .channel {
                update(
                    "updateChatReadOutbox",
                    [
                        "chat_id": .int(chat.id),
                        "last_read_outbox_message_id": .int(chat.messages.last?.id ?? 0),
                    ])
            }
        }
        for list in lists(of: chat) {
            tellUnread(in: list)
            update("updateChatAddedToList", ["chat_id": .int(chat.id), "chat_list": .object(list.object)])
        }
    }

    /// The users whom a chat names. Of several chats, these of all come first, and then the groups of all.
    func announceUsers(of chat: SimulatedChat, lastMessage: Bool = true) {
        guard !chats.isKnown(chat.id) else { return }
        if lastMessage { announceSenders(of: chat.messages.suffix(1)) }
        if let user = chat.userID { announce(user: user) }
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

    /// A message arrives.
    func tell(_ message: SimulatedMessage, in chat: SimulatedChat) {
        announceSenders(of: [message])
        update("updateNewMessage", ["message": .object(messageObject(message, in: chat))])
    }

    func updateReadInbox(_ chat: SimulatedChat) {
        let state = readState(of: chat)
        update(
            "updateChatReadInbox",
            [
                "chat_id": .int(chat.id), "last_read_inbox_message_id": .int(state.last),
                "unread_count": .int(Int64(state.unreadCount)),
            ])
    }

    /// Reading up to the newest of the messages that an application shows.
    func viewMessages(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        let newest = request.ints("message_ids").filter { chat.message(id: $0) != nil }.max() ?? 0
        if newest > readState(of: chat).last { engine.read(upTo: newest, in: chat.id, by: myID) }
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
        guard !name.isEmpty else {
            return .error(200, "Username is invalid")
        }
        if let chat = engine.world.chats.values.first(where: { $0.username.lowercased() == name && isVisible($0) }) {
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
