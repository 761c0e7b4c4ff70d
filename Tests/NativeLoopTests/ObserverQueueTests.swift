import Testing

@testable import NativeLoop

@Suite struct ObserverQueueTests {
    private func drained(_ queue: inout ObserverQueue<Int>) -> [String] {
        var seen: [String] = []
        while true {
            let pull = queue.pull()
            seen.append("\(pull)")
            switch pull {
            case .wait, .end: return seen
            case .element, .missed: continue
            }
        }
    }

    @Test func countsWhatABoundedQueueDropsOnceAtItsPlace() {
        var queue = ObserverQueue<Int>(.newest(2))
        for number in 1...5 { queue.push(number) }
        #expect(drained(&queue) == ["missed(3)", "element(4)", "element(5)", "wait"])
        queue.push(6)
        #expect(drained(&queue) == ["element(6)", "wait"])
    }

    @Test func handsOutWhatWaitsBeforeItEnds() {
        var queue = ObserverQueue<Int>(.unbounded)
        queue.push(1)
        queue.finish()
        queue.push(2)
        #expect(drained(&queue) == ["element(1)", "end"])
    }

    @Test func dropsEverythingWhenCancelled() {
        var queue = ObserverQueue<Int>(.newest(1))
        queue.push(1)
        queue.push(2)
        queue.cancel()
        #expect(drained(&queue) == ["end"])
    }

    @Test(arguments: [Int.min, -1, 0, 1]) func keepsAtLeastOne(_ count: Int) {
        var queue = ObserverQueue<Int>(.newest(count))
        queue.push(1)
        queue.push(2)
        #expect(drained(&queue) == ["missed(1)", "element(2)", "wait"])
    }

    @Test func keepsTheOrderWhilePushesAndPullsAlternate() {
        var fifo = FIFO<Int>()
        var next = 0
        var expected = 0
        for round in 0..<100 {
            for _ in 0..<(round % 7) {
                fifo.append(next)
                next += 1
            }
            for _ in 0..<(round % 5) {
                guard let number = fifo.popFirst() else { break }
                #expect(number == expected)
                expected += 1
            }
        }
        #expect(fifo.count == next - expected)
    }
}
