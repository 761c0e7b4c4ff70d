// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getSearchedForTags tag_prefix:string limit:int32 = Hashtags`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_searched_for_tags.html)
public struct GetSearchedForTags: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Hashtags
    public let tagPrefix: String
    public let limit: Int32

    public init(tagPrefix: String, limit: Int32) {
        self.tagPrefix = tagPrefix
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSearchedForTags""#)
        wire.string(#","tag_prefix":"#, self.tagPrefix)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `removeSearchedForTag tag:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_searched_for_tag.html)
public struct RemoveSearchedForTag: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let tag: String

    public init(tag: String) {
        self.tag = tag
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeSearchedForTag""#)
        wire.string(#","tag":"#, self.tag)
        wire.close()
    }
}

/// `clearSearchedForTags clear_cashtags:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_searched_for_tags.html)
public struct ClearSearchedForTags: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let clearCashtags: Bool

    public init(clearCashtags: Bool) {
        self.clearCashtags = clearCashtags
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"clearSearchedForTags""#)
        wire.bool(#","clear_cashtags":"#, self.clearCashtags)
        wire.close()
    }
}

/// `getSearchSponsoredChats query:string = SponsoredChats`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_search_sponsored_chats.html)
public struct GetSearchSponsoredChats: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = SponsoredChats
    public let query: String

    public init(query: String) {
        self.query = query
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getSearchSponsoredChats""#)
        wire.string(#","query":"#, self.query)
        wire.close()
    }
}

/// `createTextCompositionStyle title:string custom_emoji_id:int64 prompt:string show_creator:Bool = TextCompositionStyle`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_text_composition_style.html)
public struct CreateTextCompositionStyle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TextCompositionStyle
    /// Length 1 to the option `text_composition_style_title_length_max` characters.
    public let title: String
    public let customEmojiID: Int64
    /// Length 1 to the option `text_composition_style_prompt_length_max` characters.
    public let prompt: String
    public let showCreator: Bool

    public init(title: String, customEmojiID: Int64, prompt: String, showCreator: Bool) {
        self.title = title
        self.customEmojiID = customEmojiID
        self.prompt = prompt
        self.showCreator = showCreator
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"createTextCompositionStyle""#)
        wire.string(#","title":"#, self.title)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.string(#","prompt":"#, self.prompt)
        wire.bool(#","show_creator":"#, self.showCreator)
        wire.close()
    }
}

/// `editTextCompositionStyle name:string title:string custom_emoji_id:int64 prompt:string show_creator:Bool = TextCompositionStyle`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_text_composition_style.html)
public struct EditTextCompositionStyle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TextCompositionStyle
    public let name: String
    /// Length 1 to the option `text_composition_style_title_length_max` characters.
    public let title: String
    public let customEmojiID: Int64
    /// Length 1 to the option `text_composition_style_prompt_length_max` characters.
    public let prompt: String
    public let showCreator: Bool

    public init(name: String, title: String, customEmojiID: Int64, prompt: String, showCreator: Bool) {
        self.name = name
        self.title = title
        self.customEmojiID = customEmojiID
        self.prompt = prompt
        self.showCreator = showCreator
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"editTextCompositionStyle""#)
        wire.string(#","name":"#, self.name)
        wire.string(#","title":"#, self.title)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.string(#","prompt":"#, self.prompt)
        wire.bool(#","show_creator":"#, self.showCreator)
        wire.close()
    }
}

/// `deleteTextCompositionStyle name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_text_composition_style.html)
public struct DeleteTextCompositionStyle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteTextCompositionStyle""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `searchTextCompositionStyle name:string = TextCompositionStyle`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_text_composition_style.html)
public struct SearchTextCompositionStyle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TextCompositionStyle
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchTextCompositionStyle""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `getTextCompositionStyleExample name:string example_number:int32 = TextCompositionStyleExample`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_text_composition_style_example.html)
public struct GetTextCompositionStyleExample: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TextCompositionStyleExample
    public let name: String
    public let exampleNumber: Int32

    public init(name: String, exampleNumber: Int32) {
        self.name = name
        self.exampleNumber = exampleNumber
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getTextCompositionStyleExample""#)
        wire.string(#","name":"#, self.name)
        wire.int32(#","example_number":"#, self.exampleNumber)
        wire.close()
    }
}

/// `addTextCompositionStyle name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_text_composition_style.html)
public struct AddTextCompositionStyle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addTextCompositionStyle""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `removeTextCompositionStyle name:string = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_text_composition_style.html)
public struct RemoveTextCompositionStyle: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Ok
    public let name: String

    public init(name: String) {
        self.name = name
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"removeTextCompositionStyle""#)
        wire.string(#","name":"#, self.name)
        wire.close()
    }
}

/// `translateText text:formattedText to_language_code:string tone:string = FormattedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_text.html)
public struct TranslateText: TDFunction, CustomStringConvertible {
    public typealias Result = FormattedText
    public let text: FormattedText
    public let toLanguageCode: String
    public let tone: String

    public init(text: FormattedText, toLanguageCode: String, tone: String) {
        self.text = text
        self.toLanguageCode = toLanguageCode
        self.tone = tone
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"translateText""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","to_language_code":"#, self.toLanguageCode)
        wire.string(#","tone":"#, self.tone)
        wire.close()
    }
}

/// `composeTextWithAi text:formattedText translate_to_language_code:string style_name:string add_emojis:Bool = FormattedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1compose_text_with_ai.html)
public struct ComposeTextWithAi: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FormattedText
    public let text: FormattedText
    public let translateToLanguageCode: String
    public let styleName: String
    public let addEmojis: Bool

    public init(text: FormattedText, translateToLanguageCode: String, styleName: String, addEmojis: Bool) {
        self.text = text
        self.translateToLanguageCode = translateToLanguageCode
        self.styleName = styleName
        self.addEmojis = addEmojis
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"composeTextWithAi""#)
        wire.object(#","text":"#, self.text)
        wire.string(#","translate_to_language_code":"#, self.translateToLanguageCode)
        wire.string(#","style_name":"#, self.styleName)
        wire.bool(#","add_emojis":"#, self.addEmojis)
        wire.close()
    }
}

/// `fixTextWithAi text:formattedText = FixedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1fix_text_with_ai.html)
public struct FixTextWithAi: TDFunction, CustomStringConvertible {
    public typealias Result = FixedText
    public let text: FormattedText

    public init(text: FormattedText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"fixTextWithAi""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `getTextEntities text:string = TextEntities`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_text_entities.html)
public struct GetTextEntities: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = TextEntities
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getTextEntities""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }
}

/// `parseTextEntities text:string parse_mode:TextParseMode = FormattedText`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1parse_text_entities.html)
public struct ParseTextEntities: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FormattedText
    public let text: String
    public let parseMode: TextParseMode

    public init(text: String, parseMode: TextParseMode) {
        self.text = text
        self.parseMode = parseMode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"parseTextEntities""#)
        wire.string(#","text":"#, self.text)
        wire.object(#","parse_mode":"#, self.parseMode)
        wire.close()
    }
}

/// `parseMarkdown text:formattedText = FormattedText`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1parse_markdown.html)
public struct ParseMarkdown: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = FormattedText
    public let text: FormattedText

    public init(text: FormattedText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"parseMarkdown""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `getMarkdownText text:formattedText = FormattedText`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_markdown_text.html)
public struct GetMarkdownText: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = FormattedText
    public let text: FormattedText

    public init(text: FormattedText) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getMarkdownText""#)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `getCountryFlagEmoji country_code:string = Text`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_country_flag_emoji.html)
public struct GetCountryFlagEmoji: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Text
    public let countryCode: String

    public init(countryCode: String) {
        self.countryCode = countryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCountryFlagEmoji""#)
        wire.string(#","country_code":"#, self.countryCode)
        wire.close()
    }
}

/// `getLanguagePackString language_pack_database_path:string localization_target:string language_pack_id:string key:string = LanguagePackStringValue`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_language_pack_string.html)
public struct GetLanguagePackString: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = LanguagePackStringValue
    public let languagePackDatabasePath: String
    public let localizationTarget: String
    public let languagePackID: String
    public let key: String

    public init(languagePackDatabasePath: String, localizationTarget: String, languagePackID: String, key: String) {
        self.languagePackDatabasePath = languagePackDatabasePath
        self.localizationTarget = localizationTarget
        self.languagePackID = languagePackID
        self.key = key
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLanguagePackString""#)
        wire.string(#","language_pack_database_path":"#, self.languagePackDatabasePath)
        wire.string(#","localization_target":"#, self.localizationTarget)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.string(#","key":"#, self.key)
        wire.close()
    }
}

/// `getJsonValue json:string = JsonValue`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_json_value.html)
public struct GetJsonValue: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = JsonValue
    public let jsonValue: String

    public init(jsonValue: String) {
        self.jsonValue = jsonValue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getJsonValue""#)
        wire.string(#","json":"#, self.jsonValue)
        wire.close()
    }
}

/// `getJsonString json_value:JsonValue = Text`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_json_string.html)
public struct GetJsonString: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = Text
    public let jsonValue: JsonValue

    public init(jsonValue: JsonValue) {
        self.jsonValue = jsonValue
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getJsonString""#)
        wire.object(#","json_value":"#, self.jsonValue)
        wire.close()
    }
}

/// `sendTextMessageDraft chat_id:int53 forum_topic_id:int32 draft_id:int64 text:formattedText = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_text_message_draft.html)
public struct SendTextMessageDraft: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let forumTopicID: Int32
    public let draftID: Int64
    /// May be left out.
    public let text: FormattedText?

    public init(chatID: Int64, forumTopicID: Int32, draftID: Int64, text: FormattedText? = nil) {
        self.chatID = chatID
        self.forumTopicID = forumTopicID
        self.draftID = draftID
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"sendTextMessageDraft""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int32(#","forum_topic_id":"#, self.forumTopicID)
        wire.int64(#","draft_id":"#, self.draftID)
        wire.object(#","text":"#, self.text)
        wire.close()
    }
}

/// `searchHashtags prefix:string limit:int32 = Hashtags`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_hashtags.html)
public struct SearchHashtags: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = Hashtags
    public let prefix: String
    public let limit: Int32

    public init(prefix: String, limit: Int32) {
        self.prefix = prefix
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchHashtags""#)
        wire.string(#","prefix":"#, self.prefix)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getLocalizationTargetInfo only_local:Bool = LocalizationTargetInfo`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_localization_target_info.html)
public struct GetLocalizationTargetInfo: TDFunction, CustomStringConvertible {
    public typealias Result = LocalizationTargetInfo
    public let onlyLocal: Bool

    public init(onlyLocal: Bool) {
        self.onlyLocal = onlyLocal
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLocalizationTargetInfo""#)
        wire.bool(#","only_local":"#, self.onlyLocal)
        wire.close()
    }
}

/// `getLanguagePackInfo language_pack_id:string = LanguagePackInfo`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_language_pack_info.html)
public struct GetLanguagePackInfo: TDFunction, CustomStringConvertible {
    public typealias Result = LanguagePackInfo
    public let languagePackID: String

    public init(languagePackID: String) {
        self.languagePackID = languagePackID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLanguagePackInfo""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.close()
    }
}

/// `getLanguagePackStrings language_pack_id:string keys:vector<string> = LanguagePackStrings`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_language_pack_strings.html)
public struct GetLanguagePackStrings: TDFunction, CustomStringConvertible {
    public typealias Result = LanguagePackStrings
    public let languagePackID: String
    public let keys: [String]

    public init(languagePackID: String, keys: [String]) {
        self.languagePackID = languagePackID
        self.keys = keys
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getLanguagePackStrings""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.strings(#","keys":"#, self.keys)
        wire.close()
    }
}

/// `synchronizeLanguagePack language_pack_id:string = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1synchronize_language_pack.html)
public struct SynchronizeLanguagePack: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let languagePackID: String

    public init(languagePackID: String) {
        self.languagePackID = languagePackID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"synchronizeLanguagePack""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.close()
    }
}

/// `deleteLanguagePack language_pack_id:string = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_language_pack.html)
public struct DeleteLanguagePack: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let languagePackID: String

    public init(languagePackID: String) {
        self.languagePackID = languagePackID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"deleteLanguagePack""#)
        wire.string(#","language_pack_id":"#, self.languagePackID)
        wire.close()
    }
}

/// `setReadDatePrivacySettings settings:readDatePrivacySettings = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_read_date_privacy_settings.html)
public struct SetReadDatePrivacySettings: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let settings: ReadDatePrivacySettings

    public init(settings: ReadDatePrivacySettings) {
        self.settings = settings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setReadDatePrivacySettings""#)
        wire.object(#","settings":"#, self.settings)
        wire.close()
    }
}

/// `getReadDatePrivacySettings = ReadDatePrivacySettings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_read_date_privacy_settings.html)
public struct GetReadDatePrivacySettings: TDFunction, CustomStringConvertible {
    public typealias Result = ReadDatePrivacySettings

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getReadDatePrivacySettings"}"#)
    }
}

/// `getPreferredCountryLanguage country_code:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_preferred_country_language.html)
public struct GetPreferredCountryLanguage: TDFunction, CustomStringConvertible {
    public typealias Result = Text
    public let countryCode: String

    public init(countryCode: String) {
        self.countryCode = countryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getPreferredCountryLanguage""#)
        wire.string(#","country_code":"#, self.countryCode)
        wire.close()
    }
}

/// `getCountries = Countries`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_countries.html)
public struct GetCountries: TDFunction, CustomStringConvertible {
    public typealias Result = Countries

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getCountries"}"#)
    }
}

/// `getCountry country_code:string = CountryInfo`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_country.html)
public struct GetCountry: TDFunction, CustomStringConvertible {
    public typealias Result = CountryInfo
    public let countryCode: String

    public init(countryCode: String) {
        self.countryCode = countryCode
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getCountry""#)
        wire.string(#","country_code":"#, self.countryCode)
        wire.close()
    }
}

/// `getCountryCode = Text`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_country_code.html)
public struct GetCountryCode: TDFunction, CustomStringConvertible {
    public typealias Result = Text

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getCountryCode"}"#)
    }
}

/// `testGetDifference = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_get_difference.html)
public struct TestGetDifference: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"testGetDifference"}"#)
    }
}

extension TDFunctionSender {
    /// `getSearchedForTags tag_prefix:string limit:int32 = Hashtags`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_searched_for_tags.html)
    @_alwaysEmitIntoClient
    public func getSearchedForTags(tagPrefix: String, limit: Int32) async throws -> Hashtags {
        try await send(GetSearchedForTags(tagPrefix: tagPrefix, limit: limit))
    }

    /// `removeSearchedForTag tag:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_searched_for_tag.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeSearchedForTag(tag: String) async throws -> Ok {
        try await send(RemoveSearchedForTag(tag: tag))
    }

    /// `clearSearchedForTags clear_cashtags:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1clear_searched_for_tags.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func clearSearchedForTags(clearCashtags: Bool) async throws -> Ok {
        try await send(ClearSearchedForTags(clearCashtags: clearCashtags))
    }

    /// `getSearchSponsoredChats query:string = SponsoredChats`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_search_sponsored_chats.html)
    @_alwaysEmitIntoClient
    public func getSearchSponsoredChats(query: String) async throws -> SponsoredChats {
        try await send(GetSearchSponsoredChats(query: query))
    }

    /// `createTextCompositionStyle title:string custom_emoji_id:int64 prompt:string show_creator:Bool = TextCompositionStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1create_text_composition_style.html)
    @_alwaysEmitIntoClient
    public func createTextCompositionStyle(
        title: String,
        customEmojiID: Int64,
        prompt: String,
        showCreator: Bool
    ) async throws -> TextCompositionStyle {
        try await send(CreateTextCompositionStyle(
        title: title,
        customEmojiID: customEmojiID,
        prompt: prompt,
        showCreator: showCreator
    ))
    }

    /// `editTextCompositionStyle name:string title:string custom_emoji_id:int64 prompt:string show_creator:Bool = TextCompositionStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1edit_text_composition_style.html)
    @_alwaysEmitIntoClient
    public func editTextCompositionStyle(
        name: String,
        title: String,
        customEmojiID: Int64,
        prompt: String,
        showCreator: Bool
    ) async throws -> TextCompositionStyle {
        try await send(EditTextCompositionStyle(
        name: name,
        title: title,
        customEmojiID: customEmojiID,
        prompt: prompt,
        showCreator: showCreator
    ))
    }

    /// `deleteTextCompositionStyle name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_text_composition_style.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteTextCompositionStyle(name: String) async throws -> Ok {
        try await send(DeleteTextCompositionStyle(name: name))
    }

    /// `searchTextCompositionStyle name:string = TextCompositionStyle`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_text_composition_style.html)
    @_alwaysEmitIntoClient
    public func searchTextCompositionStyle(name: String) async throws -> TextCompositionStyle {
        try await send(SearchTextCompositionStyle(name: name))
    }

    /// `getTextCompositionStyleExample name:string example_number:int32 = TextCompositionStyleExample`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_text_composition_style_example.html)
    @_alwaysEmitIntoClient
    public func getTextCompositionStyleExample(
        name: String,
        exampleNumber: Int32
    ) async throws -> TextCompositionStyleExample {
        try await send(GetTextCompositionStyleExample(name: name, exampleNumber: exampleNumber))
    }

    /// `addTextCompositionStyle name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_text_composition_style.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addTextCompositionStyle(name: String) async throws -> Ok {
        try await send(AddTextCompositionStyle(name: name))
    }

    /// `removeTextCompositionStyle name:string = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1remove_text_composition_style.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeTextCompositionStyle(name: String) async throws -> Ok {
        try await send(RemoveTextCompositionStyle(name: name))
    }

    /// `translateText text:formattedText to_language_code:string tone:string = FormattedText`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1translate_text.html)
    @_alwaysEmitIntoClient
    public func translateText(text: FormattedText, toLanguageCode: String, tone: String) async throws -> FormattedText {
        try await send(TranslateText(text: text, toLanguageCode: toLanguageCode, tone: tone))
    }

    /// `composeTextWithAi text:formattedText translate_to_language_code:string style_name:string add_emojis:Bool = FormattedText`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1compose_text_with_ai.html)
    @_alwaysEmitIntoClient
    public func composeTextWithAi(
        text: FormattedText,
        translateToLanguageCode: String,
        styleName: String,
        addEmojis: Bool
    ) async throws -> FormattedText {
        try await send(ComposeTextWithAi(
        text: text,
        translateToLanguageCode: translateToLanguageCode,
        styleName: styleName,
        addEmojis: addEmojis
    ))
    }

    /// `fixTextWithAi text:formattedText = FixedText`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1fix_text_with_ai.html)
    @_alwaysEmitIntoClient
    public func fixTextWithAi(text: FormattedText) async throws -> FixedText {
        try await send(FixTextWithAi(text: text))
    }

    /// `getTextEntities text:string = TextEntities`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_text_entities.html)
    @_alwaysEmitIntoClient
    public func getTextEntities(text: String) async throws -> TextEntities {
        try await send(GetTextEntities(text: text))
    }

    /// `parseTextEntities text:string parse_mode:TextParseMode = FormattedText`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1parse_text_entities.html)
    @_alwaysEmitIntoClient
    public func parseTextEntities(text: String, parseMode: TextParseMode) async throws -> FormattedText {
        try await send(ParseTextEntities(text: text, parseMode: parseMode))
    }

    /// `parseMarkdown text:formattedText = FormattedText`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1parse_markdown.html)
    @_alwaysEmitIntoClient
    public func parseMarkdown(text: FormattedText) async throws -> FormattedText {
        try await send(ParseMarkdown(text: text))
    }

    /// `getMarkdownText text:formattedText = FormattedText`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_markdown_text.html)
    @_alwaysEmitIntoClient
    public func getMarkdownText(text: FormattedText) async throws -> FormattedText {
        try await send(GetMarkdownText(text: text))
    }

    /// `getCountryFlagEmoji country_code:string = Text`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_country_flag_emoji.html)
    @_alwaysEmitIntoClient
    public func getCountryFlagEmoji(countryCode: String) async throws -> Text {
        try await send(GetCountryFlagEmoji(countryCode: countryCode))
    }

    /// `getLanguagePackString language_pack_database_path:string localization_target:string language_pack_id:string key:string = LanguagePackStringValue`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_language_pack_string.html)
    @_alwaysEmitIntoClient
    public func getLanguagePackString(
        languagePackDatabasePath: String,
        localizationTarget: String,
        languagePackID: String,
        key: String
    ) async throws -> LanguagePackStringValue {
        try await send(GetLanguagePackString(
        languagePackDatabasePath: languagePackDatabasePath,
        localizationTarget: localizationTarget,
        languagePackID: languagePackID,
        key: key
    ))
    }

    /// `getJsonValue json:string = JsonValue`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_json_value.html)
    @_alwaysEmitIntoClient
    public func getJsonValue(jsonValue: String) async throws -> JsonValue {
        try await send(GetJsonValue(jsonValue: jsonValue))
    }

    /// `getJsonString json_value:JsonValue = Text`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_json_string.html)
    @_alwaysEmitIntoClient
    public func getJsonString(jsonValue: JsonValue) async throws -> Text {
        try await send(GetJsonString(jsonValue: jsonValue))
    }

    /// `sendTextMessageDraft chat_id:int53 forum_topic_id:int32 draft_id:int64 text:formattedText = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1send_text_message_draft.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func sendTextMessageDraft(
        chatID: Int64,
        forumTopicID: Int32,
        draftID: Int64,
        text: FormattedText? = nil
    ) async throws -> Ok {
        try await send(SendTextMessageDraft(chatID: chatID, forumTopicID: forumTopicID, draftID: draftID, text: text))
    }

    /// `searchHashtags prefix:string limit:int32 = Hashtags`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_hashtags.html)
    @_alwaysEmitIntoClient
    public func searchHashtags(prefix: String, limit: Int32) async throws -> Hashtags {
        try await send(SearchHashtags(prefix: prefix, limit: limit))
    }

    /// `getLocalizationTargetInfo only_local:Bool = LocalizationTargetInfo`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_localization_target_info.html)
    @_alwaysEmitIntoClient
    public func getLocalizationTargetInfo(onlyLocal: Bool) async throws -> LocalizationTargetInfo {
        try await send(GetLocalizationTargetInfo(onlyLocal: onlyLocal))
    }

    /// `getLanguagePackInfo language_pack_id:string = LanguagePackInfo`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_language_pack_info.html)
    @_alwaysEmitIntoClient
    public func getLanguagePackInfo(languagePackID: String) async throws -> LanguagePackInfo {
        try await send(GetLanguagePackInfo(languagePackID: languagePackID))
    }

    /// `getLanguagePackStrings language_pack_id:string keys:vector<string> = LanguagePackStrings`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_language_pack_strings.html)
    @_alwaysEmitIntoClient
    public func getLanguagePackStrings(languagePackID: String, keys: [String]) async throws -> LanguagePackStrings {
        try await send(GetLanguagePackStrings(languagePackID: languagePackID, keys: keys))
    }

    /// `synchronizeLanguagePack language_pack_id:string = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1synchronize_language_pack.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func synchronizeLanguagePack(languagePackID: String) async throws -> Ok {
        try await send(SynchronizeLanguagePack(languagePackID: languagePackID))
    }

    /// `deleteLanguagePack language_pack_id:string = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1delete_language_pack.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteLanguagePack(languagePackID: String) async throws -> Ok {
        try await send(DeleteLanguagePack(languagePackID: languagePackID))
    }

    /// `setReadDatePrivacySettings settings:readDatePrivacySettings = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_read_date_privacy_settings.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setReadDatePrivacySettings(settings: ReadDatePrivacySettings) async throws -> Ok {
        try await send(SetReadDatePrivacySettings(settings: settings))
    }

    /// `getReadDatePrivacySettings = ReadDatePrivacySettings`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_read_date_privacy_settings.html)
    @_alwaysEmitIntoClient
    public func getReadDatePrivacySettings() async throws -> ReadDatePrivacySettings {
        try await send(GetReadDatePrivacySettings())
    }

    /// `getPreferredCountryLanguage country_code:string = Text`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_preferred_country_language.html)
    @_alwaysEmitIntoClient
    public func getPreferredCountryLanguage(countryCode: String) async throws -> Text {
        try await send(GetPreferredCountryLanguage(countryCode: countryCode))
    }

    /// `getCountries = Countries`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_countries.html)
    @_alwaysEmitIntoClient
    public func getCountries() async throws -> Countries {
        try await send(GetCountries())
    }

    /// `getCountry country_code:string = CountryInfo`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_country.html)
    @_alwaysEmitIntoClient
    public func getCountry(countryCode: String) async throws -> CountryInfo {
        try await send(GetCountry(countryCode: countryCode))
    }

    /// `getCountryCode = Text`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_country_code.html)
    @_alwaysEmitIntoClient
    public func getCountryCode() async throws -> Text {
        try await send(GetCountryCode())
    }

    /// `testGetDifference = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_get_difference.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func testGetDifference() async throws -> Ok {
        try await send(TestGetDifference())
    }
}

