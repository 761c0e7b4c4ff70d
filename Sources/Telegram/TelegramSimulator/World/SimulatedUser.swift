/// A user of the simulated Telegram.
public struct SimulatedUser: Sendable, Identifiable {
    public var id: Int64
    public var firstName: String
    public var lastName = ""
    /// Without `@`; empty if there is none.
    public var username = ""
    /// Digits only; empty if it is hidden.
    public var phoneNumber = ""
    public var isContact = false
    public var isBot = false
    /// An account that no longer exists.
    public var isDeleted = false

    /// What a private chat with the user is called.
    var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }

    public init(id: Int64, firstName: String) {
        self.id = id
        self.firstName = firstName
    }
}
