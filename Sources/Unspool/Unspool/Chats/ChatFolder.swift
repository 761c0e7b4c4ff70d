/// A folder of chats, as the account has made it. Source: `chatFolderInfo` of TDLib.
public struct ChatFolder: Sendable, Hashable, Identifiable {
    /// Telegram's number of the folder.
    public let id: Int32
    /// As the account's owner set it.
    public let name: String

    public init(id: Int32, name: String) {
        self.id = id
        self.name = name
    }

    /// Its list of chats.
    public var list: ChatListName { .folder(id) }
}
