@testable import Unspool

/// The events of a watch as they come.
final class WatchEvents: Sendable {
    let stream: AsyncStream<WatchEvent>
    private let continuation: AsyncStream<WatchEvent>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream(of: WatchEvent.self) }

    func send(_ event: WatchEvent) { continuation.yield(event) }

    /// Takes events up to the first that is wanted.
    func wait(_ isWanted: (WatchEvent) -> Bool) async {
        for await event in stream { if isWanted(event) { return } }
    }

    func waitForStart() async { await wait { if case .watching = $0 { true } else { false } } }

    func waitForChange(of message: Int64) async {
        await wait { if case .changed(_, let ids) = $0 { ids.contains(message) } else { false } }
    }

    /// Of several, in whatever order and together or not.
    func waitForChanges(of messages: Set<Int64>) async {
        var missing = messages
        await wait { event in
            if case .changed(_, let ids) = event { missing.subtract(ids) }
            return missing.isEmpty
        }
    }

    /// Takes events up to the last; nil if the watching ended as was wished.
    func problem() async -> String? {
        for await event in stream { if case .finished(_, _, _, let problem) = event { return problem } }
        return nil
    }

    /// Takes events up to the last; nil if none tells of the end.
    func unfinishedChats() async -> [Int64]? {
        for await event in stream { if case .finished(_, _, let chats, _) = event { return chats } }
        return nil
    }
}
