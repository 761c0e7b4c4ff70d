internal import CarrierCore
public import Foundation

/// Told how a message has ended: its number, and what became of it. Called once, on the callback queue.
public typealias CarrierFriendMessageReceiptResponseHandler = (_ msgid: UInt32, _ status: CarrierReceiptState) -> Void

/// Messages to friends. Carrier protocol, section 6.
extension Carrier {
    /// Sends bytes to a friend, as they are.
    ///
    /// - Parameters:
    ///   - target: his user id, or `<user id>:<extension>`.
    ///   - msg: 1 byte to 5 MiB, or to 16 MiB if his program says protocol version 1.
    ///   - responseHandler: called once if nothing is thrown; at the latest after 30 seconds, or at ``kill()``.
    /// - Returns: the number that the handler gets.
    /// - Throws: ``CarrierError``: `InvalidArgument` for no bytes, `GeneralError(ecode: 1)` for too many or for the own
    ///   user id, 9 before the Carrier is ready, 10 for somebody who is no friend; `DHTError(ecode: 34)` if he is offline.
    @discardableResult
    public func sendFriendMessage(
        to target: String, withMessage msg: Data, responseHandler: @escaping CarrierFriendMessageReceiptResponseHandler
    ) throws -> UInt32 {
        if msg.isEmpty { throw bridge.refused("A message has at least one byte") }
        let target = try bridge.target(target)
        let handler = QueueConfined(responseHandler)
        return try bridge.perform { [bridge] node throws(NodeError) in
            try node.submit(Array(msg), to: target) { receipt in
                bridge.callHandler { handler.value(receipt.id, CarrierReceiptState(receipt.state)) }
            }
        }
    }

    /// The same for a text: its UTF-8 bytes, without a NUL behind them.
    @discardableResult
    public func sendFriendMessage(
        to target: String, withMessage msg: String,
        responseHandler: @escaping CarrierFriendMessageReceiptResponseHandler
    ) throws -> UInt32 {
        try sendFriendMessage(to: target, withMessage: Data(msg.utf8), responseHandler: responseHandler)
    }

    // Both results have the same arguments: where the program does not say which it wants, it gets the number.

    /// The same with the number as an object.
    @_disfavoredOverload
    @discardableResult
    public func sendFriendMessage(
        to target: String, withMessage msg: Data, responseHandler: @escaping CarrierFriendMessageReceiptResponseHandler
    ) throws -> NSNumber {
        let id: UInt32 = try sendFriendMessage(to: target, withMessage: msg, responseHandler: responseHandler)
        return NSNumber(value: id)
    }

    /// The same for a text, with the number as an object.
    @_disfavoredOverload
    @discardableResult
    public func sendFriendMessage(
        to target: String, withMessage msg: String,
        responseHandler: @escaping CarrierFriendMessageReceiptResponseHandler
    ) throws -> NSNumber {
        let id: UInt32 = try sendFriendMessage(to: target, withMessage: msg, responseHandler: responseHandler)
        return NSNumber(value: id)
    }
}
