internal import Synchronization

/// A message that a node took to send.
public final class SentMessage: Sendable {
    private enum State: Sendable {
        case pending([CheckedContinuation<MessageReceipt, Never>])
        case ended(MessageReceipt)
    }

    /// Its number, the same as in its ``MessageReceipt``.
    public let id: MessageID
    private let state = Mutex(State.pending([]))

    init(id: MessageID) { self.id = id }

    /// Waits for the receipt. It always comes: a message that is not confirmed fails or times out.
    ///
    /// Cancellation does not end the wait, as the message is on its way.
    public var receipt: MessageReceipt {
        get async {
            await withCheckedContinuation { continuation in
                let receipt: MessageReceipt? = state.withLock { state in
                    switch state {
                    case .ended(let receipt): return receipt
                    case .pending(let waiting):
                        state = .pending(waiting + [continuation])
                        return nil
                    }
                }
                if let receipt { continuation.resume(returning: receipt) }
            }
        }
    }

    func end(_ receipt: MessageReceipt) {
        let waiting: [CheckedContinuation<MessageReceipt, Never>] = state.withLock { state in
            guard case .pending(let waiting) = state else { return [] }
            state = .ended(receipt)
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: receipt) }
    }
}
