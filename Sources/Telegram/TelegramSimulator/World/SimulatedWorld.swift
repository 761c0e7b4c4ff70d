/// Everything that a simulated Telegram holds: users, accounts that can sign in, chats with messages and files.
///
/// A value: change a copy, and give it to ``SimulatedTelegram/init(world:configuration:)``. Every account sees every
/// chat; what it wrote itself follows from the sender.
///
///     var world = SimulatedWorld()
///     let bob = world.addUser("Bob")
///     let chat = world.addPrivateChat(with: bob)
///     world.addMessage(to: chat, from: bob, .text("Hello"))
public struct SimulatedWorld: Sendable {
    /// What random content depends on.
    public var seed: UInt64
    /// Unix time at which a simulated Telegram with this world begins.
    public var startDate: Int32 = 1_770_000_000
    public var accounts: [SimulatedAccount]
    public internal(set) var users: [Int64: SimulatedUser] = [:]
    public private(set) var chats: [Int64: SimulatedChat] = [:]
    /// The folders of the account, in order.
    public var folders: [SimulatedFolder] = []
    /// Stories, by the chat that posted them and their number there.
    public var stories: [SimulatedStory.ID: SimulatedStory] = [:]
    private var nextNumber: Int64 = 1_001
    private var nextFileSeed: UInt64 = 0

    /// A world with one account, its own user and the chat of Telegram's service messages.
    public init(seed: UInt64 = 7, account: SimulatedAccount = .standard) {
        self.seed = seed
        accounts = [account]
        var me = SimulatedUser(id: account.userID, firstName: "Anna")
        me.lastName = "Test"
        me.username = "anna_test"
        me.phoneNumber = account.phoneNumber.filter(\.isNumber)
        me.isContact = true
        me.isBot = account.botToken != nil
        users[me.id] = me
        var service = SimulatedUser(id: 777_000, firstName: "Telegram")
        service.phoneNumber = "42777"
        users[service.id] = service
    }

    /// Adds somebody else who can sign in; ``SimulatedChat/visibleTo`` says which chats each account sees.
    /// - Returns: The user.
    @discardableResult
    public mutating func addAccount(
        _ firstName: String, phoneNumber: String, code: String, password: String? = nil
    ) -> Int64 {
        let id = addUser(firstName) { $0.phoneNumber = phoneNumber.filter(\.isNumber) }
        accounts.append(SimulatedAccount(userID: id, phoneNumber: phoneNumber, code: code, password: password))
        return id
    }

    public mutating func set(_ user: SimulatedUser) { users[user.id] = user }

    public mutating func set(_ chat: SimulatedChat) { chats[chat.id] = chat }

    /// Adds a user with the next free identifier.
    @discardableResult
    public mutating func addUser(_ firstName: String, _ change: (inout SimulatedUser) -> Void = { _ in }) -> Int64 {
        var user = SimulatedUser(id: 200_000 + takeNumber(), firstName: firstName)
        change(&user)
        users[user.id] = user
        return user.id
    }

    /// Adds the private chat with a user; its title is the user's name.
    @discardableResult
    public mutating func addPrivateChat(
        with userID: Int64, _ change: (inout SimulatedChat) -> Void = { _ in }
    ) -> Int64 {
        var chat = SimulatedChat(kind: .privateChat(userID: userID), title: users[userID]?.fullName ?? "")
        change(&chat)
        chats[chat.id] = chat
        return chat.id
    }

    /// Adds a group, channel or secret chat with the next free number.
    @discardableResult
    public mutating func addChat(
        _ kind: SimulatedChat.Kind, title: String, _ change: (inout SimulatedChat) -> Void = { _ in }
    ) -> Int64 {
        var chat = SimulatedChat(kind: kind, number: takeNumber(), title: title)
        change(&chat)
        chats[chat.id] = chat
        return chat.id
    }

    /// Adds a message at the end of a chat, ten minutes after the one before.
    /// - Parameter sender: A user; nil for the chat itself (channels) or the account's own user (other chats).
    /// - Returns: TDLib's identifier of the message; 0 if there is no such chat.
    @discardableResult
    public mutating func addMessage(
        to chatID: Int64, from sender: Int64? = nil, _ content: SimulatedContent,
        _ change: (inout SimulatedMessage) -> Void = { _ in }
    ) -> Int64 {
        guard var message = nextMessage(in: chatID, from: sender, content) else { return 0 }
        change(&message)
        // In place, so that a long history is not copied for each message.
        chats[chatID]?.insert(message)
        return chats[chatID]?.messages.message(number: message.number)?.id ?? 0
    }

    private func nextMessage(
        in chatID: Int64, from sender: Int64?, _ content: SimulatedContent
    ) -> SimulatedMessage? {
        guard let chat = chats[chatID] else { return nil }
        let last = chat.messages.last
        return SimulatedMessage(
            number: (last?.number ?? 0) + 1,
            senderID: sender ?? (chat.kind == .channel ? chatID : accounts.first?.userID ?? 0),
            date: last.map { $0.date &+ 600 } ?? startDate - 30_000_000
                + Int32(truncatingIfNeeded: chat.number % 900_000),
            content: content)
    }

    /// Puts a long row of messages at the beginning of a chat that has none.
    /// - Parameters:
    ///   - count: At most 100,000,000. They take no memory.
    ///   - kinds: What they hold, in turn.
    ///   - senders: Users in turn; empty for the chat itself (channels) or the account's own user (other chats).
    public mutating func addBulkMessages(
        to chatID: Int64, count: Int, kinds: [SimulatedBulk.Kind], senders: [Int64] = []
    ) {
        guard let chat = chats[chatID], chat.messages.isEmpty else { return }
        nextFileSeed += 1
        let own = chat.kind == .channel ? chatID : accounts.first?.userID ?? 0
        var bulk = SimulatedBulk(
            count: count, seed: seed &* 1_000_003 &+ nextFileSeed, kinds: kinds,
            senders: senders.isEmpty ? [own] : senders, firstDate: 0)
        // The last message is a day old, and the first one young enough to have a date.
        let seconds = Int64(startDate) - 86_400
        bulk.interval = Int32(clamping: max(1, min(600, seconds / Int64(max(1, bulk.count)))))
        bulk.firstDate = Int32(clamping: seconds - Int64(bulk.interval) * Int64(bulk.count))
        chats[chatID]?.messages = SimulatedHistory(bulk: bulk)
    }

    /// Changes a chat in place; does nothing if there is none.
    public mutating func updateChat(_ chatID: Int64, _ change: (inout SimulatedChat) -> Void) {
        guard var chat = chats.removeValue(forKey: chatID) else { return }
        change(&chat)
        chats[chatID] = chat
    }

    /// A new file of this world: the same calls in the same order make the same files.
    public mutating func makeFile(_ recipe: SimulatedFile.Recipe) -> SimulatedFile {
        nextFileSeed += 1
        return SimulatedFile(recipe, seed: seed &* 1_000_003 &+ nextFileSeed)
    }

    mutating func takeNumber() -> Int64 {
        defer { nextNumber += 1 }
        return nextNumber
    }
}
