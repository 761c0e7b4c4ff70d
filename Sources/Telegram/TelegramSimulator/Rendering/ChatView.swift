/// What one client has been told about chats and users in its run.
struct ChatView {
    /// Chats of which it knows, in the order in which it heard of them.
    private(set) var known: [Int64] = []
    private var knownSet: Set<Int64> = []
    /// The last place of the loaded part of each list; there is none before the first is loaded.
    private var ends: [ChatListID: ChatPlace] = [:]
    private var users: Set<Int64> = []
    /// Groups whose chats are not known, by the identifiers that the chats have.
    private var groups: Set<Int64> = []
    /// The chats' memory: the number of the oldest message of the part that reaches to the newest.
    var oldestInMemory: [Int64: Int64] = [:]
    /// What it has been told of unread messages.
    var unread: [ChatListID: UnreadCount] = [:]
    /// Topics that it has been told of.
    private var topics: Set<TopicKey> = []
    /// What it has counted, and so knows without asking.
    var counted: Set<CountKey> = []

    struct CountKey: Hashable {
        var chatID: Int64
        var filter: String
        var topic: Int32
    }

    private struct TopicKey: Hashable {
        var chatID: Int64
        var topic: Int32
    }

    /// - Returns: Whether that is news.
    mutating func learn(topic: Int32, in chatID: Int64) -> Bool {
        topics.insert(TopicKey(chatID: chatID, topic: topic)).inserted
    }

    /// How many pages with a size of their own have been given out.
    var pagesGiven = 0

    func isKnown(_ chatID: Int64) -> Bool { knownSet.contains(chatID) }

    /// Whether a place lies in the loaded part of a list.
    func isLoaded(_ place: ChatPlace, in list: ChatListID) -> Bool {
        ends[list].map { !(place < $0) } ?? false
    }

    func isKnown(user: Int64) -> Bool { users.contains(user) }

    /// - Returns: Whether that is news.
    mutating func learn(_ chatID: Int64) -> Bool {
        guard knownSet.insert(chatID).inserted else { return false }
        known.append(chatID)
        return true
    }

    mutating func learn(user: Int64) -> Bool { users.insert(user).inserted }

    func isKnown(group chatID: Int64) -> Bool { groups.contains(chatID) }

    mutating func learn(group chatID: Int64) -> Bool { groups.insert(chatID).inserted }

    /// Whether a list is loaded to its end.
    func isWhole(_ list: ChatListID) -> Bool { ends[list] == .last }

    mutating func load(_ list: ChatListID, to place: ChatPlace) {
        ends[list] = min(place, ends[list] ?? place)
    }

    /// What `getCurrentState` says about them.
    func state(in session: Session) -> [TLObject] {
        let world = session.engine.world
        var updates = users.sorted().compactMap { world.users[$0] }.map {
            TLObject("updateUser", ["user": .object(session.userObject($0))])
        }
        let chats = known.compactMap { world.chats[$0] }
        updates += groups.subtracting(known).sorted().compactMap { world.chats[$0].flatMap(session.groupUpdate) }
        updates += chats.compactMap(session.groupUpdate)
        updates.append(session.foldersUpdate)
        updates += chats.map { TLObject("updateNewChat", ["chat": .object(session.newChatObject($0))]) }
        updates += chats.map { session.lastMessageUpdate($0) }
        return updates
    }
}
