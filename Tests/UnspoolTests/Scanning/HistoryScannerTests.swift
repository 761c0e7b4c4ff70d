import Testing
import Unspool

struct HistoryScannerTests {
    /// Runs the scanner over pages that are given in order, and checks each cursor.
    private func walk(_ pages: [[Int64]]) -> (ids: [Int64], cursors: [Int64], scanner: HistoryScanner) {
        var scanner = HistoryScanner()
        var ids: [Int64] = []
        var cursors: [Int64] = []
        for page in pages {
            guard case .load(let from) = scanner.step else { break }
            cursors.append(from)
            for index in scanner.receive(page).new { ids.append(page[index]) }
        }
        return (ids, cursors, scanner)
    }

    @Test func `goes on after a first page of one, up to the empty page`() {
        var next: Int64 = 171
        let pages = [1, 50, 100, 20, 0].map { size in
            (0..<size).map { _ in
                defer { next -= 1 }
                return next << 20
            }
        }
        let (ids, cursors, scanner) = walk(pages)
        #expect(ids.count == 171)
        #expect(Set(ids).count == 171)
        #expect(scanner.pages == 5)
        #expect(scanner.messages == 171)
        #expect(scanner.isFinished)
        #expect(scanner.step == .finished)
        #expect(cursors == [0, 171 << 20, 121 << 20, 21 << 20, 1 << 20])
    }

    @Test func `counts a repeated boundary once`() {
        let (ids, _, scanner) = walk([[9, 8, 7], [7, 6, 5], [5, 4], []])
        #expect(ids == [9, 8, 7, 6, 5, 4])
        #expect(scanner.isFinished)
    }

    @Test func `asks below the boundary when a page holds nothing but the boundary`() {
        let (ids, cursors, scanner) = walk([[9, 8], [8], [7, 6], [6], []])
        #expect(ids == [9, 8, 7, 6])
        #expect(cursors == [0, 8, 7, 6, 5])
        #expect(scanner.isFinished)
    }

    @Test func `ends when nothing but the boundary comes for ever`() {
        let (ids, _, scanner) = walk(Array(repeating: [5], count: 10))
        #expect(ids == [5])
        #expect(scanner.isFinished)
        #expect(scanner.pages == 3)
    }

    @Test func `takes a page in any order and drops what lies above its cursor`() {
        let (ids, _, _) = walk([[8, 10, 9, 9], [12, 7, 8], []])
        #expect(ids == [10, 9, 8, 7])
    }

    @Test func `an empty chat is one request`() {
        let (ids, _, scanner) = walk([[]])
        #expect(ids == [])
        #expect(scanner.pages == 1)
        #expect(scanner.isFinished)
    }

    @Test func `resumed below what is covered it goes past a page that is all covered`() {
        var cursor = HistoryCursor()
        cursor.cover(5 << 20...9 << 20)
        var scanner = HistoryScanner(after: cursor)
        #expect(scanner.step == .load(fromMessageID: 0))
        #expect(scanner.receive([9 << 20]).new == [])
        #expect(scanner.step == .load(fromMessageID: 5 << 20))
        #expect(scanner.receive([5 << 20]).new == [])
        #expect(scanner.step == .load(fromMessageID: (5 << 20) - 6))
        #expect(scanner.receive([4 << 20, 3 << 20]).new == [0, 1])
        _ = scanner.receive([])
        #expect(scanner.isFinished && scanner.cursor.isClosed)
    }

    @Test func `identifiers that cannot be do not lead on`() {
        let (ids, _, scanner) = walk([[0, -4], [0], []])
        #expect(ids == [])
        #expect(scanner.isFinished)
    }
}
