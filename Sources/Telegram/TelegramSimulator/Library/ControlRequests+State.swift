/// Requests that tell what there is, and those about sessions, time and the simulator itself.
extension ControlRequests {
    func getAccounts(_: ControlArguments) throws(ControlFailure) -> Outcome {
        let accounts = telegram.world.accounts.map { account in
            RawJSON.object([
                .init("user_id", .int(account.userID)), .init("phone_number", .text(account.phoneNumber)),
                .init("code", .text(account.code)), .init("password", .text(account.password ?? "")),
                .init("bot_token", .text(account.botToken ?? "")),
            ])
        }
        return .success(type: "simulator.accounts", [.init("accounts", .array(accounts))])
    }

    func getUsers(_: ControlArguments) throws(ControlFailure) -> Outcome {
        let users = telegram.world.users.values.sorted { $0.id < $1.id }.map { user in
            RawJSON.object([
                .init("id", .int(user.id)), .init("first_name", .text(user.firstName)),
                .init("last_name", .text(user.lastName)), .init("username", .text(user.username)),
            ])
        }
        return .success(type: "simulator.users", [.init("users", .array(users))])
    }

    func getChats(_: ControlArguments) throws(ControlFailure) -> Outcome {
        let chats = telegram.world.chats.values.sorted { $0.id < $1.id }.map { chat in
            RawJSON.object([
                .init("id", .int(chat.id)), .init("kind", .text(Self.kind(of: chat))),
                .init("title", .text(chat.title)), .init("message_count", .int(Int64(chat.messages.count))),
            ])
        }
        return .success(type: "simulator.chats", [.init("chats", .array(chats))])
    }

    private static func kind(of chat: SimulatedChat) -> String {
        switch chat.kind {
        case .privateChat: "private"
        case .basicGroup: "basic_group"
        case .supergroup: chat.isForum ? "forum" : "supergroup"
        case .channel: "channel"
        case .secret: "secret"
        }
    }

    /// What a file must hold, whatever a download made of it.
    func getFile(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let id = try arguments.text("remote_file_id")
        let found = telegram.core.withEngine { engine in engine.findFile(remoteID: id)?.file }
        guard let found else { throw ControlFailure("there is no file with this remote_file_id") }
        return .success(
            type: "simulator.file", [.init("size", .int(Int64(found.size))), .init("sha256", .text(found.sha256))])
    }

    func getState(_: ControlArguments) throws(ControlFailure) -> Outcome {
        .success(
            type: "simulator.state",
            [
                .init("held_request_count", .int(Int64(telegram.heldRequestCount))),
                .init("random_fault_count", .int(Int64(telegram.randomFaultCount))),
                .init("defects", .array(telegram.defects.map { .text($0) })),
            ])
    }

    func revokeSessions(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.revokeSessions(of: arguments.has("user_id") ? try user(arguments) : nil)
        return .ok
    }

    func acceptQRCode(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        var account = 0
        if arguments.has("user_id") {
            let id = try user(arguments)
            guard let index = telegram.world.accounts.firstIndex(where: { $0.userID == id }) else {
                throw ControlFailure("the user \(id) has no account")
            }
            account = index
        }
        guard telegram.acceptQRCode(account: account) else { throw ControlFailure("no client shows a QR code") }
        return .ok
    }

    func sendUpdate(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.sendUpdate(json: try arguments.object("update").json)
        return .ok
    }

    func advance(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        telegram.advance(by: try arguments.duration("seconds"))
        return .ok
    }

    static let configurationArguments = [
        "bytes_per_second", "download_part", "first_page", "page_sizes", "repeats_boundary", "chat_batch",
        "adds_unknown_fields", "database_lock_wait",
    ]

    /// What is not named stays as it is; null is the default.
    func configure(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        let initial = SimulatorConfiguration()
        var configuration = telegram.core.withEngine { engine in engine.configuration }
        func set<Value>(
            _ key: String, _ path: WritableKeyPath<SimulatorConfiguration, Value>,
            _ read: (String) throws(ControlFailure) -> Value
        ) throws(ControlFailure) {
            guard arguments.names(key) else { return }
            configuration[keyPath: path] = arguments.has(key) ? try read(key) : initial[keyPath: path]
        }
        func number(_ key: String) throws(ControlFailure) -> Int {
            Int(try arguments.integer(key, in: 1...1_000_000_000_000))
        }
        func flag(_ key: String) throws(ControlFailure) -> Bool { try arguments.flag(key) }
        let page: ClosedRange<Int64> = 1...100
        try set("bytes_per_second", \.bytesPerSecond, number)
        try set("download_part", \.downloadPart, number)
        try set("chat_batch", \.chatBatch, number)
        try set("first_page", \.history.firstPage) { key throws(ControlFailure) in
            Int(try arguments.integer(key, in: page))
        }
        try set("page_sizes", \.history.sizes) { key throws(ControlFailure) in
            try arguments.integers(key, in: page).map { Int($0) }
        }
        try set("repeats_boundary", \.history.repeatsBoundary, flag)
        try set("adds_unknown_fields", \.addsUnknownFields, flag)
        try set("database_lock_wait", \.databaseLockWait, arguments.duration)
        telegram.configure { [configuration] in $0 = configuration }
        return .ok
    }
}
