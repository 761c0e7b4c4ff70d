import TelegramSchema

/// The simulated Telegram with all its clients. Not thread-safe: ``SimulatorCore`` guards it.
final class Engine {
    let schema: SchemaIndex
    var configuration: SimulatorConfiguration
    var world: SimulatedWorld
    var faults = FaultPlan()
    /// Whether there is a network; clients may have none all the same.
    var isReachable = true
    var log = LogSettings()
    private(set) var sessions: [Int32: Session] = [:]
    /// Requests that a fault holds back.
    private(set) var held: [() -> Void] = []
    private var lastClientID: Int32 = 0
    private var lastTicket = 0
    private var output = OutputQueue()
    /// What is for the clients of TDLib's old interface, which have a queue each.
    private var inboxes: [Int32: OutputQueue] = [:]
    /// How many texts were queued so far: whoever waits looks again when it grows.
    private(set) var emitted = 0
    private var timeline = Timeline()
    /// The directories that clients have open, and whose they are.
    var openDatabases: [String: Int32] = [:]
    /// What is to happen to downloads that run.
    var activeFaults: [FaultKey: SimulatedFault.Effect] = [:]
    var identities: [SimulatedFile: FileIdentity] = [:]
    /// Files whose references have expired: until their message is read again, they cannot be fetched.
    var expiredFiles: Set<SimulatedFile> = []
    var recentBytes: [(file: SimulatedFile, bytes: [UInt8])] = []
    /// When the line of a client is free for the next part.
    var lineFree: [Int32: Duration] = [:]
    /// Objects that could not be written as the schema wants them: faults of the simulator, which tests look for.
    private(set) var defects: [String] = []
    /// Time since the beginning.
    private var now: Duration = .zero
    /// When the event was due that is happening.
    private var eventTime: Duration?

    /// The time at which what happens now happens.
    var time: Duration { eventTime ?? now }

    init(schema: SchemaIndex, world: SimulatedWorld, configuration: SimulatorConfiguration) {
        self.schema = schema
        self.world = world
        self.configuration = configuration
        planAutoDelete()
    }

    /// What happens from now on happens at this time.
    func notice(_ time: Duration) {
        now = max(now, time)
    }

    /// Unix time in the simulated world.
    var unixTime: Int32 {
        Int32(clamping: Int64(world.startDate) + time.components.seconds)
    }

    // MARK: The four functions

    func createClientID() -> Int32 {
        lastClientID += 1
        return lastClientID
    }

    /// A client of TDLib's old interface. It has a queue of its own, and starts at once.
    func createOldClient() -> Int32 {
        let clientID = createClientID()
        inboxes[clientID] = OutputQueue()
        session(clientID).startIfNeeded()
        return clientID
    }

    /// Closes a client whatever faults are planned for `close`.
    func close(_ clientID: Int32) {
        lastTicket += 1
        session(clientID).perform(TLObject("close"), Ticket(id: lastTicket))
    }

    func isClosed(_ clientID: Int32) -> Bool { session(clientID).phase == .closed }

    /// Forgets a client of the old interface.
    func removeOldClient(_ clientID: Int32) {
        inboxes[clientID] = nil
        sessions[clientID] = nil
    }

    func isOld(_ clientID: Int32) -> Bool { inboxes[clientID] != nil }

    func send(_ result: RequestParser.Result, to clientID: Int32) {
        lastTicket += 1
        let ticket = Ticket(id: lastTicket, extra: result.extra)
        guard clientID > 0, clientID <= lastClientID else {
            let error = TLObject.error(400, "Invalid TDLib instance specified")
            emit(error, extra: ticket.extra, clientID: clientID == 0 ? nil : clientID)
            return
        }
        let session = self.session(clientID)
        session.startIfNeeded()
        switch result.request {
        case .error(let message):
            let isGone = session.phase == .closed && !isOld(clientID)
            session.answer(ticket, isGone ? .error(500, "Request aborted") : .error(400, message))
        case .function(let request): session.receive(request, ticket)
        }
    }

