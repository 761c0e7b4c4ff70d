public import NativeLoop
public import TelegramAPI

/// One account's connection to TDLib: sends functions, and hands out updates.
///
/// ```swift
/// let client = TDLibClient(transport: try TDJsonClient.open())
/// let chat = try await client.getChat(chatID: 5)                 // every function of TDLib is a method
/// for await update in client.updates(of: [.newMessage]) { … }
/// await client.close()
/// ```
/// Requests are sent in the order in which they are called, and answered in any. A cancelled task leaves at once with
/// `CancellationError`; the request may still take effect, and its answer is dropped.
///
/// It is an actor so that it can be shared freely, and its members are `nonisolated`: a request goes from the caller's
/// thread into TDLib and its answer from the receive thread back to the caller, with no hop between; two hops would
/// cost more than the request. What has to be kept in order is in a small state machine behind a lock.
public actor TDLibClient: TDFunctionSender {
    /// What a client can be told when it is made.
    public struct Configuration: Sendable {
        /// Where diagnostics go; they hold no secrets at any level.
        public var log: LogSink
        /// How long a request may take before it fails with ``TDLibError/Code/timeLimit``. Nil, the default, is for
        /// ever: TDLib answers some requests only when there is a network.
        public var timeLimit: Duration?
        /// What time limits are measured with.
        public var clock: any Clock<Duration>

        public init(
            log: LogSink = .silent, timeLimit: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()
        ) {
            self.log = log
            self.timeLimit = timeLimit
            self.clock = clock
        }
    }

    @usableFromInline nonisolated let core: ClientCore
    @usableFromInline nonisolated let configuration: Configuration

    /// Makes a client. TDLib hears of it with the first request.
    public init(transport: any TDLibTransport, configuration: Configuration = Configuration()) {
        core = ClientCore(transport, configuration.log)
        self.configuration = configuration
    }

    deinit {
        // TDLib must not be left with a client that nobody can close.
        core.beginClose()
    }

    /// TDLib's number for this client; it is never used again in this process.
    public nonisolated var id: Int32 { core.clientID }

    /// Whether the client has been closed.
    public nonisolated var isClosed: Bool { core.isClosed }

    /// Closes the client, and returns when TDLib has (`authorizationStateClosed`). The session stays on disk.
    ///
    /// May be called any number of times and by many tasks; all return when the client is closed. Requests made after
    /// the first call fail with ``TDLibError/Code/closed``. It does not end early if its task is cancelled.
    /// Source: `close` of TDLib.
    public nonisolated func close() async {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
            core.whenClosed { continuation.resume() }
            core.beginClose()
        }
    }
}
