import TelegramAPI

/// What Telegram tells about the user or group behind a chat.
struct PeerFacts: Sendable, Equatable {
    var username = ""
    /// Nil if it is not known.
    var memberCount: Int32?
    var isForum = false
}

extension PeerFacts {
    init(_ user: User) {
        username = user.usernames?.activeUsernames.first ?? ""
    }

    init(_ group: BasicGroup) {
        memberCount = group.memberCount > 0 ? group.memberCount : nil
    }

    init(_ group: Supergroup) {
        username = group.usernames?.activeUsernames.first ?? ""
        // Telegram does not count the members of every one.
        memberCount = group.memberCount > 0 ? group.memberCount : nil
        isForum = group.isForum
    }
}

/// How TDLib makes the identifier of a chat from that of what is behind it, and the other way round; users keep theirs.
enum ChatNumber {
    static func basicGroup(_ id: Int64) -> Int64 { 0 &- id }
    static func supergroup(_ id: Int64) -> Int64 { -1_000_000_000_000 &- id }
}
