import NativeLoop
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into a cancellation: the first is graceful, the second ends the process at once.
///
/// The signals are blocked and one thread waits for them, so nothing runs in a signal handler.
final class Interrupts: Sendable {
    static let shared = Interrupts()

    private struct State {
        var pipe: (read: Int32, write: Int32)?
        var hasFired = false
        var action: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Readable from the first interrupt on; nil before ``start()``.
    var descriptor: Int32? { state.withLock { $0.pipe?.read } }

    /// Must be called before the process has other threads, which would still be open to the signals.
    func start() -> Interrupts {
        let signals = Platform.blockSignals()
        state.withLock { $0.pipe = Platform.makePipe() }
        do {
            try OwnedThread.start(name: "signals") { [self] in
                Platform.waitForSignal(signals)
                fire()
                Platform.waitForSignal(signals)
                Platform.restoreTerminal()
                Platform.endProcessNow(ExitCode.interrupted.rawValue)
            }
        } catch {
            // Without the thread the signals must keep their usual effect.
            Platform.unblockSignals(signals)
        }
        return self
    }

    /// Sets what the first interrupt does; done at once if it has been.
    func onFirst(_ action: @escaping @Sendable () -> Void) {
        let hasFired = state.withLock { state in
            state.action = action
            return state.hasFired
        }
        if hasFired { action() }
    }

    private func fire() {
        let (action, pipe) = state.withLock { state in
            state.hasFired = true
            return (state.action, state.pipe)
        }
        if let pipe { try? Platform.write([0], to: pipe.write) }
        action?()
    }
}
