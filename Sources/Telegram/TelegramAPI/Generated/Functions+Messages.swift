// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getMessage chat_id:int53 message_id:int53 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message.html)
public struct GetMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getMessageLocally chat_id:int53 message_id:int53 = Message`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_locally.html)
public struct GetMessageLocally: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageLocally""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getRepliedMessage chat_id:int53 message_id:int53 = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_replied_message.html)
public struct GetRepliedMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getRepliedMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getMessages chat_id:int53 message_ids:vector<int53> = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_messages.html)
public struct GetMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let messageIDs: [Int64]

    public init(chatID: Int64, messageIDs: [Int64]) {
        self.chatID = chatID
        self.messageIDs = messageIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.close()
    }
}

/// `getMessageProperties chat_id:int53 message_id:int53 = MessageProperties`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_properties.html)
public struct GetMessageProperties: TDFunction, CustomStringConvertible {
    public typealias Result = MessageProperties
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageProperties""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getPollOptionProperties chat_id:int53 message_id:int53 poll_option_id:string = PollOptionProperties`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_poll_option_properties.html)
public struct GetPollOptionProperties: TDFunction, CustomStringConvertible {
    public typealias Result = PollOptionProperties
    public let chatID: Int64
    public let messageID: Int64
    public let pollOptionID: String

    public init(chatID: Int64, messageID: Int64, pollOptionID: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.pollOptionID = pollOptionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPollOptionProperties""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","poll_option_id":"#, self.pollOptionID)
        wire.close()
    }
}

