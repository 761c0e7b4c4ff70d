import CommandLineInterface
import NativeLoop
import TelegramClient
import TelegramSimulator
import Unspool

/// An account that a subcommand works with, open from the first request to TDLib's last word.
struct CommandSession: Sendable {
    let client: TDLibClient
    /// The client, with patience: what asks Telegram outside of an export goes through it.
    let sender: PatientSender
    let controller: TelegramSessionController
    let chats: ChatRepository
    let home: AccountHome
    let downloads: BegunDownloads
    let prompter: ConsolePrompter
    /// The account of the simulated Telegram; nil for the real one.
    let simulatedAccount: SimulatedAccount?
    let credentials: APICredentials
    /// Api id and hash that were kept before this sign-in.
    let earlierCredentials: APICredentials?

    /// Telegram does not take those that were given now: the next sign-in gets the ones before, or asks.
    func keepEarlierCredentials(after error: any Error) throws {
        guard !isSimulated, let error = error as? SignInError, error.code == .invalidCredentials else { return }
        if let earlierCredentials, earlierCredentials != credentials {
            try home.save(earlierCredentials)
        } else {
            try home.forgetCredentials()
        }
    }

    /// Signs in; asks nothing of a real account that is not signed in. The simulated one signs in by itself.
    func requireAccount() async throws {
        try await controller.signIn(
            simulatedAccount?.botToken == nil ? .phoneNumber(nil) : .bot(token: nil),
            prompter: simulatedAccount.map { SimulatedPrompter(account: $0) })
    }

    /// Closes TDLib, and keeps what its end makes certain.
    func close() async {
        await controller.close()
        downloads.save()
        await chats.finished()
    }

    /// Keeps who is signed in, for `unspool accounts`.
    func remember(userID: Int64?, name: String?) throws {
        var record = AccountHome.record(in: home.path)
        record.userID = userID
        record.name = name
        try home.save(record)
    }

    /// Whether a command failed because the account was signed out. After that TDLib closes, and what is asked last may hear
    /// of nothing else.
    func isSignOut(_ error: any Error) -> Bool {
        guard let error = ((error as? ChatExport.Failure)?.underlying ?? error) as? TDLibError else { return false }
        return error.remote?.code == 401 || (error.isOfClosedClient && controller.isSignedOut)
    }

    var isSimulated: Bool { simulatedAccount != nil }
}

extension UnspoolTool {
    /// Opens the account, runs `body` and closes the account, whatever happens: a process must not end with TDLib open.
    func withSession(
        _ invocation: Invocation, isSigningIn: Bool = false, _ body: (CommandSession) async throws -> ExitCode
    ) async throws -> ExitCode {
        try await telling { try await openSession(invocation, isSigningIn: isSigningIn, body) }
    }

