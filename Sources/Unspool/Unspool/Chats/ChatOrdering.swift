/// The chats of one list in Telegram's order, kept up to date from positions.
///
/// Finding and moving a chat costs a binary search and a shift of the array.
public struct ChatOrdering: Sendable, Equatable {
    /// Highest first.
    private var sorted: [ChatOrder] = []
    private var orders: [Int64: Int64] = [:]

    public init() {}

    /// The identifiers of the chats in the list, first one first.
    public var chatIDs: [Int64] { sorted.map(\.chatID) }

    /// How many chats the list has.
    public var count: Int { sorted.count }

    /// The chat's order, or nil if it is not in the list.
    public func order(of chatID: Int64) -> Int64? { orders[chatID] }

    /// Puts the chat at its place. Order 0 means that the chat is not in the list.
    /// - Returns: whether anything changed.
    @discardableResult
    public mutating func move(_ chatID: Int64, to order: Int64) -> Bool {
        let old = orders[chatID]
        guard old ?? 0 != order else { return false }
        if let old {
            sorted.remove(at: place(of: ChatOrder(order: old, chatID: chatID)))
            orders[chatID] = nil
        }
        if order != 0 {
            let new = ChatOrder(order: order, chatID: chatID)
            sorted.insert(new, at: place(of: new))
            orders[chatID] = order
        }
        return true
    }

    /// The index of the first entry that is not above `entry`.
    private func place(of entry: ChatOrder) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] > entry { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
