public import TelegramAPI

/// The messages of one route, page by page, newest first, each once, and at the end those that have arrived meanwhile.
public struct HistoryWalk<Loader: HistoryPageLoader>: Sendable {
    /// Messages that are new, and the identifiers that are dealt with once these are.
    public struct Page: Sendable {
        /// Newest first.
        public var messages: [Message]
        /// What need not be asked for again once these messages are dealt with; nil if that is nothing yet.
        public var covered: ClosedRange<Int64>?
    }

    private let loader: Loader
    /// How far the walk has come.
    public private(set) var scanner: HistoryScanner
    private var needsTail: Bool

    /// - Parameters:
    ///   - cursor: identifiers that are dealt with, or not wanted.
    ///   - hasTail: whether to look once more for newer messages at the end; there are none if the newest are not wanted.
    public init(_ loader: Loader, after cursor: HistoryCursor = HistoryCursor(), hasTail: Bool = true) {
        self.loader = loader
        scanner = HistoryScanner(after: cursor)
        needsTail = hasTail && !cursor.covers(.max)
    }

    /// The next page that has something new; nil at the end.
    /// - Throws: what the loader throws; the walk may then be gone on with.
    public mutating func next() async throws -> Page? {
        while true {
            while case .load(let messageID) = scanner.step {
                let loaded = try await loader.page(at: messageID)
                let page = scanner.receive(loaded.messages.map(\.id), rest: loaded.rest)
                if !page.new.isEmpty || page.covered != nil {
                    return Page(messages: page.new.map { loaded.messages[$0] }, covered: page.covered)
                }
            }
            // A history without messages has nothing to be newer than.
            guard needsTail, scanner.cursor.isClosed else { return nil }
            needsTail = false
            scanner = HistoryScanner(after: scanner.cursor)
        }
    }
}
