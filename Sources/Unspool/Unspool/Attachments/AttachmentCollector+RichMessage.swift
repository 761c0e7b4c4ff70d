import TelegramAPI

extension AttachmentCollector {
    /// The media of a rich message's blocks, in reading order. The reader of TDLib's JSON has bounded their depth.
    mutating func collect(_ blocks: [PageBlock]) {
        for block in blocks { collect(block) }
    }

    private mutating func collect(_ block: PageBlock) {
        switch block {
        case .photo(let block):
            caption = block.caption?.plainText ?? ""
            if let photo = block.photo { add(photo) }
        case .video(let block):
            caption = block.caption?.plainText ?? ""
            if let video = block.video { add(video) }
        case .animation(let block):
            caption = block.caption?.plainText ?? ""
            if let animation = block.animation { add(animation) }
        case .audio(let block):
            caption = block.caption?.plainText ?? ""
            if let audio = block.audio { add(audio) }
        case .voiceNote(let block):
            caption = block.caption?.plainText ?? ""
            if let voiceNote = block.voiceNote { add(voiceNote) }
        case .embedded(let block):
            caption = block.caption?.plainText ?? ""
            if let photo = block.posterPhoto { add(photo) }
        case .embeddedPost(let block):
            caption = block.caption?.plainText ?? ""
            if let photo = block.authorPhoto { add(photo) }
            collect(block.blocks)
        case .chatLink(let block): if let photo = block.photo { add(photo) }
        case .cover(let block): collect(block.cover)
        case .collage(let block): collect(block.blocks)
        case .slideshow(let block): collect(block.blocks)
        case .details(let block): collect(block.blocks)
        case .blockQuote(let block): collect(block.blocks)
        case .list(let block): for item in block.items { collect(item.blocks) }
        case .relatedArticles(let block):
            for article in block.articles { if let photo = article.photo { add(photo) } }
        case .unknown(let type, _): add(.unsupported(type))
        // Texts, tables of texts, lines, formulas and maps.
        default: break
        }
    }
}

extension PageBlockCaption {
    var plainText: String { text.plainText }
}

extension RichText {
    /// The text without its form. Nesting is bounded by the reader of TDLib's JSON.
    var plainText: String {
        switch self {
        case .plain(let text): text.text
        case .bold(let text): text.text.plainText
        case .italic(let text): text.text.plainText
        case .underline(let text): text.text.plainText
        case .strikethrough(let text): text.text.plainText
        case .spoiler(let text): text.text.plainText
        case .subscript(let text): text.text.plainText
        case .superscript(let text): text.text.plainText
        case .marked(let text): text.text.plainText
        case .dateTime(let text): text.text.plainText
        case .mention(let text): text.text.plainText
        case .hashtag(let text): text.text.plainText
        case .cashtag(let text): text.text.plainText
        case .bankCardNumber(let text): text.text.plainText
        case .botCommand(let text): text.text.plainText
        case .fixed(let text): text.text.plainText
        case .mentionName(let text): text.text.plainText
        case .url(let text): text.text.plainText
        case .emailAddress(let text): text.text.plainText
        case .phoneNumber(let text): text.text.plainText
        case .customEmoji(let text): text.alternativeText
        case .mathematicalExpression(let text): text.expression
        case .diff(let text): text.text.plainText
        case .reference(let text): text.text.plainText
        case .referenceLink(let text): text.text.plainText
        case .anchorLink(let text): text.text.plainText
        case .texts(let text): text.texts.map(\.plainText).joined()
        case .icon, .anchor, .unknown: ""
        }
    }
}
