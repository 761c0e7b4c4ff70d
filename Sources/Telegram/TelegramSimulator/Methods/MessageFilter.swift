/// What a search in a chat looks for.
enum MessageFilter {
    case all
    case animation, audio, document, photo, poll, video, voiceNote, photoAndVideo, url, chatPhoto, videoNote
    case voiceAndVideoNote, mention, unreadMention, unreadReaction, unreadPollVote, failedToSend, pinned

    init(_ filter: TLObject?) {
        self =
            switch filter?.type {
            case "searchMessagesFilterAnimation": .animation
            case "searchMessagesFilterAudio": .audio
            case "searchMessagesFilterDocument": .document
            case "searchMessagesFilterPhoto": .photo
            case "searchMessagesFilterPoll": .poll
            case "searchMessagesFilterVideo": .video
            case "searchMessagesFilterVoiceNote": .voiceNote
            case "searchMessagesFilterPhotoAndVideo": .photoAndVideo
            case "searchMessagesFilterUrl": .url
            case "searchMessagesFilterChatPhoto": .chatPhoto
            case "searchMessagesFilterVideoNote": .videoNote
            case "searchMessagesFilterVoiceAndVideoNote": .voiceAndVideoNote
            case "searchMessagesFilterMention": .mention
            case "searchMessagesFilterUnreadMention": .unreadMention
            case "searchMessagesFilterUnreadReaction": .unreadReaction
            case "searchMessagesFilterUnreadPollVote": .unreadPollVote
            case "searchMessagesFilterFailedToSend": .failedToSend
            case "searchMessagesFilterPinned": .pinned
            default: .all
            }
    }

    /// Whether TDLib searches for words together with the filter.
    var allowsQuery: Bool {
        switch self {
        case .mention, .unreadMention, .unreadReaction, .unreadPollVote, .failedToSend: false
        default: true
        }
    }

    func matches(_ message: SimulatedMessage) -> Bool {
        switch (self, message.content) {
        // A search finds no service messages.
        case (.all, .chatCreated), (.all, .pinned), (.all, .joinedByLink): false
        case (.all, _), (.animation, .animation), (.audio, .audio), (.document, .document), (.photo, .photo),
            (.poll, .poll), (.video, .video), (.voiceNote, .voiceNote), (.photoAndVideo, .photo),
            (.photoAndVideo, .video), (.videoNote, .videoNote), (.voiceAndVideoNote, .voiceNote),
            (.voiceAndVideoNote, .videoNote):
            true
        case (.pinned, _): message.isPinned
        case (.url, let content): content.caption.contains("://")
        default: false
        }
    }
}
