import NativeLoop

/// Telegram's texts for refused sign-ins in words for people. Source: Telegram's public description of its errors.
enum SignInRefusalText {
    static func text(for message: String) -> String {
        switch message {
        case "PHONE_NUMBER_INVALID", "Phone number must be non-empty":
            "Telegram does not take this phone number. Give it with its country code, such as +49…"
        case "PHONE_NUMBER_BANNED": "Telegram has banned this phone number."
        case "PHONE_NUMBER_FLOOD", "PHONE_PASSWORD_FLOOD":
            "There were too many attempts with this number. Try again tomorrow."
        case "PHONE_CODE_INVALID", "CODE_INVALID", "EMAIL_TOKEN_INVALID", "PHONE_CODE_EMPTY", "Code must be non-empty":
            "The code is wrong."
        case "PHONE_CODE_EXPIRED": "The code has expired."
        case "PASSWORD_HASH_INVALID": "The password is wrong."
        case "EMAIL_INVALID", "Email address must be non-empty": "Telegram does not take this e-mail address."
        case "EMAIL_NOT_ALLOWED": "Telegram does not allow this e-mail address."
        case "API_ID_INVALID":
            "Telegram does not know this api id and hash. Check both at my.telegram.org."
        case "Wrong database encryption key":
            "The account's database was made with another key. Remove the folder TDLib in the account's folder and sign in again."
        default: "Telegram refused: \(UnprintableText.removed(from: message))"
        }
    }

    /// Whether another answer to the same question cannot help.
    static func isFinal(_ message: String) -> Bool {
        switch message {
        case "PHONE_NUMBER_BANNED", "PHONE_NUMBER_FLOOD", "PHONE_PASSWORD_FLOOD", "API_ID_INVALID",
            "Application update is needed to log in":
            true
        default: false
        }
    }
}
