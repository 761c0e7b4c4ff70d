public import Foundation
public import NativeLoop

/// Signs in: takes what Telegram waits for, what the user answers and what Telegram refuses, tells what to do next.
///
/// A value with no clock and no I/O. Telegram's states move it on, never the answer to a request: a state arrives before
/// the `ok` that it follows from, and a wrong value leaves the state as it is.
public struct SignInMachine: Sendable {
    /// What to do next.
    public enum Action: Sendable, Equatable {
        case send(SignInRequest)
        /// Ask the user. `problem` says what was wrong with the last answer.
        case ask(SignInQuestion, problem: String?)
        /// Show this link for another device in place of the one before, and wait for the next state.
        case show(link: Secret<String>)
        /// Wait for the next state.
        case wait
        case succeed
        case fail(SignInError)
    }

    /// A refusal, as Telegram words it.
    public struct Refusal: Sendable, Equatable {
        /// As HTTP has them: 400, 406, 420, 429…
        public let code: Int32
        /// Telegram's text, such as `PHONE_CODE_INVALID`.
        public let message: String
        /// In seconds, for flood waits that tell it.
        public let retryAfter: Double?

        public init(code: Int32, message: String, retryAfter: Double? = nil) {
            self.code = code
            self.message = message
            self.retryAfter = retryAfter
        }
    }

    private var method: SignInMethod
    /// Whether a user is there to be asked, or only an account that is signed in will do.
    private let mayAsk: Bool
    let timeZone: TimeZone
    /// Whether the method was begun with, and the states follow from it.
    private(set) var hasBegun = false
    var question: SignInQuestion?
    /// When the next code may be asked for.
    private var resendTime: Date?
    private var firstName = ""
    private var recoveryCode = Secret("")
    private var isRecovering = false
    /// Where the last recovery code was mailed.
    private var recoveryPattern = ""
    /// Whether what was sent as a password was the word that asks for a recovery.
    private var mayHaveForgotten = false

    public init(_ method: SignInMethod = .phoneNumber(nil), mayAsk: Bool = true, timeZone: TimeZone = .current) {
        self.method = method
        self.mayAsk = mayAsk
        self.timeZone = timeZone
    }

    /// Telegram's state is now `stage`.
    public mutating func move(to stage: SignInStage, at now: Date) -> Action {
        question = nil
        switch stage {
        case .needsParameters: return .send(.parameters)
        case .ready: return .succeed
        case .loggingOut, .closing: return .wait
        case .closed: return .fail(.signedOut)
        case .unsupported(let name): return .fail(.unsupported(name))
        case .needs, .needsOtherDevice, .needsPurchase: break
        }
        guard mayAsk else {
            return .fail(SignInError(.notSignedIn, "No account is signed in here. Run: unspool login"))
        }
        if !hasBegun, let action = begin(with: stage) { return action }
        switch stage {
        case .needsOtherDevice(let link): return .show(link: link)
        case .needsPurchase(let purchase): return .fail(.purchase(purchase))
        case .needs(.code(let delivery)):
            resendTime = now.addingTimeInterval(Double(delivery.resendDelay))
            return ask(.code(delivery))
        case .needs(.password(let facts)) where isRecovering:
            guard !facts.recoveryPattern.isEmpty else {
                // Nothing was mailed, so there is no code that could be typed.
                isRecovering = false
                return ask(
                    .password(facts),
                    problem: "Telegram has mailed no recovery code. Type 'forgot' to ask for one again.")
            }
            recoveryPattern = facts.recoveryPattern
            return ask(.recoveryCode(addressPattern: recoveryPattern))
        case .needs(let question): return ask(question)
        default: return .wait
        }
    }

    /// The first request of the method, if this state is one that it can begin in or one of an earlier sign-in that was
    /// left; nil to go on with that.
    private mutating func begin(with stage: SignInStage) -> Action? {
        hasBegun = true
        switch (method, stage) {
        case (.phoneNumber, .needsOtherDevice):
            return .fail(
                SignInError(
                    .refused,
                    "An earlier sign-in waits for another device. Go on with 'unspool login --qr', or end it with 'unspool logout'."
                ))
        case (.phoneNumber(let number?), .needs(.phoneNumber)), (.phoneNumber(let number?), .needsPurchase):
            question = .phoneNumber
            return .send(.phoneNumber(Secret(number)))
        case (.phoneNumber(let number?), .needs(.code(let delivery)))
        where !Self.areSame(delivery.phoneNumber.revealed, number):
            // An earlier sign-in was left with another number; Telegram takes a new one in this state.
            question = .phoneNumber
            return .send(.phoneNumber(Secret(number)))
        case (.qrCode, .needs(.password)), (.qrCode, .needsOtherDevice): return nil
        case (.qrCode, _): return .send(.qrCode)
        case (.bot(let token), .needs(.phoneNumber)):
            question = .botToken
            return token.map { .send(.botToken($0)) } ?? ask(.botToken)
        case (.bot, _): return .fail(.cannotBecomeBot)
        default: return nil
        }
    }

