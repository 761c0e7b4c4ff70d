/// Groups, channels and secret chats by their own numbers.
extension Session {
    /// Whether the signed-in account sees a chat.
    func isVisible(_ chat: SimulatedChat) -> Bool {
        chat.visibleTo?.contains(myID) ?? true
    }

    private struct GroupClass {
        var name: String
        var field: String
        var number: (SimulatedChat) -> Int64?
    }

    /// Which class a function is about, by its argument.
    private func groupClass(_ request: TLObject) -> GroupClass {
        if request.type.contains("BasicGroup") {
            return GroupClass(name: "Basic group", field: "basic_group_id") {
                $0.kind == .basicGroup ? $0.number : nil
            }
        }
        if request.type.contains("Secret") {
            return GroupClass(name: "Secret chat", field: "secret_chat_id") { $0.isSecret ? $0.number : nil }
        }
        return GroupClass(name: "Supergroup", field: "supergroup_id") {
            $0.kind == .supergroup || $0.kind == .channel ? $0.number : nil
        }
    }

    /// The chat of a group of which the client has heard, though the chat itself may be news.
    private func knownGroup(_ request: TLObject) -> SimulatedChat? {
        let wanted = groupClass(request)
        let number = request.int(wanted.field)
        return engine.world.chats.values.first {
            wanted.number($0) == number && (chats.isKnown($0.id) || chats.isKnown(group: $0.id))
        }
    }

    func group(_ request: TLObject) -> TLObject {
        let wanted = groupClass(request)
        // A secret chat's number may be below zero.
        let id = request.int(wanted.field)
        guard wanted.name == "Secret chat" ? id != 0 : id > 0 else {
            return .error(400, "Invalid \(wanted.name.lowercased()) identifier")
        }
        guard let chat = knownGroup(request), let update = groupUpdate(chat) else {
            return .error(400, "\(wanted.name) not found")
        }
        let object = ["Basic group": "basic_group", "Secret chat": "secret_chat"][wanted.name] ?? "supergroup"
        return update.object(object) ?? .error(400, "\(wanted.name) not found")
    }

    func createGroupChat(_ request: TLObject) -> TLObject {
        guard let chat = knownGroup(request) else { return .error(400, "Chat info not found") }
        announce(chat: chat)
        return chatObject(chat)
    }

    func groupFullInfo(_ request: TLObject) -> TLObject {
        let wanted = groupClass(request)
        guard let chat = knownGroup(request) else {
            return .error(400, wanted.name == "Basic group" ? "Group not found" : "\(wanted.name) not found")
        }
        if chat.kind == .basicGroup {
            let info = basicGroupFullInfo(chat)
            update(
                "updateBasicGroupFullInfo",
                ["basic_group_id": .int(chat.number), "basic_group_full_info": .object(info)])
            return info
        }
        // The old group is told before what names it.
        if chat.upgradedFrom != 0, let old = engine.world.chats[-chat.upgradedFrom] { announce(groupOf: old) }
        let info = TLObject(
            "supergroupFullInfo",
            [
                "member_count": .int(Int64(chat.memberCount)), "can_get_members": .bool(chat.kind == .supergroup),
                "is_all_history_available": true, "upgraded_from_basic_group_id": .int(chat.upgradedFrom),
                "upgraded_from_max_message_id": .int(chat.upgradedFromMaxNumber << 20),
            ])
        update("updateSupergroupFullInfo", ["supergroup_id": .int(chat.number), "supergroup_full_info": .object(info)])
        return info
    }

    private func basicGroupFullInfo(_ chat: SimulatedChat) -> TLObject {
        let creator = creator(of: chat)
        let members = members(of: chat)
        for user in members { announce(user: user) }
        return TLObject(
            "basicGroupFullInfo",
            [
                "creator_user_id": .int(max(0, creator)),
                "members": .objects(members.map { memberObject($0, in: chat) }),
            ])
    }

    func leaveOrClear(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        if request.type == "deleteChatHistory" {
            engine.deleteHistory(chat.id, removesChat: request.bool("remove_from_chat_list"))
            return .ok
        }
        switch chat.kind {
        case .privateChat: return .error(400, "Chat member status can't be changed in private chats")
        case .secret: return .error(400, "Chat member status can't be changed in secret chats")
        default: break
        }
        engine.leave(chat.id)
        return .ok
    }

    /// Tells a group whose chat need not be known.
    func announce(groupOf chat: SimulatedChat) {
        guard !chats.isKnown(chat.id), chats.learn(group: chat.id), let group = groupUpdate(chat) else { return }
        update(group.type, group.fields)
    }
}
