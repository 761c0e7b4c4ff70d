/// The requests of one client that have no answer yet, and the phases of the client's life.
///
/// All rules of order and all races are here, without locks, threads or continuations: each call is one event, and
/// what it returns is to be done. Every completion that was taken in is handed back exactly once.
struct RequestTable<Completion> {
    /// What to do with a request.
    enum Admission {
        /// Send it.
        case send
        /// It is the first one: begin to receive, then send it.
        case startAndSend
        /// Answer that the client is closed; send nothing.
        case refuse
    }

    /// What to do after a call to close.
    enum Closing {
        /// Send TDLib's `close` and wait.
        case sendClose
        /// Another call has done that: wait.
        case wait
        /// There is nothing to wait for.
        case done
    }

    private enum Phase {
        /// Nothing was sent, so TDLib knows nothing of this client.
        case idle
        case open
        case closing
        case closed
    }

    private var phase = Phase.idle
    private var pending: [UInt64: Completion] = [:]

    var count: Int { pending.count }
    var isClosed: Bool { phase == .closed }

    /// A request is about to be sent.
    mutating func admit(_ id: UInt64, _ completion: Completion) -> Admission {
        switch phase {
        case .idle:
            phase = .open
            pending[id] = completion
            return .startAndSend
        case .open:
            pending[id] = completion
            return .send
        case .closing, .closed:
            return .refuse
        }
    }

    /// Receiving could not begin, so the first request was not sent.
    mutating func startFailed(_ id: UInt64) -> Completion? {
        phase = .idle
        return remove(id)
    }

    /// Takes out the request that was answered, cancelled or given up, whichever comes first.
    /// - Returns: nil if it has left already: the answer is late.
    mutating func remove(_ id: UInt64) -> Completion? {
        pending.removeValue(forKey: id)
    }

    /// TDLib answered with an error that names no request. Which one it was cannot be told, and that one would wait
    /// for ever, so all of them fail.
    mutating func removeAll() -> [Completion] {
        defer { pending = [:] }
        return pending.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Somebody called close.
    mutating func close() -> Closing {
        switch phase {
        case .idle:
            phase = .closed
            return .done
        case .open:
            phase = .closing
            return .sendClose
        case .closing:
            return .wait
        case .closed:
            return .done
        }
    }

    /// TDLib has closed the client, whoever asked for it. What still waits will not be answered.
    mutating func didClose() -> [Completion] {
        phase = .closed
        return removeAll()
    }
}
