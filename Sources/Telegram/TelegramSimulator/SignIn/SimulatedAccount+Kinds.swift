extension SimulatedAccount {
    /// Ready-made accounts, one for each way to sign in. They differ from ``standard`` only in what the name says.
    public enum Kind: String, Sendable, CaseIterable {
        /// A code in Telegram, then a password.
        case standard
        /// No password.
        case passwordless
        /// A code in Telegram, on request by SMS, then in a call.
        case codes
        case smsWord = "sms-word"
        case smsPhrase = "sms-phrase"
        case flashCall = "flash-call"
        case missedCall = "missed-call"
        case fragment
        case firebase
        /// A code by e-mail; the address can be reset within a week.
        case email
        /// An e-mail address is wanted first.
        case emailSetup = "email-setup"
        /// There is no account with the number yet.
        case unregistered
        /// The password can be recovered by e-mail.
        case recovery
        /// A purchase is wanted first.
        case purchase
        /// Another device accepts the QR code after it was renewed, and the password is wanted.
        case qr
        /// A bot with the token `100001:SIMULATED`.
        case bot
    }

    /// - Parameter kind: how it signs in.
    public init(_ kind: Kind) {
        self = .standard
        if kind != .standard && kind != .recovery && kind != .qr { password = nil }
        switch kind {
        case .standard, .passwordless: break
        case .codes:
            signIn.codeTypes = [.telegramMessage, .sms, .call]
            signIn.codeTimeout = 0
        case .smsWord:
            code = "breeze"
            signIn.codeTypes = [.smsWord(firstLetter: "b")]
        case .smsPhrase:
            code = "breeze over water"
            signIn.codeTypes = [.smsPhrase(firstWord: "breeze")]
        case .flashCall: signIn.codeTypes = [.flashCall(pattern: "+1555*12345")]
        case .missedCall: signIn.codeTypes = [.missedCall(prefix: "+1555")]
        case .fragment: signIn.codeTypes = [.fragment(url: "https://fragment.com/login")]
        case .firebase: signIn.codeTypes = [.firebaseAndroid, .firebaseIos, .sms]
        case .email:
            signIn.email = .init(addressPattern: "a***@example.org", code: "654321", resetWait: 7 * 86_400)
        case .emailSetup: signIn.email = .init(isMissing: true, addressPattern: "", code: "654321")
        case .unregistered:
            signIn.isRegistered = false
            signIn.minimumAge = 16
        case .recovery: signIn.recovery = .init(addressPattern: "r***@example.org", code: "777888")
        case .purchase:
            signIn.purchase = .init(
                productID: "org.example.premium.week", dayCount: 7, supportAddress: "login@example.org",
                supportSubject: "Sign-in with +1555")
        case .qr:
            signIn.linkLifetime = .seconds(1)
            signIn.linkAcceptance = .seconds(5)
        case .bot: botToken = "100001:SIMULATED"
        }
    }
}
