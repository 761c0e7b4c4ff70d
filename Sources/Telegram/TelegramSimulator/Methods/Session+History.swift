import Foundation

/// Messages of a chat.
extension Session {
    // MARK: History

    func getChatHistory(_ request: TLObject) -> TLObject {
        if let error = Self.pageError(request) { return error }
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        let from = request.int("from_message_id")
        guard from == 0 || Self.isMessageID(from) else {
            return .error(400, "Invalid value of parameter from_message_id specified")
        }
        return page(
            of: chat, from: from, offset: Int(request.int("offset")), limit: Int(min(request.int("limit"), 100)),
            onlyLocal: request.bool("only_local"))
    }

    /// What TDLib says about the numbers that ask for a page of a history.
    static func pageError(_ request: TLObject) -> TLObject? {
        let limit = request.int("limit")
        let offset = request.int("offset")
        if limit <= 0 { return .error(400, "Parameter limit must be positive") }
        if offset > 0 { return .error(400, "Parameter offset must be non-positive") }
        if offset <= -100 { return .error(400, "Parameter offset must be greater than -100") }
        if offset < -limit { return .error(400, "Parameter offset must be greater than or equal to -limit") }
        return nil
    }

    private func page(of chat: SimulatedChat, from: Int64, offset: Int, limit: Int, onlyLocal: Bool) -> TLObject {
        let paging = engine.configuration.history
        let messages = chat.messages
        let boundary =
            from == 0 ? messages.count : chat.firstIndex(notBelow: (min(from, 1 << 60) + (1 << 20) - 1) >> 20)
        let hasBoundary = boundary < messages.count && messages[boundary].id == from
        var memory = HistoryMemory(
            oldest: chats.oldestInMemory[chat.id].map { chat.firstIndex(notBelow: $0) } ?? messages.count,
            pagesGiven: chats.pagesGiven)
        let range = memory.page(
            HistoryMemory.Question(
                count: messages.count, boundary: boundary, hasBoundary: hasBoundary, offset: offset, limit: limit,
                isLocal: onlyLocal), paging)
        chats.pagesGiven = memory.pagesGiven
        if memory.oldest < messages.count { chats.oldestInMemory[chat.id] = messages[memory.oldest].number }

        var page = Array(messages[range].reversed())
        if paging.repeatsBoundary, hasBoundary, offset == 0, !page.isEmpty {
            page.insert(messages[boundary], at: 0)
            if page.count > limit { page.removeLast() }
        }
        return messagesObject(page, in: chat)
    }

    func messagesObject(_ messages: [SimulatedMessage], in chat: SimulatedChat) -> TLObject {
        renewReferences(of: messages)
        announceSenders(of: messages)
        return TLObject(
            "messages",
            [
                "total_count": .int(Int64(messages.count)),
                "messages": .objects(messages.map { messageObject($0, in: chat) }),
            ])
    }

    /// Whether a number can be a message's: one of the server, or one that is being sent or only local.
    static func isMessageID(_ id: Int64) -> Bool {
        id > 0 && (id % (1 << 20) == 0 || id & 7 == 1 || id & 7 == 2)
    }

    // MARK: Single messages

    func getMessage(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard let message = chat.message(id: request.int("message_id")) else { return .error(404, "Not Found") }
        renewReferences(of: [message])
        announceSenders(of: [message])
        return messageObject(message, in: chat)
    }

    /// Whoever reads a message can fetch its files again.
    private func renewReferences(of messages: [SimulatedMessage]) {
        guard !engine.expiredFiles.isEmpty else { return }
        for message in messages {
            for (media, _) in message.content.media {
                engine.expiredFiles.remove(media.file)
                if let thumbnail = media.thumbnail { engine.expiredFiles.remove(thumbnail) }
            }
        }
    }

    /// Opening starts the time of media that self-destruct, on this device only for those that came in.
    func openMessageContent(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard let message = chat.message(id: request.int("message_id")) else {
            return .error(400, "Message not found")
        }
        if message.senderID != myID { engine.open(message.id, in: chat.id) }
        return .ok
    }

    func getMessages(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        let ids = request.ints("message_ids")
        // Scheduled messages have numbers of their own.
        guard ids.allSatisfy({ Self.isMessageID($0) && $0 < 1 << 51 || $0 > 0 && $0 & 4 != 0 && $0 & 3 != 3 }) else {
            return .error(400, "Invalid message identifier")
        }
        let found = ids.map { chat.message(id: $0) }
        renewReferences(of: found.compactMap { $0 })
        announceSenders(of: found.compactMap { $0 })
        return TLObject(
            "messages",
            [
                "total_count": .int(Int64(found.count)),
                "messages": .vector(found.map { .optional($0.map { messageObject($0, in: chat) }) }),
            ])
    }

    func getChatMessageByDate(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard let message = chat.messages.last(notAfter: request.int("date")) else {
            return .error(404, "Not Found")
        }
        announceSenders(of: [message])
        return messageObject(message, in: chat)
    }
}
