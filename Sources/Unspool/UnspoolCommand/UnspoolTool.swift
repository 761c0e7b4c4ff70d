import CommandLineInterface
import TelegramClient
import TelegramSimulator
import Unspool

/// The declared command `unspool`.
struct UnspoolTool: Sendable {
    /// Opens the way to a Telegram: the library at a path (nil: the usual places), or the simulator.
    var openLibrary: @Sendable (_ path: String?) throws -> any TDLibTransport
    var openSimulator: @Sendable () -> any TDLibTransport
    /// Without empty values.
    var environment: [String: String]
    /// The account of the simulated Telegram.
    var simulatedAccount = SimulatedAccount.standard
    /// What is wrong with how the environment wants the simulated Telegram.
    var simulatorProblem: String?

    var command: Command {
        Command(
            "unspool", about: "Exports the attachments of Telegram chats",
            discussion: """
                Signs in to Telegram, lists chats, and saves what people sent in them: photos, videos, music, voice \
                messages, documents, stickers. Every item of every message gets one outcome, the outcomes add up, and \
                running the same export again continues it.

                Without a terminal everything is read as lines from standard input, in the order in which it is needed.
                """,
            options: GlobalOptions.all,
            subcommands: [
                login, whoami, accounts, chats, scan, export, retry, verify, watch, logout, paths, doctor, demo,
            ],
            examples: [
                .init("unspool --simulated export 'Holiday Photos' --to photos", "Try it without an account"),
                .init("unspool login --phone +49…", "Sign in"),
                .init("unspool export -1001234567890 --to archive --json", "Export a channel, one event a line"),
            ],
            sharedExitCodes: ExitCode.ofAllCommands)
    }
}

/// The options that stand before the subcommand.
enum GlobalOptions {
    static let home = Option(
        "--home", "DIR", as: PathText.self, completion: .folder,
        help: "The account's folder (usually Unspool in the user's data folder)")
    static let account = Option(
        "--account", "NAME", as: AccountName.self,
        help: "A further account, with a folder of its own below that of the usual one")
    static let usesTestServers = Flag(
        "--test-dc", help: "Use Telegram's servers for tests, which have accounts of their own; kept for the account")
    static let library = Option(
        "--tdlib", "FILE", as: PathText.self, completion: .file, help: "TDLib's library (usually found by itself)")
    static let proxy = Option(
        "--proxy", "URL", as: ProxySetting.self,
        help: """
            socks5://HOST:PORT, http://HOST:PORT, mtproto://SECRET@HOST:PORT, a t.me link to a proxy, or 'none' to connect \
            directly again; or UNSPOOL_PROXY, which no list of processes shows
            """)
    static let apiID = Option(
        "--api-id", "N", in: 1...Int32.max, help: "The api id from my.telegram.org; or TELEGRAM_API_ID")
    static let apiHashFile = Option(
        "--api-hash-file", "FILE", as: PathText.self, completion: .file,
        help: "A file of mode 0600 with the api hash; or TELEGRAM_API_HASH")
    static let isSimulated = Flag("--simulated", help: "Use a simulated Telegram: no account, no network, no library")
    static let isJSON = Flag("--json", help: "Write one JSON object a line to standard output")
    static let isQuiet = Flag("--quiet", short: "q", help: "Write nothing but errors to standard error")

    static let all: [any Argument] = [
        home, account, library, proxy, usesTestServers, apiID, apiHashFile, isSimulated, isJSON, isQuiet,
    ]
}
