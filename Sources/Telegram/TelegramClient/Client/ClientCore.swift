import NativeLoop
import Synchronization
import TelegramAPI

/// What a ``TDLibClient`` is made of: it sends, and takes what the receive thread has for it.
///
/// The rules are in ``RequestTable``; this class has its lock, the transport and the continuations.
@usableFromInline
final class ClientCore: TDLibReceiveLoop.Receiver {
    @usableFromInline
    enum Outcome {
        /// The text is valid during the call.
        case answer(UnsafeBufferPointer<UInt8>, isError: Bool)
        case failure(any Error)
    }

    @usableFromInline
    typealias Completion = @Sendable (Outcome) -> Void

    private struct State {
        var table = RequestTable<Completion>()
        var whenClosed: [@Sendable () -> Void] = []
        var isFinished = false
    }

    /// Where updates and flood waits go besides: to the coordinator that outlives this client.
    final class Attachment: Sendable {
        let updates: UpdateHub
        let floodWaits: StateStream<FloodWait>

        init(updates: UpdateHub, floodWaits: StateStream<FloodWait>) {
            self.updates = updates
            self.floodWaits = floodWaits
        }
    }

    let transport: any TDLibTransport
    @usableFromInline let log: LogSink
    @usableFromInline let clientID: Int32
    let updates = UpdateHub()
    let floodWaits = StateStream<FloodWait>()
    private let attachment = Mutex<Attachment?>(nil)
    /// Whether there is one: most clients have none, and then no lock is taken for each update.
    private let isAttached = Atomic(false)
    private let loop: TDLibReceiveLoop
    private let state = Mutex(State())
    private let gate = SendGate()
    private let lastID = Atomic<UInt64>(0)

    init(_ transport: any TDLibTransport, _ log: LogSink) {
        self.transport = transport
        self.log = log
        clientID = transport.createClientID()
        loop = TDLibReceiveLoop.shared(for: transport, log: log)
    }

    var isClosed: Bool { state.withLock { $0.table.isClosed } }
    var pendingCount: Int { state.withLock { $0.table.count } }

    /// From now on updates and flood waits go there too. It gets them before the client's end is told to anybody.
    func attach(_ attachment: Attachment) {
        self.attachment.withLock { $0 = attachment }
        isAttached.store(true, ordering: .releasing)
    }

    private var attached: Attachment? {
        isAttached.load(ordering: .acquiring) ? attachment.withLock { $0 } : nil
    }

    /// Tells those who watch for it that the server wants a pause.
    func note(_ wait: FloodWait) {
        floodWaits.send(wait)
        attached?.floodWaits.send(wait)
    }

    // MARK: Sending

    /// The number that the next request carries as its `@extra`. No two requests of a client have the same.
    @usableFromInline
    func nextID() -> UInt64 { lastID.add(1, ordering: .relaxed).newValue }

    /// Sends a request whose text holds `id` as its `@extra`. `completion` is called exactly once, on any thread.
    @usableFromInline
    func submit(_ id: UInt64, _ text: UnsafeBufferPointer<UInt8>, _ completion: @escaping Completion) {
        guard gate.enter() else { return completion(.failure(TDLibError.closed)) }
        defer { if gate.leave() { finish() } }
        var isFirst = false
        let failure = state.withLock { state -> (any Error)? in
            switch state.table.admit(id, completion) {
            case .send: return nil
            case .refuse: return TDLibError.closed
            case .startAndSend:
                // Under the lock: no other thread may send before this client's answers have a receiver.
                do throws(SystemFailure) {
                    try loop.add(self, for: clientID)
                    isFirst = true
                    return nil
                } catch {
                    _ = state.table.startFailed(id)
                    return TDLibError(.noThread, "The receive thread could not be started: \(error)", underlying: error)
                }
            }
        }
        if let failure { return completion(.failure(failure)) }
        // The task may have been cancelled before there was anything to take out of the table.
        if !Task.isCancelled || !cancel(id) { transport.send(text, to: clientID) }
        if isFirst { ExitGuard.add(self) }
    }

    /// Gives a request up. - Returns: whether it was still waiting.
    @usableFromInline
    @discardableResult
    func cancel(_ id: UInt64, with error: any Error = CancellationError()) -> Bool {
        guard let completion = state.withLock({ $0.table.remove(id) }) else { return false }
        completion(.failure(error))
        return true
    }

