import Foundation
import NativeLoop
public import TelegramAPI

/// Telegram's texts for refused sign-ins in words for people. Source: Telegram's public description of its errors.
enum SignInRefusalText {
    static func text(for message: String) -> String {
        switch message {
        case "PHONE_NUMBER_INVALID", "Phone number must be non-empty":
            "Telegram does not take this phone number. Give it with its country code, such as +49…"
        case "PHONE_NUMBER_BANNED": "Telegram has banned this phone number."
        case "PHONE_NUMBER_UNOCCUPIED": "There is no account with this phone number."
        case "PHONE_NUMBER_FLOOD", "PHONE_PASSWORD_FLOOD":
            "There were too many attempts with this number. Try again tomorrow."
        case "PHONE_CODE_INVALID", "CODE_INVALID", "EMAIL_TOKEN_INVALID", "EMAIL_CODE_INVALID", "PHONE_CODE_EMPTY",
            "Code must be non-empty", "Invalid recovery code":
            "The code is wrong."
        case "PHONE_CODE_EXPIRED", "PASSWORD_RECOVERY_EXPIRED", "EMAIL_VERIFY_EXPIRED": "The code has expired."
        case "Authentication code can't be resend", "SEND_CODE_UNAVAILABLE":
            "Telegram offers no other way to get this code."
        case "PASSWORD_HASH_INVALID", "PASSWORD_EMPTY": "The password is wrong."
        case "PASSWORD_RECOVERY_NA", "PASSWORD_RECOVERY_NO_EMAIL":
            "This account has no e-mail address for recovery. Telegram's own apps can reset the password."
        case "EMAIL_INVALID", "Email address must be non-empty": "Telegram does not take this e-mail address."
        case "EMAIL_NOT_ALLOWED": "Telegram does not allow this e-mail address."
        case "TASK_ALREADY_EXISTS": "The address is being given up already; that takes its time."
        case "FIRSTNAME_INVALID", "First name must be non-empty": "Telegram does not take this name."
        case "LASTNAME_INVALID": "Telegram does not take this last name."
        case "ACCESS_TOKEN_INVALID", "ACCESS_TOKEN_EXPIRED":
            "Telegram does not know this bot token. @BotFather tells it, and makes new ones."
        case "AUTH_TOKEN_EXPIRED", "AUTH_TOKEN_INVALID": "The QR code has expired."
        case "API_ID_INVALID", "API_ID_PUBLISHED_FLOOD":
            "Telegram does not take this api id and hash. Check both at my.telegram.org."
        case "Wrong database encryption key":
            "The account's database was made with another key. Remove the folder TDLib in the account's folder and sign in again."
        case "Application update is needed to log in": "Telegram wants a newer version of TDLib for this account."
        default:
            message.hasPrefix("Cannot set bot token after authentication began")
                ? SignInError.cannotBecomeBot.message
                : "Telegram refused: \(UnprintableText.removed(from: String(message.prefix(300))))"
        }
    }

    /// Whether another answer to the same question cannot help.
    static func isFinal(_ message: String) -> Bool {
        switch message {
        case "PHONE_NUMBER_BANNED", "PHONE_NUMBER_FLOOD", "PHONE_PASSWORD_FLOOD", "API_ID_INVALID",
            "API_ID_PUBLISHED_FLOOD", "Application update is needed to log in":
            true
        default: message.hasPrefix("Cannot set bot token after authentication began")
        }
    }

    static func isAboutCredentials(_ message: String) -> Bool {
        ["API_ID_INVALID", "API_ID_PUBLISHED_FLOOD"].contains(message)
    }

    static func isAboutCode(_ message: String) -> Bool {
        ["CODE_INVALID", "Invalid recovery code", "PASSWORD_RECOVERY_EXPIRED"].contains(message)
    }
}

extension SignInError {
    /// TDLib: the text of such an error must not be shown, and the request not be repeated.
    static let hiddenRefusal = SignInError(
        .refused, "Telegram refused and gives programs no reason. Look for a message from Telegram in another app.")

    static let cannotBecomeBot = SignInError(
        .refused, "An earlier sign-in was begun here, which a bot cannot go on with. Run 'unspool logout', then again.")

    /// For somebody who wants to sign in where an account is signed in that cannot be meant.
    public static func anotherAccount(_ account: User) -> SignInError {
        let name = UnprintableText.removed(from: account.fullName)
        return SignInError(
            .refused,
            "Another account is signed in here, \(name). End its session with 'unspool logout', or sign in to a further one with 'unspool --account NAME login'."
        )
    }

    static func floodWait(_ seconds: Double?, from now: Date, in timeZone: TimeZone) -> SignInError {
        let advice =
            seconds.map { "Try again \(TimeOfDay.text(after: $0, from: now, in: timeZone))." }
            ?? "It does not say for how long: wait a while, then try again."
        return SignInError(.floodWait, "Telegram takes no more attempts now. \(advice)", retryAfter: seconds)
    }

    static func unsupported(_ state: String) -> SignInError {
        SignInError(
            .unsupported,
            "Telegram wants \(UnprintableText.removed(from: String(state.prefix(100)))), which this version of unspool does not support. A newer unspool may know it. Signing in with a Telegram app may help as well."
        )
    }

    static func purchase(_ purchase: SignInStage.PremiumPurchase) -> SignInError {
        let days = purchase.dayCount > 0 ? " of \(CountText.text(purchase.dayCount, "day"))" : ""
        func safe(_ text: String) -> String { UnprintableText.removed(from: String(text.prefix(200))) }
        let support =
            purchase.supportAddress.isEmpty
            ? ""
            : " If that does not help, write to \(safe(purchase.supportAddress)) with the subject \"\(safe(purchase.supportSubject))\"."
        return SignInError(
            .unsupported,
            "Telegram sends a code to this number only after a purchase of Telegram Premium\(days) (authorizationStateWaitPremiumPurchase), which only its apps from an app store can make. Sign in there with this number, then here, with 'unspool login --qr'.\(support)"
        )
    }
}
