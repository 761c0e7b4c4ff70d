public import TelegramAPI

/// What a message is, after its content in TDLib. `--type` chooses by it, so a photo that was paid for is paid media.
public enum MessageType: String, Sendable, Hashable, CaseIterable {
    /// Also live photos.
    case photo
    case video
    case animation
    case audio
    case voiceNote = "voice"
    case videoNote = "video-note"
    case document
    case sticker
    case paidMedia = "paid"
    case story
    case poll
    /// With blocks of text and media.
    case rich
    case game
    case invoice
    /// Holds files only by the previews of its links.
    case text
    /// Everything else: service messages, places, contacts, expired media, what is not known…
    case other

    public init(_ content: MessageContent) {
        self =
            switch content {
            case .photo: .photo
            case .video: .video
            case .animation: .animation
            case .audio: .audio
            case .voiceNote: .voiceNote
            case .videoNote: .videoNote
            case .document: .document
            case .sticker: .sticker
            case .paidMedia: .paidMedia
            case .story: .story
            case .poll: .poll
            case .richMessage: .rich
            case .game: .game
            case .invoice: .invoice
            case .text: .text
            default: .other
            }
    }

    /// The filter with which Telegram finds all messages of the type; nil if it has none.
    var serverFilter: ServerFilter? {
        switch self {
        case .photo, .video: .photoAndVideo
        case .animation: .animation
        case .audio: .audio
        case .voiceNote: .voiceNote
        case .videoNote: .videoNote
        case .document: .document
        case .poll: .poll
        case .sticker, .paidMedia, .story, .rich, .game, .invoice, .text, .other: nil
        }
    }
}
