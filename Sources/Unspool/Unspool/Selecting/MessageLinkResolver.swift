public import TelegramAPI
import TelegramClient

/// Finds the messages that links and numbers mean.
public struct MessageLinkResolver<Sender: TDFunctionSender>: Sendable {
    private let sender: Sender

    public init(_ sender: Sender) {
        self.sender = sender
    }

    /// - Parameter chatID: the chat of numbers without a link.
    /// - Returns: TDLib's identifiers by chat; of a link to an album, all of its messages.
    /// - Throws: a ``SelectionError`` that names what was not found; a `TDLibError`; `CancellationError`.
    public func resolve(_ links: [MessageLink], in chatID: Int64?) async throws -> [Int64: [Int64]] {
        var found: [Int64: Set<Int64>] = [:]
        var numbers: Set<Int64> = []
        for link in links {
            switch link {
            case .id(let id): numbers.insert(id)
            case .link(let url):
                let (chat, ids) = try await resolve(url)
                found[chat, default: []].formUnion(ids)
            }
        }
        if !numbers.isEmpty {
            guard let chatID else {
                throw SelectionError(
                    "A message without a link needs exactly one chat: give its number beside one CHAT, or a link.")
            }
            let ids = numbers.sorted()
            for start in stride(from: 0, to: ids.count, by: 100) {
                let asked = Array(ids[start..<min(ids.count, start + 100)])
                let there = Set(
                    try await sender.getMessages(chatID: chatID, messageIDs: asked).messages.compactMap { $0?.id })
                if let missing = asked.first(where: { !there.contains($0) }) {
                    // The number of a link, or TDLib's identifier of a message that is only here.
                    let isOnServer = missing % (1 << 20) == 0
                    let number = isOnServer ? missing >> 20 : missing
                    // Taken from the manifest, most likely.
                    let isIdentifier = isOnServer && number % (1 << 20) == 0
                    let hint =
                        isIdentifier ? " Of the message whose message_id that is, the number is \(number >> 20)." : ""
                    throw SelectionError("The chat has no message \(number).\(hint)")
                }
            }
            found[chatID, default: []].formUnion(ids)
        }
        return found.mapValues { $0.sorted(by: >) }
    }

    /// Source: `getMessageLinkInfo`.
    private func resolve(_ url: String) async throws -> (chat: Int64, ids: [Int64]) {
        let info: MessageLinkInfo
        do {
            info = try await sender.getMessageLinkInfo(url: url)
        } catch let error as TDLibError where error.isNotFound {
            throw SelectionError("This is no link to a message: \(UnprintableText.removed(from: url))")
        }
        guard info.chatID != 0, let message = info.message else {
            throw SelectionError(
                "The link leads to no message that the account can see: \(UnprintableText.removed(from: url))")
        }
        guard info.forAlbum, message.mediaAlbumID != 0 else { return (info.chatID, [message.id]) }
        let album = try await AlbumCompletion.messages(
            of: message.mediaAlbumID, around: message.id, in: info.chatID, sender
        ).map(\.id)
        return (info.chatID, Array(Set(album + [message.id])))
    }
}
