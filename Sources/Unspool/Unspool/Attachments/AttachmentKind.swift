/// What an attachment is, after the content of TDLib that it comes from.
public enum AttachmentKind: String, Sendable, Hashable, CaseIterable {
    case photo
    /// The moving part of a live photo.
    case livePhoto = "live_photo"
    case video
    case animation
    case audio
    case voiceNote = "voice_note"
    case videoNote = "video_note"
    case document
    case sticker
    case chatPhoto = "chat_photo"
    case background

    /// The first part of the name of an attachment that was sent without one.
    public var stem: String {
        switch self {
        case .photo: "photo"
        case .livePhoto: "live photo"
        case .video: "video"
        case .animation: "animation"
        case .audio: "audio"
        case .voiceNote: "voice note"
        case .videoNote: "video note"
        case .document: "document"
        case .sticker: "sticker"
        case .chatPhoto: "chat photo"
        case .background: "background"
        }
    }
}

/// How an attachment belongs to its message.
public enum AttachmentRole: String, Sendable, Hashable, CaseIterable {
    /// What somebody sent: photos, documents, voice notes, stickers…
    case content
    /// What stands beside a sent link: Telegram's preview of the page.
    case preview
    /// What Telegram shows for an event or an effect: animated emoji, gifts, changed chat photos, wallpapers…
    case decoration
    /// A smaller size of a photo.
    case size
    /// A video in another resolution or codec than it was sent in.
    case quality
    /// The picture that stands for music or a video.
    case cover
}
