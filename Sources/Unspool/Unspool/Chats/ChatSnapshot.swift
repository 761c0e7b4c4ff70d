import Foundation

/// All chats that are known at one moment, and their order in each list.
///
/// Copying one costs nothing until either copy changes.
public struct ChatSnapshot: Sendable {
    var chats: [Int64: ChatSummary] = [:]
    var orderings: [ChatListName: ChatOrdering] = [:]
    var pinned: [ChatListName: Set<Int64>] = [:]
    /// In the order of the application's tabs.
    public internal(set) var folders: [ChatFolder] = []
    /// The lists of which every chat is known.
    public internal(set) var completeLists: Set<ChatListName> = []
    /// Chats that an earlier run told of, and Telegram has not in this one.
    var unconfirmed: Set<Int64> = []
    /// Places in lists that an earlier run told of, and Telegram has not in this one.
    var unconfirmedPlaces: [ChatListName: Set<Int64>] = [:]
    /// Telegram tells of groups and users before it tells of their chats.
    var peers = RecentValues<Int64, PeerFacts>(limit: 1024)
    /// The user who is signed in, 0 if unknown.
    var ownerID: Int64 = 0

    public init() {}

    /// How many chats are known, in a list or not.
    public var count: Int { chats.count }

    /// The chat, if it is known.
    public subscript(id: Int64) -> ChatSummary? {
        guard var chat = chats[id] else { return nil }
        chat.isPinned = [.main, .archive].contains { pinned[$0]?.contains(id) == true }
        return chat
    }

    /// Whether what is known of the chat is from an earlier run.
    public func isCached(_ id: Int64) -> Bool { unconfirmed.contains(id) }

    /// The chats of a list, first one first.
    public func list(_ name: ChatListName) -> [ChatSummary] {
        let pinned = pinned[name] ?? []
        return (orderings[name]?.chatIDs ?? []).compactMap { id in
            guard var chat = chats[id] else { return nil }
            chat.isPinned = pinned.contains(id)
            return chat
        }
    }

    /// The chats whose title is the text; if there are none, those whose title differs by case only.
    /// Lowest identifier first.
    public func chats(titled title: String) -> [ChatSummary] {
        let exact = chats.values.filter { $0.title == title }
        let matches = exact.isEmpty ? chats.values.filter { $0.title.lowercased() == title.lowercased() } : exact
        return matches.map(\.id).sorted().compactMap { self[$0] }
    }

    /// The chats whose title begins with the text, whatever its case. Lowest identifier first.
    public func chats(titlePrefix prefix: String) -> [ChatSummary] {
        guard !prefix.isEmpty else { return [] }
        let prefix = prefix.lowercased()
        return chats.values.filter { $0.title.lowercased().hasPrefix(prefix) }.map(\.id).sorted()
            .compactMap { self[$0] }
    }

    /// The chat or chats with the username, whatever its case.
    public func chats(username: String) -> [ChatSummary] {
        let name = username.lowercased()
        guard !name.isEmpty else { return [] }
        return chats.values.filter { $0.username.lowercased() == name }.map(\.id).sorted().compactMap { self[$0] }
    }

    /// The folders with the name; if there are none, those whose name differs by case only.
    public func folders(named name: String) -> [ChatFolder] {
        let exact = folders.filter { $0.name == name }
        return exact.isEmpty ? folders.filter { $0.name.lowercased() == name.lowercased() } : exact
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

extension ChatSummary {
    /// Whether every word of a search is in the title or begins the username, whatever case, width and accents; or the whole of it
    /// is the identifier.
    public func matches(search text: String) -> Bool {
        func folded(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        }
        if text == String(id) { return true }
        let title = folded(title)
        let name = username.lowercased()
        return text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            let word = folded(String(word))
            return title.contains(word) || !name.isEmpty && (name.hasPrefix(word) || "@" + name == word)
        }
    }
}
