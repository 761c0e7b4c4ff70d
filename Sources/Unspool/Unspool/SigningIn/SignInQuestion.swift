public import Foundation
import NativeLoop

/// Something that only the user can tell.
public enum SignInQuestion: Sendable, Equatable {
    case phoneNumber
    /// The token of a bot, from @BotFather.
    case botToken
    /// This account has to give one before it can sign in.
    case emailAddress
    case emailCode(EmailCodeDelivery)
    case code(CodeDelivery)
    /// The first name of a new account, which agrees to these terms.
    case firstName(TermsOfService)
    /// The last name of a new account; may be empty.
    case lastName
    case password(PasswordFacts)
    /// A code that was mailed to an address of this pattern, in place of the forgotten password.
    case recoveryCode(addressPattern: String)
    /// A new password after a recovery; empty for none.
    case newPassword

    /// A code that was mailed. Source: `authorizationStateWaitEmailCode` of TDLib.
    public struct EmailCodeDelivery: Sendable, Equatable {
        /// What becomes of an address that the user cannot read.
        public enum Reset: Sendable, Equatable {
            /// It can be given up, which takes so many seconds; with 0 at once.
            case available(wait: Int)
            /// It is being given up, in so many seconds.
            case pending(wait: Int)
        }

        /// The address with most letters hidden; empty if Telegram does not tell.
        public let addressPattern: String
        /// How many characters the code has, 0 if unknown.
        public let length: Int
        /// Nil if the address cannot be given up.
        public let reset: Reset?

        public init(addressPattern: String, length: Int = 0, reset: Reset? = nil) {
            self.addressPattern = addressPattern
            self.length = length
            self.reset = reset
        }
    }

    /// What a new account agrees to. Source: `termsOfService` of TDLib.
    public struct TermsOfService: Sendable, Equatable {
        /// The terms themselves.
        public let text: String
        /// In years; 0 for none.
        public let minimumAge: Int

        public init(text: String, minimumAge: Int) {
            self.text = text
            self.minimumAge = minimumAge
        }
    }

    /// The two-step verification password. Source: `authorizationStateWaitPassword` of TDLib.
    public struct PasswordFacts: Sendable, Equatable {
        /// The user's own; may be empty.
        public let hint: String
        /// Whether a forgotten password can be replaced by a code that is mailed.
        public let hasRecovery: Bool
        /// Where such a code was mailed; empty if none was.
        public let recoveryPattern: String

        public init(hint: String = "", hasRecovery: Bool = false, recoveryPattern: String = "") {
            self.hint = hint
            self.hasRecovery = hasRecovery
            self.recoveryPattern = recoveryPattern
        }
    }

    /// Whether the answer must not be seen on a screen.
    public var isSecret: Bool {
        switch self {
        case .phoneNumber, .emailAddress, .firstName, .lastName: false
        case .botToken, .emailCode, .code, .password, .recoveryCode, .newPassword: true
        }
    }

    /// Whether an answer to one of them is one to the other too.
    func takesAnswers(of other: SignInQuestion) -> Bool { name == other.name }

    /// A word for the question, for programs.
    public var name: String {
        switch self {
        case .phoneNumber: "phone_number"
        case .botToken: "bot_token"
        case .emailAddress: "email_address"
        case .emailCode: "email_code"
        case .code: "code"
        case .firstName: "registration"
        case .lastName: "last_name"
        case .password: "password"
        case .recoveryCode: "recovery_code"
        case .newPassword: "new_password"
        }
    }

    /// What to ask, without a colon at the end.
    public var prompt: String {
        switch self {
        case .phoneNumber: return "Phone number with country code"
        case .botToken: return "Bot token"
        case .emailAddress: return "E-mail address for login codes (this account needs one)"
        case .emailCode(let delivery):
            let code = delivery.length > 0 ? "Code of \(delivery.length) characters" : "Code"
            return delivery.addressPattern.isEmpty
                ? "\(code) from the e-mail" : "\(code) mailed to \(safe(delivery.addressPattern))"
        case .code(let delivery): return delivery.prompt
        case .firstName: return "First name"
        case .lastName: return "Last name (may be empty)"
        case .password(let facts): return facts.hint.isEmpty ? "Password" : "Password (hint: \(safe(facts.hint)))"
        case .recoveryCode(let pattern):
            return pattern.isEmpty ? "Recovery code from the e-mail" : "Recovery code mailed to \(safe(pattern))"
        case .newPassword: return "New password (empty for none)"
        }
    }

    /// What else the user must know before the answer, a sentence each: the terms, and what may be typed instead.
    /// - Parameter now: when the state was entered.
    public func explanation(now: Date, timeZone: TimeZone) -> [String] {
        switch self {
        case .phoneNumber: return ["Or type 'qr' to sign in by a QR code, with Telegram on your phone."]
        case .code(let delivery):
            guard let next = delivery.nextWayText else { return ["Telegram offers no other way to get this code."] }
            let when =
                delivery.resendDelay > 0
                ? " \(TimeOfDay.text(after: Double(delivery.resendDelay), from: now, in: timeZone)) or later" : ""
            return ["If it does not come, type 'resend'\(when): the next one comes \(next)."]
        case .emailCode(let delivery):
            let again = "If it does not come, type 'resend'."
            switch delivery.reset {
            case nil: return [again]
            case .available(let wait) where wait > 0:
                let duration = TimeOfDay.duration(Double(wait))
                return [
                    again, "If you cannot read that mailbox, type 'reset': the address is given up in \(duration).",
                ]
            case .available: return [again, "If you cannot read that mailbox, type 'reset' to give up the address."]
            case .pending(let wait):
                let when = TimeOfDay.text(after: Double(wait), from: now, in: timeZone)
                return [again, "The address is given up \(when). Sign in again then, or type 'reset'."]
            }
        case .firstName(let terms):
            var lines = ["There is no account with this number yet. You are about to make one, under these terms:"]
            lines += terms.text.split(whereSeparator: \.isNewline).map { "  " + safe(String($0)) }
            let age = terms.minimumAge > 0 ? " and are at least \(terms.minimumAge) years old" : ""
            return lines + ["With your name you say that you agree\(age)."]
        case .password(let facts):
            return facts.hasRecovery ? ["If you have forgotten it, type 'forgot' to get a code by e-mail."] : []
        case .botToken, .emailAddress, .lastName, .recoveryCode, .newPassword: return []
        }
    }

    private func safe(_ text: String) -> String { UnprintableText.removed(from: text) }
}
