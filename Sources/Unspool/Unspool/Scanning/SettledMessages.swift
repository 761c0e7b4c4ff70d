/// Tells which part of a walk is done for good, so that a run that is killed resumes without losing an outcome.
///
/// Files are fetched long after the walk has passed their messages. A page counts as covered only when every item of every
/// message of it has its outcome, none failed, and all are on the disk; a page that was not, is walked through again.
struct SettledMessages: Sendable {
    private struct Page {
        var range: ClosedRange<Int64>
        var waiting: Int
        var messages: Int
        var counts: [String: Int] = [:]
        /// Something failed: the page is to be walked through again.
        var hasFailed = false
    }

    /// What a later run need not ask for, and what that came to.
    private(set) var checkpoint: WalkCheckpoint
    /// Pages with items that have no outcome yet, newest first. Few: the walk is only so far ahead of the downloads.
    private var pages: [Page] = []

    init(_ checkpoint: WalkCheckpoint = WalkCheckpoint()) {
        self.checkpoint = checkpoint
    }

    /// Adds a page of the walk. Each of its messages waits for one outcome until ``expect(_:of:)`` says otherwise.
    /// - Returns: whether the checkpoint has changed.
    mutating func add(_ range: ClosedRange<Int64>, messages: Int) -> Bool {
        guard messages > 0 else {
            checkpoint.cursor.cover(range)
            return true
        }
        pages.append(Page(range: range, waiting: messages, messages: messages))
        return false
    }

    /// Makes one of the pages that hold messages from one identifier to another: an album is only understood as a whole.
    mutating func join(_ ids: ClosedRange<Int64>) {
        let places = pages.indices.filter { pages[$0].range.overlaps(ids) }
        guard let first = places.first, places.count > 1 else { return }
        for place in places.dropFirst().reversed() {
            let page = pages.remove(at: place)
            let low = min(pages[first].range.lowerBound, page.range.lowerBound)
            pages[first].range = low...max(pages[first].range.upperBound, page.range.upperBound)
            pages[first].waiting += page.waiting
            pages[first].messages += page.messages
            pages[first].counts.merge(page.counts, uniquingKeysWith: +)
            pages[first].hasFailed = pages[first].hasFailed || page.hasFailed
        }
    }

    /// Tells that a message has so many items.
    mutating func expect(_ items: Int, of messageID: Int64) {
        guard let place = pages.firstIndex(where: { $0.range.contains(messageID) }) else { return }
        pages[place].waiting += items - 1
    }

    /// Takes the outcome of one item.
    /// - Returns: whether the checkpoint has changed.
    mutating func settle(_ messageID: Int64, _ outcome: Outcome) -> Bool {
        guard let place = pages.firstIndex(where: { $0.range.contains(messageID) }) else { return false }
        pages[place].waiting -= 1
        pages[place].counts[outcome.rawValue, default: 0] += 1
        if outcome == .failed { pages[place].hasFailed = true }
        guard pages[place].waiting <= 0 else { return false }
        let page = pages.remove(at: place)
        guard !page.hasFailed else { return false }
        checkpoint.cursor.cover(page.range)
        checkpoint.messages += page.messages
        checkpoint.counts.merge(page.counts, uniquingKeysWith: +)
        return true
    }
}
