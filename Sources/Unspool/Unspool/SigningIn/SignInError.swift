/// Why a sign-in ended without an account.
public struct SignInError: Error, Sendable, Equatable, CustomStringConvertible {
    /// More codes may come; compare, do not switch over all.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A state that this version does not handle.
        public static let unsupported = Code(rawValue: "unsupported")
        /// Telegram refused a value, and another one cannot help.
        public static let refused = Code(rawValue: "refused")
        /// Telegram does not take the program's api id and hash.
        public static let invalidCredentials = Code(rawValue: "invalid_credentials")
        /// Telegram asks to wait.
        public static let floodWait = Code(rawValue: "flood_wait")
        /// There was a question and nobody to answer it.
        public static let noAnswer = Code(rawValue: "no_answer")
        /// The account was signed out.
        public static let closed = Code(rawValue: "closed")
        /// Not signed in, where signing in was not asked for.
        public static let notSignedIn = Code(rawValue: "not_signed_in")
    }

    /// Why it ended.
    public let code: Code
    /// Safe to show; holds no secret.
    public let message: String
    /// Seconds to wait, for ``Code/floodWait``, if Telegram told them.
    public let retryAfter: Double?

    public init(_ code: Code, _ message: String, retryAfter: Double? = nil) {
        self.code = code
        self.message = message
        self.retryAfter = retryAfter
    }

    public var description: String { message }

    /// The session was ended, here or on another device.
    public static let signedOut = SignInError(
        .closed, "The account was signed out elsewhere. Sign in again: unspool login")
}
