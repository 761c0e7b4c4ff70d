/// Who answers the questions of a sign-in.
public protocol SignInPrompter: Sendable {
    /// Asks the user.
    /// - Parameter problem: what was wrong with the last answer to the same question.
    /// - Throws: a ``SignInError`` with code `no_answer` if there is nobody to ask.
    func answer(_ question: SignInQuestion, problem: String?) async throws -> String
}
