/// The lists of chats: what is loaded, and what is told when a chat moves.
extension Session {
    /// The lists that a chat belongs to, in the order in which TDLib tells changes: it looks at the archive first,
    /// whichever way a chat goes.
    func lists(of chat: SimulatedChat) -> [ChatListID] {
        guard let list = chat.list, isVisible(chat) else { return [] }
        // A basic group stays where it is after one has left it.
        if chat.isLeft, chat.kind != .basicGroup { return [] }
        let user = chat.userID.flatMap { engine.world.users[$0] }
        return [ChatListID(list)]
            + engine.world.folders.filter {
                $0.contains(chat, user: user, isRead: readState(of: chat).unreadCount == 0)
            }.map { .folder($0.id) }
    }

    /// The place of a chat in a list; nil if it is in none, or has nothing to be placed by.
    private func place(of chat: SimulatedChat, in list: ChatListID) -> ChatPlace? {
        guard lists(of: chat).contains(list) else { return nil }
        var isPinned = chat.isPinned
        if case .folder(let id) = list {
            isPinned = engine.world.folders.first { $0.id == id }?.pinned.contains(chat.id) ?? false
        }
        let order = chat.order(isPinned: isPinned)
        return order == 0 ? nil : ChatPlace(order: order, chatID: chat.id, isPinned: isPinned)
    }

    /// The place that a client is told: only in the loaded part of the list.
    private func visiblePlace(of chat: SimulatedChat, in list: ChatListID) -> ChatPlace? {
        place(of: chat, in: list).flatMap { chats.isLoaded($0, in: list) ? $0 : nil }
    }

    /// The chats of a list, first to last.
    func ordered(_ list: ChatListID) -> [(chat: SimulatedChat, place: ChatPlace)] {
        engine.world.chats.values.compactMap { chat in place(of: chat, in: list).map { (chat, $0) } }
            .sorted { $0.1 > $1.1 }
    }

    /// The list that a request names; nil if there is no such folder.
    private func list(_ request: TLObject) -> ChatListID? {
        let list = ChatListID(request.object("chat_list"))
        guard case .folder(let id) = list else { return list }
        return engine.world.folders.contains { $0.id == id } ? list : nil
    }

    // MARK: Loading

    func loadChats(_ request: TLObject, _ ticket: Ticket) {
        guard let list = list(request) else { return answer(ticket, .error(400, "Chat list not found")) }
        guard request.int("limit") > 0 || chats.isWhole(list) else {
            return answer(ticket, .error(400, "Parameter limit must be positive"))
        }
        let limit = min(max(0, Int(clamping: request.int("limit"))), 100, max(1, engine.configuration.chatBatch))
        answer(ticket, load(list, limit: limit) ? .ok : .error(404, "Not Found"))
        tellUnread(in: list)
    }

    /// Makes the loaded part of a list longer.
    /// - Returns: Whether there was something to load.
    private func load(_ list: ChatListID, limit: Int) -> Bool {
        let rest = ordered(list).filter { !chats.isLoaded($0.place, in: list) }
        let batch = rest.prefix(limit)
        for entry in batch { announceUsers(of: entry.chat) }
        for entry in batch { announce(groupOf: entry.chat) }
        for entry in batch { announce(chat: entry.chat) }
        // With the last chat the whole list is loaded: whatever comes to it has a place.
        chats.load(list, to: batch.count == rest.count ? .last : batch.last?.place ?? .last)
        for entry in batch { updatePosition(entry.chat, in: list) }
        return !batch.isEmpty
    }

    func getChats(_ request: TLObject) -> TLObject {
        guard request.int("limit") > 0 else { return .error(400, "Parameter limit must be positive") }
        guard let list = list(request) else { return .error(400, "Chat list not found") }
        let all = ordered(list)
        let limit = Int(clamping: request.int("limit"))
        while all.prefix(limit).contains(where: { !chats.isLoaded($0.place, in: list) }) {
            guard load(list, limit: 100) else { break }
        }
        return TLObject(
            "chats", ["total_count": .int(Int64(all.count)), "chat_ids": .ids(all.prefix(limit).map(\.chat.id))])
    }

    // MARK: Changing

    func addChatToList(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        switch list(request) {
        case nil: return .error(400, "Chat list not found")
        case .main?: engine.move(chat.id, to: .main)
        case .archive?: engine.move(chat.id, to: .archive)
        case .folder(let id)?:
            var folders = engine.world.folders
            for index in folders.indices where folders[index].id == id { folders[index].included.append(chat.id) }
            engine.set(folders)
        }
        return .ok
    }

