public import NativeLoop
public import TelegramAPI

/// What TDLib must know before an account can be used: `setTdlibParameters`, with defaults that fit most programs.
public struct AccountParameters: Sendable {
    /// From https://my.telegram.org.
    public var apiID: Int32
    /// From https://my.telegram.org; it goes with ``apiID``.
    public var apiHash: Secret<String>
    /// Where TDLib keeps the account. One folder for one account, and one client at a time.
    public var databaseFolder: String
    /// Where TDLib keeps downloaded files; empty for the database folder.
    public var filesFolder = ""
    /// Where the database's key is kept.
    public var keyStore: any DatabaseKeyStore
    /// Telegram's test servers instead of the real ones.
    public var usesTestServers = false
    /// Remember files between runs.
    public var usesFileDatabase = true
    /// Remember users, groups and chats between runs; needs the file database.
    public var usesChatInfoDatabase = true
    /// Remember messages between runs; needs the chat info database.
    public var usesMessageDatabase = true
    /// Take part in secret chats.
    public var usesSecretChats = false
    /// The user's language, as IETF tag such as `de`.
    public var systemLanguageCode = SystemDescription.languageCode
    /// What the user sees in the list of active sessions.
    public var deviceModel = SystemDescription.deviceModel
    /// The version of the system; TDLib finds it out by itself if it is empty.
    public var systemVersion = ""
    /// The version of the program, shown in the list of active sessions.
    public var applicationVersion = "1.0"

    /// - Parameters:
    ///   - databaseFolder: made when it is needed, with mode 0700. By default a folder of the program's name where
    ///     the system keeps such data.
    ///   - keyStore: by default the Keychain on Apple platforms, elsewhere the file `database.key` in the folder.
    public init(
        apiID: Int32, apiHash: Secret<String>, databaseFolder: String = SystemDescription.dataFolder + "/tdlib",
        keyStore: (any DatabaseKeyStore)? = nil
    ) {
        self.apiID = apiID
        self.apiHash = apiHash
        self.databaseFolder = databaseFolder
        #if canImport(Security)
        self.keyStore = keyStore ?? DatabaseKeychain(account: databaseFolder)
        #else
        self.keyStore = keyStore ?? DatabaseKeyFile(path: databaseFolder + "/database.key")
        #endif
    }

    /// The function that TDLib wants, with the key from ``keyStore``.
    ///
    /// ``Coordinator`` sends it by itself.
    /// - Throws: what the key store throws.
    public func function() throws -> SetTdlibParameters {
        SetTdlibParameters(
            useTestDc: usesTestServers, databaseDirectory: databaseFolder, filesDirectory: filesFolder,
            databaseEncryptionKey: try keyStore.key().revealed, useFileDatabase: usesFileDatabase,
            useChatInfoDatabase: usesChatInfoDatabase, useMessageDatabase: usesMessageDatabase,
            useSecretChats: usesSecretChats, apiID: apiID, apiHash: apiHash.revealed,
            systemLanguageCode: systemLanguageCode, deviceModel: deviceModel, systemVersion: systemVersion,
            applicationVersion: applicationVersion)
    }
}
