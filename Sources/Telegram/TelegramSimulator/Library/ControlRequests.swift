/// Requests to the simulator itself, for programs that have no other way to it than TDLib's functions.
///
/// Their `@type` begins with `simulator.`: no function of TDLib has a dot in its name.
struct ControlRequests: Sendable {
    let telegram: SimulatedTelegram

    /// What a request is answered with.
    struct Answer {
        var outcome: Outcome
        var extra: RawJSON?

        /// JSON text, written as TDLib's answers are.
        func text(clientID: Int32?) -> [UInt8] {
            var members: [RawJSON.Member]
            switch outcome {
            case .success(let type, let fields):
                members = [.init("@type", .text(type))] + fields
            case .failure(let message):
                members = [
                    .init("@type", .text("error")), .init("code", .int(400)), .init("message", .text(message)),
                ]
            }
            if let extra { members.append(.init("@extra", extra)) }
            if let clientID { members.append(.init("@client_id", .int(Int64(clientID)))) }
            var writer = JSONWriter()
            writer.write(.object(members))
            // What is not UTF-8 came with `@extra`.
            return writer.isValid
                ? writer.bytes : Answer(outcome: .failure("@extra is not UTF-8")).text(clientID: clientID)
        }
    }

    enum Outcome {
        case success(type: String, [RawJSON.Member])
        case failure(String)

        static let ok = Outcome.success(type: "ok", [])
    }

    /// Carries a request out.
    /// - Returns: nil if it is none of the simulator's: TDLib's reader then says what it thinks of it.
    func answer(_ text: some Collection<UInt8>) -> Answer? {
        guard let arguments = ControlArguments(text) else { return nil }
        let outcome: Outcome
        do throws(ControlFailure) {
            outcome = try perform(arguments)
        } catch {
            outcome = .failure("\(arguments.type): \(error.message)")
        }
        return Answer(outcome: outcome, extra: arguments.extra)
    }

    private func perform(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        switch arguments.name {
        case "getAccounts":
            try arguments.allow([])
            return .success(
                type: "simulator.accounts", [.init("accounts", .array(telegram.world.accounts.map(Self.account)))])
        case "getFile": return try file(arguments)
        case "addUser": return try addUser(arguments)
        case "addChat": return try addChat(arguments)
        case "addMessage": return try addMessage(arguments)
        case "addAlbum": return try addAlbum(arguments)
        case "addTopic": return try addTopic(arguments)
        case "upgradeGroup": return try upgradeGroup(arguments)
        case "addAccount": return try addAccount(arguments)
        case "expireMessage":
            let (chatID, messageID) = try message(arguments)
            telegram.expire(messageID, in: chatID)
        case "expireReferences":
            let (chatID, messageID) = try message(arguments)
            telegram.expireReferences(of: messageID, in: chatID)
        case "editMessage":
            try arguments.allow(["chat_id", "message_id", "content"])
            let content = try content(arguments.object("content"))
            telegram.edit(try arguments.integer("message_id"), in: try arguments.integer("chat_id"), to: content)
        case "deleteMessages":
            try arguments.allow(["chat_id", "message_ids"])
            telegram.delete(try arguments.integers("message_ids"), in: try arguments.integer("chat_id"))
        case "addFault":
            telegram.add(try fault(arguments))
        case "removeFaults":
            try arguments.allow([])
            telegram.removeFaults()
        case "releaseHeldRequests":
            try arguments.allow([])
            telegram.releaseHeldRequests()
        case "setNetworkAvailable":
            try arguments.allow(["available"])
            telegram.setNetworkAvailable(try arguments.flag("available"))
        case "useFaultPlan": telegram.use(try faultPlan(arguments))
        case "closeClients":
            try arguments.allow([])
            telegram.closeClients()
        case "revokeSessions":
            try arguments.allow(["user_id"])
            telegram.revokeSessions(of: arguments.has("user_id") ? try arguments.integer("user_id") : nil)
        case "acceptQrCode":
            try arguments.allow([])
            guard telegram.acceptQRCode() else { throw ControlFailure("no client shows a QR code") }
        case "sendUpdate":
            try arguments.allow(["update"])
            telegram.sendUpdate(json: try arguments.object("update").json)
        case "advance":
            try arguments.allow(["seconds"])
            telegram.advance(by: try arguments.duration("seconds"))
        default: throw ControlFailure("the simulator has no such request")
        }
        return .ok
    }

    private static func account(_ account: SimulatedAccount) -> RawJSON {
        .object([
            .init("user_id", .int(account.userID)), .init("phone_number", .text(account.phoneNumber)),
            .init("code", .text(account.code)), .init("password", .text(account.password ?? "")),
            .init("bot_token", .text(account.botToken ?? "")),
        ])
    }

    /// What a file must hold, whatever a download made of it.
    private func file(_ arguments: ControlArguments) throws(ControlFailure) -> Outcome {
        try arguments.allow(["remote_file_id"])
        let id = try arguments.text("remote_file_id")
        let found = telegram.core.withEngine { engine in engine.findFile(remoteID: id)?.file }
        guard let found else { throw ControlFailure("there is no file with this remote_file_id") }
        return .success(
            type: "simulator.file", [.init("size", .int(Int64(found.size))), .init("sha256", .text(found.sha256))])
    }
}
