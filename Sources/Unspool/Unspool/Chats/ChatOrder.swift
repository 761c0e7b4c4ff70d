/// Where a chat stands in a list: highest first, by order and then by identifier.
///
/// Both are exact 64-bit numbers: orders lie above 2^53, where a `Double` takes neighbours for equal.
/// Source: `chatPosition.order` of TDLib.
public struct ChatOrder: Sendable, Hashable, Comparable {
    /// Above zero for a chat that is in the list.
    public let order: Int64
    /// TDLib's identifier.
    public let chatID: Int64

    public init(order: Int64, chatID: Int64) {
        self.order = order
        self.chatID = chatID
    }

    public static func < (a: ChatOrder, b: ChatOrder) -> Bool {
        (a.order, a.chatID) < (b.order, b.chatID)
    }
}
