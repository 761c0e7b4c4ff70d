public import TelegramAPI

/// What a message holds.
public enum SimulatedContent: Sendable {
    case text(String)
    /// A text with a link whose preview shows a photo, in sizes as for ``photo(_:caption:)``.
    case link(String, title: String, photo: [SimulatedMedia])
    /// The sizes of one picture, smallest first; each has its own file.
    case photo([SimulatedMedia], caption: String = "")
    case video(SimulatedMedia, caption: String = "")
    case animation(SimulatedMedia, caption: String = "")
    case audio(SimulatedMedia, title: String, performer: String, caption: String = "")
    case voiceNote(SimulatedMedia, caption: String = "")
    case videoNote(SimulatedMedia)
    case document(SimulatedMedia, caption: String = "")
    /// The format follows from the recipe of the file: `tgs`, `mp4` (a video sticker) or a picture.
    case sticker(SimulatedMedia, emoji: String)
    /// Photos and videos that were paid for.
    case paidMedia([SimulatedContent], stars: Int64, caption: String = "")
    case poll(question: String, options: [String])
    case location(latitude: Double, longitude: Double)
    case contact(phoneNumber: String, firstName: String, lastName: String)
    /// Media whose self-destruct timer has run out.
    case expired(SimulatedExpiredMedia)
    /// The chat was made: the first message of a group or channel.
    case chatCreated
    /// A message of this chat was pinned.
    case pinned(messageID: Int64)
    /// Somebody joined by a link.
    case joinedByLink
    /// A topic of the forum was made: its first message.
    case topicCreated(name: String)
    case topicRenamed(name: String)
    case topicClosed(Bool)
    case topicHidden(Bool)
    /// The basic group became a supergroup, of which this is the number: its last message.
    case upgradedTo(supergroup: Int64)
    /// The supergroup was a basic group: its first message.
    case upgradedFrom(title: String, basicGroup: Int64)
    /// What this TDLib does not know.
    case unsupported
    /// Any `MessageContent` of TDLib, as JSON text. Each object `{"@type":"file","id":N}` in it with N from 1 on stands for
    /// the Nth of the files.
    case json(String, files: [SimulatedMedia] = [])
}

extension SimulatedContent {
    /// Any content as its typed value; its `file.id` N stands for the Nth of the files.
    public static func typed(_ content: MessageContent, files: [SimulatedMedia] = []) -> SimulatedContent {
        .json(content.json, files: files)
    }
}

/// Which kind of media has expired.
public enum SimulatedExpiredMedia: Sendable {
    case photo, video, videoNote, voiceNote
}
