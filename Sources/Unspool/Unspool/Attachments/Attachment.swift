/// One file of one message, with all that Telegram tells about it. It names no path.
public struct Attachment: Sendable, Equatable {
    /// Which attachment: never reused, the same in every run.
    public struct ID: Sendable, Hashable {
        /// TDLib's identifier of the chat.
        public let chatID: Int64
        /// TDLib's identifier of the message, unique in its chat.
        public let messageID: Int64
        /// From 1, in the order in which the message holds its items. Other forms of item n have 10,000 n and more.
        ///
        /// It does not depend on what is asked for.
        public let index: Int

        public init(chatID: Int64, messageID: Int64, index: Int) {
            self.chatID = chatID
            self.messageID = messageID
            self.index = index
        }
    }

    /// Where TDLib has it. Valid in one run of one client, except ``uniqueID``.
    public struct File: Sendable, Equatable {
        /// TDLib's identifier of the file in this run.
        public let id: Int32
        /// In bytes, at most 2^40; 0 if Telegram does not tell, or nothing possible.
        public let size: Int64
        /// The same for everybody and for ever: equal for equal content. Empty if there is none.
        public let uniqueID: String
        /// Whether TDLib has something of it in its cache, as far as the message told.
        public let isCached: Bool

        public init(id: Int32, size: Int64, uniqueID: String, isCached: Bool = false) {
            self.id = id
            self.size = Self.possible(size)
            self.uniqueID = uniqueID
            self.isCached = isCached
        }

        /// A size that a file can have, or 0: sizes come from outside, and are added up. Telegram takes files of 4 GB; eight
        /// million of a TiB can be added.
        static func possible(_ size: Int64) -> Int64 { (0...1 << 40).contains(size) ? size : 0 }
    }

    /// Another form of an attachment of the same message: a smaller size, another quality, a cover.
    public struct Variant: Sendable, Equatable {
        /// The ``ID/index`` of the attachment that it is a form of: the largest size, the video as it was sent.
        public let ofIndex: Int
        /// What tells it from the others, as TDLib does: a size's letter, `h264 1280x720`.
        public let label: String
    }

    /// Messages that were sent as one group of media.
    public struct Album: Sendable, Equatable {
        /// Telegram's identifier of the album.
        public let id: Int64
        /// From 1, in the order of sending; 0 until the whole album is known.
        public var index: Int
    }

    /// Which attachment it is.
    public let id: ID
    /// What it is: a photo, a document…
    public let kind: AttachmentKind
    /// How it belongs to the message: what somebody sent, or a form or decoration of that.
    public let role: AttachmentRole
    /// Which other form of what it is; nil for the thing itself.
    public let variant: Variant?
    /// What it is called, and who says so.
    public internal(set) var name: Name
    /// As sent, or what Telegram defines for the kind; may be empty. Not to be trusted.
    public let mimeType: String
    /// The file to be fetched.
    public let file: File
    /// In pixels, 0 if unknown.
    public let width: Int32
    /// In pixels, 0 if unknown.
    public let height: Int32
    /// In seconds, 0 if unknown or none.
    public let duration: Double
    /// The text beside it; of an album, the text of whichever item has one.
    public var caption: String
    /// When the message was sent, in Unix time.
    public let date: Int64
    /// The album that its message belongs to; nil for none.
    public var album: Album?
    /// The sender allows no saving, or the content destroys itself.
    public let isProtected: Bool
    /// Sender, topic, edit date.
    public var facts = MessageFacts()
}
