// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `getChatEventLog chat_id:int53 query:string from_event_id:int64 limit:int32 filters:chatEventLogFilters user_ids:vector<int53> = ChatEvents`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_event_log.html)
public struct GetChatEventLog: TDFunction, CustomStringConvertible, CustomReflectable {
    public typealias Result = ChatEvents
    public let chatID: Int64
    public let query: String
    public let fromEventID: Int64
    public let limit: Int32
    /// May be left out.
    public let filters: ChatEventLogFilters?
    public let userIDs: [Int64]

    public init(
        chatID: Int64,
        query: String,
        fromEventID: Int64,
        limit: Int32,
        filters: ChatEventLogFilters? = nil,
        userIDs: [Int64]
    ) {
        self.chatID = chatID
        self.query = query
        self.fromEventID = fromEventID
        self.limit = limit
        self.filters = filters
        self.userIDs = userIDs
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"getChatEventLog""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.string(#","query":"#, self.query)
        wire.int64(#","from_event_id":"#, self.fromEventID)
        wire.int32(#","limit":"#, self.limit)
        wire.object(#","filters":"#, self.filters)
        wire.int53s(#","user_ids":"#, self.userIDs)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `getChatEventLog chat_id:int53 query:string from_event_id:int64 limit:int32 filters:chatEventLogFilters user_ids:vector<int53> = ChatEvents`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1get_chat_event_log.html)
    @_alwaysEmitIntoClient
    public func getChatEventLog(
        chatID: Int64,
        query: String,
        fromEventID: Int64,
        limit: Int32,
        filters: ChatEventLogFilters? = nil,
        userIDs: [Int64]
    ) async throws -> ChatEvents {
        try await send(GetChatEventLog(
        chatID: chatID,
        query: query,
        fromEventID: fromEventID,
        limit: limit,
        filters: filters,
        userIDs: userIDs
    ))
    }
}

#if Hashable
extension GetChatEventLog: Hashable {}
#endif
