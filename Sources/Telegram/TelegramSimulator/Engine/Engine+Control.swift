/// What happens on the simulated Telegram without a client asking for it.
extension Engine {
    /// A new message in a chat.
    func deliver(_ message: SimulatedMessage, to chatID: Int64) {
        guard let old = world.chats[chatID] else { return }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        var chat = old
        chat.change(accounts: world.accounts) {
            $0.insert(message)
        } read: { userID, state in
            if message.senderID != userID, message.number << 20 > state.last { state.unreadCount += 1 }
        }
        let message = chat.messages.message(number: message.number) ?? message
        world.set(chat)
        planAutoDelete(message, in: chatID)
        for (session, placement) in placements where session.isVisible(chat) {
            let wasKnown = session.chats.isKnown(chatID)
            session.announceSenders(of: [message])
            session.announce(chat: chat, lastMessage: false)
            if wasKnown { session.tellRead(chat, since: old, placement, positions: false) }
            session.tell(message, in: chat)
            guard chat.messages.last?.number == message.number else { continue }
            let last = session.lastMessageUpdate(chat)
            session.update(last.type, last.fields)
        }
    }

    /// A message gets another content.
    func edit(_ messageID: Int64, in chatID: Int64, content: SimulatedContent) {
        let date = unixTime
        change(messageID, in: chatID) {
            $0.content = content
            $0.editDate = date
        } tell: { session, _ in
            session.update(
                "updateMessageEdited",
                ["chat_id": .int(chatID), "message_id": .int(messageID), "edit_date": .int(Int64(date))])
        }
    }

    /// Changes a message, and tells each client its content and then what else there is to tell.
    func change(
        _ messageID: Int64, in chatID: Int64, _ body: (inout SimulatedMessage) -> Void,
        tell: (Session, SimulatedMessage) -> Void = { _, _ in }
    ) {
        guard var chat = world.chats[chatID], var message = chat.message(id: messageID) else { return }
        body(&message)
        chat.insert(message)
        world.set(chat)
        for session in readySessions where session.chats.isKnown(chatID) {
            let object = session.messageObject(message, in: chat)
            session.update(
                "updateMessageContent",
                ["chat_id": .int(chatID), "message_id": .int(messageID), "new_content": object["content"]])
            tell(session, message)
        }
    }

    /// An account has read a chat up to a message: all of its clients are told.
    func read(upTo messageID: Int64, in chatID: Int64, by userID: Int64) {
        guard let old = world.chats[chatID] else { return }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        world.updateChat(chatID) { $0.read(upTo: messageID, by: userID) }
        guard let chat = world.chats[chatID] else { return }
        for (session, placement) in placements where session.myID == userID && session.chats.isKnown(chatID) {
            session.tellRead(chat, since: old, placement)
        }
    }

    /// Messages go.
    func delete(_ messageIDs: [Int64], in chatID: Int64) {
        guard let old = world.chats[chatID] else { return }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        var chat = old
        var removed: [SimulatedMessage] = []
        chat.change(accounts: world.accounts) { chat in
            removed = messageIDs.compactMap { chat.remove(number: $0 >> 20) }
        } read: { userID, state in
            let unread = removed.count { $0.senderID != userID && $0.id > state.last }
            state.unreadCount = max(0, state.unreadCount - Int32(clamping: unread))
        }
        world.set(chat)
        for (session, placement) in placements where session.chats.isKnown(chatID) {
            session.tellRead(chat, since: old, placement, positions: false)
            if chat.messages.last?.number != old.messages.last?.number {
                let update = session.lastMessageUpdate(chat)
                session.update(update.type, update.fields)
            }
            session.update(
                "updateDeleteMessages",
                ["chat_id": .int(chatID), "message_ids": .ids(messageIDs), "is_permanent": true])
        }
    }

    func setReachable(_ reachable: Bool) {
        isReachable = reachable
        for session in sessions.values.sorted(by: { $0.clientID < $1.clientID }) { session.setReachable(reachable) }
    }

    /// Text that goes to clients as an update, with the client's number at its end. It need not be in the schema.
    func broadcast(rawUpdate text: String) -> Bool {
        guard case .object(let members)? = try? JSONParser.parse(text.utf8) else { return false }
        for session in sessions.values.sorted(by: { $0.clientID < $1.clientID }) where session.phase != .closed {
            var writer = JSONWriter()
            let number = RawJSON.number(Array(String(session.clientID).utf8))
            let id = RawJSON.Member(key: Array("@client_id".utf8), value: number)
            let isOld = isOld(session.clientID)
            writer.write(.object(isOld ? members : members + [id]))
            emit(raw: writer.bytes, to: isOld ? session.clientID : nil)
        }
        return true
    }

    /// An object of a class from its JSON text.
    func object(fromJSON text: String, class name: String) -> TLObject? {
        guard let json = try? JSONParser.parse(text.utf8) else { return nil }
        return RequestParser(schema: schema).object(json, class: name)
    }
}
