// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `inputPollOption text:formattedText media:InputPollMedia = InputPollOption`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_option.html)
public struct InputPollOption: TDObject, CustomStringConvertible {
    /// Length 1 to 100 characters.
    public let text: FormattedText
    /// May be left out.
    public let media: InputPollMedia?

    public init(text: FormattedText, media: InputPollMedia? = nil) {
        self.text = text
        self.media = media
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollOption""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","media":"#, self.media)
        wire.close()
    }
}

/// `InputPollType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_poll_type.html)
public enum InputPollType: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case regular(InputPollTypeRegular)
    case quiz(InputPollTypeQuiz)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .regular(let value): value.encode(into: &wire)
        case .quiz(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputPollTypeRegular allow_adding_options:Bool = InputPollType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_type_regular.html)
public struct InputPollTypeRegular: TDObject, CustomStringConvertible {
    public let allowAddingOptions: Bool

    public init(allowAddingOptions: Bool) {
        self.allowAddingOptions = allowAddingOptions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollTypeRegular""#)
        wire.bool(#","allow_adding_options":"#, self.allowAddingOptions)
        wire.close()
    }
}

/// `inputPollTypeQuiz correct_option_ids:vector<int32> explanation:formattedText explanation_media:InputPollMedia = InputPollType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_type_quiz.html)
public struct InputPollTypeQuiz: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let correctOptionIDs: [Int32]
        let explanation: FormattedText
        let explanationMedia: InputPollMedia?
        init(_ correctOptionIDs: [Int32], _ explanation: FormattedText, _ explanationMedia: InputPollMedia?) {
            self.correctOptionIDs = correctOptionIDs
            self.explanation = explanation
            self.explanationMedia = explanationMedia
        }
    }
    private let fields: Fields
    public var correctOptionIDs: [Int32] { fields.correctOptionIDs }
    /// Length 0 to 200 characters.
    public var explanation: FormattedText { fields.explanation }
    /// May be left out.
    public var explanationMedia: InputPollMedia? { fields.explanationMedia }

    public init(correctOptionIDs: [Int32], explanation: FormattedText, explanationMedia: InputPollMedia? = nil) {
        fields = Fields(correctOptionIDs, explanation, explanationMedia)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollTypeQuiz""#)
        wire.int32s(#","correct_option_ids":"#, fields.correctOptionIDs)
        wire.object(#","explanation":"#, fields.explanation)
        wire.object(#","explanation_media":"#, fields.explanationMedia)
        wire.close()
    }
}

/// `inputChecklistTask id:int32 text:formattedText = InputChecklistTask`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_checklist_task.html)
public struct InputChecklistTask: TDObject, CustomStringConvertible {
    public let id: Int32
    /// Length 1 to the option `checklist_task_text_length_max` characters.
    public let text: FormattedText

    public init(id: Int32, text: FormattedText) {
        self.id = id
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChecklistTask""#)
        wire.int32(#","id":"#, self.id)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `inputChecklist title:formattedText tasks:vector<inputChecklistTask> others_can_add_tasks:Bool others_can_mark_tasks_as_done:Bool = InputChecklist`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_checklist.html)
public struct InputChecklist: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let title: FormattedText
        let tasks: [InputChecklistTask]
        let othersCanAddTasks: Bool
        let othersCanMarkTasksAsDone: Bool
        init(
            _ title: FormattedText,
            _ tasks: [InputChecklistTask],
            _ othersCanAddTasks: Bool,
            _ othersCanMarkTasksAsDone: Bool
        ) {
            self.title = title
            self.tasks = tasks
            self.othersCanAddTasks = othersCanAddTasks
            self.othersCanMarkTasksAsDone = othersCanMarkTasksAsDone
        }
    }
    private let fields: Fields
    /// Length 1 to the option `checklist_title_length_max` characters.
    public var title: FormattedText { fields.title }
    /// Length 1 to the option `checklist_task_count_max` tasks.
    public var tasks: [InputChecklistTask] { fields.tasks }
    public var othersCanAddTasks: Bool { fields.othersCanAddTasks }
    public var othersCanMarkTasksAsDone: Bool { fields.othersCanMarkTasksAsDone }

    public init(
        title: FormattedText,
        tasks: [InputChecklistTask],
        othersCanAddTasks: Bool,
        othersCanMarkTasksAsDone: Bool
    ) {
        fields = Fields(title, tasks, othersCanAddTasks, othersCanMarkTasksAsDone)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputChecklist""#)
        wire.object(#","title":"#, fields.title)
        wire.objects(#","tasks":"#, fields.tasks)
        wire.bool(#","others_can_add_tasks":"#, fields.othersCanAddTasks)
        wire.bool(#","others_can_mark_tasks_as_done":"#, fields.othersCanMarkTasksAsDone)
        wire.close()
    }
}

/// `inputTextQuote text:formattedText position:int32 = InputTextQuote`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_text_quote.html)
public struct InputTextQuote: TDDecodable, CustomStringConvertible {
    /// Length 0 to the option `message_reply_quote_length_max` characters.
    public let text: FormattedText
    /// In UTF-16 code units.
    public let position: Int32

    public init(text: FormattedText, position: Int32) {
        self.text = text
        self.position = position
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputTextQuote""#)
        wire.object(#","text":"#, self.text)
        wire.int32(#","position":"#, self.position)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> InputTextQuote? {
        wire.open(#"{"@type":"inputTextQuote""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> InputTextQuote? {
        var text: FormattedText? = nil
        var position: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.int32(#","position":"#, &position)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return InputTextQuote(text: text, position: position)
    }
}

/// `InputMessageReplyTo`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_message_reply_to.html)
public enum InputMessageReplyTo: TDDecodable, CustomStringConvertible, CustomReflectable {
    case message(InputMessageReplyToMessage)
    case externalMessage(InputMessageReplyToExternalMessage)
    indirect case story(InputMessageReplyToStory)
    indirect case ephemeralMessage(InputMessageReplyToEphemeralMessage)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .message(let value): value.encode(into: &wire)
        case .externalMessage(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .ephemeralMessage(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> InputMessageReplyTo? {
        switch wire.constructor(of: .inputMessageReplyTo) {
        case 0: if let value = InputMessageReplyToMessage.body(&wire) { return .message(value) }  // inputMessageReplyToMessage
        case 1: if let value = InputMessageReplyToExternalMessage.body(&wire) { return .externalMessage(value) }  // inputMessageReplyToExternalMessage
        case 2: if let value = InputMessageReplyToStory.body(&wire) { return .story(value) }  // inputMessageReplyToStory
        case 3: if let value = InputMessageReplyToEphemeralMessage.body(&wire) { return .ephemeralMessage(value) }  // inputMessageReplyToEphemeralMessage
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `inputMessageReplyToMessage message_id:int53 quote:inputTextQuote checklist_task_id:int32 poll_option_id:string = InputMessageReplyTo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_reply_to_message.html)
public struct InputMessageReplyToMessage: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let messageID: Int64
        let quote: InputTextQuote?
        let checklistTaskID: Int32
        let pollOptionID: String
        init(_ messageID: Int64, _ quote: InputTextQuote?, _ checklistTaskID: Int32, _ pollOptionID: String) {
            self.messageID = messageID
            self.quote = quote
            self.checklistTaskID = checklistTaskID
            self.pollOptionID = pollOptionID
        }
    }
    private let fields: Fields
    public var messageID: Int64 { fields.messageID }
    /// May be left out.
    public var quote: InputTextQuote? { fields.quote }
    public var checklistTaskID: Int32 { fields.checklistTaskID }
    public var pollOptionID: String { fields.pollOptionID }

    public init(messageID: Int64, quote: InputTextQuote? = nil, checklistTaskID: Int32, pollOptionID: String) {
        fields = Fields(messageID, quote, checklistTaskID, pollOptionID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageReplyToMessage""#)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.object(#","quote":"#, fields.quote)
        wire.int32(#","checklist_task_id":"#, fields.checklistTaskID)
        wire.string(#","poll_option_id":"#, fields.pollOptionID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InputMessageReplyToMessage? {
        var messageID: Int64 = 0
        var quote: InputTextQuote? = nil
        var checklistTaskID: Int32 = 0
        var pollOptionID: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","quote":"#, &quote)
            wire.int32(#","checklist_task_id":"#, &checklistTaskID)
            wire.string(#","poll_option_id":"#, &pollOptionID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InputMessageReplyToMessage(
            messageID: messageID,
            quote: quote,
            checklistTaskID: checklistTaskID,
            pollOptionID: pollOptionID
        )
    }
}

/// `inputMessageReplyToExternalMessage chat_id:int53 message_id:int53 quote:inputTextQuote checklist_task_id:int32 poll_option_id:string = InputMessageReplyTo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_reply_to_external_message.html)
public struct InputMessageReplyToExternalMessage: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let chatID: Int64
        let messageID: Int64
        let quote: InputTextQuote?
        let checklistTaskID: Int32
        let pollOptionID: String
        init(
            _ chatID: Int64,
            _ messageID: Int64,
            _ quote: InputTextQuote?,
            _ checklistTaskID: Int32,
            _ pollOptionID: String
        ) {
            self.chatID = chatID
            self.messageID = messageID
            self.quote = quote
            self.checklistTaskID = checklistTaskID
            self.pollOptionID = pollOptionID
        }
    }
    private let fields: Fields
    public var chatID: Int64 { fields.chatID }
    public var messageID: Int64 { fields.messageID }
    /// May be left out.
    public var quote: InputTextQuote? { fields.quote }
    public var checklistTaskID: Int32 { fields.checklistTaskID }
    public var pollOptionID: String { fields.pollOptionID }

    public init(
        chatID: Int64,
        messageID: Int64,
        quote: InputTextQuote? = nil,
        checklistTaskID: Int32,
        pollOptionID: String
    ) {
        fields = Fields(chatID, messageID, quote, checklistTaskID, pollOptionID)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageReplyToExternalMessage""#)
        wire.int53(#","chat_id":"#, fields.chatID)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.object(#","quote":"#, fields.quote)
        wire.int32(#","checklist_task_id":"#, fields.checklistTaskID)
        wire.string(#","poll_option_id":"#, fields.pollOptionID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InputMessageReplyToExternalMessage? {
        var chatID: Int64 = 0
        var messageID: Int64 = 0
        var quote: InputTextQuote? = nil
        var checklistTaskID: Int32 = 0
        var pollOptionID: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","chat_id":"#, &chatID)
            wire.int53(#","message_id":"#, &messageID)
            wire.object(#","quote":"#, &quote)
            wire.int32(#","checklist_task_id":"#, &checklistTaskID)
            wire.string(#","poll_option_id":"#, &pollOptionID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InputMessageReplyToExternalMessage(
            chatID: chatID,
            messageID: messageID,
            quote: quote,
            checklistTaskID: checklistTaskID,
            pollOptionID: pollOptionID
        )
    }
}

/// `inputMessageReplyToStory story_poster_chat_id:int53 story_id:int32 = InputMessageReplyTo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_reply_to_story.html)
public struct InputMessageReplyToStory: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageReplyToStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InputMessageReplyToStory? {
        var storyPosterChatID: Int64 = 0
        var storyID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","story_poster_chat_id":"#, &storyPosterChatID)
            wire.int32(#","story_id":"#, &storyID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InputMessageReplyToStory(storyPosterChatID: storyPosterChatID, storyID: storyID)
    }
}

/// `inputMessageReplyToEphemeralMessage ephemeral_message_id:int32 = InputMessageReplyTo`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_reply_to_ephemeral_message.html)
public struct InputMessageReplyToEphemeralMessage: TDObject, CustomStringConvertible {
    public let ephemeralMessageID: Int32

    public init(ephemeralMessageID: Int32) {
        self.ephemeralMessageID = ephemeralMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageReplyToEphemeralMessage""#)
        wire.int32(#","ephemeral_message_id":"#, self.ephemeralMessageID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> InputMessageReplyToEphemeralMessage? {
        var ephemeralMessageID: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","ephemeral_message_id":"#, &ephemeralMessageID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return InputMessageReplyToEphemeralMessage(ephemeralMessageID: ephemeralMessageID)
    }
}

/// `InputInvoice`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_invoice.html)
public enum InputInvoice: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case message(InputInvoiceMessage)
    indirect case name(InputInvoiceName)
    indirect case telegram(InputInvoiceTelegram)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .message(let value): value.encode(into: &wire)
        case .name(let value): value.encode(into: &wire)
        case .telegram(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputInvoiceMessage chat_id:int53 message_id:int53 = InputInvoice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_invoice_message.html)
public struct InputInvoiceMessage: TDObject, CustomStringConvertible {
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInvoiceMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `inputInvoiceName name:string = InputInvoice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_invoice_name.html)
public struct InputInvoiceName: TDObject, CustomStringConvertible, CustomReflectable {
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInvoiceName""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `inputInvoiceTelegram purpose:TelegramPaymentPurpose = InputInvoice`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_invoice_telegram.html)
public struct InputInvoiceTelegram: TDObject, CustomStringConvertible {
    public let purpose: TelegramPaymentPurpose

    public init(purpose: TelegramPaymentPurpose) {
        self.purpose = purpose
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInvoiceTelegram""#)
        wire.object(#","purpose":"#, self.purpose)
        wire.close()
    }
}

/// `InputPaidMediaType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_paid_media_type.html)
public enum InputPaidMediaType: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case photo(InputPaidMediaTypePhoto)
    indirect case video(InputPaidMediaTypeVideo)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .photo(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputPaidMediaTypePhoto video:InputFile = InputPaidMediaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_paid_media_type_photo.html)
public struct InputPaidMediaTypePhoto: TDObject, CustomStringConvertible {
    /// May be left out.
    public let video: InputFile?

    public init(video: InputFile? = nil) {
        self.video = video
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPaidMediaTypePhoto""#)
        wire.object(#","video":"#, self.video)
        wire.close()
    }
}

/// `inputPaidMediaTypeVideo cover:InputFile start_timestamp:int32 duration:int32 supports_streaming:Bool = InputPaidMediaType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_paid_media_type_video.html)
public struct InputPaidMediaTypeVideo: TDObject, CustomStringConvertible {
    /// May be left out.
    public let cover: InputFile?
    public let startTimestamp: Int32
    public let duration: Int32
    public let supportsStreaming: Bool

    public init(cover: InputFile? = nil, startTimestamp: Int32, duration: Int32, supportsStreaming: Bool) {
        self.cover = cover
        self.startTimestamp = startTimestamp
        self.duration = duration
        self.supportsStreaming = supportsStreaming
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPaidMediaTypeVideo""#)
        wire.object(#","cover":"#, self.cover)
        wire.int32(#","start_timestamp":"#, self.startTimestamp)
        wire.int32(#","duration":"#, self.duration)
        wire.bool(#","supports_streaming":"#, self.supportsStreaming)
        wire.close()
    }
}

/// `inputPaidMedia type:InputPaidMediaType media:InputFile thumbnail:inputThumbnail added_sticker_file_ids:vector<int32> width:int32 height:int32 = InputPaidMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_paid_media.html)
public struct InputPaidMedia: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let type: InputPaidMediaType
        let media: InputFile
        let thumbnail: InputThumbnail?
        let addedStickerFileIDs: [Int32]
        let width: Int32
        let height: Int32
        init(
            _ type: InputPaidMediaType,
            _ media: InputFile,
            _ thumbnail: InputThumbnail?,
            _ addedStickerFileIDs: [Int32],
            _ width: Int32,
            _ height: Int32
        ) {
            self.type = type
            self.media = media
            self.thumbnail = thumbnail
            self.addedStickerFileIDs = addedStickerFileIDs
            self.width = width
            self.height = height
        }
    }
    private let fields: Fields
    public var type: InputPaidMediaType { fields.type }
    public var media: InputFile { fields.media }
    /// May be left out.
    public var thumbnail: InputThumbnail? { fields.thumbnail }
    public var addedStickerFileIDs: [Int32] { fields.addedStickerFileIDs }
    public var width: Int32 { fields.width }
    public var height: Int32 { fields.height }

    public init(
        type: InputPaidMediaType,
        media: InputFile,
        thumbnail: InputThumbnail? = nil,
        addedStickerFileIDs: [Int32],
        width: Int32,
        height: Int32
    ) {
        fields = Fields(type, media, thumbnail, addedStickerFileIDs, width, height)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPaidMedia""#)
        wire.object(#","type":"#, fields.type)
        wire.object(#","media":"#, fields.media)
        wire.object(#","thumbnail":"#, fields.thumbnail)
        wire.int32s(#","added_sticker_file_ids":"#, fields.addedStickerFileIDs)
        wire.int32(#","width":"#, fields.width)
        wire.int32(#","height":"#, fields.height)
        wire.close()
    }
}

/// `InputPollMedia`, one of 9 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_poll_media.html)
public enum InputPollMedia: TDObject, CustomStringConvertible, CustomReflectable {
    indirect case animation(InputPollMediaAnimation)
    indirect case audio(InputPollMediaAudio)
    indirect case document(InputPollMediaDocument)
    indirect case link(InputPollMediaLink)
    indirect case location(InputPollMediaLocation)
    indirect case photo(InputPollMediaPhoto)
    indirect case sticker(InputPollMediaSticker)
    indirect case venue(InputPollMediaVenue)
    indirect case video(InputPollMediaVideo)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .link(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputPollMediaAnimation animation:inputAnimation = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_animation.html)
public struct InputPollMediaAnimation: TDObject, CustomStringConvertible {
    public let animation: InputAnimation

    public init(animation: InputAnimation) {
        self.animation = animation
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaAnimation""#)
        wire.object(#","animation":"#, self.animation)
        wire.close()
    }
}

/// `inputPollMediaAudio audio:inputAudio = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_audio.html)
public struct InputPollMediaAudio: TDObject, CustomStringConvertible {
    public let audio: InputAudio

    public init(audio: InputAudio) {
        self.audio = audio
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.close()
    }
}

/// `inputPollMediaDocument document:inputDocument = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_document.html)
public struct InputPollMediaDocument: TDObject, CustomStringConvertible {
    public let document: InputDocument

    public init(document: InputDocument) {
        self.document = document
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaDocument""#)
        wire.object(#","document":"#, self.document)
        wire.close()
    }
}

/// `inputPollMediaLink url:string = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_link.html)
public struct InputPollMediaLink: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaLink""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `inputPollMediaLocation location:location = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_location.html)
public struct InputPollMediaLocation: TDObject, CustomStringConvertible {
    public let location: Location

    public init(location: Location) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaLocation""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `inputPollMediaPhoto photo:inputPhoto = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_photo.html)
public struct InputPollMediaPhoto: TDObject, CustomStringConvertible {
    public let photo: InputPhoto

    public init(photo: InputPhoto) {
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaPhoto""#)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }
}

/// `inputPollMediaSticker sticker:inputSticker = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_sticker.html)
public struct InputPollMediaSticker: TDObject, CustomStringConvertible {
    public let sticker: InputSticker

    public init(sticker: InputSticker) {
        self.sticker = sticker
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaSticker""#)
        wire.object(#","sticker":"#, self.sticker)
        wire.close()
    }
}

/// `inputPollMediaVenue venue:venue = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_venue.html)
public struct InputPollMediaVenue: TDObject, CustomStringConvertible {
    public let venue: Venue

    public init(venue: Venue) {
        self.venue = venue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaVenue""#)
        wire.object(#","venue":"#, self.venue)
        wire.close()
    }
}

/// `inputPollMediaVideo video:inputVideo = InputPollMedia`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_poll_media_video.html)
public struct InputPollMediaVideo: TDObject, CustomStringConvertible {
    public let video: InputVideo

    public init(video: InputVideo) {
        self.video = video
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputPollMediaVideo""#)
        wire.object(#","video":"#, self.video)
        wire.close()
    }
}

/// `InputMessageContent`, one of 23 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_message_content.html)
public enum InputMessageContent: TDObject, CustomStringConvertible, CustomReflectable {
    case text(InputMessageText)
    indirect case richMessage(InputMessageRichMessage)
    case animation(InputMessageAnimation)
    indirect case audio(InputMessageAudio)
    case document(InputMessageDocument)
    case paidMedia(InputMessagePaidMedia)
    case photo(InputMessagePhoto)
    case sticker(InputMessageSticker)
    case video(InputMessageVideo)
    case videoNote(InputMessageVideoNote)
    case voiceNote(InputMessageVoiceNote)
    indirect case liveLocation(InputMessageLiveLocation)
    indirect case location(InputMessageLocation)
    indirect case venue(InputMessageVenue)
    indirect case contact(InputMessageContact)
    indirect case dice(InputMessageDice)
    indirect case game(InputMessageGame)
    case invoice(InputMessageInvoice)
    case poll(InputMessagePoll)
    indirect case stakeDice(InputMessageStakeDice)
    indirect case story(InputMessageStory)
    indirect case checklist(InputMessageChecklist)
    case forwarded(InputMessageForwarded)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .text(let value): value.encode(into: &wire)
        case .richMessage(let value): value.encode(into: &wire)
        case .animation(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .paidMedia(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .videoNote(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .liveLocation(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .contact(let value): value.encode(into: &wire)
        case .dice(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .invoice(let value): value.encode(into: &wire)
        case .poll(let value): value.encode(into: &wire)
        case .stakeDice(let value): value.encode(into: &wire)
        case .story(let value): value.encode(into: &wire)
        case .checklist(let value): value.encode(into: &wire)
        case .forwarded(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputMessageText text:formattedText link_preview_options:linkPreviewOptions clear_draft:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_text.html)
public struct InputMessageText: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let text: FormattedText
        let linkPreviewOptions: LinkPreviewOptions?
        let clearDraft: Bool
        init(_ text: FormattedText, _ linkPreviewOptions: LinkPreviewOptions?, _ clearDraft: Bool) {
            self.text = text
            self.linkPreviewOptions = linkPreviewOptions
            self.clearDraft = clearDraft
        }
    }
    private let fields: Fields
    /// Length 0 to the option `message_text_length_max` characters.
    public var text: FormattedText { fields.text }
    /// May be absent. May be left out.
    public var linkPreviewOptions: LinkPreviewOptions? { fields.linkPreviewOptions }
    public var clearDraft: Bool { fields.clearDraft }

    public init(text: FormattedText, linkPreviewOptions: LinkPreviewOptions? = nil, clearDraft: Bool) {
        fields = Fields(text, linkPreviewOptions, clearDraft)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageText""#)
        wire.object(#","text":"#, fields.text)
        wire.object(#","link_preview_options":"#, fields.linkPreviewOptions)
        wire.bool(#","clear_draft":"#, fields.clearDraft)
        wire.close()
    }
}

/// `inputMessageRichMessage message:inputRichMessage clear_draft:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_rich_message.html)
public struct InputMessageRichMessage: TDObject, CustomStringConvertible {
    public let message: InputRichMessage
    public let clearDraft: Bool

    public init(message: InputRichMessage, clearDraft: Bool) {
        self.message = message
        self.clearDraft = clearDraft
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageRichMessage""#)
        wire.object(#","message":"#, self.message)
        wire.bool(#","clear_draft":"#, self.clearDraft)
        wire.close()
    }
}

/// `inputMessageAnimation animation:inputAnimation caption:formattedText show_caption_above_media:Bool has_spoiler:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_animation.html)
public struct InputMessageAnimation: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let animation: InputAnimation
        let caption: FormattedText?
        let showCaptionAboveMedia: Bool
        let hasSpoiler: Bool
        init(
            _ animation: InputAnimation,
            _ caption: FormattedText?,
            _ showCaptionAboveMedia: Bool,
            _ hasSpoiler: Bool
        ) {
            self.animation = animation
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.hasSpoiler = hasSpoiler
        }
    }
    private let fields: Fields
    public var animation: InputAnimation { fields.animation }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var caption: FormattedText? { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    public var hasSpoiler: Bool { fields.hasSpoiler }

    public init(
        animation: InputAnimation,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool,
        hasSpoiler: Bool
    ) {
        fields = Fields(animation, caption, showCaptionAboveMedia, hasSpoiler)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageAnimation""#)
        wire.object(#","animation":"#, fields.animation)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.close()
    }
}

/// `inputMessageAudio audio:inputAudio caption:formattedText = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_audio.html)
public struct InputMessageAudio: TDObject, CustomStringConvertible {
    public let audio: InputAudio
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public let caption: FormattedText?

    public init(audio: InputAudio, caption: FormattedText? = nil) {
        self.audio = audio
        self.caption = caption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageAudio""#)
        wire.object(#","audio":"#, self.audio)
        wire.object(#","caption":"#, self.caption)
        wire.close()
    }
}

/// `inputMessageDocument document:inputDocument caption:formattedText = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_document.html)
public struct InputMessageDocument: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let document: InputDocument
        let caption: FormattedText?
        init(_ document: InputDocument, _ caption: FormattedText?) {
            self.document = document
            self.caption = caption
        }
    }
    private let fields: Fields
    public var document: InputDocument { fields.document }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var caption: FormattedText? { fields.caption }

    public init(document: InputDocument, caption: FormattedText? = nil) {
        fields = Fields(document, caption)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageDocument""#)
        wire.object(#","document":"#, fields.document)
        wire.object(#","caption":"#, fields.caption)
        wire.close()
    }
}

/// `inputMessagePaidMedia star_count:int53 paid_media:vector<inputPaidMedia> caption:formattedText show_caption_above_media:Bool payload:string = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_paid_media.html)
public struct InputMessagePaidMedia: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let starCount: Int64
        let paidMedia: [InputPaidMedia]
        let caption: FormattedText?
        let showCaptionAboveMedia: Bool
        let payload: String
        init(
            _ starCount: Int64,
            _ paidMedia: [InputPaidMedia],
            _ caption: FormattedText?,
            _ showCaptionAboveMedia: Bool,
            _ payload: String
        ) {
            self.starCount = starCount
            self.paidMedia = paidMedia
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.payload = payload
        }
    }
    private let fields: Fields
    /// Range 1 to the option `paid_media_message_star_count_max`.
    public var starCount: Int64 { fields.starCount }
    public var paidMedia: [InputPaidMedia] { fields.paidMedia }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var caption: FormattedText? { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    /// For bots only.
    public var payload: String { fields.payload }

    public init(
        starCount: Int64,
        paidMedia: [InputPaidMedia],
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool,
        payload: String
    ) {
        fields = Fields(starCount, paidMedia, caption, showCaptionAboveMedia, payload)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessagePaidMedia""#)
        wire.int53(#","star_count":"#, fields.starCount)
        wire.objects(#","paid_media":"#, fields.paidMedia)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.string(#","payload":"#, fields.payload)
        wire.close()
    }
}

/// `inputMessagePhoto photo:inputPhoto caption:formattedText show_caption_above_media:Bool self_destruct_type:MessageSelfDestructType has_spoiler:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_photo.html)
public struct InputMessagePhoto: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let photo: InputPhoto
        let caption: FormattedText?
        let showCaptionAboveMedia: Bool
        let selfDestructType: MessageSelfDestructType?
        let hasSpoiler: Bool
        init(
            _ photo: InputPhoto,
            _ caption: FormattedText?,
            _ showCaptionAboveMedia: Bool,
            _ selfDestructType: MessageSelfDestructType?,
            _ hasSpoiler: Bool
        ) {
            self.photo = photo
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.selfDestructType = selfDestructType
            self.hasSpoiler = hasSpoiler
        }
    }
    private let fields: Fields
    public var photo: InputPhoto { fields.photo }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var caption: FormattedText? { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    /// May be left out.
    public var selfDestructType: MessageSelfDestructType? { fields.selfDestructType }
    public var hasSpoiler: Bool { fields.hasSpoiler }

    public init(
        photo: InputPhoto,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool,
        selfDestructType: MessageSelfDestructType? = nil,
        hasSpoiler: Bool
    ) {
        fields = Fields(photo, caption, showCaptionAboveMedia, selfDestructType, hasSpoiler)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessagePhoto""#)
        wire.object(#","photo":"#, fields.photo)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.object(#","self_destruct_type":"#, fields.selfDestructType)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.close()
    }
}

/// `inputMessageSticker sticker:inputSticker emoji:string = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_sticker.html)
public struct InputMessageSticker: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let sticker: InputSticker
        let emoji: String
        init(_ sticker: InputSticker, _ emoji: String) {
            self.sticker = sticker
            self.emoji = emoji
        }
    }
    private let fields: Fields
    public var sticker: InputSticker { fields.sticker }
    public var emoji: String { fields.emoji }

    public init(sticker: InputSticker, emoji: String) {
        fields = Fields(sticker, emoji)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageSticker""#)
        wire.object(#","sticker":"#, fields.sticker)
        wire.string(#","emoji":"#, fields.emoji)
        wire.close()
    }
}

/// `inputMessageVideo video:inputVideo caption:formattedText show_caption_above_media:Bool self_destruct_type:MessageSelfDestructType has_spoiler:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_video.html)
public struct InputMessageVideo: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let video: InputVideo
        let caption: FormattedText?
        let showCaptionAboveMedia: Bool
        let selfDestructType: MessageSelfDestructType?
        let hasSpoiler: Bool
        init(
            _ video: InputVideo,
            _ caption: FormattedText?,
            _ showCaptionAboveMedia: Bool,
            _ selfDestructType: MessageSelfDestructType?,
            _ hasSpoiler: Bool
        ) {
            self.video = video
            self.caption = caption
            self.showCaptionAboveMedia = showCaptionAboveMedia
            self.selfDestructType = selfDestructType
            self.hasSpoiler = hasSpoiler
        }
    }
    private let fields: Fields
    public var video: InputVideo { fields.video }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var caption: FormattedText? { fields.caption }
    public var showCaptionAboveMedia: Bool { fields.showCaptionAboveMedia }
    /// May be left out.
    public var selfDestructType: MessageSelfDestructType? { fields.selfDestructType }
    public var hasSpoiler: Bool { fields.hasSpoiler }

    public init(
        video: InputVideo,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool,
        selfDestructType: MessageSelfDestructType? = nil,
        hasSpoiler: Bool
    ) {
        fields = Fields(video, caption, showCaptionAboveMedia, selfDestructType, hasSpoiler)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageVideo""#)
        wire.object(#","video":"#, fields.video)
        wire.object(#","caption":"#, fields.caption)
        wire.bool(#","show_caption_above_media":"#, fields.showCaptionAboveMedia)
        wire.object(#","self_destruct_type":"#, fields.selfDestructType)
        wire.bool(#","has_spoiler":"#, fields.hasSpoiler)
        wire.close()
    }
}

/// `inputMessageVideoNote video_note:inputVideoNote self_destruct_type:MessageSelfDestructType = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_video_note.html)
public struct InputMessageVideoNote: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let videoNote: InputVideoNote
        let selfDestructType: MessageSelfDestructType?
        init(_ videoNote: InputVideoNote, _ selfDestructType: MessageSelfDestructType?) {
            self.videoNote = videoNote
            self.selfDestructType = selfDestructType
        }
    }
    private let fields: Fields
    public var videoNote: InputVideoNote { fields.videoNote }
    /// May be absent. May be left out.
    public var selfDestructType: MessageSelfDestructType? { fields.selfDestructType }

    public init(videoNote: InputVideoNote, selfDestructType: MessageSelfDestructType? = nil) {
        fields = Fields(videoNote, selfDestructType)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageVideoNote""#)
        wire.object(#","video_note":"#, fields.videoNote)
        wire.object(#","self_destruct_type":"#, fields.selfDestructType)
        wire.close()
    }
}

/// `inputMessageVoiceNote voice_note:inputVoiceNote caption:formattedText self_destruct_type:MessageSelfDestructType = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_voice_note.html)
public struct InputMessageVoiceNote: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let voiceNote: InputVoiceNote
        let caption: FormattedText?
        let selfDestructType: MessageSelfDestructType?
        init(_ voiceNote: InputVoiceNote, _ caption: FormattedText?, _ selfDestructType: MessageSelfDestructType?) {
            self.voiceNote = voiceNote
            self.caption = caption
            self.selfDestructType = selfDestructType
        }
    }
    private let fields: Fields
    public var voiceNote: InputVoiceNote { fields.voiceNote }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var caption: FormattedText? { fields.caption }
    /// May be absent. May be left out.
    public var selfDestructType: MessageSelfDestructType? { fields.selfDestructType }

    public init(
        voiceNote: InputVoiceNote,
        caption: FormattedText? = nil,
        selfDestructType: MessageSelfDestructType? = nil
    ) {
        fields = Fields(voiceNote, caption, selfDestructType)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageVoiceNote""#)
        wire.object(#","voice_note":"#, fields.voiceNote)
        wire.object(#","caption":"#, fields.caption)
        wire.object(#","self_destruct_type":"#, fields.selfDestructType)
        wire.close()
    }
}

/// `inputMessageLiveLocation location:liveLocation = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_live_location.html)
public struct InputMessageLiveLocation: TDObject, CustomStringConvertible {
    public let location: LiveLocation

    public init(location: LiveLocation) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageLiveLocation""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `inputMessageLocation location:location = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_location.html)
public struct InputMessageLocation: TDObject, CustomStringConvertible {
    public let location: Location

    public init(location: Location) {
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageLocation""#)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `inputMessageVenue venue:venue = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_venue.html)
public struct InputMessageVenue: TDObject, CustomStringConvertible {
    public let venue: Venue

    public init(venue: Venue) {
        self.venue = venue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageVenue""#)
        wire.object(#","venue":"#, self.venue)
        wire.close()
    }
}

/// `inputMessageContact contact:contact = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_contact.html)
public struct InputMessageContact: TDObject, CustomStringConvertible {
    public let contact: Contact

    public init(contact: Contact) {
        self.contact = contact
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageContact""#)
        wire.object(#","contact":"#, self.contact)
        wire.close()
    }
}

/// `inputMessageDice emoji:string clear_draft:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_dice.html)
public struct InputMessageDice: TDObject, CustomStringConvertible {
    public let emoji: String
    public let clearDraft: Bool

    public init(emoji: String, clearDraft: Bool) {
        self.emoji = emoji
        self.clearDraft = clearDraft
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageDice""#)
        wire.string(#","emoji":"#, self.emoji)
        wire.bool(#","clear_draft":"#, self.clearDraft)
        wire.close()
    }
}

/// `inputMessageGame bot_user_id:int53 game_short_name:string = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_game.html)
public struct InputMessageGame: TDObject, CustomStringConvertible, CustomReflectable {
    public let botUserID: Int64
    public let gameShortName: String

    public init(botUserID: Int64, gameShortName: String) {
        self.botUserID = botUserID
        self.gameShortName = gameShortName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageGame""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","game_short_name":"#, self.gameShortName)
        wire.close()
    }
}

/// `inputMessageInvoice invoice:invoice title:string description:string photo_url:string photo_size:int32 photo_width:int32 photo_height:int32 payload:bytes provider_token:string provider_data:string start_parameter:string paid_media:inputPaidMedia paid_media_caption:formattedText = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_invoice.html)
public struct InputMessageInvoice: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let invoice: Invoice
        let title: String
        let descriptionText: String
        let photoURL: String
        let photoSize: Int32
        let photoWidth: Int32
        let photoHeight: Int32
        let payload: [UInt8]
        let providerToken: String
        let providerData: String
        let startParameter: String
        let paidMedia: InputPaidMedia?
        let paidMediaCaption: FormattedText?
        init(
            _ invoice: Invoice,
            _ title: String,
            _ descriptionText: String,
            _ photoURL: String,
            _ photoSize: Int32,
            _ photoWidth: Int32,
            _ photoHeight: Int32,
            _ payload: [UInt8],
            _ providerToken: String,
            _ providerData: String,
            _ startParameter: String,
            _ paidMedia: InputPaidMedia?,
            _ paidMediaCaption: FormattedText?
        ) {
            self.invoice = invoice
            self.title = title
            self.descriptionText = descriptionText
            self.photoURL = photoURL
            self.photoSize = photoSize
            self.photoWidth = photoWidth
            self.photoHeight = photoHeight
            self.payload = payload
            self.providerToken = providerToken
            self.providerData = providerData
            self.startParameter = startParameter
            self.paidMedia = paidMedia
            self.paidMediaCaption = paidMediaCaption
        }
    }
    private let fields: Fields
    public var invoice: Invoice { fields.invoice }
    /// Length 1 to 32 characters.
    public var title: String { fields.title }
    /// Length 0 to 255 characters.
    public var descriptionText: String { fields.descriptionText }
    public var photoURL: String { fields.photoURL }
    public var photoSize: Int32 { fields.photoSize }
    public var photoWidth: Int32 { fields.photoWidth }
    public var photoHeight: Int32 { fields.photoHeight }
    public var payload: [UInt8] { fields.payload }
    public var providerToken: String { fields.providerToken }
    public var providerData: String { fields.providerData }
    public var startParameter: String { fields.startParameter }
    /// May be left out.
    public var paidMedia: InputPaidMedia? { fields.paidMedia }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var paidMediaCaption: FormattedText? { fields.paidMediaCaption }

    public init(
        invoice: Invoice,
        title: String,
        descriptionText: String,
        photoURL: String,
        photoSize: Int32,
        photoWidth: Int32,
        photoHeight: Int32,
        payload: [UInt8],
        providerToken: String,
        providerData: String,
        startParameter: String,
        paidMedia: InputPaidMedia? = nil,
        paidMediaCaption: FormattedText? = nil
    ) {
        fields = Fields(
        invoice,
        title,
        descriptionText,
        photoURL,
        photoSize,
        photoWidth,
        photoHeight,
        payload,
        providerToken,
        providerData,
        startParameter,
        paidMedia,
        paidMediaCaption
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageInvoice""#)
        wire.object(#","invoice":"#, fields.invoice)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.string(#","photo_url":"#, fields.photoURL)
        wire.int32(#","photo_size":"#, fields.photoSize)
        wire.int32(#","photo_width":"#, fields.photoWidth)
        wire.int32(#","photo_height":"#, fields.photoHeight)
        wire.bytes(#","payload":"#, fields.payload)
        wire.string(#","provider_token":"#, fields.providerToken)
        wire.string(#","provider_data":"#, fields.providerData)
        wire.string(#","start_parameter":"#, fields.startParameter)
        wire.object(#","paid_media":"#, fields.paidMedia)
        wire.object(#","paid_media_caption":"#, fields.paidMediaCaption)
        wire.close()
    }
}

/// `inputMessagePoll question:formattedText options:vector<inputPollOption> description:formattedText media:InputPollMedia is_anonymous:Bool allows_multiple_answers:Bool allows_revoting:Bool members_only:Bool country_codes:vector<string> shuffle_options:Bool hide_results_until_closes:Bool type:InputPollType open_period:int32 close_date:int32 is_closed:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_poll.html)
public struct InputMessagePoll: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let question: FormattedText
        let options: [InputPollOption]
        let descriptionText: FormattedText?
        let media: InputPollMedia?
        let isAnonymous: Bool
        let allowsMultipleAnswers: Bool
        let allowsRevoting: Bool
        let membersOnly: Bool
        let countryCodes: [String]
        let shuffleOptions: Bool
        let hideResultsUntilCloses: Bool
        let type: InputPollType
        let openPeriod: Int32
        let closeDate: Int32
        let isClosed: Bool
        init(
            _ question: FormattedText,
            _ options: [InputPollOption],
            _ descriptionText: FormattedText?,
            _ media: InputPollMedia?,
            _ isAnonymous: Bool,
            _ allowsMultipleAnswers: Bool,
            _ allowsRevoting: Bool,
            _ membersOnly: Bool,
            _ countryCodes: [String],
            _ shuffleOptions: Bool,
            _ hideResultsUntilCloses: Bool,
            _ type: InputPollType,
            _ openPeriod: Int32,
            _ closeDate: Int32,
            _ isClosed: Bool
        ) {
            self.question = question
            self.options = options
            self.descriptionText = descriptionText
            self.media = media
            self.isAnonymous = isAnonymous
            self.allowsMultipleAnswers = allowsMultipleAnswers
            self.allowsRevoting = allowsRevoting
            self.membersOnly = membersOnly
            self.countryCodes = countryCodes
            self.shuffleOptions = shuffleOptions
            self.hideResultsUntilCloses = hideResultsUntilCloses
            self.type = type
            self.openPeriod = openPeriod
            self.closeDate = closeDate
            self.isClosed = isClosed
        }
    }
    private let fields: Fields
    /// Length 1 to 255 characters.
    public var question: FormattedText { fields.question }
    /// Length 1 to the option `poll_answer_count_max` options.
    public var options: [InputPollOption] { fields.options }
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public var descriptionText: FormattedText? { fields.descriptionText }
    /// May be left out.
    public var media: InputPollMedia? { fields.media }
    public var isAnonymous: Bool { fields.isAnonymous }
    public var allowsMultipleAnswers: Bool { fields.allowsMultipleAnswers }
    public var allowsRevoting: Bool { fields.allowsRevoting }
    public var membersOnly: Bool { fields.membersOnly }
    public var countryCodes: [String] { fields.countryCodes }
    public var shuffleOptions: Bool { fields.shuffleOptions }
    public var hideResultsUntilCloses: Bool { fields.hideResultsUntilCloses }
    public var type: InputPollType { fields.type }
    /// Range 0 to the option `poll_open_period_max`.
    public var openPeriod: Int32 { fields.openPeriod }
    /// Unix time in seconds. Range 0 to the option `poll_open_period_max` seconds.
    public var closeDate: Int32 { fields.closeDate }
    /// For bots only.
    public var isClosed: Bool { fields.isClosed }

    public init(
        question: FormattedText,
        options: [InputPollOption],
        descriptionText: FormattedText? = nil,
        media: InputPollMedia? = nil,
        isAnonymous: Bool,
        allowsMultipleAnswers: Bool,
        allowsRevoting: Bool,
        membersOnly: Bool,
        countryCodes: [String],
        shuffleOptions: Bool,
        hideResultsUntilCloses: Bool,
        type: InputPollType,
        openPeriod: Int32,
        closeDate: Int32,
        isClosed: Bool
    ) {
        fields = Fields(
        question,
        options,
        descriptionText,
        media,
        isAnonymous,
        allowsMultipleAnswers,
        allowsRevoting,
        membersOnly,
        countryCodes,
        shuffleOptions,
        hideResultsUntilCloses,
        type,
        openPeriod,
        closeDate,
        isClosed
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessagePoll""#)
        wire.object(#","question":"#, fields.question)
        wire.objects(#","options":"#, fields.options)
        wire.object(#","description":"#, fields.descriptionText)
        wire.object(#","media":"#, fields.media)
        wire.bool(#","is_anonymous":"#, fields.isAnonymous)
        wire.bool(#","allows_multiple_answers":"#, fields.allowsMultipleAnswers)
        wire.bool(#","allows_revoting":"#, fields.allowsRevoting)
        wire.bool(#","members_only":"#, fields.membersOnly)
        wire.strings(#","country_codes":"#, fields.countryCodes)
        wire.bool(#","shuffle_options":"#, fields.shuffleOptions)
        wire.bool(#","hide_results_until_closes":"#, fields.hideResultsUntilCloses)
        wire.object(#","type":"#, fields.type)
        wire.int32(#","open_period":"#, fields.openPeriod)
        wire.int32(#","close_date":"#, fields.closeDate)
        wire.bool(#","is_closed":"#, fields.isClosed)
        wire.close()
    }
}

/// `inputMessageStakeDice state_hash:string stake_gram_amount:int53 clear_draft:Bool = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_stake_dice.html)
public struct InputMessageStakeDice: TDObject, CustomStringConvertible, CustomReflectable {
    public let stateHash: String
    public let stakeGramAmount: Int64
    public let clearDraft: Bool

    public init(stateHash: String, stakeGramAmount: Int64, clearDraft: Bool) {
        self.stateHash = stateHash
        self.stakeGramAmount = stakeGramAmount
        self.clearDraft = clearDraft
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageStakeDice""#)
        wire.string(#","state_hash":"#, self.stateHash)
        wire.int53(#","stake_gram_amount":"#, self.stakeGramAmount)
        wire.bool(#","clear_draft":"#, self.clearDraft)
        wire.close()
    }
}

/// `inputMessageStory story_poster_chat_id:int53 story_id:int32 = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_story.html)
public struct InputMessageStory: TDObject, CustomStringConvertible {
    public let storyPosterChatID: Int64
    public let storyID: Int32

    public init(storyPosterChatID: Int64, storyID: Int32) {
        self.storyPosterChatID = storyPosterChatID
        self.storyID = storyID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageStory""#)
        wire.int53(#","story_poster_chat_id":"#, self.storyPosterChatID)
        wire.int32(#","story_id":"#, self.storyID)
        wire.close()
    }
}

/// `inputMessageChecklist checklist:inputChecklist = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_checklist.html)
public struct InputMessageChecklist: TDObject, CustomStringConvertible {
    public let checklist: InputChecklist

    public init(checklist: InputChecklist) {
        self.checklist = checklist
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageChecklist""#)
        wire.object(#","checklist":"#, self.checklist)
        wire.close()
    }
}

/// `inputMessageForwarded from_chat_id:int53 message_id:int53 in_game_share:Bool replace_video_start_timestamp:Bool new_video_start_timestamp:int32 copy_options:messageCopyOptions = InputMessageContent`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_message_forwarded.html)
public struct InputMessageForwarded: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let fromChatID: Int64
        let messageID: Int64
        let inGameShare: Bool
        let replaceVideoStartTimestamp: Bool
        let newVideoStartTimestamp: Int32
        let copyOptions: MessageCopyOptions?
        init(
            _ fromChatID: Int64,
            _ messageID: Int64,
            _ inGameShare: Bool,
            _ replaceVideoStartTimestamp: Bool,
            _ newVideoStartTimestamp: Int32,
            _ copyOptions: MessageCopyOptions?
        ) {
            self.fromChatID = fromChatID
            self.messageID = messageID
            self.inGameShare = inGameShare
            self.replaceVideoStartTimestamp = replaceVideoStartTimestamp
            self.newVideoStartTimestamp = newVideoStartTimestamp
            self.copyOptions = copyOptions
        }
    }
    private let fields: Fields
    public var fromChatID: Int64 { fields.fromChatID }
    public var messageID: Int64 { fields.messageID }
    public var inGameShare: Bool { fields.inGameShare }
    public var replaceVideoStartTimestamp: Bool { fields.replaceVideoStartTimestamp }
    public var newVideoStartTimestamp: Int32 { fields.newVideoStartTimestamp }
    /// May be left out.
    public var copyOptions: MessageCopyOptions? { fields.copyOptions }

    public init(
        fromChatID: Int64,
        messageID: Int64,
        inGameShare: Bool,
        replaceVideoStartTimestamp: Bool,
        newVideoStartTimestamp: Int32,
        copyOptions: MessageCopyOptions? = nil
    ) {
        fields = Fields(
        fromChatID,
        messageID,
        inGameShare,
        replaceVideoStartTimestamp,
        newVideoStartTimestamp,
        copyOptions
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputMessageForwarded""#)
        wire.int53(#","from_chat_id":"#, fields.fromChatID)
        wire.int53(#","message_id":"#, fields.messageID)
        wire.bool(#","in_game_share":"#, fields.inGameShare)
        wire.bool(#","replace_video_start_timestamp":"#, fields.replaceVideoStartTimestamp)
        wire.int32(#","new_video_start_timestamp":"#, fields.newVideoStartTimestamp)
        wire.object(#","copy_options":"#, fields.copyOptions)
        wire.close()
    }
}

/// `InputInlineQueryResult`, one of 12 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_input_inline_query_result.html)
public enum InputInlineQueryResult: TDObject, CustomStringConvertible, CustomReflectable {
    case animation(InputInlineQueryResultAnimation)
    case article(InputInlineQueryResultArticle)
    case audio(InputInlineQueryResultAudio)
    case contact(InputInlineQueryResultContact)
    case document(InputInlineQueryResultDocument)
    case game(InputInlineQueryResultGame)
    case location(InputInlineQueryResultLocation)
    case photo(InputInlineQueryResultPhoto)
    case sticker(InputInlineQueryResultSticker)
    case venue(InputInlineQueryResultVenue)
    case video(InputInlineQueryResultVideo)
    case voiceNote(InputInlineQueryResultVoiceNote)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .animation(let value): value.encode(into: &wire)
        case .article(let value): value.encode(into: &wire)
        case .audio(let value): value.encode(into: &wire)
        case .contact(let value): value.encode(into: &wire)
        case .document(let value): value.encode(into: &wire)
        case .game(let value): value.encode(into: &wire)
        case .location(let value): value.encode(into: &wire)
        case .photo(let value): value.encode(into: &wire)
        case .sticker(let value): value.encode(into: &wire)
        case .venue(let value): value.encode(into: &wire)
        case .video(let value): value.encode(into: &wire)
        case .voiceNote(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `inputInlineQueryResultAnimation id:string title:string thumbnail_url:string thumbnail_mime_type:string video_url:string video_mime_type:string video_duration:int32 video_width:int32 video_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_animation.html)
public struct InputInlineQueryResultAnimation: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let thumbnailURL: String
        let thumbnailMimeType: String
        let videoURL: String
        let videoMimeType: String
        let videoDuration: Int32
        let videoWidth: Int32
        let videoHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ title: String,
            _ thumbnailURL: String,
            _ thumbnailMimeType: String,
            _ videoURL: String,
            _ videoMimeType: String,
            _ videoDuration: Int32,
            _ videoWidth: Int32,
            _ videoHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.title = title
            self.thumbnailURL = thumbnailURL
            self.thumbnailMimeType = thumbnailMimeType
            self.videoURL = videoURL
            self.videoMimeType = videoMimeType
            self.videoDuration = videoDuration
            self.videoWidth = videoWidth
            self.videoHeight = videoHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var thumbnailMimeType: String { fields.thumbnailMimeType }
    public var videoURL: String { fields.videoURL }
    public var videoMimeType: String { fields.videoMimeType }
    public var videoDuration: Int32 { fields.videoDuration }
    public var videoWidth: Int32 { fields.videoWidth }
    public var videoHeight: Int32 { fields.videoHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        title: String,
        thumbnailURL: String,
        thumbnailMimeType: String,
        videoURL: String,
        videoMimeType: String,
        videoDuration: Int32,
        videoWidth: Int32,
        videoHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(
        id,
        title,
        thumbnailURL,
        thumbnailMimeType,
        videoURL,
        videoMimeType,
        videoDuration,
        videoWidth,
        videoHeight,
        replyMarkup,
        inputMessageContent
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultAnimation""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.string(#","thumbnail_mime_type":"#, fields.thumbnailMimeType)
        wire.string(#","video_url":"#, fields.videoURL)
        wire.string(#","video_mime_type":"#, fields.videoMimeType)
        wire.int32(#","video_duration":"#, fields.videoDuration)
        wire.int32(#","video_width":"#, fields.videoWidth)
        wire.int32(#","video_height":"#, fields.videoHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultArticle id:string url:string title:string description:string thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_article.html)
public struct InputInlineQueryResultArticle: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let url: String
        let title: String
        let descriptionText: String
        let thumbnailURL: String
        let thumbnailWidth: Int32
        let thumbnailHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ url: String,
            _ title: String,
            _ descriptionText: String,
            _ thumbnailURL: String,
            _ thumbnailWidth: Int32,
            _ thumbnailHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.url = url
            self.title = title
            self.descriptionText = descriptionText
            self.thumbnailURL = thumbnailURL
            self.thumbnailWidth = thumbnailWidth
            self.thumbnailHeight = thumbnailHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var url: String { fields.url }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var thumbnailWidth: Int32 { fields.thumbnailWidth }
    public var thumbnailHeight: Int32 { fields.thumbnailHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        url: String,
        title: String,
        descriptionText: String,
        thumbnailURL: String,
        thumbnailWidth: Int32,
        thumbnailHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(
        id,
        url,
        title,
        descriptionText,
        thumbnailURL,
        thumbnailWidth,
        thumbnailHeight,
        replyMarkup,
        inputMessageContent
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultArticle""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","url":"#, fields.url)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.int32(#","thumbnail_width":"#, fields.thumbnailWidth)
        wire.int32(#","thumbnail_height":"#, fields.thumbnailHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultAudio id:string title:string performer:string audio_url:string audio_duration:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_audio.html)
public struct InputInlineQueryResultAudio: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let performer: String
        let audioURL: String
        let audioDuration: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ title: String,
            _ performer: String,
            _ audioURL: String,
            _ audioDuration: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.title = title
            self.performer = performer
            self.audioURL = audioURL
            self.audioDuration = audioDuration
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var performer: String { fields.performer }
    public var audioURL: String { fields.audioURL }
    public var audioDuration: Int32 { fields.audioDuration }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        title: String,
        performer: String,
        audioURL: String,
        audioDuration: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(id, title, performer, audioURL, audioDuration, replyMarkup, inputMessageContent)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultAudio""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","performer":"#, fields.performer)
        wire.string(#","audio_url":"#, fields.audioURL)
        wire.int32(#","audio_duration":"#, fields.audioDuration)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultContact id:string contact:contact thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_contact.html)
public struct InputInlineQueryResultContact: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let contact: Contact
        let thumbnailURL: String
        let thumbnailWidth: Int32
        let thumbnailHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ contact: Contact,
            _ thumbnailURL: String,
            _ thumbnailWidth: Int32,
            _ thumbnailHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.contact = contact
            self.thumbnailURL = thumbnailURL
            self.thumbnailWidth = thumbnailWidth
            self.thumbnailHeight = thumbnailHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var contact: Contact { fields.contact }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var thumbnailWidth: Int32 { fields.thumbnailWidth }
    public var thumbnailHeight: Int32 { fields.thumbnailHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        contact: Contact,
        thumbnailURL: String,
        thumbnailWidth: Int32,
        thumbnailHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(id, contact, thumbnailURL, thumbnailWidth, thumbnailHeight, replyMarkup, inputMessageContent)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultContact""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","contact":"#, fields.contact)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.int32(#","thumbnail_width":"#, fields.thumbnailWidth)
        wire.int32(#","thumbnail_height":"#, fields.thumbnailHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultDocument id:string title:string description:string document_url:string mime_type:string thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_document.html)
public struct InputInlineQueryResultDocument: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let descriptionText: String
        let documentURL: String
        let mimeType: String
        let thumbnailURL: String
        let thumbnailWidth: Int32
        let thumbnailHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ title: String,
            _ descriptionText: String,
            _ documentURL: String,
            _ mimeType: String,
            _ thumbnailURL: String,
            _ thumbnailWidth: Int32,
            _ thumbnailHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.title = title
            self.descriptionText = descriptionText
            self.documentURL = documentURL
            self.mimeType = mimeType
            self.thumbnailURL = thumbnailURL
            self.thumbnailWidth = thumbnailWidth
            self.thumbnailHeight = thumbnailHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    public var documentURL: String { fields.documentURL }
    public var mimeType: String { fields.mimeType }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var thumbnailWidth: Int32 { fields.thumbnailWidth }
    public var thumbnailHeight: Int32 { fields.thumbnailHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        title: String,
        descriptionText: String,
        documentURL: String,
        mimeType: String,
        thumbnailURL: String,
        thumbnailWidth: Int32,
        thumbnailHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(
        id,
        title,
        descriptionText,
        documentURL,
        mimeType,
        thumbnailURL,
        thumbnailWidth,
        thumbnailHeight,
        replyMarkup,
        inputMessageContent
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultDocument""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.string(#","document_url":"#, fields.documentURL)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.int32(#","thumbnail_width":"#, fields.thumbnailWidth)
        wire.int32(#","thumbnail_height":"#, fields.thumbnailHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultGame id:string game_short_name:string reply_markup:ReplyMarkup = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_game.html)
public struct InputInlineQueryResultGame: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let gameShortName: String
        let replyMarkup: ReplyMarkup?
        init(_ id: String, _ gameShortName: String, _ replyMarkup: ReplyMarkup?) {
            self.id = id
            self.gameShortName = gameShortName
            self.replyMarkup = replyMarkup
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var gameShortName: String { fields.gameShortName }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }

    public init(id: String, gameShortName: String, replyMarkup: ReplyMarkup? = nil) {
        fields = Fields(id, gameShortName, replyMarkup)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultGame""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","game_short_name":"#, fields.gameShortName)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.close()
    }
}

/// `inputInlineQueryResultLocation id:string location:location live_period:int32 title:string thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_location.html)
public struct InputInlineQueryResultLocation: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let location: Location
        let livePeriod: Int32
        let title: String
        let thumbnailURL: String
        let thumbnailWidth: Int32
        let thumbnailHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ location: Location,
            _ livePeriod: Int32,
            _ title: String,
            _ thumbnailURL: String,
            _ thumbnailWidth: Int32,
            _ thumbnailHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.location = location
            self.livePeriod = livePeriod
            self.title = title
            self.thumbnailURL = thumbnailURL
            self.thumbnailWidth = thumbnailWidth
            self.thumbnailHeight = thumbnailHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var location: Location { fields.location }
    public var livePeriod: Int32 { fields.livePeriod }
    public var title: String { fields.title }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var thumbnailWidth: Int32 { fields.thumbnailWidth }
    public var thumbnailHeight: Int32 { fields.thumbnailHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        location: Location,
        livePeriod: Int32,
        title: String,
        thumbnailURL: String,
        thumbnailWidth: Int32,
        thumbnailHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(
        id,
        location,
        livePeriod,
        title,
        thumbnailURL,
        thumbnailWidth,
        thumbnailHeight,
        replyMarkup,
        inputMessageContent
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultLocation""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","location":"#, fields.location)
        wire.int32(#","live_period":"#, fields.livePeriod)
        wire.string(#","title":"#, fields.title)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.int32(#","thumbnail_width":"#, fields.thumbnailWidth)
        wire.int32(#","thumbnail_height":"#, fields.thumbnailHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultPhoto id:string title:string description:string thumbnail_url:string photo_url:string photo_width:int32 photo_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_photo.html)
public struct InputInlineQueryResultPhoto: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let descriptionText: String
        let thumbnailURL: String
        let photoURL: String
        let photoWidth: Int32
        let photoHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ title: String,
            _ descriptionText: String,
            _ thumbnailURL: String,
            _ photoURL: String,
            _ photoWidth: Int32,
            _ photoHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.title = title
            self.descriptionText = descriptionText
            self.thumbnailURL = thumbnailURL
            self.photoURL = photoURL
            self.photoWidth = photoWidth
            self.photoHeight = photoHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var photoURL: String { fields.photoURL }
    public var photoWidth: Int32 { fields.photoWidth }
    public var photoHeight: Int32 { fields.photoHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        title: String,
        descriptionText: String,
        thumbnailURL: String,
        photoURL: String,
        photoWidth: Int32,
        photoHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(
        id,
        title,
        descriptionText,
        thumbnailURL,
        photoURL,
        photoWidth,
        photoHeight,
        replyMarkup,
        inputMessageContent
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultPhoto""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.string(#","photo_url":"#, fields.photoURL)
        wire.int32(#","photo_width":"#, fields.photoWidth)
        wire.int32(#","photo_height":"#, fields.photoHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultSticker id:string thumbnail_url:string sticker_url:string sticker_width:int32 sticker_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_sticker.html)
public struct InputInlineQueryResultSticker: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let thumbnailURL: String
        let stickerURL: String
        let stickerWidth: Int32
        let stickerHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ thumbnailURL: String,
            _ stickerURL: String,
            _ stickerWidth: Int32,
            _ stickerHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.thumbnailURL = thumbnailURL
            self.stickerURL = stickerURL
            self.stickerWidth = stickerWidth
            self.stickerHeight = stickerHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var stickerURL: String { fields.stickerURL }
    public var stickerWidth: Int32 { fields.stickerWidth }
    public var stickerHeight: Int32 { fields.stickerHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        thumbnailURL: String,
        stickerURL: String,
        stickerWidth: Int32,
        stickerHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(id, thumbnailURL, stickerURL, stickerWidth, stickerHeight, replyMarkup, inputMessageContent)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultSticker""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.string(#","sticker_url":"#, fields.stickerURL)
        wire.int32(#","sticker_width":"#, fields.stickerWidth)
        wire.int32(#","sticker_height":"#, fields.stickerHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultVenue id:string venue:venue thumbnail_url:string thumbnail_width:int32 thumbnail_height:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_venue.html)
public struct InputInlineQueryResultVenue: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let venue: Venue
        let thumbnailURL: String
        let thumbnailWidth: Int32
        let thumbnailHeight: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ venue: Venue,
            _ thumbnailURL: String,
            _ thumbnailWidth: Int32,
            _ thumbnailHeight: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.venue = venue
            self.thumbnailURL = thumbnailURL
            self.thumbnailWidth = thumbnailWidth
            self.thumbnailHeight = thumbnailHeight
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var venue: Venue { fields.venue }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var thumbnailWidth: Int32 { fields.thumbnailWidth }
    public var thumbnailHeight: Int32 { fields.thumbnailHeight }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        venue: Venue,
        thumbnailURL: String,
        thumbnailWidth: Int32,
        thumbnailHeight: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(id, venue, thumbnailURL, thumbnailWidth, thumbnailHeight, replyMarkup, inputMessageContent)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultVenue""#)
        wire.string(#","id":"#, fields.id)
        wire.object(#","venue":"#, fields.venue)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.int32(#","thumbnail_width":"#, fields.thumbnailWidth)
        wire.int32(#","thumbnail_height":"#, fields.thumbnailHeight)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultVideo id:string title:string description:string thumbnail_url:string video_url:string mime_type:string video_width:int32 video_height:int32 video_duration:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_video.html)
public struct InputInlineQueryResultVideo: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let descriptionText: String
        let thumbnailURL: String
        let videoURL: String
        let mimeType: String
        let videoWidth: Int32
        let videoHeight: Int32
        let videoDuration: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ title: String,
            _ descriptionText: String,
            _ thumbnailURL: String,
            _ videoURL: String,
            _ mimeType: String,
            _ videoWidth: Int32,
            _ videoHeight: Int32,
            _ videoDuration: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.title = title
            self.descriptionText = descriptionText
            self.thumbnailURL = thumbnailURL
            self.videoURL = videoURL
            self.mimeType = mimeType
            self.videoWidth = videoWidth
            self.videoHeight = videoHeight
            self.videoDuration = videoDuration
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var descriptionText: String { fields.descriptionText }
    public var thumbnailURL: String { fields.thumbnailURL }
    public var videoURL: String { fields.videoURL }
    public var mimeType: String { fields.mimeType }
    public var videoWidth: Int32 { fields.videoWidth }
    public var videoHeight: Int32 { fields.videoHeight }
    public var videoDuration: Int32 { fields.videoDuration }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        title: String,
        descriptionText: String,
        thumbnailURL: String,
        videoURL: String,
        mimeType: String,
        videoWidth: Int32,
        videoHeight: Int32,
        videoDuration: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(
        id,
        title,
        descriptionText,
        thumbnailURL,
        videoURL,
        mimeType,
        videoWidth,
        videoHeight,
        videoDuration,
        replyMarkup,
        inputMessageContent
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultVideo""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","description":"#, fields.descriptionText)
        wire.string(#","thumbnail_url":"#, fields.thumbnailURL)
        wire.string(#","video_url":"#, fields.videoURL)
        wire.string(#","mime_type":"#, fields.mimeType)
        wire.int32(#","video_width":"#, fields.videoWidth)
        wire.int32(#","video_height":"#, fields.videoHeight)
        wire.int32(#","video_duration":"#, fields.videoDuration)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}

/// `inputInlineQueryResultVoiceNote id:string title:string voice_note_url:string voice_note_duration:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = InputInlineQueryResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1input_inline_query_result_voice_note.html)
public struct InputInlineQueryResultVoiceNote: TDObject, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let title: String
        let voiceNoteURL: String
        let voiceNoteDuration: Int32
        let replyMarkup: ReplyMarkup?
        let inputMessageContent: InputMessageContent
        init(
            _ id: String,
            _ title: String,
            _ voiceNoteURL: String,
            _ voiceNoteDuration: Int32,
            _ replyMarkup: ReplyMarkup?,
            _ inputMessageContent: InputMessageContent
        ) {
            self.id = id
            self.title = title
            self.voiceNoteURL = voiceNoteURL
            self.voiceNoteDuration = voiceNoteDuration
            self.replyMarkup = replyMarkup
            self.inputMessageContent = inputMessageContent
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var title: String { fields.title }
    public var voiceNoteURL: String { fields.voiceNoteURL }
    public var voiceNoteDuration: Int32 { fields.voiceNoteDuration }
    /// May be left out.
    public var replyMarkup: ReplyMarkup? { fields.replyMarkup }
    public var inputMessageContent: InputMessageContent { fields.inputMessageContent }

    public init(
        id: String,
        title: String,
        voiceNoteURL: String,
        voiceNoteDuration: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        fields = Fields(id, title, voiceNoteURL, voiceNoteDuration, replyMarkup, inputMessageContent)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"inputInlineQueryResultVoiceNote""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","title":"#, fields.title)
        wire.string(#","voice_note_url":"#, fields.voiceNoteURL)
        wire.int32(#","voice_note_duration":"#, fields.voiceNoteDuration)
        wire.object(#","reply_markup":"#, fields.replyMarkup)
        wire.object(#","input_message_content":"#, fields.inputMessageContent)
        wire.close()
    }
}


#if Hashable
extension InputPollOption: Hashable {}
extension InputPollType: Hashable {}
extension InputPollTypeRegular: Hashable {}
extension InputPollTypeQuiz: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.correctOptionIDs != right.correctOptionIDs { return false }
        if left.explanation != right.explanation { return false }
        if left.explanationMedia != right.explanationMedia { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(correctOptionIDs)
        hasher.combine(explanation)
        hasher.combine(explanationMedia)
    }
}
extension InputChecklistTask: Hashable {}
extension InputChecklist: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.title != right.title { return false }
        if left.tasks != right.tasks { return false }
        if left.othersCanAddTasks != right.othersCanAddTasks { return false }
        if left.othersCanMarkTasksAsDone != right.othersCanMarkTasksAsDone { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(tasks)
        hasher.combine(othersCanAddTasks)
        hasher.combine(othersCanMarkTasksAsDone)
    }
}
extension InputTextQuote: Hashable {}
extension InputMessageReplyTo: Hashable {}
extension InputMessageReplyToMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.messageID != right.messageID { return false }
        if left.quote != right.quote { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(messageID)
        hasher.combine(quote)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
    }
}
extension InputMessageReplyToExternalMessage: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.chatID != right.chatID { return false }
        if left.messageID != right.messageID { return false }
        if left.quote != right.quote { return false }
        if left.checklistTaskID != right.checklistTaskID { return false }
        if left.pollOptionID != right.pollOptionID { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(chatID)
        hasher.combine(messageID)
        hasher.combine(quote)
        hasher.combine(checklistTaskID)
        hasher.combine(pollOptionID)
    }
}
extension InputMessageReplyToStory: Hashable {}
extension InputMessageReplyToEphemeralMessage: Hashable {}
extension InputInvoice: Hashable {}
extension InputInvoiceMessage: Hashable {}
extension InputInvoiceName: Hashable {}
extension InputInvoiceTelegram: Hashable {}
extension InputPaidMediaType: Hashable {}
extension InputPaidMediaTypePhoto: Hashable {}
extension InputPaidMediaTypeVideo: Hashable {}
extension InputPaidMedia: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.type != right.type { return false }
        if left.media != right.media { return false }
        if left.thumbnail != right.thumbnail { return false }
        if left.addedStickerFileIDs != right.addedStickerFileIDs { return false }
        if left.width != right.width { return false }
        if left.height != right.height { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(media)
        hasher.combine(thumbnail)
        hasher.combine(addedStickerFileIDs)
        hasher.combine(width)
        hasher.combine(height)
    }
}
extension InputPollMedia: Hashable {}
extension InputPollMediaAnimation: Hashable {}
extension InputPollMediaAudio: Hashable {}
extension InputPollMediaDocument: Hashable {}
extension InputPollMediaLink: Hashable {}
extension InputPollMediaLocation: Hashable {}
extension InputPollMediaPhoto: Hashable {}
extension InputPollMediaSticker: Hashable {}
extension InputPollMediaVenue: Hashable {}
extension InputPollMediaVideo: Hashable {}
extension InputMessageContent: Hashable {}
extension InputMessageText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.linkPreviewOptions != right.linkPreviewOptions { return false }
        if left.clearDraft != right.clearDraft { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(linkPreviewOptions)
        hasher.combine(clearDraft)
    }
}
extension InputMessageRichMessage: Hashable {}
extension InputMessageAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.animation != right.animation { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(animation)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(hasSpoiler)
    }
}
extension InputMessageAudio: Hashable {}
extension InputMessageDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.document != right.document { return false }
        if left.caption != right.caption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(document)
        hasher.combine(caption)
    }
}
extension InputMessagePaidMedia: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.starCount != right.starCount { return false }
        if left.paidMedia != right.paidMedia { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.payload != right.payload { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(starCount)
        hasher.combine(paidMedia)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(payload)
    }
}
extension InputMessagePhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.photo != right.photo { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(photo)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(selfDestructType)
        hasher.combine(hasSpoiler)
    }
}
extension InputMessageSticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sticker != right.sticker { return false }
        if left.emoji != right.emoji { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sticker)
        hasher.combine(emoji)
    }
}
extension InputMessageVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.video != right.video { return false }
        if left.caption != right.caption { return false }
        if left.showCaptionAboveMedia != right.showCaptionAboveMedia { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        if left.hasSpoiler != right.hasSpoiler { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(video)
        hasher.combine(caption)
        hasher.combine(showCaptionAboveMedia)
        hasher.combine(selfDestructType)
        hasher.combine(hasSpoiler)
    }
}
extension InputMessageVideoNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.videoNote != right.videoNote { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(videoNote)
        hasher.combine(selfDestructType)
    }
}
extension InputMessageVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.voiceNote != right.voiceNote { return false }
        if left.caption != right.caption { return false }
        if left.selfDestructType != right.selfDestructType { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(voiceNote)
        hasher.combine(caption)
        hasher.combine(selfDestructType)
    }
}
extension InputMessageLiveLocation: Hashable {}
extension InputMessageLocation: Hashable {}
extension InputMessageVenue: Hashable {}
extension InputMessageContact: Hashable {}
extension InputMessageDice: Hashable {}
extension InputMessageGame: Hashable {}
extension InputMessageInvoice: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.invoice != right.invoice { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.photoURL != right.photoURL { return false }
        if left.photoSize != right.photoSize { return false }
        if left.photoWidth != right.photoWidth { return false }
        if left.photoHeight != right.photoHeight { return false }
        if left.payload != right.payload { return false }
        if left.providerToken != right.providerToken { return false }
        if left.providerData != right.providerData { return false }
        if left.startParameter != right.startParameter { return false }
        if left.paidMedia != right.paidMedia { return false }
        if left.paidMediaCaption != right.paidMediaCaption { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(invoice)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(photoURL)
        hasher.combine(photoSize)
        hasher.combine(photoWidth)
        hasher.combine(photoHeight)
        hasher.combine(payload)
        hasher.combine(providerToken)
        hasher.combine(providerData)
        hasher.combine(startParameter)
        hasher.combine(paidMedia)
        hasher.combine(paidMediaCaption)
    }
}
extension InputMessagePoll: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.question != right.question { return false }
        if left.options != right.options { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.media != right.media { return false }
        if left.isAnonymous != right.isAnonymous { return false }
        if left.allowsMultipleAnswers != right.allowsMultipleAnswers { return false }
        if left.allowsRevoting != right.allowsRevoting { return false }
        if left.membersOnly != right.membersOnly { return false }
        if left.countryCodes != right.countryCodes { return false }
        if left.shuffleOptions != right.shuffleOptions { return false }
        if left.hideResultsUntilCloses != right.hideResultsUntilCloses { return false }
        if left.type != right.type { return false }
        if left.openPeriod != right.openPeriod { return false }
        if left.closeDate != right.closeDate { return false }
        if left.isClosed != right.isClosed { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(question)
        hasher.combine(options)
        hasher.combine(descriptionText)
        hasher.combine(media)
        hasher.combine(isAnonymous)
        hasher.combine(allowsMultipleAnswers)
        hasher.combine(allowsRevoting)
        hasher.combine(membersOnly)
        hasher.combine(countryCodes)
        hasher.combine(shuffleOptions)
        hasher.combine(hideResultsUntilCloses)
        hasher.combine(type)
        hasher.combine(openPeriod)
        hasher.combine(closeDate)
        hasher.combine(isClosed)
    }
}
extension InputMessageStakeDice: Hashable {}
extension InputMessageStory: Hashable {}
extension InputMessageChecklist: Hashable {}
extension InputMessageForwarded: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.fromChatID != right.fromChatID { return false }
        if left.messageID != right.messageID { return false }
        if left.inGameShare != right.inGameShare { return false }
        if left.replaceVideoStartTimestamp != right.replaceVideoStartTimestamp { return false }
        if left.newVideoStartTimestamp != right.newVideoStartTimestamp { return false }
        if left.copyOptions != right.copyOptions { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fromChatID)
        hasher.combine(messageID)
        hasher.combine(inGameShare)
        hasher.combine(replaceVideoStartTimestamp)
        hasher.combine(newVideoStartTimestamp)
        hasher.combine(copyOptions)
    }
}
extension InputInlineQueryResult: Hashable {}
extension InputInlineQueryResultAnimation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailMimeType != right.thumbnailMimeType { return false }
        if left.videoURL != right.videoURL { return false }
        if left.videoMimeType != right.videoMimeType { return false }
        if left.videoDuration != right.videoDuration { return false }
        if left.videoWidth != right.videoWidth { return false }
        if left.videoHeight != right.videoHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailMimeType)
        hasher.combine(videoURL)
        hasher.combine(videoMimeType)
        hasher.combine(videoDuration)
        hasher.combine(videoWidth)
        hasher.combine(videoHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultArticle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.url != right.url { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(url)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultAudio: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.performer != right.performer { return false }
        if left.audioURL != right.audioURL { return false }
        if left.audioDuration != right.audioDuration { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(performer)
        hasher.combine(audioURL)
        hasher.combine(audioDuration)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultContact: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.contact != right.contact { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(contact)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultDocument: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.documentURL != right.documentURL { return false }
        if left.mimeType != right.mimeType { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(documentURL)
        hasher.combine(mimeType)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultGame: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.gameShortName != right.gameShortName { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(gameShortName)
        hasher.combine(replyMarkup)
    }
}
extension InputInlineQueryResultLocation: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.location != right.location { return false }
        if left.livePeriod != right.livePeriod { return false }
        if left.title != right.title { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(location)
        hasher.combine(livePeriod)
        hasher.combine(title)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultPhoto: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.photoURL != right.photoURL { return false }
        if left.photoWidth != right.photoWidth { return false }
        if left.photoHeight != right.photoHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnailURL)
        hasher.combine(photoURL)
        hasher.combine(photoWidth)
        hasher.combine(photoHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultSticker: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.stickerURL != right.stickerURL { return false }
        if left.stickerWidth != right.stickerWidth { return false }
        if left.stickerHeight != right.stickerHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(thumbnailURL)
        hasher.combine(stickerURL)
        hasher.combine(stickerWidth)
        hasher.combine(stickerHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultVenue: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.venue != right.venue { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.thumbnailWidth != right.thumbnailWidth { return false }
        if left.thumbnailHeight != right.thumbnailHeight { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(venue)
        hasher.combine(thumbnailURL)
        hasher.combine(thumbnailWidth)
        hasher.combine(thumbnailHeight)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultVideo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.descriptionText != right.descriptionText { return false }
        if left.thumbnailURL != right.thumbnailURL { return false }
        if left.videoURL != right.videoURL { return false }
        if left.mimeType != right.mimeType { return false }
        if left.videoWidth != right.videoWidth { return false }
        if left.videoHeight != right.videoHeight { return false }
        if left.videoDuration != right.videoDuration { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(descriptionText)
        hasher.combine(thumbnailURL)
        hasher.combine(videoURL)
        hasher.combine(mimeType)
        hasher.combine(videoWidth)
        hasher.combine(videoHeight)
        hasher.combine(videoDuration)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
extension InputInlineQueryResultVoiceNote: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.title != right.title { return false }
        if left.voiceNoteURL != right.voiceNoteURL { return false }
        if left.voiceNoteDuration != right.voiceNoteDuration { return false }
        if left.replyMarkup != right.replyMarkup { return false }
        if left.inputMessageContent != right.inputMessageContent { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(voiceNoteURL)
        hasher.combine(voiceNoteDuration)
        hasher.combine(replyMarkup)
        hasher.combine(inputMessageContent)
    }
}
#endif
