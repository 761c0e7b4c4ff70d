/// Requests that change chats and tell the clients that know them.
extension ControlRequests {
    func moveChat(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.move(try chat(arguments).id, to: try list(arguments))
        return .ok
    }

    func pinChat(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        let isPinned = try arguments.flag("is_pinned", or: true)
        var folder: Int32?
        if arguments.has("folder_id") {
            let id = Int32(try arguments.integer("folder_id", in: 2...Int64(Int32.max)))
            guard telegram.world.folders.contains(where: { $0.id == id }) else {
                throw ControlFailure("there is no folder \(id)")
            }
            folder = id
        }
        telegram.pin(chat.id, isPinned, inFolder: folder)
        return .ok
    }

    func leaveChat(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.leave(try group(arguments).id)
        return .ok
    }

    func deleteChat(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.deleteChat(try chat(arguments).id)
        return .ok
    }

    func upgradeGroup(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let id = telegram.upgrade(try chat(arguments).id)
        guard id != 0 else { throw ControlFailure("the chat is no basic group, or is upgraded already") }
        return .success(type: "simulator.chat", [.init("id", .int(id))])
    }

    func setFolders(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        var folders: [SimulatedFolder] = []
        for object in try arguments.objects("folders") {
            let folder = try folder(object)
            if folders.contains(where: { $0.id == folder.id }) {
                throw ControlFailure("two folders have the id \(folder.id)")
            }
            folders.append(folder)
        }
        telegram.setFolders(folders)
        return .ok
    }

    private func folder(_ object: ControlArguments) throws(ControlFailure) -> SimulatedFolder {
        let flags: [(String, WritableKeyPath<SimulatedFolder, Bool>)] = [
            ("include_contacts", \.includesContacts), ("include_non_contacts", \.includesNonContacts),
            ("include_bots", \.includesBots), ("include_groups", \.includesGroups),
            ("include_channels", \.includesChannels), ("exclude_read", \.excludesRead),
            ("exclude_archived", \.excludesArchived),
        ]
        let chats: [(String, WritableKeyPath<SimulatedFolder, [Int64]>)] = [
            ("pinned_chat_ids", \.pinned), ("included_chat_ids", \.included), ("excluded_chat_ids", \.excluded),
        ]
        try object.allow(["id", "name", "icon"] + chats.map(\.0) + flags.map(\.0))
        var folder = SimulatedFolder(
            id: Int32(try object.integer("id", in: 2...Int64(Int32.max))), name: try object.text("name"))
        folder.icon = try object.text("icon", or: folder.icon)
        for (name, path) in flags { folder[keyPath: path] = try object.flag(name, or: false) }
        let world = telegram.world
        for (name, path) in chats {
            folder[keyPath: path] = try object.integers(name, or: [])
            if let unknown = folder[keyPath: path].first(where: { world.chats[$0] == nil }) {
                throw ControlFailure("there is no chat \(unknown)")
            }
        }
        return folder
    }

    /// Without a text there is no draft any more.
    func setDraft(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        telegram.setDraft(arguments.has("text") ? try arguments.text("text") : nil, in: chat.id)
        return .ok
    }

    func setTitle(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.setTitle(try arguments.text("title"), of: try chat(arguments).id)
        return .ok
    }

    func setUnreadCount(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        let most = min(Int64(chat.messages.count), Int64(Int32.max))
        telegram.setUnreadCount(Int32(try arguments.integer("unread_count", in: 0...most)), in: chat.id)
        return .ok
    }

    func setMemberCount(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let count = Int32(try arguments.integer("member_count", in: 0...Int64(Int32.max)))
        telegram.setMemberCount(count, of: try group(arguments).id)
        return .ok
    }

    func setProtectedContent(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.setProtectedContent(try arguments.flag("has_protected_content"), in: try chat(arguments).id)
        return .ok
    }

    func setSecretChatState(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let states: [String: SimulatedChat.SecretState] = ["pending": .pending, "ready": .ready, "closed": .closed]
        let state = try arguments.choice("state", states)
        let chat = try chat(arguments)
        guard chat.isSecret else { throw ControlFailure("the chat is no secret chat") }
        telegram.setSecretChatState(state, of: chat.id)
        return .ok
    }

    func addTopic(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let id = telegram.addTopic(
            try arguments.text("name"), to: try chat(arguments).id, from: try sender(arguments))
        guard id != 0 else { throw ControlFailure("the chat is no forum") }
        return .success(type: "simulator.topic", [.init("id", .int(Int64(id)))])
    }

    /// What is not named stays as it is.
    func changeTopic(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        let id = try arguments.integer("topic_id", in: 1...Int64(Int32.max))
        guard var topic = chat.topics?.first(where: { $0.id == Int32(id) }) else {
            throw ControlFailure("there is no topic \(id)")
        }
        topic.name = try arguments.text("name", or: topic.name)
        topic.isClosed = try arguments.flag("is_closed", or: topic.isClosed)
        topic.isPinned = try arguments.flag("is_pinned", or: topic.isPinned)
        topic.isHidden = try arguments.flag("is_hidden", or: topic.isHidden)
        topic.color = Int32(try arguments.integer("color", in: 0...0xFFFFFF, or: Int64(topic.color)))
        topic.unreadCount = Int32(
            try arguments.integer("unread_count", in: 0...Int64(Int32.max), or: Int64(topic.unreadCount)))
        guard !topic.isHidden || topic.isGeneral else { throw ControlFailure("only topic 1 can be hidden") }
        telegram.changeTopic(topic.id, in: chat.id) { [topic] in $0 = topic }
        return .ok
    }

    // MARK: What requests name

    func chat(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedChat {
        let id = try arguments.integer("chat_id")
        guard let chat = telegram.world.chats[id] else { throw ControlFailure("there is no chat \(id)") }
        return chat
    }

    private func group(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedChat {
        let chat = try chat(arguments)
        guard chat.userID == nil else { throw ControlFailure("the chat is no group and no channel") }
        return chat
    }

    /// The list that a chat is in; nil for none.
    func list(_ arguments: ControlArguments, or absent: String? = nil) throws(ControlFailure) -> SimulatedChat.List? {
        try arguments.choice("list", ["main": .main, "archive": .archive, "none": nil], or: absent)
    }
}
