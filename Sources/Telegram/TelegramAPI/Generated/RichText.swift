// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `richMessage blocks:vector<PageBlock> is_rtl:Bool is_full:Bool = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_message.html)
public struct RichMessage: TDDecodable, CustomStringConvertible {
    public let blocks: [PageBlock]
    public let isRtl: Bool
    public let isFull: Bool

    public init(blocks: [PageBlock], isRtl: Bool, isFull: Bool) {
        self.blocks = blocks
        self.isRtl = isRtl
        self.isFull = isFull
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richMessage""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.bool(#","is_rtl":"#, self.isRtl)
        wire.bool(#","is_full":"#, self.isFull)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> RichMessage? {
        wire.open(#"{"@type":"richMessage""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> RichMessage? {
        var blocks: [PageBlock] = []
        var isRtl: Bool = false
        var isFull: Bool = false
        var mark = wire.cursor
        repeat {
            wire.objects(#","blocks":"#, &blocks)
            wire.bool(#","is_rtl":"#, &isRtl)
            wire.bool(#","is_full":"#, &isFull)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RichMessage(blocks: blocks, isRtl: isRtl, isFull: isFull)
    }
}

/// `inputRichMessageMedia id:string media:InputMessageContent = InputRichMessageMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_rich_message_media.html)
public struct InputRichMessageMedia: TDObject, CustomStringConvertible {
    /// Length 1 to 64.
    public let id: String
    public let media: InputMessageContent

    public init(id: String, media: InputMessageContent) {
        self.id = id
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputRichMessageMedia""#)
        wire.string(#","id":"#, self.id)
        wire.object(#","media":"#, self.media)
        wire.close()
    }
}

/// `RichMessageSource`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_rich_message_source.html)
public enum RichMessageSource: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case blocks(RichMessageSourceBlocks)
    indirect case markdown(RichMessageSourceMarkdown)
    indirect case html(RichMessageSourceHtml)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .blocks(let value): value.encode(into: &wire)
        case .markdown(let value): value.encode(into: &wire)
        case .html(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `richMessageSourceBlocks blocks:vector<InputPageBlock> = RichMessageSource`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_message_source_blocks.html)
public struct RichMessageSourceBlocks: TDObject, CustomStringConvertible {
    public let blocks: [InputPageBlock]

    public init(blocks: [InputPageBlock]) {
        self.blocks = blocks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richMessageSourceBlocks""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.close()
    }
}

/// `richMessageSourceMarkdown text:string media:vector<inputRichMessageMedia> = RichMessageSource`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_message_source_markdown.html)
public struct RichMessageSourceMarkdown: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let media: [InputRichMessageMedia]

    public init(text: String, media: [InputRichMessageMedia]) {
        self.text = text
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richMessageSourceMarkdown""#)
        wire.string(#","text":"#, self.text)
        wire.objects(#","media":"#, self.media)
        wire.close()
    }
}

/// `richMessageSourceHtml text:string media:vector<inputRichMessageMedia> = RichMessageSource`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_message_source_html.html)
public struct RichMessageSourceHtml: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let media: [InputRichMessageMedia]

    public init(text: String, media: [InputRichMessageMedia]) {
        self.text = text
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richMessageSourceHtml""#)
        wire.string(#","text":"#, self.text)
        wire.objects(#","media":"#, self.media)
        wire.close()
    }
}

/// `inputRichMessage source:RichMessageSource is_rtl:Bool detect_automatic_blocks:Bool = InputRichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_rich_message.html)
public struct InputRichMessage: TDObject, CustomStringConvertible {
    public let source: RichMessageSource
    public let isRtl: Bool
    public let detectAutomaticBlocks: Bool

    public init(source: RichMessageSource, isRtl: Bool, detectAutomaticBlocks: Bool) {
        self.source = source
        self.isRtl = isRtl
        self.detectAutomaticBlocks = detectAutomaticBlocks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputRichMessage""#)
        wire.object(#","source":"#, self.source)
        wire.bool(#","is_rtl":"#, self.isRtl)
        wire.bool(#","detect_automatic_blocks":"#, self.detectAutomaticBlocks)
        wire.close()
    }
}

/// `RichText`, one of 29 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_rich_text.html)
public enum RichText: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case plain(RichTextPlain)
    indirect case bold(RichTextBold)
    indirect case italic(RichTextItalic)
    indirect case underline(RichTextUnderline)
    indirect case strikethrough(RichTextStrikethrough)
    indirect case spoiler(RichTextSpoiler)
    indirect case `subscript`(RichTextSubscript)
    indirect case superscript(RichTextSuperscript)
    indirect case marked(RichTextMarked)
    indirect case dateTime(RichTextDateTime)
    indirect case mention(RichTextMention)
    indirect case hashtag(RichTextHashtag)
    indirect case cashtag(RichTextCashtag)
    indirect case bankCardNumber(RichTextBankCardNumber)
    indirect case botCommand(RichTextBotCommand)
    indirect case fixed(RichTextFixed)
    indirect case mentionName(RichTextMentionName)
    indirect case url(RichTextUrl)
    indirect case emailAddress(RichTextEmailAddress)
    indirect case phoneNumber(RichTextPhoneNumber)
    indirect case customEmoji(RichTextCustomEmoji)
    indirect case icon(RichTextIcon)
    indirect case mathematicalExpression(RichTextMathematicalExpression)
    indirect case diff(RichTextDiff)
    indirect case reference(RichTextReference)
    case referenceLink(RichTextReferenceLink)
    indirect case anchor(RichTextAnchor)
    case anchorLink(RichTextAnchorLink)
    indirect case texts(RichTexts)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .plain(let value): value.encode(into: &wire)
        case .bold(let value): value.encode(into: &wire)
        case .italic(let value): value.encode(into: &wire)
        case .underline(let value): value.encode(into: &wire)
        case .strikethrough(let value): value.encode(into: &wire)
        case .spoiler(let value): value.encode(into: &wire)
        case .subscript(let value): value.encode(into: &wire)
        case .superscript(let value): value.encode(into: &wire)
        case .marked(let value): value.encode(into: &wire)
        case .dateTime(let value): value.encode(into: &wire)
        case .mention(let value): value.encode(into: &wire)
        case .hashtag(let value): value.encode(into: &wire)
        case .cashtag(let value): value.encode(into: &wire)
        case .bankCardNumber(let value): value.encode(into: &wire)
        case .botCommand(let value): value.encode(into: &wire)
        case .fixed(let value): value.encode(into: &wire)
        case .mentionName(let value): value.encode(into: &wire)
        case .url(let value): value.encode(into: &wire)
        case .emailAddress(let value): value.encode(into: &wire)
        case .phoneNumber(let value): value.encode(into: &wire)
        case .customEmoji(let value): value.encode(into: &wire)
        case .icon(let value): value.encode(into: &wire)
        case .mathematicalExpression(let value): value.encode(into: &wire)
        case .diff(let value): value.encode(into: &wire)
        case .reference(let value): value.encode(into: &wire)
        case .referenceLink(let value): value.encode(into: &wire)
        case .anchor(let value): value.encode(into: &wire)
        case .anchorLink(let value): value.encode(into: &wire)
        case .texts(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> RichText? {
        switch wire.constructor(of: .richText) {
        case 0: if let value = RichTextPlain.body(&wire) { return .plain(value) }  // richTextPlain
        case 1: if let value = RichTextBold.body(&wire) { return .bold(value) }  // richTextBold
        case 2: if let value = RichTextItalic.body(&wire) { return .italic(value) }  // richTextItalic
        case 3: if let value = RichTextUnderline.body(&wire) { return .underline(value) }  // richTextUnderline
        case 4: if let value = RichTextStrikethrough.body(&wire) { return .strikethrough(value) }  // richTextStrikethrough
        case 5: if let value = RichTextSpoiler.body(&wire) { return .spoiler(value) }  // richTextSpoiler
        case 6: if let value = RichTextSubscript.body(&wire) { return .subscript(value) }  // richTextSubscript
        case 7: if let value = RichTextSuperscript.body(&wire) { return .superscript(value) }  // richTextSuperscript
        case 8: if let value = RichTextMarked.body(&wire) { return .marked(value) }  // richTextMarked
        case 9: if let value = RichTextDateTime.body(&wire) { return .dateTime(value) }  // richTextDateTime
        case 10: if let value = RichTextMention.body(&wire) { return .mention(value) }  // richTextMention
        case 11: if let value = RichTextHashtag.body(&wire) { return .hashtag(value) }  // richTextHashtag
        case 12: if let value = RichTextCashtag.body(&wire) { return .cashtag(value) }  // richTextCashtag
        case 13: if let value = RichTextBankCardNumber.body(&wire) { return .bankCardNumber(value) }  // richTextBankCardNumber
        case 14: if let value = RichTextBotCommand.body(&wire) { return .botCommand(value) }  // richTextBotCommand
        case 15: if let value = RichTextFixed.body(&wire) { return .fixed(value) }  // richTextFixed
        case 16: if let value = RichTextMentionName.body(&wire) { return .mentionName(value) }  // richTextMentionName
        case 17: if let value = RichTextUrl.body(&wire) { return .url(value) }  // richTextUrl
        case 18: if let value = RichTextEmailAddress.body(&wire) { return .emailAddress(value) }  // richTextEmailAddress
        case 19: if let value = RichTextPhoneNumber.body(&wire) { return .phoneNumber(value) }  // richTextPhoneNumber
        case 20: if let value = RichTextCustomEmoji.body(&wire) { return .customEmoji(value) }  // richTextCustomEmoji
        case 21: if let value = RichTextIcon.body(&wire) { return .icon(value) }  // richTextIcon
        case 22: if let value = RichTextMathematicalExpression.body(&wire) { return .mathematicalExpression(value) }  // richTextMathematicalExpression
        case 23: if let value = RichTextDiff.body(&wire) { return .diff(value) }  // richTextDiff
        case 24: if let value = RichTextReference.body(&wire) { return .reference(value) }  // richTextReference
        case 25: if let value = RichTextReferenceLink.body(&wire) { return .referenceLink(value) }  // richTextReferenceLink
        case 26: if let value = RichTextAnchor.body(&wire) { return .anchor(value) }  // richTextAnchor
        case 27: if let value = RichTextAnchorLink.body(&wire) { return .anchorLink(value) }  // richTextAnchorLink
        case 28: if let value = RichTexts.body(&wire) { return .texts(value) }  // richTexts
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `richTextPlain text:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_plain.html)
public struct RichTextPlain: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextPlain""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextPlain? {
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RichTextPlain(text: text)
    }
}

/// `richTextBold text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_bold.html)
public struct RichTextBold: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextBold""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextBold? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextBold(text: text)
    }
}

/// `richTextItalic text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_italic.html)
public struct RichTextItalic: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextItalic""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextItalic? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextItalic(text: text)
    }
}

/// `richTextUnderline text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_underline.html)
public struct RichTextUnderline: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextUnderline""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextUnderline? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextUnderline(text: text)
    }
}

/// `richTextStrikethrough text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_strikethrough.html)
public struct RichTextStrikethrough: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextStrikethrough""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextStrikethrough? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextStrikethrough(text: text)
    }
}

/// `richTextSpoiler text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_spoiler.html)
public struct RichTextSpoiler: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextSpoiler""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextSpoiler? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextSpoiler(text: text)
    }
}

/// `richTextSubscript text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_subscript.html)
public struct RichTextSubscript: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextSubscript""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextSubscript? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextSubscript(text: text)
    }
}

/// `richTextSuperscript text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_superscript.html)
public struct RichTextSuperscript: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextSuperscript""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextSuperscript? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextSuperscript(text: text)
    }
}

/// `richTextMarked text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_marked.html)
public struct RichTextMarked: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextMarked""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextMarked? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextMarked(text: text)
    }
}

