// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `game id:int64 short_name:string title:string text:formattedText description:string photo:photo animation:animation = Game`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1game.html)
public struct Game: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let shortName: String
        let title: String
        let text: FormattedText
        let descriptionText: String
        let photo: Photo
        let animation: Animation?
        init(
            _ id: Int64,
            _ shortName: String,
            _ title: String,
            _ text: FormattedText,
            _ descriptionText: String,
            _ photo: Photo,
            _ animation: Animation?
        ) {
            self.id = id
            self.shortName = shortName
            self.title = title
            self.text = text
            self.descriptionText = descriptionText
            self.photo = photo
            self.animation = animation
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var shortName: String { fields.shortName }
    public var title: String { fields.title }
    public var text: FormattedText { fields.text }
    public var descriptionText: String { fields.descriptionText }
    public var photo: Photo { fields.photo }
    /// May be absent.
    public var animation: Animation? { fields.animation }

    public init(
        id: Int64,
        shortName: String,
        title: String,
        text: FormattedText,
        descriptionText: String,
        photo: Photo,
        animation: Animation? = nil
    ) {
        fields = Fields(id, shortName, title, text, descriptionText, photo, animation)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"game""#)
        wire.int64(#","id":"#, fields.id)
        wire.string(#","short_name":"#, fields.shortName)
        wire.string(#","title":"#, fields.title)
        wire.object(#","text":"#, fields.text)
        wire.string(#","description":"#, fields.descriptionText)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","animation":"#, fields.animation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Game? {
        wire.open(#"{"@type":"game""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Game? {
        var id: Int64 = 0
        var shortName: String = ""
        var title: String = ""
        var text: FormattedText? = nil
        var descriptionText: String = ""
        var photo: Photo? = nil
        var animation: Animation? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.string(#","short_name":"#, &shortName)
            wire.string(#","title":"#, &title)
            wire.object(#","text":"#, &text)
            wire.string(#","description":"#, &descriptionText)
            wire.object(#","photo":"#, &photo)
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let text = wire.required(consume text),
            let photo = wire.required(consume photo)
         else { wire.missing("text photo"); return nil }
        return Game(
            id: id,
            shortName: shortName,
            title: title,
            text: text,
            descriptionText: descriptionText,
            photo: photo,
            animation: animation
        )
    }
}

/// `webApp short_name:string title:string description:string photo:photo animation:animation = WebApp`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app.html)
public struct WebApp: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let shortName: String
        let title: String
        let descriptionText: String
        let photo: Photo
        let animation: Animation?
        init(_ shortName: String, _ title: String, _ descriptionText: String, _ photo: Photo, _ animation: Animation?) {
            self.shortName = shortName
            self.title = title
            self.descriptionText = descriptionText
            self.photo = photo
            self.animation = animation
        }
    }
    private let fields: Fields
    public var shortName: String { fields.shortName }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    public var photo: Photo { fields.photo }
    /// May be absent.
    public var animation: Animation? { fields.animation }

    public init(shortName: String, title: String, descriptionText: String, photo: Photo, animation: Animation? = nil) {
        fields = Fields(shortName, title, descriptionText, photo, animation)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webApp""#)
        wire.string(#","short_name":"#, fields.shortName)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","animation":"#, fields.animation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> WebApp? {
        wire.open(#"{"@type":"webApp""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> WebApp? {
        var shortName: String = ""
        var title: String = ""
        var descriptionText: String = ""
        var photo: Photo? = nil
        var animation: Animation? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","short_name":"#, &shortName)
            wire.string(#","title":"#, &title)
            wire.string(#","description":"#, &descriptionText)
            wire.object(#","photo":"#, &photo)
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return WebApp(
            shortName: shortName,
            title: title,
            descriptionText: descriptionText,
            photo: photo,
            animation: animation
        )
    }
}

/// `botCommand command:string description:string is_ephemeral:Bool = BotCommand`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command.html)
public struct BotCommand: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let command: String
        let descriptionText: String
        let isEphemeral: Bool
        init(_ command: String, _ descriptionText: String, _ isEphemeral: Bool) {
            self.command = command
            self.descriptionText = descriptionText
            self.isEphemeral = isEphemeral
        }
    }
    private let fields: Fields
    public var command: String { fields.command }
    public var descriptionText: String { fields.descriptionText }
    public var isEphemeral: Bool { fields.isEphemeral }

    public init(command: String, descriptionText: String, isEphemeral: Bool) {
        fields = Fields(command, descriptionText, isEphemeral)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botCommand""#)
        wire.string(#","command":"#, fields.command)
        wire.string(#","description":"#, fields.descriptionText)
        wire.bool(#","is_ephemeral":"#, fields.isEphemeral)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotCommand? {
        wire.open(#"{"@type":"botCommand""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotCommand? {
        var command: String = ""
        var descriptionText: String = ""
        var isEphemeral: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","command":"#, &command)
            wire.string(#","description":"#, &descriptionText)
            wire.bool(#","is_ephemeral":"#, &isEphemeral)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotCommand(command: command, descriptionText: descriptionText, isEphemeral: isEphemeral)
    }
}

/// `botCommands bot_user_id:int53 commands:vector<botCommand> = BotCommands`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_commands.html)
public struct BotCommands: TDDecodable, CustomStringConvertible {
    public let botUserID: Int64
    public let commands: [BotCommand]

    public init(botUserID: Int64, commands: [BotCommand]) {
        self.botUserID = botUserID
        self.commands = commands
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botCommands""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.objects(#","commands":"#, self.commands)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotCommands? {
        wire.open(#"{"@type":"botCommands""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotCommands? {
        var botUserID: Int64 = 0
        var commands: [BotCommand] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.objects(#","commands":"#, &commands)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotCommands(botUserID: botUserID, commands: commands)
    }
}

/// `botMenuButton text:string url:string = BotMenuButton`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_menu_button.html)
public struct BotMenuButton: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let url: String

    public init(text: String, url: String) {
        self.text = text
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botMenuButton""#)
        wire.string(#","text":"#, self.text)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotMenuButton? {
        wire.open(#"{"@type":"botMenuButton""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotMenuButton? {
        var text: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotMenuButton(text: text, url: url)
    }
}

/// `botAccessSettings is_restricted:Bool added_user_ids:vector<int53> = BotAccessSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_access_settings.html)
public struct BotAccessSettings: TDDecodable, CustomStringConvertible {
    public let isRestricted: Bool
    public let addedUserIDs: [Int64]

    public init(isRestricted: Bool, addedUserIDs: [Int64]) {
        self.isRestricted = isRestricted
        self.addedUserIDs = addedUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botAccessSettings""#)
        wire.bool(#","is_restricted":"#, self.isRestricted)
        wire.int53s(#","added_user_ids":"#, self.addedUserIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotAccessSettings? {
        wire.open(#"{"@type":"botAccessSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotAccessSettings? {
        var isRestricted: Bool = false
        var addedUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_restricted":"#, &isRestricted)
            wire.int53s(#","added_user_ids":"#, &addedUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotAccessSettings(isRestricted: isRestricted, addedUserIDs: addedUserIDs)
    }
}

/// `botVerificationParameters icon_custom_emoji_id:int64 organization_name:string default_custom_description:formattedText can_set_custom_description:Bool = BotVerificationParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_verification_parameters.html)
public struct BotVerificationParameters: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let iconCustomEmojiID: Int64
    public let organizationName: String
    /// May be absent.
    public let defaultCustomDescription: FormattedText?
    public let canSetCustomDescription: Bool

    public init(
        iconCustomEmojiID: Int64,
        organizationName: String,
        defaultCustomDescription: FormattedText? = nil,
        canSetCustomDescription: Bool
    ) {
        self.iconCustomEmojiID = iconCustomEmojiID
        self.organizationName = organizationName
        self.defaultCustomDescription = defaultCustomDescription
        self.canSetCustomDescription = canSetCustomDescription
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botVerificationParameters""#)
        wire.int64(#","icon_custom_emoji_id":"#, self.iconCustomEmojiID)
        wire.string(#","organization_name":"#, self.organizationName)
        wire.object(#","default_custom_description":"#, self.defaultCustomDescription)
        wire.bool(#","can_set_custom_description":"#, self.canSetCustomDescription)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotVerificationParameters? {
        wire.open(#"{"@type":"botVerificationParameters""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotVerificationParameters? {
        var iconCustomEmojiID: Int64 = 0
        var organizationName: String = ""
        var defaultCustomDescription: FormattedText? = nil
        var canSetCustomDescription: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int64(#","icon_custom_emoji_id":"#, &iconCustomEmojiID)
            wire.string(#","organization_name":"#, &organizationName)
            wire.object(#","default_custom_description":"#, &defaultCustomDescription)
            wire.bool(#","can_set_custom_description":"#, &canSetCustomDescription)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotVerificationParameters(
            iconCustomEmojiID: iconCustomEmojiID,
            organizationName: organizationName,
            defaultCustomDescription: defaultCustomDescription,
            canSetCustomDescription: canSetCustomDescription
        )
    }
}

/// `botVerification bot_user_id:int53 icon_custom_emoji_id:int64 custom_description:formattedText = BotVerification`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_verification.html)
public struct BotVerification: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let botUserID: Int64
        let iconCustomEmojiID: Int64
        let customDescription: FormattedText
        init(_ botUserID: Int64, _ iconCustomEmojiID: Int64, _ customDescription: FormattedText) {
            self.botUserID = botUserID
            self.iconCustomEmojiID = iconCustomEmojiID
            self.customDescription = customDescription
        }
    }
    private let fields: Fields
    public var botUserID: Int64 { fields.botUserID }
    public var iconCustomEmojiID: Int64 { fields.iconCustomEmojiID }
    public var customDescription: FormattedText { fields.customDescription }

    public init(botUserID: Int64, iconCustomEmojiID: Int64, customDescription: FormattedText) {
        fields = Fields(botUserID, iconCustomEmojiID, customDescription)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botVerification""#)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.int64(#","icon_custom_emoji_id":"#, fields.iconCustomEmojiID)
        wire.object(#","custom_description":"#, fields.customDescription)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotVerification? {
        wire.open(#"{"@type":"botVerification""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotVerification? {
        var botUserID: Int64 = 0
        var iconCustomEmojiID: Int64 = 0
        var customDescription: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.int64(#","icon_custom_emoji_id":"#, &iconCustomEmojiID)
            wire.object(#","custom_description":"#, &customDescription)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let customDescription = wire.required(consume customDescription)
         else { wire.missing("custom_description"); return nil }
        return BotVerification(
            botUserID: botUserID,
            iconCustomEmojiID: iconCustomEmojiID,
            customDescription: customDescription
        )
    }
}

/// `WebAppOpenMode`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_web_app_open_mode.html)
public enum WebAppOpenMode: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `webAppOpenModeCompact = WebAppOpenMode`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app_open_mode_compact.html)
    case compact
    /// `webAppOpenModeFullSize = WebAppOpenMode`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app_open_mode_full_size.html)
    case fullSize
    /// `webAppOpenModeFullScreen = WebAppOpenMode`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app_open_mode_full_screen.html)
    case fullScreen
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .compact: wire.empty(#"{"@type":"webAppOpenModeCompact"}"#)
        case .fullSize: wire.empty(#"{"@type":"webAppOpenModeFullSize"}"#)
        case .fullScreen: wire.empty(#"{"@type":"webAppOpenModeFullScreen"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> WebAppOpenMode? {
        switch wire.constructor(of: .webAppOpenMode) {
        case 0: if wire.close() { return .compact }  // webAppOpenModeCompact
        case 1: if wire.close() { return .fullSize }  // webAppOpenModeFullSize
        case 2: if wire.close() { return .fullScreen }  // webAppOpenModeFullScreen
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `webAppUrl url:string require_same_origin:Bool = WebAppUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app_url.html)
public struct WebAppUrl: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let requireSameOrigin: Bool

    public init(url: String, requireSameOrigin: Bool) {
        self.url = url
        self.requireSameOrigin = requireSameOrigin
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webAppUrl""#)
        wire.string(#","url":"#, self.url)
        wire.bool(#","require_same_origin":"#, self.requireSameOrigin)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> WebAppUrl? {
        wire.open(#"{"@type":"webAppUrl""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> WebAppUrl? {
        var url: String = ""
        var requireSameOrigin: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.bool(#","require_same_origin":"#, &requireSameOrigin)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return WebAppUrl(url: url, requireSameOrigin: requireSameOrigin)
    }
}

/// `webAppInfo launch_id:int64 url:webAppUrl = WebAppInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app_info.html)
public struct WebAppInfo: TDDecodable, CustomStringConvertible {
    public let launchID: Int64
    public let url: WebAppUrl

    public init(launchID: Int64, url: WebAppUrl) {
        self.launchID = launchID
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webAppInfo""#)
        wire.int64(#","launch_id":"#, self.launchID)
        wire.object(#","url":"#, self.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> WebAppInfo? {
        wire.open(#"{"@type":"webAppInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> WebAppInfo? {
        var launchID: Int64 = 0
        var url: WebAppUrl? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","launch_id":"#, &launchID)
            wire.object(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed, let url = wire.required(consume url) else { wire.missing("url"); return nil }
        return WebAppInfo(launchID: launchID, url: url)
    }
}

/// `webAppOpenParameters theme:themeParameters application_name:string mode:WebAppOpenMode = WebAppOpenParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_app_open_parameters.html)
public struct WebAppOpenParameters: TDObject, CustomStringConvertible {
    /// May be left out.
    public let theme: ThemeParameters?
    /// Length 0 to 64.
    public let applicationName: String
    /// May be left out.
    public let mode: WebAppOpenMode?

    public init(theme: ThemeParameters? = nil, applicationName: String, mode: WebAppOpenMode? = nil) {
        self.theme = theme
        self.applicationName = applicationName
        self.mode = mode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webAppOpenParameters""#)
        wire.object(#","theme":"#, self.theme)
        wire.string(#","application_name":"#, self.applicationName)
        wire.object(#","mode":"#, self.mode)
        wire.close()
    }
}

/// `botInfo short_description:string description:string photo:photo animation:animation manager_bot_user_id:int53 menu_button:botMenuButton commands:vector<botCommand> privacy_policy_url:string default_group_administrator_rights:chatAdministratorRights default_channel_administrator_rights:chatAdministratorRights affiliate_program:affiliateProgramInfo web_app_background_light_color:int32 web_app_background_dark_color:int32 web_app_header_light_color:int32 web_app_header_dark_color:int32 verification_parameters:botVerificationParameters can_get_revenue_statistics:Bool can_manage_emoji_status:Bool has_media_previews:Bool edit_commands_link:InternalLinkType edit_description_link:InternalLinkType edit_description_media_link:InternalLinkType edit_settings_link:InternalLinkType = BotInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_info.html)
public struct BotInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let shortDescription: String
        let descriptionText: String
        let photo: Photo?
        let animation: Animation?
        let managerBotUserID: Int64
        let menuButton: BotMenuButton?
        let commands: [BotCommand]
        let privacyPolicyURL: String
        let defaultGroupAdministratorRights: ChatAdministratorRights?
        let defaultChannelAdministratorRights: ChatAdministratorRights?
        let affiliateProgram: AffiliateProgramInfo?
        let webAppBackgroundLightColor: Int32
        let webAppBackgroundDarkColor: Int32
        let webAppHeaderLightColor: Int32
        let webAppHeaderDarkColor: Int32
        let verificationParameters: BotVerificationParameters?
        let canGetRevenueStatistics: Bool
        let canManageEmojiStatus: Bool
        let hasMediaPreviews: Bool
        let editCommandsLink: InternalLinkType?
        let editDescriptionLink: InternalLinkType?
        let editDescriptionMediaLink: InternalLinkType?
        let editSettingsLink: InternalLinkType?
        init(
            _ shortDescription: String,
            _ descriptionText: String,
            _ photo: Photo?,
            _ animation: Animation?,
            _ managerBotUserID: Int64,
            _ menuButton: BotMenuButton?,
            _ commands: [BotCommand],
            _ privacyPolicyURL: String,
            _ defaultGroupAdministratorRights: ChatAdministratorRights?,
            _ defaultChannelAdministratorRights: ChatAdministratorRights?,
            _ affiliateProgram: AffiliateProgramInfo?,
            _ webAppBackgroundLightColor: Int32,
            _ webAppBackgroundDarkColor: Int32,
            _ webAppHeaderLightColor: Int32,
            _ webAppHeaderDarkColor: Int32,
            _ verificationParameters: BotVerificationParameters?,
            _ canGetRevenueStatistics: Bool,
            _ canManageEmojiStatus: Bool,
            _ hasMediaPreviews: Bool,
            _ editCommandsLink: InternalLinkType?,
            _ editDescriptionLink: InternalLinkType?,
            _ editDescriptionMediaLink: InternalLinkType?,
            _ editSettingsLink: InternalLinkType?
        ) {
            self.shortDescription = shortDescription
            self.descriptionText = descriptionText
            self.photo = photo
            self.animation = animation
            self.managerBotUserID = managerBotUserID
            self.menuButton = menuButton
            self.commands = commands
            self.privacyPolicyURL = privacyPolicyURL
            self.defaultGroupAdministratorRights = defaultGroupAdministratorRights
            self.defaultChannelAdministratorRights = defaultChannelAdministratorRights
            self.affiliateProgram = affiliateProgram
            self.webAppBackgroundLightColor = webAppBackgroundLightColor
            self.webAppBackgroundDarkColor = webAppBackgroundDarkColor
            self.webAppHeaderLightColor = webAppHeaderLightColor
            self.webAppHeaderDarkColor = webAppHeaderDarkColor
            self.verificationParameters = verificationParameters
            self.canGetRevenueStatistics = canGetRevenueStatistics
            self.canManageEmojiStatus = canManageEmojiStatus
            self.hasMediaPreviews = hasMediaPreviews
            self.editCommandsLink = editCommandsLink
            self.editDescriptionLink = editDescriptionLink
            self.editDescriptionMediaLink = editDescriptionMediaLink
            self.editSettingsLink = editSettingsLink
        }
    }
    private let fields: Fields
    public var shortDescription: String { fields.shortDescription }
    public var descriptionText: String { fields.descriptionText }
    /// May be absent.
    public var photo: Photo? { fields.photo }
    /// May be absent.
    public var animation: Animation? { fields.animation }
    public var managerBotUserID: Int64 { fields.managerBotUserID }
    /// May be absent.
    public var menuButton: BotMenuButton? { fields.menuButton }
    public var commands: [BotCommand] { fields.commands }
    public var privacyPolicyURL: String { fields.privacyPolicyURL }
    /// May be absent.
    public var defaultGroupAdministratorRights: ChatAdministratorRights? { fields.defaultGroupAdministratorRights }
    /// May be absent.
    public var defaultChannelAdministratorRights: ChatAdministratorRights? { fields.defaultChannelAdministratorRights }
    /// May be absent.
    public var affiliateProgram: AffiliateProgramInfo? { fields.affiliateProgram }
    public var webAppBackgroundLightColor: Int32 { fields.webAppBackgroundLightColor }
    public var webAppBackgroundDarkColor: Int32 { fields.webAppBackgroundDarkColor }
    public var webAppHeaderLightColor: Int32 { fields.webAppHeaderLightColor }
    public var webAppHeaderDarkColor: Int32 { fields.webAppHeaderDarkColor }
    /// May be absent.
    public var verificationParameters: BotVerificationParameters? { fields.verificationParameters }
    public var canGetRevenueStatistics: Bool { fields.canGetRevenueStatistics }
    public var canManageEmojiStatus: Bool { fields.canManageEmojiStatus }
    public var hasMediaPreviews: Bool { fields.hasMediaPreviews }
    /// May be absent.
    public var editCommandsLink: InternalLinkType? { fields.editCommandsLink }
    /// May be absent.
    public var editDescriptionLink: InternalLinkType? { fields.editDescriptionLink }
    /// May be absent.
    public var editDescriptionMediaLink: InternalLinkType? { fields.editDescriptionMediaLink }
    /// May be absent.
    public var editSettingsLink: InternalLinkType? { fields.editSettingsLink }

    public init(
        shortDescription: String,
        descriptionText: String,
        photo: Photo? = nil,
        animation: Animation? = nil,
        managerBotUserID: Int64,
        menuButton: BotMenuButton? = nil,
        commands: [BotCommand],
        privacyPolicyURL: String,
        defaultGroupAdministratorRights: ChatAdministratorRights? = nil,
        defaultChannelAdministratorRights: ChatAdministratorRights? = nil,
        affiliateProgram: AffiliateProgramInfo? = nil,
        webAppBackgroundLightColor: Int32,
        webAppBackgroundDarkColor: Int32,
        webAppHeaderLightColor: Int32,
        webAppHeaderDarkColor: Int32,
        verificationParameters: BotVerificationParameters? = nil,
        canGetRevenueStatistics: Bool,
        canManageEmojiStatus: Bool,
        hasMediaPreviews: Bool,
        editCommandsLink: InternalLinkType? = nil,
        editDescriptionLink: InternalLinkType? = nil,
        editDescriptionMediaLink: InternalLinkType? = nil,
        editSettingsLink: InternalLinkType? = nil
    ) {
        fields = Fields(
        shortDescription,
        descriptionText,
        photo,
        animation,
        managerBotUserID,
        menuButton,
        commands,
        privacyPolicyURL,
        defaultGroupAdministratorRights,
        defaultChannelAdministratorRights,
        affiliateProgram,
        webAppBackgroundLightColor,
        webAppBackgroundDarkColor,
        webAppHeaderLightColor,
        webAppHeaderDarkColor,
        verificationParameters,
        canGetRevenueStatistics,
        canManageEmojiStatus,
        hasMediaPreviews,
        editCommandsLink,
        editDescriptionLink,
        editDescriptionMediaLink,
        editSettingsLink
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botInfo""#)
        wire.string(#","short_description":"#, fields.shortDescription)
        wire.string(#","description":"#, fields.descriptionText)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","animation":"#, fields.animation)
        wire.int53(#","manager_bot_user_id":"#, fields.managerBotUserID)
        wire.object(#","menu_button":"#, fields.menuButton)
        wire.objects(#","commands":"#, fields.commands)
        wire.string(#","privacy_policy_url":"#, fields.privacyPolicyURL)
        wire.object(#","default_group_administrator_rights":"#, fields.defaultGroupAdministratorRights)
        wire.object(#","default_channel_administrator_rights":"#, fields.defaultChannelAdministratorRights)
        wire.object(#","affiliate_program":"#, fields.affiliateProgram)
        wire.int32(#","web_app_background_light_color":"#, fields.webAppBackgroundLightColor)
        wire.int32(#","web_app_background_dark_color":"#, fields.webAppBackgroundDarkColor)
        wire.int32(#","web_app_header_light_color":"#, fields.webAppHeaderLightColor)
        wire.int32(#","web_app_header_dark_color":"#, fields.webAppHeaderDarkColor)
        wire.object(#","verification_parameters":"#, fields.verificationParameters)
        wire.bool(#","can_get_revenue_statistics":"#, fields.canGetRevenueStatistics)
        wire.bool(#","can_manage_emoji_status":"#, fields.canManageEmojiStatus)
        wire.bool(#","has_media_previews":"#, fields.hasMediaPreviews)
        wire.object(#","edit_commands_link":"#, fields.editCommandsLink)
        wire.object(#","edit_description_link":"#, fields.editDescriptionLink)
        wire.object(#","edit_description_media_link":"#, fields.editDescriptionMediaLink)
        wire.object(#","edit_settings_link":"#, fields.editSettingsLink)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotInfo? {
        wire.open(#"{"@type":"botInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotInfo? {
        var shortDescription: String = ""
        var descriptionText: String = ""
        var photo: Photo? = nil
        var animation: Animation? = nil
        var managerBotUserID: Int64 = 0
        var menuButton: BotMenuButton? = nil
        var commands: [BotCommand] = []
        var privacyPolicyURL: String = ""
        var defaultGroupAdministratorRights: ChatAdministratorRights? = nil
        var defaultChannelAdministratorRights: ChatAdministratorRights? = nil
        var affiliateProgram: AffiliateProgramInfo? = nil
        var webAppBackgroundLightColor: Int32 = 0
        var webAppBackgroundDarkColor: Int32 = 0
        var webAppHeaderLightColor: Int32 = 0
        var webAppHeaderDarkColor: Int32 = 0
        var verificationParameters: BotVerificationParameters? = nil
        var canGetRevenueStatistics: Bool = false
        var canManageEmojiStatus: Bool = false
        var hasMediaPreviews: Bool = false
        var editCommandsLink: InternalLinkType? = nil
        var editDescriptionLink: InternalLinkType? = nil
        var editDescriptionMediaLink: InternalLinkType? = nil
        var editSettingsLink: InternalLinkType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","short_description":"#, &shortDescription)
            wire.string(#","description":"#, &descriptionText)
            wire.object(#","photo":"#, &photo)
            wire.object(#","animation":"#, &animation)
            wire.int53(#","manager_bot_user_id":"#, &managerBotUserID)
            wire.object(#","menu_button":"#, &menuButton)
            wire.objects(#","commands":"#, &commands)
            wire.string(#","privacy_policy_url":"#, &privacyPolicyURL)
            wire.object(#","default_group_administrator_rights":"#, &defaultGroupAdministratorRights)
            wire.object(#","default_channel_administrator_rights":"#, &defaultChannelAdministratorRights)
            wire.object(#","affiliate_program":"#, &affiliateProgram)
            wire.int32(#","web_app_background_light_color":"#, &webAppBackgroundLightColor)
            wire.int32(#","web_app_background_dark_color":"#, &webAppBackgroundDarkColor)
            wire.int32(#","web_app_header_light_color":"#, &webAppHeaderLightColor)
            wire.int32(#","web_app_header_dark_color":"#, &webAppHeaderDarkColor)
            wire.object(#","verification_parameters":"#, &verificationParameters)
            wire.bool(#","can_get_revenue_statistics":"#, &canGetRevenueStatistics)
            wire.bool(#","can_manage_emoji_status":"#, &canManageEmojiStatus)
            wire.bool(#","has_media_previews":"#, &hasMediaPreviews)
            wire.object(#","edit_commands_link":"#, &editCommandsLink)
            wire.object(#","edit_description_link":"#, &editDescriptionLink)
            wire.object(#","edit_description_media_link":"#, &editDescriptionMediaLink)
            wire.object(#","edit_settings_link":"#, &editSettingsLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotInfo(
            shortDescription: shortDescription,
            descriptionText: descriptionText,
            photo: photo,
            animation: animation,
            managerBotUserID: managerBotUserID,
            menuButton: menuButton,
            commands: commands,
            privacyPolicyURL: privacyPolicyURL,
            defaultGroupAdministratorRights: defaultGroupAdministratorRights,
            defaultChannelAdministratorRights: defaultChannelAdministratorRights,
            affiliateProgram: affiliateProgram,
            webAppBackgroundLightColor: webAppBackgroundLightColor,
            webAppBackgroundDarkColor: webAppBackgroundDarkColor,
            webAppHeaderLightColor: webAppHeaderLightColor,
            webAppHeaderDarkColor: webAppHeaderDarkColor,
            verificationParameters: verificationParameters,
            canGetRevenueStatistics: canGetRevenueStatistics,
            canManageEmojiStatus: canManageEmojiStatus,
            hasMediaPreviews: hasMediaPreviews,
            editCommandsLink: editCommandsLink,
            editDescriptionLink: editDescriptionLink,
            editDescriptionMediaLink: editDescriptionMediaLink,
            editSettingsLink: editSettingsLink
        )
    }
}

/// `InlineKeyboardButtonType`, one of 10 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_inline_keyboard_button_type.html)
public enum InlineKeyboardButtonType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case url(InlineKeyboardButtonTypeUrl)
    case loginUrl(InlineKeyboardButtonTypeLoginUrl)
    indirect case webApp(InlineKeyboardButtonTypeWebApp)
    indirect case callback(InlineKeyboardButtonTypeCallback)
    indirect case callbackWithPassword(InlineKeyboardButtonTypeCallbackWithPassword)
    /// `inlineKeyboardButtonTypeCallbackGame = InlineKeyboardButtonType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_callback_game.html)
    case callbackGame
    indirect case switchInline(InlineKeyboardButtonTypeSwitchInline)
    /// `inlineKeyboardButtonTypeBuy = InlineKeyboardButtonType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_buy.html)
    case buy
    indirect case user(InlineKeyboardButtonTypeUser)
    indirect case copyText(InlineKeyboardButtonTypeCopyText)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .url(let value): value.encode(into: &wire)
        case .loginUrl(let value): value.encode(into: &wire)
        case .webApp(let value): value.encode(into: &wire)
        case .callback(let value): value.encode(into: &wire)
        case .callbackWithPassword(let value): value.encode(into: &wire)
        case .callbackGame: wire.empty(#"{"@type":"inlineKeyboardButtonTypeCallbackGame"}"#)
        case .switchInline(let value): value.encode(into: &wire)
        case .buy: wire.empty(#"{"@type":"inlineKeyboardButtonTypeBuy"}"#)
        case .user(let value): value.encode(into: &wire)
        case .copyText(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InlineKeyboardButtonType? {
        switch wire.constructor(of: .inlineKeyboardButtonType) {
        case 0: if let value = InlineKeyboardButtonTypeUrl.body(&wire) { return .url(value) }  // inlineKeyboardButtonTypeUrl
        case 1: if let value = InlineKeyboardButtonTypeLoginUrl.body(&wire) { return .loginUrl(value) }  // inlineKeyboardButtonTypeLoginUrl
        case 2: if let value = InlineKeyboardButtonTypeWebApp.body(&wire) { return .webApp(value) }  // inlineKeyboardButtonTypeWebApp
        case 3: if let value = InlineKeyboardButtonTypeCallback.body(&wire) { return .callback(value) }  // inlineKeyboardButtonTypeCallback
        case 4: if let value = InlineKeyboardButtonTypeCallbackWithPassword.body(&wire) { return .callbackWithPassword(value) }  // inlineKeyboardButtonTypeCallbackWithPassword
        case 5: if wire.close() { return .callbackGame }  // inlineKeyboardButtonTypeCallbackGame
        case 6: if let value = InlineKeyboardButtonTypeSwitchInline.body(&wire) { return .switchInline(value) }  // inlineKeyboardButtonTypeSwitchInline
        case 7: if wire.close() { return .buy }  // inlineKeyboardButtonTypeBuy
        case 8: if let value = InlineKeyboardButtonTypeUser.body(&wire) { return .user(value) }  // inlineKeyboardButtonTypeUser
        case 9: if let value = InlineKeyboardButtonTypeCopyText.body(&wire) { return .copyText(value) }  // inlineKeyboardButtonTypeCopyText
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `inlineKeyboardButtonTypeUrl url:string = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_url.html)
public struct InlineKeyboardButtonTypeUrl: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeUrl""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeUrl? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeUrl(url: url)
    }
}

/// `inlineKeyboardButtonTypeLoginUrl url:string id:int53 forward_text:string = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_login_url.html)
public struct InlineKeyboardButtonTypeLoginUrl: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let id: Int64
        let forwardText: String
        init(_ url: String, _ id: Int64, _ forwardText: String) {
            self.url = url
            self.id = id
            self.forwardText = forwardText
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var id: Int64 { fields.id }
    public var forwardText: String { fields.forwardText }

    public init(url: String, id: Int64, forwardText: String) {
        fields = Fields(url, id, forwardText)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeLoginUrl""#)
        wire.string(#","url":"#, fields.url)
        wire.int53(#","id":"#, fields.id)
        wire.string(#","forward_text":"#, fields.forwardText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeLoginUrl? {
        var url: String = ""
        var id: Int64 = 0
        var forwardText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.int53(#","id":"#, &id)
            wire.string(#","forward_text":"#, &forwardText)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeLoginUrl(url: url, id: id, forwardText: forwardText)
    }
}

/// `inlineKeyboardButtonTypeWebApp url:string = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_web_app.html)
public struct InlineKeyboardButtonTypeWebApp: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeWebApp""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeWebApp? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeWebApp(url: url)
    }
}

/// `inlineKeyboardButtonTypeCallback data:bytes = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_callback.html)
public struct InlineKeyboardButtonTypeCallback: TDObject, CustomStringConvertible, CustomReflectable {
    public let data: [UInt8]

    public init(data: [UInt8]) {
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeCallback""#)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeCallback? {
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeCallback(data: data)
    }
}

/// `inlineKeyboardButtonTypeCallbackWithPassword data:bytes = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_callback_with_password.html)
public struct InlineKeyboardButtonTypeCallbackWithPassword: TDObject, CustomStringConvertible, CustomReflectable {
    public let data: [UInt8]

    public init(data: [UInt8]) {
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeCallbackWithPassword""#)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeCallbackWithPassword? {
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeCallbackWithPassword(data: data)
    }
}

/// `inlineKeyboardButtonTypeSwitchInline query:string target_chat:TargetChat = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_switch_inline.html)
public struct InlineKeyboardButtonTypeSwitchInline: TDObject, CustomStringConvertible, CustomReflectable {
    public let query: String
    public let targetChat: TargetChat

    public init(query: String, targetChat: TargetChat) {
        self.query = query
        self.targetChat = targetChat
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeSwitchInline""#)
        wire.string(#","query":"#, self.query)
        wire.object(#","target_chat":"#, self.targetChat)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeSwitchInline? {
        var query: String = ""
        var targetChat: TargetChat? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","query":"#, &query)
            wire.object(#","target_chat":"#, &targetChat)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let targetChat = wire.required(consume targetChat)
         else { wire.missing("target_chat"); return nil }
        return InlineKeyboardButtonTypeSwitchInline(query: query, targetChat: targetChat)
    }
}

/// `inlineKeyboardButtonTypeUser user_id:int53 = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_user.html)
public struct InlineKeyboardButtonTypeUser: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeUser? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeUser(userID: userID)
    }
}

/// `inlineKeyboardButtonTypeCopyText text:string = InlineKeyboardButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button_type_copy_text.html)
public struct InlineKeyboardButtonTypeCopyText: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButtonTypeCopyText""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButtonTypeCopyText? {
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineKeyboardButtonTypeCopyText(text: text)
    }
}

/// `inlineKeyboardButton text:string icon_custom_emoji_id:int64 style:ButtonStyle type:InlineKeyboardButtonType = InlineKeyboardButton`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_keyboard_button.html)
public struct InlineKeyboardButton: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let text: String
        let iconCustomEmojiID: Int64
        let style: ButtonStyle
        let type: InlineKeyboardButtonType
        init(_ text: String, _ iconCustomEmojiID: Int64, _ style: ButtonStyle, _ type: InlineKeyboardButtonType) {
            self.text = text
            self.iconCustomEmojiID = iconCustomEmojiID
            self.style = style
            self.type = type
        }
    }
    private let fields: Fields
    public var text: String { fields.text }
    public var iconCustomEmojiID: Int64 { fields.iconCustomEmojiID }
    public var style: ButtonStyle { fields.style }
    public var type: InlineKeyboardButtonType { fields.type }

    public init(text: String, iconCustomEmojiID: Int64, style: ButtonStyle, type: InlineKeyboardButtonType) {
        fields = Fields(text, iconCustomEmojiID, style, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineKeyboardButton""#)
        wire.string(#","text":"#, fields.text)
        wire.int64(#","icon_custom_emoji_id":"#, fields.iconCustomEmojiID)
        wire.object(#","style":"#, fields.style)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> InlineKeyboardButton? {
        wire.open(#"{"@type":"inlineKeyboardButton""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> InlineKeyboardButton? {
        var text: String = ""
        var iconCustomEmojiID: Int64 = 0
        var style: ButtonStyle? = nil
        var type: InlineKeyboardButtonType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.int64(#","icon_custom_emoji_id":"#, &iconCustomEmojiID)
            wire.object(#","style":"#, &style)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let style = wire.required(consume style),
            let type = wire.required(consume type)
         else { wire.missing("style type"); return nil }
        return InlineKeyboardButton(text: text, iconCustomEmojiID: iconCustomEmojiID, style: style, type: type)
    }
}

/// `oauthLinkInfo user_id:int53 url:string domain:string from_app:Bool verified_app_name:string bot_user_id:int53 request_write_access:Bool request_phone_number_access:Bool browser:string platform:string ip_address:string location:string match_code_first:Bool match_codes:vector<string> = OauthLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1oauth_link_info.html)
public struct OauthLinkInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let userID: Int64
        let url: String
        let domain: String
        let fromApp: Bool
        let verifiedAppName: String
        let botUserID: Int64
        let requestWriteAccess: Bool
        let requestPhoneNumberAccess: Bool
        let browser: String
        let platform: String
        let ipAddress: String
        let location: String
        let matchCodeFirst: Bool
        let matchCodes: [String]
        init(
            _ userID: Int64,
            _ url: String,
            _ domain: String,
            _ fromApp: Bool,
            _ verifiedAppName: String,
            _ botUserID: Int64,
            _ requestWriteAccess: Bool,
            _ requestPhoneNumberAccess: Bool,
            _ browser: String,
            _ platform: String,
            _ ipAddress: String,
            _ location: String,
            _ matchCodeFirst: Bool,
            _ matchCodes: [String]
        ) {
            self.userID = userID
            self.url = url
            self.domain = domain
            self.fromApp = fromApp
            self.verifiedAppName = verifiedAppName
            self.botUserID = botUserID
            self.requestWriteAccess = requestWriteAccess
            self.requestPhoneNumberAccess = requestPhoneNumberAccess
            self.browser = browser
            self.platform = platform
            self.ipAddress = ipAddress
            self.location = location
            self.matchCodeFirst = matchCodeFirst
            self.matchCodes = matchCodes
        }
    }
    private let fields: Fields
    public var userID: Int64 { fields.userID }
    public var url: String { fields.url }
    public var domain: String { fields.domain }
    public var fromApp: Bool { fields.fromApp }
    public var verifiedAppName: String { fields.verifiedAppName }
    public var botUserID: Int64 { fields.botUserID }
    public var requestWriteAccess: Bool { fields.requestWriteAccess }
    public var requestPhoneNumberAccess: Bool { fields.requestPhoneNumberAccess }
    public var browser: String { fields.browser }
    public var platform: String { fields.platform }
    public var ipAddress: String { fields.ipAddress }
    public var location: String { fields.location }
    public var matchCodeFirst: Bool { fields.matchCodeFirst }
    public var matchCodes: [String] { fields.matchCodes }

    public init(
        userID: Int64,
        url: String,
        domain: String,
        fromApp: Bool,
        verifiedAppName: String,
        botUserID: Int64,
        requestWriteAccess: Bool,
        requestPhoneNumberAccess: Bool,
        browser: String,
        platform: String,
        ipAddress: String,
        location: String,
        matchCodeFirst: Bool,
        matchCodes: [String]
    ) {
        fields = Fields(
        userID,
        url,
        domain,
        fromApp,
        verifiedAppName,
        botUserID,
        requestWriteAccess,
        requestPhoneNumberAccess,
        browser,
        platform,
        ipAddress,
        location,
        matchCodeFirst,
        matchCodes
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"oauthLinkInfo""#)
        wire.int53(#","user_id":"#, fields.userID)
        wire.string(#","url":"#, fields.url)
        wire.string(#","domain":"#, fields.domain)
        wire.bool(#","from_app":"#, fields.fromApp)
        wire.string(#","verified_app_name":"#, fields.verifiedAppName)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.bool(#","request_write_access":"#, fields.requestWriteAccess)
        wire.bool(#","request_phone_number_access":"#, fields.requestPhoneNumberAccess)
        wire.string(#","browser":"#, fields.browser)
        wire.string(#","platform":"#, fields.platform)
        wire.string(#","ip_address":"#, fields.ipAddress)
        wire.string(#","location":"#, fields.location)
        wire.bool(#","match_code_first":"#, fields.matchCodeFirst)
        wire.strings(#","match_codes":"#, fields.matchCodes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> OauthLinkInfo? {
        wire.open(#"{"@type":"oauthLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> OauthLinkInfo? {
        var userID: Int64 = 0
        var url: String = ""
        var domain: String = ""
        var fromApp: Bool = false
        var verifiedAppName: String = ""
        var botUserID: Int64 = 0
        var requestWriteAccess: Bool = false
        var requestPhoneNumberAccess: Bool = false
        var browser: String = ""
        var platform: String = ""
        var ipAddress: String = ""
        var location: String = ""
        var matchCodeFirst: Bool = false
        var matchCodes: [String] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
            wire.string(#","url":"#, &url)
            wire.string(#","domain":"#, &domain)
            wire.bool(#","from_app":"#, &fromApp)
            wire.string(#","verified_app_name":"#, &verifiedAppName)
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.bool(#","request_write_access":"#, &requestWriteAccess)
            wire.bool(#","request_phone_number_access":"#, &requestPhoneNumberAccess)
            wire.string(#","browser":"#, &browser)
            wire.string(#","platform":"#, &platform)
            wire.string(#","ip_address":"#, &ipAddress)
            wire.string(#","location":"#, &location)
            wire.bool(#","match_code_first":"#, &matchCodeFirst)
            wire.strings(#","match_codes":"#, &matchCodes)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return OauthLinkInfo(
            userID: userID,
            url: url,
            domain: domain,
            fromApp: fromApp,
            verifiedAppName: verifiedAppName,
            botUserID: botUserID,
            requestWriteAccess: requestWriteAccess,
            requestPhoneNumberAccess: requestPhoneNumberAccess,
            browser: browser,
            platform: platform,
            ipAddress: ipAddress,
            location: location,
            matchCodeFirst: matchCodeFirst,
            matchCodes: matchCodes
        )
    }
}

/// `webPageInstantView blocks:vector<PageBlock> view_count:int32 version:int32 is_rtl:Bool is_full:Bool feedback_link:InternalLinkType = WebPageInstantView`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_page_instant_view.html)
public struct WebPageInstantView: TDDecodable, CustomStringConvertible {
    public let blocks: [PageBlock]
    public let viewCount: Int32
    public let version: Int32
    public let isRtl: Bool
    public let isFull: Bool
    public let feedbackLink: InternalLinkType

    public init(
        blocks: [PageBlock],
        viewCount: Int32,
        version: Int32,
        isRtl: Bool,
        isFull: Bool,
        feedbackLink: InternalLinkType
    ) {
        self.blocks = blocks
        self.viewCount = viewCount
        self.version = version
        self.isRtl = isRtl
        self.isFull = isFull
        self.feedbackLink = feedbackLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webPageInstantView""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.int32(#","view_count":"#, self.viewCount)
        wire.int32(#","version":"#, self.version)
        wire.bool(#","is_rtl":"#, self.isRtl)
        wire.bool(#","is_full":"#, self.isFull)
        wire.object(#","feedback_link":"#, self.feedbackLink)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> WebPageInstantView? {
        wire.open(#"{"@type":"webPageInstantView""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> WebPageInstantView? {
        var blocks: [PageBlock] = []
        var viewCount: Int32 = 0
        var version: Int32 = 0
        var isRtl: Bool = false
        var isFull: Bool = false
        var feedbackLink: InternalLinkType? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","blocks":"#, &blocks)
            wire.int32(#","view_count":"#, &viewCount)
            wire.int32(#","version":"#, &version)
            wire.bool(#","is_rtl":"#, &isRtl)
            wire.bool(#","is_full":"#, &isFull)
            wire.object(#","feedback_link":"#, &feedbackLink)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let feedbackLink = wire.required(consume feedbackLink)
         else { wire.missing("feedback_link"); return nil }
        return WebPageInstantView(
            blocks: blocks,
            viewCount: viewCount,
            version: version,
            isRtl: isRtl,
            isFull: isFull,
            feedbackLink: feedbackLink
        )
    }
}

/// `botMediaPreview date:int32 content:StoryContent = BotMediaPreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_media_preview.html)
public struct BotMediaPreview: TDDecodable, CustomStringConvertible {
    /// Unix time in seconds.
    public let date: Int32
    public let content: StoryContent

    public init(date: Int32, content: StoryContent) {
        self.date = date
        self.content = content
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botMediaPreview""#)
        wire.int32(#","date":"#, self.date)
        wire.object(#","content":"#, self.content)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotMediaPreview? {
        wire.open(#"{"@type":"botMediaPreview""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotMediaPreview? {
        var date: Int32 = 0
        var content: StoryContent? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","date":"#, &date)
            wire.object(#","content":"#, &content)
        } while wire.more(&mark)
        guard !wire.failed, let content = wire.required(consume content) else { wire.missing("content"); return nil }
        return BotMediaPreview(date: date, content: content)
    }
}

/// `botMediaPreviews previews:vector<botMediaPreview> = BotMediaPreviews`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_media_previews.html)
public struct BotMediaPreviews: TDDecodable, CustomStringConvertible {
    public let previews: [BotMediaPreview]

    public init(previews: [BotMediaPreview]) {
        self.previews = previews
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botMediaPreviews""#)
        wire.objects(#","previews":"#, self.previews)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotMediaPreviews? {
        wire.open(#"{"@type":"botMediaPreviews""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotMediaPreviews? {
        var previews: [BotMediaPreview] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","previews":"#, &previews)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotMediaPreviews(previews: previews)
    }
}

/// `botMediaPreviewInfo previews:vector<botMediaPreview> language_codes:vector<string> = BotMediaPreviewInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_media_preview_info.html)
public struct BotMediaPreviewInfo: TDDecodable, CustomStringConvertible {
    public let previews: [BotMediaPreview]
    public let languageCodes: [String]

    public init(previews: [BotMediaPreview], languageCodes: [String]) {
        self.previews = previews
        self.languageCodes = languageCodes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botMediaPreviewInfo""#)
        wire.objects(#","previews":"#, self.previews)
        wire.strings(#","language_codes":"#, self.languageCodes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> BotMediaPreviewInfo? {
        wire.open(#"{"@type":"botMediaPreviewInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> BotMediaPreviewInfo? {
        var previews: [BotMediaPreview] = []
        var languageCodes: [String] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","previews":"#, &previews)
            wire.strings(#","language_codes":"#, &languageCodes)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotMediaPreviewInfo(previews: previews, languageCodes: languageCodes)
    }
}

/// `attachmentMenuBotColor light_color:int32 dark_color:int32 = AttachmentMenuBotColor`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1attachment_menu_bot_color.html)
public struct AttachmentMenuBotColor: TDDecodable, CustomStringConvertible {
    public let lightColor: Int32
    public let darkColor: Int32

    public init(lightColor: Int32, darkColor: Int32) {
        self.lightColor = lightColor
        self.darkColor = darkColor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"attachmentMenuBotColor""#)
        wire.int32(#","light_color":"#, self.lightColor)
        wire.int32(#","dark_color":"#, self.darkColor)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AttachmentMenuBotColor? {
        wire.open(#"{"@type":"attachmentMenuBotColor""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AttachmentMenuBotColor? {
        var lightColor: Int32 = 0
        var darkColor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","light_color":"#, &lightColor)
            wire.int32(#","dark_color":"#, &darkColor)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AttachmentMenuBotColor(lightColor: lightColor, darkColor: darkColor)
    }
}

/// `attachmentMenuBot bot_user_id:int53 supports_self_chat:Bool supports_user_chats:Bool supports_bot_chats:Bool supports_group_chats:Bool supports_channel_chats:Bool request_write_access:Bool is_added:Bool show_in_attachment_menu:Bool show_in_side_menu:Bool show_disclaimer_in_side_menu:Bool name:string name_color:attachmentMenuBotColor default_icon:file ios_static_icon:file ios_animated_icon:file ios_side_menu_icon:file android_icon:file android_side_menu_icon:file macos_icon:file macos_side_menu_icon:file icon_color:attachmentMenuBotColor web_app_placeholder:file = AttachmentMenuBot`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1attachment_menu_bot.html)
public struct AttachmentMenuBot: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUserID: Int64
        let supportsSelfChat: Bool
        let supportsUserChats: Bool
        let supportsBotChats: Bool
        let supportsGroupChats: Bool
        let supportsChannelChats: Bool
        let requestWriteAccess: Bool
        let isAdded: Bool
        let showInAttachmentMenu: Bool
        let showInSideMenu: Bool
        let showDisclaimerInSideMenu: Bool
        let name: String
        let nameColor: AttachmentMenuBotColor?
        let defaultIcon: File?
        let iosStaticIcon: File?
        let iosAnimatedIcon: File?
        let iosSideMenuIcon: File?
        let androidIcon: File?
        let androidSideMenuIcon: File?
        let macosIcon: File?
        let macosSideMenuIcon: File?
        let iconColor: AttachmentMenuBotColor?
        let webAppPlaceholder: File?
        init(
            _ botUserID: Int64,
            _ supportsSelfChat: Bool,
            _ supportsUserChats: Bool,
            _ supportsBotChats: Bool,
            _ supportsGroupChats: Bool,
            _ supportsChannelChats: Bool,
            _ requestWriteAccess: Bool,
            _ isAdded: Bool,
            _ showInAttachmentMenu: Bool,
            _ showInSideMenu: Bool,
            _ showDisclaimerInSideMenu: Bool,
            _ name: String,
            _ nameColor: AttachmentMenuBotColor?,
            _ defaultIcon: File?,
            _ iosStaticIcon: File?,
            _ iosAnimatedIcon: File?,
            _ iosSideMenuIcon: File?,
            _ androidIcon: File?,
            _ androidSideMenuIcon: File?,
            _ macosIcon: File?,
            _ macosSideMenuIcon: File?,
            _ iconColor: AttachmentMenuBotColor?,
            _ webAppPlaceholder: File?
        ) {
            self.botUserID = botUserID
            self.supportsSelfChat = supportsSelfChat
            self.supportsUserChats = supportsUserChats
            self.supportsBotChats = supportsBotChats
            self.supportsGroupChats = supportsGroupChats
            self.supportsChannelChats = supportsChannelChats
            self.requestWriteAccess = requestWriteAccess
            self.isAdded = isAdded
            self.showInAttachmentMenu = showInAttachmentMenu
            self.showInSideMenu = showInSideMenu
            self.showDisclaimerInSideMenu = showDisclaimerInSideMenu
            self.name = name
            self.nameColor = nameColor
            self.defaultIcon = defaultIcon
            self.iosStaticIcon = iosStaticIcon
            self.iosAnimatedIcon = iosAnimatedIcon
            self.iosSideMenuIcon = iosSideMenuIcon
            self.androidIcon = androidIcon
            self.androidSideMenuIcon = androidSideMenuIcon
            self.macosIcon = macosIcon
            self.macosSideMenuIcon = macosSideMenuIcon
            self.iconColor = iconColor
            self.webAppPlaceholder = webAppPlaceholder
        }
    }
    private let fields: Fields
    public var botUserID: Int64 { fields.botUserID }
    public var supportsSelfChat: Bool { fields.supportsSelfChat }
    public var supportsUserChats: Bool { fields.supportsUserChats }
    public var supportsBotChats: Bool { fields.supportsBotChats }
    public var supportsGroupChats: Bool { fields.supportsGroupChats }
    public var supportsChannelChats: Bool { fields.supportsChannelChats }
    public var requestWriteAccess: Bool { fields.requestWriteAccess }
    public var isAdded: Bool { fields.isAdded }
    public var showInAttachmentMenu: Bool { fields.showInAttachmentMenu }
    public var showInSideMenu: Bool { fields.showInSideMenu }
    public var showDisclaimerInSideMenu: Bool { fields.showDisclaimerInSideMenu }
    public var name: String { fields.name }
    /// May be absent.
    public var nameColor: AttachmentMenuBotColor? { fields.nameColor }
    /// May be absent.
    public var defaultIcon: File? { fields.defaultIcon }
    /// May be absent.
    public var iosStaticIcon: File? { fields.iosStaticIcon }
    /// May be absent.
    public var iosAnimatedIcon: File? { fields.iosAnimatedIcon }
    /// May be absent.
    public var iosSideMenuIcon: File? { fields.iosSideMenuIcon }
    /// May be absent.
    public var androidIcon: File? { fields.androidIcon }
    /// May be absent.
    public var androidSideMenuIcon: File? { fields.androidSideMenuIcon }
    /// May be absent.
    public var macosIcon: File? { fields.macosIcon }
    /// May be absent.
    public var macosSideMenuIcon: File? { fields.macosSideMenuIcon }
    /// May be absent.
    public var iconColor: AttachmentMenuBotColor? { fields.iconColor }
    /// May be absent.
    public var webAppPlaceholder: File? { fields.webAppPlaceholder }

    public init(
        botUserID: Int64,
        supportsSelfChat: Bool,
        supportsUserChats: Bool,
        supportsBotChats: Bool,
        supportsGroupChats: Bool,
        supportsChannelChats: Bool,
        requestWriteAccess: Bool,
        isAdded: Bool,
        showInAttachmentMenu: Bool,
        showInSideMenu: Bool,
        showDisclaimerInSideMenu: Bool,
        name: String,
        nameColor: AttachmentMenuBotColor? = nil,
        defaultIcon: File? = nil,
        iosStaticIcon: File? = nil,
        iosAnimatedIcon: File? = nil,
        iosSideMenuIcon: File? = nil,
        androidIcon: File? = nil,
        androidSideMenuIcon: File? = nil,
        macosIcon: File? = nil,
        macosSideMenuIcon: File? = nil,
        iconColor: AttachmentMenuBotColor? = nil,
        webAppPlaceholder: File? = nil
    ) {
        fields = Fields(
        botUserID,
        supportsSelfChat,
        supportsUserChats,
        supportsBotChats,
        supportsGroupChats,
        supportsChannelChats,
        requestWriteAccess,
        isAdded,
        showInAttachmentMenu,
        showInSideMenu,
        showDisclaimerInSideMenu,
        name,
        nameColor,
        defaultIcon,
        iosStaticIcon,
        iosAnimatedIcon,
        iosSideMenuIcon,
        androidIcon,
        androidSideMenuIcon,
        macosIcon,
        macosSideMenuIcon,
        iconColor,
        webAppPlaceholder
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"attachmentMenuBot""#)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.bool(#","supports_self_chat":"#, fields.supportsSelfChat)
        wire.bool(#","supports_user_chats":"#, fields.supportsUserChats)
        wire.bool(#","supports_bot_chats":"#, fields.supportsBotChats)
        wire.bool(#","supports_group_chats":"#, fields.supportsGroupChats)
        wire.bool(#","supports_channel_chats":"#, fields.supportsChannelChats)
        wire.bool(#","request_write_access":"#, fields.requestWriteAccess)
        wire.bool(#","is_added":"#, fields.isAdded)
        wire.bool(#","show_in_attachment_menu":"#, fields.showInAttachmentMenu)
        wire.bool(#","show_in_side_menu":"#, fields.showInSideMenu)
        wire.bool(#","show_disclaimer_in_side_menu":"#, fields.showDisclaimerInSideMenu)
        wire.string(#","name":"#, fields.name)
        wire.object(#","name_color":"#, fields.nameColor)
        wire.object(#","default_icon":"#, fields.defaultIcon)
        wire.object(#","ios_static_icon":"#, fields.iosStaticIcon)
        wire.object(#","ios_animated_icon":"#, fields.iosAnimatedIcon)
        wire.object(#","ios_side_menu_icon":"#, fields.iosSideMenuIcon)
        wire.object(#","android_icon":"#, fields.androidIcon)
        wire.object(#","android_side_menu_icon":"#, fields.androidSideMenuIcon)
        wire.object(#","macos_icon":"#, fields.macosIcon)
        wire.object(#","macos_side_menu_icon":"#, fields.macosSideMenuIcon)
        wire.object(#","icon_color":"#, fields.iconColor)
        wire.object(#","web_app_placeholder":"#, fields.webAppPlaceholder)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AttachmentMenuBot? {
        wire.open(#"{"@type":"attachmentMenuBot""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AttachmentMenuBot? {
        var botUserID: Int64 = 0
        var supportsSelfChat: Bool = false
        var supportsUserChats: Bool = false
        var supportsBotChats: Bool = false
        var supportsGroupChats: Bool = false
        var supportsChannelChats: Bool = false
        var requestWriteAccess: Bool = false
        var isAdded: Bool = false
        var showInAttachmentMenu: Bool = false
        var showInSideMenu: Bool = false
        var showDisclaimerInSideMenu: Bool = false
        var name: String = ""
        var nameColor: AttachmentMenuBotColor? = nil
        var defaultIcon: File? = nil
        var iosStaticIcon: File? = nil
        var iosAnimatedIcon: File? = nil
        var iosSideMenuIcon: File? = nil
        var androidIcon: File? = nil
        var androidSideMenuIcon: File? = nil
        var macosIcon: File? = nil
        var macosSideMenuIcon: File? = nil
        var iconColor: AttachmentMenuBotColor? = nil
        var webAppPlaceholder: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.bool(#","supports_self_chat":"#, &supportsSelfChat)
            wire.bool(#","supports_user_chats":"#, &supportsUserChats)
            wire.bool(#","supports_bot_chats":"#, &supportsBotChats)
            wire.bool(#","supports_group_chats":"#, &supportsGroupChats)
            wire.bool(#","supports_channel_chats":"#, &supportsChannelChats)
            wire.bool(#","request_write_access":"#, &requestWriteAccess)
            wire.bool(#","is_added":"#, &isAdded)
            wire.bool(#","show_in_attachment_menu":"#, &showInAttachmentMenu)
            wire.bool(#","show_in_side_menu":"#, &showInSideMenu)
            wire.bool(#","show_disclaimer_in_side_menu":"#, &showDisclaimerInSideMenu)
            wire.string(#","name":"#, &name)
            wire.object(#","name_color":"#, &nameColor)
            wire.object(#","default_icon":"#, &defaultIcon)
            wire.object(#","ios_static_icon":"#, &iosStaticIcon)
            wire.object(#","ios_animated_icon":"#, &iosAnimatedIcon)
            wire.object(#","ios_side_menu_icon":"#, &iosSideMenuIcon)
            wire.object(#","android_icon":"#, &androidIcon)
            wire.object(#","android_side_menu_icon":"#, &androidSideMenuIcon)
            wire.object(#","macos_icon":"#, &macosIcon)
            wire.object(#","macos_side_menu_icon":"#, &macosSideMenuIcon)
            wire.object(#","icon_color":"#, &iconColor)
            wire.object(#","web_app_placeholder":"#, &webAppPlaceholder)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AttachmentMenuBot(
            botUserID: botUserID,
            supportsSelfChat: supportsSelfChat,
            supportsUserChats: supportsUserChats,
            supportsBotChats: supportsBotChats,
            supportsGroupChats: supportsGroupChats,
            supportsChannelChats: supportsChannelChats,
            requestWriteAccess: requestWriteAccess,
            isAdded: isAdded,
            showInAttachmentMenu: showInAttachmentMenu,
            showInSideMenu: showInSideMenu,
            showDisclaimerInSideMenu: showDisclaimerInSideMenu,
            name: name,
            nameColor: nameColor,
            defaultIcon: defaultIcon,
            iosStaticIcon: iosStaticIcon,
            iosAnimatedIcon: iosAnimatedIcon,
            iosSideMenuIcon: iosSideMenuIcon,
            androidIcon: androidIcon,
            androidSideMenuIcon: androidSideMenuIcon,
            macosIcon: macosIcon,
            macosSideMenuIcon: macosSideMenuIcon,
            iconColor: iconColor,
            webAppPlaceholder: webAppPlaceholder
        )
    }
}

/// `BotWriteAccessAllowReason`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_bot_write_access_allow_reason.html)
public enum BotWriteAccessAllowReason: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case connectedWebsite(BotWriteAccessAllowReasonConnectedWebsite)
    /// `botWriteAccessAllowReasonAddedToAttachmentMenu = BotWriteAccessAllowReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_write_access_allow_reason_added_to_attachment_menu.html)
    case addedToAttachmentMenu
    indirect case launchedWebApp(BotWriteAccessAllowReasonLaunchedWebApp)
    /// `botWriteAccessAllowReasonAcceptedRequest = BotWriteAccessAllowReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_write_access_allow_reason_accepted_request.html)
    case acceptedRequest
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .connectedWebsite(let value): value.encode(into: &wire)
        case .addedToAttachmentMenu: wire.empty(#"{"@type":"botWriteAccessAllowReasonAddedToAttachmentMenu"}"#)
        case .launchedWebApp(let value): value.encode(into: &wire)
        case .acceptedRequest: wire.empty(#"{"@type":"botWriteAccessAllowReasonAcceptedRequest"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BotWriteAccessAllowReason? {
        switch wire.constructor(of: .botWriteAccessAllowReason) {
        case 0: if let value = BotWriteAccessAllowReasonConnectedWebsite.body(&wire) { return .connectedWebsite(value) }  // botWriteAccessAllowReasonConnectedWebsite
        case 1: if wire.close() { return .addedToAttachmentMenu }  // botWriteAccessAllowReasonAddedToAttachmentMenu
        case 2: if let value = BotWriteAccessAllowReasonLaunchedWebApp.body(&wire) { return .launchedWebApp(value) }  // botWriteAccessAllowReasonLaunchedWebApp
        case 3: if wire.close() { return .acceptedRequest }  // botWriteAccessAllowReasonAcceptedRequest
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `botWriteAccessAllowReasonConnectedWebsite domain_name:string = BotWriteAccessAllowReason`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_write_access_allow_reason_connected_website.html)
public struct BotWriteAccessAllowReasonConnectedWebsite: TDObject, CustomStringConvertible, CustomReflectable {
    public let domainName: String

    public init(domainName: String) {
        self.domainName = domainName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botWriteAccessAllowReasonConnectedWebsite""#)
        wire.string(#","domain_name":"#, self.domainName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BotWriteAccessAllowReasonConnectedWebsite? {
        var domainName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","domain_name":"#, &domainName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BotWriteAccessAllowReasonConnectedWebsite(domainName: domainName)
    }
}

/// `botWriteAccessAllowReasonLaunchedWebApp web_app:webApp = BotWriteAccessAllowReason`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_write_access_allow_reason_launched_web_app.html)
public struct BotWriteAccessAllowReasonLaunchedWebApp: TDObject, CustomStringConvertible {
    public let webApp: WebApp

    public init(webApp: WebApp) {
        self.webApp = webApp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botWriteAccessAllowReasonLaunchedWebApp""#)
        wire.object(#","web_app":"#, self.webApp)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BotWriteAccessAllowReasonLaunchedWebApp? {
        var webApp: WebApp? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","web_app":"#, &webApp)
        } while wire.more(&mark)
        guard !wire.failed, let webApp = wire.required(consume webApp) else { wire.missing("web_app"); return nil }
        return BotWriteAccessAllowReasonLaunchedWebApp(webApp: webApp)
    }
}

/// `InlineQueryResult`, one of 12 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_inline_query_result.html)
public enum InlineQueryResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    case article(InlineQueryResultArticle)
    case contact(InlineQueryResultContact)
    case location(InlineQueryResultLocation)
    case venue(InlineQueryResultVenue)
    indirect case game(InlineQueryResultGame)
    case animation(InlineQueryResultAnimation)
    indirect case audio(InlineQueryResultAudio)
    case document(InlineQueryResultDocument)
    case photo(InlineQueryResultPhoto)
    indirect case sticker(InlineQueryResultSticker)
    case video(InlineQueryResultVideo)
    case voiceNote(InlineQueryResultVoiceNote)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .article(let value): value.encode(into: &wire)
        case .contact(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InlineQueryResult? {
        switch wire.constructor(of: .inlineQueryResult) {
        case 0: if let value = InlineQueryResultArticle.body(&wire) { return .article(value) }  // inlineQueryResultArticle
        case 1: if let value = InlineQueryResultContact.body(&wire) { return .contact(value) }  // inlineQueryResultContact
        case 2: if let value = InlineQueryResultLocation.body(&wire) { return .location(value) }  // inlineQueryResultLocation
        case 3: if let value = InlineQueryResultVenue.body(&wire) { return .venue(value) }  // inlineQueryResultVenue
        case 4: if let value = InlineQueryResultGame.body(&wire) { return .game(value) }  // inlineQueryResultGame
        case 5: if let value = InlineQueryResultAnimation.body(&wire) { return .animation(value) }  // inlineQueryResultAnimation
        case 6: if let value = InlineQueryResultAudio.body(&wire) { return .audio(value) }  // inlineQueryResultAudio
        case 7: if let value = InlineQueryResultDocument.body(&wire) { return .document(value) }  // inlineQueryResultDocument
        case 8: if let value = InlineQueryResultPhoto.body(&wire) { return .photo(value) }  // inlineQueryResultPhoto
        case 9: if let value = InlineQueryResultSticker.body(&wire) { return .sticker(value) }  // inlineQueryResultSticker
        case 10: if let value = InlineQueryResultVideo.body(&wire) { return .video(value) }  // inlineQueryResultVideo
        case 11: if let value = InlineQueryResultVoiceNote.body(&wire) { return .voiceNote(value) }  // inlineQueryResultVoiceNote
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `inlineQueryResultArticle id:string url:string title:string description:string thumbnail:thumbnail = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_article.html)
public struct InlineQueryResultArticle: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let url: String
        let title: String
        let descriptionText: String
        let thumbnail: Thumbnail?
        init(_ id: String, _ url: String, _ title: String, _ descriptionText: String, _ thumbnail: Thumbnail?) {
            self.id = id
            self.url = url
            self.title = title
            self.descriptionText = descriptionText
            self.thumbnail = thumbnail
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var url: String { fields.url }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }

    public init(id: String, url: String, title: String, descriptionText: String, thumbnail: Thumbnail? = nil) {
        fields = Fields(id, url, title, descriptionText, thumbnail)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultArticle""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","url":"#, fields.url)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultArticle? {
        var id: String = ""
        var url: String = ""
        var title: String = ""
        var descriptionText: String = ""
        var thumbnail: Thumbnail? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","url":"#, &url)
            wire.string(#","title":"#, &title)
            wire.string(#","description":"#, &descriptionText)
            wire.object(#","thumbnail":"#, &thumbnail)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineQueryResultArticle(
            id: id,
            url: url,
            title: title,
            descriptionText: descriptionText,
            thumbnail: thumbnail
        )
    }
}

/// `inlineQueryResultContact id:string contact:contact thumbnail:thumbnail = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_contact.html)
public struct InlineQueryResultContact: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let contact: Contact
        let thumbnail: Thumbnail?
        init(_ id: String, _ contact: Contact, _ thumbnail: Thumbnail?) {
            self.id = id
            self.contact = contact
            self.thumbnail = thumbnail
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var contact: Contact { fields.contact }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }

    public init(id: String, contact: Contact, thumbnail: Thumbnail? = nil) {
        fields = Fields(id, contact, thumbnail)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultContact""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","contact":"#, fields.contact)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultContact? {
        var id: String = ""
        var contact: Contact? = nil
        var thumbnail: Thumbnail? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","contact":"#, &contact)
            wire.object(#","thumbnail":"#, &thumbnail)
        } while wire.more(&mark)
        guard !wire.failed, let contact = wire.required(consume contact) else { wire.missing("contact"); return nil }
        return InlineQueryResultContact(id: id, contact: contact, thumbnail: thumbnail)
    }
}

/// `inlineQueryResultLocation id:string location:location title:string thumbnail:thumbnail = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_location.html)
public struct InlineQueryResultLocation: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let location: Location
        let title: String
        let thumbnail: Thumbnail?
        init(_ id: String, _ location: Location, _ title: String, _ thumbnail: Thumbnail?) {
            self.id = id
            self.location = location
            self.title = title
            self.thumbnail = thumbnail
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var location: Location { fields.location }
    public var title: String { fields.title }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }

    public init(id: String, location: Location, title: String, thumbnail: Thumbnail? = nil) {
        fields = Fields(id, location, title, thumbnail)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultLocation""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","location":"#, fields.location)
        wire.string(#","title":"#, fields.title)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultLocation? {
        var id: String = ""
        var location: Location? = nil
        var title: String = ""
        var thumbnail: Thumbnail? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","location":"#, &location)
            wire.string(#","title":"#, &title)
            wire.object(#","thumbnail":"#, &thumbnail)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return InlineQueryResultLocation(id: id, location: location, title: title, thumbnail: thumbnail)
    }
}

/// `inlineQueryResultVenue id:string venue:venue thumbnail:thumbnail = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_venue.html)
public struct InlineQueryResultVenue: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: String
        let venue: Venue
        let thumbnail: Thumbnail?
        init(_ id: String, _ venue: Venue, _ thumbnail: Thumbnail?) {
            self.id = id
            self.venue = venue
            self.thumbnail = thumbnail
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var venue: Venue { fields.venue }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }

    public init(id: String, venue: Venue, thumbnail: Thumbnail? = nil) {
        fields = Fields(id, venue, thumbnail)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultVenue""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","venue":"#, fields.venue)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultVenue? {
        var id: String = ""
        var venue: Venue? = nil
        var thumbnail: Thumbnail? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","venue":"#, &venue)
            wire.object(#","thumbnail":"#, &thumbnail)
        } while wire.more(&mark)
        guard !wire.failed, let venue = wire.required(consume venue) else { wire.missing("venue"); return nil }
        return InlineQueryResultVenue(id: id, venue: venue, thumbnail: thumbnail)
    }
}

/// `inlineQueryResultGame id:string game:game = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_game.html)
public struct InlineQueryResultGame: TDObject, CustomStringConvertible {
    public let id: String
    public let game: Game

    public init(id: String, game: Game) {
        self.id = id
        self.game = game
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultGame""#)
        wire.string(#","id":"#, self.id)
        wire.object(#","game":"#, self.game)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultGame? {
        var id: String = ""
        var game: Game? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","game":"#, &game)
        } while wire.more(&mark)
        guard !wire.failed, let game = wire.required(consume game) else { wire.missing("game"); return nil }
        return InlineQueryResultGame(id: id, game: game)
    }
}

/// `inlineQueryResultAnimation id:string animation:animation title:string = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_animation.html)
public struct InlineQueryResultAnimation: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let animation: Animation
        let title: String
        init(_ id: String, _ animation: Animation, _ title: String) {
            self.id = id
            self.animation = animation
            self.title = title
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var animation: Animation { fields.animation }
    public var title: String { fields.title }

    public init(id: String, animation: Animation, title: String) {
        fields = Fields(id, animation, title)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultAnimation""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","animation":"#, fields.animation)
        wire.string(#","title":"#, fields.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultAnimation? {
        var id: String = ""
        var animation: Animation? = nil
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","animation":"#, &animation)
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let animation = wire.required(consume animation)
         else { wire.missing("animation"); return nil }
        return InlineQueryResultAnimation(id: id, animation: animation, title: title)
    }
}

/// `inlineQueryResultAudio id:string audio:audio = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_audio.html)
public struct InlineQueryResultAudio: TDObject, CustomStringConvertible {
    public let id: String
    public let audio: Audio

    public init(id: String, audio: Audio) {
        self.id = id
        self.audio = audio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultAudio""#)
        wire.string(#","id":"#, self.id)
        wire.object(#","audio":"#, self.audio)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultAudio? {
        var id: String = ""
        var audio: Audio? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","audio":"#, &audio)
        } while wire.more(&mark)
        guard !wire.failed, let audio = wire.required(consume audio) else { wire.missing("audio"); return nil }
        return InlineQueryResultAudio(id: id, audio: audio)
    }
}

/// `inlineQueryResultDocument id:string document:document title:string description:string = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_document.html)
public struct InlineQueryResultDocument: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let document: Document
        let title: String
        let descriptionText: String
        init(_ id: String, _ document: Document, _ title: String, _ descriptionText: String) {
            self.id = id
            self.document = document
            self.title = title
            self.descriptionText = descriptionText
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var document: Document { fields.document }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }

    public init(id: String, document: Document, title: String, descriptionText: String) {
        fields = Fields(id, document, title, descriptionText)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultDocument""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","document":"#, fields.document)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultDocument? {
        var id: String = ""
        var document: Document? = nil
        var title: String = ""
        var descriptionText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","document":"#, &document)
            wire.string(#","title":"#, &title)
            wire.string(#","description":"#, &descriptionText)
        } while wire.more(&mark)
        guard !wire.failed, let document = wire.required(consume document) else { wire.missing("document"); return nil }
        return InlineQueryResultDocument(id: id, document: document, title: title, descriptionText: descriptionText)
    }
}

/// `inlineQueryResultPhoto id:string photo:photo title:string description:string = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_photo.html)
public struct InlineQueryResultPhoto: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let photo: Photo
        let title: String
        let descriptionText: String
        init(_ id: String, _ photo: Photo, _ title: String, _ descriptionText: String) {
            self.id = id
            self.photo = photo
            self.title = title
            self.descriptionText = descriptionText
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var photo: Photo { fields.photo }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }

    public init(id: String, photo: Photo, title: String, descriptionText: String) {
        fields = Fields(id, photo, title, descriptionText)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultPhoto""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","photo":"#, fields.photo)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultPhoto? {
        var id: String = ""
        var photo: Photo? = nil
        var title: String = ""
        var descriptionText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","photo":"#, &photo)
            wire.string(#","title":"#, &title)
            wire.string(#","description":"#, &descriptionText)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return InlineQueryResultPhoto(id: id, photo: photo, title: title, descriptionText: descriptionText)
    }
}

/// `inlineQueryResultSticker id:string sticker:sticker = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_sticker.html)
public struct InlineQueryResultSticker: TDObject, CustomStringConvertible {
    public let id: String
    public let sticker: Sticker

    public init(id: String, sticker: Sticker) {
        self.id = id
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultSticker""#)
        wire.string(#","id":"#, self.id)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultSticker? {
        var id: String = ""
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return InlineQueryResultSticker(id: id, sticker: sticker)
    }
}

/// `inlineQueryResultVideo id:string video:video title:string description:string = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_video.html)
public struct InlineQueryResultVideo: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let video: Video
        let title: String
        let descriptionText: String
        init(_ id: String, _ video: Video, _ title: String, _ descriptionText: String) {
            self.id = id
            self.video = video
            self.title = title
            self.descriptionText = descriptionText
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var video: Video { fields.video }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }

    public init(id: String, video: Video, title: String, descriptionText: String) {
        fields = Fields(id, video, title, descriptionText)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultVideo""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","video":"#, fields.video)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultVideo? {
        var id: String = ""
        var video: Video? = nil
        var title: String = ""
        var descriptionText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","video":"#, &video)
            wire.string(#","title":"#, &title)
            wire.string(#","description":"#, &descriptionText)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return InlineQueryResultVideo(id: id, video: video, title: title, descriptionText: descriptionText)
    }
}

/// `inlineQueryResultVoiceNote id:string voice_note:voiceNote title:string = InlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_result_voice_note.html)
public struct InlineQueryResultVoiceNote: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let voiceNote: VoiceNote
        let title: String
        init(_ id: String, _ voiceNote: VoiceNote, _ title: String) {
            self.id = id
            self.voiceNote = voiceNote
            self.title = title
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var voiceNote: VoiceNote { fields.voiceNote }
    public var title: String { fields.title }

    public init(id: String, voiceNote: VoiceNote, title: String) {
        fields = Fields(id, voiceNote, title)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultVoiceNote""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","voice_note":"#, fields.voiceNote)
        wire.string(#","title":"#, fields.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultVoiceNote? {
        var id: String = ""
        var voiceNote: VoiceNote? = nil
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.object(#","voice_note":"#, &voiceNote)
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let voiceNote = wire.required(consume voiceNote)
         else { wire.missing("voice_note"); return nil }
        return InlineQueryResultVoiceNote(id: id, voiceNote: voiceNote, title: title)
    }
}

/// `InlineQueryResultsButtonType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_inline_query_results_button_type.html)
public enum InlineQueryResultsButtonType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case startBot(InlineQueryResultsButtonTypeStartBot)
    indirect case webApp(InlineQueryResultsButtonTypeWebApp)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .startBot(let value): value.encode(into: &wire)
        case .webApp(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InlineQueryResultsButtonType? {
        switch wire.constructor(of: .inlineQueryResultsButtonType) {
        case 0: if let value = InlineQueryResultsButtonTypeStartBot.body(&wire) { return .startBot(value) }  // inlineQueryResultsButtonTypeStartBot
        case 1: if let value = InlineQueryResultsButtonTypeWebApp.body(&wire) { return .webApp(value) }  // inlineQueryResultsButtonTypeWebApp
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `inlineQueryResultsButtonTypeStartBot parameter:string = InlineQueryResultsButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_results_button_type_start_bot.html)
public struct InlineQueryResultsButtonTypeStartBot: TDObject, CustomStringConvertible, CustomReflectable {
    public let parameter: String

    public init(parameter: String) {
        self.parameter = parameter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultsButtonTypeStartBot""#)
        wire.string(#","parameter":"#, self.parameter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultsButtonTypeStartBot? {
        var parameter: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","parameter":"#, &parameter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineQueryResultsButtonTypeStartBot(parameter: parameter)
    }
}

/// `inlineQueryResultsButtonTypeWebApp url:string = InlineQueryResultsButtonType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_results_button_type_web_app.html)
public struct InlineQueryResultsButtonTypeWebApp: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultsButtonTypeWebApp""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultsButtonTypeWebApp? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineQueryResultsButtonTypeWebApp(url: url)
    }
}

/// `inlineQueryResultsButton text:string type:InlineQueryResultsButtonType = InlineQueryResultsButton`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_results_button.html)
public struct InlineQueryResultsButton: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let type: InlineQueryResultsButtonType

    public init(text: String, type: InlineQueryResultsButtonType) {
        self.text = text
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResultsButton""#)
        wire.string(#","text":"#, self.text)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> InlineQueryResultsButton? {
        wire.open(#"{"@type":"inlineQueryResultsButton""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResultsButton? {
        var text: String = ""
        var type: InlineQueryResultsButtonType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return InlineQueryResultsButton(text: text, type: type)
    }
}

/// `inlineQueryResults inline_query_id:int64 button:inlineQueryResultsButton results:vector<InlineQueryResult> next_offset:string = InlineQueryResults`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_query_results.html)
public struct InlineQueryResults: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let inlineQueryID: Int64
        let button: InlineQueryResultsButton?
        let results: [InlineQueryResult]
        let nextOffset: String
        init(
            _ inlineQueryID: Int64,
            _ button: InlineQueryResultsButton?,
            _ results: [InlineQueryResult],
            _ nextOffset: String
        ) {
            self.inlineQueryID = inlineQueryID
            self.button = button
            self.results = results
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var inlineQueryID: Int64 { fields.inlineQueryID }
    /// May be absent.
    public var button: InlineQueryResultsButton? { fields.button }
    public var results: [InlineQueryResult] { fields.results }
    public var nextOffset: String { fields.nextOffset }

    public init(
        inlineQueryID: Int64,
        button: InlineQueryResultsButton? = nil,
        results: [InlineQueryResult],
        nextOffset: String
    ) {
        fields = Fields(inlineQueryID, button, results, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineQueryResults""#)
        wire.int64(#","inline_query_id":"#, fields.inlineQueryID)
        wire.object(#","button":"#, fields.button)
        wire.objects(#","results":"#, fields.results)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> InlineQueryResults? {
        wire.open(#"{"@type":"inlineQueryResults""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> InlineQueryResults? {
        var inlineQueryID: Int64 = 0
        var button: InlineQueryResultsButton? = nil
        var results: [InlineQueryResult] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int64(#","inline_query_id":"#, &inlineQueryID)
            wire.object(#","button":"#, &button)
            wire.objects(#","results":"#, &results)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineQueryResults(
            inlineQueryID: inlineQueryID,
            button: button,
            results: results,
            nextOffset: nextOffset
        )
    }
}

/// `inlineMessageId id:string = InlineMessageId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1inline_message_id.html)
public struct InlineMessageId: TDDecodable, CustomStringConvertible {
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inlineMessageId""#)
        wire.string(#","id":"#, self.id)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> InlineMessageId? {
        wire.open(#"{"@type":"inlineMessageId""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> InlineMessageId? {
        var id: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InlineMessageId(id: id)
    }
}

/// `preparedInlineMessageId id:string expiration_date:int32 = PreparedInlineMessageId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1prepared_inline_message_id.html)
public struct PreparedInlineMessageId: TDDecodable, CustomStringConvertible {
    public let id: String
    /// Unix time in seconds.
    public let expirationDate: Int32

    public init(id: String, expirationDate: Int32) {
        self.id = id
        self.expirationDate = expirationDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"preparedInlineMessageId""#)
        wire.string(#","id":"#, self.id)
        wire.int32(#","expiration_date":"#, self.expirationDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PreparedInlineMessageId? {
        wire.open(#"{"@type":"preparedInlineMessageId""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PreparedInlineMessageId? {
        var id: String = ""
        var expirationDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.int32(#","expiration_date":"#, &expirationDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PreparedInlineMessageId(id: id, expirationDate: expirationDate)
    }
}

/// `preparedInlineMessage inline_query_id:int64 result:InlineQueryResult chat_types:targetChatTypes = PreparedInlineMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1prepared_inline_message.html)
public struct PreparedInlineMessage: TDDecodable, CustomStringConvertible {
    public let inlineQueryID: Int64
    public let result: InlineQueryResult
    public let chatTypes: TargetChatTypes

    public init(inlineQueryID: Int64, result: InlineQueryResult, chatTypes: TargetChatTypes) {
        self.inlineQueryID = inlineQueryID
        self.result = result
        self.chatTypes = chatTypes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"preparedInlineMessage""#)
        wire.int64(#","inline_query_id":"#, self.inlineQueryID)
        wire.object(#","result":"#, self.result)
        wire.object(#","chat_types":"#, self.chatTypes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PreparedInlineMessage? {
        wire.open(#"{"@type":"preparedInlineMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PreparedInlineMessage? {
        var inlineQueryID: Int64 = 0
        var result: InlineQueryResult? = nil
        var chatTypes: TargetChatTypes? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","inline_query_id":"#, &inlineQueryID)
            wire.object(#","result":"#, &result)
            wire.object(#","chat_types":"#, &chatTypes)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let result = wire.required(consume result),
            let chatTypes = wire.required(consume chatTypes)
         else { wire.missing("result chat_types"); return nil }
        return PreparedInlineMessage(inlineQueryID: inlineQueryID, result: result, chatTypes: chatTypes)
    }
}

/// `CallbackQueryPayload`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_callback_query_payload.html)
public enum CallbackQueryPayload: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case data(CallbackQueryPayloadData)
    indirect case dataWithPassword(CallbackQueryPayloadDataWithPassword)
    indirect case game(CallbackQueryPayloadGame)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .data(let value): value.encode(into: &wire)
        case .dataWithPassword(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CallbackQueryPayload? {
        switch wire.constructor(of: .callbackQueryPayload) {
        case 0: if let value = CallbackQueryPayloadData.body(&wire) { return .data(value) }  // callbackQueryPayloadData
        case 1: if let value = CallbackQueryPayloadDataWithPassword.body(&wire) { return .dataWithPassword(value) }  // callbackQueryPayloadDataWithPassword
        case 2: if let value = CallbackQueryPayloadGame.body(&wire) { return .game(value) }  // callbackQueryPayloadGame
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `callbackQueryPayloadData data:bytes = CallbackQueryPayload`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1callback_query_payload_data.html)
public struct CallbackQueryPayloadData: TDObject, CustomStringConvertible, CustomReflectable {
    public let data: [UInt8]

    public init(data: [UInt8]) {
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callbackQueryPayloadData""#)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallbackQueryPayloadData? {
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallbackQueryPayloadData(data: data)
    }
}

/// `callbackQueryPayloadDataWithPassword password:string data:bytes = CallbackQueryPayload`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1callback_query_payload_data_with_password.html)
public struct CallbackQueryPayloadDataWithPassword: TDObject, CustomStringConvertible, CustomReflectable {
    public let password: String
    public let data: [UInt8]

    public init(password: String, data: [UInt8]) {
        self.password = password
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callbackQueryPayloadDataWithPassword""#)
        wire.string(#","password":"#, self.password)
        wire.bytes(#","data":"#, self.data)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallbackQueryPayloadDataWithPassword? {
        var password: String = ""
        var data: [UInt8] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","password":"#, &password)
            wire.bytes(#","data":"#, &data)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallbackQueryPayloadDataWithPassword(password: password, data: data)
    }
}

/// `callbackQueryPayloadGame game_short_name:string = CallbackQueryPayload`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1callback_query_payload_game.html)
public struct CallbackQueryPayloadGame: TDObject, CustomStringConvertible, CustomReflectable {
    public let gameShortName: String

    public init(gameShortName: String) {
        self.gameShortName = gameShortName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callbackQueryPayloadGame""#)
        wire.string(#","game_short_name":"#, self.gameShortName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CallbackQueryPayloadGame? {
        var gameShortName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","game_short_name":"#, &gameShortName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallbackQueryPayloadGame(gameShortName: gameShortName)
    }
}

/// `callbackQueryAnswer text:string show_alert:Bool url:string = CallbackQueryAnswer`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1callback_query_answer.html)
public struct CallbackQueryAnswer: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let text: String
        let showAlert: Bool
        let url: String
        init(_ text: String, _ showAlert: Bool, _ url: String) {
            self.text = text
            self.showAlert = showAlert
            self.url = url
        }
    }
    private let fields: Fields
    public var text: String { fields.text }
    public var showAlert: Bool { fields.showAlert }
    public var url: String { fields.url }

    public init(text: String, showAlert: Bool, url: String) {
        fields = Fields(text, showAlert, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"callbackQueryAnswer""#)
        wire.string(#","text":"#, fields.text)
        wire.bool(#","show_alert":"#, fields.showAlert)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CallbackQueryAnswer? {
        wire.open(#"{"@type":"callbackQueryAnswer""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CallbackQueryAnswer? {
        var text: String = ""
        var showAlert: Bool = false
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.bool(#","show_alert":"#, &showAlert)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CallbackQueryAnswer(text: text, showAlert: showAlert, url: url)
    }
}

/// `customRequestResult result:string = CustomRequestResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1custom_request_result.html)
public struct CustomRequestResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let result: String

    public init(result: String) {
        self.result = result
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"customRequestResult""#)
        wire.string(#","result":"#, self.result)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CustomRequestResult? {
        wire.open(#"{"@type":"customRequestResult""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CustomRequestResult? {
        var result: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","result":"#, &result)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CustomRequestResult(result: result)
    }
}

/// `gameHighScore position:int32 user_id:int53 score:int32 = GameHighScore`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1game_high_score.html)
public struct GameHighScore: TDDecodable, CustomStringConvertible {
    public let position: Int32
    public let userID: Int64
    public let score: Int32

    public init(position: Int32, userID: Int64, score: Int32) {
        self.position = position
        self.userID = userID
        self.score = score
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"gameHighScore""#)
        wire.int32(#","position":"#, self.position)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","score":"#, self.score)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GameHighScore? {
        wire.open(#"{"@type":"gameHighScore""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GameHighScore? {
        var position: Int32 = 0
        var userID: Int64 = 0
        var score: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","position":"#, &position)
            wire.int53(#","user_id":"#, &userID)
            wire.int32(#","score":"#, &score)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GameHighScore(position: position, userID: userID, score: score)
    }
}

/// `gameHighScores scores:vector<gameHighScore> = GameHighScores`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1game_high_scores.html)
public struct GameHighScores: TDDecodable, CustomStringConvertible {
    public let scores: [GameHighScore]

    public init(scores: [GameHighScore]) {
        self.scores = scores
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"gameHighScores""#)
        wire.objects(#","scores":"#, self.scores)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GameHighScores? {
        wire.open(#"{"@type":"gameHighScores""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GameHighScores? {
        var scores: [GameHighScore] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","scores":"#, &scores)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GameHighScores(scores: scores)
    }
}

/// `webDomainException url:string domain:string title:string favicon_custom_emoji_id:int64 = WebDomainException`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_domain_exception.html)
public struct WebDomainException: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let domain: String
        let title: String
        let faviconCustomEmojiID: Int64
        init(_ url: String, _ domain: String, _ title: String, _ faviconCustomEmojiID: Int64) {
            self.url = url
            self.domain = domain
            self.title = title
            self.faviconCustomEmojiID = faviconCustomEmojiID
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var domain: String { fields.domain }
    public var title: String { fields.title }
    public var faviconCustomEmojiID: Int64 { fields.faviconCustomEmojiID }

    public init(url: String, domain: String, title: String, faviconCustomEmojiID: Int64) {
        fields = Fields(url, domain, title, faviconCustomEmojiID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webDomainException""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","domain":"#, fields.domain)
        wire.string(#","title":"#, fields.title)
        wire.int64(#","favicon_custom_emoji_id":"#, fields.faviconCustomEmojiID)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> WebDomainException? {
        wire.open(#"{"@type":"webDomainException""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> WebDomainException? {
        var url: String = ""
        var domain: String = ""
        var title: String = ""
        var faviconCustomEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","domain":"#, &domain)
            wire.string(#","title":"#, &title)
            wire.int64(#","favicon_custom_emoji_id":"#, &faviconCustomEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return WebDomainException(url: url, domain: domain, title: title, faviconCustomEmojiID: faviconCustomEmojiID)
    }
}

/// `webBrowserSettings open_external_browser:Bool external_exceptions:vector<webDomainException> in_app_exceptions:vector<webDomainException> display_close_button:Bool = WebBrowserSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_browser_settings.html)
public struct WebBrowserSettings: TDDecodable, CustomStringConvertible {
    public let openExternalBrowser: Bool
    public let externalExceptions: [WebDomainException]
    public let inAppExceptions: [WebDomainException]
    public let displayCloseButton: Bool

    public init(
        openExternalBrowser: Bool,
        externalExceptions: [WebDomainException],
        inAppExceptions: [WebDomainException],
        displayCloseButton: Bool
    ) {
        self.openExternalBrowser = openExternalBrowser
        self.externalExceptions = externalExceptions
        self.inAppExceptions = inAppExceptions
        self.displayCloseButton = displayCloseButton
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"webBrowserSettings""#)
        wire.bool(#","open_external_browser":"#, self.openExternalBrowser)
        wire.objects(#","external_exceptions":"#, self.externalExceptions)
        wire.objects(#","in_app_exceptions":"#, self.inAppExceptions)
        wire.bool(#","display_close_button":"#, self.displayCloseButton)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> WebBrowserSettings? {
        wire.open(#"{"@type":"webBrowserSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> WebBrowserSettings? {
        var openExternalBrowser: Bool = false
        var externalExceptions: [WebDomainException] = []
        var inAppExceptions: [WebDomainException] = []
        var displayCloseButton: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","open_external_browser":"#, &openExternalBrowser)
            wire.objects(#","external_exceptions":"#, &externalExceptions)
            wire.objects(#","in_app_exceptions":"#, &inAppExceptions)
            wire.bool(#","display_close_button":"#, &displayCloseButton)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return WebBrowserSettings(
            openExternalBrowser: openExternalBrowser,
            externalExceptions: externalExceptions,
            inAppExceptions: inAppExceptions,
            displayCloseButton: displayCloseButton
        )
    }
}

/// `WebBrowserType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_web_browser_type.html)
public enum WebBrowserType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `webBrowserTypeExternal = WebBrowserType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_browser_type_external.html)
    case external
    /// `webBrowserTypeInApp = WebBrowserType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1web_browser_type_in_app.html)
    case inApp
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .external: wire.empty(#"{"@type":"webBrowserTypeExternal"}"#)
        case .inApp: wire.empty(#"{"@type":"webBrowserTypeInApp"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> WebBrowserType? {
        switch wire.constructor(of: .webBrowserType) {
        case 0: if wire.close() { return .external }  // webBrowserTypeExternal
        case 1: if wire.close() { return .inApp }  // webBrowserTypeInApp
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `BotCommandScope`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_bot_command_scope.html)
public enum BotCommandScope: TDObject, CustomStringConvertible, CustomReflectable {
    /// `botCommandScopeDefault = BotCommandScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_default.html)
    case `default`
    /// `botCommandScopeAllPrivateChats = BotCommandScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_all_private_chats.html)
    case allPrivateChats
    /// `botCommandScopeAllGroupChats = BotCommandScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_all_group_chats.html)
    case allGroupChats
    /// `botCommandScopeAllChatAdministrators = BotCommandScope`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_all_chat_administrators.html)
    case allChatAdministrators
    indirect case chat(BotCommandScopeChat)
    indirect case chatAdministrators(BotCommandScopeChatAdministrators)
    indirect case chatMember(BotCommandScopeChatMember)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .default: wire.empty(#"{"@type":"botCommandScopeDefault"}"#)
        case .allPrivateChats: wire.empty(#"{"@type":"botCommandScopeAllPrivateChats"}"#)
        case .allGroupChats: wire.empty(#"{"@type":"botCommandScopeAllGroupChats"}"#)
        case .allChatAdministrators: wire.empty(#"{"@type":"botCommandScopeAllChatAdministrators"}"#)
        case .chat(let value): value.encode(into: &wire)
        case .chatAdministrators(let value): value.encode(into: &wire)
        case .chatMember(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `botCommandScopeChat chat_id:int53 = BotCommandScope`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_chat.html)
public struct BotCommandScopeChat: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botCommandScopeChat""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `botCommandScopeChatAdministrators chat_id:int53 = BotCommandScope`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_chat_administrators.html)
public struct BotCommandScopeChatAdministrators: TDObject, CustomStringConvertible {
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botCommandScopeChatAdministrators""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `botCommandScopeChatMember chat_id:int53 user_id:int53 = BotCommandScope`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1bot_command_scope_chat_member.html)
public struct BotCommandScopeChatMember: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let userID: Int64

    public init(chatID: Int64, userID: Int64) {
        self.chatID = chatID
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"botCommandScopeChatMember""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}


#if Hashable
extension Game: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.shortName != right.shortName { return false }
        if left.title != right.title { return false }
        if left.text != right.text { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.animation != right.animation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(shortName)
        hasher.combine(title)
        hasher.combine(text)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(animation)
    }
}
extension WebApp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortName != right.shortName { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.animation != right.animation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortName)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(animation)
    }
}
extension BotCommand: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.command != right.command { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.isEphemeral != right.isEphemeral { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(command)
        hasher.combine(descriptionText)
        hasher.combine(isEphemeral)
    }
}
extension BotCommands: Hashable {}
extension BotMenuButton: Hashable {}
extension BotAccessSettings: Hashable {}
extension BotVerificationParameters: Hashable {}
extension BotVerification: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.iconCustomEmojiID != right.iconCustomEmojiID { return false }
        if left.customDescription != right.customDescription { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(iconCustomEmojiID)
        hasher.combine(customDescription)
    }
}
extension WebAppOpenMode: Hashable {}
extension WebAppUrl: Hashable {}
extension WebAppInfo: Hashable {}
extension WebAppOpenParameters: Hashable {}
extension BotInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.shortDescription != right.shortDescription { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.animation != right.animation { return false }
        if left.managerBotUserID != right.managerBotUserID { return false }
        if left.menuButton != right.menuButton { return false }
        if left.commands != right.commands { return false }
        if left.privacyPolicyURL != right.privacyPolicyURL { return false }
        if left.defaultGroupAdministratorRights != right.defaultGroupAdministratorRights { return false }
        if left.defaultChannelAdministratorRights != right.defaultChannelAdministratorRights { return false }
        if left.affiliateProgram != right.affiliateProgram { return false }
        if left.webAppBackgroundLightColor != right.webAppBackgroundLightColor { return false }
        if left.webAppBackgroundDarkColor != right.webAppBackgroundDarkColor { return false }
        if left.webAppHeaderLightColor != right.webAppHeaderLightColor { return false }
        if left.webAppHeaderDarkColor != right.webAppHeaderDarkColor { return false }
        if left.verificationParameters != right.verificationParameters { return false }
        if left.canGetRevenueStatistics != right.canGetRevenueStatistics { return false }
        if left.canManageEmojiStatus != right.canManageEmojiStatus { return false }
        if left.hasMediaPreviews != right.hasMediaPreviews { return false }
        if left.editCommandsLink != right.editCommandsLink { return false }
        if left.editDescriptionLink != right.editDescriptionLink { return false }
        if left.editDescriptionMediaLink != right.editDescriptionMediaLink { return false }
        if left.editSettingsLink != right.editSettingsLink { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shortDescription)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(animation)
        hasher.combine(managerBotUserID)
        hasher.combine(menuButton)
        hasher.combine(commands)
        hasher.combine(privacyPolicyURL)
        hasher.combine(defaultGroupAdministratorRights)
        hasher.combine(defaultChannelAdministratorRights)
        hasher.combine(affiliateProgram)
        hasher.combine(webAppBackgroundLightColor)
        hasher.combine(webAppBackgroundDarkColor)
        hasher.combine(webAppHeaderLightColor)
        hasher.combine(webAppHeaderDarkColor)
        hasher.combine(verificationParameters)
        hasher.combine(canGetRevenueStatistics)
        hasher.combine(canManageEmojiStatus)
        hasher.combine(hasMediaPreviews)
        hasher.combine(editCommandsLink)
        hasher.combine(editDescriptionLink)
        hasher.combine(editDescriptionMediaLink)
        hasher.combine(editSettingsLink)
    }
}
extension InlineKeyboardButtonType: Hashable {}
extension InlineKeyboardButtonTypeUrl: Hashable {}
extension InlineKeyboardButtonTypeLoginUrl: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.id != right.id { return false }
        if left.forwardText != right.forwardText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(id)
        hasher.combine(forwardText)
    }
}
extension InlineKeyboardButtonTypeWebApp: Hashable {}
extension InlineKeyboardButtonTypeCallback: Hashable {}
extension InlineKeyboardButtonTypeCallbackWithPassword: Hashable {}
extension InlineKeyboardButtonTypeSwitchInline: Hashable {}
extension InlineKeyboardButtonTypeUser: Hashable {}
extension InlineKeyboardButtonTypeCopyText: Hashable {}
extension InlineKeyboardButton: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.iconCustomEmojiID != right.iconCustomEmojiID { return false }
        if left.style != right.style { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(iconCustomEmojiID)
        hasher.combine(style)
        hasher.combine(type)
    }
}
extension OauthLinkInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.userID != right.userID { return false }
        if left.url != right.url { return false }
        if left.domain != right.domain { return false }
        if left.fromApp != right.fromApp { return false }
        if left.verifiedAppName != right.verifiedAppName { return false }
        if left.botUserID != right.botUserID { return false }
        if left.requestWriteAccess != right.requestWriteAccess { return false }
        if left.requestPhoneNumberAccess != right.requestPhoneNumberAccess { return false }
        if left.browser != right.browser { return false }
        if left.platform != right.platform { return false }
        if left.ipAddress != right.ipAddress { return false }
        if left.location != right.location { return false }
        if left.matchCodeFirst != right.matchCodeFirst { return false }
        if left.matchCodes != right.matchCodes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userID)
        hasher.combine(url)
        hasher.combine(domain)
        hasher.combine(fromApp)
        hasher.combine(verifiedAppName)
        hasher.combine(botUserID)
        hasher.combine(requestWriteAccess)
        hasher.combine(requestPhoneNumberAccess)
        hasher.combine(browser)
        hasher.combine(platform)
        hasher.combine(ipAddress)
        hasher.combine(location)
        hasher.combine(matchCodeFirst)
        hasher.combine(matchCodes)
    }
}
extension WebPageInstantView: Hashable {}
extension BotMediaPreview: Hashable {}
extension BotMediaPreviews: Hashable {}
extension BotMediaPreviewInfo: Hashable {}
extension AttachmentMenuBotColor: Hashable {}
extension AttachmentMenuBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.supportsSelfChat != right.supportsSelfChat { return false }
        if left.supportsUserChats != right.supportsUserChats { return false }
        if left.supportsBotChats != right.supportsBotChats { return false }
        if left.supportsGroupChats != right.supportsGroupChats { return false }
        if left.supportsChannelChats != right.supportsChannelChats { return false }
        if left.requestWriteAccess != right.requestWriteAccess { return false }
        if left.isAdded != right.isAdded { return false }
        if left.showInAttachmentMenu != right.showInAttachmentMenu { return false }
        if left.showInSideMenu != right.showInSideMenu { return false }
        if left.showDisclaimerInSideMenu != right.showDisclaimerInSideMenu { return false }
        if left.name != right.name { return false }
        if left.nameColor != right.nameColor { return false }
        if left.defaultIcon != right.defaultIcon { return false }
        if left.iosStaticIcon != right.iosStaticIcon { return false }
        if left.iosAnimatedIcon != right.iosAnimatedIcon { return false }
        if left.iosSideMenuIcon != right.iosSideMenuIcon { return false }
        if left.androidIcon != right.androidIcon { return false }
        if left.androidSideMenuIcon != right.androidSideMenuIcon { return false }
        if left.macosIcon != right.macosIcon { return false }
        if left.macosSideMenuIcon != right.macosSideMenuIcon { return false }
        if left.iconColor != right.iconColor { return false }
        if left.webAppPlaceholder != right.webAppPlaceholder { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(supportsSelfChat)
        hasher.combine(supportsUserChats)
        hasher.combine(supportsBotChats)
        hasher.combine(supportsGroupChats)
        hasher.combine(supportsChannelChats)
        hasher.combine(requestWriteAccess)
        hasher.combine(isAdded)
        hasher.combine(showInAttachmentMenu)
        hasher.combine(showInSideMenu)
        hasher.combine(showDisclaimerInSideMenu)
        hasher.combine(name)
        hasher.combine(nameColor)
        hasher.combine(defaultIcon)
        hasher.combine(iosStaticIcon)
        hasher.combine(iosAnimatedIcon)
        hasher.combine(iosSideMenuIcon)
        hasher.combine(androidIcon)
        hasher.combine(androidSideMenuIcon)
        hasher.combine(macosIcon)
        hasher.combine(macosSideMenuIcon)
        hasher.combine(iconColor)
        hasher.combine(webAppPlaceholder)
    }
}
extension BotWriteAccessAllowReason: Hashable {}
extension BotWriteAccessAllowReasonConnectedWebsite: Hashable {}
extension BotWriteAccessAllowReasonLaunchedWebApp: Hashable {}
extension InlineQueryResult: Hashable {}
extension InlineQueryResultArticle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.url != right.url { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(url)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultContact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.contact != right.contact { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(contact)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.location != right.location { return false }
        if left.title != right.title { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(location)
        hasher.combine(title)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultVenue: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.venue != right.venue { return false }
        if left.thumbnail != right.thumbnail { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(venue)
        hasher.combine(thumbnail)
    }
}
extension InlineQueryResultGame: Hashable {}
extension InlineQueryResultAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.animation != right.animation { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(animation)
        hasher.combine(title)
    }
}
extension InlineQueryResultAudio: Hashable {}
extension InlineQueryResultDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.document != right.document { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(document)
        hasher.combine(title)
        hasher.combine(descriptionText)
    }
}
extension InlineQueryResultPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.photo != right.photo { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(photo)
        hasher.combine(title)
        hasher.combine(descriptionText)
    }
}
extension InlineQueryResultSticker: Hashable {}
extension InlineQueryResultVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.video != right.video { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(video)
        hasher.combine(title)
        hasher.combine(descriptionText)
    }
}
extension InlineQueryResultVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.voiceNote != right.voiceNote { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(voiceNote)
        hasher.combine(title)
    }
}
extension InlineQueryResultsButtonType: Hashable {}
extension InlineQueryResultsButtonTypeStartBot: Hashable {}
extension InlineQueryResultsButtonTypeWebApp: Hashable {}
extension InlineQueryResultsButton: Hashable {}
extension InlineQueryResults: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.inlineQueryID != right.inlineQueryID { return false }
        if left.button != right.button { return false }
        if left.results != right.results { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inlineQueryID)
        hasher.combine(button)
        hasher.combine(results)
        hasher.combine(nextOffset)
    }
}
extension InlineMessageId: Hashable {}
extension PreparedInlineMessageId: Hashable {}
extension PreparedInlineMessage: Hashable {}
extension CallbackQueryPayload: Hashable {}
extension CallbackQueryPayloadData: Hashable {}
extension CallbackQueryPayloadDataWithPassword: Hashable {}
extension CallbackQueryPayloadGame: Hashable {}
extension CallbackQueryAnswer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.showAlert != right.showAlert { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(showAlert)
        hasher.combine(url)
    }
}
extension CustomRequestResult: Hashable {}
extension GameHighScore: Hashable {}
extension GameHighScores: Hashable {}
extension WebDomainException: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.domain != right.domain { return false }
        if left.title != right.title { return false }
        if left.faviconCustomEmojiID != right.faviconCustomEmojiID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(domain)
        hasher.combine(title)
        hasher.combine(faviconCustomEmojiID)
    }
}
extension WebBrowserSettings: Hashable {}
extension WebBrowserType: Hashable {}
extension BotCommandScope: Hashable {}
extension BotCommandScopeChat: Hashable {}
extension BotCommandScopeChatAdministrators: Hashable {}
extension BotCommandScopeChatMember: Hashable {}
#endif
