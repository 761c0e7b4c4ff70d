/// Media that self-destruct, messages that delete themselves, and what follows.
extension Engine {
    /// Plans the end of messages that delete themselves.
    func planAutoDelete() {
        for chat in world.chats.values.sorted(by: { $0.id < $1.id }) {
            for message in chat.messages.storedMessages where message.autoDelete != nil {
                planAutoDelete(message, in: chat.id)
            }
        }
    }

    func planAutoDelete(_ message: SimulatedMessage, in chatID: Int64) {
        guard let left = message.autoDeleteIn(at: time, startDate: world.startDate) else { return }
        let id = message.id
        after(max(.zero, left)) { [weak self] in self?.delete([id], in: chatID) }
    }

    /// Somebody looks at media that self-destruct: from now on their time runs.
    func open(_ messageID: Int64, in chatID: Int64) {
        guard var chat = world.chats[chatID], var message = chat.message(id: messageID), message.openedAt == nil else {
            return
        }
        guard let seconds = message.selfDestruct else { return }
        message.openedAt = time
        chat.insert(message)
        world.set(chat)
        for session in readySessions where session.chats.isKnown(chatID) {
            session.update("updateMessageContentOpened", ["chat_id": .int(chatID), "message_id": .int(messageID)])
        }
        after(.seconds(Int64(seconds))) { [weak self] in self?.expire(messageID, in: chatID) }
    }

    /// Media are gone: a secret chat loses the message, others show that there was something.
    func expire(_ messageID: Int64, in chatID: Int64) {
        guard let chat = world.chats[chatID], let message = chat.message(id: messageID),
            let kind = message.content.expiredKind(in: chat.kind)
        else { return }
        expireReferences(of: message)
        if chat.isSecret { return delete([messageID], in: chatID) }
        change(messageID, in: chatID) {
            $0.content = .expired(kind)
            $0.selfDestruct = nil
            $0.openedAt = nil
        }
    }

    /// The files of a message can no longer be fetched with what clients know of them.
    func expireReferences(of message: SimulatedMessage) {
        for (media, _) in message.content.media {
            expiredFiles.insert(media.file)
            if let thumbnail = media.thumbnail { expiredFiles.insert(thumbnail) }
        }
    }
}

extension SimulatedMessage {
    /// The time until the message deletes itself; nil if it stays.
    func autoDeleteIn(at time: Duration, startDate: Int32) -> Duration? {
        autoDelete.map { .seconds(Int64(date) - Int64(startDate) + Int64($0)) - time }
    }

    /// The time until opened media are gone; nil while nobody has opened them.
    func selfDestructIn(at time: Duration) -> Duration? {
        guard let openedAt, let selfDestruct else { return nil }
        return openedAt + .seconds(Int64(selfDestruct)) - time
    }
}

extension SimulatedContent {
    /// What is shown when the media have expired; nil for what cannot.
    fileprivate func expiredKind(in kind: SimulatedChat.Kind) -> SimulatedExpiredMedia? {
        switch constructor(in: kind) {
        case "messagePhoto": .photo
        case "messageVideo", "messageAnimation": .video
        case "messageVideoNote": .videoNote
        case "messageVoiceNote": .voiceNote
        default: nil
        }
    }
}