/// `richTextDateTime text:RichText unix_time:int32 formatting_type:DateTimeFormattingType = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_date_time.html)
public struct RichTextDateTime: TDObject, CustomStringConvertible {
    public let text: RichText
    /// Unix time in seconds.
    public let unixTime: Int32
    /// May be absent.
    public let formattingType: DateTimeFormattingType?

    public init(text: RichText, unixTime: Int32, formattingType: DateTimeFormattingType? = nil) {
        self.text = text
        self.unixTime = unixTime
        self.formattingType = formattingType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextDateTime""#)
        wire.object(#","text":"#, self.text)
        wire.int32(#","unix_time":"#, self.unixTime)
        wire.object(#","formatting_type":"#, self.formattingType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextDateTime? {
        var text: RichText? = nil
        var unixTime: Int32 = 0
        var formattingType: DateTimeFormattingType? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.int32(#","unix_time":"#, &unixTime)
            wire.object(#","formatting_type":"#, &formattingType)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextDateTime(text: text, unixTime: unixTime, formattingType: formattingType)
    }
}

/// `richTextMention text:RichText username:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_mention.html)
public struct RichTextMention: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let username: String

    public init(text: RichText, username: String) {
        self.text = text
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextMention""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","username":"#, self.username)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextMention? {
        var text: RichText? = nil
        var username: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","username":"#, &username)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextMention(text: text, username: username)
    }
}

/// `richTextHashtag text:RichText hashtag:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_hashtag.html)
public struct RichTextHashtag: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let hashtag: String

    public init(text: RichText, hashtag: String) {
        self.text = text
        self.hashtag = hashtag
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextHashtag""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","hashtag":"#, self.hashtag)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextHashtag? {
        var text: RichText? = nil
        var hashtag: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","hashtag":"#, &hashtag)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextHashtag(text: text, hashtag: hashtag)
    }
}

/// `richTextCashtag text:RichText cashtag:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_cashtag.html)
public struct RichTextCashtag: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let cashtag: String

    public init(text: RichText, cashtag: String) {
        self.text = text
        self.cashtag = cashtag
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextCashtag""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","cashtag":"#, self.cashtag)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextCashtag? {
        var text: RichText? = nil
        var cashtag: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","cashtag":"#, &cashtag)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextCashtag(text: text, cashtag: cashtag)
    }
}

/// `richTextBankCardNumber text:RichText bank_card_number:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_bank_card_number.html)
public struct RichTextBankCardNumber: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let bankCardNumber: String

    public init(text: RichText, bankCardNumber: String) {
        self.text = text
        self.bankCardNumber = bankCardNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextBankCardNumber""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","bank_card_number":"#, self.bankCardNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextBankCardNumber? {
        var text: RichText? = nil
        var bankCardNumber: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","bank_card_number":"#, &bankCardNumber)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextBankCardNumber(text: text, bankCardNumber: bankCardNumber)
    }
}

/// `richTextBotCommand text:RichText bot_command:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_bot_command.html)
public struct RichTextBotCommand: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let botCommand: String

    public init(text: RichText, botCommand: String) {
        self.text = text
        self.botCommand = botCommand
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextBotCommand""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","bot_command":"#, self.botCommand)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextBotCommand? {
        var text: RichText? = nil
        var botCommand: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","bot_command":"#, &botCommand)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextBotCommand(text: text, botCommand: botCommand)
    }
}

/// `richTextFixed text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_fixed.html)
public struct RichTextFixed: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextFixed""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextFixed? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextFixed(text: text)
    }
}

/// `richTextMentionName text:RichText user_id:int53 = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_mention_name.html)
public struct RichTextMentionName: TDObject, CustomStringConvertible {
    public let text: RichText
    public let userID: Int64

    public init(text: RichText, userID: Int64) {
        self.text = text
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextMentionName""#)
        wire.object(#","text":"#, self.text)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextMentionName? {
        var text: RichText? = nil
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextMentionName(text: text, userID: userID)
    }
}

/// `richTextUrl text:RichText url:string is_cached:Bool = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_url.html)
public struct RichTextUrl: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let url: String
    public let isCached: Bool

    public init(text: RichText, url: String, isCached: Bool) {
        self.text = text
        self.url = url
        self.isCached = isCached
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextUrl""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","url":"#, self.url)
        wire.bool(#","is_cached":"#, self.isCached)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextUrl? {
        var text: RichText? = nil
        var url: String = ""
        var isCached: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","url":"#, &url)
            wire.bool(#","is_cached":"#, &isCached)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextUrl(text: text, url: url, isCached: isCached)
    }
}

/// `richTextEmailAddress text:RichText email_address:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_email_address.html)
public struct RichTextEmailAddress: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let emailAddress: String

    public init(text: RichText, emailAddress: String) {
        self.text = text
        self.emailAddress = emailAddress
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextEmailAddress""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","email_address":"#, self.emailAddress)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextEmailAddress? {
        var text: RichText? = nil
        var emailAddress: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","email_address":"#, &emailAddress)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextEmailAddress(text: text, emailAddress: emailAddress)
    }
}

/// `richTextPhoneNumber text:RichText phone_number:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_phone_number.html)
public struct RichTextPhoneNumber: TDObject, CustomStringConvertible, CustomReflectable {
    public let text: RichText
    public let phoneNumber: String

    public init(text: RichText, phoneNumber: String) {
        self.text = text
        self.phoneNumber = phoneNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextPhoneNumber""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","phone_number":"#, self.phoneNumber)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextPhoneNumber? {
        var text: RichText? = nil
        var phoneNumber: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","phone_number":"#, &phoneNumber)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextPhoneNumber(text: text, phoneNumber: phoneNumber)
    }
}

/// `richTextCustomEmoji custom_emoji_id:int64 alternative_text:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_custom_emoji.html)
public struct RichTextCustomEmoji: TDObject, CustomStringConvertible, CustomReflectable {
    public let customEmojiID: Int64
    public let alternativeText: String

