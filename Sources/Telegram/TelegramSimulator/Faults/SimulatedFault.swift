/// Something that goes wrong, on purpose.
public struct SimulatedFault: Sendable {
    public enum Effect: Sendable {
        /// The function answers with an error and does nothing.
        case error(code: Int32, message: String)
        /// The request is looked at only after this time.
        case delay(Duration)
        /// The request waits until ``SimulatedTelegram/releaseHeldRequests()``: others overtake it.
        case hold
        /// A download stops, as TDLib's do: the file becomes inactive and incomplete, no reason is given.
        case failDownload(afterBytes: Int)
        /// A download stays active and makes no progress.
        case stallDownload(afterBytes: Int)
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
        SimulatedFault(method, .error(code: 429, message: "Too Many Requests: retry after \(seconds)"), times: times)
    }

    var isDownload: Bool {
        switch effect {
        case .failDownload, .stallDownload: true
        default: false
        }
    }
}

/// The faults that are still to happen.
struct FaultPlan {
    var faults: [SimulatedFault] = []

    /// Takes the fault that hits a request, if one does.
    mutating func take(_ method: String, download: Bool = false) -> SimulatedFault.Effect? {
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
}
