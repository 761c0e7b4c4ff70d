import Synchronization

/// Lets only so many do something at a time; the others wait in line. Waiting cannot be cancelled: those inside must leave.
final class Slots: Sendable {
    /// What one task has of them: at most one, however often it enters and leaves.
    final class Slot {
        private let slots: Slots
        private var isInside = false

        init(of slots: Slots) { self.slots = slots }

        func enter() async {
            if isInside { return }
            await slots.enter()
            isInside = true
        }

        func leave() {
            if isInside { slots.leave() }
            isInside = false
        }
    }

    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

    private func enter() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
