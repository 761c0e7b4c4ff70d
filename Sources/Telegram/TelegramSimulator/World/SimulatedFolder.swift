/// A folder of chats, as the account has made it.
public struct SimulatedFolder: Sendable, Hashable, Identifiable {
    /// From 2 on, as in Telegram.
    public var id: Int32
    public var name: String
    /// The name of TDLib's icon, such as `Custom` or `Work`.
    public var icon = "Custom"
    /// The chats at the top, in any list or none.
    public var pinned: [Int64] = []
    public var included: [Int64] = []
    public var excluded: [Int64] = []
    public var includesContacts = false
    public var includesNonContacts = false
    public var includesBots = false
    public var includesGroups = false
    public var includesChannels = false
    public var excludesRead = false
    public var excludesArchived = false

    public init(id: Int32, name: String, chats: [Int64] = []) {
        self.id = id
        self.name = name
        included = chats
    }

    /// Whether a chat belongs to the folder: the chats that are named first, then the kinds.
    func contains(_ chat: SimulatedChat, user: SimulatedUser?, isRead: Bool) -> Bool {
        if pinned.contains(chat.id) || included.contains(chat.id) { return true }
        if excluded.contains(chat.id) || excludesArchived && chat.list == .archive { return false }
        if excludesRead && isRead { return false }
        switch chat.kind {
        case .privateChat, .secret:
            guard let user else { return includesNonContacts }
            if user.isBot { return includesBots }
            return user.isContact ? includesContacts : includesNonContacts
        case .basicGroup, .supergroup: return includesGroups
        case .channel: return includesChannels
        }
    }
}
