import NativeLoop
import Synchronization

/// Turns SIGINT, SIGTERM and SIGHUP into a cancellation: the first is graceful, the second ends the process at once.
/// SIGQUIT (Ctrl-\) ends it at once, too.
/// SIGTSTP (Ctrl-Z) stops the process after the terminal was left as a shell wants it; SIGCONT undoes that.
///
/// The signal handler only wakes a thread, which does the rest, so nothing else runs in a handler.
final class Interrupts: Sendable {
    static let shared = Interrupts()

    private struct State {
        var pipe: (read: Int32, write: Int32)?
        var hasFired = false
        var isUrgent = false
        var action: (@Sendable () -> Void)?
        var beforeStop: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Readable from the first interrupt on; nil before ``start()``.
    var descriptor: Int32? { state.withLock { $0.pipe?.read } }

    /// Whether the first one was no SIGINT: whoever sent it, a system that shuts down, will hardly wait for long.
    var isUrgent: Bool { state.withLock { $0.isUrgent } }

    /// Without pipes or a thread the signals keep their usual effect.
    func start() {
        guard let wake = Platform.makePipe(), let pipe = Platform.makePipe() else { return }
        state.withLock { $0.pipe = pipe }
        let isStarted: Void? = try? OwnedThread.start(name: "signals") { [self] in
            var isSecond = false
            while true {
                switch Platform.waitForSignal(wake.read) {
                case .stop:
                    state.withLock { $0.beforeStop }?()
                    Platform.stopProcess()
                case .continuation: Platform.hideTypingAgain()
                case .end(let isUrgent) where !isSecond:
                    isSecond = true
                    state.withLock { $0.isUrgent = isUrgent }
                    fire()
                case .end, .endNow:
                    Platform.restoreTerminal()
                    Platform.endProcessNow(ExitCode.interrupted.rawValue)
                }
            }
        }
        if isStarted != nil { Platform.sendSignals(to: wake.write) }
    }

    /// Sets what the first interrupt does; done at once if it has been.
    func onFirst(_ action: @escaping @Sendable () -> Void) {
        let hasFired = state.withLock { state in
            state.action = action
            return state.hasFired
        }
        if hasFired { action() }
    }

    /// Sets what is done before the process stops for SIGTSTP.
    func beforeStop(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.beforeStop = action } }

    private func fire() {
        let (action, pipe) = state.withLock { state in
            state.hasFired = true
            return (state.action, state.pipe)
        }
        if let pipe { try? Platform.write([0], to: pipe.write) }
        action?()
    }
}
