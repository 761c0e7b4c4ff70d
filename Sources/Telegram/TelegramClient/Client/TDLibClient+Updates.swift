public import NativeLoop
public import TelegramAPI

extension TDLibClient {
    /// TDLib's updates in the order in which they came, from now on; none is left out.
    ///
    /// Each call makes an observer of its own. What it has not taken yet is kept in memory without limit: an observer
    /// that may fall behind for long takes ``updates(of:keepingNewest:)``. Updates of other kinds cost nothing: they
    /// are not even decoded. The sequence ends after `authorizationStateClosed`, or when its task is cancelled.
    ///
    /// An update that the schema does not know arrives as `.unknown`, and so does one that does not fit the schema.
    public nonisolated func updates(of kinds: UpdateKinds = .all) -> EventStream<Update> {
        core.updates.broadcaster.events(kinds)
    }

    /// The same with a bounded buffer: of what the observer has not taken, the newest `count` are kept, and it is told
    /// how many it missed, at the place where they are missing.
    public nonisolated func updates(
        of kinds: UpdateKinds = .all, keepingNewest count: Int
    ) -> BoundedEventStream<Update> {
        core.updates.broadcaster.events(kinds, keepingNewest: count)
    }

    /// Calls `action` with every update of these kinds, on the receive thread: so it has run before an answer that TDLib
    /// gives later reaches anybody. It must be quick, and lasts as long as the client.
    package nonisolated func observe(_ kinds: UpdateKinds, _ action: @escaping @Sendable (Update) -> Void) {
        core.updates.broadcaster.tap(kinds, action)
    }

    /// The pauses that the server has asked for in answers to this client, the last one first.
    public nonisolated var floodWaits: StateStream<FloodWait> { core.floodWaits }
}
