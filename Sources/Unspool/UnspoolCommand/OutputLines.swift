import CommandLineInterface
import Synchronization

/// Lines of standard output from where nothing can be thrown: the first failure is kept, and told once.
final class OutputLines: Sendable {
    private struct State {
        var failure: (any Error)?
        var onFailure: (@Sendable () -> Void)?
        var total: Int64 = 0
    }

    private let output: Output
    private let state = Mutex(State())

    init(_ output: Output) { self.output = output }

    /// What progress is measured by.
    var total: Int64 {
        get { state.withLock { $0.total } }
        set { state.withLock { $0.total = newValue } }
    }

    /// Sets what to do when standard output fails; done at once if it has.
    func onFailure(_ action: @escaping @Sendable () -> Void) {
        let hasFailed = state.withLock { state in
            state.onFailure = action
            return state.failure != nil
        }
        if hasFailed { action() }
    }

    func write(_ line: String) {
        do {
            try output.line(line)
        } catch {
            let action = state.withLock { state in
                state.failure = state.failure ?? error
                return state.onFailure
            }
            action?()
        }
    }

    func write(_ lines: [String]) { for line in lines { write(line) } }

    /// Throws what standard output failed with, if it did.
    func finish() throws {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }
}
