/// Puts the messages of an album together, although they come one by one, newest first, and over several pages.
///
/// The first message sent usually holds the caption and comes last, so an album is held back until it is certain to be
/// complete: ten items (Telegram's limit) or enough other messages after it. Gaps in the identifiers do not split it.
public struct AlbumAssembler: Sendable {
    /// Telegram puts at most so many messages into an album.
    static let largestAlbum = 10
    /// An album is taken for complete when so many other messages have followed its last item. In groups, other people
    /// can write in between.
    static let patience = 50

    private struct Pending {
        var messages: [MappedMessage]
        var others = 0
    }

    /// In the order of their first item.
    private var pending: [(id: Int64, album: Pending)] = []

    public init() {}

    /// Takes the next message of the walk and gives those that are complete, newest first.
    public mutating func receive(_ message: MappedMessage) -> [MappedMessage] {
        guard message.albumID != 0 else { return [message] + countOther(than: 0) }
        if let place = pending.firstIndex(where: { $0.id == message.albumID }) {
            pending[place].album.messages.append(message)
            pending[place].album.others = 0
            if pending[place].album.messages.count == Self.largestAlbum {
                return Self.completed(pending.remove(at: place).album)
            }
        } else {
            pending.append((message.albumID, Pending(messages: [message])))
        }
        return countOther(than: message.albumID)
    }

    /// The albums that are still held back, at the end of the walk.
    public mutating func finish() -> [MappedMessage] {
        defer { pending = [] }
        return pending.flatMap { Self.completed($0.album) }
    }

    private mutating func countOther(than id: Int64) -> [MappedMessage] {
        var ready: [MappedMessage] = []
        for place in pending.indices.reversed() where pending[place].id != id {
            pending[place].album.others += 1
            if pending[place].album.others >= Self.patience {
                ready = Self.completed(pending.remove(at: place).album) + ready
            }
        }
        return ready
    }

    private static func completed(_ album: Pending) -> [MappedMessage] {
        // Oldest first is the order of sending.
        var messages = album.messages.sorted { $0.messageID < $1.messageID }
        let caption = messages.lazy.flatMap(\.items).compactMap { item -> String? in
            guard case .attachment(let attachment) = item, !attachment.caption.isEmpty else { return nil }
            return attachment.caption
        }.first
        for message in messages.indices {
            for item in messages[message].items.indices {
                guard case .attachment(var attachment) = messages[message].items[item] else { continue }
                attachment.album?.index = message + 1
                if attachment.caption.isEmpty { attachment.setCaption(caption ?? "") }
                messages[message].items[item] = .attachment(attachment)
            }
        }
        return messages.reversed()
    }
}
