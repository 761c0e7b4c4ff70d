import TelegramAPI

/// What updates of some chats leave to be done. The same message is looked at once, however often it changed meanwhile.
struct WatchBacklog {
    struct Work: Equatable {
        let chatID: Int64
        /// Messages that are new or were edited, oldest first.
        var changed: [Int64] = []
        /// Messages that were deleted for good.
        var deleted: [Int64] = []
        /// Whether the connection was lost and is back, so that messages may have come of which nobody told.
        var isReconnected = false
        /// Whether messages may have come of which nobody told, for another reason.
        var needsTail = false
        /// Whether what could not be done before is to be tried again.
        var isRetry = false
        /// The chat that the group was upgraded to.
        var upgrade: Int64?
        /// Whether the account has left the chat or was removed from it, or is back.
        var presence: Presence?
        /// Whether the connection is lost: below what came since, messages may be missing.
        var isOffline = false

        var isEmpty: Bool { self == Work(chatID: chatID) }
    }

    /// Whether the account is in a chat, so that Telegram tells what comes there.
    enum Presence: Equatable { case present, absent }

    /// Which updates to observe.
    static let kinds: [Update.Kind] = [
        .newMessage, .messageContent, .messageEdited, .deleteMessages, .basicGroup, .supergroup, .connectionState,
        .authorizationState,
    ]

    private struct Pending {
        var changed: Set<Int64> = []
        var deleted: Set<Int64> = []
        var isReconnected = false
        var needsTail = false
        var isRetry = false
        var upgrade: Int64?
        var presence: Presence?
    }

    private(set) var chats: [Int64]
    private var pending: [Int64: Pending] = [:]
    private var isConnected = true
    /// The chats that the account is not in.
    private var absent: Set<Int64> = []

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
        case .deleteMessages(let update) where update.isPermanent && chats.contains(update.chatID):
            pending[update.chatID, default: Pending()].changed.subtract(update.messageIDs)
            pending[update.chatID, default: Pending()].deleted.formUnion(update.messageIDs)
        case .basicGroup(let update):
            let group = update.basicGroup
            let chatID = ChatNumber.basicGroup(group.id)
            if group.upgradedToSupergroupID != 0 {
                upgrade(chatID, to: group.upgradedToSupergroupID)
            } else {
                note(group.status, in: chatID)
            }
        case .supergroup(let update):
            note(update.supergroup.status, in: ChatNumber.supergroup(update.supergroup.id))
        case .connectionState(let update):
            let wasConnected = isConnected
            if case .ready = update.state { isConnected = true } else { isConnected = false }
            if isConnected, !wasConnected {
                for chat in chats { pending[chat, default: Pending()].isReconnected = true }
            }
        default: break
        }
    }

    /// Updates were dropped: anything may have happened.
    mutating func miss() {
        for chat in chats { pending[chat, default: Pending()].needsTail = true }
    }

    /// Follows another chat too, from its first message on.
    mutating func follow(_ chatID: Int64) {
        guard !chats.contains(chatID) else { return }
        chats.append(chatID)
        pending[chatID, default: Pending()].needsTail = true
    }

    /// What could not be done in a chat is to be tried again.
    mutating func retry(_ chatID: Int64) { pending[chatID, default: Pending()].isRetry = true }

    private mutating func upgrade(_ chatID: Int64, to supergroupID: Int64) {
        let new = ChatNumber.supergroup(supergroupID)
        guard chats.contains(chatID), !chats.contains(new) else { return }
        pending[chatID, default: Pending()].upgrade = new
    }

    private mutating func note(_ status: ChatMemberStatus, in chatID: Int64) {
        guard chats.contains(chatID) else { return }
        if status.isMember {
            guard absent.remove(chatID) != nil else { return }
            pending[chatID, default: Pending()].presence = .present
            // Nobody told what came meanwhile.
            pending[chatID, default: Pending()].needsTail = true
        } else if absent.insert(chatID).inserted {
            pending[chatID, default: Pending()].presence = .absent
        }
    }

    private mutating func change(_ messageID: Int64, in chatID: Int64) {
        guard chats.contains(chatID) else { return }
        pending[chatID, default: Pending()].changed.insert(messageID)
    }

    /// All that is to be done in one chat, in the order of the chats.
    mutating func next() -> Work? {
        for chat in chats {
            guard let found = pending.removeValue(forKey: chat) else { continue }
            var work = Work(
                chatID: chat, changed: found.changed.sorted(), deleted: found.deleted.sorted(),
                isReconnected: found.isReconnected, needsTail: found.needsTail, isRetry: found.isRetry,
                upgrade: found.upgrade, presence: found.presence)
            guard !work.isEmpty else { continue }
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
