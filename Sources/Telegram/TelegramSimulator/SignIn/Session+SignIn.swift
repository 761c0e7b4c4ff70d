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
        let action = signIn.handle(input, accounts: accounts, now: Int64(engine.unixTime))
        switch action {
        case .fail(let message): return answer(ticket, .error(400, message))
        case .accept: return answer(ticket, .ok)
        case .proceed, .proceedAndFail: break
        }
        cancelPendingQuery()
        changeAccount(request)
        enterState()
        if case .proceedAndFail(let message) = action { return answer(ticket, .error(400, message)) }
        answer(ticket, .ok)
        if case .qrCode = input { planLink() }
        if signIn.state == .ready { updateAfterSignIn() }
    }

    /// What the account itself becomes by a step.
    private func changeAccount(_ request: TLObject) {
        guard signIn.state == .ready, let index = signIn.account, engine.world.accounts.indices.contains(index) else {
            return
        }
        switch request.type {
        case "registerUser":
            engine.world.accounts[index].signIn.isRegistered = true
            guard var user = engine.world.users[engine.world.accounts[index].userID] else { return }
            user.firstName = request.text("first_name") ?? ""
            user.lastName = request.text("last_name") ?? ""
            engine.world.set(user)
        case "recoverAuthenticationPassword":
            let password = request.text("new_password") ?? ""
            engine.world.accounts[index].password = password.isEmpty ? nil : password
            engine.world.accounts[index].passwordHint = request.text("new_hint") ?? ""
        default: break
        }
    }

    /// The link is renewed when it expires, until another device has accepted it.
    func planLink() {
        let wanted = engine.world.accounts.first { $0.signIn.linkAcceptance != nil }?.signIn
        linkCount += 1
        planRenewal(linkCount, (wanted ?? engine.world.accounts.first?.signIn ?? SimulatedSignIn()).linkLifetime)
        guard let acceptance = wanted?.linkAcceptance,
            let index = engine.world.accounts.firstIndex(where: { $0.signIn.linkAcceptance != nil })
        else { return }
        engine.after(acceptance) { [weak self] in _ = self?.confirmQRCode(account: index) }
    }

    private func planRenewal(_ count: Int, _ lifetime: Duration) {
        engine.after(max(lifetime, .milliseconds(10))) { [weak self] in
            guard let self, phase == .open, linkCount == count else { return }
            linkCount += 1
            guard signIn.renew(link: qrLink) else { return }
            updateAuthorizationState()
            planRenewal(linkCount, lifetime)
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
        case "checkAuthenticationEmailCode":
            .emailCode(
                request.object("code").flatMap {
                    $0.type == "emailAddressAuthenticationCode" ? $0.text("code") ?? "" : nil
                })
        case "setAuthenticationEmailAddress": .emailAddress(request.text("email_address") ?? "")
        case "resetAuthenticationEmailAddress": .resetEmailAddress
        case "registerUser": .registration(firstName: request.text("first_name") ?? "")
        case "checkAuthenticationPasswordRecoveryCode": .recoveryCode(request.text("recovery_code") ?? "")
        case "recoverAuthenticationPassword": .newPassword(recoveryCode: request.text("recovery_code") ?? "")
        case "checkAuthenticationPremiumPurchase": .checkPurchase
        case "setAuthenticationPremiumPurchaseTransaction": .purchase(isEmpty: request.object("transaction") == nil)
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
        var generator = SeededGenerator(seed: engine.world.seed, name: "qr \(clientID) \(linkCount)")
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
        update(foldersUpdate.type, foldersUpdate.fields)
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
