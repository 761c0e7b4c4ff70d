internal import CarrierWire

/// A friend request until it is answered, and when it is made anew. Value only; the time is given in.
///
/// toxcore repeats a request after 5 seconds, and then after twice as long each time. If the first ones are lost, which a
/// peer behind relays alone sees now and then where datagrams get lost, the next comes after minutes.
struct RepeatedRequest: Sendable {
    let address: Address
    let packet: [UInt8]
    private var next: Duration
    private var pause = Self.firstPause
    private var count = 0

    static let firstPause: Duration = .seconds(15)
    /// How often it is made anew after the first pause; then the pauses double.
    static let quickRepeats = 8
    static let longestPause: Duration = .seconds(240)

    init(to address: Address, _ packet: [UInt8], at now: Duration) {
        (self.address, self.packet) = (address, packet)
        next = now + pause
    }

    /// Whether it is time to make it anew, which counts as done.
    mutating func isDue(at now: Duration) -> Bool {
        guard now >= next else { return false }
        count += 1
        if count >= Self.quickRepeats { pause = min(pause * 2, Self.longestPause) }
        next = now + pause
        return true
    }
}
