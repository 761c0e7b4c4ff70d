/// How far a client has come in signing in. A value: an input goes in, what to do comes out.
struct SignIn {
    enum State: Codable, Equatable {
        case waitPhoneNumber
        case waitPremiumPurchase
        case waitEmailAddress
        /// The address may have been given just now.
        case waitEmailCode(addressPattern: String)
        /// A QR code is shown; its link changes when it expires.
        case waitOtherDeviceConfirmation(link: String)
        /// `attempt` counts the codes that were sent before.
        case waitCode(phoneNumber: String, attempt: Int)
        case waitRegistration
        /// The pattern is empty until a recovery was asked for.
        case waitPassword(recoveryPattern: String)
        case ready
    }

    enum Input: Equatable {
        case phoneNumber(String)
        case emailAddress(String)
        /// Nil for a token of Apple or Google.
        case emailCode(String?)
        case resetEmailAddress
        case code(String)
        case registration(firstName: String)
        case password(String)
        case recoverPassword
        case recoveryCode(String)
        case newPassword(recoveryCode: String)
        case botToken(String)
        case qrCode(link: String)
        case resendCode
        case checkPurchase
        case purchase(isEmpty: Bool)
        /// A step that no simulated account ever asks for.
        case other(String)
    }

    enum Action: Equatable {
        /// The state changed: the update, then `ok`.
        case proceed
        /// `ok`, and no update.
        case accept
        case fail(String)
        /// The update, then the error.
        case proceedAndFail(String)
    }

    private(set) var state = State.waitPhoneNumber
    /// The index of the account in the world.
    private(set) var account: Int?
    /// When a reset of the e-mail address takes effect, in Unix time.
    private(set) var emailResetTime: Int64?

    /// Whether an input would go to the server in this state; without a network it then waits.
    func needsNetwork(_ input: Input, accounts: [SimulatedAccount]) -> Bool {
        var copy = self
        switch copy.handle(input, accounts: accounts) {
        case .proceed, .accept, .proceedAndFail: return true
        case .fail(let message): return Self.serverErrors.contains(message)
        }
    }

    /// - Parameter now: Unix time, which the reset of an e-mail address goes by.
    mutating func handle(_ input: Input, accounts: [SimulatedAccount], now: Int64 = 0) -> Action {
        let known = account.flatMap { accounts.indices.contains($0) ? accounts[$0] : nil }
        switch (input, state) {
        case (.phoneNumber(let number), _) where mayBeginAgain: return phoneNumber(number, accounts)
        case (.qrCode(let link), _) where mayBeginAgain:
            state = .waitOtherDeviceConfirmation(link: link)
            return .proceed
        case (.botToken(let token), .waitPhoneNumber):
            guard let index = accounts.firstIndex(where: { $0.botToken != nil && $0.botToken == token }) else {
                return .fail("ACCESS_TOKEN_INVALID")
            }
            account = index
            state = .ready
            return .proceed
        case (.botToken, _) where state != .ready:
            return .fail("Cannot set bot token after authentication began. You must log out first")
        case (.emailAddress, _), (.emailCode, _), (.resetEmailAddress, _): return email(input, known, now)
        case (.code(let code), .waitCode):
            guard let known else { return .fail("PHONE_CODE_EXPIRED") }
            if code.isEmpty { return .fail("PHONE_CODE_EMPTY") }
            guard known.code == code else { return .fail("PHONE_CODE_INVALID") }
            return pass(known)
        case (.resendCode, .waitCode(let number, let attempt)):
            guard let known, attempt + 1 < known.signIn.codeTypes.count else {
                return .fail("Authentication code can't be resend")
            }
            state = .waitCode(phoneNumber: number, attempt: attempt + 1)
            return .proceed
        case (.resendCode, .waitEmailCode): return .proceed
        case (.registration(let name), .waitRegistration):
            let name = name.filter { !$0.isWhitespace }
            if name.isEmpty { return .fail("First name must be non-empty") }
            guard name.count <= 64 else { return .fail("FIRSTNAME_INVALID") }
            state = .ready
            return .proceed
        case (.password, .waitPassword), (.recoverPassword, .waitPassword), (.recoveryCode, .waitPassword),
            (.newPassword, .waitPassword):
            return password(input, known)
        case (.checkPurchase, .waitPremiumPurchase): return .accept
        case (.purchase(let isEmpty), .waitPremiumPurchase):
            if isEmpty { return .fail("Transaction must be non-empty") }
            guard let known else { return .fail("PHONE_CODE_EXPIRED") }
            sendCode(known, isPaid: true)
            return .proceed
        default:
            return .fail("Call to \(Self.functionName(input)) unexpected")
        }
    }

