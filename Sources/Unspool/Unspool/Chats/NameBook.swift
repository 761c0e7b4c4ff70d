import NativeLoop
import TelegramAPI
public import TelegramClient

/// The names of users and chats, as far as messages name them as senders.
///
/// Keeps a bounded number of names and follows their changes; others are asked from TDLib, which has them in memory or in
/// its database, and needs no network for them.
public actor NameBook {
    /// What a user or chat calls itself: not to be trusted.
    public struct Entry: Sendable, Hashable {
        /// First and last name, or the chat's title; empty for a deleted account.
        public let name: String
        /// Without the `@`; empty if there is none.
        public let username: String

        public init(name: String, username: String = "") {
            self.name = name
            self.username = username
        }
    }

    private let client: TDLibClient
    private let limit: Int
    /// Two generations: what is asked for moves to the young one, and a full young one replaces the old.
    private var young: [MessageSenderID: Entry] = [:]
    private var old: [MessageSenderID: Entry] = [:]
    private let updates: BoundedEventStream<Update>
    private var watcher: Task<Void, Never>?
    /// Counts what may have made an answer out of date that was asked for before.
    private var changes = 0

    /// - Parameter limit: at most twice so many names are kept.
    public init(client: TDLibClient, limit: Int = 8192) {
        self.client = client
        self.limit = max(1, limit)
        updates = client.updates(of: [.user, .chatTitle], keepingNewest: 1024)
    }

    deinit { watcher?.cancel() }

    /// The name of a sender.
    /// - Returns: nil if the account does not know such a user or chat.
    /// - Throws: a `TDLibError` but for "not found"; `CancellationError`.
    public func entry(of sender: MessageSenderID) async throws -> Entry? {
        watch()
        if let entry = young[sender] { return entry }
        if let entry = old[sender] {
            keep(entry, of: sender)
            return entry
        }
        let before = changes
        do {
            let entry: Entry
            switch sender {
            case .user(let id): entry = Entry(try await client.getUser(userID: id))
            case .chat(let id): entry = Entry(name: try await client.getChat(chatID: id).title)
            }
            if changes == before { keep(entry, of: sender) }
            return entry
        } catch let error as TDLibError where [400, 404].contains(error.remote?.code) {
            return nil
        }
    }

    /// How many names are kept.
    var count: Int { Set(young.keys).union(old.keys).count }

    private func keep(_ entry: Entry, of sender: MessageSenderID) {
        young[sender] = entry
        guard young.count >= limit else { return }
        old = young
        young = [:]
    }

    private func watch() {
        guard watcher == nil else { return }
        watcher = Task { [weak self, updates] in
            for await event in updates { await self?.take(event) }
        }
    }

    private func take(_ event: BoundedEventStream<Update>.Event) {
        switch event {
        case .event(.user(let update)): replace(.user(update.user.id), Entry(update.user))
        case .event(.chatTitle(let update)): replace(.chat(update.chatID), Entry(name: update.title))
        case .event: break
        // Nobody knows whose name has changed.
        case .missed:
            changes += 1
            young = [:]
            old = [:]
        }
    }

    private func replace(_ sender: MessageSenderID, _ entry: Entry) {
        changes += 1
        if young[sender] != nil { young[sender] = entry }
        if old[sender] != nil { old[sender] = entry }
    }
}

extension NameBook.Entry {
    init(_ user: User) {
        let name = [user.firstName, user.lastName].filter { !$0.isEmpty }.joined(separator: " ")
        self.init(name: name, username: user.usernames?.activeUsernames.first ?? "")
    }
}
