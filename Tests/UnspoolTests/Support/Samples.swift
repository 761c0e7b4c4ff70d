@testable import Unspool

/// Swift Testing has an `Attachment` too.
typealias Attachment = Unspool.Attachment

extension Attachment {
    static func sample(
        message: Int64 = 1 << 20, index: Int = 1, chat: Int64 = -100, name: String = "video.mp4", unique: String = "u1",
        size: Int64 = 3, kind: AttachmentKind = .video, mimeType: String = "video/mp4", caption: String = "",
        album: Int64 = 0, source: Name.Source = .sender, isCached: Bool = false
    ) -> Attachment {
        Attachment(
            id: ID(chatID: chat, messageID: message, index: index), kind: kind, role: .content, variant: nil,
            name: Name(text: name, source: source), mimeType: mimeType,
            file: File(id: 7, size: size, uniqueID: unique, isCached: isCached), width: 0, height: 0, duration: 0,
            caption: caption, date: 1_700_000_000, album: album == 0 ? nil : Album(id: album, index: 0),
            isProtected: false)
    }
}
