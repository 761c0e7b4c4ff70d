public import TelegramAPI

/// Turns a message of TDLib into the attachments that it holds. Pure: the same message gives the same items.
///
/// What counts as an attachment:
/// - always: what somebody sent to be kept – photos (largest size) and the moving part of live photos, videos,
///   animations, music, voice and video notes, documents, stickers, paid media, the media of polls, of rich messages, of
///   invoices and games, passport files, shared stories (``MappedMessage/Item/story(_:)``);
/// - on request: previews of links, decorations (animated emoji, dice, gifts, changed chat photos, wallpapers…), and other
///   forms of what is taken: smaller sizes of photos, other qualities of videos, covers of videos and music;
/// - never: thumbnails, storyboards, playlists of a video's qualities, and icons inside texts.
///
/// Content that is protected or destroys itself is marked and must not be fetched: TDLib itself would fetch it.
public struct TDLibAttachmentMapper: Sendable {
    /// What to take besides what somebody sent.
    public struct Selection: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let previews = Selection(rawValue: 1)
        public static let decorations = Selection(rawValue: 2)
        /// Of photos, all sizes and not only the largest.
        public static let sizes = Selection(rawValue: 4)
        /// Of videos, also what Telegram made of them: other resolutions and codecs.
        public static let qualities = Selection(rawValue: 8)
        /// The pictures that stand for videos and music.
        public static let covers = Selection(rawValue: 16)
        /// Everything that can be taken.
        public static let all: Selection = [previews, decorations, sizes, qualities, covers]

        func contains(_ role: AttachmentRole) -> Bool {
            switch role {
            case .content: true
            case .preview: contains(Selection.previews)
            case .decoration: contains(Selection.decorations)
            case .size: contains(Selection.sizes)
            case .quality: contains(Selection.qualities)
            case .cover: contains(Selection.covers)
            }
        }
    }

    /// What is taken besides what somebody sent.
    public let selection: Selection

    public init(selection: Selection = []) {
        self.selection = selection
    }

    /// The items of a message, at least one.
    /// - Parameter isChatProtected: the chat's `has_protected_content`.
    public func map(_ message: Message, isChatProtected: Bool) -> MappedMessage {
        var collector = AttachmentCollector(
            chatID: message.chatID, messageID: message.id, date: Int64(message.date), albumID: message.mediaAlbumID,
            facts: MessageFacts(message),
            isProtected: isChatProtected || Self.isProtected(message))
        collector.collect(message.content)
        return mapped(collector)
    }

    /// Whether the message allows no saving, or its content is gone after it was opened.
    static func isProtected(_ message: Message) -> Bool {
        !message.canBeSaved || message.selfDestructType != nil || message.content.destroysItself
    }

    /// The items of a story that a message shares, numbered as the message's.
    public func map(_ story: Story, in message: MappedMessage, isProtected: Bool) -> MappedMessage {
        var collector = AttachmentCollector(
            chatID: message.chatID, messageID: message.messageID, date: message.date, albumID: message.albumID,
            facts: message.facts, isProtected: isProtected || !story.canBeForwarded)
        collector.caption = story.caption.text
        switch story.content {
        case .photo(let content): collector.add(content.photo)
        case .video(let content):
            collector.add(
                content.video.video, .video, mimeType: "video/mp4", width: content.video.width,
                height: content.video.height, duration: content.video.duration)
            collector.addVariant(of: content.alternativeVideo)
        case .live: collector.add(.unsupported("storyContentLive"))
        case .unsupported: collector.add(.unsupported("storyContentUnsupported"))
        case .unknown(let type, _): collector.add(.unsupported(type))
        }
        return mapped(collector)
    }

    private func mapped(_ collector: AttachmentCollector) -> MappedMessage {
        let entries = collector.items.filter { entry in
            selection.contains(entry.role) && entry.variant.map { selection.contains($0) } ?? true
        }
        return MappedMessage(
            chatID: collector.chatID, messageID: collector.messageID, date: collector.date, albumID: collector.albumID,
            facts: collector.facts, items: entries.isEmpty ? [.nothing] : entries.map(\.item),
            indices: entries.map(\.index))
    }
}

extension MessageContent {
    /// Blurred content that is gone after it was opened. Source: `is_secret` of TDLib.
    fileprivate var destroysItself: Bool {
        switch self {
        case .photo(let content): content.isSecret
        case .video(let content): content.isSecret
        case .animation(let content): content.isSecret
        case .videoNote(let content): content.isSecret
        default: false
        }
    }
}
