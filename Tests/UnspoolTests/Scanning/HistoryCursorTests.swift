import Foundation
import TestSupport
import Testing
import Unspool

struct HistoryCursorTests {
    private func cursor(_ ranges: ClosedRange<Int64>...) -> HistoryCursor {
        var cursor = HistoryCursor()
        for range in ranges { cursor.cover(range) }
        return cursor
    }

    @Test func `ranges that touch or overlap become one`() {
        #expect(cursor(5...7, 8...9).ranges == [5...9])
        #expect(cursor(5...7, 1...9).ranges == [1...9])
        #expect(cursor(20...30, 1...3, 10...12, 4...9).ranges == [20...30, 1...12])
        #expect(cursor(5...Int64.max, 1...4).ranges == [1...Int64.max])
        #expect(cursor(-5...3).ranges == [1...3])
        #expect(cursor(-5...0).ranges == [])
    }

    @Test func `the gaps are what is not covered, from the top`() {
        let cursor = cursor(20...30, 5...9)
        #expect(cursor.gap(notAbove: .max) == 31...Int64.max)
        #expect(cursor.gap(notAbove: 30) == 10...19)
        #expect(cursor.gap(notAbove: 15) == 10...15)
        #expect(cursor.gap(notAbove: 9) == 1...4)
        #expect(self.cursor(1...Int64.max).gap(notAbove: .max) == nil)
        #expect(HistoryCursor().gap(notAbove: .max) == 1...Int64.max)
    }

    @Test func `its text gives it back`() throws {
        let cursor = cursor(20...Int64.max, 5...9, 1...3)
        #expect(cursor.text == "20-9223372036854775807,5-9,1-3")
        #expect(HistoryCursor(text: cursor.text) == cursor)
        #expect(HistoryCursor(text: "") == HistoryCursor())
        #expect(try JSONDecoder().decode(HistoryCursor.self, from: JSONEncoder().encode(cursor)) == cursor)
    }

    @Test(arguments: [
        "x", "1", "1-", "-1-2", "0-2", "9-5", "1-3,5-9", "5-9,4-4", "5-9,9-10", "1-99999999999999999999", "5-9,", ",",
        String(repeating: "1-2,", count: 10_000),
    ])
    func `a damaged text is no cursor`(text: String) {
        #expect(HistoryCursor(text: text) == nil)
    }

    @Test(arguments: 0..<20)
    func `says of every identifier what a set says`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var cursor = HistoryCursor()
        var set: Set<Int64> = []
        for _ in 0..<20 {
            let low = Int64.random(in: 1...80, using: &random)
            let range = low...(low + Int64.random(in: 0...6, using: &random))
            cursor.cover(range)
            set.formUnion(range)
            #expect((1...90).allSatisfy { cursor.covers($0) == set.contains($0) })
            #expect(HistoryCursor(text: cursor.text) == cursor)
        }
    }
}
