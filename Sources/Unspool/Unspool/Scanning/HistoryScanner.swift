/// The walk through a chat's history, newest message first: which page to ask for, what in it is new, where it ends.
///
/// TDLib answers with any number of messages from 1 to the limit, often 1 at first, and may repeat the message at the
/// boundary, so only an empty page is the end. Source: `getChatHistory` of TDLib.
///
/// Messages that arrive after the walk began lie above its cursor and are not part of it.
public struct HistoryScanner: Sendable, Equatable {
    /// What to do next.
    public enum Step: Sendable, Equatable {
        /// Ask for the messages at and below an identifier; 0 is the newest.
        case load(fromMessageID: Int64)
        case finished
    }

    /// How many pages were received, the empty one at the end included.
    public private(set) var pages = 0
    /// How many different messages were received.
    public private(set) var messages = 0
    /// Whether the empty page has come.
    public private(set) var isFinished = false
    /// The lowest identifier so far, 0 before the first message.
    public private(set) var lowestMessageID: Int64 = 0
    /// Whether the last page brought nothing new, so that asking for the same boundary again could go on for ever.
    private var isStalled = false

    public init() {}

    /// What to do next.
    public var step: Step {
        guard !isFinished else { return .finished }
        // An identifier need not exist, so the number below the boundary leaves the boundary out.
        return .load(fromMessageID: isStalled ? lowestMessageID - 1 : lowestMessageID)
    }

    /// Takes the page that was asked for.
    /// - Returns: indices into `ids` of the messages that are new, newest first.
    public mutating func receive(_ ids: [Int64]) -> [Int] {
        pages += 1
        guard !ids.isEmpty else {
            isFinished = true
            return []
        }
        let indices = ids.indices.sorted { ids[$0] > ids[$1] }
        var new: [Int] = []
        for index in indices where lowestMessageID == 0 || ids[index] < lowestMessageID {
            // Identifiers are positive; anything else cannot be a place to go on from.
            guard ids[index] > 0 else { continue }
            lowestMessageID = ids[index]
            new.append(index)
        }
        if new.isEmpty {
            // Twice in a row, with the boundary left out: there is nothing below it.
            isFinished = isStalled || lowestMessageID == 0
            isStalled = true
        } else {
            isStalled = false
        }
        messages += new.count
        return new
    }
}
