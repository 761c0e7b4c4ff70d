internal import CToxcore

/// Datagrams that wait for their time, the oldest first.
struct HeldDatagrams {
    struct Datagram {
        let due: Duration
        let descriptor: CInt
        /// Tells the socket from a later one with the same descriptor.
        let serial: UInt64
        let address: MartletToxAddress
        let bytes: [UInt8]
    }

    /// How many bytes of memory may be held; beyond it datagrams are dropped, as a full router does.
    static let limit = 8 << 20

    private var datagrams: [Datagram] = []
    private var head = 0
    private var size = 0

    var nextDue: Duration? { head < datagrams.count ? datagrams[head].due : nil }

    /// Does nothing if there is no room. Since all wait equally long, the order of arrival is that of the due times.
    mutating func hold(_ datagram: Datagram) {
        guard size + Self.cost(datagram) <= Self.limit else { return }
        size += Self.cost(datagram)
        datagrams.append(datagram)
    }

    /// The next datagram whose time has come.
    mutating func next(now: Duration) -> Datagram? {
        guard head < datagrams.count, datagrams[head].due <= now else { return nil }
        let datagram = datagrams[head]
        head += 1
        size -= Self.cost(datagram)
        if head == datagrams.count || (head > 64 && head * 2 > datagrams.count) {
            datagrams.removeFirst(head)
            head = 0
        }
        return datagram
    }

    private static func cost(_ datagram: Datagram) -> Int { datagram.bytes.count + MemoryLayout<Datagram>.stride + 32 }
}
