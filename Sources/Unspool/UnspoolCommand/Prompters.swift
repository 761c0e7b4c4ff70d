import CommandLineInterface
import TelegramSimulator
import Unspool

/// Asks on the terminal, or reads the next line of the input.
struct ConsolePrompter: SignInPrompter {
    let console: Console

    func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
        if let problem { console.messages.error(problem) }
        return try await ask(question.prompt, isSecret: question.isSecret)
    }

    func ask(_ prompt: String, isSecret: Bool = false) async throws -> String {
        do {
            return try await console.input.ask(prompt + ": ", isSecret: isSecret)
        } catch let error as ConsoleError where !error.isBrokenPipe {
            throw SignInError(.noAnswer, "\(prompt) is needed, and standard input gave no line for it.")
        }
    }
}

/// Knows the answers of the simulated account.
struct SimulatedPrompter: SignInPrompter {
    func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
        if let problem { throw SignInError(.refused, problem) }
        let account = SimulatedAccount.standard
        switch question {
        case .phoneNumber: return account.phoneNumber
        case .code: return account.code
        case .password: return account.password ?? ""
        case .emailAddress, .emailCode:
            throw SignInError(.noAnswer, "The simulated account has no answer to: \(question.prompt)")
        }
    }
}
