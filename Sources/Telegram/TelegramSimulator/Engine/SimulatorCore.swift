import Dispatch
import Synchronization

/// The engine behind its lock, and the receivers that sleep until there is something for them.
final class SimulatorCore: Sendable {
    private let engine: Mutex<State>
    private let parser: RequestParser
    private let time: SimulatorConfiguration.Time
    private let start = ContinuousClock.now

    private struct State {
        let engine: Engine
        /// The receivers that sleep. One for all clients, and one for each of the old interface.
        var sleepers: [DispatchSemaphore] = []
        var manualTime: Duration = .zero

        mutating func wakeSleepers() {
            for sleeper in sleepers { sleeper.signal() }
            sleepers.removeAll(keepingCapacity: true)
        }
    }

    init(world: SimulatedWorld, configuration: SimulatorConfiguration, schema: SchemaIndex) {
        parser = RequestParser(schema: schema)
        time = configuration.time
        engine = Mutex(State(engine: Engine(schema: schema, world: world, configuration: configuration)))
    }

    /// Does something with the engine, then wakes the receivers that wait.
    func withEngine<Result: Sendable>(_ body: (Engine) -> Result) -> Result {
        engine.withLock { state in
            defer { state.wakeSleepers() }
            state.engine.notice(now(state.manualTime))
            return body(state.engine)
        }
    }

    /// Reads a request, then does something with it and the engine.
    func withEngine(
        _ request: UnsafeBufferPointer<UInt8>, _ body: (Engine, RequestParser.Result) -> Void
    ) {
        // Before the lock is taken, for others wait for it.
        let request = parser.parse(request)
        withEngine { engine in body(engine, request) }
    }

    func advance(by duration: Duration) {
        engine.withLock { state in
            state.manualTime += duration
            state.wakeSleepers()
        }
    }

    /// The next answer or update, or nil after at most `timeout` seconds; of all clients, or of one of the old interface.
    func receive(timeout: Double, of oldClient: Int32? = nil) -> [UInt8]? {
        // TDLib waits whole milliseconds, takes more than 1e6 seconds for that many, and never returns from NaN.
        let milliseconds = timeout.isNaN ? 1_000_000_000 : Int(max(0, min(timeout, 1e6)) * 1_000)
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        var sleeper: DispatchSemaphore?
        while true {
            let next = engine.withLock { state in
                let emitted = state.engine.emitted
                let next = state.engine.next(now: now(state.manualTime), of: oldClient)
                // What happened just now may be for another receiver.
                if emitted != state.engine.emitted { state.wakeSleepers() }
                if case .wait = next {
                    let waiting = sleeper ?? DispatchSemaphore(value: 0)
                    state.sleepers.append(waiting)
                    sleeper = waiting
                }
                return next
            }
            switch next {
            case .text(let text): return text
            case .nothing: return nil
            case .wait(let due):
                var until = deadline
                if case .real = time, let due { until = min(until, start + due) }
                let left = until - ContinuousClock.now
                if left > .zero {
                    let nanoseconds =
                        left.components.seconds * 1_000_000_000 + left.components.attoseconds / 1_000_000_000
                    _ = sleeper?.wait(timeout: .now() + .nanoseconds(Int(clamping: nanoseconds)))
                }
                engine.withLock { $0.sleepers.removeAll { $0 === sleeper } }
                if left <= .zero, until == deadline { return nil }
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
