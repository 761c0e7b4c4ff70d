/// Where a command reads and writes: data on ``output``, everything for people on ``messages``.
public struct Console: Sendable {
    public let output: Output
    public let messages: Messages
    public let input: Input

    public init(output: Output, messages: Messages, input: Input) {
        self.output = output
        self.messages = messages
        self.input = input
    }

    /// The process's standard streams.
    public static let standard = Console(
        output: Output(TerminalStream(descriptor: 1)),
        messages: Messages(TerminalStream(descriptor: 2)),
        input: Input(descriptor: 0, prompts: TerminalStream(descriptor: 2)))
}

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

/// An output stream with what is known of its other end. Tests make one that collects.
public struct TerminalStream: Sendable {
    public let isTerminal: Bool
    /// Whether escape sequences are welcome: a terminal, no `NO_COLOR`, and not `TERM=dumb`.
    public let allowsColor: Bool
    /// Columns; 80 if there is no terminal that says.
    public let width: Int
    let write: @Sendable ([UInt8]) throws(ConsoleError) -> Void

    public init(
        isTerminal: Bool = false, allowsColor: Bool = false, width: Int = 80,
        write: @escaping @Sendable ([UInt8]) throws(ConsoleError) -> Void
    ) {
        self.isTerminal = isTerminal
        self.allowsColor = allowsColor
        self.width = width
        self.write = write
    }

    init(descriptor: Int32) {
        isTerminal = Platform.isTerminal(descriptor)
        allowsColor =
            isTerminal && (Platform.environment("NO_COLOR") ?? "").isEmpty && Platform.environment("TERM") != "dumb"
        width = Platform.terminalWidth(descriptor) ?? 80
        write = { bytes throws(ConsoleError) in try Platform.write(bytes, to: descriptor) }
    }
}

/// The stream for data: complete lines, each written at once.
public struct Output: Sendable {
    private let stream: TerminalStream

    public init(_ stream: TerminalStream) { self.stream = stream }

    public var isTerminal: Bool { stream.isTerminal }
    public var width: Int { stream.width }

    /// Writes the text as it is.
    public func write(_ text: String) throws(ConsoleError) { try stream.write(Array(text.utf8)) }

    /// Writes the text and a line end.
    public func line(_ text: String) throws(ConsoleError) { try write(text + "\n") }

    /// Writes one line of newline-delimited JSON: an object that begins with `"v":1`, the version of the format.
    public func json(_ object: JSONValue.Object) throws(ConsoleError) {
        try line(JSONValue.object([("v", 1)] + object.members).text)
    }
}
