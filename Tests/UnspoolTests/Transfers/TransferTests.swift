import Synchronization
import Testing

@testable import Unspool

@MainActor
struct TransferQueueTests {
    @Test func `hands out everything once, in order, and ends`() async {
        let queue = TransferQueue(limit: 3)
        let producer = Task {
            for number in 1...500 { await queue.push(.sample(message: Int64(number))) }
            queue.finish()
        }
        var numbers: [Int64] = []
        while let attachment = await queue.pop() { numbers.append(attachment.id.messageID) }
        await producer.value
        #expect(numbers == Array(1...500))
    }

    @Test func `several workers share the work`() async {
        let queue = TransferQueue(limit: 7)
        let workers = (0..<5).map { _ in
            Task {
                var count = 0
                while await queue.pop() != nil { count += 1 }
                return count
            }
        }
        for number in 1...1000 { await queue.push(.sample(message: Int64(number))) }
        queue.finish()
        var counts = 0
        for worker in workers { counts += await worker.value }
        #expect(counts == 1000)
    }

    @Test func `abandoning wakes everybody`() async {
        let queue = TransferQueue(limit: 1)
        await queue.push(.sample(message: 1))
        let producer = Task { await queue.push(.sample(message: 2)) }
        queue.abandon()
        await producer.value
        #expect(await queue.pop() == nil)
    }
}

struct ContentClaimsTests {
    @Test func `the second of the same content waits for the first`() {
        var claims = ContentClaims()
        let first = Attachment.sample(message: 1)
        let second = Attachment.sample(message: 2)
        let isFirst = claims.claim(first)
        let isSecond = claims.claim(second)
        #expect(isFirst && !isSecond)
        #expect(claims.release(first) == [second])
        let again = claims.claim(second)
        #expect(again)
    }

    @Test func `content without an identifier is never the same`() {
        var claims = ContentClaims()
        let one = claims.claim(.sample(message: 1, unique: ""))
        let two = claims.claim(.sample(message: 2, unique: ""))
        #expect(one && two)
        #expect(claims.release(.sample(message: 1, unique: "")).isEmpty)
    }
}

struct SlotsTests {
    private final class Counts: Sendable {
        let state = Mutex((now: 0, most: 0, entered: 0))
    }

    @Test func `no more than so many are inside, and everybody gets in`() async {
        let slots = Slots(3)
        let inside = Counts()
        await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    let slot = Slots.Slot(of: slots)
                    for _ in 0..<10 {
                        await slot.enter()
                        await slot.enter()
                        inside.state.withLock {
                            $0.now += 1
                            $0.entered += 1
                            $0.most = max($0.most, $0.now)
                        }
                        await Task.yield()
                        inside.state.withLock { $0.now -= 1 }
                        slot.leave()
                        slot.leave()
                    }
                }
            }
        }
        #expect(inside.state.withLock { $0.most } <= 3 && inside.state.withLock { $0.entered } == 200)
    }
}
