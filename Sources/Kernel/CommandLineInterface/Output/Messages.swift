import Synchronization

/// The stream for people: errors, notes and progress. A failure to write here is passed over.
public final class Messages: Sendable {
    private struct State {
        var isQuiet = false
        var renderer: ProgressRenderer
    }

    private let stream: TerminalStream
    private let time: @Sendable () -> Duration
    private let state: Mutex<State>

    /// - Parameters:
    ///   - movesCursor: whether several lines may be drawn over, which needs escape sequences.
    ///   - time: since any fixed moment, for how often progress is drawn.
    public init(
        _ stream: TerminalStream, movesCursor: Bool = false,
        time: @escaping @Sendable () -> Duration = Messages.timeSinceStart
    ) {
        self.stream = stream
        self.time = time
        state = Mutex(State(renderer: ProgressRenderer(isTerminal: stream.isTerminal, movesCursor: movesCursor)))
    }

    private static let start = ContinuousClock.now
    public static let timeSinceStart: @Sendable () -> Duration = { ContinuousClock.now - start }

    public var isTerminal: Bool { stream.isTerminal }

    /// With this, only errors are written.
    public func setQuiet(_ isQuiet: Bool) { state.withLock { $0.isQuiet = isQuiet } }

    /// Writes a line that says what went wrong; also with ``setQuiet(_:)``.
    public func error(_ text: String) {
        write { state in state.renderer.clear(width: stream.width) + printable(text) + "\n" }
    }

    /// Writes a line.
    public func note(_ text: String) {
        write { state in state.isQuiet ? nil : state.renderer.clear(width: stream.width) + printable(text) + "\n" }
    }

    /// Writes lines as they are, with their escape sequences: only for what the program itself has drawn.
    public func drawing(_ lines: [String]) {
        write { state in state.renderer.clear(width: stream.width) + lines.map { $0 + "\n" }.joined() }
    }

    /// Shows progress: at most ten times a second on a terminal, every ten seconds elsewhere.
    ///
    /// - Parameter details: further lines, at most four, for a terminal that can move its cursor.
    public func progress(_ progress: Progress, details: [Progress] = []) {
        write { [now = time()] state in
            state.isQuiet ? nil : state.renderer.show(progress, details: details, width: stream.width, at: now)
        }
    }

    /// Removes the progress that is shown.
    public func endProgress() {
        write { state in state.renderer.clear(width: stream.width) }
    }

    /// The text is made and written under the lock, so that lines do not mix.
    private func write(_ text: (inout sending State) -> String?) {
        state.withLock { state in
            guard let text = text(&state), !text.isEmpty else { return }
            try? stream.write(Array(text.utf8))
        }
    }
}
