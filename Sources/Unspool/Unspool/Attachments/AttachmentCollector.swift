import TelegramAPI

/// Gathers the items of one message in order, and numbers them.
struct AttachmentCollector {
    let chatID: Int64
    let messageID: Int64
    let date: Int64
    let albumID: Int64
    let facts: MessageFacts
    /// The chat or the message allows no saving.
    let isProtected: Bool
    /// The role of what is added next.
    var role: AttachmentRole = .content
    /// The text beside what is added next.
    var caption = ""
    private(set) var items: [Entry] = []
    /// How many items have a number of their own: all but other forms of one.
    private var count = 0
    private var variantCounts: [AttachmentRole: Int] = [:]

    /// An item and what has to be asked for to get it.
    struct Entry {
        let index: Int
        /// What it belongs to the message as, or what it is another form of does.
        let role: AttachmentRole
        var variant: AttachmentRole?
        let item: MappedMessage.Item
    }

    /// No message of Telegram comes near this. Other forms of an item are numbered above it.
    static let mostItems = 9_999
    private static let variantRange = 1_000

    init(chatID: Int64, messageID: Int64, date: Int64, albumID: Int64, facts: MessageFacts, isProtected: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.date = date
        self.albumID = albumID
        self.facts = facts
        self.isProtected = isProtected
    }

    mutating func add(_ item: MappedMessage.Item) {
        guard count < Self.mostItems else { return }
        count += 1
        variantCounts = [:]
        // What is left out is told.
        let item = count < Self.mostItems ? item : .unsupported("more than \(Self.mostItems - 1) items")
        items.append(Entry(index: count, role: role, item: item))
    }

    mutating func add(
        _ file: File, _ kind: AttachmentKind, name: String = "", title: String = "", mimeType: String,
        width: Int32 = 0, height: Int32 = 0, duration: Double = 0
    ) {
        let attachmentName: Attachment.Name =
            if !name.isEmpty {
                .init(text: name, source: .sender)
            } else if !title.isEmpty {
                .init(text: title + MIMEExtension.of(mimeType, for: kind), source: .title)
            } else {
                .made(kind, mimeType, caption: role == .content ? caption : "")
            }
        // The position among all items, wanted or not, so that it is the same whatever is asked for.
        add(
            .attachment(
                attachment(
                    count + 1, file, kind, role, attachmentName, mimeType: mimeType, width: width, height: height,
                    duration: duration)))
    }

    /// Adds another form of the attachment that was added last.
    /// - Parameter label: what tells it from the others.
    mutating func addVariant(
        _ file: File, _ variant: AttachmentRole, _ kind: AttachmentKind, mimeType: String, label: String,
        width: Int32 = 0, height: Int32 = 0, duration: Double = 0
    ) {
        guard let owner = items.last(where: { $0.index == count }), case .attachment(let original) = owner.item
        else { return }
        let number = variantCounts[variant, default: 0] + 1
        guard number < Self.variantRange else { return }
        variantCounts[variant] = number
        let range =
            switch variant {
            case .quality: 1
            case .cover: 2
            default: 0
            }
        let name: Attachment.Name =
            switch original.name.source {
            case .sender, .title:
                .init(
                    text: SafeFileName.split(original.name.text).stem + " " + label
                        + MIMEExtension.of(mimeType, for: kind), source: original.name.source)
            case .caption, .madeUp:
                .made(kind, mimeType, caption: owner.role == .content ? caption : "", detail: label)
            }
        let index = count * (Self.mostItems + 1) + range * Self.variantRange + number
        let attachment = attachment(
            index, file, kind, variant, name, mimeType: mimeType, width: width, height: height, duration: duration,
            of: .init(ofIndex: count, label: label))
        items.append(Entry(index: index, role: owner.role, variant: variant, item: .attachment(attachment)))
    }

    private func attachment(
        _ index: Int, _ file: File, _ kind: AttachmentKind, _ role: AttachmentRole, _ name: Attachment.Name,
        mimeType: String, width: Int32, height: Int32, duration: Double, of variant: Attachment.Variant? = nil
    ) -> Attachment {
        Attachment(
            id: .init(chatID: chatID, messageID: messageID, index: index), kind: kind, role: role, variant: variant,
            name: name, mimeType: mimeType,
            file: .init(
                id: file.id, size: file.size, uniqueID: file.remote.uniqueID,
                isCached: file.local.isDownloadingCompleted || file.local.downloadedSize > 0 && !file.local.path.isEmpty
            ),
            width: width, height: height, duration: duration, caption: caption, date: date,
            album: albumID == 0 ? nil : .init(id: albumID, index: 0), isProtected: isProtected, facts: facts)
    }
}

