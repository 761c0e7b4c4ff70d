/// Something that goes wrong, on purpose.
public struct SimulatedFault: Sendable {
    public enum Effect: Sendable, Equatable {
        /// The function answers with an error and does nothing.
        case error(code: Int32, message: String)
        /// 429, TDLib's error for a wait that is longer than it sits out by itself.
        case floodWait(seconds: Int)
        /// The request is looked at only after this time.
        case delay(Duration)
        /// The request waits until ``SimulatedTelegram/releaseHeldRequests()``: others overtake it.
        case hold
        /// The request waits until the application has received everything else so many times: others overtake it.
        case postpone(turns: Int)
        /// The client closes by itself, and the request is aborted.
        case close
        /// An update that no schema knows comes before the answer.
        case unknownUpdate
        /// A connection state that no schema knows comes before the answer, and the known one after it.
        case unknownState
        /// The messages of the answer have a content that no schema knows.
        case unknownContent
        /// A download stops, as TDLib's do: the file becomes inactive and incomplete, no reason is given.
        case failDownload(afterBytes: Int)
        /// A download stays active and makes no progress.
        case stallDownload(afterBytes: Int)
        /// A download stays active and makes no progress for a while.
        case pauseDownload(afterBytes: Int, Duration)
        /// A download fails, and so does each further one of the file until a message with it is read again.
        case expireReference
        /// A download ends well, and the file on disk is not what it should be.
        case alterFile(Alteration)
    }

    /// What is wrong with a file that is said to be complete.
    public enum Alteration: Sendable, Hashable, CaseIterable {
        case shorter, longer, empty, otherBytes
        /// It is not there.
        case gone
    }

    /// The function, such as `getChatHistory`; `*` for any. Effects on downloads belong to `downloadFile`.
    public var method: String
    public var effect: Effect
    /// How many matching requests pass first.
    public var skip: Int
    /// How many are hit.
    public var times: Int

    public init(_ method: String, _ effect: Effect, skip: Int = 0, times: Int = 1) {
        self.method = method
        self.effect = effect
        self.skip = skip
        self.times = times
    }

    /// TDLib's error for a wait that is longer than it sits out by itself.
    public static func floodWait(_ method: String, seconds: Int, times: Int = 1) -> SimulatedFault {
        SimulatedFault(method, .floodWait(seconds: seconds), times: times)
    }

    var isDownload: Bool {
        switch effect {
        case .failDownload, .stallDownload, .pauseDownload, .expireReference, .alterFile: true
        default: false
        }
    }
}

/// The faults that are still to happen.
struct FaultPlan {
    var faults: [SimulatedFault] = []
    /// Those that happen at random.
    var random: SimulatedFaultPlan? {
        didSet {
            calls = [:]
            happened = 0
        }
    }
    /// How many faults of the random plan have happened.
    private(set) var happened = 0
    /// The calls and downloads so far.
    private var calls: [String: Int] = [:]

    /// Takes the fault that hits a request, if one does.
    private mutating func take(_ method: String, download: Bool) -> SimulatedFault.Effect? {
        for index in faults.indices
        where faults[index].isDownload == download && [method, "*"].contains(faults[index].method) {
            if faults[index].skip > 0 {
                faults[index].skip -= 1
                continue
            }
            let effect = faults[index].effect
            faults[index].times -= 1
            if faults[index].times <= 0 { faults.remove(at: index) }
            return effect
        }
        return nil
    }

    /// What happens to a call: of the planned faults the first, or else what the random plan has.
    mutating func take(call method: String, clientID: Int32) -> [SimulatedFault.Effect] {
        if let effect = take(method, download: false) { return [effect] }
        guard let random, happened < random.limit else { return [] }
        let effects = random.effects(of: method, call: count("\(method) of \(clientID)"))
            .prefix(random.limit - happened)
        happened += effects.count
        return Array(effects)
    }

    mutating func take(downloadOf uniqueID: String, size: Int) -> SimulatedFault.Effect? {
        if let effect = take("downloadFile", download: true) { return effect }
        guard let random, happened < random.limit else { return nil }
        let attempt = count("download of \(uniqueID)")
        guard let effect = random.effect(ofDownload: uniqueID, size: size, attempt: attempt) else { return nil }
        happened += 1
        return effect
    }

    private mutating func count(_ what: String) -> Int {
        calls[what, default: 0] += 1
        return calls[what, default: 0]
    }
}
