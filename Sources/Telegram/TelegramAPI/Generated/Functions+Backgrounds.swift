// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getThemeParametersJsonString theme:themeParameters = Text`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_theme_parameters_json_string.html)
public struct GetThemeParametersJsonString: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Text
    public let theme: ThemeParameters

    public init(theme: ThemeParameters) {
        self.theme = theme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getThemeParametersJsonString""#)
        wire.object(#","theme":"#, self.theme)
        wire.close()
    }
}

/// `getThemedEmojiStatuses = EmojiStatusCustomEmojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_themed_emoji_statuses.html)
public struct GetThemedEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatusCustomEmojis

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getThemedEmojiStatuses"}"#)
    }
}

/// `getThemedChatEmojiStatuses = EmojiStatusCustomEmojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_themed_chat_emoji_statuses.html)
public struct GetThemedChatEmojiStatuses: TDFunction, CustomStringConvertible {
    public typealias Result = EmojiStatusCustomEmojis

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getThemedChatEmojiStatuses"}"#)
    }
}

/// `getInstalledStickerSets sticker_type:StickerType = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_installed_sticker_sets.html)
public struct GetInstalledStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = StickerSets
    public let stickerType: StickerType

    public init(stickerType: StickerType) {
        self.stickerType = stickerType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getInstalledStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.close()
    }
}

