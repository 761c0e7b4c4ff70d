import Synchronization

/// Counts the threads that are inside the transport's `send`, so that "closed" can mean that no call comes after it.
///
/// Without it a thread that was admitted before the close could call the transport after the close. Two atomic
/// operations a request cost less than a lock held while TDLib parses the request.
struct SendGate: ~Copyable {
    private static let closedBit: UInt64 = 1 << 63
    private let state = Atomic<UInt64>(0)

    /// - Returns: false if the gate is closed; then ``leave()`` must not be called.
    func enter() -> Bool {
        // Not add and take back: whoever leaves last in between would not see that it is the last.
        var seen = state.load(ordering: .relaxed)
        while seen & Self.closedBit == 0 {
            let (isDone, now) = state.weakCompareExchange(
                expected: seen, desired: seen + 1, successOrdering: .acquiring, failureOrdering: .relaxed)
            if isDone { return true }
            seen = now
        }
        return false
    }

    /// - Returns: whether the gate is closed and this was the last one inside.
    func leave() -> Bool {
        state.subtract(1, ordering: .acquiringAndReleasing).newValue == Self.closedBit
    }

    /// - Returns: whether nobody is inside.
    func close() -> Bool {
        state.bitwiseOr(Self.closedBit, ordering: .acquiringAndReleasing).newValue == Self.closedBit
    }
}
