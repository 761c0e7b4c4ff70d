import TestSupport
import Testing
import Unspool

struct ChatOrderingTests {
    @Test func `orders that differ in the last bit are told apart`() {
        var list = ChatOrdering()
        list.move(5, to: 7_123_456_789_012_345_678)
        list.move(9, to: 7_123_456_789_012_345_677)
        #expect(list.chatIDs == [5, 9])
        list.move(5, to: 0)
        #expect(list.chatIDs == [9])
        #expect(list.order(of: 5) == nil)
    }

    @Test func `equal orders fall back to the identifier, highest first`() {
        var list = ChatOrdering()
        for id: Int64 in [3, 1, 2] { list.move(id, to: 10) }
        #expect(list.chatIDs == [3, 2, 1])
    }

    @Test func `moving says whether anything changed`() {
        var list = ChatOrdering()
        let changes: [Bool] = [5, 5, 6, 0, 0].map { list.move(1, to: $0) }
        #expect(changes == [true, false, true, true, false])
    }

    @Test func `random moves give the order that sorting gives`() {
        var generator = SeededGenerator(seed: 3)
        var list = ChatOrdering()
        var expected: [Int64: Int64] = [:]
        for _ in 0..<5_000 {
            let id = Int64(generator.next() % 40)
            let order = Int64(generator.next() % 12)
            list.move(id, to: order)
            expected[id] = order == 0 ? nil : order
        }
        let sorted = expected.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.map(\.key)
        #expect(list.chatIDs == sorted)
        #expect(list.count == expected.count)
    }
}