/// `getMessageThread chat_id:int53 message_id:int53 = MessageThreadInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_thread.html)
public struct GetMessageThread: TDFunction, CustomStringConvertible {
    public typealias Result = MessageThreadInfo
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageThread""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getMessageReadDate chat_id:int53 message_id:int53 = MessageReadDate`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_read_date.html)
public struct GetMessageReadDate: TDFunction, CustomStringConvertible {
    public typealias Result = MessageReadDate
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageReadDate""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getMessageViewers chat_id:int53 message_id:int53 = MessageViewers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_viewers.html)
public struct GetMessageViewers: TDFunction, CustomStringConvertible {
    public typealias Result = MessageViewers
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageViewers""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getMessageAuthor chat_id:int53 message_id:int53 = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_author.html)
public struct GetMessageAuthor: TDFunction, CustomStringConvertible {
    public typealias Result = User
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageAuthor""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `getMessageThreadHistory chat_id:int53 message_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_thread_history.html)
public struct GetMessageThreadHistory: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let messageID: Int64
    public let fromMessageID: Int64
    public let offset: Int32
    public let limit: Int32

    public init(chatID: Int64, messageID: Int64, fromMessageID: Int64, offset: Int32, limit: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.fromMessageID = fromMessageID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageThreadHistory""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int53(#","from_message_id":"#, self.fromMessageID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchMessages chat_list:ChatList query:string offset:string limit:int32 filter:SearchMessagesFilter chat_type_filter:SearchMessagesChatTypeFilter min_date:int32 max_date:int32 = FoundMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages.html)
public struct SearchMessages: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundMessages
    /// May be left out.
    public let chatList: ChatList?
    public let query: String
    public let offset: String
    public let limit: Int32
    /// May be left out.
    public let filter: SearchMessagesFilter?
    /// May be left out.
    public let chatTypeFilter: SearchMessagesChatTypeFilter?
    public let minDate: Int32
    public let maxDate: Int32

    public init(
        chatList: ChatList? = nil,
        query: String,
        offset: String,
        limit: Int32,
        filter: SearchMessagesFilter? = nil,
        chatTypeFilter: SearchMessagesChatTypeFilter? = nil,
        minDate: Int32,
        maxDate: Int32
    ) {
        self.chatList = chatList
        self.query = query
        self.offset = offset
        self.limit = limit
        self.filter = filter
        self.chatTypeFilter = chatTypeFilter
        self.minDate = minDate
        self.maxDate = maxDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchMessages""#)
        wire.object(#","chat_list":"#, self.chatList)
        wire.string(#","query":"#, self.query)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.object(#","filter":"#, self.filter)
        wire.object(#","chat_type_filter":"#, self.chatTypeFilter)
        wire.int32(#","min_date":"#, self.minDate)
        wire.int32(#","max_date":"#, self.maxDate)
        wire.close()
    }
}

/// `searchSecretMessages chat_id:int53 query:string offset:string limit:int32 filter:SearchMessagesFilter = FoundMessages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_secret_messages.html)
public struct SearchSecretMessages: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundMessages
    public let chatID: Int64
    public let query: String
    public let offset: String
    public let limit: Int32
    /// May be left out.
    public let filter: SearchMessagesFilter?

    public init(chatID: Int64, query: String, offset: String, limit: Int32, filter: SearchMessagesFilter? = nil) {
        self.chatID = chatID
        self.query = query
        self.offset = offset
        self.limit = limit
        self.filter = filter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchSecretMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","query":"#, self.query)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.object(#","filter":"#, self.filter)
        wire.close()
    }
}

/// `viewSponsoredChat sponsored_chat_unique_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_sponsored_chat.html)
public struct ViewSponsoredChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sponsoredChatUniqueID: Int64

    public init(sponsoredChatUniqueID: Int64) {
        self.sponsoredChatUniqueID = sponsoredChatUniqueID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"viewSponsoredChat""#)
        wire.int53(#","sponsored_chat_unique_id":"#, self.sponsoredChatUniqueID)
        wire.close()
    }
}

/// `openSponsoredChat sponsored_chat_unique_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_sponsored_chat.html)
public struct OpenSponsoredChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let sponsoredChatUniqueID: Int64

    public init(sponsoredChatUniqueID: Int64) {
        self.sponsoredChatUniqueID = sponsoredChatUniqueID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openSponsoredChat""#)
        wire.int53(#","sponsored_chat_unique_id":"#, self.sponsoredChatUniqueID)
        wire.close()
    }
}

/// `reportSponsoredChat sponsored_chat_unique_id:int53 option_id:bytes = ReportSponsoredResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_chat.html)
public struct ReportSponsoredChat: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ReportSponsoredResult
    public let sponsoredChatUniqueID: Int64
    public let optionID: [UInt8]

    public init(sponsoredChatUniqueID: Int64, optionID: [UInt8]) {
        self.sponsoredChatUniqueID = sponsoredChatUniqueID
        self.optionID = optionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportSponsoredChat""#)
        wire.int53(#","sponsored_chat_unique_id":"#, self.sponsoredChatUniqueID)
        wire.bytes(#","option_id":"#, self.optionID)
        wire.close()
    }
}

/// `getMessageEmbeddingCode chat_id:int53 message_id:int53 for_album:Bool = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_embedding_code.html)
public struct GetMessageEmbeddingCode: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let chatID: Int64
    public let messageID: Int64
    public let forAlbum: Bool

    public init(chatID: Int64, messageID: Int64, forAlbum: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.forAlbum = forAlbum
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageEmbeddingCode""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","for_album":"#, self.forAlbum)
        wire.close()
    }
}

/// `translateMessageText chat_id:int53 message_id:int53 to_language_code:string tone:string = FormattedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_message_text.html)
public struct TranslateMessageText: TDFunction, CustomStringConvertible {
    public typealias Result = FormattedText
    public let chatID: Int64
    public let messageID: Int64
    public let toLanguageCode: String
    public let tone: String

    public init(chatID: Int64, messageID: Int64, toLanguageCode: String, tone: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.toLanguageCode = toLanguageCode
        self.tone = tone
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"translateMessageText""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","to_language_code":"#, self.toLanguageCode)
        wire.string(#","tone":"#, self.tone)
        wire.close()
    }
}

/// `translateMessageRichMessage chat_id:int53 message_id:int53 to_language_code:string tone:string = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_message_rich_message.html)
public struct TranslateMessageRichMessage: TDFunction, CustomStringConvertible {
    public typealias Result = RichMessage
    public let chatID: Int64
    public let messageID: Int64
    public let toLanguageCode: String
    public let tone: String

    public init(chatID: Int64, messageID: Int64, toLanguageCode: String, tone: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.toLanguageCode = toLanguageCode
        self.tone = tone
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"translateMessageRichMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","to_language_code":"#, self.toLanguageCode)
        wire.string(#","tone":"#, self.tone)
        wire.close()
    }
}

/// `summarizeMessage chat_id:int53 message_id:int53 translate_to_language_code:string tone:string = FormattedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1summarize_message.html)
public struct SummarizeMessage: TDFunction, CustomStringConvertible {
    public typealias Result = FormattedText
    public let chatID: Int64
    public let messageID: Int64
    public let translateToLanguageCode: String
    public let tone: String

    public init(chatID: Int64, messageID: Int64, translateToLanguageCode: String, tone: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.translateToLanguageCode = translateToLanguageCode
        self.tone = tone
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"summarizeMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","translate_to_language_code":"#, self.translateToLanguageCode)
        wire.string(#","tone":"#, self.tone)
        wire.close()
    }
}

/// `sendMessage chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_message.html)
public struct SendMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    /// May be left out.
    public let options: MessageSendOptions?
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        options: MessageSendOptions? = nil,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.chatID = chatID
        self.topicID = topicID
        self.replyTo = replyTo
        self.options = options
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.object(#","options":"#, self.options)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `sendMessageAlbum chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions input_message_contents:vector<InputMessageContent> = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_message_album.html)
public struct SendMessageAlbum: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    /// May be left out.
    public let options: MessageSendOptions?
    public let inputMessageContents: [InputMessageContent]

    public init(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        options: MessageSendOptions? = nil,
        inputMessageContents: [InputMessageContent]
    ) {
        self.chatID = chatID
        self.topicID = topicID
        self.replyTo = replyTo
        self.options = options
        self.inputMessageContents = inputMessageContents
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendMessageAlbum""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.object(#","options":"#, self.options)
        wire.objects(#","input_message_contents":"#, self.inputMessageContents)
        wire.close()
    }
}

/// `forwardMessages chat_id:int53 topic_id:MessageTopic from_chat_id:int53 message_ids:vector<int53> options:messageSendOptions send_copy:Bool remove_caption:Bool = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forward_messages.html)
public struct ForwardMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    public let fromChatID: Int64
    public let messageIDs: [Int64]
    /// May be left out.
    public let options: MessageSendOptions?
    public let sendCopy: Bool
    public let removeCaption: Bool

    public init(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        fromChatID: Int64,
        messageIDs: [Int64],
        options: MessageSendOptions? = nil,
        sendCopy: Bool,
        removeCaption: Bool
    ) {
        self.chatID = chatID
        self.topicID = topicID
        self.fromChatID = fromChatID
        self.messageIDs = messageIDs
        self.options = options
        self.sendCopy = sendCopy
        self.removeCaption = removeCaption
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"forwardMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.int53(#","from_chat_id":"#, self.fromChatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.object(#","options":"#, self.options)
        wire.bool(#","send_copy":"#, self.sendCopy)
        wire.bool(#","remove_caption":"#, self.removeCaption)
        wire.close()
    }
}

/// `resendMessages chat_id:int53 message_ids:vector<int53> quote:inputTextQuote paid_message_star_count:int53 = Messages`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_messages.html)
public struct ResendMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Messages
    public let chatID: Int64
    public let messageIDs: [Int64]
    /// May be left out.
    public let quote: InputTextQuote?
    public let paidMessageStarCount: Int64

    public init(chatID: Int64, messageIDs: [Int64], quote: InputTextQuote? = nil, paidMessageStarCount: Int64) {
        self.chatID = chatID
        self.messageIDs = messageIDs
        self.quote = quote
        self.paidMessageStarCount = paidMessageStarCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"resendMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.object(#","quote":"#, self.quote)
        wire.int53(#","paid_message_star_count":"#, self.paidMessageStarCount)
        wire.close()
    }
}

/// `sendEphemeralMessage chat_id:int53 topic_id:MessageTopic receiver_user_id:int53 callback_query_id:int64 reply_to:InputMessageReplyTo sending_id:int32 only_preview:Bool reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_ephemeral_message.html)
public struct SendEphemeralMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    public let receiverUserID: Int64
    /// For bots only.
    public let callbackQueryID: Int64
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    public let sendingID: Int32
    public let onlyPreview: Bool
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        receiverUserID: Int64,
        callbackQueryID: Int64,
        replyTo: InputMessageReplyTo? = nil,
        sendingID: Int32,
        onlyPreview: Bool,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.chatID = chatID
        self.topicID = topicID
        self.receiverUserID = receiverUserID
        self.callbackQueryID = callbackQueryID
        self.replyTo = replyTo
        self.sendingID = sendingID
        self.onlyPreview = onlyPreview
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendEphemeralMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.int53(#","receiver_user_id":"#, self.receiverUserID)
        wire.int64(#","callback_query_id":"#, self.callbackQueryID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.int32(#","sending_id":"#, self.sendingID)
        wire.bool(#","only_preview":"#, self.onlyPreview)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `deleteMessages chat_id:int53 message_ids:vector<int53> revoke:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_messages.html)
public struct DeleteMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageIDs: [Int64]
    public let revoke: Bool

    public init(chatID: Int64, messageIDs: [Int64], revoke: Bool) {
        self.chatID = chatID
        self.messageIDs = messageIDs
        self.revoke = revoke
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.bool(#","revoke":"#, self.revoke)
        wire.close()
    }
}

/// `deleteEphemeralMessage chat_id:int53 receiver_user_id:int53 ephemeral_message_id:int32 = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_ephemeral_message.html)
public struct DeleteEphemeralMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let receiverUserID: Int64
    public let ephemeralMessageID: Int32

    public init(chatID: Int64, receiverUserID: Int64, ephemeralMessageID: Int32) {
        self.chatID = chatID
        self.receiverUserID = receiverUserID
        self.ephemeralMessageID = ephemeralMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteEphemeralMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","receiver_user_id":"#, self.receiverUserID)
        wire.int32(#","ephemeral_message_id":"#, self.ephemeralMessageID)
        wire.close()
    }
}

/// `editMessageText chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_text.html)
public struct EditMessageText: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageText""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editMessageLiveLocation chat_id:int53 message_id:int53 reply_markup:ReplyMarkup location:liveLocation = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_live_location.html)
public struct EditMessageLiveLocation: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    /// May be left out.
    public let location: LiveLocation?

    public init(chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil, location: LiveLocation? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageLiveLocation""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `editMessageChecklist chat_id:int53 message_id:int53 reply_markup:ReplyMarkup checklist:inputChecklist = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_checklist.html)
public struct EditMessageChecklist: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let checklist: InputChecklist

    public init(chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil, checklist: InputChecklist) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.checklist = checklist
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageChecklist""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","checklist":"#, self.checklist)
        wire.close()
    }
}

/// `editMessageMedia chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_media.html)
public struct EditMessageMedia: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageMedia""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editMessageCaption chat_id:int53 message_id:int53 reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_caption.html)
public struct EditMessageCaption: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public let caption: FormattedText?
    public let showCaptionAboveMedia: Bool

    public init(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
        self.caption = caption
        self.showCaptionAboveMedia = showCaptionAboveMedia
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageCaption""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","show_caption_above_media":"#, self.showCaptionAboveMedia)
        wire.close()
    }
}

/// `editMessageReplyMarkup chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = Message`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_reply_markup.html)
public struct EditMessageReplyMarkup: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let replyMarkup: ReplyMarkup?

    public init(chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageReplyMarkup""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.close()
    }
}

/// `editEphemeralMessage chat_id:int53 receiver_user_id:int53 ephemeral_message_id:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_ephemeral_message.html)
public struct EditEphemeralMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let receiverUserID: Int64
    public let ephemeralMessageID: Int32
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    /// May be left out.
    public let inputMessageContent: InputMessageContent?

    public init(
        chatID: Int64,
        receiverUserID: Int64,
        ephemeralMessageID: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent? = nil
    ) {
        self.chatID = chatID
        self.receiverUserID = receiverUserID
        self.ephemeralMessageID = ephemeralMessageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editEphemeralMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","receiver_user_id":"#, self.receiverUserID)
        wire.int32(#","ephemeral_message_id":"#, self.ephemeralMessageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editMessageSchedulingState chat_id:int53 message_id:int53 scheduling_state:MessageSchedulingState = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_scheduling_state.html)
public struct EditMessageSchedulingState: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let schedulingState: MessageSchedulingState?

    public init(chatID: Int64, messageID: Int64, schedulingState: MessageSchedulingState? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.schedulingState = schedulingState
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editMessageSchedulingState""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","scheduling_state":"#, self.schedulingState)
        wire.close()
    }
}

/// `setMessageFactCheck chat_id:int53 message_id:int53 text:formattedText = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_fact_check.html)
public struct SetMessageFactCheck: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. Length 0 to the option `fact_check_length_max` characters.
    public let text: FormattedText?

    public init(chatID: Int64, messageID: Int64, text: FormattedText? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setMessageFactCheck""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `getMessageAvailableReactions chat_id:int53 message_id:int53 row_size:int32 = AvailableReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_available_reactions.html)
public struct GetMessageAvailableReactions: TDFunction, CustomStringConvertible {
    public typealias Result = AvailableReactions
    public let chatID: Int64
    public let messageID: Int64
    /// Range 5 to 25.
    public let rowSize: Int32

    public init(chatID: Int64, messageID: Int64, rowSize: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.rowSize = rowSize
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageAvailableReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","row_size":"#, self.rowSize)
        wire.close()
    }
}

/// `addMessageReaction chat_id:int53 message_id:int53 reaction_type:ReactionType is_big:Bool update_recent_reactions:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_message_reaction.html)
public struct AddMessageReaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let reactionType: ReactionType
    public let isBig: Bool
    public let updateRecentReactions: Bool

    public init(chatID: Int64, messageID: Int64, reactionType: ReactionType, isBig: Bool, updateRecentReactions: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.reactionType = reactionType
        self.isBig = isBig
        self.updateRecentReactions = updateRecentReactions
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addMessageReaction""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.bool(#","is_big":"#, self.isBig)
        wire.bool(#","update_recent_reactions":"#, self.updateRecentReactions)
        wire.close()
    }
}

/// `removeMessageReaction chat_id:int53 message_id:int53 reaction_type:ReactionType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_message_reaction.html)
public struct RemoveMessageReaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let reactionType: ReactionType

    public init(chatID: Int64, messageID: Int64, reactionType: ReactionType) {
        self.chatID = chatID
        self.messageID = messageID
        self.reactionType = reactionType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeMessageReaction""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.close()
    }
}

/// `deleteMessageReactionsFromSender chat_id:int53 message_id:int53 sender_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_message_reactions_from_sender.html)
public struct DeleteMessageReactionsFromSender: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let senderID: MessageSender

    public init(chatID: Int64, messageID: Int64, senderID: MessageSender) {
        self.chatID = chatID
        self.messageID = messageID
        self.senderID = senderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteMessageReactionsFromSender""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.close()
    }
}

/// `addPendingPaidMessageReaction chat_id:int53 message_id:int53 star_count:int53 type:PaidReactionType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_pending_paid_message_reaction.html)
public struct AddPendingPaidMessageReaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let starCount: Int64
    /// May be left out.
    public let type: PaidReactionType?

    public init(chatID: Int64, messageID: Int64, starCount: Int64, type: PaidReactionType? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.starCount = starCount
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addPendingPaidMessageReaction""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `commitPendingPaidMessageReactions chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1commit_pending_paid_message_reactions.html)
public struct CommitPendingPaidMessageReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"commitPendingPaidMessageReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `removePendingPaidMessageReactions chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_pending_paid_message_reactions.html)
public struct RemovePendingPaidMessageReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removePendingPaidMessageReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `setPaidMessageReactionType chat_id:int53 message_id:int53 type:PaidReactionType = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_paid_message_reaction_type.html)
public struct SetPaidMessageReactionType: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let type: PaidReactionType

    public init(chatID: Int64, messageID: Int64, type: PaidReactionType) {
        self.chatID = chatID
        self.messageID = messageID
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPaidMessageReactionType""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","type":"#, self.type)
        wire.close()
    }
}

/// `setMessageReactions chat_id:int53 message_id:int53 reaction_types:vector<ReactionType> is_big:Bool = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_reactions.html)
public struct SetMessageReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let reactionTypes: [ReactionType]
    public let isBig: Bool

    public init(chatID: Int64, messageID: Int64, reactionTypes: [ReactionType], isBig: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.reactionTypes = reactionTypes
        self.isBig = isBig
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setMessageReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.objects(#","reaction_types":"#, self.reactionTypes)
        wire.bool(#","is_big":"#, self.isBig)
        wire.close()
    }
}

/// `getMessageAddedReactions chat_id:int53 message_id:int53 reaction_type:ReactionType offset:string limit:int32 = AddedReactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_added_reactions.html)
public struct GetMessageAddedReactions: TDFunction, CustomStringConvertible {
    public typealias Result = AddedReactions
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out.
    public let reactionType: ReactionType?
    public let offset: String
    public let limit: Int32

    public init(chatID: Int64, messageID: Int64, reactionType: ReactionType? = nil, offset: String, limit: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.reactionType = reactionType
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageAddedReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reaction_type":"#, self.reactionType)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getMessageEffect effect_id:int64 = MessageEffect`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_effect.html)
public struct GetMessageEffect: TDFunction, CustomStringConvertible {
    public typealias Result = MessageEffect
    public let effectID: Int64

    public init(effectID: Int64) {
        self.effectID = effectID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageEffect""#)
        wire.int64(#","effect_id":"#, self.effectID)
        wire.close()
    }
}

/// `addPollOption chat_id:int53 message_id:int53 option:inputPollOption = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_poll_option.html)
public struct AddPollOption: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let option: InputPollOption

    public init(chatID: Int64, messageID: Int64, option: InputPollOption) {
        self.chatID = chatID
        self.messageID = messageID
        self.option = option
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addPollOption""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","option":"#, self.option)
        wire.close()
    }
}

/// `deletePollOption chat_id:int53 message_id:int53 option_id:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_poll_option.html)
public struct DeletePollOption: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let optionID: String

    public init(chatID: Int64, messageID: Int64, optionID: String) {
        self.chatID = chatID
        self.messageID = messageID
        self.optionID = optionID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deletePollOption""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","option_id":"#, self.optionID)
        wire.close()
    }
}

/// `setPollAnswer chat_id:int53 message_id:int53 option_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_poll_answer.html)
public struct SetPollAnswer: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let optionIDs: [Int32]

    public init(chatID: Int64, messageID: Int64, optionIDs: [Int32]) {
        self.chatID = chatID
        self.messageID = messageID
        self.optionIDs = optionIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setPollAnswer""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32s(#","option_ids":"#, self.optionIDs)
        wire.close()
    }
}

/// `getPollVoters chat_id:int53 message_id:int53 option_id:int32 offset:int32 limit:int32 = PollVoters`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_poll_voters.html)
public struct GetPollVoters: TDFunction, CustomStringConvertible {
    public typealias Result = PollVoters
    public let chatID: Int64
    public let messageID: Int64
    public let optionID: Int32
    public let offset: Int32
    public let limit: Int32

    public init(chatID: Int64, messageID: Int64, optionID: Int32, offset: Int32, limit: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.optionID = optionID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPollVoters""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","option_id":"#, self.optionID)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getPollVoteStatistics chat_id:int53 message_id:int53 is_dark:Bool = PollVoteStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_poll_vote_statistics.html)
public struct GetPollVoteStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = PollVoteStatistics
    public let chatID: Int64
    public let messageID: Int64
    public let isDark: Bool

    public init(chatID: Int64, messageID: Int64, isDark: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPollVoteStatistics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

/// `stopPoll chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stop_poll.html)
public struct StopPoll: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?

    public init(chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil) {
        self.chatID = chatID
        self.messageID = messageID
        self.replyMarkup = replyMarkup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"stopPoll""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.close()
    }
}

/// `addChecklistTasks chat_id:int53 message_id:int53 tasks:vector<inputChecklistTask> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_checklist_tasks.html)
public struct AddChecklistTasks: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let tasks: [InputChecklistTask]

    public init(chatID: Int64, messageID: Int64, tasks: [InputChecklistTask]) {
        self.chatID = chatID
        self.messageID = messageID
        self.tasks = tasks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addChecklistTasks""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.objects(#","tasks":"#, self.tasks)
        wire.close()
    }
}

/// `markChecklistTasksAsDone chat_id:int53 message_id:int53 marked_as_done_task_ids:vector<int32> marked_as_not_done_task_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mark_checklist_tasks_as_done.html)
public struct MarkChecklistTasksAsDone: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let markedAsDoneTaskIDs: [Int32]
    public let markedAsNotDoneTaskIDs: [Int32]

    public init(chatID: Int64, messageID: Int64, markedAsDoneTaskIDs: [Int32], markedAsNotDoneTaskIDs: [Int32]) {
        self.chatID = chatID
        self.messageID = messageID
        self.markedAsDoneTaskIDs = markedAsDoneTaskIDs
        self.markedAsNotDoneTaskIDs = markedAsNotDoneTaskIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"markChecklistTasksAsDone""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32s(#","marked_as_done_task_ids":"#, self.markedAsDoneTaskIDs)
        wire.int32s(#","marked_as_not_done_task_ids":"#, self.markedAsNotDoneTaskIDs)
        wire.close()
    }
}

/// `viewMessages chat_id:int53 message_ids:vector<int53> source:MessageSource force_read:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_messages.html)
public struct ViewMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageIDs: [Int64]
    /// May be left out.
    public let source: MessageSource?
    public let forceRead: Bool

    public init(chatID: Int64, messageIDs: [Int64], source: MessageSource? = nil, forceRead: Bool) {
        self.chatID = chatID
        self.messageIDs = messageIDs
        self.source = source
        self.forceRead = forceRead
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"viewMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53s(#","message_ids":"#, self.messageIDs)
        wire.object(#","source":"#, self.source)
        wire.bool(#","force_read":"#, self.forceRead)
        wire.close()
    }
}

/// `sendMessageViewMetrics chat_id:int53 message_id:int53 time_in_view_ms:int32 active_time_in_view_ms:int32 height_to_viewport_ratio_per_mille:int32 seen_range_ratio_per_mille:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_message_view_metrics.html)
public struct SendMessageViewMetrics: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let timeInViewMs: Int32
    public let activeTimeInViewMs: Int32
    public let heightToViewportRatioPerMille: Int32
    /// Range 0 to 1000.
    public let seenRangeRatioPerMille: Int32

    public init(
        chatID: Int64,
        messageID: Int64,
        timeInViewMs: Int32,
        activeTimeInViewMs: Int32,
        heightToViewportRatioPerMille: Int32,
        seenRangeRatioPerMille: Int32
    ) {
        self.chatID = chatID
        self.messageID = messageID
        self.timeInViewMs = timeInViewMs
        self.activeTimeInViewMs = activeTimeInViewMs
        self.heightToViewportRatioPerMille = heightToViewportRatioPerMille
        self.seenRangeRatioPerMille = seenRangeRatioPerMille
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendMessageViewMetrics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int32(#","time_in_view_ms":"#, self.timeInViewMs)
        wire.int32(#","active_time_in_view_ms":"#, self.activeTimeInViewMs)
        wire.int32(#","height_to_viewport_ratio_per_mille":"#, self.heightToViewportRatioPerMille)
        wire.int32(#","seen_range_ratio_per_mille":"#, self.seenRangeRatioPerMille)
        wire.close()
    }
}

/// `clearAllDraftMessages exclude_secret_chats:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_all_draft_messages.html)
public struct ClearAllDraftMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let excludeSecretChats: Bool

    public init(excludeSecretChats: Bool) {
        self.excludeSecretChats = excludeSecretChats
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"clearAllDraftMessages""#)
        wire.bool(#","exclude_secret_chats":"#, self.excludeSecretChats)
        wire.close()
    }
}

/// `getMessageFileType message_file_head:string = MessageFileType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_file_type.html)
public struct GetMessageFileType: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = MessageFileType
    public let messageFileHead: String

    public init(messageFileHead: String) {
        self.messageFileHead = messageFileHead
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageFileType""#)
        wire.string(#","message_file_head":"#, self.messageFileHead)
        wire.close()
    }
}

/// `getMessageImportConfirmationText chat_id:int53 = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_import_confirmation_text.html)
public struct GetMessageImportConfirmationText: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let chatID: Int64

    public init(chatID: Int64) {
        self.chatID = chatID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageImportConfirmationText""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.close()
    }
}

/// `importMessages chat_id:int53 message_file:InputFile attached_files:vector<InputFile> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1import_messages.html)
public struct ImportMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageFile: InputFile
    public let attachedFiles: [InputFile]

    public init(chatID: Int64, messageFile: InputFile, attachedFiles: [InputFile]) {
        self.chatID = chatID
        self.messageFile = messageFile
        self.attachedFiles = attachedFiles
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"importMessages""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","message_file":"#, self.messageFile)
        wire.objects(#","attached_files":"#, self.attachedFiles)
        wire.close()
    }
}

/// `startScheduledVideoChat group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_scheduled_video_chat.html)
public struct StartScheduledVideoChat: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"startScheduledVideoChat""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `addPendingLiveStoryReaction group_call_id:int32 star_count:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_pending_live_story_reaction.html)
public struct AddPendingLiveStoryReaction: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32
    public let starCount: Int64

    public init(groupCallID: Int32, starCount: Int64) {
        self.groupCallID = groupCallID
        self.starCount = starCount
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addPendingLiveStoryReaction""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.int53(#","star_count":"#, self.starCount)
        wire.close()
    }
}

/// `commitPendingLiveStoryReactions group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1commit_pending_live_story_reactions.html)
public struct CommitPendingLiveStoryReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"commitPendingLiveStoryReactions""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `removePendingLiveStoryReactions group_call_id:int32 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_pending_live_story_reactions.html)
public struct RemovePendingLiveStoryReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let groupCallID: Int32

    public init(groupCallID: Int32) {
        self.groupCallID = groupCallID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removePendingLiveStoryReactions""#)
        wire.int32(#","group_call_id":"#, self.groupCallID)
        wire.close()
    }
}

/// `setMessageSenderBlockList sender_id:MessageSender block_list:BlockList = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_sender_block_list.html)
public struct SetMessageSenderBlockList: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let senderID: MessageSender
    /// May be left out.
    public let blockList: BlockList?

    public init(senderID: MessageSender, blockList: BlockList? = nil) {
        self.senderID = senderID
        self.blockList = blockList
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setMessageSenderBlockList""#)
        wire.object(#","sender_id":"#, self.senderID)
        wire.object(#","block_list":"#, self.blockList)
        wire.close()
    }
}

/// `blockMessageSenderFromReplies message_id:int53 delete_message:Bool delete_all_messages:Bool report_spam:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1block_message_sender_from_replies.html)
public struct BlockMessageSenderFromReplies: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let messageID: Int64
    public let deleteMessage: Bool
    public let deleteAllMessages: Bool
    public let reportSpam: Bool

    public init(messageID: Int64, deleteMessage: Bool, deleteAllMessages: Bool, reportSpam: Bool) {
        self.messageID = messageID
        self.deleteMessage = deleteMessage
        self.deleteAllMessages = deleteAllMessages
        self.reportSpam = reportSpam
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"blockMessageSenderFromReplies""#)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","delete_message":"#, self.deleteMessage)
        wire.bool(#","delete_all_messages":"#, self.deleteAllMessages)
        wire.bool(#","report_spam":"#, self.reportSpam)
        wire.close()
    }
}

/// `toggleHasSponsoredMessagesEnabled has_sponsored_messages_enabled:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_has_sponsored_messages_enabled.html)
public struct ToggleHasSponsoredMessagesEnabled: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let hasSponsoredMessagesEnabled: Bool

    public init(hasSponsoredMessagesEnabled: Bool) {
        self.hasSponsoredMessagesEnabled = hasSponsoredMessagesEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleHasSponsoredMessagesEnabled""#)
        wire.bool(#","has_sponsored_messages_enabled":"#, self.hasSponsoredMessagesEnabled)
        wire.close()
    }
}

/// `setMessageSenderBotVerification bot_user_id:int53 verified_id:MessageSender custom_description:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_sender_bot_verification.html)
public struct SetMessageSenderBotVerification: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let verifiedID: MessageSender
    /// Length 0 to the option `bot_verification_custom_description_length_max`.
    public let customDescription: String

    public init(botUserID: Int64, verifiedID: MessageSender, customDescription: String) {
        self.botUserID = botUserID
        self.verifiedID = verifiedID
        self.customDescription = customDescription
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setMessageSenderBotVerification""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.object(#","verified_id":"#, self.verifiedID)
        wire.string(#","custom_description":"#, self.customDescription)
        wire.close()
    }
}

/// `removeMessageSenderBotVerification bot_user_id:int53 verified_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_message_sender_bot_verification.html)
public struct RemoveMessageSenderBotVerification: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let verifiedID: MessageSender

    public init(botUserID: Int64, verifiedID: MessageSender) {
        self.botUserID = botUserID
        self.verifiedID = verifiedID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeMessageSenderBotVerification""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.object(#","verified_id":"#, self.verifiedID)
        wire.close()
    }
}

/// `canSendGift gift_id:int64 = CanSendGiftResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_gift.html)
public struct CanSendGift: TDFunction, CustomStringConvertible {
    public typealias Result = CanSendGiftResult
    public let giftID: Int64

    public init(giftID: Int64) {
        self.giftID = giftID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canSendGift""#)
        wire.int64(#","gift_id":"#, self.giftID)
        wire.close()
    }
}

/// `createInvoiceLink business_connection_id:string invoice:InputMessageContent = HttpUrl`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_invoice_link.html)
public struct CreateInvoiceLink: TDFunction, CustomStringConvertible {
    public typealias Result = HttpUrl
    public let businessConnectionID: String
    public let invoice: InputMessageContent

    public init(businessConnectionID: String, invoice: InputMessageContent) {
        self.businessConnectionID = businessConnectionID
        self.invoice = invoice
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createInvoiceLink""#)
        wire.string(#","business_connection_id":"#, self.businessConnectionID)
        wire.object(#","invoice":"#, self.invoice)
        wire.close()
    }
}

/// `getPaidMessageRevenue user_id:int53 = StarCount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_paid_message_revenue.html)
public struct GetPaidMessageRevenue: TDFunction, CustomStringConvertible {
    public typealias Result = StarCount
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPaidMessageRevenue""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `allowUnpaidMessagesFromUser user_id:int53 refund_payments:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1allow_unpaid_messages_from_user.html)
public struct AllowUnpaidMessagesFromUser: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let refundPayments: Bool

    public init(userID: Int64, refundPayments: Bool) {
        self.userID = userID
        self.refundPayments = refundPayments
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"allowUnpaidMessagesFromUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","refund_payments":"#, self.refundPayments)
        wire.close()
    }
}

/// `canSendMessageToUser user_id:int53 only_local:Bool = CanSendMessageToUserResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_message_to_user.html)
public struct CanSendMessageToUser: TDFunction, CustomStringConvertible {
    public typealias Result = CanSendMessageToUserResult
    public let userID: Int64
    public let onlyLocal: Bool

    public init(userID: Int64, onlyLocal: Bool) {
        self.userID = userID
        self.onlyLocal = onlyLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canSendMessageToUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.bool(#","only_local":"#, self.onlyLocal)
        wire.close()
    }
}

/// `reportMessageReactions chat_id:int53 message_id:int53 sender_id:MessageSender = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_message_reactions.html)
public struct ReportMessageReactions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let senderID: MessageSender

    public init(chatID: Int64, messageID: Int64, senderID: MessageSender) {
        self.chatID = chatID
        self.messageID = messageID
        self.senderID = senderID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reportMessageReactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","sender_id":"#, self.senderID)
        wire.close()
    }
}

/// `getMessageStatistics chat_id:int53 message_id:int53 is_dark:Bool = MessageStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_statistics.html)
public struct GetMessageStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = MessageStatistics
    public let chatID: Int64
    public let messageID: Int64
    public let isDark: Bool

    public init(chatID: Int64, messageID: Int64, isDark: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessageStatistics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

/// `getMessagePublicForwards chat_id:int53 message_id:int53 offset:string limit:int32 = PublicForwards`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_public_forwards.html)
public struct GetMessagePublicForwards: TDFunction, CustomStringConvertible {
    public typealias Result = PublicForwards
    public let chatID: Int64
    public let messageID: Int64
    public let offset: String
    public let limit: Int32

    public init(chatID: Int64, messageID: Int64, offset: String, limit: Int32) {
        self.chatID = chatID
        self.messageID = messageID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMessagePublicForwards""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getMessage chat_id:int53 message_id:int53 = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message.html)
    @_alwaysEmitIntoClient
    public func getMessage(chatID: Int64, messageID: Int64) async throws -> Message {
        try await send(GetMessage(chatID: chatID, messageID: messageID))
    }

    /// `getMessageLocally chat_id:int53 message_id:int53 = Message`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_locally.html)
    @_alwaysEmitIntoClient
    public func getMessageLocally(chatID: Int64, messageID: Int64) async throws -> Message {
        try await send(GetMessageLocally(chatID: chatID, messageID: messageID))
    }

    /// `getRepliedMessage chat_id:int53 message_id:int53 = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_replied_message.html)
    @_alwaysEmitIntoClient
    public func getRepliedMessage(chatID: Int64, messageID: Int64) async throws -> Message {
        try await send(GetRepliedMessage(chatID: chatID, messageID: messageID))
    }

    /// `getMessages chat_id:int53 message_ids:vector<int53> = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_messages.html)
    @_alwaysEmitIntoClient
    public func getMessages(chatID: Int64, messageIDs: [Int64]) async throws -> Messages {
        try await send(GetMessages(chatID: chatID, messageIDs: messageIDs))
    }

    /// `getMessageProperties chat_id:int53 message_id:int53 = MessageProperties`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_properties.html)
    @_alwaysEmitIntoClient
    public func getMessageProperties(chatID: Int64, messageID: Int64) async throws -> MessageProperties {
        try await send(GetMessageProperties(chatID: chatID, messageID: messageID))
    }

    /// `getPollOptionProperties chat_id:int53 message_id:int53 poll_option_id:string = PollOptionProperties`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_poll_option_properties.html)
    @_alwaysEmitIntoClient
    public func getPollOptionProperties(
        chatID: Int64,
        messageID: Int64,
        pollOptionID: String
    ) async throws -> PollOptionProperties {
        try await send(GetPollOptionProperties(chatID: chatID, messageID: messageID, pollOptionID: pollOptionID))
    }

    /// `getMessageThread chat_id:int53 message_id:int53 = MessageThreadInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_thread.html)
    @_alwaysEmitIntoClient
    public func getMessageThread(chatID: Int64, messageID: Int64) async throws -> MessageThreadInfo {
        try await send(GetMessageThread(chatID: chatID, messageID: messageID))
    }

    /// `getMessageReadDate chat_id:int53 message_id:int53 = MessageReadDate`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_read_date.html)
    @_alwaysEmitIntoClient
    public func getMessageReadDate(chatID: Int64, messageID: Int64) async throws -> MessageReadDate {
        try await send(GetMessageReadDate(chatID: chatID, messageID: messageID))
    }

    /// `getMessageViewers chat_id:int53 message_id:int53 = MessageViewers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_viewers.html)
    @_alwaysEmitIntoClient
    public func getMessageViewers(chatID: Int64, messageID: Int64) async throws -> MessageViewers {
        try await send(GetMessageViewers(chatID: chatID, messageID: messageID))
    }

    /// `getMessageAuthor chat_id:int53 message_id:int53 = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_author.html)
    @_alwaysEmitIntoClient
    public func getMessageAuthor(chatID: Int64, messageID: Int64) async throws -> User {
        try await send(GetMessageAuthor(chatID: chatID, messageID: messageID))
    }

    /// `getMessageThreadHistory chat_id:int53 message_id:int53 from_message_id:int53 offset:int32 limit:int32 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_thread_history.html)
    @_alwaysEmitIntoClient
    public func getMessageThreadHistory(
        chatID: Int64,
        messageID: Int64,
        fromMessageID: Int64,
        offset: Int32,
        limit: Int32
    ) async throws -> Messages {
        try await send(GetMessageThreadHistory(
        chatID: chatID,
        messageID: messageID,
        fromMessageID: fromMessageID,
        offset: offset,
        limit: limit
    ))
    }

    /// `searchMessages chat_list:ChatList query:string offset:string limit:int32 filter:SearchMessagesFilter chat_type_filter:SearchMessagesChatTypeFilter min_date:int32 max_date:int32 = FoundMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages.html)
    @_alwaysEmitIntoClient
    public func searchMessages(
        chatList: ChatList? = nil,
        query: String,
        offset: String,
        limit: Int32,
        filter: SearchMessagesFilter? = nil,
        chatTypeFilter: SearchMessagesChatTypeFilter? = nil,
        minDate: Int32,
        maxDate: Int32
    ) async throws -> FoundMessages {
        try await send(SearchMessages(
        chatList: chatList,
        query: query,
        offset: offset,
        limit: limit,
        filter: filter,
        chatTypeFilter: chatTypeFilter,
        minDate: minDate,
        maxDate: maxDate
    ))
    }

    /// `searchSecretMessages chat_id:int53 query:string offset:string limit:int32 filter:SearchMessagesFilter = FoundMessages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_secret_messages.html)
    @_alwaysEmitIntoClient
    public func searchSecretMessages(
        chatID: Int64,
        query: String,
        offset: String,
        limit: Int32,
        filter: SearchMessagesFilter? = nil
    ) async throws -> FoundMessages {
        try await send(SearchSecretMessages(chatID: chatID, query: query, offset: offset, limit: limit, filter: filter))
    }

    /// `viewSponsoredChat sponsored_chat_unique_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_sponsored_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func viewSponsoredChat(sponsoredChatUniqueID: Int64) async throws -> Ok {
        try await send(ViewSponsoredChat(sponsoredChatUniqueID: sponsoredChatUniqueID))
    }

    /// `openSponsoredChat sponsored_chat_unique_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_sponsored_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openSponsoredChat(sponsoredChatUniqueID: Int64) async throws -> Ok {
        try await send(OpenSponsoredChat(sponsoredChatUniqueID: sponsoredChatUniqueID))
    }

    /// `reportSponsoredChat sponsored_chat_unique_id:int53 option_id:bytes = ReportSponsoredResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_sponsored_chat.html)
    @_alwaysEmitIntoClient
    public func reportSponsoredChat(
        sponsoredChatUniqueID: Int64,
        optionID: [UInt8]
    ) async throws -> ReportSponsoredResult {
        try await send(ReportSponsoredChat(sponsoredChatUniqueID: sponsoredChatUniqueID, optionID: optionID))
    }

    /// `getMessageEmbeddingCode chat_id:int53 message_id:int53 for_album:Bool = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_embedding_code.html)
    @_alwaysEmitIntoClient
    public func getMessageEmbeddingCode(chatID: Int64, messageID: Int64, forAlbum: Bool) async throws -> Text {
        try await send(GetMessageEmbeddingCode(chatID: chatID, messageID: messageID, forAlbum: forAlbum))
    }

    /// `translateMessageText chat_id:int53 message_id:int53 to_language_code:string tone:string = FormattedText`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_message_text.html)
    @_alwaysEmitIntoClient
    public func translateMessageText(
        chatID: Int64,
        messageID: Int64,
        toLanguageCode: String,
        tone: String
    ) async throws -> FormattedText {
        try await send(TranslateMessageText(
        chatID: chatID,
        messageID: messageID,
        toLanguageCode: toLanguageCode,
        tone: tone
    ))
    }

    /// `translateMessageRichMessage chat_id:int53 message_id:int53 to_language_code:string tone:string = RichMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_message_rich_message.html)
    @_alwaysEmitIntoClient
    public func translateMessageRichMessage(
        chatID: Int64,
        messageID: Int64,
        toLanguageCode: String,
        tone: String
    ) async throws -> RichMessage {
        try await send(TranslateMessageRichMessage(
        chatID: chatID,
        messageID: messageID,
        toLanguageCode: toLanguageCode,
        tone: tone
    ))
    }

    /// `summarizeMessage chat_id:int53 message_id:int53 translate_to_language_code:string tone:string = FormattedText`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1summarize_message.html)
    @_alwaysEmitIntoClient
    public func summarizeMessage(
        chatID: Int64,
        messageID: Int64,
        translateToLanguageCode: String,
        tone: String
    ) async throws -> FormattedText {
        try await send(SummarizeMessage(
        chatID: chatID,
        messageID: messageID,
        translateToLanguageCode: translateToLanguageCode,
        tone: tone
    ))
    }

    /// `sendMessage chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_message.html)
    @_alwaysEmitIntoClient
    public func sendMessage(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        options: MessageSendOptions? = nil,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> Message {
        try await send(SendMessage(
        chatID: chatID,
        topicID: topicID,
        replyTo: replyTo,
        options: options,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `sendMessageAlbum chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions input_message_contents:vector<InputMessageContent> = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_message_album.html)
    @_alwaysEmitIntoClient
    public func sendMessageAlbum(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        options: MessageSendOptions? = nil,
        inputMessageContents: [InputMessageContent]
    ) async throws -> Messages {
        try await send(SendMessageAlbum(
        chatID: chatID,
        topicID: topicID,
        replyTo: replyTo,
        options: options,
        inputMessageContents: inputMessageContents
    ))
    }

    /// `forwardMessages chat_id:int53 topic_id:MessageTopic from_chat_id:int53 message_ids:vector<int53> options:messageSendOptions send_copy:Bool remove_caption:Bool = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1forward_messages.html)
    @_alwaysEmitIntoClient
    public func forwardMessages(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        fromChatID: Int64,
        messageIDs: [Int64],
        options: MessageSendOptions? = nil,
        sendCopy: Bool,
        removeCaption: Bool
    ) async throws -> Messages {
        try await send(ForwardMessages(
        chatID: chatID,
        topicID: topicID,
        fromChatID: fromChatID,
        messageIDs: messageIDs,
        options: options,
        sendCopy: sendCopy,
        removeCaption: removeCaption
    ))
    }

    /// `resendMessages chat_id:int53 message_ids:vector<int53> quote:inputTextQuote paid_message_star_count:int53 = Messages`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1resend_messages.html)
    @_alwaysEmitIntoClient
    public func resendMessages(
        chatID: Int64,
        messageIDs: [Int64],
        quote: InputTextQuote? = nil,
        paidMessageStarCount: Int64
    ) async throws -> Messages {
        try await send(ResendMessages(
        chatID: chatID,
        messageIDs: messageIDs,
        quote: quote,
        paidMessageStarCount: paidMessageStarCount
    ))
    }

    /// `sendEphemeralMessage chat_id:int53 topic_id:MessageTopic receiver_user_id:int53 callback_query_id:int64 reply_to:InputMessageReplyTo sending_id:int32 only_preview:Bool reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_ephemeral_message.html)
    @_alwaysEmitIntoClient
    public func sendEphemeralMessage(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        receiverUserID: Int64,
        callbackQueryID: Int64,
        replyTo: InputMessageReplyTo? = nil,
        sendingID: Int32,
        onlyPreview: Bool,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> Message {
        try await send(SendEphemeralMessage(
        chatID: chatID,
        topicID: topicID,
        receiverUserID: receiverUserID,
        callbackQueryID: callbackQueryID,
        replyTo: replyTo,
        sendingID: sendingID,
        onlyPreview: onlyPreview,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `deleteMessages chat_id:int53 message_ids:vector<int53> revoke:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteMessages(chatID: Int64, messageIDs: [Int64], revoke: Bool) async throws -> Ok {
        try await send(DeleteMessages(chatID: chatID, messageIDs: messageIDs, revoke: revoke))
    }

    /// `deleteEphemeralMessage chat_id:int53 receiver_user_id:int53 ephemeral_message_id:int32 = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_ephemeral_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteEphemeralMessage(
        chatID: Int64,
        receiverUserID: Int64,
        ephemeralMessageID: Int32
    ) async throws -> Ok {
        try await send(DeleteEphemeralMessage(
        chatID: chatID,
        receiverUserID: receiverUserID,
        ephemeralMessageID: ephemeralMessageID
    ))
    }

    /// `editMessageText chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_text.html)
    @_alwaysEmitIntoClient
    public func editMessageText(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> Message {
        try await send(EditMessageText(
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editMessageLiveLocation chat_id:int53 message_id:int53 reply_markup:ReplyMarkup location:liveLocation = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_live_location.html)
    @_alwaysEmitIntoClient
    public func editMessageLiveLocation(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        location: LiveLocation? = nil
    ) async throws -> Message {
        try await send(EditMessageLiveLocation(
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        location: location
    ))
    }

    /// `editMessageChecklist chat_id:int53 message_id:int53 reply_markup:ReplyMarkup checklist:inputChecklist = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_checklist.html)
    @_alwaysEmitIntoClient
    public func editMessageChecklist(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        checklist: InputChecklist
    ) async throws -> Message {
        try await send(EditMessageChecklist(
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        checklist: checklist
    ))
    }

    /// `editMessageMedia chat_id:int53 message_id:int53 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_media.html)
    @_alwaysEmitIntoClient
    public func editMessageMedia(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> Message {
        try await send(EditMessageMedia(
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editMessageCaption chat_id:int53 message_id:int53 reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_caption.html)
    @_alwaysEmitIntoClient
    public func editMessageCaption(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool
    ) async throws -> Message {
        try await send(EditMessageCaption(
        chatID: chatID,
        messageID: messageID,
        replyMarkup: replyMarkup,
        caption: caption,
        showCaptionAboveMedia: showCaptionAboveMedia
    ))
    }

    /// `editMessageReplyMarkup chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = Message`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_reply_markup.html)
    @_alwaysEmitIntoClient
    public func editMessageReplyMarkup(
        chatID: Int64,
        messageID: Int64,
        replyMarkup: ReplyMarkup? = nil
    ) async throws -> Message {
        try await send(EditMessageReplyMarkup(chatID: chatID, messageID: messageID, replyMarkup: replyMarkup))
    }

    /// `editEphemeralMessage chat_id:int53 receiver_user_id:int53 ephemeral_message_id:int32 reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_ephemeral_message.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editEphemeralMessage(
        chatID: Int64,
        receiverUserID: Int64,
        ephemeralMessageID: Int32,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent? = nil
    ) async throws -> Ok {
        try await send(EditEphemeralMessage(
        chatID: chatID,
        receiverUserID: receiverUserID,
        ephemeralMessageID: ephemeralMessageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editMessageSchedulingState chat_id:int53 message_id:int53 scheduling_state:MessageSchedulingState = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_message_scheduling_state.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editMessageSchedulingState(
        chatID: Int64,
        messageID: Int64,
        schedulingState: MessageSchedulingState? = nil
    ) async throws -> Ok {
        try await send(EditMessageSchedulingState(
        chatID: chatID,
        messageID: messageID,
        schedulingState: schedulingState
    ))
    }

    /// `setMessageFactCheck chat_id:int53 message_id:int53 text:formattedText = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_fact_check.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setMessageFactCheck(chatID: Int64, messageID: Int64, text: FormattedText? = nil) async throws -> Ok {
        try await send(SetMessageFactCheck(chatID: chatID, messageID: messageID, text: text))
    }

    /// `getMessageAvailableReactions chat_id:int53 message_id:int53 row_size:int32 = AvailableReactions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_available_reactions.html)
    @_alwaysEmitIntoClient
    public func getMessageAvailableReactions(
        chatID: Int64,
        messageID: Int64,
        rowSize: Int32
    ) async throws -> AvailableReactions {
        try await send(GetMessageAvailableReactions(chatID: chatID, messageID: messageID, rowSize: rowSize))
    }

    /// `addMessageReaction chat_id:int53 message_id:int53 reaction_type:ReactionType is_big:Bool update_recent_reactions:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_message_reaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addMessageReaction(
        chatID: Int64,
        messageID: Int64,
        reactionType: ReactionType,
        isBig: Bool,
        updateRecentReactions: Bool
    ) async throws -> Ok {
        try await send(AddMessageReaction(
        chatID: chatID,
        messageID: messageID,
        reactionType: reactionType,
        isBig: isBig,
        updateRecentReactions: updateRecentReactions
    ))
    }

    /// `removeMessageReaction chat_id:int53 message_id:int53 reaction_type:ReactionType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_message_reaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeMessageReaction(chatID: Int64, messageID: Int64, reactionType: ReactionType) async throws -> Ok {
        try await send(RemoveMessageReaction(chatID: chatID, messageID: messageID, reactionType: reactionType))
    }

    /// `deleteMessageReactionsFromSender chat_id:int53 message_id:int53 sender_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_message_reactions_from_sender.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteMessageReactionsFromSender(
        chatID: Int64,
        messageID: Int64,
        senderID: MessageSender
    ) async throws -> Ok {
        try await send(DeleteMessageReactionsFromSender(chatID: chatID, messageID: messageID, senderID: senderID))
    }

    /// `addPendingPaidMessageReaction chat_id:int53 message_id:int53 star_count:int53 type:PaidReactionType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_pending_paid_message_reaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addPendingPaidMessageReaction(
        chatID: Int64,
        messageID: Int64,
        starCount: Int64,
        type: PaidReactionType? = nil
    ) async throws -> Ok {
        try await send(AddPendingPaidMessageReaction(
        chatID: chatID,
        messageID: messageID,
        starCount: starCount,
        type: type
    ))
    }

    /// `commitPendingPaidMessageReactions chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1commit_pending_paid_message_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func commitPendingPaidMessageReactions(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(CommitPendingPaidMessageReactions(chatID: chatID, messageID: messageID))
    }

    /// `removePendingPaidMessageReactions chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_pending_paid_message_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removePendingPaidMessageReactions(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(RemovePendingPaidMessageReactions(chatID: chatID, messageID: messageID))
    }

    /// `setPaidMessageReactionType chat_id:int53 message_id:int53 type:PaidReactionType = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_paid_message_reaction_type.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPaidMessageReactionType(chatID: Int64, messageID: Int64, type: PaidReactionType) async throws -> Ok {
        try await send(SetPaidMessageReactionType(chatID: chatID, messageID: messageID, type: type))
    }

    /// `setMessageReactions chat_id:int53 message_id:int53 reaction_types:vector<ReactionType> is_big:Bool = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setMessageReactions(
        chatID: Int64,
        messageID: Int64,
        reactionTypes: [ReactionType],
        isBig: Bool
    ) async throws -> Ok {
        try await send(SetMessageReactions(
        chatID: chatID,
        messageID: messageID,
        reactionTypes: reactionTypes,
        isBig: isBig
    ))
    }

    /// `getMessageAddedReactions chat_id:int53 message_id:int53 reaction_type:ReactionType offset:string limit:int32 = AddedReactions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_added_reactions.html)
    @_alwaysEmitIntoClient
    public func getMessageAddedReactions(
        chatID: Int64,
        messageID: Int64,
        reactionType: ReactionType? = nil,
        offset: String,
        limit: Int32
    ) async throws -> AddedReactions {
        try await send(GetMessageAddedReactions(
        chatID: chatID,
        messageID: messageID,
        reactionType: reactionType,
        offset: offset,
        limit: limit
    ))
    }

    /// `getMessageEffect effect_id:int64 = MessageEffect`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_effect.html)
    @_alwaysEmitIntoClient
    public func getMessageEffect(effectID: Int64) async throws -> MessageEffect {
        try await send(GetMessageEffect(effectID: effectID))
    }

    /// `addPollOption chat_id:int53 message_id:int53 option:inputPollOption = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_poll_option.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addPollOption(chatID: Int64, messageID: Int64, option: InputPollOption) async throws -> Ok {
        try await send(AddPollOption(chatID: chatID, messageID: messageID, option: option))
    }

    /// `deletePollOption chat_id:int53 message_id:int53 option_id:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_poll_option.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deletePollOption(chatID: Int64, messageID: Int64, optionID: String) async throws -> Ok {
        try await send(DeletePollOption(chatID: chatID, messageID: messageID, optionID: optionID))
    }

    /// `setPollAnswer chat_id:int53 message_id:int53 option_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_poll_answer.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setPollAnswer(chatID: Int64, messageID: Int64, optionIDs: [Int32]) async throws -> Ok {
        try await send(SetPollAnswer(chatID: chatID, messageID: messageID, optionIDs: optionIDs))
    }

    /// `getPollVoters chat_id:int53 message_id:int53 option_id:int32 offset:int32 limit:int32 = PollVoters`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_poll_voters.html)
    @_alwaysEmitIntoClient
    public func getPollVoters(
        chatID: Int64,
        messageID: Int64,
        optionID: Int32,
        offset: Int32,
        limit: Int32
    ) async throws -> PollVoters {
        try await send(GetPollVoters(
        chatID: chatID,
        messageID: messageID,
        optionID: optionID,
        offset: offset,
        limit: limit
    ))
    }

    /// `getPollVoteStatistics chat_id:int53 message_id:int53 is_dark:Bool = PollVoteStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_poll_vote_statistics.html)
    @_alwaysEmitIntoClient
    public func getPollVoteStatistics(
        chatID: Int64,
        messageID: Int64,
        isDark: Bool
    ) async throws -> PollVoteStatistics {
        try await send(GetPollVoteStatistics(chatID: chatID, messageID: messageID, isDark: isDark))
    }

    /// `stopPoll chat_id:int53 message_id:int53 reply_markup:ReplyMarkup = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1stop_poll.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func stopPoll(chatID: Int64, messageID: Int64, replyMarkup: ReplyMarkup? = nil) async throws -> Ok {
        try await send(StopPoll(chatID: chatID, messageID: messageID, replyMarkup: replyMarkup))
    }

    /// `addChecklistTasks chat_id:int53 message_id:int53 tasks:vector<inputChecklistTask> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_checklist_tasks.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addChecklistTasks(chatID: Int64, messageID: Int64, tasks: [InputChecklistTask]) async throws -> Ok {
        try await send(AddChecklistTasks(chatID: chatID, messageID: messageID, tasks: tasks))
    }

    /// `markChecklistTasksAsDone chat_id:int53 message_id:int53 marked_as_done_task_ids:vector<int32> marked_as_not_done_task_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1mark_checklist_tasks_as_done.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func markChecklistTasksAsDone(
        chatID: Int64,
        messageID: Int64,
        markedAsDoneTaskIDs: [Int32],
        markedAsNotDoneTaskIDs: [Int32]
    ) async throws -> Ok {
        try await send(MarkChecklistTasksAsDone(
        chatID: chatID,
        messageID: messageID,
        markedAsDoneTaskIDs: markedAsDoneTaskIDs,
        markedAsNotDoneTaskIDs: markedAsNotDoneTaskIDs
    ))
    }

    /// `viewMessages chat_id:int53 message_ids:vector<int53> source:MessageSource force_read:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1view_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func viewMessages(
        chatID: Int64,
        messageIDs: [Int64],
        source: MessageSource? = nil,
        forceRead: Bool
    ) async throws -> Ok {
        try await send(ViewMessages(chatID: chatID, messageIDs: messageIDs, source: source, forceRead: forceRead))
    }

    /// `sendMessageViewMetrics chat_id:int53 message_id:int53 time_in_view_ms:int32 active_time_in_view_ms:int32 height_to_viewport_ratio_per_mille:int32 seen_range_ratio_per_mille:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_message_view_metrics.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendMessageViewMetrics(
        chatID: Int64,
        messageID: Int64,
        timeInViewMs: Int32,
        activeTimeInViewMs: Int32,
        heightToViewportRatioPerMille: Int32,
        seenRangeRatioPerMille: Int32
    ) async throws -> Ok {
        try await send(SendMessageViewMetrics(
        chatID: chatID,
        messageID: messageID,
        timeInViewMs: timeInViewMs,
        activeTimeInViewMs: activeTimeInViewMs,
        heightToViewportRatioPerMille: heightToViewportRatioPerMille,
        seenRangeRatioPerMille: seenRangeRatioPerMille
    ))
    }

    /// `clearAllDraftMessages exclude_secret_chats:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_all_draft_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearAllDraftMessages(excludeSecretChats: Bool) async throws -> Ok {
        try await send(ClearAllDraftMessages(excludeSecretChats: excludeSecretChats))
    }

    /// `getMessageFileType message_file_head:string = MessageFileType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_file_type.html)
    @_alwaysEmitIntoClient
    public func getMessageFileType(messageFileHead: String) async throws -> MessageFileType {
        try await send(GetMessageFileType(messageFileHead: messageFileHead))
    }

    /// `getMessageImportConfirmationText chat_id:int53 = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_import_confirmation_text.html)
    @_alwaysEmitIntoClient
    public func getMessageImportConfirmationText(chatID: Int64) async throws -> Text {
        try await send(GetMessageImportConfirmationText(chatID: chatID))
    }

    /// `importMessages chat_id:int53 message_file:InputFile attached_files:vector<InputFile> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1import_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func importMessages(chatID: Int64, messageFile: InputFile, attachedFiles: [InputFile]) async throws -> Ok {
        try await send(ImportMessages(chatID: chatID, messageFile: messageFile, attachedFiles: attachedFiles))
    }

    /// `startScheduledVideoChat group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1start_scheduled_video_chat.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func startScheduledVideoChat(groupCallID: Int32) async throws -> Ok {
        try await send(StartScheduledVideoChat(groupCallID: groupCallID))
    }

    /// `addPendingLiveStoryReaction group_call_id:int32 star_count:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_pending_live_story_reaction.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addPendingLiveStoryReaction(groupCallID: Int32, starCount: Int64) async throws -> Ok {
        try await send(AddPendingLiveStoryReaction(groupCallID: groupCallID, starCount: starCount))
    }

    /// `commitPendingLiveStoryReactions group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1commit_pending_live_story_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func commitPendingLiveStoryReactions(groupCallID: Int32) async throws -> Ok {
        try await send(CommitPendingLiveStoryReactions(groupCallID: groupCallID))
    }

    /// `removePendingLiveStoryReactions group_call_id:int32 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_pending_live_story_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removePendingLiveStoryReactions(groupCallID: Int32) async throws -> Ok {
        try await send(RemovePendingLiveStoryReactions(groupCallID: groupCallID))
    }

    /// `setMessageSenderBlockList sender_id:MessageSender block_list:BlockList = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_sender_block_list.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setMessageSenderBlockList(senderID: MessageSender, blockList: BlockList? = nil) async throws -> Ok {
        try await send(SetMessageSenderBlockList(senderID: senderID, blockList: blockList))
    }

    /// `blockMessageSenderFromReplies message_id:int53 delete_message:Bool delete_all_messages:Bool report_spam:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1block_message_sender_from_replies.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func blockMessageSenderFromReplies(
        messageID: Int64,
        deleteMessage: Bool,
        deleteAllMessages: Bool,
        reportSpam: Bool
    ) async throws -> Ok {
        try await send(BlockMessageSenderFromReplies(
        messageID: messageID,
        deleteMessage: deleteMessage,
        deleteAllMessages: deleteAllMessages,
        reportSpam: reportSpam
    ))
    }

    /// `toggleHasSponsoredMessagesEnabled has_sponsored_messages_enabled:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_has_sponsored_messages_enabled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleHasSponsoredMessagesEnabled(hasSponsoredMessagesEnabled: Bool) async throws -> Ok {
        try await send(ToggleHasSponsoredMessagesEnabled(hasSponsoredMessagesEnabled: hasSponsoredMessagesEnabled))
    }

    /// `setMessageSenderBotVerification bot_user_id:int53 verified_id:MessageSender custom_description:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_message_sender_bot_verification.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setMessageSenderBotVerification(
        botUserID: Int64,
        verifiedID: MessageSender,
        customDescription: String
    ) async throws -> Ok {
        try await send(SetMessageSenderBotVerification(
        botUserID: botUserID,
        verifiedID: verifiedID,
        customDescription: customDescription
    ))
    }

    /// `removeMessageSenderBotVerification bot_user_id:int53 verified_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_message_sender_bot_verification.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeMessageSenderBotVerification(botUserID: Int64, verifiedID: MessageSender) async throws -> Ok {
        try await send(RemoveMessageSenderBotVerification(botUserID: botUserID, verifiedID: verifiedID))
    }

    /// `canSendGift gift_id:int64 = CanSendGiftResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_gift.html)
    @_alwaysEmitIntoClient
    public func canSendGift(giftID: Int64) async throws -> CanSendGiftResult {
        try await send(CanSendGift(giftID: giftID))
    }

    /// `createInvoiceLink business_connection_id:string invoice:InputMessageContent = HttpUrl`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_invoice_link.html)
    @_alwaysEmitIntoClient
    public func createInvoiceLink(businessConnectionID: String, invoice: InputMessageContent) async throws -> HttpUrl {
        try await send(CreateInvoiceLink(businessConnectionID: businessConnectionID, invoice: invoice))
    }

    /// `getPaidMessageRevenue user_id:int53 = StarCount`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_paid_message_revenue.html)
    @_alwaysEmitIntoClient
    public func getPaidMessageRevenue(userID: Int64) async throws -> StarCount {
        try await send(GetPaidMessageRevenue(userID: userID))
    }

    /// `allowUnpaidMessagesFromUser user_id:int53 refund_payments:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1allow_unpaid_messages_from_user.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func allowUnpaidMessagesFromUser(userID: Int64, refundPayments: Bool) async throws -> Ok {
        try await send(AllowUnpaidMessagesFromUser(userID: userID, refundPayments: refundPayments))
    }

    /// `canSendMessageToUser user_id:int53 only_local:Bool = CanSendMessageToUserResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_send_message_to_user.html)
    @_alwaysEmitIntoClient
    public func canSendMessageToUser(userID: Int64, onlyLocal: Bool) async throws -> CanSendMessageToUserResult {
        try await send(CanSendMessageToUser(userID: userID, onlyLocal: onlyLocal))
    }

    /// `reportMessageReactions chat_id:int53 message_id:int53 sender_id:MessageSender = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1report_message_reactions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reportMessageReactions(chatID: Int64, messageID: Int64, senderID: MessageSender) async throws -> Ok {
        try await send(ReportMessageReactions(chatID: chatID, messageID: messageID, senderID: senderID))
    }

    /// `getMessageStatistics chat_id:int53 message_id:int53 is_dark:Bool = MessageStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_statistics.html)
    @_alwaysEmitIntoClient
    public func getMessageStatistics(chatID: Int64, messageID: Int64, isDark: Bool) async throws -> MessageStatistics {
        try await send(GetMessageStatistics(chatID: chatID, messageID: messageID, isDark: isDark))
    }

    /// `getMessagePublicForwards chat_id:int53 message_id:int53 offset:string limit:int32 = PublicForwards`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_message_public_forwards.html)
    @_alwaysEmitIntoClient
    public func getMessagePublicForwards(
        chatID: Int64,
        messageID: Int64,
        offset: String,
        limit: Int32
    ) async throws -> PublicForwards {
        try await send(GetMessagePublicForwards(chatID: chatID, messageID: messageID, offset: offset, limit: limit))
    }
}

#if Hashable
extension GetMessage: Hashable {}
extension GetMessageLocally: Hashable {}
extension GetRepliedMessage: Hashable {}
extension GetMessages: Hashable {}
extension GetMessageProperties: Hashable {}
extension GetPollOptionProperties: Hashable {}
extension GetMessageThread: Hashable {}
extension GetMessageReadDate: Hashable {}
extension GetMessageViewers: Hashable {}
extension GetMessageAuthor: Hashable {}
extension GetMessageThreadHistory: Hashable {}
extension SearchMessages: Hashable {}
extension SearchSecretMessages: Hashable {}
extension ViewSponsoredChat: Hashable {}
extension OpenSponsoredChat: Hashable {}
extension ReportSponsoredChat: Hashable {}
extension GetMessageEmbeddingCode: Hashable {}
extension TranslateMessageText: Hashable {}
extension TranslateMessageRichMessage: Hashable {}
extension SummarizeMessage: Hashable {}
extension SendMessage: Hashable {}
extension SendMessageAlbum: Hashable {}
extension ForwardMessages: Hashable {}
extension ResendMessages: Hashable {}
extension SendEphemeralMessage: Hashable {}
extension DeleteMessages: Hashable {}
extension DeleteEphemeralMessage: Hashable {}
extension EditMessageText: Hashable {}
extension EditMessageLiveLocation: Hashable {}
extension EditMessageChecklist: Hashable {}
extension EditMessageMedia: Hashable {}
extension EditMessageCaption: Hashable {}
extension EditMessageReplyMarkup: Hashable {}
extension EditEphemeralMessage: Hashable {}
extension EditMessageSchedulingState: Hashable {}
extension SetMessageFactCheck: Hashable {}
extension GetMessageAvailableReactions: Hashable {}
extension AddMessageReaction: Hashable {}
extension RemoveMessageReaction: Hashable {}
extension DeleteMessageReactionsFromSender: Hashable {}
extension AddPendingPaidMessageReaction: Hashable {}
extension CommitPendingPaidMessageReactions: Hashable {}
extension RemovePendingPaidMessageReactions: Hashable {}
extension SetPaidMessageReactionType: Hashable {}
extension SetMessageReactions: Hashable {}
extension GetMessageAddedReactions: Hashable {}
extension GetMessageEffect: Hashable {}
extension AddPollOption: Hashable {}
extension DeletePollOption: Hashable {}
extension SetPollAnswer: Hashable {}
extension GetPollVoters: Hashable {}
extension GetPollVoteStatistics: Hashable {}
extension StopPoll: Hashable {}
extension AddChecklistTasks: Hashable {}
extension MarkChecklistTasksAsDone: Hashable {}
extension ViewMessages: Hashable {}
extension SendMessageViewMetrics: Hashable {}
extension ClearAllDraftMessages: Hashable {}
extension GetMessageFileType: Hashable {}
extension GetMessageImportConfirmationText: Hashable {}
extension ImportMessages: Hashable {}
extension StartScheduledVideoChat: Hashable {}
extension AddPendingLiveStoryReaction: Hashable {}
extension CommitPendingLiveStoryReactions: Hashable {}
extension RemovePendingLiveStoryReactions: Hashable {}
extension SetMessageSenderBlockList: Hashable {}
extension BlockMessageSenderFromReplies: Hashable {}
extension ToggleHasSponsoredMessagesEnabled: Hashable {}
extension SetMessageSenderBotVerification: Hashable {}
extension RemoveMessageSenderBotVerification: Hashable {}
extension CanSendGift: Hashable {}
extension CreateInvoiceLink: Hashable {}
extension GetPaidMessageRevenue: Hashable {}
extension AllowUnpaidMessagesFromUser: Hashable {}
extension CanSendMessageToUser: Hashable {}
extension ReportMessageReactions: Hashable {}
extension GetMessageStatistics: Hashable {}
extension GetMessagePublicForwards: Hashable {}
#endif
