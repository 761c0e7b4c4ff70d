// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `logOut = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_out.html)
public struct LogOut: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"logOut"}"#)
    }
}

/// `close = Ok`
///
/// Can be called before initialization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close.html)
public struct Close: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"close"}"#)
    }
}

/// `destroy = Ok`
///
/// Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1destroy.html)
public struct Destroy: TDFunction, CustomStringConvertible {
    public typealias Result = Ok

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"destroy"}"#)
    }
}

/// `recognizeSpeech chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recognize_speech.html)
public struct RecognizeSpeech: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"recognizeSpeech""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

/// `rateSpeechRecognition chat_id:int53 message_id:int53 is_good:Bool = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rate_speech_recognition.html)
public struct RateSpeechRecognition: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64
    public let isGood: Bool

    public init(chatID: Int64, messageID: Int64, isGood: Bool) {
        self.chatID = chatID
        self.messageID = messageID
        self.isGood = isGood
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"rateSpeechRecognition""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.bool(#","is_good":"#, self.isGood)
        wire.close()
    }
}

/// `searchQuote text:formattedText quote:formattedText quote_position:int32 = FoundPosition`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_quote.html)
public struct SearchQuote: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = FoundPosition
    public let text: FormattedText
    public let quote: FormattedText
    /// In UTF-16 code units.
    public let quotePosition: Int32

    public init(text: FormattedText, quote: FormattedText, quotePosition: Int32) {
        self.text = text
        self.quote = quote
        self.quotePosition = quotePosition
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchQuote""#)
        wire.object(#","text":"#, self.text)
        wire.object(#","quote":"#, self.quote)
        wire.int32(#","quote_position":"#, self.quotePosition)
        wire.close()
    }
}

/// `answerGuestQuery guest_query_id:int64 result:InputInlineQueryResult = InlineMessageId`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_guest_query.html)
public struct AnswerGuestQuery: TDFunction, CustomStringConvertible {
    public typealias Result = InlineMessageId
    public let guestQueryID: Int64
    public let result: InputInlineQueryResult

    public init(guestQueryID: Int64, result: InputInlineQueryResult) {
        self.guestQueryID = guestQueryID
        self.result = result
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerGuestQuery""#)
        wire.int64(#","guest_query_id":"#, self.guestQueryID)
        wire.object(#","result":"#, self.result)
        wire.close()
    }
}

/// `answerPreCheckoutQuery pre_checkout_query_id:int64 error_message:string = Ok`
///
/// For bots only.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_pre_checkout_query.html)
public struct AnswerPreCheckoutQuery: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let preCheckoutQueryID: Int64
    public let errorMessage: String

    public init(preCheckoutQueryID: Int64, errorMessage: String) {
        self.preCheckoutQueryID = preCheckoutQueryID
        self.errorMessage = errorMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"answerPreCheckoutQuery""#)
        wire.int64(#","pre_checkout_query_id":"#, self.preCheckoutQueryID)
        wire.string(#","error_message":"#, self.errorMessage)
        wire.close()
    }
}

/// `canTransferOwnership = CanTransferOwnershipResult`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_transfer_ownership.html)
public struct CanTransferOwnership: TDFunction, CustomStringConvertible {
    public typealias Result = CanTransferOwnershipResult

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"canTransferOwnership"}"#)
    }
}

/// `addOffer chat_id:int53 message_id:int53 options:messageSendOptions = Message`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_offer.html)
public struct AddOffer: TDFunction, CustomStringConvertible {
    public typealias Result = Message
    public let chatID: Int64
    public let messageID: Int64
    public let options: MessageSendOptions

    public init(chatID: Int64, messageID: Int64, options: MessageSendOptions) {
        self.chatID = chatID
        self.messageID = messageID
        self.options = options
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"addOffer""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.object(#","options":"#, self.options)
        wire.close()
    }
}

/// `getTimeZones = TimeZones`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_time_zones.html)
public struct GetTimeZones: TDFunction, CustomStringConvertible {
    public typealias Result = TimeZones

    public init() {
    }

    public func encode(into wire: inout WireWriter) {
        wire.empty(#"{"@type":"getTimeZones"}"#)
    }
}

/// `searchStringsByPrefix strings:vector<string> query:string limit:int32 return_none_for_empty_query:Bool = FoundPositions`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_strings_by_prefix.html)
public struct SearchStringsByPrefix: TDSynchronousFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = FoundPositions
    public let strings: [String]
    public let query: String
    public let limit: Int32
    public let returnNoneForEmptyQuery: Bool

    public init(strings: [String], query: String, limit: Int32, returnNoneForEmptyQuery: Bool) {
        self.strings = strings
        self.query = query
        self.limit = limit
        self.returnNoneForEmptyQuery = returnNoneForEmptyQuery
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"searchStringsByPrefix""#)
        wire.strings(#","strings":"#, self.strings)
        wire.string(#","query":"#, self.query)
        wire.int32(#","limit":"#, self.limit)
        wire.bool(#","return_none_for_empty_query":"#, self.returnNoneForEmptyQuery)
        wire.close()
    }
}

/// `setAlarm seconds:double = Ok`
///
/// Can be called before initialization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_alarm.html)
public struct SetAlarm: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let seconds: Double

    public init(seconds: Double) {
        self.seconds = seconds
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"setAlarm""#)
        wire.double(#","seconds":"#, self.seconds)
        wire.close()
    }
}

/// `testSquareInt x:int32 = TestInt`
///
/// Needs no network. Can be called before authorization.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_square_int.html)
public struct TestSquareInt: TDFunction, CustomStringConvertible {
    public typealias Result = TestInt
    public let x: Int32

    public init(x: Int32) {
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testSquareInt""#)
        wire.int32(#","x":"#, self.x)
        wire.close()
    }
}

/// `testReturnError error:error = Error`
///
/// Can be called synchronously.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_return_error.html)
public struct TestReturnError: TDSynchronousFunction, CustomStringConvertible {
    public typealias Result = TDError
    public let error: TDError

    public init(error: TDError) {
        self.error = error
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"testReturnError""#)
        wire.object(#","error":"#, self.error)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `logOut = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1log_out.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func logOut() async throws -> Ok {
        try await send(LogOut())
    }

    /// `close = Ok`
    ///
    /// Can be called before initialization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func close() async throws -> Ok {
        try await send(Close())
    }

    /// `destroy = Ok`
    ///
    /// Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1destroy.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func destroy() async throws -> Ok {
        try await send(Destroy())
    }

    /// `recognizeSpeech chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1recognize_speech.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func recognizeSpeech(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(RecognizeSpeech(chatID: chatID, messageID: messageID))
    }

    /// `rateSpeechRecognition chat_id:int53 message_id:int53 is_good:Bool = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1rate_speech_recognition.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rateSpeechRecognition(chatID: Int64, messageID: Int64, isGood: Bool) async throws -> Ok {
        try await send(RateSpeechRecognition(chatID: chatID, messageID: messageID, isGood: isGood))
    }

    /// `searchQuote text:formattedText quote:formattedText quote_position:int32 = FoundPosition`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_quote.html)
    @_alwaysEmitIntoClient
    public func searchQuote(
        text: FormattedText,
        quote: FormattedText,
        quotePosition: Int32
    ) async throws -> FoundPosition {
        try await send(SearchQuote(text: text, quote: quote, quotePosition: quotePosition))
    }

    /// `answerGuestQuery guest_query_id:int64 result:InputInlineQueryResult = InlineMessageId`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_guest_query.html)
    @_alwaysEmitIntoClient
    public func answerGuestQuery(guestQueryID: Int64, result: InputInlineQueryResult) async throws -> InlineMessageId {
        try await send(AnswerGuestQuery(guestQueryID: guestQueryID, result: result))
    }

    /// `answerPreCheckoutQuery pre_checkout_query_id:int64 error_message:string = Ok`
    ///
    /// For bots only.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1answer_pre_checkout_query.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func answerPreCheckoutQuery(preCheckoutQueryID: Int64, errorMessage: String) async throws -> Ok {
        try await send(AnswerPreCheckoutQuery(preCheckoutQueryID: preCheckoutQueryID, errorMessage: errorMessage))
    }

    /// `canTransferOwnership = CanTransferOwnershipResult`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1can_transfer_ownership.html)
    @_alwaysEmitIntoClient
    public func canTransferOwnership() async throws -> CanTransferOwnershipResult {
        try await send(CanTransferOwnership())
    }

    /// `addOffer chat_id:int53 message_id:int53 options:messageSendOptions = Message`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1add_offer.html)
    @_alwaysEmitIntoClient
    public func addOffer(chatID: Int64, messageID: Int64, options: MessageSendOptions) async throws -> Message {
        try await send(AddOffer(chatID: chatID, messageID: messageID, options: options))
    }

    /// `getTimeZones = TimeZones`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_time_zones.html)
    @_alwaysEmitIntoClient
    public func getTimeZones() async throws -> TimeZones {
        try await send(GetTimeZones())
    }

    /// `searchStringsByPrefix strings:vector<string> query:string limit:int32 return_none_for_empty_query:Bool = FoundPositions`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1search_strings_by_prefix.html)
    @_alwaysEmitIntoClient
    public func searchStringsByPrefix(
        strings: [String],
        query: String,
        limit: Int32,
        returnNoneForEmptyQuery: Bool
    ) async throws -> FoundPositions {
        try await send(SearchStringsByPrefix(
        strings: strings,
        query: query,
        limit: limit,
        returnNoneForEmptyQuery: returnNoneForEmptyQuery
    ))
    }

    /// `setAlarm seconds:double = Ok`
    ///
    /// Can be called before initialization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1set_alarm.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func setAlarm(seconds: Double) async throws -> Ok {
        try await send(SetAlarm(seconds: seconds))
    }

    /// `testSquareInt x:int32 = TestInt`
    ///
    /// Needs no network. Can be called before authorization.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_square_int.html)
    @_alwaysEmitIntoClient
    public func testSquareInt(x: Int32) async throws -> TestInt {
        try await send(TestSquareInt(x: x))
    }

    /// `testReturnError error:error = Error`
    ///
    /// Can be called synchronously.
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1test_return_error.html)
    @_alwaysEmitIntoClient
    public func testReturnError(error: TDError) async throws -> TDError {
        try await send(TestReturnError(error: error))
    }
}

#if Hashable
extension LogOut: Hashable {}
extension Close: Hashable {}
extension Destroy: Hashable {}
extension RecognizeSpeech: Hashable {}
extension RateSpeechRecognition: Hashable {}
extension SearchQuote: Hashable {}
extension AnswerGuestQuery: Hashable {}
extension AnswerPreCheckoutQuery: Hashable {}
extension CanTransferOwnership: Hashable {}
extension AddOffer: Hashable {}
extension GetTimeZones: Hashable {}
extension SearchStringsByPrefix: Hashable {}
extension SetAlarm: Hashable {}
extension TestSquareInt: Hashable {}
extension TestReturnError: Hashable {}
#endif
