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

    /// A message, or an album of which more may come.
    private struct Pending {
        var messages: [MappedMessage]
        var others = 0
        var isComplete: Bool
    }

    /// In the order of their first message.
    private var pending: [Pending] = []

    public init() {}

    /// Takes the next message of the walk and gives those that are complete, newest first. What is older than an album waits
    /// until the album is complete, so that the newest come first.
    public mutating func receive(_ message: MappedMessage) -> [MappedMessage] {
        let id = message.albumID
        if id == 0, pending.isEmpty { return [message] }
        for place in pending.indices where !pending[place].isComplete {
            guard pending[place].messages[0].albumID != id else { continue }
            pending[place].others += 1
            pending[place].isComplete = pending[place].others >= Self.patience
        }
        if id != 0, let place = pending.firstIndex(where: { !$0.isComplete && $0.messages[0].albumID == id }) {
            pending[place].messages.append(message)
            pending[place].others = 0
            pending[place].isComplete = pending[place].messages.count == Self.largestAlbum
        } else {
            pending.append(Pending(messages: [message], isComplete: id == 0))
        }
        let ready = pending.prefix(while: \.isComplete)
        defer { pending.removeFirst(ready.count) }
        return ready.flatMap { Self.join($0.messages) }
    }

    /// What is still held back, at the end of the walk.
    public mutating func finish() -> [MappedMessage] {
        defer { pending = [] }
        return pending.flatMap { Self.join($0.messages) }
    }

    /// Messages that follow each other, taken together if they are of one album.
    static func groups(of messages: [MappedMessage]) -> [[MappedMessage]] {
        var groups: [[MappedMessage]] = []
        for message in messages {
            if message.albumID != 0, groups.last?[0].albumID == message.albumID {
                groups[groups.count - 1].append(message)
            } else {
                groups.append([message])
            }
        }
        return groups
    }

    /// Gives the messages of an album their places and the one caption; newest first.
    static func join(_ album: [MappedMessage]) -> [MappedMessage] {
        guard album.first.map({ $0.albumID != 0 }) ?? false else { return album }
        // Oldest first is the order of sending.
        var messages = album.sorted { $0.messageID < $1.messageID }
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
