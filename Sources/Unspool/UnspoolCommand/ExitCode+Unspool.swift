import CommandLineInterface
import TelegramClient
import Unspool

extension ExitCode {
    /// Done, but something that was sent could not be saved: protected, expired or failed items.
    static let incomplete = ExitCode(rawValue: 3)
    /// Telegram wants something for the sign-in that this version does not support.
    static let unsupportedSignIn = ExitCode(rawValue: 4)
    /// The destination is full, or the disk with the account's folder.
    static let destinationFull = ExitCode(rawValue: 5)

    typealias Meaning = (code: ExitCode, meaning: String)

    /// How commands that open an account can end.
    static let opening: [ExitCode] = [
        .unsupportedSignIn, .destinationFull, .noInput, .unavailable, .cannotCreate, .temporaryFailure, .noPermission,
        .configuration,
    ]

    /// How commands that export can end.
    static let exporting: [ExitCode] = opening + [.incomplete, .dataError]

    /// Of commands that name no chat.
    static let noAnswer: Meaning = (.noInput, "Standard input ended where an answer was needed")

    /// Of commands that open no account.
    static let exposedConfiguration: Meaning = (
        .noPermission, "The configuration file cannot be read, or others can though it names a proxy"
    )

    /// What a command's help says of these codes.
    /// - Parameter own: further ones, and other meanings.
    static func told(_ codes: [ExitCode], own: [Meaning] = []) -> [Meaning] {
        meanings.filter { codes.contains($0.code) } + own
    }

    /// What codes mean that single commands put in words of their own, for the help of all.
    static let ofAllCommands: [Meaning] = [
        (.failure, "Failed; of 'doctor' and 'verify' also: something is wrong, which is told"),
        (
            .incomplete,
            """
            Done, but not all of it: items are protected, expired or failed, or one of several chats was refused; of 'verify': \
            the export is unfinished
            """
        ),
        (
            .noInput,
            """
            There is no such chat, folder of chats or export, or more than one chat is meant; or an answer was needed and \
            standard input ended
            """
        ),
        (.ioError, "Standard input or output failed; of 'verify' also: there is no room for temporary files"),
    ]

    private static let meanings: [Meaning] = [
        (.incomplete, "Exported, but some items are protected, expired or failed, or one of several chats was refused"),
        (.unsupportedSignIn, "Telegram wants a kind of sign-in that is not supported; it is named"),
        (.destinationFull, "The destination or the account's disk is full; run again to continue"),
        (.dataError, "The destination's manifest or journal is damaged, somebody else's or a newer version's"),
        (.noInput, "There is no such chat, or more than one; or an answer was needed and standard input ended"),
        (.unavailable, "TDLib's library is missing or too old"),
        (.cannotCreate, "The destination or the account's folder, or a file in it, cannot be used"),
        (
            .temporaryFailure,
            "Telegram asks to wait, TDLib closed by itself, or another process is at work; try again later"
        ),
        (.configuration, "The configuration file is wrong; its line is named"),
        (
            .noPermission,
            "Not signed in, or refused; or a file with a secret that others can read or that cannot be read"
        ),
    ]
}

extension CommandFailure {
    /// The message and exit code for an error of the library; nil for others, which the kit reports.
    init?(_ error: any Error) {
        switch error {
        case let error as AccountError:
            let code: ExitCode =
                switch error.code {
                case .inUse: .temporaryFailure
                case .exposedSecret, .unreadableSecret: .noPermission
                case .invalidValue: .usage
                case .full: .destinationFull
                default: .cannotCreate
                }
            self.init(error.message, exitCode: code)
        case let error as SignInError:
            let code: ExitCode =
                switch error.code {
                case .unsupported: .unsupportedSignIn
                case .floodWait: .temporaryFailure
                case .noAnswer: .noInput
                default: .noPermission
                }
            self.init(error.message, exitCode: code)
        case let error as SelectionError: self.init(error.message, exitCode: .noInput)
        case let error as ChatSelector.Failure: self.init(error.message, exitCode: .noInput)
        case let error as ChatListing.Problem: self.init(error.description, exitCode: .noInput)
        case let error as ChatExport.Failure:
            guard let failure = CommandFailure(error.underlying) else { return nil }
            self = failure
        case let error as DestinationError:
            let code: ExitCode =
                switch error.code {
                case .full: .destinationFull
                case .inUse: .temporaryFailure
                case .insideAccount: .usage
                case .temporaryFolder: .ioError
                case .manifest, .newerVersion: .dataError
                default: .cannotCreate
                }
            self.init(error.message, exitCode: code)
        case let error as TDLibError:
            switch error.code {
            case .libraryMissing, .libraryVersion: self.init(error.message, exitCode: .unavailable)
            case _ where error.isOfClosedClient:
                self.init(ExportProblem.text(for: error), exitCode: .temporaryFailure)
            case .remote where error.remote?.code == 401:
                self.init(ExportProblem.text(for: error), exitCode: .noPermission)
            case .remote where error.floodWait != nil:
                self.init(ExportProblem.text(for: error), exitCode: .temporaryFailure)
            default: self.init(ExportProblem.text(for: error))
            }
        default: return nil
        }
    }
}
