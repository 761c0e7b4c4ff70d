/// Requests that add to the simulated world.
extension ControlRequests {
    func addUser(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let named = try changed(SimulatedUser(id: 0, firstName: try arguments.text("first_name")), arguments)
        let id = telegram.core.withEngine { engine in
            engine.world.addUser(named.firstName) { user in
                let id = user.id
                user = named
                user.id = id
            }
        }
        return .success(type: "simulator.user", [.init("id", .int(id))])
    }

    /// What is not named stays as it is.
    func changeUser(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let id = try user(arguments)
        guard let user = telegram.world.users[id] else { throw ControlFailure("there is no user \(id)") }
        let changed = try changed(user, arguments)
        telegram.changeUser(id) { $0 = changed }
        return .ok
    }

    static let userArguments = [
        "first_name", "last_name", "username", "phone_number", "is_contact", "is_bot", "is_deleted",
    ]

    private func changed(_ user: SimulatedUser, _ arguments: ControlArguments) throws(ControlFailure) -> SimulatedUser {
        var user = user
        user.firstName = try arguments.text("first_name", or: user.firstName)
        user.lastName = try arguments.text("last_name", or: user.lastName)
        user.username = try arguments.text("username", or: user.username)
        user.phoneNumber = try arguments.text("phone_number", or: user.phoneNumber).filter(\.isNumber)
        user.isContact = try arguments.flag("is_contact", or: user.isContact)
        user.isBot = try arguments.flag("is_bot", or: user.isBot)
        user.isDeleted = try arguments.flag("is_deleted", or: user.isDeleted)
        return user
    }

    func addChat(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let kind = try arguments.choice("kind", ["private", "basic_group", "supergroup", "forum", "channel", "secret"])
        let list = try list(arguments, or: "main")
        let username = try arguments.text("username", or: "")
        let isPinned = try arguments.flag("is_pinned", or: false)
        let isProtected = try arguments.flag("has_protected_content", or: false)
        let memberCount = Int32(try arguments.integer("member_count", in: 0...Int64(Int32.max), or: 3))
        let accounts =
            arguments.has("visible_to_user_ids") ? Set(try arguments.integers("visible_to_user_ids")) : nil
        if let stranger = accounts?.subtracting(telegram.world.accounts.map(\.userID)).min() {
            throw ControlFailure("the user \(stranger) has no account")
        }
        func change(_ chat: inout SimulatedChat) {
            chat.list = list
            chat.username = username
            chat.isPinned = isPinned
            chat.hasProtectedContent = isProtected
            chat.memberCount = memberCount
            chat.visibleTo = accounts
        }
        let id: Int64
        if kind == "private" || kind == "secret" {
            guard !arguments.has("title") else { throw ControlFailure("the title of the chat is the user's name") }
            let userID = try user(arguments)
            let name = telegram.world.users[userID]?.firstName ?? ""
            id = telegram.core.withEngine { engine in
                kind == "private"
                    ? engine.world.addPrivateChat(with: userID, change)
                    : engine.world.addChat(.secret(userID: userID), title: name, change)
            }
        } else {
            guard !arguments.has("user_id") else {
                throw ControlFailure("only private and secret chats have a user_id")
            }
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

    /// Another account, with a user of its own.
    func addAccount(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let kinds = Dictionary(uniqueKeysWithValues: SimulatedAccount.Kind.allCases.map { ($0.rawValue, $0) })
        var account = SimulatedAccount(try arguments.choice("kind", kinds, or: "passwordless"))
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

    /// A story, which messages and links name by the answered number.
    func addStory(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chatID = try chat(arguments).id
        let date = arguments.has("date") ? Int32(try arguments.integer("date", in: 1...Int64(Int32.max))) : nil
        let isProtected = try arguments.flag("is_protected", or: false)
        let content = try content(arguments.object("content"))
        switch content {
        case .photo, .video: break
        default: throw ControlFailure("the content of a story must be photo or video")
        }
        let number = telegram.core.withEngine { engine in
            let last = engine.world.stories.keys.filter { $0.chatID == chatID }.map(\.number).max()
            let id = SimulatedStory.ID(chatID: chatID, number: (last ?? 0) + 1)
            var story = SimulatedStory(id: id, date: date ?? engine.unixTime, content: content)
            story.isProtected = isProtected
            engine.world.stories[id] = story
            return id.number
        }
        return .success(type: "simulator.story", [.init("id", .int(Int64(number)))])
    }

    /// Many messages in a chat that has none. Clients are not told.
    func addBulkMessages(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let chat = try chat(arguments)
        let count = Int(try arguments.integer("count", in: 1...100_000_000))
        var kinds: [SimulatedBulk.Kind] = []
        for object in arguments.has("contents") ? try arguments.objects("contents") : [] {
            if object.type == "text" {
                try object.allow([])
                kinds.append(.text)
                continue
            }
            try object.allow(["size"])
            let size = Int(try object.integer("size", in: 0...256 << 20))
            switch object.type {
            case "document": kinds.append(.document(size: size))
            case "photo": kinds.append(.photo(size: size))
            default: throw ControlFailure("contents must be text, document or photo")
            }
        }
        let senders = try arguments.integers("sender_user_ids", or: [])
        let users = telegram.world.users
        if let stranger = senders.first(where: { users[$0] == nil }) {
            throw ControlFailure("there is no user \(stranger)")
        }
        guard chat.messages.isEmpty else { throw ControlFailure("the chat has messages already") }
        telegram.core.withEngine { [kinds] engine in
            engine.world.addBulkMessages(to: chat.id, count: count, kinds: kinds, senders: senders)
        }
        return .ok
    }

    func user(_ arguments: ControlArguments) throws(ControlFailure) -> Int64 {
        let id = try arguments.integer("user_id")
        guard telegram.world.users[id] != nil else { throw ControlFailure("there is no user \(id)") }
        return id
    }
}
