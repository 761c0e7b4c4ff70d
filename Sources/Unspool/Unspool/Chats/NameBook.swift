import NativeLoop
public import TelegramAPI
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

    private let telegram: any TDFunctionSender
    private var entries: RecentValues<MessageSenderID, Entry>
    private let updates: BoundedEventStream<Update>
    private var watcher: Task<Void, Never>?
    /// Counts what may have made an answer out of date that was asked for before.
    private var changes = 0

    /// - Parameters:
    ///   - client: tells of changes.
    ///   - sender: what is asked for names; nil for the client.
    ///   - limit: at most twice so many names are kept.
    public init(client: TDLibClient, sender: (any TDFunctionSender)? = nil, limit: Int = 8192) {
        telegram = sender ?? client
        entries = RecentValues(limit: limit)
        updates = client.updates(of: [.user, .chatTitle], keepingNewest: 1024)
    }

    deinit { watcher?.cancel() }

    /// The name of a sender.
    /// - Returns: nil if the account does not know such a user or chat.
    /// - Throws: a `TDLibError` but for "not found"; `CancellationError`.
    public func entry(of sender: MessageSenderID) async throws -> Entry? {
        watch()
        if let entry = entries.value(of: sender) { return entry }
        let before = changes
        do {
            let entry: Entry
            switch sender {
            case .user(let id): entry = Entry(try await telegram.getUser(userID: id))
            case .chat(let id): entry = Entry(name: try await telegram.getChat(chatID: id).title)
            }
            if changes == before { entries.set(entry, for: sender) }
            return entry
        } catch let error as TDLibError where error.isNotFound {
            return nil
        }
    }

    /// How many names are kept.
    var count: Int { entries.count }

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
            entries.removeAll()
        }
    }

    private func replace(_ sender: MessageSenderID, _ entry: Entry) {
        changes += 1
        entries.replace(entry, for: sender)
    }
}

extension NameBook.Entry {
    init(_ user: User) {
        self.init(name: user.fullName, username: user.usernames?.activeUsernames.first ?? "")
    }
}
