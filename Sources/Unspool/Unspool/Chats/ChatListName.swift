/// One of an account's lists of chats.
public enum ChatListName: Sendable, Hashable {
    case main
    case archive
    case folder(Int32)

    /// As the outputs name it; folders have names of their own.
    public var text: String {
        switch self {
        case .main: "main"
        case .archive: "archive"
        case .folder: "folder"
        }
    }
}
