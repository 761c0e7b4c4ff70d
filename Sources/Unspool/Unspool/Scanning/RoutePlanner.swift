public import TelegramAPI
import TelegramClient

/// The routes of a chat, the newest messages first.
public struct HistoryPlan: Sendable {
    /// One after the other; those of an upgraded group's new chat first.
    public var routes: [HistoryRoute]
    /// For people: what else there may be and cannot be asked for.
    public var warning: String?
}

/// Finds the routes that bring what a selection asks for with few requests, and lose nothing of it.
public struct RoutePlanner<Sender: TDFunctionSender>: Sendable {
    private let sender: Sender

    public init(_ sender: Sender) {
        self.sender = sender
    }

    /// The routes of one chat, the newest messages first.
    ///
    /// The messages of a group from before it was upgraded are part of it, whichever of the two chats is given.
    /// - Parameters:
    ///   - extras: what is taken besides what somebody sent.
    ///   - messages: TDLib's identifiers, if only these are wanted.
    /// - Throws: a `TDLibError`; `CancellationError`.
    public func plan(
        for chat: ChatSummary, _ selection: ExportSelection, extras: TDLibAttachmentMapper.Selection,
        messages: [Int64]? = nil
    ) async throws -> HistoryPlan {
        if let messages { return HistoryPlan(routes: [HistoryRoute(chat: chat, part: .messages(messages))]) }
        var routes: [HistoryRoute] = []
        let (chats, warning) = selection.topic == nil ? try await lineage(of: chat) : ([chat], nil)
        for part in chats {
            let outside = try await outside(selection.window, in: part)
            routes += Self.parts(for: selection, extras: extras, in: part.kind).map {
                HistoryRoute(chat: part, part: $0, outside: outside)
            }
        }
        return HistoryPlan(routes: routes, warning: warning)
    }

    /// Which messages are asked for. Telegram's own filters are used only where they find all that the selection takes.
    static func parts(
        for selection: ExportSelection, extras: TDLibAttachmentMapper.Selection, in kind: ChatSummary.Kind
    ) -> [HistoryRoute.Part] {
        let whole: HistoryRoute.Part = selection.topic.map { .topic($0) } ?? .everything
        // Secret chats are not on the server.
        guard kind != .secret, kind != .unknown else { return [whole] }
        // Elsewhere all messages are of two senders, or of one.
        let canFilterSender = (kind == .supergroup || kind == .basicGroup) && selection.senders.count == 1
        let messageSender = canFilterSender ? selection.senders.first : nil

        if !selection.types.isEmpty {
            var filters: Set<ServerFilter> = []
            for type in selection.types {
                guard let filter = type.serverFilter else { return [whole] }
                filters.insert(filter)
            }
            if filters.isSuperset(of: [.voiceNote, .videoNote]) {
                filters.subtract([.voiceNote, .videoNote])
                filters.insert(.voiceAndVideoNote)
            }
            // More filters than that save little; and the newest messages of several are found only by walking through all.
            guard filters.count <= (selection.last == nil ? 2 : 1) else { return [whole] }
            return filters.sorted { $0.rawValue < $1.rawValue }.map {
                .search($0, sender: messageSender, topic: selection.topic)
            }
        }
        // A search finds no service messages, which can hold decorations.
        if let messageSender, !extras.contains(.decorations) {
            return [.search(.none, sender: messageSender, topic: selection.topic)]
        }
        return [whole]
    }

    // MARK: Dates

    /// The identifiers outside a window of dates, found with one request for each end.
    /// Source: `getChatMessageByDate`, which gives the last message that is not newer.
    func outside(_ window: DateWindow, in chat: ChatSummary) async throws -> HistoryCursor {
        var outside = HistoryCursor()
        if window.isEmpty {
            outside.cover(1...Int64.max)
            return outside
        }
        if let since = window.since, let before = try await lastMessage(of: chat.id, before: since), before >= 1 {
            outside.cover(1...before)
        }
        if let until = window.until, until <= Int32.max {
            let last = try await lastMessage(of: chat.id, before: until) ?? 0
            if (0..<Int64.max).contains(last) { outside.cover((last + 1)...Int64.max) }
        }
        return outside
    }

    private func lastMessage(of chatID: Int64, before time: Int64) async throws -> Int64? {
        guard time > 0 else { return nil }
        do {
            let date = Int32(min(time - 1, Int64(Int32.max)))
            return try await sender.getChatMessageByDate(chatID: chatID, date: date).id
        } catch let error as TDLibError where error.remote?.code == 404 {
            return nil
        }
    }

    // MARK: Upgraded groups

    /// The supergroup and the basic group that it was before, or the chat alone, with what cannot be known then.
    /// Source: `getSupergroupFullInfo`, `getBasicGroup`.
    func lineage(of chat: ChatSummary) async throws -> (chats: [ChatSummary], warning: String?) {
        do {
            switch chat.kind {
            case .supergroup:
                let info = try await sender.getSupergroupFullInfo(supergroupID: ChatNumber.supergroup(chat.id))
                guard info.upgradedFromBasicGroupID > 0 else { return ([chat], nil) }
                let old = try await sender.createBasicGroupChat(
                    basicGroupID: info.upgradedFromBasicGroupID, force: false)
                return ([chat, ChatSummary(old)], nil)
            case .basicGroup:
                let group = try await sender.getBasicGroup(basicGroupID: ChatNumber.basicGroup(chat.id))
                guard group.upgradedToSupergroupID > 0 else { return ([chat], nil) }
                let new = try await sender.createSupergroupChat(
                    supergroupID: group.upgradedToSupergroupID, force: false)
                return ([ChatSummary(new), chat], nil)
            default: return ([chat], nil)
            }
        } catch let error as TDLibError where error.isRefusalOfChat {
            // The account may see the chat and not what it was, or became.
            let isOld = chat.kind == .basicGroup
            return (
                [chat],
                """
                \(chat.shownTitle): the \(isOld ? "supergroup that it became" : "group that it may have been before it was upgraded") \
                cannot be seen, so \(isOld ? "newer" : "older") messages may be missing. \(ExportProblem.text(for: error))
                """
            )
        }
    }
}
