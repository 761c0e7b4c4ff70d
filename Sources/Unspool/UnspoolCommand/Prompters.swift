import CommandLineInterface
import Foundation
import NativeLoop
import TelegramSimulator
import Unspool

/// Asks on the terminal, or reads the next line of the input.
struct ConsolePrompter: SignInPrompter {
    let console: Console
    private var display: QRCodeDisplay?

    init(console: Console) { self.console = console }

    /// The same, which shows QR codes there.
    func showing(_ display: QRCodeDisplay) -> ConsolePrompter {
        var copy = self
        copy.display = display
        return copy
    }

    func show(link: Secret<String>) async throws {
        guard let display else { throw SignInError(.notSignedIn, "No account is signed in here. Run: unspool login") }
        try display.show(link)
    }

    func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
        display?.end()
        if let problem {
            console.messages.error(problem)
        } else {
            let explanation = question.explanation(now: Date(), timeZone: .current)
            // A script knows what it sends; but nobody agrees to terms that were not shown.
            if console.input.isTerminal || question.name == "registration" {
                explanation.forEach(console.messages.note)
            }
        }
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

/// Knows the answers of a simulated account.
struct SimulatedPrompter: SignInPrompter {
    let account: SimulatedAccount

    func answer(_ question: SignInQuestion, problem: String?) async throws -> String {
        if let problem { throw SignInError(.refused, problem) }
        switch question {
        case .phoneNumber: return account.phoneNumber
        case .botToken: return account.botToken ?? ""
        case .emailAddress: return "anna@example.org"
        case .emailCode: return account.signIn.email?.code ?? ""
        case .code: return account.code
        case .firstName: return "Anna"
        case .lastName: return "Test"
        case .password: return account.password ?? ""
        case .recoveryCode: return account.signIn.recovery?.code ?? ""
        case .newPassword: return ""
        }
    }

    /// The simulated other device accepts it by itself.
    func show(link: Secret<String>) async throws {}
}
