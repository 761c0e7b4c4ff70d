// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getCallbackQueryMessage chat_id:int53 message_id:int53 callback_query_id:int64 = Message`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_callback_query_message.html)
public struct GetCallbackQueryMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    public let callbackQueryID: Int64

    public init(chatID: Int64, messageID: Int64, callbackQueryID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
        self.callbackQueryID = callbackQueryID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCallbackQueryMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int64(#","callback_query_id":"#, self.callbackQueryID)
        wire.close()
    }
}

/// `getBotSimilarBots bot_user_id:int53 = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_similar_bots.html)
public struct GetBotSimilarBots: TDFunction, CustomStringConvertible {
    public typealias Result = Users
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotSimilarBots""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `getBotSimilarBotCount bot_user_id:int53 return_local:Bool = Count`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_similar_bot_count.html)
public struct GetBotSimilarBotCount: TDFunction, CustomStringConvertible {
    public typealias Result = Count
    public let botUserID: Int64
    public let returnLocal: Bool

    public init(botUserID: Int64, returnLocal: Bool) {
        self.botUserID = botUserID
        self.returnLocal = returnLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotSimilarBotCount""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.bool(#","return_local":"#, self.returnLocal)
        wire.close()
    }
}

/// `openBotSimilarBot bot_user_id:int53 opened_bot_user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_bot_similar_bot.html)
public struct OpenBotSimilarBot: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let openedBotUserID: Int64

    public init(botUserID: Int64, openedBotUserID: Int64) {
        self.botUserID = botUserID
        self.openedBotUserID = openedBotUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openBotSimilarBot""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.int53(#","opened_bot_user_id":"#, self.openedBotUserID)
        wire.close()
    }
}

/// `sendBotStartMessage bot_user_id:int53 chat_id:int53 parameter:string = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_bot_start_message.html)
public struct SendBotStartMessage: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Message
    public let botUserID: Int64
    public let chatID: Int64
    public let parameter: String

    public init(botUserID: Int64, chatID: Int64, parameter: String) {
        self.botUserID = botUserID
        self.chatID = chatID
        self.parameter = parameter
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendBotStartMessage""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","parameter":"#, self.parameter)
        wire.close()
    }
}

/// `sendInlineQueryResultMessage chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions query_id:int64 result_id:string hide_via_bot:Bool = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_inline_query_result_message.html)
public struct SendInlineQueryResultMessage: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    /// May be left out.
    public let topicID: MessageTopic?
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    /// May be left out.
    public let options: MessageSendOptions?
    public let queryID: Int64
    public let resultID: String
    public let hideViaBot: Bool

    public init(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        options: MessageSendOptions? = nil,
        queryID: Int64,
        resultID: String,
        hideViaBot: Bool
    ) {
        self.chatID = chatID
        self.topicID = topicID
        self.replyTo = replyTo
        self.options = options
        self.queryID = queryID
        self.resultID = resultID
        self.hideViaBot = hideViaBot
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendInlineQueryResultMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.object(#","options":"#, self.options)
        wire.int64(#","query_id":"#, self.queryID)
        wire.string(#","result_id":"#, self.resultID)
        wire.bool(#","hide_via_bot":"#, self.hideViaBot)
        wire.close()
    }
}

/// `editInlineMessageText inline_message_id:string reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_text.html)
public struct EditInlineMessageText: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineMessageID: String
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(inlineMessageID: String, replyMarkup: ReplyMarkup? = nil, inputMessageContent: InputMessageContent) {
        self.inlineMessageID = inlineMessageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editInlineMessageText""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editInlineMessageLiveLocation inline_message_id:string reply_markup:ReplyMarkup location:liveLocation = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_live_location.html)
public struct EditInlineMessageLiveLocation: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineMessageID: String
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    /// May be left out.
    public let location: LiveLocation?

    public init(inlineMessageID: String, replyMarkup: ReplyMarkup? = nil, location: LiveLocation? = nil) {
        self.inlineMessageID = inlineMessageID
        self.replyMarkup = replyMarkup
        self.location = location
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editInlineMessageLiveLocation""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","location":"#, self.location)
        wire.close()
    }
}

/// `editInlineMessageMedia inline_message_id:string reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_media.html)
public struct EditInlineMessageMedia: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineMessageID: String
    /// May be left out. For bots only.
    public let replyMarkup: ReplyMarkup?
    public let inputMessageContent: InputMessageContent

    public init(inlineMessageID: String, replyMarkup: ReplyMarkup? = nil, inputMessageContent: InputMessageContent) {
        self.inlineMessageID = inlineMessageID
        self.replyMarkup = replyMarkup
        self.inputMessageContent = inputMessageContent
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editInlineMessageMedia""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","input_message_content":"#, self.inputMessageContent)
        wire.close()
    }
}

/// `editInlineMessageCaption inline_message_id:string reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_caption.html)
public struct EditInlineMessageCaption: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineMessageID: String
    /// May be left out.
    public let replyMarkup: ReplyMarkup?
    /// May be left out. Length 0 to the option `message_caption_length_max` characters.
    public let caption: FormattedText?
    public let showCaptionAboveMedia: Bool

    public init(
        inlineMessageID: String,
        replyMarkup: ReplyMarkup? = nil,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool
    ) {
        self.inlineMessageID = inlineMessageID
        self.replyMarkup = replyMarkup
        self.caption = caption
        self.showCaptionAboveMedia = showCaptionAboveMedia
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editInlineMessageCaption""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.object(#","caption":"#, self.caption)
        wire.bool(#","show_caption_above_media":"#, self.showCaptionAboveMedia)
        wire.close()
    }
}

/// `editInlineMessageReplyMarkup inline_message_id:string reply_markup:ReplyMarkup = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_reply_markup.html)
public struct EditInlineMessageReplyMarkup: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineMessageID: String
    /// May be left out.
    public let replyMarkup: ReplyMarkup?

    public init(inlineMessageID: String, replyMarkup: ReplyMarkup? = nil) {
        self.inlineMessageID = inlineMessageID
        self.replyMarkup = replyMarkup
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editInlineMessageReplyMarkup""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.object(#","reply_markup":"#, self.replyMarkup)
        wire.close()
    }
}

/// `getCustomEmojiReactionAnimations = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_custom_emoji_reaction_animations.html)
public struct GetCustomEmojiReactionAnimations: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getCustomEmojiReactionAnimations"}"#)
    }
}

