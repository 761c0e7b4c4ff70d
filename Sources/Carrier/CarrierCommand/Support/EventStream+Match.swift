import CarrierCore
import NativeLoop

extension EventStream<NodeEvent> {
    /// Waits for the first event from here on that `match` makes something of. What is passed over does not come again.
    ///
    /// - Throws: `CancellationError` if the node stops before, or the task is cancelled.
    @discardableResult
    func firstMatch<Found>(_ match: (NodeEvent) -> Found?) async throws -> Found {
        for await event in self { if let found = match(event) { return found } }
        throw CancellationError()
    }
}
