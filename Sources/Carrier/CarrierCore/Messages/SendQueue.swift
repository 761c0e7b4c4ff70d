internal import CarrierWire

/// What waits to be sent to one friend, and what is on its way to him.
///
/// How much is on its way is limited (``SendWindow``): beyond that datagrams are lost in numbers, and toxcore stands still
/// for seconds (Carrier protocol, section 3.7). Messages, invites and answers go in the order in which they
/// were added. Each call is one event; the time is given in.
package struct SendQueue: Sendable {
    /// What is sent as one.
    enum ItemID: Hashable, Sendable {
        case message(MessageID)
        case invite(TransferID)
        case answer(TransferID)
    }

    /// The packets of an item.
    enum Content: Sendable {
        case packet([UInt8])
        case packets([[UInt8]])
        /// Cut into packets when their turn comes, so that a long message is in memory once.
        case bulk(BulkFragments)

        var count: Int {
            switch self {
            case .packet: 1
            case .packets(let packets): packets.count
            case .bulk(let fragments): fragments.count
            }
        }

        var byteCount: Int {
            switch self {
            case .packet(let packet): packet.count
            case .packets(let packets): packets.reduce(0) { $0 + $1.count }
            case .bulk(let fragments): fragments.byteCount
            }
        }

        /// The packet at `index`; nil if it cannot be written, which the checks before rule out.
        func packet(at index: Int) -> [UInt8]? {
            switch self {
            case .packet(let packet): packet
            case .packets(let packets): packets[index]
            case .bulk(let fragments): try? CarrierPacket.bulkMessage(fragments[index]).encoded(for: .friendMessage)
            }
        }
    }

    package struct Limits: Sendable {
        /// How many bytes may be on their way without a receipt at the most.
        package var windowBytes = 2 * 1024 * 1024
        /// What a packet costs beside its bytes in the receiver's socket: Linux counts about 1300 bytes for a message of 100, and
        /// 2300 for one of 1024. So thousands of small ones would not fit, though their bytes do.
        package var packetOverhead = 1200
        /// How long nothing at all may be confirmed before what is on its way counts as lost.
        package var timeLimit: Duration = .seconds(30)
    }

    private struct Item: Sendable {
        let id: ItemID
        let content: Content
    }

    private struct Flight: Sendable {
        let size: Int
        let start: Duration
        /// The item whose last packet this is.
        let completes: ItemID?
    }

    private let limits: Limits
    private var waiting: [Item] = []
    private var head = 0
    /// Of the first waiting item, the packet that is next.
    private var nextPacket = 0
    private var flights: [UInt32: Flight] = [:]
    /// The items in ``flights``, in the order in which they were sent; some may have left it.
    private var sent: [(id: ItemID, number: UInt32)] = []
    private var bytesInFlight = 0
    private var window: SendWindow
    /// When something was confirmed last, or began to be on its way.
    private var lastProgress: Duration = .zero
    /// The bytes of what waits, not counting what is on its way.
    private(set) var waitingBytes = 0

    init(limits: Limits = Limits()) {
        self.limits = limits
        window = SendWindow(maximum: limits.windowBytes)
    }

    var isEmpty: Bool { head == waiting.count && flights.isEmpty }
    var hasWaiting: Bool { head < waiting.count }
    /// Whether another packet may be sent now.
    var canSend: Bool { hasWaiting && bytesInFlight < window.bytes }

    // MARK: Sending

    mutating func append(_ id: ItemID, _ content: Content) {
        waiting.append(Item(id: id, content: content))
        waitingBytes += content.byteCount
    }

    /// The packet whose turn it is, or nil while the window is full or nothing waits.
    func packet() -> [UInt8]? { canSend ? waiting[head].content.packet(at: nextPacket) : nil }

    /// toxcore took the packet, and will name `number` when the friend has it.
    mutating func taken(_ number: UInt32, size: Int, at now: Duration) {
        guard hasWaiting else { return }
        let item = waiting[head]
        nextPacket += 1
        let isLast = nextPacket == item.content.count
        if flights.isEmpty { lastProgress = now }
        let cost = size + limits.packetOverhead
        flights[number] = Flight(size: cost, start: now, completes: isLast ? item.id : nil)
        bytesInFlight += cost
        if isLast {
            sent.append((item.id, number))
            removeFirst()
        }
    }

    /// toxcore will never take what is first: it is given up.
    mutating func refused() -> ItemID? {
        guard hasWaiting else { return nil }
        let id = waiting[head].id
        removeFirst()
        return id
    }

    private mutating func removeFirst() {
        waitingBytes -= waiting[head].content.byteCount
        // What it holds must not stay in memory.
        waiting[head] = Item(id: waiting[head].id, content: .packets([]))
        head += 1
        nextPacket = 0
        // Moving the rest costs no more than the removals before it.
        if head > 32, head * 2 > waiting.count {
            waiting.removeFirst(head)
            head = 0
        }
    }

    // MARK: Events

    /// The friend has a packet. Returns the item that is complete with it.
    mutating func receipt(_ number: UInt32, at now: Duration) -> ItemID? {
        guard let flight = flights.removeValue(forKey: number) else { return nil }
        bytesInFlight -= flight.size
        lastProgress = now
        window.confirmed(flight.size, after: now - flight.start, at: now)
        if flights.isEmpty {
            sent.removeAll(keepingCapacity: true)
        } else if sent.count > 2 * flights.count + 64 {
            trim()
        }
        return flight.completes
    }

    private mutating func trim() { sent.removeAll { flights[$0.number] == nil } }

    /// The friend acknowledged something with a packet made for it.
    mutating func heardAcknowledgement() { window.heardAcknowledgement() }

    /// Everything is given up, as the friend went offline or was removed: what is on its way, and what waits.
    ///
    /// - Returns: the items in the order in which they were added.
    mutating func removeAll() -> [ItemID] {
        let ids = sent.filter { flights[$0.number]?.completes == $0.id }.map(\.id) + waiting[head...].map(\.id)
        self = SendQueue(limits: limits)
        return ids
    }

    /// Gives up what is on its way if nothing was confirmed for too long. It may have arrived all the same.
    mutating func expire(at now: Duration) -> [ItemID] {
        guard !flights.isEmpty, now - lastProgress >= limits.timeLimit else { return [] }
        let ids = sent.filter { flights[$0.number]?.completes == $0.id }.map(\.id)
        flights = [:]
        sent = []
        bytesInFlight = 0
        lastProgress = now
        return ids
    }
}
