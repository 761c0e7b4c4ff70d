/// How far a client has come in signing in. A value: an input goes in, what to do comes out.
struct SignIn {
    enum State: Equatable {
        case waitPhoneNumber
        /// A QR code is shown; its link changes when it expires.
        case waitOtherDeviceConfirmation(link: String)
        case waitCode(phoneNumber: String)
        case waitPassword
        case ready
    }

    enum Input: Equatable {
        case phoneNumber(String)
        case code(String)
        case password(String)
        case botToken(String)
        case qrCode(link: String)
        case resendCode
        case recoverPassword
        /// A step that no simulated account ever asks for.
        case other(String)
    }

    enum Action: Equatable {
        /// The state changed: the update, then `ok`.
        case proceed
        case fail(String)
    }

    private(set) var state = State.waitPhoneNumber
    /// The index of the account in the world.
    private(set) var account: Int?

    /// Whether an input would go to the server in this state; without a network it then waits.
    func needsNetwork(_ input: Input, accounts: [SimulatedAccount]) -> Bool {
        var copy = self
        switch copy.handle(input, accounts: accounts) {
        case .proceed: return true
        case .fail(let message): return Self.serverErrors.contains(message)
        }
    }

    mutating func handle(_ input: Input, accounts: [SimulatedAccount]) -> Action {
        switch (input, state) {
        case (.phoneNumber(let number), .waitPhoneNumber), (.phoneNumber(let number), .waitCode),
            (.phoneNumber(let number), .waitPassword):
            return phoneNumber(number, accounts)
        case (.code(let code), .waitCode):
            guard let account, accounts.indices.contains(account) else { return .fail("PHONE_CODE_EXPIRED") }
            if code.isEmpty { return .fail("PHONE_CODE_EMPTY") }
            guard accounts[account].code == code else { return .fail("PHONE_CODE_INVALID") }
            state = accounts[account].password == nil ? .ready : .waitPassword
            return .proceed
        case (.password(let password), .waitPassword):
            guard let account, accounts.indices.contains(account), accounts[account].password == password else {
                return .fail("PASSWORD_HASH_INVALID")
            }
            state = .ready
            return .proceed
        case (.recoverPassword, .waitPassword): return .fail("PASSWORD_RECOVERY_NA")
        case (.resendCode, .waitCode): return .fail("Authentication code can't be resend")
        case (.qrCode(let link), .waitPhoneNumber), (.qrCode(let link), .waitCode), (.qrCode(let link), .waitPassword):
            state = .waitOtherDeviceConfirmation(link: link)
            return .proceed
        case (.botToken(let token), .waitPhoneNumber):
            guard let index = accounts.firstIndex(where: { $0.botToken == token }) else {
                return .fail("ACCESS_TOKEN_INVALID")
            }
            account = index
            state = .ready
            return .proceed
        case (.botToken, _):
            return .fail("Cannot set bot token after authentication began. You must log out first")
        default:
            return .fail("Call to \(Self.functionName(input)) unexpected")
        }
    }

    /// Another device has accepted the QR code.
    mutating func confirm(account index: Int, accounts: [SimulatedAccount]) -> Bool {
        guard case .waitOtherDeviceConfirmation = state, accounts.indices.contains(index) else { return false }
        account = index
        state = accounts[index].password == nil ? .ready : .waitPassword
        return true
    }

    /// Takes up where an earlier run was.
    mutating func restore(phoneNumber: String, accounts: [SimulatedAccount]) {
        guard let index = Self.index(of: phoneNumber, in: accounts) else { return }
        account = index
        state = .ready
    }

    private mutating func phoneNumber(_ number: String, _ accounts: [SimulatedAccount]) -> Action {
        if number.isEmpty { return .fail("Phone number must be non-empty") }
        guard let index = Self.index(of: number, in: accounts) else { return .fail("PHONE_NUMBER_INVALID") }
        account = index
        state = .waitCode(phoneNumber: "+" + number.filter(\.isNumber))
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
        case .code: "checkAuthenticationCode"
        case .password: "checkAuthenticationPassword"
        case .botToken: "checkAuthenticationBotToken"
        case .qrCode: "requestQrCodeAuthentication"
        case .resendCode: "resendAuthenticationCode"
        case .recoverPassword: "requestAuthenticationPasswordRecovery"
        // TDLib names another function here.
        case .other("setAuthenticationPremiumPurchaseTransaction"): "checkAuthenticationPremiumPurchase"
        case .other(let name): name
        }
    }

    /// The texts that Telegram's server gives, not TDLib.
    private static let serverErrors: Set<String> = [
        "PHONE_NUMBER_INVALID", "PHONE_CODE_INVALID", "PHONE_CODE_EMPTY", "PHONE_CODE_EXPIRED",
        "PASSWORD_HASH_INVALID", "PASSWORD_RECOVERY_NA", "ACCESS_TOKEN_INVALID",
    ]
}

extension SignIn {
    func authorizationState(of account: SimulatedAccount?) -> TLObject {
        switch state {
        case .waitPhoneNumber: return TLObject("authorizationStateWaitPhoneNumber")
        case .waitOtherDeviceConfirmation(let link):
            return TLObject("authorizationStateWaitOtherDeviceConfirmation", ["link": .text(link)])
        case .waitCode(let phoneNumber):
            let type = TLObject(
                "authenticationCodeTypeTelegramMessage", ["length": .int(Int64(account?.code.count ?? 5))])
            let information: [String: TLValue] = [
                "phone_number": .text(phoneNumber), "type": .object(type), "timeout": 60,
            ]
            return TLObject(
                "authorizationStateWaitCode", ["code_info": .object(TLObject("authenticationCodeInfo", information))])
        case .waitPassword:
            return TLObject(
                "authorizationStateWaitPassword", ["password_hint": .text(account?.passwordHint ?? "")])
        case .ready: return TLObject("authorizationStateReady")
        }
    }
}
