public import TelegramAPI

extension User {
    /// First and last name; empty for a deleted account. Not to be trusted.
    public var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }
}
