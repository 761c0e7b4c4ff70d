import NativeLoop
import TelegramAPI

/// One line of `messages.ndjson`: a message as Telegram tells it, without its files.
enum MessageLine {
    /// The version of the line's form, its `v`.
    static let schemaVersion: Int64 = 1

    /// The line without its line feed.
    /// - Parameters:
    ///   - senderName: not to be trusted.
    ///   - items: the message's attachments, as the manifest numbers them.
    static func text(_ message: Message, senderName: String?, items: [MappedMessage.Item]) -> String {
        var line = JSONValue.Object([
            ("chat_id", .integer(message.chatID)), ("message_id", .integer(message.id)),
            ("date", .integer(Int64(message.date))),
        ])
        line.add("edit_date", message.editDate)
        addSender(of: message, named: senderName, to: &line)
        let isProtected = TDLibAttachmentMapper.isProtected(message)
        let content = ContentText(message.content)
        line.add("content", content.name)
        if isProtected {
            line.members.append(("protected", true))
        } else {
            content.add(to: &line)
        }
        addRelations(of: message, isProtected: isProtected, to: &line)
        if let info = message.interactionInfo {
            line.add("views", info.viewCount)
            line.add("forwards", info.forwardCount)
            let reactions = (info.reactions?.reactions ?? []).map(reaction)
            if !reactions.isEmpty { line.members.append(("reactions", .array(reactions))) }
        }
        let attachments = items.compactMap(attachment)
        if !attachments.isEmpty { line.members.append(("items", .array(attachments))) }
        return JSONLine.text("message", version: schemaVersion, line.members)
    }

    private static func addSender(of message: Message, named name: String?, to line: inout JSONValue.Object) {
        switch MessageSenderID(message.senderID) {
        case .user(let id): line.members.append(("sender_user_id", .integer(id)))
        case .chat(let id): line.members.append(("sender_chat_id", .integer(id)))
        case nil: break
        }
        line.add("sender_name", name ?? "")
        line.add("author_signature", message.authorSignature)
        line.add("via_bot_user_id", message.viaBotUserID)
        if message.isOutgoing { line.members.append(("outgoing", true)) }
        if message.isPinned { line.members.append(("pinned", true)) }
    }

    private static func addRelations(of message: Message, isProtected: Bool, to line: inout JSONValue.Object) {
        switch message.replyTo {
        case .message(let reply):
            var object = JSONValue.Object()
            object.add("chat_id", reply.chatID)
            object.add("message_id", reply.messageID)
            if !isProtected { object.add("quote", reply.quote?.text.text ?? "") }
            line.members.append(("reply_to", .object(object)))
        case .story(let reply):
            line.members.append(
                (
                    "reply_to",
                    [
                        "story_poster_chat_id": .integer(reply.storyPosterChatID),
                        "story_id": .integer(Int64(reply.storyID)),
                    ]
                ))
        case .unknown(let type, _): line.members.append(("reply_to", ["unknown": .string(type)]))
        case nil: break
        }
        if let forward = message.forwardInfo {
            var object = origin(forward.origin)
            object.add("date", forward.date)
            line.members.append(("forward", .object(object)))
        }
        if let topic = message.topicID.flatMap({ MessageTopicID($0) }) {
            line.members.append(("topic", ["kind": .string(topic.kind.rawValue), "id": .integer(topic.id)]))
        }
        // Above 2^53, where many readers of JSON lose digits.
        if message.mediaAlbumID != 0 { line.add("album_id", String(message.mediaAlbumID)) }
    }

    private static func origin(_ origin: MessageOrigin) -> JSONValue.Object {
        var object = JSONValue.Object()
        switch origin {
        case .user(let origin): object.add("user_id", origin.senderUserID)
        case .hiddenUser(let origin): object.add("name", origin.senderName)
        case .chat(let origin):
            object.add("chat_id", origin.senderChatID)
            object.add("author_signature", origin.authorSignature)
        case .channel(let origin):
            object.add("chat_id", origin.chatID)
            object.add("message_id", origin.messageID)
            object.add("author_signature", origin.authorSignature)
        case .unknown(let type, _): object.add("unknown", type)
        }
        return object
    }

    private static func reaction(_ reaction: MessageReaction) -> JSONValue {
        var object = JSONValue.Object()
        switch reaction.type {
        case .emoji(let type): object.add("emoji", type.emoji)
        case .customEmoji(let type): object.add("custom_emoji_id", String(type.customEmojiID))
        case .paid: object.add("emoji", "paid")
        case .unknown(let type, _): object.add("unknown", type)
        }
        object.members.append(("count", .integer(Int64(reaction.totalCount))))
        return .object(object)
    }

    private static func attachment(_ item: MappedMessage.Item) -> JSONValue? {
        guard case .attachment(let attachment) = item else { return nil }
        return ["index": .integer(Int64(attachment.id.index)), "kind": .string(attachment.kind.rawValue)]
    }
}

extension JSONValue.Object {
    /// Adds a text that is not empty.
    fileprivate mutating func add(_ name: String, _ text: String) {
        if !text.isEmpty { members.append((name, .string(text))) }
    }

    /// Adds a number that is not 0.
    fileprivate mutating func add(_ name: String, _ number: some BinaryInteger) {
        if number != 0 { members.append((name, JSONValue(number))) }
    }
}
