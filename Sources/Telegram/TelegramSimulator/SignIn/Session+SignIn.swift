/// Signing in: requests to the state machine, and what follows from it.
extension Session {
    func authorize(_ request: TLObject, _ ticket: Ticket) {
        if let error = argumentError(request) {
            return answer(ticket, .error(400, error))
        }
        let input = signInInput(request)
        let accounts = engine.world.accounts
        if !isReachable, signIn.needsNetwork(input, accounts: accounts) {
            cancelPendingQuery()
            pendingQuery = ticket
            return waiting.append((request, ticket))
        }
        switch signIn.handle(input, accounts: accounts) {
        case .fail(let message): answer(ticket, .error(400, message))
        case .proceed:
            cancelPendingQuery()
            enterState()
            answer(ticket, .ok)
            if signIn.state == .ready { updateAfterSignIn() }
        }
    }

    /// Another device has accepted the QR code.
    func confirmQRCode(account: Int) -> Bool {
        guard phase == .open, signIn.confirm(account: account, accounts: engine.world.accounts) else { return false }
        enterState()
        if signIn.state == .ready { updateAfterSignIn() }
        return true
    }

    private func enterState() {
        if signIn.state == .ready { announceAccount() }
        updateAuthorizationState()
        saveState()
    }

    private func signInInput(_ request: TLObject) -> SignIn.Input {
        switch request.type {
        case "setAuthenticationPhoneNumber": .phoneNumber(request.text("phone_number") ?? "")
        case "checkAuthenticationCode": .code(request.text("code") ?? "")
        case "checkAuthenticationPassword": .password(request.text("password") ?? "")
        case "checkAuthenticationBotToken": .botToken(request.text("token") ?? "")
        case "requestQrCodeAuthentication": .qrCode(link: qrLink)
        case "resendAuthenticationCode": .resendCode
        case "requestAuthenticationPasswordRecovery": .recoverPassword
        default: .other(request.type)
        }
    }

    /// Complaints that TDLib makes in every state.
    private func argumentError(_ request: TLObject) -> String? {
        switch request.type {
        case "checkAuthenticationEmailCode" where request.object("code") == nil: "Code must be non-empty"
        case "checkAuthenticationWebToken" where request.int("dc_id") == 0: "Invalid DC identifier specified"
        default: nil
        }
    }

    private var qrLink: String {
        var generator = SeededGenerator(seed: engine.world.seed, name: "qr \(clientID)")
        let token = Base64.encode(generator.bytes(24)).map { byte in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: byte
            }
        }
        return "tg://login?token=" + String(decoding: token, as: UTF8.self)
    }

    /// At most one authorization query runs.
    private func cancelPendingQuery() {
        guard let pendingQuery else { return }
        answer(pendingQuery, .error(400, "Another authorization query has started"))
        waiting.removeAll { $0.ticket.id == pendingQuery.id }
        self.pendingQuery = nil
    }

    // MARK: What a signed-in account is told

    /// Before the state becomes ready: who one is.
    func announceAccount() {
        guard let account, let user = engine.world.users[account.userID] else { return }
        setOption("authorization_date", .integer(Int64(engine.unixTime)))
        setOption("my_id", .integer(account.userID))
        announce(user: user.id)
    }

    /// After it became ready.
    func updateAfterSignIn() {
        update("updateChatFolders", [:])
        for scope in ["PrivateChats", "GroupChats", "ChannelChats"] {
            let settings = TLObject(
                "scopeNotificationSettings",
                ["sound_id": -1, "use_default_mute_stories": true, "story_sound_id": -1, "show_story_poster": true])
            update(
                "updateScopeNotificationSettings",
                [
                    "scope": .object(TLObject("notificationSettingsScope\(scope)")),
                    "notification_settings": .object(settings),
                ])
        }
        if isReachable {
            updateConnectionState("Updating")
            updateConnectionState("Ready")
        }
    }
}
