/// Why standard input or output failed.
public struct ConsoleError: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
    /// Whether the reader of a pipe has gone.
    public let isBrokenPipe: Bool

    public init(_ description: String, isBrokenPipe: Bool = false) {
        self.description = description
        self.isBrokenPipe = isBrokenPipe
    }
}
