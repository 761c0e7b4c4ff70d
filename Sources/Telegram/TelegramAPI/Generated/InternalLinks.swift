// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `linkPreviewOptions is_disabled:Bool url:string force_small_media:Bool force_large_media:Bool show_above_text:Bool = LinkPreviewOptions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_options.html)
public struct LinkPreviewOptions: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let isDisabled: Bool
    public let url: String
    public let forceSmallMedia: Bool
    public let forceLargeMedia: Bool
    public let showAboveText: Bool

    public init(isDisabled: Bool, url: String, forceSmallMedia: Bool, forceLargeMedia: Bool, showAboveText: Bool) {
        self.isDisabled = isDisabled
        self.url = url
        self.forceSmallMedia = forceSmallMedia
        self.forceLargeMedia = forceLargeMedia
        self.showAboveText = showAboveText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewOptions""#)
        wire.bool(#","is_disabled":"#, self.isDisabled)
        wire.string(#","url":"#, self.url)
        wire.bool(#","force_small_media":"#, self.forceSmallMedia)
        wire.bool(#","force_large_media":"#, self.forceLargeMedia)
        wire.bool(#","show_above_text":"#, self.showAboveText)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LinkPreviewOptions? {
        wire.open(#"{"@type":"linkPreviewOptions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewOptions? {
        var isDisabled: Bool = false
        var url: String = ""
        var forceSmallMedia: Bool = false
        var forceLargeMedia: Bool = false
        var showAboveText: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_disabled":"#, &isDisabled)
            wire.string(#","url":"#, &url)
            wire.bool(#","force_small_media":"#, &forceSmallMedia)
            wire.bool(#","force_large_media":"#, &forceLargeMedia)
            wire.bool(#","show_above_text":"#, &showAboveText)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewOptions(
            isDisabled: isDisabled,
            url: url,
            forceSmallMedia: forceSmallMedia,
            forceLargeMedia: forceLargeMedia,
            showAboveText: showAboveText
        )
    }
}

/// `LinkPreviewAlbumMedia`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_link_preview_album_media.html)
public enum LinkPreviewAlbumMedia: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case photo(LinkPreviewAlbumMediaPhoto)
    indirect case video(LinkPreviewAlbumMediaVideo)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> LinkPreviewAlbumMedia? {
        switch wire.constructor(of: .linkPreviewAlbumMedia) {
        case 0: if let value = LinkPreviewAlbumMediaPhoto.body(&wire) { return .photo(value) }  // linkPreviewAlbumMediaPhoto
        case 1: if let value = LinkPreviewAlbumMediaVideo.body(&wire) { return .video(value) }  // linkPreviewAlbumMediaVideo
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `linkPreviewAlbumMediaPhoto photo:photo = LinkPreviewAlbumMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_album_media_photo.html)
public struct LinkPreviewAlbumMediaPhoto: TDObject, CustomStringConvertible {
    public let photo: Photo

    public init(photo: Photo) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewAlbumMediaPhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewAlbumMediaPhoto? {
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return LinkPreviewAlbumMediaPhoto(photo: photo)
    }
}

/// `linkPreviewAlbumMediaVideo video:video = LinkPreviewAlbumMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_album_media_video.html)
public struct LinkPreviewAlbumMediaVideo: TDObject, CustomStringConvertible {
    public let video: Video

    public init(video: Video) {
        self.video = video
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewAlbumMediaVideo""#)
        wire.object(#","video":"#, self.video)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewAlbumMediaVideo? {
        var video: Video? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return LinkPreviewAlbumMediaVideo(video: video)
    }
}

/// `LinkPreviewType`, one of 40 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_link_preview_type.html)
public enum LinkPreviewType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case album(LinkPreviewTypeAlbum)
    indirect case animation(LinkPreviewTypeAnimation)
    indirect case app(LinkPreviewTypeApp)
    indirect case article(LinkPreviewTypeArticle)
    indirect case audio(LinkPreviewTypeAudio)
    indirect case background(LinkPreviewTypeBackground)
    indirect case channelBoost(LinkPreviewTypeChannelBoost)
    indirect case chat(LinkPreviewTypeChat)
    indirect case directMessagesChat(LinkPreviewTypeDirectMessagesChat)
    indirect case document(LinkPreviewTypeDocument)
    case embeddedAnimationPlayer(LinkPreviewTypeEmbeddedAnimationPlayer)
    case embeddedAudioPlayer(LinkPreviewTypeEmbeddedAudioPlayer)
    case embeddedVideoPlayer(LinkPreviewTypeEmbeddedVideoPlayer)
    case externalAudio(LinkPreviewTypeExternalAudio)
    case externalVideo(LinkPreviewTypeExternalVideo)
    indirect case giftAuction(LinkPreviewTypeGiftAuction)
    indirect case giftCollection(LinkPreviewTypeGiftCollection)
    /// `linkPreviewTypeGroupCall = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_group_call.html)
    case groupCall
    /// `linkPreviewTypeInvoice = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_invoice.html)
    case invoice
    indirect case liveStory(LinkPreviewTypeLiveStory)
    /// `linkPreviewTypeMessage = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_message.html)
    case message
    indirect case photo(LinkPreviewTypePhoto)
    /// `linkPreviewTypePremiumGiftCode = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_premium_gift_code.html)
    case premiumGiftCode
    /// `linkPreviewTypeRequestManagedBot = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_request_managed_bot.html)
    case requestManagedBot
    /// `linkPreviewTypeShareableChatFolder = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_shareable_chat_folder.html)
    case shareableChatFolder
    indirect case sticker(LinkPreviewTypeSticker)
    indirect case stickerSet(LinkPreviewTypeStickerSet)
    indirect case story(LinkPreviewTypeStory)
    case storyAlbum(LinkPreviewTypeStoryAlbum)
    indirect case supergroupBoost(LinkPreviewTypeSupergroupBoost)
    indirect case textCompositionStyle(LinkPreviewTypeTextCompositionStyle)
    indirect case theme(LinkPreviewTypeTheme)
    /// `linkPreviewTypeUnsupported = LinkPreviewType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_unsupported.html)
    case unsupported
    indirect case upgradedGift(LinkPreviewTypeUpgradedGift)
    indirect case user(LinkPreviewTypeUser)
    case video(LinkPreviewTypeVideo)
    indirect case videoChat(LinkPreviewTypeVideoChat)
    indirect case videoNote(LinkPreviewTypeVideoNote)
    indirect case voiceNote(LinkPreviewTypeVoiceNote)
    indirect case webApp(LinkPreviewTypeWebApp)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .album(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .app(let value): value.encode(into: &wire)
        case .article(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .background(let value): value.encode(into: &wire)
        case .channelBoost(let value): value.encode(into: &wire)
        case .chat(let value): value.encode(into: &wire)
        case .directMessagesChat(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .embeddedAnimationPlayer(let value): value.encode(into: &wire)
        case .embeddedAudioPlayer(let value): value.encode(into: &wire)
        case .embeddedVideoPlayer(let value): value.encode(into: &wire)
        case .externalAudio(let value): value.encode(into: &wire)
        case .externalVideo(let value): value.encode(into: &wire)
        case .giftAuction(let value): value.encode(into: &wire)
        case .giftCollection(let value): value.encode(into: &wire)
        case .groupCall: wire.empty(#"{"@type":"linkPreviewTypeGroupCall"}"#)
        case .invoice: wire.empty(#"{"@type":"linkPreviewTypeInvoice"}"#)
        case .liveStory(let value): value.encode(into: &wire)
        case .message: wire.empty(#"{"@type":"linkPreviewTypeMessage"}"#)
        case .photo(let value): value.encode(into: &wire)
        case .premiumGiftCode: wire.empty(#"{"@type":"linkPreviewTypePremiumGiftCode"}"#)
        case .requestManagedBot: wire.empty(#"{"@type":"linkPreviewTypeRequestManagedBot"}"#)
        case .shareableChatFolder: wire.empty(#"{"@type":"linkPreviewTypeShareableChatFolder"}"#)
        case .sticker(let value): value.encode(into: &wire)
        case .stickerSet(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .storyAlbum(let value): value.encode(into: &wire)
        case .supergroupBoost(let value): value.encode(into: &wire)
        case .textCompositionStyle(let value): value.encode(into: &wire)
        case .theme(let value): value.encode(into: &wire)
        case .unsupported: wire.empty(#"{"@type":"linkPreviewTypeUnsupported"}"#)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .user(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .videoChat(let value): value.encode(into: &wire)
        case .videoNote(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .webApp(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> LinkPreviewType? {
        switch wire.constructor(of: .linkPreviewType) {
        case 0: if let value = LinkPreviewTypeAlbum.body(&wire) { return .album(value) }  // linkPreviewTypeAlbum
        case 1: if let value = LinkPreviewTypeAnimation.body(&wire) { return .animation(value) }  // linkPreviewTypeAnimation
        case 2: if let value = LinkPreviewTypeApp.body(&wire) { return .app(value) }  // linkPreviewTypeApp
        case 3: if let value = LinkPreviewTypeArticle.body(&wire) { return .article(value) }  // linkPreviewTypeArticle
        case 4: if let value = LinkPreviewTypeAudio.body(&wire) { return .audio(value) }  // linkPreviewTypeAudio
        case 5: if let value = LinkPreviewTypeBackground.body(&wire) { return .background(value) }  // linkPreviewTypeBackground
        case 6: if let value = LinkPreviewTypeChannelBoost.body(&wire) { return .channelBoost(value) }  // linkPreviewTypeChannelBoost
        case 7: if let value = LinkPreviewTypeChat.body(&wire) { return .chat(value) }  // linkPreviewTypeChat
        case 8: if let value = LinkPreviewTypeDirectMessagesChat.body(&wire) { return .directMessagesChat(value) }  // linkPreviewTypeDirectMessagesChat
        case 9: if let value = LinkPreviewTypeDocument.body(&wire) { return .document(value) }  // linkPreviewTypeDocument
        case 10: if let value = LinkPreviewTypeEmbeddedAnimationPlayer.body(&wire) { return .embeddedAnimationPlayer(value) }  // linkPreviewTypeEmbeddedAnimationPlayer
        case 11: if let value = LinkPreviewTypeEmbeddedAudioPlayer.body(&wire) { return .embeddedAudioPlayer(value) }  // linkPreviewTypeEmbeddedAudioPlayer
        case 12: if let value = LinkPreviewTypeEmbeddedVideoPlayer.body(&wire) { return .embeddedVideoPlayer(value) }  // linkPreviewTypeEmbeddedVideoPlayer
        case 13: if let value = LinkPreviewTypeExternalAudio.body(&wire) { return .externalAudio(value) }  // linkPreviewTypeExternalAudio
        case 14: if let value = LinkPreviewTypeExternalVideo.body(&wire) { return .externalVideo(value) }  // linkPreviewTypeExternalVideo
        case 15: if let value = LinkPreviewTypeGiftAuction.body(&wire) { return .giftAuction(value) }  // linkPreviewTypeGiftAuction
        case 16: if let value = LinkPreviewTypeGiftCollection.body(&wire) { return .giftCollection(value) }  // linkPreviewTypeGiftCollection
        case 17: if wire.close() { return .groupCall }  // linkPreviewTypeGroupCall
        case 18: if wire.close() { return .invoice }  // linkPreviewTypeInvoice
        case 19: if let value = LinkPreviewTypeLiveStory.body(&wire) { return .liveStory(value) }  // linkPreviewTypeLiveStory
        case 20: if wire.close() { return .message }  // linkPreviewTypeMessage
        case 21: if let value = LinkPreviewTypePhoto.body(&wire) { return .photo(value) }  // linkPreviewTypePhoto
        case 22: if wire.close() { return .premiumGiftCode }  // linkPreviewTypePremiumGiftCode
        case 23: if wire.close() { return .requestManagedBot }  // linkPreviewTypeRequestManagedBot
        case 24: if wire.close() { return .shareableChatFolder }  // linkPreviewTypeShareableChatFolder
        case 25: if let value = LinkPreviewTypeSticker.body(&wire) { return .sticker(value) }  // linkPreviewTypeSticker
        case 26: if let value = LinkPreviewTypeStickerSet.body(&wire) { return .stickerSet(value) }  // linkPreviewTypeStickerSet
        case 27: if let value = LinkPreviewTypeStory.body(&wire) { return .story(value) }  // linkPreviewTypeStory
        case 28: if let value = LinkPreviewTypeStoryAlbum.body(&wire) { return .storyAlbum(value) }  // linkPreviewTypeStoryAlbum
        case 29: if let value = LinkPreviewTypeSupergroupBoost.body(&wire) { return .supergroupBoost(value) }  // linkPreviewTypeSupergroupBoost
        case 30: if let value = LinkPreviewTypeTextCompositionStyle.body(&wire) { return .textCompositionStyle(value) }  // linkPreviewTypeTextCompositionStyle
        case 31: if let value = LinkPreviewTypeTheme.body(&wire) { return .theme(value) }  // linkPreviewTypeTheme
        case 32: if wire.close() { return .unsupported }  // linkPreviewTypeUnsupported
        case 33: if let value = LinkPreviewTypeUpgradedGift.body(&wire) { return .upgradedGift(value) }  // linkPreviewTypeUpgradedGift
        case 34: if let value = LinkPreviewTypeUser.body(&wire) { return .user(value) }  // linkPreviewTypeUser
        case 35: if let value = LinkPreviewTypeVideo.body(&wire) { return .video(value) }  // linkPreviewTypeVideo
        case 36: if let value = LinkPreviewTypeVideoChat.body(&wire) { return .videoChat(value) }  // linkPreviewTypeVideoChat
        case 37: if let value = LinkPreviewTypeVideoNote.body(&wire) { return .videoNote(value) }  // linkPreviewTypeVideoNote
        case 38: if let value = LinkPreviewTypeVoiceNote.body(&wire) { return .voiceNote(value) }  // linkPreviewTypeVoiceNote
        case 39: if let value = LinkPreviewTypeWebApp.body(&wire) { return .webApp(value) }  // linkPreviewTypeWebApp
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `linkPreviewTypeAlbum media:vector<LinkPreviewAlbumMedia> caption:string = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_album.html)
public struct LinkPreviewTypeAlbum: TDObject, CustomStringConvertible, CustomReflectable {
    public let media: [LinkPreviewAlbumMedia]
    public let caption: String

    public init(media: [LinkPreviewAlbumMedia], caption: String) {
        self.media = media
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeAlbum""#)
        wire.objects(#","media":"#, self.media)
        wire.string(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeAlbum? {
        var media: [LinkPreviewAlbumMedia] = []
        var caption: String = ""
        var mark = wire.cursor
        repeat {
            wire.objects(#","media":"#, &media)
            wire.string(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeAlbum(media: media, caption: caption)
    }
}

/// `linkPreviewTypeAnimation animation:animation = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_animation.html)
public struct LinkPreviewTypeAnimation: TDObject, CustomStringConvertible {
    public let animation: Animation

    public init(animation: Animation) {
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeAnimation? {
        var animation: Animation? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","animation":"#, &animation)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let animation = wire.required(consume animation)
         else { wire.missing("animation"); return nil }
        return LinkPreviewTypeAnimation(animation: animation)
    }
}

/// `linkPreviewTypeApp photo:photo = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_app.html)
public struct LinkPreviewTypeApp: TDObject, CustomStringConvertible {
    public let photo: Photo

    public init(photo: Photo) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeApp""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeApp? {
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return LinkPreviewTypeApp(photo: photo)
    }
}

/// `linkPreviewTypeArticle photo:photo = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_article.html)
public struct LinkPreviewTypeArticle: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: Photo?

    public init(photo: Photo? = nil) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeArticle""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeArticle? {
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeArticle(photo: photo)
    }
}

/// `linkPreviewTypeAudio audio:audio = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_audio.html)
public struct LinkPreviewTypeAudio: TDObject, CustomStringConvertible {
    public let audio: Audio

    public init(audio: Audio) {
        self.audio = audio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeAudio? {
        var audio: Audio? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","audio":"#, &audio)
        } while wire.more(&mark)
        guard !wire.failed, let audio = wire.required(consume audio) else { wire.missing("audio"); return nil }
        return LinkPreviewTypeAudio(audio: audio)
    }
}

/// `linkPreviewTypeBackground document:document background_type:BackgroundType = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_background.html)
public struct LinkPreviewTypeBackground: TDObject, CustomStringConvertible {
    /// May be absent.
    public let document: Document?
    /// May be absent.
    public let backgroundType: BackgroundType?

    public init(document: Document? = nil, backgroundType: BackgroundType? = nil) {
        self.document = document
        self.backgroundType = backgroundType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeBackground""#)
        wire.object(#","document":"#, self.document)
        wire.object(#","background_type":"#, self.backgroundType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeBackground? {
        var document: Document? = nil
        var backgroundType: BackgroundType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","document":"#, &document)
            wire.object(#","background_type":"#, &backgroundType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeBackground(document: document, backgroundType: backgroundType)
    }
}

/// `linkPreviewTypeChannelBoost photo:chatPhoto = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_channel_boost.html)
public struct LinkPreviewTypeChannelBoost: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: ChatPhoto?

    public init(photo: ChatPhoto? = nil) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeChannelBoost""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeChannelBoost? {
        var photo: ChatPhoto? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeChannelBoost(photo: photo)
    }
}

/// `linkPreviewTypeChat type:InviteLinkChatType photo:chatPhoto creates_join_request:Bool = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_chat.html)
public struct LinkPreviewTypeChat: TDObject, CustomStringConvertible {
    public let type: InviteLinkChatType
    /// May be absent.
    public let photo: ChatPhoto?
    public let createsJoinRequest: Bool

    public init(type: InviteLinkChatType, photo: ChatPhoto? = nil, createsJoinRequest: Bool) {
        self.type = type
        self.photo = photo
        self.createsJoinRequest = createsJoinRequest
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeChat""#)
        wire.object(#","type":"#, self.type)
        wire.object(#","photo":"#, self.photo)
        wire.bool(#","creates_join_request":"#, self.createsJoinRequest)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeChat? {
        var type: InviteLinkChatType? = nil
        var photo: ChatPhoto? = nil
        var createsJoinRequest: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","type":"#, &type)
            wire.object(#","photo":"#, &photo)
            wire.bool(#","creates_join_request":"#, &createsJoinRequest)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return LinkPreviewTypeChat(type: type, photo: photo, createsJoinRequest: createsJoinRequest)
    }
}

/// `linkPreviewTypeDirectMessagesChat photo:chatPhoto = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_direct_messages_chat.html)
public struct LinkPreviewTypeDirectMessagesChat: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: ChatPhoto?

    public init(photo: ChatPhoto? = nil) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeDirectMessagesChat""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeDirectMessagesChat? {
        var photo: ChatPhoto? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeDirectMessagesChat(photo: photo)
    }
}

/// `linkPreviewTypeDocument document:document = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_document.html)
public struct LinkPreviewTypeDocument: TDObject, CustomStringConvertible {
    public let document: Document

    public init(document: Document) {
        self.document = document
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeDocument""#)
        wire.object(#","document":"#, self.document)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeDocument? {
        var document: Document? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","document":"#, &document)
        } while wire.more(&mark)
        guard !wire.failed, let document = wire.required(consume document) else { wire.missing("document"); return nil }
        return LinkPreviewTypeDocument(document: document)
    }
}

/// `linkPreviewTypeEmbeddedAnimationPlayer url:string animation:animation thumbnail:photo duration:int32 width:int32 height:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_embedded_animation_player.html)
public struct LinkPreviewTypeEmbeddedAnimationPlayer: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let animation: Animation?
        let thumbnail: Photo?
        let duration: Int32
        let width: Int32
        let height: Int32
        init(
            _ url: String,
            _ animation: Animation?,
            _ thumbnail: Photo?,
            _ duration: Int32,
            _ width: Int32,
            _ height: Int32
        ) {
            self.url = url
            self.animation = animation
            self.thumbnail = thumbnail
            self.duration = duration
            self.width = width
            self.height = height
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    /// May be absent.
    public var animation: Animation? { fields.animation }
    /// May be absent.
    public var thumbnail: Photo? { fields.thumbnail }
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }

    public init(
        url: String,
        animation: Animation? = nil,
        thumbnail: Photo? = nil,
        duration: Int32,
        width: Int32,
        height: Int32
    ) {
        fields = Fields(url, animation, thumbnail, duration, width, height)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeEmbeddedAnimationPlayer""#)
        wire.string(#","url":"#, fields.url)
        wire.object(#","animation":"#, fields.animation)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeEmbeddedAnimationPlayer? {
        var url: String = ""
        var animation: Animation? = nil
        var thumbnail: Photo? = nil
        var duration: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.object(#","animation":"#, &animation)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeEmbeddedAnimationPlayer(
            url: url,
            animation: animation,
            thumbnail: thumbnail,
            duration: duration,
            width: width,
            height: height
        )
    }
}

/// `linkPreviewTypeEmbeddedAudioPlayer url:string audio:audio thumbnail:photo duration:int32 width:int32 height:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_embedded_audio_player.html)
public struct LinkPreviewTypeEmbeddedAudioPlayer: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let audio: Audio?
        let thumbnail: Photo?
        let duration: Int32
        let width: Int32
        let height: Int32
        init(_ url: String, _ audio: Audio?, _ thumbnail: Photo?, _ duration: Int32, _ width: Int32, _ height: Int32) {
            self.url = url
            self.audio = audio
            self.thumbnail = thumbnail
            self.duration = duration
            self.width = width
            self.height = height
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    /// May be absent.
    public var audio: Audio? { fields.audio }
    /// May be absent.
    public var thumbnail: Photo? { fields.thumbnail }
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }

    public init(
        url: String,
        audio: Audio? = nil,
        thumbnail: Photo? = nil,
        duration: Int32,
        width: Int32,
        height: Int32
    ) {
        fields = Fields(url, audio, thumbnail, duration, width, height)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeEmbeddedAudioPlayer""#)
        wire.string(#","url":"#, fields.url)
        wire.object(#","audio":"#, fields.audio)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeEmbeddedAudioPlayer? {
        var url: String = ""
        var audio: Audio? = nil
        var thumbnail: Photo? = nil
        var duration: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.object(#","audio":"#, &audio)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeEmbeddedAudioPlayer(
            url: url,
            audio: audio,
            thumbnail: thumbnail,
            duration: duration,
            width: width,
            height: height
        )
    }
}

/// `linkPreviewTypeEmbeddedVideoPlayer url:string video:video thumbnail:photo duration:int32 width:int32 height:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_embedded_video_player.html)
public struct LinkPreviewTypeEmbeddedVideoPlayer: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let video: Video?
        let thumbnail: Photo?
        let duration: Int32
        let width: Int32
        let height: Int32
        init(_ url: String, _ video: Video?, _ thumbnail: Photo?, _ duration: Int32, _ width: Int32, _ height: Int32) {
            self.url = url
            self.video = video
            self.thumbnail = thumbnail
            self.duration = duration
            self.width = width
            self.height = height
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    /// May be absent.
    public var video: Video? { fields.video }
    /// May be absent.
    public var thumbnail: Photo? { fields.thumbnail }
    public var duration: Int32 { fields.duration }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }

    public init(
        url: String,
        video: Video? = nil,
        thumbnail: Photo? = nil,
        duration: Int32,
        width: Int32,
        height: Int32
    ) {
        fields = Fields(url, video, thumbnail, duration, width, height)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeEmbeddedVideoPlayer""#)
        wire.string(#","url":"#, fields.url)
        wire.object(#","video":"#, fields.video)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.int32(#","duration":"#, fields.duration)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeEmbeddedVideoPlayer? {
        var url: String = ""
        var video: Video? = nil
        var thumbnail: Photo? = nil
        var duration: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.object(#","video":"#, &video)
            wire.object(#","thumbnail":"#, &thumbnail)
            wire.int32(#","duration":"#, &duration)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeEmbeddedVideoPlayer(
            url: url,
            video: video,
            thumbnail: thumbnail,
            duration: duration,
            width: width,
            height: height
        )
    }
}

/// `linkPreviewTypeExternalAudio url:string mime_type:string duration:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_external_audio.html)
public struct LinkPreviewTypeExternalAudio: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let mimeType: String
        let duration: Int32
        init(_ url: String, _ mimeType: String, _ duration: Int32) {
            self.url = url
            self.mimeType = mimeType
            self.duration = duration
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var mimeType: String { fields.mimeType }
    public var duration: Int32 { fields.duration }

    public init(url: String, mimeType: String, duration: Int32) {
        fields = Fields(url, mimeType, duration)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeExternalAudio""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.int32(#","duration":"#, fields.duration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeExternalAudio? {
        var url: String = ""
        var mimeType: String = ""
        var duration: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","mime_type":"#, &mimeType)
            wire.int32(#","duration":"#, &duration)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeExternalAudio(url: url, mimeType: mimeType, duration: duration)
    }
}

/// `linkPreviewTypeExternalVideo url:string mime_type:string width:int32 height:int32 duration:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_external_video.html)
public struct LinkPreviewTypeExternalVideo: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let mimeType: String
        let width: Int32
        let height: Int32
        let duration: Int32
        init(_ url: String, _ mimeType: String, _ width: Int32, _ height: Int32, _ duration: Int32) {
            self.url = url
            self.mimeType = mimeType
            self.width = width
            self.height = height
            self.duration = duration
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var mimeType: String { fields.mimeType }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    public var duration: Int32 { fields.duration }

    public init(url: String, mimeType: String, width: Int32, height: Int32, duration: Int32) {
        fields = Fields(url, mimeType, width, height, duration)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeExternalVideo""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.int32(#","duration":"#, fields.duration)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeExternalVideo? {
        var url: String = ""
        var mimeType: String = ""
        var width: Int32 = 0
        var height: Int32 = 0
        var duration: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","mime_type":"#, &mimeType)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.int32(#","duration":"#, &duration)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeExternalVideo(
            url: url,
            mimeType: mimeType,
            width: width,
            height: height,
            duration: duration
        )
    }
}

/// `linkPreviewTypeGiftAuction gift:gift auction_end_date:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_gift_auction.html)
public struct LinkPreviewTypeGiftAuction: TDObject, CustomStringConvertible {
    public let gift: Gift
    /// Unix time in seconds.
    public let auctionEndDate: Int32

    public init(gift: Gift, auctionEndDate: Int32) {
        self.gift = gift
        self.auctionEndDate = auctionEndDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeGiftAuction""#)
        wire.object(#","gift":"#, self.gift)
        wire.int32(#","auction_end_date":"#, self.auctionEndDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeGiftAuction? {
        var gift: Gift? = nil
        var auctionEndDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
            wire.int32(#","auction_end_date":"#, &auctionEndDate)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return LinkPreviewTypeGiftAuction(gift: gift, auctionEndDate: auctionEndDate)
    }
}

/// `linkPreviewTypeGiftCollection icons:vector<sticker> = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_gift_collection.html)
public struct LinkPreviewTypeGiftCollection: TDObject, CustomStringConvertible {
    public let icons: [Sticker]

    public init(icons: [Sticker]) {
        self.icons = icons
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeGiftCollection""#)
        wire.objects(#","icons":"#, self.icons)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeGiftCollection? {
        var icons: [Sticker] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","icons":"#, &icons)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeGiftCollection(icons: icons)
    }
}

/// `linkPreviewTypeLiveStory story_poster_chat_id:int53 story_id:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_live_story.html)
public struct LinkPreviewTypeLiveStory: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeLiveStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeLiveStory? {
        var storyPosterChatID: Int64 = 0
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","story_poster_chat_id":"#, &storyPosterChatID)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeLiveStory(storyPosterChatID: storyPosterChatID, storyID: storyID)
    }
}

/// `linkPreviewTypePhoto photo:photo = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_photo.html)
public struct LinkPreviewTypePhoto: TDObject, CustomStringConvertible {
    public let photo: Photo

    public init(photo: Photo) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypePhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypePhoto? {
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed, let photo = wire.required(consume photo) else { wire.missing("photo"); return nil }
        return LinkPreviewTypePhoto(photo: photo)
    }
}

/// `linkPreviewTypeSticker sticker:sticker = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_sticker.html)
public struct LinkPreviewTypeSticker: TDObject, CustomStringConvertible {
    public let sticker: Sticker

    public init(sticker: Sticker) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeSticker? {
        var sticker: Sticker? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","sticker":"#, &sticker)
        } while wire.more(&mark)
        guard !wire.failed, let sticker = wire.required(consume sticker) else { wire.missing("sticker"); return nil }
        return LinkPreviewTypeSticker(sticker: sticker)
    }
}

/// `linkPreviewTypeStickerSet stickers:vector<sticker> = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_sticker_set.html)
public struct LinkPreviewTypeStickerSet: TDObject, CustomStringConvertible {
    public let stickers: [Sticker]

    public init(stickers: [Sticker]) {
        self.stickers = stickers
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeStickerSet""#)
        wire.objects(#","stickers":"#, self.stickers)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeStickerSet? {
        var stickers: [Sticker] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","stickers":"#, &stickers)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeStickerSet(stickers: stickers)
    }
}

/// `linkPreviewTypeStory story_poster_chat_id:int53 story_id:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_story.html)
public struct LinkPreviewTypeStory: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeStory? {
        var storyPosterChatID: Int64 = 0
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","story_poster_chat_id":"#, &storyPosterChatID)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeStory(storyPosterChatID: storyPosterChatID, storyID: storyID)
    }
}

/// `linkPreviewTypeStoryAlbum photo_icon:photo video_icon:video = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_story_album.html)
public struct LinkPreviewTypeStoryAlbum: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let photoIcon: Photo?
        let videoIcon: Video?
        init(_ photoIcon: Photo?, _ videoIcon: Video?) {
            self.photoIcon = photoIcon
            self.videoIcon = videoIcon
        }
    }
    private let fields: Fields
    /// May be absent.
    public var photoIcon: Photo? { fields.photoIcon }
    /// May be absent.
    public var videoIcon: Video? { fields.videoIcon }

    public init(photoIcon: Photo? = nil, videoIcon: Video? = nil) {
        fields = Fields(photoIcon, videoIcon)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeStoryAlbum""#)
        wire.object(#","photo_icon":"#, fields.photoIcon)
        wire.object(#","video_icon":"#, fields.videoIcon)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeStoryAlbum? {
        var photoIcon: Photo? = nil
        var videoIcon: Video? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo_icon":"#, &photoIcon)
            wire.object(#","video_icon":"#, &videoIcon)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeStoryAlbum(photoIcon: photoIcon, videoIcon: videoIcon)
    }
}

/// `linkPreviewTypeSupergroupBoost photo:chatPhoto = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_supergroup_boost.html)
public struct LinkPreviewTypeSupergroupBoost: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: ChatPhoto?

    public init(photo: ChatPhoto? = nil) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeSupergroupBoost""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeSupergroupBoost? {
        var photo: ChatPhoto? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeSupergroupBoost(photo: photo)
    }
}

/// `linkPreviewTypeTextCompositionStyle custom_emoji_id:int64 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_text_composition_style.html)
public struct LinkPreviewTypeTextCompositionStyle: TDObject, CustomStringConvertible {
    public let customEmojiID: Int64

    public init(customEmojiID: Int64) {
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeTextCompositionStyle""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeTextCompositionStyle? {
        var customEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeTextCompositionStyle(customEmojiID: customEmojiID)
    }
}

/// `linkPreviewTypeTheme documents:vector<document> settings:themeSettings = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_theme.html)
public struct LinkPreviewTypeTheme: TDObject, CustomStringConvertible {
    public let documents: [Document]
    /// May be absent.
    public let settings: ThemeSettings?

    public init(documents: [Document], settings: ThemeSettings? = nil) {
        self.documents = documents
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeTheme""#)
        wire.objects(#","documents":"#, self.documents)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeTheme? {
        var documents: [Document] = []
        var settings: ThemeSettings? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","documents":"#, &documents)
            wire.object(#","settings":"#, &settings)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeTheme(documents: documents, settings: settings)
    }
}

/// `linkPreviewTypeUpgradedGift gift:upgradedGift = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_upgraded_gift.html)
public struct LinkPreviewTypeUpgradedGift: TDObject, CustomStringConvertible {
    public let gift: UpgradedGift

    public init(gift: UpgradedGift) {
        self.gift = gift
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeUpgradedGift""#)
        wire.object(#","gift":"#, self.gift)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeUpgradedGift? {
        var gift: UpgradedGift? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","gift":"#, &gift)
        } while wire.more(&mark)
        guard !wire.failed, let gift = wire.required(consume gift) else { wire.missing("gift"); return nil }
        return LinkPreviewTypeUpgradedGift(gift: gift)
    }
}

/// `linkPreviewTypeUser photo:chatPhoto is_bot:Bool = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_user.html)
public struct LinkPreviewTypeUser: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: ChatPhoto?
    public let isBot: Bool

    public init(photo: ChatPhoto? = nil, isBot: Bool) {
        self.photo = photo
        self.isBot = isBot
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeUser""#)
        wire.object(#","photo":"#, self.photo)
        wire.bool(#","is_bot":"#, self.isBot)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeUser? {
        var photo: ChatPhoto? = nil
        var isBot: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.bool(#","is_bot":"#, &isBot)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeUser(photo: photo, isBot: isBot)
    }
}

/// `linkPreviewTypeVideo video:video cover:photo start_timestamp:int32 = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_video.html)
public struct LinkPreviewTypeVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: Video
        let cover: Photo?
        let startTimestamp: Int32
        init(_ video: Video, _ cover: Photo?, _ startTimestamp: Int32) {
            self.video = video
            self.cover = cover
            self.startTimestamp = startTimestamp
        }
    }
    private let fields: Fields
    public var video: Video { fields.video }
    /// May be absent.
    public var cover: Photo? { fields.cover }
    public var startTimestamp: Int32 { fields.startTimestamp }

    public init(video: Video, cover: Photo? = nil, startTimestamp: Int32) {
        fields = Fields(video, cover, startTimestamp)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.object(#","cover":"#, fields.cover)
        wire.int32(#","start_timestamp":"#, fields.startTimestamp)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeVideo? {
        var video: Video? = nil
        var cover: Photo? = nil
        var startTimestamp: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.object(#","cover":"#, &cover)
            wire.int32(#","start_timestamp":"#, &startTimestamp)
        } while wire.more(&mark)
        guard !wire.failed, let video = wire.required(consume video) else { wire.missing("video"); return nil }
        return LinkPreviewTypeVideo(video: video, cover: cover, startTimestamp: startTimestamp)
    }
}

/// `linkPreviewTypeVideoChat photo:chatPhoto is_live_stream:Bool joins_as_speaker:Bool = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_video_chat.html)
public struct LinkPreviewTypeVideoChat: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: ChatPhoto?
    public let isLiveStream: Bool
    public let joinsAsSpeaker: Bool

    public init(photo: ChatPhoto? = nil, isLiveStream: Bool, joinsAsSpeaker: Bool) {
        self.photo = photo
        self.isLiveStream = isLiveStream
        self.joinsAsSpeaker = joinsAsSpeaker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeVideoChat""#)
        wire.object(#","photo":"#, self.photo)
        wire.bool(#","is_live_stream":"#, self.isLiveStream)
        wire.bool(#","joins_as_speaker":"#, self.joinsAsSpeaker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeVideoChat? {
        var photo: ChatPhoto? = nil
        var isLiveStream: Bool = false
        var joinsAsSpeaker: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.bool(#","is_live_stream":"#, &isLiveStream)
            wire.bool(#","joins_as_speaker":"#, &joinsAsSpeaker)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeVideoChat(photo: photo, isLiveStream: isLiveStream, joinsAsSpeaker: joinsAsSpeaker)
    }
}

/// `linkPreviewTypeVideoNote video_note:videoNote = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_video_note.html)
public struct LinkPreviewTypeVideoNote: TDObject, CustomStringConvertible {
    public let videoNote: VideoNote

    public init(videoNote: VideoNote) {
        self.videoNote = videoNote
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeVideoNote""#)
        wire.object(#","video_note":"#, self.videoNote)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeVideoNote? {
        var videoNote: VideoNote? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","video_note":"#, &videoNote)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let videoNote = wire.required(consume videoNote)
         else { wire.missing("video_note"); return nil }
        return LinkPreviewTypeVideoNote(videoNote: videoNote)
    }
}

/// `linkPreviewTypeVoiceNote voice_note:voiceNote = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_voice_note.html)
public struct LinkPreviewTypeVoiceNote: TDObject, CustomStringConvertible {
    public let voiceNote: VoiceNote

    public init(voiceNote: VoiceNote) {
        self.voiceNote = voiceNote
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeVoiceNote""#)
        wire.object(#","voice_note":"#, self.voiceNote)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeVoiceNote? {
        var voiceNote: VoiceNote? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","voice_note":"#, &voiceNote)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let voiceNote = wire.required(consume voiceNote)
         else { wire.missing("voice_note"); return nil }
        return LinkPreviewTypeVoiceNote(voiceNote: voiceNote)
    }
}

/// `linkPreviewTypeWebApp photo:photo = LinkPreviewType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview_type_web_app.html)
public struct LinkPreviewTypeWebApp: TDObject, CustomStringConvertible {
    /// May be absent.
    public let photo: Photo?

    public init(photo: Photo? = nil) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreviewTypeWebApp""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LinkPreviewTypeWebApp? {
        var photo: Photo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LinkPreviewTypeWebApp(photo: photo)
    }
}

/// `linkPreview url:string display_url:string site_name:string title:string description:formattedText author:string type:LinkPreviewType has_large_media:Bool show_large_media:Bool show_media_above_description:Bool skip_confirmation:Bool show_above_text:Bool instant_view_version:int32 = LinkPreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1link_preview.html)
public struct LinkPreview: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let displayURL: String
        let siteName: String
        let title: String
        let descriptionText: FormattedText
        let author: String
        let type: LinkPreviewType
        let hasLargeMedia: Bool
        let showLargeMedia: Bool
        let showMediaAboveDescription: Bool
        let skipConfirmation: Bool
        let showAboveText: Bool
        let instantViewVersion: Int32
        init(
            _ url: String,
            _ displayURL: String,
            _ siteName: String,
            _ title: String,
            _ descriptionText: FormattedText,
            _ author: String,
            _ type: LinkPreviewType,
            _ hasLargeMedia: Bool,
            _ showLargeMedia: Bool,
            _ showMediaAboveDescription: Bool,
            _ skipConfirmation: Bool,
            _ showAboveText: Bool,
            _ instantViewVersion: Int32
        ) {
            self.url = url
            self.displayURL = displayURL
            self.siteName = siteName
            self.title = title
            self.descriptionText = descriptionText
            self.author = author
            self.type = type
            self.hasLargeMedia = hasLargeMedia
            self.showLargeMedia = showLargeMedia
            self.showMediaAboveDescription = showMediaAboveDescription
            self.skipConfirmation = skipConfirmation
            self.showAboveText = showAboveText
            self.instantViewVersion = instantViewVersion
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var displayURL: String { fields.displayURL }
    public var siteName: String { fields.siteName }
    public var title: String { fields.title }
    public var descriptionText: FormattedText { fields.descriptionText }
    public var author: String { fields.author }
    public var type: LinkPreviewType { fields.type }
    public var hasLargeMedia: Bool { fields.hasLargeMedia }
    public var showLargeMedia: Bool { fields.showLargeMedia }
    public var showMediaAboveDescription: Bool { fields.showMediaAboveDescription }
    public var skipConfirmation: Bool { fields.skipConfirmation }
    public var showAboveText: Bool { fields.showAboveText }
    public var instantViewVersion: Int32 { fields.instantViewVersion }

    public init(
        url: String,
        displayURL: String,
        siteName: String,
        title: String,
        descriptionText: FormattedText,
        author: String,
        type: LinkPreviewType,
        hasLargeMedia: Bool,
        showLargeMedia: Bool,
        showMediaAboveDescription: Bool,
        skipConfirmation: Bool,
        showAboveText: Bool,
        instantViewVersion: Int32
    ) {
        fields = Fields(
        url,
        displayURL,
        siteName,
        title,
        descriptionText,
        author,
        type,
        hasLargeMedia,
        showLargeMedia,
        showMediaAboveDescription,
        skipConfirmation,
        showAboveText,
        instantViewVersion
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"linkPreview""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","display_url":"#, fields.displayURL)
        wire.string(#","site_name":"#, fields.siteName)
        wire.string(#","title":"#, fields.title)
        wire.object(#","description":"#, fields.descriptionText)
        wire.string(#","author":"#, fields.author)
        wire.object(#","type":"#, fields.type)
        wire.bool(#","has_large_media":"#, fields.hasLargeMedia)
        wire.bool(#","show_large_media":"#, fields.showLargeMedia)
        wire.bool(#","show_media_above_description":"#, fields.showMediaAboveDescription)
        wire.bool(#","skip_confirmation":"#, fields.skipConfirmation)
        wire.bool(#","show_above_text":"#, fields.showAboveText)
        wire.int32(#","instant_view_version":"#, fields.instantViewVersion)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LinkPreview? {
        wire.open(#"{"@type":"linkPreview""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LinkPreview? {
        var url: String = ""
        var displayURL: String = ""
        var siteName: String = ""
        var title: String = ""
        var descriptionText: FormattedText? = nil
        var author: String = ""
        var type: LinkPreviewType? = nil
        var hasLargeMedia: Bool = false
        var showLargeMedia: Bool = false
        var showMediaAboveDescription: Bool = false
        var skipConfirmation: Bool = false
        var showAboveText: Bool = false
        var instantViewVersion: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","display_url":"#, &displayURL)
            wire.string(#","site_name":"#, &siteName)
            wire.string(#","title":"#, &title)
            wire.object(#","description":"#, &descriptionText)
            wire.string(#","author":"#, &author)
            wire.object(#","type":"#, &type)
            wire.bool(#","has_large_media":"#, &hasLargeMedia)
            wire.bool(#","show_large_media":"#, &showLargeMedia)
            wire.bool(#","show_media_above_description":"#, &showMediaAboveDescription)
            wire.bool(#","skip_confirmation":"#, &skipConfirmation)
            wire.bool(#","show_above_text":"#, &showAboveText)
            wire.int32(#","instant_view_version":"#, &instantViewVersion)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let descriptionText = wire.required(consume descriptionText),
            let type = wire.required(consume type)
         else { wire.missing("description type"); return nil }
        return LinkPreview(
            url: url,
            displayURL: displayURL,
            siteName: siteName,
            title: title,
            descriptionText: descriptionText,
            author: author,
            type: type,
            hasLargeMedia: hasLargeMedia,
            showLargeMedia: showLargeMedia,
            showMediaAboveDescription: showMediaAboveDescription,
            skipConfirmation: skipConfirmation,
            showAboveText: showAboveText,
            instantViewVersion: instantViewVersion
        )
    }
}

/// `proxy server:string port:int32 type:ProxyType = Proxy`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1proxy.html)
public struct Proxy: TDDecodable, CustomStringConvertible {
    public let server: String
    public let port: Int32
    public let type: ProxyType

    public init(server: String, port: Int32, type: ProxyType) {
        self.server = server
        self.port = port
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"proxy""#)
        wire.string(#","server":"#, self.server)
        wire.int32(#","port":"#, self.port)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Proxy? {
        wire.open(#"{"@type":"proxy""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Proxy? {
        var server: String = ""
        var port: Int32 = 0
        var type: ProxyType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","server":"#, &server)
            wire.int32(#","port":"#, &port)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return Proxy(server: server, port: port, type: type)
    }
}

/// `InternalLinkType`, one of 57 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_internal_link_type.html)
public enum InternalLinkType: TDDecodable, CustomStringConvertible, CustomReflectable {
    case attachmentMenuBot(InternalLinkTypeAttachmentMenuBot)
    indirect case authenticationCode(InternalLinkTypeAuthenticationCode)
    indirect case background(InternalLinkTypeBackground)
    case botAddToChannel(InternalLinkTypeBotAddToChannel)
    case botStart(InternalLinkTypeBotStart)
    case botStartInGroup(InternalLinkTypeBotStartInGroup)
    indirect case businessChat(InternalLinkTypeBusinessChat)
    indirect case callsPage(InternalLinkTypeCallsPage)
    indirect case chatAffiliateProgram(InternalLinkTypeChatAffiliateProgram)
    indirect case chatBoost(InternalLinkTypeChatBoost)
    indirect case chatFolderInvite(InternalLinkTypeChatFolderInvite)
    indirect case chatInvite(InternalLinkTypeChatInvite)
    /// `internalLinkTypeChatSelection = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_chat_selection.html)
    case chatSelection
    indirect case contactsPage(InternalLinkTypeContactsPage)
    indirect case directMessagesChat(InternalLinkTypeDirectMessagesChat)
    indirect case game(InternalLinkTypeGame)
    indirect case giftAuction(InternalLinkTypeGiftAuction)
    indirect case giftCollection(InternalLinkTypeGiftCollection)
    indirect case groupCall(InternalLinkTypeGroupCall)
    indirect case instantView(InternalLinkTypeInstantView)
    indirect case invoice(InternalLinkTypeInvoice)
    indirect case languagePack(InternalLinkTypeLanguagePack)
    indirect case liveStory(InternalLinkTypeLiveStory)
    case mainWebApp(InternalLinkTypeMainWebApp)
    indirect case message(InternalLinkTypeMessage)
    indirect case messageDraft(InternalLinkTypeMessageDraft)
    indirect case myProfilePage(InternalLinkTypeMyProfilePage)
    /// `internalLinkTypeNewChannelChat = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_new_channel_chat.html)
    case newChannelChat
    /// `internalLinkTypeNewGroupChat = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_new_group_chat.html)
    case newGroupChat
    /// `internalLinkTypeNewPrivateChat = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_new_private_chat.html)
    case newPrivateChat
    indirect case newStory(InternalLinkTypeNewStory)
    indirect case oauth(InternalLinkTypeOauth)
    case passportDataRequest(InternalLinkTypePassportDataRequest)
    indirect case phoneNumberConfirmation(InternalLinkTypePhoneNumberConfirmation)
    indirect case premiumFeaturesPage(InternalLinkTypePremiumFeaturesPage)
    indirect case premiumGiftCode(InternalLinkTypePremiumGiftCode)
    indirect case premiumGiftPurchase(InternalLinkTypePremiumGiftPurchase)
    indirect case proxy(InternalLinkTypeProxy)
    case publicChat(InternalLinkTypePublicChat)
    /// `internalLinkTypeQrCodeAuthentication = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_qr_code_authentication.html)
    case qrCodeAuthentication
    case requestManagedBot(InternalLinkTypeRequestManagedBot)
    /// `internalLinkTypeRestorePurchases = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_restore_purchases.html)
    case restorePurchases
    /// `internalLinkTypeSavedMessages = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_saved_messages.html)
    case savedMessages
    /// `internalLinkTypeSearch = InternalLinkType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_search.html)
    case search
    indirect case settings(InternalLinkTypeSettings)
    indirect case starPurchase(InternalLinkTypeStarPurchase)
    indirect case stickerSet(InternalLinkTypeStickerSet)
    indirect case story(InternalLinkTypeStory)
    indirect case storyAlbum(InternalLinkTypeStoryAlbum)
    indirect case textCompositionStyle(InternalLinkTypeTextCompositionStyle)
    indirect case theme(InternalLinkTypeTheme)
    indirect case unknownDeepLink(InternalLinkTypeUnknownDeepLink)
    indirect case upgradedGift(InternalLinkTypeUpgradedGift)
    case userPhoneNumber(InternalLinkTypeUserPhoneNumber)
    indirect case userToken(InternalLinkTypeUserToken)
    case videoChat(InternalLinkTypeVideoChat)
    case webApp(InternalLinkTypeWebApp)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .attachmentMenuBot(let value): value.encode(into: &wire)
        case .authenticationCode(let value): value.encode(into: &wire)
        case .background(let value): value.encode(into: &wire)
        case .botAddToChannel(let value): value.encode(into: &wire)
        case .botStart(let value): value.encode(into: &wire)
        case .botStartInGroup(let value): value.encode(into: &wire)
        case .businessChat(let value): value.encode(into: &wire)
        case .callsPage(let value): value.encode(into: &wire)
        case .chatAffiliateProgram(let value): value.encode(into: &wire)
        case .chatBoost(let value): value.encode(into: &wire)
        case .chatFolderInvite(let value): value.encode(into: &wire)
        case .chatInvite(let value): value.encode(into: &wire)
        case .chatSelection: wire.empty(#"{"@type":"internalLinkTypeChatSelection"}"#)
        case .contactsPage(let value): value.encode(into: &wire)
        case .directMessagesChat(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .giftAuction(let value): value.encode(into: &wire)
        case .giftCollection(let value): value.encode(into: &wire)
        case .groupCall(let value): value.encode(into: &wire)
        case .instantView(let value): value.encode(into: &wire)
        case .invoice(let value): value.encode(into: &wire)
        case .languagePack(let value): value.encode(into: &wire)
        case .liveStory(let value): value.encode(into: &wire)
        case .mainWebApp(let value): value.encode(into: &wire)
        case .message(let value): value.encode(into: &wire)
        case .messageDraft(let value): value.encode(into: &wire)
        case .myProfilePage(let value): value.encode(into: &wire)
        case .newChannelChat: wire.empty(#"{"@type":"internalLinkTypeNewChannelChat"}"#)
        case .newGroupChat: wire.empty(#"{"@type":"internalLinkTypeNewGroupChat"}"#)
        case .newPrivateChat: wire.empty(#"{"@type":"internalLinkTypeNewPrivateChat"}"#)
        case .newStory(let value): value.encode(into: &wire)
        case .oauth(let value): value.encode(into: &wire)
        case .passportDataRequest(let value): value.encode(into: &wire)
        case .phoneNumberConfirmation(let value): value.encode(into: &wire)
        case .premiumFeaturesPage(let value): value.encode(into: &wire)
        case .premiumGiftCode(let value): value.encode(into: &wire)
        case .premiumGiftPurchase(let value): value.encode(into: &wire)
        case .proxy(let value): value.encode(into: &wire)
        case .publicChat(let value): value.encode(into: &wire)
        case .qrCodeAuthentication: wire.empty(#"{"@type":"internalLinkTypeQrCodeAuthentication"}"#)
        case .requestManagedBot(let value): value.encode(into: &wire)
        case .restorePurchases: wire.empty(#"{"@type":"internalLinkTypeRestorePurchases"}"#)
        case .savedMessages: wire.empty(#"{"@type":"internalLinkTypeSavedMessages"}"#)
        case .search: wire.empty(#"{"@type":"internalLinkTypeSearch"}"#)
        case .settings(let value): value.encode(into: &wire)
        case .starPurchase(let value): value.encode(into: &wire)
        case .stickerSet(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .storyAlbum(let value): value.encode(into: &wire)
        case .textCompositionStyle(let value): value.encode(into: &wire)
        case .theme(let value): value.encode(into: &wire)
        case .unknownDeepLink(let value): value.encode(into: &wire)
        case .upgradedGift(let value): value.encode(into: &wire)
        case .userPhoneNumber(let value): value.encode(into: &wire)
        case .userToken(let value): value.encode(into: &wire)
        case .videoChat(let value): value.encode(into: &wire)
        case .webApp(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InternalLinkType? {
        switch wire.constructor(of: .internalLinkType) {
        case 0: if let value = InternalLinkTypeAttachmentMenuBot.body(&wire) { return .attachmentMenuBot(value) }  // internalLinkTypeAttachmentMenuBot
        case 1: if let value = InternalLinkTypeAuthenticationCode.body(&wire) { return .authenticationCode(value) }  // internalLinkTypeAuthenticationCode
        case 2: if let value = InternalLinkTypeBackground.body(&wire) { return .background(value) }  // internalLinkTypeBackground
        case 3: if let value = InternalLinkTypeBotAddToChannel.body(&wire) { return .botAddToChannel(value) }  // internalLinkTypeBotAddToChannel
        case 4: if let value = InternalLinkTypeBotStart.body(&wire) { return .botStart(value) }  // internalLinkTypeBotStart
        case 5: if let value = InternalLinkTypeBotStartInGroup.body(&wire) { return .botStartInGroup(value) }  // internalLinkTypeBotStartInGroup
        case 6: if let value = InternalLinkTypeBusinessChat.body(&wire) { return .businessChat(value) }  // internalLinkTypeBusinessChat
        case 7: if let value = InternalLinkTypeCallsPage.body(&wire) { return .callsPage(value) }  // internalLinkTypeCallsPage
        case 8: if let value = InternalLinkTypeChatAffiliateProgram.body(&wire) { return .chatAffiliateProgram(value) }  // internalLinkTypeChatAffiliateProgram
        case 9: if let value = InternalLinkTypeChatBoost.body(&wire) { return .chatBoost(value) }  // internalLinkTypeChatBoost
        case 10: if let value = InternalLinkTypeChatFolderInvite.body(&wire) { return .chatFolderInvite(value) }  // internalLinkTypeChatFolderInvite
        case 11: if let value = InternalLinkTypeChatInvite.body(&wire) { return .chatInvite(value) }  // internalLinkTypeChatInvite
        case 12: if wire.close() { return .chatSelection }  // internalLinkTypeChatSelection
        case 13: if let value = InternalLinkTypeContactsPage.body(&wire) { return .contactsPage(value) }  // internalLinkTypeContactsPage
        case 14: if let value = InternalLinkTypeDirectMessagesChat.body(&wire) { return .directMessagesChat(value) }  // internalLinkTypeDirectMessagesChat
        case 15: if let value = InternalLinkTypeGame.body(&wire) { return .game(value) }  // internalLinkTypeGame
        case 16: if let value = InternalLinkTypeGiftAuction.body(&wire) { return .giftAuction(value) }  // internalLinkTypeGiftAuction
        case 17: if let value = InternalLinkTypeGiftCollection.body(&wire) { return .giftCollection(value) }  // internalLinkTypeGiftCollection
        case 18: if let value = InternalLinkTypeGroupCall.body(&wire) { return .groupCall(value) }  // internalLinkTypeGroupCall
        case 19: if let value = InternalLinkTypeInstantView.body(&wire) { return .instantView(value) }  // internalLinkTypeInstantView
        case 20: if let value = InternalLinkTypeInvoice.body(&wire) { return .invoice(value) }  // internalLinkTypeInvoice
        case 21: if let value = InternalLinkTypeLanguagePack.body(&wire) { return .languagePack(value) }  // internalLinkTypeLanguagePack
        case 22: if let value = InternalLinkTypeLiveStory.body(&wire) { return .liveStory(value) }  // internalLinkTypeLiveStory
        case 23: if let value = InternalLinkTypeMainWebApp.body(&wire) { return .mainWebApp(value) }  // internalLinkTypeMainWebApp
        case 24: if let value = InternalLinkTypeMessage.body(&wire) { return .message(value) }  // internalLinkTypeMessage
        case 25: if let value = InternalLinkTypeMessageDraft.body(&wire) { return .messageDraft(value) }  // internalLinkTypeMessageDraft
        case 26: if let value = InternalLinkTypeMyProfilePage.body(&wire) { return .myProfilePage(value) }  // internalLinkTypeMyProfilePage
        case 27: if wire.close() { return .newChannelChat }  // internalLinkTypeNewChannelChat
        case 28: if wire.close() { return .newGroupChat }  // internalLinkTypeNewGroupChat
        case 29: if wire.close() { return .newPrivateChat }  // internalLinkTypeNewPrivateChat
        case 30: if let value = InternalLinkTypeNewStory.body(&wire) { return .newStory(value) }  // internalLinkTypeNewStory
        case 31: if let value = InternalLinkTypeOauth.body(&wire) { return .oauth(value) }  // internalLinkTypeOauth
        case 32: if let value = InternalLinkTypePassportDataRequest.body(&wire) { return .passportDataRequest(value) }  // internalLinkTypePassportDataRequest
        case 33: if let value = InternalLinkTypePhoneNumberConfirmation.body(&wire) { return .phoneNumberConfirmation(value) }  // internalLinkTypePhoneNumberConfirmation
        case 34: if let value = InternalLinkTypePremiumFeaturesPage.body(&wire) { return .premiumFeaturesPage(value) }  // internalLinkTypePremiumFeaturesPage
        case 35: if let value = InternalLinkTypePremiumGiftCode.body(&wire) { return .premiumGiftCode(value) }  // internalLinkTypePremiumGiftCode
        case 36: if let value = InternalLinkTypePremiumGiftPurchase.body(&wire) { return .premiumGiftPurchase(value) }  // internalLinkTypePremiumGiftPurchase
        case 37: if let value = InternalLinkTypeProxy.body(&wire) { return .proxy(value) }  // internalLinkTypeProxy
        case 38: if let value = InternalLinkTypePublicChat.body(&wire) { return .publicChat(value) }  // internalLinkTypePublicChat
        case 39: if wire.close() { return .qrCodeAuthentication }  // internalLinkTypeQrCodeAuthentication
        case 40: if let value = InternalLinkTypeRequestManagedBot.body(&wire) { return .requestManagedBot(value) }  // internalLinkTypeRequestManagedBot
        case 41: if wire.close() { return .restorePurchases }  // internalLinkTypeRestorePurchases
        case 42: if wire.close() { return .savedMessages }  // internalLinkTypeSavedMessages
        case 43: if wire.close() { return .search }  // internalLinkTypeSearch
        case 44: if let value = InternalLinkTypeSettings.body(&wire) { return .settings(value) }  // internalLinkTypeSettings
        case 45: if let value = InternalLinkTypeStarPurchase.body(&wire) { return .starPurchase(value) }  // internalLinkTypeStarPurchase
        case 46: if let value = InternalLinkTypeStickerSet.body(&wire) { return .stickerSet(value) }  // internalLinkTypeStickerSet
        case 47: if let value = InternalLinkTypeStory.body(&wire) { return .story(value) }  // internalLinkTypeStory
        case 48: if let value = InternalLinkTypeStoryAlbum.body(&wire) { return .storyAlbum(value) }  // internalLinkTypeStoryAlbum
        case 49: if let value = InternalLinkTypeTextCompositionStyle.body(&wire) { return .textCompositionStyle(value) }  // internalLinkTypeTextCompositionStyle
        case 50: if let value = InternalLinkTypeTheme.body(&wire) { return .theme(value) }  // internalLinkTypeTheme
        case 51: if let value = InternalLinkTypeUnknownDeepLink.body(&wire) { return .unknownDeepLink(value) }  // internalLinkTypeUnknownDeepLink
        case 52: if let value = InternalLinkTypeUpgradedGift.body(&wire) { return .upgradedGift(value) }  // internalLinkTypeUpgradedGift
        case 53: if let value = InternalLinkTypeUserPhoneNumber.body(&wire) { return .userPhoneNumber(value) }  // internalLinkTypeUserPhoneNumber
        case 54: if let value = InternalLinkTypeUserToken.body(&wire) { return .userToken(value) }  // internalLinkTypeUserToken
        case 55: if let value = InternalLinkTypeVideoChat.body(&wire) { return .videoChat(value) }  // internalLinkTypeVideoChat
        case 56: if let value = InternalLinkTypeWebApp.body(&wire) { return .webApp(value) }  // internalLinkTypeWebApp
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `internalLinkTypeAttachmentMenuBot target_chat:TargetChat bot_username:string url:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_attachment_menu_bot.html)
public struct InternalLinkTypeAttachmentMenuBot: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let targetChat: TargetChat
        let botUsername: String
        let url: String
        init(_ targetChat: TargetChat, _ botUsername: String, _ url: String) {
            self.targetChat = targetChat
            self.botUsername = botUsername
            self.url = url
        }
    }
    private let fields: Fields
    public var targetChat: TargetChat { fields.targetChat }
    public var botUsername: String { fields.botUsername }
    public var url: String { fields.url }

    public init(targetChat: TargetChat, botUsername: String, url: String) {
        fields = Fields(targetChat, botUsername, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeAttachmentMenuBot""#)
        wire.object(#","target_chat":"#, fields.targetChat)
        wire.string(#","bot_username":"#, fields.botUsername)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeAttachmentMenuBot? {
        var targetChat: TargetChat? = nil
        var botUsername: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","target_chat":"#, &targetChat)
            wire.string(#","bot_username":"#, &botUsername)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let targetChat = wire.required(consume targetChat)
         else { wire.missing("target_chat"); return nil }
        return InternalLinkTypeAttachmentMenuBot(targetChat: targetChat, botUsername: botUsername, url: url)
    }
}

/// `internalLinkTypeAuthenticationCode code:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_authentication_code.html)
public struct InternalLinkTypeAuthenticationCode: TDObject, CustomStringConvertible, CustomReflectable {
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeAuthenticationCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeAuthenticationCode? {
        var code: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","code":"#, &code)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeAuthenticationCode(code: code)
    }
}

/// `internalLinkTypeBackground background_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_background.html)
public struct InternalLinkTypeBackground: TDObject, CustomStringConvertible {
    public let backgroundName: String

    public init(backgroundName: String) {
        self.backgroundName = backgroundName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeBackground""#)
        wire.string(#","background_name":"#, self.backgroundName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeBackground? {
        var backgroundName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","background_name":"#, &backgroundName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeBackground(backgroundName: backgroundName)
    }
}

/// `internalLinkTypeBotAddToChannel bot_username:string administrator_rights:chatAdministratorRights = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_bot_add_to_channel.html)
public struct InternalLinkTypeBotAddToChannel: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUsername: String
        let administratorRights: ChatAdministratorRights
        init(_ botUsername: String, _ administratorRights: ChatAdministratorRights) {
            self.botUsername = botUsername
            self.administratorRights = administratorRights
        }
    }
    private let fields: Fields
    public var botUsername: String { fields.botUsername }
    public var administratorRights: ChatAdministratorRights { fields.administratorRights }

    public init(botUsername: String, administratorRights: ChatAdministratorRights) {
        fields = Fields(botUsername, administratorRights)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeBotAddToChannel""#)
        wire.string(#","bot_username":"#, fields.botUsername)
        wire.object(#","administrator_rights":"#, fields.administratorRights)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeBotAddToChannel? {
        var botUsername: String = ""
        var administratorRights: ChatAdministratorRights? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","bot_username":"#, &botUsername)
            wire.object(#","administrator_rights":"#, &administratorRights)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let administratorRights = wire.required(consume administratorRights)
         else { wire.missing("administrator_rights"); return nil }
        return InternalLinkTypeBotAddToChannel(botUsername: botUsername, administratorRights: administratorRights)
    }
}

/// `internalLinkTypeBotStart bot_username:string start_parameter:string autostart:Bool = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_bot_start.html)
public struct InternalLinkTypeBotStart: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUsername: String
        let startParameter: String
        let autostart: Bool
        init(_ botUsername: String, _ startParameter: String, _ autostart: Bool) {
            self.botUsername = botUsername
            self.startParameter = startParameter
            self.autostart = autostart
        }
    }
    private let fields: Fields
    public var botUsername: String { fields.botUsername }
    public var startParameter: String { fields.startParameter }
    public var autostart: Bool { fields.autostart }

    public init(botUsername: String, startParameter: String, autostart: Bool) {
        fields = Fields(botUsername, startParameter, autostart)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeBotStart""#)
        wire.string(#","bot_username":"#, fields.botUsername)
        wire.string(#","start_parameter":"#, fields.startParameter)
        wire.bool(#","autostart":"#, fields.autostart)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeBotStart? {
        var botUsername: String = ""
        var startParameter: String = ""
        var autostart: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","bot_username":"#, &botUsername)
            wire.string(#","start_parameter":"#, &startParameter)
            wire.bool(#","autostart":"#, &autostart)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeBotStart(botUsername: botUsername, startParameter: startParameter, autostart: autostart)
    }
}

/// `internalLinkTypeBotStartInGroup bot_username:string start_parameter:string administrator_rights:chatAdministratorRights = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_bot_start_in_group.html)
public struct InternalLinkTypeBotStartInGroup: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUsername: String
        let startParameter: String
        let administratorRights: ChatAdministratorRights?
        init(_ botUsername: String, _ startParameter: String, _ administratorRights: ChatAdministratorRights?) {
            self.botUsername = botUsername
            self.startParameter = startParameter
            self.administratorRights = administratorRights
        }
    }
    private let fields: Fields
    public var botUsername: String { fields.botUsername }
    public var startParameter: String { fields.startParameter }
    /// May be absent.
    public var administratorRights: ChatAdministratorRights? { fields.administratorRights }

    public init(botUsername: String, startParameter: String, administratorRights: ChatAdministratorRights? = nil) {
        fields = Fields(botUsername, startParameter, administratorRights)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeBotStartInGroup""#)
        wire.string(#","bot_username":"#, fields.botUsername)
        wire.string(#","start_parameter":"#, fields.startParameter)
        wire.object(#","administrator_rights":"#, fields.administratorRights)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeBotStartInGroup? {
        var botUsername: String = ""
        var startParameter: String = ""
        var administratorRights: ChatAdministratorRights? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","bot_username":"#, &botUsername)
            wire.string(#","start_parameter":"#, &startParameter)
            wire.object(#","administrator_rights":"#, &administratorRights)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeBotStartInGroup(
            botUsername: botUsername,
            startParameter: startParameter,
            administratorRights: administratorRights
        )
    }
}

/// `internalLinkTypeBusinessChat link_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_business_chat.html)
public struct InternalLinkTypeBusinessChat: TDObject, CustomStringConvertible, CustomReflectable {
    public let linkName: String

    public init(linkName: String) {
        self.linkName = linkName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeBusinessChat""#)
        wire.string(#","link_name":"#, self.linkName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeBusinessChat? {
        var linkName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","link_name":"#, &linkName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeBusinessChat(linkName: linkName)
    }
}

/// `internalLinkTypeCallsPage section:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_calls_page.html)
public struct InternalLinkTypeCallsPage: TDObject, CustomStringConvertible {
    public let section: String

    public init(section: String) {
        self.section = section
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeCallsPage""#)
        wire.string(#","section":"#, self.section)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeCallsPage? {
        var section: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","section":"#, &section)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeCallsPage(section: section)
    }
}

/// `internalLinkTypeChatAffiliateProgram username:string referrer:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_chat_affiliate_program.html)
public struct InternalLinkTypeChatAffiliateProgram: TDObject, CustomStringConvertible, CustomReflectable {
    public let username: String
    public let referrer: String

    public init(username: String, referrer: String) {
        self.username = username
        self.referrer = referrer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeChatAffiliateProgram""#)
        wire.string(#","username":"#, self.username)
        wire.string(#","referrer":"#, self.referrer)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeChatAffiliateProgram? {
        var username: String = ""
        var referrer: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","username":"#, &username)
            wire.string(#","referrer":"#, &referrer)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeChatAffiliateProgram(username: username, referrer: referrer)
    }
}

/// `internalLinkTypeChatBoost url:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_chat_boost.html)
public struct InternalLinkTypeChatBoost: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeChatBoost""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeChatBoost? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeChatBoost(url: url)
    }
}

/// `internalLinkTypeChatFolderInvite invite_link:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_chat_folder_invite.html)
public struct InternalLinkTypeChatFolderInvite: TDObject, CustomStringConvertible, CustomReflectable {
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeChatFolderInvite""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeChatFolderInvite? {
        var inviteLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeChatFolderInvite(inviteLink: inviteLink)
    }
}

/// `internalLinkTypeChatInvite invite_link:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_chat_invite.html)
public struct InternalLinkTypeChatInvite: TDObject, CustomStringConvertible, CustomReflectable {
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeChatInvite""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeChatInvite? {
        var inviteLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeChatInvite(inviteLink: inviteLink)
    }
}

/// `internalLinkTypeContactsPage section:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_contacts_page.html)
public struct InternalLinkTypeContactsPage: TDObject, CustomStringConvertible {
    public let section: String

    public init(section: String) {
        self.section = section
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeContactsPage""#)
        wire.string(#","section":"#, self.section)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeContactsPage? {
        var section: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","section":"#, &section)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeContactsPage(section: section)
    }
}

/// `internalLinkTypeDirectMessagesChat channel_username:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_direct_messages_chat.html)
public struct InternalLinkTypeDirectMessagesChat: TDObject, CustomStringConvertible, CustomReflectable {
    public let channelUsername: String

    public init(channelUsername: String) {
        self.channelUsername = channelUsername
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeDirectMessagesChat""#)
        wire.string(#","channel_username":"#, self.channelUsername)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeDirectMessagesChat? {
        var channelUsername: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","channel_username":"#, &channelUsername)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeDirectMessagesChat(channelUsername: channelUsername)
    }
}

/// `internalLinkTypeGame bot_username:string game_short_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_game.html)
public struct InternalLinkTypeGame: TDObject, CustomStringConvertible, CustomReflectable {
    public let botUsername: String
    public let gameShortName: String

    public init(botUsername: String, gameShortName: String) {
        self.botUsername = botUsername
        self.gameShortName = gameShortName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeGame""#)
        wire.string(#","bot_username":"#, self.botUsername)
        wire.string(#","game_short_name":"#, self.gameShortName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeGame? {
        var botUsername: String = ""
        var gameShortName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","bot_username":"#, &botUsername)
            wire.string(#","game_short_name":"#, &gameShortName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeGame(botUsername: botUsername, gameShortName: gameShortName)
    }
}

/// `internalLinkTypeGiftAuction auction_id:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_gift_auction.html)
public struct InternalLinkTypeGiftAuction: TDObject, CustomStringConvertible {
    public let auctionID: String

    public init(auctionID: String) {
        self.auctionID = auctionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeGiftAuction""#)
        wire.string(#","auction_id":"#, self.auctionID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeGiftAuction? {
        var auctionID: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","auction_id":"#, &auctionID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeGiftAuction(auctionID: auctionID)
    }
}

/// `internalLinkTypeGiftCollection gift_owner_username:string collection_id:int32 = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_gift_collection.html)
public struct InternalLinkTypeGiftCollection: TDObject, CustomStringConvertible, CustomReflectable {
    public let giftOwnerUsername: String
    public let collectionID: Int32

    public init(giftOwnerUsername: String, collectionID: Int32) {
        self.giftOwnerUsername = giftOwnerUsername
        self.collectionID = collectionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeGiftCollection""#)
        wire.string(#","gift_owner_username":"#, self.giftOwnerUsername)
        wire.int32(#","collection_id":"#, self.collectionID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeGiftCollection? {
        var giftOwnerUsername: String = ""
        var collectionID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","gift_owner_username":"#, &giftOwnerUsername)
            wire.int32(#","collection_id":"#, &collectionID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeGiftCollection(giftOwnerUsername: giftOwnerUsername, collectionID: collectionID)
    }
}

/// `internalLinkTypeGroupCall invite_link:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_group_call.html)
public struct InternalLinkTypeGroupCall: TDObject, CustomStringConvertible, CustomReflectable {
    public let inviteLink: String

    public init(inviteLink: String) {
        self.inviteLink = inviteLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeGroupCall""#)
        wire.string(#","invite_link":"#, self.inviteLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeGroupCall? {
        var inviteLink: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","invite_link":"#, &inviteLink)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeGroupCall(inviteLink: inviteLink)
    }
}

/// `internalLinkTypeInstantView url:string fallback_url:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_instant_view.html)
public struct InternalLinkTypeInstantView: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let fallbackURL: String

    public init(url: String, fallbackURL: String) {
        self.url = url
        self.fallbackURL = fallbackURL
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeInstantView""#)
        wire.string(#","url":"#, self.url)
        wire.string(#","fallback_url":"#, self.fallbackURL)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeInstantView? {
        var url: String = ""
        var fallbackURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","fallback_url":"#, &fallbackURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeInstantView(url: url, fallbackURL: fallbackURL)
    }
}

/// `internalLinkTypeInvoice invoice_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_invoice.html)
public struct InternalLinkTypeInvoice: TDObject, CustomStringConvertible, CustomReflectable {
    public let invoiceName: String

    public init(invoiceName: String) {
        self.invoiceName = invoiceName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeInvoice""#)
        wire.string(#","invoice_name":"#, self.invoiceName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeInvoice? {
        var invoiceName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","invoice_name":"#, &invoiceName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeInvoice(invoiceName: invoiceName)
    }
}

/// `internalLinkTypeLanguagePack language_pack_id:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_language_pack.html)
public struct InternalLinkTypeLanguagePack: TDObject, CustomStringConvertible {
    public let languagePackID: String

    public init(languagePackID: String) {
        self.languagePackID = languagePackID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeLanguagePack""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeLanguagePack? {
        var languagePackID: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","language_pack_id":"#, &languagePackID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeLanguagePack(languagePackID: languagePackID)
    }
}

/// `internalLinkTypeLiveStory story_poster_username:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_live_story.html)
public struct InternalLinkTypeLiveStory: TDObject, CustomStringConvertible, CustomReflectable {
    public let storyPosterUsername: String

    public init(storyPosterUsername: String) {
        self.storyPosterUsername = storyPosterUsername
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeLiveStory""#)
        wire.string(#","story_poster_username":"#, self.storyPosterUsername)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeLiveStory? {
        var storyPosterUsername: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","story_poster_username":"#, &storyPosterUsername)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeLiveStory(storyPosterUsername: storyPosterUsername)
    }
}

/// `internalLinkTypeMainWebApp bot_username:string start_parameter:string mode:WebAppOpenMode = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_main_web_app.html)
public struct InternalLinkTypeMainWebApp: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUsername: String
        let startParameter: String
        let mode: WebAppOpenMode
        init(_ botUsername: String, _ startParameter: String, _ mode: WebAppOpenMode) {
            self.botUsername = botUsername
            self.startParameter = startParameter
            self.mode = mode
        }
    }
    private let fields: Fields
    public var botUsername: String { fields.botUsername }
    public var startParameter: String { fields.startParameter }
    public var mode: WebAppOpenMode { fields.mode }

    public init(botUsername: String, startParameter: String, mode: WebAppOpenMode) {
        fields = Fields(botUsername, startParameter, mode)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeMainWebApp""#)
        wire.string(#","bot_username":"#, fields.botUsername)
        wire.string(#","start_parameter":"#, fields.startParameter)
        wire.object(#","mode":"#, fields.mode)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeMainWebApp? {
        var botUsername: String = ""
        var startParameter: String = ""
        var mode: WebAppOpenMode? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","bot_username":"#, &botUsername)
            wire.string(#","start_parameter":"#, &startParameter)
            wire.object(#","mode":"#, &mode)
        } while wire.more(&mark)
        guard !wire.failed, let mode = wire.required(consume mode) else { wire.missing("mode"); return nil }
        return InternalLinkTypeMainWebApp(botUsername: botUsername, startParameter: startParameter, mode: mode)
    }
}

/// `internalLinkTypeMessage url:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_message.html)
public struct InternalLinkTypeMessage: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeMessage""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeMessage? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeMessage(url: url)
    }
}

/// `internalLinkTypeMessageDraft text:formattedText contains_link:Bool = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_message_draft.html)
public struct InternalLinkTypeMessageDraft: TDObject, CustomStringConvertible {
    public let text: FormattedText
    public let containsLink: Bool

    public init(text: FormattedText, containsLink: Bool) {
        self.text = text
        self.containsLink = containsLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeMessageDraft""#)
        wire.object(#","text":"#, self.text)
        wire.bool(#","contains_link":"#, self.containsLink)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeMessageDraft? {
        var text: FormattedText? = nil
        var containsLink: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.bool(#","contains_link":"#, &containsLink)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return InternalLinkTypeMessageDraft(text: text, containsLink: containsLink)
    }
}

/// `internalLinkTypeMyProfilePage section:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_my_profile_page.html)
public struct InternalLinkTypeMyProfilePage: TDObject, CustomStringConvertible {
    public let section: String

    public init(section: String) {
        self.section = section
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeMyProfilePage""#)
        wire.string(#","section":"#, self.section)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeMyProfilePage? {
        var section: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","section":"#, &section)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeMyProfilePage(section: section)
    }
}

/// `internalLinkTypeNewStory content_type:StoryContentType = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_new_story.html)
public struct InternalLinkTypeNewStory: TDObject, CustomStringConvertible {
    /// May be absent.
    public let contentType: StoryContentType?

    public init(contentType: StoryContentType? = nil) {
        self.contentType = contentType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeNewStory""#)
        wire.object(#","content_type":"#, self.contentType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeNewStory? {
        var contentType: StoryContentType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","content_type":"#, &contentType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeNewStory(contentType: contentType)
    }
}

/// `internalLinkTypeOauth url:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_oauth.html)
public struct InternalLinkTypeOauth: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeOauth""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeOauth? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeOauth(url: url)
    }
}

/// `internalLinkTypePassportDataRequest bot_user_id:int53 scope:string public_key:string nonce:string callback_url:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_passport_data_request.html)
public struct InternalLinkTypePassportDataRequest: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUserID: Int64
        let scope: String
        let publicKey: String
        let nonce: String
        let callbackURL: String
        init(_ botUserID: Int64, _ scope: String, _ publicKey: String, _ nonce: String, _ callbackURL: String) {
            self.botUserID = botUserID
            self.scope = scope
            self.publicKey = publicKey
            self.nonce = nonce
            self.callbackURL = callbackURL
        }
    }
    private let fields: Fields
    public var botUserID: Int64 { fields.botUserID }
    public var scope: String { fields.scope }
    public var publicKey: String { fields.publicKey }
    public var nonce: String { fields.nonce }
    public var callbackURL: String { fields.callbackURL }

    public init(botUserID: Int64, scope: String, publicKey: String, nonce: String, callbackURL: String) {
        fields = Fields(botUserID, scope, publicKey, nonce, callbackURL)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypePassportDataRequest""#)
        wire.int53(#","bot_user_id":"#, fields.botUserID)
        wire.string(#","scope":"#, fields.scope)
        wire.string(#","public_key":"#, fields.publicKey)
        wire.string(#","nonce":"#, fields.nonce)
        wire.string(#","callback_url":"#, fields.callbackURL)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypePassportDataRequest? {
        var botUserID: Int64 = 0
        var scope: String = ""
        var publicKey: String = ""
        var nonce: String = ""
        var callbackURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","bot_user_id":"#, &botUserID)
            wire.string(#","scope":"#, &scope)
            wire.string(#","public_key":"#, &publicKey)
            wire.string(#","nonce":"#, &nonce)
            wire.string(#","callback_url":"#, &callbackURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypePassportDataRequest(
            botUserID: botUserID,
            scope: scope,
            publicKey: publicKey,
            nonce: nonce,
            callbackURL: callbackURL
        )
    }
}

/// `internalLinkTypePhoneNumberConfirmation hash:string phone_number:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_phone_number_confirmation.html)
public struct InternalLinkTypePhoneNumberConfirmation: TDObject, CustomStringConvertible, CustomReflectable {
    public let hash: String
    public let phoneNumber: String

    public init(hash: String, phoneNumber: String) {
        self.hash = hash
        self.phoneNumber = phoneNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypePhoneNumberConfirmation""#)
        wire.string(#","hash":"#, self.hash)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypePhoneNumberConfirmation? {
        var hash: String = ""
        var phoneNumber: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","hash":"#, &hash)
            wire.string(#","phone_number":"#, &phoneNumber)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypePhoneNumberConfirmation(hash: hash, phoneNumber: phoneNumber)
    }
}

/// `internalLinkTypePremiumFeaturesPage referrer:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_premium_features_page.html)
public struct InternalLinkTypePremiumFeaturesPage: TDObject, CustomStringConvertible {
    public let referrer: String

    public init(referrer: String) {
        self.referrer = referrer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypePremiumFeaturesPage""#)
        wire.string(#","referrer":"#, self.referrer)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypePremiumFeaturesPage? {
        var referrer: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","referrer":"#, &referrer)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypePremiumFeaturesPage(referrer: referrer)
    }
}

/// `internalLinkTypePremiumGiftCode code:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_premium_gift_code.html)
public struct InternalLinkTypePremiumGiftCode: TDObject, CustomStringConvertible, CustomReflectable {
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypePremiumGiftCode""#)
        wire.string(#","code":"#, self.code)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypePremiumGiftCode? {
        var code: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","code":"#, &code)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypePremiumGiftCode(code: code)
    }
}

/// `internalLinkTypePremiumGiftPurchase referrer:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_premium_gift_purchase.html)
public struct InternalLinkTypePremiumGiftPurchase: TDObject, CustomStringConvertible {
    public let referrer: String

    public init(referrer: String) {
        self.referrer = referrer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypePremiumGiftPurchase""#)
        wire.string(#","referrer":"#, self.referrer)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypePremiumGiftPurchase? {
        var referrer: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","referrer":"#, &referrer)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypePremiumGiftPurchase(referrer: referrer)
    }
}

/// `internalLinkTypeProxy proxy:proxy = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_proxy.html)
public struct InternalLinkTypeProxy: TDObject, CustomStringConvertible, CustomReflectable {
    /// May be absent.
    public let proxy: Proxy?

    public init(proxy: Proxy? = nil) {
        self.proxy = proxy
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeProxy""#)
        wire.object(#","proxy":"#, self.proxy)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeProxy? {
        var proxy: Proxy? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","proxy":"#, &proxy)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeProxy(proxy: proxy)
    }
}

/// `internalLinkTypePublicChat chat_username:string draft_text:string open_profile:Bool = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_public_chat.html)
public struct InternalLinkTypePublicChat: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let chatUsername: String
        let draftText: String
        let openProfile: Bool
        init(_ chatUsername: String, _ draftText: String, _ openProfile: Bool) {
            self.chatUsername = chatUsername
            self.draftText = draftText
            self.openProfile = openProfile
        }
    }
    private let fields: Fields
    public var chatUsername: String { fields.chatUsername }
    public var draftText: String { fields.draftText }
    public var openProfile: Bool { fields.openProfile }

    public init(chatUsername: String, draftText: String, openProfile: Bool) {
        fields = Fields(chatUsername, draftText, openProfile)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypePublicChat""#)
        wire.string(#","chat_username":"#, fields.chatUsername)
        wire.string(#","draft_text":"#, fields.draftText)
        wire.bool(#","open_profile":"#, fields.openProfile)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypePublicChat? {
        var chatUsername: String = ""
        var draftText: String = ""
        var openProfile: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","chat_username":"#, &chatUsername)
            wire.string(#","draft_text":"#, &draftText)
            wire.bool(#","open_profile":"#, &openProfile)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypePublicChat(chatUsername: chatUsername, draftText: draftText, openProfile: openProfile)
    }
}

/// `internalLinkTypeRequestManagedBot manager_bot_username:string suggested_bot_username:string suggested_bot_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_request_managed_bot.html)
public struct InternalLinkTypeRequestManagedBot: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let managerBotUsername: String
        let suggestedBotUsername: String
        let suggestedBotName: String
        init(_ managerBotUsername: String, _ suggestedBotUsername: String, _ suggestedBotName: String) {
            self.managerBotUsername = managerBotUsername
            self.suggestedBotUsername = suggestedBotUsername
            self.suggestedBotName = suggestedBotName
        }
    }
    private let fields: Fields
    public var managerBotUsername: String { fields.managerBotUsername }
    public var suggestedBotUsername: String { fields.suggestedBotUsername }
    public var suggestedBotName: String { fields.suggestedBotName }

    public init(managerBotUsername: String, suggestedBotUsername: String, suggestedBotName: String) {
        fields = Fields(managerBotUsername, suggestedBotUsername, suggestedBotName)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeRequestManagedBot""#)
        wire.string(#","manager_bot_username":"#, fields.managerBotUsername)
        wire.string(#","suggested_bot_username":"#, fields.suggestedBotUsername)
        wire.string(#","suggested_bot_name":"#, fields.suggestedBotName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeRequestManagedBot? {
        var managerBotUsername: String = ""
        var suggestedBotUsername: String = ""
        var suggestedBotName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","manager_bot_username":"#, &managerBotUsername)
            wire.string(#","suggested_bot_username":"#, &suggestedBotUsername)
            wire.string(#","suggested_bot_name":"#, &suggestedBotName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeRequestManagedBot(
            managerBotUsername: managerBotUsername,
            suggestedBotUsername: suggestedBotUsername,
            suggestedBotName: suggestedBotName
        )
    }
}

/// `internalLinkTypeSettings section:SettingsSection = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_settings.html)
public struct InternalLinkTypeSettings: TDObject, CustomStringConvertible {
    /// May be absent.
    public let section: SettingsSection?

    public init(section: SettingsSection? = nil) {
        self.section = section
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeSettings""#)
        wire.object(#","section":"#, self.section)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeSettings? {
        var section: SettingsSection? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","section":"#, &section)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeSettings(section: section)
    }
}

/// `internalLinkTypeStarPurchase star_count:int53 purpose:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_star_purchase.html)
public struct InternalLinkTypeStarPurchase: TDObject, CustomStringConvertible {
    public let starCount: Int64
    public let purpose: String

    public init(starCount: Int64, purpose: String) {
        self.starCount = starCount
        self.purpose = purpose
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeStarPurchase""#)
        wire.int53(#","star_count":"#, self.starCount)
        wire.string(#","purpose":"#, self.purpose)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeStarPurchase? {
        var starCount: Int64 = 0
        var purpose: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","star_count":"#, &starCount)
            wire.string(#","purpose":"#, &purpose)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeStarPurchase(starCount: starCount, purpose: purpose)
    }
}

/// `internalLinkTypeStickerSet sticker_set_name:string expect_custom_emoji:Bool = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_sticker_set.html)
public struct InternalLinkTypeStickerSet: TDObject, CustomStringConvertible {
    public let stickerSetName: String
    public let expectCustomEmoji: Bool

    public init(stickerSetName: String, expectCustomEmoji: Bool) {
        self.stickerSetName = stickerSetName
        self.expectCustomEmoji = expectCustomEmoji
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeStickerSet""#)
        wire.string(#","sticker_set_name":"#, self.stickerSetName)
        wire.bool(#","expect_custom_emoji":"#, self.expectCustomEmoji)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeStickerSet? {
        var stickerSetName: String = ""
        var expectCustomEmoji: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","sticker_set_name":"#, &stickerSetName)
            wire.bool(#","expect_custom_emoji":"#, &expectCustomEmoji)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeStickerSet(stickerSetName: stickerSetName, expectCustomEmoji: expectCustomEmoji)
    }
}

/// `internalLinkTypeStory story_poster_username:string story_id:int32 = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_story.html)
public struct InternalLinkTypeStory: TDObject, CustomStringConvertible, CustomReflectable {
    public let storyPosterUsername: String
    public let storyID: Int32

    public init(storyPosterUsername: String, storyID: Int32) {
        self.storyPosterUsername = storyPosterUsername
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeStory""#)
        wire.string(#","story_poster_username":"#, self.storyPosterUsername)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeStory? {
        var storyPosterUsername: String = ""
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","story_poster_username":"#, &storyPosterUsername)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeStory(storyPosterUsername: storyPosterUsername, storyID: storyID)
    }
}

/// `internalLinkTypeStoryAlbum story_album_owner_username:string story_album_id:int32 = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_story_album.html)
public struct InternalLinkTypeStoryAlbum: TDObject, CustomStringConvertible, CustomReflectable {
    public let storyAlbumOwnerUsername: String
    public let storyAlbumID: Int32

    public init(storyAlbumOwnerUsername: String, storyAlbumID: Int32) {
        self.storyAlbumOwnerUsername = storyAlbumOwnerUsername
        self.storyAlbumID = storyAlbumID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeStoryAlbum""#)
        wire.string(#","story_album_owner_username":"#, self.storyAlbumOwnerUsername)
        wire.int32(#","story_album_id":"#, self.storyAlbumID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeStoryAlbum? {
        var storyAlbumOwnerUsername: String = ""
        var storyAlbumID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","story_album_owner_username":"#, &storyAlbumOwnerUsername)
            wire.int32(#","story_album_id":"#, &storyAlbumID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeStoryAlbum(storyAlbumOwnerUsername: storyAlbumOwnerUsername, storyAlbumID: storyAlbumID)
    }
}

/// `internalLinkTypeTextCompositionStyle style_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_text_composition_style.html)
public struct InternalLinkTypeTextCompositionStyle: TDObject, CustomStringConvertible, CustomReflectable {
    public let styleName: String

    public init(styleName: String) {
        self.styleName = styleName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeTextCompositionStyle""#)
        wire.string(#","style_name":"#, self.styleName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeTextCompositionStyle? {
        var styleName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","style_name":"#, &styleName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeTextCompositionStyle(styleName: styleName)
    }
}

/// `internalLinkTypeTheme theme_name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_theme.html)
public struct InternalLinkTypeTheme: TDObject, CustomStringConvertible {
    public let themeName: String

    public init(themeName: String) {
        self.themeName = themeName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeTheme""#)
        wire.string(#","theme_name":"#, self.themeName)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeTheme? {
        var themeName: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","theme_name":"#, &themeName)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeTheme(themeName: themeName)
    }
}

/// `internalLinkTypeUnknownDeepLink link:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_unknown_deep_link.html)
public struct InternalLinkTypeUnknownDeepLink: TDObject, CustomStringConvertible, CustomReflectable {
    public let link: String

    public init(link: String) {
        self.link = link
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeUnknownDeepLink""#)
        wire.string(#","link":"#, self.link)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeUnknownDeepLink? {
        var link: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","link":"#, &link)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeUnknownDeepLink(link: link)
    }
}

/// `internalLinkTypeUpgradedGift name:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_upgraded_gift.html)
public struct InternalLinkTypeUpgradedGift: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeUpgradedGift""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeUpgradedGift? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeUpgradedGift(name: name)
    }
}

/// `internalLinkTypeUserPhoneNumber phone_number:string draft_text:string open_profile:Bool = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_user_phone_number.html)
public struct InternalLinkTypeUserPhoneNumber: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let phoneNumber: String
        let draftText: String
        let openProfile: Bool
        init(_ phoneNumber: String, _ draftText: String, _ openProfile: Bool) {
            self.phoneNumber = phoneNumber
            self.draftText = draftText
            self.openProfile = openProfile
        }
    }
    private let fields: Fields
    public var phoneNumber: String { fields.phoneNumber }
    public var draftText: String { fields.draftText }
    public var openProfile: Bool { fields.openProfile }

    public init(phoneNumber: String, draftText: String, openProfile: Bool) {
        fields = Fields(phoneNumber, draftText, openProfile)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeUserPhoneNumber""#)
        wire.string(#","phone_number":"#, fields.phoneNumber)
        wire.string(#","draft_text":"#, fields.draftText)
        wire.bool(#","open_profile":"#, fields.openProfile)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeUserPhoneNumber? {
        var phoneNumber: String = ""
        var draftText: String = ""
        var openProfile: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","phone_number":"#, &phoneNumber)
            wire.string(#","draft_text":"#, &draftText)
            wire.bool(#","open_profile":"#, &openProfile)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeUserPhoneNumber(phoneNumber: phoneNumber, draftText: draftText, openProfile: openProfile)
    }
}

/// `internalLinkTypeUserToken token:string = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_user_token.html)
public struct InternalLinkTypeUserToken: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeUserToken""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeUserToken? {
        var token: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","token":"#, &token)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeUserToken(token: token)
    }
}

/// `internalLinkTypeVideoChat chat_username:string invite_hash:string is_live_stream:Bool = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_video_chat.html)
public struct InternalLinkTypeVideoChat: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let chatUsername: String
        let inviteHash: String
        let isLiveStream: Bool
        init(_ chatUsername: String, _ inviteHash: String, _ isLiveStream: Bool) {
            self.chatUsername = chatUsername
            self.inviteHash = inviteHash
            self.isLiveStream = isLiveStream
        }
    }
    private let fields: Fields
    public var chatUsername: String { fields.chatUsername }
    public var inviteHash: String { fields.inviteHash }
    public var isLiveStream: Bool { fields.isLiveStream }

    public init(chatUsername: String, inviteHash: String, isLiveStream: Bool) {
        fields = Fields(chatUsername, inviteHash, isLiveStream)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeVideoChat""#)
        wire.string(#","chat_username":"#, fields.chatUsername)
        wire.string(#","invite_hash":"#, fields.inviteHash)
        wire.bool(#","is_live_stream":"#, fields.isLiveStream)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeVideoChat? {
        var chatUsername: String = ""
        var inviteHash: String = ""
        var isLiveStream: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","chat_username":"#, &chatUsername)
            wire.string(#","invite_hash":"#, &inviteHash)
            wire.bool(#","is_live_stream":"#, &isLiveStream)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InternalLinkTypeVideoChat(chatUsername: chatUsername, inviteHash: inviteHash, isLiveStream: isLiveStream)
    }
}

/// `internalLinkTypeWebApp bot_username:string web_app_short_name:string start_parameter:string mode:WebAppOpenMode = InternalLinkType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1internal_link_type_web_app.html)
public struct InternalLinkTypeWebApp: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let botUsername: String
        let webAppShortName: String
        let startParameter: String
        let mode: WebAppOpenMode
        init(_ botUsername: String, _ webAppShortName: String, _ startParameter: String, _ mode: WebAppOpenMode) {
            self.botUsername = botUsername
            self.webAppShortName = webAppShortName
            self.startParameter = startParameter
            self.mode = mode
        }
    }
    private let fields: Fields
    public var botUsername: String { fields.botUsername }
    public var webAppShortName: String { fields.webAppShortName }
    public var startParameter: String { fields.startParameter }
    public var mode: WebAppOpenMode { fields.mode }

    public init(botUsername: String, webAppShortName: String, startParameter: String, mode: WebAppOpenMode) {
        fields = Fields(botUsername, webAppShortName, startParameter, mode)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"internalLinkTypeWebApp""#)
        wire.string(#","bot_username":"#, fields.botUsername)
        wire.string(#","web_app_short_name":"#, fields.webAppShortName)
        wire.string(#","start_parameter":"#, fields.startParameter)
        wire.object(#","mode":"#, fields.mode)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InternalLinkTypeWebApp? {
        var botUsername: String = ""
        var webAppShortName: String = ""
        var startParameter: String = ""
        var mode: WebAppOpenMode? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","bot_username":"#, &botUsername)
            wire.string(#","web_app_short_name":"#, &webAppShortName)
            wire.string(#","start_parameter":"#, &startParameter)
            wire.object(#","mode":"#, &mode)
        } while wire.more(&mark)
        guard !wire.failed, let mode = wire.required(consume mode) else { wire.missing("mode"); return nil }
        return InternalLinkTypeWebApp(
            botUsername: botUsername,
            webAppShortName: webAppShortName,
            startParameter: startParameter,
            mode: mode
        )
    }
}

/// `messageLink link:string is_public:Bool = MessageLink`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_link.html)
public struct MessageLink: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let link: String
    public let isPublic: Bool

    public init(link: String, isPublic: Bool) {
        self.link = link
        self.isPublic = isPublic
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageLink""#)
        wire.string(#","link":"#, self.link)
        wire.bool(#","is_public":"#, self.isPublic)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageLink? {
        wire.open(#"{"@type":"messageLink""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageLink? {
        var link: String = ""
        var isPublic: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","link":"#, &link)
            wire.bool(#","is_public":"#, &isPublic)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageLink(link: link, isPublic: isPublic)
    }
}

/// `messageLinkInfo is_public:Bool chat_id:int53 topic_id:MessageTopic message:message media_timestamp:int32 checklist_task_id:int32 poll_option_id:string for_album:Bool = MessageLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1message_link_info.html)
public struct MessageLinkInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let isPublic: Bool
        let chatID: Int64
        let topicID: MessageTopic?
        let message: Message?
        let mediaTimestamp: Int32
        let checklistTaskID: Int32
        let pollOptionID: String
        let forAlbum: Bool
        init(
            _ isPublic: Bool,
            _ chatID: Int64,
            _ topicID: MessageTopic?,
            _ message: Message?,
            _ mediaTimestamp: Int32,
            _ checklistTaskID: Int32,
            _ pollOptionID: String,
            _ forAlbum: Bool
        ) {
            self.isPublic = isPublic
            self.chatID = chatID
            self.topicID = topicID
            self.message = message
            self.mediaTimestamp = mediaTimestamp
            self.checklistTaskID = checklistTaskID
            self.pollOptionID = pollOptionID
            self.forAlbum = forAlbum
        }
    }
    private let fields: Fields
    public var isPublic: Bool { fields.isPublic }
    public var chatID: Int64 { fields.chatID }
    /// May be absent.
    public var topicID: MessageTopic? { fields.topicID }
    /// May be absent.
    public var message: Message? { fields.message }
    public var mediaTimestamp: Int32 { fields.mediaTimestamp }
    public var checklistTaskID: Int32 { fields.checklistTaskID }
    public var pollOptionID: String { fields.pollOptionID }
    public var forAlbum: Bool { fields.forAlbum }

    public init(
        isPublic: Bool,
        chatID: Int64,
        topicID: MessageTopic? = nil,
        message: Message? = nil,
        mediaTimestamp: Int32,
        checklistTaskID: Int32,
        pollOptionID: String,
        forAlbum: Bool
    ) {
        fields = Fields(isPublic, chatID, topicID, message, mediaTimestamp, checklistTaskID, pollOptionID, forAlbum)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"messageLinkInfo""#)
        wire.bool(#","is_public":"#, fields.isPublic)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.object(#","topic_id":"#, fields.topicID)
        wire.object(#","message":"#, fields.message)
        wire.int32(#","media_timestamp":"#, fields.mediaTimestamp)
        wire.int32(#","checklist_task_id":"#, fields.checklistTaskID)
        wire.string(#","poll_option_id":"#, fields.pollOptionID)
        wire.bool(#","for_album":"#, fields.forAlbum)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> MessageLinkInfo? {
        wire.open(#"{"@type":"messageLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> MessageLinkInfo? {
        var isPublic: Bool = false
        var chatID: Int64 = 0
        var topicID: MessageTopic? = nil
        var message: Message? = nil
        var mediaTimestamp: Int32 = 0
        var checklistTaskID: Int32 = 0
        var pollOptionID: String = ""
        var forAlbum: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","is_public":"#, &isPublic)
            wire.int53(#","chat_id":"#, &chatID)
            wire.object(#","topic_id":"#, &topicID)
            wire.object(#","message":"#, &message)
            wire.int32(#","media_timestamp":"#, &mediaTimestamp)
            wire.int32(#","checklist_task_id":"#, &checklistTaskID)
            wire.string(#","poll_option_id":"#, &pollOptionID)
            wire.bool(#","for_album":"#, &forAlbum)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return MessageLinkInfo(
            isPublic: isPublic,
            chatID: chatID,
            topicID: topicID,
            message: message,
            mediaTimestamp: mediaTimestamp,
            checklistTaskID: checklistTaskID,
            pollOptionID: pollOptionID,
            forAlbum: forAlbum
        )
    }
}

/// `deepLinkInfo text:formattedText need_update_application:Bool = DeepLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1deep_link_info.html)
public struct DeepLinkInfo: TDDecodable, CustomStringConvertible {
    public let text: FormattedText
    public let needUpdateApplication: Bool

    public init(text: FormattedText, needUpdateApplication: Bool) {
        self.text = text
        self.needUpdateApplication = needUpdateApplication
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deepLinkInfo""#)
        wire.object(#","text":"#, self.text)
        wire.bool(#","need_update_application":"#, self.needUpdateApplication)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DeepLinkInfo? {
        wire.open(#"{"@type":"deepLinkInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DeepLinkInfo? {
        var text: FormattedText? = nil
        var needUpdateApplication: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.bool(#","need_update_application":"#, &needUpdateApplication)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return DeepLinkInfo(text: text, needUpdateApplication: needUpdateApplication)
    }
}

/// `ProxyType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_proxy_type.html)
public enum ProxyType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case socks5(ProxyTypeSocks5)
    case http(ProxyTypeHttp)
    indirect case mtproto(ProxyTypeMtproto)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .socks5(let value): value.encode(into: &wire)
        case .http(let value): value.encode(into: &wire)
        case .mtproto(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ProxyType? {
        switch wire.constructor(of: .proxyType) {
        case 0: if let value = ProxyTypeSocks5.body(&wire) { return .socks5(value) }  // proxyTypeSocks5
        case 1: if let value = ProxyTypeHttp.body(&wire) { return .http(value) }  // proxyTypeHttp
        case 2: if let value = ProxyTypeMtproto.body(&wire) { return .mtproto(value) }  // proxyTypeMtproto
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `proxyTypeSocks5 username:string password:string = ProxyType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1proxy_type_socks5.html)
public struct ProxyTypeSocks5: TDObject, CustomStringConvertible, CustomReflectable {
    public let username: String
    public let password: String

    public init(username: String, password: String) {
        self.username = username
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"proxyTypeSocks5""#)
        wire.string(#","username":"#, self.username)
        wire.string(#","password":"#, self.password)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ProxyTypeSocks5? {
        var username: String = ""
        var password: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","username":"#, &username)
            wire.string(#","password":"#, &password)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ProxyTypeSocks5(username: username, password: password)
    }
}

/// `proxyTypeHttp username:string password:string http_only:Bool = ProxyType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1proxy_type_http.html)
public struct ProxyTypeHttp: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let username: String
        let password: String
        let httpOnly: Bool
        init(_ username: String, _ password: String, _ httpOnly: Bool) {
            self.username = username
            self.password = password
            self.httpOnly = httpOnly
        }
    }
    private let fields: Fields
    public var username: String { fields.username }
    public var password: String { fields.password }
    public var httpOnly: Bool { fields.httpOnly }

    public init(username: String, password: String, httpOnly: Bool) {
        fields = Fields(username, password, httpOnly)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"proxyTypeHttp""#)
        wire.string(#","username":"#, fields.username)
        wire.string(#","password":"#, fields.password)
        wire.bool(#","http_only":"#, fields.httpOnly)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ProxyTypeHttp? {
        var username: String = ""
        var password: String = ""
        var httpOnly: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","username":"#, &username)
            wire.string(#","password":"#, &password)
            wire.bool(#","http_only":"#, &httpOnly)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ProxyTypeHttp(username: username, password: password, httpOnly: httpOnly)
    }
}

/// `proxyTypeMtproto secret:string = ProxyType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1proxy_type_mtproto.html)
public struct ProxyTypeMtproto: TDObject, CustomStringConvertible, CustomReflectable {
    public let secret: String

    public init(secret: String) {
        self.secret = secret
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"proxyTypeMtproto""#)
        wire.string(#","secret":"#, self.secret)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ProxyTypeMtproto? {
        var secret: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","secret":"#, &secret)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ProxyTypeMtproto(secret: secret)
    }
}


#if Hashable
extension LinkPreviewOptions: Hashable {}
extension LinkPreviewAlbumMedia: Hashable {}
extension LinkPreviewAlbumMediaPhoto: Hashable {}
extension LinkPreviewAlbumMediaVideo: Hashable {}
extension LinkPreviewType: Hashable {}
extension LinkPreviewTypeAlbum: Hashable {}
extension LinkPreviewTypeAnimation: Hashable {}
extension LinkPreviewTypeApp: Hashable {}
extension LinkPreviewTypeArticle: Hashable {}
extension LinkPreviewTypeAudio: Hashable {}
extension LinkPreviewTypeBackground: Hashable {}
extension LinkPreviewTypeChannelBoost: Hashable {}
extension LinkPreviewTypeChat: Hashable {}
extension LinkPreviewTypeDirectMessagesChat: Hashable {}
extension LinkPreviewTypeDocument: Hashable {}
extension LinkPreviewTypeEmbeddedAnimationPlayer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.animation != right.animation { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(animation)
        hasher.combine(thumbnail)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension LinkPreviewTypeEmbeddedAudioPlayer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.audio != right.audio { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(audio)
        hasher.combine(thumbnail)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension LinkPreviewTypeEmbeddedVideoPlayer: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.video != right.video { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.duration != right.duration { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(video)
        hasher.combine(thumbnail)
        hasher.combine(duration)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension LinkPreviewTypeExternalAudio: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.mimeType != right.mimeType { return false }
        if left.duration != right.duration { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(mimeType)
        hasher.combine(duration)
    }
}
extension LinkPreviewTypeExternalVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.mimeType != right.mimeType { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.duration != right.duration { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(mimeType)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(duration)
    }
}
extension LinkPreviewTypeGiftAuction: Hashable {}
extension LinkPreviewTypeGiftCollection: Hashable {}
extension LinkPreviewTypeLiveStory: Hashable {}
extension LinkPreviewTypePhoto: Hashable {}
extension LinkPreviewTypeSticker: Hashable {}
extension LinkPreviewTypeStickerSet: Hashable {}
extension LinkPreviewTypeStory: Hashable {}
extension LinkPreviewTypeStoryAlbum: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photoIcon != right.photoIcon { return false }
        if left.videoIcon != right.videoIcon { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photoIcon)
        hasher.combine(videoIcon)
    }
}
extension LinkPreviewTypeSupergroupBoost: Hashable {}
extension LinkPreviewTypeTextCompositionStyle: Hashable {}
extension LinkPreviewTypeTheme: Hashable {}
extension LinkPreviewTypeUpgradedGift: Hashable {}
extension LinkPreviewTypeUser: Hashable {}
extension LinkPreviewTypeVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.cover != right.cover { return false }
        if left.startTimestamp != right.startTimestamp { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(cover)
        hasher.combine(startTimestamp)
    }
}
extension LinkPreviewTypeVideoChat: Hashable {}
extension LinkPreviewTypeVideoNote: Hashable {}
extension LinkPreviewTypeVoiceNote: Hashable {}
extension LinkPreviewTypeWebApp: Hashable {}
extension LinkPreview: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.displayURL != right.displayURL { return false }
        if left.siteName != right.siteName { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.author != right.author { return false }
        if left.type != right.type { return false }
        if left.hasLargeMedia != right.hasLargeMedia { return false }
        if left.showLargeMedia != right.showLargeMedia { return false }
        if left.showMediaAboveDescription != right.showMediaAboveDescription { return false }
        if left.skipConfirmation != right.skipConfirmation { return false }
        if left.showAboveText != right.showAboveText { return false }
        if left.instantViewVersion != right.instantViewVersion { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(displayURL)
        hasher.combine(siteName)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(author)
        hasher.combine(type)
        hasher.combine(hasLargeMedia)
        hasher.combine(showLargeMedia)
        hasher.combine(showMediaAboveDescription)
        hasher.combine(skipConfirmation)
        hasher.combine(showAboveText)
        hasher.combine(instantViewVersion)
    }
}
extension Proxy: Hashable {}
extension InternalLinkType: Hashable {}
extension InternalLinkTypeAttachmentMenuBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.targetChat != right.targetChat { return false }
        if left.botUsername != right.botUsername { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(targetChat)
        hasher.combine(botUsername)
        hasher.combine(url)
    }
}
extension InternalLinkTypeAuthenticationCode: Hashable {}
extension InternalLinkTypeBackground: Hashable {}
extension InternalLinkTypeBotAddToChannel: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.administratorRights != right.administratorRights { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(administratorRights)
    }
}
extension InternalLinkTypeBotStart: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.startParameter != right.startParameter { return false }
        if left.autostart != right.autostart { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(startParameter)
        hasher.combine(autostart)
    }
}
extension InternalLinkTypeBotStartInGroup: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.startParameter != right.startParameter { return false }
        if left.administratorRights != right.administratorRights { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(startParameter)
        hasher.combine(administratorRights)
    }
}
extension InternalLinkTypeBusinessChat: Hashable {}
extension InternalLinkTypeCallsPage: Hashable {}
extension InternalLinkTypeChatAffiliateProgram: Hashable {}
extension InternalLinkTypeChatBoost: Hashable {}
extension InternalLinkTypeChatFolderInvite: Hashable {}
extension InternalLinkTypeChatInvite: Hashable {}
extension InternalLinkTypeContactsPage: Hashable {}
extension InternalLinkTypeDirectMessagesChat: Hashable {}
extension InternalLinkTypeGame: Hashable {}
extension InternalLinkTypeGiftAuction: Hashable {}
extension InternalLinkTypeGiftCollection: Hashable {}
extension InternalLinkTypeGroupCall: Hashable {}
extension InternalLinkTypeInstantView: Hashable {}
extension InternalLinkTypeInvoice: Hashable {}
extension InternalLinkTypeLanguagePack: Hashable {}
extension InternalLinkTypeLiveStory: Hashable {}
extension InternalLinkTypeMainWebApp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.startParameter != right.startParameter { return false }
        if left.mode != right.mode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(startParameter)
        hasher.combine(mode)
    }
}
extension InternalLinkTypeMessage: Hashable {}
extension InternalLinkTypeMessageDraft: Hashable {}
extension InternalLinkTypeMyProfilePage: Hashable {}
extension InternalLinkTypeNewStory: Hashable {}
extension InternalLinkTypeOauth: Hashable {}
extension InternalLinkTypePassportDataRequest: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUserID != right.botUserID { return false }
        if left.scope != right.scope { return false }
        if left.publicKey != right.publicKey { return false }
        if left.nonce != right.nonce { return false }
        if left.callbackURL != right.callbackURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUserID)
        hasher.combine(scope)
        hasher.combine(publicKey)
        hasher.combine(nonce)
        hasher.combine(callbackURL)
    }
}
extension InternalLinkTypePhoneNumberConfirmation: Hashable {}
extension InternalLinkTypePremiumFeaturesPage: Hashable {}
extension InternalLinkTypePremiumGiftCode: Hashable {}
extension InternalLinkTypePremiumGiftPurchase: Hashable {}
extension InternalLinkTypeProxy: Hashable {}
extension InternalLinkTypePublicChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatUsername != right.chatUsername { return false }
        if left.draftText != right.draftText { return false }
        if left.openProfile != right.openProfile { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatUsername)
        hasher.combine(draftText)
        hasher.combine(openProfile)
    }
}
extension InternalLinkTypeRequestManagedBot: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.managerBotUsername != right.managerBotUsername { return false }
        if left.suggestedBotUsername != right.suggestedBotUsername { return false }
        if left.suggestedBotName != right.suggestedBotName { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(managerBotUsername)
        hasher.combine(suggestedBotUsername)
        hasher.combine(suggestedBotName)
    }
}
extension InternalLinkTypeSettings: Hashable {}
extension InternalLinkTypeStarPurchase: Hashable {}
extension InternalLinkTypeStickerSet: Hashable {}
extension InternalLinkTypeStory: Hashable {}
extension InternalLinkTypeStoryAlbum: Hashable {}
extension InternalLinkTypeTextCompositionStyle: Hashable {}
extension InternalLinkTypeTheme: Hashable {}
extension InternalLinkTypeUnknownDeepLink: Hashable {}
extension InternalLinkTypeUpgradedGift: Hashable {}
extension InternalLinkTypeUserPhoneNumber: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.phoneNumber != right.phoneNumber { return false }
        if left.draftText != right.draftText { return false }
        if left.openProfile != right.openProfile { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(phoneNumber)
        hasher.combine(draftText)
        hasher.combine(openProfile)
    }
}
extension InternalLinkTypeUserToken: Hashable {}
extension InternalLinkTypeVideoChat: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatUsername != right.chatUsername { return false }
        if left.inviteHash != right.inviteHash { return false }
        if left.isLiveStream != right.isLiveStream { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatUsername)
        hasher.combine(inviteHash)
        hasher.combine(isLiveStream)
    }
}
extension InternalLinkTypeWebApp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.botUsername != right.botUsername { return false }
        if left.webAppShortName != right.webAppShortName { return false }
        if left.startParameter != right.startParameter { return false }
        if left.mode != right.mode { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(botUsername)
        hasher.combine(webAppShortName)
        hasher.combine(startParameter)
        hasher.combine(mode)
    }
}
extension MessageLink: Hashable {}
extension MessageLinkInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.isPublic != right.isPublic { return false }
        if left.chatID != right.chatID { return false }
        if left.topicID != right.topicID { return false }
        if left.message != right.message { return false }
        if left.mediaTimestamp != right.mediaTimestamp { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        if left.forAlbum != right.forAlbum { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isPublic)
        hasher.combine(chatID)
        hasher.combine(topicID)
        hasher.combine(message)
        hasher.combine(mediaTimestamp)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
        hasher.combine(forAlbum)
    }
}
extension DeepLinkInfo: Hashable {}
extension ProxyType: Hashable {}
extension ProxyTypeSocks5: Hashable {}
extension ProxyTypeHttp: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.username != right.username { return false }
        if left.password != right.password { return false }
        if left.httpOnly != right.httpOnly { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(username)
        hasher.combine(password)
        hasher.combine(httpOnly)
    }
}
extension ProxyTypeMtproto: Hashable {}
#endif
