/// What an earlier run knew, until Telegram tells better.
extension ChatSnapshot {
    /// Takes the snapshot for one of an earlier run: nothing of it is certain.
    mutating func becomeCached() {
        unconfirmed = Set(chats.keys)
        unconfirmedPlaces = orderings.mapValues { Set($0.chatIDs) }
        completeLists = []
    }

    /// The list is complete: what only an earlier run knew of it is gone.
    mutating func complete(_ list: ChatListName) {
        completeLists.insert(list)
        for id in unconfirmedPlaces.removeValue(forKey: list) ?? [] {
            move(id, in: list, to: 0, isPinned: false)
            forgetIfNowhere(id)
        }
    }

    /// Drops all that only an earlier run told of: it was another account's.
    mutating func forgetCached() {
        for (list, ids) in unconfirmedPlaces {
            for id in ids { move(id, in: list, to: 0, isPinned: false) }
        }
        for id in unconfirmed { chats[id] = nil }
        unconfirmed = []
        unconfirmedPlaces = [:]
    }

    /// Telegram tells of the chat: the cache counts no more.
    mutating func confirm(_ chatID: Int64) { unconfirmed.remove(chatID) }

    mutating func confirm(_ chatID: Int64, in list: ChatListName) {
        unconfirmedPlaces[list]?.remove(chatID)
    }

    private mutating func forgetIfNowhere(_ id: Int64) {
        guard unconfirmed.contains(id), !orderings.values.contains(where: { $0.order(of: id) != nil }) else { return }
        unconfirmed.remove(id)
        chats[id] = nil
    }
}
