public import TelegramAPI
import TelegramClient

/// Finds the sender that a command means.
public enum SenderSelector {
    /// - Parameters:
    ///   - text: `me`, an identifier, `@username`, or the name of one user that the account has a chat with or that is a
    ///     member of `chat`.
    ///   - chats: loaded.
    /// - Throws: a ``SelectionError``; a `TDLibError`; `CancellationError`.
    public static func find(
        _ text: String, in chat: ChatSummary?, _ chats: ChatSnapshot, _ sender: some TDFunctionSender
    ) async throws -> MessageSenderID {
        if text == "me" { return .user(try await sender.getMe().id) }
        if let id = Int64(text), id != 0 { return id > 0 ? .user(id) : .chat(id) }
        let shown = UnprintableText.removed(from: text)
        if text.hasPrefix("@") {
            do {
                let chat = try await sender.searchPublicChat(username: String(text.dropFirst()))
                if case .private(let type) = chat.type { return .user(type.userID) }
                return .chat(chat.id)
            } catch let error as TDLibError where error.isNotFound {
                throw SelectionError("Nobody is called \(shown).")
            }
        }
        var found = Set(chats.chats(titled: text).filter { $0.kind == .user }.map(\.id))
        if let chat, chat.kind != .user {
            found.formUnion(try await members(of: chat, called: text, sender))
        }
        guard let id = found.first else {
            throw SelectionError("Nobody called “\(shown)” was found. Name the sender by the identifier or @username.")
        }
        guard found.count == 1 else {
            let ids = found.sorted().map(String.init).joined(separator: ", ")
            throw SelectionError("\(found.count) people are called “\(shown)”. Name one by the identifier: \(ids)")
        }
        return .user(id)
    }

    /// None of a chat whose members the account may not see.
    private static func members(
        of chat: ChatSummary, called text: String, _ sender: some TDFunctionSender
    ) async throws -> Set<Int64> {
        var found: Set<Int64> = []
        do {
            let members = try await sender.searchChatMembers(chatID: chat.id, query: text, limit: 50).members
            for case .user(let member) in members.map(\.memberID) {
                let user = try await sender.getUser(userID: member.userID)
                let names = [
                    user.firstName, [user.firstName, user.lastName].filter { !$0.isEmpty }.joined(separator: " "),
                ]
                if names.contains(where: { $0.lowercased() == text.lowercased() }) { found.insert(user.id) }
            }
        } catch let error as TDLibError where error.isRefusalOfChat {
            // What was found until then is all that the account may know.
        }
        return found
    }
}
