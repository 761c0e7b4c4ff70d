// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getFullRichMessage chat_id:int53 message_id:int53 = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_full_rich_message.html)
public struct GetFullRichMessage: TDFunction, CustomStringConvertible {
    public typealias Result = RichMessage
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getFullRichMessage""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `translateRichMessage message:inputRichMessage to_language_code:string tone:string = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_rich_message.html)
public struct TranslateRichMessage: TDFunction, CustomStringConvertible {
    public typealias Result = RichMessage
    public let message: InputRichMessage
    public let toLanguageCode: String
    public let tone: String

    public init(message: InputRichMessage, toLanguageCode: String, tone: String) {
        self.message = message
        self.toLanguageCode = toLanguageCode
        self.tone = tone
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"translateRichMessage""#)
        wire.object(#","message":"#, self.message)
        wire.string(#","to_language_code":"#, self.toLanguageCode)
        wire.string(#","tone":"#, self.tone)
        wire.close()
    }
}

/// `composeRichMessageWithAi message:inputRichMessage translate_to_language_code:string style_name:string custom_prompt:string add_emojis:Bool = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1compose_rich_message_with_ai.html)
public struct ComposeRichMessageWithAi: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = RichMessage
    public let message: InputRichMessage
    public let translateToLanguageCode: String
    public let styleName: String
    /// Length 0 to the option `text_composition_style_prompt_length_max` characters.
    public let customPrompt: String
    public let addEmojis: Bool

    public init(
        message: InputRichMessage,
        translateToLanguageCode: String,
        styleName: String,
        customPrompt: String,
        addEmojis: Bool
    ) {
        self.message = message
        self.translateToLanguageCode = translateToLanguageCode
        self.styleName = styleName
        self.customPrompt = customPrompt
        self.addEmojis = addEmojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"composeRichMessageWithAi""#)
        wire.object(#","message":"#, self.message)
        wire.string(#","translate_to_language_code":"#, self.translateToLanguageCode)
        wire.string(#","style_name":"#, self.styleName)
        wire.string(#","custom_prompt":"#, self.customPrompt)
        wire.bool(#","add_emojis":"#, self.addEmojis)
        wire.close()
    }
}

/// `createRichMessageWithAi prompt:string language_code:string add_emojis:Bool = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_rich_message_with_ai.html)
public struct CreateRichMessageWithAi: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = RichMessage
    /// Length 0 to the option `text_composition_style_prompt_length_max` characters.
    public let prompt: String
    public let languageCode: String
    public let addEmojis: Bool

    public init(prompt: String, languageCode: String, addEmojis: Bool) {
        self.prompt = prompt
        self.languageCode = languageCode
        self.addEmojis = addEmojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createRichMessageWithAi""#)
        wire.string(#","prompt":"#, self.prompt)
        wire.string(#","language_code":"#, self.languageCode)
        wire.bool(#","add_emojis":"#, self.addEmojis)
        wire.close()
    }
}

/// `fixRichMessageWithAi message:inputRichMessage = RichMessage`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1fix_rich_message_with_ai.html)
public struct FixRichMessageWithAi: TDFunction, CustomStringConvertible {
    public typealias Result = RichMessage
    public let message: InputRichMessage

    public init(message: InputRichMessage) {
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"fixRichMessageWithAi""#)
        wire.object(#","message":"#, self.message)
        wire.close()
    }
}

/// `sendRichMessageDraft chat_id:int53 forum_topic_id:int32 draft_id:int64 message:inputRichMessage = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_rich_message_draft.html)
public struct SendRichMessageDraft: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32
    public let draftID: Int64
    public let message: InputRichMessage

    public init(chatID: Int64, forumTopicID: Int32, draftID: Int64, message: InputRichMessage) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.draftID = draftID
        self.message = message
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendRichMessageDraft""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.int64(#","draft_id":"#, self.draftID)
        wire.object(#","message":"#, self.message)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getFullRichMessage chat_id:int53 message_id:int53 = RichMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_full_rich_message.html)
    @_alwaysEmitIntoClient
    public func getFullRichMessage(chatID: Int64, messageID: Int64) async throws -> RichMessage {
        try await send(GetFullRichMessage(chatID: chatID, messageID: messageID))
    }

    /// `translateRichMessage message:inputRichMessage to_language_code:string tone:string = RichMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_rich_message.html)
    @_alwaysEmitIntoClient
    public func translateRichMessage(
        message: InputRichMessage,
        toLanguageCode: String,
        tone: String
    ) async throws -> RichMessage {
        try await send(TranslateRichMessage(message: message, toLanguageCode: toLanguageCode, tone: tone))
    }

    /// `composeRichMessageWithAi message:inputRichMessage translate_to_language_code:string style_name:string custom_prompt:string add_emojis:Bool = RichMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1compose_rich_message_with_ai.html)
    @_alwaysEmitIntoClient
    public func composeRichMessageWithAi(
        message: InputRichMessage,
        translateToLanguageCode: String,
        styleName: String,
        customPrompt: String,
        addEmojis: Bool
    ) async throws -> RichMessage {
        try await send(ComposeRichMessageWithAi(
        message: message,
        translateToLanguageCode: translateToLanguageCode,
        styleName: styleName,
        customPrompt: customPrompt,
        addEmojis: addEmojis
    ))
    }

    /// `createRichMessageWithAi prompt:string language_code:string add_emojis:Bool = RichMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_rich_message_with_ai.html)
    @_alwaysEmitIntoClient
    public func createRichMessageWithAi(
        prompt: String,
        languageCode: String,
        addEmojis: Bool
    ) async throws -> RichMessage {
        try await send(CreateRichMessageWithAi(prompt: prompt, languageCode: languageCode, addEmojis: addEmojis))
    }

    /// `fixRichMessageWithAi message:inputRichMessage = RichMessage`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1fix_rich_message_with_ai.html)
    @_alwaysEmitIntoClient
    public func fixRichMessageWithAi(message: InputRichMessage) async throws -> RichMessage {
        try await send(FixRichMessageWithAi(message: message))
    }

    /// `sendRichMessageDraft chat_id:int53 forum_topic_id:int32 draft_id:int64 message:inputRichMessage = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_rich_message_draft.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendRichMessageDraft(
        chatID: Int64,
        forumTopicID: Int32,
        draftID: Int64,
        message: InputRichMessage
    ) async throws -> Ok {
        try await send(SendRichMessageDraft(
        chatID: chatID,
        forumTopicID: forumTopicID,
        draftID: draftID,
        message: message
    ))
    }
}

#if Hashable
extension GetFullRichMessage: Hashable {}
extension TranslateRichMessage: Hashable {}
extension ComposeRichMessageWithAi: Hashable {}
extension CreateRichMessageWithAi: Hashable {}
extension FixRichMessageWithAi: Hashable {}
extension SendRichMessageDraft: Hashable {}
#endif
