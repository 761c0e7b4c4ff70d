import NativeLoop
public import TelegramClient

/// What a sign-in begins with.
public struct SessionConfiguration: Sendable {
    /// What TDLib is told first.
    public var parameters: AccountParameters
    /// What becomes of TDLib's proxy.
    public var proxy: ProxySetting

    public init(parameters: AccountParameters, proxy: ProxySetting = .remembered) {
        self.parameters = parameters
        self.proxy = proxy
    }

    /// The parameters for an account's own folder, with all of TDLib's databases, and secret chats.
    /// - Throws: an ``AccountError`` if the database's key can neither be read nor made.
    public init(credentials: APICredentials, home: AccountHome, proxy: ProxySetting = .remembered) throws(AccountError)
    {
        _ = try home.databaseKey()
        var parameters = AccountParameters(
            apiID: credentials.id, apiHash: credentials.hash, databaseFolder: home.layout.database,
            keyStore: home.keyStore)
        parameters.filesFolder = home.layout.files
        parameters.usesSecretChats = true
        // As Telegram shows it in the list of sessions.
        parameters.deviceModel = "Unspool on " + SystemDescription.deviceModel
        parameters.applicationVersion = UnspoolVersion.current
        self.init(parameters: parameters, proxy: proxy)
    }
}

/// The version of this library and its command.
public enum UnspoolVersion {
    /// Such as `0.1.0`.
    public static let current = PackageVersion.current
}
