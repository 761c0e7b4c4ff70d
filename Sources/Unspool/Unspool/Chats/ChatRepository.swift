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
    }

    private func publish() {
        for observer in observers.values { observer.yield(snapshot) }
    }

    private func finish() {
        for observer in observers.values { observer.finish() }
        observers = [:]
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
        // The updates that loading caused may still wait to be applied here: what they tell is asked for.
        for id in try await client.getChats(chatList: name, limit: .max).chatIDs
        where snapshot.orderings[list]?.order(of: id) == nil {
            let chat = try await client.getChat(chatID: id)
            snapshot.apply(chat)
        }
        publish()
    }

    /// A chat by its identifier, from Telegram if it is not known.
    /// - Returns: nil if the account cannot see such a chat.
    public func chat(_ id: Int64) async throws -> ChatSummary? {
        start()
        if let chat = snapshot[id] { return chat }
        do {
            snapshot.apply(try await client.getChat(chatID: id))
            publish()
        } catch let error as TDLibError where [400, 404].contains(error.remote?.code) {
            return nil
        }
        return snapshot[id]
    }
}
