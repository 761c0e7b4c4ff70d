// Made by `tlgen generate` from the schema of TDLib 1.8.66
// (SHA-256 b8b6a863746fc580815c6d04e9e34728b654b15a12940087f06757b2097ce4c5). Don't edit.

/// `openMessageContent chat_id:int53 message_id:int53 = Ok`
///
/// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_message_content.html)
public struct OpenMessageContent: TDFunction, CustomStringConvertible {
    public typealias Result = Ok
    public let chatID: Int64
    public let messageID: Int64

    public init(chatID: Int64, messageID: Int64) {
        self.chatID = chatID
        self.messageID = messageID
    }

    public func encode(into wire: inout WireWriter) {
        wire.open(#"{"@type":"openMessageContent""#)
        wire.int53(#","chat_id":"#, self.chatID)
        wire.int53(#","message_id":"#, self.messageID)
        wire.close()
    }
}

extension TDFunctionSender {
    /// `openMessageContent chat_id:int53 message_id:int53 = Ok`
    ///
    /// [TDLib's page](https://core.telegram.org/tdlib/docs/classtd_1_1td__api_1_1open_message_content.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func openMessageContent(chatID: Int64, messageID: Int64) async throws -> Ok {
        try await send(OpenMessageContent(chatID: chatID, messageID: messageID))
    }
}

#if Hashable
extension OpenMessageContent: Hashable {}
#endif
