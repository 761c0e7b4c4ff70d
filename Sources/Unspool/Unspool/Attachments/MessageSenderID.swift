public import TelegramAPI

/// Who sent a message: a user, or a chat in whose name it was sent. Source: `MessageSender` of TDLib.
public enum MessageSenderID: Sendable, Hashable {
    case user(Int64)
    case chat(Int64)

    /// One number for both: a user's is positive, and so is its private chat's; groups and channels are negative.
    public var id: Int64 {
        switch self {
        case .user(let id), .chat(let id): id
        }
    }

    /// Nil for a kind that this version does not know.
    public init?(_ sender: MessageSender) {
        switch sender {
        case .user(let sender): self = .user(sender.userID)
        case .chat(let sender): self = .chat(sender.chatID)
        case .unknown: return nil
        }
    }
}

extension MessageSenderID {
    /// As TDLib's functions take it.
    var schemaSender: MessageSender {
        switch self {
        case .user(let id): .user(MessageSenderUser(userID: id))
        case .chat(let id): .chat(MessageSenderChat(chatID: id))
        }
    }
}