extension AttachmentCollector {
    /// The largest size of a photo, and its moving part if it is a live photo.
    mutating func add(_ photo: Photo, live video: Video? = nil) {
        add(photo.sizes, .photo)
        if let video {
            add(
                video.video, .livePhoto, name: video.fileName, mimeType: video.mimeType.or("video/mp4"),
                width: video.width, height: video.height, duration: Double(video.duration))
        }
    }

    mutating func add(_ sizes: [PhotoSize], _ kind: AttachmentKind) {
        guard let number = Self.largest(of: sizes) else { return add(.unsupported("photo without sizes")) }
        let largest = sizes[number]
        add(largest.photo, kind, mimeType: "image/jpeg", width: largest.width, height: largest.height)
        addVariants(of: sizes, largest: number, kind: kind)
    }

    /// The place of the size with the largest area; of equal ones the last, as TDLib lists the sizes upwards.
    static func largest(of sizes: [PhotoSize]) -> Int? {
        sizes.indices.max { a, b in
            let areas = (
                Int64(sizes[a].width) * Int64(sizes[a].height), Int64(sizes[b].width) * Int64(sizes[b].height)
            )
            return areas.0 == areas.1 ? a < b : areas.0 < areas.1
        }
    }

    /// The video as it was sent; its other qualities and its cover beside it.
    mutating func add(_ video: Video, alternatives: [AlternativeVideo] = [], cover: Photo? = nil) {
        add(
            video.video, .video, name: video.fileName, mimeType: video.mimeType.or("video/mp4"), width: video.width,
            height: video.height, duration: Double(video.duration))
        addVariants(of: video, alternatives, cover: cover)
    }

    mutating func add(_ animation: Animation) {
        add(
            animation.animation, .animation, name: animation.fileName, mimeType: animation.mimeType.or("video/mp4"),
            width: animation.width, height: animation.height, duration: Double(animation.duration))
    }

    mutating func add(_ audio: Audio) {
        let title = [audio.performer, audio.title].filter { !$0.isEmpty }.joined(separator: " - ")
        add(
            audio.audio, .audio, name: audio.fileName, title: title, mimeType: audio.mimeType.or("audio/mpeg"),
            duration: Double(audio.duration))
        addCovers(of: audio)
    }

    mutating func add(_ note: VoiceNote) {
        add(note.voice, .voiceNote, mimeType: note.mimeType.or("audio/ogg"), duration: Double(note.duration))
    }

    mutating func add(_ note: VideoNote) {
        add(
            note.video, .videoNote, mimeType: "video/mp4", width: note.length, height: note.length,
            duration: Double(note.duration))
    }

    mutating func add(_ document: Document, _ kind: AttachmentKind = .document) {
        add(document.document, kind, name: document.fileName, mimeType: document.mimeType)
    }

    mutating func add(_ sticker: Sticker) {
        let mimeType =
            switch sticker.format {
            case .webp: "image/webp"
            case .tgs: "application/x-tgsticker"
            case .webm: "video/webm"
            case .unknown: ""
            }
        add(sticker.sticker, .sticker, mimeType: mimeType, width: sticker.width, height: sticker.height)
        if case .regular(let regular) = sticker.fullType, let animation = regular.premiumAnimation {
            let before = role
            role = .decoration
            add(animation, .sticker, mimeType: "application/x-tgsticker")
            role = before
        }
    }

    mutating func add(_ photo: ChatPhoto) {
        add(photo.sizes, .chatPhoto)
        for animation in [photo.animation, photo.smallAnimation] {
            guard let animation else { continue }
            add(
                animation.file, .chatPhoto, mimeType: "video/mp4", width: animation.length, height: animation.length)
        }
    }

    /// The large size of a chat's photo.
    mutating func add(_ photo: ChatPhotoInfo) {
        add(photo.big, .chatPhoto, mimeType: "image/jpeg")
    }

    mutating func add(_ background: Background) {
        if let document = background.document { add(document, .background) }
    }

    mutating func add(_ gift: UpgradedGift) {
        add(gift.model.sticker)
        add(gift.symbol.sticker)
    }

    mutating func add(_ theme: ThemeSettings) {
        if let background = theme.background { add(background) }
    }
}

extension String {
    /// The text, or another one if it is empty.
    func or(_ other: String) -> String { isEmpty ? other : self }
}
