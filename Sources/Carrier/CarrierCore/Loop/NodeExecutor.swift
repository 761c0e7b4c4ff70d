internal import Dispatch
internal import NativeLoop
internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The one thread that a node owns: it runs the actor's jobs, and between them the node's turns.
///
/// So being isolated to the actor *is* being on the thread that toxcore is used from. The thread sleeps in `poll` on the
/// sockets that the last turn named and on a pipe that wakes it when there is a job.
final class NodeExecutor: SerialExecutor {
    /// What a turn of the node leaves behind.
    struct Turn {
        /// How long may be slept, in milliseconds.
        var timeout: CInt
    }

    /// Does what is due, and fills in the sockets that end the sleep.
    ///
    /// - Parameter isReadable: whether one of the sockets ended the last sleep.
    typealias TurnHandler = @Sendable (_ isReadable: Bool, _ descriptors: inout [pollfd]) -> Turn

    private enum Work: Sendable {
        case job(UnownedJob)
        case action(@Sendable () -> Void)
    }

    private struct State {
        var work: [Work] = []
        var isSleeping = false
        var isShutDown = false
        var turnHandler: TurnHandler?
        var thread: pthread_t?
    }

    /// How often jobs that jobs brought about are run before the node has a turn again.
    private static let roundsPerTurn = 64

    private let state = Mutex(State())
    private let wakeUp: WakeUpPipe

    init() throws(SystemFailure) {
        wakeUp = try WakeUpPipe()
        // Kept alive by its thread, until it is shut down.
        try OwnedThread.start(name: "carrier") { self.runThread() }
    }

    // MARK: From any thread

    func enqueue(_ job: consuming ExecutorJob) { add(.job(UnownedJob(job))) }

    /// Runs `action` on the thread, after what was enqueued before.
    func perform(_ action: @escaping @Sendable () -> Void) { add(.action(action)) }

    /// Runs `action` on the thread and waits for it. Not to be called from the thread itself.
    func performAndWait<Result: Sendable>(_ action: @escaping @Sendable () -> Result) -> Result {
        let result = Mutex<Result?>(nil)
        let done = DispatchSemaphore(value: 0)
        perform {
            let value = action()
            result.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        // Only a mistake in the lines above could get there: no input decides it.
        guard let value = result.withLock({ $0 }) else { preconditionFailure("Signalled before there was a result") }
        return value
    }

    var isCurrentThread: Bool {
        let current = pthread_self()
        return state.withLock { state in
            guard let thread = state.thread else { return false }
            return pthread_equal(thread, current) != 0
        }
    }

    func checkIsolated() { precondition(isCurrentThread, "This is not the thread of the node") }

    func isIsolatingCurrentContext() -> Bool? { isCurrentThread }

    /// - Parameter handler: nil while the node has nothing to do but its jobs.
    func setTurnHandler(_ handler: TurnHandler?) {
        state.withLock { $0.turnHandler = handler }
        wakeUp.signal()
    }

    /// Ends the thread once it has done what waits. Nothing may be enqueued after that.
    func shutDown() {
        state.withLock { $0.isShutDown = true }
        wakeUp.signal()
    }

    private func add(_ work: Work) {
        let isSleeping = state.withLock { state in
            state.work.append(work)
            defer { state.isSleeping = false }
            return state.isSleeping
        }
        if isSleeping { wakeUp.signal() }
    }

    // MARK: On the thread

    private func runThread() {
        state.withLock { $0.thread = pthread_self() }
        var descriptors: [pollfd] = []
        var isReadable = false
        while true {
            for _ in 0..<Self.roundsPerTurn where !runWaitingWork() { break }
            let (handler, isShutDown) = state.withLock { ($0.turnHandler, $0.isShutDown && $0.work.isEmpty) }
            if isShutDown { return }
            descriptors.removeAll(keepingCapacity: true)
            let turn = handler?(isReadable, &descriptors)
            isReadable = sleep(at: &descriptors, timeout: turn?.timeout ?? -1)
        }
    }

    /// - Returns: false if there was nothing to do.
    private func runWaitingWork() -> Bool {
        let work = state.withLock { state in
            defer { state.work = [] }
            return state.work
        }
        for each in work {
            switch each {
            case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
            case .action(let action): action()
            }
        }
        return !work.isEmpty
    }

    /// - Returns: whether a socket ended the sleep.
    private func sleep(at descriptors: inout [pollfd], timeout: CInt) -> Bool {
        let mayBeLong = state.withLock { state in
            state.isSleeping = state.work.isEmpty && !state.isShutDown
            return state.isSleeping
        }
        descriptors.append(pollfd(fd: wakeUp.readingEnd, events: Int16(POLLIN), revents: 0))
        let count = poll(&descriptors, nfds_t(descriptors.count), mayBeLong ? timeout : 0)
        state.withLock { $0.isSleeping = false }
        // An interrupted or failed sleep is a short one.
        guard count > 0, let pipe = descriptors.popLast() else { return false }
        if pipe.revents != 0 { wakeUp.drain() }
        return count > (pipe.revents != 0 ? 1 : 0)
    }
}
