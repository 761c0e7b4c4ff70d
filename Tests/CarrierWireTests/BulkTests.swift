import CarrierWire
import TestSupport
import Testing

@Suite("Long messages")
struct BulkTests {
    private static func payload(_ count: Int) -> [UInt8] {
        var random = SeededGenerator(seed: UInt64(count))
        return random.bytes(count)
    }

    private static func piece(_ id: Int64, _ total: Int?, _ count: Int = 1) -> BulkFragment {
        BulkFragment(totalSize: total, transferID: transferID(id), data: [UInt8](repeating: 7, count: count))
    }

    @Test("Are cut into pieces of 1024 bytes and put together again", arguments: [1, 1024, 1025, 2048, 5000, 100_001])
    func roundTrips(count: Int) throws {
        let payload = Self.payload(count)
        let pieces = try BulkFragments(payload: payload, extensionName: "x", transferID: vectorID)
        #expect(Array(pieces).count == pieces.count)
        #expect(pieces.dropLast().allSatisfy { $0.data.count == 1024 })
        #expect(pieces.map(\.totalSize) == [count] + Array(repeating: nil, count: pieces.count - 1))
        #expect(pieces.allSatisfy { $0.transferID == vectorID && $0.extensionName == "x" })

        var assembler = BulkAssembler()
        var outcomes: [FragmentOutcome<FriendMessage>] = []
        for piece in pieces {
            let bytes = try CarrierPacket.bulkMessage(piece).encoded(for: .friendMessage)
            guard case .bulkMessage(let read) = try CarrierPacket(decoding: bytes, from: .friendMessage) else { return }
            outcomes.append(assembler.receive(read, from: Peers.a, at: .zero))
        }
        #expect(outcomes.dropLast().allSatisfy { $0 == .incomplete })
        #expect(outcomes.last == .complete(FriendMessage(extensionName: "x", payload: payload)))
        #expect(assembler.pendingByteCount == 0 && assembler.nextDeadline == nil)
    }

    @Test("Of 16 MiB go through, of more do not")
    func carriesTheLongest() throws {
        let payload = [UInt8](repeating: 3, count: 16 << 20)
        var assembler = BulkAssembler()
        var last = FragmentOutcome<FriendMessage>.incomplete
        let pieces = try BulkFragments(payload: payload, transferID: vectorID)
        #expect(pieces.count == 16_384)
        for piece in pieces { last = assembler.receive(piece, from: Peers.a, at: .zero) }
        #expect(last == .complete(FriendMessage(payload: payload)))
        #expect(throws: PacketError.self) { try BulkFragments(payload: payload + [1], transferID: vectorID) }
        #expect(throws: PacketError.self) { try BulkFragments(payload: [], transferID: vectorID) }
        #expect(throws: PacketError.self) { try BulkFragments(payload: [1], extensionName: "", transferID: vectorID) }
    }

