import TelegramAPI
import TelegramClient

/// Finds the rest of an album that a selection cut: its caption, and the places of its items, are known only from all of it.
struct AlbumCompletion<Sender: TDFunctionSender>: Sendable {
    private let sender: Sender
    private let route: HistoryRoute
    private let mapper: TDLibAttachmentMapper

    init(_ sender: Sender, _ route: HistoryRoute, _ mapper: TDLibAttachmentMapper) {
        self.sender = sender
        self.route = route
        self.mapper = mapper
    }

    /// Whose messages these are.
    var chat: ChatSummary { route.chat }

    /// Whether messages of the album may lie outside of what the route asks for. Telegram's filters, topics and senders cut none.
    func isNeeded(for album: [MappedMessage]) -> Bool {
        let ids = album.map(\.messageID)
        guard album.first.map({ $0.albumID != 0 }) ?? false, album.count < AlbumAssembler.largestAlbum,
            let low = ids.min(), let high = ids.max()
        else { return false }
        if case .messages = route.part { return true }
        return route.outside.ranges.contains { $0.overlaps(Self.around(low, high)) }
    }

    /// - Returns: the same messages with what they have of the whole album, and the others of it.
    func complete(
        _ album: [MappedMessage]
    ) async throws -> (album: [MappedMessage], others: [MappedMessage]) {
        guard let first = album.first else { return (album, []) }
        let found: [Message]
        do {
            found = try await AlbumCompletion.messages(of: first.albumID, around: first.messageID, in: chat.id, sender)
        } catch let error as TDLibError where error.isRefusalOfChat {
            return (album, [])
        }
        var whole = Dictionary(uniqueKeysWithValues: album.map { ($0.messageID, $0) })
        for message in found {
            whole[message.id] = mapper.map(message, isChatProtected: chat.hasProtectedContent)
        }
        let wanted = Set(album.map(\.messageID))
        let joined = AlbumAssembler.join(Array(whole.values))
        return (joined.filter { wanted.contains($0.messageID) }, joined.filter { !wanted.contains($0.messageID) })
    }

    /// The messages of an album, found near one of them.
    static func messages(
        of albumID: Int64, around messageID: Int64, in chatID: Int64, _ sender: Sender
    ) async throws -> [Message] {
        let near = around(messageID, messageID)
        var outside = HistoryCursor()
        if near.lowerBound > 1 { outside.cover(1...(near.lowerBound - 1)) }
        if near.upperBound < .max { outside.cover((near.upperBound + 1)...Int64.max) }
        var walk = HistoryWalk(
            TDLibHistoryLoader(sender, chatID: chatID, .everything), after: outside, hasTail: false)
        var found: [Message] = []
        while found.count < AlbumAssembler.largestAlbum, let page = try await walk.next() {
            found += page.messages.filter { $0.mediaAlbumID == albumID }
        }
        return found
    }

    /// In a group other people's messages can stand between those of an album: so many numbers are looked at on both sides.
    private static func around(_ low: Int64, _ high: Int64) -> ClosedRange<Int64> {
        let reach = Int64(AlbumAssembler.patience) << 20
        return (low > reach ? low - reach : 1)...(high < .max - reach ? high + reach : .max)
    }
}
