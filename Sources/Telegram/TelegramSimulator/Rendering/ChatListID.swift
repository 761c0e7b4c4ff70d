/// A list of chats.
enum ChatListID: Hashable, Sendable {
    case main
    case archive
    case folder(Int32)

    init(_ list: SimulatedChat.List) {
        self = list == .main ? .main : .archive
    }

    /// The list that a request names; nil is the main list for TDLib.
    init(_ list: TLObject?) {
        switch list?.type {
        case "chatListArchive": self = .archive
        case "chatListFolder": self = .folder(Int32(clamping: list?.int("chat_folder_id") ?? 0))
        default: self = .main
        }
    }

    var object: TLObject {
        switch self {
        case .main: TLObject("chatListMain")
        case .archive: TLObject("chatListArchive")
        case .folder(let id): TLObject("chatListFolder", ["chat_folder_id": .int(Int64(id))])
        }
    }
}

/// Where a chat lies in a list. Lists begin with the greatest place.
struct ChatPlace: Comparable {
    var order: Int64
    var chatID: Int64
    var isPinned = false

    static let last = ChatPlace(order: .min, chatID: .min)

    static func < (one: ChatPlace, other: ChatPlace) -> Bool {
        (one.order, one.chatID) < (other.order, other.chatID)
    }
}
