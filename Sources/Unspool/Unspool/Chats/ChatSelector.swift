import NativeLoop
import TelegramAPI
import TelegramClient

/// Finds the one chat that a command means.
public enum ChatSelector {
    /// Why there is not exactly one.
    public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
        /// Those that could be meant; empty if there is none.
        public let candidates: [ChatSummary]
        /// For people: which chats could be meant, or that there is none.
        public let message: String

        public var description: String { message }
    }

    /// - Parameter text: an identifier; `@username`; a link to the chat or to a message in it; `me` for Saved Messages; a title, or
    ///   the beginning of one, that only one chat has.
    /// - Throws: a ``Failure`` with the chats to choose from; a `TDLibError`; `CancellationError`.
    public static func find(_ text: String, in repository: ChatRepository) async throws -> ChatSummary {
        switch ChatReference(text) {
        case .id(let id):
            if let chat = try await chat(id, in: repository) { return chat }
            return try choose(text, in: await repository.current)
        case .title:
            try await repository.loadAll()
            return try choose(text, in: await repository.current)
        case .username(let name): return try await find(username: name, text, repository)
        case .invitation(let link): return try await find(invitation: link, text, repository)
        case .savedMessages:
            let me = try await repository.sender.getMe()
            let chat = try await repository.sender.createPrivateChat(userID: me.id, force: true)
            guard let summary = try await repository.chat(chat.id) else { throw nothing(text) }
            return summary
        }
    }

    /// A chat by its identifier; nil if the account cannot see it.
    public static func chat(_ id: Int64, in repository: ChatRepository) async throws -> ChatSummary? {
        if let chat = try await repository.chat(id) { return chat }
        // A chat that is in no loaded part of a list is not known yet, not even by its identifier.
        try await repository.loadAll()
        return try await repository.chat(id)
    }

    /// By title: exactly, but for its case, or by its beginning.
    static func choose(_ text: String, in snapshot: ChatSnapshot) throws(Failure) -> ChatSummary {
        let titled = snapshot.chats(titled: text)
        let matches = titled.isEmpty ? snapshot.chats(titlePrefix: text) : titled
        guard let match = matches.first else { throw nothing(text) }
        guard matches.count == 1 else {
            let shown = matches.prefix(10).map { chat in
                "\(chat.id) “\(chat.shownTitle)” (\(chat.kind.rawValue))"
            }
            let rest = matches.count > shown.count ? ", …" : ""
            throw Failure(
                candidates: matches,
                message: """
                    \(matches.count) chats have \(titled.isEmpty ? "a title that begins so" : "this title"). Name one by its \
                    identifier: \(shown.joined(separator: ", "))\(rest)
                    """)
        }
        return match
    }

    private static func find(
        username: String, _ text: String, _ repository: ChatRepository
    ) async throws -> ChatSummary {
        do {
            let chat = try await repository.sender.searchPublicChat(username: username)
            if let summary = try await repository.chat(chat.id) { return summary }
        } catch let error as TDLibError where [200, 400, 404].contains(error.remote?.code) {
            // A username that is not in use any more may still be known of a chat.
        }
        let known = await repository.current.chats(username: username)
        if known.count == 1, let chat = known.first, let summary = try await repository.chat(chat.id) { return summary }
        throw nothing(text)
    }

    private static func find(
        invitation: String, _ text: String, _ repository: ChatRepository
    ) async throws -> ChatSummary {
        do {
            let info = try await repository.sender.checkChatInviteLink(inviteLink: invitation)
            if info.chatID != 0, let summary = try await repository.chat(info.chatID) { return summary }
        } catch let error as TDLibError where error.isNotFound {
            throw nothing(text)
        }
        throw Failure(
            candidates: [],
            message: "The account is not in the chat of this link. Join it in a Telegram application first.")
    }

    private static func nothing(_ text: String) -> Failure {
        Failure(
            candidates: [],
            message:
                "No chat has the identifier, title, username or link “\(UnprintableText.removed(from: text))”. List them: unspool chats"
        )
    }
}
