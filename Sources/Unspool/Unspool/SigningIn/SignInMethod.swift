public import NativeLoop
public import TelegramAPI

/// How a sign-in begins.
public enum SignInMethod: Sendable, Equatable {
    /// With a number; nil: the user is asked.
    case phoneNumber(String?)
    /// With a link that another device of the account accepts.
    case qrCode
    /// As a bot; nil: the user is asked for the token.
    case bot(token: Secret<String>?)

    /// Whether signing in so can lead to an account: not if it has another number, if another bot's token is given, or if one is
    /// a bot and the other is not.
    public func canLead(to account: User) -> Bool {
        switch self {
        case .phoneNumber(nil): true
        case .qrCode: if case .bot = account.type { false } else { true }
        case .phoneNumber(let number?): SignInMachine.areSame(number, account.phoneNumber)
        case .bot(nil): if case .bot = account.type { true } else { false }
        case .bot(let token?): token.revealed.hasPrefix("\(account.id):")
        }
    }
}

/// A request to Telegram that a sign-in makes.
public enum SignInRequest: Sendable, Equatable {
    case parameters
    case phoneNumber(Secret<String>)
    case qrCode
    case botToken(Secret<String>)
    case emailAddress(Secret<String>)
    case emailCode(Secret<String>)
    case resetEmailAddress
    case code(Secret<String>)
    case resendCode
    case register(firstName: String, lastName: String)
    case password(Secret<String>)
    case recoverPassword
    case recoveryCode(Secret<String>)
    case newPassword(recoveryCode: Secret<String>, password: Secret<String>)
}
