public import NativeLoop

/// Where Telegram sent a login code, and what it looks like. Source: `authenticationCodeInfo` of TDLib.
public struct CodeDelivery: Sendable, Equatable {
    /// How a code comes.
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

    /// How this one has come.
    public let way: Way
    /// As Telegram understood it, without a plus sign.
    public let phoneNumber: Secret<String>
    /// How many characters the code has, 0 if unknown.
    public let length: Int
    /// Where the next code goes; nil if there is no other way.
    public let nextWay: Way?
    /// Seconds until the next one may be asked for, when the code was sent.
    public let resendDelay: Int

    public init(way: Way, phoneNumber: Secret<String>, length: Int, nextWay: Way? = nil, resendDelay: Int = 0) {
        self.way = way
        self.phoneNumber = phoneNumber
        self.length = length
        self.nextWay = nextWay
        self.resendDelay = resendDelay
    }

    var prompt: String {
        let code = length > 0 ? "Login code of \(length) characters" : "Login code"
        return switch way {
        case .telegram: "\(code) (Telegram sent it to your other devices)"
        case .sms: "\(code) (sent by SMS)"
        case .smsWord(let letters):
            letters.isEmpty ? "Word (sent by SMS)" : "Word beginning with \(safe(letters)) (sent by SMS)"
        case .smsPhrase(let word):
            word.isEmpty ? "Phrase (sent by SMS)" : "Phrase beginning with \(safe(word)) (sent by SMS)"
        case .call: "\(code) (you will be called)"
        case .flashCall(let pattern): "Number that calls you, of the form \(safe(pattern))"
        case .missedCall(let prefix):
            "Last \(length > 0 ? "\(length) " : "")digits of the number that calls you, which begins with \(safe(prefix))"
        case .fragment(let url): "\(code) (shown at \(safe(url)))"
        case .other(let name): "\(code) (sent in a way for Telegram's own mobile apps: \(safe(name)))"
        }
    }

    /// How the next code comes, for a sentence.
    var nextWayText: String? {
        guard let nextWay else { return nil }
        return switch nextWay {
        case .telegram: "in Telegram on your other devices"
        case .sms, .smsWord, .smsPhrase: "by SMS"
        case .call: "in a call"
        case .flashCall, .missedCall: "as the number that calls you"
        case .fragment: "on fragment.com"
        case .other: "in a way for Telegram's own mobile apps"
        }
    }

    /// A word for the way, for programs.
    var wayName: String { Self.name(way) }
    var nextWayName: String? { nextWay.map(Self.name) }

    private static func name(_ way: Way) -> String {
        switch way {
        case .telegram: "telegram"
        case .sms: "sms"
        case .smsWord: "sms_word"
        case .smsPhrase: "sms_phrase"
        case .call: "call"
        case .flashCall: "flash_call"
        case .missedCall: "missed_call"
        case .fragment: "fragment"
        case .other: "other"
        }
    }

    private func safe(_ text: String) -> String { UnprintableText.removed(from: text) }
}
