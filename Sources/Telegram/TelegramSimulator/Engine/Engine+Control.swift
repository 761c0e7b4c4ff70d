/// What happens on the simulated Telegram without a client asking for it.
extension Engine {
    /// A new message in a chat.
    func deliver(_ message: SimulatedMessage, to chatID: Int64) {
        guard var chat = world.chats[chatID] else { return }
        chat.insert(message)
        let message = chat.messages.message(number: message.number) ?? message
        let isIncoming = message.senderID != world.accounts.first?.userID
        if isIncoming { chat.unreadCount += 1 }
        world.set(chat)
        planAutoDelete(message, in: chatID)
        for session in readySessions where session.isVisible(chat) {
            let wasKnown = session.chats.isKnown(chatID)
            session.announceSenders(of: [message])
            session.announce(chat: chat, lastMessage: false)
            if wasKnown, isIncoming {
                for list in session.lists(of: chat) { session.tellUnread(in: list) }
                session.updateReadInbox(chat)
            }
            session.tell(message, in: chat)
            guard chat.messages.last?.number == message.number else { continue }
            let last = session.lastMessageUpdate(chat)
            session.update(last.type, last.fields)
        }
    }

    /// A message gets another content.
    func edit(_ messageID: Int64, in chatID: Int64, content: SimulatedContent) {
        guard var chat = world.chats[chatID], var message = chat.message(id: messageID) else { return }
        message.content = content
        message.editDate = unixTime
        chat.insert(message)
        world.set(chat)
        for session in readySessions where session.chats.isKnown(chatID) {
            let object = session.messageObject(message, in: chat)
            session.update(
                "updateMessageContent",
                ["chat_id": .int(chatID), "message_id": .int(messageID), "new_content": object["content"]])
            session.update(
                "updateMessageEdited",
                [
                    "chat_id": .int(chatID), "message_id": .int(messageID),
                    "edit_date": .int(Int64(message.editDate)),
                ])
        }
    }

    /// Messages go.
    func delete(_ messageIDs: [Int64], in chatID: Int64) {
        guard var chat = world.chats[chatID] else { return }
        let last = chat.messages.last?.number
        let unread = chat.unreadCount
        for id in messageIDs {
            let isUnread = id > chat.lastReadInbox
            if chat.remove(number: id >> 20) != nil, isUnread { chat.unreadCount -= 1 }
        }
        world.set(chat)
        for session in readySessions where session.chats.isKnown(chatID) {
            if chat.unreadCount != unread {
                for list in session.lists(of: chat) { session.tellUnread(in: list) }
                session.updateReadInbox(chat)
            }
            if chat.messages.last?.number != last {
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
            let number = JSONValue.number(Array(String(session.clientID).utf8))
            let id = JSONValue.Member(key: Array("@client_id".utf8), value: number)
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
