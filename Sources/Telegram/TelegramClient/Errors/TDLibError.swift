/// Why a request, or the way to TDLib, failed.
///
/// ```swift
/// do { … } catch let error as TDLibError where error.remote?.code == 404 { … }
/// ```
/// `description` is for logs: it leaves out paths and values that TDLib quotes. ``message`` has the whole text.
/// A cancelled task gets `CancellationError` instead.
public struct TDLibError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it is, as a value that later versions may add to.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// TDLib or the server refused the request: see ``TDLibError/remote``.
        public static let remote = Code(rawValue: "remote")
        /// The client has been closed, or is being closed.
        public static let closed = Code(rawValue: "closed")
        /// The answer did not come within the time limit that was asked for. The request may still take effect.
        public static let timeLimit = Code(rawValue: "timeLimit")
        /// The request cannot be written as JSON that TDLib takes and survives. It was not sent.
        public static let unsendable = Code(rawValue: "unsendable")
        /// An answer came that does not fit the schema: see ``TDLibError/underlying``.
        public static let undecodable = Code(rawValue: "undecodable")
        /// TDLib could not say which request its error was about.
        public static let uncorrelated = Code(rawValue: "uncorrelated")
        /// TDLib's library could not be opened.
        public static let libraryMissing = Code(rawValue: "libraryMissing")
        /// TDLib's library has a version that does not fit the schema.
        public static let libraryVersion = Code(rawValue: "libraryVersion")
        /// The system made no thread for the receive loop.
        public static let noThread = Code(rawValue: "noThread")
        /// A file of the client's own, such as the database key, could not be read or written.
        public static let file = Code(rawValue: "file")
    }

    public let code: Code
    /// What happened and what to do about it. It may hold paths; it holds no secret that was sent.
    public let message: String
    /// What TDLib answered, if it did (``Code/remote`` and ``Code/uncorrelated``).
    public let remote: RemoteFailure?
    /// The error below this one, if there is one.
    public let underlying: (any Error)?

    public init(_ code: Code, _ message: String, remote: RemoteFailure? = nil, underlying: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.remote = remote
        self.underlying = underlying
    }

    /// TDLib's own `error` object, with code and text.
    public static func remote(_ code: Int32, _ message: String) -> TDLibError {
        let failure = RemoteFailure(code: code, message: message)
        return TDLibError(.remote, "TDLib answered error \(code): \(message)", remote: failure)
    }

    /// How long the server wants this kind of request to pause, if that is why it failed.
    public var floodWait: FloodWait? { remote?.floodWait }

    public var description: String {
        switch code {
        case .remote, .uncorrelated: remote?.description ?? code.rawValue
        case .undecodable: underlying.map { "\(code.rawValue): \($0)" } ?? code.rawValue
        default: message
        }
    }

    static let closed = TDLibError(
        .closed, "This client has been closed. Make a new one to go on; the session is kept on disk.")
}
