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

    /// Whether TDLib searches for words, or for a sender, together with the filter.
    var allowsCriteria: Bool {
        switch self {
        case .unreadMention, .unreadReaction, .unreadPollVote: false
        default: true
        }
    }

    /// Whether TDLib searches for it in all chats.
    var isForAllChats: Bool {
        switch self {
        case .mention, .unreadMention, .unreadReaction, .unreadPollVote, .failedToSend, .pinned: false
        default: true
        }
    }

    func matches(_ message: SimulatedMessage, in kind: SimulatedChat.Kind) -> Bool {
        switch self {
        case .pinned: return message.isPinned
        case .mention: return message.isMention || message.isUnreadMention
        case .unreadMention: return message.isUnreadMention
        case .unreadReaction: return message.hasUnreadReaction
        case .unreadPollVote: return message.hasUnreadPollVote
        // Nothing is sent, so nothing fails.
        case .failedToSend: return false
        default: break
        }
        let content = message.content.constructor(in: kind)
        return switch self {
        case .all: SimulatedContent.userContents.contains(content)
        case .animation: content == "messageAnimation"
        case .audio: content == "messageAudio"
        case .document: content == "messageDocument"
        case .photo: content == "messagePhoto"
        case .poll: content == "messagePoll"
        case .video: content == "messageVideo"
        case .voiceNote: content == "messageVoiceNote"
        case .photoAndVideo: content == "messagePhoto" || content == "messageVideo"
        case .chatPhoto: content == "messageChatChangePhoto"
        case .videoNote: content == "messageVideoNote"
        case .voiceAndVideoNote: content == "messageVoiceNote" || content == "messageVideoNote"
        case .url: message.content.caption.contains("://")
        default: false
        }
    }
}
