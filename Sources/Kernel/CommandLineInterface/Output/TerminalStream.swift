/// An output stream with what is known of its other end. Tests make one that collects.
///
/// The kit writes no colours and no escape sequences at all, so there is nothing for `NO_COLOR` to turn off.
public struct TerminalStream: Sendable {
    public let isTerminal: Bool
    /// Columns; 80 if there is no terminal that says.
    public let width: Int
    let write: @Sendable ([UInt8]) throws(ConsoleError) -> Void

    public init(
        isTerminal: Bool = false, width: Int = 80,
        write: @escaping @Sendable ([UInt8]) throws(ConsoleError) -> Void
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.write = write
    }

    init(descriptor: Int32) {
        isTerminal = Platform.isTerminal(descriptor)
        width = Platform.terminalWidth(descriptor) ?? 80
        write = { bytes throws(ConsoleError) in try Platform.write(bytes, to: descriptor) }
    }
}
