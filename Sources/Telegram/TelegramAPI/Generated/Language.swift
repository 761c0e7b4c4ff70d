// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `textEntity offset:int32 length:int32 type:TextEntityType = TextEntity`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity.html)
public struct TextEntity: TDDecodable, CustomStringConvertible {
    /// In UTF-16 code units.
    public let offset: Int32
    /// In UTF-16 code units.
    public let length: Int32
    public let type: TextEntityType

    public init(offset: Int32, length: Int32, type: TextEntityType) {
        self.offset = offset
        self.length = length
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntity""#)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","length":"#, self.length)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TextEntity? {
        wire.open(#"{"@type":"textEntity""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TextEntity? {
        var offset: Int32 = 0
        var length: Int32 = 0
        var type: TextEntityType? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","offset":"#, &offset)
            wire.int32(#","length":"#, &length)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return TextEntity(offset: offset, length: length, type: type)
    }
}

/// `textEntities entities:vector<textEntity> = TextEntities`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entities.html)
public struct TextEntities: TDDecodable, CustomStringConvertible {
    public let entities: [TextEntity]

    public init(entities: [TextEntity]) {
        self.entities = entities
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntities""#)
        wire.objects(#","entities":"#, self.entities)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TextEntities? {
        wire.open(#"{"@type":"textEntities""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TextEntities? {
        var entities: [TextEntity] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","entities":"#, &entities)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntities(entities: entities)
    }
}

/// `formattedText text:string entities:vector<textEntity> = FormattedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1formatted_text.html)
public struct FormattedText: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let entities: [TextEntity]

    public init(text: String, entities: [TextEntity]) {
        self.text = text
        self.entities = entities
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"formattedText""#)
        wire.string(#","text":"#, self.text)
        wire.objects(#","entities":"#, self.entities)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FormattedText? {
        wire.open(#"{"@type":"formattedText""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FormattedText? {
        var text: String = ""
        var entities: [TextEntity] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.objects(#","entities":"#, &entities)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return FormattedText(text: text, entities: entities)
    }
}

/// `diffEntity offset:int32 length:int32 type:DiffEntityType = DiffEntity`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1diff_entity.html)
public struct DiffEntity: TDDecodable, CustomStringConvertible {
    /// In UTF-16 code units.
    public let offset: Int32
    /// In UTF-16 code units.
    public let length: Int32
    public let type: DiffEntityType

    public init(offset: Int32, length: Int32, type: DiffEntityType) {
        self.offset = offset
        self.length = length
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"diffEntity""#)
        wire.int32(#","offset":"#, self.offset)
        wire.int32(#","length":"#, self.length)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DiffEntity? {
        wire.open(#"{"@type":"diffEntity""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DiffEntity? {
        var offset: Int32 = 0
        var length: Int32 = 0
        var type: DiffEntityType? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","offset":"#, &offset)
            wire.int32(#","length":"#, &length)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return DiffEntity(offset: offset, length: length, type: type)
    }
}

/// `diffText text:string entities:vector<diffEntity> = DiffText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1diff_text.html)
public struct DiffText: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let text: String
    public let entities: [DiffEntity]

    public init(text: String, entities: [DiffEntity]) {
        self.text = text
        self.entities = entities
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"diffText""#)
        wire.string(#","text":"#, self.text)
        wire.objects(#","entities":"#, self.entities)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DiffText? {
        wire.open(#"{"@type":"diffText""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DiffText? {
        var text: String = ""
        var entities: [DiffEntity] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
            wire.objects(#","entities":"#, &entities)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DiffText(text: text, entities: entities)
    }
}

/// `fixedText text:formattedText diff_text:diffText = FixedText`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1fixed_text.html)
public struct FixedText: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let text: FormattedText
        let diffText: DiffText
        init(_ text: FormattedText, _ diffText: DiffText) {
            self.text = text
            self.diffText = diffText
        }
    }
    private let fields: Fields
    public var text: FormattedText { fields.text }
    public var diffText: DiffText { fields.diffText }

    public init(text: FormattedText, diffText: DiffText) {
        fields = Fields(text, diffText)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"fixedText""#)
        wire.object(#","text":"#, fields.text)
        wire.object(#","diff_text":"#, fields.diffText)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> FixedText? {
        wire.open(#"{"@type":"fixedText""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> FixedText? {
        var text: FormattedText? = nil
        var diffText: DiffText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.object(#","diff_text":"#, &diffText)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let text = wire.required(consume text),
            let diffText = wire.required(consume diffText)
         else { wire.missing("text diff_text"); return nil }
        return FixedText(text: text, diffText: diffText)
    }
}

/// `textCompositionStyleExample source_text:formattedText result_text:formattedText = TextCompositionStyleExample`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_composition_style_example.html)
public struct TextCompositionStyleExample: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let sourceText: FormattedText
        let resultText: FormattedText
        init(_ sourceText: FormattedText, _ resultText: FormattedText) {
            self.sourceText = sourceText
            self.resultText = resultText
        }
    }
    private let fields: Fields
    public var sourceText: FormattedText { fields.sourceText }
    public var resultText: FormattedText { fields.resultText }

    public init(sourceText: FormattedText, resultText: FormattedText) {
        fields = Fields(sourceText, resultText)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textCompositionStyleExample""#)
        wire.object(#","source_text":"#, fields.sourceText)
        wire.object(#","result_text":"#, fields.resultText)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TextCompositionStyleExample? {
        wire.open(#"{"@type":"textCompositionStyleExample""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TextCompositionStyleExample? {
        var sourceText: FormattedText? = nil
        var resultText: FormattedText? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","source_text":"#, &sourceText)
            wire.object(#","result_text":"#, &resultText)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let sourceText = wire.required(consume sourceText),
            let resultText = wire.required(consume resultText)
         else { wire.missing("source_text result_text"); return nil }
        return TextCompositionStyleExample(sourceText: sourceText, resultText: resultText)
    }
}

/// `textCompositionStyle name:string custom_emoji_id:int64 title:string is_custom:Bool is_creator:Bool install_count:int32 prompt:string creator_user_id:int53 english_example:textCompositionStyleExample = TextCompositionStyle`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_composition_style.html)
public struct TextCompositionStyle: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let name: String
        let customEmojiID: Int64
        let title: String
        let isCustom: Bool
        let isCreator: Bool
        let installCount: Int32
        let prompt: String
        let creatorUserID: Int64
        let englishExample: TextCompositionStyleExample?
        init(
            _ name: String,
            _ customEmojiID: Int64,
            _ title: String,
            _ isCustom: Bool,
            _ isCreator: Bool,
            _ installCount: Int32,
            _ prompt: String,
            _ creatorUserID: Int64,
            _ englishExample: TextCompositionStyleExample?
        ) {
            self.name = name
            self.customEmojiID = customEmojiID
            self.title = title
            self.isCustom = isCustom
            self.isCreator = isCreator
            self.installCount = installCount
            self.prompt = prompt
            self.creatorUserID = creatorUserID
            self.englishExample = englishExample
        }
    }
    private let fields: Fields
    public var name: String { fields.name }
    public var customEmojiID: Int64 { fields.customEmojiID }
    public var title: String { fields.title }
    public var isCustom: Bool { fields.isCustom }
    public var isCreator: Bool { fields.isCreator }
    public var installCount: Int32 { fields.installCount }
    public var prompt: String { fields.prompt }
    public var creatorUserID: Int64 { fields.creatorUserID }
    /// May be absent.
    public var englishExample: TextCompositionStyleExample? { fields.englishExample }

    public init(
        name: String,
        customEmojiID: Int64,
        title: String,
        isCustom: Bool,
        isCreator: Bool,
        installCount: Int32,
        prompt: String,
        creatorUserID: Int64,
        englishExample: TextCompositionStyleExample? = nil
    ) {
        fields = Fields(
        name,
        customEmojiID,
        title,
        isCustom,
        isCreator,
        installCount,
        prompt,
        creatorUserID,
        englishExample
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textCompositionStyle""#)
        wire.string(#","name":"#, fields.name)
        wire.int64(#","custom_emoji_id":"#, fields.customEmojiID)
        wire.string(#","title":"#, fields.title)
        wire.bool(#","is_custom":"#, fields.isCustom)
        wire.bool(#","is_creator":"#, fields.isCreator)
        wire.int32(#","install_count":"#, fields.installCount)
        wire.string(#","prompt":"#, fields.prompt)
        wire.int53(#","creator_user_id":"#, fields.creatorUserID)
        wire.object(#","english_example":"#, fields.englishExample)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TextCompositionStyle? {
        wire.open(#"{"@type":"textCompositionStyle""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TextCompositionStyle? {
        var name: String = ""
        var customEmojiID: Int64 = 0
        var title: String = ""
        var isCustom: Bool = false
        var isCreator: Bool = false
        var installCount: Int32 = 0
        var prompt: String = ""
        var creatorUserID: Int64 = 0
        var englishExample: TextCompositionStyleExample? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","name":"#, &name)
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
            wire.string(#","title":"#, &title)
            wire.bool(#","is_custom":"#, &isCustom)
            wire.bool(#","is_creator":"#, &isCreator)
            wire.int32(#","install_count":"#, &installCount)
            wire.string(#","prompt":"#, &prompt)
            wire.int53(#","creator_user_id":"#, &creatorUserID)
            wire.object(#","english_example":"#, &englishExample)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextCompositionStyle(
            name: name,
            customEmojiID: customEmojiID,
            title: title,
            isCustom: isCustom,
            isCreator: isCreator,
            installCount: installCount,
            prompt: prompt,
            creatorUserID: creatorUserID,
            englishExample: englishExample
        )
    }
}

/// `textQuote text:formattedText position:int32 is_manual:Bool = TextQuote`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_quote.html)
public struct TextQuote: TDDecodable, CustomStringConvertible {
    public let text: FormattedText
    /// In UTF-16 code units.
    public let position: Int32
    public let isManual: Bool

    public init(text: FormattedText, position: Int32, isManual: Bool) {
        self.text = text
        self.position = position
        self.isManual = isManual
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textQuote""#)
        wire.object(#","text":"#, self.text)
        wire.int32(#","position":"#, self.position)
        wire.bool(#","is_manual":"#, self.isManual)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TextQuote? {
        wire.open(#"{"@type":"textQuote""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TextQuote? {
        var text: FormattedText? = nil
        var position: Int32 = 0
        var isManual: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","text":"#, &text)
            wire.int32(#","position":"#, &position)
            wire.bool(#","is_manual":"#, &isManual)
        } while wire.more(&mark)
        guard !wire.failed, let text = wire.required(consume text) else { wire.missing("text"); return nil }
        return TextQuote(text: text, position: position, isManual: isManual)
    }
}

/// `countryInfo country_code:string name:string english_name:string flag_emoji:string is_hidden:Bool calling_codes:vector<string> = CountryInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1country_info.html)
public struct CountryInfo: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let countryCode: String
        let name: String
        let englishName: String
        let flagEmoji: String
        let isHidden: Bool
        let callingCodes: [String]
        init(
            _ countryCode: String,
            _ name: String,
            _ englishName: String,
            _ flagEmoji: String,
            _ isHidden: Bool,
            _ callingCodes: [String]
        ) {
            self.countryCode = countryCode
            self.name = name
            self.englishName = englishName
            self.flagEmoji = flagEmoji
            self.isHidden = isHidden
            self.callingCodes = callingCodes
        }
    }
    private let fields: Fields
    public var countryCode: String { fields.countryCode }
    public var name: String { fields.name }
    public var englishName: String { fields.englishName }
    public var flagEmoji: String { fields.flagEmoji }
    public var isHidden: Bool { fields.isHidden }
    public var callingCodes: [String] { fields.callingCodes }

    public init(
        countryCode: String,
        name: String,
        englishName: String,
        flagEmoji: String,
        isHidden: Bool,
        callingCodes: [String]
    ) {
        fields = Fields(countryCode, name, englishName, flagEmoji, isHidden, callingCodes)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"countryInfo""#)
        wire.string(#","country_code":"#, fields.countryCode)
        wire.string(#","name":"#, fields.name)
        wire.string(#","english_name":"#, fields.englishName)
        wire.string(#","flag_emoji":"#, fields.flagEmoji)
        wire.bool(#","is_hidden":"#, fields.isHidden)
        wire.strings(#","calling_codes":"#, fields.callingCodes)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> CountryInfo? {
        wire.open(#"{"@type":"countryInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> CountryInfo? {
        var countryCode: String = ""
        var name: String = ""
        var englishName: String = ""
        var flagEmoji: String = ""
        var isHidden: Bool = false
        var callingCodes: [String] = []
        var mark = wire.cursor
        repeat {
            wire.string(#","country_code":"#, &countryCode)
            wire.string(#","name":"#, &name)
            wire.string(#","english_name":"#, &englishName)
            wire.string(#","flag_emoji":"#, &flagEmoji)
            wire.bool(#","is_hidden":"#, &isHidden)
            wire.strings(#","calling_codes":"#, &callingCodes)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return CountryInfo(
            countryCode: countryCode,
            name: name,
            englishName: englishName,
            flagEmoji: flagEmoji,
            isHidden: isHidden,
            callingCodes: callingCodes
        )
    }
}

/// `countries countries:vector<countryInfo> = Countries`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1countries.html)
public struct Countries: TDDecodable, CustomStringConvertible {
    public let countries: [CountryInfo]

    public init(countries: [CountryInfo]) {
        self.countries = countries
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"countries""#)
        wire.objects(#","countries":"#, self.countries)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Countries? {
        wire.open(#"{"@type":"countries""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Countries? {
        var countries: [CountryInfo] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","countries":"#, &countries)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Countries(countries: countries)
    }
}

/// `date day:int32 month:int32 year:int32 = Date`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date.html)
public struct TDDate: TDDecodable, CustomStringConvertible {
    /// Range 1 to 31.
    public let day: Int32
    /// Range 1 to 12.
    public let month: Int32
    /// Range 1 to 9999.
    public let year: Int32

    public init(day: Int32, month: Int32, year: Int32) {
        self.day = day
        self.month = month
        self.year = year
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"date""#)
        wire.int32(#","day":"#, self.day)
        wire.int32(#","month":"#, self.month)
        wire.int32(#","year":"#, self.year)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TDDate? {
        wire.open(#"{"@type":"date""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TDDate? {
        var day: Int32 = 0
        var month: Int32 = 0
        var year: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","day":"#, &day)
            wire.int32(#","month":"#, &month)
            wire.int32(#","year":"#, &year)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TDDate(day: day, month: month, year: year)
    }
}

/// `DateTimePartPrecision`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_date_time_part_precision.html)
public enum DateTimePartPrecision: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `dateTimePartPrecisionNone = DateTimePartPrecision`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date_time_part_precision_none.html)
    case dateTimePartPrecisionNone
    /// `dateTimePartPrecisionShort = DateTimePartPrecision`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date_time_part_precision_short.html)
    case short
    /// `dateTimePartPrecisionLong = DateTimePartPrecision`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date_time_part_precision_long.html)
    case long
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .dateTimePartPrecisionNone: wire.empty(#"{"@type":"dateTimePartPrecisionNone"}"#)
        case .short: wire.empty(#"{"@type":"dateTimePartPrecisionShort"}"#)
        case .long: wire.empty(#"{"@type":"dateTimePartPrecisionLong"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> DateTimePartPrecision? {
        switch wire.constructor(of: .dateTimePartPrecision) {
        case 0: if wire.close() { return .dateTimePartPrecisionNone }  // dateTimePartPrecisionNone
        case 1: if wire.close() { return .short }  // dateTimePartPrecisionShort
        case 2: if wire.close() { return .long }  // dateTimePartPrecisionLong
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `DateTimeFormattingType`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_date_time_formatting_type.html)
public enum DateTimeFormattingType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `dateTimeFormattingTypeRelative = DateTimeFormattingType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date_time_formatting_type_relative.html)
    case relative
    indirect case absolute(DateTimeFormattingTypeAbsolute)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .relative: wire.empty(#"{"@type":"dateTimeFormattingTypeRelative"}"#)
        case .absolute(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> DateTimeFormattingType? {
        switch wire.constructor(of: .dateTimeFormattingType) {
        case 0: if wire.close() { return .relative }  // dateTimeFormattingTypeRelative
        case 1: if let value = DateTimeFormattingTypeAbsolute.body(&wire) { return .absolute(value) }  // dateTimeFormattingTypeAbsolute
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `dateTimeFormattingTypeAbsolute time_precision:DateTimePartPrecision date_precision:DateTimePartPrecision show_day_of_week:Bool = DateTimeFormattingType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date_time_formatting_type_absolute.html)
public struct DateTimeFormattingTypeAbsolute: TDObject, CustomStringConvertible {
    public let timePrecision: DateTimePartPrecision
    public let datePrecision: DateTimePartPrecision
    public let showDayOfWeek: Bool

    public init(timePrecision: DateTimePartPrecision, datePrecision: DateTimePartPrecision, showDayOfWeek: Bool) {
        self.timePrecision = timePrecision
        self.datePrecision = datePrecision
        self.showDayOfWeek = showDayOfWeek
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"dateTimeFormattingTypeAbsolute""#)
        wire.object(#","time_precision":"#, self.timePrecision)
        wire.object(#","date_precision":"#, self.datePrecision)
        wire.bool(#","show_day_of_week":"#, self.showDayOfWeek)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DateTimeFormattingTypeAbsolute? {
        var timePrecision: DateTimePartPrecision? = nil
        var datePrecision: DateTimePartPrecision? = nil
        var showDayOfWeek: Bool = false
        var mark = wire.cursor
        repeat {
            wire.object(#","time_precision":"#, &timePrecision)
            wire.object(#","date_precision":"#, &datePrecision)
            wire.bool(#","show_day_of_week":"#, &showDayOfWeek)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let timePrecision = wire.required(consume timePrecision),
            let datePrecision = wire.required(consume datePrecision)
         else { wire.missing("time_precision date_precision"); return nil }
        return DateTimeFormattingTypeAbsolute(
            timePrecision: timePrecision,
            datePrecision: datePrecision,
            showDayOfWeek: showDayOfWeek
        )
    }
}

/// `TextEntityType`, one of 23 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_text_entity_type.html)
public enum TextEntityType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `textEntityTypeMention = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_mention.html)
    case mention
    /// `textEntityTypeHashtag = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_hashtag.html)
    case hashtag
    /// `textEntityTypeCashtag = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_cashtag.html)
    case cashtag
    /// `textEntityTypeBotCommand = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_bot_command.html)
    case botCommand
    /// `textEntityTypeUrl = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_url.html)
    case url
    /// `textEntityTypeEmailAddress = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_email_address.html)
    case emailAddress
    /// `textEntityTypePhoneNumber = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_phone_number.html)
    case phoneNumber
    /// `textEntityTypeBankCardNumber = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_bank_card_number.html)
    case bankCardNumber
    /// `textEntityTypeBold = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_bold.html)
    case bold
    /// `textEntityTypeItalic = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_italic.html)
    case italic
    /// `textEntityTypeUnderline = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_underline.html)
    case underline
    /// `textEntityTypeStrikethrough = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_strikethrough.html)
    case strikethrough
    /// `textEntityTypeSpoiler = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_spoiler.html)
    case spoiler
    /// `textEntityTypeCode = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_code.html)
    case code
    /// `textEntityTypePre = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_pre.html)
    case pre
    indirect case preCode(TextEntityTypePreCode)
    /// `textEntityTypeBlockQuote = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_block_quote.html)
    case blockQuote
    /// `textEntityTypeExpandableBlockQuote = TextEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_expandable_block_quote.html)
    case expandableBlockQuote
    indirect case textUrl(TextEntityTypeTextUrl)
    indirect case mentionName(TextEntityTypeMentionName)
    indirect case customEmoji(TextEntityTypeCustomEmoji)
    indirect case mediaTimestamp(TextEntityTypeMediaTimestamp)
    indirect case dateTime(TextEntityTypeDateTime)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .mention: wire.empty(#"{"@type":"textEntityTypeMention"}"#)
        case .hashtag: wire.empty(#"{"@type":"textEntityTypeHashtag"}"#)
        case .cashtag: wire.empty(#"{"@type":"textEntityTypeCashtag"}"#)
        case .botCommand: wire.empty(#"{"@type":"textEntityTypeBotCommand"}"#)
        case .url: wire.empty(#"{"@type":"textEntityTypeUrl"}"#)
        case .emailAddress: wire.empty(#"{"@type":"textEntityTypeEmailAddress"}"#)
        case .phoneNumber: wire.empty(#"{"@type":"textEntityTypePhoneNumber"}"#)
        case .bankCardNumber: wire.empty(#"{"@type":"textEntityTypeBankCardNumber"}"#)
        case .bold: wire.empty(#"{"@type":"textEntityTypeBold"}"#)
        case .italic: wire.empty(#"{"@type":"textEntityTypeItalic"}"#)
        case .underline: wire.empty(#"{"@type":"textEntityTypeUnderline"}"#)
        case .strikethrough: wire.empty(#"{"@type":"textEntityTypeStrikethrough"}"#)
        case .spoiler: wire.empty(#"{"@type":"textEntityTypeSpoiler"}"#)
        case .code: wire.empty(#"{"@type":"textEntityTypeCode"}"#)
        case .pre: wire.empty(#"{"@type":"textEntityTypePre"}"#)
        case .preCode(let value): value.encode(into: &wire)
        case .blockQuote: wire.empty(#"{"@type":"textEntityTypeBlockQuote"}"#)
        case .expandableBlockQuote: wire.empty(#"{"@type":"textEntityTypeExpandableBlockQuote"}"#)
        case .textUrl(let value): value.encode(into: &wire)
        case .mentionName(let value): value.encode(into: &wire)
        case .customEmoji(let value): value.encode(into: &wire)
        case .mediaTimestamp(let value): value.encode(into: &wire)
        case .dateTime(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> TextEntityType? {
        switch wire.constructor(of: .textEntityType) {
        case 0: if wire.close() { return .mention }  // textEntityTypeMention
        case 1: if wire.close() { return .hashtag }  // textEntityTypeHashtag
        case 2: if wire.close() { return .cashtag }  // textEntityTypeCashtag
        case 3: if wire.close() { return .botCommand }  // textEntityTypeBotCommand
        case 4: if wire.close() { return .url }  // textEntityTypeUrl
        case 5: if wire.close() { return .emailAddress }  // textEntityTypeEmailAddress
        case 6: if wire.close() { return .phoneNumber }  // textEntityTypePhoneNumber
        case 7: if wire.close() { return .bankCardNumber }  // textEntityTypeBankCardNumber
        case 8: if wire.close() { return .bold }  // textEntityTypeBold
        case 9: if wire.close() { return .italic }  // textEntityTypeItalic
        case 10: if wire.close() { return .underline }  // textEntityTypeUnderline
        case 11: if wire.close() { return .strikethrough }  // textEntityTypeStrikethrough
        case 12: if wire.close() { return .spoiler }  // textEntityTypeSpoiler
        case 13: if wire.close() { return .code }  // textEntityTypeCode
        case 14: if wire.close() { return .pre }  // textEntityTypePre
        case 15: if let value = TextEntityTypePreCode.body(&wire) { return .preCode(value) }  // textEntityTypePreCode
        case 16: if wire.close() { return .blockQuote }  // textEntityTypeBlockQuote
        case 17: if wire.close() { return .expandableBlockQuote }  // textEntityTypeExpandableBlockQuote
        case 18: if let value = TextEntityTypeTextUrl.body(&wire) { return .textUrl(value) }  // textEntityTypeTextUrl
        case 19: if let value = TextEntityTypeMentionName.body(&wire) { return .mentionName(value) }  // textEntityTypeMentionName
        case 20: if let value = TextEntityTypeCustomEmoji.body(&wire) { return .customEmoji(value) }  // textEntityTypeCustomEmoji
        case 21: if let value = TextEntityTypeMediaTimestamp.body(&wire) { return .mediaTimestamp(value) }  // textEntityTypeMediaTimestamp
        case 22: if let value = TextEntityTypeDateTime.body(&wire) { return .dateTime(value) }  // textEntityTypeDateTime
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `textEntityTypePreCode language:string = TextEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_pre_code.html)
public struct TextEntityTypePreCode: TDObject, CustomStringConvertible {
    public let language: String

    public init(language: String) {
        self.language = language
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntityTypePreCode""#)
        wire.string(#","language":"#, self.language)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TextEntityTypePreCode? {
        var language: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","language":"#, &language)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntityTypePreCode(language: language)
    }
}

/// `textEntityTypeTextUrl url:string = TextEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_text_url.html)
public struct TextEntityTypeTextUrl: TDObject, CustomStringConvertible, CustomReflectable {
    public let url: String

    public init(url: String) {
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntityTypeTextUrl""#)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TextEntityTypeTextUrl? {
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntityTypeTextUrl(url: url)
    }
}

/// `textEntityTypeMentionName user_id:int53 = TextEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_mention_name.html)
public struct TextEntityTypeMentionName: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntityTypeMentionName""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TextEntityTypeMentionName? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntityTypeMentionName(userID: userID)
    }
}

/// `textEntityTypeCustomEmoji custom_emoji_id:int64 = TextEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_custom_emoji.html)
public struct TextEntityTypeCustomEmoji: TDObject, CustomStringConvertible {
    public let customEmojiID: Int64

    public init(customEmojiID: Int64) {
        self.customEmojiID = customEmojiID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntityTypeCustomEmoji""#)
        wire.int64(#","custom_emoji_id":"#, self.customEmojiID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TextEntityTypeCustomEmoji? {
        var customEmojiID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","custom_emoji_id":"#, &customEmojiID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntityTypeCustomEmoji(customEmojiID: customEmojiID)
    }
}

/// `textEntityTypeMediaTimestamp media_timestamp:int32 = TextEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_media_timestamp.html)
public struct TextEntityTypeMediaTimestamp: TDObject, CustomStringConvertible {
    public let mediaTimestamp: Int32

    public init(mediaTimestamp: Int32) {
        self.mediaTimestamp = mediaTimestamp
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntityTypeMediaTimestamp""#)
        wire.int32(#","media_timestamp":"#, self.mediaTimestamp)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TextEntityTypeMediaTimestamp? {
        var mediaTimestamp: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","media_timestamp":"#, &mediaTimestamp)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntityTypeMediaTimestamp(mediaTimestamp: mediaTimestamp)
    }
}

/// `textEntityTypeDateTime unix_time:int32 formatting_type:DateTimeFormattingType = TextEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_entity_type_date_time.html)
public struct TextEntityTypeDateTime: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let unixTime: Int32
    /// May be absent.
    public let formattingType: DateTimeFormattingType?

    public init(unixTime: Int32, formattingType: DateTimeFormattingType? = nil) {
        self.unixTime = unixTime
        self.formattingType = formattingType
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textEntityTypeDateTime""#)
        wire.int32(#","unix_time":"#, self.unixTime)
        wire.object(#","formatting_type":"#, self.formattingType)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TextEntityTypeDateTime? {
        var unixTime: Int32 = 0
        var formattingType: DateTimeFormattingType? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","unix_time":"#, &unixTime)
            wire.object(#","formatting_type":"#, &formattingType)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TextEntityTypeDateTime(unixTime: unixTime, formattingType: formattingType)
    }
}

/// `DiffEntityType`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_diff_entity_type.html)
public enum DiffEntityType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `diffEntityTypeInsert = DiffEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1diff_entity_type_insert.html)
    case insert
    indirect case replace(DiffEntityTypeReplace)
    /// `diffEntityTypeDelete = DiffEntityType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1diff_entity_type_delete.html)
    case delete
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .insert: wire.empty(#"{"@type":"diffEntityTypeInsert"}"#)
        case .replace(let value): value.encode(into: &wire)
        case .delete: wire.empty(#"{"@type":"diffEntityTypeDelete"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> DiffEntityType? {
        switch wire.constructor(of: .diffEntityType) {
        case 0: if wire.close() { return .insert }  // diffEntityTypeInsert
        case 1: if let value = DiffEntityTypeReplace.body(&wire) { return .replace(value) }  // diffEntityTypeReplace
        case 2: if wire.close() { return .delete }  // diffEntityTypeDelete
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `diffEntityTypeReplace old_text:string = DiffEntityType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1diff_entity_type_replace.html)
public struct DiffEntityTypeReplace: TDObject, CustomStringConvertible, CustomReflectable {
    public let oldText: String

    public init(oldText: String) {
        self.oldText = oldText
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"diffEntityTypeReplace""#)
        wire.string(#","old_text":"#, self.oldText)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> DiffEntityTypeReplace? {
        var oldText: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","old_text":"#, &oldText)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DiffEntityTypeReplace(oldText: oldText)
    }
}

/// `SearchMessagesFilter`, one of 19 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_search_messages_filter.html)
public enum SearchMessagesFilter: TDObject, CustomStringConvertible, CustomReflectable {
    /// `searchMessagesFilterEmpty = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_empty.html)
    case empty
    /// `searchMessagesFilterAnimation = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_animation.html)
    case animation
    /// `searchMessagesFilterAudio = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_audio.html)
    case audio
    /// `searchMessagesFilterDocument = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_document.html)
    case document
    /// `searchMessagesFilterPhoto = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_photo.html)
    case photo
    /// `searchMessagesFilterPoll = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_poll.html)
    case poll
    /// `searchMessagesFilterVideo = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_video.html)
    case video
    /// `searchMessagesFilterVoiceNote = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_voice_note.html)
    case voiceNote
    /// `searchMessagesFilterPhotoAndVideo = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_photo_and_video.html)
    case photoAndVideo
    /// `searchMessagesFilterUrl = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_url.html)
    case url
    /// `searchMessagesFilterChatPhoto = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_chat_photo.html)
    case chatPhoto
    /// `searchMessagesFilterVideoNote = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_video_note.html)
    case videoNote
    /// `searchMessagesFilterVoiceAndVideoNote = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_voice_and_video_note.html)
    case voiceAndVideoNote
    /// `searchMessagesFilterMention = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_mention.html)
    case mention
    /// `searchMessagesFilterUnreadMention = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_unread_mention.html)
    case unreadMention
    /// `searchMessagesFilterUnreadReaction = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_unread_reaction.html)
    case unreadReaction
    /// `searchMessagesFilterUnreadPollVote = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_unread_poll_vote.html)
    case unreadPollVote
    /// `searchMessagesFilterFailedToSend = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_failed_to_send.html)
    case failedToSend
    /// `searchMessagesFilterPinned = SearchMessagesFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_filter_pinned.html)
    case pinned
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .empty: wire.empty(#"{"@type":"searchMessagesFilterEmpty"}"#)
        case .animation: wire.empty(#"{"@type":"searchMessagesFilterAnimation"}"#)
        case .audio: wire.empty(#"{"@type":"searchMessagesFilterAudio"}"#)
        case .document: wire.empty(#"{"@type":"searchMessagesFilterDocument"}"#)
        case .photo: wire.empty(#"{"@type":"searchMessagesFilterPhoto"}"#)
        case .poll: wire.empty(#"{"@type":"searchMessagesFilterPoll"}"#)
        case .video: wire.empty(#"{"@type":"searchMessagesFilterVideo"}"#)
        case .voiceNote: wire.empty(#"{"@type":"searchMessagesFilterVoiceNote"}"#)
        case .photoAndVideo: wire.empty(#"{"@type":"searchMessagesFilterPhotoAndVideo"}"#)
        case .url: wire.empty(#"{"@type":"searchMessagesFilterUrl"}"#)
        case .chatPhoto: wire.empty(#"{"@type":"searchMessagesFilterChatPhoto"}"#)
        case .videoNote: wire.empty(#"{"@type":"searchMessagesFilterVideoNote"}"#)
        case .voiceAndVideoNote: wire.empty(#"{"@type":"searchMessagesFilterVoiceAndVideoNote"}"#)
        case .mention: wire.empty(#"{"@type":"searchMessagesFilterMention"}"#)
        case .unreadMention: wire.empty(#"{"@type":"searchMessagesFilterUnreadMention"}"#)
        case .unreadReaction: wire.empty(#"{"@type":"searchMessagesFilterUnreadReaction"}"#)
        case .unreadPollVote: wire.empty(#"{"@type":"searchMessagesFilterUnreadPollVote"}"#)
        case .failedToSend: wire.empty(#"{"@type":"searchMessagesFilterFailedToSend"}"#)
        case .pinned: wire.empty(#"{"@type":"searchMessagesFilterPinned"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `SearchMessagesChatTypeFilter`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_search_messages_chat_type_filter.html)
public enum SearchMessagesChatTypeFilter: TDObject, CustomStringConvertible, CustomReflectable {
    /// `searchMessagesChatTypeFilterPrivate = SearchMessagesChatTypeFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_chat_type_filter_private.html)
    case `private`
    /// `searchMessagesChatTypeFilterGroup = SearchMessagesChatTypeFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_chat_type_filter_group.html)
    case group
    /// `searchMessagesChatTypeFilterChannel = SearchMessagesChatTypeFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_messages_chat_type_filter_channel.html)
    case channel
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .private: wire.empty(#"{"@type":"searchMessagesChatTypeFilterPrivate"}"#)
        case .group: wire.empty(#"{"@type":"searchMessagesChatTypeFilterGroup"}"#)
        case .channel: wire.empty(#"{"@type":"searchMessagesChatTypeFilterChannel"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `SearchChatTypeFilter`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_search_chat_type_filter.html)
public enum SearchChatTypeFilter: TDObject, CustomStringConvertible, CustomReflectable {
    /// `searchChatTypeFilterBot = SearchChatTypeFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_type_filter_bot.html)
    case bot
    /// `searchChatTypeFilterChannel = SearchChatTypeFilter`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_chat_type_filter_channel.html)
    case channel
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .bot: wire.empty(#"{"@type":"searchChatTypeFilterBot"}"#)
        case .channel: wire.empty(#"{"@type":"searchChatTypeFilterChannel"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `LanguagePackStringValue`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_language_pack_string_value.html)
public enum LanguagePackStringValue: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case ordinary(LanguagePackStringValueOrdinary)
    case pluralized(LanguagePackStringValuePluralized)
    /// `languagePackStringValueDeleted = LanguagePackStringValue`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1language_pack_string_value_deleted.html)
    case deleted
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .ordinary(let value): value.encode(into: &wire)
        case .pluralized(let value): value.encode(into: &wire)
        case .deleted: wire.empty(#"{"@type":"languagePackStringValueDeleted"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> LanguagePackStringValue? {
        switch wire.constructor(of: .languagePackStringValue) {
        case 0: if let value = LanguagePackStringValueOrdinary.body(&wire) { return .ordinary(value) }  // languagePackStringValueOrdinary
        case 1: if let value = LanguagePackStringValuePluralized.body(&wire) { return .pluralized(value) }  // languagePackStringValuePluralized
        case 2: if wire.close() { return .deleted }  // languagePackStringValueDeleted
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `languagePackStringValueOrdinary value:string = LanguagePackStringValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1language_pack_string_value_ordinary.html)
public struct LanguagePackStringValueOrdinary: TDObject, CustomStringConvertible {
    public let value: String

    public init(value: String) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"languagePackStringValueOrdinary""#)
        wire.string(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LanguagePackStringValueOrdinary? {
        var value: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LanguagePackStringValueOrdinary(value: value)
    }
}

/// `languagePackStringValuePluralized zero_value:string one_value:string two_value:string few_value:string many_value:string other_value:string = LanguagePackStringValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1language_pack_string_value_pluralized.html)
public struct LanguagePackStringValuePluralized: TDObject, CustomStringConvertible {
    private final class Fields: Sendable {
        let zeroValue: String
        let oneValue: String
        let twoValue: String
        let fewValue: String
        let manyValue: String
        let otherValue: String
        init(
            _ zeroValue: String,
            _ oneValue: String,
            _ twoValue: String,
            _ fewValue: String,
            _ manyValue: String,
            _ otherValue: String
        ) {
            self.zeroValue = zeroValue
            self.oneValue = oneValue
            self.twoValue = twoValue
            self.fewValue = fewValue
            self.manyValue = manyValue
            self.otherValue = otherValue
        }
    }
    private let fields: Fields
    public var zeroValue: String { fields.zeroValue }
    public var oneValue: String { fields.oneValue }
    public var twoValue: String { fields.twoValue }
    public var fewValue: String { fields.fewValue }
    public var manyValue: String { fields.manyValue }
    public var otherValue: String { fields.otherValue }

    public init(
        zeroValue: String,
        oneValue: String,
        twoValue: String,
        fewValue: String,
        manyValue: String,
        otherValue: String
    ) {
        fields = Fields(zeroValue, oneValue, twoValue, fewValue, manyValue, otherValue)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"languagePackStringValuePluralized""#)
        wire.string(#","zero_value":"#, fields.zeroValue)
        wire.string(#","one_value":"#, fields.oneValue)
        wire.string(#","two_value":"#, fields.twoValue)
        wire.string(#","few_value":"#, fields.fewValue)
        wire.string(#","many_value":"#, fields.manyValue)
        wire.string(#","other_value":"#, fields.otherValue)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> LanguagePackStringValuePluralized? {
        var zeroValue: String = ""
        var oneValue: String = ""
        var twoValue: String = ""
        var fewValue: String = ""
        var manyValue: String = ""
        var otherValue: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","zero_value":"#, &zeroValue)
            wire.string(#","one_value":"#, &oneValue)
            wire.string(#","two_value":"#, &twoValue)
            wire.string(#","few_value":"#, &fewValue)
            wire.string(#","many_value":"#, &manyValue)
            wire.string(#","other_value":"#, &otherValue)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LanguagePackStringValuePluralized(
            zeroValue: zeroValue,
            oneValue: oneValue,
            twoValue: twoValue,
            fewValue: fewValue,
            manyValue: manyValue,
            otherValue: otherValue
        )
    }
}

/// `languagePackString key:string value:LanguagePackStringValue = LanguagePackString`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1language_pack_string.html)
public struct LanguagePackString: TDDecodable, CustomStringConvertible {
    public let key: String
    /// May be left out.
    public let value: LanguagePackStringValue?

    public init(key: String, value: LanguagePackStringValue? = nil) {
        self.key = key
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"languagePackString""#)
        wire.string(#","key":"#, self.key)
        wire.object(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LanguagePackString? {
        wire.open(#"{"@type":"languagePackString""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LanguagePackString? {
        var key: String = ""
        var value: LanguagePackStringValue? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","key":"#, &key)
            wire.object(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LanguagePackString(key: key, value: value)
    }
}

/// `languagePackStrings strings:vector<languagePackString> = LanguagePackStrings`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1language_pack_strings.html)
public struct LanguagePackStrings: TDDecodable, CustomStringConvertible {
    public let strings: [LanguagePackString]

    public init(strings: [LanguagePackString]) {
        self.strings = strings
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"languagePackStrings""#)
        wire.objects(#","strings":"#, self.strings)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LanguagePackStrings? {
        wire.open(#"{"@type":"languagePackStrings""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LanguagePackStrings? {
        var strings: [LanguagePackString] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","strings":"#, &strings)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LanguagePackStrings(strings: strings)
    }
}

/// `languagePackInfo id:string base_language_pack_id:string name:string native_name:string plural_code:string is_official:Bool is_rtl:Bool is_beta:Bool is_installed:Bool total_string_count:int32 translated_string_count:int32 local_string_count:int32 translation_url:string = LanguagePackInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1language_pack_info.html)
public struct LanguagePackInfo: TDDecodable, CustomStringConvertible, CustomReflectable {
    private final class Fields: Sendable {
        let id: String
        let baseLanguagePackID: String
        let name: String
        let nativeName: String
        let pluralCode: String
        let isOfficial: Bool
        let isRtl: Bool
        let isBeta: Bool
        let isInstalled: Bool
        let totalStringCount: Int32
        let translatedStringCount: Int32
        let localStringCount: Int32
        let translationURL: String
        init(
            _ id: String,
            _ baseLanguagePackID: String,
            _ name: String,
            _ nativeName: String,
            _ pluralCode: String,
            _ isOfficial: Bool,
            _ isRtl: Bool,
            _ isBeta: Bool,
            _ isInstalled: Bool,
            _ totalStringCount: Int32,
            _ translatedStringCount: Int32,
            _ localStringCount: Int32,
            _ translationURL: String
        ) {
            self.id = id
            self.baseLanguagePackID = baseLanguagePackID
            self.name = name
            self.nativeName = nativeName
            self.pluralCode = pluralCode
            self.isOfficial = isOfficial
            self.isRtl = isRtl
            self.isBeta = isBeta
            self.isInstalled = isInstalled
            self.totalStringCount = totalStringCount
            self.translatedStringCount = translatedStringCount
            self.localStringCount = localStringCount
            self.translationURL = translationURL
        }
    }
    private let fields: Fields
    public var id: String { fields.id }
    public var baseLanguagePackID: String { fields.baseLanguagePackID }
    public var name: String { fields.name }
    public var nativeName: String { fields.nativeName }
    public var pluralCode: String { fields.pluralCode }
    public var isOfficial: Bool { fields.isOfficial }
    public var isRtl: Bool { fields.isRtl }
    public var isBeta: Bool { fields.isBeta }
    public var isInstalled: Bool { fields.isInstalled }
    public var totalStringCount: Int32 { fields.totalStringCount }
    public var translatedStringCount: Int32 { fields.translatedStringCount }
    public var localStringCount: Int32 { fields.localStringCount }
    public var translationURL: String { fields.translationURL }

    public init(
        id: String,
        baseLanguagePackID: String,
        name: String,
        nativeName: String,
        pluralCode: String,
        isOfficial: Bool,
        isRtl: Bool,
        isBeta: Bool,
        isInstalled: Bool,
        totalStringCount: Int32,
        translatedStringCount: Int32,
        localStringCount: Int32,
        translationURL: String
    ) {
        fields = Fields(
        id,
        baseLanguagePackID,
        name,
        nativeName,
        pluralCode,
        isOfficial,
        isRtl,
        isBeta,
        isInstalled,
        totalStringCount,
        translatedStringCount,
        localStringCount,
        translationURL
    )
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"languagePackInfo""#)
        wire.string(#","id":"#, fields.id)
        wire.string(#","base_language_pack_id":"#, fields.baseLanguagePackID)
        wire.string(#","name":"#, fields.name)
        wire.string(#","native_name":"#, fields.nativeName)
        wire.string(#","plural_code":"#, fields.pluralCode)
        wire.bool(#","is_official":"#, fields.isOfficial)
        wire.bool(#","is_rtl":"#, fields.isRtl)
        wire.bool(#","is_beta":"#, fields.isBeta)
        wire.bool(#","is_installed":"#, fields.isInstalled)
        wire.int32(#","total_string_count":"#, fields.totalStringCount)
        wire.int32(#","translated_string_count":"#, fields.translatedStringCount)
        wire.int32(#","local_string_count":"#, fields.localStringCount)
        wire.string(#","translation_url":"#, fields.translationURL)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LanguagePackInfo? {
        wire.open(#"{"@type":"languagePackInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LanguagePackInfo? {
        var id: String = ""
        var baseLanguagePackID: String = ""
        var name: String = ""
        var nativeName: String = ""
        var pluralCode: String = ""
        var isOfficial: Bool = false
        var isRtl: Bool = false
        var isBeta: Bool = false
        var isInstalled: Bool = false
        var totalStringCount: Int32 = 0
        var translatedStringCount: Int32 = 0
        var localStringCount: Int32 = 0
        var translationURL: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","id":"#, &id)
            wire.string(#","base_language_pack_id":"#, &baseLanguagePackID)
            wire.string(#","name":"#, &name)
            wire.string(#","native_name":"#, &nativeName)
            wire.string(#","plural_code":"#, &pluralCode)
            wire.bool(#","is_official":"#, &isOfficial)
            wire.bool(#","is_rtl":"#, &isRtl)
            wire.bool(#","is_beta":"#, &isBeta)
            wire.bool(#","is_installed":"#, &isInstalled)
            wire.int32(#","total_string_count":"#, &totalStringCount)
            wire.int32(#","translated_string_count":"#, &translatedStringCount)
            wire.int32(#","local_string_count":"#, &localStringCount)
            wire.string(#","translation_url":"#, &translationURL)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LanguagePackInfo(
            id: id,
            baseLanguagePackID: baseLanguagePackID,
            name: name,
            nativeName: nativeName,
            pluralCode: pluralCode,
            isOfficial: isOfficial,
            isRtl: isRtl,
            isBeta: isBeta,
            isInstalled: isInstalled,
            totalStringCount: totalStringCount,
            translatedStringCount: translatedStringCount,
            localStringCount: localStringCount,
            translationURL: translationURL
        )
    }
}

/// `localizationTargetInfo language_packs:vector<languagePackInfo> = LocalizationTargetInfo`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1localization_target_info.html)
public struct LocalizationTargetInfo: TDDecodable, CustomStringConvertible {
    public let languagePacks: [LanguagePackInfo]

    public init(languagePacks: [LanguagePackInfo]) {
        self.languagePacks = languagePacks
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"localizationTargetInfo""#)
        wire.objects(#","language_packs":"#, self.languagePacks)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> LocalizationTargetInfo? {
        wire.open(#"{"@type":"localizationTargetInfo""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> LocalizationTargetInfo? {
        var languagePacks: [LanguagePackInfo] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","language_packs":"#, &languagePacks)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return LocalizationTargetInfo(languagePacks: languagePacks)
    }
}

/// `hashtags hashtags:vector<string> = Hashtags`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1hashtags.html)
public struct Hashtags: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let hashtags: [String]

    public init(hashtags: [String]) {
        self.hashtags = hashtags
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"hashtags""#)
        wire.strings(#","hashtags":"#, self.hashtags)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Hashtags? {
        wire.open(#"{"@type":"hashtags""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Hashtags? {
        var hashtags: [String] = []
        var mark = wire.cursor
        repeat {
            wire.strings(#","hashtags":"#, &hashtags)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Hashtags(hashtags: hashtags)
    }
}

/// `jsonObjectMember key:string value:JsonValue = JsonObjectMember`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_object_member.html)
public struct JsonObjectMember: TDDecodable, CustomStringConvertible {
    public let key: String
    public let value: JsonValue

    public init(key: String, value: JsonValue) {
        self.key = key
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"jsonObjectMember""#)
        wire.string(#","key":"#, self.key)
        wire.object(#","value":"#, self.value)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> JsonObjectMember? {
        wire.open(#"{"@type":"jsonObjectMember""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> JsonObjectMember? {
        var key: String = ""
        var value: JsonValue? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","key":"#, &key)
            wire.object(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed, let value = wire.required(consume value) else { wire.missing("value"); return nil }
        return JsonObjectMember(key: key, value: value)
    }
}

/// `JsonValue`, one of 6 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_json_value.html)
public enum JsonValue: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `jsonValueNull = JsonValue`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_value_null.html)
    case null
    indirect case boolean(JsonValueBoolean)
    indirect case number(JsonValueNumber)
    indirect case string(JsonValueString)
    indirect case array(JsonValueArray)
    indirect case object(JsonValueObject)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .null: wire.empty(#"{"@type":"jsonValueNull"}"#)
        case .boolean(let value): value.encode(into: &wire)
        case .number(let value): value.encode(into: &wire)
        case .string(let value): value.encode(into: &wire)
        case .array(let value): value.encode(into: &wire)
        case .object(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> JsonValue? {
        switch wire.constructor(of: .jsonValue) {
        case 0: if wire.close() { return .null }  // jsonValueNull
        case 1: if let value = JsonValueBoolean.body(&wire) { return .boolean(value) }  // jsonValueBoolean
        case 2: if let value = JsonValueNumber.body(&wire) { return .number(value) }  // jsonValueNumber
        case 3: if let value = JsonValueString.body(&wire) { return .string(value) }  // jsonValueString
        case 4: if let value = JsonValueArray.body(&wire) { return .array(value) }  // jsonValueArray
        case 5: if let value = JsonValueObject.body(&wire) { return .object(value) }  // jsonValueObject
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `jsonValueBoolean value:Bool = JsonValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_value_boolean.html)
public struct JsonValueBoolean: TDObject, CustomStringConvertible {
    public let value: Bool

    public init(value: Bool) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"jsonValueBoolean""#)
        wire.bool(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> JsonValueBoolean? {
        var value: Bool = false
        var mark = wire.cursor
        repeat {
            wire.bool(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return JsonValueBoolean(value: value)
    }
}

/// `jsonValueNumber value:double = JsonValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_value_number.html)
public struct JsonValueNumber: TDObject, CustomStringConvertible {
    public let value: Double

    public init(value: Double) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"jsonValueNumber""#)
        wire.double(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> JsonValueNumber? {
        var value: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.double(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return JsonValueNumber(value: value)
    }
}

/// `jsonValueString value:string = JsonValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_value_string.html)
public struct JsonValueString: TDObject, CustomStringConvertible, CustomReflectable {
    public let value: String

    public init(value: String) {
        self.value = value
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"jsonValueString""#)
        wire.string(#","value":"#, self.value)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> JsonValueString? {
        var value: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","value":"#, &value)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return JsonValueString(value: value)
    }
}

/// `jsonValueArray values:vector<JsonValue> = JsonValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_value_array.html)
public struct JsonValueArray: TDObject, CustomStringConvertible {
    public let values: [JsonValue]

    public init(values: [JsonValue]) {
        self.values = values
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"jsonValueArray""#)
        wire.objects(#","values":"#, self.values)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> JsonValueArray? {
        var values: [JsonValue] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","values":"#, &values)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return JsonValueArray(values: values)
    }
}

/// `jsonValueObject members:vector<jsonObjectMember> = JsonValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1json_value_object.html)
public struct JsonValueObject: TDObject, CustomStringConvertible {
    public let members: [JsonObjectMember]

    public init(members: [JsonObjectMember]) {
        self.members = members
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"jsonValueObject""#)
        wire.objects(#","members":"#, self.members)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> JsonValueObject? {
        var members: [JsonObjectMember] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","members":"#, &members)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return JsonValueObject(members: members)
    }
}

/// `TMeUrlType`, one of 4 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_t_me_url_type.html)
public enum TMeUrlType: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case tMeUrlTypeUser(TMeUrlTypeUser)
    indirect case tMeUrlTypeSupergroup(TMeUrlTypeSupergroup)
    indirect case tMeUrlTypeChatInvite(TMeUrlTypeChatInvite)
    indirect case tMeUrlTypeStickerSet(TMeUrlTypeStickerSet)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .tMeUrlTypeUser(let value): value.encode(into: &wire)
        case .tMeUrlTypeSupergroup(let value): value.encode(into: &wire)
        case .tMeUrlTypeChatInvite(let value): value.encode(into: &wire)
        case .tMeUrlTypeStickerSet(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> TMeUrlType? {
        switch wire.constructor(of: .tMeUrlType) {
        case 0: if let value = TMeUrlTypeUser.body(&wire) { return .tMeUrlTypeUser(value) }  // tMeUrlTypeUser
        case 1: if let value = TMeUrlTypeSupergroup.body(&wire) { return .tMeUrlTypeSupergroup(value) }  // tMeUrlTypeSupergroup
        case 2: if let value = TMeUrlTypeChatInvite.body(&wire) { return .tMeUrlTypeChatInvite(value) }  // tMeUrlTypeChatInvite
        case 3: if let value = TMeUrlTypeStickerSet.body(&wire) { return .tMeUrlTypeStickerSet(value) }  // tMeUrlTypeStickerSet
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `tMeUrlTypeUser user_id:int53 = TMeUrlType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1t_me_url_type_user.html)
public struct TMeUrlTypeUser: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tMeUrlTypeUser""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TMeUrlTypeUser? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TMeUrlTypeUser(userID: userID)
    }
}

/// `tMeUrlTypeSupergroup supergroup_id:int53 = TMeUrlType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1t_me_url_type_supergroup.html)
public struct TMeUrlTypeSupergroup: TDObject, CustomStringConvertible {
    public let supergroupID: Int64

    public init(supergroupID: Int64) {
        self.supergroupID = supergroupID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tMeUrlTypeSupergroup""#)
        wire.int53(#","supergroup_id":"#, self.supergroupID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TMeUrlTypeSupergroup? {
        var supergroupID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","supergroup_id":"#, &supergroupID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TMeUrlTypeSupergroup(supergroupID: supergroupID)
    }
}

/// `tMeUrlTypeChatInvite info:chatInviteLinkInfo = TMeUrlType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1t_me_url_type_chat_invite.html)
public struct TMeUrlTypeChatInvite: TDObject, CustomStringConvertible {
    public let info: ChatInviteLinkInfo

    public init(info: ChatInviteLinkInfo) {
        self.info = info
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tMeUrlTypeChatInvite""#)
        wire.object(#","info":"#, self.info)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TMeUrlTypeChatInvite? {
        var info: ChatInviteLinkInfo? = nil
        var mark = wire.cursor
        repeat {
            wire.object(#","info":"#, &info)
        } while wire.more(&mark)
        guard !wire.failed, let info = wire.required(consume info) else { wire.missing("info"); return nil }
        return TMeUrlTypeChatInvite(info: info)
    }
}

/// `tMeUrlTypeStickerSet sticker_set_id:int64 = TMeUrlType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1t_me_url_type_sticker_set.html)
public struct TMeUrlTypeStickerSet: TDObject, CustomStringConvertible {
    public let stickerSetID: Int64

    public init(stickerSetID: Int64) {
        self.stickerSetID = stickerSetID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tMeUrlTypeStickerSet""#)
        wire.int64(#","sticker_set_id":"#, self.stickerSetID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> TMeUrlTypeStickerSet? {
        var stickerSetID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int64(#","sticker_set_id":"#, &stickerSetID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TMeUrlTypeStickerSet(stickerSetID: stickerSetID)
    }
}

/// `tMeUrl url:string type:TMeUrlType = TMeUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1t_me_url.html)
public struct TMeUrl: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let url: String
    public let type: TMeUrlType

    public init(url: String, type: TMeUrlType) {
        self.url = url
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tMeUrl""#)
        wire.string(#","url":"#, self.url)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TMeUrl? {
        wire.open(#"{"@type":"tMeUrl""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TMeUrl? {
        var url: String = ""
        var type: TMeUrlType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","url":"#, &url)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return TMeUrl(url: url, type: type)
    }
}

/// `tMeUrls urls:vector<tMeUrl> = TMeUrls`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1t_me_urls.html)
public struct TMeUrls: TDDecodable, CustomStringConvertible {
    public let urls: [TMeUrl]

    public init(urls: [TMeUrl]) {
        self.urls = urls
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"tMeUrls""#)
        wire.objects(#","urls":"#, self.urls)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> TMeUrls? {
        wire.open(#"{"@type":"tMeUrls""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> TMeUrls? {
        var urls: [TMeUrl] = []
        var mark = wire.cursor
        repeat {
            wire.objects(#","urls":"#, &urls)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return TMeUrls(urls: urls)
    }
}

/// `text text:string = Text`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text.html)
public struct Text: TDDecodable, CustomStringConvertible, CustomReflectable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"text""#)
        wire.string(#","text":"#, self.text)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> Text? {
        wire.open(#"{"@type":"text""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> Text? {
        var text: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","text":"#, &text)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return Text(text: text)
    }
}

/// `TextParseMode`, one of 2 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_text_parse_mode.html)
public enum TextParseMode: TDObject, CustomStringConvertible, CustomReflectable {
    case markdown(TextParseModeMarkdown)
    /// `textParseModeHTML = TextParseMode`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_parse_mode_h_t_m_l.html)
    case hTML
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .markdown(let value): value.encode(into: &wire)
        case .hTML: wire.empty(#"{"@type":"textParseModeHTML"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }
}

/// `textParseModeMarkdown version:int32 = TextParseMode`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1text_parse_mode_markdown.html)
public struct TextParseModeMarkdown: TDObject, CustomStringConvertible {
    public let version: Int32

    public init(version: Int32) {
        self.version = version
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"textParseModeMarkdown""#)
        wire.int32(#","version":"#, self.version)
        wire.close()
    }
}

/// `dateRange start_date:int32 end_date:int32 = DateRange`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1date_range.html)
public struct DateRange: TDDecodable, CustomStringConvertible {
    /// Unix time in seconds.
    public let startDate: Int32
    /// Unix time in seconds.
    public let endDate: Int32

    public init(startDate: Int32, endDate: Int32) {
        self.startDate = startDate
        self.endDate = endDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"dateRange""#)
        wire.int32(#","start_date":"#, self.startDate)
        wire.int32(#","end_date":"#, self.endDate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> DateRange? {
        wire.open(#"{"@type":"dateRange""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> DateRange? {
        var startDate: Int32 = 0
        var endDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","end_date":"#, &endDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return DateRange(startDate: startDate, endDate: endDate)
    }
}


#if Hashable
extension TextEntity: Hashable {}
extension TextEntities: Hashable {}
extension FormattedText: Hashable {}
extension DiffEntity: Hashable {}
extension DiffText: Hashable {}
extension FixedText: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.text != right.text { return false }
        if left.diffText != right.diffText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(diffText)
    }
}
extension TextCompositionStyleExample: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.sourceText != right.sourceText { return false }
        if left.resultText != right.resultText { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(sourceText)
        hasher.combine(resultText)
    }
}
extension TextCompositionStyle: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.name != right.name { return false }
        if left.customEmojiID != right.customEmojiID { return false }
        if left.title != right.title { return false }
        if left.isCustom != right.isCustom { return false }
        if left.isCreator != right.isCreator { return false }
        if left.installCount != right.installCount { return false }
        if left.prompt != right.prompt { return false }
        if left.creatorUserID != right.creatorUserID { return false }
        if left.englishExample != right.englishExample { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(customEmojiID)
        hasher.combine(title)
        hasher.combine(isCustom)
        hasher.combine(isCreator)
        hasher.combine(installCount)
        hasher.combine(prompt)
        hasher.combine(creatorUserID)
        hasher.combine(englishExample)
    }
}
extension TextQuote: Hashable {}
extension CountryInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.countryCode != right.countryCode { return false }
        if left.name != right.name { return false }
        if left.englishName != right.englishName { return false }
        if left.flagEmoji != right.flagEmoji { return false }
        if left.isHidden != right.isHidden { return false }
        if left.callingCodes != right.callingCodes { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(name)
        hasher.combine(englishName)
        hasher.combine(flagEmoji)
        hasher.combine(isHidden)
        hasher.combine(callingCodes)
    }
}
extension Countries: Hashable {}
extension TDDate: Hashable {}
extension DateTimePartPrecision: Hashable {}
extension DateTimeFormattingType: Hashable {}
extension DateTimeFormattingTypeAbsolute: Hashable {}
extension TextEntityType: Hashable {}
extension TextEntityTypePreCode: Hashable {}
extension TextEntityTypeTextUrl: Hashable {}
extension TextEntityTypeMentionName: Hashable {}
extension TextEntityTypeCustomEmoji: Hashable {}
extension TextEntityTypeMediaTimestamp: Hashable {}
extension TextEntityTypeDateTime: Hashable {}
extension DiffEntityType: Hashable {}
extension DiffEntityTypeReplace: Hashable {}
extension SearchMessagesFilter: Hashable {}
extension SearchMessagesChatTypeFilter: Hashable {}
extension SearchChatTypeFilter: Hashable {}
extension LanguagePackStringValue: Hashable {}
extension LanguagePackStringValueOrdinary: Hashable {}
extension LanguagePackStringValuePluralized: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.zeroValue != right.zeroValue { return false }
        if left.oneValue != right.oneValue { return false }
        if left.twoValue != right.twoValue { return false }
        if left.fewValue != right.fewValue { return false }
        if left.manyValue != right.manyValue { return false }
        if left.otherValue != right.otherValue { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(zeroValue)
        hasher.combine(oneValue)
        hasher.combine(twoValue)
        hasher.combine(fewValue)
        hasher.combine(manyValue)
        hasher.combine(otherValue)
    }
}
extension LanguagePackString: Hashable {}
extension LanguagePackStrings: Hashable {}
extension LanguagePackInfo: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.id != right.id { return false }
        if left.baseLanguagePackID != right.baseLanguagePackID { return false }
        if left.name != right.name { return false }
        if left.nativeName != right.nativeName { return false }
        if left.pluralCode != right.pluralCode { return false }
        if left.isOfficial != right.isOfficial { return false }
        if left.isRtl != right.isRtl { return false }
        if left.isBeta != right.isBeta { return false }
        if left.isInstalled != right.isInstalled { return false }
        if left.totalStringCount != right.totalStringCount { return false }
        if left.translatedStringCount != right.translatedStringCount { return false }
        if left.localStringCount != right.localStringCount { return false }
        if left.translationURL != right.translationURL { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(baseLanguagePackID)
        hasher.combine(name)
        hasher.combine(nativeName)
        hasher.combine(pluralCode)
        hasher.combine(isOfficial)
        hasher.combine(isRtl)
        hasher.combine(isBeta)
        hasher.combine(isInstalled)
        hasher.combine(totalStringCount)
        hasher.combine(translatedStringCount)
        hasher.combine(localStringCount)
        hasher.combine(translationURL)
    }
}
extension LocalizationTargetInfo: Hashable {}
extension Hashtags: Hashable {}
extension JsonObjectMember: Hashable {}
extension JsonValue: Hashable {}
extension JsonValueBoolean: Hashable {}
extension JsonValueNumber: Hashable {}
extension JsonValueString: Hashable {}
extension JsonValueArray: Hashable {}
extension JsonValueObject: Hashable {}
extension TMeUrlType: Hashable {}
extension TMeUrlTypeUser: Hashable {}
extension TMeUrlTypeSupergroup: Hashable {}
extension TMeUrlTypeChatInvite: Hashable {}
extension TMeUrlTypeStickerSet: Hashable {}
extension TMeUrl: Hashable {}
extension TMeUrls: Hashable {}
extension Text: Hashable {}
extension TextParseMode: Hashable {}
extension TextParseModeMarkdown: Hashable {}
extension DateRange: Hashable {}
#endif
