/// What Telegram wants of an account while it signs in, beside its code and its password.
public struct SimulatedSignIn: Sendable {
    /// Where a login code goes. Source: `AuthenticationCodeType`.
    public enum CodeType: Sendable, Equatable {
        case telegramMessage, sms, call
        case smsWord(firstLetter: String)
        case smsPhrase(firstWord: String)
        case flashCall(pattern: String)
        case missedCall(prefix: String)
        case fragment(url: String)
        /// Meant for official mobile programs.
        case firebaseAndroid, firebaseIos
    }

    /// The e-mail address that login codes go to.
    public struct Email: Sendable, Equatable {
        /// Whether the account has none yet and has to give one.
        public var isMissing: Bool
        public var addressPattern: String
        public var code: String
        /// Seconds until a reset takes effect; nil if the address cannot be reset.
        public var resetWait: Int32?

        public init(isMissing: Bool = false, addressPattern: String, code: String, resetWait: Int32? = nil) {
            self.isMissing = isMissing
            self.addressPattern = addressPattern
            self.code = code
            self.resetWait = resetWait
        }
    }

    /// How a forgotten password is replaced.
    public struct Recovery: Sendable, Equatable {
        public var addressPattern: String
        public var code: String

        public init(addressPattern: String, code: String) {
            self.addressPattern = addressPattern
            self.code = code
        }
    }

    /// A purchase that comes before everything else.
    public struct Purchase: Sendable, Equatable {
        public var productID: String
        public var dayCount: Int32
        public var supportAddress: String
        public var supportSubject: String

        public init(productID: String, dayCount: Int32, supportAddress: String, supportSubject: String) {
            self.productID = productID
            self.dayCount = dayCount
            self.supportAddress = supportAddress
            self.supportSubject = supportSubject
        }
    }

    /// Where the code goes first, and where at each further request. Not empty.
    public var codeTypes: [CodeType] = [.telegramMessage]
    /// Seconds after which the next one may be asked for.
    public var codeTimeout: Int32 = 60
    /// Nil if codes do not go by e-mail.
    public var email: Email?
    /// Whether the number has an account already.
    public var isRegistered = true
    /// What a new account agrees to.
    public var terms = "By signing up you agree to treat a simulation kindly."
    /// Years; 0 for none.
    public var minimumAge: Int32 = 0
    public var recovery: Recovery?
    public var purchase: Purchase?
    /// How long a QR code's link is good.
    public var linkLifetime: Duration = .seconds(30)
    /// How long another device takes to accept a QR code; nil: until ``SimulatedTelegram/acceptQRCode(account:)``.
    public var linkAcceptance: Duration?

    public init() {}
}
