/// The part of a chat's history that a client has in memory, and the pages that it gives out.
///
/// A value: indices of messages go in, counted from the oldest one, and the indices of a page come out.
struct HistoryMemory {
    struct Question {
        /// The number of messages in the chat.
        var count: Int
        /// The first message that is not older than the one to continue from; `count` for the newest page.
        var boundary: Int
        /// Whether the message to continue from is there: it is the one at ``boundary``.
        var hasBoundary: Bool
        /// 0, or minus the number of newer messages that are wanted as well.
        var offset: Int
        var limit: Int
        var isLocal: Bool
    }

    /// The oldest message of the part in memory that reaches to the newest one.
    var oldest: Int
    /// How many pages with a size of their own have been given out.
    var pagesGiven = 0

    /// The messages of a page, newest last. TDLib answers from memory if there is anything, and asks the server otherwise.
    mutating func page(_ question: Question, _ paging: HistoryPaging) -> Range<Int> {
        let end = min(question.count, question.boundary - question.offset)
        guard end > 0 else { return 0..<0 }
        var size: Int
        if end > oldest {
            let isFirst = question.boundary == question.count && oldest == question.count - 1
            size = min(question.limit, isFirst ? max(1, paging.firstPage) : end - oldest)
        } else if question.isLocal {
            return 0..<0
        } else {
            // What the server sends begins with the boundary, which TDLib drops: so one message fewer arrives.
            let dropsBoundary = question.hasBoundary && question.offset == 0 && question.limit > 1
            size = dropsBoundary ? question.limit - 1 : question.limit
            if pagesGiven < paging.sizes.count {
                size = max(1, min(question.limit, paging.sizes[pagesGiven]))
                pagesGiven += 1
            }
        }
        let start = max(0, end - size)
        // A page from the middle of the history does not join what is in memory.
        if !question.isLocal, end >= oldest { oldest = min(oldest, start) }
        return start..<end
    }
}
