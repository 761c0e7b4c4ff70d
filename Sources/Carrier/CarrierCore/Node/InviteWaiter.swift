internal import CarrierWire
internal import Synchronization

/// Who waits for the answer to an invite: it comes once, or a reason why none comes.
final class InviteWaiter: Sendable {
    typealias Outcome = Result<InviteAnswer, any Error>

    private enum State: Sendable {
        case waiting(CheckedContinuation<InviteAnswer, any Error>?)
        case ended(Outcome)
    }

    private let state = Mutex(State.waiting(nil))

    /// To be asked for once.
    var answer: InviteAnswer {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                let outcome: Outcome? = state.withLock { state in
                    if case .ended(let outcome) = state { return outcome }
                    state = .waiting(continuation)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        }
    }

    func end(_ outcome: Outcome) {
        let continuation: CheckedContinuation<InviteAnswer, any Error>? = state.withLock { state in
            guard case .waiting(let continuation) = state else { return nil }
            state = .ended(outcome)
            return continuation
        }
        continuation?.resume(with: outcome)
    }
}
