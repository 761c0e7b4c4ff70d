public import NativeLoop
import TelegramAPI
public import TelegramClient

/// Signs an account in and out, driven by TDLib's states.
///
/// ```swift
/// let session = TelegramSessionController(client: client, configuration: configuration)
/// try await session.signIn(phoneNumber: "+15550100", prompter: terminal)
/// …
/// await session.close()
/// ```
public actor TelegramSessionController {
    public nonisolated let client: TDLibClient
    /// Where the sign-in stands: the current stage and every later one.
    public nonisolated let stages = StateStream<SignInStage>()
    private let configuration: SessionConfiguration
    private var observer: Task<Void, Never>?

    /// - Parameter client: has sent nothing yet, so that its first state is not missed.
    public init(client: TDLibClient, configuration: SessionConfiguration) {
        self.client = client
        self.configuration = configuration
    }

    deinit { observer?.cancel() }

    /// Begins to observe the client and wakes it: TDLib says nothing before the first request.
    private func start() {
        guard observer == nil else { return }
        let updates = client.updates(of: [.authorizationState])
        observer = Task { [stages] in
            for await update in updates {
                if let stage = SignInStage(update) { stages.send(stage) }
            }
            stages.finish()
        }
        Task { [client] in _ = try? await client.getAuthorizationState() }
    }

    /// Signs in, or returns at once if the account is signed in.
    ///
    /// - Parameters:
    ///   - phoneNumber: the first answer to the question for it.
    ///   - prompter: answers the other questions. Without one, only an account that is signed in will do.
    /// - Throws: a ``SignInError``; what the prompter throws; `CancellationError`.
    public func signIn(phoneNumber: String? = nil, prompter: (any SignInPrompter)? = nil) async throws {
        start()
        var machine = SignInMachine(phoneNumber: phoneNumber, mayAsk: prompter != nil)
        for await stage in stages {
            var action = machine.move(to: stage)
            steps: while true {
                try Task.checkCancellation()
                switch action {
                case .sendParameters:
                    action = try await attempt(&machine) { try await self.sendParameters() }
                case .ask(let question, let problem):
                    guard let prompter else { throw SignInError(.noAnswer, "Nobody is there to be asked.") }
                    // Telegram may have moved on while the last answer was under way, or while the user thinks.
                    guard stages.current == stage else { break steps }
                    let answer = try await prompter.answer(question, problem: problem)
                    guard stages.current == stage else { break steps }
                    action = try await attempt(&machine) { try await self.send(answer, to: question) }
                case .submit(let question, let answer):
                    action = try await attempt(&machine) { try await self.send(answer, to: question) }
                case .wait: break steps
                case .succeed: return
                case .fail(let error): throw error
                }
            }
        }
        try Task.checkCancellation()
        throw SignInError(.closed, "Telegram's library has closed the account.")
    }

    /// Runs a request; its success moves nothing, for the state has come before it.
    private func attempt(
        _ machine: inout SignInMachine, _ request: () async throws -> Void
    ) async throws -> SignInMachine.Action {
        do {
            try await request()
            return .wait
        } catch let error as TDLibError {
            guard let remote = error.remote else { throw error }
            return machine.refuse(
                .init(
                    code: remote.code, message: remote.message, retryAfter: remote.floodWait?.seconds.map(Double.init)))
        }
    }

    private func send(_ answer: String, to question: SignInQuestion) async throws {
        switch question {
        case .phoneNumber: try await client.setAuthenticationPhoneNumber(phoneNumber: answer)
        case .emailAddress: try await client.setAuthenticationEmailAddress(emailAddress: answer)
        case .emailCode: try await client.checkAuthenticationEmailCode(code: .code(.init(code: answer)))
        case .code: try await client.checkAuthenticationCode(code: answer)
        case .password: try await client.checkAuthenticationPassword(password: answer)
        }
    }

    private func sendParameters() async throws {
        switch configuration.proxy {
        case .remembered: try await setParameters()
        case .server(let address):
            try await setParameters(after: AddProxy(proxy: address.schemaProxy, enable: true, comment: ""))
        case .direct: try await setParameters(after: DisableProxy())
        }
    }

    /// TDLib keeps a function of the proxy back until it has its parameters, and then does it before it connects. So the
    /// function has to be in line first, and is answered last.
    private func setParameters(after function: some TDFunction) async throws {
        let answer = try client.submit(function)
        defer { answer.cancel() }
        try await setParameters()
        _ = try await withTaskCancellationHandler {
            try await answer.value
        } onCancel: {
            answer.cancel()
        }
    }

    private func setParameters() async throws {
        try await client.setTdlibParameters(
            useTestDc: configuration.usesTestServers,
            databaseDirectory: configuration.databasePath,
            filesDirectory: configuration.filesPath,
            databaseEncryptionKey: configuration.databaseKey.revealed,
            useFileDatabase: true,
            useChatInfoDatabase: true,
            useMessageDatabase: true,
            useSecretChats: true,
            apiID: configuration.credentials.id,
            apiHash: configuration.credentials.hash.revealed,
            systemLanguageCode: configuration.languageCode,
            deviceModel: configuration.deviceModel,
            systemVersion: "",
            applicationVersion: configuration.applicationVersion)
    }

    /// Signs the account out at Telegram; TDLib deletes its state and closes.
    ///
    /// Returns when it has. Without a signed-in account it only clears what is stored.
    /// - Throws: a ``SignInError`` or a `TDLibError` if Telegram refuses; `CancellationError`.
    public func logOut() async throws {
        start()
        var hasAsked = false
        for await stage in stages {
            switch stage {
            case .closed: return
            case .loggingOut, .closing: continue
            case .needsParameters: try await sendParameters()
            case .ready, .needs, .unsupported:
                if !hasAsked { try await client.logOut() }
                hasAsked = true
            }
        }
        try Task.checkCancellation()
    }

    /// Closes the client; the account stays signed in. Returns when TDLib has closed.
    public func close() async {
        await client.close()
        // Its stream of updates ends with the client.
        await observer?.value
    }
}
