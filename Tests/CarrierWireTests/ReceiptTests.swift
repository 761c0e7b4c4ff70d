import CarrierWire
import Testing

@Suite("Receipts")
struct ReceiptTests {
    typealias Action = UnconfirmedMessages.Action

    private static let a = PeerTarget(userID: Peers.a)
    private static let b = PeerTarget(userID: Peers.b, extensionName: "x")

    /// A table with messages 1, 3 to `a` and 2 to `b`; Tox calls them 10, 30 and 20.
    private static func table(hasExpress: Bool) -> UnconfirmedMessages {
        var table = UnconfirmedMessages(hasExpress: hasExpress)
        for (index, target) in [a, b, a].enumerated() {
            let id = table.add(to: target, payload: [UInt8(index + 1)])
            table.sent(id, toxNumber: id * 10, at: .seconds(Int(id)))
        }
        return table
    }

    private static func upload(_ id: UInt32, _ target: PeerTarget) -> Action {
        .sendThroughExpress(id: id, to: target, payload: [UInt8(id)])
    }

    @Test("Ids begin with 1 and skip 0 and those in use")
    func countsIDs() {
        var table = UnconfirmedMessages(hasExpress: false)
        #expect(table.add(to: Self.a, payload: [1]) == 1)
        #expect(table.add(to: Self.a, payload: [1]) == 2)
        var last = UnconfirmedMessages(hasExpress: false, lastID: .max - 1)
        let first = last.add(to: Self.a, payload: [1])
        #expect(first == .max)
        #expect(last.add(to: Self.a, payload: [1]) == 1)
        // The order is that of sending, not that of the ids.
        #expect(last.ids == [.max, 1])
        #expect(last.friendWasRemoved(Peers.a) == [.receipt(id: .max, .error), .receipt(id: 1, .error)])
    }

    @Test("The friend's receipt names Tox's number, and counts once")
    func confirms() {
        var table = Self.table(hasExpress: true)
        #expect(table.toxReceipt(from: Peers.a, number: 20) == nil)
        #expect(table.toxReceipt(from: Peers.b, number: 10) == nil)
        #expect(table.toxReceipt(from: Peers.a, number: 10) == .receipt(id: 1, .byFriend))
        #expect(table.toxReceipt(from: Peers.a, number: 10) == nil)
        #expect(table.toxReceipt(from: Peers.a, number: 30) == .receipt(id: 3, .byFriend))
        #expect(table.toxReceipt(from: Peers.b, number: 20) == .receipt(id: 2, .byFriend))
        #expect(table.count == 0 && table.nextDeadline == nil)
        #expect(table.friendWentOffline(Peers.a).isEmpty && table.friendWasRemoved(Peers.a).isEmpty)
        #expect(table.expire(at: .seconds(1000)).isEmpty)
    }

    @Test("What can not be sent goes through Express, or fails")
    func handlesFailedSends() {
        var without = UnconfirmedMessages(hasExpress: false)
        let lost = without.add(to: Self.a, payload: [1])
        #expect(without.couldNotSend(lost) == nil && without.count == 0)

        var table = UnconfirmedMessages(hasExpress: true)
        for (succeeded, state) in [(true, ReceiptState.offline), (false, .error)] {
            let id = table.add(to: Self.b, payload: [UInt8(table.count + 1)])
            // No answer counts before the upload.
            #expect(table.expressFinished(id, succeeded: true) == nil)
            #expect(table.couldNotSend(id) == .sendThroughExpress(id: id, to: Self.b, payload: [1]))
            #expect(table.couldNotSend(id) == nil)
            #expect(table.expressFinished(id, succeeded: succeeded) == .receipt(id: id, state))
            #expect(table.expressFinished(id, succeeded: succeeded) == nil)
        }
        #expect(table.count == 0)
    }

    @Test("A friend who goes offline sends his messages through Express, in order")
    func resendsWhenOffline() {
        var table = Self.table(hasExpress: true)
        #expect(table.friendWentOffline(Peers.a) == [Self.upload(1, Self.a), Self.upload(3, Self.a)])
        #expect(table.friendWentOffline(Peers.a).isEmpty)
        // Tox begins anew with its numbers: an old one names nothing any more.
        #expect(table.toxReceipt(from: Peers.a, number: 10) == nil)
        #expect(table.expressFinished(3, succeeded: true) == .receipt(id: 3, .offline))
        #expect(table.friendWentOffline(Peers.b) == [Self.upload(2, Self.b)])
        #expect(table.expressFinished(1, succeeded: false) == .receipt(id: 1, .error))
        #expect(table.expressFinished(2, succeeded: true) == .receipt(id: 2, .offline))
        #expect(table.expire(at: .seconds(1000)).isEmpty)
    }

    @Test("What is with Express already waits for no time")
    func stopsTheTimers() {
        var table = Self.table(hasExpress: true)
        #expect(table.friendWentOffline(Peers.a).count == 2)
        #expect(table.toxReceipt(from: Peers.b, number: 20) == .receipt(id: 2, .byFriend))
        #expect(table.count == 2 && table.nextDeadline == nil)
    }

