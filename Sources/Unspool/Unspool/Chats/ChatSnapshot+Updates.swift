import TelegramAPI
import TelegramClient

extension ChatSnapshot {
    /// The updates that change a snapshot, and those that tell whose it is.
    static let kinds: UpdateKinds = [
        .newChat, .chatTitle, .chatLastMessage, .chatPosition, .chatDraftMessage, .chatReadInbox,
        .chatIsMarkedAsUnread, .chatHasProtectedContent, .chatAddedToList, .chatRemovedFromList, .chatFolders, .user,
        .basicGroup, .supergroup, .option, .authorizationState,
    ]

    /// Takes an update of TDLib.
    /// - Returns: whether it may have changed the snapshot.
    @discardableResult
    mutating func apply(_ update: Update) -> Bool {
        switch update {
        case .newChat(let update):
            // TDLib says it once, before anything else about the chat. What is known already came from a later answer, unless it
            // is from an earlier run.
            if chats[update.chat.id] == nil || unconfirmed.contains(update.chat.id) { apply(update.chat) }
        case .chatTitle(let update): chats[update.chatID]?.title = update.title
        case .chatLastMessage(let update):
            // An update without a message means that it is not known, not that there is none.
            if let date = update.lastMessage?.date { chats[update.chatID]?.lastMessageDate = Int64(date) }
            replacePositions(of: update.chatID, with: update.positions)
        case .chatDraftMessage(let update): replacePositions(of: update.chatID, with: update.positions)
        case .chatPosition(let update): apply(update.position, of: update.chatID)
        case .chatReadInbox(let update): chats[update.chatID]?.unreadCount = update.unreadCount
        case .chatIsMarkedAsUnread(let update): chats[update.chatID]?.isMarkedAsUnread = update.isMarkedAsUnread
        case .chatHasProtectedContent(let update):
            chats[update.chatID]?.hasProtectedContent = update.hasProtectedContent
        case .chatAddedToList(let update):
            // Its place comes with a position of its own, once it is in the part of the list that is loaded.
            guard let list = ChatListName(update.chatList) else { return false }
            return orderings[list]?.order(of: update.chatID) == nil
        case .chatRemovedFromList(let update):
            guard let list = ChatListName(update.chatList) else { return false }
            confirm(update.chatID, in: list)
            move(update.chatID, in: list, to: 0, isPinned: false)
        case .chatFolders(let update): apply(update.chatFolders)
        case .user(let update): return apply(PeerFacts(update.user), of: update.user.id)
        case .basicGroup(let update):
            return apply(PeerFacts(update.basicGroup), of: ChatNumber.basicGroup(update.basicGroup.id))
        case .supergroup(let update):
            return apply(PeerFacts(update.supergroup), of: ChatNumber.supergroup(update.supergroup.id))
        default: return false
        }
        return true
    }

    /// Takes a chat as a whole, in the place of what is known of it.
    mutating func apply(_ chat: Chat) {
        let peer = peers.value(of: chat.id) ?? chats[chat.id].map { PeerFacts($0) } ?? PeerFacts()
        chats[chat.id] = ChatSummary(
            id: chat.id, kind: .init(chat.type), title: chat.title, username: peer.username,
            unreadCount: chat.unreadCount, isMarkedAsUnread: chat.isMarkedAsUnread,
            lastMessageDate: Int64(chat.lastMessage?.date ?? 0), hasProtectedContent: chat.hasProtectedContent,
            memberCount: peer.memberCount, isForum: peer.isForum)
        confirm(chat.id)
        replacePositions(of: chat.id, with: chat.positions)
    }

    private mutating func apply(_ peer: PeerFacts, of chatID: Int64) -> Bool {
        peers.set(peer, for: chatID)
        guard let chat = chats[chatID], PeerFacts(chat) != peer else { return false }
        chats[chatID]?.username = peer.username
        chats[chatID]?.memberCount = peer.memberCount
        chats[chatID]?.isForum = peer.isForum
        return true
    }

    private mutating func apply(_ infos: [ChatFolderInfo]) {
        folders = infos.map { ChatFolder(id: $0.id, name: $0.name.text.text) }
        let known = Set(folders.map(\.list))
        for list in Array(orderings.keys) {
            guard case .folder = list, !known.contains(list) else { continue }
            orderings[list] = nil
            pinned[list] = nil
            unconfirmedPlaces[list] = nil
            completeLists.remove(list)
        }
    }

    /// A list that is not among the positions does not hold the chat. An earlier run's place stays until the list is loaded: TDLib
    /// tells no position before.
    private mutating func replacePositions(of chatID: Int64, with positions: [ChatPosition]) {
        let named = Set(positions.compactMap { ChatListName($0.list) })
        for list in Array(orderings.keys)
        where !named.contains(list) && unconfirmedPlaces[list]?.contains(chatID) != true {
            move(chatID, in: list, to: 0, isPinned: false)
        }
        for position in positions { apply(position, of: chatID) }
    }

    private mutating func apply(_ position: ChatPosition, of chatID: Int64) {
        guard let list = ChatListName(position.list) else { return }
        confirm(chatID, in: list)
        move(chatID, in: list, to: position.order, isPinned: position.isPinned)
    }
}

extension PeerFacts {
    init(_ chat: ChatSummary) {
        self.init(username: chat.username, memberCount: chat.memberCount, isForum: chat.isForum)
    }
}

extension ChatListName {
    /// Nil for a list that this version does not know.
    init?(_ list: ChatList) {
        switch list {
        case .main: self = .main
        case .archive: self = .archive
        case .folder(let folder): self = .folder(folder.chatFolderID)
        case .unknown: return nil
        }
    }

    var schemaList: ChatList {
        switch self {
        case .main: .main
        case .archive: .archive
        case .folder(let id): .folder(ChatListFolder(chatFolderID: id))
        }
    }
}

extension ChatSummary.Kind {
    init(_ type: ChatType) {
        switch type {
        case .private: self = .user
        case .basicGroup: self = .basicGroup
        case .supergroup(let type): self = type.isChannel ? .channel : .supergroup
        case .secret: self = .secret
        case .unknown: self = .unknown
        }
    }
}

extension ChatSummary {
    init(_ chat: Chat) {
        self.init(
            id: chat.id, kind: .init(chat.type), title: chat.title, unreadCount: chat.unreadCount,
            lastMessageDate: Int64(chat.lastMessage?.date ?? 0), hasProtectedContent: chat.hasProtectedContent)
    }
}
