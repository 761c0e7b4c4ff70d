import TelegramSchema

/// One client of the simulated Telegram: where it is in its life, and what it has seen so far.
final class Session {
    enum Phase {
        case waitParameters
        /// The database is being opened; everything waits.
        case opening
        case open
        case loggingOut
        case closing
        case closed
    }

    unowned let engine: Engine
    let clientID: Int32
    var phase = Phase.waitParameters
    /// Whether the data are being deleted: requests then end with 401 instead of 500.
    var isDestroying = false
    var signIn = SignIn()
    /// How many links of QR codes there have been.
    var linkCount = 0
    var options = OptionTable()
    var proxies = ProxyTable()
    var database: DatabaseDirectory?
    var isReachable = true
    /// Whether the connection state has been announced: from then on each change is.
    var hasAnnouncedConnection = false
    /// Requests that wait: for parameters, for the end of an opening, or for a network.
    var waiting: [(request: TLObject, ticket: Ticket)] = []
    /// The authorization query that waits for a network; it is among those that wait.
    var pendingQuery: Ticket?
    var files = FileTable()
    var chats = ChatView()
    /// Whether messages are shown with a content from the future.
    var showsUnknownContent = false
    private var hasStarted = false
    /// Whether it ends without ever having had parameters: TDLib then does so at once.
    private var endsAtOnce = false
    private var hasSaidClosing = false

    init(engine: Engine, clientID: Int32) {
        self.engine = engine
        self.clientID = clientID
    }

    var isReady: Bool { phase == .open && signIn.state == .ready }

    /// The account that is signed in.
    var account: SimulatedAccount? {
        signIn.account.flatMap { index in
            engine.world.accounts.indices.contains(index) ? engine.world.accounts[index] : nil
        }
    }

    var myID: Int64 { account?.userID ?? 0 }

    // MARK: Output

    func answer(_ ticket: Ticket, _ object: TLObject) {
        engine.emit(object, extra: ticket.extra, clientID: clientID)
    }

    func update(_ type: String, _ fields: [String: TLValue]) {
        engine.emit(TLObject(type, fields), extra: nil, clientID: clientID)
    }

    func updateAuthorizationState() {
        update("updateAuthorizationState", ["authorization_state": .object(authorizationState)])
        hasSaidClosing = phase == .closing
    }

    func updateConnectionState(_ state: String) {
        update("updateConnectionState", ["state": .object(TLObject("connectionState\(state)"))])
    }

    func setOption(_ name: String, _ value: StoredOptionValue) {
        guard options.set(name, value) else { return }
        update("updateOption", ["name": .text(name), "value": .object(value.object)])
    }

    // MARK: Input

    func startIfNeeded() {
        guard !hasStarted else { return }
        hasStarted = true
        setOption("version", .string(SynchronousFunctions.version))
        setOption("commit_hash", .string(SynchronousFunctions.commitHash))
        updateAuthorizationState()
    }

    /// A request that an application sent.
    func receive(_ request: TLObject, _ ticket: Ticket) {
        for effect in engine.faults.take(call: request.type, clientID: clientID) {
            if happens(effect, to: request, ticket) { return }
        }
        perform(request, ticket)
    }

    /// Lets a fault happen.
    /// - Returns: Whether the request is done with, or somebody else's.
    private func happens(_ effect: SimulatedFault.Effect, to request: TLObject, _ ticket: Ticket) -> Bool {
        switch effect {
        case .error(let code, let message): answer(ticket, .error(Int(code), message))
        case .floodWait(let seconds): answer(ticket, .error(429, "Too Many Requests: retry after \(seconds)"))
        case .delay(let duration):
            engine.after(duration) { [weak self] in self?.perform(request, ticket) }
        case .hold: engine.hold { [weak self] in self?.perform(request, ticket) }
        case .postpone(let turns): postpone(turns, request, ticket)
        case .close:
            guard phase == .open else { return false }
            closeByItself()
            answer(ticket, abortion)
        case .unknownUpdate:
            update("updateHologram", [:])
            return false
        case .unknownState:
            guard isReady else { return false }
            updateConnectionState("Hologram")
            update("updateConnectionState", ["state": .object(connectionState)])
            return false
        case .unknownContent:
            showsUnknownContent = true
            perform(request, ticket)
            showsUnknownContent = false
        case .failDownload, .stallDownload, .pauseDownload, .expireReference, .alterFile: return false
        }
        return true
    }

    private func postpone(_ turns: Int, _ request: TLObject, _ ticket: Ticket) {
        guard turns > 0 else { return perform(request, ticket) }
        engine.after(.zero) { [weak self] in self?.postpone(turns - 1, request, ticket) }
    }

