/// Signs in: takes what Telegram waits for and what it refuses, tells what to do next. No clock, no I/O.
///
/// Telegram's states move it on, never the answer to a request: a state arrives before the `ok` that it follows from,
/// and a wrong value leaves the state as it is.
public struct SignInMachine: Sendable {
    /// What to do next.
    public enum Action: Sendable, Equatable {
        /// Send `setTdlibParameters`.
        case sendParameters
        /// Ask the user. `problem` says what was wrong with the last answer.
        case ask(SignInQuestion, problem: String?)
        /// Send what is known already in answer to a question.
        case submit(SignInQuestion, answer: String)
        /// Wait for the next state.
        case wait
        case succeed
        case fail(SignInError)
    }

    /// A refusal, as Telegram words it.
    public struct Refusal: Sendable, Equatable {
        public let code: Int32
        public let message: String
        /// In seconds, for flood waits that tell it.
        public let retryAfter: Double?

        public init(code: Int32, message: String, retryAfter: Double? = nil) {
            self.code = code
            self.message = message
            self.retryAfter = retryAfter
        }
    }

    /// Whether a user is there to be asked, or only an account that is signed in will do.
    private let mayAsk: Bool
    /// The number that was given with the command, until it was sent.
    private var phoneNumber: String?
    private var question: SignInQuestion?

    public init(phoneNumber: String? = nil, mayAsk: Bool = true) {
        self.phoneNumber = phoneNumber
        self.mayAsk = mayAsk
    }

    /// Telegram's state is now `stage`.
    public mutating func move(to stage: SignInStage) -> Action {
        question = nil
        switch stage {
        case .needsParameters: return .sendParameters
        case .ready: return .succeed
        case .loggingOut, .closing: return .wait
        case .closed: return .fail(SignInError(.closed, "The account was signed out. Sign in again: unspool login"))
        case .unsupported(let name):
            return .fail(SignInError(.unsupported, Self.advice(for: name)))
        case .needs(let question):
            guard mayAsk else {
                return .fail(SignInError(.notSignedIn, "No account is signed in here. Run: unspool login"))
            }
            self.question = question
            return answerOrAsk(question)
        }
    }

    private mutating func answerOrAsk(_ question: SignInQuestion) -> Action {
        guard let number = phoneNumber else { return .ask(question, problem: nil) }
        switch question {
        case .phoneNumber:
            phoneNumber = nil
            return .submit(.phoneNumber, answer: number)
        case .code(let delivery) where !Self.areSame(delivery.phoneNumber, number):
            // An earlier sign-in was left with another number; Telegram takes a new one in this state.
            phoneNumber = nil
            self.question = .phoneNumber
            return .submit(.phoneNumber, answer: number)
        default:
            return .ask(question, problem: nil)
        }
    }

    /// What was sent last was refused.
    public mutating func refuse(_ refusal: Refusal) -> Action {
        if refusal.code == 406 {
            // TDLib: the text of such an error must not be shown, and the request not be repeated.
            return .fail(
                SignInError(
                    .refused,
                    "Telegram refused and gives programs no reason. Look for a message from Telegram in another app."))
        }
        if refusal.code == 429 || refusal.code == 420 {
            let wait = refusal.retryAfter.map { "Wait \(Int($0.rounded(.up))) seconds" } ?? "Wait a while"
            return .fail(
                SignInError(
                    .floodWait, "Telegram takes no more attempts now. \(wait) and try again.",
                    retryAfter: refusal.retryAfter))
        }
        let text = SignInRefusalText.text(for: refusal.message)
        guard let question, mayAsk, refusal.code == 400, !SignInRefusalText.isFinal(refusal.message) else {
            return .fail(SignInError(.refused, text))
        }
        return .ask(question, problem: text)
    }

    private static func areSame(_ a: String, _ b: String) -> Bool {
        a.filter(\.isNumber) == b.filter(\.isNumber)
    }

    private static func advice(for state: String) -> String {
        let advice =
            switch state {
            case "authorizationStateWaitRegistration":
                "There is no account with this number. Make one in a Telegram app first."
            case "authorizationStateWaitPremiumPurchase":
                "Telegram asks this number for a purchase first. Sign in with a Telegram app once."
            case "authorizationStateWaitOtherDeviceConfirmation":
                "An earlier sign-in waits for another device. Run: unspool logout"
            default:
                "A newer unspool may know it. Signing in with a Telegram app may help as well."
            }
        return "Telegram wants \(state), which this version of unspool does not support. \(advice)"
    }
}
