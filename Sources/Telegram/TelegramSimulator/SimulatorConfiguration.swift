/// How a simulated Telegram behaves where the real one depends on time, load or luck.
public struct SimulatorConfiguration: Sendable {
    /// What makes delays pass.
    public enum Time: Sendable {
        /// The system's monotonic clock.
        case real
        /// Only ``SimulatedTelegram/advance(by:)``.
        case manual
    }

    public var time: Time = .real

    /// Bytes a second of all downloads of a client together; nil for as fast as the application receives.
    public var bytesPerSecond: Int?

    /// Bytes between two `updateFile` of a download; nil for a fifth of the file, at least 4 KiB and at most the 64 KiB of TDLib.
    public var downloadPart: Int?

    /// How `getChatHistory` cuts a history into pages.
    public var history = HistoryPaging()

    /// How long a client waits for a database that another one has open, before it gives up. TDLib waits 9.9 s.
    public var databaseLockWait: Duration = .zero

    /// The largest number of chats that one `loadChats` loads. The real server may send more than were asked for.
    public var chatBatch = 100

    /// Whether every object carries a field that no schema has, as a newer TDLib's might.
    public var addsUnknownFields = false

    public init() {}
}

/// The pages of `getChatHistory`.
public struct HistoryPaging: Sendable {
    /// The size of the page that is asked for first. TDLib has only a chat's last message in memory, and answers with that.
    public var firstPage = 1
    /// The largest size of each further page, in order of the requests of one client; then TDLib's 100.
    public var sizes: [Int] = []
    /// Whether a page begins with the message that it was asked to continue from. TDLib 1.8.66 leaves it out.
    public var repeatsBoundary = false

    public init() {}
}
