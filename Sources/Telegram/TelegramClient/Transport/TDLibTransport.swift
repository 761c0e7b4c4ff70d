/// The four functions of TDLib's JSON interface: what stands between this package and a Telegram.
///
/// ``TDJsonClient`` is the real library; `TelegramSimulator` is one that needs no library, account or network.
/// Source: `td_json_client.h` of TDLib (`td_create_client_id`, `td_send`, `td_receive`, `td_execute`).
///
/// Buffers hold JSON text in UTF-8 and are followed by a NUL byte that their count leaves out:
/// `bytes[bytes.count]` may be read and is zero. A buffer is valid only during the call that it is given to.
///
/// A class, because one object stands for one queue of answers: it is what ``TDLibReceiveLoop`` keeps to one thread.
public protocol TDLibTransport: AnyObject, Sendable {
    /// Makes a client and returns its identifier: above zero, never used again in this process.
    /// The client starts with its first request.
    func createClientID() -> Int32

    /// Queues a request. Thread-safe; returns before the answer.
    func send(_ request: UnsafeBufferPointer<UInt8>, to clientID: Int32)

    /// Waits for the next answer or update of any client, at most `timeout` seconds, and hands it to `body`.
    ///
    /// Never to be called by two threads at once.
    /// - Returns: whether there was something. False does not mean that `timeout` has passed.
    func receive(timeout: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool

    /// Answers a synchronous request at once, on the calling thread. Thread-safe.
    func execute(_ request: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void)
}