    private mutating func ask(_ question: SignInQuestion, problem: String? = nil) -> Action {
        self.question = question
        return .ask(question, problem: problem)
    }

    /// The user has answered the question that was asked last.
    public mutating func answer(_ text: String, at now: Date) -> Action {
        guard let question else { return .wait }
        let word = text.trimmingCharacters(in: .whitespaces)
        let command = word.lowercased()
        switch question {
        case .phoneNumber: return .send(command == "qr" ? .qrCode : .phoneNumber(Secret(word)))
        case .botToken: return .send(.botToken(Secret(word)))
        case .emailAddress: return .send(.emailAddress(Secret(word)))
        case .emailCode(let delivery):
            if command == "resend" { return .send(.resendCode) }
            guard command == "reset" else { return .send(.emailCode(Secret(word))) }
            if delivery.reset != nil { return .send(.resetEmailAddress) }
            return ask(question, problem: "Telegram does not let this address be given up.")
        case .code(let delivery): return command == "resend" ? resend(delivery, now) : .send(.code(Secret(word)))
        case .firstName:
            if word.isEmpty { return ask(question, problem: "The first name must not be empty.") }
            firstName = word
            return ask(.lastName)
        case .lastName: return .send(.register(firstName: firstName, lastName: word))
        case .password:
            // The word may be somebody's password, so it is tried as one first.
            mayHaveForgotten = command == "forgot"
            return .send(.password(Secret(text)))
        case .recoveryCode:
            recoveryCode = Secret(word)
            return .send(.recoveryCode(recoveryCode))
        case .newPassword: return .send(.newPassword(recoveryCode: recoveryCode, password: Secret(text)))
        }
    }

    private mutating func resend(_ delivery: CodeDelivery, _ now: Date) -> Action {
        guard delivery.nextWay != nil else {
            return ask(.code(delivery), problem: "Telegram offers no other way to get this code.")
        }
        if let resendTime, resendTime > now {
            let when = TimeOfDay.text(after: resendTime.timeIntervalSince(now), from: now, in: timeZone)
            return ask(.code(delivery), problem: "Telegram sends the next code \(when) at the earliest.")
        }
        return .send(.resendCode)
    }

    private mutating func recover(_ facts: SignInQuestion.PasswordFacts) -> Action {
        guard facts.hasRecovery || !facts.recoveryPattern.isEmpty else {
            return ask(
                .password(facts),
                problem: "This account has no e-mail address for recovery. Telegram's own apps can reset the password.")
        }
        isRecovering = true
        return .send(.recoverPassword)
    }

    /// Telegram took this request. Nearly always the next state says what is next, and has come already.
    public mutating func succeed(_ request: SignInRequest) -> Action {
        if case .recoveryCode = request { return ask(.newPassword) }
        return .wait
    }

    /// What was sent last was refused.
    public mutating func refuse(_ refusal: Refusal, at now: Date) -> Action {
        if refusal.code == 406 { return .fail(.hiddenRefusal) }
        if refusal.code == 429 || refusal.code == 420 {
            return .fail(.floodWait(refusal.retryAfter, from: now, in: timeZone))
        }
        let text = SignInRefusalText.text(for: refusal.message)
        if SignInRefusalText.isAboutCredentials(refusal.message) {
            return .fail(SignInError(.invalidCredentials, text))
        }
        guard let question, mayAsk, refusal.code == 400, !SignInRefusalText.isFinal(refusal.message) else {
            return .fail(SignInError(.refused, text))
        }
        switch question {
        // The name that was refused is the first one, and a code that has expired cannot be given again.
        case .lastName: return .fail(SignInError(.refused, text))
        case .newPassword where SignInRefusalText.isAboutCode(refusal.message):
            return ask(.recoveryCode(addressPattern: recoveryPattern), problem: text)
        case .password(let facts) where mayHaveForgotten && refusal.message == "PASSWORD_HASH_INVALID":
            mayHaveForgotten = false
            return recover(facts)
        default: return ask(question, problem: text)
        }
    }

    static func areSame(_ a: String, _ b: String) -> Bool {
        a.filter(\.isNumber) == b.filter(\.isNumber)
    }
}
