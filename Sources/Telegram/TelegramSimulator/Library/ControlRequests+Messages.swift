/// Requests that let messages come, change and go.
extension ControlRequests {
    /// The arguments of a message besides its chat, sender and content.
    static let messageArguments = [
        "date", "topic_id", "reply_to_message_id", "self_destruct", "auto_delete", "is_protected", "is_pinned",
        "is_mention", "author_signature",
    ]

    /// A message that arrives now: clients that know the chat are told.
    func addMessage(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        let sender = try sender(arguments)
        let dates = Int64(Int32.min)...Int64(Int32.max)
        let date = arguments.has("date") ? Int32(try arguments.integer("date", in: dates)) : nil
        let topic = Int32(try arguments.integer("topic_id", in: 0...Int64(Int32.max), or: 0))
        let answered = try arguments.integer("reply_to_message_id", in: 0...Int64.max, or: 0)
        guard answered == 0 || chat.message(id: answered) != nil else {
            throw ControlFailure("there is no message \(answered)")
        }
        // 0 is "view once".
        let selfDestruct = try seconds("self_destruct", from: 0, 3_600, arguments)
        let autoDelete = try seconds("auto_delete", from: 1, Int64(Int32.max), arguments)
        let isProtected = try arguments.flag("is_protected", or: false)
        let isPinned = try arguments.flag("is_pinned", or: false)
        let isMention = try arguments.flag("is_mention", or: false)
        let signature = try arguments.text("author_signature", or: "")
        let content = try content(arguments.object("content"))
        let id = telegram.deliver(content, to: chat.id, from: sender) { message in
            if let date { message.date = date }
            message.topicID = topic
            message.replyTo = answered >> 20
            message.selfDestruct = selfDestruct
            message.autoDelete = autoDelete
            message.isProtected = isProtected
            message.isPinned = isPinned
            message.isMention = isMention
            message.isUnreadMention = isMention
            message.authorSignature = signature
        }
        return .success(type: "simulator.message", [.init("id", .int(id))])
    }

    private func seconds(
        _ key: String, from least: Int64, _ most: Int64, _ arguments: ControlArguments
    ) throws(ControlFailure) -> Int32? {
        arguments.has(key) ? Int32(try arguments.integer(key, in: least...most)) : nil
    }

    func addAlbum(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chatID = try chat(arguments).id
        let sender = try sender(arguments)
        let contents = try contents(arguments, "contents")
        guard (2...10).contains(contents.count) else { throw ControlFailure("an album has 2 to 10 contents") }
        let ids = telegram.deliverAlbum(contents, to: chatID, from: sender)
        return .success(type: "simulator.messages", [.init("ids", .array(ids.map { .int($0) }))])
    }

    func editMessage(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let (chatID, messageID) = try message(arguments)
        telegram.edit(messageID, in: chatID, to: try content(arguments.object("content")))
        return .ok
    }

    func deleteMessages(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        let ids = try arguments.integers("message_ids")
        if let unknown = ids.first(where: { chat.message(id: $0) == nil }) {
            throw ControlFailure("there is no message \(unknown)")
        }
        telegram.delete(ids, in: chat.id)
        return .ok
    }

    func openMessage(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let (chatID, messageID) = try message(arguments)
        guard telegram.world.chats[chatID]?.message(id: messageID)?.selfDestruct != nil else {
            throw ControlFailure("the message does not self-destruct")
        }
        telegram.open(messageID, in: chatID)
        return .ok
    }

    func expireMessage(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let (chatID, messageID) = try message(arguments)
        telegram.expire(messageID, in: chatID)
        return .ok
    }

    func expireReferences(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let (chatID, messageID) = try message(arguments)
        telegram.expireReferences(of: messageID, in: chatID)
        return .ok
    }

    /// The message that a request names.
    private func message(_ arguments: ControlArguments) throws(ControlFailure) -> (chatID: Int64, id: Int64) {
        let chat = try chat(arguments)
        let id = try arguments.integer("message_id")
        guard chat.message(id: id) != nil else { throw ControlFailure("there is no message \(id)") }
        return (chat.id, id)
    }

    /// Who a message is from, if the request says so.
    func sender(_ arguments: ControlArguments) throws(ControlFailure) -> Int64? {
        guard arguments.has("sender_user_id") else { return nil }
        let id = try arguments.integer("sender_user_id")
        guard telegram.world.users[id] != nil else { throw ControlFailure("there is no user \(id)") }
        return id
    }
}
