import Synchronization
import Testing

@testable import Unspool

struct TurnsTests {
    @Test func `those of one key go in the order in which they joined, others are not held`() {
        var turns = Turns<Int>()
        let (a, b, other) = (turns.join(1), turns.join(1), turns.join(2))
        #expect(turns.isFirst(a) && !turns.isFirst(b) && turns.isFirst(other))
        turns.leave(b)
        #expect(turns.isFirst(a))
        let c = turns.join(1)
        #expect(!turns.isFirst(c))
        turns.leave(a)
        turns.leave(a)
        #expect(turns.isFirst(c))
        turns.leave(c)
        turns.leave(other)
        #expect(turns.isFirst(turns.join(1)))
    }

    @Test func `many leave in any order`() {
        var turns = Turns<Int>()
        var tickets = (0..<5000).map { _ in turns.join(7) }
        var generator = SystemRandomNumberGenerator()
        while let first = tickets.first {
            #expect(turns.isFirst(first))
            let place = Int.random(in: 0..<min(24, tickets.count), using: &generator)
            turns.leave(tickets.remove(at: place))
        }
    }

    private actor Gate {
        private var turns = Turns<Int>()
        private(set) var order: [Int] = []
        private var tickets: [Turns<Int>.Ticket] = []

        func join(_ count: Int) { tickets = (0..<count).map { _ in turns.join(0) } }

        func go(_ number: Int) async {
            while !turns.isFirst(tickets[number]) {
                await withCheckedContinuation { turns.wait(tickets[number], $0) }
            }
            order.append(number)
            turns.leave(tickets[number])
        }
    }

    @Test func `who waits is called when it is its turn`() async {
        let gate = Gate()
        await gate.join(50)
        await withTaskGroup { group in
            for number in (0..<50).reversed() { group.addTask { await gate.go(number) } }
        }
        #expect(await gate.order == Array(0..<50))
    }
}
