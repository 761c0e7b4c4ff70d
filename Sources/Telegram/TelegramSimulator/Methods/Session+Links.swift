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
        guard let message = chat.message(id: request.int("message_id")) else {
            return .error(400, "Message not found")
        }
        guard chat.kind == .supergroup || chat.kind == .channel else {
            return .error(400, "Message links are available only for messages in supergroups and channel chats")
        }
        var path = "https://t.me/\(Self.linkName(of: chat))"
        if request.bool("in_message_thread"), let topic = message.topic(in: chat) { path += "/\(topic)" }
        path += "/\(message.number)"
        // A link to a moment is one to a single message, too.
        let seconds = message.content.isTimed(in: chat.kind) ? max(0, request.int("media_timestamp")) : 0
        var arguments: [String] = []
        if message.albumID != 0 || seconds > 0, !request.bool("for_album") { arguments.append("single") }
        if seconds > 0 { arguments.append("t=\(seconds)") }
        if !arguments.isEmpty { path += "?" + arguments.joined(separator: "&") }
        return TLObject("messageLink", ["link": .text(path), "is_public": .bool(!chat.username.isEmpty)])
    }

    private func linkInfo(_ text: String) -> TLObject {
        if text.isEmpty { return .error(400, "URL must be non-empty") }
        let link: MessageAddress
        do throws(MessageAddress.Refusal) {
            link = try MessageAddress(text)
        } catch {
            return .error(400, error.message)
        }
        if link.chat == .supergroup(0) { return .error(400, "Wrong channel ID") }
        guard link.number <= Int64(Int32.max) else { return .error(400, "Wrong message identifier") }
        var fields: [String: TLValue] = ["is_public": .bool(link.isPublic)]
        let chat = engine.world.chats.values.first { chat in
            switch link.chat {
            case .username(let name): chat.username.lowercased() == name.lowercased()
            case .supergroup(let number):
                (chat.kind == .supergroup || chat.kind == .channel) && chat.number == number && isVisible(chat)
            }
        }
        guard let chat else { return TLObject("messageLinkInfo", fields) }
        announce(chat: chat)
        fields["chat_id"] = .int(chat.id)
        let message = chat.messages.message(number: link.number)
        if let message {
            announceSenders(of: [message])
            fields["message"] = .object(messageObject(message, in: chat))
            fields["for_album"] = .bool(message.albumID != 0 && !link.isSingle)
            if message.content.isTimed(in: chat.kind) { fields["media_timestamp"] = .int(Int64(link.timestamp)) }
        }
        // The message knows better than the link in which topic it is.
        if chat.isForum {
            let topic = message?.topic(in: chat) ?? link.topic ?? Int32(clamping: link.number)
            fields["topic_id"] = .object(topicObject(topic))
        }
        return TLObject("messageLinkInfo", fields)
    }

    /// What an address of Telegram leads to; the simulator knows messages only.
    func internalLinkType(_ request: TLObject) -> TLObject {
        do throws(MessageAddress.Refusal) {
            let link = try MessageAddress(request.text("link") ?? "")
            return TLObject("internalLinkTypeMessage", ["url": .text(link.normalForm)])
        } catch {
            return error.isOtherLink ? SynchronousFunctions.notSimulated(request.type) : .error(404, "Not Found")
        }
    }
}

extension SimulatedContent {
    /// Whether it plays, so that a link can lead to a moment of it.
    fileprivate func isTimed(in kind: SimulatedChat.Kind) -> Bool {
        ["messageVideo", "messageAudio", "messageVoiceNote", "messageVideoNote"].contains(constructor(in: kind))
    }
}
