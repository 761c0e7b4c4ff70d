import NativeLoop
import TelegramAPI
public import TelegramClient

/// The chats of an account, kept up to date from TDLib's updates.
public actor ChatRepository {
    private let client: TDLibClient
    private var snapshot = ChatSnapshot()
    private var observers: [Int: AsyncStream<ChatSnapshot>.Continuation] = [:]
    private var nextObserver = 0
    private var updates: Task<Void, Never>?
    /// How many updates were taken, and who waits until so many are.
    private var takenCount = 0
    private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// What has happened since this was made, also before anybody asked.
    private let stream: EventStream<Update>

    /// Observes the client from now on; make it before the sign-in, so that nothing is missed.
    public init(client: TDLibClient) {
        self.client = client
        stream = client.updates(of: ChatSnapshot.kinds)
    }

    deinit {
        updates?.cancel()
        for observer in observers.values { observer.finish() }
    }

    /// Begins to take updates, if it has not begun.
    private func start() {
        guard updates == nil else { return }
        updates = Task { [weak self, stream] in
            for await update in stream { await self?.apply(update) }
            await self?.finish()
        }
    }

    private func apply(_ update: Update) {
        if snapshot.apply(update) { publish() }
        takenCount += 1
        wake { $0 <= takenCount }
    }

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

    private func publish() {
        for observer in observers.values { observer.yield(snapshot) }
    }

    private func finish() {
        for observer in observers.values { observer.finish() }
        observers = [:]
        // What was sent and not taken was dropped with the client.
        takenCount = .max
        wake { _ in true }
    }

    /// What is known now.
    public var current: ChatSnapshot {
        start()
        return snapshot
    }

    /// The current snapshot and later ones. A slow observer gets only the newest. Ends when the client closes.
    public var snapshots: AsyncStream<ChatSnapshot> {
        start()
        let (stream, continuation) = AsyncStream.makeStream(of: ChatSnapshot.self, bufferingPolicy: .bufferingNewest(1))
        let number = nextObserver
        nextObserver += 1
        observers[number] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.remove(number) } }
        continuation.yield(snapshot)
        return stream
    }

    private func remove(_ observer: Int) {
        observers[observer] = nil
    }

    /// Loads a list as a whole. Afterwards all of its chats are known.
    /// - Throws: a `TDLibError`; `CancellationError`.
    public func load(_ list: ChatListName) async throws {
        start()
        let name = list.schemaList
        while true {
            do {
                try await client.loadChats(chatList: name, limit: 100)
            } catch let error as TDLibError where error.remote?.code == 404 {
                // TDLib's way to say that the list is complete.
                break
            }
        }
        // TDLib answers after the updates that loading caused.
        await catchUp()
        for id in try await client.getChats(chatList: name, limit: .max).chatIDs where !isOrdered(id, in: list) {
            let chat = try await client.getChat(chatID: id)
            await catchUp()
            if !isOrdered(id, in: list) { snapshot.apply(chat) }
        }
        publish()
    }

    private func isOrdered(_ id: Int64, in list: ChatListName) -> Bool {
        snapshot.orderings[list]?.order(of: id) != nil
    }

    /// A chat by its identifier, from Telegram if it is not known.
    /// - Returns: nil if the account cannot see such a chat.
    public func chat(_ id: Int64) async throws -> ChatSummary? {
        start()
        if let chat = snapshot[id] { return chat }
        do {
            let chat = try await client.getChat(chatID: id)
            await catchUp()
            if snapshot[id] == nil {
                snapshot.apply(chat)
                publish()
            }
        } catch let error as TDLibError where [400, 404].contains(error.remote?.code) {
            return nil
        }
        return snapshot[id]
    }
}
