/// The messages that were sent and have no receipt yet: each gets one receipt at most.
///
/// Each call is one event; what it returns is to be done. The time is given in. Carrier protocol, sections 6.2, 6.3
/// and 6.5, with the 30 seconds after which newer peers send a message through Express too.
public struct UnconfirmedMessages: Sendable {
    /// What to do.
    public enum Action: Sendable, Hashable {
        /// Tell the application. The message has left this table.
        case receipt(id: UInt32, ReceiptState)
        /// Upload the message, and call ``expressFinished(_:succeeded:)``.
        case sendThroughExpress(id: UInt32, to: PeerTarget, payload: [UInt8])
    }

    /// How long a message waits for Tox's receipt.
    public static let timeLimit: Duration = .seconds(30)

    private struct Message: Sendable {
        let target: PeerTarget
        let payload: [UInt8]
        /// Grows with every message, so that actions come in the order of sending though ids start anew.
        let order: UInt64
        var toxNumber: UInt32?
        var isWithExpress = false
    }

    private let hasExpress: Bool
    private var lastID: UInt32
    private var lastOrder: UInt64 = 0
    private var messages: [UInt32: Message] = [:]
    /// The message by the number that Tox gave its last packet.
    private var toxNumbers: [UserID: [UInt32: UInt32]] = [:]
    private var timers = DeadlineQueue()

    /// - Parameters:
    ///   - hasExpress: whether Express nodes are configured.
    ///   - lastID: the id before the first one.
    public init(hasExpress: Bool, lastID: UInt32 = 0) {
        self.hasExpress = hasExpress
        self.lastID = lastID
    }

    /// The number of messages without a receipt.
    public var count: Int { messages.count }

    /// Their ids, in the order of sending.
    public var ids: [UInt32] { messages.sorted { $0.value.order < $1.value.order }.map(\.key) }

    // MARK: Sending

    /// A message is about to be sent. Returns its id, which is never 0.
    public mutating func add(to target: PeerTarget, payload: [UInt8]) -> UInt32 {
        repeat { lastID &+= 1 } while lastID == 0 || messages[lastID] != nil
        lastOrder += 1
        messages[lastID] = Message(target: target, payload: payload, order: lastOrder)
        return lastID
    }

    /// Tox took the message. To be called once.
    ///
    /// - Parameters:
    ///   - number: what Tox called its last packet; the receipt will name it.
    ///   - now: the time since any fixed moment, by a clock that never goes back.
    public mutating func sent(_ id: UInt32, toxNumber number: UInt32, at now: Duration) {
        guard let message = messages[id], message.toxNumber == nil else { return }
        messages[id]?.toxNumber = number
        toxNumbers[message.target.userID, default: [:]][number] = id
        timers.append(now + Self.timeLimit, id, message.order)
    }

    /// The friend is offline, or Tox did not take the message.
    ///
    /// - Returns: nil if there is no Express: the message is gone, and the call that sends it fails.
    public mutating func couldNotSend(_ id: UInt32) -> Action? {
        guard hasExpress else {
            _ = take(id)
            return nil
        }
        return giveToExpress(id)
    }

    // MARK: Events

    /// Tox says that the friend has a packet. Nil if it belongs to no message, or to one that has its receipt.
    public mutating func toxReceipt(from friend: UserID, number: UInt32) -> Action? {
        guard let id = toxNumbers[friend]?[number], take(id) != nil else { return nil }
        return .receipt(id: id, .byFriend)
    }

    /// An upload ended. Nil if the message has its receipt already.
    public mutating func expressFinished(_ id: UInt32, succeeded: Bool) -> Action? {
        guard let message = messages[id], message.isWithExpress, take(id) != nil else { return nil }
        return .receipt(id: id, succeeded ? .offline : .error)
    }

    /// The friend went offline: what he did not confirm goes through Express, or is lost. In the order of sending.
    public mutating func friendWentOffline(_ friend: UserID) -> [Action] {
        // Tox forgets the packets; their numbers will not be named any more.
        toxNumbers[friend] = nil
        return ids(to: friend).compactMap { id in
            messages[id]?.toxNumber = nil
            return messages[id]?.isWithExpress == true ? nil : resolve(id)
        }
    }

    /// The friend was removed: everything to him is lost. In the order of sending.
    public mutating func friendWasRemoved(_ friend: UserID) -> [Action] {
        ids(to: friend).compactMap { id in take(id).map { _ in .receipt(id: id, .error) } }
    }

    /// Sends what waited too long through Express too, or gives it up. In the order of sending.
    public mutating func expire(at now: Duration) -> [Action] {
        var actions: [Action] = []
        while let timer = timers.first, timer.deadline <= now || !isWaiting(timer) {
            timers.removeFirst()
            if isWaiting(timer), let action = resolve(timer.id) { actions.append(action) }
        }
        return actions
    }

    /// When ``expire(at:)`` has something to do next, or earlier; nil if nothing waits.
    public var nextDeadline: Duration? { timers.first?.deadline }

    // MARK: Steps

    /// What happens to a message that Tox does not deliver.
    private mutating func resolve(_ id: UInt32) -> Action? {
        if hasExpress { return giveToExpress(id) }
        return take(id).map { _ in .receipt(id: id, .error) }
    }

    private mutating func giveToExpress(_ id: UInt32) -> Action? {
        guard let message = messages[id], !message.isWithExpress else { return nil }
        messages[id]?.isWithExpress = true
        return .sendThroughExpress(id: id, to: message.target, payload: message.payload)
    }

    private mutating func take(_ id: UInt32) -> Message? {
        guard let message = messages.removeValue(forKey: id) else { return nil }
        let friend = message.target.userID
        if let number = message.toxNumber {
            toxNumbers[friend]?[number] = nil
            if toxNumbers[friend]?.isEmpty == true { toxNumbers[friend] = nil }
        }
        // Receipts come mostly in the order of sending, so the queue stays as short as the table.
        while let timer = timers.first, !isWaiting(timer) { timers.removeFirst() }
        return message
    }

    private func isWaiting(_ timer: DeadlineQueue.Entry) -> Bool {
        guard let message = messages[timer.id] else { return false }
        return message.order == timer.order && !message.isWithExpress
    }

    private func ids(to friend: UserID) -> [UInt32] {
        messages.filter { $0.value.target.userID == friend }.sorted { $0.value.order < $1.value.order }.map(\.key)
    }
}
