/// What becomes of chats on the simulated Telegram without a client asking for it.
extension Engine {
    /// Changes a chat, and tells each client what else there is to tell and then where the chat has gone.
    func change(
        _ chatID: Int64, _ body: (inout SimulatedChat) -> Void,
        tell: (Session, SimulatedChat) -> Void = { _, _ in }
    ) {
        guard let old = world.chats[chatID] else { return }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        world.updateChat(chatID, body)
        guard let chat = world.chats[chatID] else { return }
        for (session, placement) in placements where session.isVisible(chat) {
            let wasKnown = session.chats.isKnown(chatID)
            tell(session, chat)
            // One that is news has been told with all that there is to it.
            if wasKnown { session.tellPlacement(of: chat, since: placement) }
        }
    }

    func move(_ chatID: Int64, to list: SimulatedChat.List?) {
        let isJoining = world.chats[chatID].map { $0.list == nil || $0.isLeft } ?? false
        change(chatID) {
            $0.list = list
            if list != nil { $0.isLeft = false }
        } tell: { session, chat in
            guard list != nil else { return }
            // A chat that is news comes with its group; one that is not, with the group's new state.
            if !session.chats.isKnown(chatID) {
                session.announce(chat: chat)
            } else if isJoining, let group = session.groupUpdate(chat) {
                session.update(group.type, group.fields)
            }
        }
    }

    /// The account is no longer in a group or channel: the group says so before the chat leaves its lists.
    func leave(_ chatID: Int64) {
        change(chatID) {
            $0.isLeft = true
            $0.isPinned = false
        } tell: { session, chat in
            guard session.chats.isKnown(group: chatID), let group = session.groupUpdate(chat) else { return }
            session.update(group.type, group.fields)
        }
    }

    /// A chat and its messages go.
    func deleteHistory(_ chatID: Int64, removesChat: Bool) {
        guard let chat = world.chats[chatID] else { return }
        delete(chat.messages.map(\.id), in: chatID)
        if removesChat {
            change(chatID) {
                $0.list = nil
                $0.draft = nil
            }
        }
    }

    func pin(_ chatID: Int64, _ isPinned: Bool, in list: ChatListID) {
        guard case .folder(let id) = list else {
            return change(chatID) { $0.isPinned = isPinned }
        }
        var folders = world.folders
        for index in folders.indices where folders[index].id == id {
            folders[index].pinned.removeAll { $0 == chatID }
            if isPinned {
                folders[index].pinned.insert(chatID, at: 0)
            } else if !folders[index].included.contains(chatID) {
                folders[index].included.append(chatID)
            }
        }
        set(folders, tells: false)
    }

    /// The folders are others than before; chats come to them and go.
    func set(_ folders: [SimulatedFolder], tells: Bool = true) {
        let chats = world.chats.values.sorted { $0.id < $1.id }
        let placements = readySessions.map { session in (session, chats.map(session.placement)) }
        world.folders = folders
        for (session, places) in placements {
            if tells { session.update(session.foldersUpdate.type, session.foldersUpdate.fields) }
            for (chat, place) in zip(chats, places) { session.tellPlacement(of: chat, since: place) }
        }
    }

    func setDraft(_ text: String?, in chatID: Int64) {
        guard let old = world.chats[chatID] else { return }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        let date = unixTime
        world.updateChat(chatID) { $0.draft = text.map { SimulatedDraft(text: $0, date: date) } }
        guard let chat = world.chats[chatID] else { return }
        for (session, placement) in placements where session.chats.isKnown(chatID) {
            session.tellPlacement(of: chat, since: placement, positions: false)
            session.update(
                "updateChatDraftMessage",
                [
                    "chat_id": .int(chatID), "draft_message": .optional(session.draftObject(chat.draft)),
                    "positions": .objects(session.positions(of: chat)),
                ])
        }
    }

    func setTitle(_ title: String, of chatID: Int64) {
        change(chatID) {
            $0.title = title
        } tell: { session, _ in
            guard session.chats.isKnown(chatID) else { return }
            session.update("updateChatTitle", ["chat_id": .int(chatID), "title": .text(title)])
        }
    }

    func setProtected(_ isProtected: Bool, _ chatID: Int64) {
        change(chatID) {
            $0.hasProtectedContent = isProtected
        } tell: { session, _ in
            guard session.chats.isKnown(chatID) else { return }
            session.update(
                "updateChatHasProtectedContent",
                ["chat_id": .int(chatID), "has_protected_content": .bool(isProtected)])
        }
    }

