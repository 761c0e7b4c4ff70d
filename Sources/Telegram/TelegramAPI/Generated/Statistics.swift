// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `statisticalValue value:double previous_value:double growth_rate_percentage:double = StatisticalValue`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1statistical_value.html)
public struct StatisticalValue: TDDecodable, CustomStringConvertible {
    public let value: Double
    public let previousValue: Double
    public let growthRatePercentage: Double

    public init(value: Double, previousValue: Double, growthRatePercentage: Double) {
        self.value = value
        self.previousValue = previousValue
        self.growthRatePercentage = growthRatePercentage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"statisticalValue""#)
        wire.double(#","value":"#, self.value)
        wire.double(#","previous_value":"#, self.previousValue)
        wire.double(#","growth_rate_percentage":"#, self.growthRatePercentage)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StatisticalValue? {
        wire.open(#"{"@type":"statisticalValue""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StatisticalValue? {
        var value: Double = 0.0
        var previousValue: Double = 0.0
        var growthRatePercentage: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.double(#","value":"#, &value)
            wire.double(#","previous_value":"#, &previousValue)
            wire.double(#","growth_rate_percentage":"#, &growthRatePercentage)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StatisticalValue(value: value, previousValue: previousValue, growthRatePercentage: growthRatePercentage)
    }
}

/// `StatisticalGraph`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_statistical_graph.html)
public enum StatisticalGraph: TDDecodable, CustomStringConvertible, CustomReflectable {
    indirect case data(StatisticalGraphData)
    indirect case async(StatisticalGraphAsync)
    indirect case error(StatisticalGraphError)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .data(let value): value.encode(into: &wire)
        case .async(let value): value.encode(into: &wire)
        case .error(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> StatisticalGraph? {
        switch wire.constructor(of: .statisticalGraph) {
        case 0: if let value = StatisticalGraphData.body(&wire) { return .data(value) }  // statisticalGraphData
        case 1: if let value = StatisticalGraphAsync.body(&wire) { return .async(value) }  // statisticalGraphAsync
        case 2: if let value = StatisticalGraphError.body(&wire) { return .error(value) }  // statisticalGraphError
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `statisticalGraphData json_data:string zoom_token:string = StatisticalGraph`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1statistical_graph_data.html)
public struct StatisticalGraphData: TDObject, CustomStringConvertible, CustomReflectable {
    public let jsonData: String
    public let zoomToken: String

    public init(jsonData: String, zoomToken: String) {
        self.jsonData = jsonData
        self.zoomToken = zoomToken
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"statisticalGraphData""#)
        wire.string(#","json_data":"#, self.jsonData)
        wire.string(#","zoom_token":"#, self.zoomToken)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StatisticalGraphData? {
        var jsonData: String = ""
        var zoomToken: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","json_data":"#, &jsonData)
            wire.string(#","zoom_token":"#, &zoomToken)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StatisticalGraphData(jsonData: jsonData, zoomToken: zoomToken)
    }
}

/// `statisticalGraphAsync token:string = StatisticalGraph`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1statistical_graph_async.html)
public struct StatisticalGraphAsync: TDObject, CustomStringConvertible, CustomReflectable {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"statisticalGraphAsync""#)
        wire.string(#","token":"#, self.token)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StatisticalGraphAsync? {
        var token: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","token":"#, &token)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StatisticalGraphAsync(token: token)
    }
}

/// `statisticalGraphError error_message:string = StatisticalGraph`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1statistical_graph_error.html)
public struct StatisticalGraphError: TDObject, CustomStringConvertible {
    public let errorMessage: String

    public init(errorMessage: String) {
        self.errorMessage = errorMessage
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"statisticalGraphError""#)
        wire.string(#","error_message":"#, self.errorMessage)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> StatisticalGraphError? {
        var errorMessage: String = ""
        var mark = wire.cursor
        repeat {
            wire.string(#","error_message":"#, &errorMessage)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return StatisticalGraphError(errorMessage: errorMessage)
    }
}

/// `chatRevenueAmount cryptocurrency:string total_amount:int64 balance_amount:int64 available_amount:int64 withdrawal_enabled:Bool = ChatRevenueAmount`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_amount.html)
public struct ChatRevenueAmount: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let cryptocurrency: String
        let totalAmount: Int64
        let balanceAmount: Int64
        let availableAmount: Int64
        let withdrawalEnabled: Bool
        init(
            _ cryptocurrency: String,
            _ totalAmount: Int64,
            _ balanceAmount: Int64,
            _ availableAmount: Int64,
            _ withdrawalEnabled: Bool
        ) {
            self.cryptocurrency = cryptocurrency
            self.totalAmount = totalAmount
            self.balanceAmount = balanceAmount
            self.availableAmount = availableAmount
            self.withdrawalEnabled = withdrawalEnabled
        }
    }
    private let fields: Fields
    public var cryptocurrency: String { fields.cryptocurrency }
    public var totalAmount: Int64 { fields.totalAmount }
    public var balanceAmount: Int64 { fields.balanceAmount }
    public var availableAmount: Int64 { fields.availableAmount }
    public var withdrawalEnabled: Bool { fields.withdrawalEnabled }

    public init(
        cryptocurrency: String,
        totalAmount: Int64,
        balanceAmount: Int64,
        availableAmount: Int64,
        withdrawalEnabled: Bool
    ) {
        fields = Fields(cryptocurrency, totalAmount, balanceAmount, availableAmount, withdrawalEnabled)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueAmount""#)
        wire.string(#","cryptocurrency":"#, fields.cryptocurrency)
        wire.int64(#","total_amount":"#, fields.totalAmount)
        wire.int64(#","balance_amount":"#, fields.balanceAmount)
        wire.int64(#","available_amount":"#, fields.availableAmount)
        wire.bool(#","withdrawal_enabled":"#, fields.withdrawalEnabled)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatRevenueAmount? {
        wire.open(#"{"@type":"chatRevenueAmount""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueAmount? {
        var cryptocurrency: String = ""
        var totalAmount: Int64 = 0
        var balanceAmount: Int64 = 0
        var availableAmount: Int64 = 0
        var withdrawalEnabled: Bool = false
        var mark = wire.cursor
        repeat {
            wire.string(#","cryptocurrency":"#, &cryptocurrency)
            wire.int64(#","total_amount":"#, &totalAmount)
            wire.int64(#","balance_amount":"#, &balanceAmount)
            wire.int64(#","available_amount":"#, &availableAmount)
            wire.bool(#","withdrawal_enabled":"#, &withdrawalEnabled)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatRevenueAmount(
            cryptocurrency: cryptocurrency,
            totalAmount: totalAmount,
            balanceAmount: balanceAmount,
            availableAmount: availableAmount,
            withdrawalEnabled: withdrawalEnabled
        )
    }
}

/// `chatRevenueStatistics revenue_by_hour_graph:StatisticalGraph revenue_graph:StatisticalGraph revenue_amount:chatRevenueAmount usd_rate:double = ChatRevenueStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_statistics.html)
public struct ChatRevenueStatistics: TDDecodable, CustomStringConvertible {
    public let revenueByHourGraph: StatisticalGraph
    public let revenueGraph: StatisticalGraph
    public let revenueAmount: ChatRevenueAmount
    public let usdRate: Double

    public init(
        revenueByHourGraph: StatisticalGraph,
        revenueGraph: StatisticalGraph,
        revenueAmount: ChatRevenueAmount,
        usdRate: Double
    ) {
        self.revenueByHourGraph = revenueByHourGraph
        self.revenueGraph = revenueGraph
        self.revenueAmount = revenueAmount
        self.usdRate = usdRate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueStatistics""#)
        wire.object(#","revenue_by_hour_graph":"#, self.revenueByHourGraph)
        wire.object(#","revenue_graph":"#, self.revenueGraph)
        wire.object(#","revenue_amount":"#, self.revenueAmount)
        wire.double(#","usd_rate":"#, self.usdRate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatRevenueStatistics? {
        wire.open(#"{"@type":"chatRevenueStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueStatistics? {
        var revenueByHourGraph: StatisticalGraph? = nil
        var revenueGraph: StatisticalGraph? = nil
        var revenueAmount: ChatRevenueAmount? = nil
        var usdRate: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.object(#","revenue_by_hour_graph":"#, &revenueByHourGraph)
            wire.object(#","revenue_graph":"#, &revenueGraph)
            wire.object(#","revenue_amount":"#, &revenueAmount)
            wire.double(#","usd_rate":"#, &usdRate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let revenueByHourGraph = wire.required(consume revenueByHourGraph),
            let revenueGraph = wire.required(consume revenueGraph),
            let revenueAmount = wire.required(consume revenueAmount)
         else { wire.missing("revenue_by_hour_graph revenue_graph revenue_amount"); return nil }
        return ChatRevenueStatistics(
            revenueByHourGraph: revenueByHourGraph,
            revenueGraph: revenueGraph,
            revenueAmount: revenueAmount,
            usdRate: usdRate
        )
    }
}

/// `RevenueWithdrawalState`, one of 3 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_revenue_withdrawal_state.html)
public enum RevenueWithdrawalState: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `revenueWithdrawalStatePending = RevenueWithdrawalState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revenue_withdrawal_state_pending.html)
    case pending
    indirect case succeeded(RevenueWithdrawalStateSucceeded)
    /// `revenueWithdrawalStateFailed = RevenueWithdrawalState`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revenue_withdrawal_state_failed.html)
    case failed
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .pending: wire.empty(#"{"@type":"revenueWithdrawalStatePending"}"#)
        case .succeeded(let value): value.encode(into: &wire)
        case .failed: wire.empty(#"{"@type":"revenueWithdrawalStateFailed"}"#)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> RevenueWithdrawalState? {
        switch wire.constructor(of: .revenueWithdrawalState) {
        case 0: if wire.close() { return .pending }  // revenueWithdrawalStatePending
        case 1: if let value = RevenueWithdrawalStateSucceeded.body(&wire) { return .succeeded(value) }  // revenueWithdrawalStateSucceeded
        case 2: if wire.close() { return .failed }  // revenueWithdrawalStateFailed
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `revenueWithdrawalStateSucceeded date:int32 url:string = RevenueWithdrawalState`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1revenue_withdrawal_state_succeeded.html)
public struct RevenueWithdrawalStateSucceeded: TDObject, CustomStringConvertible, CustomReflectable {
    /// Unix time in seconds.
    public let date: Int32
    public let url: String

    public init(date: Int32, url: String) {
        self.date = date
        self.url = url
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"revenueWithdrawalStateSucceeded""#)
        wire.int32(#","date":"#, self.date)
        wire.string(#","url":"#, self.url)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> RevenueWithdrawalStateSucceeded? {
        var date: Int32 = 0
        var url: String = ""
        var mark = wire.cursor
        repeat {
            wire.int32(#","date":"#, &date)
            wire.string(#","url":"#, &url)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return RevenueWithdrawalStateSucceeded(date: date, url: url)
    }
}

/// `ChatRevenueTransactionType`, one of 5 constructors.
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1_chat_revenue_transaction_type.html)
public enum ChatRevenueTransactionType: TDDecodable, CustomStringConvertible, CustomReflectable {
    /// `chatRevenueTransactionTypeUnsupported = ChatRevenueTransactionType`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transaction_type_unsupported.html)
    case unsupported
    indirect case sponsoredMessageEarnings(ChatRevenueTransactionTypeSponsoredMessageEarnings)
    indirect case suggestedPostEarnings(ChatRevenueTransactionTypeSuggestedPostEarnings)
    indirect case fragmentWithdrawal(ChatRevenueTransactionTypeFragmentWithdrawal)
    indirect case fragmentRefund(ChatRevenueTransactionTypeFragmentRefund)
    /// A constructor that this version of the schema does not know, as its name and its JSON.
    indirect case unknown(type: String, json: String)

    public func encode(into wire: inout WireWriter) {
        switch self {
        case .unsupported: wire.empty(#"{"@type":"chatRevenueTransactionTypeUnsupported"}"#)
        case .sponsoredMessageEarnings(let value): value.encode(into: &wire)
        case .suggestedPostEarnings(let value): value.encode(into: &wire)
        case .fragmentWithdrawal(let value): value.encode(into: &wire)
        case .fragmentRefund(let value): value.encode(into: &wire)
        case .unknown(_, let json): wire.unknown(json)
        }
    }

    public static func read(_ wire: inout WireReader) -> ChatRevenueTransactionType? {
        switch wire.constructor(of: .chatRevenueTransactionType) {
        case 0: if wire.close() { return .unsupported }  // chatRevenueTransactionTypeUnsupported
        case 1: if let value = ChatRevenueTransactionTypeSponsoredMessageEarnings.body(&wire) { return .sponsoredMessageEarnings(value) }  // chatRevenueTransactionTypeSponsoredMessageEarnings
        case 2: if let value = ChatRevenueTransactionTypeSuggestedPostEarnings.body(&wire) { return .suggestedPostEarnings(value) }  // chatRevenueTransactionTypeSuggestedPostEarnings
        case 3: if let value = ChatRevenueTransactionTypeFragmentWithdrawal.body(&wire) { return .fragmentWithdrawal(value) }  // chatRevenueTransactionTypeFragmentWithdrawal
        case 4: if let value = ChatRevenueTransactionTypeFragmentRefund.body(&wire) { return .fragmentRefund(value) }  // chatRevenueTransactionTypeFragmentRefund
        case WireReader.nothing: break
        default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }
        }
        return nil
    }
}

/// `chatRevenueTransactionTypeSponsoredMessageEarnings start_date:int32 end_date:int32 = ChatRevenueTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transaction_type_sponsored_message_earnings.html)
public struct ChatRevenueTransactionTypeSponsoredMessageEarnings: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let startDate: Int32
    /// Unix time in seconds.
    public let endDate: Int32

    public init(startDate: Int32, endDate: Int32) {
        self.startDate = startDate
        self.endDate = endDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueTransactionTypeSponsoredMessageEarnings""#)
        wire.int32(#","start_date":"#, self.startDate)
        wire.int32(#","end_date":"#, self.endDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueTransactionTypeSponsoredMessageEarnings? {
        var startDate: Int32 = 0
        var endDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","start_date":"#, &startDate)
            wire.int32(#","end_date":"#, &endDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatRevenueTransactionTypeSponsoredMessageEarnings(startDate: startDate, endDate: endDate)
    }
}

/// `chatRevenueTransactionTypeSuggestedPostEarnings user_id:int53 = ChatRevenueTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transaction_type_suggested_post_earnings.html)
public struct ChatRevenueTransactionTypeSuggestedPostEarnings: TDObject, CustomStringConvertible {
    public let userID: Int64

    public init(userID: Int64) {
        self.userID = userID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueTransactionTypeSuggestedPostEarnings""#)
        wire.int53(#","user_id":"#, self.userID)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueTransactionTypeSuggestedPostEarnings? {
        var userID: Int64 = 0
        var mark = wire.cursor
        repeat {
            wire.int53(#","user_id":"#, &userID)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatRevenueTransactionTypeSuggestedPostEarnings(userID: userID)
    }
}

/// `chatRevenueTransactionTypeFragmentWithdrawal withdrawal_date:int32 state:RevenueWithdrawalState = ChatRevenueTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transaction_type_fragment_withdrawal.html)
public struct ChatRevenueTransactionTypeFragmentWithdrawal: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let withdrawalDate: Int32
    public let state: RevenueWithdrawalState

    public init(withdrawalDate: Int32, state: RevenueWithdrawalState) {
        self.withdrawalDate = withdrawalDate
        self.state = state
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueTransactionTypeFragmentWithdrawal""#)
        wire.int32(#","withdrawal_date":"#, self.withdrawalDate)
        wire.object(#","state":"#, self.state)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueTransactionTypeFragmentWithdrawal? {
        var withdrawalDate: Int32 = 0
        var state: RevenueWithdrawalState? = nil
        var mark = wire.cursor
        repeat {
            wire.int32(#","withdrawal_date":"#, &withdrawalDate)
            wire.object(#","state":"#, &state)
        } while wire.more(&mark)
        guard !wire.failed, let state = wire.required(consume state) else { wire.missing("state"); return nil }
        return ChatRevenueTransactionTypeFragmentWithdrawal(withdrawalDate: withdrawalDate, state: state)
    }
}

/// `chatRevenueTransactionTypeFragmentRefund refund_date:int32 = ChatRevenueTransactionType`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transaction_type_fragment_refund.html)
public struct ChatRevenueTransactionTypeFragmentRefund: TDObject, CustomStringConvertible {
    /// Unix time in seconds.
    public let refundDate: Int32

    public init(refundDate: Int32) {
        self.refundDate = refundDate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueTransactionTypeFragmentRefund""#)
        wire.int32(#","refund_date":"#, self.refundDate)
        wire.close()
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueTransactionTypeFragmentRefund? {
        var refundDate: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.int32(#","refund_date":"#, &refundDate)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatRevenueTransactionTypeFragmentRefund(refundDate: refundDate)
    }
}

/// `chatRevenueTransaction cryptocurrency:string cryptocurrency_amount:int64 type:ChatRevenueTransactionType = ChatRevenueTransaction`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transaction.html)
public struct ChatRevenueTransaction: TDDecodable, CustomStringConvertible {
    public let cryptocurrency: String
    public let cryptocurrencyAmount: Int64
    public let type: ChatRevenueTransactionType

    public init(cryptocurrency: String, cryptocurrencyAmount: Int64, type: ChatRevenueTransactionType) {
        self.cryptocurrency = cryptocurrency
        self.cryptocurrencyAmount = cryptocurrencyAmount
        self.type = type
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueTransaction""#)
        wire.string(#","cryptocurrency":"#, self.cryptocurrency)
        wire.int64(#","cryptocurrency_amount":"#, self.cryptocurrencyAmount)
        wire.object(#","type":"#, self.type)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatRevenueTransaction? {
        wire.open(#"{"@type":"chatRevenueTransaction""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueTransaction? {
        var cryptocurrency: String = ""
        var cryptocurrencyAmount: Int64 = 0
        var type: ChatRevenueTransactionType? = nil
        var mark = wire.cursor
        repeat {
            wire.string(#","cryptocurrency":"#, &cryptocurrency)
            wire.int64(#","cryptocurrency_amount":"#, &cryptocurrencyAmount)
            wire.object(#","type":"#, &type)
        } while wire.more(&mark)
        guard !wire.failed, let type = wire.required(consume type) else { wire.missing("type"); return nil }
        return ChatRevenueTransaction(
            cryptocurrency: cryptocurrency,
            cryptocurrencyAmount: cryptocurrencyAmount,
            type: type
        )
    }
}

/// `chatRevenueTransactions gram_amount:int53 transactions:vector<chatRevenueTransaction> next_offset:string = ChatRevenueTransactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1chat_revenue_transactions.html)
public struct ChatRevenueTransactions: TDDecodable, CustomStringConvertible {
    public let gramAmount: Int64
    public let transactions: [ChatRevenueTransaction]
    public let nextOffset: String

    public init(gramAmount: Int64, transactions: [ChatRevenueTransaction], nextOffset: String) {
        self.gramAmount = gramAmount
        self.transactions = transactions
        self.nextOffset = nextOffset
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"chatRevenueTransactions""#)
        wire.int53(#","gram_amount":"#, self.gramAmount)
        wire.objects(#","transactions":"#, self.transactions)
        wire.string(#","next_offset":"#, self.nextOffset)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> ChatRevenueTransactions? {
        wire.open(#"{"@type":"chatRevenueTransactions""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> ChatRevenueTransactions? {
        var gramAmount: Int64 = 0
        var transactions: [ChatRevenueTransaction] = []
        var nextOffset: String = ""
        var mark = wire.cursor
        repeat {
            wire.int53(#","gram_amount":"#, &gramAmount)
            wire.objects(#","transactions":"#, &transactions)
            wire.string(#","next_offset":"#, &nextOffset)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return ChatRevenueTransactions(gramAmount: gramAmount, transactions: transactions, nextOffset: nextOffset)
    }
}

/// `starRevenueStatus total_amount:starAmount current_amount:starAmount available_amount:starAmount withdrawal_enabled:Bool next_withdrawal_in:int32 = StarRevenueStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_revenue_status.html)
public struct StarRevenueStatus: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let totalAmount: StarAmount
        let currentAmount: StarAmount
        let availableAmount: StarAmount
        let withdrawalEnabled: Bool
        let nextWithdrawalIn: Int32
        init(
            _ totalAmount: StarAmount,
            _ currentAmount: StarAmount,
            _ availableAmount: StarAmount,
            _ withdrawalEnabled: Bool,
            _ nextWithdrawalIn: Int32
        ) {
            self.totalAmount = totalAmount
            self.currentAmount = currentAmount
            self.availableAmount = availableAmount
            self.withdrawalEnabled = withdrawalEnabled
            self.nextWithdrawalIn = nextWithdrawalIn
        }
    }
    private let fields: Fields
    public var totalAmount: StarAmount { fields.totalAmount }
    public var currentAmount: StarAmount { fields.currentAmount }
    public var availableAmount: StarAmount { fields.availableAmount }
    public var withdrawalEnabled: Bool { fields.withdrawalEnabled }
    public var nextWithdrawalIn: Int32 { fields.nextWithdrawalIn }

    public init(
        totalAmount: StarAmount,
        currentAmount: StarAmount,
        availableAmount: StarAmount,
        withdrawalEnabled: Bool,
        nextWithdrawalIn: Int32
    ) {
        fields = Fields(totalAmount, currentAmount, availableAmount, withdrawalEnabled, nextWithdrawalIn)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starRevenueStatus""#)
        wire.object(#","total_amount":"#, fields.totalAmount)
        wire.object(#","current_amount":"#, fields.currentAmount)
        wire.object(#","available_amount":"#, fields.availableAmount)
        wire.bool(#","withdrawal_enabled":"#, fields.withdrawalEnabled)
        wire.int32(#","next_withdrawal_in":"#, fields.nextWithdrawalIn)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarRevenueStatus? {
        wire.open(#"{"@type":"starRevenueStatus""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarRevenueStatus? {
        var totalAmount: StarAmount? = nil
        var currentAmount: StarAmount? = nil
        var availableAmount: StarAmount? = nil
        var withdrawalEnabled: Bool = false
        var nextWithdrawalIn: Int32 = 0
        var mark = wire.cursor
        repeat {
            wire.object(#","total_amount":"#, &totalAmount)
            wire.object(#","current_amount":"#, &currentAmount)
            wire.object(#","available_amount":"#, &availableAmount)
            wire.bool(#","withdrawal_enabled":"#, &withdrawalEnabled)
            wire.int32(#","next_withdrawal_in":"#, &nextWithdrawalIn)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let totalAmount = wire.required(consume totalAmount),
            let currentAmount = wire.required(consume currentAmount),
            let availableAmount = wire.required(consume availableAmount)
         else { wire.missing("total_amount current_amount available_amount"); return nil }
        return StarRevenueStatus(
            totalAmount: totalAmount,
            currentAmount: currentAmount,
            availableAmount: availableAmount,
            withdrawalEnabled: withdrawalEnabled,
            nextWithdrawalIn: nextWithdrawalIn
        )
    }
}

/// `starRevenueStatistics revenue_by_day_graph:StatisticalGraph status:starRevenueStatus usd_rate:double = StarRevenueStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1star_revenue_statistics.html)
public struct StarRevenueStatistics: TDDecodable, CustomStringConvertible {
    public let revenueByDayGraph: StatisticalGraph
    public let status: StarRevenueStatus
    public let usdRate: Double

    public init(revenueByDayGraph: StatisticalGraph, status: StarRevenueStatus, usdRate: Double) {
        self.revenueByDayGraph = revenueByDayGraph
        self.status = status
        self.usdRate = usdRate
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"starRevenueStatistics""#)
        wire.object(#","revenue_by_day_graph":"#, self.revenueByDayGraph)
        wire.object(#","status":"#, self.status)
        wire.double(#","usd_rate":"#, self.usdRate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> StarRevenueStatistics? {
        wire.open(#"{"@type":"starRevenueStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> StarRevenueStatistics? {
        var revenueByDayGraph: StatisticalGraph? = nil
        var status: StarRevenueStatus? = nil
        var usdRate: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.object(#","revenue_by_day_graph":"#, &revenueByDayGraph)
            wire.object(#","status":"#, &status)
            wire.double(#","usd_rate":"#, &usdRate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let revenueByDayGraph = wire.required(consume revenueByDayGraph),
            let status = wire.required(consume status)
         else { wire.missing("revenue_by_day_graph status"); return nil }
        return StarRevenueStatistics(revenueByDayGraph: revenueByDayGraph, status: status, usdRate: usdRate)
    }
}

/// `gramRevenueStatus total_amount:int64 balance_amount:int64 available_amount:int64 withdrawal_enabled:Bool = GramRevenueStatus`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gram_revenue_status.html)
public struct GramRevenueStatus: TDDecodable, CustomStringConvertible {
    public let totalAmount: Int64
    public let balanceAmount: Int64
    public let availableAmount: Int64
    public let withdrawalEnabled: Bool

    public init(totalAmount: Int64, balanceAmount: Int64, availableAmount: Int64, withdrawalEnabled: Bool) {
        self.totalAmount = totalAmount
        self.balanceAmount = balanceAmount
        self.availableAmount = availableAmount
        self.withdrawalEnabled = withdrawalEnabled
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"gramRevenueStatus""#)
        wire.int64(#","total_amount":"#, self.totalAmount)
        wire.int64(#","balance_amount":"#, self.balanceAmount)
        wire.int64(#","available_amount":"#, self.availableAmount)
        wire.bool(#","withdrawal_enabled":"#, self.withdrawalEnabled)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GramRevenueStatus? {
        wire.open(#"{"@type":"gramRevenueStatus""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GramRevenueStatus? {
        var totalAmount: Int64 = 0
        var balanceAmount: Int64 = 0
        var availableAmount: Int64 = 0
        var withdrawalEnabled: Bool = false
        var mark = wire.cursor
        repeat {
            wire.int64(#","total_amount":"#, &totalAmount)
            wire.int64(#","balance_amount":"#, &balanceAmount)
            wire.int64(#","available_amount":"#, &availableAmount)
            wire.bool(#","withdrawal_enabled":"#, &withdrawalEnabled)
        } while wire.more(&mark)
        guard !wire.failed else { return nil }
        return GramRevenueStatus(
            totalAmount: totalAmount,
            balanceAmount: balanceAmount,
            availableAmount: availableAmount,
            withdrawalEnabled: withdrawalEnabled
        )
    }
}

/// `gramRevenueStatistics revenue_by_day_graph:StatisticalGraph status:gramRevenueStatus usd_rate:double = GramRevenueStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1gram_revenue_statistics.html)
public struct GramRevenueStatistics: TDDecodable, CustomStringConvertible {
    private final class Fields: Sendable {
        let revenueByDayGraph: StatisticalGraph
        let status: GramRevenueStatus
        let usdRate: Double
        init(_ revenueByDayGraph: StatisticalGraph, _ status: GramRevenueStatus, _ usdRate: Double) {
            self.revenueByDayGraph = revenueByDayGraph
            self.status = status
            self.usdRate = usdRate
        }
    }
    private let fields: Fields
    public var revenueByDayGraph: StatisticalGraph { fields.revenueByDayGraph }
    public var status: GramRevenueStatus { fields.status }
    public var usdRate: Double { fields.usdRate }

    public init(revenueByDayGraph: StatisticalGraph, status: GramRevenueStatus, usdRate: Double) {
        fields = Fields(revenueByDayGraph, status, usdRate)
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"gramRevenueStatistics""#)
        wire.object(#","revenue_by_day_graph":"#, fields.revenueByDayGraph)
        wire.object(#","status":"#, fields.status)
        wire.double(#","usd_rate":"#, fields.usdRate)
        wire.close()
    }

    public static func read(_ wire: inout WireReader) -> GramRevenueStatistics? {
        wire.open(#"{"@type":"gramRevenueStatistics""#) ? body(&wire) : nil
    }

    static func body(_ wire: inout WireReader) -> GramRevenueStatistics? {
        var revenueByDayGraph: StatisticalGraph? = nil
        var status: GramRevenueStatus? = nil
        var usdRate: Double = 0.0
        var mark = wire.cursor
        repeat {
            wire.object(#","revenue_by_day_graph":"#, &revenueByDayGraph)
            wire.object(#","status":"#, &status)
            wire.double(#","usd_rate":"#, &usdRate)
        } while wire.more(&mark)
        guard 
            !wire.failed,
            let revenueByDayGraph = wire.required(consume revenueByDayGraph),
            let status = wire.required(consume status)
         else { wire.missing("revenue_by_day_graph status"); return nil }
        return GramRevenueStatistics(revenueByDayGraph: revenueByDayGraph, status: status, usdRate: usdRate)
    }
}


#if Hashable
extension StatisticalValue: Hashable {}
extension StatisticalGraph: Hashable {}
extension StatisticalGraphData: Hashable {}
extension StatisticalGraphAsync: Hashable {}
extension StatisticalGraphError: Hashable {}
extension ChatRevenueAmount: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.cryptocurrency != right.cryptocurrency { return false }
        if left.totalAmount != right.totalAmount { return false }
        if left.balanceAmount != right.balanceAmount { return false }
        if left.availableAmount != right.availableAmount { return false }
        if left.withdrawalEnabled != right.withdrawalEnabled { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cryptocurrency)
        hasher.combine(totalAmount)
        hasher.combine(balanceAmount)
        hasher.combine(availableAmount)
        hasher.combine(withdrawalEnabled)
    }
}
extension ChatRevenueStatistics: Hashable {}
extension RevenueWithdrawalState: Hashable {}
extension RevenueWithdrawalStateSucceeded: Hashable {}
extension ChatRevenueTransactionType: Hashable {}
extension ChatRevenueTransactionTypeSponsoredMessageEarnings: Hashable {}
extension ChatRevenueTransactionTypeSuggestedPostEarnings: Hashable {}
extension ChatRevenueTransactionTypeFragmentWithdrawal: Hashable {}
extension ChatRevenueTransactionTypeFragmentRefund: Hashable {}
extension ChatRevenueTransaction: Hashable {}
extension ChatRevenueTransactions: Hashable {}
extension StarRevenueStatus: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.totalAmount != right.totalAmount { return false }
        if left.currentAmount != right.currentAmount { return false }
        if left.availableAmount != right.availableAmount { return false }
        if left.withdrawalEnabled != right.withdrawalEnabled { return false }
        if left.nextWithdrawalIn != right.nextWithdrawalIn { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(totalAmount)
        hasher.combine(currentAmount)
        hasher.combine(availableAmount)
        hasher.combine(withdrawalEnabled)
        hasher.combine(nextWithdrawalIn)
    }
}
extension StarRevenueStatistics: Hashable {}
extension GramRevenueStatus: Hashable {}
extension GramRevenueStatistics: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        if left.revenueByDayGraph != right.revenueByDayGraph { return false }
        if left.status != right.status { return false }
        if left.usdRate != right.usdRate { return false }
        return true
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(revenueByDayGraph)
        hasher.combine(status)
        hasher.combine(usdRate)
    }
}
#endif
