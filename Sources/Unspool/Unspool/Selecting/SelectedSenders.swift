public import TelegramAPI
import TelegramClient

/// The senders that a command wants of several chats. Only whom a name means depends on the chat.
public struct SelectedSenders: Sendable {
    private let fixed: Set<MessageSenderID>
    private let names: [String]
    private var foundNames: Set<String> = []

    /// Asks once for what means the same in every chat.
    /// - Parameter texts: `me`, an identifier, `@username`, or the name of one user that the account has a chat with or that is
    ///   a member of the chat; each.
    /// - Throws: a ``SelectionError``; a `TDLibError`; `CancellationError`.
    public init(_ texts: [String], _ sender: some TDFunctionSender) async throws {
        var fixed: Set<MessageSenderID> = []
        var names: [String] = []
        for text in texts {
            if let found = try await SenderSelector.find(text, sender) {
                fixed.insert(found)
            } else {
                names.append(text)
            }
        }
        self.fixed = fixed
        self.names = names
    }

    /// Those of one chat; none if it has nobody of these names, so that nothing of it is wanted.
    /// - Parameter chats: loaded.
    /// - Throws: a ``SelectionError`` if a name could be several people's; a `TDLibError`; `CancellationError`.
    public mutating func senders(
        in chat: ChatSummary, _ chats: ChatSnapshot, _ sender: some TDFunctionSender
    ) async throws -> Set<MessageSenderID> {
        var senders = fixed
        for name in names {
            guard let found = try await SenderSelector.find(named: name, in: chat, chats, sender) else { continue }
            foundNames.insert(name)
            senders.insert(found)
        }
        return senders
    }

    /// - Throws: a ``SelectionError`` for a name that nobody has in any of the chats.
    public func requireEveryName() throws(SelectionError) {
        if let name = names.first(where: { !foundNames.contains($0) }) { throw SenderSelector.nobody(name) }
    }
}
