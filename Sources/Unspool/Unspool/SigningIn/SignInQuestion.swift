import NativeLoop

/// Something that only the user can tell.
public enum SignInQuestion: Sendable, Equatable {
    case phoneNumber
    case emailAddress
    /// A code that was mailed to an address of this pattern.
    case emailCode(addressPattern: String)
    case code(CodeDelivery)
    /// The two-step verification password; the hint may be empty.
    case password(hint: String)

    /// Whether the answer must not be seen on a screen.
    public var isSecret: Bool {
        switch self {
        case .phoneNumber, .emailAddress: false
        case .emailCode, .code, .password: true
        }
    }

    /// What to ask, without a colon at the end.
    public var prompt: String {
        switch self {
        case .phoneNumber: "Phone number with country code"
        case .emailAddress: "E-mail address for login codes (this account needs one)"
        case .emailCode(let pattern): pattern.isEmpty ? "Code from the e-mail" : "Code sent to \(pattern)"
        case .code(let delivery): delivery.prompt
        case .password(let hint): hint.isEmpty ? "Password" : "Password (hint: \(UnprintableText.removed(from: hint)))"
        }
    }
}

/// Where Telegram sent a login code, and what it looks like. Source: `authenticationCodeInfo` of TDLib.
public struct CodeDelivery: Sendable, Equatable {
    public enum Way: Sendable, Equatable {
        /// To the user's other Telegram programs.
        case telegram
        case sms
        /// A word by SMS that begins with these letters.
        case smsWord(beginning: String)
        /// A phrase by SMS that begins with this word.
        case smsPhrase(beginning: String)
        /// Spoken in a call.
        case call
        /// The code is the caller's number, which matches a pattern.
        case flashCall(pattern: String)
        /// The code is the end of the caller's number, which begins with these digits.
        case missedCall(prefix: String)
        /// Shown on this page of fragment.com.
        case fragment(url: String)
        /// A way of an official mobile program, or one that this version does not know; named as TDLib does.
        case other(String)
    }

    public let way: Way
    /// As Telegram understood it, without a plus sign.
    public let phoneNumber: String
    /// How many characters the code has, 0 if unknown.
    public let length: Int

    public init(way: Way, phoneNumber: String, length: Int) {
        self.way = way
        self.phoneNumber = phoneNumber
        self.length = length
    }

    var prompt: String {
        switch way {
        case .telegram: "Login code (Telegram sent it to your other devices)"
        case .sms: "Login code (sent by SMS)"
        case .smsWord(let letters):
            letters.isEmpty ? "Word (sent by SMS)" : "Word beginning with \(safe(letters)) (sent by SMS)"
        case .smsPhrase(let word):
            word.isEmpty ? "Phrase (sent by SMS)" : "Phrase beginning with \(safe(word)) (sent by SMS)"
        case .call: "Login code (you will be called)"
        case .flashCall(let pattern): "Number that calls you, of the form \(safe(pattern))"
        case .missedCall(let prefix): "Last digits of the number that calls you, beginning with \(safe(prefix))"
        case .fragment(let url): "Login code (shown at \(safe(url)))"
        case .other(let name): "Login code (\(safe(name)))"
        }
    }

    private func safe(_ text: String) -> String { UnprintableText.removed(from: text) }
}
