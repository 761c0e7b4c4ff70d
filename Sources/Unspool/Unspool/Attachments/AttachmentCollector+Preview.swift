import TelegramAPI

extension AttachmentCollector {
    /// The preview of a link.
    mutating func collect(_ preview: LinkPreview) {
        let before = role
        role = .preview
        defer { role = before }
        switch preview.type {
        case .album(let type):
            for media in type.media {
                switch media {
                case .photo(let media): add(media.photo)
                case .video(let media): add(media.video)
                case .unknown(let type, _): add(.unsupported(type))
                }
            }
        case .animation(let type): add(type.animation)
        case .app(let type): add(type.photo)
        case .article(let type): if let photo = type.photo { add(photo) }
        case .audio(let type): add(type.audio)
        case .background(let type): if let document = type.document { add(document, .background) }
        case .channelBoost(let type): if let photo = type.photo { add(photo) }
        case .chat(let type): if let photo = type.photo { add(photo) }
        case .directMessagesChat(let type): if let photo = type.photo { add(photo) }
        case .supergroupBoost(let type): if let photo = type.photo { add(photo) }
        case .user(let type): if let photo = type.photo { add(photo) }
        case .videoChat(let type): if let photo = type.photo { add(photo) }
        case .document(let type): add(type.document)
        case .embeddedAnimationPlayer(let type):
            if let animation = type.animation { add(animation) }
            if let thumbnail = type.thumbnail { add(thumbnail) }
        case .embeddedAudioPlayer(let type):
            if let audio = type.audio { add(audio) }
            if let thumbnail = type.thumbnail { add(thumbnail) }
        case .embeddedVideoPlayer(let type):
            if let video = type.video { add(video) }
            if let thumbnail = type.thumbnail { add(thumbnail) }
        case .giftAuction(let type): add(type.gift.sticker)
        case .giftCollection(let type): for icon in type.icons { add(icon) }
        case .photo(let type): add(type.photo)
        case .sticker(let type): add(type.sticker)
        case .stickerSet(let type): for sticker in type.stickers { add(sticker) }
        case .storyAlbum(let type):
            if let photo = type.photoIcon { add(photo) }
            if let video = type.videoIcon { add(video) }
        case .theme(let type):
            for document in type.documents { add(document) }
            if let settings = type.settings { add(settings) }
        case .upgradedGift(let type): add(type.gift)
        case .video(let type): add(type.video, cover: type.cover)
        case .videoNote(let type): add(type.videoNote)
        case .voiceNote(let type): add(type.voiceNote)
        case .webApp(let type): if let photo = type.photo { add(photo) }
        case .unknown(let type, _): add(.unsupported(type))
        // The other types carry links and texts only.
        default: break
        }
    }
}