#if Hashable
extension GetSearchedForTags: Hashable {}
extension RemoveSearchedForTag: Hashable {}
extension ClearSearchedForTags: Hashable {}
extension GetSearchSponsoredChats: Hashable {}
extension CreateTextCompositionStyle: Hashable {}
extension EditTextCompositionStyle: Hashable {}
extension DeleteTextCompositionStyle: Hashable {}
extension SearchTextCompositionStyle: Hashable {}
extension GetTextCompositionStyleExample: Hashable {}
extension AddTextCompositionStyle: Hashable {}
extension RemoveTextCompositionStyle: Hashable {}
extension TranslateText: Hashable {}
extension ComposeTextWithAi: Hashable {}
extension FixTextWithAi: Hashable {}
extension GetTextEntities: Hashable {}
extension ParseTextEntities: Hashable {}
extension ParseMarkdown: Hashable {}
extension GetMarkdownText: Hashable {}
extension GetCountryFlagEmoji: Hashable {}
extension GetLanguagePackString: Hashable {}
extension GetJsonValue: Hashable {}
extension GetJsonString: Hashable {}
extension SendTextMessageDraft: Hashable {}
extension SearchHashtags: Hashable {}
extension GetLocalizationTargetInfo: Hashable {}
extension GetLanguagePackInfo: Hashable {}
extension GetLanguagePackStrings: Hashable {}
extension SynchronizeLanguagePack: Hashable {}
extension DeleteLanguagePack: Hashable {}
extension SetReadDatePrivacySettings: Hashable {}
extension GetReadDatePrivacySettings: Hashable {}
extension GetPreferredCountryLanguage: Hashable {}
extension GetCountries: Hashable {}
extension GetCountry: Hashable {}
extension GetCountryCode: Hashable {}
extension TestGetDifference: Hashable {}
#endif
