public import CarrierWire

/// How a message that was sent has ended. Every message ends exactly once.
public struct MessageReceipt: Sendable, Hashable {
    /// What became of it.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// The friend's node has it.
        case delivered
        /// It is kept for him: the node stopped while it was in the outbox.
        case stored
        /// It did not arrive: the friend went offline or was removed, the node stopped, or the disk could not take it.
        case failed
        /// Nobody confirmed it for 30 seconds. It may have arrived.
        case timedOut
    }

    public let id: MessageID
    /// Whom it was for.
    public let target: PeerTarget
    public let state: State
    /// What the sender called it.
    public let tag: String?
}