    /// Runs `body` and makes what it throws an error of the command.
    func telling<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch {
            throw CommandFailure(error) ?? error
        }
    }

    /// Does what ``withSession(_:isSigningIn:_:)`` does, but throws the library's errors as they are.
    func openSession(
        _ invocation: Invocation, isSigningIn: Bool = false, _ body: (CommandSession) async throws -> ExitCode
    ) async throws -> ExitCode {
        invocation.console.messages.setQuiet(try invocation[GlobalOptions.isQuiet])
        let session = try await open(invocation, isSigningIn: isSigningIn)
        // Whoever still knows the session.
        defer { session.home.close() }
        let watch = SignInWatch(connectionOf: session.controller, invocation.console.messages)
        defer { watch.cancel() }
        let result: ExitCode
        // From the beginning, so that it hears of a sign-out too.
        _ = await session.chats.current
        do {
            result = try await body(session)
        } catch {
            let error = session.isSignOut(error) ? SignInError.signedOut : error
            await session.close()
            // Nobody is signed in any more, whoever was.
            if let error = error as? SignInError, [.notSignedIn, .closed].contains(error.code) {
                try? session.remember(userID: nil, name: nil)
            }
            throw error
        }
        await session.close()
        return result
    }

    private func open(_ invocation: Invocation, isSigningIn: Bool) async throws -> CommandSession {
        let isSimulated = try invocation[GlobalOptions.isSimulated]
        if isSimulated, let simulatorProblem { throw CommandFailure(simulatorProblem, exitCode: .usage) }
        let proxy = try proxySetting(invocation)
        let home = try AccountHome(path: try homePath(invocation))
        // Only a sign-in at Telegram keeps api id and hash. What is simulated must not touch such an account, nor wipe it.
        if isSimulated, try home.savedCredentials() != nil {
            throw CommandFailure(
                "\(home.path) is the folder of an account at Telegram. Choose another one with --home DIR.",
                exitCode: .cannotCreate)
        }
        // TDLib ends the process where it cannot write.
        try home.room.check()
        let prompter = ConsolePrompter(console: invocation.console)
        let credentials =
            isSimulated
            ? APICredentials(id: 1, hash: Secret(String(repeating: "0", count: 32)))
            : try await credentials(invocation, home, prompter, isSigningIn: isSigningIn)
        let transport = isSimulated ? openSimulator() : try openLibrary(try invocation[GlobalOptions.library]?.text)
        let client = TDLibClient(transport: transport)
        var configuration = try SessionConfiguration(credentials: credentials, home: home, proxy: proxy)
        var record = AccountHome.record(in: home.path)
        if try invocation[GlobalOptions.usesTestServers] { record.usesTestServers = true }
        record.proxy = proxy.text(remembered: record.proxy)
        try home.save(record)
        configuration.parameters.usesTestServers = record.usesTestServers
        let earlierCredentials = try home.savedCredentials()
        // A sign-in that is left needs them again, if only to be ended.
        let controller = TelegramSessionController(client: client, configuration: configuration) {
            if isSigningIn, !isSimulated { try home.save(credentials) }
        }
        let sender = try patientSender(client, invocation)
        let chats = ChatRepository(client: client, sender: sender, cache: ChatCache(path: home.layout.chatCache))
        return CommandSession(
            client: client, sender: sender, controller: controller, chats: chats, home: home,
            downloads: BegunDownloads(path: home.layout.downloads), prompter: prompter,
            simulatedAccount: isSimulated ? simulatedAccount : nil, credentials: credentials,
            earlierCredentials: earlierCredentials)
    }

    /// Sits out the waits that the command line allows, and tells of them.
    private func patientSender(_ client: TDLibClient, _ invocation: Invocation) throws -> PatientSender {
        let longest = try invocation[StorageOptions.longestWait] ?? FileFetcher.Policy().longestFloodWait
        return PatientSender(client, longestWait: longest) { text in try? invocation.warn(text) }
    }

    /// What an environment variable is read as, nil if it is not set. An error names the variable.
    private func variable<Value>(
        _ name: String, _ read: (String) throws(AccountError) -> Value
    ) throws(AccountError) -> Value? {
        guard let text = environment[name] else { return nil }
        do throws(AccountError) {
            return try read(text)
        } catch {
            throw AccountError(error.code, "\(name): \(error.message)")
        }
    }

    /// From the option or the environment: the arguments of a process can be seen by every user of the machine.
    private func proxySetting(_ invocation: Invocation) throws -> ProxySetting {
        if let option = try invocation[GlobalOptions.proxy] { return option }
        return try variable("UNSPOOL_PROXY") { text throws(AccountError) in try ProxySetting(text) } ?? .remembered
    }

    /// Api id and hash of the options and the environment.
    func givenCredentials(_ invocation: Invocation) throws -> (id: Int32?, hash: Secret<String>?) {
        var (id, hash) = (try invocation[GlobalOptions.apiID], nil as Secret<String>?)
        if id == nil { id = try variable("TELEGRAM_API_ID", APICredentials.checkedID) }
        if let path = try invocation[GlobalOptions.apiHashFile]?.text {
            hash = try APICredentials.readHash(file: path)
        } else {
            hash = try variable("TELEGRAM_API_HASH", APICredentials.checkedHash)
        }
        return (id, hash)
    }

    /// The account's folder.
    func homePath(_ invocation: Invocation) throws -> String {
        try AccountList.path(of: try invocation[GlobalOptions.account]?.text, in: try basePath(invocation))
    }

    /// The folder of the usual account, which has the others in it.
    func basePath(_ invocation: Invocation) throws -> String {
        if let path = try invocation[GlobalOptions.home] { return path.text }
        let path: String
        do throws(AccountError) {
            path = try AccountHome.defaultPath(environment: environment)
        } catch {
            throw CommandFailure(error) ?? error
        }
        return try invocation[GlobalOptions.isSimulated] ? path + "/Simulated" : path
    }

    /// The folders that no export may go into or around.
    func accountPaths(_ invocation: Invocation, _ session: CommandSession) throws -> [String] {
        [session.home.path, try basePath(invocation)]
    }

    /// From the options, the environment, what an earlier sign-in kept, or the user.
    private func credentials(
        _ invocation: Invocation, _ home: AccountHome, _ prompter: ConsolePrompter, isSigningIn: Bool
    ) async throws -> APICredentials {
        let saved = try home.savedCredentials()
        let given = try givenCredentials(invocation)
        if given.id == nil, given.hash == nil {
            if let saved { return saved }
            // Nobody has ever signed in here: to ask for an api id would be the wrong question.
            if !isSigningIn { throw SignInError(.notSignedIn, "No account is signed in here. Run: unspool login") }
        }
        let id: Int32
        if let known = given.id ?? saved?.id {
            id = known
        } else {
            id = try APICredentials.checkedID(await prompter.ask("Api id (from my.telegram.org)"))
        }
        let hash: Secret<String>
        if let known = given.hash ?? saved?.hash {
            hash = known
        } else {
            hash = try APICredentials.checkedHash(await prompter.ask("Api hash", isSecret: true))
        }
        return APICredentials(id: id, hash: hash)
    }
}
