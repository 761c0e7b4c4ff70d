// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `chatBackground background:background dark_theme_dimming:int32 = ChatBackground`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_background.html)
public struct ChatBackground: TDDecodable, CustomStringConvertible {
    public let background: Background
    /// Range 0 to 100.
    public let darkThemeDimming: Int32

    public init(background: Background, darkThemeDimming: Int32) {
        self.background = background
        self.darkThemeDimming = darkThemeDimming
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatBackground""#)
        wire.object(#","background":"#, self.background)
        wire.int32(#","dark_theme_dimming":"#, self.darkThemeDimming)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatBackground? {
        wire.open(#"{"@type":"chatBackground""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatBackground? {
        var background: Background? = nil
        var darkThemeDimming: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","background":"#, &background)
            wire.int32(#","dark_theme_dimming":"#, &darkThemeDimming)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let background = wire.required(consume background)
         else { wire.missing("background"); return nil }
        return ChatBackground(background: background, darkThemeDimming: darkThemeDimming)
    }
}

/// `chatPhotoInfo small:file big:file minithumbnail:minithumbnail has_animation:Bool is_personal:Bool = ChatPhotoInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_photo_info.html)
public struct ChatPhotoInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let small: File
        let big: File
        let minithumbnail: Minithumbnail?
        let hasAnimation: Bool
        let isPersonal: Bool
        init(_ small: File, _ big: File, _ minithumbnail: Minithumbnail?, _ hasAnimation: Bool, _ isPersonal: Bool) {
            self.small = small
            self.big = big
            self.minithumbnail = minithumbnail
            self.hasAnimation = hasAnimation
            self.isPersonal = isPersonal
        }
    }
    private let fields: Fields
    public var small: File { fields.small }
    public var big: File { fields.big }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    public var hasAnimation: Bool { fields.hasAnimation }
    public var isPersonal: Bool { fields.isPersonal }

    public init(small: File, big: File, minithumbnail: Minithumbnail? = nil, hasAnimation: Bool, isPersonal: Bool) {
        fields = Fields(small, big, minithumbnail, hasAnimation, isPersonal)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPhotoInfo""#)
        wire.object(#","small":"#, fields.small)
        wire.object(#","big":"#, fields.big)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.bool(#","has_animation":"#, fields.hasAnimation)
        wire.bool(#","is_personal":"#, fields.isPersonal)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatPhotoInfo? {
        wire.open(#"{"@type":"chatPhotoInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatPhotoInfo? {
        var small: File? = nil
        var big: File? = nil
        var minithumbnail: Minithumbnail? = nil
        var hasAnimation: Bool = false
        var isPersonal: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","small":"#, &small)
            wire.object(#","big":"#, &big)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.bool(#","has_animation":"#, &hasAnimation)
            wire.bool(#","is_personal":"#, &isPersonal)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let small = wire.required(consume small),
            let big = wire.required(consume big)
         else { wire.missing("small big"); return nil }
        return ChatPhotoInfo(
            small: small,
            big: big,
            minithumbnail: minithumbnail,
            hasAnimation: hasAnimation,
            isPersonal: isPersonal
        )
    }
}

/// `chatLocation location:location address:string = ChatLocation`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_location.html)
public struct ChatLocation: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let location: Location
        let address: String
        init(_ location: Location, _ address: String) {
            self.location = location
            self.address = address
        }
    }
    private let fields: Fields
    public var location: Location { fields.location }
    /// Length 1 to 64 characters.
    public var address: String { fields.address }

    public init(location: Location, address: String) {
        fields = Fields(location, address)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatLocation""#)
        wire.object(#","location":"#, fields.location)
        wire.string(#","address":"#, fields.address)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatLocation? {
        wire.open(#"{"@type":"chatLocation""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatLocation? {
        var location: Location? = nil
        var address: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.string(#","address":"#, &address)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return ChatLocation(location: location, address: address)
    }
}

/// `ChatPhotoStickerType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_photo_sticker_type.html)
public enum ChatPhotoStickerType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case regularOrMask(ChatPhotoStickerTypeRegularOrMask)
    indirect case customEmoji(ChatPhotoStickerTypeCustomEmoji)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regularOrMask(let value): value.encode(into: &wire)
        case .customEmoji(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatPhotoStickerType? {
        switch wire.constructor(of: .chatPhotoStickerType) {
        case 0: if let value = ChatPhotoStickerTypeRegularOrMask.body(&wire) { return .regularOrMask(value) }  // chatPhotoStickerTypeRegularOrMask
        case 1: if let value = ChatPhotoStickerTypeCustomEmoji.body(&wire) { return .customEmoji(value) }  // chatPhotoStickerTypeCustomEmoji
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatPhotoStickerTypeRegularOrMask sticker_set_id:int64 sticker_id:int64 = ChatPhotoStickerType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_photo_sticker_type_regular_or_mask.html)
public struct ChatPhotoStickerTypeRegularOrMask: TDObject, CustomStringConvertible {
    public let stickerSetID: Int64
    public let stickerID: Int64

    public init(stickerSetID: Int64, stickerID: Int64) {
        self.stickerSetID = stickerSetID
        self.stickerID = stickerID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPhotoStickerTypeRegularOrMask""#)
        wire.int64(#","sticker_set_id":"#, self.stickerSetID)
        wire.int64(#","sticker_id":"#, self.stickerID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatPhotoStickerTypeRegularOrMask? {
        var stickerSetID: Int64 = 0
        var stickerID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","sticker_set_id":"#, &stickerSetID)
            wire.int64(#","sticker_id":"#, &stickerID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatPhotoStickerTypeRegularOrMask(stickerSetID: stickerSetID, stickerID: stickerID)
    }
}

/// `chatPhotoStickerTypeCustomEmoji custom_emoji_id:int64 = ChatPhotoStickerType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_photo_sticker_type_custom_emoji.html)
public struct ChatPhotoStickerTypeCustomEmoji: TDObject, CustomStringConvertible {
    public let customEmojiID: Int64

    public init(customEmojiID: Int64) {
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPhotoStickerTypeCustomEmoji""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatPhotoStickerTypeCustomEmoji? {
        var customEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatPhotoStickerTypeCustomEmoji(customEmojiID: customEmojiID)
    }
}

/// `chatPhotoSticker type:ChatPhotoStickerType background_fill:BackgroundFill = ChatPhotoSticker`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_photo_sticker.html)
public struct ChatPhotoSticker: TDDecodable, CustomStringConvertible {
    public let type: ChatPhotoStickerType
    public let backgroundFill: BackgroundFill

    public init(type: ChatPhotoStickerType, backgroundFill: BackgroundFill) {
        self.type = type
        self.backgroundFill = backgroundFill
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPhotoSticker""#)
        wire.object(#","type":"#, self.type)
        wire.object(#","background_fill":"#, self.backgroundFill)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatPhotoSticker? {
        wire.open(#"{"@type":"chatPhotoSticker""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatPhotoSticker? {
        var type: ChatPhotoStickerType? = nil
        var backgroundFill: BackgroundFill? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.object(#","background_fill":"#, &backgroundFill)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let backgroundFill = wire.required(consume backgroundFill)
         else { wire.missing("type background_fill"); return nil }
        return ChatPhotoSticker(type: type, backgroundFill: backgroundFill)
    }
}

/// `chatPhoto id:int64 added_date:int32 minithumbnail:minithumbnail sizes:vector<photoSize> animation:animatedChatPhoto small_animation:animatedChatPhoto sticker:chatPhotoSticker = ChatPhoto`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_photo.html)
public struct ChatPhoto: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int64
        let addedDate: Int32
        let minithumbnail: Minithumbnail?
        let sizes: [PhotoSize]
        let animation: AnimatedChatPhoto?
        let smallAnimation: AnimatedChatPhoto?
        let sticker: ChatPhotoSticker?
        init(
            _ id: Int64,
            _ addedDate: Int32,
            _ minithumbnail: Minithumbnail?,
            _ sizes: [PhotoSize],
            _ animation: AnimatedChatPhoto?,
            _ smallAnimation: AnimatedChatPhoto?,
            _ sticker: ChatPhotoSticker?
        ) {
            self.id = id
            self.addedDate = addedDate
            self.minithumbnail = minithumbnail
            self.sizes = sizes
            self.animation = animation
            self.smallAnimation = smallAnimation
            self.sticker = sticker
        }
    }
    private let fields: Fields
    public var id: Int64 { fields.id }
    /// Unix time in seconds.
    public var addedDate: Int32 { fields.addedDate }
    /// May be absent.
    public var minithumbnail: Minithumbnail? { fields.minithumbnail }
    public var sizes: [PhotoSize] { fields.sizes }
    /// May be absent.
    public var animation: AnimatedChatPhoto? { fields.animation }
    /// May be absent.
    public var smallAnimation: AnimatedChatPhoto? { fields.smallAnimation }
    /// May be absent.
    public var sticker: ChatPhotoSticker? { fields.sticker }

    public init(
        id: Int64,
        addedDate: Int32,
        minithumbnail: Minithumbnail? = nil,
        sizes: [PhotoSize],
        animation: AnimatedChatPhoto? = nil,
        smallAnimation: AnimatedChatPhoto? = nil,
        sticker: ChatPhotoSticker? = nil
    ) {
        fields = Fields(id, addedDate, minithumbnail, sizes, animation, smallAnimation, sticker)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPhoto""#)
        wire.int64(#","id":"#, fields.id)
        wire.int32(#","added_date":"#, fields.addedDate)
        wire.object(#","minithumbnail":"#, fields.minithumbnail)
        wire.objects(#","sizes":"#, fields.sizes)
        wire.object(#","animation":"#, fields.animation)
        wire.object(#","small_animation":"#, fields.smallAnimation)
        wire.object(#","sticker":"#, fields.sticker)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatPhoto? {
        wire.open(#"{"@type":"chatPhoto""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatPhoto? {
        var id: Int64 = 0
        var addedDate: Int32 = 0
        var minithumbnail: Minithumbnail? = nil
        var sizes: [PhotoSize] = []
        var animation: AnimatedChatPhoto? = nil
        var smallAnimation: AnimatedChatPhoto? = nil
        var sticker: ChatPhotoSticker? = nil
        var mark = wire.cursor
        repeat {
            wire.int64(#","id":"#, &id)
            wire.int32(#","added_date":"#, &addedDate)
            wire.object(#","minithumbnail":"#, &minithumbnail)
            wire.objects(#","sizes":"#, &sizes)
            wire.object(#","animation":"#, &animation)
            wire.object(#","small_animation":"#, &smallAnimation)
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatPhoto(
            id: id,
            addedDate: addedDate,
            minithumbnail: minithumbnail,
            sizes: sizes,
            animation: animation,
            smallAnimation: smallAnimation,
            sticker: sticker
        )
    }
}

/// `chatPhotos total_count:int32 photos:vector<chatPhoto> = ChatPhotos`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_photos.html)
public struct ChatPhotos: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let photos: [ChatPhoto]

    public init(totalCount: Int32, photos: [ChatPhoto]) {
        self.totalCount = totalCount
        self.photos = photos
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPhotos""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","photos":"#, self.photos)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatPhotos? {
        wire.open(#"{"@type":"chatPhotos""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatPhotos? {
        var totalCount: Int32 = 0
        var photos: [ChatPhoto] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","photos":"#, &photos)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatPhotos(totalCount: totalCount, photos: photos)
    }
}

/// `mainWebApp url:webAppUrl mode:WebAppOpenMode = MainWebApp`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1main_web_app.html)
public struct MainWebApp: TDDecodable, CustomStringConvertible {
    public let url: WebAppUrl
    public let mode: WebAppOpenMode

    public init(url: WebAppUrl, mode: WebAppOpenMode) {
        self.url = url
        self.mode = mode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"mainWebApp""#)
        wire.object(#","url":"#, self.url)
        wire.object(#","mode":"#, self.mode)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MainWebApp? {
        wire.open(#"{"@type":"mainWebApp""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MainWebApp? {
        var url: WebAppUrl? = nil
        var mode: WebAppOpenMode? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","url":"#, &url)
            wire.object(#","mode":"#, &mode)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let url = wire.required(consume url),
            let mode = wire.required(consume mode)
         else { wire.missing("url mode"); return nil }
        return MainWebApp(url: url, mode: mode)
    }
}

/// `CanSendGiftResult`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_can_send_gift_result.html)
public enum CanSendGiftResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `canSendGiftResultOk = CanSendGiftResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_gift_result_ok.html)
    case ok
    indirect case fail(CanSendGiftResultFail)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"canSendGiftResultOk"}"#)
        case .fail(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CanSendGiftResult? {
        switch wire.constructor(of: .canSendGiftResult) {
        case 0: if wire.close() { return .ok }  // canSendGiftResultOk
        case 1: if let value = CanSendGiftResultFail.body(&wire) { return .fail(value) }  // canSendGiftResultFail
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `canSendGiftResultFail reason:formattedText = CanSendGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_gift_result_fail.html)
public struct CanSendGiftResultFail: TDObject, CustomStringConvertible {
    public let reason: FormattedText

    public init(reason: FormattedText) {
        self.reason = reason
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canSendGiftResultFail""#)
        wire.object(#","reason":"#, self.reason)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanSendGiftResultFail? {
        var reason: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","reason":"#, &reason)
        } while wire.more(&mark)
        guard !wire.failed, let reason = wire.required(consume reason) else { wire.missing("reason"); return nil }
        return CanSendGiftResultFail(reason: reason)
    }
}

/// `availableGift gift:gift resale_count:int32 min_resale_star_count:int53 title:string = AvailableGift`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1available_gift.html)
public struct AvailableGift: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let gift: Gift
        let resaleCount: Int32
        let minResaleStarCount: Int64
        let title: String
        init(_ gift: Gift, _ resaleCount: Int32, _ minResaleStarCount: Int64, _ title: String) {
            self.gift = gift
            self.resaleCount = resaleCount
            self.minResaleStarCount = minResaleStarCount
            self.title = title
        }
    }
    private let fields: Fields
    public var gift: Gift { fields.gift }
    public var resaleCount: Int32 { fields.resaleCount }
    public var minResaleStarCount: Int64 { fields.minResaleStarCount }
    public var title: String { fields.title }

    public init(gift: Gift, resaleCount: Int32, minResaleStarCount: Int64, title: String) {
        fields = Fields(gift, resaleCount, minResaleStarCount, title)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"availableGift""#)
        wire.object(#","gift":"#, fields.gift)
        wire.int32(#","resale_count":"#, fields.resaleCount)
        wire.int53(#","min_resale_star_count":"#, fields.minResaleStarCount)
        wire.string(#","title":"#, fields.title)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AvailableGift? {
        wire.open(#"{"@type":"availableGift""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AvailableGift? {
        var gift: Gift? = nil
        var resaleCount: Int32 = 0
        var minResaleStarCount: Int64 = 0
        var title: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.int32(#","resale_count":"#, &resaleCount)
            wire.int53(#","min_resale_star_count":"#, &minResaleStarCount)
            wire.string(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return AvailableGift(gift: gift, resaleCount: resaleCount, minResaleStarCount: minResaleStarCount, title: title)
    }
}

/// `availableGifts gifts:vector<availableGift> = AvailableGifts`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1available_gifts.html)
public struct AvailableGifts: TDDecodable, CustomStringConvertible {
    public let gifts: [AvailableGift]

    public init(gifts: [AvailableGift]) {
        self.gifts = gifts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"availableGifts""#)
        wire.objects(#","gifts":"#, self.gifts)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AvailableGifts? {
        wire.open(#"{"@type":"availableGifts""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AvailableGifts? {
        var gifts: [AvailableGift] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","gifts":"#, &gifts)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AvailableGifts(gifts: gifts)
    }
}

/// `communityPermissions can_edit_chat_list:Bool = CommunityPermissions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_permissions.html)
public struct CommunityPermissions: TDDecodable, CustomStringConvertible {
    public let canEditChatList: Bool

    public init(canEditChatList: Bool) {
        self.canEditChatList = canEditChatList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"communityPermissions""#)
        wire.bool(#","can_edit_chat_list":"#, self.canEditChatList)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CommunityPermissions? {
        wire.open(#"{"@type":"communityPermissions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CommunityPermissions? {
        var canEditChatList: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_edit_chat_list":"#, &canEditChatList)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CommunityPermissions(canEditChatList: canEditChatList)
    }
}

/// `communityAdministratorRights can_manage_community:Bool can_change_info:Bool can_edit_chat_list:Bool can_promote_members:Bool can_ban_members:Bool = CommunityAdministratorRights`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_administrator_rights.html)
public struct CommunityAdministratorRights: TDDecodable, CustomStringConvertible {
    public let canManageCommunity: Bool
    public let canChangeInfo: Bool
    public let canEditChatList: Bool
    public let canPromoteMembers: Bool
    public let canBanMembers: Bool

    public init(
        canManageCommunity: Bool,
        canChangeInfo: Bool,
        canEditChatList: Bool,
        canPromoteMembers: Bool,
        canBanMembers: Bool
    ) {
        self.canManageCommunity = canManageCommunity
        self.canChangeInfo = canChangeInfo
        self.canEditChatList = canEditChatList
        self.canPromoteMembers = canPromoteMembers
        self.canBanMembers = canBanMembers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"communityAdministratorRights""#)
        wire.bool(#","can_manage_community":"#, self.canManageCommunity)
        wire.bool(#","can_change_info":"#, self.canChangeInfo)
        wire.bool(#","can_edit_chat_list":"#, self.canEditChatList)
        wire.bool(#","can_promote_members":"#, self.canPromoteMembers)
        wire.bool(#","can_ban_members":"#, self.canBanMembers)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CommunityAdministratorRights? {
        wire.open(#"{"@type":"communityAdministratorRights""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CommunityAdministratorRights? {
        var canManageCommunity: Bool = false
        var canChangeInfo: Bool = false
        var canEditChatList: Bool = false
        var canPromoteMembers: Bool = false
        var canBanMembers: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_manage_community":"#, &canManageCommunity)
            wire.bool(#","can_change_info":"#, &canChangeInfo)
            wire.bool(#","can_edit_chat_list":"#, &canEditChatList)
            wire.bool(#","can_promote_members":"#, &canPromoteMembers)
            wire.bool(#","can_ban_members":"#, &canBanMembers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CommunityAdministratorRights(
            canManageCommunity: canManageCommunity,
            canChangeInfo: canChangeInfo,
            canEditChatList: canEditChatList,
            canPromoteMembers: canPromoteMembers,
            canBanMembers: canBanMembers
        )
    }
}

/// `CommunityMemberStatus`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_community_member_status.html)
public enum CommunityMemberStatus: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `communityMemberStatusCreator = CommunityMemberStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_member_status_creator.html)
    case creator
    indirect case administrator(CommunityMemberStatusAdministrator)
    /// `communityMemberStatusMember = CommunityMemberStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_member_status_member.html)
    case member
    /// `communityMemberStatusLeft = CommunityMemberStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_member_status_left.html)
    case left
    /// `communityMemberStatusBanned = CommunityMemberStatus`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_member_status_banned.html)
    case banned
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .creator: wire.empty(#"{"@type":"communityMemberStatusCreator"}"#)
        case .administrator(let value): value.encode(into: &wire)
        case .member: wire.empty(#"{"@type":"communityMemberStatusMember"}"#)
        case .left: wire.empty(#"{"@type":"communityMemberStatusLeft"}"#)
        case .banned: wire.empty(#"{"@type":"communityMemberStatusBanned"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CommunityMemberStatus? {
        switch wire.constructor(of: .communityMemberStatus) {
        case 0: if wire.close() { return .creator }  // communityMemberStatusCreator
        case 1: if let value = CommunityMemberStatusAdministrator.body(&wire) { return .administrator(value) }  // communityMemberStatusAdministrator
        case 2: if wire.close() { return .member }  // communityMemberStatusMember
        case 3: if wire.close() { return .left }  // communityMemberStatusLeft
        case 4: if wire.close() { return .banned }  // communityMemberStatusBanned
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `communityMemberStatusAdministrator can_be_edited:Bool rights:communityAdministratorRights = CommunityMemberStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community_member_status_administrator.html)
public struct CommunityMemberStatusAdministrator: TDObject, CustomStringConvertible {
    public let canBeEdited: Bool
    public let rights: CommunityAdministratorRights

    public init(canBeEdited: Bool, rights: CommunityAdministratorRights) {
        self.canBeEdited = canBeEdited
        self.rights = rights
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"communityMemberStatusAdministrator""#)
        wire.bool(#","can_be_edited":"#, self.canBeEdited)
        wire.object(#","rights":"#, self.rights)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CommunityMemberStatusAdministrator? {
        var canBeEdited: Bool = false
        var rights: CommunityAdministratorRights? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_be_edited":"#, &canBeEdited)
            wire.object(#","rights":"#, &rights)
        } while wire.more(&mark)
        guard !wire.failed, let rights = wire.required(consume rights) else { wire.missing("rights"); return nil }
        return CommunityMemberStatusAdministrator(canBeEdited: canBeEdited, rights: rights)
    }
}

/// `community id:int53 have_access:Bool name:string photo:chatPhotoInfo date:int32 status:CommunityMemberStatus permissions:communityPermissions = Community`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1community.html)
public struct Community: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let id: Int64
    public let haveAccess: Bool
    public let name: String
    /// May be absent.
    public let photo: ChatPhotoInfo?
    /// Unix time in seconds.
    public let date: Int32
    public let status: CommunityMemberStatus
    public let permissions: CommunityPermissions

    public init(
        id: Int64,
        haveAccess: Bool,
        name: String,
        photo: ChatPhotoInfo? = nil,
        date: Int32,
        status: CommunityMemberStatus,
        permissions: CommunityPermissions
    ) {
        self.id = id
        self.haveAccess = haveAccess
        self.name = name
        self.photo = photo
        self.date = date
        self.status = status
        self.permissions = permissions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"community""#)
        wire.int53(#","id":"#, self.id)
        wire.bool(#","have_access":"#, self.haveAccess)
        wire.string(#","name":"#, self.name)
        wire.object(#","photo":"#, self.photo)
        wire.int32(#","date":"#, self.date)
        wire.object(#","status":"#, self.status)
        wire.object(#","permissions":"#, self.permissions)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Community? {
        wire.open(#"{"@type":"community""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Community? {
        var id: Int64 = 0
        var haveAccess: Bool = false
        var name: String = ""
        var photo: ChatPhotoInfo? = nil
        var date: Int32 = 0
        var status: CommunityMemberStatus? = nil
        var permissions: CommunityPermissions? = nil
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.bool(#","have_access":"#, &haveAccess)
            wire.string(#","name":"#, &name)
            wire.object(#","photo":"#, &photo)
            wire.int32(#","date":"#, &date)
            wire.object(#","status":"#, &status)
            wire.object(#","permissions":"#, &permissions)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let status = wire.required(consume status),
            let permissions = wire.required(consume permissions)
         else { wire.missing("status permissions"); return nil }
        return Community(
            id: id,
            haveAccess: haveAccess,
            name: name,
            photo: photo,
            date: date,
            status: status,
            permissions: permissions
        )
    }
}

/// `publicPostSearchLimits daily_free_query_count:int32 remaining_free_query_count:int32 next_free_query_in:int32 star_count:int53 is_current_query_free:Bool = PublicPostSearchLimits`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1public_post_search_limits.html)
public struct PublicPostSearchLimits: TDDecodable, CustomStringConvertible {
    public let dailyFreeQueryCount: Int32
    public let remainingFreeQueryCount: Int32
    public let nextFreeQueryIn: Int32
    public let starCount: Int64
    public let isCurrentQueryFree: Bool

    public init(
        dailyFreeQueryCount: Int32,
        remainingFreeQueryCount: Int32,
        nextFreeQueryIn: Int32,
        starCount: Int64,
        isCurrentQueryFree: Bool
    ) {
        self.dailyFreeQueryCount = dailyFreeQueryCount
        self.remainingFreeQueryCount = remainingFreeQueryCount
        self.nextFreeQueryIn = nextFreeQueryIn
        self.starCount = starCount
        self.isCurrentQueryFree = isCurrentQueryFree
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"publicPostSearchLimits""#)
        wire.int32(#","daily_free_query_count":"#, self.dailyFreeQueryCount)
        wire.int32(#","remaining_free_query_count":"#, self.remainingFreeQueryCount)
        wire.int32(#","next_free_query_in":"#, self.nextFreeQueryIn)
        wire.int53(#","star_count":"#, self.starCount)
        wire.bool(#","is_current_query_free":"#, self.isCurrentQueryFree)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PublicPostSearchLimits? {
        wire.open(#"{"@type":"publicPostSearchLimits""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PublicPostSearchLimits? {
        var dailyFreeQueryCount: Int32 = 0
        var remainingFreeQueryCount: Int32 = 0
        var nextFreeQueryIn: Int32 = 0
        var starCount: Int64 = 0
        var isCurrentQueryFree: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","daily_free_query_count":"#, &dailyFreeQueryCount)
            wire.int32(#","remaining_free_query_count":"#, &remainingFreeQueryCount)
            wire.int32(#","next_free_query_in":"#, &nextFreeQueryIn)
            wire.int53(#","star_count":"#, &starCount)
            wire.bool(#","is_current_query_free":"#, &isCurrentQueryFree)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PublicPostSearchLimits(
            dailyFreeQueryCount: dailyFreeQueryCount,
            remainingFreeQueryCount: remainingFreeQueryCount,
            nextFreeQueryIn: nextFreeQueryIn,
            starCount: starCount,
            isCurrentQueryFree: isCurrentQueryFree
        )
    }
}

/// `chatMessageSender sender:MessageSender needs_premium:Bool = ChatMessageSender`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_message_sender.html)
public struct ChatMessageSender: TDDecodable, CustomStringConvertible {
    public let sender: MessageSender
    public let needsPremium: Bool

    public init(sender: MessageSender, needsPremium: Bool) {
        self.sender = sender
        self.needsPremium = needsPremium
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMessageSender""#)
        wire.object(#","sender":"#, self.sender)
        wire.bool(#","needs_premium":"#, self.needsPremium)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatMessageSender? {
        wire.open(#"{"@type":"chatMessageSender""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatMessageSender? {
        var sender: MessageSender? = nil
        var needsPremium: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","sender":"#, &sender)
            wire.bool(#","needs_premium":"#, &needsPremium)
        } while wire.more(&mark)
        guard !wire.failed, let sender = wire.required(consume sender) else { wire.missing("sender"); return nil }
        return ChatMessageSender(sender: sender, needsPremium: needsPremium)
    }
}

/// `chatMessageSenders senders:vector<chatMessageSender> = ChatMessageSenders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_message_senders.html)
public struct ChatMessageSenders: TDDecodable, CustomStringConvertible {
    public let senders: [ChatMessageSender]

    public init(senders: [ChatMessageSender]) {
        self.senders = senders
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatMessageSenders""#)
        wire.objects(#","senders":"#, self.senders)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatMessageSenders? {
        wire.open(#"{"@type":"chatMessageSenders""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatMessageSenders? {
        var senders: [ChatMessageSender] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","senders":"#, &senders)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatMessageSenders(senders: senders)
    }
}

/// `reportOption id:bytes text:string = ReportOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_option.html)
public struct ReportOption: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let id: [UInt8]
    public let text: String

    public init(id: [UInt8], text: String) {
        self.id = id
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportOption""#)
        wire.bytes(#","id":"#, self.id)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ReportOption? {
        wire.open(#"{"@type":"reportOption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ReportOption? {
        var id: [UInt8] = []
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.bytes(#","id":"#, &id)
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReportOption(id: id, text: text)
    }
}

/// `ReportSponsoredResult`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_report_sponsored_result.html)
public enum ReportSponsoredResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `reportSponsoredResultOk = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_result_ok.html)
    case ok
    /// `reportSponsoredResultFailed = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_result_failed.html)
    case failed
    indirect case optionRequired(ReportSponsoredResultOptionRequired)
    /// `reportSponsoredResultAdsHidden = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_result_ads_hidden.html)
    case adsHidden
    /// `reportSponsoredResultPremiumRequired = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_result_premium_required.html)
    case premiumRequired
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"reportSponsoredResultOk"}"#)
        case .failed: wire.empty(#"{"@type":"reportSponsoredResultFailed"}"#)
        case .optionRequired(let value): value.encode(into: &wire)
        case .adsHidden: wire.empty(#"{"@type":"reportSponsoredResultAdsHidden"}"#)
        case .premiumRequired: wire.empty(#"{"@type":"reportSponsoredResultPremiumRequired"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReportSponsoredResult? {
        switch wire.constructor(of: .reportSponsoredResult) {
        case 0: if wire.close() { return .ok }  // reportSponsoredResultOk
        case 1: if wire.close() { return .failed }  // reportSponsoredResultFailed
        case 2: if let value = ReportSponsoredResultOptionRequired.body(&wire) { return .optionRequired(value) }  // reportSponsoredResultOptionRequired
        case 3: if wire.close() { return .adsHidden }  // reportSponsoredResultAdsHidden
        case 4: if wire.close() { return .premiumRequired }  // reportSponsoredResultPremiumRequired
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `reportSponsoredResultOptionRequired title:string options:vector<reportOption> = ReportSponsoredResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_result_option_required.html)
public struct ReportSponsoredResultOptionRequired: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let options: [ReportOption]

    public init(title: String, options: [ReportOption]) {
        self.title = title
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportSponsoredResultOptionRequired""#)
        wire.string(#","title":"#, self.title)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReportSponsoredResultOptionRequired? {
        var title: String = ""
        var options: [ReportOption] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReportSponsoredResultOptionRequired(title: title, options: options)
    }
}

/// `chatNotificationSettings use_default_mute_for:Bool mute_for:int32 use_default_sound:Bool sound_id:int64 use_default_show_preview:Bool show_preview:Bool use_default_mute_stories:Bool mute_stories:Bool use_default_story_sound:Bool story_sound_id:int64 use_default_show_story_poster:Bool show_story_poster:Bool use_default_disable_pinned_message_notifications:Bool disable_pinned_message_notifications:Bool use_default_disable_mention_notifications:Bool disable_mention_notifications:Bool = ChatNotificationSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_notification_settings.html)
public struct ChatNotificationSettings: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let useDefaultMuteFor: Bool
        let muteFor: Int32
        let useDefaultSound: Bool
        let soundID: Int64
        let useDefaultShowPreview: Bool
        let showPreview: Bool
        let useDefaultMuteStories: Bool
        let muteStories: Bool
        let useDefaultStorySound: Bool
        let storySoundID: Int64
        let useDefaultShowStoryPoster: Bool
        let showStoryPoster: Bool
        let useDefaultDisablePinnedMessageNotifications: Bool
        let disablePinnedMessageNotifications: Bool
        let useDefaultDisableMentionNotifications: Bool
        let disableMentionNotifications: Bool
        init(
            _ useDefaultMuteFor: Bool,
            _ muteFor: Int32,
            _ useDefaultSound: Bool,
            _ soundID: Int64,
            _ useDefaultShowPreview: Bool,
            _ showPreview: Bool,
            _ useDefaultMuteStories: Bool,
            _ muteStories: Bool,
            _ useDefaultStorySound: Bool,
            _ storySoundID: Int64,
            _ useDefaultShowStoryPoster: Bool,
            _ showStoryPoster: Bool,
            _ useDefaultDisablePinnedMessageNotifications: Bool,
            _ disablePinnedMessageNotifications: Bool,
            _ useDefaultDisableMentionNotifications: Bool,
            _ disableMentionNotifications: Bool
        ) {
            self.useDefaultMuteFor = useDefaultMuteFor
            self.muteFor = muteFor
            self.useDefaultSound = useDefaultSound
            self.soundID = soundID
            self.useDefaultShowPreview = useDefaultShowPreview
            self.showPreview = showPreview
            self.useDefaultMuteStories = useDefaultMuteStories
            self.muteStories = muteStories
            self.useDefaultStorySound = useDefaultStorySound
            self.storySoundID = storySoundID
            self.useDefaultShowStoryPoster = useDefaultShowStoryPoster
            self.showStoryPoster = showStoryPoster
            self.useDefaultDisablePinnedMessageNotifications = useDefaultDisablePinnedMessageNotifications
            self.disablePinnedMessageNotifications = disablePinnedMessageNotifications
            self.useDefaultDisableMentionNotifications = useDefaultDisableMentionNotifications
            self.disableMentionNotifications = disableMentionNotifications
        }
    }
    private let fields: Fields
    public var useDefaultMuteFor: Bool { fields.useDefaultMuteFor }
    public var muteFor: Int32 { fields.muteFor }
    public var useDefaultSound: Bool { fields.useDefaultSound }
    public var soundID: Int64 { fields.soundID }
    public var useDefaultShowPreview: Bool { fields.useDefaultShowPreview }
    public var showPreview: Bool { fields.showPreview }
    public var useDefaultMuteStories: Bool { fields.useDefaultMuteStories }
    public var muteStories: Bool { fields.muteStories }
    public var useDefaultStorySound: Bool { fields.useDefaultStorySound }
    public var storySoundID: Int64 { fields.storySoundID }
    public var useDefaultShowStoryPoster: Bool { fields.useDefaultShowStoryPoster }
    public var showStoryPoster: Bool { fields.showStoryPoster }
    public var useDefaultDisablePinnedMessageNotifications: Bool { fields.useDefaultDisablePinnedMessageNotifications }
    public var disablePinnedMessageNotifications: Bool { fields.disablePinnedMessageNotifications }
    public var useDefaultDisableMentionNotifications: Bool { fields.useDefaultDisableMentionNotifications }
    public var disableMentionNotifications: Bool { fields.disableMentionNotifications }

    public init(
        useDefaultMuteFor: Bool,
        muteFor: Int32,
        useDefaultSound: Bool,
        soundID: Int64,
        useDefaultShowPreview: Bool,
        showPreview: Bool,
        useDefaultMuteStories: Bool,
        muteStories: Bool,
        useDefaultStorySound: Bool,
        storySoundID: Int64,
        useDefaultShowStoryPoster: Bool,
        showStoryPoster: Bool,
        useDefaultDisablePinnedMessageNotifications: Bool,
        disablePinnedMessageNotifications: Bool,
        useDefaultDisableMentionNotifications: Bool,
        disableMentionNotifications: Bool
    ) {
        fields = Fields(
        useDefaultMuteFor,
        muteFor,
        useDefaultSound,
        soundID,
        useDefaultShowPreview,
        showPreview,
        useDefaultMuteStories,
        muteStories,
        useDefaultStorySound,
        storySoundID,
        useDefaultShowStoryPoster,
        showStoryPoster,
        useDefaultDisablePinnedMessageNotifications,
        disablePinnedMessageNotifications,
        useDefaultDisableMentionNotifications,
        disableMentionNotifications
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatNotificationSettings""#)
        wire.bool(#","use_default_mute_for":"#, fields.useDefaultMuteFor)
        wire.int32(#","mute_for":"#, fields.muteFor)
        wire.bool(#","use_default_sound":"#, fields.useDefaultSound)
        wire.int64(#","sound_id":"#, fields.soundID)
        wire.bool(#","use_default_show_preview":"#, fields.useDefaultShowPreview)
        wire.bool(#","show_preview":"#, fields.showPreview)
        wire.bool(#","use_default_mute_stories":"#, fields.useDefaultMuteStories)
        wire.bool(#","mute_stories":"#, fields.muteStories)
        wire.bool(#","use_default_story_sound":"#, fields.useDefaultStorySound)
        wire.int64(#","story_sound_id":"#, fields.storySoundID)
        wire.bool(#","use_default_show_story_poster":"#, fields.useDefaultShowStoryPoster)
        wire.bool(#","show_story_poster":"#, fields.showStoryPoster)
        wire.bool(#","use_default_disable_pinned_message_notifications":"#, fields.useDefaultDisablePinnedMessageNotifications)
        wire.bool(#","disable_pinned_message_notifications":"#, fields.disablePinnedMessageNotifications)
        wire.bool(#","use_default_disable_mention_notifications":"#, fields.useDefaultDisableMentionNotifications)
        wire.bool(#","disable_mention_notifications":"#, fields.disableMentionNotifications)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatNotificationSettings? {
        wire.open(#"{"@type":"chatNotificationSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatNotificationSettings? {
        var useDefaultMuteFor: Bool = false
        var muteFor: Int32 = 0
        var useDefaultSound: Bool = false
        var soundID: Int64 = 0
        var useDefaultShowPreview: Bool = false
        var showPreview: Bool = false
        var useDefaultMuteStories: Bool = false
        var muteStories: Bool = false
        var useDefaultStorySound: Bool = false
        var storySoundID: Int64 = 0
        var useDefaultShowStoryPoster: Bool = false
        var showStoryPoster: Bool = false
        var useDefaultDisablePinnedMessageNotifications: Bool = false
        var disablePinnedMessageNotifications: Bool = false
        var useDefaultDisableMentionNotifications: Bool = false
        var disableMentionNotifications: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","use_default_mute_for":"#, &useDefaultMuteFor)
            wire.int32(#","mute_for":"#, &muteFor)
            wire.bool(#","use_default_sound":"#, &useDefaultSound)
            wire.int64(#","sound_id":"#, &soundID)
            wire.bool(#","use_default_show_preview":"#, &useDefaultShowPreview)
            wire.bool(#","show_preview":"#, &showPreview)
            wire.bool(#","use_default_mute_stories":"#, &useDefaultMuteStories)
            wire.bool(#","mute_stories":"#, &muteStories)
            wire.bool(#","use_default_story_sound":"#, &useDefaultStorySound)
            wire.int64(#","story_sound_id":"#, &storySoundID)
            wire.bool(#","use_default_show_story_poster":"#, &useDefaultShowStoryPoster)
            wire.bool(#","show_story_poster":"#, &showStoryPoster)
            wire.bool(#","use_default_disable_pinned_message_notifications":"#, &useDefaultDisablePinnedMessageNotifications)
            wire.bool(#","disable_pinned_message_notifications":"#, &disablePinnedMessageNotifications)
            wire.bool(#","use_default_disable_mention_notifications":"#, &useDefaultDisableMentionNotifications)
            wire.bool(#","disable_mention_notifications":"#, &disableMentionNotifications)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatNotificationSettings(
            useDefaultMuteFor: useDefaultMuteFor,
            muteFor: muteFor,
            useDefaultSound: useDefaultSound,
            soundID: soundID,
            useDefaultShowPreview: useDefaultShowPreview,
            showPreview: showPreview,
            useDefaultMuteStories: useDefaultMuteStories,
            muteStories: muteStories,
            useDefaultStorySound: useDefaultStorySound,
            storySoundID: storySoundID,
            useDefaultShowStoryPoster: useDefaultShowStoryPoster,
            showStoryPoster: showStoryPoster,
            useDefaultDisablePinnedMessageNotifications: useDefaultDisablePinnedMessageNotifications,
            disablePinnedMessageNotifications: disablePinnedMessageNotifications,
            useDefaultDisableMentionNotifications: useDefaultDisableMentionNotifications,
            disableMentionNotifications: disableMentionNotifications
        )
    }
}

/// `ChatType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_type.html)
public enum ChatType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case `private`(ChatTypePrivate)
    indirect case basicGroup(ChatTypeBasicGroup)
    indirect case supergroup(ChatTypeSupergroup)
    indirect case secret(ChatTypeSecret)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .private(let value): value.encode(into: &wire)
        case .basicGroup(let value): value.encode(into: &wire)
        case .supergroup(let value): value.encode(into: &wire)
        case .secret(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatType? {
        switch wire.constructor(of: .chatType) {
        case 0: if let value = ChatTypePrivate.body(&wire) { return .private(value) }  // chatTypePrivate
        case 1: if let value = ChatTypeBasicGroup.body(&wire) { return .basicGroup(value) }  // chatTypeBasicGroup
        case 2: if let value = ChatTypeSupergroup.body(&wire) { return .supergroup(value) }  // chatTypeSupergroup
        case 3: if let value = ChatTypeSecret.body(&wire) { return .secret(value) }  // chatTypeSecret
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatTypePrivate user_id:int53 = ChatType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_type_private.html)
public struct ChatTypePrivate: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatTypePrivate""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatTypePrivate? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatTypePrivate(userID: userID)
    }
}

/// `chatTypeBasicGroup basic_group_id:int53 = ChatType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_type_basic_group.html)
public struct ChatTypeBasicGroup: TDObject, CustomStringConvertible {
    public let basicGroupID: Int64

    public init(basicGroupID: Int64) {
        self.basicGroupID = basicGroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatTypeBasicGroup""#)
        wire.int53(#","basic_group_id":"#, self.basicGroupID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatTypeBasicGroup? {
        var basicGroupID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","basic_group_id":"#, &basicGroupID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatTypeBasicGroup(basicGroupID: basicGroupID)
    }
}

/// `chatTypeSupergroup supergroup_id:int53 is_channel:Bool = ChatType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_type_supergroup.html)
public struct ChatTypeSupergroup: TDObject, CustomStringConvertible {
    public let supergroupID: Int64
    public let isChannel: Bool

    public init(supergroupID: Int64, isChannel: Bool) {
        self.supergroupID = supergroupID
        self.isChannel = isChannel
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatTypeSupergroup""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.bool(#","is_channel":"#, self.isChannel)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatTypeSupergroup? {
        var supergroupID: Int64 = 0
        var isChannel: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int53(#","supergroup_id":"#, &supergroupID)
            wire.bool(#","is_channel":"#, &isChannel)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatTypeSupergroup(supergroupID: supergroupID, isChannel: isChannel)
    }
}

/// `chatTypeSecret secret_chat_id:int32 user_id:int53 = ChatType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_type_secret.html)
public struct ChatTypeSecret: TDObject, CustomStringConvertible {
    public let secretChatID: Int32
    public let userID: Int64

    public init(secretChatID: Int32, userID: Int64) {
        self.secretChatID = secretChatID
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatTypeSecret""#)
        wire.int32(#","secret_chat_id":"#, self.secretChatID)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatTypeSecret? {
        var secretChatID: Int32 = 0
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","secret_chat_id":"#, &secretChatID)
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatTypeSecret(secretChatID: secretChatID, userID: userID)
    }
}

/// `chatFolderIcon name:string = ChatFolderIcon`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder_icon.html)
public struct ChatFolderIcon: TDDecodable, CustomStringConvertible {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolderIcon""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolderIcon? {
        wire.open(#"{"@type":"chatFolderIcon""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolderIcon? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatFolderIcon(name: name)
    }
}

/// `chatFolderName text:formattedText animate_custom_emoji:Bool = ChatFolderName`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder_name.html)
public struct ChatFolderName: TDDecodable, CustomStringConvertible {
    /// Length 1 to 12 characters.
    public let text: FormattedText
    public let animateCustomEmoji: Bool

    public init(text: FormattedText, animateCustomEmoji: Bool) {
        self.text = text
        self.animateCustomEmoji = animateCustomEmoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolderName""#)
        wire.object(#","text":"#, self.text)
        wire.bool(#","animate_custom_emoji":"#, self.animateCustomEmoji)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolderName? {
        wire.open(#"{"@type":"chatFolderName""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolderName? {
        var text: FormattedText? = nil
        var animateCustomEmoji: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.bool(#","animate_custom_emoji":"#, &animateCustomEmoji)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return ChatFolderName(text: text, animateCustomEmoji: animateCustomEmoji)
    }
}

/// `chatFolder name:chatFolderName icon:chatFolderIcon color_id:int32 is_shareable:Bool pinned_chat_ids:vector<int53> included_chat_ids:vector<int53> excluded_chat_ids:vector<int53> exclude_muted:Bool exclude_read:Bool exclude_archived:Bool include_contacts:Bool include_non_contacts:Bool include_bots:Bool include_groups:Bool include_channels:Bool = ChatFolder`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder.html)
public struct ChatFolder: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let name: ChatFolderName
        let icon: ChatFolderIcon?
        let colorID: Int32
        let isShareable: Bool
        let pinnedChatIDs: [Int64]
        let includedChatIDs: [Int64]
        let excludedChatIDs: [Int64]
        let excludeMuted: Bool
        let excludeRead: Bool
        let excludeArchived: Bool
        let includeContacts: Bool
        let includeNonContacts: Bool
        let includeBots: Bool
        let includeGroups: Bool
        let includeChannels: Bool
        init(
            _ name: ChatFolderName,
            _ icon: ChatFolderIcon?,
            _ colorID: Int32,
            _ isShareable: Bool,
            _ pinnedChatIDs: [Int64],
            _ includedChatIDs: [Int64],
            _ excludedChatIDs: [Int64],
            _ excludeMuted: Bool,
            _ excludeRead: Bool,
            _ excludeArchived: Bool,
            _ includeContacts: Bool,
            _ includeNonContacts: Bool,
            _ includeBots: Bool,
            _ includeGroups: Bool,
            _ includeChannels: Bool
        ) {
            self.name = name
            self.icon = icon
            self.colorID = colorID
            self.isShareable = isShareable
            self.pinnedChatIDs = pinnedChatIDs
            self.includedChatIDs = includedChatIDs
            self.excludedChatIDs = excludedChatIDs
            self.excludeMuted = excludeMuted
            self.excludeRead = excludeRead
            self.excludeArchived = excludeArchived
            self.includeContacts = includeContacts
            self.includeNonContacts = includeNonContacts
            self.includeBots = includeBots
            self.includeGroups = includeGroups
            self.includeChannels = includeChannels
        }
    }
    private let fields: Fields
    public var name: ChatFolderName { fields.name }
    /// May be absent.
    public var icon: ChatFolderIcon? { fields.icon }
    public var colorID: Int32 { fields.colorID }
    public var isShareable: Bool { fields.isShareable }
    public var pinnedChatIDs: [Int64] { fields.pinnedChatIDs }
    public var includedChatIDs: [Int64] { fields.includedChatIDs }
    public var excludedChatIDs: [Int64] { fields.excludedChatIDs }
    public var excludeMuted: Bool { fields.excludeMuted }
    public var excludeRead: Bool { fields.excludeRead }
    public var excludeArchived: Bool { fields.excludeArchived }
    public var includeContacts: Bool { fields.includeContacts }
    public var includeNonContacts: Bool { fields.includeNonContacts }
    public var includeBots: Bool { fields.includeBots }
    public var includeGroups: Bool { fields.includeGroups }
    public var includeChannels: Bool { fields.includeChannels }

    public init(
        name: ChatFolderName,
        icon: ChatFolderIcon? = nil,
        colorID: Int32,
        isShareable: Bool,
        pinnedChatIDs: [Int64],
        includedChatIDs: [Int64],
        excludedChatIDs: [Int64],
        excludeMuted: Bool,
        excludeRead: Bool,
        excludeArchived: Bool,
        includeContacts: Bool,
        includeNonContacts: Bool,
        includeBots: Bool,
        includeGroups: Bool,
        includeChannels: Bool
    ) {
        fields = Fields(
        name,
        icon,
        colorID,
        isShareable,
        pinnedChatIDs,
        includedChatIDs,
        excludedChatIDs,
        excludeMuted,
        excludeRead,
        excludeArchived,
        includeContacts,
        includeNonContacts,
        includeBots,
        includeGroups,
        includeChannels
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolder""#)
        wire.object(#","name":"#, fields.name)
        wire.object(#","icon":"#, fields.icon)
        wire.int32(#","color_id":"#, fields.colorID)
        wire.bool(#","is_shareable":"#, fields.isShareable)
        wire.int53s(#","pinned_chat_ids":"#, fields.pinnedChatIDs)
        wire.int53s(#","included_chat_ids":"#, fields.includedChatIDs)
        wire.int53s(#","excluded_chat_ids":"#, fields.excludedChatIDs)
        wire.bool(#","exclude_muted":"#, fields.excludeMuted)
        wire.bool(#","exclude_read":"#, fields.excludeRead)
        wire.bool(#","exclude_archived":"#, fields.excludeArchived)
        wire.bool(#","include_contacts":"#, fields.includeContacts)
        wire.bool(#","include_non_contacts":"#, fields.includeNonContacts)
        wire.bool(#","include_bots":"#, fields.includeBots)
        wire.bool(#","include_groups":"#, fields.includeGroups)
        wire.bool(#","include_channels":"#, fields.includeChannels)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolder? {
        wire.open(#"{"@type":"chatFolder""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolder? {
        var name: ChatFolderName? = nil
        var icon: ChatFolderIcon? = nil
        var colorID: Int32 = 0
        var isShareable: Bool = false
        var pinnedChatIDs: [Int64] = []
        var includedChatIDs: [Int64] = []
        var excludedChatIDs: [Int64] = []
        var excludeMuted: Bool = false
        var excludeRead: Bool = false
        var excludeArchived: Bool = false
        var includeContacts: Bool = false
        var includeNonContacts: Bool = false
        var includeBots: Bool = false
        var includeGroups: Bool = false
        var includeChannels: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","name":"#, &name)
            wire.object(#","icon":"#, &icon)
            wire.int32(#","color_id":"#, &colorID)
            wire.bool(#","is_shareable":"#, &isShareable)
            wire.int53s(#","pinned_chat_ids":"#, &pinnedChatIDs)
            wire.int53s(#","included_chat_ids":"#, &includedChatIDs)
            wire.int53s(#","excluded_chat_ids":"#, &excludedChatIDs)
            wire.bool(#","exclude_muted":"#, &excludeMuted)
            wire.bool(#","exclude_read":"#, &excludeRead)
            wire.bool(#","exclude_archived":"#, &excludeArchived)
            wire.bool(#","include_contacts":"#, &includeContacts)
            wire.bool(#","include_non_contacts":"#, &includeNonContacts)
            wire.bool(#","include_bots":"#, &includeBots)
            wire.bool(#","include_groups":"#, &includeGroups)
            wire.bool(#","include_channels":"#, &includeChannels)
        } while wire.more(&mark)
        guard !wire.failed, let name = wire.required(consume name) else { wire.missing("name"); return nil }
        return ChatFolder(
            name: name,
            icon: icon,
            colorID: colorID,
            isShareable: isShareable,
            pinnedChatIDs: pinnedChatIDs,
            includedChatIDs: includedChatIDs,
            excludedChatIDs: excludedChatIDs,
            excludeMuted: excludeMuted,
            excludeRead: excludeRead,
            excludeArchived: excludeArchived,
            includeContacts: includeContacts,
            includeNonContacts: includeNonContacts,
            includeBots: includeBots,
            includeGroups: includeGroups,
            includeChannels: includeChannels
        )
    }
}

/// `chatFolderInfo id:int32 name:chatFolderName icon:chatFolderIcon color_id:int32 is_shareable:Bool has_my_invite_links:Bool = ChatFolderInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder_info.html)
public struct ChatFolderInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let id: Int32
        let name: ChatFolderName
        let icon: ChatFolderIcon
        let colorID: Int32
        let isShareable: Bool
        let hasMyInviteLinks: Bool
        init(
            _ id: Int32,
            _ name: ChatFolderName,
            _ icon: ChatFolderIcon,
            _ colorID: Int32,
            _ isShareable: Bool,
            _ hasMyInviteLinks: Bool
        ) {
            self.id = id
            self.name = name
            self.icon = icon
            self.colorID = colorID
            self.isShareable = isShareable
            self.hasMyInviteLinks = hasMyInviteLinks
        }
    }
    private let fields: Fields
    public var id: Int32 { fields.id }
    public var name: ChatFolderName { fields.name }
    public var icon: ChatFolderIcon { fields.icon }
    public var colorID: Int32 { fields.colorID }
    public var isShareable: Bool { fields.isShareable }
    public var hasMyInviteLinks: Bool { fields.hasMyInviteLinks }

    public init(
        id: Int32,
        name: ChatFolderName,
        icon: ChatFolderIcon,
        colorID: Int32,
        isShareable: Bool,
        hasMyInviteLinks: Bool
    ) {
        fields = Fields(id, name, icon, colorID, isShareable, hasMyInviteLinks)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolderInfo""#)
        wire.int32(#","id":"#, fields.id)
        wire.object(#","name":"#, fields.name)
        wire.object(#","icon":"#, fields.icon)
        wire.int32(#","color_id":"#, fields.colorID)
        wire.bool(#","is_shareable":"#, fields.isShareable)
        wire.bool(#","has_my_invite_links":"#, fields.hasMyInviteLinks)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolderInfo? {
        wire.open(#"{"@type":"chatFolderInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolderInfo? {
        var id: Int32 = 0
        var name: ChatFolderName? = nil
        var icon: ChatFolderIcon? = nil
        var colorID: Int32 = 0
        var isShareable: Bool = false
        var hasMyInviteLinks: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int32(#","id":"#, &id)
            wire.object(#","name":"#, &name)
            wire.object(#","icon":"#, &icon)
            wire.int32(#","color_id":"#, &colorID)
            wire.bool(#","is_shareable":"#, &isShareable)
            wire.bool(#","has_my_invite_links":"#, &hasMyInviteLinks)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let name = wire.required(consume name),
            let icon = wire.required(consume icon)
         else { wire.missing("name icon"); return nil }
        return ChatFolderInfo(
            id: id,
            name: name,
            icon: icon,
            colorID: colorID,
            isShareable: isShareable,
            hasMyInviteLinks: hasMyInviteLinks
        )
    }
}

/// `chatFolderInviteLink invite_link:string name:string chat_ids:vector<int53> = ChatFolderInviteLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder_invite_link.html)
public struct ChatFolderInviteLink: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let inviteLink: String
        let name: String
        let chatIDs: [Int64]
        init(_ inviteLink: String, _ name: String, _ chatIDs: [Int64]) {
            self.inviteLink = inviteLink
            self.name = name
            self.chatIDs = chatIDs
        }
    }
    private let fields: Fields
    public var inviteLink: String { fields.inviteLink }
    public var name: String { fields.name }
    public var chatIDs: [Int64] { fields.chatIDs }

    public init(inviteLink: String, name: String, chatIDs: [Int64]) {
        fields = Fields(inviteLink, name, chatIDs)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolderInviteLink""#)
        wire.string(#","invite_link":"#, fields.inviteLink)
        wire.string(#","name":"#, fields.name)
        wire.int53s(#","chat_ids":"#, fields.chatIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolderInviteLink? {
        wire.open(#"{"@type":"chatFolderInviteLink""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolderInviteLink? {
        var inviteLink: String = ""
        var name: String = ""
        var chatIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","invite_link":"#, &inviteLink)
            wire.string(#","name":"#, &name)
            wire.int53s(#","chat_ids":"#, &chatIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatFolderInviteLink(inviteLink: inviteLink, name: name, chatIDs: chatIDs)
    }
}

/// `chatFolderInviteLinks invite_links:vector<chatFolderInviteLink> = ChatFolderInviteLinks`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder_invite_links.html)
public struct ChatFolderInviteLinks: TDDecodable, CustomStringConvertible {
    public let inviteLinks: [ChatFolderInviteLink]

    public init(inviteLinks: [ChatFolderInviteLink]) {
        self.inviteLinks = inviteLinks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolderInviteLinks""#)
        wire.objects(#","invite_links":"#, self.inviteLinks)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolderInviteLinks? {
        wire.open(#"{"@type":"chatFolderInviteLinks""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolderInviteLinks? {
        var inviteLinks: [ChatFolderInviteLink] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","invite_links":"#, &inviteLinks)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatFolderInviteLinks(inviteLinks: inviteLinks)
    }
}

/// `chatFolderInviteLinkInfo chat_folder_info:chatFolderInfo missing_chat_ids:vector<int53> added_chat_ids:vector<int53> = ChatFolderInviteLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_folder_invite_link_info.html)
public struct ChatFolderInviteLinkInfo: TDDecodable, CustomStringConvertible {
    public let chatFolderInfo: ChatFolderInfo
    public let missingChatIDs: [Int64]
    public let addedChatIDs: [Int64]

    public init(chatFolderInfo: ChatFolderInfo, missingChatIDs: [Int64], addedChatIDs: [Int64]) {
        self.chatFolderInfo = chatFolderInfo
        self.missingChatIDs = missingChatIDs
        self.addedChatIDs = addedChatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatFolderInviteLinkInfo""#)
        wire.object(#","chat_folder_info":"#, self.chatFolderInfo)
        wire.int53s(#","missing_chat_ids":"#, self.missingChatIDs)
        wire.int53s(#","added_chat_ids":"#, self.addedChatIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatFolderInviteLinkInfo? {
        wire.open(#"{"@type":"chatFolderInviteLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatFolderInviteLinkInfo? {
        var chatFolderInfo: ChatFolderInfo? = nil
        var missingChatIDs: [Int64] = []
        var addedChatIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","chat_folder_info":"#, &chatFolderInfo)
            wire.int53s(#","missing_chat_ids":"#, &missingChatIDs)
            wire.int53s(#","added_chat_ids":"#, &addedChatIDs)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let chatFolderInfo = wire.required(consume chatFolderInfo)
         else { wire.missing("chat_folder_info"); return nil }
        return ChatFolderInviteLinkInfo(
            chatFolderInfo: chatFolderInfo,
            missingChatIDs: missingChatIDs,
            addedChatIDs: addedChatIDs
        )
    }
}

/// `recommendedChatFolder folder:chatFolder description:string = RecommendedChatFolder`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recommended_chat_folder.html)
public struct RecommendedChatFolder: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let folder: ChatFolder
    public let descriptionText: String

    public init(folder: ChatFolder, descriptionText: String) {
        self.folder = folder
        self.descriptionText = descriptionText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"recommendedChatFolder""#)
        wire.object(#","folder":"#, self.folder)
        wire.string(#","description":"#, self.descriptionText)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RecommendedChatFolder? {
        wire.open(#"{"@type":"recommendedChatFolder""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RecommendedChatFolder? {
        var folder: ChatFolder? = nil
        var descriptionText: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","folder":"#, &folder)
            wire.string(#","description":"#, &descriptionText)
        } while wire.more(&mark)
        guard !wire.failed, let folder = wire.required(consume folder) else { wire.missing("folder"); return nil }
        return RecommendedChatFolder(folder: folder, descriptionText: descriptionText)
    }
}

/// `recommendedChatFolders chat_folders:vector<recommendedChatFolder> = RecommendedChatFolders`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recommended_chat_folders.html)
public struct RecommendedChatFolders: TDDecodable, CustomStringConvertible {
    public let chatFolders: [RecommendedChatFolder]

    public init(chatFolders: [RecommendedChatFolder]) {
        self.chatFolders = chatFolders
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"recommendedChatFolders""#)
        wire.objects(#","chat_folders":"#, self.chatFolders)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RecommendedChatFolders? {
        wire.open(#"{"@type":"recommendedChatFolders""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RecommendedChatFolders? {
        var chatFolders: [RecommendedChatFolder] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","chat_folders":"#, &chatFolders)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RecommendedChatFolders(chatFolders: chatFolders)
    }
}

/// `archiveChatListSettings archive_and_mute_new_chats_from_unknown_users:Bool keep_unmuted_chats_archived:Bool keep_chats_from_folders_archived:Bool = ArchiveChatListSettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1archive_chat_list_settings.html)
public struct ArchiveChatListSettings: TDDecodable, CustomStringConvertible {
    public let archiveAndMuteNewChatsFromUnknownUsers: Bool
    public let keepUnmutedChatsArchived: Bool
    public let keepChatsFromFoldersArchived: Bool

    public init(
        archiveAndMuteNewChatsFromUnknownUsers: Bool,
        keepUnmutedChatsArchived: Bool,
        keepChatsFromFoldersArchived: Bool
    ) {
        self.archiveAndMuteNewChatsFromUnknownUsers = archiveAndMuteNewChatsFromUnknownUsers
        self.keepUnmutedChatsArchived = keepUnmutedChatsArchived
        self.keepChatsFromFoldersArchived = keepChatsFromFoldersArchived
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"archiveChatListSettings""#)
        wire.bool(#","archive_and_mute_new_chats_from_unknown_users":"#, self.archiveAndMuteNewChatsFromUnknownUsers)
        wire.bool(#","keep_unmuted_chats_archived":"#, self.keepUnmutedChatsArchived)
        wire.bool(#","keep_chats_from_folders_archived":"#, self.keepChatsFromFoldersArchived)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ArchiveChatListSettings? {
        wire.open(#"{"@type":"archiveChatListSettings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ArchiveChatListSettings? {
        var archiveAndMuteNewChatsFromUnknownUsers: Bool = false
        var keepUnmutedChatsArchived: Bool = false
        var keepChatsFromFoldersArchived: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","archive_and_mute_new_chats_from_unknown_users":"#, &archiveAndMuteNewChatsFromUnknownUsers)
            wire.bool(#","keep_unmuted_chats_archived":"#, &keepUnmutedChatsArchived)
            wire.bool(#","keep_chats_from_folders_archived":"#, &keepChatsFromFoldersArchived)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ArchiveChatListSettings(
            archiveAndMuteNewChatsFromUnknownUsers: archiveAndMuteNewChatsFromUnknownUsers,
            keepUnmutedChatsArchived: keepUnmutedChatsArchived,
            keepChatsFromFoldersArchived: keepChatsFromFoldersArchived
        )
    }
}

/// `ChatList`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_list.html)
public enum ChatList: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `chatListMain = ChatList`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_list_main.html)
    case main
    /// `chatListArchive = ChatList`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_list_archive.html)
    case archive
    case folder(ChatListFolder)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .main: wire.empty(#"{"@type":"chatListMain"}"#)
        case .archive: wire.empty(#"{"@type":"chatListArchive"}"#)
        case .folder(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatList? {
        switch wire.constructor(of: .chatList) {
        case 0: if wire.close() { return .main }  // chatListMain
        case 1: if wire.close() { return .archive }  // chatListArchive
        case 2: if let value = ChatListFolder.body(&wire) { return .folder(value) }  // chatListFolder
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatListFolder chat_folder_id:int32 = ChatList`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_list_folder.html)
public struct ChatListFolder: TDObject, CustomStringConvertible {
    public let chatFolderID: Int32

    public init(chatFolderID: Int32) {
        self.chatFolderID = chatFolderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatListFolder""#)
        wire.int32(#","chat_folder_id":"#, self.chatFolderID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatListFolder? {
        var chatFolderID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","chat_folder_id":"#, &chatFolderID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatListFolder(chatFolderID: chatFolderID)
    }
}

/// `chatLists chat_lists:vector<ChatList> = ChatLists`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_lists.html)
public struct ChatLists: TDDecodable, CustomStringConvertible {
    public let chatLists: [ChatList]

    public init(chatLists: [ChatList]) {
        self.chatLists = chatLists
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatLists""#)
        wire.objects(#","chat_lists":"#, self.chatLists)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatLists? {
        wire.open(#"{"@type":"chatLists""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatLists? {
        var chatLists: [ChatList] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","chat_lists":"#, &chatLists)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatLists(chatLists: chatLists)
    }
}

/// `ChatSource`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_source.html)
public enum ChatSource: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `chatSourceMtprotoProxy = ChatSource`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_source_mtproto_proxy.html)
    case mtprotoProxy
    indirect case publicServiceAnnouncement(ChatSourcePublicServiceAnnouncement)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .mtprotoProxy: wire.empty(#"{"@type":"chatSourceMtprotoProxy"}"#)
        case .publicServiceAnnouncement(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatSource? {
        switch wire.constructor(of: .chatSource) {
        case 0: if wire.close() { return .mtprotoProxy }  // chatSourceMtprotoProxy
        case 1: if let value = ChatSourcePublicServiceAnnouncement.body(&wire) { return .publicServiceAnnouncement(value) }  // chatSourcePublicServiceAnnouncement
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatSourcePublicServiceAnnouncement type:string text:string = ChatSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_source_public_service_announcement.html)
public struct ChatSourcePublicServiceAnnouncement: TDObject, CustomStringConvertible, CustomReflectable {
    public let type: String
    public let text: String

    public init(type: String, text: String) {
        self.type = type
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatSourcePublicServiceAnnouncement""#)
        wire.string(#","type":"#, self.type)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatSourcePublicServiceAnnouncement? {
        var type: String = ""
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","type":"#, &type)
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatSourcePublicServiceAnnouncement(type: type, text: text)
    }
}

/// `chatPosition list:ChatList order:int64 is_pinned:Bool source:ChatSource = ChatPosition`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_position.html)
public struct ChatPosition: TDDecodable, CustomStringConvertible {
    public let list: ChatList
    public let order: Int64
    public let isPinned: Bool
    /// May be absent.
    public let source: ChatSource?

    public init(list: ChatList, order: Int64, isPinned: Bool, source: ChatSource? = nil) {
        self.list = list
        self.order = order
        self.isPinned = isPinned
        self.source = source
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatPosition""#)
        wire.object(#","list":"#, self.list)
        wire.int64(#","order":"#, self.order)
        wire.bool(#","is_pinned":"#, self.isPinned)
        wire.object(#","source":"#, self.source)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatPosition? {
        wire.open(#"{"@type":"chatPosition""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatPosition? {
        var list: ChatList? = nil
        var order: Int64 = 0
        var isPinned: Bool = false
        var source: ChatSource? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","list":"#, &list)
            wire.int64(#","order":"#, &order)
            wire.bool(#","is_pinned":"#, &isPinned)
            wire.object(#","source":"#, &source)
        } while wire.more(&mark)
        guard !wire.failed, let list = wire.required(consume list) else { wire.missing("list"); return nil }
        return ChatPosition(list: list, order: order, isPinned: isPinned, source: source)
    }
}

/// `ChatAvailableReactions`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_available_reactions.html)
public enum ChatAvailableReactions: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case all(ChatAvailableReactionsAll)
    indirect case chatAvailableReactionsSome(ChatAvailableReactionsSome)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .all(let value): value.encode(into: &wire)
        case .chatAvailableReactionsSome(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatAvailableReactions? {
        switch wire.constructor(of: .chatAvailableReactions) {
        case 0: if let value = ChatAvailableReactionsAll.body(&wire) { return .all(value) }  // chatAvailableReactionsAll
        case 1: if let value = ChatAvailableReactionsSome.body(&wire) { return .chatAvailableReactionsSome(value) }  // chatAvailableReactionsSome
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatAvailableReactionsAll max_reaction_count:int32 = ChatAvailableReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_available_reactions_all.html)
public struct ChatAvailableReactionsAll: TDObject, CustomStringConvertible {
    /// Range 1 to 11.
    public let maxReactionCount: Int32

    public init(maxReactionCount: Int32) {
        self.maxReactionCount = maxReactionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatAvailableReactionsAll""#)
        wire.int32(#","max_reaction_count":"#, self.maxReactionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatAvailableReactionsAll? {
        var maxReactionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","max_reaction_count":"#, &maxReactionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatAvailableReactionsAll(maxReactionCount: maxReactionCount)
    }
}

/// `chatAvailableReactionsSome reactions:vector<ReactionType> max_reaction_count:int32 = ChatAvailableReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_available_reactions_some.html)
public struct ChatAvailableReactionsSome: TDObject, CustomStringConvertible {
    public let reactions: [ReactionType]
    /// Range 1 to 11.
    public let maxReactionCount: Int32

    public init(reactions: [ReactionType], maxReactionCount: Int32) {
        self.reactions = reactions
        self.maxReactionCount = maxReactionCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatAvailableReactionsSome""#)
        wire.objects(#","reactions":"#, self.reactions)
        wire.int32(#","max_reaction_count":"#, self.maxReactionCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatAvailableReactionsSome? {
        var reactions: [ReactionType] = []
        var maxReactionCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.objects(#","reactions":"#, &reactions)
            wire.int32(#","max_reaction_count":"#, &maxReactionCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatAvailableReactionsSome(reactions: reactions, maxReactionCount: maxReactionCount)
    }
}

/// `chat id:int53 type:ChatType title:string photo:chatPhotoInfo accent_color_id:int32 background_custom_emoji_id:int64 upgraded_gift_colors:upgradedGiftColors profile_accent_color_id:int32 profile_background_custom_emoji_id:int64 permissions:chatPermissions last_message:message positions:vector<chatPosition> chat_lists:vector<ChatList> message_sender_id:MessageSender block_list:BlockList has_protected_content:Bool is_translatable:Bool is_marked_as_unread:Bool view_as_topics:Bool has_scheduled_messages:Bool can_be_deleted_only_for_self:Bool can_be_deleted_for_all_users:Bool can_be_reported:Bool default_disable_notification:Bool unread_count:int32 last_read_inbox_message_id:int53 last_read_outbox_message_id:int53 unread_mention_count:int32 unread_reaction_count:int32 unread_poll_vote_count:int32 notification_settings:chatNotificationSettings available_reactions:ChatAvailableReactions message_auto_delete_time:int32 emoji_status:emojiStatus background:chatBackground theme:ChatTheme action_bar:ChatActionBar business_bot_manage_bar:businessBotManageBar video_chat:videoChat pending_join_requests:chatJoinRequestsInfo reply_markup_message_id:int53 draft_message:draftMessage client_data:string = Chat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat.html)
public struct Chat: TDDecodable, CustomStringConvertible, CustomReflectable {
    // Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it.
    private final class Fields: @unchecked Sendable {
        var id: Int64
        var type: ChatType
        var title: String
        var photo: ChatPhotoInfo?
        var accentColorID: Int32
        var backgroundCustomEmojiID: Int64
        var upgradedGiftColors: UpgradedGiftColors?
        var profileAccentColorID: Int32
        var profileBackgroundCustomEmojiID: Int64
        var permissions: ChatPermissions
        var lastMessage: Message?
        var positions: [ChatPosition]
        var chatLists: [ChatList]
        var messageSenderID: MessageSender?
        var blockList: BlockList?
        var hasProtectedContent: Bool
        var isTranslatable: Bool
        var isMarkedAsUnread: Bool
        var viewAsTopics: Bool
        var hasScheduledMessages: Bool
        var canBeDeletedOnlyForSelf: Bool
        var canBeDeletedForAllUsers: Bool
        var canBeReported: Bool
        var defaultDisableNotification: Bool
        var unreadCount: Int32
        var lastReadInboxMessageID: Int64
        var lastReadOutboxMessageID: Int64
        var unreadMentionCount: Int32
        var unreadReactionCount: Int32
        var unreadPollVoteCount: Int32
        var notificationSettings: ChatNotificationSettings
        var availableReactions: ChatAvailableReactions
        var messageAutoDeleteTime: Int32
        var emojiStatus: EmojiStatus?
        var background: ChatBackground?
        var theme: ChatTheme?
        var actionBar: ChatActionBar?
        var businessBotManageBar: BusinessBotManageBar?
        var videoChat: VideoChat
        var pendingJoinRequests: ChatJoinRequestsInfo?
        var replyMarkupMessageID: Int64
        var draftMessage: DraftMessage?
        var clientData: String
        init(
            _ id: Int64,
            _ type: ChatType,
            _ title: String,
            _ photo: ChatPhotoInfo?,
            _ accentColorID: Int32,
            _ backgroundCustomEmojiID: Int64,
            _ upgradedGiftColors: UpgradedGiftColors?,
            _ profileAccentColorID: Int32,
            _ profileBackgroundCustomEmojiID: Int64,
            _ permissions: ChatPermissions,
            _ lastMessage: Message?,
            _ positions: [ChatPosition],
            _ chatLists: [ChatList],
            _ messageSenderID: MessageSender?,
            _ blockList: BlockList?,
            _ hasProtectedContent: Bool,
            _ isTranslatable: Bool,
            _ isMarkedAsUnread: Bool,
            _ viewAsTopics: Bool,
            _ hasScheduledMessages: Bool,
            _ canBeDeletedOnlyForSelf: Bool,
            _ canBeDeletedForAllUsers: Bool,
            _ canBeReported: Bool,
            _ defaultDisableNotification: Bool,
            _ unreadCount: Int32,
            _ lastReadInboxMessageID: Int64,
            _ lastReadOutboxMessageID: Int64,
            _ unreadMentionCount: Int32,
            _ unreadReactionCount: Int32,
            _ unreadPollVoteCount: Int32,
            _ notificationSettings: ChatNotificationSettings,
            _ availableReactions: ChatAvailableReactions,
            _ messageAutoDeleteTime: Int32,
            _ emojiStatus: EmojiStatus?,
            _ background: ChatBackground?,
            _ theme: ChatTheme?,
            _ actionBar: ChatActionBar?,
            _ businessBotManageBar: BusinessBotManageBar?,
            _ videoChat: VideoChat,
            _ pendingJoinRequests: ChatJoinRequestsInfo?,
            _ replyMarkupMessageID: Int64,
            _ draftMessage: DraftMessage?,
            _ clientData: String
        ) {
            self.id = id
            self.type = type
            self.title = title
            self.photo = photo
            self.accentColorID = accentColorID
            self.backgroundCustomEmojiID = backgroundCustomEmojiID
            self.upgradedGiftColors = upgradedGiftColors
            self.profileAccentColorID = profileAccentColorID
            self.profileBackgroundCustomEmojiID = profileBackgroundCustomEmojiID
            self.permissions = permissions
            self.lastMessage = lastMessage
            self.positions = positions
            self.chatLists = chatLists
            self.messageSenderID = messageSenderID
            self.blockList = blockList
            self.hasProtectedContent = hasProtectedContent
            self.isTranslatable = isTranslatable
            self.isMarkedAsUnread = isMarkedAsUnread
            self.viewAsTopics = viewAsTopics
            self.hasScheduledMessages = hasScheduledMessages
            self.canBeDeletedOnlyForSelf = canBeDeletedOnlyForSelf
            self.canBeDeletedForAllUsers = canBeDeletedForAllUsers
            self.canBeReported = canBeReported
            self.defaultDisableNotification = defaultDisableNotification
            self.unreadCount = unreadCount
            self.lastReadInboxMessageID = lastReadInboxMessageID
            self.lastReadOutboxMessageID = lastReadOutboxMessageID
            self.unreadMentionCount = unreadMentionCount
            self.unreadReactionCount = unreadReactionCount
            self.unreadPollVoteCount = unreadPollVoteCount
            self.notificationSettings = notificationSettings
            self.availableReactions = availableReactions
            self.messageAutoDeleteTime = messageAutoDeleteTime
            self.emojiStatus = emojiStatus
            self.background = background
            self.theme = theme
            self.actionBar = actionBar
            self.businessBotManageBar = businessBotManageBar
            self.videoChat = videoChat
            self.pendingJoinRequests = pendingJoinRequests
            self.replyMarkupMessageID = replyMarkupMessageID
            self.draftMessage = draftMessage
            self.clientData = clientData
        }
        func copy() -> Fields { Fields(
            id,
            type,
            title,
            photo,
            accentColorID,
            backgroundCustomEmojiID,
            upgradedGiftColors,
            profileAccentColorID,
            profileBackgroundCustomEmojiID,
            permissions,
            lastMessage,
            positions,
            chatLists,
            messageSenderID,
            blockList,
            hasProtectedContent,
            isTranslatable,
            isMarkedAsUnread,
            viewAsTopics,
            hasScheduledMessages,
            canBeDeletedOnlyForSelf,
            canBeDeletedForAllUsers,
            canBeReported,
            defaultDisableNotification,
            unreadCount,
            lastReadInboxMessageID,
            lastReadOutboxMessageID,
            unreadMentionCount,
            unreadReactionCount,
            unreadPollVoteCount,
            notificationSettings,
            availableReactions,
            messageAutoDeleteTime,
            emojiStatus,
            background,
            theme,
            actionBar,
            businessBotManageBar,
            videoChat,
            pendingJoinRequests,
            replyMarkupMessageID,
            draftMessage,
            clientData
        ) }
    }
    private var fields: Fields
    private mutating func unshare() {
        if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
    }
    public var id: Int64 {
        get { fields.id }
        set { unshare(); fields.id = newValue }
    }
    public var type: ChatType {
        get { fields.type }
        set { unshare(); fields.type = newValue }
    }
    public var title: String {
        get { fields.title }
        set { unshare(); fields.title = newValue }
    }
    /// May be absent.
    public var photo: ChatPhotoInfo? {
        get { fields.photo }
        set { unshare(); fields.photo = newValue }
    }
    public var accentColorID: Int32 {
        get { fields.accentColorID }
        set { unshare(); fields.accentColorID = newValue }
    }
    public var backgroundCustomEmojiID: Int64 {
        get { fields.backgroundCustomEmojiID }
        set { unshare(); fields.backgroundCustomEmojiID = newValue }
    }
    /// May be absent.
    public var upgradedGiftColors: UpgradedGiftColors? {
        get { fields.upgradedGiftColors }
        set { unshare(); fields.upgradedGiftColors = newValue }
    }
    public var profileAccentColorID: Int32 {
        get { fields.profileAccentColorID }
        set { unshare(); fields.profileAccentColorID = newValue }
    }
    public var profileBackgroundCustomEmojiID: Int64 {
        get { fields.profileBackgroundCustomEmojiID }
        set { unshare(); fields.profileBackgroundCustomEmojiID = newValue }
    }
    public var permissions: ChatPermissions {
        get { fields.permissions }
        set { unshare(); fields.permissions = newValue }
    }
    /// May be absent.
    public var lastMessage: Message? {
        get { fields.lastMessage }
        set { unshare(); fields.lastMessage = newValue }
    }
    public var positions: [ChatPosition] {
        get { fields.positions }
        set { unshare(); fields.positions = newValue }
    }
    public var chatLists: [ChatList] {
        get { fields.chatLists }
        set { unshare(); fields.chatLists = newValue }
    }
    /// May be absent.
    public var messageSenderID: MessageSender? {
        get { fields.messageSenderID }
        set { unshare(); fields.messageSenderID = newValue }
    }
    /// May be absent.
    public var blockList: BlockList? {
        get { fields.blockList }
        set { unshare(); fields.blockList = newValue }
    }
    public var hasProtectedContent: Bool {
        get { fields.hasProtectedContent }
        set { unshare(); fields.hasProtectedContent = newValue }
    }
    public var isTranslatable: Bool {
        get { fields.isTranslatable }
        set { unshare(); fields.isTranslatable = newValue }
    }
    public var isMarkedAsUnread: Bool {
        get { fields.isMarkedAsUnread }
        set { unshare(); fields.isMarkedAsUnread = newValue }
    }
    public var viewAsTopics: Bool {
        get { fields.viewAsTopics }
        set { unshare(); fields.viewAsTopics = newValue }
    }
    public var hasScheduledMessages: Bool {
        get { fields.hasScheduledMessages }
        set { unshare(); fields.hasScheduledMessages = newValue }
    }
    public var canBeDeletedOnlyForSelf: Bool {
        get { fields.canBeDeletedOnlyForSelf }
        set { unshare(); fields.canBeDeletedOnlyForSelf = newValue }
    }
    public var canBeDeletedForAllUsers: Bool {
        get { fields.canBeDeletedForAllUsers }
        set { unshare(); fields.canBeDeletedForAllUsers = newValue }
    }
    public var canBeReported: Bool {
        get { fields.canBeReported }
        set { unshare(); fields.canBeReported = newValue }
    }
    public var defaultDisableNotification: Bool {
        get { fields.defaultDisableNotification }
        set { unshare(); fields.defaultDisableNotification = newValue }
    }
    public var unreadCount: Int32 {
        get { fields.unreadCount }
        set { unshare(); fields.unreadCount = newValue }
    }
    public var lastReadInboxMessageID: Int64 {
        get { fields.lastReadInboxMessageID }
        set { unshare(); fields.lastReadInboxMessageID = newValue }
    }
    public var lastReadOutboxMessageID: Int64 {
        get { fields.lastReadOutboxMessageID }
        set { unshare(); fields.lastReadOutboxMessageID = newValue }
    }
    public var unreadMentionCount: Int32 {
        get { fields.unreadMentionCount }
        set { unshare(); fields.unreadMentionCount = newValue }
    }
    public var unreadReactionCount: Int32 {
        get { fields.unreadReactionCount }
        set { unshare(); fields.unreadReactionCount = newValue }
    }
    public var unreadPollVoteCount: Int32 {
        get { fields.unreadPollVoteCount }
        set { unshare(); fields.unreadPollVoteCount = newValue }
    }
    public var notificationSettings: ChatNotificationSettings {
        get { fields.notificationSettings }
        set { unshare(); fields.notificationSettings = newValue }
    }
    public var availableReactions: ChatAvailableReactions {
        get { fields.availableReactions }
        set { unshare(); fields.availableReactions = newValue }
    }
    public var messageAutoDeleteTime: Int32 {
        get { fields.messageAutoDeleteTime }
        set { unshare(); fields.messageAutoDeleteTime = newValue }
    }
    /// May be absent.
    public var emojiStatus: EmojiStatus? {
        get { fields.emojiStatus }
        set { unshare(); fields.emojiStatus = newValue }
    }
    /// May be absent.
    public var background: ChatBackground? {
        get { fields.background }
        set { unshare(); fields.background = newValue }
    }
    /// May be absent.
    public var theme: ChatTheme? {
        get { fields.theme }
        set { unshare(); fields.theme = newValue }
    }
    /// May be absent.
    public var actionBar: ChatActionBar? {
        get { fields.actionBar }
        set { unshare(); fields.actionBar = newValue }
    }
    /// May be absent.
    public var businessBotManageBar: BusinessBotManageBar? {
        get { fields.businessBotManageBar }
        set { unshare(); fields.businessBotManageBar = newValue }
    }
    public var videoChat: VideoChat {
        get { fields.videoChat }
        set { unshare(); fields.videoChat = newValue }
    }
    /// May be absent.
    public var pendingJoinRequests: ChatJoinRequestsInfo? {
        get { fields.pendingJoinRequests }
        set { unshare(); fields.pendingJoinRequests = newValue }
    }
    public var replyMarkupMessageID: Int64 {
        get { fields.replyMarkupMessageID }
        set { unshare(); fields.replyMarkupMessageID = newValue }
    }
    /// May be absent.
    public var draftMessage: DraftMessage? {
        get { fields.draftMessage }
        set { unshare(); fields.draftMessage = newValue }
    }
    public var clientData: String {
        get { fields.clientData }
        set { unshare(); fields.clientData = newValue }
    }

    public init(
        id: Int64,
        type: ChatType,
        title: String,
        photo: ChatPhotoInfo? = nil,
        accentColorID: Int32,
        backgroundCustomEmojiID: Int64,
        upgradedGiftColors: UpgradedGiftColors? = nil,
        profileAccentColorID: Int32,
        profileBackgroundCustomEmojiID: Int64,
        permissions: ChatPermissions,
        lastMessage: Message? = nil,
        positions: [ChatPosition],
        chatLists: [ChatList],
        messageSenderID: MessageSender? = nil,
        blockList: BlockList? = nil,
        hasProtectedContent: Bool,
        isTranslatable: Bool,
        isMarkedAsUnread: Bool,
        viewAsTopics: Bool,
        hasScheduledMessages: Bool,
        canBeDeletedOnlyForSelf: Bool,
        canBeDeletedForAllUsers: Bool,
        canBeReported: Bool,
        defaultDisableNotification: Bool,
        unreadCount: Int32,
        lastReadInboxMessageID: Int64,
        lastReadOutboxMessageID: Int64,
        unreadMentionCount: Int32,
        unreadReactionCount: Int32,
        unreadPollVoteCount: Int32,
        notificationSettings: ChatNotificationSettings,
        availableReactions: ChatAvailableReactions,
        messageAutoDeleteTime: Int32,
        emojiStatus: EmojiStatus? = nil,
        background: ChatBackground? = nil,
        theme: ChatTheme? = nil,
        actionBar: ChatActionBar? = nil,
        businessBotManageBar: BusinessBotManageBar? = nil,
        videoChat: VideoChat,
        pendingJoinRequests: ChatJoinRequestsInfo? = nil,
        replyMarkupMessageID: Int64,
        draftMessage: DraftMessage? = nil,
        clientData: String
    ) {
        fields = Fields(
        id,
        type,
        title,
        photo,
        accentColorID,
        backgroundCustomEmojiID,
        upgradedGiftColors,
        profileAccentColorID,
        profileBackgroundCustomEmojiID,
        permissions,
        lastMessage,
        positions,
        chatLists,
        messageSenderID,
        blockList,
        hasProtectedContent,
        isTranslatable,
        isMarkedAsUnread,
        viewAsTopics,
        hasScheduledMessages,
        canBeDeletedOnlyForSelf,
        canBeDeletedForAllUsers,
        canBeReported,
        defaultDisableNotification,
        unreadCount,
        lastReadInboxMessageID,
        lastReadOutboxMessageID,
        unreadMentionCount,
        unreadReactionCount,
        unreadPollVoteCount,
        notificationSettings,
        availableReactions,
        messageAutoDeleteTime,
        emojiStatus,
        background,
        theme,
        actionBar,
        businessBotManageBar,
        videoChat,
        pendingJoinRequests,
        replyMarkupMessageID,
        draftMessage,
        clientData
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chat""#)
        wire.int53(#","id":"#, fields.id)
        wire.object(#","type":"#, fields.type)
        wire.string(#","title":"#, fields.title)
        wire.object(#","photo":"#, fields.photo)
        wire.int32(#","accent_color_id":"#, fields.accentColorID)
        wire.int64(#","background_custom_emoji_id":"#, fields.backgroundCustomEmojiID)
        wire.object(#","upgraded_gift_colors":"#, fields.upgradedGiftColors)
        wire.int32(#","profile_accent_color_id":"#, fields.profileAccentColorID)
        wire.int64(#","profile_background_custom_emoji_id":"#, fields.profileBackgroundCustomEmojiID)
        wire.object(#","permissions":"#, fields.permissions)
        wire.object(#","last_message":"#, fields.lastMessage)
        wire.objects(#","positions":"#, fields.positions)
        wire.objects(#","chat_lists":"#, fields.chatLists)
        wire.object(#","message_sender_id":"#, fields.messageSenderID)
        wire.object(#","block_list":"#, fields.blockList)
        wire.bool(#","has_protected_content":"#, fields.hasProtectedContent)
        wire.bool(#","is_translatable":"#, fields.isTranslatable)
        wire.bool(#","is_marked_as_unread":"#, fields.isMarkedAsUnread)
        wire.bool(#","view_as_topics":"#, fields.viewAsTopics)
        wire.bool(#","has_scheduled_messages":"#, fields.hasScheduledMessages)
        wire.bool(#","can_be_deleted_only_for_self":"#, fields.canBeDeletedOnlyForSelf)
        wire.bool(#","can_be_deleted_for_all_users":"#, fields.canBeDeletedForAllUsers)
        wire.bool(#","can_be_reported":"#, fields.canBeReported)
        wire.bool(#","default_disable_notification":"#, fields.defaultDisableNotification)
        wire.int32(#","unread_count":"#, fields.unreadCount)
        wire.int53(#","last_read_inbox_message_id":"#, fields.lastReadInboxMessageID)
        wire.int53(#","last_read_outbox_message_id":"#, fields.lastReadOutboxMessageID)
        wire.int32(#","unread_mention_count":"#, fields.unreadMentionCount)
        wire.int32(#","unread_reaction_count":"#, fields.unreadReactionCount)
        wire.int32(#","unread_poll_vote_count":"#, fields.unreadPollVoteCount)
        wire.object(#","notification_settings":"#, fields.notificationSettings)
        wire.object(#","available_reactions":"#, fields.availableReactions)
        wire.int32(#","message_auto_delete_time":"#, fields.messageAutoDeleteTime)
        wire.object(#","emoji_status":"#, fields.emojiStatus)
        wire.object(#","background":"#, fields.background)
        wire.object(#","theme":"#, fields.theme)
        wire.object(#","action_bar":"#, fields.actionBar)
        wire.object(#","business_bot_manage_bar":"#, fields.businessBotManageBar)
        wire.object(#","video_chat":"#, fields.videoChat)
        wire.object(#","pending_join_requests":"#, fields.pendingJoinRequests)
        wire.int53(#","reply_markup_message_id":"#, fields.replyMarkupMessageID)
        wire.object(#","draft_message":"#, fields.draftMessage)
        wire.string(#","client_data":"#, fields.clientData)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Chat? {
        wire.open(#"{"@type":"chat""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Chat? {
        var id: Int64 = 0
        var type: ChatType? = nil
        var title: String = ""
        var photo: ChatPhotoInfo? = nil
        var accentColorID: Int32 = 0
        var backgroundCustomEmojiID: Int64 = 0
        var upgradedGiftColors: UpgradedGiftColors? = nil
        var profileAccentColorID: Int32 = 0
        var profileBackgroundCustomEmojiID: Int64 = 0
        var permissions: ChatPermissions? = nil
        var lastMessage: Message? = nil
        var positions: [ChatPosition] = []
        var chatLists: [ChatList] = []
        var messageSenderID: MessageSender? = nil
        var blockList: BlockList? = nil
        var hasProtectedContent: Bool = false
        var isTranslatable: Bool = false
        var isMarkedAsUnread: Bool = false
        var viewAsTopics: Bool = false
        var hasScheduledMessages: Bool = false
        var canBeDeletedOnlyForSelf: Bool = false
        var canBeDeletedForAllUsers: Bool = false
        var canBeReported: Bool = false
        var defaultDisableNotification: Bool = false
        var unreadCount: Int32 = 0
        var lastReadInboxMessageID: Int64 = 0
        var lastReadOutboxMessageID: Int64 = 0
        var unreadMentionCount: Int32 = 0
        var unreadReactionCount: Int32 = 0
        var unreadPollVoteCount: Int32 = 0
        var notificationSettings: ChatNotificationSettings? = nil
        var availableReactions: ChatAvailableReactions? = nil
        var messageAutoDeleteTime: Int32 = 0
        var emojiStatus: EmojiStatus? = nil
        var background: ChatBackground? = nil
        var theme: ChatTheme? = nil
        var actionBar: ChatActionBar? = nil
        var businessBotManageBar: BusinessBotManageBar? = nil
        var videoChat: VideoChat? = nil
        var pendingJoinRequests: ChatJoinRequestsInfo? = nil
        var replyMarkupMessageID: Int64 = 0
        var draftMessage: DraftMessage? = nil
        var clientData: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","id":"#, &id)
            wire.object(#","type":"#, &type)
            wire.string(#","title":"#, &title)
            wire.object(#","photo":"#, &photo)
            wire.int32(#","accent_color_id":"#, &accentColorID)
            wire.int64(#","background_custom_emoji_id":"#, &backgroundCustomEmojiID)
            wire.object(#","upgraded_gift_colors":"#, &upgradedGiftColors)
            wire.int32(#","profile_accent_color_id":"#, &profileAccentColorID)
            wire.int64(#","profile_background_custom_emoji_id":"#, &profileBackgroundCustomEmojiID)
            wire.object(#","permissions":"#, &permissions)
            wire.object(#","last_message":"#, &lastMessage)
            wire.objects(#","positions":"#, &positions)
            wire.objects(#","chat_lists":"#, &chatLists)
            wire.object(#","message_sender_id":"#, &messageSenderID)
            wire.object(#","block_list":"#, &blockList)
            wire.bool(#","has_protected_content":"#, &hasProtectedContent)
            wire.bool(#","is_translatable":"#, &isTranslatable)
            wire.bool(#","is_marked_as_unread":"#, &isMarkedAsUnread)
            wire.bool(#","view_as_topics":"#, &viewAsTopics)
            wire.bool(#","has_scheduled_messages":"#, &hasScheduledMessages)
            wire.bool(#","can_be_deleted_only_for_self":"#, &canBeDeletedOnlyForSelf)
            wire.bool(#","can_be_deleted_for_all_users":"#, &canBeDeletedForAllUsers)
            wire.bool(#","can_be_reported":"#, &canBeReported)
            wire.bool(#","default_disable_notification":"#, &defaultDisableNotification)
            wire.int32(#","unread_count":"#, &unreadCount)
            wire.int53(#","last_read_inbox_message_id":"#, &lastReadInboxMessageID)
            wire.int53(#","last_read_outbox_message_id":"#, &lastReadOutboxMessageID)
            wire.int32(#","unread_mention_count":"#, &unreadMentionCount)
            wire.int32(#","unread_reaction_count":"#, &unreadReactionCount)
            wire.int32(#","unread_poll_vote_count":"#, &unreadPollVoteCount)
            wire.object(#","notification_settings":"#, &notificationSettings)
            wire.object(#","available_reactions":"#, &availableReactions)
            wire.int32(#","message_auto_delete_time":"#, &messageAutoDeleteTime)
            wire.object(#","emoji_status":"#, &emojiStatus)
            wire.object(#","background":"#, &background)
            wire.object(#","theme":"#, &theme)
            wire.object(#","action_bar":"#, &actionBar)
            wire.object(#","business_bot_manage_bar":"#, &businessBotManageBar)
            wire.object(#","video_chat":"#, &videoChat)
            wire.object(#","pending_join_requests":"#, &pendingJoinRequests)
            wire.int53(#","reply_markup_message_id":"#, &replyMarkupMessageID)
            wire.object(#","draft_message":"#, &draftMessage)
            wire.string(#","client_data":"#, &clientData)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let type = wire.required(consume type),
            let permissions = wire.required(consume permissions),
            let notificationSettings = wire.required(consume notificationSettings),
            let availableReactions = wire.required(consume availableReactions),
            let videoChat = wire.required(consume videoChat)
         else { wire.missing("type permissions notification_settings available_reactions video_chat"); return nil }
        return Chat(
            id: id,
            type: type,
            title: title,
            photo: photo,
            accentColorID: accentColorID,
            backgroundCustomEmojiID: backgroundCustomEmojiID,
            upgradedGiftColors: upgradedGiftColors,
            profileAccentColorID: profileAccentColorID,
            profileBackgroundCustomEmojiID: profileBackgroundCustomEmojiID,
            permissions: permissions,
            lastMessage: lastMessage,
            positions: positions,
            chatLists: chatLists,
            messageSenderID: messageSenderID,
            blockList: blockList,
            hasProtectedContent: hasProtectedContent,
            isTranslatable: isTranslatable,
            isMarkedAsUnread: isMarkedAsUnread,
            viewAsTopics: viewAsTopics,
            hasScheduledMessages: hasScheduledMessages,
            canBeDeletedOnlyForSelf: canBeDeletedOnlyForSelf,
            canBeDeletedForAllUsers: canBeDeletedForAllUsers,
            canBeReported: canBeReported,
            defaultDisableNotification: defaultDisableNotification,
            unreadCount: unreadCount,
            lastReadInboxMessageID: lastReadInboxMessageID,
            lastReadOutboxMessageID: lastReadOutboxMessageID,
            unreadMentionCount: unreadMentionCount,
            unreadReactionCount: unreadReactionCount,
            unreadPollVoteCount: unreadPollVoteCount,
            notificationSettings: notificationSettings,
            availableReactions: availableReactions,
            messageAutoDeleteTime: messageAutoDeleteTime,
            emojiStatus: emojiStatus,
            background: background,
            theme: theme,
            actionBar: actionBar,
            businessBotManageBar: businessBotManageBar,
            videoChat: videoChat,
            pendingJoinRequests: pendingJoinRequests,
            replyMarkupMessageID: replyMarkupMessageID,
            draftMessage: draftMessage,
            clientData: clientData
        )
    }
}

/// `chats total_count:int32 chat_ids:vector<int53> = Chats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chats.html)
public struct Chats: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let chatIDs: [Int64]

    public init(totalCount: Int32, chatIDs: [Int64]) {
        self.totalCount = totalCount
        self.chatIDs = chatIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chats""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.int53s(#","chat_ids":"#, self.chatIDs)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Chats? {
        wire.open(#"{"@type":"chats""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Chats? {
        var totalCount: Int32 = 0
        var chatIDs: [Int64] = []
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.int53s(#","chat_ids":"#, &chatIDs)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Chats(totalCount: totalCount, chatIDs: chatIDs)
    }
}

/// `PublicChatType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_public_chat_type.html)
public enum PublicChatType: TDObject, CustomStringConvertible, CustomReflectable {
    /// `publicChatTypeHasUsername = PublicChatType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1public_chat_type_has_username.html)
    case hasUsername
    /// `publicChatTypeIsLocationBased = PublicChatType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1public_chat_type_is_location_based.html)
    case isLocationBased
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .hasUsername: wire.empty(#"{"@type":"publicChatTypeHasUsername"}"#)
        case .isLocationBased: wire.empty(#"{"@type":"publicChatTypeIsLocationBased"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `ChatActionBar`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_action_bar.html)
public enum ChatActionBar: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case reportSpam(ChatActionBarReportSpam)
    /// `chatActionBarInviteMembers = ChatActionBar`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_bar_invite_members.html)
    case inviteMembers
    case reportAddBlock(ChatActionBarReportAddBlock)
    /// `chatActionBarAddContact = ChatActionBar`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_bar_add_contact.html)
    case addContact
    /// `chatActionBarSharePhoneNumber = ChatActionBar`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_bar_share_phone_number.html)
    case sharePhoneNumber
    indirect case joinRequest(ChatActionBarJoinRequest)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .reportSpam(let value): value.encode(into: &wire)
        case .inviteMembers: wire.empty(#"{"@type":"chatActionBarInviteMembers"}"#)
        case .reportAddBlock(let value): value.encode(into: &wire)
        case .addContact: wire.empty(#"{"@type":"chatActionBarAddContact"}"#)
        case .sharePhoneNumber: wire.empty(#"{"@type":"chatActionBarSharePhoneNumber"}"#)
        case .joinRequest(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatActionBar? {
        switch wire.constructor(of: .chatActionBar) {
        case 0: if let value = ChatActionBarReportSpam.body(&wire) { return .reportSpam(value) }  // chatActionBarReportSpam
        case 1: if wire.close() { return .inviteMembers }  // chatActionBarInviteMembers
        case 2: if let value = ChatActionBarReportAddBlock.body(&wire) { return .reportAddBlock(value) }  // chatActionBarReportAddBlock
        case 3: if wire.close() { return .addContact }  // chatActionBarAddContact
        case 4: if wire.close() { return .sharePhoneNumber }  // chatActionBarSharePhoneNumber
        case 5: if let value = ChatActionBarJoinRequest.body(&wire) { return .joinRequest(value) }  // chatActionBarJoinRequest
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatActionBarReportSpam can_unarchive:Bool = ChatActionBar`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_bar_report_spam.html)
public struct ChatActionBarReportSpam: TDObject, CustomStringConvertible {
    public let canUnarchive: Bool

    public init(canUnarchive: Bool) {
        self.canUnarchive = canUnarchive
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionBarReportSpam""#)
        wire.bool(#","can_unarchive":"#, self.canUnarchive)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionBarReportSpam? {
        var canUnarchive: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_unarchive":"#, &canUnarchive)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionBarReportSpam(canUnarchive: canUnarchive)
    }
}

/// `chatActionBarReportAddBlock can_unarchive:Bool account_info:accountInfo = ChatActionBar`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_bar_report_add_block.html)
public struct ChatActionBarReportAddBlock: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let canUnarchive: Bool
        let accountInfo: AccountInfo?
        init(_ canUnarchive: Bool, _ accountInfo: AccountInfo?) {
            self.canUnarchive = canUnarchive
            self.accountInfo = accountInfo
        }
    }
    private let fields: Fields
    public var canUnarchive: Bool { fields.canUnarchive }
    /// May be absent.
    public var accountInfo: AccountInfo? { fields.accountInfo }

    public init(canUnarchive: Bool, accountInfo: AccountInfo? = nil) {
        fields = Fields(canUnarchive, accountInfo)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionBarReportAddBlock""#)
        wire.bool(#","can_unarchive":"#, fields.canUnarchive)
        wire.object(#","account_info":"#, fields.accountInfo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionBarReportAddBlock? {
        var canUnarchive: Bool = false
        var accountInfo: AccountInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.bool(#","can_unarchive":"#, &canUnarchive)
            wire.object(#","account_info":"#, &accountInfo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionBarReportAddBlock(canUnarchive: canUnarchive, accountInfo: accountInfo)
    }
}

/// `chatActionBarJoinRequest title:string is_channel:Bool request_date:int32 = ChatActionBar`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_bar_join_request.html)
public struct ChatActionBarJoinRequest: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let isChannel: Bool
    /// Unix time in seconds.
    public let requestDate: Int32

    public init(title: String, isChannel: Bool, requestDate: Int32) {
        self.title = title
        self.isChannel = isChannel
        self.requestDate = requestDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionBarJoinRequest""#)
        wire.string(#","title":"#, self.title)
        wire.bool(#","is_channel":"#, self.isChannel)
        wire.int32(#","request_date":"#, self.requestDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionBarJoinRequest? {
        var title: String = ""
        var isChannel: Bool = false
        var requestDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.bool(#","is_channel":"#, &isChannel)
            wire.int32(#","request_date":"#, &requestDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionBarJoinRequest(title: title, isChannel: isChannel, requestDate: requestDate)
    }
}

/// `ChatAction`, one of 15 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_action.html)
public enum ChatAction: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `chatActionTyping = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_typing.html)
    case typing
    /// `chatActionRecordingVideo = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_recording_video.html)
    case recordingVideo
    indirect case uploadingVideo(ChatActionUploadingVideo)
    /// `chatActionRecordingVoiceNote = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_recording_voice_note.html)
    case recordingVoiceNote
    indirect case uploadingVoiceNote(ChatActionUploadingVoiceNote)
    indirect case uploadingPhoto(ChatActionUploadingPhoto)
    indirect case uploadingDocument(ChatActionUploadingDocument)
    /// `chatActionChoosingSticker = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_choosing_sticker.html)
    case choosingSticker
    /// `chatActionChoosingLocation = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_choosing_location.html)
    case choosingLocation
    /// `chatActionChoosingContact = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_choosing_contact.html)
    case choosingContact
    /// `chatActionStartPlayingGame = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_start_playing_game.html)
    case startPlayingGame
    /// `chatActionRecordingVideoNote = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_recording_video_note.html)
    case recordingVideoNote
    indirect case uploadingVideoNote(ChatActionUploadingVideoNote)
    indirect case watchingAnimations(ChatActionWatchingAnimations)
    /// `chatActionCancel = ChatAction`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_cancel.html)
    case cancel
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .typing: wire.empty(#"{"@type":"chatActionTyping"}"#)
        case .recordingVideo: wire.empty(#"{"@type":"chatActionRecordingVideo"}"#)
        case .uploadingVideo(let value): value.encode(into: &wire)
        case .recordingVoiceNote: wire.empty(#"{"@type":"chatActionRecordingVoiceNote"}"#)
        case .uploadingVoiceNote(let value): value.encode(into: &wire)
        case .uploadingPhoto(let value): value.encode(into: &wire)
        case .uploadingDocument(let value): value.encode(into: &wire)
        case .choosingSticker: wire.empty(#"{"@type":"chatActionChoosingSticker"}"#)
        case .choosingLocation: wire.empty(#"{"@type":"chatActionChoosingLocation"}"#)
        case .choosingContact: wire.empty(#"{"@type":"chatActionChoosingContact"}"#)
        case .startPlayingGame: wire.empty(#"{"@type":"chatActionStartPlayingGame"}"#)
        case .recordingVideoNote: wire.empty(#"{"@type":"chatActionRecordingVideoNote"}"#)
        case .uploadingVideoNote(let value): value.encode(into: &wire)
        case .watchingAnimations(let value): value.encode(into: &wire)
        case .cancel: wire.empty(#"{"@type":"chatActionCancel"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatAction? {
        switch wire.constructor(of: .chatAction) {
        case 0: if wire.close() { return .typing }  // chatActionTyping
        case 1: if wire.close() { return .recordingVideo }  // chatActionRecordingVideo
        case 2: if let value = ChatActionUploadingVideo.body(&wire) { return .uploadingVideo(value) }  // chatActionUploadingVideo
        case 3: if wire.close() { return .recordingVoiceNote }  // chatActionRecordingVoiceNote
        case 4: if let value = ChatActionUploadingVoiceNote.body(&wire) { return .uploadingVoiceNote(value) }  // chatActionUploadingVoiceNote
        case 5: if let value = ChatActionUploadingPhoto.body(&wire) { return .uploadingPhoto(value) }  // chatActionUploadingPhoto
        case 6: if let value = ChatActionUploadingDocument.body(&wire) { return .uploadingDocument(value) }  // chatActionUploadingDocument
        case 7: if wire.close() { return .choosingSticker }  // chatActionChoosingSticker
        case 8: if wire.close() { return .choosingLocation }  // chatActionChoosingLocation
        case 9: if wire.close() { return .choosingContact }  // chatActionChoosingContact
        case 10: if wire.close() { return .startPlayingGame }  // chatActionStartPlayingGame
        case 11: if wire.close() { return .recordingVideoNote }  // chatActionRecordingVideoNote
        case 12: if let value = ChatActionUploadingVideoNote.body(&wire) { return .uploadingVideoNote(value) }  // chatActionUploadingVideoNote
        case 13: if let value = ChatActionWatchingAnimations.body(&wire) { return .watchingAnimations(value) }  // chatActionWatchingAnimations
        case 14: if wire.close() { return .cancel }  // chatActionCancel
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatActionUploadingVideo progress:int32 = ChatAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_uploading_video.html)
public struct ChatActionUploadingVideo: TDObject, CustomStringConvertible {
    public let progress: Int32

    public init(progress: Int32) {
        self.progress = progress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionUploadingVideo""#)
        wire.int32(#","progress":"#, self.progress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionUploadingVideo? {
        var progress: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","progress":"#, &progress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionUploadingVideo(progress: progress)
    }
}

/// `chatActionUploadingVoiceNote progress:int32 = ChatAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_uploading_voice_note.html)
public struct ChatActionUploadingVoiceNote: TDObject, CustomStringConvertible {
    public let progress: Int32

    public init(progress: Int32) {
        self.progress = progress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionUploadingVoiceNote""#)
        wire.int32(#","progress":"#, self.progress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionUploadingVoiceNote? {
        var progress: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","progress":"#, &progress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionUploadingVoiceNote(progress: progress)
    }
}

/// `chatActionUploadingPhoto progress:int32 = ChatAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_uploading_photo.html)
public struct ChatActionUploadingPhoto: TDObject, CustomStringConvertible {
    public let progress: Int32

    public init(progress: Int32) {
        self.progress = progress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionUploadingPhoto""#)
        wire.int32(#","progress":"#, self.progress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionUploadingPhoto? {
        var progress: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","progress":"#, &progress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionUploadingPhoto(progress: progress)
    }
}

/// `chatActionUploadingDocument progress:int32 = ChatAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_uploading_document.html)
public struct ChatActionUploadingDocument: TDObject, CustomStringConvertible {
    public let progress: Int32

    public init(progress: Int32) {
        self.progress = progress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionUploadingDocument""#)
        wire.int32(#","progress":"#, self.progress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionUploadingDocument? {
        var progress: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","progress":"#, &progress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionUploadingDocument(progress: progress)
    }
}

/// `chatActionUploadingVideoNote progress:int32 = ChatAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_uploading_video_note.html)
public struct ChatActionUploadingVideoNote: TDObject, CustomStringConvertible {
    public let progress: Int32

    public init(progress: Int32) {
        self.progress = progress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionUploadingVideoNote""#)
        wire.int32(#","progress":"#, self.progress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionUploadingVideoNote? {
        var progress: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","progress":"#, &progress)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionUploadingVideoNote(progress: progress)
    }
}

/// `chatActionWatchingAnimations emoji:string = ChatAction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_action_watching_animations.html)
public struct ChatActionWatchingAnimations: TDObject, CustomStringConvertible {
    public let emoji: String

    public init(emoji: String) {
        self.emoji = emoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActionWatchingAnimations""#)
        wire.string(#","emoji":"#, self.emoji)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatActionWatchingAnimations? {
        var emoji: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","emoji":"#, &emoji)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActionWatchingAnimations(emoji: emoji)
    }
}

/// `chatActiveStories chat_id:int53 list:StoryList order:int53 can_be_archived:Bool max_read_story_id:int32 stories:vector<storyInfo> = ChatActiveStories`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_active_stories.html)
public struct ChatActiveStories: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let list: StoryList?
        let order: Int64
        let canBeArchived: Bool
        let maxReadStoryID: Int32
        let stories: [StoryInfo]
        init(
            _ chatID: Int64,
            _ list: StoryList?,
            _ order: Int64,
            _ canBeArchived: Bool,
            _ maxReadStoryID: Int32,
            _ stories: [StoryInfo]
        ) {
            self.chatID = chatID
            self.list = list
            self.order = order
            self.canBeArchived = canBeArchived
            self.maxReadStoryID = maxReadStoryID
            self.stories = stories
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    /// May be absent.
    public var list: StoryList? { fields.list }
    public var order: Int64 { fields.order }
    public var canBeArchived: Bool { fields.canBeArchived }
    public var maxReadStoryID: Int32 { fields.maxReadStoryID }
    public var stories: [StoryInfo] { fields.stories }

    public init(
        chatID: Int64,
        list: StoryList? = nil,
        order: Int64,
        canBeArchived: Bool,
        maxReadStoryID: Int32,
        stories: [StoryInfo]
    ) {
        fields = Fields(chatID, list, order, canBeArchived, maxReadStoryID, stories)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatActiveStories""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.object(#","list":"#, fields.list)
        wire.int53(#","order":"#, fields.order)
        wire.bool(#","can_be_archived":"#, fields.canBeArchived)
        wire.int32(#","max_read_story_id":"#, fields.maxReadStoryID)
        wire.objects(#","stories":"#, fields.stories)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatActiveStories? {
        wire.open(#"{"@type":"chatActiveStories""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatActiveStories? {
        var chatID: Int64 = 0
        var list: StoryList? = nil
        var order: Int64 = 0
        var canBeArchived: Bool = false
        var maxReadStoryID: Int32 = 0
        var stories: [StoryInfo] = []
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","list":"#, &list)
            wire.int53(#","order":"#, &order)
            wire.bool(#","can_be_archived":"#, &canBeArchived)
            wire.int32(#","max_read_story_id":"#, &maxReadStoryID)
            wire.objects(#","stories":"#, &stories)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatActiveStories(
            chatID: chatID,
            list: list,
            order: order,
            canBeArchived: canBeArchived,
            maxReadStoryID: maxReadStoryID,
            stories: stories
        )
    }
}

/// `PublicForward`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_public_forward.html)
public enum PublicForward: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case message(PublicForwardMessage)
    indirect case story(PublicForwardStory)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .message(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PublicForward? {
        switch wire.constructor(of: .publicForward) {
        case 0: if let value = PublicForwardMessage.body(&wire) { return .message(value) }  // publicForwardMessage
        case 1: if let value = PublicForwardStory.body(&wire) { return .story(value) }  // publicForwardStory
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `publicForwardMessage message:message = PublicForward`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1public_forward_message.html)
public struct PublicForwardMessage: TDObject, CustomStringConvertible {
    public let message: Message

    public init(message: Message) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"publicForwardMessage""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PublicForwardMessage? {
        var message: Message? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","message":"#, &message)
        } while wire.more(&mark)
        guard !wire.failed, let message = wire.required(consume message) else { wire.missing("message"); return nil }
        return PublicForwardMessage(message: message)
    }
}

/// `publicForwardStory story:story = PublicForward`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1public_forward_story.html)
public struct PublicForwardStory: TDObject, CustomStringConvertible {
    public let story: Story

    public init(story: Story) {
        self.story = story
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"publicForwardStory""#)
        wire.object(#","story":"#, self.story)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PublicForwardStory? {
        var story: Story? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","story":"#, &story)
        } while wire.more(&mark)
        guard !wire.failed, let story = wire.required(consume story) else { wire.missing("story"); return nil }
        return PublicForwardStory(story: story)
    }
}

/// `publicForwards total_count:int32 forwards:vector<PublicForward> next_offset:string = PublicForwards`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1public_forwards.html)
public struct PublicForwards: TDDecodable, CustomStringConvertible {
    public let totalCount: Int32
    public let forwards: [PublicForward]
    public let nextOffset: String

    public init(totalCount: Int32, forwards: [PublicForward], nextOffset: String) {
        self.totalCount = totalCount
        self.forwards = forwards
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"publicForwards""#)
        wire.int32(#","total_count":"#, self.totalCount)
        wire.objects(#","forwards":"#, self.forwards)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PublicForwards? {
        wire.open(#"{"@type":"publicForwards""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PublicForwards? {
        var totalCount: Int32 = 0
        var forwards: [PublicForward] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","total_count":"#, &totalCount)
            wire.objects(#","forwards":"#, &forwards)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PublicForwards(totalCount: totalCount, forwards: forwards, nextOffset: nextOffset)
    }
}

/// `availableReaction type:ReactionType needs_premium:Bool = AvailableReaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1available_reaction.html)
public struct AvailableReaction: TDDecodable, CustomStringConvertible {
    public let type: ReactionType
    public let needsPremium: Bool

    public init(type: ReactionType, needsPremium: Bool) {
        self.type = type
        self.needsPremium = needsPremium
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"availableReaction""#)
        wire.object(#","type":"#, self.type)
        wire.bool(#","needs_premium":"#, self.needsPremium)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AvailableReaction? {
        wire.open(#"{"@type":"availableReaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AvailableReaction? {
        var type: ReactionType? = nil
        var needsPremium: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.bool(#","needs_premium":"#, &needsPremium)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return AvailableReaction(type: type, needsPremium: needsPremium)
    }
}

/// `availableReactions top_reactions:vector<availableReaction> recent_reactions:vector<availableReaction> popular_reactions:vector<availableReaction> allow_custom_emoji:Bool are_tags:Bool unavailability_reason:ReactionUnavailabilityReason = AvailableReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1available_reactions.html)
public struct AvailableReactions: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let topReactions: [AvailableReaction]
        let recentReactions: [AvailableReaction]
        let popularReactions: [AvailableReaction]
        let allowCustomEmoji: Bool
        let areTags: Bool
        let unavailabilityReason: ReactionUnavailabilityReason?
        init(
            _ topReactions: [AvailableReaction],
            _ recentReactions: [AvailableReaction],
            _ popularReactions: [AvailableReaction],
            _ allowCustomEmoji: Bool,
            _ areTags: Bool,
            _ unavailabilityReason: ReactionUnavailabilityReason?
        ) {
            self.topReactions = topReactions
            self.recentReactions = recentReactions
            self.popularReactions = popularReactions
            self.allowCustomEmoji = allowCustomEmoji
            self.areTags = areTags
            self.unavailabilityReason = unavailabilityReason
        }
    }
    private let fields: Fields
    public var topReactions: [AvailableReaction] { fields.topReactions }
    public var recentReactions: [AvailableReaction] { fields.recentReactions }
    public var popularReactions: [AvailableReaction] { fields.popularReactions }
    public var allowCustomEmoji: Bool { fields.allowCustomEmoji }
    public var areTags: Bool { fields.areTags }
    /// May be absent.
    public var unavailabilityReason: ReactionUnavailabilityReason? { fields.unavailabilityReason }

    public init(
        topReactions: [AvailableReaction],
        recentReactions: [AvailableReaction],
        popularReactions: [AvailableReaction],
        allowCustomEmoji: Bool,
        areTags: Bool,
        unavailabilityReason: ReactionUnavailabilityReason? = nil
    ) {
        fields = Fields(
        topReactions,
        recentReactions,
        popularReactions,
        allowCustomEmoji,
        areTags,
        unavailabilityReason
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"availableReactions""#)
        wire.objects(#","top_reactions":"#, fields.topReactions)
        wire.objects(#","recent_reactions":"#, fields.recentReactions)
        wire.objects(#","popular_reactions":"#, fields.popularReactions)
        wire.bool(#","allow_custom_emoji":"#, fields.allowCustomEmoji)
        wire.bool(#","are_tags":"#, fields.areTags)
        wire.object(#","unavailability_reason":"#, fields.unavailabilityReason)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> AvailableReactions? {
        wire.open(#"{"@type":"availableReactions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> AvailableReactions? {
        var topReactions: [AvailableReaction] = []
        var recentReactions: [AvailableReaction] = []
        var popularReactions: [AvailableReaction] = []
        var allowCustomEmoji: Bool = false
        var areTags: Bool = false
        var unavailabilityReason: ReactionUnavailabilityReason? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","top_reactions":"#, &topReactions)
            wire.objects(#","recent_reactions":"#, &recentReactions)
            wire.objects(#","popular_reactions":"#, &popularReactions)
            wire.bool(#","allow_custom_emoji":"#, &allowCustomEmoji)
            wire.bool(#","are_tags":"#, &areTags)
            wire.object(#","unavailability_reason":"#, &unavailabilityReason)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return AvailableReactions(
            topReactions: topReactions,
            recentReactions: recentReactions,
            popularReactions: popularReactions,
            allowCustomEmoji: allowCustomEmoji,
            areTags: areTags,
            unavailabilityReason: unavailabilityReason
        )
    }
}

/// `targetChatTypes allow_user_chats:Bool allow_bot_chats:Bool allow_group_chats:Bool allow_channel_chats:Bool = TargetChatTypes`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1target_chat_types.html)
public struct TargetChatTypes: TDDecodable, CustomStringConvertible {
    public let allowUserChats: Bool
    public let allowBotChats: Bool
    public let allowGroupChats: Bool
    public let allowChannelChats: Bool

    public init(allowUserChats: Bool, allowBotChats: Bool, allowGroupChats: Bool, allowChannelChats: Bool) {
        self.allowUserChats = allowUserChats
        self.allowBotChats = allowBotChats
        self.allowGroupChats = allowGroupChats
        self.allowChannelChats = allowChannelChats
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"targetChatTypes""#)
        wire.bool(#","allow_user_chats":"#, self.allowUserChats)
        wire.bool(#","allow_bot_chats":"#, self.allowBotChats)
        wire.bool(#","allow_group_chats":"#, self.allowGroupChats)
        wire.bool(#","allow_channel_chats":"#, self.allowChannelChats)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TargetChatTypes? {
        wire.open(#"{"@type":"targetChatTypes""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TargetChatTypes? {
        var allowUserChats: Bool = false
        var allowBotChats: Bool = false
        var allowGroupChats: Bool = false
        var allowChannelChats: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","allow_user_chats":"#, &allowUserChats)
            wire.bool(#","allow_bot_chats":"#, &allowBotChats)
            wire.bool(#","allow_group_chats":"#, &allowGroupChats)
            wire.bool(#","allow_channel_chats":"#, &allowChannelChats)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TargetChatTypes(
            allowUserChats: allowUserChats,
            allowBotChats: allowBotChats,
            allowGroupChats: allowGroupChats,
            allowChannelChats: allowChannelChats
        )
    }
}

/// `TargetChat`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_target_chat.html)
public enum TargetChat: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `targetChatCurrent = TargetChat`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1target_chat_current.html)
    case current
    indirect case chosen(TargetChatChosen)
    indirect case internalLink(TargetChatInternalLink)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .current: wire.empty(#"{"@type":"targetChatCurrent"}"#)
        case .chosen(let value): value.encode(into: &wire)
        case .internalLink(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> TargetChat? {
        switch wire.constructor(of: .targetChat) {
        case 0: if wire.close() { return .current }  // targetChatCurrent
        case 1: if let value = TargetChatChosen.body(&wire) { return .chosen(value) }  // targetChatChosen
        case 2: if let value = TargetChatInternalLink.body(&wire) { return .internalLink(value) }  // targetChatInternalLink
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `targetChatChosen types:targetChatTypes = TargetChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1target_chat_chosen.html)
public struct TargetChatChosen: TDObject, CustomStringConvertible {
    public let types: TargetChatTypes

    public init(types: TargetChatTypes) {
        self.types = types
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"targetChatChosen""#)
        wire.object(#","types":"#, self.types)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TargetChatChosen? {
        var types: TargetChatTypes? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","types":"#, &types)
        } while wire.more(&mark)
        guard !wire.failed, let types = wire.required(consume types) else { wire.missing("types"); return nil }
        return TargetChatChosen(types: types)
    }
}

/// `targetChatInternalLink link:InternalLinkType = TargetChat`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1target_chat_internal_link.html)
public struct TargetChatInternalLink: TDObject, CustomStringConvertible {
    public let link: InternalLinkType

    public init(link: InternalLinkType) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"targetChatInternalLink""#)
        wire.object(#","link":"#, self.link)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TargetChatInternalLink? {
        var link: InternalLinkType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","link":"#, &link)
        } while wire.more(&mark)
        guard !wire.failed, let link = wire.required(consume link) else { wire.missing("link"); return nil }
        return TargetChatInternalLink(link: link)
    }
}

/// `ChatTheme`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_theme.html)
public enum ChatTheme: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case emoji(ChatThemeEmoji)
    indirect case gift(ChatThemeGift)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .emoji(let value): value.encode(into: &wire)
        case .gift(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatTheme? {
        switch wire.constructor(of: .chatTheme) {
        case 0: if let value = ChatThemeEmoji.body(&wire) { return .emoji(value) }  // chatThemeEmoji
        case 1: if let value = ChatThemeGift.body(&wire) { return .gift(value) }  // chatThemeGift
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatThemeEmoji name:string = ChatTheme`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_theme_emoji.html)
public struct ChatThemeEmoji: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatThemeEmoji""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatThemeEmoji? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatThemeEmoji(name: name)
    }
}

/// `chatThemeGift gift_theme:giftChatTheme = ChatTheme`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_theme_gift.html)
public struct ChatThemeGift: TDObject, CustomStringConvertible {
    public let giftTheme: GiftChatTheme

    public init(giftTheme: GiftChatTheme) {
        self.giftTheme = giftTheme
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatThemeGift""#)
        wire.object(#","gift_theme":"#, self.giftTheme)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatThemeGift? {
        var giftTheme: GiftChatTheme? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift_theme":"#, &giftTheme)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let giftTheme = wire.required(consume giftTheme)
         else { wire.missing("gift_theme"); return nil }
        return ChatThemeGift(giftTheme: giftTheme)
    }
}

/// `CanPostStoryResult`, one of 7 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_can_post_story_result.html)
public enum CanPostStoryResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    case ok(CanPostStoryResultOk)
    /// `canPostStoryResultPremiumNeeded = CanPostStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_premium_needed.html)
    case premiumNeeded
    /// `canPostStoryResultBoostNeeded = CanPostStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_boost_needed.html)
    case boostNeeded
    /// `canPostStoryResultActiveStoryLimitExceeded = CanPostStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_active_story_limit_exceeded.html)
    case activeStoryLimitExceeded
    case weeklyLimitExceeded(CanPostStoryResultWeeklyLimitExceeded)
    case monthlyLimitExceeded(CanPostStoryResultMonthlyLimitExceeded)
    case liveStoryIsActive(CanPostStoryResultLiveStoryIsActive)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok(let value): value.encode(into: &wire)
        case .premiumNeeded: wire.empty(#"{"@type":"canPostStoryResultPremiumNeeded"}"#)
        case .boostNeeded: wire.empty(#"{"@type":"canPostStoryResultBoostNeeded"}"#)
        case .activeStoryLimitExceeded: wire.empty(#"{"@type":"canPostStoryResultActiveStoryLimitExceeded"}"#)
        case .weeklyLimitExceeded(let value): value.encode(into: &wire)
        case .monthlyLimitExceeded(let value): value.encode(into: &wire)
        case .liveStoryIsActive(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CanPostStoryResult? {
        switch wire.constructor(of: .canPostStoryResult) {
        case 0: if let value = CanPostStoryResultOk.body(&wire) { return .ok(value) }  // canPostStoryResultOk
        case 1: if wire.close() { return .premiumNeeded }  // canPostStoryResultPremiumNeeded
        case 2: if wire.close() { return .boostNeeded }  // canPostStoryResultBoostNeeded
        case 3: if wire.close() { return .activeStoryLimitExceeded }  // canPostStoryResultActiveStoryLimitExceeded
        case 4: if let value = CanPostStoryResultWeeklyLimitExceeded.body(&wire) { return .weeklyLimitExceeded(value) }  // canPostStoryResultWeeklyLimitExceeded
        case 5: if let value = CanPostStoryResultMonthlyLimitExceeded.body(&wire) { return .monthlyLimitExceeded(value) }  // canPostStoryResultMonthlyLimitExceeded
        case 6: if let value = CanPostStoryResultLiveStoryIsActive.body(&wire) { return .liveStoryIsActive(value) }  // canPostStoryResultLiveStoryIsActive
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `canPostStoryResultOk story_count:int32 = CanPostStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_ok.html)
public struct CanPostStoryResultOk: TDObject, CustomStringConvertible {
    public let storyCount: Int32

    public init(storyCount: Int32) {
        self.storyCount = storyCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canPostStoryResultOk""#)
        wire.int32(#","story_count":"#, self.storyCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanPostStoryResultOk? {
        var storyCount: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","story_count":"#, &storyCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanPostStoryResultOk(storyCount: storyCount)
    }
}

/// `canPostStoryResultWeeklyLimitExceeded retry_after:int32 = CanPostStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_weekly_limit_exceeded.html)
public struct CanPostStoryResultWeeklyLimitExceeded: TDObject, CustomStringConvertible {
    public let retryAfter: Int32

    public init(retryAfter: Int32) {
        self.retryAfter = retryAfter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canPostStoryResultWeeklyLimitExceeded""#)
        wire.int32(#","retry_after":"#, self.retryAfter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanPostStoryResultWeeklyLimitExceeded? {
        var retryAfter: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","retry_after":"#, &retryAfter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanPostStoryResultWeeklyLimitExceeded(retryAfter: retryAfter)
    }
}

/// `canPostStoryResultMonthlyLimitExceeded retry_after:int32 = CanPostStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_monthly_limit_exceeded.html)
public struct CanPostStoryResultMonthlyLimitExceeded: TDObject, CustomStringConvertible {
    public let retryAfter: Int32

    public init(retryAfter: Int32) {
        self.retryAfter = retryAfter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canPostStoryResultMonthlyLimitExceeded""#)
        wire.int32(#","retry_after":"#, self.retryAfter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanPostStoryResultMonthlyLimitExceeded? {
        var retryAfter: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","retry_after":"#, &retryAfter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanPostStoryResultMonthlyLimitExceeded(retryAfter: retryAfter)
    }
}

/// `canPostStoryResultLiveStoryIsActive story_id:int32 = CanPostStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_post_story_result_live_story_is_active.html)
public struct CanPostStoryResultLiveStoryIsActive: TDObject, CustomStringConvertible {
    public let storyID: Int32

    public init(storyID: Int32) {
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canPostStoryResultLiveStoryIsActive""#)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanPostStoryResultLiveStoryIsActive? {
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanPostStoryResultLiveStoryIsActive(storyID: storyID)
    }
}

/// `CanTransferOwnershipResult`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_can_transfer_ownership_result.html)
public enum CanTransferOwnershipResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `canTransferOwnershipResultOk = CanTransferOwnershipResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_transfer_ownership_result_ok.html)
    case ok
    /// `canTransferOwnershipResultPasswordNeeded = CanTransferOwnershipResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_transfer_ownership_result_password_needed.html)
    case passwordNeeded
    case passwordTooFresh(CanTransferOwnershipResultPasswordTooFresh)
    case sessionTooFresh(CanTransferOwnershipResultSessionTooFresh)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"canTransferOwnershipResultOk"}"#)
        case .passwordNeeded: wire.empty(#"{"@type":"canTransferOwnershipResultPasswordNeeded"}"#)
        case .passwordTooFresh(let value): value.encode(into: &wire)
        case .sessionTooFresh(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CanTransferOwnershipResult? {
        switch wire.constructor(of: .canTransferOwnershipResult) {
        case 0: if wire.close() { return .ok }  // canTransferOwnershipResultOk
        case 1: if wire.close() { return .passwordNeeded }  // canTransferOwnershipResultPasswordNeeded
        case 2: if let value = CanTransferOwnershipResultPasswordTooFresh.body(&wire) { return .passwordTooFresh(value) }  // canTransferOwnershipResultPasswordTooFresh
        case 3: if let value = CanTransferOwnershipResultSessionTooFresh.body(&wire) { return .sessionTooFresh(value) }  // canTransferOwnershipResultSessionTooFresh
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `canTransferOwnershipResultPasswordTooFresh retry_after:int32 = CanTransferOwnershipResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_transfer_ownership_result_password_too_fresh.html)
public struct CanTransferOwnershipResultPasswordTooFresh: TDObject, CustomStringConvertible {
    public let retryAfter: Int32

    public init(retryAfter: Int32) {
        self.retryAfter = retryAfter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canTransferOwnershipResultPasswordTooFresh""#)
        wire.int32(#","retry_after":"#, self.retryAfter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanTransferOwnershipResultPasswordTooFresh? {
        var retryAfter: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","retry_after":"#, &retryAfter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanTransferOwnershipResultPasswordTooFresh(retryAfter: retryAfter)
    }
}

/// `canTransferOwnershipResultSessionTooFresh retry_after:int32 = CanTransferOwnershipResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_transfer_ownership_result_session_too_fresh.html)
public struct CanTransferOwnershipResultSessionTooFresh: TDObject, CustomStringConvertible {
    public let retryAfter: Int32

    public init(retryAfter: Int32) {
        self.retryAfter = retryAfter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canTransferOwnershipResultSessionTooFresh""#)
        wire.int32(#","retry_after":"#, self.retryAfter)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanTransferOwnershipResultSessionTooFresh? {
        var retryAfter: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","retry_after":"#, &retryAfter)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanTransferOwnershipResultSessionTooFresh(retryAfter: retryAfter)
    }
}

/// `CanSendMessageToUserResult`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_can_send_message_to_user_result.html)
public enum CanSendMessageToUserResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `canSendMessageToUserResultOk = CanSendMessageToUserResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_message_to_user_result_ok.html)
    case ok
    case userHasPaidMessages(CanSendMessageToUserResultUserHasPaidMessages)
    /// `canSendMessageToUserResultUserIsDeleted = CanSendMessageToUserResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_message_to_user_result_user_is_deleted.html)
    case userIsDeleted
    /// `canSendMessageToUserResultUserRestrictsNewChats = CanSendMessageToUserResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_message_to_user_result_user_restricts_new_chats.html)
    case userRestrictsNewChats
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"canSendMessageToUserResultOk"}"#)
        case .userHasPaidMessages(let value): value.encode(into: &wire)
        case .userIsDeleted: wire.empty(#"{"@type":"canSendMessageToUserResultUserIsDeleted"}"#)
        case .userRestrictsNewChats: wire.empty(#"{"@type":"canSendMessageToUserResultUserRestrictsNewChats"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> CanSendMessageToUserResult? {
        switch wire.constructor(of: .canSendMessageToUserResult) {
        case 0: if wire.close() { return .ok }  // canSendMessageToUserResultOk
        case 1: if let value = CanSendMessageToUserResultUserHasPaidMessages.body(&wire) { return .userHasPaidMessages(value) }  // canSendMessageToUserResultUserHasPaidMessages
        case 2: if wire.close() { return .userIsDeleted }  // canSendMessageToUserResultUserIsDeleted
        case 3: if wire.close() { return .userRestrictsNewChats }  // canSendMessageToUserResultUserRestrictsNewChats
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `canSendMessageToUserResultUserHasPaidMessages outgoing_paid_message_star_count:int53 = CanSendMessageToUserResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_message_to_user_result_user_has_paid_messages.html)
public struct CanSendMessageToUserResultUserHasPaidMessages: TDObject, CustomStringConvertible {
    public let outgoingPaidMessageStarCount: Int64

    public init(outgoingPaidMessageStarCount: Int64) {
        self.outgoingPaidMessageStarCount = outgoingPaidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canSendMessageToUserResultUserHasPaidMessages""#)
        wire.int53(#","outgoing_paid_message_star_count":"#, self.outgoingPaidMessageStarCount)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> CanSendMessageToUserResultUserHasPaidMessages? {
        var outgoingPaidMessageStarCount: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","outgoing_paid_message_star_count":"#, &outgoingPaidMessageStarCount)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CanSendMessageToUserResultUserHasPaidMessages(outgoingPaidMessageStarCount: outgoingPaidMessageStarCount)
    }
}

/// `ReportReason`, one of 10 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_report_reason.html)
public enum ReportReason: TDObject, CustomStringConvertible, CustomReflectable {
    /// `reportReasonSpam = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_spam.html)
    case spam
    /// `reportReasonViolence = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_violence.html)
    case violence
    /// `reportReasonPornography = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_pornography.html)
    case pornography
    /// `reportReasonChildAbuse = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_child_abuse.html)
    case childAbuse
    /// `reportReasonCopyright = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_copyright.html)
    case copyright
    /// `reportReasonUnrelatedLocation = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_unrelated_location.html)
    case unrelatedLocation
    /// `reportReasonFake = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_fake.html)
    case fake
    /// `reportReasonIllegalDrugs = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_illegal_drugs.html)
    case illegalDrugs
    /// `reportReasonPersonalDetails = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_personal_details.html)
    case personalDetails
    /// `reportReasonCustom = ReportReason`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_reason_custom.html)
    case custom
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .spam: wire.empty(#"{"@type":"reportReasonSpam"}"#)
        case .violence: wire.empty(#"{"@type":"reportReasonViolence"}"#)
        case .pornography: wire.empty(#"{"@type":"reportReasonPornography"}"#)
        case .childAbuse: wire.empty(#"{"@type":"reportReasonChildAbuse"}"#)
        case .copyright: wire.empty(#"{"@type":"reportReasonCopyright"}"#)
        case .unrelatedLocation: wire.empty(#"{"@type":"reportReasonUnrelatedLocation"}"#)
        case .fake: wire.empty(#"{"@type":"reportReasonFake"}"#)
        case .illegalDrugs: wire.empty(#"{"@type":"reportReasonIllegalDrugs"}"#)
        case .personalDetails: wire.empty(#"{"@type":"reportReasonPersonalDetails"}"#)
        case .custom: wire.empty(#"{"@type":"reportReasonCustom"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `ReportChatResult`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_report_chat_result.html)
public enum ReportChatResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `reportChatResultOk = ReportChatResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_result_ok.html)
    case ok
    indirect case optionRequired(ReportChatResultOptionRequired)
    indirect case textRequired(ReportChatResultTextRequired)
    /// `reportChatResultMessagesRequired = ReportChatResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_result_messages_required.html)
    case messagesRequired
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"reportChatResultOk"}"#)
        case .optionRequired(let value): value.encode(into: &wire)
        case .textRequired(let value): value.encode(into: &wire)
        case .messagesRequired: wire.empty(#"{"@type":"reportChatResultMessagesRequired"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReportChatResult? {
        switch wire.constructor(of: .reportChatResult) {
        case 0: if wire.close() { return .ok }  // reportChatResultOk
        case 1: if let value = ReportChatResultOptionRequired.body(&wire) { return .optionRequired(value) }  // reportChatResultOptionRequired
        case 2: if let value = ReportChatResultTextRequired.body(&wire) { return .textRequired(value) }  // reportChatResultTextRequired
        case 3: if wire.close() { return .messagesRequired }  // reportChatResultMessagesRequired
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `reportChatResultOptionRequired title:string options:vector<reportOption> = ReportChatResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_result_option_required.html)
public struct ReportChatResultOptionRequired: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let options: [ReportOption]

    public init(title: String, options: [ReportOption]) {
        self.title = title
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportChatResultOptionRequired""#)
        wire.string(#","title":"#, self.title)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReportChatResultOptionRequired? {
        var title: String = ""
        var options: [ReportOption] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReportChatResultOptionRequired(title: title, options: options)
    }
}

/// `reportChatResultTextRequired option_id:bytes is_optional:Bool = ReportChatResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_chat_result_text_required.html)
public struct ReportChatResultTextRequired: TDObject, CustomStringConvertible, CustomReflectable {
    public let optionID: [UInt8]
    public let isOptional: Bool

    public init(optionID: [UInt8], isOptional: Bool) {
        self.optionID = optionID
        self.isOptional = isOptional
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportChatResultTextRequired""#)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.bool(#","is_optional":"#, self.isOptional)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReportChatResultTextRequired? {
        var optionID: [UInt8] = []
        var isOptional: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bytes(#","option_id":"#, &optionID)
            wire.bool(#","is_optional":"#, &isOptional)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReportChatResultTextRequired(optionID: optionID, isOptional: isOptional)
    }
}

/// `ReportStoryResult`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_report_story_result.html)
public enum ReportStoryResult: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `reportStoryResultOk = ReportStoryResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_story_result_ok.html)
    case ok
    indirect case optionRequired(ReportStoryResultOptionRequired)
    indirect case textRequired(ReportStoryResultTextRequired)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ok: wire.empty(#"{"@type":"reportStoryResultOk"}"#)
        case .optionRequired(let value): value.encode(into: &wire)
        case .textRequired(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ReportStoryResult? {
        switch wire.constructor(of: .reportStoryResult) {
        case 0: if wire.close() { return .ok }  // reportStoryResultOk
        case 1: if let value = ReportStoryResultOptionRequired.body(&wire) { return .optionRequired(value) }  // reportStoryResultOptionRequired
        case 2: if let value = ReportStoryResultTextRequired.body(&wire) { return .textRequired(value) }  // reportStoryResultTextRequired
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `reportStoryResultOptionRequired title:string options:vector<reportOption> = ReportStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_story_result_option_required.html)
public struct ReportStoryResultOptionRequired: TDObject, CustomStringConvertible, CustomReflectable {
    public let title: String
    public let options: [ReportOption]

    public init(title: String, options: [ReportOption]) {
        self.title = title
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportStoryResultOptionRequired""#)
        wire.string(#","title":"#, self.title)
        wire.objects(#","options":"#, self.options)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReportStoryResultOptionRequired? {
        var title: String = ""
        var options: [ReportOption] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.objects(#","options":"#, &options)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReportStoryResultOptionRequired(title: title, options: options)
    }
}

/// `reportStoryResultTextRequired option_id:bytes is_optional:Bool = ReportStoryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_story_result_text_required.html)
public struct ReportStoryResultTextRequired: TDObject, CustomStringConvertible, CustomReflectable {
    public let optionID: [UInt8]
    public let isOptional: Bool

    public init(optionID: [UInt8], isOptional: Bool) {
        self.optionID = optionID
        self.isOptional = isOptional
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportStoryResultTextRequired""#)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.bool(#","is_optional":"#, self.isOptional)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ReportStoryResultTextRequired? {
        var optionID: [UInt8] = []
        var isOptional: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bytes(#","option_id":"#, &optionID)
            wire.bool(#","is_optional":"#, &isOptional)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ReportStoryResultTextRequired(optionID: optionID, isOptional: isOptional)
    }
}

/// `TopChatCategory`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_top_chat_category.html)
public enum TopChatCategory: TDObject, CustomStringConvertible, CustomReflectable {
    /// `topChatCategoryUsers = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_users.html)
    case users
    /// `topChatCategoryBots = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_bots.html)
    case bots
    /// `topChatCategoryGroups = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_groups.html)
    case groups
    /// `topChatCategoryChannels = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_channels.html)
    case channels
    /// `topChatCategoryInlineBots = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_inline_bots.html)
    case inlineBots
    /// `topChatCategoryGuestBots = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_guest_bots.html)
    case guestBots
    /// `topChatCategoryWebAppBots = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_web_app_bots.html)
    case webAppBots
    /// `topChatCategoryCalls = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_calls.html)
    case calls
    /// `topChatCategoryForwardChats = TopChatCategory`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1top_chat_category_forward_chats.html)
    case forwardChats
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .users: wire.empty(#"{"@type":"topChatCategoryUsers"}"#)
        case .bots: wire.empty(#"{"@type":"topChatCategoryBots"}"#)
        case .groups: wire.empty(#"{"@type":"topChatCategoryGroups"}"#)
        case .channels: wire.empty(#"{"@type":"topChatCategoryChannels"}"#)
        case .inlineBots: wire.empty(#"{"@type":"topChatCategoryInlineBots"}"#)
        case .guestBots: wire.empty(#"{"@type":"topChatCategoryGuestBots"}"#)
        case .webAppBots: wire.empty(#"{"@type":"topChatCategoryWebAppBots"}"#)
        case .calls: wire.empty(#"{"@type":"topChatCategoryCalls"}"#)
        case .forwardChats: wire.empty(#"{"@type":"topChatCategoryForwardChats"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}


#if Hashable
extension ChatBackground: Hashable {}
extension ChatPhotoInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.small != right.small { return false }
        if left.big != right.big { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.hasAnimation != right.hasAnimation { return false }
        if left.isPersonal != right.isPersonal { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(small)
        hasher.combine(big)
        hasher.combine(minithumbnail)
        hasher.combine(hasAnimation)
        hasher.combine(isPersonal)
    }
}
extension ChatLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.address != right.address { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(address)
    }
}
extension ChatPhotoStickerType: Hashable {}
extension ChatPhotoStickerTypeRegularOrMask: Hashable {}
extension ChatPhotoStickerTypeCustomEmoji: Hashable {}
extension ChatPhotoSticker: Hashable {}
extension ChatPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.addedDate != right.addedDate { return false }
        if left.minithumbnail != right.minithumbnail { return false }
        if left.sizes != right.sizes { return false }
        if left.animation != right.animation { return false }
        if left.smallAnimation != right.smallAnimation { return false }
        if left.sticker != right.sticker { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(addedDate)
        hasher.combine(minithumbnail)
        hasher.combine(sizes)
        hasher.combine(animation)
        hasher.combine(smallAnimation)
        hasher.combine(sticker)
    }
}
extension ChatPhotos: Hashable {}
extension MainWebApp: Hashable {}
extension CanSendGiftResult: Hashable {}
extension CanSendGiftResultFail: Hashable {}
extension AvailableGift: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.gift != right.gift { return false }
        if left.resaleCount != right.resaleCount { return false }
        if left.minResaleStarCount != right.minResaleStarCount { return false }
        if left.title != right.title { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gift)
        hasher.combine(resaleCount)
        hasher.combine(minResaleStarCount)
        hasher.combine(title)
    }
}
extension AvailableGifts: Hashable {}
extension CommunityPermissions: Hashable {}
extension CommunityAdministratorRights: Hashable {}
extension CommunityMemberStatus: Hashable {}
extension CommunityMemberStatusAdministrator: Hashable {}
extension Community: Hashable {}
extension PublicPostSearchLimits: Hashable {}
extension ChatMessageSender: Hashable {}
extension ChatMessageSenders: Hashable {}
extension ReportOption: Hashable {}
extension ReportSponsoredResult: Hashable {}
extension ReportSponsoredResultOptionRequired: Hashable {}
extension ChatNotificationSettings: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.useDefaultMuteFor != right.useDefaultMuteFor { return false }
        if left.muteFor != right.muteFor { return false }
        if left.useDefaultSound != right.useDefaultSound { return false }
        if left.soundID != right.soundID { return false }
        if left.useDefaultShowPreview != right.useDefaultShowPreview { return false }
        if left.showPreview != right.showPreview { return false }
        if left.useDefaultMuteStories != right.useDefaultMuteStories { return false }
        if left.muteStories != right.muteStories { return false }
        if left.useDefaultStorySound != right.useDefaultStorySound { return false }
        if left.storySoundID != right.storySoundID { return false }
        if left.useDefaultShowStoryPoster != right.useDefaultShowStoryPoster { return false }
        if left.showStoryPoster != right.showStoryPoster { return false }
        if left.useDefaultDisablePinnedMessageNotifications != right.useDefaultDisablePinnedMessageNotifications { return false }
        if left.disablePinnedMessageNotifications != right.disablePinnedMessageNotifications { return false }
        if left.useDefaultDisableMentionNotifications != right.useDefaultDisableMentionNotifications { return false }
        if left.disableMentionNotifications != right.disableMentionNotifications { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(useDefaultMuteFor)
        hasher.combine(muteFor)
        hasher.combine(useDefaultSound)
        hasher.combine(soundID)
        hasher.combine(useDefaultShowPreview)
        hasher.combine(showPreview)
        hasher.combine(useDefaultMuteStories)
        hasher.combine(muteStories)
        hasher.combine(useDefaultStorySound)
        hasher.combine(storySoundID)
        hasher.combine(useDefaultShowStoryPoster)
        hasher.combine(showStoryPoster)
        hasher.combine(useDefaultDisablePinnedMessageNotifications)
        hasher.combine(disablePinnedMessageNotifications)
        hasher.combine(useDefaultDisableMentionNotifications)
        hasher.combine(disableMentionNotifications)
    }
}
extension ChatType: Hashable {}
extension ChatTypePrivate: Hashable {}
extension ChatTypeBasicGroup: Hashable {}
extension ChatTypeSupergroup: Hashable {}
extension ChatTypeSecret: Hashable {}
extension ChatFolderIcon: Hashable {}
extension ChatFolderName: Hashable {}
extension ChatFolder: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.colorID != right.colorID { return false }
        if left.isShareable != right.isShareable { return false }
        if left.pinnedChatIDs != right.pinnedChatIDs { return false }
        if left.includedChatIDs != right.includedChatIDs { return false }
        if left.excludedChatIDs != right.excludedChatIDs { return false }
        if left.excludeMuted != right.excludeMuted { return false }
        if left.excludeRead != right.excludeRead { return false }
        if left.excludeArchived != right.excludeArchived { return false }
        if left.includeContacts != right.includeContacts { return false }
        if left.includeNonContacts != right.includeNonContacts { return false }
        if left.includeBots != right.includeBots { return false }
        if left.includeGroups != right.includeGroups { return false }
        if left.includeChannels != right.includeChannels { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(colorID)
        hasher.combine(isShareable)
        hasher.combine(pinnedChatIDs)
        hasher.combine(includedChatIDs)
        hasher.combine(excludedChatIDs)
        hasher.combine(excludeMuted)
        hasher.combine(excludeRead)
        hasher.combine(excludeArchived)
        hasher.combine(includeContacts)
        hasher.combine(includeNonContacts)
        hasher.combine(includeBots)
        hasher.combine(includeGroups)
        hasher.combine(includeChannels)
    }
}
extension ChatFolderInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.name != right.name { return false }
        if left.icon != right.icon { return false }
        if left.colorID != right.colorID { return false }
        if left.isShareable != right.isShareable { return false }
        if left.hasMyInviteLinks != right.hasMyInviteLinks { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
        hasher.combine(icon)
        hasher.combine(colorID)
        hasher.combine(isShareable)
        hasher.combine(hasMyInviteLinks)
    }
}
extension ChatFolderInviteLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.inviteLink != right.inviteLink { return false }
        if left.name != right.name { return false }
        if left.chatIDs != right.chatIDs { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(inviteLink)
        hasher.combine(name)
        hasher.combine(chatIDs)
    }
}
extension ChatFolderInviteLinks: Hashable {}
extension ChatFolderInviteLinkInfo: Hashable {}
extension RecommendedChatFolder: Hashable {}
extension RecommendedChatFolders: Hashable {}
extension ArchiveChatListSettings: Hashable {}
extension ChatList: Hashable {}
extension ChatListFolder: Hashable {}
extension ChatLists: Hashable {}
extension ChatSource: Hashable {}
extension ChatSourcePublicServiceAnnouncement: Hashable {}
extension ChatPosition: Hashable {}
extension ChatAvailableReactions: Hashable {}
extension ChatAvailableReactionsAll: Hashable {}
extension ChatAvailableReactionsSome: Hashable {}
extension Chat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.type != right.type { return false }
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.backgroundCustomEmojiID != right.backgroundCustomEmojiID { return false }
        if left.upgradedGiftColors != right.upgradedGiftColors { return false }
        if left.profileAccentColorID != right.profileAccentColorID { return false }
        if left.profileBackgroundCustomEmojiID != right.profileBackgroundCustomEmojiID { return false }
        if left.permissions != right.permissions { return false }
        if left.lastMessage != right.lastMessage { return false }
        if left.positions != right.positions { return false }
        if left.chatLists != right.chatLists { return false }
        if left.messageSenderID != right.messageSenderID { return false }
        if left.blockList != right.blockList { return false }
        if left.hasProtectedContent != right.hasProtectedContent { return false }
        if left.isTranslatable != right.isTranslatable { return false }
        if left.isMarkedAsUnread != right.isMarkedAsUnread { return false }
        if left.viewAsTopics != right.viewAsTopics { return false }
        if left.hasScheduledMessages != right.hasScheduledMessages { return false }
        if left.canBeDeletedOnlyForSelf != right.canBeDeletedOnlyForSelf { return false }
        if left.canBeDeletedForAllUsers != right.canBeDeletedForAllUsers { return false }
        if left.canBeReported != right.canBeReported { return false }
        if left.defaultDisableNotification != right.defaultDisableNotification { return false }
        if left.unreadCount != right.unreadCount { return false }
        if left.lastReadInboxMessageID != right.lastReadInboxMessageID { return false }
        if left.lastReadOutboxMessageID != right.lastReadOutboxMessageID { return false }
        if left.unreadMentionCount != right.unreadMentionCount { return false }
        if left.unreadReactionCount != right.unreadReactionCount { return false }
        if left.unreadPollVoteCount != right.unreadPollVoteCount { return false }
        if left.notificationSettings != right.notificationSettings { return false }
        if left.availableReactions != right.availableReactions { return false }
        if left.messageAutoDeleteTime != right.messageAutoDeleteTime { return false }
        if left.emojiStatus != right.emojiStatus { return false }
        if left.background != right.background { return false }
        if left.theme != right.theme { return false }
        if left.actionBar != right.actionBar { return false }
        if left.businessBotManageBar != right.businessBotManageBar { return false }
        if left.videoChat != right.videoChat { return false }
        if left.pendingJoinRequests != right.pendingJoinRequests { return false }
        if left.replyMarkupMessageID != right.replyMarkupMessageID { return false }
        if left.draftMessage != right.draftMessage { return false }
        if left.clientData != right.clientData { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(type)
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(accentColorID)
        hasher.combine(backgroundCustomEmojiID)
        hasher.combine(upgradedGiftColors)
        hasher.combine(profileAccentColorID)
        hasher.combine(profileBackgroundCustomEmojiID)
        hasher.combine(permissions)
        hasher.combine(lastMessage)
        hasher.combine(positions)
        hasher.combine(chatLists)
        hasher.combine(messageSenderID)
        hasher.combine(blockList)
        hasher.combine(hasProtectedContent)
        hasher.combine(isTranslatable)
        hasher.combine(isMarkedAsUnread)
        hasher.combine(viewAsTopics)
        hasher.combine(hasScheduledMessages)
        hasher.combine(canBeDeletedOnlyForSelf)
        hasher.combine(canBeDeletedForAllUsers)
        hasher.combine(canBeReported)
        hasher.combine(defaultDisableNotification)
        hasher.combine(unreadCount)
        hasher.combine(lastReadInboxMessageID)
        hasher.combine(lastReadOutboxMessageID)
        hasher.combine(unreadMentionCount)
        hasher.combine(unreadReactionCount)
        hasher.combine(unreadPollVoteCount)
        hasher.combine(notificationSettings)
        hasher.combine(availableReactions)
        hasher.combine(messageAutoDeleteTime)
        hasher.combine(emojiStatus)
        hasher.combine(background)
        hasher.combine(theme)
        hasher.combine(actionBar)
        hasher.combine(businessBotManageBar)
        hasher.combine(videoChat)
        hasher.combine(pendingJoinRequests)
        hasher.combine(replyMarkupMessageID)
        hasher.combine(draftMessage)
        hasher.combine(clientData)
    }
}
extension Chats: Hashable {}
extension PublicChatType: Hashable {}
extension ChatActionBar: Hashable {}
extension ChatActionBarReportSpam: Hashable {}
extension ChatActionBarReportAddBlock: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.canUnarchive != right.canUnarchive { return false }
        if left.accountInfo != right.accountInfo { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canUnarchive)
        hasher.combine(accountInfo)
    }
}
extension ChatActionBarJoinRequest: Hashable {}
extension ChatAction: Hashable {}
extension ChatActionUploadingVideo: Hashable {}
extension ChatActionUploadingVoiceNote: Hashable {}
extension ChatActionUploadingPhoto: Hashable {}
extension ChatActionUploadingDocument: Hashable {}
extension ChatActionUploadingVideoNote: Hashable {}
extension ChatActionWatchingAnimations: Hashable {}
extension ChatActiveStories: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.list != right.list { return false }
        if left.order != right.order { return false }
        if left.canBeArchived != right.canBeArchived { return false }
        if left.maxReadStoryID != right.maxReadStoryID { return false }
        if left.stories != right.stories { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(list)
        hasher.combine(order)
        hasher.combine(canBeArchived)
        hasher.combine(maxReadStoryID)
        hasher.combine(stories)
    }
}
extension PublicForward: Hashable {}
extension PublicForwardMessage: Hashable {}
extension PublicForwardStory: Hashable {}
extension PublicForwards: Hashable {}
extension AvailableReaction: Hashable {}
extension AvailableReactions: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.topReactions != right.topReactions { return false }
        if left.recentReactions != right.recentReactions { return false }
        if left.popularReactions != right.popularReactions { return false }
        if left.allowCustomEmoji != right.allowCustomEmoji { return false }
        if left.areTags != right.areTags { return false }
        if left.unavailabilityReason != right.unavailabilityReason { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topReactions)
        hasher.combine(recentReactions)
        hasher.combine(popularReactions)
        hasher.combine(allowCustomEmoji)
        hasher.combine(areTags)
        hasher.combine(unavailabilityReason)
    }
}
extension TargetChatTypes: Hashable {}
extension TargetChat: Hashable {}
extension TargetChatChosen: Hashable {}
extension TargetChatInternalLink: Hashable {}
extension ChatTheme: Hashable {}
extension ChatThemeEmoji: Hashable {}
extension ChatThemeGift: Hashable {}
extension CanPostStoryResult: Hashable {}
extension CanPostStoryResultOk: Hashable {}
extension CanPostStoryResultWeeklyLimitExceeded: Hashable {}
extension CanPostStoryResultMonthlyLimitExceeded: Hashable {}
extension CanPostStoryResultLiveStoryIsActive: Hashable {}
extension CanTransferOwnershipResult: Hashable {}
extension CanTransferOwnershipResultPasswordTooFresh: Hashable {}
extension CanTransferOwnershipResultSessionTooFresh: Hashable {}
extension CanSendMessageToUserResult: Hashable {}
extension CanSendMessageToUserResultUserHasPaidMessages: Hashable {}
extension ReportReason: Hashable {}
extension ReportChatResult: Hashable {}
extension ReportChatResultOptionRequired: Hashable {}
extension ReportChatResultTextRequired: Hashable {}
extension ReportStoryResult: Hashable {}
extension ReportStoryResultOptionRequired: Hashable {}
extension ReportStoryResultTextRequired: Hashable {}
extension TopChatCategory: Hashable {}
#endif
