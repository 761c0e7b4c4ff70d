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
    private(set) var items: [(role: AttachmentRole, item: MappedMessage.Item)] = []

    init(chatID: Int64, messageID: Int64, date: Int64, albumID: Int64, facts: MessageFacts, isProtected: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.date = date
        self.albumID = albumID
        self.facts = facts
        self.isProtected = isProtected
    }

    mutating func add(_ item: MappedMessage.Item) {
        items.append((role, item))
    }

    mutating func add(
        _ file: File, _ kind: AttachmentKind, name: String = "", title: String = "", mimeType: String,
        width: Int32 = 0, height: Int32 = 0, duration: Double = 0
    ) {
        let attachmentName: Attachment.Name =
            if !name.isEmpty {
                .init(text: name, source: .sender)
            } else if !title.isEmpty {
                .init(text: title + MIMEExtension.of(mimeType), source: .title)
            } else {
                .init(text: MIMEExtension.name(kind, mimeType), source: .madeUp)
            }
        add(
            .attachment(
                Attachment(
                    // The position among all items, wanted or not, so that it is the same whatever is asked for.
                    id: .init(chatID: chatID, messageID: messageID, index: items.count + 1),
                    kind: kind, role: role, name: attachmentName, mimeType: mimeType,
                    file: .init(id: file.id, size: file.size, uniqueID: file.remote.uniqueID),
                    width: width, height: height, duration: duration, caption: caption, date: date,
                    album: albumID == 0 ? nil : .init(id: albumID, index: 0), isProtected: isProtected,
                    facts: facts)))
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
        // Of equal areas the last, as TDLib lists the sizes upwards.
        let largest = sizes.enumerated().max { a, b in
            let areas = (
                Int64(a.element.width) * Int64(a.element.height), Int64(b.element.width) * Int64(b.element.height)
            )
            return areas.0 == areas.1 ? a.offset < b.offset : areas.0 < areas.1
        }?.element
        guard let largest else { return add(.unsupported("photo without sizes")) }
        add(largest.photo, kind, mimeType: "image/jpeg", width: largest.width, height: largest.height)
    }

    mutating func add(_ video: Video) {
        add(
            video.video, .video, name: video.fileName, mimeType: video.mimeType.or("video/mp4"), width: video.width,
            height: video.height, duration: Double(video.duration))
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
            add(animation, .sticker, name: "premium animation.tgs", mimeType: "application/x-tgsticker")
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
