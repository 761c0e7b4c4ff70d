public import TelegramAPI

/// Takes every message that a walk or an update brings, texts and service messages too.
///
/// A message may come any number of times: what comes last is what it is.
public protocol MessageSink: Sendable {
    /// Takes messages of one chat, such as a page of its history, in any order.
    func receive(_ messages: [Message]) async throws(DestinationError)

    /// Takes it that messages were deleted for good. Source: `updateDeleteMessages` with `is_permanent`.
    func delete(_ messageIDs: [Int64], in chatID: Int64) async throws(DestinationError)

    /// Whether at least so many messages of a chat are kept from an earlier run, so that a walk which covers them can be gone on
    /// with.
    func holds(_ count: Int, of chatID: Int64, in cursor: HistoryCursor) async -> Bool

    /// The end of a run, also of one that was interrupted.
    func finish() async throws(DestinationError)
}

/// A sink that keeps nothing from run to run: every walk begins anew.
extension MessageSink {
    public func holds(_ count: Int, of chatID: Int64, in cursor: HistoryCursor) -> Bool { false }
}
