public import TelegramAPI

/// Gets one page of messages.
public protocol HistoryPageLoader: Sendable {
    /// The messages at and below an identifier, newest first; 0 is above the newest.
    func page(at messageID: Int64) async throws -> HistoryPage
}

/// Some messages, newest first.
public struct HistoryPage: Sendable {
    /// The messages that Telegram gave, as it gave them.
    public var messages: [Message]
    /// The identifier below which there may be more, 0 at the end; nil if only an empty page is the end.
    public var rest: Int64?

    public init(_ messages: [Message], rest: Int64? = nil) {
        self.messages = messages
        self.rest = rest
    }
}
