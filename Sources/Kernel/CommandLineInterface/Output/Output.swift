public import NativeLoop

/// The stream for data: complete lines, each written at once.
public struct Output: Sendable {
    private let stream: TerminalStream

    public init(_ stream: TerminalStream) { self.stream = stream }

    public var isTerminal: Bool { stream.isTerminal }
    public var width: Int { stream.width }

    /// Writes the text as it is.
    public func write(_ text: String) throws(ConsoleError) { try stream.write(Array(text.utf8)) }

    /// Writes the text and a line end; see ``printable(_:)``.
    public func line(_ text: String) throws(ConsoleError) { try write(printable(text) + "\n") }

    /// Writes one line of newline-delimited JSON: an object that begins with `"v":1`, the version of the format.
    public func json(_ object: JSONValue.Object) throws(ConsoleError) {
        try line(JSONValue.object([("v", 1)] + object.members).text)
    }
}
