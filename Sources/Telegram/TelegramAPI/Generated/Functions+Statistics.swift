// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getChatRevenueStatistics chat_id:int53 is_dark:Bool = ChatRevenueStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_revenue_statistics.html)
public struct GetChatRevenueStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = ChatRevenueStatistics
    public let chatID: Int64
    public let isDark: Bool

    public init(chatID: Int64, isDark: Bool) {
        self.chatID = chatID
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatRevenueStatistics""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

/// `getChatRevenueWithdrawalUrl chat_id:int53 password:string = HttpUrl`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_revenue_withdrawal_url.html)
public struct GetChatRevenueWithdrawalUrl: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = HttpUrl
    public let chatID: Int64
    public let password: String

    public init(chatID: Int64, password: String) {
        self.chatID = chatID
        self.password = password
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatRevenueWithdrawalUrl""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","password":"#, self.password)
        wire.close()
    }
}

/// `getChatRevenueTransactions chat_id:int53 offset:string limit:int32 = ChatRevenueTransactions`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_revenue_transactions.html)
public struct GetChatRevenueTransactions: TDFunction, CustomStringConvertible {
    public typealias Result = ChatRevenueTransactions
    public let chatID: Int64
    public let offset: String
    public let limit: Int32

    public init(chatID: Int64, offset: String, limit: Int32) {
        self.chatID = chatID
        self.offset = offset
        self.limit = limit
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatRevenueTransactions""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","offset":"#, self.offset)
        wire.int32(#","limit":"#, self.limit)
        wire.close()
    }
}

/// `getStarRevenueStatistics owner_id:MessageSender is_dark:Bool = StarRevenueStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_revenue_statistics.html)
public struct GetStarRevenueStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = StarRevenueStatistics
    public let ownerID: MessageSender
    public let isDark: Bool

    public init(ownerID: MessageSender, isDark: Bool) {
        self.ownerID = ownerID
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStarRevenueStatistics""#)
        wire.object(#","owner_id":"#, self.ownerID)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

/// `getGramRevenueStatistics is_dark:Bool = GramRevenueStatistics`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gram_revenue_statistics.html)
public struct GetGramRevenueStatistics: TDFunction, CustomStringConvertible {
    public typealias Result = GramRevenueStatistics
    public let isDark: Bool

    public init(isDark: Bool) {
        self.isDark = isDark
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getGramRevenueStatistics""#)
        wire.bool(#","is_dark":"#, self.isDark)
        wire.close()
    }
}

/// `getStatisticalGraph chat_id:int53 token:string x:int53 = StatisticalGraph`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_statistical_graph.html)
public struct GetStatisticalGraph: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = StatisticalGraph
    public let chatID: Int64
    public let token: String
    public let x: Int64

    public init(chatID: Int64, token: String, x: Int64) {
        self.chatID = chatID
        self.token = token
        self.x = x
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getStatisticalGraph""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","token":"#, self.token)
        wire.int53(#","x":"#, self.x)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getChatRevenueStatistics chat_id:int53 is_dark:Bool = ChatRevenueStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_revenue_statistics.html)
    @_alwaysEmitIntoClient
    public func getChatRevenueStatistics(chatID: Int64, isDark: Bool) async throws -> ChatRevenueStatistics {
        try await send(GetChatRevenueStatistics(chatID: chatID, isDark: isDark))
    }

    /// `getChatRevenueWithdrawalUrl chat_id:int53 password:string = HttpUrl`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_revenue_withdrawal_url.html)
    @_alwaysEmitIntoClient
    public func getChatRevenueWithdrawalUrl(chatID: Int64, password: String) async throws -> HttpUrl {
        try await send(GetChatRevenueWithdrawalUrl(chatID: chatID, password: password))
    }

    /// `getChatRevenueTransactions chat_id:int53 offset:string limit:int32 = ChatRevenueTransactions`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_revenue_transactions.html)
    @_alwaysEmitIntoClient
    public func getChatRevenueTransactions(
        chatID: Int64,
        offset: String,
        limit: Int32
    ) async throws -> ChatRevenueTransactions {
        try await send(GetChatRevenueTransactions(chatID: chatID, offset: offset, limit: limit))
    }

    /// `getStarRevenueStatistics owner_id:MessageSender is_dark:Bool = StarRevenueStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_star_revenue_statistics.html)
    @_alwaysEmitIntoClient
    public func getStarRevenueStatistics(ownerID: MessageSender, isDark: Bool) async throws -> StarRevenueStatistics {
        try await send(GetStarRevenueStatistics(ownerID: ownerID, isDark: isDark))
    }

    /// `getGramRevenueStatistics is_dark:Bool = GramRevenueStatistics`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_gram_revenue_statistics.html)
    @_alwaysEmitIntoClient
    public func getGramRevenueStatistics(isDark: Bool) async throws -> GramRevenueStatistics {
        try await send(GetGramRevenueStatistics(isDark: isDark))
    }

    /// `getStatisticalGraph chat_id:int53 token:string x:int53 = StatisticalGraph`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_statistical_graph.html)
    @_alwaysEmitIntoClient
    public func getStatisticalGraph(chatID: Int64, token: String, x: Int64) async throws -> StatisticalGraph {
        try await send(GetStatisticalGraph(chatID: chatID, token: token, x: x))
    }
}

#if Hashable
extension GetChatRevenueStatistics: Hashable {}
extension GetChatRevenueWithdrawalUrl: Hashable {}
extension GetChatRevenueTransactions: Hashable {}
extension GetStarRevenueStatistics: Hashable {}
extension GetGramRevenueStatistics: Hashable {}
extension GetStatisticalGraph: Hashable {}
#endif
