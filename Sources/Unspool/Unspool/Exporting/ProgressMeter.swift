/// Tells from counts at moments how fast something goes and how long it will take. A value: no clock inside.
struct ProgressMeter {
    /// How far back is looked.
    static let window = Duration.seconds(15)
    private var samples: [(time: Duration, bytes: Int64)] = []

    /// Whether so much time has passed since the last sample.
    func isDue(at time: Duration, after interval: Duration) -> Bool {
        samples.last.map { time - $0.time >= interval } ?? true
    }

    /// Leaves out the time since the last sample, for the process was stopped then.
    mutating func skip(to time: Duration) {
        guard let last = samples.last, time > last.time else { return }
        let gap = time - last.time
        for index in samples.indices { samples[index].time += gap }
    }

    mutating func add(bytes: Int64, at time: Duration) {
        samples.append((time, bytes))
        // One that is older stays, so that the whole window is covered.
        while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
    }

    /// Nil until something can be told.
    var bytesPerSecond: Int64? {
        guard let first = samples.first, let last = samples.last, last.time - first.time >= .seconds(1) else {
            return nil
        }
        let (seconds, attoseconds) = (last.time - first.time).components
        let duration = Double(seconds) + Double(attoseconds) / 1e18
        return Int64(max(0, Double(last.bytes - first.bytes) / duration))
    }

    /// Seconds for so many bytes; nil if nobody can tell, or it is more than a month.
    func secondsLeft(for bytes: Int64) -> Int64? {
        guard let rate = bytesPerSecond, rate > 0, bytes >= 0 else { return nil }
        let seconds = bytes / rate + 1
        return seconds < 31 * 86_400 ? seconds : nil
    }
}
