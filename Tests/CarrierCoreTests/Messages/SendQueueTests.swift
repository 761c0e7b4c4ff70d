import CarrierWire
import Testing

@testable import CarrierCore

@Suite struct `A queue of what is sent to a friend` {
    private func packet(_ size: Int) -> SendQueue.Content { .packet([UInt8](repeating: 1, count: size)) }

    /// A queue with messages 1, 2, 3… of these sizes.
    private func queue(window: Int, sizes: [Int]) -> SendQueue {
        var queue = SendQueue(limits: SendQueue.Limits(windowBytes: window, packetOverhead: 0, timeLimit: .seconds(30)))
        for (index, size) in sizes.enumerated() { queue.append(.message(UInt32(index + 1)), packet(size)) }
        return queue
    }

    /// Takes packets until the window is full; they get the numbers from `first`.
    private func sendAll(_ queue: inout SendQueue, from first: UInt32 = 100, at now: Duration = .zero) -> [UInt32] {
        var numbers: [UInt32] = []
        while let packet = queue.packet() {
            let number = first + UInt32(numbers.count)
            queue.taken(number, size: packet.count, at: now)
            numbers.append(number)
        }
        return numbers
    }

    @Test func `stops at the window and goes on with each receipt`() {
        var queue = queue(window: 250, sizes: [100, 100, 100, 100])
        // The third is begun below the limit.
        #expect(sendAll(&queue) == [100, 101, 102])
        #expect(queue.hasWaiting && !queue.canSend)
        #expect(queue.receipt(100, at: .seconds(1)) == .message(1))
        #expect(sendAll(&queue, from: 200) == [200])
        #expect(queue.receipt(102, at: .seconds(1)) == .message(3))
        #expect(queue.receipt(200, at: .seconds(1)) == .message(4))
        #expect(queue.receipt(101, at: .seconds(1)) == .message(2))
        #expect(queue.isEmpty)
    }

    @Test func `tells each end once`() {
        var queue = queue(window: 1000, sizes: [1])
        #expect(sendAll(&queue) == [100])
        #expect(queue.receipt(100, at: .zero) == .message(1))
        #expect(queue.receipt(100, at: .zero) == nil)
        #expect(queue.receipt(7, at: .zero) == nil)
        #expect(queue.removeAll().isEmpty)
        #expect(queue.expire(at: .seconds(100)).isEmpty)
    }

    @Test func `completes a long message with its last piece only`() throws {
        var queue = SendQueue(limits: SendQueue.Limits(windowBytes: 1 << 20, packetOverhead: 0))
        let id = try #require(TransferID(rawValue: 5))
        let fragments = try BulkFragments(payload: [UInt8](repeating: 9, count: 2500), transferID: id)
        queue.append(.message(1), .bulk(fragments))
        #expect(queue.waitingBytes == 2500)
        #expect(sendAll(&queue) == [100, 101, 102])
        #expect(queue.waitingBytes == 0)
        #expect(queue.receipt(101, at: .zero) == nil)
        #expect(queue.receipt(102, at: .zero) == .message(1))
        #expect(queue.receipt(100, at: .zero) == nil)
        #expect(queue.isEmpty)
    }

    @Test func `gives everything back in the order in which it was added`() {
        var queue = queue(window: 250, sizes: [100, 100, 100, 100, 100])
        _ = sendAll(&queue)
        _ = queue.receipt(101, at: .zero)
        #expect(queue.removeAll() == [.message(1), .message(3), .message(4), .message(5)])
        #expect(queue.isEmpty && queue.waitingBytes == 0)
    }

    @Test func `gives back a long message once that is half sent`() throws {
        var queue = SendQueue(limits: SendQueue.Limits(windowBytes: 1500, packetOverhead: 0))
        let id = try #require(TransferID(rawValue: 5))
        queue.append(.message(1), .bulk(try BulkFragments(payload: [UInt8](repeating: 9, count: 9000), transferID: id)))
        #expect(sendAll(&queue).count == 2)
        #expect(queue.removeAll() == [.message(1)])
    }

    @Test func `gives up after 30 seconds without any receipt`() {
        var queue = queue(window: 250, sizes: [100, 100, 100, 100])
        _ = sendAll(&queue, at: .seconds(10))
        #expect(queue.expire(at: .seconds(39)).isEmpty)
        _ = queue.receipt(100, at: .seconds(39))
        // Something moved, so the rest gets its time anew.
        #expect(queue.expire(at: .seconds(68)).isEmpty)
        #expect(queue.expire(at: .seconds(69)) == [.message(2), .message(3)])
        #expect(queue.receipt(101, at: .seconds(70)) == nil)
        // What waits goes on.
        #expect(sendAll(&queue, from: 300, at: .seconds(70)) == [300])
        #expect(queue.receipt(300, at: .seconds(70)) == .message(4))
    }

    @Test func `skips what toxcore refuses`() {
        var queue = queue(window: 250, sizes: [100, 100])
        #expect(queue.refused() == .message(1))
        #expect(sendAll(&queue) == [100])
        #expect(queue.refused() == nil)
        #expect(queue.receipt(100, at: .zero) == .message(2))
    }

    @Test func `keeps its count of bytes over thousands of messages`() {
        var queue = queue(window: 10_000, sizes: (0..<5000).map { $0 % 97 + 1 })
        var (next, ended): (UInt32, [UInt32]) = (0, [])
        while !queue.isEmpty {
            let numbers = sendAll(&queue, from: next)
            next += UInt32(numbers.count)
            for number in numbers.shuffled() {
                if case .message(let id)? = queue.receipt(number, at: .zero) { ended.append(id) }
            }
        }
        #expect(ended.sorted() == Array(1...5000))
        #expect(queue.waitingBytes == 0)
    }
}