    /// Whether another number or a QR code is taken.
    private var mayBeginAgain: Bool {
        switch state {
        case .ready, .waitOtherDeviceConfirmation: false
        default: true
        }
    }

    /// The link expired, and this is the next.
    mutating func renew(link: String) -> Bool {
        guard case .waitOtherDeviceConfirmation = state else { return false }
        state = .waitOtherDeviceConfirmation(link: link)
        return true
    }

    /// Another device has accepted the QR code.
    mutating func confirm(account index: Int, accounts: [SimulatedAccount]) -> Bool {
        guard case .waitOtherDeviceConfirmation = state, accounts.indices.contains(index) else { return false }
        account = index
        state = accounts[index].password == nil ? .ready : .waitPassword(recoveryPattern: "")
        return true
    }

    /// What the next run has to know; nil before the first step.
    func stored(accounts: [SimulatedAccount]) -> StoredState.StoredSignIn? {
        guard state != .waitPhoneNumber else { return nil }
        let known = account.flatMap { accounts.indices.contains($0) ? accounts[$0] : nil }
        return StoredState.StoredSignIn(state: state, userID: known?.userID, emailResetTime: emailResetTime)
    }

    /// Takes up where an earlier run was: TDLib keeps the states that wait for something, too.
    mutating func restore(_ stored: StoredState.StoredSignIn, accounts: [SimulatedAccount]) {
        if let userID = stored.userID {
            // An account that is gone has been deleted elsewhere.
            guard let index = accounts.firstIndex(where: { $0.userID == userID }) else { return }
            account = index
        }
        state = stored.state
        emailResetTime = stored.emailResetTime
    }

    // MARK: Steps

    private mutating func phoneNumber(_ number: String, _ accounts: [SimulatedAccount]) -> Action {
        if number.isEmpty { return .fail("Phone number must be non-empty") }
        guard let index = Self.index(of: number, in: accounts) else { return .fail("PHONE_NUMBER_INVALID") }
        account = index
        emailResetTime = nil
        sendCode(accounts[index])
        return .proceed
    }

    private mutating func sendCode(_ account: SimulatedAccount, isPaid: Bool = false) {
        let wanted = account.signIn
        if wanted.purchase != nil, !isPaid {
            state = .waitPremiumPurchase
        } else if let email = wanted.email {
            state = email.isMissing ? .waitEmailAddress : .waitEmailCode(addressPattern: email.addressPattern)
        } else {
            waitForCode(account)
        }
    }

    private mutating func waitForCode(_ account: SimulatedAccount) {
        state = .waitCode(phoneNumber: "+" + account.phoneNumber.filter(\.isNumber), attempt: 0)
    }

    /// The first code was right.
    private mutating func pass(_ account: SimulatedAccount) -> Action {
        if !account.signIn.isRegistered {
            state = .waitRegistration
        } else {
            state = account.password == nil ? .ready : .waitPassword(recoveryPattern: "")
        }
        return .proceed
    }

