import NativeLoop
public import TelegramAPI
public import TelegramClient

/// The chats of an account: what an earlier run knew at first, then what TDLib's updates make of it.
public actor ChatRepository {
    nonisolated let sender: any TDFunctionSender
    private let cache: ChatCache?
    private let clock: any Clock<Duration>
    private let interval: Duration
    private var snapshot = ChatSnapshot()
    private let published = StateStream<ChatSnapshot>()
    private var restoration: Task<Void, Never>?
    private var updates: Task<Void, Never>?
    /// How many updates were taken, and who waits until so many are.
    private var takenCount = 0
    private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    /// A snapshot was published just now, and whether there is news since then.
    private var isResting = false
    private var hasNews = false
    /// How often a snapshot was published.
    private(set) var publishedCount = 0

    /// What has happened since this was made, also before anybody asked.
    private let stream: EventStream<Update>

    /// Observes the client from now on; make it before the sign-in, so that nothing is missed.
    /// - Parameters:
    ///   - sender: what is asked for chats; nil for the client.
    ///   - cache: what an earlier run knew; nil to begin with nothing and to keep nothing.
    ///   - interval: the shortest time between two snapshots. A snapshot costs time for all chats, an update must not.
    public init(
        client: TDLibClient, sender: (any TDFunctionSender)? = nil, cache: ChatCache? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        interval: Duration = .milliseconds(50)
    ) {
        self.sender = sender ?? client
        self.cache = cache
        self.clock = clock
        self.interval = interval
        stream = client.updates(of: ChatSnapshot.kinds)
    }

    deinit { updates?.cancel() }

    /// Begins to take updates, if it has not begun, and waits for what an earlier run knew.
    private func start() async {
        if restoration == nil {
            let restoration = Task { [weak self] in
                guard let self else { return }
                await restore()
            }
            self.restoration = restoration
            updates = Task { [weak self, stream] in
                await restoration.value
                for await update in stream { await self?.take(update) }
                await self?.finish()
            }
        }
        await restoration?.value
    }

    private func restore() async {
        if let cached = await cache?.load() { snapshot = cached }
    }

    private func take(_ update: Update) async {
        switch update {
        case .option(let option): if option.name == "my_id" { await identify(option.value) }
        case .authorizationState(let change):
            // Signed out, here or from another device: nothing may be left of the account.
            if case .loggingOut = change.authorizationState { await forget() }
        default: if snapshot.apply(update) { publish() }
        }
        takenCount += 1
        wake { $0 <= takenCount }
    }

    private func identify(_ value: OptionValue) async {
        guard case .integer(let id) = value, id.value != 0 else { return }
        // The cache is of whoever was signed in here before.
        if snapshot.ownerID != 0, snapshot.ownerID != id.value {
            snapshot.forgetCached()
            await cache?.remove()
            publish()
        }
        snapshot.ownerID = id.value
    }

    private func forget() async {
        snapshot = ChatSnapshot()
        isForgotten = true
        await cache?.remove()
        publish()
    }

    /// The account was signed out: nothing is kept any more.
    private var isForgotten = false

    /// Waits until every update that came before now is taken: those before an answer, if that was just received.
    private func catchUp() async {
        let count = stream.sentCount
        guard takenCount < count else { return }
        await withCheckedContinuation { waiting.append((count, $0)) }
    }

    private func wake(_ isDone: (Int) -> Bool) {
        guard !waiting.isEmpty else { return }
        let done = waiting.filter { isDone($0.count) }
        waiting.removeAll { isDone($0.count) }
        for waiter in done { waiter.continuation.resume() }
    }

    /// Tells the observers, at once or when the last snapshot is old enough.
    private func publish() {
        hasNews = true
        guard !isResting, published.observerCount > 0 else { return }
        publishNow()
        isResting = true
        Task { [weak self, clock, interval] in
            try? await clock.sleep(for: interval)
            await self?.rested()
        }
    }

    private func rested() {
        isResting = false
        if hasNews { publish() }
    }

    private func publishNow() {
        hasNews = false
        publishedCount += 1
        published.send(snapshot)
    }

    /// Waits until all that the client told is taken. Call it when the client is closed: then nothing of an account that was signed
    /// out is left on the disk.
    public func finished() async {
        await start()
        await updates?.value
    }

    private func finish() {
        // Who asks from now on gets the last one.
        if hasNews || published.observerCount == 0 { publishNow() }
        published.finish()
        // What was sent and not taken was dropped with the client.
        takenCount = .max
        wake { _ in true }
    }

    /// What is known now.
    public var current: ChatSnapshot {
        get async {
            await start()
            return snapshot
        }
    }

    /// The current snapshot and later ones, not more often than the interval allows. A slow observer gets only the newest. Ends
    /// when the client closes.
    public var snapshots: AsyncStream<ChatSnapshot> {
        get async {
            await start()
            // With observers the current one is as new as the interval allows.
            if published.observerCount == 0 { published.send(snapshot) }
            let snapshots = published.coalesced
            return AsyncStream(unfolding: {
                var iterator = snapshots.makeAsyncIterator()
                return await iterator.next()
            })
        }
    }

    /// Loads a list as a whole. Afterwards all of its chats are known, and kept for the next run.
    /// - Throws: a `TDLibError`; `CancellationError`.
    public func load(_ list: ChatListName) async throws {
        await start()
        let name = list.schemaList
        while true {
            do {
                try await sender.loadChats(chatList: name, limit: 100)
            } catch let error as TDLibError where error.remote?.code == 404 {
                // TDLib's way to say that the list is complete.
                break
            }
        }
        // TDLib answers after the updates that loading caused.
        await catchUp()
        for id in try await sender.getChats(chatList: name, limit: .max).chatIDs where !isPlaced(id, in: list) {
            let chat = try await sender.getChat(chatID: id)
            await catchUp()
            if !isPlaced(id, in: list) { snapshot.apply(chat) }
        }
        snapshot.complete(list)
        publish()
        if !isForgotten { await cache?.save(snapshot) }
    }

    /// Loads the main list and the archive. Afterwards all of their chats are known, those too that went from one to the other
    /// meanwhile: Telegram takes such a chat out of its list before it puts it into the other.
    /// - Throws: a `TDLibError`; `CancellationError`.
    public func loadAll() async throws {
        var seen: Set<Int64> = []
        for list in [ChatListName.main, .archive, .main] {
            try await load(list)
            seen.formUnion(snapshot.orderings[list]?.chatIDs ?? [])
        }
        for id in seen.sorted() where ![.main, .archive].contains(where: { isPlaced(id, in: $0) }) {
            guard let chat = try? await sender.getChat(chatID: id) else { continue }
            await catchUp()
            snapshot.apply(chat)
        }
        publish()
    }

    /// Whether Telegram has told the chat's place in this run.
    private func isPlaced(_ id: Int64, in list: ChatListName) -> Bool {
        snapshot.orderings[list]?.order(of: id) != nil && snapshot.unconfirmedPlaces[list]?.contains(id) != true
    }

    /// A chat by its identifier, from Telegram if it has not told of it in this run.
    /// - Returns: nil if the account cannot see such a chat.
    public func chat(_ id: Int64) async throws -> ChatSummary? {
        await start()
        if let chat = snapshot[id], !snapshot.isCached(id) { return chat }
        do {
            let chat = try await sender.getChat(chatID: id)
            await catchUp()
            if snapshot[id] == nil || snapshot.isCached(id) {
                snapshot.apply(chat)
                publish()
            }
        } catch let error as TDLibError where error.isNotFound {
            return nil
        }
        return snapshot[id]
    }
}
