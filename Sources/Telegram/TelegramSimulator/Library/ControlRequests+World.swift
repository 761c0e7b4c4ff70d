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
        let id = telegram.core.withEngine { engine, _ in
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
        let kind = try arguments.choice("kind", ["private", "basic_group", "supergroup", "channel", "secret"])
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
            id = telegram.core.withEngine { engine, _ in
                kind == "private"
                    ? engine.world.addPrivateChat(with: userID, change)
                    : engine.world.addChat(.secret(userID: userID), title: user.firstName, change)
            }
        } else {
            let title = try arguments.text("title")
            let kinds: [String: SimulatedChat.Kind] = ["basic_group": .basicGroup, "supergroup": .supergroup]
            id = telegram.core.withEngine { engine, _ in
                engine.world.addChat(kinds[kind] ?? .channel, title: title, change)
            }
        }
        return .success(type: "simulator.chat", [.init("id", .int(id))])
    }

    /// A message that arrives now: clients that know the chat are told.
    func addMessage(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["chat_id", "sender_user_id", "date", "content"])
        let chatID = try arguments.integer("chat_id")
        guard telegram.world.chats[chatID] != nil else { throw ControlFailure("there is no chat \(chatID)") }
        let sender = arguments.has("sender_user_id") ? try arguments.integer("sender_user_id") : nil
        if let sender, telegram.world.users[sender] == nil { throw ControlFailure("there is no user \(sender)") }
        let date = arguments.has("date") ? Int32(try arguments.integer("date", in: 1...Int64(Int32.max))) : nil
        let content = try content(arguments.object("content"))
        let id = telegram.deliver(content, to: chatID, from: sender) { message in
            if let date { message.date = date }
        }
        return .success(type: "simulator.message", [.init("id", .int(id))])
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
            let isContent = telegram.core.withEngine { engine, _ in
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
        telegram.core.withEngine { engine, _ in body(&engine.world) }
    }
}
