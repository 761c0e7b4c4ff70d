/// Where everything of an account is: names in its folder, and the paths that follow. Nothing is made or looked at.
///
/// ```
/// Unspool/
///   lock               names the process that uses the folder
///   api                api id and api hash, mode 0600
///   account.json       who is signed in, mode 0600
///   downloads          which downloads were broken off in an orderly way
///   chats.sqlite       what is known of the chats, with SQLite's own files beside it
///   TDLib/database-key 32 random bytes, mode 0600
///   TDLib/database/    TDLib's own
///   TDLib/files/       TDLib's cache of downloads
///   Accounts/NAME/     the same for a further account, only below the usual one's folder
/// ```
public struct AccountLayout: Sendable {
    static let lock = "lock"
    static let credentials = "api"
    static let record = "account.json"
    static let chatCache = "chats.sqlite"
    static let downloads = "downloads"
    static let tdlib = "TDLib"
    static let databaseKey = tdlib + "/database-key"
    static let accounts = "Accounts"

    /// The names in the folder that this program makes, for the account alone. The lock is the last.
    static let own = [tdlib, credentials, record, downloads] + ChatCache.suffixes.map { chatCache + $0 } + [lock]

    /// The account's folder.
    public let home: String

    /// - Parameter home: the account's folder, as given.
    public init(_ home: String) {
        self.home = home
    }

    private func path(_ name: String) -> String { home + "/" + name }

    /// The file that is locked while a process uses the account, with the process's number in it.
    public var lock: String { path(Self.lock) }
    /// The api id and hash of the last sign-in.
    public var credentials: String { path(Self.credentials) }
    /// Who is signed in.
    var record: String { path(Self.record) }
    /// What is known of the account's chats.
    public var chatCache: String { path(Self.chatCache) }
    /// What ``BegunDownloads`` notes.
    public var downloads: String { path(Self.downloads) }
    /// The folder of TDLib's state.
    var tdlib: String { path(Self.tdlib) }
    /// The random key of TDLib's database.
    public var databaseKey: String { path(Self.databaseKey) }
    /// The folder of TDLib's database.
    public var database: String { tdlib + "/database" }
    /// TDLib's cache of downloads.
    public var files: String { tdlib + "/files" }
    /// The folders of further accounts, below the usual one's.
    public var accounts: String { path(Self.accounts) }
}
