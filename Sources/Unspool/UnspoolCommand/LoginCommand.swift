import CommandLineInterface
import NativeLoop
import TelegramAPI
import TelegramSimulator
import Unspool

enum LoginOptions {
    static let phone = Option("--phone", "NUMBER", as: String.self, help: "The phone number with its country code")
}

extension UnspoolTool {
    var login: Command {
        Command(
            "login", about: "Sign in to Telegram",
            discussion: """
                Asks for what Telegram wants: the phone number, the code that it sends, the password of two-step \
                verification. Codes and passwords are not shown while they are typed. The api id and hash are kept in \
                the account's folder, readable by you alone, so that later commands need neither.
                """,
            arguments: [LoginOptions.phone],
            examples: [.init("unspool login --phone +49…", "Sign in with a phone number")]
        ) { invocation in
            try await withSession(invocation, isSigningIn: true) { session in
                let console = invocation.console
                if session.isSimulated, console.input.isTerminal {
                    let account = SimulatedAccount.standard
                    console.messages.note(
                        "The simulated account: number \(account.phoneNumber), code \(account.code), password \(account.password ?? "none")"
                    )
                }
                try await session.controller.signIn(
                    phoneNumber: try invocation[LoginOptions.phone], prompter: session.prompter)
                if !session.isSimulated { try session.home.save(session.credentials) }
                let me = try await session.client.getMe()
                let name = [me.firstName, me.lastName].filter { !$0.isEmpty }.joined(separator: " ")
                if try invocation[GlobalOptions.isJSON] {
                    try console.output.line(ResultLine.signedIn(userID: me.id, name: name))
                } else {
                    try console.output.line("Signed in as \(UnprintableText.removed(from: name)).")
                }
                return .success
            }
        }
    }

    var logout: Command {
        Command(
            "logout", about: "Sign out of Telegram and delete the account's state",
            discussion: "Ends the session at Telegram. What was exported stays, and so do the api id and hash."
        ) { invocation in
            try await withSession(invocation) { session in
                try await session.controller.logOut()
                let output = invocation.console.output
                try output.line(try invocation[GlobalOptions.isJSON] ? ResultLine.signedOut : "Signed out.")
                return .success
            }
        }
    }
}
