import TelegramAPI

extension AttachmentCollector {
    /// The content of a message.
    mutating func collect(_ content: MessageContent) {
        switch content {
        case .photo(let content):
            caption = content.caption.text
            add(content.photo, live: content.video)
        case .video(let content):
            caption = content.caption.text
            add(content.video, alternatives: content.alternativeVideos, cover: content.cover)
        case .animation(let content):
            caption = content.caption.text
            add(content.animation)
        case .audio(let content):
            caption = content.caption.text
            add(content.audio)
        case .voiceNote(let content):
            caption = content.caption.text
            add(content.voiceNote)
        case .videoNote(let content): add(content.videoNote)
        case .document(let content):
            caption = content.caption.text
            add(content.document)
        case .sticker(let content): add(content.sticker)
        case .paidMedia(let content):
            caption = content.caption.text
            for media in content.media { collect(media) }
        case .story(let content):
            add(.story(.init(posterChatID: content.storyPosterChatID, storyID: content.storyID)))
        case .poll(let content): collect(content)
        case .richMessage(let content): collect(content.message.blocks)
        case .invoice(let content):
            caption = content.paidMediaCaption?.text ?? content.productInfo.descriptionText.text
            if let photo = content.productInfo.photo { add(photo) }
            if let media = content.paidMedia { collect(media) }
        case .game(let content):
            caption = content.game.text.text
            add(content.game.photo)
            if let animation = content.game.animation { add(animation) }
        case .passportDataReceived(let content): collect(content)
        case .expiredPhoto: add(.expired(.photo))
        case .expiredVideo: add(.expired(.video))
        case .expiredVideoNote: add(.expired(.videoNote))
        case .expiredVoiceNote: add(.expired(.voiceNote))
        case .text(let content):
            caption = content.text.text
            if let preview = content.linkPreview { collect(preview) }
        case .unsupported: add(.unsupported("messageUnsupported"))
        case .unknown(let type, _): add(.unsupported(type))
        default: collectDecoration(content)
        }
    }

    private mutating func collect(_ media: PaidMedia) {
        switch media {
        case .photo(let media): add(media.photo, live: media.video)
        case .video(let media): add(media.video, cover: media.cover)
        // Not bought: there is nothing but its size.
        case .preview: add(.locked)
        case .unsupported: add(.unsupported("paidMediaUnsupported"))
        case .unknown(let type, _): add(.unsupported(type))
        }
    }

    private mutating func collect(_ content: MessagePoll) {
        caption = content.descriptionText.text.or(content.poll.question.text)
        if let media = content.media { collect(media) }
        for option in content.poll.options {
            guard let media = option.media else { continue }
            caption = option.text.text
            collect(media)
        }
        if case .quiz(let quiz) = content.poll.type, let media = quiz.explanationMedia {
            caption = quiz.explanation.text
            collect(media)
        }
    }

    private mutating func collect(_ media: PollMedia) {
        switch media {
        case .animation(let media): add(media.animation)
        case .audio(let media): add(media.audio)
        case .document(let media): add(media.document)
        case .photo(let media): add(media.photo, live: media.video)
        case .sticker(let media): add(media.sticker)
        case .video(let media): add(media.video, alternatives: media.alternativeVideos, cover: media.cover)
        case .link(let media): if let preview = media.linkPreview { collect(preview) }
        case .location, .venue: break
        case .unknown(let type, _): add(.unsupported(type))
        }
    }

    private mutating func collect(_ content: MessagePassportDataReceived) {
        for element in content.elements {
            let single = [element.frontSide, element.reverseSide, element.selfie].compactMap { $0 }
            for file in single + element.translation + element.files {
                add(file.file, .document, mimeType: "")
            }
        }
    }
}
