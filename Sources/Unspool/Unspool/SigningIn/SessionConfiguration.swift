public import NativeLoop
import TelegramClient

/// What TDLib is told before a sign-in. Source: `setTdlibParameters`.
public struct SessionConfiguration: Sendable {
    public var credentials: APICredentials
    /// TDLib's state, and its cache of downloads.
    public var databasePath: String
    public var filesPath: String
    /// 32 random bytes that TDLib encrypts its state with.
    public var databaseKey: Secret<[UInt8]>
    public var proxy: ProxySetting
    /// Telegram's servers for tests, which have accounts of their own.
    public var usesTestServers = false
    /// As Telegram shows it in the list of sessions; not empty.
    public var deviceModel = "Unspool on " + SystemDescription.deviceModel
    /// TDLib finds it out by itself if it is empty.
    public var systemVersion = ""
    public var applicationVersion = UnspoolVersion.current
    /// The system's, as an IETF language tag.
    public var languageCode = SystemDescription.languageCode

    public init(
        credentials: APICredentials, databasePath: String, filesPath: String, databaseKey: Secret<[UInt8]>,
        proxy: ProxySetting = .remembered
    ) {
        self.credentials = credentials
        self.databasePath = databasePath
        self.filesPath = filesPath
        self.databaseKey = databaseKey
        self.proxy = proxy
    }

    /// The parameters for an account's own folder.
    /// - Throws: an ``AccountError`` if the database's key can neither be read nor made.
    public init(credentials: APICredentials, home: AccountHome, proxy: ProxySetting = .remembered) throws(AccountError)
    {
        self.init(
            credentials: credentials, databasePath: home.databasePath, filesPath: home.filesPath,
            databaseKey: try home.databaseKey(), proxy: proxy)
    }
}

/// The version of this library and its command.
public enum UnspoolVersion {
    public static let current = PackageVersion.current
}