    @Test("Of two friends with one number do not mix, nor do two of one friend")
    func keepsMessagesApart() {
        var assembler = BulkAssembler()
        #expect(assembler.receive(Self.piece(1, 2), from: Peers.a, at: .zero) == .incomplete)
        #expect(assembler.receive(Self.piece(1, nil), from: Peers.b, at: .zero) == .dropped(.noFirstFragment))
        #expect(assembler.receive(Self.piece(1, 3), from: Peers.b, at: .zero) == .incomplete)
        #expect(assembler.receive(Self.piece(2, 2), from: Peers.a, at: .zero) == .incomplete)
        #expect(assembler.pendingByteCount == 3)
        #expect(
            assembler.receive(Self.piece(1, nil), from: Peers.a, at: .zero)
                == .complete(FriendMessage(payload: [7, 7])))
        #expect(
            assembler.receive(Self.piece(2, nil), from: Peers.a, at: .zero)
                == .complete(FriendMessage(payload: [7, 7])))
        #expect(assembler.receive(Self.piece(2, nil), from: Peers.a, at: .zero) == .dropped(.noFirstFragment))
        #expect(
            assembler.receive(Self.piece(1, nil, 2), from: Peers.b, at: .zero)
                == .complete(FriendMessage(payload: [7, 7, 7])))
    }

    @Test("With more bytes than announced are dropped whole")
    func refusesOverruns() {
        var assembler = BulkAssembler()
        #expect(assembler.receive(Self.piece(1, 4, 2), from: Peers.a, at: .zero) == .incomplete)
        #expect(assembler.receive(Self.piece(1, nil, 3), from: Peers.a, at: .zero) == .dropped(.overrun))
        #expect(assembler.receive(Self.piece(1, nil, 2), from: Peers.a, at: .zero) == .dropped(.noFirstFragment))
        #expect(assembler.receive(Self.piece(2, 4, 5), from: Peers.a, at: .zero) == .dropped(.overrun))
        #expect(assembler.pendingByteCount == 0 && assembler.nextDeadline == nil)
    }

    @Test("Over the limit are dropped at their first piece")
    func refusesLongOnes() {
        var limits = BulkAssembler.Limits()
        limits.messageSize = 100
        var assembler = BulkAssembler(limits: limits)
        for total in [101, 0, -1, .max] {
            #expect(assembler.receive(Self.piece(1, total), from: Peers.a, at: .zero) == .dropped(.tooLong))
        }
        #expect(assembler.receive(Self.piece(1, 100), from: Peers.a, at: .zero) == .incomplete)
    }

    @Test("Wait 60 seconds for the next piece")
    func expires() {
        var assembler = BulkAssembler()
        #expect(assembler.receive(Self.piece(1, 4), from: Peers.a, at: .seconds(10)) == .incomplete)
        #expect(assembler.receive(Self.piece(2, 4), from: Peers.b, at: .seconds(20)) == .incomplete)
        #expect(assembler.nextDeadline == .seconds(70))
        // Each piece begins the time anew.
        #expect(assembler.receive(Self.piece(1, nil), from: Peers.a, at: .milliseconds(69_999)) == .incomplete)
        #expect(assembler.nextDeadline == .seconds(80))
        assembler.expire(at: .milliseconds(79_999))
        #expect(assembler.pendingByteCount == 3)
        assembler.expire(at: .seconds(80))
        #expect(assembler.pendingByteCount == 2 && assembler.nextDeadline == .milliseconds(129_999))
        // A late piece finds nothing, even if nobody has called `expire`.
        #expect(
            assembler.receive(Self.piece(1, nil), from: Peers.a, at: .milliseconds(129_999))
                == .dropped(.noFirstFragment))
        #expect(assembler.pendingByteCount == 0 && assembler.nextDeadline == nil)
    }

    @Test("Of a friend who went offline are dropped, those of others stay")
    func dropsWithTheFriend() {
        var assembler = BulkAssembler()
        _ = assembler.receive(Self.piece(1, 2), from: Peers.a, at: .zero)
        _ = assembler.receive(Self.piece(1, 2), from: Peers.b, at: .zero)
        assembler.friendWentOffline(Peers.a)
        #expect(assembler.receive(Self.piece(1, nil), from: Peers.a, at: .zero) == .dropped(.noFirstFragment))
        #expect(
            assembler.receive(Self.piece(1, nil), from: Peers.b, at: .zero)
                == .complete(FriendMessage(payload: [7, 7])))
    }

    @Test("That are never finished do not fill the memory")
    func boundsTheMemory() {
        var limits = BulkAssembler.Limits()
        limits.messagesPerFriend = 3
        var assembler = BulkAssembler(limits: limits)
        for number in 1...4000 {
            let piece = Self.piece(Int64(number), 5 << 20, 1024)
            #expect(assembler.receive(piece, from: Peers.a, at: .milliseconds(number)) == .incomplete)
        }
        #expect(assembler.pendingByteCount == 3 * 1024)
        // The newest are those that stay.
        #expect(assembler.receive(Self.piece(3998, nil), from: Peers.a, at: .seconds(5)) == .incomplete)
        #expect(assembler.receive(Self.piece(3997, nil), from: Peers.a, at: .seconds(5)) == .dropped(.noFirstFragment))
    }

    @Test("Come out whole or not at all, whatever comes", arguments: 1...10)
    func assemblesRandomPieces(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limits = BulkAssembler.Limits()
        (limits.messageSize, limits.pendingBytesPerFriend, limits.messagesPerFriend) = (40, 60, 3)
        var assembler = BulkAssembler(limits: limits)
        var (now, complete) = (Duration.zero, 0)
        for _ in 0..<3000 {
            now += .seconds(Int.random(in: 0...6, using: &random))
            let friend = Bool.random(using: &random) ? Peers.a : Peers.b
            let id = Int64.random(in: 1...5, using: &random)
            let total = Int.random(in: -1...45, using: &random)
            // What a piece of this number holds, so that mixed messages are noticed.
            let piece = BulkFragment(
                totalSize: Bool.random(using: &random) ? total : nil, transferID: transferID(id),
                data: [UInt8](repeating: UInt8(id), count: .random(in: 1...15, using: &random)))
            if case .complete(let message) = assembler.receive(piece, from: friend, at: now) {
                complete += 1
                #expect(Set(message.payload) == [UInt8(id)] && (1...40).contains(message.payload.count))
            }
            switch Int.random(in: 0..<40, using: &random) {
            case 0: assembler.friendWentOffline(friend)
            case 1:
                assembler.expire(at: now)
                #expect(assembler.nextDeadline.map { $0 > now } ?? true)
            default: break
            }
            #expect(assembler.pendingByteCount <= 120)
        }
        #expect(complete > 20)
        assembler.expire(at: now + .seconds(60))
        #expect(assembler.pendingByteCount == 0 && assembler.nextDeadline == nil)
    }

    @Test("Give way when the friend has too many bytes pending, the stalest first")
    func boundsTheBytes() {
        var limits = BulkAssembler.Limits()
        limits.messageSize = 10
        limits.pendingBytesPerFriend = 10
        var assembler = BulkAssembler(limits: limits)
        #expect(assembler.receive(Self.piece(1, 10, 4), from: Peers.a, at: .seconds(1)) == .incomplete)
        #expect(assembler.receive(Self.piece(2, 10, 4), from: Peers.a, at: .seconds(2)) == .incomplete)
        #expect(assembler.receive(Self.piece(1, nil, 1), from: Peers.a, at: .seconds(3)) == .incomplete)
        #expect(assembler.receive(Self.piece(3, 10, 4), from: Peers.a, at: .seconds(4)) == .incomplete)
        #expect(assembler.pendingByteCount == 9)
        #expect(assembler.receive(Self.piece(2, nil), from: Peers.a, at: .seconds(5)) == .dropped(.noFirstFragment))
        #expect(assembler.receive(Self.piece(3, nil), from: Peers.a, at: .seconds(5)) == .incomplete)
        // Another friend has his own allowance.
        #expect(assembler.receive(Self.piece(2, 10, 8), from: Peers.b, at: .seconds(5)) == .incomplete)
        #expect(assembler.pendingByteCount == 18)
    }
}
