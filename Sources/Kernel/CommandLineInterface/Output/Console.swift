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
        messages: Messages(TerminalStream(descriptor: 2), movesCursor: Platform.mayMoveCursor),
        input: Input(descriptor: 0, prompts: TerminalStream(descriptor: 2)))
}
