import TelegramAPI
import TelegramClient

/// Finds the senders that a command means by a text.
enum SenderSelector {
    /// Whom `me`, an identifier or `@username` means, whatever the chat; nil for a name.
    /// - Throws: a ``SelectionError``; a `TDLibError`; `CancellationError`.
    static func find(_ text: String, _ sender: some TDFunctionSender) async throws -> MessageSenderID? {
        if text == "me" { return .user(try await sender.getMe().id) }
        if let id = Int64(text), id != 0 { return id > 0 ? .user(id) : .chat(id) }
        guard text.hasPrefix("@") else { return nil }
        do {
            let chat = try await sender.searchPublicChat(username: String(text.dropFirst()))
            if case .private(let type) = chat.type { return .user(type.userID) }
            return .chat(chat.id)
        } catch let error as TDLibError where error.isNotFound {
            throw SelectionError("Nobody is called \(UnprintableText.removed(from: text)).")
        }
    }

    /// The one user of this name that the account has a chat with or that is a member of the chat; nil if there is none.
    /// - Parameter chats: loaded.
    /// - Throws: a ``SelectionError``; a `TDLibError`; `CancellationError`.
    static func find(
        named text: String, in chat: ChatSummary, _ chats: ChatSnapshot, _ sender: some TDFunctionSender
    ) async throws -> MessageSenderID? {
        var found = Set(chats.chats(titled: text).filter { $0.kind == .user }.map(\.id))
        if chat.kind != .user {
            found.formUnion(try await members(of: chat, called: text, sender))
        }
        guard found.count > 1 else { return found.first.map { .user($0) } }
        let ids = found.sorted().map(String.init).joined(separator: ", ")
        throw SelectionError(
            "\(found.count) people are called “\(UnprintableText.removed(from: text))”. Name one by the identifier: \(ids)"
        )
    }

    static func nobody(_ text: String) -> SelectionError {
        SelectionError(
            "Nobody called “\(UnprintableText.removed(from: text))” was found. Name the sender by the identifier or @username."
        )
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
                if [user.firstName, user.fullName].contains(where: { $0.lowercased() == text.lowercased() }) {
                    found.insert(user.id)
                }
            }
        } catch let error as TDLibError where error.isRefusalOfChat {
            // What was found until then is all that the account may know.
        }
        return found
    }
}
