/// Lets those that have the same key go on in the order in which they joined.
struct Turns<Key: Hashable & Sendable>: Sendable {
    struct Ticket: Sendable, Hashable {
        fileprivate let key: Key
        fileprivate let number: Int
    }

    /// Those of one key, in order. Who has left stays in it until all before it have.
    private struct Line {
        var numbers: [Int] = []
        var first = 0
        var left: Set<Int> = []
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private var lines: [Key: Line] = [:]
    private var joined = 0

    mutating func join(_ key: Key) -> Ticket {
        joined += 1
        lines[key, default: Line()].numbers.append(joined)
        return Ticket(key: key, number: joined)
    }

    /// Whether all who joined before have left.
    func isFirst(_ ticket: Ticket) -> Bool {
        guard let line = lines[ticket.key] else { return true }
        return line.numbers[line.first] >= ticket.number
    }

    /// Keeps the continuation until it is the ticket's turn. Who waits must not be first.
    mutating func wait(_ ticket: Ticket, _ continuation: CheckedContinuation<Void, Never>) {
        lines[ticket.key]?.waiting[ticket.number] = continuation
    }

    /// Makes room for the next. Does nothing the second time.
    mutating func leave(_ ticket: Ticket) {
        guard var line = lines.removeValue(forKey: ticket.key) else { return }
        if line.numbers[line.first] <= ticket.number { line.left.insert(ticket.number) }
        while line.first < line.numbers.count, line.left.remove(line.numbers[line.first]) != nil { line.first += 1 }
        guard line.first < line.numbers.count else { return }
        if line.first > 1024 {
            line.numbers.removeSubrange(..<line.first)
            line.first = 0
        }
        let next = line.waiting.removeValue(forKey: line.numbers[line.first])
        lines[ticket.key] = line
        next?.resume()
    }
}
