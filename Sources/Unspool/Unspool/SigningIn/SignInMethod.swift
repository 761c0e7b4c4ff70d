public import NativeLoop

/// How a sign-in begins.
public enum SignInMethod: Sendable, Equatable {
    /// With a number; nil: the user is asked.
    case phoneNumber(String?)
    /// With a link that another device of the account accepts.
    case qrCode
    /// As a bot; nil: the user is asked for the token.
    case bot(token: Secret<String>?)
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
