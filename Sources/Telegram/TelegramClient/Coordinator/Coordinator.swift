public import NativeLoop
import Synchronization
public import TelegramAPI

/// An account that is kept going: opens it, tells its states, and begins again after a log-out.
///
/// ```swift
/// let coordinator = Coordinator(client: client, apiID: 12345, apiHash: "0123456789abcdef0123456789abcdef")
/// try await coordinator.start()
/// coordinator.authorizationState.subscribe(on: .main) { state in … }
/// try await coordinator.setAuthenticationPhoneNumber(phoneNumber: "…")     // functions go to the current client
/// ```
/// It answers `authorizationStateWaitTdlibParameters` by itself, with a database key that was made at random. After a
/// log-out TDLib closes the client for good; the coordinator then makes a new one, and its streams go on.
public actor Coordinator: TDFunctionSender {
    /// Where signing in stands.
    public nonisolated let authorizationState = StateStream<AuthorizationState>()
    /// Whether Telegram can be reached.
    public nonisolated let connectionState = StateStream<ConnectionState>()
    /// The pauses that the server asked for.
    public nonisolated let floodWaits = StateStream<FloodWait>()
    /// Why the account could not be opened, such as a wrong database key. ``start()`` throws the same.
    public nonisolated let failures = StateStream<TDLibError>()

    private nonisolated let parameters: AccountParameters
    private nonisolated let hub = UpdateHub()
    private nonisolated let everyUpdate = Mutex<StateStream<Update>?>(nil)

    private struct Life {
        var client: TDLibClient
        /// The session is over: the end of this client is not the end of the coordinator.
        var isLoggingOut = false
        var isClosing = false
    }

    // Behind a lock and not isolated: the receive thread goes by it, in the order of what it receives.
    private nonisolated let life: Mutex<Life>

    /// - Parameter client: one that nothing was sent with yet. The coordinator closes it.
    public init(client: TDLibClient, apiID: Int32, apiHash: Secret<String>) {
        self.init(client: client, parameters: AccountParameters(apiID: apiID, apiHash: apiHash))
    }

    /// - Parameter client: one that nothing was sent with yet. The coordinator closes it.
    public init(client: TDLibClient, parameters: AccountParameters) {
        self.parameters = parameters
        life = Mutex(Life(client: client))
        hub.broadcaster.tap([.authorizationState, .connectionState]) { [weak self] update in self?.receive(update) }
        client.core.attach(ClientCore.Attachment(updates: hub, floodWaits: floodWaits))
    }

    /// The client now. After a log-out it is another one.
    public nonisolated var client: TDLibClient { life.withLock { $0.client } }

    /// All updates, of all clients; from the first use on they are all decoded. ``updates(of:)`` is for fewer.
    public nonisolated var updates: StateStream<Update> {
        everyUpdate.withLock { stream in
            if let stream { return stream }
            let new = StateStream<Update>()
            hub.broadcaster.tap(.all) { update in new.send(update) }
            stream = new
            return new
        }
    }

    /// Updates of some kinds, of all clients, in the order in which they came, from now on.
    public nonisolated func updates(of kinds: UpdateKinds) -> EventStream<Update> { hub.broadcaster.events(kinds) }

    /// Opens the account, and returns once TDLib has: with the first state that is the program's to act on.
    ///
    /// - Throws: ``TDLibError``: what TDLib has against the parameters (a wrong key is remote error 401), or
    ///   ``TDLibError/Code/file`` if the key cannot be read. It may be called again then.
    @discardableResult
    public func start() async throws -> AuthorizationState {
        // TDLib starts a client with its first request.
        if case .waitTdlibParameters = try await client.getAuthorizationState() { try await open() }
        return try await client.getAuthorizationState()
    }

    public nonisolated func send<Function: TDFunction>(_ function: Function) async throws -> Function.Result {
        try await client.send(function)
    }

    /// Signs out. TDLib deletes the account's data of this device, and the coordinator begins again with a new client.
    ///
    /// - Throws: ``TDLibError``.
    public func logOut() async throws { _ = try await client.logOut() }

    /// Closes the client for good; the session stays on disk. All streams end with it.
    public func close() async {
        let client = life.withLock { life in
            life.isClosing = true
            return life.client
        }
        await client.close()
        hub.broadcaster.finish()
        authorizationState.finish()
        connectionState.finish()
        floodWaits.finish()
        failures.finish()
        everyUpdate.withLock { $0 }?.finish()
    }

    // MARK: Inside

    /// On the receive thread, in the order in which TDLib says it.
    private nonisolated func receive(_ update: Update) {
        switch update {
        case .connectionState(let change): connectionState.send(change.state)
        case .authorizationState(let change):
            authorizationState.send(change.authorizationState)
            switch change.authorizationState {
            case .loggingOut: life.withLock { $0.isLoggingOut = true }
            case .closed: didClose()
            default: break
            }
        default: break
        }
    }

    private func open() async throws {
        do {
            try PrivateFile.makeFolder(parameters.databaseFolder)
            _ = try await client.send(parameters.function())
        } catch {
            let failure = Self.failure(error)
            failures.send(failure)
            client.core.log(.error, "the account could not be opened: \(failure)")
            throw failure
        }
    }

    private static func failure(_ error: any Error) -> TDLibError {
        if let error = error as? TDLibError { return error }
        return TDLibError(.file, "The account's folder could not be made: \(error)", underlying: error)
    }

    private nonisolated func didClose() {
        let mustBeginAgain: Bool? = life.withLock { life in
            if life.isClosing { return nil }
            guard life.isLoggingOut else { return false }
            let old = life.client
            let new = TDLibClient(transport: old.core.transport, configuration: old.configuration)
            new.core.attach(ClientCore.Attachment(updates: hub, floodWaits: floodWaits))
            life = Life(client: new)
            return true
        }
        switch mustBeginAgain {
        // A failure is told by `failures` and the log; the program may call `start` again.
        case true?: Task { _ = try? await start() }
        // Somebody closed the client behind our back: no stream will have anything more.
        case false?: Task { await close() }
        case nil: break
        }
    }
}
