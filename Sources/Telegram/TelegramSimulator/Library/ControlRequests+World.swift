/// Requests that add to the simulated world.
extension ControlRequests {
    func addUser(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["first_name", "last_name", "username", "phone_number", "is_contact", "is_bot"])
        let firstName = try arguments.text("first_name")
        let lastName = try arguments.text("last_name", or: "")
        let username = try arguments.text("username", or: "")
        let phoneNumber = try arguments.text("phone_number", or: "")
        let isContact = try arguments.flag("is_contact", or: false)
        let isBot = try arguments.flag("is_bot", or: false)
        let id = telegram.core.withEngine { engine in
            engine.world.addUser(firstName) {
                $0.lastName = lastName
                $0.username = username
                $0.phoneNumber = phoneNumber.filter(\.isNumber)
                $0.isContact = isContact
                $0.isBot = isBot
            }
        }
        return .success(type: "simulator.user", [.init("id", .int(id))])
    }

    func addChat(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["kind", "title", "user_id", "list", "username", "is_pinned", "has_protected_content"])
        let kind = try arguments.choice("kind", ["private", "basic_group", "supergroup", "forum", "channel", "secret"])
        let listName = try arguments.choice("list", ["main", "archive", "none"], or: "main")
        let list: SimulatedChat.List? = listName == "main" ? .main : listName == "archive" ? .archive : nil
        let username = try arguments.text("username", or: "")
        let isPinned = try arguments.flag("is_pinned", or: false)
        let isProtected = try arguments.flag("has_protected_content", or: false)
        func change(_ chat: inout SimulatedChat) {
            chat.list = list
            chat.username = username
            chat.isPinned = isPinned
            chat.hasProtectedContent = isProtected
        }
        let id: Int64
        if kind == "private" || kind == "secret" {
            let userID = try arguments.integer("user_id")
            guard let user = telegram.world.users[userID] else { throw ControlFailure("there is no user \(userID)") }
            id = telegram.core.withEngine { engine in
                kind == "private"
                    ? engine.world.addPrivateChat(with: userID, change)
                    : engine.world.addChat(.secret(userID: userID), title: user.firstName, change)
            }
        } else {
            let title = try arguments.text("title")
            let kinds: [String: SimulatedChat.Kind] = ["basic_group": .basicGroup, "supergroup": .supergroup]
            id = telegram.core.withEngine { engine in
                kind == "forum"
                    ? engine.world.addForum(title: title, change)
                    : engine.world.addChat(kinds[kind] ?? .channel, title: title, change)
            }
        }
        return .success(type: "simulator.chat", [.init("id", .int(id))])
    }

    /// A message that arrives now: clients that know the chat are told.
    func addMessage(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(
            ["chat_id", "sender_user_id", "date", "content", "topic_id", "self_destruct", "is_protected"])
        let chatID = try chat(arguments)
        let sender = try sender(arguments)
        let dates = Int64(Int32.min)...Int64(Int32.max)
        let date = arguments.has("date") ? Int32(try arguments.integer("date", in: dates)) : nil
        let topic = Int32(try arguments.integer("topic_id", in: 0...Int64(Int32.max), or: 0))
        // 0 is "view once".
        let selfDestruct =
            arguments.has("self_destruct") ? Int32(try arguments.integer("self_destruct", in: 0...3_600)) : nil
        let isProtected = try arguments.flag("is_protected", or: false)
        let content = try content(arguments.object("content"))
        let id = telegram.deliver(content, to: chatID, from: sender) { message in
            if let date { message.date = date }
            message.topicID = topic
            message.selfDestruct = selfDestruct
            message.isProtected = isProtected
        }
        return .success(type: "simulator.message", [.init("id", .int(id))])
    }

    func addAlbum(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["chat_id", "sender_user_id", "contents"])
        let chatID = try chat(arguments)
        let sender = try sender(arguments)
        let objects = try arguments.objects("contents")
        guard (2...10).contains(objects.count) else { throw ControlFailure("an album has 2 to 10 contents") }
        var contents: [SimulatedContent] = []
        for object in objects { contents.append(try content(object)) }
        let ids = telegram.deliverAlbum(contents, to: chatID, from: sender)
        return .success(type: "simulator.messages", [.init("ids", .array(ids.map { .int($0) }))])
    }

    func addTopic(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["chat_id", "name", "sender_user_id"])
        let id = telegram.addTopic(
            try arguments.text("name"), to: try chat(arguments), from: try sender(arguments))
        guard id != 0 else { throw ControlFailure("the chat is no forum") }
        return .success(type: "simulator.topic", [.init("id", .int(Int64(id)))])
    }

    func upgradeGroup(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["chat_id"])
        let id = telegram.upgrade(try chat(arguments))
        guard id != 0 else { throw ControlFailure("the chat is no basic group, or is upgraded already") }
        return .success(type: "simulator.chat", [.init("id", .int(id))])
    }

    /// Another account, with a user of its own.
    func addAccount(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["kind", "first_name", "phone_number", "code", "password", "bot_token"])
        let kinds = SimulatedAccount.Kind.allCases.map(\.rawValue)
        let kind = SimulatedAccount.Kind(rawValue: try arguments.choice("kind", kinds, or: "passwordless"))
        var account = SimulatedAccount(kind ?? .passwordless)
        account.phoneNumber = try arguments.text("phone_number")
        guard account.phoneNumber.contains(where: \.isNumber) else {
            throw ControlFailure("phone_number must have digits")
        }
        account.code = try arguments.text("code", or: account.code)
        if arguments.has("password") { account.password = try arguments.text("password") }
        if account.botToken != nil || arguments.has("bot_token") { account.botToken = try arguments.text("bot_token") }
        let name = try arguments.text("first_name")
        let id = telegram.core.withEngine { [account] engine in
            var account = account
            account.userID = engine.world.addUser(name) {
                $0.phoneNumber = account.phoneNumber.filter(\.isNumber)
                $0.isBot = account.botToken != nil
            }
            engine.world.accounts.append(account)
            return account.userID
        }
        return .success(type: "simulator.user", [.init("id", .int(id))])
    }

    /// The message that a request names.
    func message(_ arguments: ControlArguments) throws(ControlFailure) -> (chatID: Int64, id: Int64) {
        try arguments.allow(["chat_id", "message_id"])
        let chatID = try chat(arguments)
        let id = try arguments.integer("message_id")
        guard telegram.world.chats[chatID]?.message(id: id) != nil else {
            throw ControlFailure("there is no message \(id)")
        }
        return (chatID, id)
    }

    private func chat(_ arguments: ControlArguments) throws(ControlFailure) -> Int64 {
        let id = try arguments.integer("chat_id")
        guard telegram.world.chats[id] != nil else { throw ControlFailure("there is no chat \(id)") }
        return id
    }

    private func sender(_ arguments: ControlArguments) throws(ControlFailure) -> Int64? {
        guard arguments.has("sender_user_id") else { return nil }
        let id = try arguments.integer("sender_user_id")
        guard telegram.world.users[id] != nil else { throw ControlFailure("there is no user \(id)") }
        return id
    }

    /// Content whose files the simulator makes, by its own names; anything else as a `MessageContent` of TDLib.
    func content(_ arguments: ControlArguments) throws(ControlFailure) -> SimulatedContent {
        let seconds = try arguments.integer("seconds", in: 1...3_600, or: 3)
        let caption = try arguments.text("caption", or: "")
        let name = try arguments.text("name", or: "")
        let mimeType = try arguments.text("mime_type", or: "")
        switch arguments.type {
        case "text":
            try arguments.allow(["text"])
            return .text(try arguments.text("text"))
        case "document":
            try arguments.allow(["name", "mime_type", "size", "caption"])
            let size = Int(try arguments.integer("size", in: 0...256 << 20))
            return make { .document($0.media(.random(size: size), name: name, mimeType: mimeType), caption: caption) }
        case "photo":
            try arguments.allow(["width", "height", "caption"])
            let width = Int32(try arguments.integer("width", in: 16...4_096, or: 640))
            let height = Int32(try arguments.integer("height", in: 16...4_096, or: 480))
            return make { $0.photo(width: width, height: height, caption: caption) }
        case "video":
            try arguments.allow(["seconds", "name", "caption"])
            return make { $0.video(seconds: Int(seconds), name: name, caption: caption) }
        case "audio":
            try arguments.allow(["seconds"])
            return make { $0.audio(seconds: Int(seconds), number: 1) }
        case "voice_note":
            try arguments.allow(["seconds"])
            return make { $0.voiceNote(seconds: Int(seconds)) }
        case let type where type.hasPrefix("message"):
            let json = arguments.json
            let isContent = telegram.core.withEngine { engine in
                engine.object(fromJSON: json, class: "MessageContent") != nil
            }
            guard isContent else { throw ControlFailure("content is no MessageContent of TDLib") }
            return .json(json)
        default:
            throw ControlFailure(
                "content must be text, document, photo, video, audio, voice_note or a MessageContent of TDLib")
        }
    }

    private func make(_ body: (inout SimulatedWorld) -> SimulatedContent) -> SimulatedContent {
        telegram.core.withEngine { engine in body(&engine.world) }
    }
}
