/// Where a library's diagnostics go: nowhere, unless the program gives a closure.
///
/// ```swift
/// let log = LogSink(upTo: .debug) { entry in print(entry.level, entry.message) }
/// ```
/// Messages are made only if they are wanted, and name no secret at any level.
public struct LogSink: Sendable {
    /// How much a message matters, the gravest first.
    public enum Level: Int, Sendable, Comparable, CaseIterable {
        case error
        case warning
        case info
        case debug
        case trace

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// One message.
    public struct Entry: Sendable {
        public let level: Level
        public let message: String
    }

    /// The least grave level that is written; nil writes nothing.
    public let threshold: Level?
    private let write: @Sendable (Entry) -> Void

    /// Writes nothing.
    public static let silent = LogSink()

    private init() {
        threshold = nil
        write = { _ in }
    }

    /// - Parameter write: called on the thread that has something to say, so it has to be quick.
    public init(upTo threshold: Level = .info, _ write: @escaping @Sendable (Entry) -> Void) {
        self.threshold = threshold
        self.write = write
    }

    /// Whether messages of this level are written.
    public func writes(_ level: Level) -> Bool {
        guard let threshold else { return false }
        return level <= threshold
    }

    public func callAsFunction(_ level: Level, _ message: @autoclosure () -> String) {
        if writes(level) { write(Entry(level: level, message: message())) }
    }
}
