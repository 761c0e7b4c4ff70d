import NativeLoop

/// Which of an account's chats a person wants to see.
public struct ChatListing: Sendable {
    /// Why there is nothing to see.
    public enum Problem: Error, Sendable, Equatable, CustomStringConvertible {
        case noFolder(String, known: [String])
        case severalFolders(String)
        case nothingCached

        public var description: String {
            switch self {
            case .noFolder(let name, let known):
                let names = known.map { "“\(UnprintableText.removed(from: $0))”" }.joined(separator: ", ")
                let name = UnprintableText.removed(from: name)
                return known.isEmpty
                    ? "There is no folder “\(name)”: the account has none."
                    : "There is no folder “\(name)”. There are: \(names)"
            case .severalFolders(let name):
                return
                    "Several folders are called “\(UnprintableText.removed(from: name))”. Rename one in a Telegram application."
            case .nothingCached: return "No list of chats is known here yet. Run: unspool chats"
            }
        }
    }

    let snapshot: ChatSnapshot
    /// The lists that are shown, one after the other.
    public let lists: [ChatListName]
    /// The folder, if only one is wanted.
    public let folder: ChatFolder?

    /// The main list and the archive, or only the archive or a folder.
    public init(_ snapshot: ChatSnapshot, isArchive: Bool = false, folder name: String? = nil) throws(Problem) {
        self.snapshot = snapshot
        if let name {
            let folder = try Self.folder(name, in: snapshot)
            self.folder = folder
            lists = [folder.list]
        } else {
            folder = nil
            lists = isArchive ? [.archive] : [.main, .archive]
        }
    }

    /// The one folder with the name.
    public static func folder(_ name: String, in snapshot: ChatSnapshot) throws(Problem) -> ChatFolder {
        let folders = snapshot.folders(named: name)
        guard let folder = folders.first else { throw .noFolder(name, known: snapshot.folders.map(\.name)) }
        guard folders.count == 1 else { throw .severalFolders(name) }
        return folder
    }

    /// The chats in the order of their lists, each with the list that it stands in.
    /// - Parameter search: see ``ChatSummary/matches(search:)``; all chats match an empty one.
    public func chats(matching search: String = "") -> [(list: ChatListName, chat: ChatSummary)] {
        lists.flatMap { list in
            snapshot.list(list).filter { $0.matches(search: search) }.map { (list, $0) }
        }
    }
}