    public init(customEmojiID: Int64, alternativeText: String) {
        self.customEmojiID = customEmojiID
        self.alternativeText = alternativeText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextCustomEmoji""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.string(#","alternative_text":"#, self.alternativeText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextCustomEmoji? {
        var customEmojiID: Int64 = 0
        var alternativeText: String = ""
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
            wire.string(#","alternative_text":"#, &alternativeText)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RichTextCustomEmoji(customEmojiID: customEmojiID, alternativeText: alternativeText)
    }
}

/// `richTextIcon document:document width:int32 height:int32 = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_icon.html)
public struct RichTextIcon: TDObject, CustomStringConvertible {
    public let document: Document
    public let width: Int32
    public let height: Int32

    public init(document: Document, width: Int32, height: Int32) {
        self.document = document
        self.width = width
        self.height = height
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextIcon""#)
        wire.object(#","document":"#, self.document)
        wire.int32(#","width":"#, self.width)
        wire.int32(#","height":"#, self.height)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextIcon? {
        var document: Document? = nil
        var width: Int32 = 0
        var height: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","document":"#, &document)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
        } while wire.more(&mark)
        guard !wire.failed, let document = wire.required(consume document) else { wire.missing("document"); return nil }
        return RichTextIcon(document: document, width: width, height: height)
    }
}

/// `richTextMathematicalExpression expression:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_mathematical_expression.html)
public struct RichTextMathematicalExpression: TDObject, CustomStringConvertible, CustomReflectable {
    public let expression: String

    public init(expression: String) {
        self.expression = expression
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextMathematicalExpression""#)
        wire.string(#","expression":"#, self.expression)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextMathematicalExpression? {
        var expression: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","expression":"#, &expression)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RichTextMathematicalExpression(expression: expression)
    }
}

/// `richTextDiff text:RichText old_text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_diff.html)
public struct RichTextDiff: TDObject, CustomStringConvertible {
    public let text: RichText
    public let oldText: RichText

    public init(text: RichText, oldText: RichText) {
        self.text = text
        self.oldText = oldText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextDiff""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","old_text":"#, self.oldText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextDiff? {
        var text: RichText? = nil
        var oldText: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.object(#","old_text":"#, &oldText)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let text = wire.required(consume text),
            let oldText = wire.required(consume oldText)
         else { wire.missing("text old_text"); return nil }
        return RichTextDiff(text: text, oldText: oldText)
    }
}

/// `richTextReference name:string text:RichText = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_reference.html)
public struct RichTextReference: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String
    public let text: RichText

    public init(name: String, text: RichText) {
        self.name = name
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextReference""#)
        wire.string(#","name":"#, self.name)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextReference? {
        var name: String = ""
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextReference(name: name, text: text)
    }
}

/// `richTextReferenceLink text:RichText reference_name:string url:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_reference_link.html)
public struct RichTextReferenceLink: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let text: RichText
        let referenceName: String
        let url: String
        init(_ text: RichText, _ referenceName: String, _ url: String) {
            self.text = text
            self.referenceName = referenceName
            self.url = url
        }
    }
    private let fields: Fields
    public var text: RichText { fields.text }
    public var referenceName: String { fields.referenceName }
    public var url: String { fields.url }

    public init(text: RichText, referenceName: String, url: String) {
        fields = Fields(text, referenceName, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextReferenceLink""#)
        wire.object(#","text":"#, fields.text)
        wire.string(#","reference_name":"#, fields.referenceName)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextReferenceLink? {
        var text: RichText? = nil
        var referenceName: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","reference_name":"#, &referenceName)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextReferenceLink(text: text, referenceName: referenceName, url: url)
    }
}

/// `richTextAnchor name:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_anchor.html)
public struct RichTextAnchor: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextAnchor""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextAnchor? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RichTextAnchor(name: name)
    }
}

/// `richTextAnchorLink text:RichText anchor_name:string url:string = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_text_anchor_link.html)
public struct RichTextAnchorLink: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let text: RichText
        let anchorName: String
        let url: String
        init(_ text: RichText, _ anchorName: String, _ url: String) {
            self.text = text
            self.anchorName = anchorName
            self.url = url
        }
    }
    private let fields: Fields
    public var text: RichText { fields.text }
    public var anchorName: String { fields.anchorName }
    public var url: String { fields.url }

    public init(text: RichText, anchorName: String, url: String) {
        fields = Fields(text, anchorName, url)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTextAnchorLink""#)
        wire.object(#","text":"#, fields.text)
        wire.string(#","anchor_name":"#, fields.anchorName)
        wire.string(#","url":"#, fields.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTextAnchorLink? {
        var text: RichText? = nil
        var anchorName: String = ""
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","anchor_name":"#, &anchorName)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return RichTextAnchorLink(text: text, anchorName: anchorName, url: url)
    }
}

/// `richTexts texts:vector<RichText> = RichText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rich_texts.html)
public struct RichTexts: TDObject, CustomStringConvertible {
    public let texts: [RichText]

    public init(texts: [RichText]) {
        self.texts = texts
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"richTexts""#)
        wire.objects(#","texts":"#, self.texts)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RichTexts? {
        var texts: [RichText] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","texts":"#, &texts)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RichTexts(texts: texts)
    }
}

/// `pageBlockCaption text:RichText credit:RichText = PageBlockCaption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_caption.html)
public struct PageBlockCaption: TDDecodable, CustomStringConvertible {
    public let text: RichText
    /// May be absent.
    public let credit: RichText?

    public init(text: RichText, credit: RichText? = nil) {
        self.text = text
        self.credit = credit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockCaption""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","credit":"#, self.credit)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PageBlockCaption? {
        wire.open(#"{"@type":"pageBlockCaption""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PageBlockCaption? {
        var text: RichText? = nil
        var credit: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.object(#","credit":"#, &credit)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PageBlockCaption(text: text, credit: credit)
    }
}

/// `pageBlockListItem label:string blocks:vector<PageBlock> has_checkbox:Bool is_checked:Bool value:int32 type:string = PageBlockListItem`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_list_item.html)
public struct PageBlockListItem: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let label: String
        let blocks: [PageBlock]
        let hasCheckbox: Bool
        let isChecked: Bool
        let value: Int32
        let type: String
        init(
            _ label: String,
            _ blocks: [PageBlock],
            _ hasCheckbox: Bool,
            _ isChecked: Bool,
            _ value: Int32,
            _ type: String
        ) {
            self.label = label
            self.blocks = blocks
            self.hasCheckbox = hasCheckbox
            self.isChecked = isChecked
            self.value = value
            self.type = type
        }
    }
    private let fields: Fields
    public var label: String { fields.label }
    public var blocks: [PageBlock] { fields.blocks }
    public var hasCheckbox: Bool { fields.hasCheckbox }
    public var isChecked: Bool { fields.isChecked }
    public var value: Int32 { fields.value }
    public var type: String { fields.type }

    public init(label: String, blocks: [PageBlock], hasCheckbox: Bool, isChecked: Bool, value: Int32, type: String) {
        fields = Fields(label, blocks, hasCheckbox, isChecked, value, type)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockListItem""#)
        wire.string(#","label":"#, fields.label)
        wire.objects(#","blocks":"#, fields.blocks)
        wire.bool(#","has_checkbox":"#, fields.hasCheckbox)
        wire.bool(#","is_checked":"#, fields.isChecked)
        wire.int32(#","value":"#, fields.value)
        wire.string(#","type":"#, fields.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PageBlockListItem? {
        wire.open(#"{"@type":"pageBlockListItem""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PageBlockListItem? {
        var label: String = ""
        var blocks: [PageBlock] = []
        var hasCheckbox: Bool = false
        var isChecked: Bool = false
        var value: Int32 = 0
        var type: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","label":"#, &label)
            wire.objects(#","blocks":"#, &blocks)
            wire.bool(#","has_checkbox":"#, &hasCheckbox)
            wire.bool(#","is_checked":"#, &isChecked)
            wire.int32(#","value":"#, &value)
            wire.string(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockListItem(
            label: label,
            blocks: blocks,
            hasCheckbox: hasCheckbox,
            isChecked: isChecked,
            value: value,
            type: type
        )
    }
}

/// `inputPageBlockListItem blocks:vector<InputPageBlock> has_checkbox:Bool is_checked:Bool value:int32 type:string = InputPageBlockListItem`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_list_item.html)
public struct InputPageBlockListItem: TDObject, CustomStringConvertible {
    public let blocks: [InputPageBlock]
    public let hasCheckbox: Bool
    public let isChecked: Bool
    public let value: Int32
    public let type: String

    public init(blocks: [InputPageBlock], hasCheckbox: Bool, isChecked: Bool, value: Int32, type: String) {
        self.blocks = blocks
        self.hasCheckbox = hasCheckbox
        self.isChecked = isChecked
        self.value = value
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockListItem""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.bool(#","has_checkbox":"#, self.hasCheckbox)
        wire.bool(#","is_checked":"#, self.isChecked)
        wire.int32(#","value":"#, self.value)
        wire.string(#","type":"#, self.type)
        wire.close()
    }
}

/// `PageBlockHorizontalAlignment`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_page_block_horizontal_alignment.html)
public enum PageBlockHorizontalAlignment: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `pageBlockHorizontalAlignmentLeft = PageBlockHorizontalAlignment`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_horizontal_alignment_left.html)
    case left
    /// `pageBlockHorizontalAlignmentCenter = PageBlockHorizontalAlignment`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_horizontal_alignment_center.html)
    case center
    /// `pageBlockHorizontalAlignmentRight = PageBlockHorizontalAlignment`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_horizontal_alignment_right.html)
    case right
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .left: wire.empty(#"{"@type":"pageBlockHorizontalAlignmentLeft"}"#)
        case .center: wire.empty(#"{"@type":"pageBlockHorizontalAlignmentCenter"}"#)
        case .right: wire.empty(#"{"@type":"pageBlockHorizontalAlignmentRight"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PageBlockHorizontalAlignment? {
        switch wire.constructor(of: .pageBlockHorizontalAlignment) {
        case 0: if wire.close() { return .left }  // pageBlockHorizontalAlignmentLeft
        case 1: if wire.close() { return .center }  // pageBlockHorizontalAlignmentCenter
        case 2: if wire.close() { return .right }  // pageBlockHorizontalAlignmentRight
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `PageBlockVerticalAlignment`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_page_block_vertical_alignment.html)
public enum PageBlockVerticalAlignment: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `pageBlockVerticalAlignmentTop = PageBlockVerticalAlignment`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_vertical_alignment_top.html)
    case top
    /// `pageBlockVerticalAlignmentMiddle = PageBlockVerticalAlignment`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_vertical_alignment_middle.html)
    case middle
    /// `pageBlockVerticalAlignmentBottom = PageBlockVerticalAlignment`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_vertical_alignment_bottom.html)
    case bottom
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .top: wire.empty(#"{"@type":"pageBlockVerticalAlignmentTop"}"#)
        case .middle: wire.empty(#"{"@type":"pageBlockVerticalAlignmentMiddle"}"#)
        case .bottom: wire.empty(#"{"@type":"pageBlockVerticalAlignmentBottom"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PageBlockVerticalAlignment? {
        switch wire.constructor(of: .pageBlockVerticalAlignment) {
        case 0: if wire.close() { return .top }  // pageBlockVerticalAlignmentTop
        case 1: if wire.close() { return .middle }  // pageBlockVerticalAlignmentMiddle
        case 2: if wire.close() { return .bottom }  // pageBlockVerticalAlignmentBottom
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `pageBlockTableCell text:RichText is_header:Bool colspan:int32 rowspan:int32 align:PageBlockHorizontalAlignment valign:PageBlockVerticalAlignment = PageBlockTableCell`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_table_cell.html)
public struct PageBlockTableCell: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let text: RichText?
        let isHeader: Bool
        let colspan: Int32
        let rowspan: Int32
        let align: PageBlockHorizontalAlignment
        let valign: PageBlockVerticalAlignment
        init(
            _ text: RichText?,
            _ isHeader: Bool,
            _ colspan: Int32,
            _ rowspan: Int32,
            _ align: PageBlockHorizontalAlignment,
            _ valign: PageBlockVerticalAlignment
        ) {
            self.text = text
            self.isHeader = isHeader
            self.colspan = colspan
            self.rowspan = rowspan
            self.align = align
            self.valign = valign
        }
    }
    private let fields: Fields
    /// May be absent.
    public var text: RichText? { fields.text }
    public var isHeader: Bool { fields.isHeader }
    public var colspan: Int32 { fields.colspan }
    public var rowspan: Int32 { fields.rowspan }
    public var align: PageBlockHorizontalAlignment { fields.align }
    public var valign: PageBlockVerticalAlignment { fields.valign }

    public init(
        text: RichText? = nil,
        isHeader: Bool,
        colspan: Int32,
        rowspan: Int32,
        align: PageBlockHorizontalAlignment,
        valign: PageBlockVerticalAlignment
    ) {
        fields = Fields(text, isHeader, colspan, rowspan, align, valign)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockTableCell""#)
        wire.object(#","text":"#, fields.text)
        wire.bool(#","is_header":"#, fields.isHeader)
        wire.int32(#","colspan":"#, fields.colspan)
        wire.int32(#","rowspan":"#, fields.rowspan)
        wire.object(#","align":"#, fields.align)
        wire.object(#","valign":"#, fields.valign)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PageBlockTableCell? {
        wire.open(#"{"@type":"pageBlockTableCell""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PageBlockTableCell? {
        var text: RichText? = nil
        var isHeader: Bool = false
        var colspan: Int32 = 0
        var rowspan: Int32 = 0
        var align: PageBlockHorizontalAlignment? = nil
        var valign: PageBlockVerticalAlignment? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.bool(#","is_header":"#, &isHeader)
            wire.int32(#","colspan":"#, &colspan)
            wire.int32(#","rowspan":"#, &rowspan)
            wire.object(#","align":"#, &align)
            wire.object(#","valign":"#, &valign)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let align = wire.required(consume align),
            let valign = wire.required(consume valign)
         else { wire.missing("align valign"); return nil }
        return PageBlockTableCell(
            text: text,
            isHeader: isHeader,
            colspan: colspan,
            rowspan: rowspan,
            align: align,
            valign: valign
        )
    }
}

/// `pageBlockRelatedArticle url:string title:string description:string photo:photo author:string publish_date:int32 = PageBlockRelatedArticle`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_related_article.html)
public struct PageBlockRelatedArticle: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let title: String
        let descriptionText: String
        let photo: Photo?
        let author: String
        let publishDate: Int32
        init(
            _ url: String,
            _ title: String,
            _ descriptionText: String,
            _ photo: Photo?,
            _ author: String,
            _ publishDate: Int32
        ) {
            self.url = url
            self.title = title
            self.descriptionText = descriptionText
            self.photo = photo
            self.author = author
            self.publishDate = publishDate
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    /// May be absent.
    public var photo: Photo? { fields.photo }
    public var author: String { fields.author }
    /// Unix time in seconds.
    public var publishDate: Int32 { fields.publishDate }

    public init(
        url: String,
        title: String,
        descriptionText: String,
        photo: Photo? = nil,
        author: String,
        publishDate: Int32
    ) {
        fields = Fields(url, title, descriptionText, photo, author, publishDate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockRelatedArticle""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.object(#","photo":"#, fields.photo)
        wire.string(#","author":"#, fields.author)
        wire.int32(#","publish_date":"#, fields.publishDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> PageBlockRelatedArticle? {
        wire.open(#"{"@type":"pageBlockRelatedArticle""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> PageBlockRelatedArticle? {
        var url: String = ""
        var title: String = ""
        var descriptionText: String = ""
        var photo: Photo? = nil
        var author: String = ""
        var publishDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","title":"#, &title)
            wire.string(#","description":"#, &descriptionText)
            wire.object(#","photo":"#, &photo)
            wire.string(#","author":"#, &author)
            wire.int32(#","publish_date":"#, &publishDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockRelatedArticle(
            url: url,
            title: title,
            descriptionText: descriptionText,
            photo: photo,
            author: author,
            publishDate: publishDate
        )
    }
}

/// `PageBlock`, one of 32 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_page_block.html)
public enum PageBlock: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case title(PageBlockTitle)
    indirect case subtitle(PageBlockSubtitle)
    indirect case authorDate(PageBlockAuthorDate)
    indirect case header(PageBlockHeader)
    indirect case subheader(PageBlockSubheader)
    indirect case sectionHeading(PageBlockSectionHeading)
    indirect case kicker(PageBlockKicker)
    indirect case paragraph(PageBlockParagraph)
    indirect case preformatted(PageBlockPreformatted)
    indirect case footer(PageBlockFooter)
    indirect case thinking(PageBlockThinking)
    /// `pageBlockDivider = PageBlock`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_divider.html)
    case divider
    indirect case mathematicalExpression(PageBlockMathematicalExpression)
    indirect case anchor(PageBlockAnchor)
    indirect case list(PageBlockList)
    indirect case blockQuote(PageBlockBlockQuote)
    indirect case pullQuote(PageBlockPullQuote)
    indirect case animation(PageBlockAnimation)
    indirect case audio(PageBlockAudio)
    case photo(PageBlockPhoto)
    indirect case video(PageBlockVideo)
    indirect case voiceNote(PageBlockVoiceNote)
    indirect case cover(PageBlockCover)
    case embedded(PageBlockEmbedded)
    case embeddedPost(PageBlockEmbeddedPost)
    indirect case collage(PageBlockCollage)
    indirect case slideshow(PageBlockSlideshow)
    case chatLink(PageBlockChatLink)
    indirect case table(PageBlockTable)
    indirect case details(PageBlockDetails)
    indirect case relatedArticles(PageBlockRelatedArticles)
    case map(PageBlockMap)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .title(let value): value.encode(into: &wire)
        case .subtitle(let value): value.encode(into: &wire)
        case .authorDate(let value): value.encode(into: &wire)
        case .header(let value): value.encode(into: &wire)
        case .subheader(let value): value.encode(into: &wire)
        case .sectionHeading(let value): value.encode(into: &wire)
        case .kicker(let value): value.encode(into: &wire)
        case .paragraph(let value): value.encode(into: &wire)
        case .preformatted(let value): value.encode(into: &wire)
        case .footer(let value): value.encode(into: &wire)
        case .thinking(let value): value.encode(into: &wire)
        case .divider: wire.empty(#"{"@type":"pageBlockDivider"}"#)
        case .mathematicalExpression(let value): value.encode(into: &wire)
        case .anchor(let value): value.encode(into: &wire)
        case .list(let value): value.encode(into: &wire)
        case .blockQuote(let value): value.encode(into: &wire)
        case .pullQuote(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .cover(let value): value.encode(into: &wire)
        case .embedded(let value): value.encode(into: &wire)
        case .embeddedPost(let value): value.encode(into: &wire)
        case .collage(let value): value.encode(into: &wire)
        case .slideshow(let value): value.encode(into: &wire)
        case .chatLink(let value): value.encode(into: &wire)
        case .table(let value): value.encode(into: &wire)
        case .details(let value): value.encode(into: &wire)
        case .relatedArticles(let value): value.encode(into: &wire)
        case .map(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> PageBlock? {
        switch wire.constructor(of: .pageBlock) {
        case 0: if let value = PageBlockTitle.body(&wire) { return .title(value) }  // pageBlockTitle
        case 1: if let value = PageBlockSubtitle.body(&wire) { return .subtitle(value) }  // pageBlockSubtitle
        case 2: if let value = PageBlockAuthorDate.body(&wire) { return .authorDate(value) }  // pageBlockAuthorDate
        case 3: if let value = PageBlockHeader.body(&wire) { return .header(value) }  // pageBlockHeader
        case 4: if let value = PageBlockSubheader.body(&wire) { return .subheader(value) }  // pageBlockSubheader
        case 5: if let value = PageBlockSectionHeading.body(&wire) { return .sectionHeading(value) }  // pageBlockSectionHeading
        case 6: if let value = PageBlockKicker.body(&wire) { return .kicker(value) }  // pageBlockKicker
        case 7: if let value = PageBlockParagraph.body(&wire) { return .paragraph(value) }  // pageBlockParagraph
        case 8: if let value = PageBlockPreformatted.body(&wire) { return .preformatted(value) }  // pageBlockPreformatted
        case 9: if let value = PageBlockFooter.body(&wire) { return .footer(value) }  // pageBlockFooter
        case 10: if let value = PageBlockThinking.body(&wire) { return .thinking(value) }  // pageBlockThinking
        case 11: if wire.close() { return .divider }  // pageBlockDivider
        case 12: if let value = PageBlockMathematicalExpression.body(&wire) { return .mathematicalExpression(value) }  // pageBlockMathematicalExpression
        case 13: if let value = PageBlockAnchor.body(&wire) { return .anchor(value) }  // pageBlockAnchor
        case 14: if let value = PageBlockList.body(&wire) { return .list(value) }  // pageBlockList
        case 15: if let value = PageBlockBlockQuote.body(&wire) { return .blockQuote(value) }  // pageBlockBlockQuote
        case 16: if let value = PageBlockPullQuote.body(&wire) { return .pullQuote(value) }  // pageBlockPullQuote
        case 17: if let value = PageBlockAnimation.body(&wire) { return .animation(value) }  // pageBlockAnimation
        case 18: if let value = PageBlockAudio.body(&wire) { return .audio(value) }  // pageBlockAudio
        case 19: if let value = PageBlockPhoto.body(&wire) { return .photo(value) }  // pageBlockPhoto
        case 20: if let value = PageBlockVideo.body(&wire) { return .video(value) }  // pageBlockVideo
        case 21: if let value = PageBlockVoiceNote.body(&wire) { return .voiceNote(value) }  // pageBlockVoiceNote
        case 22: if let value = PageBlockCover.body(&wire) { return .cover(value) }  // pageBlockCover
        case 23: if let value = PageBlockEmbedded.body(&wire) { return .embedded(value) }  // pageBlockEmbedded
        case 24: if let value = PageBlockEmbeddedPost.body(&wire) { return .embeddedPost(value) }  // pageBlockEmbeddedPost
        case 25: if let value = PageBlockCollage.body(&wire) { return .collage(value) }  // pageBlockCollage
        case 26: if let value = PageBlockSlideshow.body(&wire) { return .slideshow(value) }  // pageBlockSlideshow
        case 27: if let value = PageBlockChatLink.body(&wire) { return .chatLink(value) }  // pageBlockChatLink
        case 28: if let value = PageBlockTable.body(&wire) { return .table(value) }  // pageBlockTable
        case 29: if let value = PageBlockDetails.body(&wire) { return .details(value) }  // pageBlockDetails
        case 30: if let value = PageBlockRelatedArticles.body(&wire) { return .relatedArticles(value) }  // pageBlockRelatedArticles
        case 31: if let value = PageBlockMap.body(&wire) { return .map(value) }  // pageBlockMap
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `pageBlockTitle title:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_title.html)
public struct PageBlockTitle: TDObject, CustomStringConvertible {
    public let title: RichText

    public init(title: RichText) {
        self.title = title
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockTitle""#)
        wire.object(#","title":"#, self.title)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockTitle? {
        var title: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","title":"#, &title)
        } while wire.more(&mark)
        guard !wire.failed, let title = wire.required(consume title) else { wire.missing("title"); return nil }
        return PageBlockTitle(title: title)
    }
}

/// `pageBlockSubtitle subtitle:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_subtitle.html)
public struct PageBlockSubtitle: TDObject, CustomStringConvertible {
    public let subtitle: RichText

    public init(subtitle: RichText) {
        self.subtitle = subtitle
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockSubtitle""#)
        wire.object(#","subtitle":"#, self.subtitle)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockSubtitle? {
        var subtitle: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","subtitle":"#, &subtitle)
        } while wire.more(&mark)
        guard !wire.failed, let subtitle = wire.required(consume subtitle) else { wire.missing("subtitle"); return nil }
        return PageBlockSubtitle(subtitle: subtitle)
    }
}

/// `pageBlockAuthorDate author:RichText publish_date:int32 = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_author_date.html)
public struct PageBlockAuthorDate: TDObject, CustomStringConvertible {
    public let author: RichText
    /// Unix time in seconds.
    public let publishDate: Int32

    public init(author: RichText, publishDate: Int32) {
        self.author = author
        self.publishDate = publishDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockAuthorDate""#)
        wire.object(#","author":"#, self.author)
        wire.int32(#","publish_date":"#, self.publishDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockAuthorDate? {
        var author: RichText? = nil
        var publishDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","author":"#, &author)
            wire.int32(#","publish_date":"#, &publishDate)
        } while wire.more(&mark)
        guard !wire.failed, let author = wire.required(consume author) else { wire.missing("author"); return nil }
        return PageBlockAuthorDate(author: author, publishDate: publishDate)
    }
}

/// `pageBlockHeader header:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_header.html)
public struct PageBlockHeader: TDObject, CustomStringConvertible {
    public let header: RichText

    public init(header: RichText) {
        self.header = header
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockHeader""#)
        wire.object(#","header":"#, self.header)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockHeader? {
        var header: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","header":"#, &header)
        } while wire.more(&mark)
        guard !wire.failed, let header = wire.required(consume header) else { wire.missing("header"); return nil }
        return PageBlockHeader(header: header)
    }
}

/// `pageBlockSubheader subheader:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_subheader.html)
public struct PageBlockSubheader: TDObject, CustomStringConvertible {
    public let subheader: RichText

    public init(subheader: RichText) {
        self.subheader = subheader
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockSubheader""#)
        wire.object(#","subheader":"#, self.subheader)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockSubheader? {
        var subheader: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","subheader":"#, &subheader)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let subheader = wire.required(consume subheader)
         else { wire.missing("subheader"); return nil }
        return PageBlockSubheader(subheader: subheader)
    }
}

/// `pageBlockSectionHeading text:RichText size:int32 = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_section_heading.html)
public struct PageBlockSectionHeading: TDObject, CustomStringConvertible {
    public let text: RichText
    /// Range 1 to 6.
    public let size: Int32

    public init(text: RichText, size: Int32) {
        self.text = text
        self.size = size
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockSectionHeading""#)
        wire.object(#","text":"#, self.text)
        wire.int32(#","size":"#, self.size)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockSectionHeading? {
        var text: RichText? = nil
        var size: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.int32(#","size":"#, &size)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PageBlockSectionHeading(text: text, size: size)
    }
}

/// `pageBlockKicker kicker:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_kicker.html)
public struct PageBlockKicker: TDObject, CustomStringConvertible {
    public let kicker: RichText

    public init(kicker: RichText) {
        self.kicker = kicker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockKicker""#)
        wire.object(#","kicker":"#, self.kicker)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockKicker? {
        var kicker: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","kicker":"#, &kicker)
        } while wire.more(&mark)
        guard !wire.failed, let kicker = wire.required(consume kicker) else { wire.missing("kicker"); return nil }
        return PageBlockKicker(kicker: kicker)
    }
}

/// `pageBlockParagraph text:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_paragraph.html)
public struct PageBlockParagraph: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockParagraph""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockParagraph? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PageBlockParagraph(text: text)
    }
}

/// `pageBlockPreformatted text:RichText language:string = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_preformatted.html)
public struct PageBlockPreformatted: TDObject, CustomStringConvertible {
    public let text: RichText
    public let language: String

    public init(text: RichText, language: String) {
        self.text = text
        self.language = language
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockPreformatted""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","language":"#, self.language)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockPreformatted? {
        var text: RichText? = nil
        var language: String = ""
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.string(#","language":"#, &language)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PageBlockPreformatted(text: text, language: language)
    }
}

/// `pageBlockFooter footer:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_footer.html)
public struct PageBlockFooter: TDObject, CustomStringConvertible {
    public let footer: RichText

    public init(footer: RichText) {
        self.footer = footer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockFooter""#)
        wire.object(#","footer":"#, self.footer)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockFooter? {
        var footer: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","footer":"#, &footer)
        } while wire.more(&mark)
        guard !wire.failed, let footer = wire.required(consume footer) else { wire.missing("footer"); return nil }
        return PageBlockFooter(footer: footer)
    }
}

/// `pageBlockThinking text:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_thinking.html)
public struct PageBlockThinking: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockThinking""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockThinking? {
        var text: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PageBlockThinking(text: text)
    }
}

/// `pageBlockMathematicalExpression expression:string = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_mathematical_expression.html)
public struct PageBlockMathematicalExpression: TDObject, CustomStringConvertible, CustomReflectable {
    public let expression: String

    public init(expression: String) {
        self.expression = expression
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockMathematicalExpression""#)
        wire.string(#","expression":"#, self.expression)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockMathematicalExpression? {
        var expression: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","expression":"#, &expression)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockMathematicalExpression(expression: expression)
    }
}

/// `pageBlockAnchor name:string = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_anchor.html)
public struct PageBlockAnchor: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockAnchor""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockAnchor? {
        var name: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockAnchor(name: name)
    }
}

/// `pageBlockList items:vector<pageBlockListItem> = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_list.html)
public struct PageBlockList: TDObject, CustomStringConvertible {
    public let items: [PageBlockListItem]

    public init(items: [PageBlockListItem]) {
        self.items = items
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockList""#)
        wire.objects(#","items":"#, self.items)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockList? {
        var items: [PageBlockListItem] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","items":"#, &items)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockList(items: items)
    }
}

/// `pageBlockBlockQuote blocks:vector<PageBlock> credit:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_block_quote.html)
public struct PageBlockBlockQuote: TDObject, CustomStringConvertible {
    public let blocks: [PageBlock]
    /// May be absent.
    public let credit: RichText?

    public init(blocks: [PageBlock], credit: RichText? = nil) {
        self.blocks = blocks
        self.credit = credit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockBlockQuote""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.object(#","credit":"#, self.credit)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockBlockQuote? {
        var blocks: [PageBlock] = []
        var credit: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","blocks":"#, &blocks)
            wire.object(#","credit":"#, &credit)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockBlockQuote(blocks: blocks, credit: credit)
    }
}

/// `pageBlockPullQuote text:RichText credit:RichText = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_pull_quote.html)
public struct PageBlockPullQuote: TDObject, CustomStringConvertible {
    public let text: RichText
    /// May be absent.
    public let credit: RichText?

    public init(text: RichText, credit: RichText? = nil) {
        self.text = text
        self.credit = credit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockPullQuote""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","credit":"#, self.credit)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockPullQuote? {
        var text: RichText? = nil
        var credit: RichText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.object(#","credit":"#, &credit)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return PageBlockPullQuote(text: text, credit: credit)
    }
}

/// `pageBlockAnimation animation:animation caption:pageBlockCaption need_autoplay:Bool has_spoiler:Bool = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_animation.html)
public struct PageBlockAnimation: TDObject, CustomStringConvertible {
    /// May be absent.
    public let animation: Animation?
    /// May be absent.
    public let caption: PageBlockCaption?
    public let needAutoplay: Bool
    public let hasSpoiler: Bool

    public init(animation: Animation? = nil, caption: PageBlockCaption? = nil, needAutoplay: Bool, hasSpoiler: Bool) {
        self.animation = animation
        self.caption = caption
        self.needAutoplay = needAutoplay
        self.hasSpoiler = hasSpoiler
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","need_autoplay":"#, self.needAutoplay)
        wire.bool(#","has_spoiler":"#, self.hasSpoiler)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockAnimation? {
        var animation: Animation? = nil
        var caption: PageBlockCaption? = nil
        var needAutoplay: Bool = false
        var hasSpoiler: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","animation":"#, &animation)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","need_autoplay":"#, &needAutoplay)
            wire.bool(#","has_spoiler":"#, &hasSpoiler)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockAnimation(
            animation: animation,
            caption: caption,
            needAutoplay: needAutoplay,
            hasSpoiler: hasSpoiler
        )
    }
}

/// `pageBlockAudio audio:audio caption:pageBlockCaption = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_audio.html)
public struct PageBlockAudio: TDObject, CustomStringConvertible {
    /// May be absent.
    public let audio: Audio?
    /// May be absent.
    public let caption: PageBlockCaption?

    public init(audio: Audio? = nil, caption: PageBlockCaption? = nil) {
        self.audio = audio
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockAudio? {
        var audio: Audio? = nil
        var caption: PageBlockCaption? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","audio":"#, &audio)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockAudio(audio: audio, caption: caption)
    }
}

/// `pageBlockPhoto photo:photo caption:pageBlockCaption url:string has_spoiler:Bool = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_photo.html)
public struct PageBlockPhoto: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let photo: Photo?
        let caption: PageBlockCaption?
        let url: String
        let hasSpoiler: Bool
        init(_ photo: Photo?, _ caption: PageBlockCaption?, _ url: String, _ hasSpoiler: Bool) {
            self.photo = photo
            self.caption = caption
            self.url = url
            self.hasSpoiler = hasSpoiler
        }
    }
    private let fields: Fields
    /// May be absent.
    public var photo: Photo? { fields.photo }
    /// May be absent.
    public var caption: PageBlockCaption? { fields.caption }
    public var url: String { fields.url }
    public var hasSpoiler: Bool { fields.hasSpoiler }

    public init(photo: Photo? = nil, caption: PageBlockCaption? = nil, url: String, hasSpoiler: Bool) {
        fields = Fields(photo, caption, url, hasSpoiler)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockPhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","caption":"#, fields.caption)
        wire.string(#","url":"#, fields.url)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockPhoto? {
        var photo: Photo? = nil
        var caption: PageBlockCaption? = nil
        var url: String = ""
        var hasSpoiler: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","photo":"#, &photo)
            wire.object(#","caption":"#, &caption)
            wire.string(#","url":"#, &url)
            wire.bool(#","has_spoiler":"#, &hasSpoiler)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockPhoto(photo: photo, caption: caption, url: url, hasSpoiler: hasSpoiler)
    }
}

/// `pageBlockVideo video:video caption:pageBlockCaption need_autoplay:Bool is_looped:Bool has_spoiler:Bool = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_video.html)
public struct PageBlockVideo: TDObject, CustomStringConvertible {
    /// May be absent.
    public let video: Video?
    /// May be absent.
    public let caption: PageBlockCaption?
    public let needAutoplay: Bool
    public let isLooped: Bool
    public let hasSpoiler: Bool

    public init(
        video: Video? = nil,
        caption: PageBlockCaption? = nil,
        needAutoplay: Bool,
        isLooped: Bool,
        hasSpoiler: Bool
    ) {
        self.video = video
        self.caption = caption
        self.needAutoplay = needAutoplay
        self.isLooped = isLooped
        self.hasSpoiler = hasSpoiler
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockVideo""#)
        wire.object(#","video":"#, self.video)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","need_autoplay":"#, self.needAutoplay)
        wire.bool(#","is_looped":"#, self.isLooped)
        wire.bool(#","has_spoiler":"#, self.hasSpoiler)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockVideo? {
        var video: Video? = nil
        var caption: PageBlockCaption? = nil
        var needAutoplay: Bool = false
        var isLooped: Bool = false
        var hasSpoiler: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","video":"#, &video)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","need_autoplay":"#, &needAutoplay)
            wire.bool(#","is_looped":"#, &isLooped)
            wire.bool(#","has_spoiler":"#, &hasSpoiler)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockVideo(
            video: video,
            caption: caption,
            needAutoplay: needAutoplay,
            isLooped: isLooped,
            hasSpoiler: hasSpoiler
        )
    }
}

/// `pageBlockVoiceNote voice_note:voiceNote caption:pageBlockCaption = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_voice_note.html)
public struct PageBlockVoiceNote: TDObject, CustomStringConvertible {
    /// May be absent.
    public let voiceNote: VoiceNote?
    /// May be absent.
    public let caption: PageBlockCaption?

    public init(voiceNote: VoiceNote? = nil, caption: PageBlockCaption? = nil) {
        self.voiceNote = voiceNote
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockVoiceNote""#)
        wire.object(#","voice_note":"#, self.voiceNote)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockVoiceNote? {
        var voiceNote: VoiceNote? = nil
        var caption: PageBlockCaption? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","voice_note":"#, &voiceNote)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockVoiceNote(voiceNote: voiceNote, caption: caption)
    }
}

/// `pageBlockCover cover:PageBlock = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_cover.html)
public struct PageBlockCover: TDObject, CustomStringConvertible {
    public let cover: PageBlock

    public init(cover: PageBlock) {
        self.cover = cover
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockCover""#)
        wire.object(#","cover":"#, self.cover)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockCover? {
        var cover: PageBlock? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","cover":"#, &cover)
        } while wire.more(&mark)
        guard !wire.failed, let cover = wire.required(consume cover) else { wire.missing("cover"); return nil }
        return PageBlockCover(cover: cover)
    }
}

/// `pageBlockEmbedded url:string html:string poster_photo:photo width:int32 height:int32 caption:pageBlockCaption is_full_width:Bool allow_scrolling:Bool = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_embedded.html)
public struct PageBlockEmbedded: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let html: String
        let posterPhoto: Photo?
        let width: Int32
        let height: Int32
        let caption: PageBlockCaption?
        let isFullWidth: Bool
        let allowScrolling: Bool
        init(
            _ url: String,
            _ html: String,
            _ posterPhoto: Photo?,
            _ width: Int32,
            _ height: Int32,
            _ caption: PageBlockCaption?,
            _ isFullWidth: Bool,
            _ allowScrolling: Bool
        ) {
            self.url = url
            self.html = html
            self.posterPhoto = posterPhoto
            self.width = width
            self.height = height
            self.caption = caption
            self.isFullWidth = isFullWidth
            self.allowScrolling = allowScrolling
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var html: String { fields.html }
    /// May be absent.
    public var posterPhoto: Photo? { fields.posterPhoto }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    /// May be absent.
    public var caption: PageBlockCaption? { fields.caption }
    public var isFullWidth: Bool { fields.isFullWidth }
    public var allowScrolling: Bool { fields.allowScrolling }

    public init(
        url: String,
        html: String,
        posterPhoto: Photo? = nil,
        width: Int32,
        height: Int32,
        caption: PageBlockCaption? = nil,
        isFullWidth: Bool,
        allowScrolling: Bool
    ) {
        fields = Fields(url, html, posterPhoto, width, height, caption, isFullWidth, allowScrolling)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockEmbedded""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","html":"#, fields.html)
        wire.object(#","poster_photo":"#, fields.posterPhoto)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","is_full_width":"#, fields.isFullWidth)
        wire.bool(#","allow_scrolling":"#, fields.allowScrolling)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockEmbedded? {
        var url: String = ""
        var html: String = ""
        var posterPhoto: Photo? = nil
        var width: Int32 = 0
        var height: Int32 = 0
        var caption: PageBlockCaption? = nil
        var isFullWidth: Bool = false
        var allowScrolling: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","html":"#, &html)
            wire.object(#","poster_photo":"#, &posterPhoto)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.object(#","caption":"#, &caption)
            wire.bool(#","is_full_width":"#, &isFullWidth)
            wire.bool(#","allow_scrolling":"#, &allowScrolling)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockEmbedded(
            url: url,
            html: html,
            posterPhoto: posterPhoto,
            width: width,
            height: height,
            caption: caption,
            isFullWidth: isFullWidth,
            allowScrolling: allowScrolling
        )
    }
}

/// `pageBlockEmbeddedPost url:string author:string author_photo:photo date:int32 blocks:vector<PageBlock> caption:pageBlockCaption = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_embedded_post.html)
public struct PageBlockEmbeddedPost: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let url: String
        let author: String
        let authorPhoto: Photo?
        let date: Int32
        let blocks: [PageBlock]
        let caption: PageBlockCaption?
        init(
            _ url: String,
            _ author: String,
            _ authorPhoto: Photo?,
            _ date: Int32,
            _ blocks: [PageBlock],
            _ caption: PageBlockCaption?
        ) {
            self.url = url
            self.author = author
            self.authorPhoto = authorPhoto
            self.date = date
            self.blocks = blocks
            self.caption = caption
        }
    }
    private let fields: Fields
    public var url: String { fields.url }
    public var author: String { fields.author }
    /// May be absent.
    public var authorPhoto: Photo? { fields.authorPhoto }
    /// Unix time in seconds.
    public var date: Int32 { fields.date }
    public var blocks: [PageBlock] { fields.blocks }
    /// May be absent.
    public var caption: PageBlockCaption? { fields.caption }

    public init(
        url: String,
        author: String,
        authorPhoto: Photo? = nil,
        date: Int32,
        blocks: [PageBlock],
        caption: PageBlockCaption? = nil
    ) {
        fields = Fields(url, author, authorPhoto, date, blocks, caption)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockEmbeddedPost""#)
        wire.string(#","url":"#, fields.url)
        wire.string(#","author":"#, fields.author)
        wire.object(#","author_photo":"#, fields.authorPhoto)
        wire.int32(#","date":"#, fields.date)
        wire.objects(#","blocks":"#, fields.blocks)
        wire.object(#","caption":"#, fields.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockEmbeddedPost? {
        var url: String = ""
        var author: String = ""
        var authorPhoto: Photo? = nil
        var date: Int32 = 0
        var blocks: [PageBlock] = []
        var caption: PageBlockCaption? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.string(#","author":"#, &author)
            wire.object(#","author_photo":"#, &authorPhoto)
            wire.int32(#","date":"#, &date)
            wire.objects(#","blocks":"#, &blocks)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockEmbeddedPost(
            url: url,
            author: author,
            authorPhoto: authorPhoto,
            date: date,
            blocks: blocks,
            caption: caption
        )
    }
}

/// `pageBlockCollage blocks:vector<PageBlock> caption:pageBlockCaption = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_collage.html)
public struct PageBlockCollage: TDObject, CustomStringConvertible {
    public let blocks: [PageBlock]
    /// May be absent.
    public let caption: PageBlockCaption?

    public init(blocks: [PageBlock], caption: PageBlockCaption? = nil) {
        self.blocks = blocks
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockCollage""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockCollage? {
        var blocks: [PageBlock] = []
        var caption: PageBlockCaption? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","blocks":"#, &blocks)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockCollage(blocks: blocks, caption: caption)
    }
}

/// `pageBlockSlideshow blocks:vector<PageBlock> caption:pageBlockCaption = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_slideshow.html)
public struct PageBlockSlideshow: TDObject, CustomStringConvertible {
    public let blocks: [PageBlock]
    /// May be absent.
    public let caption: PageBlockCaption?

    public init(blocks: [PageBlock], caption: PageBlockCaption? = nil) {
        self.blocks = blocks
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockSlideshow""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockSlideshow? {
        var blocks: [PageBlock] = []
        var caption: PageBlockCaption? = nil
        var mark = wire.cursor
        repeat {
            wire.objects(#","blocks":"#, &blocks)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockSlideshow(blocks: blocks, caption: caption)
    }
}

/// `pageBlockChatLink title:string photo:chatPhotoInfo accent_color_id:int32 username:string = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_chat_link.html)
public struct PageBlockChatLink: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let title: String
        let photo: ChatPhotoInfo?
        let accentColorID: Int32
        let username: String
        init(_ title: String, _ photo: ChatPhotoInfo?, _ accentColorID: Int32, _ username: String) {
            self.title = title
            self.photo = photo
            self.accentColorID = accentColorID
            self.username = username
        }
    }
    private let fields: Fields
    public var title: String { fields.title }
    /// May be absent.
    public var photo: ChatPhotoInfo? { fields.photo }
    public var accentColorID: Int32 { fields.accentColorID }
    public var username: String { fields.username }

    public init(title: String, photo: ChatPhotoInfo? = nil, accentColorID: Int32, username: String) {
        fields = Fields(title, photo, accentColorID, username)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockChatLink""#)
        wire.string(#","title":"#, fields.title)
        wire.object(#","photo":"#, fields.photo)
        wire.int32(#","accent_color_id":"#, fields.accentColorID)
        wire.string(#","username":"#, fields.username)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockChatLink? {
        var title: String = ""
        var photo: ChatPhotoInfo? = nil
        var accentColorID: Int32 = 0
        var username: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","title":"#, &title)
            wire.object(#","photo":"#, &photo)
            wire.int32(#","accent_color_id":"#, &accentColorID)
            wire.string(#","username":"#, &username)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockChatLink(title: title, photo: photo, accentColorID: accentColorID, username: username)
    }
}

/// `pageBlockTable caption:RichText cells:vector<vector<pageBlockTableCell>> is_bordered:Bool is_striped:Bool = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_table.html)
public struct PageBlockTable: TDObject, CustomStringConvertible {
    /// May be absent.
    public let caption: RichText?
    public let cells: [[PageBlockTableCell]]
    public let isBordered: Bool
    public let isStriped: Bool

    public init(caption: RichText? = nil, cells: [[PageBlockTableCell]], isBordered: Bool, isStriped: Bool) {
        self.caption = caption
        self.cells = cells
        self.isBordered = isBordered
        self.isStriped = isStriped
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockTable""#)
        wire.object(#","caption":"#, self.caption)
        wire.objectRows(#","cells":"#, self.cells)
        wire.bool(#","is_bordered":"#, self.isBordered)
        wire.bool(#","is_striped":"#, self.isStriped)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockTable? {
        var caption: RichText? = nil
        var cells: [[PageBlockTableCell]] = []
        var isBordered: Bool = false
        var isStriped: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","caption":"#, &caption)
            wire.objectRows(#","cells":"#, &cells)
            wire.bool(#","is_bordered":"#, &isBordered)
            wire.bool(#","is_striped":"#, &isStriped)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return PageBlockTable(caption: caption, cells: cells, isBordered: isBordered, isStriped: isStriped)
    }
}

/// `pageBlockDetails header:RichText blocks:vector<PageBlock> is_open:Bool = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_details.html)
public struct PageBlockDetails: TDObject, CustomStringConvertible {
    public let header: RichText
    public let blocks: [PageBlock]
    public let isOpen: Bool

    public init(header: RichText, blocks: [PageBlock], isOpen: Bool) {
        self.header = header
        self.blocks = blocks
        self.isOpen = isOpen
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockDetails""#)
        wire.object(#","header":"#, self.header)
        wire.objects(#","blocks":"#, self.blocks)
        wire.bool(#","is_open":"#, self.isOpen)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockDetails? {
        var header: RichText? = nil
        var blocks: [PageBlock] = []
        var isOpen: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","header":"#, &header)
            wire.objects(#","blocks":"#, &blocks)
            wire.bool(#","is_open":"#, &isOpen)
        } while wire.more(&mark)
        guard !wire.failed, let header = wire.required(consume header) else { wire.missing("header"); return nil }
        return PageBlockDetails(header: header, blocks: blocks, isOpen: isOpen)
    }
}

/// `pageBlockRelatedArticles header:RichText articles:vector<pageBlockRelatedArticle> = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_related_articles.html)
public struct PageBlockRelatedArticles: TDObject, CustomStringConvertible {
    public let header: RichText
    public let articles: [PageBlockRelatedArticle]

    public init(header: RichText, articles: [PageBlockRelatedArticle]) {
        self.header = header
        self.articles = articles
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockRelatedArticles""#)
        wire.object(#","header":"#, self.header)
        wire.objects(#","articles":"#, self.articles)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockRelatedArticles? {
        var header: RichText? = nil
        var articles: [PageBlockRelatedArticle] = []
        var mark = wire.cursor
        repeat {
            wire.object(#","header":"#, &header)
            wire.objects(#","articles":"#, &articles)
        } while wire.more(&mark)
        guard !wire.failed, let header = wire.required(consume header) else { wire.missing("header"); return nil }
        return PageBlockRelatedArticles(header: header, articles: articles)
    }
}

/// `pageBlockMap location:location zoom:int32 width:int32 height:int32 caption:pageBlockCaption = PageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1page_block_map.html)
public struct PageBlockMap: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let location: Location
        let zoom: Int32
        let width: Int32
        let height: Int32
        let caption: PageBlockCaption?
        init(_ location: Location, _ zoom: Int32, _ width: Int32, _ height: Int32, _ caption: PageBlockCaption?) {
            self.location = location
            self.zoom = zoom
            self.width = width
            self.height = height
            self.caption = caption
        }
    }
    private let fields: Fields
    public var location: Location { fields.location }
    public var zoom: Int32 { fields.zoom }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }
    /// May be absent.
    public var caption: PageBlockCaption? { fields.caption }

    public init(location: Location, zoom: Int32, width: Int32, height: Int32, caption: PageBlockCaption? = nil) {
        fields = Fields(location, zoom, width, height, caption)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"pageBlockMap""#)
        wire.object(#","location":"#, fields.location)
        wire.int32(#","zoom":"#, fields.zoom)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.object(#","caption":"#, fields.caption)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> PageBlockMap? {
        var location: Location? = nil
        var zoom: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        var caption: PageBlockCaption? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","location":"#, &location)
            wire.int32(#","zoom":"#, &zoom)
            wire.int32(#","width":"#, &width)
            wire.int32(#","height":"#, &height)
            wire.object(#","caption":"#, &caption)
        } while wire.more(&mark)
        guard !wire.failed, let location = wire.required(consume location) else { wire.missing("location"); return nil }
        return PageBlockMap(location: location, zoom: zoom, width: width, height: height, caption: caption)
    }
}

/// `InputPageBlock`, one of 21 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_page_block.html)
public enum InputPageBlock: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case sectionHeading(InputPageBlockSectionHeading)
    indirect case paragraph(InputPageBlockParagraph)
    indirect case preformatted(InputPageBlockPreformatted)
    indirect case footer(InputPageBlockFooter)
    indirect case thinking(InputPageBlockThinking)
    /// `inputPageBlockDivider = InputPageBlock`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_divider.html)
    case divider
    indirect case mathematicalExpression(InputPageBlockMathematicalExpression)
    indirect case anchor(InputPageBlockAnchor)
    indirect case list(InputPageBlockList)
    indirect case blockQuote(InputPageBlockBlockQuote)
    indirect case pullQuote(InputPageBlockPullQuote)
    indirect case animation(InputPageBlockAnimation)
    indirect case audio(InputPageBlockAudio)
    indirect case photo(InputPageBlockPhoto)
    indirect case video(InputPageBlockVideo)
    case voiceNote(InputPageBlockVoiceNote)
    indirect case collage(InputPageBlockCollage)
    indirect case slideshow(InputPageBlockSlideshow)
    indirect case table(InputPageBlockTable)
    indirect case details(InputPageBlockDetails)
    case map(InputPageBlockMap)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .sectionHeading(let value): value.encode(into: &wire)
        case .paragraph(let value): value.encode(into: &wire)
        case .preformatted(let value): value.encode(into: &wire)
        case .footer(let value): value.encode(into: &wire)
        case .thinking(let value): value.encode(into: &wire)
        case .divider: wire.empty(#"{"@type":"inputPageBlockDivider"}"#)
        case .mathematicalExpression(let value): value.encode(into: &wire)
        case .anchor(let value): value.encode(into: &wire)
        case .list(let value): value.encode(into: &wire)
        case .blockQuote(let value): value.encode(into: &wire)
        case .pullQuote(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .collage(let value): value.encode(into: &wire)
        case .slideshow(let value): value.encode(into: &wire)
        case .table(let value): value.encode(into: &wire)
        case .details(let value): value.encode(into: &wire)
        case .map(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputPageBlockSectionHeading text:RichText size:int32 = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_section_heading.html)
public struct InputPageBlockSectionHeading: TDObject, CustomStringConvertible {
    public let text: RichText
    /// Range 1 to 6.
    public let size: Int32

    public init(text: RichText, size: Int32) {
        self.text = text
        self.size = size
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockSectionHeading""#)
        wire.object(#","text":"#, self.text)
        wire.int32(#","size":"#, self.size)
        wire.close()
    }
}

/// `inputPageBlockParagraph text:RichText = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_paragraph.html)
public struct InputPageBlockParagraph: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockParagraph""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `inputPageBlockPreformatted text:RichText language:string = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_preformatted.html)
public struct InputPageBlockPreformatted: TDObject, CustomStringConvertible {
    public let text: RichText
    public let language: String

    public init(text: RichText, language: String) {
        self.text = text
        self.language = language
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockPreformatted""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","language":"#, self.language)
        wire.close()
    }
}

/// `inputPageBlockFooter footer:RichText = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_footer.html)
public struct InputPageBlockFooter: TDObject, CustomStringConvertible {
    public let footer: RichText

    public init(footer: RichText) {
        self.footer = footer
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockFooter""#)
        wire.object(#","footer":"#, self.footer)
        wire.close()
    }
}

/// `inputPageBlockThinking text:RichText = InputPageBlock`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_thinking.html)
public struct InputPageBlockThinking: TDObject, CustomStringConvertible {
    public let text: RichText

    public init(text: RichText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockThinking""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `inputPageBlockMathematicalExpression expression:string = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_mathematical_expression.html)
public struct InputPageBlockMathematicalExpression: TDObject, CustomStringConvertible, CustomReflectable {
    public let expression: String

    public init(expression: String) {
        self.expression = expression
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockMathematicalExpression""#)
        wire.string(#","expression":"#, self.expression)
        wire.close()
    }
}

/// `inputPageBlockAnchor name:string = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_anchor.html)
public struct InputPageBlockAnchor: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockAnchor""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `inputPageBlockList items:vector<inputPageBlockListItem> = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_list.html)
public struct InputPageBlockList: TDObject, CustomStringConvertible {
    public let items: [InputPageBlockListItem]

    public init(items: [InputPageBlockListItem]) {
        self.items = items
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockList""#)
        wire.objects(#","items":"#, self.items)
        wire.close()
    }
}

/// `inputPageBlockBlockQuote blocks:vector<InputPageBlock> credit:RichText = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_block_quote.html)
public struct InputPageBlockBlockQuote: TDObject, CustomStringConvertible {
    public let blocks: [InputPageBlock]
    /// May be left out.
    public let credit: RichText?

    public init(blocks: [InputPageBlock], credit: RichText? = nil) {
        self.blocks = blocks
        self.credit = credit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockBlockQuote""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.object(#","credit":"#, self.credit)
        wire.close()
    }
}

/// `inputPageBlockPullQuote text:RichText credit:RichText = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_pull_quote.html)
public struct InputPageBlockPullQuote: TDObject, CustomStringConvertible {
    public let text: RichText
    /// May be left out.
    public let credit: RichText?

    public init(text: RichText, credit: RichText? = nil) {
        self.text = text
        self.credit = credit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockPullQuote""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","credit":"#, self.credit)
        wire.close()
    }
}

/// `inputPageBlockAnimation animation:inputAnimation caption:pageBlockCaption has_spoiler:Bool = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_animation.html)
public struct InputPageBlockAnimation: TDObject, CustomStringConvertible {
    public let animation: InputAnimation
    /// May be left out.
    public let caption: PageBlockCaption?
    public let hasSpoiler: Bool

    public init(animation: InputAnimation, caption: PageBlockCaption? = nil, hasSpoiler: Bool) {
        self.animation = animation
        self.caption = caption
        self.hasSpoiler = hasSpoiler
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","has_spoiler":"#, self.hasSpoiler)
        wire.close()
    }
}

/// `inputPageBlockAudio audio:inputAudio caption:pageBlockCaption = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_audio.html)
public struct InputPageBlockAudio: TDObject, CustomStringConvertible {
    public let audio: InputAudio
    /// May be left out.
    public let caption: PageBlockCaption?

    public init(audio: InputAudio, caption: PageBlockCaption? = nil) {
        self.audio = audio
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }
}

/// `inputPageBlockPhoto photo:inputPhoto caption:pageBlockCaption has_spoiler:Bool = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_photo.html)
public struct InputPageBlockPhoto: TDObject, CustomStringConvertible {
    public let photo: InputPhoto
    /// May be left out.
    public let caption: PageBlockCaption?
    public let hasSpoiler: Bool

    public init(photo: InputPhoto, caption: PageBlockCaption? = nil, hasSpoiler: Bool) {
        self.photo = photo
        self.caption = caption
        self.hasSpoiler = hasSpoiler
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockPhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","has_spoiler":"#, self.hasSpoiler)
        wire.close()
    }
}

/// `inputPageBlockVideo video:inputVideo caption:pageBlockCaption has_spoiler:Bool = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_video.html)
public struct InputPageBlockVideo: TDObject, CustomStringConvertible {
    public let video: InputVideo
    /// May be left out.
    public let caption: PageBlockCaption?
    public let hasSpoiler: Bool

    public init(video: InputVideo, caption: PageBlockCaption? = nil, hasSpoiler: Bool) {
        self.video = video
        self.caption = caption
        self.hasSpoiler = hasSpoiler
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockVideo""#)
        wire.object(#","video":"#, self.video)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","has_spoiler":"#, self.hasSpoiler)
        wire.close()
    }
}

/// `inputPageBlockVoiceNote voice_note:inputVoiceNote caption:pageBlockCaption = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_voice_note.html)
public struct InputPageBlockVoiceNote: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let voiceNote: InputVoiceNote
        let caption: PageBlockCaption?
        init(_ voiceNote: InputVoiceNote, _ caption: PageBlockCaption?) {
            self.voiceNote = voiceNote
            self.caption = caption
        }
    }
    private let fields: Fields
    public var voiceNote: InputVoiceNote { fields.voiceNote }
    /// May be left out.
    public var caption: PageBlockCaption? { fields.caption }

    public init(voiceNote: InputVoiceNote, caption: PageBlockCaption? = nil) {
        fields = Fields(voiceNote, caption)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockVoiceNote""#)
        wire.object(#","voice_note":"#, fields.voiceNote)
        wire.object(#","caption":"#, fields.caption)
        wire.close()
    }
}

/// `inputPageBlockCollage blocks:vector<InputPageBlock> caption:pageBlockCaption = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_collage.html)
public struct InputPageBlockCollage: TDObject, CustomStringConvertible {
    public let blocks: [InputPageBlock]
    /// May be left out.
    public let caption: PageBlockCaption?

    public init(blocks: [InputPageBlock], caption: PageBlockCaption? = nil) {
        self.blocks = blocks
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockCollage""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }
}

/// `inputPageBlockSlideshow blocks:vector<InputPageBlock> caption:pageBlockCaption = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_slideshow.html)
public struct InputPageBlockSlideshow: TDObject, CustomStringConvertible {
    public let blocks: [InputPageBlock]
    /// May be left out.
    public let caption: PageBlockCaption?

    public init(blocks: [InputPageBlock], caption: PageBlockCaption? = nil) {
        self.blocks = blocks
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockSlideshow""#)
        wire.objects(#","blocks":"#, self.blocks)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }
}

/// `inputPageBlockTable caption:RichText cells:vector<vector<pageBlockTableCell>> is_bordered:Bool is_striped:Bool = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_table.html)
public struct InputPageBlockTable: TDObject, CustomStringConvertible {
    public let caption: RichText
    public let cells: [[PageBlockTableCell]]
    public let isBordered: Bool
    public let isStriped: Bool

    public init(caption: RichText, cells: [[PageBlockTableCell]], isBordered: Bool, isStriped: Bool) {
        self.caption = caption
        self.cells = cells
        self.isBordered = isBordered
        self.isStriped = isStriped
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockTable""#)
        wire.object(#","caption":"#, self.caption)
        wire.objectRows(#","cells":"#, self.cells)
        wire.bool(#","is_bordered":"#, self.isBordered)
        wire.bool(#","is_striped":"#, self.isStriped)
        wire.close()
    }
}

/// `inputPageBlockDetails header:RichText blocks:vector<InputPageBlock> is_open:Bool = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_details.html)
public struct InputPageBlockDetails: TDObject, CustomStringConvertible {
    public let header: RichText
    public let blocks: [InputPageBlock]
    public let isOpen: Bool

    public init(header: RichText, blocks: [InputPageBlock], isOpen: Bool) {
        self.header = header
        self.blocks = blocks
        self.isOpen = isOpen
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockDetails""#)
        wire.object(#","header":"#, self.header)
        wire.objects(#","blocks":"#, self.blocks)
        wire.bool(#","is_open":"#, self.isOpen)
        wire.close()
    }
}

/// `inputPageBlockMap location:location zoom:int32 width:int32 height:int32 caption:pageBlockCaption = InputPageBlock`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_page_block_map.html)
public struct InputPageBlockMap: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let location: Location
        let zoom: Int32
        let width: Int32
        let height: Int32
        let caption: PageBlockCaption?
        init(_ location: Location, _ zoom: Int32, _ width: Int32, _ height: Int32, _ caption: PageBlockCaption?) {
            self.location = location
            self.zoom = zoom
            self.width = width
            self.height = height
            self.caption = caption
        }
    }
    private let fields: Fields
    public var location: Location { fields.location }
    /// Range 0 to 24.
    public var zoom: Int32 { fields.zoom }
    /// Range 0 to 10000.
    public var width: Int32 { fields.width }
    /// Range 0 to 10000.
    public var height: Int32 { fields.height }
    /// May be left out.
    public var caption: PageBlockCaption? { fields.caption }

    public init(location: Location, zoom: Int32, width: Int32, height: Int32, caption: PageBlockCaption? = nil) {
        fields = Fields(location, zoom, width, height, caption)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPageBlockMap""#)
        wire.object(#","location":"#, fields.location)
        wire.int32(#","zoom":"#, fields.zoom)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.object(#","caption":"#, fields.caption)
        wire.close()
    }
}


#if Hashable
extension RichMessage: Hashable {}
extension InputRichMessageMedia: Hashable {}
extension RichMessageSource: Hashable {}
extension RichMessageSourceBlocks: Hashable {}
extension RichMessageSourceMarkdown: Hashable {}
extension RichMessageSourceHtml: Hashable {}
extension InputRichMessage: Hashable {}
extension RichText: Hashable {}
extension RichTextPlain: Hashable {}
extension RichTextBold: Hashable {}
extension RichTextItalic: Hashable {}
extension RichTextUnderline: Hashable {}
extension RichTextStrikethrough: Hashable {}
extension RichTextSpoiler: Hashable {}
extension RichTextSubscript: Hashable {}
extension RichTextSuperscript: Hashable {}
extension RichTextMarked: Hashable {}
extension RichTextDateTime: Hashable {}
extension RichTextMention: Hashable {}
extension RichTextHashtag: Hashable {}
extension RichTextCashtag: Hashable {}
extension RichTextBankCardNumber: Hashable {}
extension RichTextBotCommand: Hashable {}
extension RichTextFixed: Hashable {}
extension RichTextMentionName: Hashable {}
extension RichTextUrl: Hashable {}
extension RichTextEmailAddress: Hashable {}
extension RichTextPhoneNumber: Hashable {}
extension RichTextCustomEmoji: Hashable {}
extension RichTextIcon: Hashable {}
extension RichTextMathematicalExpression: Hashable {}
extension RichTextDiff: Hashable {}
extension RichTextReference: Hashable {}
extension RichTextReferenceLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.referenceName != right.referenceName { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(referenceName)
        hasher.combine(url)
    }
}
extension RichTextAnchor: Hashable {}
extension RichTextAnchorLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.anchorName != right.anchorName { return false }
        if left.url != right.url { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(anchorName)
        hasher.combine(url)
    }
}
extension RichTexts: Hashable {}
extension PageBlockCaption: Hashable {}
extension PageBlockListItem: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.label != right.label { return false }
        if left.blocks != right.blocks { return false }
        if left.hasCheckbox != right.hasCheckbox { return false }
        if left.isChecked != right.isChecked { return false }
        if left.value != right.value { return false }
        if left.type != right.type { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(label)
        hasher.combine(blocks)
        hasher.combine(hasCheckbox)
        hasher.combine(isChecked)
        hasher.combine(value)
        hasher.combine(type)
    }
}
extension InputPageBlockListItem: Hashable {}
extension PageBlockHorizontalAlignment: Hashable {}
extension PageBlockVerticalAlignment: Hashable {}
extension PageBlockTableCell: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.isHeader != right.isHeader { return false }
        if left.colspan != right.colspan { return false }
        if left.rowspan != right.rowspan { return false }
        if left.align != right.align { return false }
        if left.valign != right.valign { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(isHeader)
        hasher.combine(colspan)
        hasher.combine(rowspan)
        hasher.combine(align)
        hasher.combine(valign)
    }
}
extension PageBlockRelatedArticle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photo != right.photo { return false }
        if left.author != right.author { return false }
        if left.publishDate != right.publishDate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photo)
        hasher.combine(author)
        hasher.combine(publishDate)
    }
}
extension PageBlock: Hashable {}
extension PageBlockTitle: Hashable {}
extension PageBlockSubtitle: Hashable {}
extension PageBlockAuthorDate: Hashable {}
extension PageBlockHeader: Hashable {}
extension PageBlockSubheader: Hashable {}
extension PageBlockSectionHeading: Hashable {}
extension PageBlockKicker: Hashable {}
extension PageBlockParagraph: Hashable {}
extension PageBlockPreformatted: Hashable {}
extension PageBlockFooter: Hashable {}
extension PageBlockThinking: Hashable {}
extension PageBlockMathematicalExpression: Hashable {}
extension PageBlockAnchor: Hashable {}
extension PageBlockList: Hashable {}
extension PageBlockBlockQuote: Hashable {}
extension PageBlockPullQuote: Hashable {}
extension PageBlockAnimation: Hashable {}
extension PageBlockAudio: Hashable {}
extension PageBlockPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.caption != right.caption { return false }
        if left.url != right.url { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(caption)
        hasher.combine(url)
        hasher.combine(hasSpoiler)
    }
}
extension PageBlockVideo: Hashable {}
extension PageBlockVoiceNote: Hashable {}
extension PageBlockCover: Hashable {}
extension PageBlockEmbedded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.html != right.html { return false }
        if left.posterPhoto != right.posterPhoto { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.caption != right.caption { return false }
        if left.isFullWidth != right.isFullWidth { return false }
        if left.allowScrolling != right.allowScrolling { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(html)
        hasher.combine(posterPhoto)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(caption)
        hasher.combine(isFullWidth)
        hasher.combine(allowScrolling)
    }
}
extension PageBlockEmbeddedPost: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.url != right.url { return false }
        if left.author != right.author { return false }
        if left.authorPhoto != right.authorPhoto { return false }
        if left.date != right.date { return false }
        if left.blocks != right.blocks { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(author)
        hasher.combine(authorPhoto)
        hasher.combine(date)
        hasher.combine(blocks)
        hasher.combine(caption)
    }
}
extension PageBlockCollage: Hashable {}
extension PageBlockSlideshow: Hashable {}
extension PageBlockChatLink: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.photo != right.photo { return false }
        if left.accentColorID != right.accentColorID { return false }
        if left.username != right.username { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(photo)
        hasher.combine(accentColorID)
        hasher.combine(username)
    }
}
extension PageBlockTable: Hashable {}
extension PageBlockDetails: Hashable {}
extension PageBlockRelatedArticles: Hashable {}
extension PageBlockMap: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.zoom != right.zoom { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(zoom)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(caption)
    }
}
extension InputPageBlock: Hashable {}
extension InputPageBlockSectionHeading: Hashable {}
extension InputPageBlockParagraph: Hashable {}
extension InputPageBlockPreformatted: Hashable {}
extension InputPageBlockFooter: Hashable {}
extension InputPageBlockThinking: Hashable {}
extension InputPageBlockMathematicalExpression: Hashable {}
extension InputPageBlockAnchor: Hashable {}
extension InputPageBlockList: Hashable {}
extension InputPageBlockBlockQuote: Hashable {}
extension InputPageBlockPullQuote: Hashable {}
extension InputPageBlockAnimation: Hashable {}
extension InputPageBlockAudio: Hashable {}
extension InputPageBlockPhoto: Hashable {}
extension InputPageBlockVideo: Hashable {}
extension InputPageBlockVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.voiceNote != right.voiceNote { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(voiceNote)
        hasher.combine(caption)
    }
}
extension InputPageBlockCollage: Hashable {}
extension InputPageBlockSlideshow: Hashable {}
extension InputPageBlockTable: Hashable {}
extension InputPageBlockDetails: Hashable {}
extension InputPageBlockMap: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.location != right.location { return false }
        if left.zoom != right.zoom { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(zoom)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(caption)
    }
}
#endif
