/// How much may be on its way to a friend. Value only.
///
/// What is on its way beyond what the network itself holds waits in the friend's socket, for which Linux has 416 KiB by
/// default. If that overflows toxcore stands still for seconds, and the connection may end. So the window starts well
/// below it and grows only for a reason: a long way, which holds much by itself, or a friend who is slow to acknowledge.
struct SendWindow: Sendable {
    /// Fits the smallest usual socket; with friends who acknowledge at once it is enough for all that a machine can send.
    static let start = 256 * 1024
    /// Up to this time for the way there and back ``start`` is enough; it is multiplied with what the time is longer.
    static let shortRoundTrip: Duration = .milliseconds(10)
    /// Native nodes acknowledge every 50 milliseconds. 500 packets of 1 KiB on their way to one were measured to be
    /// steady (Carrier protocol, section 3.7).
    static let limitForSlowAcknowledgement = 500 * 2300
    /// The way may change: a time that was measured counts so long, and up to twice as long.
    static let epoch: Duration = .seconds(10)

    private let maximum: Int
    /// Whether the friend acknowledges at once, as nodes of this package do (``Acknowledgements``).
    private(set) var acknowledgesAtOnce = false
    private var confirmedBytes = 0
    /// The shortest times in this epoch and in the one before.
    private var shortest: (now: Duration?, before: Duration?) = (nil, nil)
    private var epochEnd: Duration = .zero

    init(maximum: Int) { self.maximum = maximum }

    var bytes: Int {
        guard acknowledgesAtOnce else {
            return min(maximum, Self.start + confirmedBytes, Self.limitForSlowAcknowledgement)
        }
        let times = [shortest.now, shortest.before].compactMap { $0 }
        guard let time = times.min(), time > Self.shortRoundTrip else { return min(maximum, Self.start) }
        let factor = min(1000, time / Self.shortRoundTrip)
        return min(maximum, Int(Double(Self.start) * factor))
    }

    /// The friend has acknowledged something with a packet made for it.
    mutating func heardAcknowledgement() { acknowledgesAtOnce = true }

    /// The friend has something that was on its way for `time`.
    mutating func confirmed(_ byteCount: Int, after time: Duration, at now: Duration) {
        confirmedBytes = min(maximum, confirmedBytes + byteCount)
        if now >= epochEnd {
            shortest = (nil, shortest.now)
            epochEnd = now + Self.epoch
        }
        shortest.now = min(shortest.now ?? time, time)
    }
}
