/// Links to messages.
extension Session {
    func messageLink(_ request: TLObject) -> TLObject {
        request.type == "getMessageLink" ? link(request) : linkInfo(request.text("url") ?? "")
    }

    /// The part of a link that names the chat.
    static func linkName(of chat: SimulatedChat) -> String {
        chat.username.isEmpty ? "c/\(chat.number)" : chat.username
    }

    private func link(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard chat.kind == .supergroup || chat.kind == .channel else {
            return .error(400, "Message links are available only for messages in supergroups and channel chats")
        }
        guard let message = chat.message(id: request.int("message_id")) else {
            return .error(400, "Message not found")
        }
        var path = "https://t.me/\(Self.linkName(of: chat))"
        if request.bool("in_message_thread"), let topic = message.topic(in: chat) { path += "/\(topic)" }
        path += "/\(message.number)"
        var arguments: [String] = []
        if message.albumID != 0, !request.bool("for_album") { arguments.append("single") }
        if request.int("media_timestamp") > 0 { arguments.append("t=\(request.int("media_timestamp"))") }
        if !arguments.isEmpty { path += "?" + arguments.joined(separator: "&") }
        return TLObject("messageLink", ["link": .text(path), "is_public": .bool(!chat.username.isEmpty)])
    }

    private func linkInfo(_ text: String) -> TLObject {
        guard let link = MessageAddress(text) else { return .error(400, "Invalid message link URL") }
        var fields: [String: TLValue] = [
            "is_public": .bool(link.isPublic), "media_timestamp": .int(Int64(link.timestamp)),
            "for_album": .bool(!link.isSingle),
        ]
        let chat = engine.world.chats.values.first { chat in
            switch link.chat {
            case .username(let name): chat.username.lowercased() == name.lowercased()
            case .supergroup(let number):
                (chat.kind == .supergroup || chat.kind == .channel) && chat.number == number && isVisible(chat)
            }
        }
        if let chat {
            announce(chat: chat)
            fields["chat_id"] = .int(chat.id)
            let message = chat.messages.message(number: link.number)
            if let message {
                announceSenders(of: [message])
                fields["message"] = .object(messageObject(message, in: chat))
                // Of a message in no album there is no album to link.
                if message.albumID == 0 { fields["for_album"] = false }
            }
            if let topic = link.topic ?? message?.topic(in: chat), chat.isForum {
                fields["topic_id"] = .object(topicObject(topic))
            }
        }
        return TLObject("messageLinkInfo", fields)
    }
}