    private mutating func email(_ input: Input, _ account: SimulatedAccount?, _ now: Int64) -> Action {
        let unexpected = Action.fail("Call to \(Self.functionName(input)) unexpected")
        guard let account, let email = account.signIn.email else { return unexpected }
        switch (input, state) {
        case (.emailAddress(let address), .waitEmailAddress), (.emailAddress(let address), .waitEmailCode):
            if address.isEmpty { return .fail("Email address must be non-empty") }
            let parts = address.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, let first = parts[0].first, parts[1].contains(".") else {
                return .fail("EMAIL_INVALID")
            }
            state = .waitEmailCode(addressPattern: "\(first)***@\(parts[1])")
            return .proceed
        case (.emailCode(let code?), .waitEmailCode):
            guard code == email.code else { return .fail(email.isMissing ? "CODE_INVALID" : "EMAIL_TOKEN_INVALID") }
            if !email.isMissing { return pass(account) }
            // The address is known now: the code itself goes elsewhere.
            waitForCode(account)
            return .proceed
        case (.resetEmailAddress, .waitEmailCode):
            guard let wait = email.resetWait else { return .fail("EMAIL_RESET_NA") }
            if let time = emailResetTime, time > now { return .proceedAndFail("TASK_ALREADY_EXISTS") }
            if wait <= 0 || emailResetTime != nil {
                emailResetTime = nil
                waitForCode(account)
            } else {
                emailResetTime = now + Int64(wait)
            }
            return .proceed
        default: return unexpected
        }
    }

    private mutating func password(_ input: Input, _ account: SimulatedAccount?) -> Action {
        let recovery = account?.signIn.recovery
        switch input {
        case .password(let password):
            guard let account, account.password == password else { return .fail("PASSWORD_HASH_INVALID") }
        case .recoverPassword:
            guard let recovery else { return .fail("PASSWORD_RECOVERY_NA") }
            state = .waitPassword(recoveryPattern: recovery.addressPattern)
            return .proceed
        case .recoveryCode(let code), .newPassword(let code):
            if code.isEmpty { return .fail("Invalid recovery code") }
            guard state != .waitPassword(recoveryPattern: ""), code == recovery?.code else {
                return .fail("CODE_INVALID")
            }
            if case .recoveryCode = input { return .accept }
        default: return .fail("Call to \(Self.functionName(input)) unexpected")
        }
        state = .ready
        return .proceed
    }

    private static func index(of phoneNumber: String, in accounts: [SimulatedAccount]) -> Int? {
        let digits = phoneNumber.filter(\.isNumber)
        guard !digits.isEmpty else { return nil }
        return accounts.firstIndex { $0.phoneNumber.filter(\.isNumber) == digits }
    }

    private static func functionName(_ input: Input) -> String {
        switch input {
        case .phoneNumber: "setAuthenticationPhoneNumber"
        case .emailAddress: "setAuthenticationEmailAddress"
        case .emailCode: "checkAuthenticationEmailCode"
        case .resetEmailAddress: "resetAuthenticationEmailAddress"
        case .code: "checkAuthenticationCode"
        case .registration: "registerUser"
        case .password: "checkAuthenticationPassword"
        case .recoverPassword: "requestAuthenticationPasswordRecovery"
        case .recoveryCode: "checkAuthenticationPasswordRecoveryCode"
        case .newPassword: "recoverAuthenticationPassword"
        case .botToken: "checkAuthenticationBotToken"
        case .qrCode: "requestQrCodeAuthentication"
        case .resendCode: "resendAuthenticationCode"
        // TDLib names the other function here.
        case .checkPurchase, .purchase: "checkAuthenticationPremiumPurchase"
        case .other(let name): name
        }
    }

    /// The texts that Telegram's server gives, not TDLib.
    private static let serverErrors: Set<String> = [
        "PHONE_NUMBER_INVALID", "PHONE_CODE_INVALID", "PHONE_CODE_EMPTY", "PHONE_CODE_EXPIRED",
        "PASSWORD_HASH_INVALID", "PASSWORD_RECOVERY_NA", "ACCESS_TOKEN_INVALID", "EMAIL_INVALID",
        "EMAIL_TOKEN_INVALID", "CODE_INVALID", "EMAIL_RESET_NA", "FIRSTNAME_INVALID",
    ]
}
