public import NativeLoop

/// Who answers the questions of a sign-in.
public protocol SignInPrompter: Sendable {
    /// Asks the user.
    /// - Parameter problem: what was wrong with the last answer to the same question.
    /// - Throws: a ``SignInError`` with code `no_answer` if there is nobody to ask.
    func answer(_ question: SignInQuestion, problem: String?) async throws -> String

    /// Shows a link as a QR code, for Telegram on another device. It takes the place of the one before, which is no good
    /// any more; each is a secret. Returns at once.
    /// - Throws: a ``SignInError`` with code `no_answer` if there is nobody to see it.
    func show(link: Secret<String>) async throws
}

extension SignInPrompter {
    public func show(link: Secret<String>) async throws {
        throw SignInError(.noAnswer, "Telegram waits for another device, and nobody is there to be shown the QR code.")
    }
}