/// `getInlineQueryResults bot_user_id:int53 chat_id:int53 user_location:location query:string offset:string = InlineQueryResults`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_inline_query_results.html)
public struct GetInlineQueryResults: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = InlineQueryResults
    public let botUserID: Int64
    public let chatID: Int64
    /// May be left out.
    public let userLocation: Location?
    public let query: String
    public let offset: String

    public init(botUserID: Int64, chatID: Int64, userLocation: Location? = nil, query: String, offset: String) {
        self.botUserID = botUserID
        self.chatID = chatID
        self.userLocation = userLocation
        self.query = query
        self.offset = offset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getInlineQueryResults""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.object(#","user_location":"#, self.userLocation)
        wire.string(#","query":"#, self.query)
        wire.string(#","offset":"#, self.offset)
        wire.close()
    }
}

/// `answerInlineQuery inline_query_id:int64 is_personal:Bool button:inlineQueryResultsButton results:vector<InputInlineQueryResult> cache_time:int32 next_offset:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_inline_query.html)
public struct AnswerInlineQuery: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineQueryID: Int64
    public let isPersonal: Bool
    /// May be left out.
    public let button: InlineQueryResultsButton?
    public let results: [InputInlineQueryResult]
    public let cacheTime: Int32
    public let nextOffset: String

    public init(
        inlineQueryID: Int64,
        isPersonal: Bool,
        button: InlineQueryResultsButton? = nil,
        results: [InputInlineQueryResult],
        cacheTime: Int32,
        nextOffset: String
    ) {
        self.inlineQueryID = inlineQueryID
        self.isPersonal = isPersonal
        self.button = button
        self.results = results
        self.cacheTime = cacheTime
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerInlineQuery""#)
        wire.int64(#","inline_query_id":"#, self.inlineQueryID)
        wire.bool(#","is_personal":"#, self.isPersonal)
        wire.object(#","button":"#, self.button)
        wire.objects(#","results":"#, self.results)
        wire.int32(#","cache_time":"#, self.cacheTime)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }
}

/// `savePreparedInlineMessage user_id:int53 result:InputInlineQueryResult chat_types:targetChatTypes = PreparedInlineMessageId`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1save_prepared_inline_message.html)
public struct SavePreparedInlineMessage: TDFunction, CustomStringConvertible {
    public typealias Result = PreparedInlineMessageId
    public let userID: Int64
    public let result: InputInlineQueryResult
    public let chatTypes: TargetChatTypes

    public init(userID: Int64, result: InputInlineQueryResult, chatTypes: TargetChatTypes) {
        self.userID = userID
        self.result = result
        self.chatTypes = chatTypes
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savePreparedInlineMessage""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","result":"#, self.result)
        wire.object(#","chat_types":"#, self.chatTypes)
        wire.close()
    }
}

/// `getPreparedInlineMessage bot_user_id:int53 prepared_message_id:string = PreparedInlineMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_prepared_inline_message.html)
public struct GetPreparedInlineMessage: TDFunction, CustomStringConvertible {
    public typealias Result = PreparedInlineMessage
    public let botUserID: Int64
    public let preparedMessageID: String

    public init(botUserID: Int64, preparedMessageID: String) {
        self.botUserID = botUserID
        self.preparedMessageID = preparedMessageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPreparedInlineMessage""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","prepared_message_id":"#, self.preparedMessageID)
        wire.close()
    }
}

/// `savePreparedKeyboardButton user_id:int53 button:keyboardButton = Text`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1save_prepared_keyboard_button.html)
public struct SavePreparedKeyboardButton: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let userID: Int64
    public let button: KeyboardButton

    public init(userID: Int64, button: KeyboardButton) {
        self.userID = userID
        self.button = button
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"savePreparedKeyboardButton""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","button":"#, self.button)
        wire.close()
    }
}

/// `getPreparedKeyboardButton bot_user_id:int53 prepared_button_id:string = KeyboardButton`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_prepared_keyboard_button.html)
public struct GetPreparedKeyboardButton: TDFunction, CustomStringConvertible {
    public typealias Result = KeyboardButton
    public let botUserID: Int64
    public let preparedButtonID: String

    public init(botUserID: Int64, preparedButtonID: String) {
        self.botUserID = botUserID
        self.preparedButtonID = preparedButtonID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPreparedKeyboardButton""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","prepared_button_id":"#, self.preparedButtonID)
        wire.close()
    }
}

/// `getGrossingWebAppBots offset:string limit:int32 = FoundUsers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_grossing_web_app_bots.html)
public struct GetGrossingWebAppBots: TDFunction, CustomStringConvertible {
    public typealias Result = FoundUsers
    public let offset: String
    public let limit: Int32

    public init(offset: String, limit: Int32) {
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGrossingWebAppBots""#)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `searchWebApp bot_user_id:int53 web_app_short_name:string = FoundWebApp`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_web_app.html)
public struct SearchWebApp: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundWebApp
    public let botUserID: Int64
    public let webAppShortName: String

    public init(botUserID: Int64, webAppShortName: String) {
        self.botUserID = botUserID
        self.webAppShortName = webAppShortName
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchWebApp""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","web_app_short_name":"#, self.webAppShortName)
        wire.close()
    }
}

/// `getWebAppPlaceholder bot_user_id:int53 = Outline`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_app_placeholder.html)
public struct GetWebAppPlaceholder: TDFunction, CustomStringConvertible {
    public typealias Result = Outline
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getWebAppPlaceholder""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `getWebAppLinkUrl chat_id:int53 bot_user_id:int53 web_app_short_name:string start_parameter:string allow_write_access:Bool parameters:webAppOpenParameters = WebAppUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_app_link_url.html)
public struct GetWebAppLinkUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = WebAppUrl
    public let chatID: Int64
    public let botUserID: Int64
    public let webAppShortName: String
    public let startParameter: String
    public let allowWriteAccess: Bool
    public let parameters: WebAppOpenParameters

    public init(
        chatID: Int64,
        botUserID: Int64,
        webAppShortName: String,
        startParameter: String,
        allowWriteAccess: Bool,
        parameters: WebAppOpenParameters
    ) {
        self.chatID = chatID
        self.botUserID = botUserID
        self.webAppShortName = webAppShortName
        self.startParameter = startParameter
        self.allowWriteAccess = allowWriteAccess
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getWebAppLinkUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","web_app_short_name":"#, self.webAppShortName)
        wire.string(#","start_parameter":"#, self.startParameter)
        wire.bool(#","allow_write_access":"#, self.allowWriteAccess)
        wire.object(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `getWebAppUrl bot_user_id:int53 url:string parameters:webAppOpenParameters = WebAppUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_app_url.html)
public struct GetWebAppUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = WebAppUrl
    public let botUserID: Int64
    public let url: String
    public let parameters: WebAppOpenParameters

    public init(botUserID: Int64, url: String, parameters: WebAppOpenParameters) {
        self.botUserID = botUserID
        self.url = url
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getWebAppUrl""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","url":"#, self.url)
        wire.object(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `getGuardBotWebAppUrl query_id:int64 parameters:webAppOpenParameters = WebAppUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_guard_bot_web_app_url.html)
public struct GetGuardBotWebAppUrl: TDFunction, CustomStringConvertible {
    public typealias Result = WebAppUrl
    public let queryID: Int64
    public let parameters: WebAppOpenParameters

    public init(queryID: Int64, parameters: WebAppOpenParameters) {
        self.queryID = queryID
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGuardBotWebAppUrl""#)
        wire.int64(#","query_id":"#, self.queryID)
        wire.object(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `sendWebAppData bot_user_id:int53 button_text:string data:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_web_app_data.html)
public struct SendWebAppData: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let buttonText: String
    public let data: String

    public init(botUserID: Int64, buttonText: String, data: String) {
        self.botUserID = botUserID
        self.buttonText = buttonText
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendWebAppData""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","button_text":"#, self.buttonText)
        wire.string(#","data":"#, self.data)
        wire.close()
    }
}

/// `openWebApp chat_id:int53 bot_user_id:int53 url:string topic_id:MessageTopic reply_to:InputMessageReplyTo parameters:webAppOpenParameters = WebAppInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_web_app.html)
public struct OpenWebApp: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = WebAppInfo
    public let chatID: Int64
    public let botUserID: Int64
    public let url: String
    /// May be left out.
    public let topicID: MessageTopic?
    /// May be left out.
    public let replyTo: InputMessageReplyTo?
    public let parameters: WebAppOpenParameters

    public init(
        chatID: Int64,
        botUserID: Int64,
        url: String,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        parameters: WebAppOpenParameters
    ) {
        self.chatID = chatID
        self.botUserID = botUserID
        self.url = url
        self.topicID = topicID
        self.replyTo = replyTo
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openWebApp""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","url":"#, self.url)
        wire.object(#","topic_id":"#, self.topicID)
        wire.object(#","reply_to":"#, self.replyTo)
        wire.object(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `closeWebApp web_app_launch_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_web_app.html)
public struct CloseWebApp: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let webAppLaunchID: Int64

    public init(webAppLaunchID: Int64) {
        self.webAppLaunchID = webAppLaunchID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"closeWebApp""#)
        wire.int64(#","web_app_launch_id":"#, self.webAppLaunchID)
        wire.close()
    }
}

/// `answerWebAppQuery web_app_query_id:string result:InputInlineQueryResult = InlineMessageId`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_web_app_query.html)
public struct AnswerWebAppQuery: TDFunction, CustomStringConvertible {
    public typealias Result = InlineMessageId
    public let webAppQueryID: String
    public let result: InputInlineQueryResult

    public init(webAppQueryID: String, result: InputInlineQueryResult) {
        self.webAppQueryID = webAppQueryID
        self.result = result
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerWebAppQuery""#)
        wire.string(#","web_app_query_id":"#, self.webAppQueryID)
        wire.object(#","result":"#, self.result)
        wire.close()
    }
}

/// `checkWebAppFileDownload bot_user_id:int53 file_name:string url:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_web_app_file_download.html)
public struct CheckWebAppFileDownload: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let fileName: String
    public let url: String

    public init(botUserID: Int64, fileName: String, url: String) {
        self.botUserID = botUserID
        self.fileName = fileName
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkWebAppFileDownload""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","file_name":"#, self.fileName)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `getCallbackQueryAnswer chat_id:int53 message_id:int53 payload:CallbackQueryPayload = CallbackQueryAnswer`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_callback_query_answer.html)
public struct GetCallbackQueryAnswer: TDFunction, CustomStringConvertible {
    public typealias Result = CallbackQueryAnswer
    public let chatID: Int64
    public let messageID: Int64
    public let payload: CallbackQueryPayload

    public init(chatID: Int64, messageID: Int64, payload: CallbackQueryPayload) {
        self.chatID = chatID
        self.messageID = messageID
        self.payload = payload
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCallbackQueryAnswer""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","payload":"#, self.payload)
        wire.close()
    }
}

/// `answerCallbackQuery callback_query_id:int64 text:string show_alert:Bool url:string cache_time:int32 = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_callback_query.html)
public struct AnswerCallbackQuery: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let callbackQueryID: Int64
    public let text: String
    public let showAlert: Bool
    public let url: String
    public let cacheTime: Int32

    public init(callbackQueryID: Int64, text: String, showAlert: Bool, url: String, cacheTime: Int32) {
        self.callbackQueryID = callbackQueryID
        self.text = text
        self.showAlert = showAlert
        self.url = url
        self.cacheTime = cacheTime
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerCallbackQuery""#)
        wire.int64(#","callback_query_id":"#, self.callbackQueryID)
        wire.string(#","text":"#, self.text)
        wire.bool(#","show_alert":"#, self.showAlert)
        wire.string(#","url":"#, self.url)
        wire.int32(#","cache_time":"#, self.cacheTime)
        wire.close()
    }
}

/// `setGameScore chat_id:int53 message_id:int53 edit_message:Bool user_id:int53 score:int32 force:Bool = Message`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_game_score.html)
public struct SetGameScore: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    public let editMessage: Bool
    public let userID: Int64
    public let score: Int32
    public let force: Bool

    public init(chatID: Int64, messageID: Int64, editMessage: Bool, userID: Int64, score: Int32, force: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.editMessage = editMessage
        self.userID = userID
        self.score = score
        self.force = force
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setGameScore""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","edit_message":"#, self.editMessage)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","score":"#, self.score)
        wire.bool(#","force":"#, self.force)
        wire.close()
    }
}

/// `setInlineGameScore inline_message_id:string edit_message:Bool user_id:int53 score:int32 force:Bool = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_inline_game_score.html)
public struct SetInlineGameScore: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let inlineMessageID: String
    public let editMessage: Bool
    public let userID: Int64
    public let score: Int32
    public let force: Bool

    public init(inlineMessageID: String, editMessage: Bool, userID: Int64, score: Int32, force: Bool) {
        self.inlineMessageID = inlineMessageID
        self.editMessage = editMessage
        self.userID = userID
        self.score = score
        self.force = force
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setInlineGameScore""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.bool(#","edit_message":"#, self.editMessage)
        wire.int53(#","user_id":"#, self.userID)
        wire.int32(#","score":"#, self.score)
        wire.bool(#","force":"#, self.force)
        wire.close()
    }
}

/// `getGameHighScores chat_id:int53 message_id:int53 user_id:int53 = GameHighScores`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_game_high_scores.html)
public struct GetGameHighScores: TDFunction, CustomStringConvertible {
    public typealias Result = GameHighScores
    public let chatID: Int64
    public let messageID: Int64
    public let userID: Int64

    public init(chatID: Int64, messageID: Int64, userID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGameHighScores""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `getInlineGameHighScores inline_message_id:string user_id:int53 = GameHighScores`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_inline_game_high_scores.html)
public struct GetInlineGameHighScores: TDFunction, CustomStringConvertible {
    public typealias Result = GameHighScores
    public let inlineMessageID: String
    public let userID: Int64

    public init(inlineMessageID: String, userID: Int64) {
        self.inlineMessageID = inlineMessageID
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getInlineGameHighScores""#)
        wire.string(#","inline_message_id":"#, self.inlineMessageID)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `getOauthLinkInfo url:string in_app_origin:string = OauthLinkInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_oauth_link_info.html)
public struct GetOauthLinkInfo: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = OauthLinkInfo
    public let url: String
    public let inAppOrigin: String

    public init(url: String, inAppOrigin: String) {
        self.url = url
        self.inAppOrigin = inAppOrigin
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getOauthLinkInfo""#)
        wire.string(#","url":"#, self.url)
        wire.string(#","in_app_origin":"#, self.inAppOrigin)
        wire.close()
    }
}

/// `checkOauthRequestMatchCode url:string match_code:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_oauth_request_match_code.html)
public struct CheckOauthRequestMatchCode: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let url: String
    public let matchCode: String

    public init(url: String, matchCode: String) {
        self.url = url
        self.matchCode = matchCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkOauthRequestMatchCode""#)
        wire.string(#","url":"#, self.url)
        wire.string(#","match_code":"#, self.matchCode)
        wire.close()
    }
}

/// `acceptOauthRequest url:string match_code:string allow_write_access:Bool allow_phone_number_access:Bool = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accept_oauth_request.html)
public struct AcceptOauthRequest: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let url: String
    public let matchCode: String
    public let allowWriteAccess: Bool
    public let allowPhoneNumberAccess: Bool

    public init(url: String, matchCode: String, allowWriteAccess: Bool, allowPhoneNumberAccess: Bool) {
        self.url = url
        self.matchCode = matchCode
        self.allowWriteAccess = allowWriteAccess
        self.allowPhoneNumberAccess = allowPhoneNumberAccess
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"acceptOauthRequest""#)
        wire.string(#","url":"#, self.url)
        wire.string(#","match_code":"#, self.matchCode)
        wire.bool(#","allow_write_access":"#, self.allowWriteAccess)
        wire.bool(#","allow_phone_number_access":"#, self.allowPhoneNumberAccess)
        wire.close()
    }
}

/// `declineOauthRequest url:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decline_oauth_request.html)
public struct DeclineOauthRequest: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"declineOauthRequest""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `getAttachmentMenuBot bot_user_id:int53 = AttachmentMenuBot`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_attachment_menu_bot.html)
public struct GetAttachmentMenuBot: TDFunction, CustomStringConvertible {
    public typealias Result = AttachmentMenuBot
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getAttachmentMenuBot""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `toggleBotIsAddedToAttachmentMenu bot_user_id:int53 is_added:Bool allow_write_access:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_bot_is_added_to_attachment_menu.html)
public struct ToggleBotIsAddedToAttachmentMenu: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let isAdded: Bool
    public let allowWriteAccess: Bool

    public init(botUserID: Int64, isAdded: Bool, allowWriteAccess: Bool) {
        self.botUserID = botUserID
        self.isAdded = isAdded
        self.allowWriteAccess = allowWriteAccess
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleBotIsAddedToAttachmentMenu""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.bool(#","is_added":"#, self.isAdded)
        wire.bool(#","allow_write_access":"#, self.allowWriteAccess)
        wire.close()
    }
}

/// `toggleBotCanManageEmojiStatus bot_user_id:int53 can_manage_emoji_status:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_bot_can_manage_emoji_status.html)
public struct ToggleBotCanManageEmojiStatus: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let canManageEmojiStatus: Bool

    public init(botUserID: Int64, canManageEmojiStatus: Bool) {
        self.botUserID = botUserID
        self.canManageEmojiStatus = canManageEmojiStatus
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleBotCanManageEmojiStatus""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.bool(#","can_manage_emoji_status":"#, self.canManageEmojiStatus)
        wire.close()
    }
}

/// `getCustomEmojiStickers custom_emoji_ids:vector<int64> = Stickers`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_custom_emoji_stickers.html)
public struct GetCustomEmojiStickers: TDFunction, CustomStringConvertible {
    public typealias Result = Stickers
    public let customEmojiIDs: [Int64]

    public init(customEmojiIDs: [Int64]) {
        self.customEmojiIDs = customEmojiIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCustomEmojiStickers""#)
        wire.int64s(#","custom_emoji_ids":"#, self.customEmojiIDs)
        wire.close()
    }
}

/// `getOwnedBots = Users`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_owned_bots.html)
public struct GetOwnedBots: TDFunction, CustomStringConvertible {
    public typealias Result = Users

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getOwnedBots"}"#)
    }
}

/// `getWebPageInstantView url:string only_local:Bool = WebPageInstantView`
///
/// Needs no network.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_page_instant_view.html)
public struct GetWebPageInstantView: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = WebPageInstantView
    public let url: String
    public let onlyLocal: Bool

    public init(url: String, onlyLocal: Bool) {
        self.url = url
        self.onlyLocal = onlyLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getWebPageInstantView""#)
        wire.string(#","url":"#, self.url)
        wire.bool(#","only_local":"#, self.onlyLocal)
        wire.close()
    }
}

/// `setCommands scope:BotCommandScope language_code:string commands:vector<botCommand> = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_commands.html)
public struct SetCommands: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let scope: BotCommandScope?
    public let languageCode: String
    public let commands: [BotCommand]

    public init(scope: BotCommandScope? = nil, languageCode: String, commands: [BotCommand]) {
        self.scope = scope
        self.languageCode = languageCode
        self.commands = commands
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setCommands""#)
        wire.object(#","scope":"#, self.scope)
        wire.string(#","language_code":"#, self.languageCode)
        wire.objects(#","commands":"#, self.commands)
        wire.close()
    }
}

/// `deleteCommands scope:BotCommandScope language_code:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_commands.html)
public struct DeleteCommands: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    /// May be left out.
    public let scope: BotCommandScope?
    public let languageCode: String

    public init(scope: BotCommandScope? = nil, languageCode: String) {
        self.scope = scope
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteCommands""#)
        wire.object(#","scope":"#, self.scope)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `getCommands scope:BotCommandScope language_code:string = BotCommands`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_commands.html)
public struct GetCommands: TDFunction, CustomStringConvertible {
    public typealias Result = BotCommands
    /// May be left out.
    public let scope: BotCommandScope?
    public let languageCode: String

    public init(scope: BotCommandScope? = nil, languageCode: String) {
        self.scope = scope
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCommands""#)
        wire.object(#","scope":"#, self.scope)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `setMenuButton user_id:int53 menu_button:botMenuButton = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_menu_button.html)
public struct SetMenuButton: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let userID: Int64
    public let menuButton: BotMenuButton

    public init(userID: Int64, menuButton: BotMenuButton) {
        self.userID = userID
        self.menuButton = menuButton
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setMenuButton""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.object(#","menu_button":"#, self.menuButton)
        wire.close()
    }
}

/// `getMenuButton user_id:int53 = BotMenuButton`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_menu_button.html)
public struct GetMenuButton: TDFunction, CustomStringConvertible {
    public typealias Result = BotMenuButton
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMenuButton""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }
}

/// `canBotSendMessages bot_user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_bot_send_messages.html)
public struct CanBotSendMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"canBotSendMessages""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `allowBotToSendMessages bot_user_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1allow_bot_to_send_messages.html)
public struct AllowBotToSendMessages: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"allowBotToSendMessages""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `sendWebAppCustomRequest bot_user_id:int53 method:string parameters:string = CustomRequestResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_web_app_custom_request.html)
public struct SendWebAppCustomRequest: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = CustomRequestResult
    public let botUserID: Int64
    public let method: String
    public let parameters: String

    public init(botUserID: Int64, method: String, parameters: String) {
        self.botUserID = botUserID
        self.method = method
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendWebAppCustomRequest""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","method":"#, self.method)
        wire.string(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `getBotMediaPreviews bot_user_id:int53 = BotMediaPreviews`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_media_previews.html)
public struct GetBotMediaPreviews: TDFunction, CustomStringConvertible {
    public typealias Result = BotMediaPreviews
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotMediaPreviews""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `getBotMediaPreviewInfo bot_user_id:int53 language_code:string = BotMediaPreviewInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_media_preview_info.html)
public struct GetBotMediaPreviewInfo: TDFunction, CustomStringConvertible {
    public typealias Result = BotMediaPreviewInfo
    public let botUserID: Int64
    public let languageCode: String

    public init(botUserID: Int64, languageCode: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotMediaPreviewInfo""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `addBotMediaPreview bot_user_id:int53 language_code:string content:InputStoryContent = BotMediaPreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_bot_media_preview.html)
public struct AddBotMediaPreview: TDFunction, CustomStringConvertible {
    public typealias Result = BotMediaPreview
    public let botUserID: Int64
    public let languageCode: String
    public let content: InputStoryContent

    public init(botUserID: Int64, languageCode: String, content: InputStoryContent) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.content = content
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addBotMediaPreview""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.object(#","content":"#, self.content)
        wire.close()
    }
}

/// `editBotMediaPreview bot_user_id:int53 language_code:string file_id:int32 content:InputStoryContent = BotMediaPreview`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_bot_media_preview.html)
public struct EditBotMediaPreview: TDFunction, CustomStringConvertible {
    public typealias Result = BotMediaPreview
    public let botUserID: Int64
    public let languageCode: String
    public let fileID: Int32
    public let content: InputStoryContent

    public init(botUserID: Int64, languageCode: String, fileID: Int32, content: InputStoryContent) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.fileID = fileID
        self.content = content
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editBotMediaPreview""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.int32(#","file_id":"#, self.fileID)
        wire.object(#","content":"#, self.content)
        wire.close()
    }
}

/// `reorderBotMediaPreviews bot_user_id:int53 language_code:string file_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_bot_media_previews.html)
public struct ReorderBotMediaPreviews: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let languageCode: String
    public let fileIDs: [Int32]

    public init(botUserID: Int64, languageCode: String, fileIDs: [Int32]) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.fileIDs = fileIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderBotMediaPreviews""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.int32s(#","file_ids":"#, self.fileIDs)
        wire.close()
    }
}

/// `deleteBotMediaPreviews bot_user_id:int53 language_code:string file_ids:vector<int32> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_bot_media_previews.html)
public struct DeleteBotMediaPreviews: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let languageCode: String
    public let fileIDs: [Int32]

    public init(botUserID: Int64, languageCode: String, fileIDs: [Int32]) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.fileIDs = fileIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteBotMediaPreviews""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.int32s(#","file_ids":"#, self.fileIDs)
        wire.close()
    }
}

/// `checkBotUsername username:string = CheckChatUsernameResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_bot_username.html)
public struct CheckBotUsername: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = CheckChatUsernameResult
    public let username: String

    public init(username: String) {
        self.username = username
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"checkBotUsername""#)
        wire.string(#","username":"#, self.username)
        wire.close()
    }
}

/// `createBot manager_bot_user_id:int53 name:string username:string via_link:Bool = User`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_bot.html)
public struct CreateBot: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = User
    public let managerBotUserID: Int64
    /// Length 1 to 64 characters.
    public let name: String
    public let username: String
    public let viaLink: Bool

    public init(managerBotUserID: Int64, name: String, username: String, viaLink: Bool) {
        self.managerBotUserID = managerBotUserID
        self.name = name
        self.username = username
        self.viaLink = viaLink
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createBot""#)
        wire.int53(#","manager_bot_user_id":"#, self.managerBotUserID)
        wire.string(#","name":"#, self.name)
        wire.string(#","username":"#, self.username)
        wire.bool(#","via_link":"#, self.viaLink)
        wire.close()
    }
}

/// `getManagedBotToken bot_user_id:int53 revoke:Bool = Text`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_managed_bot_token.html)
public struct GetManagedBotToken: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let botUserID: Int64
    public let revoke: Bool

    public init(botUserID: Int64, revoke: Bool) {
        self.botUserID = botUserID
        self.revoke = revoke
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getManagedBotToken""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.bool(#","revoke":"#, self.revoke)
        wire.close()
    }
}

/// `getManagedBotAccessSettings bot_user_id:int53 = BotAccessSettings`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_managed_bot_access_settings.html)
public struct GetManagedBotAccessSettings: TDFunction, CustomStringConvertible {
    public typealias Result = BotAccessSettings
    public let botUserID: Int64

    public init(botUserID: Int64) {
        self.botUserID = botUserID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getManagedBotAccessSettings""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.close()
    }
}

/// `setManagedBotAccessSettings bot_user_id:int53 settings:botAccessSettings = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_managed_bot_access_settings.html)
public struct SetManagedBotAccessSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    public let settings: BotAccessSettings

    public init(botUserID: Int64, settings: BotAccessSettings) {
        self.botUserID = botUserID
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setManagedBotAccessSettings""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `setBotName bot_user_id:int53 language_code:string name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_name.html)
public struct SetBotName: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let languageCode: String
    /// Length 0 to 64 characters.
    public let name: String

    public init(botUserID: Int64, languageCode: String, name: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBotName""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `getBotName bot_user_id:int53 language_code:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_name.html)
public struct GetBotName: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let botUserID: Int64
    public let languageCode: String

    public init(botUserID: Int64, languageCode: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotName""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `setBotProfilePhoto bot_user_id:int53 photo:InputChatPhoto = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_profile_photo.html)
public struct SetBotProfilePhoto: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let botUserID: Int64
    /// May be left out.
    public let photo: InputChatPhoto?

    public init(botUserID: Int64, photo: InputChatPhoto? = nil) {
        self.botUserID = botUserID
        self.photo = photo
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBotProfilePhoto""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.object(#","photo":"#, self.photo)
        wire.close()
    }
}

/// `toggleBotUsernameIsActive bot_user_id:int53 username:string is_active:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_bot_username_is_active.html)
public struct ToggleBotUsernameIsActive: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let username: String
    public let isActive: Bool

    public init(botUserID: Int64, username: String, isActive: Bool) {
        self.botUserID = botUserID
        self.username = username
        self.isActive = isActive
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"toggleBotUsernameIsActive""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","username":"#, self.username)
        wire.bool(#","is_active":"#, self.isActive)
        wire.close()
    }
}

/// `reorderBotActiveUsernames bot_user_id:int53 usernames:vector<string> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_bot_active_usernames.html)
public struct ReorderBotActiveUsernames: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let usernames: [String]

    public init(botUserID: Int64, usernames: [String]) {
        self.botUserID = botUserID
        self.usernames = usernames
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"reorderBotActiveUsernames""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.strings(#","usernames":"#, self.usernames)
        wire.close()
    }
}

/// `setBotInfoDescription bot_user_id:int53 language_code:string description:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_info_description.html)
public struct SetBotInfoDescription: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let languageCode: String
    public let descriptionText: String

    public init(botUserID: Int64, languageCode: String, descriptionText: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.descriptionText = descriptionText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBotInfoDescription""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.string(#","description":"#, self.descriptionText)
        wire.close()
    }
}

/// `getBotInfoDescription bot_user_id:int53 language_code:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_info_description.html)
public struct GetBotInfoDescription: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let botUserID: Int64
    public let languageCode: String

    public init(botUserID: Int64, languageCode: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotInfoDescription""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `setBotInfoShortDescription bot_user_id:int53 language_code:string short_description:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_info_short_description.html)
public struct SetBotInfoShortDescription: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let botUserID: Int64
    public let languageCode: String
    public let shortDescription: String

    public init(botUserID: Int64, languageCode: String, shortDescription: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
        self.shortDescription = shortDescription
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBotInfoShortDescription""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.string(#","short_description":"#, self.shortDescription)
        wire.close()
    }
}

/// `getBotInfoShortDescription bot_user_id:int53 language_code:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_info_short_description.html)
public struct GetBotInfoShortDescription: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let botUserID: Int64
    public let languageCode: String

    public init(botUserID: Int64, languageCode: String) {
        self.botUserID = botUserID
        self.languageCode = languageCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getBotInfoShortDescription""#)
        wire.int53(#","bot_user_id":"#, self.botUserID)
        wire.string(#","language_code":"#, self.languageCode)
        wire.close()
    }
}

/// `disconnectWebsite website_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disconnect_website.html)
public struct DisconnectWebsite: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let websiteID: Int64

    public init(websiteID: Int64) {
        self.websiteID = websiteID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"disconnectWebsite""#)
        wire.int64(#","website_id":"#, self.websiteID)
        wire.close()
    }
}

/// `disconnectAllWebsites = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disconnect_all_websites.html)
public struct DisconnectAllWebsites: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"disconnectAllWebsites"}"#)
    }
}

/// `addCustomServerLanguagePack language_pack_id:string = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_custom_server_language_pack.html)
public struct AddCustomServerLanguagePack: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let languagePackID: String

    public init(languagePackID: String) {
        self.languagePackID = languagePackID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addCustomServerLanguagePack""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.close()
    }
}

/// `setCustomLanguagePack info:languagePackInfo strings:vector<languagePackString> = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_custom_language_pack.html)
public struct SetCustomLanguagePack: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let info: LanguagePackInfo
    public let strings: [LanguagePackString]

    public init(info: LanguagePackInfo, strings: [LanguagePackString]) {
        self.info = info
        self.strings = strings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setCustomLanguagePack""#)
        wire.object(#","info":"#, self.info)
        wire.objects(#","strings":"#, self.strings)
        wire.close()
    }
}

/// `editCustomLanguagePackInfo info:languagePackInfo = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_custom_language_pack_info.html)
public struct EditCustomLanguagePackInfo: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let info: LanguagePackInfo

    public init(info: LanguagePackInfo) {
        self.info = info
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editCustomLanguagePackInfo""#)
        wire.object(#","info":"#, self.info)
        wire.close()
    }
}

/// `setCustomLanguagePackString language_pack_id:string new_string:languagePackString = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_custom_language_pack_string.html)
public struct SetCustomLanguagePackString: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let languagePackID: String
    public let newString: LanguagePackString

    public init(languagePackID: String, newString: LanguagePackString) {
        self.languagePackID = languagePackID
        self.newString = newString
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setCustomLanguagePackString""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.object(#","new_string":"#, self.newString)
        wire.close()
    }
}

/// `changeWebBrowserSettings open_external_browser:Bool display_close_button:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1change_web_browser_settings.html)
public struct ChangeWebBrowserSettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let openExternalBrowser: Bool
    public let displayCloseButton: Bool

    public init(openExternalBrowser: Bool, displayCloseButton: Bool) {
        self.openExternalBrowser = openExternalBrowser
        self.displayCloseButton = displayCloseButton
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"changeWebBrowserSettings""#)
        wire.bool(#","open_external_browser":"#, self.openExternalBrowser)
        wire.bool(#","display_close_button":"#, self.displayCloseButton)
        wire.close()
    }
}

/// `addWebBrowserSettingsException open_external_browser:Bool url:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_web_browser_settings_exception.html)
public struct AddWebBrowserSettingsException: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let openExternalBrowser: Bool
    public let url: String

    public init(openExternalBrowser: Bool, url: String) {
        self.openExternalBrowser = openExternalBrowser
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addWebBrowserSettingsException""#)
        wire.bool(#","open_external_browser":"#, self.openExternalBrowser)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `removeWebBrowserSettingsException url:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_web_browser_settings_exception.html)
public struct RemoveWebBrowserSettingsException: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeWebBrowserSettingsException""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }
}

/// `removeAllWebBrowserSettingsExceptions = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_all_web_browser_settings_exceptions.html)
public struct RemoveAllWebBrowserSettingsExceptions: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"removeAllWebBrowserSettingsExceptions"}"#)
    }
}

/// `setBotUpdatesStatus pending_update_count:int32 error_message:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_updates_status.html)
public struct SetBotUpdatesStatus: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let pendingUpdateCount: Int32
    public let errorMessage: String

    public init(pendingUpdateCount: Int32, errorMessage: String) {
        self.pendingUpdateCount = pendingUpdateCount
        self.errorMessage = errorMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setBotUpdatesStatus""#)
        wire.int32(#","pending_update_count":"#, self.pendingUpdateCount)
        wire.string(#","error_message":"#, self.errorMessage)
        wire.close()
    }
}

/// `setCustomEmojiStickerSetThumbnail name:string custom_emoji_id:int64 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_custom_emoji_sticker_set_thumbnail.html)
public struct SetCustomEmojiStickerSetThumbnail: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let name: String
    public let customEmojiID: Int64

    public init(name: String, customEmojiID: Int64) {
        self.name = name
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setCustomEmojiStickerSetThumbnail""#)
        wire.string(#","name":"#, self.name)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }
}

/// `getOwnedStickerSets offset_sticker_set_id:int64 limit:int32 = StickerSets`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_owned_sticker_sets.html)
public struct GetOwnedStickerSets: TDFunction, CustomStringConvertible {
    public typealias Result = StickerSets
    public let offsetStickerSetID: Int64
    public let limit: Int32

    public init(offsetStickerSetID: Int64, limit: Int32) {
        self.offsetStickerSetID = offsetStickerSetID
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getOwnedStickerSets""#)
        wire.int64(#","offset_sticker_set_id":"#, self.offsetStickerSetID)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `sendCustomRequest method:string parameters:string = CustomRequestResult`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_custom_request.html)
public struct SendCustomRequest: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = CustomRequestResult
    public let method: String
    public let parameters: String

    public init(method: String, parameters: String) {
        self.method = method
        self.parameters = parameters
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendCustomRequest""#)
        wire.string(#","method":"#, self.method)
        wire.string(#","parameters":"#, self.parameters)
        wire.close()
    }
}

/// `answerCustomQuery custom_query_id:int64 data:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_custom_query.html)
public struct AnswerCustomQuery: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let customQueryID: Int64
    public let data: String

    public init(customQueryID: Int64, data: String) {
        self.customQueryID = customQueryID
        self.data = data
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerCustomQuery""#)
        wire.int64(#","custom_query_id":"#, self.customQueryID)
        wire.string(#","data":"#, self.data)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getCallbackQueryMessage chat_id:int53 message_id:int53 callback_query_id:int64 = Message`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_callback_query_message.html)
    @_alwaysEmitIntoClient
    public func getCallbackQueryMessage(
        chatID: Int64,
        messageID: Int64,
        callbackQueryID: Int64
    ) async throws -> Message {
        try await send(GetCallbackQueryMessage(chatID: chatID, messageID: messageID, callbackQueryID: callbackQueryID))
    }

    /// `getBotSimilarBots bot_user_id:int53 = Users`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_similar_bots.html)
    @_alwaysEmitIntoClient
    public func getBotSimilarBots(botUserID: Int64) async throws -> Users {
        try await send(GetBotSimilarBots(botUserID: botUserID))
    }

    /// `getBotSimilarBotCount bot_user_id:int53 return_local:Bool = Count`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_similar_bot_count.html)
    @_alwaysEmitIntoClient
    public func getBotSimilarBotCount(botUserID: Int64, returnLocal: Bool) async throws -> Count {
        try await send(GetBotSimilarBotCount(botUserID: botUserID, returnLocal: returnLocal))
    }

    /// `openBotSimilarBot bot_user_id:int53 opened_bot_user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_bot_similar_bot.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openBotSimilarBot(botUserID: Int64, openedBotUserID: Int64) async throws -> Ok {
        try await send(OpenBotSimilarBot(botUserID: botUserID, openedBotUserID: openedBotUserID))
    }

    /// `sendBotStartMessage bot_user_id:int53 chat_id:int53 parameter:string = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_bot_start_message.html)
    @_alwaysEmitIntoClient
    public func sendBotStartMessage(botUserID: Int64, chatID: Int64, parameter: String) async throws -> Message {
        try await send(SendBotStartMessage(botUserID: botUserID, chatID: chatID, parameter: parameter))
    }

    /// `sendInlineQueryResultMessage chat_id:int53 topic_id:MessageTopic reply_to:InputMessageReplyTo options:messageSendOptions query_id:int64 result_id:string hide_via_bot:Bool = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_inline_query_result_message.html)
    @_alwaysEmitIntoClient
    public func sendInlineQueryResultMessage(
        chatID: Int64,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        options: MessageSendOptions? = nil,
        queryID: Int64,
        resultID: String,
        hideViaBot: Bool
    ) async throws -> Message {
        try await send(SendInlineQueryResultMessage(
        chatID: chatID,
        topicID: topicID,
        replyTo: replyTo,
        options: options,
        queryID: queryID,
        resultID: resultID,
        hideViaBot: hideViaBot
    ))
    }

    /// `editInlineMessageText inline_message_id:string reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editInlineMessageText(
        inlineMessageID: String,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> Ok {
        try await send(EditInlineMessageText(
        inlineMessageID: inlineMessageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editInlineMessageLiveLocation inline_message_id:string reply_markup:ReplyMarkup location:liveLocation = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_live_location.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editInlineMessageLiveLocation(
        inlineMessageID: String,
        replyMarkup: ReplyMarkup? = nil,
        location: LiveLocation? = nil
    ) async throws -> Ok {
        try await send(EditInlineMessageLiveLocation(
        inlineMessageID: inlineMessageID,
        replyMarkup: replyMarkup,
        location: location
    ))
    }

    /// `editInlineMessageMedia inline_message_id:string reply_markup:ReplyMarkup input_message_content:InputMessageContent = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_media.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editInlineMessageMedia(
        inlineMessageID: String,
        replyMarkup: ReplyMarkup? = nil,
        inputMessageContent: InputMessageContent
    ) async throws -> Ok {
        try await send(EditInlineMessageMedia(
        inlineMessageID: inlineMessageID,
        replyMarkup: replyMarkup,
        inputMessageContent: inputMessageContent
    ))
    }

    /// `editInlineMessageCaption inline_message_id:string reply_markup:ReplyMarkup caption:formattedText show_caption_above_media:Bool = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_caption.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editInlineMessageCaption(
        inlineMessageID: String,
        replyMarkup: ReplyMarkup? = nil,
        caption: FormattedText? = nil,
        showCaptionAboveMedia: Bool
    ) async throws -> Ok {
        try await send(EditInlineMessageCaption(
        inlineMessageID: inlineMessageID,
        replyMarkup: replyMarkup,
        caption: caption,
        showCaptionAboveMedia: showCaptionAboveMedia
    ))
    }

    /// `editInlineMessageReplyMarkup inline_message_id:string reply_markup:ReplyMarkup = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_inline_message_reply_markup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editInlineMessageReplyMarkup(
        inlineMessageID: String,
        replyMarkup: ReplyMarkup? = nil
    ) async throws -> Ok {
        try await send(EditInlineMessageReplyMarkup(inlineMessageID: inlineMessageID, replyMarkup: replyMarkup))
    }

    /// `getCustomEmojiReactionAnimations = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_custom_emoji_reaction_animations.html)
    @_alwaysEmitIntoClient
    public func getCustomEmojiReactionAnimations() async throws -> Stickers {
        try await send(GetCustomEmojiReactionAnimations())
    }

    /// `getInlineQueryResults bot_user_id:int53 chat_id:int53 user_location:location query:string offset:string = InlineQueryResults`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_inline_query_results.html)
    @_alwaysEmitIntoClient
    public func getInlineQueryResults(
        botUserID: Int64,
        chatID: Int64,
        userLocation: Location? = nil,
        query: String,
        offset: String
    ) async throws -> InlineQueryResults {
        try await send(GetInlineQueryResults(
        botUserID: botUserID,
        chatID: chatID,
        userLocation: userLocation,
        query: query,
        offset: offset
    ))
    }

    /// `answerInlineQuery inline_query_id:int64 is_personal:Bool button:inlineQueryResultsButton results:vector<InputInlineQueryResult> cache_time:int32 next_offset:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_inline_query.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func answerInlineQuery(
        inlineQueryID: Int64,
        isPersonal: Bool,
        button: InlineQueryResultsButton? = nil,
        results: [InputInlineQueryResult],
        cacheTime: Int32,
        nextOffset: String
    ) async throws -> Ok {
        try await send(AnswerInlineQuery(
        inlineQueryID: inlineQueryID,
        isPersonal: isPersonal,
        button: button,
        results: results,
        cacheTime: cacheTime,
        nextOffset: nextOffset
    ))
    }

    /// `savePreparedInlineMessage user_id:int53 result:InputInlineQueryResult chat_types:targetChatTypes = PreparedInlineMessageId`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1save_prepared_inline_message.html)
    @_alwaysEmitIntoClient
    public func savePreparedInlineMessage(
        userID: Int64,
        result: InputInlineQueryResult,
        chatTypes: TargetChatTypes
    ) async throws -> PreparedInlineMessageId {
        try await send(SavePreparedInlineMessage(userID: userID, result: result, chatTypes: chatTypes))
    }

    /// `getPreparedInlineMessage bot_user_id:int53 prepared_message_id:string = PreparedInlineMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_prepared_inline_message.html)
    @_alwaysEmitIntoClient
    public func getPreparedInlineMessage(
        botUserID: Int64,
        preparedMessageID: String
    ) async throws -> PreparedInlineMessage {
        try await send(GetPreparedInlineMessage(botUserID: botUserID, preparedMessageID: preparedMessageID))
    }

    /// `savePreparedKeyboardButton user_id:int53 button:keyboardButton = Text`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1save_prepared_keyboard_button.html)
    @_alwaysEmitIntoClient
    public func savePreparedKeyboardButton(userID: Int64, button: KeyboardButton) async throws -> Text {
        try await send(SavePreparedKeyboardButton(userID: userID, button: button))
    }

    /// `getPreparedKeyboardButton bot_user_id:int53 prepared_button_id:string = KeyboardButton`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_prepared_keyboard_button.html)
    @_alwaysEmitIntoClient
    public func getPreparedKeyboardButton(botUserID: Int64, preparedButtonID: String) async throws -> KeyboardButton {
        try await send(GetPreparedKeyboardButton(botUserID: botUserID, preparedButtonID: preparedButtonID))
    }

    /// `getGrossingWebAppBots offset:string limit:int32 = FoundUsers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_grossing_web_app_bots.html)
    @_alwaysEmitIntoClient
    public func getGrossingWebAppBots(offset: String, limit: Int32) async throws -> FoundUsers {
        try await send(GetGrossingWebAppBots(offset: offset, limit: limit))
    }

    /// `searchWebApp bot_user_id:int53 web_app_short_name:string = FoundWebApp`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_web_app.html)
    @_alwaysEmitIntoClient
    public func searchWebApp(botUserID: Int64, webAppShortName: String) async throws -> FoundWebApp {
        try await send(SearchWebApp(botUserID: botUserID, webAppShortName: webAppShortName))
    }

    /// `getWebAppPlaceholder bot_user_id:int53 = Outline`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_app_placeholder.html)
    @_alwaysEmitIntoClient
    public func getWebAppPlaceholder(botUserID: Int64) async throws -> Outline {
        try await send(GetWebAppPlaceholder(botUserID: botUserID))
    }

    /// `getWebAppLinkUrl chat_id:int53 bot_user_id:int53 web_app_short_name:string start_parameter:string allow_write_access:Bool parameters:webAppOpenParameters = WebAppUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_app_link_url.html)
    @_alwaysEmitIntoClient
    public func getWebAppLinkUrl(
        chatID: Int64,
        botUserID: Int64,
        webAppShortName: String,
        startParameter: String,
        allowWriteAccess: Bool,
        parameters: WebAppOpenParameters
    ) async throws -> WebAppUrl {
        try await send(GetWebAppLinkUrl(
        chatID: chatID,
        botUserID: botUserID,
        webAppShortName: webAppShortName,
        startParameter: startParameter,
        allowWriteAccess: allowWriteAccess,
        parameters: parameters
    ))
    }

    /// `getWebAppUrl bot_user_id:int53 url:string parameters:webAppOpenParameters = WebAppUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_app_url.html)
    @_alwaysEmitIntoClient
    public func getWebAppUrl(
        botUserID: Int64,
        url: String,
        parameters: WebAppOpenParameters
    ) async throws -> WebAppUrl {
        try await send(GetWebAppUrl(botUserID: botUserID, url: url, parameters: parameters))
    }

    /// `getGuardBotWebAppUrl query_id:int64 parameters:webAppOpenParameters = WebAppUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_guard_bot_web_app_url.html)
    @_alwaysEmitIntoClient
    public func getGuardBotWebAppUrl(queryID: Int64, parameters: WebAppOpenParameters) async throws -> WebAppUrl {
        try await send(GetGuardBotWebAppUrl(queryID: queryID, parameters: parameters))
    }

    /// `sendWebAppData bot_user_id:int53 button_text:string data:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_web_app_data.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendWebAppData(botUserID: Int64, buttonText: String, data: String) async throws -> Ok {
        try await send(SendWebAppData(botUserID: botUserID, buttonText: buttonText, data: data))
    }

    /// `openWebApp chat_id:int53 bot_user_id:int53 url:string topic_id:MessageTopic reply_to:InputMessageReplyTo parameters:webAppOpenParameters = WebAppInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_web_app.html)
    @_alwaysEmitIntoClient
    public func openWebApp(
        chatID: Int64,
        botUserID: Int64,
        url: String,
        topicID: MessageTopic? = nil,
        replyTo: InputMessageReplyTo? = nil,
        parameters: WebAppOpenParameters
    ) async throws -> WebAppInfo {
        try await send(OpenWebApp(
        chatID: chatID,
        botUserID: botUserID,
        url: url,
        topicID: topicID,
        replyTo: replyTo,
        parameters: parameters
    ))
    }

    /// `closeWebApp web_app_launch_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close_web_app.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func closeWebApp(webAppLaunchID: Int64) async throws -> Ok {
        try await send(CloseWebApp(webAppLaunchID: webAppLaunchID))
    }

    /// `answerWebAppQuery web_app_query_id:string result:InputInlineQueryResult = InlineMessageId`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_web_app_query.html)
    @_alwaysEmitIntoClient
    public func answerWebAppQuery(
        webAppQueryID: String,
        result: InputInlineQueryResult
    ) async throws -> InlineMessageId {
        try await send(AnswerWebAppQuery(webAppQueryID: webAppQueryID, result: result))
    }

    /// `checkWebAppFileDownload bot_user_id:int53 file_name:string url:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_web_app_file_download.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkWebAppFileDownload(botUserID: Int64, fileName: String, url: String) async throws -> Ok {
        try await send(CheckWebAppFileDownload(botUserID: botUserID, fileName: fileName, url: url))
    }

    /// `getCallbackQueryAnswer chat_id:int53 message_id:int53 payload:CallbackQueryPayload = CallbackQueryAnswer`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_callback_query_answer.html)
    @_alwaysEmitIntoClient
    public func getCallbackQueryAnswer(
        chatID: Int64,
        messageID: Int64,
        payload: CallbackQueryPayload
    ) async throws -> CallbackQueryAnswer {
        try await send(GetCallbackQueryAnswer(chatID: chatID, messageID: messageID, payload: payload))
    }

    /// `answerCallbackQuery callback_query_id:int64 text:string show_alert:Bool url:string cache_time:int32 = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_callback_query.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func answerCallbackQuery(
        callbackQueryID: Int64,
        text: String,
        showAlert: Bool,
        url: String,
        cacheTime: Int32
    ) async throws -> Ok {
        try await send(AnswerCallbackQuery(
        callbackQueryID: callbackQueryID,
        text: text,
        showAlert: showAlert,
        url: url,
        cacheTime: cacheTime
    ))
    }

    /// `setGameScore chat_id:int53 message_id:int53 edit_message:Bool user_id:int53 score:int32 force:Bool = Message`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_game_score.html)
    @_alwaysEmitIntoClient
    public func setGameScore(
        chatID: Int64,
        messageID: Int64,
        editMessage: Bool,
        userID: Int64,
        score: Int32,
        force: Bool
    ) async throws -> Message {
        try await send(SetGameScore(
        chatID: chatID,
        messageID: messageID,
        editMessage: editMessage,
        userID: userID,
        score: score,
        force: force
    ))
    }

    /// `setInlineGameScore inline_message_id:string edit_message:Bool user_id:int53 score:int32 force:Bool = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_inline_game_score.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setInlineGameScore(
        inlineMessageID: String,
        editMessage: Bool,
        userID: Int64,
        score: Int32,
        force: Bool
    ) async throws -> Ok {
        try await send(SetInlineGameScore(
        inlineMessageID: inlineMessageID,
        editMessage: editMessage,
        userID: userID,
        score: score,
        force: force
    ))
    }

    /// `getGameHighScores chat_id:int53 message_id:int53 user_id:int53 = GameHighScores`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_game_high_scores.html)
    @_alwaysEmitIntoClient
    public func getGameHighScores(chatID: Int64, messageID: Int64, userID: Int64) async throws -> GameHighScores {
        try await send(GetGameHighScores(chatID: chatID, messageID: messageID, userID: userID))
    }

    /// `getInlineGameHighScores inline_message_id:string user_id:int53 = GameHighScores`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_inline_game_high_scores.html)
    @_alwaysEmitIntoClient
    public func getInlineGameHighScores(inlineMessageID: String, userID: Int64) async throws -> GameHighScores {
        try await send(GetInlineGameHighScores(inlineMessageID: inlineMessageID, userID: userID))
    }

    /// `getOauthLinkInfo url:string in_app_origin:string = OauthLinkInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_oauth_link_info.html)
    @_alwaysEmitIntoClient
    public func getOauthLinkInfo(url: String, inAppOrigin: String) async throws -> OauthLinkInfo {
        try await send(GetOauthLinkInfo(url: url, inAppOrigin: inAppOrigin))
    }

    /// `checkOauthRequestMatchCode url:string match_code:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_oauth_request_match_code.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func checkOauthRequestMatchCode(url: String, matchCode: String) async throws -> Ok {
        try await send(CheckOauthRequestMatchCode(url: url, matchCode: matchCode))
    }

    /// `acceptOauthRequest url:string match_code:string allow_write_access:Bool allow_phone_number_access:Bool = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1accept_oauth_request.html)
    @_alwaysEmitIntoClient
    public func acceptOauthRequest(
        url: String,
        matchCode: String,
        allowWriteAccess: Bool,
        allowPhoneNumberAccess: Bool
    ) async throws -> HttpUrl {
        try await send(AcceptOauthRequest(
        url: url,
        matchCode: matchCode,
        allowWriteAccess: allowWriteAccess,
        allowPhoneNumberAccess: allowPhoneNumberAccess
    ))
    }

    /// `declineOauthRequest url:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1decline_oauth_request.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func declineOauthRequest(url: String) async throws -> Ok {
        try await send(DeclineOauthRequest(url: url))
    }

    /// `getAttachmentMenuBot bot_user_id:int53 = AttachmentMenuBot`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_attachment_menu_bot.html)
    @_alwaysEmitIntoClient
    public func getAttachmentMenuBot(botUserID: Int64) async throws -> AttachmentMenuBot {
        try await send(GetAttachmentMenuBot(botUserID: botUserID))
    }

    /// `toggleBotIsAddedToAttachmentMenu bot_user_id:int53 is_added:Bool allow_write_access:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_bot_is_added_to_attachment_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleBotIsAddedToAttachmentMenu(
        botUserID: Int64,
        isAdded: Bool,
        allowWriteAccess: Bool
    ) async throws -> Ok {
        try await send(ToggleBotIsAddedToAttachmentMenu(
        botUserID: botUserID,
        isAdded: isAdded,
        allowWriteAccess: allowWriteAccess
    ))
    }

    /// `toggleBotCanManageEmojiStatus bot_user_id:int53 can_manage_emoji_status:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_bot_can_manage_emoji_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleBotCanManageEmojiStatus(botUserID: Int64, canManageEmojiStatus: Bool) async throws -> Ok {
        try await send(ToggleBotCanManageEmojiStatus(botUserID: botUserID, canManageEmojiStatus: canManageEmojiStatus))
    }

    /// `getCustomEmojiStickers custom_emoji_ids:vector<int64> = Stickers`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_custom_emoji_stickers.html)
    @_alwaysEmitIntoClient
    public func getCustomEmojiStickers(customEmojiIDs: [Int64]) async throws -> Stickers {
        try await send(GetCustomEmojiStickers(customEmojiIDs: customEmojiIDs))
    }

    /// `getOwnedBots = Users`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_owned_bots.html)
    @_alwaysEmitIntoClient
    public func getOwnedBots() async throws -> Users {
        try await send(GetOwnedBots())
    }

    /// `getWebPageInstantView url:string only_local:Bool = WebPageInstantView`
    ///
    /// Needs no network.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_web_page_instant_view.html)
    @_alwaysEmitIntoClient
    public func getWebPageInstantView(url: String, onlyLocal: Bool) async throws -> WebPageInstantView {
        try await send(GetWebPageInstantView(url: url, onlyLocal: onlyLocal))
    }

    /// `setCommands scope:BotCommandScope language_code:string commands:vector<botCommand> = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_commands.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setCommands(
        scope: BotCommandScope? = nil,
        languageCode: String,
        commands: [BotCommand]
    ) async throws -> Ok {
        try await send(SetCommands(scope: scope, languageCode: languageCode, commands: commands))
    }

    /// `deleteCommands scope:BotCommandScope language_code:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_commands.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteCommands(scope: BotCommandScope? = nil, languageCode: String) async throws -> Ok {
        try await send(DeleteCommands(scope: scope, languageCode: languageCode))
    }

    /// `getCommands scope:BotCommandScope language_code:string = BotCommands`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_commands.html)
    @_alwaysEmitIntoClient
    public func getCommands(scope: BotCommandScope? = nil, languageCode: String) async throws -> BotCommands {
        try await send(GetCommands(scope: scope, languageCode: languageCode))
    }

    /// `setMenuButton user_id:int53 menu_button:botMenuButton = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_menu_button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setMenuButton(userID: Int64, menuButton: BotMenuButton) async throws -> Ok {
        try await send(SetMenuButton(userID: userID, menuButton: menuButton))
    }

    /// `getMenuButton user_id:int53 = BotMenuButton`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_menu_button.html)
    @_alwaysEmitIntoClient
    public func getMenuButton(userID: Int64) async throws -> BotMenuButton {
        try await send(GetMenuButton(userID: userID))
    }

    /// `canBotSendMessages bot_user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_bot_send_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func canBotSendMessages(botUserID: Int64) async throws -> Ok {
        try await send(CanBotSendMessages(botUserID: botUserID))
    }

    /// `allowBotToSendMessages bot_user_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1allow_bot_to_send_messages.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func allowBotToSendMessages(botUserID: Int64) async throws -> Ok {
        try await send(AllowBotToSendMessages(botUserID: botUserID))
    }

    /// `sendWebAppCustomRequest bot_user_id:int53 method:string parameters:string = CustomRequestResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_web_app_custom_request.html)
    @_alwaysEmitIntoClient
    public func sendWebAppCustomRequest(
        botUserID: Int64,
        method: String,
        parameters: String
    ) async throws -> CustomRequestResult {
        try await send(SendWebAppCustomRequest(botUserID: botUserID, method: method, parameters: parameters))
    }

    /// `getBotMediaPreviews bot_user_id:int53 = BotMediaPreviews`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_media_previews.html)
    @_alwaysEmitIntoClient
    public func getBotMediaPreviews(botUserID: Int64) async throws -> BotMediaPreviews {
        try await send(GetBotMediaPreviews(botUserID: botUserID))
    }

    /// `getBotMediaPreviewInfo bot_user_id:int53 language_code:string = BotMediaPreviewInfo`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_media_preview_info.html)
    @_alwaysEmitIntoClient
    public func getBotMediaPreviewInfo(botUserID: Int64, languageCode: String) async throws -> BotMediaPreviewInfo {
        try await send(GetBotMediaPreviewInfo(botUserID: botUserID, languageCode: languageCode))
    }

    /// `addBotMediaPreview bot_user_id:int53 language_code:string content:InputStoryContent = BotMediaPreview`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_bot_media_preview.html)
    @_alwaysEmitIntoClient
    public func addBotMediaPreview(
        botUserID: Int64,
        languageCode: String,
        content: InputStoryContent
    ) async throws -> BotMediaPreview {
        try await send(AddBotMediaPreview(botUserID: botUserID, languageCode: languageCode, content: content))
    }

    /// `editBotMediaPreview bot_user_id:int53 language_code:string file_id:int32 content:InputStoryContent = BotMediaPreview`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_bot_media_preview.html)
    @_alwaysEmitIntoClient
    public func editBotMediaPreview(
        botUserID: Int64,
        languageCode: String,
        fileID: Int32,
        content: InputStoryContent
    ) async throws -> BotMediaPreview {
        try await send(EditBotMediaPreview(
        botUserID: botUserID,
        languageCode: languageCode,
        fileID: fileID,
        content: content
    ))
    }

    /// `reorderBotMediaPreviews bot_user_id:int53 language_code:string file_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_bot_media_previews.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderBotMediaPreviews(botUserID: Int64, languageCode: String, fileIDs: [Int32]) async throws -> Ok {
        try await send(ReorderBotMediaPreviews(botUserID: botUserID, languageCode: languageCode, fileIDs: fileIDs))
    }

    /// `deleteBotMediaPreviews bot_user_id:int53 language_code:string file_ids:vector<int32> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_bot_media_previews.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteBotMediaPreviews(botUserID: Int64, languageCode: String, fileIDs: [Int32]) async throws -> Ok {
        try await send(DeleteBotMediaPreviews(botUserID: botUserID, languageCode: languageCode, fileIDs: fileIDs))
    }

    /// `checkBotUsername username:string = CheckChatUsernameResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1check_bot_username.html)
    @_alwaysEmitIntoClient
    public func checkBotUsername(username: String) async throws -> CheckChatUsernameResult {
        try await send(CheckBotUsername(username: username))
    }

    /// `createBot manager_bot_user_id:int53 name:string username:string via_link:Bool = User`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_bot.html)
    @_alwaysEmitIntoClient
    public func createBot(managerBotUserID: Int64, name: String, username: String, viaLink: Bool) async throws -> User {
        try await send(CreateBot(managerBotUserID: managerBotUserID, name: name, username: username, viaLink: viaLink))
    }

    /// `getManagedBotToken bot_user_id:int53 revoke:Bool = Text`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_managed_bot_token.html)
    @_alwaysEmitIntoClient
    public func getManagedBotToken(botUserID: Int64, revoke: Bool) async throws -> Text {
        try await send(GetManagedBotToken(botUserID: botUserID, revoke: revoke))
    }

    /// `getManagedBotAccessSettings bot_user_id:int53 = BotAccessSettings`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_managed_bot_access_settings.html)
    @_alwaysEmitIntoClient
    public func getManagedBotAccessSettings(botUserID: Int64) async throws -> BotAccessSettings {
        try await send(GetManagedBotAccessSettings(botUserID: botUserID))
    }

    /// `setManagedBotAccessSettings bot_user_id:int53 settings:botAccessSettings = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_managed_bot_access_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setManagedBotAccessSettings(botUserID: Int64, settings: BotAccessSettings) async throws -> Ok {
        try await send(SetManagedBotAccessSettings(botUserID: botUserID, settings: settings))
    }

    /// `setBotName bot_user_id:int53 language_code:string name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_name.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBotName(botUserID: Int64, languageCode: String, name: String) async throws -> Ok {
        try await send(SetBotName(botUserID: botUserID, languageCode: languageCode, name: name))
    }

    /// `getBotName bot_user_id:int53 language_code:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_name.html)
    @_alwaysEmitIntoClient
    public func getBotName(botUserID: Int64, languageCode: String) async throws -> Text {
        try await send(GetBotName(botUserID: botUserID, languageCode: languageCode))
    }

    /// `setBotProfilePhoto bot_user_id:int53 photo:InputChatPhoto = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_profile_photo.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBotProfilePhoto(botUserID: Int64, photo: InputChatPhoto? = nil) async throws -> Ok {
        try await send(SetBotProfilePhoto(botUserID: botUserID, photo: photo))
    }

    /// `toggleBotUsernameIsActive bot_user_id:int53 username:string is_active:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1toggle_bot_username_is_active.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func toggleBotUsernameIsActive(botUserID: Int64, username: String, isActive: Bool) async throws -> Ok {
        try await send(ToggleBotUsernameIsActive(botUserID: botUserID, username: username, isActive: isActive))
    }

    /// `reorderBotActiveUsernames bot_user_id:int53 usernames:vector<string> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1reorder_bot_active_usernames.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func reorderBotActiveUsernames(botUserID: Int64, usernames: [String]) async throws -> Ok {
        try await send(ReorderBotActiveUsernames(botUserID: botUserID, usernames: usernames))
    }

    /// `setBotInfoDescription bot_user_id:int53 language_code:string description:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_info_description.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBotInfoDescription(
        botUserID: Int64,
        languageCode: String,
        descriptionText: String
    ) async throws -> Ok {
        try await send(SetBotInfoDescription(
        botUserID: botUserID,
        languageCode: languageCode,
        descriptionText: descriptionText
    ))
    }

    /// `getBotInfoDescription bot_user_id:int53 language_code:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_info_description.html)
    @_alwaysEmitIntoClient
    public func getBotInfoDescription(botUserID: Int64, languageCode: String) async throws -> Text {
        try await send(GetBotInfoDescription(botUserID: botUserID, languageCode: languageCode))
    }

    /// `setBotInfoShortDescription bot_user_id:int53 language_code:string short_description:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_info_short_description.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBotInfoShortDescription(
        botUserID: Int64,
        languageCode: String,
        shortDescription: String
    ) async throws -> Ok {
        try await send(SetBotInfoShortDescription(
        botUserID: botUserID,
        languageCode: languageCode,
        shortDescription: shortDescription
    ))
    }

    /// `getBotInfoShortDescription bot_user_id:int53 language_code:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_bot_info_short_description.html)
    @_alwaysEmitIntoClient
    public func getBotInfoShortDescription(botUserID: Int64, languageCode: String) async throws -> Text {
        try await send(GetBotInfoShortDescription(botUserID: botUserID, languageCode: languageCode))
    }

    /// `disconnectWebsite website_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disconnect_website.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func disconnectWebsite(websiteID: Int64) async throws -> Ok {
        try await send(DisconnectWebsite(websiteID: websiteID))
    }

    /// `disconnectAllWebsites = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1disconnect_all_websites.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func disconnectAllWebsites() async throws -> Ok {
        try await send(DisconnectAllWebsites())
    }

    /// `addCustomServerLanguagePack language_pack_id:string = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_custom_server_language_pack.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addCustomServerLanguagePack(languagePackID: String) async throws -> Ok {
        try await send(AddCustomServerLanguagePack(languagePackID: languagePackID))
    }

    /// `setCustomLanguagePack info:languagePackInfo strings:vector<languagePackString> = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_custom_language_pack.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setCustomLanguagePack(info: LanguagePackInfo, strings: [LanguagePackString]) async throws -> Ok {
        try await send(SetCustomLanguagePack(info: info, strings: strings))
    }

    /// `editCustomLanguagePackInfo info:languagePackInfo = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_custom_language_pack_info.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func editCustomLanguagePackInfo(info: LanguagePackInfo) async throws -> Ok {
        try await send(EditCustomLanguagePackInfo(info: info))
    }

    /// `setCustomLanguagePackString language_pack_id:string new_string:languagePackString = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_custom_language_pack_string.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setCustomLanguagePackString(languagePackID: String, newString: LanguagePackString) async throws -> Ok {
        try await send(SetCustomLanguagePackString(languagePackID: languagePackID, newString: newString))
    }

    /// `changeWebBrowserSettings open_external_browser:Bool display_close_button:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1change_web_browser_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func changeWebBrowserSettings(openExternalBrowser: Bool, displayCloseButton: Bool) async throws -> Ok {
        try await send(ChangeWebBrowserSettings(
        openExternalBrowser: openExternalBrowser,
        displayCloseButton: displayCloseButton
    ))
    }

    /// `addWebBrowserSettingsException open_external_browser:Bool url:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_web_browser_settings_exception.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addWebBrowserSettingsException(openExternalBrowser: Bool, url: String) async throws -> Ok {
        try await send(AddWebBrowserSettingsException(openExternalBrowser: openExternalBrowser, url: url))
    }

    /// `removeWebBrowserSettingsException url:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_web_browser_settings_exception.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeWebBrowserSettingsException(url: String) async throws -> Ok {
        try await send(RemoveWebBrowserSettingsException(url: url))
    }

    /// `removeAllWebBrowserSettingsExceptions = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_all_web_browser_settings_exceptions.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeAllWebBrowserSettingsExceptions() async throws -> Ok {
        try await send(RemoveAllWebBrowserSettingsExceptions())
    }

    /// `setBotUpdatesStatus pending_update_count:int32 error_message:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_bot_updates_status.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setBotUpdatesStatus(pendingUpdateCount: Int32, errorMessage: String) async throws -> Ok {
        try await send(SetBotUpdatesStatus(pendingUpdateCount: pendingUpdateCount, errorMessage: errorMessage))
    }

    /// `setCustomEmojiStickerSetThumbnail name:string custom_emoji_id:int64 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_custom_emoji_sticker_set_thumbnail.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setCustomEmojiStickerSetThumbnail(name: String, customEmojiID: Int64) async throws -> Ok {
        try await send(SetCustomEmojiStickerSetThumbnail(name: name, customEmojiID: customEmojiID))
    }

    /// `getOwnedStickerSets offset_sticker_set_id:int64 limit:int32 = StickerSets`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_owned_sticker_sets.html)
    @_alwaysEmitIntoClient
    public func getOwnedStickerSets(offsetStickerSetID: Int64, limit: Int32) async throws -> StickerSets {
        try await send(GetOwnedStickerSets(offsetStickerSetID: offsetStickerSetID, limit: limit))
    }

    /// `sendCustomRequest method:string parameters:string = CustomRequestResult`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_custom_request.html)
    @_alwaysEmitIntoClient
    public func sendCustomRequest(method: String, parameters: String) async throws -> CustomRequestResult {
        try await send(SendCustomRequest(method: method, parameters: parameters))
    }

    /// `answerCustomQuery custom_query_id:int64 data:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_custom_query.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func answerCustomQuery(customQueryID: Int64, data: String) async throws -> Ok {
        try await send(AnswerCustomQuery(customQueryID: customQueryID, data: data))
    }
}

#if Hashable
extension GetCallbackQueryMessage: Hashable {}
extension GetBotSimilarBots: Hashable {}
extension GetBotSimilarBotCount: Hashable {}
extension OpenBotSimilarBot: Hashable {}
extension SendBotStartMessage: Hashable {}
extension SendInlineQueryResultMessage: Hashable {}
extension EditInlineMessageText: Hashable {}
extension EditInlineMessageLiveLocation: Hashable {}
extension EditInlineMessageMedia: Hashable {}
extension EditInlineMessageCaption: Hashable {}
extension EditInlineMessageReplyMarkup: Hashable {}
extension GetCustomEmojiReactionAnimations: Hashable {}
extension GetInlineQueryResults: Hashable {}
extension AnswerInlineQuery: Hashable {}
extension SavePreparedInlineMessage: Hashable {}
extension GetPreparedInlineMessage: Hashable {}
extension SavePreparedKeyboardButton: Hashable {}
extension GetPreparedKeyboardButton: Hashable {}
extension GetGrossingWebAppBots: Hashable {}
extension SearchWebApp: Hashable {}
extension GetWebAppPlaceholder: Hashable {}
extension GetWebAppLinkUrl: Hashable {}
extension GetWebAppUrl: Hashable {}
extension GetGuardBotWebAppUrl: Hashable {}
extension SendWebAppData: Hashable {}
extension OpenWebApp: Hashable {}
extension CloseWebApp: Hashable {}
extension AnswerWebAppQuery: Hashable {}
extension CheckWebAppFileDownload: Hashable {}
extension GetCallbackQueryAnswer: Hashable {}
extension AnswerCallbackQuery: Hashable {}
extension SetGameScore: Hashable {}
extension SetInlineGameScore: Hashable {}
extension GetGameHighScores: Hashable {}
extension GetInlineGameHighScores: Hashable {}
extension GetOauthLinkInfo: Hashable {}
extension CheckOauthRequestMatchCode: Hashable {}
extension AcceptOauthRequest: Hashable {}
extension DeclineOauthRequest: Hashable {}
extension GetAttachmentMenuBot: Hashable {}
extension ToggleBotIsAddedToAttachmentMenu: Hashable {}
extension ToggleBotCanManageEmojiStatus: Hashable {}
extension GetCustomEmojiStickers: Hashable {}
extension GetOwnedBots: Hashable {}
extension GetWebPageInstantView: Hashable {}
extension SetCommands: Hashable {}
extension DeleteCommands: Hashable {}
extension GetCommands: Hashable {}
extension SetMenuButton: Hashable {}
extension GetMenuButton: Hashable {}
extension CanBotSendMessages: Hashable {}
extension AllowBotToSendMessages: Hashable {}
extension SendWebAppCustomRequest: Hashable {}
extension GetBotMediaPreviews: Hashable {}
extension GetBotMediaPreviewInfo: Hashable {}
extension AddBotMediaPreview: Hashable {}
extension EditBotMediaPreview: Hashable {}
extension ReorderBotMediaPreviews: Hashable {}
extension DeleteBotMediaPreviews: Hashable {}
extension CheckBotUsername: Hashable {}
extension CreateBot: Hashable {}
extension GetManagedBotToken: Hashable {}
extension GetManagedBotAccessSettings: Hashable {}
extension SetManagedBotAccessSettings: Hashable {}
extension SetBotName: Hashable {}
extension GetBotName: Hashable {}
extension SetBotProfilePhoto: Hashable {}
extension ToggleBotUsernameIsActive: Hashable {}
extension ReorderBotActiveUsernames: Hashable {}
extension SetBotInfoDescription: Hashable {}
extension GetBotInfoDescription: Hashable {}
extension SetBotInfoShortDescription: Hashable {}
extension GetBotInfoShortDescription: Hashable {}
extension DisconnectWebsite: Hashable {}
extension DisconnectAllWebsites: Hashable {}
extension AddCustomServerLanguagePack: Hashable {}
extension SetCustomLanguagePack: Hashable {}
extension EditCustomLanguagePackInfo: Hashable {}
extension SetCustomLanguagePackString: Hashable {}
extension ChangeWebBrowserSettings: Hashable {}
extension AddWebBrowserSettingsException: Hashable {}
extension RemoveWebBrowserSettingsException: Hashable {}
extension RemoveAllWebBrowserSettingsExceptions: Hashable {}
extension SetBotUpdatesStatus: Hashable {}
extension SetCustomEmojiStickerSetThumbnail: Hashable {}
extension GetOwnedStickerSets: Hashable {}
extension SendCustomRequest: Hashable {}
extension AnswerCustomQuery: Hashable {}
#endif
