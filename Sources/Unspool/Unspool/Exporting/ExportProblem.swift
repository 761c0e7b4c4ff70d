public import Foundation
import NativeLoop
public import TelegramClient

/// Errors of an export in words for people.
public enum ExportProblem {
    /// One or more sentences that say what went wrong and, where something helps, what to do. Safe to show.
    /// - Parameter now: for the time of day at which a wait is over.
    public static func text(for error: any Error, now: Date = Date()) -> String {
        switch error {
        case let error as DestinationError: return error.message
        case let error as TDLibError:
            if error.isOfClosedClient { return "TDLib has closed the account by itself. Run the same command again." }
            guard let remote = error.remote else { return error.message }
            if remote.code == 401 { return SignInError.signedOut.message }
            if remote.mustNotBeDisplayed { return "Telegram refused and gives programs no reason." }
            if let wait = remote.floodWait {
                return wait.seconds.map {
                    "Telegram asks to wait \(CountText.text($0, "second")). Try again \(when(after: $0, now))."
                }
                    ?? "Telegram asks to wait. Try again later."
            }
            return "Telegram refused: \(UnprintableText.removed(from: remote.message))"
        default: return String(describing: error)
        }
    }

    /// The session was ended elsewhere.
    static let signedOut = TDLibError.remote(401, "Unauthorized")

    static func waiting(_ seconds: Int, now: Date = Date()) -> String {
        "Telegram asks to wait \(CountText.text(seconds, "second")): goes on \(when(after: seconds, now))."
    }

    /// On the clock of the user's time zone.
    private static func when(after seconds: Int, _ now: Date) -> String {
        TimeOfDay.text(after: Double(seconds), from: now, in: .current)
    }
}
