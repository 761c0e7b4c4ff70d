import Synchronization
import TelegramAPI
import TestSupport
import Testing

@testable import Unspool

/// A history that changes while it is walked through, and pages as irregular as TDLib's.
private final class ChangingHistory: HistoryPageLoader {
    struct State {
        var ids: [Int64]
        var random: SeededGenerator
        var requests: [Int64] = []
        /// Every identifier that a page held.
        var shown: Set<Int64> = []
        var changes = 0
    }

    let state: Mutex<State>
    let isSearch: Bool

    init(count: Int, seed: UInt64, changes: Int = 0, isSearch: Bool = false) {
        var random = SeededGenerator(seed: seed)
        var number: Int64 = 0
        let ids = (0..<count).map { _ in
            number += Int64.random(in: 1...3, using: &random)
            return number << 20
        }
        state = Mutex(State(ids: ids, random: random, changes: changes))
        self.isSearch = isSearch
    }

    var ids: Set<Int64> { state.withLock { Set($0.ids) } }
    var requests: [Int64] { state.withLock { $0.requests } }

    func page(at messageID: Int64) async throws -> HistoryPage {
        try state.withLock { state in
            if state.changes > 0 {
                state.changes -= 1
                // One comes, one goes.
                state.ids.append((state.ids.last ?? 0) + (1 << 20))
                if let gone = state.ids.indices.randomElement(using: &state.random) { state.ids.remove(at: gone) }
            }
            state.requests.append(messageID)
            // TDLib leaves the message out that it is asked to begin at, or not.
            let hasBoundary = Bool.random(using: &state.random)
            let matching = state.ids.filter { messageID == 0 || $0 < messageID || (hasBoundary && $0 == messageID) }
            let size = state.requests.count == 1 ? 1 : Int.random(in: 1...9, using: &state.random)
            let page = Array(matching.suffix(size).reversed())
            state.shown.formUnion(page)
            let messages = try page.map {
                try Message.sample(content: "{\"@type\":\"messageUnsupported\"}", number: $0 >> 20)
            }
            let rest = matching.count > size ? page.last ?? 0 : 0
            return HistoryPage(messages, rest: isSearch ? rest : nil)
        }
    }
}

struct HistoryWalkTests {
    @Test(arguments: 0..<30, [false, true])
    func `takes every message once while messages come and go`(seed: UInt64, isSearch: Bool) async throws {
        let history = ChangingHistory(count: 70, seed: seed, changes: 12, isSearch: isSearch)
        var walk = HistoryWalk(history)
        var taken: [Int64] = []
        while let page = try await walk.next() { taken += page.messages.map(\.id) }
        #expect(Set(taken).count == taken.count)
        // What is there at the end and was there or came before the tail pass; nothing that was never there.
        #expect(history.ids.subtracting(taken).count <= 1, "one may arrive with the last page of the tail pass")
        #expect(Set(taken).isSubset(of: history.state.withLock { $0.shown }))
    }

