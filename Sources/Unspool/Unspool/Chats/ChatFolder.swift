/// A folder of chats, as the account has made it. Source: `chatFolderInfo` of TDLib.
public struct ChatFolder: Sendable, Hashable, Identifiable {
    public let id: Int32
    /// As the account's owner set it.
    public let name: String

    public init(id: Int32, name: String) {
        self.id = id
        self.name = name
    }

    public var list: ChatListName { .folder(id) }
}
