import CommandLineInterface
import NativeLoop
import TelegramAPI
import TelegramSimulator
import Unspool

enum LoginOptions {
    static let phone = Option(
        "--phone", "NUMBER", as: NonEmptyText.self, help: "The phone number with its country code")
    static let isQR = Flag("--qr", help: "Sign in by a QR code, with Telegram on another device")
    static let picture = Option(
        "--qr-png", "FILE", as: PathText.self, completion: .file,
        help: "With --qr: write the code as a picture too, mode 0600; removed at the end")
    static let isBot = Flag("--bot", help: "Sign in as a bot; its token is asked for, or TELEGRAM_BOT_TOKEN")
    static let tokenFile = Option(
        "--bot-token-file", "FILE", as: PathText.self, completion: .file,
        help: "With --bot: a file of mode 0600 with the token")

    static let all: [any Argument] = [phone, isQR, picture, isBot, tokenFile]
}

extension UnspoolTool {
    var login: Command {
        Command(
            "login", about: "Sign in to Telegram",
            discussion: """
                Asks for what Telegram wants: the phone number, the code that it sends and where it went, an e-mail \
                address, a name for a new account, the password of two-step verification. What can be typed instead, such \
                as 'resend' or 'forgot', is told with the question. Codes and passwords are not shown while they are typed. \
                The api id and hash are kept in the account's folder, readable by you alone, so that they are asked for once, \
                unless Telegram refuses them.

                A sign-in that was left is taken up where it was. Where another account is signed in, it stays so (77).
                """,
            arguments: LoginOptions.all,
            examples: [
                .init("unspool login --phone +49…", "Sign in with a phone number"),
                .init("unspool login --qr", "Sign in with a QR code in the terminal"),
                .init("unspool --account work login", "Sign in to a further account"),
                .init("unspool login --bot --bot-token-file token", "Sign in as a bot"),
            ],
            exitCodes: ExitCode.told(ExitCode.opening, own: [ExitCode.noAnswer])
        ) { invocation in
            let method = try signInMethod(invocation)
            return try await withSession(invocation, isSigningIn: true) { session in
                let console = invocation.console
                let isJSON = try invocation[GlobalOptions.isJSON]
                if let account = session.simulatedAccount, console.input.isTerminal {
                    console.messages.note(
                        "The simulated account: number \(account.phoneNumber), code \(account.code), password \(account.password ?? "none")"
                    )
                }
                let tokenFile = try invocation[LoginOptions.tokenFile]
                // Refused or taken, it is clear which one it was.
                func noteToken() {
                    guard case .bot(.some) = method, tokenFile == nil else { return }
                    console.messages.note("The token was that of TELEGRAM_BOT_TOKEN.")
                }
                let display = QRCodeDisplay(
                    console: console, path: try invocation[LoginOptions.picture]?.text,
                    isColored: environment["NO_COLOR"] == nil && environment["TERM"] != "dumb", isJSON: isJSON)
                let watch = isJSON ? SignInWatch(statesOf: session.controller, console.output) : nil
                let isNew: Bool
                do {
                    defer { display.end() }
                    isNew = try await session.controller.signIn(method, prompter: session.prompter.showing(display))
                } catch {
                    // The states that led to it are told first.
                    await session.controller.close()
                    await watch?.end()
                    noteToken()
                    try session.keepEarlierCredentials(after: error)
                    throw error
                }
                await watch?.end()
                let me = try await session.sender.getMe()
                let name = me.fullName
                try session.remember(userID: me.id, name: name)
                if isNew {
                    noteToken()
                } else {
                    guard method.canLead(to: me) else { throw SignInError.anotherAccount(me) }
                    console.messages.note(
                        "Was signed in already. For another account: unspool --account NAME login")
                }
                try console.output.line(
                    isJSON
                        ? ResultLine.signedIn(userID: me.id, name: name)
                        : "Signed in as \(UnprintableText.removed(from: name)).")
                return .success
            }
        }
    }

    private func signInMethod(_ invocation: Invocation) throws -> SignInMethod {
        let phone = try invocation[LoginOptions.phone]?.text
        let isQR = try invocation[LoginOptions.isQR]
        let isBot = try invocation[LoginOptions.isBot]
        let tokenFile = try invocation[LoginOptions.tokenFile]?.text
        if [phone != nil, isQR, isBot].filter({ $0 }).count > 1 {
            throw UsageError("of '--phone', '--qr' and '--bot' only one can be given")
        }
        if tokenFile != nil, !isBot { throw UsageError("'--bot-token-file' needs --bot") }
        if try invocation[LoginOptions.picture] != nil, !isQR { throw UsageError("'--qr-png' needs --qr") }
        guard isBot else { return isQR ? .qrCode : .phoneNumber(phone) }
        do {
            if let tokenFile { return .bot(token: try SecretFile.read(tokenFile, what: "bot's token")) }
        } catch {
            throw CommandFailure(error) ?? error
        }
        return .bot(token: environment["TELEGRAM_BOT_TOKEN"].map { Secret($0) })
    }
}
