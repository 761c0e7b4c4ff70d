/// The download of one file by one client. A value: a request or a part goes in, what to do comes out.
struct Download: Equatable {
    /// The range that is wanted; limit 0 is to the end of the file.
    struct Target: Equatable {
        var offset = 0
        var limit = 0
    }

    enum Action: Equatable {
        /// The file changed: tell it to the application.
        case update
        /// The range of a synchronous request is here: answer it with the file.
        case answer(ticket: Int)
        case fail(ticket: Int, code: Int, message: String)
        /// Fetch this part next, then call ``received(_:)``.
        case fetch(Range<Int>)
        /// All bytes are here: give the file its final place, before the actions that follow.
        case complete
    }

    let size: Int
    private(set) var parts = ByteRanges()
    private(set) var target = Target()
    private(set) var isActive = false
    private(set) var isCompleted = false
    /// Whether a part has come since the download became active.
    private(set) var isRunning = false
    /// The synchronous requests that wait.
    private(set) var waiting: [Int] = []

    init(size: Int) {
        self.size = size
    }

    static func completed(size: Int) -> Download {
        var download = Download(size: size)
        download.parts.insert(0..<size)
        download.isCompleted = true
        return download
    }

    /// One that an earlier run has begun.
    init(size: Int, parts: [Range<Int>]) {
        self.size = size
        for part in parts { self.parts.insert(part.clamped(to: 0..<size)) }
    }

    private var end: Int {
        let start = min(target.offset, size)
        return target.limit == 0 || target.limit > size - start ? size : start + target.limit
    }

    private static let canceled = "File download has failed or was canceled"

    /// A `downloadFile`.
    /// - Parameter ticket: Who waits for the end; nil for a request that is answered at once.
    mutating func start(_ new: Target, ticket: Int?, part: Int) -> [Action] {
        guard !isCompleted else { return ticket.map { [.answer(ticket: $0)] } ?? [] }
        var actions: [Action] = []
        let changed = new != target
        if isActive, changed {
            actions += waiting.map {
                .fail(ticket: $0, code: 200, message: "Canceled by another downloadFile request")
            }
            waiting = []
        }
        target = new
        if let ticket { waiting.append(ticket) }
        if isActive {
            return changed ? actions + [.update] : actions
        }
        isActive = true
        isRunning = false
        return actions + [.update] + next(part)
    }

    /// A part has come.
    mutating func received(_ range: Range<Int>, part: Int) -> [Action] {
        guard isActive else { return [] }
        isRunning = true
        parts.insert(range)
        if parts.count >= size {
            isCompleted = true
            isActive = false
            return [.complete] + takeWaiting() + [.update]
        }
        if parts.gap(from: target.offset, to: end) == nil {
            isActive = false
            return takeWaiting() + [.update]
        }
        return [.update] + next(part)
    }

    /// The download ends without its bytes; TDLib keeps no reason.
    mutating func fail() -> [Action] {
        guard isActive else { return [] }
        isActive = false
        let failures = waiting.map { Action.fail(ticket: $0, code: 400, message: Self.canceled) }
        waiting = []
        return failures + [.update]
    }

    /// A `cancelDownloadFile`.
    mutating func cancel(onlyIfPending: Bool) -> [Action] {
        onlyIfPending && isRunning ? [] : fail()
    }

    /// The network is back: asks again for the part that did not come.
    func resume(part: Int) -> [Action] {
        isActive ? next(part) : []
    }

    /// The local copy is gone.
    mutating func forget() -> [Action] {
        let failures = fail().filter { $0 != .update }
        guard isCompleted || parts.count > 0 || !failures.isEmpty else { return failures }
        isCompleted = false
        parts = ByteRanges()
        return failures + [.update]
    }

    /// The client ends: those that wait are answered elsewhere.
    mutating func abandon() -> [Int] {
        isActive = false
        defer { waiting = [] }
        return waiting
    }

    private mutating func takeWaiting() -> [Action] {
        defer { waiting = [] }
        return waiting.map { .answer(ticket: $0) }
    }

    private func next(_ part: Int) -> [Action] {
        if let gap = parts.gap(from: target.offset, to: end) {
            return [.fetch(gap.lowerBound..<min(gap.upperBound, gap.lowerBound + part))]
        }
        // The range is here already, or the file is empty: the same end as after a part.
        return [.fetch(end..<end)]
    }
}