    /// Answers a request, or keeps it, by the state that the client is in.
    func perform(_ request: TLObject, _ ticket: Ticket) {
        let name = request.type
        // A client of the old interface is there until it is destroyed.
        if phase == .closed, !engine.isOld(clientID) {
            return answer(ticket, .error(500, "Request aborted"))
        }
        if SynchronousFunctions.names.contains(name), name != "getOption" || isStaticOption(request) {
            return answer(ticket, SynchronousFunctions.answer(request, log: &engine.log))
        }
        switch name {
        case "getAuthorizationState": return answer(ticket, authorizationState)
        case "getCurrentState": return answer(ticket, TLObject("updates", ["updates": .objects(currentState)]))
        case "setTdlibParameters" where phase == .waitParameters: return setParameters(request, ticket)
        case "close" where phase == .waitParameters:
            endsAtOnce = true
            return close(ticket)
        case "close" where (phase == .closing || phase == .closed) && endsAtOnce: return answer(ticket, .ok)
        default: break
        }
        switch phase {
        case .closing, .closed:
            return answer(ticket, abortion)
        case .loggingOut:
            if name == "logOut" { return answer(ticket, .error(400, "Already logging out")) }
            if !FunctionGroups.tests.contains(name) { return answer(ticket, abortion) }
        case .opening:
            return waiting.append((request, ticket))
        case .waitParameters:
            if FunctionGroups.preAuthorization.contains(name) { return waiting.append((request, ticket)) }
            if !FunctionGroups.tests.contains(name) {
                return answer(
                    ticket, .error(400, "Initialization parameters are needed: call setTdlibParameters first"))
            }
        case .open: break
        }
        if name != "testProxy", let broken = brokenText(request) {
            return answer(ticket, .error(400, broken))
        }
        if FunctionGroups.tests.contains(name) {
            return test(request, ticket)
        }
        performOpen(request, ticket)
    }

    private func performOpen(_ request: TLObject, _ ticket: Ticket) {
        let name = request.type
        if !isReachable, FunctionGroups.network.contains(name) {
            return waiting.append((request, ticket))
        }
        switch name {
        case "setTdlibParameters": return answer(ticket, .error(400, "Unexpected setTdlibParameters"))
        case "close": return close(ticket)
        case "destroy": return destroy(ticket)
        case "logOut": return logOut(ticket)
        case _ where FunctionGroups.authorization.contains(name): return authorize(request, ticket)
        case _ where FunctionGroups.preAuthorization.contains(name): return preAuthorization(request, ticket)
        case "deleteAccount" where signIn.state != .ready:
            return answer(ticket, .error(400, "Need to log in first"))
        case _ where signIn.state != .ready: return answer(ticket, .error(401, "Unauthorized"))
        default: signedIn(request, ticket)
        }
    }

    private func isStaticOption(_ request: TLObject) -> Bool {
        ["version", "commit_hash"].contains(request.text("name"))
    }

    /// How a request ends that can no longer be done.
    var abortion: TLObject {
        isDestroying ? .error(401, "Unauthorized") : .error(500, "Request aborted")
    }

    /// TDLib's complaint about text that is not UTF-8.
    private func brokenText(_ object: TLObject) -> String? {
        // Bytes need not be text, and the schema tells which is which; only the fields that hold `bytes` are passed over.
        guard let declaration = engine.schema.function(object.type) else { return nil }
        for field in declaration.fields where field.type == .string && object.text(field.name) == nil {
            return "Strings must be encoded in UTF-8"
        }
        return nil
    }

    // MARK: State

    var authorizationState: TLObject {
        switch phase {
        case .waitParameters, .opening: TLObject("authorizationStateWaitTdlibParameters")
        case .open: signIn.authorizationState(of: account, now: Int64(engine.unixTime))
        case .loggingOut: TLObject("authorizationStateLoggingOut")
        case .closing: TLObject("authorizationState\(endsAtOnce && hasSaidClosing ? "Closed" : "Closing")")
        case .closed: TLObject("authorizationStateClosed")
        }
    }

    var connectionState: TLObject {
        TLObject(isReachable ? "connectionStateReady" : "connectionStateWaitingForNetwork")
    }

    private var currentState: [TLObject] {
        var updates = options.all.map { option in
            TLObject("updateOption", ["name": .text(option.name), "value": .object(option.value.object)])
        }
        updates.append(TLObject("updateAuthorizationState", ["authorization_state": .object(authorizationState)]))
        if hasAnnouncedConnection {
            updates.append(TLObject("updateConnectionState", ["state": .object(connectionState)]))
        }
        return isReady ? updates + chats.state(in: self) : updates
    }
}
