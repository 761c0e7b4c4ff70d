public import TelegramAPI

/// One way through one history. An export of a chat goes one route after another: the messages of a group that was upgraded
/// lie in two histories, and Telegram can apply one filter at a time.
public struct HistoryRoute: Sendable, Equatable {
    /// Which messages are asked for.
    public enum Part: Sendable, Equatable {
        /// All of them. Source: `getChatHistory`.
        case everything
        /// Those of a forum's topic. Source: `getForumTopicHistory`.
        case topic(Int32)
        /// What Telegram finds. Source: `searchChatMessages`.
        case search(ServerFilter, sender: MessageSenderID?, topic: Int32?)
        /// These. Source: `getMessages`.
        case messages([Int64])
    }

    /// The chat whose history it is: of an upgraded group the old or the new one.
    public let chat: ChatSummary
    /// Which of its messages.
    public let part: Part
    /// Identifiers outside the window of dates: not asked for.
    public var outside: HistoryCursor

    public init(chat: ChatSummary, part: Part, outside: HistoryCursor = HistoryCursor()) {
        self.chat = chat
        self.part = part
        self.outside = outside
    }
}

/// A filter that Telegram applies itself, and what it finds. Source: `SearchMessagesFilter` of TDLib.
///
/// Photos and videos are always asked for together: they can be in one album, whose caption and order are known only from
/// all of its messages.
public enum ServerFilter: String, Sendable, Hashable, CaseIterable {
    case photoAndVideo, animation, audio, document, voiceNote, videoNote, voiceAndVideoNote, poll
    /// Everything but service messages; for a search by sender.
    case none

    var schemaFilter: SearchMessagesFilter {
        switch self {
        case .photoAndVideo: .photoAndVideo
        case .animation: .animation
        case .audio: .audio
        case .document: .document
        case .voiceNote: .voiceNote
        case .videoNote: .videoNote
        case .voiceAndVideoNote: .voiceAndVideoNote
        case .poll: .poll
        case .none: .empty
        }
    }
}
