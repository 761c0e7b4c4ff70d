/// Faults that happen at random, the same ones for the same seed.
///
///     telegram.use(SimulatedFaultPlan(seed: 5))
///
/// What goes wrong depends on the seed, the name of the function and how many of its calls came before, or on the file and
/// how often it has been fetched; so it does not depend on which of two things happens first.
public struct SimulatedFaultPlan: Sendable {
    public var seed: UInt64
    /// How many faults there are in all; then everything goes well, so that a program that tries again comes to an end.
    public var limit = 200
    /// The functions that are spared, besides those of signing in and closing.
    public var spared: Set<String> = []

    /// Probabilities of one call, from 0 to 1.
    public var rates = Rates()
    /// Probabilities of one download, from 0 to 1.
    public var downloadRates = DownloadRates()

    /// How late a late answer is.
    public var latency: ClosedRange<Duration> = .milliseconds(1)...(.milliseconds(30))
    /// Seconds of a flood wait.
    public var floodWait: ClosedRange<Int> = 1...3
    /// Seconds of a long one.
    public var longFloodWait: ClosedRange<Int> = 600...86_400
    /// How long a download stands still.
    public var stall: ClosedRange<Duration> = .milliseconds(10)...(.milliseconds(100))

    public struct Rates: Sendable {
        public var late = 0.1
        /// Others overtake the call.
        public var reordered = 0.1
        /// 429 with a wait in ``SimulatedFaultPlan/floodWait``.
        public var floodWait = 0.02
        /// 429 with a wait in ``SimulatedFaultPlan/longFloodWait``.
        public var longFloodWait = 0.0
        /// 406, which is not to be shown.
        public var hidden = 0.01
        public var serverError = 0.03
        /// An update that no schema knows comes before the answer.
        public var unknownUpdate = 0.03
        /// A connection state that no schema knows comes before the answer, and the known one after it.
        public var unknownState = 0.01
        /// The messages of the answer have a content that no schema knows.
        public var unknownContent = 0.0
        /// The client closes by itself, and the call is aborted.
        public var closing = 0.0

        public init() {}
    }

    public struct DownloadRates: Sendable {
        /// The download ends without its bytes.
        public var dropped = 0.05
        /// It stands still for a while, then goes on.
        public var stalled = 0.05
        /// It never goes on.
        public var stuck = 0.0
        /// The reference has expired: it fails until its message is read again.
        public var expired = 0.03
        /// The file is said to be complete, and is shorter, longer, empty, has other bytes or is not there.
        public var shorter = 0.02
        public var longer = 0.02
        public var empty = 0.01
        public var otherBytes = 0.02
        public var vanished = 0.02

        public init() {}
    }

    public init(seed: UInt64) {
        self.seed = seed
    }
}

/// Draws what the plan has for one call or one download.
extension SimulatedFaultPlan {
    private static let neverHit: Set<String> = [
        "setTdlibParameters", "close", "destroy", "logOut", "getAuthorizationState", "getCurrentState", "getMe",
        "setDatabaseEncryptionKey", "setNetworkType", "setOption", "getOption",
    ]

    func effects(of method: String, call: Int) -> [SimulatedFault.Effect] {
        guard !Self.neverHit.contains(method), !spared.contains(method),
            !FunctionGroups.authorization.contains(method), !SynchronousFunctions.names.contains(method)
        else { return [] }
        var random = SeededGenerator(seed: seed, name: "\(method) \(call)")
        var effects: [SimulatedFault.Effect] = []
        if random.hits(rates.unknownUpdate) { effects.append(.unknownUpdate) }
        if random.hits(rates.unknownState) { effects.append(.unknownState) }
        if random.hits(rates.unknownContent) { effects.append(.unknownContent) }
        // One thing at most becomes of the call itself. All are drawn, so that one rate does not change the others.
        let seconds = Int.random(in: floodWait, using: &random)
        let longSeconds = Int.random(in: longFloodWait, using: &random)
        let turns = Int.random(in: 1...4, using: &random)
        let late = latency.random(&random)
        let candidates: [(Double, SimulatedFault.Effect)] = [
            (rates.closing, .close), (rates.longFloodWait, .floodWait(seconds: longSeconds)),
            (rates.floodWait, .floodWait(seconds: seconds)),
            (rates.hidden, .error(code: 406, message: "HIDDEN")),
            (rates.serverError, .error(code: 500, message: "Internal Server Error")),
            (rates.reordered, .postpone(turns: turns)), (rates.late, .delay(late)),
        ]
        let drawn = candidates.map { (random.hits($0.0), $0.1) }
        return effects + drawn.filter(\.0).prefix(1).map(\.1)
    }

    func effect(ofDownload uniqueID: String, size: Int, attempt: Int) -> SimulatedFault.Effect? {
        var random = SeededGenerator(seed: seed, name: "\(uniqueID) \(attempt)")
        let bytes = Int.random(in: 0...max(1, size), using: &random)
        let pause = stall.random(&random)
        let candidates: [(Double, SimulatedFault.Effect)] = [
            (downloadRates.dropped, .failDownload(afterBytes: bytes)),
            (downloadRates.stalled, .pauseDownload(afterBytes: bytes, pause)),
            (downloadRates.stuck, .stallDownload(afterBytes: bytes)), (downloadRates.expired, .expireReference),
            (downloadRates.shorter, .alterFile(.shorter)), (downloadRates.longer, .alterFile(.longer)),
            (downloadRates.empty, .alterFile(.empty)), (downloadRates.otherBytes, .alterFile(.otherBytes)),
            (downloadRates.vanished, .alterFile(.gone)),
        ]
        let drawn = candidates.map { (random.hits($0.0), $0.1) }
        return drawn.first(where: \.0)?.1
    }
}

extension SeededGenerator {
    /// Draws a number and says whether something of a probability happens.
    fileprivate mutating func hits(_ probability: Double) -> Bool {
        Double(next() >> 11) / Double(1 << 53) < probability
    }
}

extension ClosedRange<Duration> {
    fileprivate func random(_ generator: inout SeededGenerator) -> Duration {
        let span = Swift.max(.zero, upperBound - lowerBound).components
        let nanoseconds =
            UInt64(clamping: span.seconds) &* 1_000_000_000 &+ UInt64(clamping: span.attoseconds / 1_000_000_000)
        return lowerBound + .nanoseconds(Int64(generator.next() % (nanoseconds + 1)))
    }
}