    // MARK: Closing

    /// Sends `close`, once.
    func beginClose() {
        guard gate.enter() else { return }
        defer { if gate.leave() { finish() } }
        switch state.withLock({ $0.table.close() }) {
        case .wait: break
        case .done: if gate.close() { finish() }
        case .sendClose:
            log(.debug, "→ client \(clientID): close")
            var writer = WireWriter()
            Close().encode(into: &writer)
            // Nobody waits for this answer, but without the number it would look like an update.
            writer.addExtra(nextID())
            writer.withBytes { transport.send($0, to: clientID) }
        }
    }

    /// Calls `action` once the client is closed; at once if it is.
    func whenClosed(_ action: @escaping @Sendable () -> Void) {
        let isFinished = state.withLock { state in
            if !state.isFinished { state.whenClosed.append(action) }
            return state.isFinished
        }
        if isFinished { action() }
    }

    /// The last thing of a client's life: nobody is inside the transport for it any more, and nobody gets in.
    private func finish() {
        loop.remove(clientID)
        let (completions, actions) = state.withLock { state in
            state.isFinished = true
            defer { state.whenClosed = [] }
            return (state.table.didClose(), state.whenClosed)
        }
        for completion in completions { completion(.failure(TDLibError.closed)) }
        updates.broadcaster.finish()
        floodWaits.finish()
        ExitGuard.remove(self)
        log(.debug, "client \(clientID) is closed")
        for action in actions { action() }
    }

    // MARK: Receiving (on the receive thread)

    func receive(_ text: UnsafeBufferPointer<UInt8>, _ envelope: WireEnvelope) {
        if envelope.isAnswer {
            receiveAnswer(text, envelope)
        } else if envelope.isError {
            receiveUncorrelated(text)
        } else {
            receiveUpdate(text, envelope)
        }
    }

    private func receiveAnswer(_ text: UnsafeBufferPointer<UInt8>, _ envelope: WireEnvelope) {
        guard let id = envelope.extra, let completion = state.withLock({ $0.table.remove(id) }) else {
            log(.trace, "← client \(clientID): dropped a late answer")
            return
        }
        completion(.answer(text, isError: envelope.isError))
    }

    private func receiveUncorrelated(_ text: UnsafeBufferPointer<UInt8>) {
        let error = try? TDError.decode(text)
        let failure = RemoteFailure(code: error?.code ?? 0, message: error?.message ?? "")
        log(.error, "client \(clientID): an error that names no request, so all that wait fail: \(failure)")
        let completions = state.withLock { $0.table.removeAll() }
        let reason = TDLibError(
            .uncorrelated, "TDLib could not read a request, and does not say which: \(failure.message)", remote: failure
        )
        for completion in completions { completion(.failure(reason)) }
    }

    private func receiveUpdate(_ text: UnsafeBufferPointer<UInt8>, _ envelope: WireEnvelope) {
        // What nobody wants is not decoded. The authorization state always is: it says when the client is closed.
        let kind = envelope.updateKind
        let isState = kind == .authorizationState
        let attached = attached?.updates
        guard isState || updates.wants(kind) || attached?.wants(kind) == true else { return }
        let update = decodeUpdate(text)
        if log.writes(.trace) { log(.trace, "← client \(clientID): \(update)") }
        // Before anybody hears of it: from then on nothing is sent, not even by one who lets go of the client at once.
        let isClosed = isState && update.isClosed
        let completions = isClosed ? state.withLock { $0.table.didClose() } : []
        updates.send(update, kind)
        attached?.send(update, kind)
        guard isClosed else { return }
        for completion in completions { completion(.failure(TDLibError.closed)) }
        if gate.close() { finish() }
    }

    /// No update is lost: one that does not fit the schema arrives as `unknown`, with its JSON.
    private func decodeUpdate(_ text: UnsafeBufferPointer<UInt8>) -> Update {
        do {
            return try Update.decode(text)
        } catch {
            let unknown = UnknownUpdate(text)
            log(.warning, "client \(clientID): \(unknown.type) does not fit the schema: \(error)")
            return .unknown(type: unknown.type, json: unknown.json)
        }
    }
}

extension Update {
    fileprivate var isClosed: Bool {
        if case .authorizationState(let change) = self, case .closed = change.authorizationState { true } else { false }
    }
}
