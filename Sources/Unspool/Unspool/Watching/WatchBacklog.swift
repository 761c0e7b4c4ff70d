import TelegramAPI

/// What updates of some chats leave to be done. The same message is looked at once, however often it changed meanwhile.
struct WatchBacklog {
    struct Work: Equatable {
        let chatID: Int64
        /// Messages that are new or were edited, oldest first.
        var changed: [Int64] = []
        /// Messages that were deleted for good.
        var deleted: [Int64] = []
        /// Whether the connection was lost, so that messages may have come of which nobody told.
        var needsTail = false

        var isEmpty: Bool { changed.isEmpty && deleted.isEmpty && !needsTail }
    }

    /// Which updates to observe.
    static let kinds: [Update.Kind] = [
        .newMessage, .messageContent, .messageEdited, .deleteMessages, .connectionState, .authorizationState,
    ]

    private struct Pending {
        var changed: Set<Int64> = []
        var deleted: Set<Int64> = []
        var needsTail = false
    }

    private let chats: [Int64]
    private var pending: [Int64: Pending] = [:]
    private var isConnected = true

    init(chats: [Int64]) { self.chats = chats }

    var isEmpty: Bool { pending.isEmpty }

    mutating func take(_ update: Update) {
        switch update {
        case .newMessage(let update):
            // One that is still being sent gets another identifier when it is.
            if update.message.sendingState == nil { change(update.message.id, in: update.message.chatID) }
        case .messageContent(let update): change(update.messageID, in: update.chatID)
        case .messageEdited(let update): change(update.messageID, in: update.chatID)
        // Of others TDLib only frees its memory.
        case .deleteMessages(let update) where update.isPermanent && chats.contains(update.chatID):
            pending[update.chatID, default: Pending()].changed.subtract(update.messageIDs)
            pending[update.chatID, default: Pending()].deleted.formUnion(update.messageIDs)
        case .connectionState(let update):
            let wasConnected = isConnected
            if case .ready = update.state { isConnected = true } else { isConnected = false }
            if isConnected, !wasConnected { for chat in chats { pending[chat, default: Pending()].needsTail = true } }
        default: break
        }
    }

    /// Updates were dropped: anything may have happened.
    mutating func miss() {
        for chat in chats { pending[chat, default: Pending()].needsTail = true }
    }

    private mutating func change(_ messageID: Int64, in chatID: Int64) {
        guard chats.contains(chatID) else { return }
        pending[chatID, default: Pending()].changed.insert(messageID)
    }

    /// All that is to be done in one chat, in the order of the chats.
    mutating func next() -> Work? {
        for chat in chats {
            guard let found = pending.removeValue(forKey: chat) else { continue }
            let work = Work(
                chatID: chat, changed: found.changed.sorted(), deleted: found.deleted.sorted(),
                needsTail: found.needsTail)
            if !work.isEmpty { return work }
        }
        return nil
    }
}