/// `searchInstalledStickerSets sticker_type:StickerType query:string limit:int32 = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_installed_sticker_sets.html)
public struct SearchInstalledStickerSets: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StickerSets
    public let stickerType: StickerType
    public let query: String
    public let limit: Int32

    public init(stickerType: StickerType, query: String, limit: Int32) {
        self.stickerType = stickerType
        self.query = query
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchInstalledStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.string(#","query":"#, self.query)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `reorderInstalledStickerSets sticker_type:StickerType sticker_set_ids:vector<int64> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_installed_sticker_sets.html)
public struct ReorderInstalledStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let stickerType: StickerType
    public let stickerSetIDs: [Int64]

    public init(stickerType: StickerType, stickerSetIDs: [Int64]) {
        self.stickerType = stickerType
        self.stickerSetIDs = stickerSetIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderInstalledStickerSets""#)
        wire.object(#","sticker_type":"#, self.stickerType)
        wire.int64s(#","sticker_set_ids":"#, self.stickerSetIDs)
        wire.close()
    }
}

/// `setAccentColor accent_color_id:int32 background_custom_emoji_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_accent_color.html)
public struct SetAccentColor: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let accentColorID: Int32
    public let backgroundCustomEmojiID: Int64

    public init(accentColorID: Int32, backgroundCustomEmojiID: Int64) {
        self.accentColorID = accentColorID
        self.backgroundCustomEmojiID = backgroundCustomEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAccentColor""#)
        wire.int32(#","accent_color_id":"#, self.accentColorID)
        wire.int64(#","background_custom_emoji_id":"#, self.backgroundCustomEmojiID)
        wire.close()
    }
}

/// `getBackgroundUrl name:string type:BackgroundType = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_background_url.html)
public struct GetBackgroundUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let name: String
    public let type: BackgroundType

    public init(name: String, type: BackgroundType) {
        self.name = name
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBackgroundUrl""#)
        wire.string(#","name":"#, self.name)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `searchBackground name:string = Background`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_background.html)
public struct SearchBackground: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Background
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchBackground""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `getInstalledBackgrounds for_dark_theme:Bool = Backgrounds`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_installed_backgrounds.html)
public struct GetInstalledBackgrounds: TDFunction, CustomStringConvertible {
    public typealias Result = Backgrounds
    public let forDarkTheme: Bool

    public init(forDarkTheme: Bool) {
        self.forDarkTheme = forDarkTheme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getInstalledBackgrounds""#)
        wire.bool(#","for_dark_theme":"#, self.forDarkTheme)
        wire.close()
    }
}

/// `removeInstalledBackground background_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_installed_background.html)
public struct RemoveInstalledBackground: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let backgroundID: Int64

    public init(backgroundID: Int64) {
        self.backgroundID = backgroundID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeInstalledBackground""#)
        wire.int64(#","background_id":"#, self.backgroundID)
        wire.close()
    }
}

/// `resetInstalledBackgrounds = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_installed_backgrounds.html)
public struct ResetInstalledBackgrounds: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"resetInstalledBackgrounds"}"#)
    }
}

extension TDFunctionSender {
    /// `getThemeParametersJsonString theme:themeParameters = Text`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_theme_parameters_json_string.html)
    @_alwaysEmitIntoClient
    public func getThemeParametersJsonString(theme: ThemeParameters) async throws -> Text {
        try await send(GetThemeParametersJsonString(theme: theme))
    }

    /// `getThemedEmojiStatuses = EmojiStatusCustomEmojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_themed_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getThemedEmojiStatuses() async throws -> EmojiStatusCustomEmojis {
        try await send(GetThemedEmojiStatuses())
    }

    /// `getThemedChatEmojiStatuses = EmojiStatusCustomEmojis`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_themed_chat_emoji_statuses.html)
    @_alwaysEmitIntoClient
    public func getThemedChatEmojiStatuses() async throws -> EmojiStatusCustomEmojis {
        try await send(GetThemedChatEmojiStatuses())
    }

    /// `getInstalledStickerSets sticker_type:StickerType = StickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_installed_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func getInstalledStickerSets(stickerType: StickerType) async throws -> StickerSets {
        try await send(GetInstalledStickerSets(stickerType: stickerType))
    }

    /// `searchInstalledStickerSets sticker_type:StickerType query:string limit:int32 = StickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_installed_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func searchInstalledStickerSets(
        stickerType: StickerType,
        query: String,
        limit: Int32
    ) async throws -> StickerSets {
        try await send(SearchInstalledStickerSets(stickerType: stickerType, query: query, limit: limit))
    }

    /// `reorderInstalledStickerSets sticker_type:StickerType sticker_set_ids:vector<int64> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_installed_sticker_sets.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderInstalledStickerSets(stickerType: StickerType, stickerSetIDs: [Int64]) async throws -> Ok {
        try await send(ReorderInstalledStickerSets(stickerType: stickerType, stickerSetIDs: stickerSetIDs))
    }

    /// `setAccentColor accent_color_id:int32 background_custom_emoji_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_accent_color.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAccentColor(accentColorID: Int32, backgroundCustomEmojiID: Int64) async throws -> Ok {
        try await send(SetAccentColor(accentColorID: accentColorID, backgroundCustomEmojiID: backgroundCustomEmojiID))
    }

    /// `getBackgroundUrl name:string type:BackgroundType = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_background_url.html)
    @_alwaysEmitIntoClient
    public func getBackgroundUrl(name: String, type: BackgroundType) async throws -> HttpUrl {
        try await send(GetBackgroundUrl(name: name, type: type))
    }

    /// `searchBackground name:string = Background`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_background.html)
    @_alwaysEmitIntoClient
    public func searchBackground(name: String) async throws -> Background {
        try await send(SearchBackground(name: name))
    }

    /// `getInstalledBackgrounds for_dark_theme:Bool = Backgrounds`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_installed_backgrounds.html)
    @_alwaysEmitIntoClient
    public func getInstalledBackgrounds(forDarkTheme: Bool) async throws -> Backgrounds {
        try await send(GetInstalledBackgrounds(forDarkTheme: forDarkTheme))
    }

    /// `removeInstalledBackground background_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_installed_background.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeInstalledBackground(backgroundID: Int64) async throws -> Ok {
        try await send(RemoveInstalledBackground(backgroundID: backgroundID))
    }

    /// `resetInstalledBackgrounds = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reset_installed_backgrounds.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func resetInstalledBackgrounds() async throws -> Ok {
        try await send(ResetInstalledBackgrounds())
    }
}

#if Hashable
extension GetThemeParametersJsonString: Hashable {}
extension GetThemedEmojiStatuses: Hashable {}
extension GetThemedChatEmojiStatuses: Hashable {}
extension GetInstalledStickerSets: Hashable {}
extension SearchInstalledStickerSets: Hashable {}
extension ReorderInstalledStickerSets: Hashable {}
extension SetAccentColor: Hashable {}
extension GetBackgroundUrl: Hashable {}
extension SearchBackground: Hashable {}
extension GetInstalledBackgrounds: Hashable {}
extension RemoveInstalledBackground: Hashable {}
extension ResetInstalledBackgrounds: Hashable {}
#endif