    func toggleChatIsPinned(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard let list = list(request) else { return .error(400, "Chat list not found") }
        guard lists(of: chat).contains(list) else { return .error(400, "The chat isn't in the specified list") }
        engine.pin(chat.id, request.bool("is_pinned"), in: list)
        return .ok
    }

    func getChatFolder(_ request: TLObject) -> TLObject {
        guard let folder = engine.world.folders.first(where: { Int64($0.id) == request.int("chat_folder_id") }) else {
            return .error(400, "Invalid chat folder identifier specified")
        }
        return TLObject(
            "chatFolder",
            [
                "name": .object(folderName(folder)), "icon": .object(folderIcon(folder)), "color_id": -1,
                "pinned_chat_ids": .ids(folder.pinned), "included_chat_ids": .ids(folder.included),
                "excluded_chat_ids": .ids(folder.excluded), "exclude_read": .bool(folder.excludesRead),
                "exclude_archived": .bool(folder.excludesArchived), "include_contacts": .bool(folder.includesContacts),
                "include_non_contacts": .bool(folder.includesNonContacts), "include_bots": .bool(folder.includesBots),
                "include_groups": .bool(folder.includesGroups), "include_channels": .bool(folder.includesChannels),
            ])
    }

    /// All folders, as they are told after the sign-in and after each change.
    var foldersUpdate: TLObject {
        let folders = engine.world.folders.map { folder in
            TLObject(
                "chatFolderInfo",
                [
                    "id": .int(Int64(folder.id)), "name": .object(folderName(folder)),
                    "icon": .object(folderIcon(folder)), "color_id": -1,
                ])
        }
        return TLObject("updateChatFolders", ["chat_folders": .objects(folders)])
    }

    private func folderName(_ folder: SimulatedFolder) -> TLObject {
        TLObject("chatFolderName", ["text": formattedText(folder.name)])
    }

    private func folderIcon(_ folder: SimulatedFolder) -> TLObject {
        TLObject("chatFolderIcon", ["name": .text(folder.icon)])
    }

    // MARK: Telling

    /// Where a chat is, as far as a client has been told.
    struct Placement {
        var lists: [ChatListID]
        var visible: [ChatListID: ChatPlace]
    }

    func placement(of chat: SimulatedChat) -> Placement {
        let lists = lists(of: chat)
        var visible: [ChatListID: ChatPlace] = [:]
        for list in lists { visible[list] = visiblePlace(of: chat, in: list) }
        return Placement(lists: lists, visible: visible)
    }

    /// Tells what became of a chat's lists and, unless another update carries them, its places.
    func tellPlacement(of chat: SimulatedChat, since old: Placement, positions: Bool = true) {
        guard chats.isKnown(chat.id) else { return }
        let new = placement(of: chat)
        let folders = (old.lists + new.lists).filter { if case .folder = $0 { true } else { false } }
        var told: Set<ChatListID> = []
        for list in [.archive, .main] + folders where told.insert(list).inserted {
            let fields: [String: TLValue] = ["chat_id": .int(chat.id), "chat_list": .object(list.object)]
            tellUnread(in: list)
            switch (old.lists.contains(list), new.lists.contains(list)) {
            case (false, true): update("updateChatAddedToList", fields)
            case (true, false): update("updateChatRemovedFromList", fields)
            default: break
            }
            if positions, old.visible[list] != new.visible[list] { updatePosition(chat, in: list) }
        }
    }

    private func updatePosition(_ chat: SimulatedChat, in list: ChatListID) {
        update(
            "updateChatPosition",
            [
                "chat_id": .int(chat.id),
                "position": .object(positionObject(list, visiblePlace(of: chat, in: list))),
            ])
    }

    /// The places of a chat in the lists, as far as these have been loaded.
    func positions(of chat: SimulatedChat) -> [TLObject] {
        lists(of: chat).compactMap { list in
            visiblePlace(of: chat, in: list).map { positionObject(list, $0) }
        }
    }

    private func positionObject(_ list: ChatListID, _ place: ChatPlace?) -> TLObject {
        TLObject(
            "chatPosition",
            [
                "list": .object(list.object), "order": .int(place?.order ?? 0),
                "is_pinned": .bool(place?.isPinned ?? false),
            ])
    }
}
