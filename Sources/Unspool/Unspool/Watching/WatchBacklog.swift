import TelegramAPI

/// What updates of some chats leave to be done. The same message is looked at once, however often it changed meanwhile.
struct WatchBacklog {
    struct Work: Equatable {
        let chatID: Int64
        /// Messages that are new or were edited.
        var changed: Set<Int64> = []
        /// Messages that were deleted for good.
        var deleted: Set<Int64> = []
        /// Whether the connection was lost and is back, so that messages may have come of which nobody told.
        var isReconnected = false
        /// Whether messages may have come of which nobody told, for another reason.
        var needsTail = false
        /// Whether what could not be done before is to be tried again.
        var isRetry = false
        /// The chat that the group was upgraded to.
        var upgrade: Int64?
        /// Whether the account has left the chat or was removed from it, so that Telegram tells nothing new of it.
        var isLost = false
        /// Whether the connection is lost: below what came since, messages may be missing.
        var isOffline = false

        var isEmpty: Bool { self == Work(chatID: chatID) }
    }

    /// Which updates to observe.
    static let kinds: [Update.Kind] = [
        .newMessage, .messageContent, .messageEdited, .deleteMessages, .basicGroup, .supergroup, .connectionState,
        .authorizationState,
    ]

    private(set) var chats: [Int64]
    private var pending: [Int64: Work] = [:]
    private var isConnected = true
    /// The chats that the account is not in.
    private(set) var absent: Set<Int64> = []

    init(chats: [Int64]) { self.chats = chats }

    var isEmpty: Bool { pending.isEmpty }

    mutating func take(_ update: Update) {
        switch update {
        case .newMessage(let update):
            // One that is still being sent gets another identifier when it is.
            if update.message.sendingState == nil { change(update.message.id, in: update.message.chatID) }
            if case .chatUpgradeTo(let content) = update.message.content {
                upgrade(update.message.chatID, to: content.supergroupID)
            }
        case .messageContent(let update): change(update.messageID, in: update.chatID)
        case .messageEdited(let update): change(update.messageID, in: update.chatID)
        // Of others TDLib only frees its memory.
        case .deleteMessages(let update) where update.isPermanent:
            note(in: update.chatID) {
                $0.changed.subtract(update.messageIDs)
                $0.deleted.formUnion(update.messageIDs)
            }
        case .basicGroup(let update):
            let group = update.basicGroup
            let chatID = ChatNumber.basicGroup(group.id)
            if group.upgradedToSupergroupID != 0 {
                upgrade(chatID, to: group.upgradedToSupergroupID)
            } else {
                take(group.status, in: chatID)
            }
        case .supergroup(let update):
            take(update.supergroup.status, in: ChatNumber.supergroup(update.supergroup.id))
        case .connectionState(let update):
            let wasConnected = isConnected
            if case .ready = update.state { isConnected = true } else { isConnected = false }
            if isConnected, !wasConnected { for chat in chats { note(in: chat) { $0.isReconnected = true } } }
        default: break
        }
    }

    /// Updates were dropped: anything may have happened.
    mutating func miss() {
        for chat in chats { note(in: chat) { $0.needsTail = true } }
    }

    /// Follows another chat too, from its first message on.
    mutating func follow(_ chatID: Int64) {
        guard !chats.contains(chatID) else { return }
        chats.append(chatID)
        note(in: chatID) { $0.needsTail = true }
    }

    /// What could not be done in a chat is to be tried again.
    mutating func retry(_ chatID: Int64) { note(in: chatID) { $0.isRetry = true } }

    private mutating func change(_ messageID: Int64, in chatID: Int64) {
        note(in: chatID) { $0.changed.insert(messageID) }
    }

    private mutating func upgrade(_ chatID: Int64, to supergroupID: Int64) {
        let new = ChatNumber.supergroup(supergroupID)
        guard !chats.contains(new) else { return }
        note(in: chatID) { $0.upgrade = new }
    }

    private mutating func take(_ status: ChatMemberStatus, in chatID: Int64) {
        guard chats.contains(chatID) else { return }
        if status.isMember {
            guard absent.remove(chatID) != nil else { return }
            note(in: chatID) {
                $0.isLost = false
                // Nobody told what came meanwhile.
                $0.needsTail = true
            }
        } else if absent.insert(chatID).inserted {
            note(in: chatID) { $0.isLost = true }
        }
    }

    private mutating func note(in chatID: Int64, _ change: (inout Work) -> Void) {
        guard chats.contains(chatID) else { return }
        change(&pending[chatID, default: Work(chatID: chatID)])
    }

    /// All that is to be done in one chat, in the order of the chats.
    mutating func next() -> Work? {
        for chat in chats {
            guard var work = pending.removeValue(forKey: chat), !work.isEmpty else { continue }
            work.isOffline = !isConnected
            return work
        }
        return nil
    }
}

extension ChatMemberStatus {
    /// Whether the account gets what is sent; also said of a status that this version does not know.
    fileprivate var isMember: Bool {
        switch self {
        case .creator(let status): status.isMember
        case .restricted(let status): status.isMember
        case .left, .banned: false
        case .administrator, .member, .unknown: true
        }
    }
}
