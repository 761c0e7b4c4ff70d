import NativeLoop
import TelegramClient

/// Errors of an export in words for people.
public enum ExportProblem {
    public static func text(for error: any Error) -> String {
        switch error {
        case let error as DestinationError: return error.message
        case let error as TDLibError:
            guard let remote = error.remote else { return error.message }
            if remote.code == 401 { return "The account was signed out elsewhere. Sign in again: unspool login" }
            if remote.mustNotBeDisplayed { return "Telegram refused and gives programs no reason." }
            if let wait = remote.floodWait {
                return wait.seconds.map { "Telegram asks to wait \($0) seconds. Try again then." }
                    ?? "Telegram asks to wait. Try again later."
            }
            return "Telegram refused: \(UnprintableText.removed(from: remote.message))"
        default: return String(describing: error)
        }
    }
}
