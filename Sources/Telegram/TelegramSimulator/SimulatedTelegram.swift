public import TelegramAPI
public import TelegramClient

/// A Telegram in this process: no account, no network, no library, and the same on every run.
///
///     let telegram = SimulatedTelegram(seed: 7)
///     let client = TDLibClient(transport: telegram.transport)
///
/// Sign in with `+15550100`, code `12345`, password `hunter2`. It follows TDLib 1.8.66 in its JSON rules, error texts,
/// order of updates, paging and downloads; `docs/simulator.md` says how far.
public final class SimulatedTelegram: Sendable {
    /// What a client talks to.
    public let transport: any TDLibTransport
    let core: SimulatorCore

    /// A Telegram with ``SimulatedWorld/standard(seed:)``.
    public convenience init(seed: UInt64 = 7, configuration: SimulatorConfiguration = SimulatorConfiguration()) {
        self.init(world: .standard(seed: seed), configuration: configuration)
    }

    /// A Telegram with a world of your own.
    public init(world: SimulatedWorld, configuration: SimulatorConfiguration = SimulatorConfiguration()) {
        core = SimulatorCore(world: world, configuration: configuration, schema: SchemaSource.index)
        transport = SimulatedTransport(core: core)
    }

    /// The world as it is now.
    public var world: SimulatedWorld {
        core.withEngine { engine in engine.world }
    }

    // MARK: Events

    /// A message arrives at the end of a chat.
    /// - Parameter sender: A user; nil for the chat itself (channels) or the account's own user (other chats).
    /// - Returns: TDLib's identifier of the message; 0 if there is no such chat.
    @discardableResult
    public func deliver(
        _ content: SimulatedContent, to chatID: Int64, from sender: Int64? = nil,
        _ change: @Sendable (inout SimulatedMessage) -> Void = { _ in }
    ) -> Int64 {
        core.withEngine { engine in
            guard let chat = engine.world.chats[chatID] else { return 0 }
            let own = chat.kind == .channel ? chatID : engine.world.accounts.first?.userID ?? 0
            var message = SimulatedMessage(
                number: (chat.messages.last?.number ?? 0) + 1, senderID: sender ?? own, date: engine.unixTime,
                content: content)
            change(&message)
            engine.deliver(message, to: chatID)
            return engine.world.chats[chatID]?.messages.message(number: message.number)?.id ?? 0
        }
    }

    /// A message is edited.
    public func edit(_ messageID: Int64, in chatID: Int64, to content: SimulatedContent) {
        core.withEngine { engine in engine.edit(messageID, in: chatID, content: content) }
    }

    /// Messages are deleted for everyone.
    public func delete(_ messageIDs: [Int64], in chatID: Int64) {
        core.withEngine { engine in engine.delete(messageIDs, in: chatID) }
    }

    /// All sessions are ended from another device: signed-in clients log out by themselves.
    /// - Parameter userID: The user of the account whose sessions end; nil for all accounts.
    public func revokeSessions(of userID: Int64? = nil) {
        core.withEngine { engine in
            for session in engine.readySessions where userID == nil || userID == session.myID {
                session.loseAuthorization()
            }
        }
    }

    /// Another device accepts the QR code that clients show.
    /// - Returns: Whether a client showed one.
    @discardableResult
    public func acceptQRCode(account: Int = 0) -> Bool {
        core.withEngine { engine in
            engine.sessions.values.sorted { $0.clientID < $1.clientID }
                .reduce(false) { $1.confirmQRCode(account: account) || $0 }
        }
    }

    // MARK: Faults

    /// Plans faults, which happen in the order in which they were added.
    public func add(_ faults: SimulatedFault...) {
        core.withEngine { engine in engine.faults.faults += faults }
    }

    /// Lets faults happen at random from now on; nil ends that.
    public func use(_ plan: SimulatedFaultPlan?) {
        core.withEngine { engine in engine.faults.random = plan }
    }

    /// How many faults of the random plan have happened since it is in use.
    public var randomFaultCount: Int {
        core.withEngine { engine in engine.faults.happened }
    }

    /// All clients close, as if somebody had asked them to.
    public func closeClients() {
        core.withEngine { engine in
            for session in engine.readySessions { session.closeByItself() }
        }
    }

    /// Forgets the faults that have not happened.
    public func removeFaults() {
        core.withEngine { engine in
            engine.faults.faults = []
            engine.faults.random = nil
            engine.expiredFiles = []
            engine.activeFaults = [:]
        }
    }

    /// How many requests ``SimulatedFault/Effect/hold`` keeps back now, to wait for until the one that is meant has come.
    public var heldRequestCount: Int {
        core.withEngine { engine in engine.held.count }
    }

    /// Lets the requests go on that ``SimulatedFault/Effect/hold`` keeps back, oldest first.
    public func releaseHeldRequests() {
        core.withEngine { engine in engine.releaseHeld() }
    }

    /// The network goes or comes back: without it, what needs the server is not answered, and downloads stand still.
    public func setNetworkAvailable(_ available: Bool) {
        core.withEngine { engine in engine.setReachable(available) }
    }

    /// Sends any JSON object to all clients as an update, whether a schema knows it or not.
    /// - Returns: Whether the text was a JSON object.
    @discardableResult
    public func sendUpdate(json: String) -> Bool {
        core.withEngine { engine in engine.broadcast(rawUpdate: json) }
    }

    /// Sends an update to all clients.
    public func send(_ update: Update) {
        sendUpdate(json: update.json)
    }

    // MARK: Time

    /// Lets time pass, with ``SimulatorConfiguration/Time/manual``.
    public func advance(by duration: Duration) {
        core.advance(by: duration)
    }

    // MARK: The simulator itself

    /// Changes how the simulated Telegram behaves from now on. ``SimulatorConfiguration/time-swift.property`` stays as it is.
    public func configure(_ change: @Sendable (inout SimulatorConfiguration) -> Void) {
        core.withEngine { engine in change(&engine.configuration) }
    }

    /// What the simulator could not write as the schema wants it; empty unless the simulator is wrong.
    public var defects: [String] {
        core.withEngine { engine in engine.defects }
    }
}
