// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `background id:int64 is_default:Bool is_dark:Bool name:string document:document type:BackgroundType = Background`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background.html)
public struct Background: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let isDefault: Bool
        let isDark: Bool
        let name: String
        let document: Document?
        let type: BackgroundType
        init(
            _ id: Int64,
            _ isDefault: Bool,
            _ isDark: Bool,
            _ name: String,
            _ document: Document?,
            _ type: BackgroundType
        ) {
            self.id = id
            self.isDefault = isDefault
            self.isDark = isDark
            self.name = name
            self.document = document
            self.type = type
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var isDefault: Bool { fields.isDefault }
    public var isDark: Bool { fields.isDark }
    public var name: String { fields.name }
    /// May be absent.
    public var document: Document? { fields.document }
    public var type: BackgroundType { fields.type }

    public init(
        id: Int64,
        isDefault: Bool,
        isDark: Bool,
        name: String,
        document: Document? = nil,
        type: BackgroundType
    ) {
        fields = Fields(id, isDefault, isDark, name, document, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"background""#)
        wire.int64(#","id":"#, fields.id)
        wire.bool(#","is_default":"#, fields.isDefault)
        wire.bool(#","is_dark":"#, fields.isDark)
        wire.string(#","name":"#, fields.name)
        wire.object(#","document":"#, fields.document)
        wire.object(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Background? {
        wire.open(#"{"@type":"background""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Background? {
        var id: Int64 = 0
        var isDefault: Bool = false
        var isDark: Bool = false
        var name: String = ""
        var document: Document? = nil
        var type: BackgroundType? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.bool(#","is_default":"#, &isDefault)
            wire.bool(#","is_dark":"#, &isDark)
            wire.string(#","name":"#, &name)
            wire.object(#","document":"#, &document)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return Background(id: id, isDefault: isDefault, isDark: isDark, name: name, document: document, type: type)
    }
}

/// `backgrounds backgrounds:vector<background> = Backgrounds`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1backgrounds.html)
public struct Backgrounds: TDDecodable, CustomStringConvertible {
    public let backgrounds: [Background]

    public init(backgrounds: [Background]) {
        self.backgrounds = backgrounds
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgrounds""#)
        wire.objects(#","backgrounds":"#, self.backgrounds)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Backgrounds? {
        wire.open(#"{"@type":"backgrounds""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Backgrounds? {
        var backgrounds: [Background] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","backgrounds":"#, &backgrounds)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Backgrounds(backgrounds: backgrounds)
    }
}

/// `themeParameters background_color:int32 secondary_background_color:int32 header_background_color:int32 bottom_bar_background_color:int32 section_background_color:int32 section_separator_color:int32 text_color:int32 accent_text_color:int32 section_header_text_color:int32 subtitle_text_color:int32 destructive_text_color:int32 hint_color:int32 link_color:int32 button_color:int32 button_text_color:int32 = ThemeParameters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1theme_parameters.html)
public struct ThemeParameters: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let backgroundColor: Int32
        let secondaryBackgroundColor: Int32
        let headerBackgroundColor: Int32
        let bottomBarBackgroundColor: Int32
        let sectionBackgroundColor: Int32
        let sectionSeparatorColor: Int32
        let textColor: Int32
        let accentTextColor: Int32
        let sectionHeaderTextColor: Int32
        let subtitleTextColor: Int32
        let destructiveTextColor: Int32
        let hintColor: Int32
        let linkColor: Int32
        let buttonColor: Int32
        let buttonTextColor: Int32
        init(
            _ backgroundColor: Int32,
            _ secondaryBackgroundColor: Int32,
            _ headerBackgroundColor: Int32,
            _ bottomBarBackgroundColor: Int32,
            _ sectionBackgroundColor: Int32,
            _ sectionSeparatorColor: Int32,
            _ textColor: Int32,
            _ accentTextColor: Int32,
            _ sectionHeaderTextColor: Int32,
            _ subtitleTextColor: Int32,
            _ destructiveTextColor: Int32,
            _ hintColor: Int32,
            _ linkColor: Int32,
            _ buttonColor: Int32,
            _ buttonTextColor: Int32
        ) {
            self.backgroundColor = backgroundColor
            self.secondaryBackgroundColor = secondaryBackgroundColor
            self.headerBackgroundColor = headerBackgroundColor
            self.bottomBarBackgroundColor = bottomBarBackgroundColor
            self.sectionBackgroundColor = sectionBackgroundColor
            self.sectionSeparatorColor = sectionSeparatorColor
            self.textColor = textColor
            self.accentTextColor = accentTextColor
            self.sectionHeaderTextColor = sectionHeaderTextColor
            self.subtitleTextColor = subtitleTextColor
            self.destructiveTextColor = destructiveTextColor
            self.hintColor = hintColor
            self.linkColor = linkColor
            self.buttonColor = buttonColor
            self.buttonTextColor = buttonTextColor
        }
    }
    private let fields: Fields
    public var backgroundColor: Int32 { fields.backgroundColor }
    public var secondaryBackgroundColor: Int32 { fields.secondaryBackgroundColor }
    public var headerBackgroundColor: Int32 { fields.headerBackgroundColor }
    public var bottomBarBackgroundColor: Int32 { fields.bottomBarBackgroundColor }
    public var sectionBackgroundColor: Int32 { fields.sectionBackgroundColor }
    public var sectionSeparatorColor: Int32 { fields.sectionSeparatorColor }
    public var textColor: Int32 { fields.textColor }
    public var accentTextColor: Int32 { fields.accentTextColor }
    public var sectionHeaderTextColor: Int32 { fields.sectionHeaderTextColor }
    public var subtitleTextColor: Int32 { fields.subtitleTextColor }
    public var destructiveTextColor: Int32 { fields.destructiveTextColor }
    public var hintColor: Int32 { fields.hintColor }
    public var linkColor: Int32 { fields.linkColor }
    public var buttonColor: Int32 { fields.buttonColor }
    public var buttonTextColor: Int32 { fields.buttonTextColor }

    public init(
        backgroundColor: Int32,
        secondaryBackgroundColor: Int32,
        headerBackgroundColor: Int32,
        bottomBarBackgroundColor: Int32,
        sectionBackgroundColor: Int32,
        sectionSeparatorColor: Int32,
        textColor: Int32,
        accentTextColor: Int32,
        sectionHeaderTextColor: Int32,
        subtitleTextColor: Int32,
        destructiveTextColor: Int32,
        hintColor: Int32,
        linkColor: Int32,
        buttonColor: Int32,
        buttonTextColor: Int32
    ) {
        fields = Fields(
        backgroundColor,
        secondaryBackgroundColor,
        headerBackgroundColor,
        bottomBarBackgroundColor,
        sectionBackgroundColor,
        sectionSeparatorColor,
        textColor,
        accentTextColor,
        sectionHeaderTextColor,
        subtitleTextColor,
        destructiveTextColor,
        hintColor,
        linkColor,
        buttonColor,
        buttonTextColor
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"themeParameters""#)
        wire.int32(#","background_color":"#, fields.backgroundColor)
        wire.int32(#","secondary_background_color":"#, fields.secondaryBackgroundColor)
        wire.int32(#","header_background_color":"#, fields.headerBackgroundColor)
        wire.int32(#","bottom_bar_background_color":"#, fields.bottomBarBackgroundColor)
        wire.int32(#","section_background_color":"#, fields.sectionBackgroundColor)
        wire.int32(#","section_separator_color":"#, fields.sectionSeparatorColor)
        wire.int32(#","text_color":"#, fields.textColor)
        wire.int32(#","accent_text_color":"#, fields.accentTextColor)
        wire.int32(#","section_header_text_color":"#, fields.sectionHeaderTextColor)
        wire.int32(#","subtitle_text_color":"#, fields.subtitleTextColor)
        wire.int32(#","destructive_text_color":"#, fields.destructiveTextColor)
        wire.int32(#","hint_color":"#, fields.hintColor)
        wire.int32(#","link_color":"#, fields.linkColor)
        wire.int32(#","button_color":"#, fields.buttonColor)
        wire.int32(#","button_text_color":"#, fields.buttonTextColor)
        wire.close()
    }
}

/// `accentColor id:int32 built_in_accent_color_id:int32 light_theme_colors:vector<int32> dark_theme_colors:vector<int32> min_channel_chat_boost_level:int32 = AccentColor`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accent_color.html)
public struct AccentColor: TDDecodable, CustomStringConvertible {
    public let id: Int32
    /// Range 0 to 6.
    public let builtInAccentColorID: Int32
    /// Length 1 to 3 colors.
    public let lightThemeColors: [Int32]
    /// Length 1 to 3 colors.
    public let darkThemeColors: [Int32]
    public let minChannelChatBoostLevel: Int32

    public init(
        id: Int32,
        builtInAccentColorID: Int32,
        lightThemeColors: [Int32],
        darkThemeColors: [Int32],
        minChannelChatBoostLevel: Int32
    ) {
        self.id = id
        self.builtInAccentColorID = builtInAccentColorID
        self.lightThemeColors = lightThemeColors
        self.darkThemeColors = darkThemeColors
        self.minChannelChatBoostLevel = minChannelChatBoostLevel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"accentColor""#)
        wire.int32(#","id":"#, self.id)
        wire.int32(#","built_in_accent_color_id":"#, self.builtInAccentColorID)
        wire.int32s(#","light_theme_colors":"#, self.lightThemeColors)
        wire.int32s(#","dark_theme_colors":"#, self.darkThemeColors)
        wire.int32(#","min_channel_chat_boost_level":"#, self.minChannelChatBoostLevel)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AccentColor? {
        wire.open(#"{"@type":"accentColor""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AccentColor? {
        var id: Int32 = 0
        var builtInAccentColorID: Int32 = 0
        var lightThemeColors: [Int32] = []
        var darkThemeColors: [Int32] = []
        var minChannelChatBoostLevel: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int32(#","built_in_accent_color_id":"#, &builtInAccentColorID)
            wire.int32s(#","light_theme_colors":"#, &lightThemeColors)
            wire.int32s(#","dark_theme_colors":"#, &darkThemeColors)
            wire.int32(#","min_channel_chat_boost_level":"#, &minChannelChatBoostLevel)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AccentColor(
            id: id,
            builtInAccentColorID: builtInAccentColorID,
            lightThemeColors: lightThemeColors,
            darkThemeColors: darkThemeColors,
            minChannelChatBoostLevel: minChannelChatBoostLevel
        )
    }
}

/// `themeSettings base_theme:BuiltInTheme accent_color:int32 background:background outgoing_message_fill:BackgroundFill animate_outgoing_message_fill:Bool outgoing_message_accent_color:int32 = ThemeSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1theme_settings.html)
public struct ThemeSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let baseTheme: BuiltInTheme
        let accentColor: Int32
        let background: Background?
        let outgoingMessageFill: BackgroundFill?
        let animateOutgoingMessageFill: Bool
        let outgoingMessageAccentColor: Int32
        init(
            _ baseTheme: BuiltInTheme,
            _ accentColor: Int32,
            _ background: Background?,
            _ outgoingMessageFill: BackgroundFill?,
            _ animateOutgoingMessageFill: Bool,
            _ outgoingMessageAccentColor: Int32
        ) {
            self.baseTheme = baseTheme
            self.accentColor = accentColor
            self.background = background
            self.outgoingMessageFill = outgoingMessageFill
            self.animateOutgoingMessageFill = animateOutgoingMessageFill
            self.outgoingMessageAccentColor = outgoingMessageAccentColor
        }
    }
    private let fields: Fields
    public var baseTheme: BuiltInTheme { fields.baseTheme }
    public var accentColor: Int32 { fields.accentColor }
    /// May be absent.
    public var background: Background? { fields.background }
    /// May be absent.
    public var outgoingMessageFill: BackgroundFill? { fields.outgoingMessageFill }
    public var animateOutgoingMessageFill: Bool { fields.animateOutgoingMessageFill }
    public var outgoingMessageAccentColor: Int32 { fields.outgoingMessageAccentColor }

    public init(
        baseTheme: BuiltInTheme,
        accentColor: Int32,
        background: Background? = nil,
        outgoingMessageFill: BackgroundFill? = nil,
        animateOutgoingMessageFill: Bool,
        outgoingMessageAccentColor: Int32
    ) {
        fields = Fields(
        baseTheme,
        accentColor,
        background,
        outgoingMessageFill,
        animateOutgoingMessageFill,
        outgoingMessageAccentColor
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"themeSettings""#)
        wire.object(#","base_theme":"#, fields.baseTheme)
        wire.int32(#","accent_color":"#, fields.accentColor)
        wire.object(#","background":"#, fields.background)
        wire.object(#","outgoing_message_fill":"#, fields.outgoingMessageFill)
        wire.bool(#","animate_outgoing_message_fill":"#, fields.animateOutgoingMessageFill)
        wire.int32(#","outgoing_message_accent_color":"#, fields.outgoingMessageAccentColor)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ThemeSettings? {
        wire.open(#"{"@type":"themeSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ThemeSettings? {
        var baseTheme: BuiltInTheme? = nil
        var accentColor: Int32 = 0
        var background: Background? = nil
        var outgoingMessageFill: BackgroundFill? = nil
        var animateOutgoingMessageFill: Bool = false
        var outgoingMessageAccentColor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","base_theme":"#, &baseTheme)
            wire.int32(#","accent_color":"#, &accentColor)
            wire.object(#","background":"#, &background)
            wire.object(#","outgoing_message_fill":"#, &outgoingMessageFill)
            wire.bool(#","animate_outgoing_message_fill":"#, &animateOutgoingMessageFill)
            wire.int32(#","outgoing_message_accent_color":"#, &outgoingMessageAccentColor)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let baseTheme = wire.required(consume baseTheme)
         else { wire.missing("base_theme"); return nil }
        return ThemeSettings(
            baseTheme: baseTheme,
            accentColor: accentColor,
            background: background,
            outgoingMessageFill: outgoingMessageFill,
            animateOutgoingMessageFill: animateOutgoingMessageFill,
            outgoingMessageAccentColor: outgoingMessageAccentColor
        )
    }
}

/// `BackgroundFill`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_background_fill.html)
public enum BackgroundFill: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case solid(BackgroundFillSolid)
    indirect case gradient(BackgroundFillGradient)
    indirect case freeformGradient(BackgroundFillFreeformGradient)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .solid(let value): value.encode(into: &wire)
        case .gradient(let value): value.encode(into: &wire)
        case .freeformGradient(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BackgroundFill? {
        switch wire.constructor(of: .backgroundFill) {
        case 0: if let value = BackgroundFillSolid.body(&wire) { return .solid(value) }  // backgroundFillSolid
        case 1: if let value = BackgroundFillGradient.body(&wire) { return .gradient(value) }  // backgroundFillGradient
        case 2: if let value = BackgroundFillFreeformGradient.body(&wire) { return .freeformGradient(value) }  // backgroundFillFreeformGradient
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `backgroundFillSolid color:int32 = BackgroundFill`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_fill_solid.html)
public struct BackgroundFillSolid: TDObject, CustomStringConvertible {
    public let color: Int32

    public init(color: Int32) {
        self.color = color
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundFillSolid""#)
        wire.int32(#","color":"#, self.color)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundFillSolid? {
        var color: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","color":"#, &color)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BackgroundFillSolid(color: color)
    }
}

/// `backgroundFillGradient top_color:int32 bottom_color:int32 rotation_angle:int32 = BackgroundFill`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_fill_gradient.html)
public struct BackgroundFillGradient: TDObject, CustomStringConvertible {
    public let topColor: Int32
    public let bottomColor: Int32
    /// Range 0 to 359.
    public let rotationAngle: Int32

    public init(topColor: Int32, bottomColor: Int32, rotationAngle: Int32) {
        self.topColor = topColor
        self.bottomColor = bottomColor
        self.rotationAngle = rotationAngle
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundFillGradient""#)
        wire.int32(#","top_color":"#, self.topColor)
        wire.int32(#","bottom_color":"#, self.bottomColor)
        wire.int32(#","rotation_angle":"#, self.rotationAngle)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundFillGradient? {
        var topColor: Int32 = 0
        var bottomColor: Int32 = 0
        var rotationAngle: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","top_color":"#, &topColor)
            wire.int32(#","bottom_color":"#, &bottomColor)
            wire.int32(#","rotation_angle":"#, &rotationAngle)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BackgroundFillGradient(topColor: topColor, bottomColor: bottomColor, rotationAngle: rotationAngle)
    }
}

/// `backgroundFillFreeformGradient colors:vector<int32> = BackgroundFill`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_fill_freeform_gradient.html)
public struct BackgroundFillFreeformGradient: TDObject, CustomStringConvertible {
    public let colors: [Int32]

    public init(colors: [Int32]) {
        self.colors = colors
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundFillFreeformGradient""#)
        wire.int32s(#","colors":"#, self.colors)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundFillFreeformGradient? {
        var colors: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32s(#","colors":"#, &colors)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BackgroundFillFreeformGradient(colors: colors)
    }
}

/// `BackgroundType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_background_type.html)
public enum BackgroundType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case wallpaper(BackgroundTypeWallpaper)
    indirect case pattern(BackgroundTypePattern)
    indirect case fill(BackgroundTypeFill)
    indirect case chatTheme(BackgroundTypeChatTheme)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .wallpaper(let value): value.encode(into: &wire)
        case .pattern(let value): value.encode(into: &wire)
        case .fill(let value): value.encode(into: &wire)
        case .chatTheme(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> BackgroundType? {
        switch wire.constructor(of: .backgroundType) {
        case 0: if let value = BackgroundTypeWallpaper.body(&wire) { return .wallpaper(value) }  // backgroundTypeWallpaper
        case 1: if let value = BackgroundTypePattern.body(&wire) { return .pattern(value) }  // backgroundTypePattern
        case 2: if let value = BackgroundTypeFill.body(&wire) { return .fill(value) }  // backgroundTypeFill
        case 3: if let value = BackgroundTypeChatTheme.body(&wire) { return .chatTheme(value) }  // backgroundTypeChatTheme
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `backgroundTypeWallpaper is_blurred:Bool is_moving:Bool = BackgroundType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_type_wallpaper.html)
public struct BackgroundTypeWallpaper: TDObject, CustomStringConvertible {
    public let isBlurred: Bool
    public let isMoving: Bool

    public init(isBlurred: Bool, isMoving: Bool) {
        self.isBlurred = isBlurred
        self.isMoving = isMoving
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundTypeWallpaper""#)
        wire.bool(#","is_blurred":"#, self.isBlurred)
        wire.bool(#","is_moving":"#, self.isMoving)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundTypeWallpaper? {
        var isBlurred: Bool = false
        var isMoving: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_blurred":"#, &isBlurred)
            wire.bool(#","is_moving":"#, &isMoving)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BackgroundTypeWallpaper(isBlurred: isBlurred, isMoving: isMoving)
    }
}

/// `backgroundTypePattern fill:BackgroundFill intensity:int32 is_inverted:Bool is_moving:Bool = BackgroundType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_type_pattern.html)
public struct BackgroundTypePattern: TDObject, CustomStringConvertible {
    public let fill: BackgroundFill
    /// Range 0 to 100.
    public let intensity: Int32
    public let isInverted: Bool
    public let isMoving: Bool

    public init(fill: BackgroundFill, intensity: Int32, isInverted: Bool, isMoving: Bool) {
        self.fill = fill
        self.intensity = intensity
        self.isInverted = isInverted
        self.isMoving = isMoving
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundTypePattern""#)
        wire.object(#","fill":"#, self.fill)
        wire.int32(#","intensity":"#, self.intensity)
        wire.bool(#","is_inverted":"#, self.isInverted)
        wire.bool(#","is_moving":"#, self.isMoving)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundTypePattern? {
        var fill: BackgroundFill? = nil
        var intensity: Int32 = 0
        var isInverted: Bool = false
        var isMoving: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","fill":"#, &fill)
            wire.int32(#","intensity":"#, &intensity)
            wire.bool(#","is_inverted":"#, &isInverted)
            wire.bool(#","is_moving":"#, &isMoving)
        } while wire.more(&mark)
        guard !wire.failed, let fill = wire.required(consume fill) else { wire.missing("fill"); return nil }
        return BackgroundTypePattern(fill: fill, intensity: intensity, isInverted: isInverted, isMoving: isMoving)
    }
}

/// `backgroundTypeFill fill:BackgroundFill = BackgroundType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_type_fill.html)
public struct BackgroundTypeFill: TDObject, CustomStringConvertible {
    public let fill: BackgroundFill

    public init(fill: BackgroundFill) {
        self.fill = fill
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundTypeFill""#)
        wire.object(#","fill":"#, self.fill)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundTypeFill? {
        var fill: BackgroundFill? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","fill":"#, &fill)
        } while wire.more(&mark)
        guard !wire.failed, let fill = wire.required(consume fill) else { wire.missing("fill"); return nil }
        return BackgroundTypeFill(fill: fill)
    }
}

/// `backgroundTypeChatTheme theme_name:string = BackgroundType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1background_type_chat_theme.html)
public struct BackgroundTypeChatTheme: TDObject, CustomStringConvertible {
    public let themeName: String

    public init(themeName: String) {
        self.themeName = themeName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"backgroundTypeChatTheme""#)
        wire.string(#","theme_name":"#, self.themeName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> BackgroundTypeChatTheme? {
        var themeName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","theme_name":"#, &themeName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return BackgroundTypeChatTheme(themeName: themeName)
    }
}


#if Hashable
extension Background: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.isDefault != right.isDefault { return false }
        if left.isDark != right.isDark { return false }
        if left.name != right.name { return false }
        if left.document != right.document { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(isDefault)
        hasher.combine(isDark)
        hasher.combine(name)
        hasher.combine(document)
        hasher.combine(type)
    }
}
extension Backgrounds: Hashable {}
extension ThemeParameters: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.backgroundColor != right.backgroundColor { return false }
        if left.secondaryBackgroundColor != right.secondaryBackgroundColor { return false }
        if left.headerBackgroundColor != right.headerBackgroundColor { return false }
        if left.bottomBarBackgroundColor != right.bottomBarBackgroundColor { return false }
        if left.sectionBackgroundColor != right.sectionBackgroundColor { return false }
        if left.sectionSeparatorColor != right.sectionSeparatorColor { return false }
        if left.textColor != right.textColor { return false }
        if left.accentTextColor != right.accentTextColor { return false }
        if left.sectionHeaderTextColor != right.sectionHeaderTextColor { return false }
        if left.subtitleTextColor != right.subtitleTextColor { return false }
        if left.destructiveTextColor != right.destructiveTextColor { return false }
        if left.hintColor != right.hintColor { return false }
        if left.linkColor != right.linkColor { return false }
        if left.buttonColor != right.buttonColor { return false }
        if left.buttonTextColor != right.buttonTextColor { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(secondaryBackgroundColor)
        hasher.combine(headerBackgroundColor)
        hasher.combine(bottomBarBackgroundColor)
        hasher.combine(sectionBackgroundColor)
        hasher.combine(sectionSeparatorColor)
        hasher.combine(textColor)
        hasher.combine(accentTextColor)
        hasher.combine(sectionHeaderTextColor)
        hasher.combine(subtitleTextColor)
        hasher.combine(destructiveTextColor)
        hasher.combine(hintColor)
        hasher.combine(linkColor)
        hasher.combine(buttonColor)
        hasher.combine(buttonTextColor)
    }
}
extension AccentColor: Hashable {}
extension ThemeSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.baseTheme != right.baseTheme { return false }
        if left.accentColor != right.accentColor { return false }
        if left.background != right.background { return false }
        if left.outgoingMessageFill != right.outgoingMessageFill { return false }
        if left.animateOutgoingMessageFill != right.animateOutgoingMessageFill { return false }
        if left.outgoingMessageAccentColor != right.outgoingMessageAccentColor { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(baseTheme)
        hasher.combine(accentColor)
        hasher.combine(background)
        hasher.combine(outgoingMessageFill)
        hasher.combine(animateOutgoingMessageFill)
        hasher.combine(outgoingMessageAccentColor)
    }
}
extension BackgroundFill: Hashable {}
extension BackgroundFillSolid: Hashable {}
extension BackgroundFillGradient: Hashable {}
extension BackgroundFillFreeformGradient: Hashable {}
extension BackgroundType: Hashable {}
extension BackgroundTypeWallpaper: Hashable {}
extension BackgroundTypePattern: Hashable {}
extension BackgroundTypeFill: Hashable {}
extension BackgroundTypeChatTheme: Hashable {}
#endif
