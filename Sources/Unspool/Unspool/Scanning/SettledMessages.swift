/// Tells which part of a walk is done for good, so that a run that is killed resumes without losing an outcome.
///
/// Files are fetched long after the walk has passed their messages. A page counts as covered only when every item of every
/// message of it has its outcome, and that is on the disk; a page that was not, is walked through again.
public struct SettledMessages: Sendable {
    private struct Page {
        var range: ClosedRange<Int64>
        var waiting: Int
    }

    /// What a later run need not ask for.
    public private(set) var cursor: HistoryCursor
    /// Pages with items that have no outcome yet, newest first. Few: the walk is only so far ahead of the downloads.
    private var pages: [Page] = []

    public init(_ cursor: HistoryCursor = HistoryCursor()) {
        self.cursor = cursor
    }

    /// Adds a page of the walk. Each of its messages waits for one outcome until ``expect(_:of:)`` says otherwise.
    /// - Returns: whether the cursor has changed.
    public mutating func add(_ range: ClosedRange<Int64>, messages: Int) -> Bool {
        guard messages > 0 else {
            cursor.cover(range)
            return true
        }
        pages.append(Page(range: range, waiting: messages))
        return false
    }

    /// Tells that a message has so many items.
    public mutating func expect(_ items: Int, of messageID: Int64) {
        guard let place = pages.firstIndex(where: { $0.range.contains(messageID) }) else { return }
        pages[place].waiting += items - 1
    }

    /// Takes the outcome of one item.
    /// - Returns: whether the cursor has changed.
    public mutating func settle(_ messageID: Int64) -> Bool {
        guard let place = pages.firstIndex(where: { $0.range.contains(messageID) }) else { return false }
        pages[place].waiting -= 1
        guard pages[place].waiting <= 0 else { return false }
        cursor.cover(pages.remove(at: place).range)
        return true
    }
}