    @Test("Without Express they are lost when he goes offline")
    func losesWithoutExpress() {
        var table = Self.table(hasExpress: false)
        #expect(table.friendWentOffline(Peers.a) == [.receipt(id: 1, .error), .receipt(id: 3, .error)])
        #expect(table.ids == [2])
        #expect(table.friendWentOffline(Peers.a).isEmpty)
    }

    @Test("Everything to a removed friend is lost, uploads too", arguments: [false, true])
    func losesWithTheFriend(hasExpress: Bool) {
        var table = Self.table(hasExpress: hasExpress)
        if hasExpress { #expect(table.couldNotSend(1) == Self.upload(1, Self.a)) }
        #expect(table.friendWasRemoved(Peers.a) == [.receipt(id: 1, .error), .receipt(id: 3, .error)])
        #expect(table.expressFinished(1, succeeded: true) == nil)
        #expect(table.toxReceipt(from: Peers.a, number: 30) == nil)
        #expect(table.toxReceipt(from: Peers.b, number: 20) == .receipt(id: 2, .byFriend))
    }

    @Test("After 30 seconds a message goes through Express too, and the first receipt counts")
    func resendsInTime() {
        var table = Self.table(hasExpress: true)
        #expect(table.nextDeadline == .seconds(31))
        #expect(table.expire(at: .milliseconds(30_999)).isEmpty)
        #expect(table.expire(at: .seconds(32)) == [Self.upload(1, Self.a), Self.upload(2, Self.b)])
        #expect(table.nextDeadline == .seconds(33))
        #expect(table.expire(at: .seconds(32)).isEmpty)
        #expect(table.toxReceipt(from: Peers.a, number: 10) == .receipt(id: 1, .byFriend))
        #expect(table.expressFinished(1, succeeded: true) == nil)
        #expect(table.expressFinished(2, succeeded: true) == .receipt(id: 2, .offline))
        #expect(table.toxReceipt(from: Peers.b, number: 20) == nil)
        #expect(table.friendWentOffline(Peers.b).isEmpty)
        #expect(table.expire(at: .seconds(33)) == [Self.upload(3, Self.a)])
        #expect(table.nextDeadline == nil)
    }

    @Test("Without Express it is lost after 30 seconds")
    func losesInTime() {
        var table = Self.table(hasExpress: false)
        #expect(table.toxReceipt(from: Peers.b, number: 20) == .receipt(id: 2, .byFriend))
        #expect(table.expire(at: .seconds(60)) == [.receipt(id: 1, .error), .receipt(id: 3, .error)])
        #expect(table.count == 0 && table.nextDeadline == nil)
    }

    @Test("Any order of events gives each message one receipt", arguments: 1...20)
    func givesOneReceipt(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var table = UnconfirmedMessages(hasExpress: seed.isMultiple(of: 2))
        var now = Duration.zero
        var sent: Set<UInt32> = []
        var failed: Set<UInt32> = []
        var receipts: [UInt32: ReceiptState] = [:]
        var uploads: Set<UInt32> = []

        func take(_ actions: [Action]) {
            for action in actions {
                switch action {
                case .receipt(let id, let state):
                    #expect(receipts.updateValue(state, forKey: id) == nil, "a second receipt")
                    #expect(sent.contains(id) && !failed.contains(id))
                case .sendThroughExpress(let id, _, _):
                    #expect(uploads.insert(id).inserted, "a second upload")
                    #expect(receipts[id] == nil)
                }
            }
        }

        for _ in 0..<400 {
            now += .seconds(Int.random(in: 0...4, using: &random))
            let target = Bool.random(using: &random) ? Self.a : Self.b
            switch Int.random(in: 0..<12, using: &random) {
            case 0...4:
                let id = table.add(to: target, payload: [1])
                sent.insert(id)
                if Int.random(in: 0..<4, using: &random) > 0 {
                    table.sent(id, toxNumber: id &* 7, at: now)
                } else if let action = table.couldNotSend(id) {
                    take([action])
                } else {
                    failed.insert(id)
                }
            case 5...7:
                // Sorted: a set has another order in every process.
                let number = (sent.sorted().suffix(8).randomElement(using: &random) ?? 0) &* 7
                take([table.toxReceipt(from: target.userID, number: number)].compactMap { $0 })
            case 8...9:
                guard let id = uploads.sorted().randomElement(using: &random) else { continue }
                take([table.expressFinished(id, succeeded: .random(using: &random))].compactMap { $0 })
            case 10: take(table.expire(at: now))
            default: take(table.friendWentOffline(target.userID))
            }
        }
        take(table.friendWasRemoved(Peers.a) + table.friendWasRemoved(Peers.b))
        #expect(table.count == 0 && Set(receipts.keys) == sent.subtracting(failed))
        #expect(sent.count > 50 && receipts.values.contains(.byFriend))
    }

    @Test("The queue of deadlines stays as short as the table")
    func staysFast() {
        var table = UnconfirmedMessages(hasExpress: true)
        for number in 1...20_000 {
            let id = table.add(to: Self.a, payload: [1])
            table.sent(id, toxNumber: id, at: .milliseconds(number))
            if number > 100 {
                let oldest = id - 100
                #expect(table.toxReceipt(from: Peers.a, number: oldest) == .receipt(id: oldest, .byFriend))
            }
        }
        #expect(table.count == 100 && table.nextDeadline == .milliseconds(19_901 + 30_000))
    }
}
