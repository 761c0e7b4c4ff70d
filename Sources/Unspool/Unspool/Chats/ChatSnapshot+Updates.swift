import TelegramAPI
import TelegramClient

extension ChatSnapshot {
    /// The updates that change a snapshot.
    static let kinds: UpdateKinds = [
        .newChat, .chatTitle, .chatLastMessage, .chatPosition, .chatDraftMessage, .chatReadInbox,
        .chatHasProtectedContent, .chatRemovedFromList,
    ]

    /// Takes an update of TDLib.
    /// - Returns: whether it is of a kind that changes a snapshot.
    mutating func apply(_ update: Update) -> Bool {
        switch update {
        case .newChat(let update):
            // TDLib says it once, before anything else about the chat. What is known already came from a later answer.
            if chats[update.chat.id] == nil { apply(update.chat) }
        case .chatTitle(let update): chats[update.chatID]?.title = update.title
        case .chatLastMessage(let update):
            // An update without a message means that it is not known, not that there is none.
            if let date = update.lastMessage?.date { chats[update.chatID]?.lastMessageDate = Int64(date) }
            replacePositions(of: update.chatID, with: update.positions)
        case .chatDraftMessage(let update): replacePositions(of: update.chatID, with: update.positions)
        case .chatPosition(let update): apply(update.position, of: update.chatID)
        case .chatReadInbox(let update): chats[update.chatID]?.unreadCount = update.unreadCount
        case .chatHasProtectedContent(let update):
            chats[update.chatID]?.hasProtectedContent = update.hasProtectedContent
        case .chatRemovedFromList(let update):
            if let list = ChatListName(update.chatList) {
                move(update.chatID, in: list, to: 0, isPinned: false)
            }
        default: return false
        }
        return true
    }

    /// Takes a chat as a whole, in the place of what is known of it.
    mutating func apply(_ chat: Chat) {
        chats[chat.id] = ChatSummary(
            id: chat.id, kind: .init(chat.type), title: chat.title, unreadCount: chat.unreadCount,
            lastMessageDate: Int64(chat.lastMessage?.date ?? 0), hasProtectedContent: chat.hasProtectedContent)
        replacePositions(of: chat.id, with: chat.positions)
    }

    /// A list that is not among the positions does not hold the chat.
    private mutating func replacePositions(of chatID: Int64, with positions: [ChatPosition]) {
        let named = Set(positions.compactMap { ChatListName($0.list) })
        for list in Array(orderings.keys) where !named.contains(list) {
            move(chatID, in: list, to: 0, isPinned: false)
        }
        for position in positions { apply(position, of: chatID) }
    }

    private mutating func apply(_ position: ChatPosition, of chatID: Int64) {
        guard let list = ChatListName(position.list) else { return }
        move(chatID, in: list, to: position.order, isPinned: position.isPinned)
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