    /// What a group, channel or secret chat says about itself has changed.
    func changeGroup(_ chatID: Int64, _ body: (inout SimulatedChat) -> Void) {
        change(chatID, body) { session, chat in
            guard session.chats.isKnown(group: chatID), let group = session.groupUpdate(chat) else { return }
            session.update(group.type, group.fields)
        }
    }

    /// So many of the last messages are unread, for every account.
    func setUnreadCount(_ count: Int32, in chatID: Int64) {
        guard let old = world.chats[chatID] else { return }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        world.updateChat(chatID) { $0.setUnread(max(0, min(count, Int32(clamping: old.messages.count)))) }
        guard let chat = world.chats[chatID] else { return }
        for (session, placement) in placements where session.chats.isKnown(chatID) {
            session.tellRead(chat, since: old, placement)
        }
    }

    /// A user changes, and with the user the names of their chats and the folders that show them.
    func changeUser(_ id: Int64, _ body: (inout SimulatedUser) -> Void) {
        guard let old = world.users[id] else { return }
        let chats = world.chats.values.filter { $0.userID == id }.sorted { $0.id < $1.id }
        let placements = readySessions.map { session in (session, chats.map(session.placement)) }
        var user = old
        body(&user)
        user.id = id
        world.set(user)
        for (session, places) in placements {
            if session.chats.isKnown(user: id) {
                session.update("updateUser", ["user": .object(session.userObject(user))])
            }
            for (chat, place) in zip(chats, places) { session.tellPlacement(of: chat, since: place) }
        }
        if user.fullName != old.fullName { for chat in chats { setTitle(user.fullName, of: chat.id) } }
    }

    /// A basic group becomes a supergroup while clients look at it.
    func upgrade(_ chatID: Int64) -> Int64 {
        guard let old = world.chats[chatID] else { return 0 }
        let placements = readySessions.map { ($0, $0.placement(of: old)) }
        let newID = world.upgrade(chatID, date: unixTime)
        guard let ended = world.chats[chatID], let new = world.chats[newID], let end = ended.messages.last,
            let begin = new.messages.last
        else { return 0 }
        for (session, placement) in placements where session.isVisible(new) {
            session.announce(chat: new, lastMessage: false)
            if session.chats.isKnown(chatID) {
                if let group = session.groupUpdate(ended) { session.update(group.type, group.fields) }
                session.tell(end, in: ended)
                session.tellPlacement(of: ended, since: placement, positions: false)
                let last = session.lastMessageUpdate(ended)
                session.update(last.type, last.fields)
            }
            session.tell(begin, in: new)
            let last = session.lastMessageUpdate(new)
            session.update(last.type, last.fields)
        }
        return newID
    }

    /// A topic is made while clients look at the forum.
    func addTopic(_ name: String, to chatID: Int64, from sender: Int64?) -> Int32 {
        let date = unixTime
        let id = world.addTopic(name, to: chatID, from: sender) { $0.date = date }
        guard id != 0, var chat = world.chats[chatID], var message = chat.message(id: Int64(id) << 20) else { return 0 }
        message.date = date
        chat.remove(number: message.number)
        world.set(chat)
        deliver(message, to: chatID)
        guard let chat = world.chats[chatID], let topic = chat.topics?.last else { return id }
        for session in readySessions where session.chats.isKnown(chatID) { session.announce(topic, in: chat) }
        return id
    }

    /// A topic changes.
    func changeTopic(_ id: Int32, in chatID: Int64, _ body: (inout SimulatedTopic) -> Void) {
        world.updateChat(chatID) { chat in
            for index in chat.topics?.indices ?? 0..<0 where chat.topics?[index].id == id {
                if var topic = chat.topics?[index] {
                    body(&topic)
                    chat.topics?[index] = topic
                }
            }
        }
        guard let chat = world.chats[chatID], let topic = chat.topics?.first(where: { $0.id == id }) else { return }
        for session in readySessions where session.chats.isKnown(chatID) {
            if session.chats.learn(topic: id, in: chatID), topic.creatorID > 0 {
                session.announce(user: topic.creatorID)
            }
            session.update("updateForumTopicInfo", ["info": .object(session.topicInfo(topic, in: chat))])
            session.updateTopic(topic, in: chat)
        }
    }
}
