/// What happens to chats on the simulated Telegram.
extension SimulatedTelegram {
    /// A chat moves to another list; nil takes it out of all of them, as if it were deleted, and a list brings it back.
    public func move(_ chatID: Int64, to list: SimulatedChat.List?) {
        core.withEngine { engine in engine.move(chatID, to: list) }
    }

    /// A chat is pinned in its list, or in a folder, or no longer.
    public func pin(_ chatID: Int64, _ isPinned: Bool = true, inFolder folder: Int32? = nil) {
        core.withEngine { engine in
            let list = engine.world.chats[chatID]?.list ?? .main
            engine.pin(chatID, isPinned, in: folder.map { .folder($0) } ?? ChatListID(list))
        }
    }

    /// The account leaves a group or channel, or is removed from it.
    public func leave(_ chatID: Int64) {
        core.withEngine { engine in engine.leave(chatID) }
    }

    /// All messages of a chat go, and the chat from its lists.
    public func deleteChat(_ chatID: Int64) {
        core.withEngine { engine in engine.deleteHistory(chatID, removesChat: true) }
    }

    /// The account has other folders now.
    public func setFolders(_ folders: [SimulatedFolder]) {
        core.withEngine { engine in engine.set(folders) }
    }

    /// The account writes something and does not send it; nil takes it away.
    public func setDraft(_ text: String?, in chatID: Int64) {
        core.withEngine { engine in engine.setDraft(text, in: chatID) }
    }

    public func setTitle(_ title: String, of chatID: Int64) {
        core.withEngine { engine in engine.setTitle(title, of: chatID) }
    }

    /// So many of the last messages of a chat have not been read, by whichever account; at most all of them.
    public func setUnreadCount(_ count: Int32, in chatID: Int64) {
        core.withEngine { engine in engine.setUnreadCount(count, in: chatID) }
    }

    /// A user is renamed, becomes a contact, deletes the account… Private and secret chats are called as the user is. Names and
    /// number of a deleted account are the caller's to remove.
    public func changeUser(_ id: Int64, _ change: @Sendable (inout SimulatedUser) -> Void) {
        core.withEngine { engine in engine.changeUser(id, change) }
    }

    public func setMemberCount(_ count: Int32, of chatID: Int64) {
        core.withEngine { engine in engine.changeGroup(chatID) { $0.memberCount = count } }
    }

    /// Whether messages of a chat may be saved.
    public func setProtectedContent(_ isProtected: Bool, in chatID: Int64) {
        core.withEngine { engine in engine.setProtected(isProtected, chatID) }
    }

    /// A secret chat is accepted, or ended by the other side.
    public func setSecretChatState(_ state: SimulatedChat.SecretState, of chatID: Int64) {
        core.withEngine { engine in engine.changeGroup(chatID) { $0.secretState = state } }
    }

    /// A basic group becomes a supergroup.
    /// - Returns: The identifier of the new chat; 0 if the chat is no basic group, or is upgraded already.
    @discardableResult
    public func upgrade(_ chatID: Int64) -> Int64 {
        core.withEngine { engine in engine.upgrade(chatID) }
    }

    /// A topic is made in a forum.
    /// - Returns: Its identifier; 0 if the chat is no forum.
    @discardableResult
    public func addTopic(_ name: String, to chatID: Int64, from sender: Int64? = nil) -> Int32 {
        core.withEngine { engine in engine.addTopic(name, to: chatID, from: sender) }
    }

    /// A topic is renamed, closed, hidden or pinned, or gets another colour or number of unread messages. Its service message is
    /// the caller's to deliver.
    public func changeTopic(
        _ id: Int32, in chatID: Int64, _ change: @Sendable (inout SimulatedTopic) -> Void
    ) {
        core.withEngine { engine in engine.changeTopic(id, in: chatID, change) }
    }
}
