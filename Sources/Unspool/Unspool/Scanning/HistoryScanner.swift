/// The walk through a chat's history, newest message first: which page to ask for, what in it is new, where it ends.
///
/// TDLib answers with any number of messages from 1 to the limit, often 1 at first, and may repeat the message at the
/// boundary, so only an empty page is the end. Source: `getChatHistory` of TDLib.
///
/// A walk can begin with a ``HistoryCursor`` of an earlier one. Then it takes what is newer than that, what lies in its
/// gaps, and what is older, in this order. Begun with the cursor of a finished walk it takes what has arrived since: the
/// tail pass. It knows only paging.
public struct HistoryScanner: Sendable, Equatable {
    /// What to do next.
    public enum Step: Sendable, Equatable {
        /// Ask for the messages at and below an identifier; 0 is the newest.
        case load(fromMessageID: Int64)
        case finished
    }

    /// What a page brought.
    public struct Page: Sendable, Equatable {
        /// Indices of the messages that are new, newest first.
        public var new: [Int] = []
        /// The identifiers that need not be asked for again once the new messages are dealt with.
        public var covered: ClosedRange<Int64>?
    }

    /// How many pages were received, the empty one at the end included.
    public private(set) var pages = 0
    /// How many different messages were received.
    public private(set) var messages = 0
    /// What was received, in this walk and in those before.
    public private(set) var cursor: HistoryCursor
    /// The identifiers that the walk is in, nil at its end.
    private var gap: ClosedRange<Int64>?
    /// The lowest identifier in the gap so far, nil before the first.
    private var lowest: Int64?
    /// Whether the last page brought nothing new, so that asking for the same boundary again could go on for ever.
    private var isStalled = false

    /// - Parameter cursor: what need not be walked through.
    public init(after cursor: HistoryCursor = HistoryCursor()) {
        self.cursor = cursor
        gap = cursor.gap(notAbove: .max)
    }

    /// Whether nothing is left to be asked for.
    public var isFinished: Bool { gap == nil }

    /// What to do next.
    public var step: Step {
        guard let gap else { return .finished }
        if let lowest {
            return .load(fromMessageID: isStalled ? Self.possibleID(notAbove: lowest - 1) : lowest)
        }
        if gap.upperBound == .max { return .load(fromMessageID: 0) }
        return .load(
            fromMessageID: isStalled
                ? Self.possibleID(notAbove: gap.upperBound) : Self.possibleID(above: gap.upperBound))
    }

    /// Takes the page that was asked for.
    /// - Parameter rest: for pages that tell where to go on: the identifier below which there may be more, 0 at the end.
    ///   Nil for pages of which only an empty one is the end.
    public mutating func receive(_ ids: [Int64], rest: Int64? = nil) -> Page {
        guard let gap else { return Page() }
        pages += 1
        // The uncovered part of the gap ends here; at the top there is no end, for newer messages can come.
        let upper = lowest.map { $0 - 1 } ?? gap.upperBound
        var page = Page()
        var low: Int64?
        // Identifiers are positive; anything else cannot be a place to go on from.
        for index in ids.indices.sorted(by: { ids[$0] > ids[$1] })
        where ids[index] >= gap.lowerBound && ids[index] <= upper && ids[index] < low ?? .max {
            low = ids[index]
            page.new.append(index)
        }
        messages += page.new.count
        let top = upper == .max ? page.new.first.map { ids[$0] } : upper

        let isEnd = rest.map { $0 <= 0 } ?? ids.isEmpty
        if isEnd || ids.contains(where: { $0 > 0 && $0 < gap.lowerBound }) {
            return end(page, from: isEnd ? 1 : gap.lowerBound, through: top)
        }
        let next = min(low ?? .max, rest ?? .max)
        if next <= upper, next != .max {
            // A search can come to nothing and still get on.
            if let top, top >= next { page.covered = next...top }
            lowest = next
            isStalled = false
        } else if isStalled || (lowest == nil && !ids.contains { $0 > upper }) {
            // Twice in a row, with the boundary left out: there is nothing below it.
            return end(page, from: gap.lowerBound, through: top)
        } else {
            isStalled = true
        }
        if let covered = page.covered { cursor.cover(covered) }
        return page
    }

    /// Closes the gap and turns to the next one; from 1, nothing lies below, whatever is covered there.
    private mutating func end(_ page: Page, from low: Int64, through top: Int64?) -> Page {
        var page = page
        let bottom = gap?.lowerBound ?? 1
        if let top, top >= low {
            page.covered = low...top
            cursor.cover(low...top)
        }
        gap = low == 1 || bottom == 1 ? nil : cursor.gap(notAbove: bottom - 1)
        lowest = nil
        isStalled = false
        return page
    }

    /// The highest number up to `id` that TDLib takes for a message's identifier: those of the server are multiples of 2^20;
    /// between them are those that are being sent (1 in the low three bits) and those that are only local (2).
    static func possibleID(notAbove id: Int64) -> Int64 {
        guard id > 8 else { return max(1, id) }
        var id = id
        while !isPossible(id) { id -= 1 }
        return id
    }

    /// The lowest such number above `id`. Whether TDLib gives the message that it is asked to begin at depends on what it has in
    /// memory, so a message that is wanted is asked for from above.
    static func possibleID(above id: Int64) -> Int64 {
        guard id < .max - 8 else { return 0 }
        var id = max(id, 0) + 1
        while !isPossible(id) { id += 1 }
        return id
    }

    private static func isPossible(_ id: Int64) -> Bool { id % (1 << 20) == 0 || id & 7 == 1 || id & 7 == 2 }
}