    /// Answers a request that came by the wrong interface for its client.
    func refuse(_ result: RequestParser.Result, to clientID: Int32) {
        let extra = result.extra
        emit(raw: encode(.error(500, "Request aborted"), extra: extra, clientID: clientID), to: nil)
    }

    func execute(_ text: some Sequence<UInt8>) -> [UInt8] {
        let result = RequestParser(schema: schema).parse(text)
        let answer: TLObject
        switch result.request {
        case .error(let message):
            answer = .error(400, message)
        case .function(let request):
            if SynchronousFunctions.names.contains(request.type) {
                answer = SynchronousFunctions.answer(request, log: &log)
            } else {
                answer = .error(400, "The method can't be executed synchronously")
            }
        }
        return encode(answer, extra: result.extra, clientID: nil)
    }

    enum Next {
        case text([UInt8])
        case nothing
        /// Nothing is there; the next thing is due then, if anything is planned.
        case wait(until: Duration?)
    }

    /// Takes the next answer or update, of all clients or of one of the old interface. What is due happens only when
    /// everything before it has been taken, so that progress follows the application.
    func next(now: Duration, of oldClient: Int32? = nil) -> Next {
        notice(now)
        while true {
            let item = if let oldClient { inboxes[oldClient]?.popFirst() } else { output.popFirst() }
            switch item {
            case .text(let text): return .text(text)
            case .nothing: return .nothing
            case nil: break
            }
            guard let next = timeline.takeNext(notAfter: self.now) else {
                return .wait(until: timeline.nextDue)
            }
            // What follows from a late event is planned from the time at which it was due.
            eventTime = next.due
            next.event()
            eventTime = nil
        }
    }

    // MARK: For sessions

    func emit(_ object: TLObject, extra: RawJSON?, clientID: Int32?) {
        if let clientID, isOld(clientID) {
            emit(raw: encode(object, extra: extra, clientID: nil), to: clientID)
        } else {
            emit(raw: encode(object, extra: extra, clientID: clientID), to: nil)
        }
    }

    /// A receive that gives nothing. The old interface has none.
    func emitNothing(to clientID: Int32) {
        if !isOld(clientID) { output.append(.nothing) }
    }

    /// Queues text that is not checked; without a client of the old interface for all others.
    func emit(raw text: [UInt8], to oldClient: Int32?) {
        emitted += 1
        if let oldClient { inboxes[oldClient]?.append(.text(text)) } else { output.append(.text(text)) }
    }

    func after(_ delay: Duration, _ event: @escaping () -> Void) {
        timeline.add(at: time + delay, event)
    }

    func hold(_ event: @escaping () -> Void) {
        held.append(event)
    }

    func releaseHeld() {
        let events = held
        held = []
        for event in events { event() }
    }

    func session(_ clientID: Int32) -> Session {
        if let session = sessions[clientID] { return session }
        let session = Session(engine: self, clientID: clientID)
        session.isReachable = isReachable
        sessions[clientID] = session
        return session
    }

    /// Those that are signed in.
    var readySessions: [Session] {
        sessions.values.filter(\.isReady).sorted { $0.clientID < $1.clientID }
    }

    private func encode(_ object: TLObject, extra: RawJSON?, clientID: Int32?) -> [UInt8] {
        var writer = ObjectWriter(schema: schema, addsUnknownFields: configuration.addsUnknownFields)
        writer.write(object, extra: extra, clientID: clientID)
        defects += writer.defects
        if writer.isValid { return writer.bytes }
        var replacement = ObjectWriter(schema: schema)
        let error = Self.processWouldEnd("it has to write text that is not UTF-8")
        replacement.write(error, extra: nil, clientID: clientID)
        return replacement.bytes
    }

    /// What the simulator says where TDLib would end the process.
    static func processWouldEnd(_ reason: String) -> TLObject {
        .error(500, "Simulator: TDLib ends the process when \(reason)")
    }
}

/// Whom an answer is for.
struct Ticket {
    var id: Int
    var extra: RawJSON?
}
