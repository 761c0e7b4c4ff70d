/// All chats that are known at one moment, and their order in each list.
public struct ChatSnapshot: Sendable, Equatable {
    var chats: [Int64: ChatSummary] = [:]
    var orderings: [ChatListName: ChatOrdering] = [:]
    var pinned: [ChatListName: Set<Int64>] = [:]

    public init() {}

    /// How many chats are known, in a list or not.
    public var count: Int { chats.count }

    /// The chat, if it is known.
    public subscript(id: Int64) -> ChatSummary? {
        guard var chat = chats[id] else { return nil }
        chat.isPinned = [.main, .archive].contains { pinned[$0]?.contains(id) == true }
        return chat
    }

    /// The chats of a list, first one first.
    public func list(_ name: ChatListName) -> [ChatSummary] {
        (orderings[name]?.chatIDs ?? []).compactMap { self[$0] }
    }

    /// The chats whose title is the text; if there are none, those whose title differs by case only.
    /// Lowest identifier first.
    public func chats(titled title: String) -> [ChatSummary] {
        let exact = chats.values.filter { $0.title == title }
        let matches = exact.isEmpty ? chats.values.filter { $0.title.lowercased() == title.lowercased() } : exact
        return matches.map(\.id).sorted().compactMap { self[$0] }
    }

    mutating func move(_ chatID: Int64, in list: ChatListName, to order: Int64, isPinned: Bool) {
        orderings[list, default: ChatOrdering()].move(chatID, to: order)
        if order != 0, isPinned {
            pinned[list, default: []].insert(chatID)
        } else {
            pinned[list]?.remove(chatID)
        }
    }
}