    @Test(arguments: 0..<30)
    func `broken off anywhere it resumes at both ends, by its text`(seed: UInt64) async throws {
        let history = ChangingHistory(count: 60, seed: seed)
        var random = SeededGenerator(seed: seed)
        var text = ""
        var settled: [Int64] = []
        for round in 0..<300 {
            var walk = HistoryWalk(history, after: try #require(HistoryCursor(text: text)))
            var done = SettledMessages(WalkCheckpoint(cursor: walk.scanner.cursor))
            var waiting: [Int64] = []
            var isOver = true
            let limit = Int.random(in: 1...4, using: &random)
            var pages = 0
            while let page = try await walk.next() {
                if let covered = page.covered { _ = done.add(covered, messages: page.messages.count) }
                waiting += page.messages.map(\.id)
                pages += 1
                if pages == limit {
                    isOver = false
                    break
                }
            }
            // Files come in any order, and the kill comes before some of them.
            waiting.shuffle(using: &random)
            if !isOver { waiting.removeLast(Int.random(in: 0...waiting.count, using: &random)) }
            for id in waiting {
                settled.append(id)
                _ = done.settle(id, .saved)
            }
            text = done.checkpoint.cursor.text
            if isOver { break }
            // Not so many arrive that it never ends.
            if round < 40 { history.state.withLock { $0.ids.append($0.ids[$0.ids.count - 1] + (1 << 20)) } }
        }
        #expect(Set(settled) == history.ids, "no message is left without an outcome")
        #expect(HistoryCursor(text: text)?.isClosed == true)
    }

    @Test func `resumed it asks for what is newer and what is older, and not for what is between`() async throws {
        let history = ChangingHistory(count: 400, seed: 1)
        let ids = history.ids.sorted()
        var cursor = HistoryCursor()
        cursor.cover(ids[20]...ids[390])
        var walk = HistoryWalk(history, after: cursor)
        var taken: Set<Int64> = []
        while let page = try await walk.next() { taken.formUnion(page.messages.map(\.id)) }
        #expect(taken == Set(ids[..<20] + ids[391...]))
        #expect(history.requests.allSatisfy { $0 == 0 || $0 <= ids[20] || $0 > ids[390] })
    }

    @Test func `a window of identifiers has no tail and stops below its floor`() async throws {
        let history = ChangingHistory(count: 1000, seed: 2)
        let ids = history.ids.sorted()
        var outside = HistoryCursor()
        outside.cover(1...ids[499])
        outside.cover((ids[520] + 1)...Int64.max)
        var walk = HistoryWalk(history, after: outside)
        var taken: [Int64] = []
        while let page = try await walk.next() { taken += page.messages.map(\.id) }
        #expect(taken == Array(ids[500...520].reversed()))
        #expect(history.requests.count <= 22)
        #expect(history.requests.allSatisfy { $0 >= ids[500] && $0 <= ids[520] + 1 })
    }

    @Test func `the tail pass is one request if nothing has come`() async throws {
        let history = ChangingHistory(count: 5, seed: 3)
        var walk = HistoryWalk(history)
        while try await walk.next() != nil {}
        #expect(history.requests.count { $0 == 0 } == 2)
    }

    @Test func `a boundary that is asked for is an identifier that TDLib takes`() {
        for id: Int64 in [9, 1 << 20, (1 << 20) - 1, (5 << 20) - 1, (5 << 20) + 1, (5 << 20) + 2, (5 << 20) + 7] {
            let possible = HistoryScanner.possibleID(notAbove: id)
            #expect(possible <= id && possible > 0)
            #expect(possible % (1 << 20) == 0 || possible & 7 == 1 || possible & 7 == 2)
            let above = HistoryScanner.possibleID(above: id)
            #expect(above > id && above <= id + 8)
            #expect(above % (1 << 20) == 0 || above & 7 == 1 || above & 7 == 2)
        }
    }

    @Test func `a page is settled with the last of its items`() {
        var settled = SettledMessages()
        _ = settled.add(10...19, messages: 2)
        _ = settled.add(5...9, messages: 1)
        #expect(settled.checkpoint.cursor.ranges == [])
        settled.expect(3, of: 15)
        _ = settled.settle(7, .noAttachment)
        #expect(settled.checkpoint.cursor.ranges == [5...9])
        for _ in 0..<3 {
            let isCovered = settled.settle(15, .saved)
            #expect(!isCovered)
        }
        let isCovered = settled.settle(12, .linked)
        #expect(isCovered)
        #expect(settled.checkpoint.cursor.ranges == [5...19])
        _ = settled.settle(12, .saved)
        _ = settled.add(1...4, messages: 0)
        #expect(settled.checkpoint.cursor.isClosed)
        #expect(settled.checkpoint.messages == 3 && settled.checkpoint.total == 5)
        #expect(settled.checkpoint.counts == ["saved": 3, "linked": 1, "no_attachment": 1])
    }

    @Test func `a page with a failed item is not covered, and pages that share an album are one`() {
        var settled = SettledMessages()
        for low: Int64 in [30, 20, 10] { _ = settled.add(low...(low + 9), messages: 2) }
        settled.join(18...21)
        for id: Int64 in [25, 21, 18] { _ = settled.settle(id, .saved) }
        #expect(settled.checkpoint.cursor.ranges == [])
        _ = settled.settle(12, .saved)
        #expect(settled.checkpoint.cursor.ranges == [10...29])
        _ = settled.settle(35, .failed)
        _ = settled.settle(31, .saved)
        #expect(settled.checkpoint.cursor.ranges == [10...29])
        #expect(settled.checkpoint.messages == 4)
    }
}
