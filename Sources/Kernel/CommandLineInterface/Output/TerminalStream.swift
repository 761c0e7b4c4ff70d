/// An output stream with what is known of its other end. Tests make one that collects.
///
/// The kit writes no colours. Only progress of several lines needs escape sequences; `NO_COLOR` and a dumb terminal get one line.
/// What a command draws is up to it (``Messages/drawing(_:)``).
public struct TerminalStream: Sendable {
    public let isTerminal: Bool
    private let currentWidth: @Sendable () -> Int
    let write: @Sendable ([UInt8]) throws(ConsoleError) -> Void

    /// Columns as of now; 80 if there is no terminal that says.
    public var width: Int { currentWidth() }

    public init(
        isTerminal: Bool = false, width: Int = 80,
        write: @escaping @Sendable ([UInt8]) throws(ConsoleError) -> Void
    ) {
        self.isTerminal = isTerminal
        currentWidth = { width }
        self.write = write
    }

    init(descriptor: Int32) {
        isTerminal = Platform.isTerminal(descriptor)
        currentWidth = { Platform.terminalWidth(descriptor) ?? 80 }
        write = { bytes throws(ConsoleError) in try Platform.write(bytes, to: descriptor) }
    }
}
