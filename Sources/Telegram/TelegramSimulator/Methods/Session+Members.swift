/// Who is in a group: the account, and those who have written there.
extension Session {
    func creator(of chat: SimulatedChat) -> Int64 { chat.messages.first?.senderID ?? myID }

    func members(of chat: SimulatedChat) -> [Int64] {
        let creator = creator(of: chat)
        var members = [creator, myID].filter { $0 > 0 }
        for message in chat.messages.suffix(100) where !members.contains(message.senderID) && message.senderID > 0 {
            members.append(message.senderID)
        }
        if creator == myID { members.removeFirst() }
        return members
    }

    func memberObject(_ user: Int64, in chat: SimulatedChat) -> TLObject {
        let creator = creator(of: chat)
        let status =
            user == creator
            ? TLObject("chatMemberStatusCreator", ["is_member": true]) : TLObject("chatMemberStatusMember")
        return TLObject(
            "chatMember",
            [
                "member_id": .object(senderObject(user)), "inviter_user_id": .int(creator),
                "joined_chat_date": .int(Int64(chat.messages.first?.date ?? 0)), "status": .object(status),
            ])
    }

    /// Those in whose name each word of the query begins a word. Only administrators see who is in a channel.
    func searchChatMembers(_ request: TLObject) -> TLObject {
        guard let chat = knownChat(request) else { return Self.chatNotFound }
        guard chat.kind == .basicGroup || chat.kind == .supergroup else { return .error(400, "CHAT_ADMIN_REQUIRED") }
        func words(_ text: String) -> [String] {
            text.lowercased().split(whereSeparator: \.isWhitespace).map { String($0) }
        }
        let wanted = words(request.text("query") ?? "")
        let found = members(of: chat).filter { id in
            guard let user = engine.world.users[id] else { return false }
            let name = words("\(user.firstName) \(user.lastName) \(user.username)")
            return wanted.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
        }
        let given = found.prefix(Int(min(max(0, request.int("limit")), 200)))
        for user in given { announce(user: user) }
        return TLObject(
            "chatMembers",
            [
                "total_count": .int(Int64(found.count)),
                "members": .objects(given.map { memberObject($0, in: chat) }),
            ])
    }
}
