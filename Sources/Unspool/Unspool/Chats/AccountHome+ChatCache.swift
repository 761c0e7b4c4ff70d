extension AccountHome {
    /// Where what is known of the account's chats is kept for the next run.
    public var chatCachePath: String { Self.chatCachePath(in: path) }

    /// The same for an account's folder that another process may be using.
    public static func chatCachePath(in home: String) -> String { home + "/chats.sqlite" }
}
