/// How one signs in as a user.
public struct SimulatedAccount: Sendable {
    public var userID: Int64
    /// With or without `+` and blanks.
    public var phoneNumber: String
    /// The code that the sign-in asks for.
    public var code: String
    /// The password of two-step verification; nil if it is off.
    public var password: String?
    public var passwordHint = "the usual one"
    /// The token of a bot; nil for a person.
    public var botToken: String?
    /// What else Telegram wants while it signs in.
    public var signIn = SimulatedSignIn()

    public init(userID: Int64, phoneNumber: String, code: String, password: String?) {
        self.userID = userID
        self.phoneNumber = phoneNumber
        self.code = code
        self.password = password
    }

    /// `+15550100`, code `12345`, password `hunter2`.
    public static let standard = SimulatedAccount(
        userID: 100_001, phoneNumber: "+15550100", code: "12345", password: "hunter2")
}
