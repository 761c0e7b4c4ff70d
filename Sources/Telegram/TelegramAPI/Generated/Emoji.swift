// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `ThumbnailFormat`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_thumbnail_format.html)
public enum ThumbnailFormat: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `thumbnailFormatJpeg = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_jpeg.html)
    case jpeg
    /// `thumbnailFormatGif = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_gif.html)
    case gif
    /// `thumbnailFormatMpeg4 = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_mpeg4.html)
    case mpeg4
    /// `thumbnailFormatPng = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_png.html)
    case png
    /// `thumbnailFormatTgs = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_tgs.html)
    case tgs
    /// `thumbnailFormatWebm = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_webm.html)
    case webm
    /// `thumbnailFormatWebp = ThumbnailFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail_format_webp.html)
    case webp
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .jpeg: wire.empty(#"{"@type":"thumbnailFormatJpeg"}"#)
        case .gif: wire.empty(#"{"@type":"thumbnailFormatGif"}"#)
        case .mpeg4: wire.empty(#"{"@type":"thumbnailFormatMpeg4"}"#)
        case .png: wire.empty(#"{"@type":"thumbnailFormatPng"}"#)
        case .tgs: wire.empty(#"{"@type":"thumbnailFormatTgs"}"#)
        case .webm: wire.empty(#"{"@type":"thumbnailFormatWebm"}"#)
        case .webp: wire.empty(#"{"@type":"thumbnailFormatWebp"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ThumbnailFormat? {
        switch wire.constructor(of: .thumbnailFormat) {
        case 0: if wire.close() { return .jpeg }  // thumbnailFormatJpeg
        case 1: if wire.close() { return .gif }  // thumbnailFormatGif
        case 2: if wire.close() { return .mpeg4 }  // thumbnailFormatMpeg4
        case 3: if wire.close() { return .png }  // thumbnailFormatPng
        case 4: if wire.close() { return .tgs }  // thumbnailFormatTgs
        case 5: if wire.close() { return .webm }  // thumbnailFormatWebm
        case 6: if wire.close() { return .webp }  // thumbnailFormatWebp
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `thumbnail format:ThumbnailFormat width:int32 height:int32 file:file = Thumbnail`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1thumbnail.html)
public struct Thumbnail: TDDecodable, CustomStringConvertible {
    public let format: ThumbnailFormat
    public let width: Int32
    public let height: Int32
    public let file: File

    public init(format: ThumbnailFormat, width: Int32, height: Int32, file: File) {
        self.format = format
        self.width = width
        self.height = height
        self.file = file
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"thumbnail""#)
        wire.object(#","format":"#, self.format)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.object(#","file":"#, self.file)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Thumbnail? {
        wire.open(#"{"@type":"thumbnail""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Thumbnail? {
        var format: ThumbnailFormat? = nil
        var width: Int32 = 0
        var height: Int32 = 0
        var file: File? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","format":"#, &format)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.object(#","file":"#, &file)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let format = wire.required(consume format),
            let file = wire.required(consume file)
         else { wire.missing("format file"); return nil }
        return Thumbnail(format: format, width: width, height: height, file: file)
    }
}

/// `MaskPoint`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_mask_point.html)
public enum MaskPoint: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `maskPointForehead = MaskPoint`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mask_point_forehead.html)
    case forehead
    /// `maskPointEyes = MaskPoint`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mask_point_eyes.html)
    case eyes
    /// `maskPointMouth = MaskPoint`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mask_point_mouth.html)
    case mouth
    /// `maskPointChin = MaskPoint`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mask_point_chin.html)
    case chin
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .forehead: wire.empty(#"{"@type":"maskPointForehead"}"#)
        case .eyes: wire.empty(#"{"@type":"maskPointEyes"}"#)
        case .mouth: wire.empty(#"{"@type":"maskPointMouth"}"#)
        case .chin: wire.empty(#"{"@type":"maskPointChin"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> MaskPoint? {
        switch wire.constructor(of: .maskPoint) {
        case 0: if wire.close() { return .forehead }  // maskPointForehead
        case 1: if wire.close() { return .eyes }  // maskPointEyes
        case 2: if wire.close() { return .mouth }  // maskPointMouth
        case 3: if wire.close() { return .chin }  // maskPointChin
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `maskPosition point:MaskPoint x_shift:double y_shift:double scale:double = MaskPosition`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mask_position.html)
public struct MaskPosition: TDDecodable, CustomStringConvertible {
    public let point: MaskPoint
    public let xShift: Double
    public let yShift: Double
    public let scale: Double

    public init(point: MaskPoint, xShift: Double, yShift: Double, scale: Double) {
        self.point = point
        self.xShift = xShift
        self.yShift = yShift
        self.scale = scale
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"maskPosition""#)
        wire.object(#","point":"#, self.point)
        wire.double(#","x_shift":"#, self.xShift)
        wire.double(#","y_shift":"#, self.yShift)
        wire.double(#","scale":"#, self.scale)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MaskPosition? {
        wire.open(#"{"@type":"maskPosition""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MaskPosition? {
        var point: MaskPoint? = nil
        var xShift: Double = 0.0
        var yShift: Double = 0.0
        var scale: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.object(#","point":"#, &point)
            wire.double(#","x_shift":"#, &xShift)
            wire.double(#","y_shift":"#, &yShift)
            wire.double(#","scale":"#, &scale)
        } while wire.more(&mark)
        guard !wire.failed, let point = wire.required(consume point) else { wire.missing("point"); return nil }
        return MaskPosition(point: point, xShift: xShift, yShift: yShift, scale: scale)
    }
}

/// `StickerFormat`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_sticker_format.html)
public enum StickerFormat: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `stickerFormatWebp = StickerFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_format_webp.html)
    case webp
    /// `stickerFormatTgs = StickerFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_format_tgs.html)
    case tgs
    /// `stickerFormatWebm = StickerFormat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_format_webm.html)
    case webm
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .webp: wire.empty(#"{"@type":"stickerFormatWebp"}"#)
        case .tgs: wire.empty(#"{"@type":"stickerFormatTgs"}"#)
        case .webm: wire.empty(#"{"@type":"stickerFormatWebm"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StickerFormat? {
        switch wire.constructor(of: .stickerFormat) {
        case 0: if wire.close() { return .webp }  // stickerFormatWebp
        case 1: if wire.close() { return .tgs }  // stickerFormatTgs
        case 2: if wire.close() { return .webm }  // stickerFormatWebm
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `StickerType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_sticker_type.html)
public enum StickerType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `stickerTypeRegular = StickerType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_type_regular.html)
    case regular
    /// `stickerTypeMask = StickerType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_type_mask.html)
    case mask
    /// `stickerTypeCustomEmoji = StickerType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_type_custom_emoji.html)
    case customEmoji
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular: wire.empty(#"{"@type":"stickerTypeRegular"}"#)
        case .mask: wire.empty(#"{"@type":"stickerTypeMask"}"#)
        case .customEmoji: wire.empty(#"{"@type":"stickerTypeCustomEmoji"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StickerType? {
        switch wire.constructor(of: .stickerType) {
        case 0: if wire.close() { return .regular }  // stickerTypeRegular
        case 1: if wire.close() { return .mask }  // stickerTypeMask
        case 2: if wire.close() { return .customEmoji }  // stickerTypeCustomEmoji
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `StickerFullType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_sticker_full_type.html)
public enum StickerFullType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case regular(StickerFullTypeRegular)
    indirect case mask(StickerFullTypeMask)
    indirect case customEmoji(StickerFullTypeCustomEmoji)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular(let value): value.encode(into: &wire)
        case .mask(let value): value.encode(into: &wire)
        case .customEmoji(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StickerFullType? {
        switch wire.constructor(of: .stickerFullType) {
        case 0: if let value = StickerFullTypeRegular.body(&wire) { return .regular(value) }  // stickerFullTypeRegular
        case 1: if let value = StickerFullTypeMask.body(&wire) { return .mask(value) }  // stickerFullTypeMask
        case 2: if let value = StickerFullTypeCustomEmoji.body(&wire) { return .customEmoji(value) }  // stickerFullTypeCustomEmoji
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `stickerFullTypeRegular premium_animation:file = StickerFullType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_full_type_regular.html)
public struct StickerFullTypeRegular: TDObject, CustomStringConvertible {
    /// May be absent.
    public let premiumAnimation: File?

    public init(premiumAnimation: File? = nil) {
        self.premiumAnimation = premiumAnimation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickerFullTypeRegular""#)
        wire.object(#","premium_animation":"#, self.premiumAnimation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StickerFullTypeRegular? {
        var premiumAnimation: File? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","premium_animation":"#, &premiumAnimation)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StickerFullTypeRegular(premiumAnimation: premiumAnimation)
    }
}

/// `stickerFullTypeMask mask_position:maskPosition = StickerFullType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_full_type_mask.html)
public struct StickerFullTypeMask: TDObject, CustomStringConvertible {
    /// May be absent.
    public let maskPosition: MaskPosition?

    public init(maskPosition: MaskPosition? = nil) {
        self.maskPosition = maskPosition
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickerFullTypeMask""#)
        wire.object(#","mask_position":"#, self.maskPosition)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StickerFullTypeMask? {
        var maskPosition: MaskPosition? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","mask_position":"#, &maskPosition)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StickerFullTypeMask(maskPosition: maskPosition)
    }
}

/// `stickerFullTypeCustomEmoji custom_emoji_id:int64 needs_repainting:Bool = StickerFullType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_full_type_custom_emoji.html)
public struct StickerFullTypeCustomEmoji: TDObject, CustomStringConvertible {
    public let customEmojiID: Int64
    public let needsRepainting: Bool

    public init(customEmojiID: Int64, needsRepainting: Bool) {
        self.customEmojiID = customEmojiID
        self.needsRepainting = needsRepainting
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickerFullTypeCustomEmoji""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.bool(#","needs_repainting":"#, self.needsRepainting)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StickerFullTypeCustomEmoji? {
        var customEmojiID: Int64 = 0
        var needsRepainting: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
            wire.bool(#","needs_repainting":"#, &needsRepainting)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StickerFullTypeCustomEmoji(customEmojiID: customEmojiID, needsRepainting: needsRepainting)
    }
}

/// `outline paths:vector<closedVectorPath> = Outline`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1outline.html)
public struct Outline: TDDecodable, CustomStringConvertible {
    public let paths: [ClosedVectorPath]

    public init(paths: [ClosedVectorPath]) {
        self.paths = paths
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"outline""#)
        wire.objects(#","paths":"#, self.paths)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Outline? {
        wire.open(#"{"@type":"outline""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Outline? {
        var paths: [ClosedVectorPath] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","paths":"#, &paths)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Outline(paths: paths)
    }
}

/// `sticker id:int64 set_id:int64 width:int32 height:int32 emoji:string format:StickerFormat full_type:StickerFullType thumbnail:thumbnail sticker:file = Sticker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker.html)
public struct Sticker: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let setID: Int64
        let width: Int32
        let height: Int32
        let emoji: String
        let format: StickerFormat
        let fullType: StickerFullType
        let thumbnail: Thumbnail?
        let sticker: File
        init(
            _ id: Int64,
            _ setID: Int64,
            _ width: Int32,
            _ height: Int32,
            _ emoji: String,
            _ format: StickerFormat,
            _ fullType: StickerFullType,
            _ thumbnail: Thumbnail?,
            _ sticker: File
        ) {
            self.id = id
            self.setID = setID
            self.width = width
            self.height = height
            self.emoji = emoji
            self.format = format
            self.fullType = fullType
            self.thumbnail = thumbnail
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var setID: Int64 { fields.setID }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var emoji: String { fields.emoji }
    public var format: StickerFormat { fields.format }
    public var fullType: StickerFullType { fields.fullType }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    public var sticker: File { fields.sticker }

    public init(
        id: Int64,
        setID: Int64,
        width: Int32,
        height: Int32,
        emoji: String,
        format: StickerFormat,
        fullType: StickerFullType,
        thumbnail: Thumbnail? = nil,
        sticker: File
    ) {
        fields = Fields(id, setID, width, height, emoji, format, fullType, thumbnail, sticker)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sticker""#)
        wire.int64(#","id":"#, fields.id)
        wire.int64(#","set_id":"#, fields.setID)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.string(#","emoji":"#, fields.emoji)
        wire.object(#","format":"#, fields.format)
        wire.object(#","full_type":"#, fields.fullType)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Sticker? {
        wire.open(#"{"@type":"sticker""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Sticker? {
        var id: Int64 = 0
        var setID: Int64 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var emoji: String = ""
        var format: StickerFormat? = nil
        var fullType: StickerFullType? = nil
        var thumbnail: Thumbnail? = nil
        var sticker: File? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int64(#","set_id":"#, &setID)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.string(#","emoji":"#, &emoji)
            wire.object(#","format":"#, &format)
            wire.object(#","full_type":"#, &fullType)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let format = wire.required(consume format),
            let fullType = wire.required(consume fullType),
            let sticker = wire.required(consume sticker)
         else { wire.missing("format full_type sticker"); return nil }
        return Sticker(
            id: id,
            setID: setID,
            width: width,
            height: height,
            emoji: emoji,
            format: format,
            fullType: fullType,
            thumbnail: thumbnail,
            sticker: sticker
        )
    }
}

/// `animatedEmoji sticker:sticker sticker_width:int32 sticker_height:int32 fitzpatrick_type:int32 sound:file = AnimatedEmoji`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1animated_emoji.html)
public struct AnimatedEmoji: TDDecodable, CustomStringConvertible {
    /// May be absent.
    public let sticker: Sticker?
    public let stickerWidth: Int32
    public let stickerHeight: Int32
    /// Range 0 to 6.
    public let fitzpatrickType: Int32
    /// May be absent.
    public let sound: File?

    public init(
        sticker: Sticker? = nil,
        stickerWidth: Int32,
        stickerHeight: Int32,
        fitzpatrickType: Int32,
        sound: File? = nil
    ) {
        self.sticker = sticker
        self.stickerWidth = stickerWidth
        self.stickerHeight = stickerHeight
        self.fitzpatrickType = fitzpatrickType
        self.sound = sound
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"animatedEmoji""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.int32(#","sticker_width":"#, self.stickerWidth)
        wire.int32(#","sticker_height":"#, self.stickerHeight)
        wire.int32(#","fitzpatrick_type":"#, self.fitzpatrickType)
        wire.object(#","sound":"#, self.sound)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AnimatedEmoji? {
        wire.open(#"{"@type":"animatedEmoji""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AnimatedEmoji? {
        var sticker: Sticker? = nil
        var stickerWidth: Int32 = 0
        var stickerHeight: Int32 = 0
        var fitzpatrickType: Int32 = 0
        var sound: File? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
            wire.int32(#","sticker_width":"#, &stickerWidth)
            wire.int32(#","sticker_height":"#, &stickerHeight)
            wire.int32(#","fitzpatrick_type":"#, &fitzpatrickType)
            wire.object(#","sound":"#, &sound)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AnimatedEmoji(
            sticker: sticker,
            stickerWidth: stickerWidth,
            stickerHeight: stickerHeight,
            fitzpatrickType: fitzpatrickType,
            sound: sound
        )
    }
}

/// `animatedChatPhoto length:int32 file:file main_frame_timestamp:double = AnimatedChatPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1animated_chat_photo.html)
public struct AnimatedChatPhoto: TDDecodable, CustomStringConvertible {
    public let length: Int32
    public let file: File
    public let mainFrameTimestamp: Double

    public init(length: Int32, file: File, mainFrameTimestamp: Double) {
        self.length = length
        self.file = file
        self.mainFrameTimestamp = mainFrameTimestamp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"animatedChatPhoto""#)
        wire.int32(#","length":"#, self.length)
        wire.object(#","file":"#, self.file)
        wire.double(#","main_frame_timestamp":"#, self.mainFrameTimestamp)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AnimatedChatPhoto? {
        wire.open(#"{"@type":"animatedChatPhoto""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AnimatedChatPhoto? {
        var length: Int32 = 0
        var file: File? = nil
        var mainFrameTimestamp: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.int32(#","length":"#, &length)
            wire.object(#","file":"#, &file)
            wire.double(#","main_frame_timestamp":"#, &mainFrameTimestamp)
        } while wire.more(&mark)
        guard !wire.failed, let file = wire.required(consume file) else { wire.missing("file"); return nil }
        return AnimatedChatPhoto(length: length, file: file, mainFrameTimestamp: mainFrameTimestamp)
    }
}

/// `EmojiStatusType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_emoji_status_type.html)
public enum EmojiStatusType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case customEmoji(EmojiStatusTypeCustomEmoji)
    case upgradedGift(EmojiStatusTypeUpgradedGift)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .customEmoji(let value): value.encode(into: &wire)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> EmojiStatusType? {
        switch wire.constructor(of: .emojiStatusType) {
        case 0: if let value = EmojiStatusTypeCustomEmoji.body(&wire) { return .customEmoji(value) }  // emojiStatusTypeCustomEmoji
        case 1: if let value = EmojiStatusTypeUpgradedGift.body(&wire) { return .upgradedGift(value) }  // emojiStatusTypeUpgradedGift
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `emojiStatusTypeCustomEmoji custom_emoji_id:int64 = EmojiStatusType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_status_type_custom_emoji.html)
public struct EmojiStatusTypeCustomEmoji: TDObject, CustomStringConvertible {
    public let customEmojiID: Int64

    public init(customEmojiID: Int64) {
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiStatusTypeCustomEmoji""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> EmojiStatusTypeCustomEmoji? {
        var customEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiStatusTypeCustomEmoji(customEmojiID: customEmojiID)
    }
}

/// `emojiStatusTypeUpgradedGift upgraded_gift_id:int64 gift_title:string gift_name:string model_custom_emoji_id:int64 symbol_custom_emoji_id:int64 backdrop_colors:upgradedGiftBackdropColors = EmojiStatusType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_status_type_upgraded_gift.html)
public struct EmojiStatusTypeUpgradedGift: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let upgradedGiftID: Int64
        let giftTitle: String
        let giftName: String
        let modelCustomEmojiID: Int64
        let symbolCustomEmojiID: Int64
        let backdropColors: UpgradedGiftBackdropColors
        init(
            _ upgradedGiftID: Int64,
            _ giftTitle: String,
            _ giftName: String,
            _ modelCustomEmojiID: Int64,
            _ symbolCustomEmojiID: Int64,
            _ backdropColors: UpgradedGiftBackdropColors
        ) {
            self.upgradedGiftID = upgradedGiftID
            self.giftTitle = giftTitle
            self.giftName = giftName
            self.modelCustomEmojiID = modelCustomEmojiID
            self.symbolCustomEmojiID = symbolCustomEmojiID
            self.backdropColors = backdropColors
        }
    }
    private let fields: Fields
    public var upgradedGiftID: Int64 { fields.upgradedGiftID }
    public var giftTitle: String { fields.giftTitle }
    public var giftName: String { fields.giftName }
    public var modelCustomEmojiID: Int64 { fields.modelCustomEmojiID }
    public var symbolCustomEmojiID: Int64 { fields.symbolCustomEmojiID }
    public var backdropColors: UpgradedGiftBackdropColors { fields.backdropColors }

    public init(
        upgradedGiftID: Int64,
        giftTitle: String,
        giftName: String,
        modelCustomEmojiID: Int64,
        symbolCustomEmojiID: Int64,
        backdropColors: UpgradedGiftBackdropColors
    ) {
        fields = Fields(upgradedGiftID, giftTitle, giftName, modelCustomEmojiID, symbolCustomEmojiID, backdropColors)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiStatusTypeUpgradedGift""#)
        wire.int64(#","upgraded_gift_id":"#, fields.upgradedGiftID)
        wire.string(#","gift_title":"#, fields.giftTitle)
        wire.string(#","gift_name":"#, fields.giftName)
        wire.int64(#","model_custom_emoji_id":"#, fields.modelCustomEmojiID)
        wire.int64(#","symbol_custom_emoji_id":"#, fields.symbolCustomEmojiID)
        wire.object(#","backdrop_colors":"#, fields.backdropColors)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> EmojiStatusTypeUpgradedGift? {
        var upgradedGiftID: Int64 = 0
        var giftTitle: String = ""
        var giftName: String = ""
        var modelCustomEmojiID: Int64 = 0
        var symbolCustomEmojiID: Int64 = 0
        var backdropColors: UpgradedGiftBackdropColors? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","upgraded_gift_id":"#, &upgradedGiftID)
            wire.string(#","gift_title":"#, &giftTitle)
            wire.string(#","gift_name":"#, &giftName)
            wire.int64(#","model_custom_emoji_id":"#, &modelCustomEmojiID)
            wire.int64(#","symbol_custom_emoji_id":"#, &symbolCustomEmojiID)
            wire.object(#","backdrop_colors":"#, &backdropColors)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let backdropColors = wire.required(consume backdropColors)
         else { wire.missing("backdrop_colors"); return nil }
        return EmojiStatusTypeUpgradedGift(
            upgradedGiftID: upgradedGiftID,
            giftTitle: giftTitle,
            giftName: giftName,
            modelCustomEmojiID: modelCustomEmojiID,
            symbolCustomEmojiID: symbolCustomEmojiID,
            backdropColors: backdropColors
        )
    }
}

/// `emojiStatus type:EmojiStatusType expiration_date:int32 = EmojiStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_status.html)
public struct EmojiStatus: TDDecodable, CustomStringConvertible {
    public let type: EmojiStatusType
    /// Unix time in seconds.
    public let expirationDate: Int32

    public init(type: EmojiStatusType, expirationDate: Int32) {
        self.type = type
        self.expirationDate = expirationDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiStatus""#)
        wire.object(#","type":"#, self.type)
        wire.int32(#","expiration_date":"#, self.expirationDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiStatus? {
        wire.open(#"{"@type":"emojiStatus""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiStatus? {
        var type: EmojiStatusType? = nil
        var expirationDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.int32(#","expiration_date":"#, &expirationDate)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return EmojiStatus(type: type, expirationDate: expirationDate)
    }
}

/// `emojiStatuses emoji_statuses:vector<emojiStatus> = EmojiStatuses`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_statuses.html)
public struct EmojiStatuses: TDDecodable, CustomStringConvertible {
    public let emojiStatuses: [EmojiStatus]

    public init(emojiStatuses: [EmojiStatus]) {
        self.emojiStatuses = emojiStatuses
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiStatuses""#)
        wire.objects(#","emoji_statuses":"#, self.emojiStatuses)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiStatuses? {
        wire.open(#"{"@type":"emojiStatuses""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiStatuses? {
        var emojiStatuses: [EmojiStatus] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","emoji_statuses":"#, &emojiStatuses)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiStatuses(emojiStatuses: emojiStatuses)
    }
}

/// `emojiStatusCustomEmojis custom_emoji_ids:vector<int64> = EmojiStatusCustomEmojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_status_custom_emojis.html)
public struct EmojiStatusCustomEmojis: TDDecodable, CustomStringConvertible {
    public let customEmojiIDs: [Int64]

    public init(customEmojiIDs: [Int64]) {
        self.customEmojiIDs = customEmojiIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiStatusCustomEmojis""#)
        wire.int64s(#","custom_emoji_ids":"#, self.customEmojiIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiStatusCustomEmojis? {
        wire.open(#"{"@type":"emojiStatusCustomEmojis""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiStatusCustomEmojis? {
        var customEmojiIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int64s(#","custom_emoji_ids":"#, &customEmojiIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiStatusCustomEmojis(customEmojiIDs: customEmojiIDs)
    }
}

/// `ReactionType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_reaction_type.html)
public enum ReactionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case emoji(ReactionTypeEmoji)
    indirect case customEmoji(ReactionTypeCustomEmoji)
    /// `reactionTypePaid = ReactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_type_paid.html)
    case paid
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .emoji(let value): value.encode(into: &wire)
        case .customEmoji(let value): value.encode(into: &wire)
        case .paid: wire.empty(#"{"@type":"reactionTypePaid"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReactionType? {
        switch wire.constructor(of: .reactionType) {
        case 0: if let value = ReactionTypeEmoji.body(&wire) { return .emoji(value) }  // reactionTypeEmoji
        case 1: if let value = ReactionTypeCustomEmoji.body(&wire) { return .customEmoji(value) }  // reactionTypeCustomEmoji
        case 2: if wire.close() { return .paid }  // reactionTypePaid
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `reactionTypeEmoji emoji:string = ReactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_type_emoji.html)
public struct ReactionTypeEmoji: TDObject, CustomStringConvertible {
    public let emoji: String

    public init(emoji: String) {
        self.emoji = emoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reactionTypeEmoji""#)
        wire.string(#","emoji":"#, self.emoji)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReactionTypeEmoji? {
        var emoji: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","emoji":"#, &emoji)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReactionTypeEmoji(emoji: emoji)
    }
}

/// `reactionTypeCustomEmoji custom_emoji_id:int64 = ReactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_type_custom_emoji.html)
public struct ReactionTypeCustomEmoji: TDObject, CustomStringConvertible {
    public let customEmojiID: Int64

    public init(customEmojiID: Int64) {
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reactionTypeCustomEmoji""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReactionTypeCustomEmoji? {
        var customEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReactionTypeCustomEmoji(customEmojiID: customEmojiID)
    }
}

/// `unreadReaction type:ReactionType sender_id:MessageSender is_big:Bool = UnreadReaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1unread_reaction.html)
public struct UnreadReaction: TDDecodable, CustomStringConvertible {
    public let type: ReactionType
    public let senderID: MessageSender
    public let isBig: Bool

    public init(type: ReactionType, senderID: MessageSender, isBig: Bool) {
        self.type = type
        self.senderID = senderID
        self.isBig = isBig
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"unreadReaction""#)
        wire.object(#","type":"#, self.type)
        wire.object(#","sender_id":"#, self.senderID)
        wire.bool(#","is_big":"#, self.isBig)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> UnreadReaction? {
        wire.open(#"{"@type":"unreadReaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> UnreadReaction? {
        var type: ReactionType? = nil
        var senderID: MessageSender? = nil
        var isBig: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.object(#","sender_id":"#, &senderID)
            wire.bool(#","is_big":"#, &isBig)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let senderID = wire.required(consume senderID)
         else { wire.missing("type sender_id"); return nil }
        return UnreadReaction(type: type, senderID: senderID, isBig: isBig)
    }
}

/// `ReactionNotificationSource`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_reaction_notification_source.html)
public enum ReactionNotificationSource: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `reactionNotificationSourceNone = ReactionNotificationSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_notification_source_none.html)
    case reactionNotificationSourceNone
    /// `reactionNotificationSourceContacts = ReactionNotificationSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_notification_source_contacts.html)
    case contacts
    /// `reactionNotificationSourceAll = ReactionNotificationSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_notification_source_all.html)
    case all
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .reactionNotificationSourceNone: wire.empty(#"{"@type":"reactionNotificationSourceNone"}"#)
        case .contacts: wire.empty(#"{"@type":"reactionNotificationSourceContacts"}"#)
        case .all: wire.empty(#"{"@type":"reactionNotificationSourceAll"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReactionNotificationSource? {
        switch wire.constructor(of: .reactionNotificationSource) {
        case 0: if wire.close() { return .reactionNotificationSourceNone }  // reactionNotificationSourceNone
        case 1: if wire.close() { return .contacts }  // reactionNotificationSourceContacts
        case 2: if wire.close() { return .all }  // reactionNotificationSourceAll
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `reactionNotificationSettings message_reaction_source:ReactionNotificationSource story_reaction_source:ReactionNotificationSource poll_vote_source:ReactionNotificationSource sound_id:int64 show_preview:Bool = ReactionNotificationSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_notification_settings.html)
public struct ReactionNotificationSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let messageReactionSource: ReactionNotificationSource
        let storyReactionSource: ReactionNotificationSource
        let pollVoteSource: ReactionNotificationSource
        let soundID: Int64
        let showPreview: Bool
        init(
            _ messageReactionSource: ReactionNotificationSource,
            _ storyReactionSource: ReactionNotificationSource,
            _ pollVoteSource: ReactionNotificationSource,
            _ soundID: Int64,
            _ showPreview: Bool
        ) {
            self.messageReactionSource = messageReactionSource
            self.storyReactionSource = storyReactionSource
            self.pollVoteSource = pollVoteSource
            self.soundID = soundID
            self.showPreview = showPreview
        }
    }
    private let fields: Fields
    public var messageReactionSource: ReactionNotificationSource { fields.messageReactionSource }
    public var storyReactionSource: ReactionNotificationSource { fields.storyReactionSource }
    public var pollVoteSource: ReactionNotificationSource { fields.pollVoteSource }
    public var soundID: Int64 { fields.soundID }
    public var showPreview: Bool { fields.showPreview }

    public init(
        messageReactionSource: ReactionNotificationSource,
        storyReactionSource: ReactionNotificationSource,
        pollVoteSource: ReactionNotificationSource,
        soundID: Int64,
        showPreview: Bool
    ) {
        fields = Fields(messageReactionSource, storyReactionSource, pollVoteSource, soundID, showPreview)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reactionNotificationSettings""#)
        wire.object(#","message_reaction_source":"#, fields.messageReactionSource)
        wire.object(#","story_reaction_source":"#, fields.storyReactionSource)
        wire.object(#","poll_vote_source":"#, fields.pollVoteSource)
        wire.int64(#","sound_id":"#, fields.soundID)
        wire.bool(#","show_preview":"#, fields.showPreview)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ReactionNotificationSettings? {
        wire.open(#"{"@type":"reactionNotificationSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ReactionNotificationSettings? {
        var messageReactionSource: ReactionNotificationSource? = nil
        var storyReactionSource: ReactionNotificationSource? = nil
        var pollVoteSource: ReactionNotificationSource? = nil
        var soundID: Int64 = 0
        var showPreview: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","message_reaction_source":"#, &messageReactionSource)
            wire.object(#","story_reaction_source":"#, &storyReactionSource)
            wire.object(#","poll_vote_source":"#, &pollVoteSource)
            wire.int64(#","sound_id":"#, &soundID)
            wire.bool(#","show_preview":"#, &showPreview)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let messageReactionSource = wire.required(consume messageReactionSource),
            let storyReactionSource = wire.required(consume storyReactionSource),
            let pollVoteSource = wire.required(consume pollVoteSource)
         else { wire.missing("message_reaction_source story_reaction_source poll_vote_source"); return nil }
        return ReactionNotificationSettings(
            messageReactionSource: messageReactionSource,
            storyReactionSource: storyReactionSource,
            pollVoteSource: pollVoteSource,
            soundID: soundID,
            showPreview: showPreview
        )
    }
}

/// `emojiKeyword emoji:string keyword:string = EmojiKeyword`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_keyword.html)
public struct EmojiKeyword: TDDecodable, CustomStringConvertible {
    public let emoji: String
    public let keyword: String

    public init(emoji: String, keyword: String) {
        self.emoji = emoji
        self.keyword = keyword
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiKeyword""#)
        wire.string(#","emoji":"#, self.emoji)
        wire.string(#","keyword":"#, self.keyword)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiKeyword? {
        wire.open(#"{"@type":"emojiKeyword""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiKeyword? {
        var emoji: String = ""
        var keyword: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","emoji":"#, &emoji)
            wire.string(#","keyword":"#, &keyword)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiKeyword(emoji: emoji, keyword: keyword)
    }
}

/// `emojiKeywords emoji_keywords:vector<emojiKeyword> = EmojiKeywords`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_keywords.html)
public struct EmojiKeywords: TDDecodable, CustomStringConvertible {
    public let emojiKeywords: [EmojiKeyword]

    public init(emojiKeywords: [EmojiKeyword]) {
        self.emojiKeywords = emojiKeywords
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiKeywords""#)
        wire.objects(#","emoji_keywords":"#, self.emojiKeywords)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiKeywords? {
        wire.open(#"{"@type":"emojiKeywords""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiKeywords? {
        var emojiKeywords: [EmojiKeyword] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","emoji_keywords":"#, &emojiKeywords)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiKeywords(emojiKeywords: emojiKeywords)
    }
}

/// `stickers stickers:vector<sticker> = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stickers.html)
public struct Stickers: TDDecodable, CustomStringConvertible {
    public let stickers: [Sticker]

    public init(stickers: [Sticker]) {
        self.stickers = stickers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickers""#)
        wire.objects(#","stickers":"#, self.stickers)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Stickers? {
        wire.open(#"{"@type":"stickers""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Stickers? {
        var stickers: [Sticker] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","stickers":"#, &stickers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Stickers(stickers: stickers)
    }
}

/// `emojis emojis:vector<string> = Emojis`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emojis.html)
public struct Emojis: TDDecodable, CustomStringConvertible {
    public let emojis: [String]

    public init(emojis: [String]) {
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojis""#)
        wire.strings(#","emojis":"#, self.emojis)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Emojis? {
        wire.open(#"{"@type":"emojis""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Emojis? {
        var emojis: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Emojis(emojis: emojis)
    }
}

/// `stickerSet id:int64 title:string name:string thumbnail:thumbnail thumbnail_outline:outline is_owned:Bool is_installed:Bool is_archived:Bool is_official:Bool sticker_type:StickerType needs_repainting:Bool is_allowed_as_chat_emoji_status:Bool is_viewed:Bool stickers:vector<sticker> emojis:vector<emojis> = StickerSet`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_set.html)
public struct StickerSet: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let title: String
        let name: String
        let thumbnail: Thumbnail?
        let thumbnailOutline: Outline?
        let isOwned: Bool
        let isInstalled: Bool
        let isArchived: Bool
        let isOfficial: Bool
        let stickerType: StickerType
        let needsRepainting: Bool
        let isAllowedAsChatEmojiStatus: Bool
        let isViewed: Bool
        let stickers: [Sticker]
        let emojis: [Emojis]
        init(
            _ id: Int64,
            _ title: String,
            _ name: String,
            _ thumbnail: Thumbnail?,
            _ thumbnailOutline: Outline?,
            _ isOwned: Bool,
            _ isInstalled: Bool,
            _ isArchived: Bool,
            _ isOfficial: Bool,
            _ stickerType: StickerType,
            _ needsRepainting: Bool,
            _ isAllowedAsChatEmojiStatus: Bool,
            _ isViewed: Bool,
            _ stickers: [Sticker],
            _ emojis: [Emojis]
        ) {
            self.id = id
            self.title = title
            self.name = name
            self.thumbnail = thumbnail
            self.thumbnailOutline = thumbnailOutline
            self.isOwned = isOwned
            self.isInstalled = isInstalled
            self.isArchived = isArchived
            self.isOfficial = isOfficial
            self.stickerType = stickerType
            self.needsRepainting = needsRepainting
            self.isAllowedAsChatEmojiStatus = isAllowedAsChatEmojiStatus
            self.isViewed = isViewed
            self.stickers = stickers
            self.emojis = emojis
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var title: String { fields.title }
    public var name: String { fields.name }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    /// May be absent.
    public var thumbnailOutline: Outline? { fields.thumbnailOutline }
    public var isOwned: Bool { fields.isOwned }
    public var isInstalled: Bool { fields.isInstalled }
    public var isArchived: Bool { fields.isArchived }
    public var isOfficial: Bool { fields.isOfficial }
    public var stickerType: StickerType { fields.stickerType }
    public var needsRepainting: Bool { fields.needsRepainting }
    public var isAllowedAsChatEmojiStatus: Bool { fields.isAllowedAsChatEmojiStatus }
    public var isViewed: Bool { fields.isViewed }
    public var stickers: [Sticker] { fields.stickers }
    public var emojis: [Emojis] { fields.emojis }

    public init(
        id: Int64,
        title: String,
        name: String,
        thumbnail: Thumbnail? = nil,
        thumbnailOutline: Outline? = nil,
        isOwned: Bool,
        isInstalled: Bool,
        isArchived: Bool,
        isOfficial: Bool,
        stickerType: StickerType,
        needsRepainting: Bool,
        isAllowedAsChatEmojiStatus: Bool,
        isViewed: Bool,
        stickers: [Sticker],
        emojis: [Emojis]
    ) {
        fields = Fields(
        id,
        title,
        name,
        thumbnail,
        thumbnailOutline,
        isOwned,
        isInstalled,
        isArchived,
        isOfficial,
        stickerType,
        needsRepainting,
        isAllowedAsChatEmojiStatus,
        isViewed,
        stickers,
        emojis
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickerSet""#)
        wire.int64(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","name":"#, fields.name)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","thumbnail_outline":"#, fields.thumbnailOutline)
        wire.bool(#","is_owned":"#, fields.isOwned)
        wire.bool(#","is_installed":"#, fields.isInstalled)
        wire.bool(#","is_archived":"#, fields.isArchived)
        wire.bool(#","is_official":"#, fields.isOfficial)
        wire.object(#","sticker_type":"#, fields.stickerType)
        wire.bool(#","needs_repainting":"#, fields.needsRepainting)
        wire.bool(#","is_allowed_as_chat_emoji_status":"#, fields.isAllowedAsChatEmojiStatus)
        wire.bool(#","is_viewed":"#, fields.isViewed)
        wire.objects(#","stickers":"#, fields.stickers)
        wire.objects(#","emojis":"#, fields.emojis)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StickerSet? {
        wire.open(#"{"@type":"stickerSet""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StickerSet? {
        var id: Int64 = 0
        var title: String = ""
        var name: String = ""
        var thumbnail: Thumbnail? = nil
        var thumbnailOutline: Outline? = nil
        var isOwned: Bool = false
        var isInstalled: Bool = false
        var isArchived: Bool = false
        var isOfficial: Bool = false
        var stickerType: StickerType? = nil
        var needsRepainting: Bool = false
        var isAllowedAsChatEmojiStatus: Bool = false
        var isViewed: Bool = false
        var stickers: [Sticker] = []
        var emojis: [Emojis] = []
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.string(#","title":"#, &title)
            wire.string(#","name":"#, &name)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","thumbnail_outline":"#, &thumbnailOutline)
            wire.bool(#","is_owned":"#, &isOwned)
            wire.bool(#","is_installed":"#, &isInstalled)
            wire.bool(#","is_archived":"#, &isArchived)
            wire.bool(#","is_official":"#, &isOfficial)
            wire.object(#","sticker_type":"#, &stickerType)
            wire.bool(#","needs_repainting":"#, &needsRepainting)
            wire.bool(#","is_allowed_as_chat_emoji_status":"#, &isAllowedAsChatEmojiStatus)
            wire.bool(#","is_viewed":"#, &isViewed)
            wire.objects(#","stickers":"#, &stickers)
            wire.objects(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let stickerType = wire.required(consume stickerType)
         else { wire.missing("sticker_type"); return nil }
        return StickerSet(
            id: id,
            title: title,
            name: name,
            thumbnail: thumbnail,
            thumbnailOutline: thumbnailOutline,
            isOwned: isOwned,
            isInstalled: isInstalled,
            isArchived: isArchived,
            isOfficial: isOfficial,
            stickerType: stickerType,
            needsRepainting: needsRepainting,
            isAllowedAsChatEmojiStatus: isAllowedAsChatEmojiStatus,
            isViewed: isViewed,
            stickers: stickers,
            emojis: emojis
        )
    }
}

/// `stickerSetInfo id:int64 title:string name:string thumbnail:thumbnail thumbnail_outline:outline is_owned:Bool is_installed:Bool is_archived:Bool is_official:Bool sticker_type:StickerType needs_repainting:Bool is_allowed_as_chat_emoji_status:Bool is_viewed:Bool size:int32 covers:vector<sticker> = StickerSetInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_set_info.html)
public struct StickerSetInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: Int64
        let title: String
        let name: String
        let thumbnail: Thumbnail?
        let thumbnailOutline: Outline?
        let isOwned: Bool
        let isInstalled: Bool
        let isArchived: Bool
        let isOfficial: Bool
        let stickerType: StickerType
        let needsRepainting: Bool
        let isAllowedAsChatEmojiStatus: Bool
        let isViewed: Bool
        let size: Int32
        let covers: [Sticker]
        init(
            _ id: Int64,
            _ title: String,
            _ name: String,
            _ thumbnail: Thumbnail?,
            _ thumbnailOutline: Outline?,
            _ isOwned: Bool,
            _ isInstalled: Bool,
            _ isArchived: Bool,
            _ isOfficial: Bool,
            _ stickerType: StickerType,
            _ needsRepainting: Bool,
            _ isAllowedAsChatEmojiStatus: Bool,
            _ isViewed: Bool,
            _ size: Int32,
            _ covers: [Sticker]
        ) {
            self.id = id
            self.title = title
            self.name = name
            self.thumbnail = thumbnail
            self.thumbnailOutline = thumbnailOutline
            self.isOwned = isOwned
            self.isInstalled = isInstalled
            self.isArchived = isArchived
            self.isOfficial = isOfficial
            self.stickerType = stickerType
            self.needsRepainting = needsRepainting
            self.isAllowedAsChatEmojiStatus = isAllowedAsChatEmojiStatus
            self.isViewed = isViewed
            self.size = size
            self.covers = covers
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    public var title: String { fields.title }
    public var name: String { fields.name }
    /// May be absent.
    public var thumbnail: Thumbnail? { fields.thumbnail }
    /// May be absent.
    public var thumbnailOutline: Outline? { fields.thumbnailOutline }
    public var isOwned: Bool { fields.isOwned }
    public var isInstalled: Bool { fields.isInstalled }
    public var isArchived: Bool { fields.isArchived }
    public var isOfficial: Bool { fields.isOfficial }
    public var stickerType: StickerType { fields.stickerType }
    public var needsRepainting: Bool { fields.needsRepainting }
    public var isAllowedAsChatEmojiStatus: Bool { fields.isAllowedAsChatEmojiStatus }
    public var isViewed: Bool { fields.isViewed }
    public var size: Int32 { fields.size }
    public var covers: [Sticker] { fields.covers }

    public init(
        id: Int64,
        title: String,
        name: String,
        thumbnail: Thumbnail? = nil,
        thumbnailOutline: Outline? = nil,
        isOwned: Bool,
        isInstalled: Bool,
        isArchived: Bool,
        isOfficial: Bool,
        stickerType: StickerType,
        needsRepainting: Bool,
        isAllowedAsChatEmojiStatus: Bool,
        isViewed: Bool,
        size: Int32,
        covers: [Sticker]
    ) {
        fields = Fields(
        id,
        title,
        name,
        thumbnail,
        thumbnailOutline,
        isOwned,
        isInstalled,
        isArchived,
        isOfficial,
        stickerType,
        needsRepainting,
        isAllowedAsChatEmojiStatus,
        isViewed,
        size,
        covers
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickerSetInfo""#)
        wire.int64(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","name":"#, fields.name)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.object(#","thumbnail_outline":"#, fields.thumbnailOutline)
        wire.bool(#","is_owned":"#, fields.isOwned)
        wire.bool(#","is_installed":"#, fields.isInstalled)
        wire.bool(#","is_archived":"#, fields.isArchived)
        wire.bool(#","is_official":"#, fields.isOfficial)
        wire.object(#","sticker_type":"#, fields.stickerType)
        wire.bool(#","needs_repainting":"#, fields.needsRepainting)
        wire.bool(#","is_allowed_as_chat_emoji_status":"#, fields.isAllowedAsChatEmojiStatus)
        wire.bool(#","is_viewed":"#, fields.isViewed)
        wire.int32(#","size":"#, fields.size)
        wire.objects(#","covers":"#, fields.covers)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StickerSetInfo? {
        wire.open(#"{"@type":"stickerSetInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StickerSetInfo? {
        var id: Int64 = 0
        var title: String = ""
        var name: String = ""
        var thumbnail: Thumbnail? = nil
        var thumbnailOutline: Outline? = nil
        var isOwned: Bool = false
        var isInstalled: Bool = false
        var isArchived: Bool = false
        var isOfficial: Bool = false
        var stickerType: StickerType? = nil
        var needsRepainting: Bool = false
        var isAllowedAsChatEmojiStatus: Bool = false
        var isViewed: Bool = false
        var size: Int32 = 0
        var covers: [Sticker] = []
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.string(#","title":"#, &title)
            wire.string(#","name":"#, &name)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.object(#","thumbnail_outline":"#, &thumbnailOutline)
            wire.bool(#","is_owned":"#, &isOwned)
            wire.bool(#","is_installed":"#, &isInstalled)
            wire.bool(#","is_archived":"#, &isArchived)
            wire.bool(#","is_official":"#, &isOfficial)
            wire.object(#","sticker_type":"#, &stickerType)
            wire.bool(#","needs_repainting":"#, &needsRepainting)
            wire.bool(#","is_allowed_as_chat_emoji_status":"#, &isAllowedAsChatEmojiStatus)
            wire.bool(#","is_viewed":"#, &isViewed)
            wire.int32(#","size":"#, &size)
            wire.objects(#","covers":"#, &covers)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let stickerType = wire.required(consume stickerType)
         else { wire.missing("sticker_type"); return nil }
        return StickerSetInfo(
            id: id,
            title: title,
            name: name,
            thumbnail: thumbnail,
            thumbnailOutline: thumbnailOutline,
            isOwned: isOwned,
            isInstalled: isInstalled,
            isArchived: isArchived,
            isOfficial: isOfficial,
            stickerType: stickerType,
            needsRepainting: needsRepainting,
            isAllowedAsChatEmojiStatus: isAllowedAsChatEmojiStatus,
            isViewed: isViewed,
            size: size,
            covers: covers
        )
    }
}

/// `stickerSets total_count:int32 sets:vector<stickerSetInfo> = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1sticker_sets.html)
public struct StickerSets: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let sets: [StickerSetInfo]

    public init(totalCount: Int32, sets: [StickerSetInfo]) {
        self.totalCount = totalCount
        self.sets = sets
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stickerSets""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","sets":"#, self.sets)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StickerSets? {
        wire.open(#"{"@type":"stickerSets""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StickerSets? {
        var totalCount: Int32 = 0
        var sets: [StickerSetInfo] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","sets":"#, &sets)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StickerSets(totalCount: totalCount, sets: sets)
    }
}

/// `trendingStickerSets total_count:int32 sets:vector<stickerSetInfo> is_premium:Bool = TrendingStickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1trending_sticker_sets.html)
public struct TrendingStickerSets: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let sets: [StickerSetInfo]
    public let isPremium: Bool

    public init(totalCount: Int32, sets: [StickerSetInfo], isPremium: Bool) {
        self.totalCount = totalCount
        self.sets = sets
        self.isPremium = isPremium
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"trendingStickerSets""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","sets":"#, self.sets)
        wire.bool(#","is_premium":"#, self.isPremium)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TrendingStickerSets? {
        wire.open(#"{"@type":"trendingStickerSets""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TrendingStickerSets? {
        var totalCount: Int32 = 0
        var sets: [StickerSetInfo] = []
        var isPremium: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","sets":"#, &sets)
            wire.bool(#","is_premium":"#, &isPremium)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TrendingStickerSets(totalCount: totalCount, sets: sets, isPremium: isPremium)
    }
}

/// `EmojiCategorySource`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_emoji_category_source.html)
public enum EmojiCategorySource: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case search(EmojiCategorySourceSearch)
    /// `emojiCategorySourcePremium = EmojiCategorySource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category_source_premium.html)
    case premium
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .search(let value): value.encode(into: &wire)
        case .premium: wire.empty(#"{"@type":"emojiCategorySourcePremium"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> EmojiCategorySource? {
        switch wire.constructor(of: .emojiCategorySource) {
        case 0: if let value = EmojiCategorySourceSearch.body(&wire) { return .search(value) }  // emojiCategorySourceSearch
        case 1: if wire.close() { return .premium }  // emojiCategorySourcePremium
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `emojiCategorySourceSearch emojis:vector<string> = EmojiCategorySource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category_source_search.html)
public struct EmojiCategorySourceSearch: TDObject, CustomStringConvertible {
    public let emojis: [String]

    public init(emojis: [String]) {
        self.emojis = emojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiCategorySourceSearch""#)
        wire.strings(#","emojis":"#, self.emojis)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> EmojiCategorySourceSearch? {
        var emojis: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","emojis":"#, &emojis)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiCategorySourceSearch(emojis: emojis)
    }
}

/// `emojiCategory name:string icon:sticker source:EmojiCategorySource is_greeting:Bool = EmojiCategory`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category.html)
public struct EmojiCategory: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let name: String
        let icon: Sticker
        let source: EmojiCategorySource
        let isGreeting: Bool
        init(_ name: String, _ icon: Sticker, _ source: EmojiCategorySource, _ isGreeting: Bool) {
            self.name = name
            self.icon = icon
            self.source = source
            self.isGreeting = isGreeting
        }
    }
    private let fields: Fields
    public var name: String { fields.name }
    public var icon: Sticker { fields.icon }
    public var source: EmojiCategorySource { fields.source }
    public var isGreeting: Bool { fields.isGreeting }

    public init(name: String, icon: Sticker, source: EmojiCategorySource, isGreeting: Bool) {
        fields = Fields(name, icon, source, isGreeting)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiCategory""#)
        wire.string(#","name":"#, fields.name)
        wire.object(#","icon":"#, fields.icon)
        wire.object(#","source":"#, fields.source)
        wire.bool(#","is_greeting":"#, fields.isGreeting)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiCategory? {
        wire.open(#"{"@type":"emojiCategory""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiCategory? {
        var name: String = ""
        var icon: Sticker? = nil
        var source: EmojiCategorySource? = nil
        var isGreeting: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","icon":"#, &icon)
            wire.object(#","source":"#, &source)
            wire.bool(#","is_greeting":"#, &isGreeting)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let icon = wire.required(consume icon),
            let source = wire.required(consume source)
         else { wire.missing("icon source"); return nil }
        return EmojiCategory(name: name, icon: icon, source: source, isGreeting: isGreeting)
    }
}

/// `emojiCategories categories:vector<emojiCategory> = EmojiCategories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_categories.html)
public struct EmojiCategories: TDDecodable, CustomStringConvertible {
    public let categories: [EmojiCategory]

    public init(categories: [EmojiCategory]) {
        self.categories = categories
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiCategories""#)
        wire.objects(#","categories":"#, self.categories)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiCategories? {
        wire.open(#"{"@type":"emojiCategories""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiCategories? {
        var categories: [EmojiCategory] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","categories":"#, &categories)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return EmojiCategories(categories: categories)
    }
}

/// `EmojiCategoryType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_emoji_category_type.html)
public enum EmojiCategoryType: TDObject, CustomStringConvertible, CustomReflectable {
    /// `emojiCategoryTypeDefault = EmojiCategoryType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category_type_default.html)
    case `default`
    /// `emojiCategoryTypeRegularStickers = EmojiCategoryType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category_type_regular_stickers.html)
    case regularStickers
    /// `emojiCategoryTypeEmojiStatus = EmojiCategoryType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category_type_emoji_status.html)
    case emojiStatus
    /// `emojiCategoryTypeChatPhoto = EmojiCategoryType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_category_type_chat_photo.html)
    case chatPhoto
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .default: wire.empty(#"{"@type":"emojiCategoryTypeDefault"}"#)
        case .regularStickers: wire.empty(#"{"@type":"emojiCategoryTypeRegularStickers"}"#)
        case .emojiStatus: wire.empty(#"{"@type":"emojiCategoryTypeEmojiStatus"}"#)
        case .chatPhoto: wire.empty(#"{"@type":"emojiCategoryTypeChatPhoto"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `emojiReaction emoji:string title:string is_active:Bool static_icon:sticker appear_animation:sticker select_animation:sticker activate_animation:sticker effect_animation:sticker around_animation:sticker center_animation:sticker = EmojiReaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_reaction.html)
public struct EmojiReaction: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let emoji: String
        let title: String
        let isActive: Bool
        let staticIcon: Sticker
        let appearAnimation: Sticker
        let selectAnimation: Sticker
        let activateAnimation: Sticker
        let effectAnimation: Sticker
        let aroundAnimation: Sticker?
        let centerAnimation: Sticker?
        init(
            _ emoji: String,
            _ title: String,
            _ isActive: Bool,
            _ staticIcon: Sticker,
            _ appearAnimation: Sticker,
            _ selectAnimation: Sticker,
            _ activateAnimation: Sticker,
            _ effectAnimation: Sticker,
            _ aroundAnimation: Sticker?,
            _ centerAnimation: Sticker?
        ) {
            self.emoji = emoji
            self.title = title
            self.isActive = isActive
            self.staticIcon = staticIcon
            self.appearAnimation = appearAnimation
            self.selectAnimation = selectAnimation
            self.activateAnimation = activateAnimation
            self.effectAnimation = effectAnimation
            self.aroundAnimation = aroundAnimation
            self.centerAnimation = centerAnimation
        }
    }
    private let fields: Fields
    public var emoji: String { fields.emoji }
    public var title: String { fields.title }
    public var isActive: Bool { fields.isActive }
    public var staticIcon: Sticker { fields.staticIcon }
    public var appearAnimation: Sticker { fields.appearAnimation }
    public var selectAnimation: Sticker { fields.selectAnimation }
    public var activateAnimation: Sticker { fields.activateAnimation }
    public var effectAnimation: Sticker { fields.effectAnimation }
    /// May be absent.
    public var aroundAnimation: Sticker? { fields.aroundAnimation }
    /// May be absent.
    public var centerAnimation: Sticker? { fields.centerAnimation }

    public init(
        emoji: String,
        title: String,
        isActive: Bool,
        staticIcon: Sticker,
        appearAnimation: Sticker,
        selectAnimation: Sticker,
        activateAnimation: Sticker,
        effectAnimation: Sticker,
        aroundAnimation: Sticker? = nil,
        centerAnimation: Sticker? = nil
    ) {
        fields = Fields(
        emoji,
        title,
        isActive,
        staticIcon,
        appearAnimation,
        selectAnimation,
        activateAnimation,
        effectAnimation,
        aroundAnimation,
        centerAnimation
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiReaction""#)
        wire.string(#","emoji":"#, fields.emoji)
        wire.string(#","title":"#, fields.title)
        wire.bool(#","is_active":"#, fields.isActive)
        wire.object(#","static_icon":"#, fields.staticIcon)
        wire.object(#","appear_animation":"#, fields.appearAnimation)
        wire.object(#","select_animation":"#, fields.selectAnimation)
        wire.object(#","activate_animation":"#, fields.activateAnimation)
        wire.object(#","effect_animation":"#, fields.effectAnimation)
        wire.object(#","around_animation":"#, fields.aroundAnimation)
        wire.object(#","center_animation":"#, fields.centerAnimation)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiReaction? {
        wire.open(#"{"@type":"emojiReaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiReaction? {
        var emoji: String = ""
        var title: String = ""
        var isActive: Bool = false
        var staticIcon: Sticker? = nil
        var appearAnimation: Sticker? = nil
        var selectAnimation: Sticker? = nil
        var activateAnimation: Sticker? = nil
        var effectAnimation: Sticker? = nil
        var aroundAnimation: Sticker? = nil
        var centerAnimation: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","emoji":"#, &emoji)
            wire.string(#","title":"#, &title)
            wire.bool(#","is_active":"#, &isActive)
            wire.object(#","static_icon":"#, &staticIcon)
            wire.object(#","appear_animation":"#, &appearAnimation)
            wire.object(#","select_animation":"#, &selectAnimation)
            wire.object(#","activate_animation":"#, &activateAnimation)
            wire.object(#","effect_animation":"#, &effectAnimation)
            wire.object(#","around_animation":"#, &aroundAnimation)
            wire.object(#","center_animation":"#, &centerAnimation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let staticIcon = wire.required(consume staticIcon),
            let appearAnimation = wire.required(consume appearAnimation),
            let selectAnimation = wire.required(consume selectAnimation),
            let activateAnimation = wire.required(consume activateAnimation),
            let effectAnimation = wire.required(consume effectAnimation)
         else { wire.missing("static_icon appear_animation select_animation activate_animation effect_animation"); return nil }
        return EmojiReaction(
            emoji: emoji,
            title: title,
            isActive: isActive,
            staticIcon: staticIcon,
            appearAnimation: appearAnimation,
            selectAnimation: selectAnimation,
            activateAnimation: activateAnimation,
            effectAnimation: effectAnimation,
            aroundAnimation: aroundAnimation,
            centerAnimation: centerAnimation
        )
    }
}

/// `ReactionUnavailabilityReason`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_reaction_unavailability_reason.html)
public enum ReactionUnavailabilityReason: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `reactionUnavailabilityReasonAnonymousAdministrator = ReactionUnavailabilityReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_unavailability_reason_anonymous_administrator.html)
    case anonymousAdministrator
    /// `reactionUnavailabilityReasonGuest = ReactionUnavailabilityReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_unavailability_reason_guest.html)
    case guest
    /// `reactionUnavailabilityReasonRestricted = ReactionUnavailabilityReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reaction_unavailability_reason_restricted.html)
    case restricted
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .anonymousAdministrator: wire.empty(#"{"@type":"reactionUnavailabilityReasonAnonymousAdministrator"}"#)
        case .guest: wire.empty(#"{"@type":"reactionUnavailabilityReasonGuest"}"#)
        case .restricted: wire.empty(#"{"@type":"reactionUnavailabilityReasonRestricted"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReactionUnavailabilityReason? {
        switch wire.constructor(of: .reactionUnavailabilityReason) {
        case 0: if wire.close() { return .anonymousAdministrator }  // reactionUnavailabilityReasonAnonymousAdministrator
        case 1: if wire.close() { return .guest }  // reactionUnavailabilityReasonGuest
        case 2: if wire.close() { return .restricted }  // reactionUnavailabilityReasonRestricted
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `DiceStickers`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_dice_stickers.html)
public enum DiceStickers: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case regular(DiceStickersRegular)
    case slotMachine(DiceStickersSlotMachine)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular(let value): value.encode(into: &wire)
        case .slotMachine(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> DiceStickers? {
        switch wire.constructor(of: .diceStickers) {
        case 0: if let value = DiceStickersRegular.body(&wire) { return .regular(value) }  // diceStickersRegular
        case 1: if let value = DiceStickersSlotMachine.body(&wire) { return .slotMachine(value) }  // diceStickersSlotMachine
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `diceStickersRegular sticker:sticker = DiceStickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1dice_stickers_regular.html)
public struct DiceStickersRegular: TDObject, CustomStringConvertible {
    public let sticker: Sticker

    public init(sticker: Sticker) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"diceStickersRegular""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DiceStickersRegular? {
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return DiceStickersRegular(sticker: sticker)
    }
}

/// `diceStickersSlotMachine background:sticker lever:sticker left_reel:sticker center_reel:sticker right_reel:sticker = DiceStickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1dice_stickers_slot_machine.html)
public struct DiceStickersSlotMachine: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let background: Sticker
        let lever: Sticker
        let leftReel: Sticker
        let centerReel: Sticker
        let rightReel: Sticker
        init(
            _ background: Sticker,
            _ lever: Sticker,
            _ leftReel: Sticker,
            _ centerReel: Sticker,
            _ rightReel: Sticker
        ) {
            self.background = background
            self.lever = lever
            self.leftReel = leftReel
            self.centerReel = centerReel
            self.rightReel = rightReel
        }
    }
    private let fields: Fields
    public var background: Sticker { fields.background }
    public var lever: Sticker { fields.lever }
    public var leftReel: Sticker { fields.leftReel }
    public var centerReel: Sticker { fields.centerReel }
    public var rightReel: Sticker { fields.rightReel }

    public init(background: Sticker, lever: Sticker, leftReel: Sticker, centerReel: Sticker, rightReel: Sticker) {
        fields = Fields(background, lever, leftReel, centerReel, rightReel)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"diceStickersSlotMachine""#)
        wire.object(#","background":"#, fields.background)
        wire.object(#","lever":"#, fields.lever)
        wire.object(#","left_reel":"#, fields.leftReel)
        wire.object(#","center_reel":"#, fields.centerReel)
        wire.object(#","right_reel":"#, fields.rightReel)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DiceStickersSlotMachine? {
        var background: Sticker? = nil
        var lever: Sticker? = nil
        var leftReel: Sticker? = nil
        var centerReel: Sticker? = nil
        var rightReel: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","background":"#, &background)
            wire.object(#","lever":"#, &lever)
            wire.object(#","left_reel":"#, &leftReel)
            wire.object(#","center_reel":"#, &centerReel)
            wire.object(#","right_reel":"#, &rightReel)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let background = wire.required(consume background),
            let lever = wire.required(consume lever),
            let leftReel = wire.required(consume leftReel),
            let centerReel = wire.required(consume centerReel),
            let rightReel = wire.required(consume rightReel)
         else { wire.missing("background lever left_reel center_reel right_reel"); return nil }
        return DiceStickersSlotMachine(
            background: background,
            lever: lever,
            leftReel: leftReel,
            centerReel: centerReel,
            rightReel: rightReel
        )
    }
}

/// `emojiChatTheme name:string light_settings:themeSettings dark_settings:themeSettings = EmojiChatTheme`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1emoji_chat_theme.html)
public struct EmojiChatTheme: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let name: String
    public let lightSettings: ThemeSettings
    public let darkSettings: ThemeSettings

    public init(name: String, lightSettings: ThemeSettings, darkSettings: ThemeSettings) {
        self.name = name
        self.lightSettings = lightSettings
        self.darkSettings = darkSettings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"emojiChatTheme""#)
        wire.string(#","name":"#, self.name)
        wire.object(#","light_settings":"#, self.lightSettings)
        wire.object(#","dark_settings":"#, self.darkSettings)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> EmojiChatTheme? {
        wire.open(#"{"@type":"emojiChatTheme""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> EmojiChatTheme? {
        var name: String = ""
        var lightSettings: ThemeSettings? = nil
        var darkSettings: ThemeSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","light_settings":"#, &lightSettings)
            wire.object(#","dark_settings":"#, &darkSettings)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let lightSettings = wire.required(consume lightSettings),
            let darkSettings = wire.required(consume darkSettings)
         else { wire.missing("light_settings dark_settings"); return nil }
        return EmojiChatTheme(name: name, lightSettings: lightSettings, darkSettings: darkSettings)
    }
}


#if Hashable
extension ThumbnailFormat: Hashable {}
extension Thumbnail: Hashable {}
extension MaskPoint: Hashable {}
extension MaskPosition: Hashable {}
extension StickerFormat: Hashable {}
extension StickerType: Hashable {}
extension StickerFullType: Hashable {}
extension StickerFullTypeRegular: Hashable {}
extension StickerFullTypeMask: Hashable {}
extension StickerFullTypeCustomEmoji: Hashable {}
extension Outline: Hashable {}
extension Sticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.setID != right.setID { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.emoji != right.emoji { return false }
        if left.format != right.format { return false }
        if left.fullType != right.fullType { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(setID)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(emoji)
        hasher.combine(format)
        hasher.combine(fullType)
        hasher.combine(thumbnail)
        hasher.combine(sticker)
    }
}
extension AnimatedEmoji: Hashable {}
extension AnimatedChatPhoto: Hashable {}
extension EmojiStatusType: Hashable {}
extension EmojiStatusTypeCustomEmoji: Hashable {}
extension EmojiStatusTypeUpgradedGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.upgradedGiftID != right.upgradedGiftID { return false }
        if left.giftTitle != right.giftTitle { return false }
        if left.giftName != right.giftName { return false }
        if left.modelCustomEmojiID != right.modelCustomEmojiID { return false }
        if left.symbolCustomEmojiID != right.symbolCustomEmojiID { return false }
        if left.backdropColors != right.backdropColors { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(upgradedGiftID)
        hasher.combine(giftTitle)
        hasher.combine(giftName)
        hasher.combine(modelCustomEmojiID)
        hasher.combine(symbolCustomEmojiID)
        hasher.combine(backdropColors)
    }
}
extension EmojiStatus: Hashable {}
extension EmojiStatuses: Hashable {}
extension EmojiStatusCustomEmojis: Hashable {}
extension ReactionType: Hashable {}
extension ReactionTypeEmoji: Hashable {}
extension ReactionTypeCustomEmoji: Hashable {}
extension UnreadReaction: Hashable {}
extension ReactionNotificationSource: Hashable {}
extension ReactionNotificationSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageReactionSource != right.messageReactionSource { return false }
        if left.storyReactionSource != right.storyReactionSource { return false }
        if left.pollVoteSource != right.pollVoteSource { return false }
        if left.soundID != right.soundID { return false }
        if left.showPreview != right.showPreview { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageReactionSource)
        hasher.combine(storyReactionSource)
        hasher.combine(pollVoteSource)
        hasher.combine(soundID)
        hasher.combine(showPreview)
    }
}
extension EmojiKeyword: Hashable {}
extension EmojiKeywords: Hashable {}
extension Stickers: Hashable {}
extension Emojis: Hashable {}
extension StickerSet: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.name != right.name { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.thumbnailOutline != right.thumbnailOutline { return false }
        if left.isOwned != right.isOwned { return false }
        if left.isInstalled != right.isInstalled { return false }
        if left.isArchived != right.isArchived { return false }
        if left.isOfficial != right.isOfficial { return false }
        if left.stickerType != right.stickerType { return false }
        if left.needsRepainting != right.needsRepainting { return false }
        if left.isAllowedAsChatEmojiStatus != right.isAllowedAsChatEmojiStatus { return false }
        if left.isViewed != right.isViewed { return false }
        if left.stickers != right.stickers { return false }
        if left.emojis != right.emojis { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(name)
        hasher.combine(thumbnail)
        hasher.combine(thumbnailOutline)
        hasher.combine(isOwned)
        hasher.combine(isInstalled)
        hasher.combine(isArchived)
        hasher.combine(isOfficial)
        hasher.combine(stickerType)
        hasher.combine(needsRepainting)
        hasher.combine(isAllowedAsChatEmojiStatus)
        hasher.combine(isViewed)
        hasher.combine(stickers)
        hasher.combine(emojis)
    }
}
extension StickerSetInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.name != right.name { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.thumbnailOutline != right.thumbnailOutline { return false }
        if left.isOwned != right.isOwned { return false }
        if left.isInstalled != right.isInstalled { return false }
        if left.isArchived != right.isArchived { return false }
        if left.isOfficial != right.isOfficial { return false }
        if left.stickerType != right.stickerType { return false }
        if left.needsRepainting != right.needsRepainting { return false }
        if left.isAllowedAsChatEmojiStatus != right.isAllowedAsChatEmojiStatus { return false }
        if left.isViewed != right.isViewed { return false }
        if left.size != right.size { return false }
        if left.covers != right.covers { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(name)
        hasher.combine(thumbnail)
        hasher.combine(thumbnailOutline)
        hasher.combine(isOwned)
        hasher.combine(isInstalled)
        hasher.combine(isArchived)
        hasher.combine(isOfficial)
        hasher.combine(stickerType)
        hasher.combine(needsRepainting)
        hasher.combine(isAllowedAsChatEmojiStatus)
        hasher.combine(isViewed)
        hasher.combine(size)
        hasher.combine(covers)
    }
}
extension StickerSets: Hashable {}
extension TrendingStickerSets: Hashable {}
extension EmojiCategorySource: Hashable {}
extension EmojiCategorySourceSearch: Hashable {}
extension EmojiCategory: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.source != right.source { return false }
        if left.isGreeting != right.isGreeting { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(source)
        hasher.combine(isGreeting)
    }
}
extension EmojiCategories: Hashable {}
extension EmojiCategoryType: Hashable {}
extension EmojiReaction: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.emoji != right.emoji { return false }
        if left.title != right.title { return false }
        if left.isActive != right.isActive { return false }
        if left.staticIcon != right.staticIcon { return false }
        if left.appearAnimation != right.appearAnimation { return false }
        if left.selectAnimation != right.selectAnimation { return false }
        if left.activateAnimation != right.activateAnimation { return false }
        if left.effectAnimation != right.effectAnimation { return false }
        if left.aroundAnimation != right.aroundAnimation { return false }
        if left.centerAnimation != right.centerAnimation { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(emoji)
        hasher.combine(title)
        hasher.combine(isActive)
        hasher.combine(staticIcon)
        hasher.combine(appearAnimation)
        hasher.combine(selectAnimation)
        hasher.combine(activateAnimation)
        hasher.combine(effectAnimation)
        hasher.combine(aroundAnimation)
        hasher.combine(centerAnimation)
    }
}
extension ReactionUnavailabilityReason: Hashable {}
extension DiceStickers: Hashable {}
extension DiceStickersRegular: Hashable {}
extension DiceStickersSlotMachine: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.background != right.background { return false }
        if left.lever != right.lever { return false }
        if left.leftReel != right.leftReel { return false }
        if left.centerReel != right.centerReel { return false }
        if left.rightReel != right.rightReel { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(background)
        hasher.combine(lever)
        hasher.combine(leftReel)
        hasher.combine(centerReel)
        hasher.combine(rightReel)
    }
}
extension EmojiChatTheme: Hashable {}
#endif
