/// How much of a list is unread.
struct UnreadCount: Equatable {
    var chats = 0
    var unreadChats = 0
    var unreadMessages = 0
}

extension Session {
    /// Tells the numbers of a list that have changed. TDLib knows them only with a message database, and only of a list that is
    /// loaded to its end; it tells them before what they follow from.
    func tellUnread(in list: ChatListID) {
        guard database?.usesMessages == true, chats.isWhole(list) else { return }
        var count = UnreadCount()
        for entry in ordered(list) {
            count.chats += 1
            count.unreadChats += entry.chat.unreadCount > 0 ? 1 : 0
            count.unreadMessages += Int(max(0, entry.chat.unreadCount))
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
