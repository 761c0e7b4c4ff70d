import BenchmarkChild
import Synchronization

/// The most memory that was seen.
final class Highest: Sendable {
    private let state: Mutex<(value: Double, next: Int)>

    init(_ value: Double) { state = Mutex((value, 0)) }

    var value: Double { state.withLock { $0.value } }

    /// Looks, if so many steps have passed since the last look.
    func see(every steps: Int, _ step: Int) {
        state.withLock { state in
            guard step >= state.next else { return }
            state.next = step + steps
            state.value = max(state.value, (try? Child.residentMegabytes()) ?? .infinity)
        }
    }
}
