/// How much of a list is unread.
struct UnreadCount: Equatable {
    var chats = 0
    var unreadChats = 0
    var unreadMessages = 0
}

extension Session {
    /// How far the client's account has read.
    func readState(of chat: SimulatedChat) -> SimulatedChat.ReadState { chat.readState(of: myID) }

    /// Tells what follows for the account from reading, or from messages that come and go: the lists' numbers and whether the
    /// chat is in them, then how far it has been read.
    func tellRead(
        _ chat: SimulatedChat, since old: SimulatedChat, _ placement: Placement, positions: Bool = true
    ) {
        guard readState(of: chat) != readState(of: old) else { return }
        tellPlacement(of: chat, since: placement, positions: positions)
        updateReadInbox(chat)
    }

    /// Tells the numbers of a list that have changed. TDLib knows them only with a message database, and only of a list that is
    /// loaded to its end; it tells them before what they follow from.
    func tellUnread(in list: ChatListID) {
        guard database?.usesMessages == true, chats.isWhole(list) else { return }
        var count = UnreadCount()
        for entry in ordered(list) {
            count.chats += 1
            let unread = Int(readState(of: entry.chat).unreadCount)
            count.unreadChats += unread > 0 ? 1 : 0
            count.unreadMessages += unread
        }
        let old = chats.unread.updateValue(count, forKey: list) ?? UnreadCount()
        let object = TLValue.object(list.object)
        if old.unreadMessages != count.unreadMessages {
            update(
                "updateUnreadMessageCount",
                [
                    "chat_list": object, "unread_count": .int(Int64(count.unreadMessages)),
                    "unread_unmuted_count": .int(Int64(count.unreadMessages)),
                ])
        }
        if old.unreadChats != count.unreadChats || old.chats != count.chats {
            update(
                "updateUnreadChatCount",
                [
                    "chat_list": object, "total_count": .int(Int64(count.chats)),
                    "unread_count": .int(Int64(count.unreadChats)),
                    "unread_unmuted_count": .int(Int64(count.unreadChats)),
                ])
        }
    }
}
