public import Foundation
public import NativeLoop
import TelegramAPI
public import TelegramClient

/// Signs an account in and out, driven by TDLib's states.
///
/// ```swift
/// let session = TelegramSessionController(client: client, configuration: configuration)
/// try await session.signIn(.phoneNumber("+15550100"), prompter: terminal)
/// …
/// await session.close()
/// ```
public actor TelegramSessionController {
    /// The client that it signs in; it closes with ``close()`` and ``logOut()``.
    public nonisolated let client: TDLibClient
    /// Where the sign-in stands: the current stage and every later one.
    public nonisolated let stages = StateStream<SignInStage>()
    /// Whether Telegram can be reached: the current state and every later one.
    public nonisolated let connection = StateStream<ConnectionStage>()
    private let configuration: SessionConfiguration
    private let parametersAccepted: @Sendable () throws -> Void
    private let now: @Sendable () -> Date
    private let timeZone: TimeZone
    private var hasStarted = false
    private nonisolated let signOut = StateStream(false)

    /// Whether TDLib has begun to sign the account out: by ``logOut()``, or because the session was ended elsewhere.
    public nonisolated var isSignedOut: Bool { signOut.current == true }

    /// - Parameters:
    ///   - client: has sent nothing yet, so that its first state is not missed.
    ///   - parametersAccepted: called once TDLib has its parameters: from then on it keeps a state, which only the same
    ///     api id and hash open again. What it throws ends the sign-in.
    ///   - now: the time, for what is told as a time of day.
    public init(
        client: TDLibClient, configuration: SessionConfiguration,
        parametersAccepted: @escaping @Sendable () throws -> Void = {},
        now: @escaping @Sendable () -> Date = { Date() }, timeZone: TimeZone = .current
    ) {
        self.client = client
        self.configuration = configuration
        self.parametersAccepted = parametersAccepted
        self.now = now
        self.timeZone = timeZone
    }

    /// Begins to observe the client and wakes it: TDLib says nothing before the first request.
    private func start() {
        guard !hasStarted else { return }
        hasStarted = true
        // On the receive thread: so a state is known before the answer that comes after it.
        client.observe([.authorizationState, .connectionState]) { [stages, connection, signOut] update in
            if case .connectionState(let change) = update { return connection.send(ConnectionStage(change.state)) }
            guard let stage = SignInStage(update) else { return }
            if stage == .loggingOut { signOut.send(true) }
            stages.send(stage)
            if stage == .closed {
                stages.finish()
                connection.finish()
            }
        }
        Task { [client] in _ = try? await client.getAuthorizationState() }
    }

    /// Signs in, or returns at once if the account is signed in.
    ///
    /// - Parameters:
    ///   - method: how to begin. A sign-in that was left is taken up where it was, unless it is another number's.
    ///   - prompter: answers the questions. Without one, only an account that is signed in will do.
    /// - Returns: false if an account was signed in already, whatever the method; see ``SignInMethod/canLead(to:)``.
    /// - Throws: a ``SignInError``; what the prompter throws; a `TDLibError` if TDLib closes by itself; `CancellationError`.
    @discardableResult
    public func signIn(
        _ method: SignInMethod = .phoneNumber(nil), prompter: (any SignInPrompter)? = nil
    ) async throws -> Bool {
        start()
        var machine = SignInMachine(method, mayAsk: prompter != nil, timeZone: timeZone)
        // A state that Telegram has moved on from needs nothing, unless it is one that nobody can say what it wants.
        for await stage in stages where stages.current == stage || stage.isUnsupported {
            var action = machine.move(to: stage, at: now())
            steps: while true {
                try Task.checkCancellation()
                switch action {
                case .send(let request): action = try await attempt(&machine, request)
                case .ask(let question, let problem):
                    guard let prompter else { throw SignInError(.noAnswer, "Nobody is there to be asked.") }
                    // Telegram may have moved on while the last answer was under way, or while the user thinks.
                    guard stages.current == stage else { break steps }
                    let answer = try await prompter.answer(question, problem: problem)
                    guard let current = stages.current, current.takesAnswers(of: stage) else { break steps }
                    action = machine.answer(answer, at: now())
                case .show(let link):
                    try await prompter?.show(link: link)
                    break steps
                case .wait: break steps
                case .succeed: return machine.hasBegun
                case .fail(.signedOut) where !isSignedOut: throw TDLibError(.closed, "TDLib has closed the account.")
                case .fail(let error): throw error
                }
            }
        }
        try Task.checkCancellation()
        if isSignedOut { throw SignInError.signedOut }
        throw TDLibError(.closed, "TDLib has closed the account.")
    }

    /// Makes a request; its success moves nothing, for the state has come before it.
    private func attempt(
        _ machine: inout SignInMachine, _ request: SignInRequest
    ) async throws -> SignInMachine.Action {
        do {
            try await send(request)
            return machine.succeed(request)
        } catch let error as TDLibError {
            guard let remote = error.remote, !error.isOfClosedClient else { throw error }
            return machine.refuse(
                .init(
                    code: remote.code, message: remote.message, retryAfter: remote.floodWait?.seconds.map(Double.init)),
                at: now())
        }
    }

    private func send(_ request: SignInRequest) async throws {
        switch request {
        case .parameters: try await sendParameters()
        case .phoneNumber(let number): try await client.setAuthenticationPhoneNumber(phoneNumber: number.revealed)
        case .qrCode: try await client.requestQrCodeAuthentication(otherUserIDs: [])
        case .botToken(let token): try await client.checkAuthenticationBotToken(token: token.revealed)
        case .emailAddress(let address): try await client.setAuthenticationEmailAddress(emailAddress: address.revealed)
        case .emailCode(let code):
            try await client.checkAuthenticationEmailCode(code: .code(.init(code: code.revealed)))
        case .resetEmailAddress: try await client.resetAuthenticationEmailAddress()
        case .code(let code): try await client.checkAuthenticationCode(code: code.revealed)
        case .resendCode: try await client.resendAuthenticationCode(reason: .userRequest)
        case .register(let first, let last):
            try await client.registerUser(firstName: first, lastName: last, disableNotification: false)
        case .password(let password): try await client.checkAuthenticationPassword(password: password.revealed)
        case .recoverPassword: try await client.requestAuthenticationPasswordRecovery()
        case .recoveryCode(let code):
            try await client.checkAuthenticationPasswordRecoveryCode(recoveryCode: code.revealed)
        case .newPassword(let code, let password):
            try await client.recoverAuthenticationPassword(
                recoveryCode: code.revealed, newPassword: password.revealed, newHint: "")
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
        _ = try await client.send(configuration.parameters.function())
        try parametersAccepted()
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
            case .ready, .needs, .needsOtherDevice, .needsPurchase, .unsupported:
                if !hasAsked { try await client.logOut() }
                hasAsked = true
            }
        }
        try Task.checkCancellation()
    }

    /// Closes the client; the account stays signed in. Returns when TDLib has closed.
    public func close() async {
        await client.close()
    }
}
