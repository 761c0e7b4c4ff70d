import Foundation

/// Searching in all chats.
extension Session {
    /// What a search in all chats continues from: the last message it has given.
    private struct SearchPlace: Comparable {
        var date: Int64
        var chatID: Int64
        var number: Int64

        static func < (one: SearchPlace, other: SearchPlace) -> Bool {
            (one.date, one.chatID, one.number) < (other.date, other.chatID, other.number)
        }

        init(_ message: SimulatedMessage, in chat: SimulatedChat) {
            date = Int64(message.date)
            chatID = chat.id
            number = message.number
        }

        /// As TDLib writes it: date, chat and number of the message, with commas, and nothing else than such numbers.
        init?(_ text: String) {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
                Int64(part).flatMap { String($0) == part ? $0 : nil }
            }
            guard parts.count == 3, let date = parts[0], let chatID = parts[1], let number = parts[2],
                (1...Int64(Int32.max)).contains(date), (1...Int64(Int32.max)).contains(number),
                SimulatedChat.isID(chatID)
            else { return nil }
            (self.date, self.chatID, self.number) = (date, chatID, number)
        }

        var text: String { "\(date),\(chatID),\(number)" }
    }

    private struct Found {
        var place: SearchPlace
        var message: SimulatedMessage
        var chat: SimulatedChat
    }

    func searchMessages(_ request: TLObject) -> TLObject {
        let filter = MessageFilter(request.object("filter"))
        let query = request.text("query") ?? ""
        let offset = request.text("offset") ?? ""
        var list: ChatListID?
        if let asked = request.object("chat_list") {
            let id = ChatListID(asked)
            if case .folder = id { return .error(400, "Wrong chat list specified") }
            list = id
        }
        guard request.int("limit") > 0 else { return .error(400, "Parameter limit must be positive") }
        let place = offset.isEmpty ? nil : SearchPlace(offset)
        guard offset.isEmpty || place != nil else { return .error(400, "Invalid offset specified") }
        guard filter.isForAllChats else { return .error(400, "The filter is not supported") }
        // Telegram finds nothing for nothing.
        if query.isEmpty, filter == .all { return Self.found([], total: 0, next: "") }
        let least = request.int("min_date")
        let greatest = request.int("max_date")
        let limit = Int(min(request.int("limit"), 100))
        // Of a long row of messages only those of the page are kept, and one that tells whether there is another.
        var page: [Found] = []
        var total = 0
        for chat in engine.world.chats.values where isSearched(chat, list, request.object("chat_type_filter")) {
            let oldest = chat.messages.firstIndex(ofKinds: { filter.matches($0, in: chat.kind) })
            for message in chat.messages[oldest...] where filter.matches(message, in: chat.kind) {
                let found = Found(place: SearchPlace(message, in: chat), message: message, chat: chat)
                guard query.isEmpty || message.content.caption.localizedCaseInsensitiveContains(query),
                    least <= 0 || found.place.date >= least, greatest <= 0 || found.place.date <= greatest
                else { continue }
                total += 1
                if let place, found.place >= place { continue }
                page.insert(found, at: SimulatedHistory.partition(page.count) { page[$0].place > found.place })
                if page.count > limit + 1 { page.removeLast() }
            }
        }
        let isLast = page.count <= limit
        page = Array(page.prefix(limit))
        for found in page { announce(chat: found.chat) }
        announceSenders(of: page.map(\.message))
        return Self.found(
            page.map { messageObject($0.message, in: $0.chat) }, total: total,
            next: isLast ? "" : page.last?.place.text ?? "")
    }

    private func isSearched(_ chat: SimulatedChat, _ list: ChatListID?, _ type: TLObject?) -> Bool {
        guard !chat.isSecret, let own = lists(of: chat).first, list == nil || list == own else { return false }
        return switch (type?.type, chat.kind) {
        case ("searchMessagesChatTypeFilterPrivate", .privateChat), ("searchMessagesChatTypeFilterChannel", .channel),
            ("searchMessagesChatTypeFilterGroup", .basicGroup), ("searchMessagesChatTypeFilterGroup", .supergroup),
            (nil, _):
            true
        default: false
        }
    }

    private static func found(_ messages: [TLObject], total: Int, next: String) -> TLObject {
        TLObject(
            "foundMessages",
            ["total_count": .int(Int64(total)), "messages": .objects(messages), "next_offset": .text(next)])
    }
}
