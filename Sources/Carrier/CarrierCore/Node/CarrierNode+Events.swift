public import CarrierWire
public import NativeLoop

/// What happens, as sequences. Each call makes a new observer, which gets everything from then on, in order, and keeps
/// what it has not taken in memory without limit. All end when the node stops.
extension CarrierNode {
    /// Everything.
    public nonisolated func events() -> EventStream<NodeEvent> { hub.events() }

    /// The same with at most `count` events kept for an observer that falls behind; it is told how many it missed.
    public nonisolated func events(keepingNewest count: Int) -> BoundedEventStream<NodeEvent> {
        hub.events(keepingNewest: count)
    }

    /// Calls `action` with every event on the node's thread, as it happens.
    ///
    /// A message is handed over here *before* its sender learns that it has arrived: what `action` has written by the time
    /// that it returns is not lost with the process. It must be quick, as the network waits for it, and must not call the
    /// node, other than ``stop()``. It lasts as long as the node.
    public nonisolated func onEvent(_ action: @escaping @Sendable (NodeEvent) -> Void) { hub.tap((), action) }

    /// The messages of friends.
    public nonisolated func messages() -> some AsyncSequence<ReceivedMessage, Never> & Sendable {
        events().compactMap { event in if case .message(let message) = event { message } else { nil } }
    }

    /// How messages of this node ended.
    public nonisolated func receipts() -> some AsyncSequence<MessageReceipt, Never> & Sendable {
        events().compactMap { event in if case .receipt(let receipt) = event { receipt } else { nil } }
    }

    /// Requests of those who want to become friends. Those that wait already: ``requests``.
    public nonisolated func friendRequests() -> some AsyncSequence<IncomingRequest, Never> & Sendable {
        events().compactMap { event in if case .friendRequest(let request) = event { request } else { nil } }
    }

    /// The invites of friends.
    public nonisolated func invites() -> some AsyncSequence<ReceivedInvite, Never> & Sendable {
        events().compactMap { event in if case .invite(let invite) = event { invite } else { nil } }
    }

    /// What is said in groups.
    public nonisolated func groupMessages() -> some AsyncSequence<GroupMessage, Never> & Sendable {
        events().compactMap { event in if case .groupMessage(let message) = event { message } else { nil } }
    }
}
