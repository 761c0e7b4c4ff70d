import Dispatch
import Synchronization

/// The engine behind its lock, and the receiver that sleeps until there is something for it.
final class SimulatorCore: Sendable {
    private let engine: Mutex<State>
    private let wake = DispatchSemaphore(value: 0)
    private let time: SimulatorConfiguration.Time
    private let start = ContinuousClock.now

    private struct State {
        let engine: Engine
        var isReceiverWaiting = false
        var manualTime: Duration = .zero
    }

    init(world: SimulatedWorld, configuration: SimulatorConfiguration, schema: SchemaIndex) {
        time = configuration.time
        engine = Mutex(State(engine: Engine(schema: schema, world: world, configuration: configuration)))
    }

    /// Does something with the engine, then wakes the receiver if it waits.
    func withEngine<Result: Sendable>(_ body: (Engine, Duration) -> Result) -> Result {
        let (result, mustWake) = engine.withLock { state in
            let result = body(state.engine, now(state.manualTime))
            let mustWake = state.isReceiverWaiting
            state.isReceiverWaiting = false
            return (result, mustWake)
        }
        if mustWake { wake.signal() }
        return result
    }

    func advance(by duration: Duration) {
        let mustWake = engine.withLock { state in
            state.manualTime += duration
            defer { state.isReceiverWaiting = false }
            return state.isReceiverWaiting
        }
        if mustWake { wake.signal() }
    }

    /// The next answer or update, or nil after at most `timeout` seconds.
    func receive(timeout: Double) -> [UInt8]? {
        // TDLib waits whole milliseconds, and takes more than 1e6 seconds for that many.
        let milliseconds = timeout.isFinite ? Int(max(0, min(timeout, 1e6)) * 1_000) : 1_000_000_000
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        while true {
            let next = engine.withLock { state in
                let next = state.engine.next(now: now(state.manualTime))
                if case .wait = next { state.isReceiverWaiting = true }
                return next
            }
            switch next {
            case .text(let text): return text
            case .nothing: return nil
            case .wait(let due):
                var until = deadline
                if case .real = time, let due { until = min(until, start + due) }
                let left = until - ContinuousClock.now
                if left <= .zero {
                    if until == deadline { return nil }
                    continue
                }
                let nanoseconds = left.components.seconds * 1_000_000_000 + left.components.attoseconds / 1_000_000_000
                _ = wake.wait(timeout: .now() + .nanoseconds(Int(clamping: nanoseconds)))
            }
        }
    }

    private func now(_ manual: Duration) -> Duration {
        switch time {
        case .real: ContinuousClock.now - start
        case .manual: manual
        }
    }
}
