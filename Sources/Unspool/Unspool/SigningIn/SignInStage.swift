public import NativeLoop

/// Where a sign-in stands. Source: TDLib's `AuthorizationState`, with all that this program has no answer for in one.
public enum SignInStage: Sendable, Equatable {
    case needsParameters
    case needs(SignInQuestion)
    /// Another device has to accept this link, which is as good as a password until it expires.
    case needsOtherDevice(link: Secret<String>)
    /// Telegram wants this number to buy Telegram Premium first, which only its own apps can.
    case needsPurchase(PremiumPurchase)
    case ready
    case loggingOut
    case closing
    case closed
    /// A state that this version does not handle, by TDLib's name for it. Never to be taken for ``ready``.
    case unsupported(String)

    /// Source: `authorizationStateWaitPremiumPurchase` of TDLib.
    public struct PremiumPurchase: Sendable, Equatable {
        /// For how long the subscription is, in days; 0 if unknown.
        public let dayCount: Int
        /// Whom to write to if the purchase does not help, and with which subject; may be empty.
        public let supportAddress: String
        /// The subject that a message to ``supportAddress`` is to have.
        public let supportSubject: String

        public init(dayCount: Int, supportAddress: String, supportSubject: String) {
            self.dayCount = dayCount
            self.supportAddress = supportAddress
            self.supportSubject = supportSubject
        }
    }

    var isUnsupported: Bool { if case .unsupported = self { true } else { false } }

    /// Whether an answer to the question of one is one to the other's too.
    func takesAnswers(of other: SignInStage) -> Bool {
        if case .needs(let question) = self, case .needs(let other) = other { return question.takesAnswers(of: other) }
        return self == other
    }
}
