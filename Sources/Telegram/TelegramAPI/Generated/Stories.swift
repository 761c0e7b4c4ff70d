// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `ActiveStoryState`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_active_story_state.html)
public enum ActiveStoryState: TDDecodable, CustomStringConvertible, CustomReflectable {
    case live(ActiveStoryStateLive)
    /// `activeStoryStateUnread = ActiveStoryState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1active_story_state_unread.html)
    case unread
    /// `activeStoryStateRead = ActiveStoryState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1active_story_state_read.html)
    case read
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .live(let value): value.encode(into: &wire)
        case .unread: wire.empty(#"{"@type":"activeStoryStateUnread"}"#)
        case .read: wire.empty(#"{"@type":"activeStoryStateRead"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ActiveStoryState? {
        switch wire.constructor(of: .activeStoryState) {
        case 0: if let value = ActiveStoryStateLive.body(&wire) { return .live(value) }  // activeStoryStateLive
        case 1: if wire.close() { return .unread }  // activeStoryStateUnread
        case 2: if wire.close() { return .read }  // activeStoryStateRead
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `activeStoryStateLive story_id:int32 = ActiveStoryState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1active_story_state_live.html)
public struct ActiveStoryStateLive: TDObject, CustomStringConvertible {
    public let storyID: Int32

    public init(storyID: Int32) {
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"activeStoryStateLive""#)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ActiveStoryStateLive? {
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ActiveStoryStateLive(storyID: storyID)
    }
}

/// `storyAreaPosition x_percentage:double y_percentage:double width_percentage:double height_percentage:double rotation_angle:double corner_radius_percentage:double = StoryAreaPosition`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_position.html)
public struct StoryAreaPosition: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let xPercentage: Double
        let yPercentage: Double
        let widthPercentage: Double
        let heightPercentage: Double
        let rotationAngle: Double
        let cornerRadiusPercentage: Double
        init(
            _ xPercentage: Double,
            _ yPercentage: Double,
            _ widthPercentage: Double,
            _ heightPercentage: Double,
            _ rotationAngle: Double,
            _ cornerRadiusPercentage: Double
        ) {
            self.xPercentage = xPercentage
            self.yPercentage = yPercentage
            self.widthPercentage = widthPercentage
            self.heightPercentage = heightPercentage
            self.rotationAngle = rotationAngle
            self.cornerRadiusPercentage = cornerRadiusPercentage
        }
    }
    private let fields: Fields
    public var xPercentage: Double { fields.xPercentage }
    public var yPercentage: Double { fields.yPercentage }
    public var widthPercentage: Double { fields.widthPercentage }
    public var heightPercentage: Double { fields.heightPercentage }
    /// Range 0 to 360.
    public var rotationAngle: Double { fields.rotationAngle }
    public var cornerRadiusPercentage: Double { fields.cornerRadiusPercentage }

    public init(
        xPercentage: Double,
        yPercentage: Double,
        widthPercentage: Double,
        heightPercentage: Double,
        rotationAngle: Double,
        cornerRadiusPercentage: Double
    ) {
        fields = Fields(
        xPercentage,
        yPercentage,
        widthPercentage,
        heightPercentage,
        rotationAngle,
        cornerRadiusPercentage
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaPosition""#)
        wire.double(#","x_percentage":"#, fields.xPercentage)
        wire.double(#","y_percentage":"#, fields.yPercentage)
        wire.double(#","width_percentage":"#, fields.widthPercentage)
        wire.double(#","height_percentage":"#, fields.heightPercentage)
        wire.double(#","rotation_angle":"#, fields.rotationAngle)
        wire.double(#","corner_radius_percentage":"#, fields.cornerRadiusPercentage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryAreaPosition? {
        wire.open(#"{"@type":"storyAreaPosition""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryAreaPosition? {
        var xPercentage: Double = 0.0
        var yPercentage: Double = 0.0
        var widthPercentage: Double = 0.0
        var heightPercentage: Double = 0.0
        var rotationAngle: Double = 0.0
        var cornerRadiusPercentage: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.double(#","x_percentage":"#, &xPercentage)
            wire.double(#","y_percentage":"#, &yPercentage)
            wire.double(#","width_percentage":"#, &widthPercentage)
            wire.double(#","height_percentage":"#, &heightPercentage)
            wire.double(#","rotation_angle":"#, &rotationAngle)
            wire.double(#","corner_radius_percentage":"#, &cornerRadiusPercentage)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAreaPosition(
            xPercentage: xPercentage,
            yPercentage: yPercentage,
            widthPercentage: widthPercentage,
            heightPercentage: heightPercentage,
            rotationAngle: rotationAngle,
            cornerRadiusPercentage: cornerRadiusPercentage
        )
    }
}

/// `StoryAreaType`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_area_type.html)
public enum StoryAreaType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case location(StoryAreaTypeLocation)
    indirect case venue(StoryAreaTypeVenue)
    indirect case suggestedReaction(StoryAreaTypeSuggestedReaction)
    indirect case message(StoryAreaTypeMessage)
    indirect case link(StoryAreaTypeLink)
    indirect case weather(StoryAreaTypeWeather)
    indirect case upgradedGift(StoryAreaTypeUpgradedGift)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .location(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .suggestedReaction(let value): value.encode(into: &wire)
        case .message(let value): value.encode(into: &wire)
        case .link(let value): value.encode(into: &wire)
        case .weather(let value): value.encode(into: &wire)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryAreaType? {
        switch wire.constructor(of: .storyAreaType) {
        case 0: if let value = StoryAreaTypeLocation.body(&wire) { return .location(value) }  // storyAreaTypeLocation
        case 1: if let value = StoryAreaTypeVenue.body(&wire) { return .venue(value) }  // storyAreaTypeVenue
        case 2: if let value = StoryAreaTypeSuggestedReaction.body(&wire) { return .suggestedReaction(value) }  // storyAreaTypeSuggestedReaction
        case 3: if let value = StoryAreaTypeMessage.body(&wire) { return .message(value) }  // storyAreaTypeMessage
        case 4: if let value = StoryAreaTypeLink.body(&wire) { return .link(value) }  // storyAreaTypeLink
        case 5: if let value = StoryAreaTypeWeather.body(&wire) { return .weather(value) }  // storyAreaTypeWeather
        case 6: if let value = StoryAreaTypeUpgradedGift.body(&wire) { return .upgradedGift(value) }  // storyAreaTypeUpgradedGift
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `storyAreaTypeLocation location:location address:locationAddress = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_location.html)
public struct StoryAreaTypeLocation: TDObject, CustomStringConvertible {
    public let location: Location
    /// May be absent.
    public let address: LocationAddress?

    public init(location: Location, address: LocationAddress? = nil) {
        self.location = location
        self.address = address
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeLocation""#)
        wire.object(#","location":"#, self.location)
        wire.object(#","address":"#, self.address)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeLocation? {
        var location: Location? = nil
        var address: LocationAddress? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.object(#","address":"#, &address)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return StoryAreaTypeLocation(location: location, address: address)
    }
}

/// `storyAreaTypeVenue venue:venue = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_venue.html)
public struct StoryAreaTypeVenue: TDObject, CustomStringConvertible {
    public let venue: Venue

    public init(venue: Venue) {
        self.venue = venue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeVenue""#)
        wire.object(#","venue":"#, self.venue)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeVenue? {
        var venue: Venue? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","venue":"#, &venue)
        } while wire.more(&mark)
        guard !wire.failed, let venue = wire.required(consume venue) else { wire.missing("venue"); return nil }
        return StoryAreaTypeVenue(venue: venue)
    }
}

/// `storyAreaTypeSuggestedReaction reaction_type:ReactionType total_count:int32 is_dark:Bool is_flipped:Bool = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_suggested_reaction.html)
public struct StoryAreaTypeSuggestedReaction: TDObject, CustomStringConvertible {
    public let reactionType: ReactionType
    public let totalCount: Int32
    public let isDark: Bool
    public let isFlipped: Bool

    public init(reactionType: ReactionType, totalCount: Int32, isDark: Bool, isFlipped: Bool) {
        self.reactionType = reactionType
        self.totalCount = totalCount
        self.isDark = isDark
        self.isFlipped = isFlipped
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeSuggestedReaction""#)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.bool(#","is_flipped":"#, self.isFlipped)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeSuggestedReaction? {
        var reactionType: ReactionType? = nil
        var totalCount: Int32 = 0
        var isDark: Bool = false
        var isFlipped: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","reaction_type":"#, &reactionType)
            wire.int32(#","total_count":"#, &totalCount)
            wire.bool(#","is_dark":"#, &isDark)
            wire.bool(#","is_flipped":"#, &isFlipped)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let reactionType = wire.required(consume reactionType)
         else { wire.missing("reaction_type"); return nil }
        return StoryAreaTypeSuggestedReaction(
            reactionType: reactionType,
            totalCount: totalCount,
            isDark: isDark,
            isFlipped: isFlipped
        )
    }
}

/// `storyAreaTypeMessage chat_id:int53 message_id:int53 = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_message.html)
public struct StoryAreaTypeMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeMessage? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAreaTypeMessage(chatID: chatID, messageID: messageID)
    }
}

/// `storyAreaTypeLink url:string = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_link.html)
public struct StoryAreaTypeLink: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeLink""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeLink? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAreaTypeLink(url: url)
    }
}

/// `storyAreaTypeWeather temperature:double emoji:string background_color:int32 = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_weather.html)
public struct StoryAreaTypeWeather: TDObject, CustomStringConvertible {
    public let temperature: Double
    public let emoji: String
    public let backgroundColor: Int32

    public init(temperature: Double, emoji: String, backgroundColor: Int32) {
        self.temperature = temperature
        self.emoji = emoji
        self.backgroundColor = backgroundColor
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeWeather""#)
        wire.double(#","temperature":"#, self.temperature)
        wire.string(#","emoji":"#, self.emoji)
        wire.int32(#","background_color":"#, self.backgroundColor)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeWeather? {
        var temperature: Double = 0.0
        var emoji: String = ""
        var backgroundColor: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.double(#","temperature":"#, &temperature)
            wire.string(#","emoji":"#, &emoji)
            wire.int32(#","background_color":"#, &backgroundColor)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAreaTypeWeather(temperature: temperature, emoji: emoji, backgroundColor: backgroundColor)
    }
}

/// `storyAreaTypeUpgradedGift gift_name:string = StoryAreaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area_type_upgraded_gift.html)
public struct StoryAreaTypeUpgradedGift: TDObject, CustomStringConvertible, CustomReflectable {
    public let giftName: String

    public init(giftName: String) {
        self.giftName = giftName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAreaTypeUpgradedGift""#)
        wire.string(#","gift_name":"#, self.giftName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryAreaTypeUpgradedGift? {
        var giftName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","gift_name":"#, &giftName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAreaTypeUpgradedGift(giftName: giftName)
    }
}

/// `storyArea position:storyAreaPosition type:StoryAreaType = StoryArea`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_area.html)
public struct StoryArea: TDDecodable, CustomStringConvertible {
    public let position: StoryAreaPosition
    public let type: StoryAreaType

    public init(position: StoryAreaPosition, type: StoryAreaType) {
        self.position = position
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyArea""#)
        wire.object(#","position":"#, self.position)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryArea? {
        wire.open(#"{"@type":"storyArea""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryArea? {
        var position: StoryAreaPosition? = nil
        var type: StoryAreaType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","position":"#, &position)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let position = wire.required(consume position),
            let type = wire.required(consume type)
         else { wire.missing("position type"); return nil }
        return StoryArea(position: position, type: type)
    }
}

/// `storyVideo duration:double width:int32 height:int32 has_stickers:Bool is_animation:Bool minithumbnail:minithumbnail thumbnail:thumbnail preload_prefix_size:int32 cover_frame_timestamp:double video:file = StoryVideo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_video.html)
public struct StoryVideo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let duration: Double
        let width: Int32
        let height: Int32
        let hasStickers: Bool
        let isAnimation: Bool
        let minithumbnail: Minithumbnail?
        let thumbnail: Thumbnail?
        let preloadPrefixSize: Int32
        let coverFrameTimestamp: Double
        let video: File
        init(
            _ duration: Double,
            _ width: Int32,
            _ height: Int32,
            _ hasStickers: Bool,
            _ isAnimation: Bool,
            _ minithumbnail: Minithumbnail?,
            _ thumbnail: Thumbnail?,
            _ preloadPrefixSize: Int32,
            _ coverFrameTimestamp: Double,
            _ video: File
        ) {
            self.duration = duration
            self.width = width
            self.height = height
            self.hasStickers = hasStickers
            self.isAnimation = isAnimation
            self.minithumbnail = minithumbnail
            self.thumbnail = thumbnail
            self.preloadPrefixSize = preloadPrefixSize
            self.coverFrameTimestamp = coverFrameTimestamp
            self.video = video
        }
    }
    private let fields: Fields
    public var duration: Double { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var hasStickers: Bool { fields.hasStickers }
    public var isAnimation: Bool { fields.isAnimation }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    public var preloadPrefixSize: Int32 { fields.preloadPrefixSize }
    public var coverFrameTimestamp: Double { fields.coverFrameTimestamp }
    public var video: File { fields.video }

    public init(
        duration: Double,
        width: Int32,
        height: Int32,
        hasStickers: Bool,
        isAnimation: Bool,
        minithumbnail: Minithumbnail? = nil,
        thumbnail: Thumbnail? = nil,
        preloadPrefixSize: Int32,
        coverFrameTimestamp: Double,
        video: File
    ) {
        fields = Fields(
        duration,
        width,
        height,
        hasStickers,
        isAnimation,
        minithumbnail,
        thumbnail,
        preloadPrefixSize,
        coverFrameTimestamp,
        video
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyVideo""#)
        wire.double(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.bool(#","has_stickers":"#, fields.hasStickers)
        wire.bool(#","is_animation":"#, fields.isAnimation)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.int32(#","preload_prefix_size":"#, fields.preloadPrefixSize)
        wire.double(#","cover_frame_timestamp":"#, fields.coverFrameTimestamp)
        wire.object(#","video":"#, fields.video)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryVideo? {
        wire.open(#"{"@type":"storyVideo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryVideo? {
        var duration: Double = 0.0
        var width: Int32 = 0
        var height: Int32 = 0
        var hasStickers: Bool = false
        var isAnimation: Bool = false
        var minithumbnail: Minithumbnail? = nil
        var thumbnail: Thumbnail? = nil
        var preloadPrefixSize: Int32 = 0
        var coverFrameTimestamp: Double = 0.0
        var video: File? = nil
        var mark = wire.cursor
        repeat {
            wire.double(#","duration":"#, &duration)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.bool(#","has_stickers":"#, &hasStickers)
            wire.bool(#","is_animation":"#, &isAnimation)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.int32(#","preload_prefix_size":"#, &preloadPrefixSize)
            wire.double(#","cover_frame_timestamp":"#, &coverFrameTimestamp)
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return StoryVideo(
            duration: duration,
            width: width,
            height: height,
            hasStickers: hasStickers,
            isAnimation: isAnimation,
            minithumbnail: minithumbnail,
            thumbnail: thumbnail,
            preloadPrefixSize: preloadPrefixSize,
            coverFrameTimestamp: coverFrameTimestamp,
            video: video
        )
    }
}

/// `StoryContentType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_content_type.html)
public enum StoryContentType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `storyContentTypePhoto = StoryContentType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_type_photo.html)
    case photo
    /// `storyContentTypeVideo = StoryContentType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_type_video.html)
    case video
    /// `storyContentTypeLive = StoryContentType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_type_live.html)
    case live
    /// `storyContentTypeUnsupported = StoryContentType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_type_unsupported.html)
    case unsupported
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .photo: wire.empty(#"{"@type":"storyContentTypePhoto"}"#)
        case .video: wire.empty(#"{"@type":"storyContentTypeVideo"}"#)
        case .live: wire.empty(#"{"@type":"storyContentTypeLive"}"#)
        case .unsupported: wire.empty(#"{"@type":"storyContentTypeUnsupported"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryContentType? {
        switch wire.constructor(of: .storyContentType) {
        case 0: if wire.close() { return .photo }  // storyContentTypePhoto
        case 1: if wire.close() { return .video }  // storyContentTypeVideo
        case 2: if wire.close() { return .live }  // storyContentTypeLive
        case 3: if wire.close() { return .unsupported }  // storyContentTypeUnsupported
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `StoryContent`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_content.html)
public enum StoryContent: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case photo(StoryContentPhoto)
    indirect case video(StoryContentVideo)
    indirect case live(StoryContentLive)
    /// `storyContentUnsupported = StoryContent`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_unsupported.html)
    case unsupported
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .live(let value): value.encode(into: &wire)
        case .unsupported: wire.empty(#"{"@type":"storyContentUnsupported"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryContent? {
        switch wire.constructor(of: .storyContent) {
        case 0: if let value = StoryContentPhoto.body(&wire) { return .photo(value) }  // storyContentPhoto
        case 1: if let value = StoryContentVideo.body(&wire) { return .video(value) }  // storyContentVideo
        case 2: if let value = StoryContentLive.body(&wire) { return .live(value) }  // storyContentLive
        case 3: if wire.close() { return .unsupported }  // storyContentUnsupported
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `storyContentPhoto photo:photo = StoryContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_photo.html)
public struct StoryContentPhoto: TDObject, CustomStringConvertible {
    public let photo: Photo

    public init(photo: Photo) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyContentPhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryContentPhoto? {
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return StoryContentPhoto(photo: photo)
    }
}

/// `storyContentVideo video:storyVideo alternative_video:storyVideo = StoryContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_video.html)
public struct StoryContentVideo: TDObject, CustomStringConvertible {
    public let video: StoryVideo
    /// May be absent.
    public let alternativeVideo: StoryVideo?

    public init(video: StoryVideo, alternativeVideo: StoryVideo? = nil) {
        self.video = video
        self.alternativeVideo = alternativeVideo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyContentVideo""#)
        wire.object(#","video":"#, self.video)
        wire.object(#","alternative_video":"#, self.alternativeVideo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryContentVideo? {
        var video: StoryVideo? = nil
        var alternativeVideo: StoryVideo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.object(#","alternative_video":"#, &alternativeVideo)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return StoryContentVideo(video: video, alternativeVideo: alternativeVideo)
    }
}

/// `storyContentLive group_call_id:int32 is_rtmp_stream:Bool = StoryContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_content_live.html)
public struct StoryContentLive: TDObject, CustomStringConvertible {
    public let groupCallID: Int32
    public let isRtmpStream: Bool

    public init(groupCallID: Int32, isRtmpStream: Bool) {
        self.groupCallID = groupCallID
        self.isRtmpStream = isRtmpStream
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyContentLive""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.bool(#","is_rtmp_stream":"#, self.isRtmpStream)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryContentLive? {
        var groupCallID: Int32 = 0
        var isRtmpStream: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","group_call_id":"#, &groupCallID)
            wire.bool(#","is_rtmp_stream":"#, &isRtmpStream)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryContentLive(groupCallID: groupCallID, isRtmpStream: isRtmpStream)
    }
}

/// `StoryList`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_list.html)
public enum StoryList: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `storyListMain = StoryList`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_list_main.html)
    case main
    /// `storyListArchive = StoryList`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_list_archive.html)
    case archive
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .main: wire.empty(#"{"@type":"storyListMain"}"#)
        case .archive: wire.empty(#"{"@type":"storyListArchive"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryList? {
        switch wire.constructor(of: .storyList) {
        case 0: if wire.close() { return .main }  // storyListMain
        case 1: if wire.close() { return .archive }  // storyListArchive
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `StoryOrigin`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_origin.html)
public enum StoryOrigin: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case publicStory(StoryOriginPublicStory)
    indirect case hiddenUser(StoryOriginHiddenUser)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .publicStory(let value): value.encode(into: &wire)
        case .hiddenUser(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryOrigin? {
        switch wire.constructor(of: .storyOrigin) {
        case 0: if let value = StoryOriginPublicStory.body(&wire) { return .publicStory(value) }  // storyOriginPublicStory
        case 1: if let value = StoryOriginHiddenUser.body(&wire) { return .hiddenUser(value) }  // storyOriginHiddenUser
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `storyOriginPublicStory chat_id:int53 story_id:int32 = StoryOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_origin_public_story.html)
public struct StoryOriginPublicStory: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let storyID: Int32

    public init(chatID: Int64, storyID: Int32) {
        self.chatID = chatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyOriginPublicStory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryOriginPublicStory? {
        var chatID: Int64 = 0
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryOriginPublicStory(chatID: chatID, storyID: storyID)
    }
}

/// `storyOriginHiddenUser poster_name:string = StoryOrigin`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_origin_hidden_user.html)
public struct StoryOriginHiddenUser: TDObject, CustomStringConvertible, CustomReflectable {
    public let posterName: String

    public init(posterName: String) {
        self.posterName = posterName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyOriginHiddenUser""#)
        wire.string(#","poster_name":"#, self.posterName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryOriginHiddenUser? {
        var posterName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","poster_name":"#, &posterName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryOriginHiddenUser(posterName: posterName)
    }
}

/// `storyRepostInfo origin:StoryOrigin is_content_modified:Bool = StoryRepostInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_repost_info.html)
public struct StoryRepostInfo: TDDecodable, CustomStringConvertible {
    public let origin: StoryOrigin
    public let isContentModified: Bool

    public init(origin: StoryOrigin, isContentModified: Bool) {
        self.origin = origin
        self.isContentModified = isContentModified
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyRepostInfo""#)
        wire.object(#","origin":"#, self.origin)
        wire.bool(#","is_content_modified":"#, self.isContentModified)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryRepostInfo? {
        wire.open(#"{"@type":"storyRepostInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryRepostInfo? {
        var origin: StoryOrigin? = nil
        var isContentModified: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","origin":"#, &origin)
            wire.bool(#","is_content_modified":"#, &isContentModified)
        } while wire.more(&mark)
        guard !wire.failed, let origin = wire.required(consume origin) else { wire.missing("origin"); return nil }
        return StoryRepostInfo(origin: origin, isContentModified: isContentModified)
    }
}

/// `storyInteractionInfo view_count:int32 forward_count:int32 reaction_count:int32 recent_viewer_user_ids:vector<int53> = StoryInteractionInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_interaction_info.html)
public struct StoryInteractionInfo: TDDecodable, CustomStringConvertible {
    public let viewCount: Int32
    public let forwardCount: Int32
    public let reactionCount: Int32
    public let recentViewerUserIDs: [Int64]

    public init(viewCount: Int32, forwardCount: Int32, reactionCount: Int32, recentViewerUserIDs: [Int64]) {
        self.viewCount = viewCount
        self.forwardCount = forwardCount
        self.reactionCount = reactionCount
        self.recentViewerUserIDs = recentViewerUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInteractionInfo""#)
        wire.int32(#","view_count":"#, self.viewCount)
        wire.int32(#","forward_count":"#, self.forwardCount)
        wire.int32(#","reaction_count":"#, self.reactionCount)
        wire.int53s(#","recent_viewer_user_ids":"#, self.recentViewerUserIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryInteractionInfo? {
        wire.open(#"{"@type":"storyInteractionInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryInteractionInfo? {
        var viewCount: Int32 = 0
        var forwardCount: Int32 = 0
        var reactionCount: Int32 = 0
        var recentViewerUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","view_count":"#, &viewCount)
            wire.int32(#","forward_count":"#, &forwardCount)
            wire.int32(#","reaction_count":"#, &reactionCount)
            wire.int53s(#","recent_viewer_user_ids":"#, &recentViewerUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryInteractionInfo(
            viewCount: viewCount,
            forwardCount: forwardCount,
            reactionCount: reactionCount,
            recentViewerUserIDs: recentViewerUserIDs
        )
    }
}

/// `story id:int32 poster_chat_id:int53 poster_id:MessageSender date:int32 is_being_posted:Bool is_being_edited:Bool is_edited:Bool is_posted_to_chat_page:Bool is_visible_only_for_self:Bool can_be_added_to_album:Bool can_be_deleted:Bool can_be_edited:Bool can_be_forwarded:Bool can_be_replied:Bool can_set_privacy_settings:Bool can_toggle_is_posted_to_chat_page:Bool can_get_statistics:Bool can_get_interactions:Bool has_expired_viewers:Bool repost_info:storyRepostInfo interaction_info:storyInteractionInfo chosen_reaction_type:ReactionType privacy_settings:StoryPrivacySettings content:StoryContent areas:vector<storyArea> caption:formattedText album_ids:vector<int32> = Story`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story.html)
public struct Story: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int32
        let posterChatID: Int64
        let posterID: MessageSender?
        let date: Int32
        let isBeingPosted: Bool
        let isBeingEdited: Bool
        let isEdited: Bool
        let isPostedToChatPage: Bool
        let isVisibleOnlyForSelf: Bool
        let canBeAddedToAlbum: Bool
        let canBeDeleted: Bool
        let canBeEdited: Bool
        let canBeForwarded: Bool
        let canBeReplied: Bool
        let canSetPrivacySettings: Bool
        let canToggleIsPostedToChatPage: Bool
        let canGetStatistics: Bool
        let canGetInteractions: Bool
        let hasExpiredViewers: Bool
        let repostInfo: StoryRepostInfo?
        let interactionInfo: StoryInteractionInfo?
        let chosenReactionType: ReactionType?
        let privacySettings: StoryPrivacySettings
        let content: StoryContent
        let areas: [StoryArea]
        let caption: FormattedText
        let albumIDs: [Int32]
        init(
            _ id: Int32,
            _ posterChatID: Int64,
            _ posterID: MessageSender?,
            _ date: Int32,
            _ isBeingPosted: Bool,
            _ isBeingEdited: Bool,
            _ isEdited: Bool,
            _ isPostedToChatPage: Bool,
            _ isVisibleOnlyForSelf: Bool,
            _ canBeAddedToAlbum: Bool,
            _ canBeDeleted: Bool,
            _ canBeEdited: Bool,
            _ canBeForwarded: Bool,
            _ canBeReplied: Bool,
            _ canSetPrivacySettings: Bool,
            _ canToggleIsPostedToChatPage: Bool,
            _ canGetStatistics: Bool,
            _ canGetInteractions: Bool,
            _ hasExpiredViewers: Bool,
            _ repostInfo: StoryRepostInfo?,
            _ interactionInfo: StoryInteractionInfo?,
            _ chosenReactionType: ReactionType?,
            _ privacySettings: StoryPrivacySettings,
            _ content: StoryContent,
            _ areas: [StoryArea],
            _ caption: FormattedText,
            _ albumIDs: [Int32]
        ) {
            self.id = id
            self.posterChatID = posterChatID
            self.posterID = posterID
            self.date = date
            self.isBeingPosted = isBeingPosted
            self.isBeingEdited = isBeingEdited
            self.isEdited = isEdited
            self.isPostedToChatPage = isPostedToChatPage
            self.isVisibleOnlyForSelf = isVisibleOnlyForSelf
            self.canBeAddedToAlbum = canBeAddedToAlbum
            self.canBeDeleted = canBeDeleted
            self.canBeEdited = canBeEdited
            self.canBeForwarded = canBeForwarded
            self.canBeReplied = canBeReplied
            self.canSetPrivacySettings = canSetPrivacySettings
            self.canToggleIsPostedToChatPage = canToggleIsPostedToChatPage
            self.canGetStatistics = canGetStatistics
            self.canGetInteractions = canGetInteractions
            self.hasExpiredViewers = hasExpiredViewers
            self.repostInfo = repostInfo
            self.interactionInfo = interactionInfo
            self.chosenReactionType = chosenReactionType
            self.privacySettings = privacySettings
            self.content = content
            self.areas = areas
            self.caption = caption
            self.albumIDs = albumIDs
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var posterChatID: Int64 { fields.posterChatID }
    /// May be absent.
    public var posterID: MessageSender? { fields.posterID }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var isBeingPosted: Bool { fields.isBeingPosted }
    public var isBeingEdited: Bool { fields.isBeingEdited }
    public var isEdited: Bool { fields.isEdited }
    public var isPostedToChatPage: Bool { fields.isPostedToChatPage }
    public var isVisibleOnlyForSelf: Bool { fields.isVisibleOnlyForSelf }
    public var canBeAddedToAlbum: Bool { fields.canBeAddedToAlbum }
    public var canBeDeleted: Bool { fields.canBeDeleted }
    public var canBeEdited: Bool { fields.canBeEdited }
    public var canBeForwarded: Bool { fields.canBeForwarded }
    public var canBeReplied: Bool { fields.canBeReplied }
    public var canSetPrivacySettings: Bool { fields.canSetPrivacySettings }
    public var canToggleIsPostedToChatPage: Bool { fields.canToggleIsPostedToChatPage }
    public var canGetStatistics: Bool { fields.canGetStatistics }
    public var canGetInteractions: Bool { fields.canGetInteractions }
    public var hasExpiredViewers: Bool { fields.hasExpiredViewers }
    /// May be absent.
    public var repostInfo: StoryRepostInfo? { fields.repostInfo }
    /// May be absent.
    public var interactionInfo: StoryInteractionInfo? { fields.interactionInfo }
    /// May be absent.
    public var chosenReactionType: ReactionType? { fields.chosenReactionType }
    public var privacySettings: StoryPrivacySettings { fields.privacySettings }
    public var content: StoryContent { fields.content }
    public var areas: [StoryArea] { fields.areas }
    public var caption: FormattedText { fields.caption }
    public var albumIDs: [Int32] { fields.albumIDs }

    public init(
        id: Int32,
        posterChatID: Int64,
        posterID: MessageSender? = nil,
        date: Int32,
        isBeingPosted: Bool,
        isBeingEdited: Bool,
        isEdited: Bool,
        isPostedToChatPage: Bool,
        isVisibleOnlyForSelf: Bool,
        canBeAddedToAlbum: Bool,
        canBeDeleted: Bool,
        canBeEdited: Bool,
        canBeForwarded: Bool,
        canBeReplied: Bool,
        canSetPrivacySettings: Bool,
        canToggleIsPostedToChatPage: Bool,
        canGetStatistics: Bool,
        canGetInteractions: Bool,
        hasExpiredViewers: Bool,
        repostInfo: StoryRepostInfo? = nil,
        interactionInfo: StoryInteractionInfo? = nil,
        chosenReactionType: ReactionType? = nil,
        privacySettings: StoryPrivacySettings,
        content: StoryContent,
        areas: [StoryArea],
        caption: FormattedText,
        albumIDs: [Int32]
    ) {
        fields = Fields(
        id,
        posterChatID,
        posterID,
        date,
        isBeingPosted,
        isBeingEdited,
        isEdited,
        isPostedToChatPage,
        isVisibleOnlyForSelf,
        canBeAddedToAlbum,
        canBeDeleted,
        canBeEdited,
        canBeForwarded,
        canBeReplied,
        canSetPrivacySettings,
        canToggleIsPostedToChatPage,
        canGetStatistics,
        canGetInteractions,
        hasExpiredViewers,
        repostInfo,
        interactionInfo,
        chosenReactionType,
        privacySettings,
        content,
        areas,
        caption,
        albumIDs
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"story""#)
        wire.int32(#","id":"#, fields.id)
        wire.int53(#","poster_chat_id":"#, fields.posterChatID)
        wire.object(#","poster_id":"#, fields.posterID)
        wire.int32(#","date":"#, fields.date)
        wire.bool(#","is_being_posted":"#, fields.isBeingPosted)
        wire.bool(#","is_being_edited":"#, fields.isBeingEdited)
        wire.bool(#","is_edited":"#, fields.isEdited)
        wire.bool(#","is_posted_to_chat_page":"#, fields.isPostedToChatPage)
        wire.bool(#","is_visible_only_for_self":"#, fields.isVisibleOnlyForSelf)
        wire.bool(#","can_be_added_to_album":"#, fields.canBeAddedToAlbum)
        wire.bool(#","can_be_deleted":"#, fields.canBeDeleted)
        wire.bool(#","can_be_edited":"#, fields.canBeEdited)
        wire.bool(#","can_be_forwarded":"#, fields.canBeForwarded)
        wire.bool(#","can_be_replied":"#, fields.canBeReplied)
        wire.bool(#","can_set_privacy_settings":"#, fields.canSetPrivacySettings)
        wire.bool(#","can_toggle_is_posted_to_chat_page":"#, fields.canToggleIsPostedToChatPage)
        wire.bool(#","can_get_statistics":"#, fields.canGetStatistics)
        wire.bool(#","can_get_interactions":"#, fields.canGetInteractions)
        wire.bool(#","has_expired_viewers":"#, fields.hasExpiredViewers)
        wire.object(#","repost_info":"#, fields.repostInfo)
        wire.object(#","interaction_info":"#, fields.interactionInfo)
        wire.object(#","chosen_reaction_type":"#, fields.chosenReactionType)
        wire.object(#","privacy_settings":"#, fields.privacySettings)
        wire.object(#","content":"#, fields.content)
        wire.objects(#","areas":"#, fields.areas)
        wire.object(#","caption":"#, fields.caption)
        wire.int32s(#","album_ids":"#, fields.albumIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Story? {
        wire.open(#"{"@type":"story""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Story? {
        var id: Int32 = 0
        var posterChatID: Int64 = 0
        var posterID: MessageSender? = nil
        var date: Int32 = 0
        var isBeingPosted: Bool = false
        var isBeingEdited: Bool = false
        var isEdited: Bool = false
        var isPostedToChatPage: Bool = false
        var isVisibleOnlyForSelf: Bool = false
        var canBeAddedToAlbum: Bool = false
        var canBeDeleted: Bool = false
        var canBeEdited: Bool = false
        var canBeForwarded: Bool = false
        var canBeReplied: Bool = false
        var canSetPrivacySettings: Bool = false
        var canToggleIsPostedToChatPage: Bool = false
        var canGetStatistics: Bool = false
        var canGetInteractions: Bool = false
        var hasExpiredViewers: Bool = false
        var repostInfo: StoryRepostInfo? = nil
        var interactionInfo: StoryInteractionInfo? = nil
        var chosenReactionType: ReactionType? = nil
        var privacySettings: StoryPrivacySettings? = nil
        var content: StoryContent? = nil
        var areas: [StoryArea] = []
        var caption: FormattedText? = nil
        var albumIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.int53(#","poster_chat_id":"#, &posterChatID)
            wire.object(#","poster_id":"#, &posterID)
            wire.int32(#","date":"#, &date)
            wire.bool(#","is_being_posted":"#, &isBeingPosted)
            wire.bool(#","is_being_edited":"#, &isBeingEdited)
            wire.bool(#","is_edited":"#, &isEdited)
            wire.bool(#","is_posted_to_chat_page":"#, &isPostedToChatPage)
            wire.bool(#","is_visible_only_for_self":"#, &isVisibleOnlyForSelf)
            wire.bool(#","can_be_added_to_album":"#, &canBeAddedToAlbum)
            wire.bool(#","can_be_deleted":"#, &canBeDeleted)
            wire.bool(#","can_be_edited":"#, &canBeEdited)
            wire.bool(#","can_be_forwarded":"#, &canBeForwarded)
            wire.bool(#","can_be_replied":"#, &canBeReplied)
            wire.bool(#","can_set_privacy_settings":"#, &canSetPrivacySettings)
            wire.bool(#","can_toggle_is_posted_to_chat_page":"#, &canToggleIsPostedToChatPage)
            wire.bool(#","can_get_statistics":"#, &canGetStatistics)
            wire.bool(#","can_get_interactions":"#, &canGetInteractions)
            wire.bool(#","has_expired_viewers":"#, &hasExpiredViewers)
            wire.object(#","repost_info":"#, &repostInfo)
            wire.object(#","interaction_info":"#, &interactionInfo)
            wire.object(#","chosen_reaction_type":"#, &chosenReactionType)
            wire.object(#","privacy_settings":"#, &privacySettings)
            wire.object(#","content":"#, &content)
            wire.objects(#","areas":"#, &areas)
            wire.object(#","caption":"#, &caption)
            wire.int32s(#","album_ids":"#, &albumIDs)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let privacySettings = wire.required(consume privacySettings),
            let content = wire.required(consume content),
            let caption = wire.required(consume caption)
         else { wire.missing("privacy_settings content caption"); return nil }
        return Story(
            id: id,
            posterChatID: posterChatID,
            posterID: posterID,
            date: date,
            isBeingPosted: isBeingPosted,
            isBeingEdited: isBeingEdited,
            isEdited: isEdited,
            isPostedToChatPage: isPostedToChatPage,
            isVisibleOnlyForSelf: isVisibleOnlyForSelf,
            canBeAddedToAlbum: canBeAddedToAlbum,
            canBeDeleted: canBeDeleted,
            canBeEdited: canBeEdited,
            canBeForwarded: canBeForwarded,
            canBeReplied: canBeReplied,
            canSetPrivacySettings: canSetPrivacySettings,
            canToggleIsPostedToChatPage: canToggleIsPostedToChatPage,
            canGetStatistics: canGetStatistics,
            canGetInteractions: canGetInteractions,
            hasExpiredViewers: hasExpiredViewers,
            repostInfo: repostInfo,
            interactionInfo: interactionInfo,
            chosenReactionType: chosenReactionType,
            privacySettings: privacySettings,
            content: content,
            areas: areas,
            caption: caption,
            albumIDs: albumIDs
        )
    }
}

/// `stories total_count:int32 stories:vector<story> pinned_story_ids:vector<int32> = Stories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stories.html)
public struct Stories: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let stories: [Story]
    public let pinnedStoryIDs: [Int32]

    public init(totalCount: Int32, stories: [Story], pinnedStoryIDs: [Int32]) {
        self.totalCount = totalCount
        self.stories = stories
        self.pinnedStoryIDs = pinnedStoryIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stories""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","stories":"#, self.stories)
        wire.int32s(#","pinned_story_ids":"#, self.pinnedStoryIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Stories? {
        wire.open(#"{"@type":"stories""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Stories? {
        var totalCount: Int32 = 0
        var stories: [Story] = []
        var pinnedStoryIDs: [Int32] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","stories":"#, &stories)
            wire.int32s(#","pinned_story_ids":"#, &pinnedStoryIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Stories(totalCount: totalCount, stories: stories, pinnedStoryIDs: pinnedStoryIDs)
    }
}

/// `storyAlbum id:int32 name:string photo_icon:photo video_icon:video = StoryAlbum`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_album.html)
public struct StoryAlbum: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int32
        let name: String
        let photoIcon: Photo?
        let videoIcon: Video?
        init(_ id: Int32, _ name: String, _ photoIcon: Photo?, _ videoIcon: Video?) {
            self.id = id
            self.name = name
            self.photoIcon = photoIcon
            self.videoIcon = videoIcon
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var name: String { fields.name }
    /// May be absent.
    public var photoIcon: Photo? { fields.photoIcon }
    /// May be absent.
    public var videoIcon: Video? { fields.videoIcon }

    public init(id: Int32, name: String, photoIcon: Photo? = nil, videoIcon: Video? = nil) {
        fields = Fields(id, name, photoIcon, videoIcon)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAlbum""#)
        wire.int32(#","id":"#, fields.id)
        wire.string(#","name":"#, fields.name)
        wire.object(#","photo_icon":"#, fields.photoIcon)
        wire.object(#","video_icon":"#, fields.videoIcon)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryAlbum? {
        wire.open(#"{"@type":"storyAlbum""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryAlbum? {
        var id: Int32 = 0
        var name: String = ""
        var photoIcon: Photo? = nil
        var videoIcon: Video? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.string(#","name":"#, &name)
            wire.object(#","photo_icon":"#, &photoIcon)
            wire.object(#","video_icon":"#, &videoIcon)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAlbum(id: id, name: name, photoIcon: photoIcon, videoIcon: videoIcon)
    }
}

/// `storyAlbums albums:vector<storyAlbum> = StoryAlbums`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_albums.html)
public struct StoryAlbums: TDDecodable, CustomStringConvertible {
    public let albums: [StoryAlbum]

    public init(albums: [StoryAlbum]) {
        self.albums = albums
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyAlbums""#)
        wire.objects(#","albums":"#, self.albums)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryAlbums? {
        wire.open(#"{"@type":"storyAlbums""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryAlbums? {
        var albums: [StoryAlbum] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","albums":"#, &albums)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryAlbums(albums: albums)
    }
}

/// `storyFullId poster_chat_id:int53 story_id:int32 = StoryFullId`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_full_id.html)
public struct StoryFullId: TDObject, CustomStringConvertible {
    public let posterChatID: Int64
    public let storyID: Int32

    public init(posterChatID: Int64, storyID: Int32) {
        self.posterChatID = posterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyFullId""#)
        wire.int53(#","poster_chat_id":"#, self.posterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }
}

/// `storyInfo story_id:int32 date:int32 is_for_close_friends:Bool is_live:Bool = StoryInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_info.html)
public struct StoryInfo: TDDecodable, CustomStringConvertible {
    public let storyID: Int32
    /// Unix time in seconds.
    public let date: Int32
    public let isForCloseFriends: Bool
    public let isLive: Bool

    public init(storyID: Int32, date: Int32, isForCloseFriends: Bool, isLive: Bool) {
        self.storyID = storyID
        self.date = date
        self.isForCloseFriends = isForCloseFriends
        self.isLive = isLive
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInfo""#)
        wire.int32(#","story_id":"#, self.storyID)
        wire.int32(#","date":"#, self.date)
        wire.bool(#","is_for_close_friends":"#, self.isForCloseFriends)
        wire.bool(#","is_live":"#, self.isLive)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryInfo? {
        wire.open(#"{"@type":"storyInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryInfo? {
        var storyID: Int32 = 0
        var date: Int32 = 0
        var isForCloseFriends: Bool = false
        var isLive: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","story_id":"#, &storyID)
            wire.int32(#","date":"#, &date)
            wire.bool(#","is_for_close_friends":"#, &isForCloseFriends)
            wire.bool(#","is_live":"#, &isLive)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryInfo(storyID: storyID, date: date, isForCloseFriends: isForCloseFriends, isLive: isLive)
    }
}

/// `StoryInteractionType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_interaction_type.html)
public enum StoryInteractionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case view(StoryInteractionTypeView)
    indirect case forward(StoryInteractionTypeForward)
    indirect case repost(StoryInteractionTypeRepost)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .view(let value): value.encode(into: &wire)
        case .forward(let value): value.encode(into: &wire)
        case .repost(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryInteractionType? {
        switch wire.constructor(of: .storyInteractionType) {
        case 0: if let value = StoryInteractionTypeView.body(&wire) { return .view(value) }  // storyInteractionTypeView
        case 1: if let value = StoryInteractionTypeForward.body(&wire) { return .forward(value) }  // storyInteractionTypeForward
        case 2: if let value = StoryInteractionTypeRepost.body(&wire) { return .repost(value) }  // storyInteractionTypeRepost
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `storyInteractionTypeView chosen_reaction_type:ReactionType = StoryInteractionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_interaction_type_view.html)
public struct StoryInteractionTypeView: TDObject, CustomStringConvertible {
    /// May be absent.
    public let chosenReactionType: ReactionType?

    public init(chosenReactionType: ReactionType? = nil) {
        self.chosenReactionType = chosenReactionType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInteractionTypeView""#)
        wire.object(#","chosen_reaction_type":"#, self.chosenReactionType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryInteractionTypeView? {
        var chosenReactionType: ReactionType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","chosen_reaction_type":"#, &chosenReactionType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryInteractionTypeView(chosenReactionType: chosenReactionType)
    }
}

/// `storyInteractionTypeForward message:message = StoryInteractionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_interaction_type_forward.html)
public struct StoryInteractionTypeForward: TDObject, CustomStringConvertible {
    public let message: Message

    public init(message: Message) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInteractionTypeForward""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryInteractionTypeForward? {
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return StoryInteractionTypeForward(message: message)
    }
}

/// `storyInteractionTypeRepost story:story = StoryInteractionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_interaction_type_repost.html)
public struct StoryInteractionTypeRepost: TDObject, CustomStringConvertible {
    public let story: Story

    public init(story: Story) {
        self.story = story
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInteractionTypeRepost""#)
        wire.object(#","story":"#, self.story)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryInteractionTypeRepost? {
        var story: Story? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","story":"#, &story)
        } while wire.more(&mark)
        guard !wire.failed, let story = wire.required(consume story) else { wire.missing("story"); return nil }
        return StoryInteractionTypeRepost(story: story)
    }
}

/// `storyInteraction actor_id:MessageSender interaction_date:int32 block_list:BlockList type:StoryInteractionType = StoryInteraction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_interaction.html)
public struct StoryInteraction: TDDecodable, CustomStringConvertible {
    public let actorID: MessageSender
    /// Unix time in seconds.
    public let interactionDate: Int32
    /// May be absent.
    public let blockList: BlockList?
    public let type: StoryInteractionType

    public init(
        actorID: MessageSender,
        interactionDate: Int32,
        blockList: BlockList? = nil,
        type: StoryInteractionType
    ) {
        self.actorID = actorID
        self.interactionDate = interactionDate
        self.blockList = blockList
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInteraction""#)
        wire.object(#","actor_id":"#, self.actorID)
        wire.int32(#","interaction_date":"#, self.interactionDate)
        wire.object(#","block_list":"#, self.blockList)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryInteraction? {
        wire.open(#"{"@type":"storyInteraction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryInteraction? {
        var actorID: MessageSender? = nil
        var interactionDate: Int32 = 0
        var blockList: BlockList? = nil
        var type: StoryInteractionType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","actor_id":"#, &actorID)
            wire.int32(#","interaction_date":"#, &interactionDate)
            wire.object(#","block_list":"#, &blockList)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let actorID = wire.required(consume actorID),
            let type = wire.required(consume type)
         else { wire.missing("actor_id type"); return nil }
        return StoryInteraction(actorID: actorID, interactionDate: interactionDate, blockList: blockList, type: type)
    }
}

/// `storyInteractions total_count:int32 total_forward_count:int32 total_reaction_count:int32 interactions:vector<storyInteraction> next_offset:string = StoryInteractions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_interactions.html)
public struct StoryInteractions: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalCount: Int32
        let totalForwardCount: Int32
        let totalReactionCount: Int32
        let interactions: [StoryInteraction]
        let nextOffset: String
        init(
            _ totalCount: Int32,
            _ totalForwardCount: Int32,
            _ totalReactionCount: Int32,
            _ interactions: [StoryInteraction],
            _ nextOffset: String
        ) {
            self.totalCount = totalCount
            self.totalForwardCount = totalForwardCount
            self.totalReactionCount = totalReactionCount
            self.interactions = interactions
            self.nextOffset = nextOffset
        }
    }
    private let fields: Fields
    public var totalCount: Int32 { fields.totalCount }
    public var totalForwardCount: Int32 { fields.totalForwardCount }
    public var totalReactionCount: Int32 { fields.totalReactionCount }
    public var interactions: [StoryInteraction] { fields.interactions }
    public var nextOffset: String { fields.nextOffset }

    public init(
        totalCount: Int32,
        totalForwardCount: Int32,
        totalReactionCount: Int32,
        interactions: [StoryInteraction],
        nextOffset: String
    ) {
        fields = Fields(totalCount, totalForwardCount, totalReactionCount, interactions, nextOffset)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyInteractions""#)
        wire.int32(#","total_count":"#, fields.totalCount)
        wire.int32(#","total_forward_count":"#, fields.totalForwardCount)
        wire.int32(#","total_reaction_count":"#, fields.totalReactionCount)
        wire.objects(#","interactions":"#, fields.interactions)
        wire.string(#","next_offset":"#, fields.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryInteractions? {
        wire.open(#"{"@type":"storyInteractions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryInteractions? {
        var totalCount: Int32 = 0
        var totalForwardCount: Int32 = 0
        var totalReactionCount: Int32 = 0
        var interactions: [StoryInteraction] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.int32(#","total_forward_count":"#, &totalForwardCount)
            wire.int32(#","total_reaction_count":"#, &totalReactionCount)
            wire.objects(#","interactions":"#, &interactions)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryInteractions(
            totalCount: totalCount,
            totalForwardCount: totalForwardCount,
            totalReactionCount: totalReactionCount,
            interactions: interactions,
            nextOffset: nextOffset
        )
    }
}

/// `StoryPrivacySettings`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_story_privacy_settings.html)
public enum StoryPrivacySettings: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case everyone(StoryPrivacySettingsEveryone)
    indirect case contacts(StoryPrivacySettingsContacts)
    /// `storyPrivacySettingsCloseFriends = StoryPrivacySettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_privacy_settings_close_friends.html)
    case closeFriends
    indirect case selectedUsers(StoryPrivacySettingsSelectedUsers)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .everyone(let value): value.encode(into: &wire)
        case .contacts(let value): value.encode(into: &wire)
        case .closeFriends: wire.empty(#"{"@type":"storyPrivacySettingsCloseFriends"}"#)
        case .selectedUsers(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StoryPrivacySettings? {
        switch wire.constructor(of: .storyPrivacySettings) {
        case 0: if let value = StoryPrivacySettingsEveryone.body(&wire) { return .everyone(value) }  // storyPrivacySettingsEveryone
        case 1: if let value = StoryPrivacySettingsContacts.body(&wire) { return .contacts(value) }  // storyPrivacySettingsContacts
        case 2: if wire.close() { return .closeFriends }  // storyPrivacySettingsCloseFriends
        case 3: if let value = StoryPrivacySettingsSelectedUsers.body(&wire) { return .selectedUsers(value) }  // storyPrivacySettingsSelectedUsers
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `storyPrivacySettingsEveryone except_user_ids:vector<int53> = StoryPrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_privacy_settings_everyone.html)
public struct StoryPrivacySettingsEveryone: TDObject, CustomStringConvertible {
    public let exceptUserIDs: [Int64]

    public init(exceptUserIDs: [Int64]) {
        self.exceptUserIDs = exceptUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyPrivacySettingsEveryone""#)
        wire.int53s(#","except_user_ids":"#, self.exceptUserIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryPrivacySettingsEveryone? {
        var exceptUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","except_user_ids":"#, &exceptUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryPrivacySettingsEveryone(exceptUserIDs: exceptUserIDs)
    }
}

/// `storyPrivacySettingsContacts except_user_ids:vector<int53> = StoryPrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_privacy_settings_contacts.html)
public struct StoryPrivacySettingsContacts: TDObject, CustomStringConvertible {
    public let exceptUserIDs: [Int64]

    public init(exceptUserIDs: [Int64]) {
        self.exceptUserIDs = exceptUserIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyPrivacySettingsContacts""#)
        wire.int53s(#","except_user_ids":"#, self.exceptUserIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryPrivacySettingsContacts? {
        var exceptUserIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","except_user_ids":"#, &exceptUserIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryPrivacySettingsContacts(exceptUserIDs: exceptUserIDs)
    }
}

/// `storyPrivacySettingsSelectedUsers user_ids:vector<int53> = StoryPrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_privacy_settings_selected_users.html)
public struct StoryPrivacySettingsSelectedUsers: TDObject, CustomStringConvertible {
    public let userIDs: [Int64]

    public init(userIDs: [Int64]) {
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyPrivacySettingsSelectedUsers""#)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StoryPrivacySettingsSelectedUsers? {
        var userIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int53s(#","user_ids":"#, &userIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StoryPrivacySettingsSelectedUsers(userIDs: userIDs)
    }
}

/// `storyStatistics story_interaction_graph:StatisticalGraph story_reaction_graph:StatisticalGraph = StoryStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1story_statistics.html)
public struct StoryStatistics: TDDecodable, CustomStringConvertible {
    public let storyInteractionGraph: StatisticalGraph
    public let storyReactionGraph: StatisticalGraph

    public init(storyInteractionGraph: StatisticalGraph, storyReactionGraph: StatisticalGraph) {
        self.storyInteractionGraph = storyInteractionGraph
        self.storyReactionGraph = storyReactionGraph
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"storyStatistics""#)
        wire.object(#","story_interaction_graph":"#, self.storyInteractionGraph)
        wire.object(#","story_reaction_graph":"#, self.storyReactionGraph)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StoryStatistics? {
        wire.open(#"{"@type":"storyStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StoryStatistics? {
        var storyInteractionGraph: StatisticalGraph? = nil
        var storyReactionGraph: StatisticalGraph? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","story_interaction_graph":"#, &storyInteractionGraph)
            wire.object(#","story_reaction_graph":"#, &storyReactionGraph)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let storyInteractionGraph = wire.required(consume storyInteractionGraph),
            let storyReactionGraph = wire.required(consume storyReactionGraph)
         else { wire.missing("story_interaction_graph story_reaction_graph"); return nil }
        return StoryStatistics(storyInteractionGraph: storyInteractionGraph, storyReactionGraph: storyReactionGraph)
    }
}


#if Hashable
extension ActiveStoryState: Hashable {}
extension ActiveStoryStateLive: Hashable {}
extension StoryAreaPosition: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.xPercentage != right.xPercentage { return false }
        if left.yPercentage != right.yPercentage { return false }
        if left.widthPercentage != right.widthPercentage { return false }
        if left.heightPercentage != right.heightPercentage { return false }
        if left.rotationAngle != right.rotationAngle { return false }
        if left.cornerRadiusPercentage != right.cornerRadiusPercentage { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(xPercentage)
        hasher.combine(yPercentage)
        hasher.combine(widthPercentage)
        hasher.combine(heightPercentage)
        hasher.combine(rotationAngle)
        hasher.combine(cornerRadiusPercentage)
    }
}
extension StoryAreaType: Hashable {}
extension StoryAreaTypeLocation: Hashable {}
extension StoryAreaTypeVenue: Hashable {}
extension StoryAreaTypeSuggestedReaction: Hashable {}
extension StoryAreaTypeMessage: Hashable {}
extension StoryAreaTypeLink: Hashable {}
extension StoryAreaTypeWeather: Hashable {}
extension StoryAreaTypeUpgradedGift: Hashable {}
extension StoryArea: Hashable {}
extension StoryVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.hasStickers != right.hasStickers { return false }
        if left.isAnimation != right.isAnimation { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.preloadPrefixSize != right.preloadPrefixSize { return false }
        if left.coverFrameTimestamp != right.coverFrameTimestamp { return false }
        if left.video != right.video { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(hasStickers)
        hasher.combine(isAnimation)
        hasher.combine(minithumbnail)
        hasher.combine(thumbnail)
        hasher.combine(preloadPrefixSize)
        hasher.combine(coverFrameTimestamp)
        hasher.combine(video)
    }
}
extension StoryContentType: Hashable {}
extension StoryContent: Hashable {}
extension StoryContentPhoto: Hashable {}
extension StoryContentVideo: Hashable {}
extension StoryContentLive: Hashable {}
extension StoryList: Hashable {}
extension StoryOrigin: Hashable {}
extension StoryOriginPublicStory: Hashable {}
extension StoryOriginHiddenUser: Hashable {}
extension StoryRepostInfo: Hashable {}
extension StoryInteractionInfo: Hashable {}
extension Story: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.posterChatID != right.posterChatID { return false }
        if left.posterID != right.posterID { return false }
        if left.date != right.date { return false }
        if left.isBeingPosted != right.isBeingPosted { return false }
        if left.isBeingEdited != right.isBeingEdited { return false }
        if left.isEdited != right.isEdited { return false }
        if left.isPostedToChatPage != right.isPostedToChatPage { return false }
        if left.isVisibleOnlyForSelf != right.isVisibleOnlyForSelf { return false }
        if left.canBeAddedToAlbum != right.canBeAddedToAlbum { return false }
        if left.canBeDeleted != right.canBeDeleted { return false }
        if left.canBeEdited != right.canBeEdited { return false }
        if left.canBeForwarded != right.canBeForwarded { return false }
        if left.canBeReplied != right.canBeReplied { return false }
        if left.canSetPrivacySettings != right.canSetPrivacySettings { return false }
        if left.canToggleIsPostedToChatPage != right.canToggleIsPostedToChatPage { return false }
        if left.canGetStatistics != right.canGetStatistics { return false }
        if left.canGetInteractions != right.canGetInteractions { return false }
        if left.hasExpiredViewers != right.hasExpiredViewers { return false }
        if left.repostInfo != right.repostInfo { return false }
        if left.interactionInfo != right.interactionInfo { return false }
        if left.chosenReactionType != right.chosenReactionType { return false }
        if left.privacySettings != right.privacySettings { return false }
        if left.content != right.content { return false }
        if left.areas != right.areas { return false }
        if left.caption != right.caption { return false }
        if left.albumIDs != right.albumIDs { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(posterChatID)
        hasher.combine(posterID)
        hasher.combine(date)
        hasher.combine(isBeingPosted)
        hasher.combine(isBeingEdited)
        hasher.combine(isEdited)
        hasher.combine(isPostedToChatPage)
        hasher.combine(isVisibleOnlyForSelf)
        hasher.combine(canBeAddedToAlbum)
        hasher.combine(canBeDeleted)
        hasher.combine(canBeEdited)
        hasher.combine(canBeForwarded)
        hasher.combine(canBeReplied)
        hasher.combine(canSetPrivacySettings)
        hasher.combine(canToggleIsPostedToChatPage)
        hasher.combine(canGetStatistics)
        hasher.combine(canGetInteractions)
        hasher.combine(hasExpiredViewers)
        hasher.combine(repostInfo)
        hasher.combine(interactionInfo)
        hasher.combine(chosenReactionType)
        hasher.combine(privacySettings)
        hasher.combine(content)
        hasher.combine(areas)
        hasher.combine(caption)
        hasher.combine(albumIDs)
    }
}
extension Stories: Hashable {}
extension StoryAlbum: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.photoIcon != right.photoIcon { return false }
        if left.videoIcon != right.videoIcon { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(photoIcon)
        hasher.combine(videoIcon)
    }
}
extension StoryAlbums: Hashable {}
extension StoryFullId: Hashable {}
extension StoryInfo: Hashable {}
extension StoryInteractionType: Hashable {}
extension StoryInteractionTypeView: Hashable {}
extension StoryInteractionTypeForward: Hashable {}
extension StoryInteractionTypeRepost: Hashable {}
extension StoryInteraction: Hashable {}
extension StoryInteractions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalCount != right.totalCount { return false }
        if left.totalForwardCount != right.totalForwardCount { return false }
        if left.totalReactionCount != right.totalReactionCount { return false }
        if left.interactions != right.interactions { return false }
        if left.nextOffset != right.nextOffset { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalCount)
        hasher.combine(totalForwardCount)
        hasher.combine(totalReactionCount)
        hasher.combine(interactions)
        hasher.combine(nextOffset)
    }
}
extension StoryPrivacySettings: Hashable {}
extension StoryPrivacySettingsEveryone: Hashable {}
extension StoryPrivacySettingsContacts: Hashable {}
extension StoryPrivacySettingsSelectedUsers: Hashable {}
extension StoryStatistics: Hashable {}
#endif
