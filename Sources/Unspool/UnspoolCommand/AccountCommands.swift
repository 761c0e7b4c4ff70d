import CommandLineInterface
import NativeLoop
import TelegramAPI
import Unspool

enum LogoutOptions {
    static let isWiping = Flag(
        "--wipe", help: "Remove the account's folder too: TDLib's state, its cache, api id and hash")
}

extension UnspoolTool {
    var logout: Command {
        Command(
            "logout", about: "Sign out of Telegram and delete the account's state",
            discussion: """
                Ends the session at Telegram. What was exported stays, and so do the api id and hash, unless --wipe is given. \
                That removes only what unspool made; anything else in the folder is left and named.
                """,
            arguments: [LogoutOptions.isWiping],
            examples: [
                .init("unspool logout", "End the session"),
                .init("unspool --account work logout --wipe", "End another account's, and remove its folder"),
            ],
            exitCodes: ExitCode.told(ExitCode.opening, own: [ExitCode.noAnswer])
        ) { invocation in
            let isWiping = try invocation[LogoutOptions.isWiping]
            return try await telling {
                do {
                    _ = try await openSession(invocation) { session in
                        try await session.controller.logOut()
                        try session.remember(userID: nil, name: nil)
                        return .success
                    }
                } catch let error as SignInError where isWiping && error.code == .notSignedIn {
                    // Nobody to sign out, but there may be a folder.
                }
                return try signedOut(
                    invocation, wiping: isWiping ? try AccountHome(path: try homePath(invocation)) : nil)
            }
        }
    }

    private func signedOut(_ invocation: Invocation, wiping home: AccountHome?) throws -> ExitCode {
        let console = invocation.console
        var text = "Signed out."
        if let home {
            let rest = try home.wipe()
            text += " \(home.path) is removed."
            if !rest.isEmpty {
                text = "Signed out. The account's files are removed."
                console.messages.note(
                    "Left in \(home.path), for it is not this account's: \(rest.joined(separator: ", "))")
            }
        }
        try console.output.line(try invocation[GlobalOptions.isJSON] ? ResultLine.signedOut : text)
        return .success
    }

    var whoami: Command {
        Command(
            "whoami", about: "Tell who is signed in",
            discussion: "Asks TDLib, which knows without a network. Ends with 77 if nobody is signed in.",
            examples: [
                .init("unspool whoami", "Name, identifier and username"),
                .init("unspool --account work whoami --json", "The same of another account, as JSON"),
            ],
            exitCodes: ExitCode.told(ExitCode.opening, own: [ExitCode.noAnswer])
        ) { invocation in
            try await withSession(invocation) { session in
                try await session.requireAccount()
                let me = try await session.sender.getMe()
                let name = me.fullName
                try session.remember(userID: me.id, name: name)
                let output = invocation.console.output
                if try invocation[GlobalOptions.isJSON] {
                    try output.line(ResultLine.signedIn(userID: me.id, name: name))
                } else {
                    let user = me.usernames?.activeUsernames.first.map { ", @\($0)" } ?? ""
                    try output.line(UnprintableText.removed(from: "\(name) (\(me.id)\(user))"))
                }
                return .success
            }
        }
    }

    var accounts: Command {
        Command(
            "accounts", about: "List the accounts on this machine",
            discussion: """
                Each account has a folder of its own; --account NAME chooses one, and 'login' with it makes one. Says who was \
                signed in when the account was used last, and which process uses it now. Opens none of them.
                """,
            examples: [
                .init("unspool accounts", "Every account with its folder"),
                .init("unspool --account work login", "Make a further account"),
            ],
            exitCodes: ExitCode.told([.cannotCreate, .configuration], own: [ExitCode.exposedConfiguration])
        ) { invocation in
            let output = invocation.console.output
            let isJSON = try invocation[GlobalOptions.isJSON]
            let all = AccountList.all(in: try basePath(invocation))
            for account in all {
                try output.line(isJSON ? ResultLine.account(account) : Self.line(account))
            }
            if all.isEmpty { invocation.console.messages.note("There is no account here. Make one: unspool login") }
            return .success
        }
    }

    private static func line(_ account: AccountList.Entry) -> String {
        let record = account.record
        var text = account.name ?? "(usual)"
        let name = UnprintableText.removed(from: record.name ?? "")
        text += record.userID.map { "\t\(name) (\($0))" } ?? "\tnot signed in"
        if record.usesTestServers { text += ", test servers" }
        if case .inUse(let process) = account.use {
            text += process.map { ", in use by process \($0)" } ?? ", in use by another process"
        }
        return text + "\t" + account.path
    }

    var paths: Command {
        Command(
            "paths", about: "Print where everything is kept",
            discussion: "Makes nothing. With --json one object, otherwise a name and a path a line.",
            examples: [
                .init("unspool paths", "Where the account's state is"),
                .init("unspool paths --json", "One JSON object, for scripts"),
            ],
            exitCodes: ExitCode.told([.cannotCreate])
        ) { invocation in
            let layout = AccountLayout(try homePath(invocation))
            var paths = [
                ("home", layout.home), ("database", layout.database), ("files", layout.files),
                ("database_key", layout.databaseKey), ("api", layout.credentials), ("lock", layout.lock),
                ("accounts", AccountLayout(try basePath(invocation)).accounts),
            ]
            if let path = configurationPath { paths.append(("configuration", path)) }
            let output = invocation.console.output
            if try invocation[GlobalOptions.isJSON] {
                try output.line(ResultLine.paths(paths))
            } else {
                for (name, path) in paths { try output.line("\(name)\t\(path)") }
            }
            return .success
        }
    }
}
