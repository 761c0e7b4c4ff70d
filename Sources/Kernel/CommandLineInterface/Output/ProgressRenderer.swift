/// Decides what to write for progress: lines that are drawn over again on a terminal, an occasional line elsewhere.
///
/// One line needs no escape sequences. Several need those that move the cursor up and erase; without the right to use them
/// (`NO_COLOR`, a dumb terminal) only the first line is drawn.
struct ProgressRenderer {
    private let isTerminal: Bool
    private let movesCursor: Bool
    /// Columns that each drawn line covers now.
    private var drawn: [Int] = []
    private var last: (label: String, time: Duration)?

    /// Between two drawings, and between two lines.
    static let redrawInterval = Duration.milliseconds(100)
    static let lineInterval = Duration.seconds(10)
    /// The most lines that are drawn.
    static let largestCount = 5

    init(isTerminal: Bool, movesCursor: Bool = false) {
        self.isTerminal = isTerminal
        self.movesCursor = movesCursor
    }

    /// What to write now, or nil.
    /// - Parameters:
    ///   - details: further lines, as many as are allowed.
    ///   - width: of the terminal, in columns.
    ///   - time: since any fixed moment.
    mutating func show(
        _ progress: Progress, details: [Progress] = [], width: Int, at time: Duration
    ) -> String? {
        if !isTerminal, last == nil {
            // What takes less than one interval is told by its result.
            last = (progress.label, time)
            return nil
        }
        let isDone = progress.total.map { progress.completed >= $0 } ?? false
        if let last, !isDone {
            let interval = isTerminal ? Self.redrawInterval : Self.lineInterval
            if time - last.time < interval { return nil }
        }
        if let last, isDone, !isTerminal, last.label == progress.label, time - last.time < Self.lineInterval {
            return nil
        }
        last = (progress.label, time)
        guard isTerminal else {
            return "\(safe(progress.label)): \(progress.amount)\(progress.percent.map { " (\($0) %)" } ?? "")\n"
        }
        let further = movesCursor ? details.prefix(Self.largestCount - 1) : []
        return redraw(([progress] + further).map { line($0, width: width) }, width: width)
    }

    /// What removes the drawn lines, so that something else can be written.
    mutating func clear(width: Int) -> String {
        guard let first = drawn.first else { return "" }
        defer { drawn = [] }
        if drawn.count > 1 { return start(width: width) + "\u{1B}[J" }
        return first > 0 ? "\r" + String(repeating: " ", count: first) + "\r" : ""
    }

    /// Goes to the beginning of what is drawn. A terminal that became narrower has broken its lines.
    private func start(width: Int) -> String {
        let rows = drawn.reduce(0) { $0 + max(1, ($1 + max(1, width) - 1) / max(1, width)) }
        return "\r" + (rows > 1 ? "\u{1B}[\(rows - 1)A" : "")
    }

    private mutating func redraw(_ lines: [String], width: Int) -> String {
        let columns = lines.map(DisplayWidth.of)
        defer { drawn = columns }
        if lines.count == 1, drawn.count <= 1 {
            return "\r" + lines[0] + String(repeating: " ", count: max(0, (drawn.first ?? 0) - columns[0]))
        }
        return start(width: width) + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\n") + "\u{1B}[J"
    }

    private func line(_ progress: Progress, width: Int) -> String {
        let columns = max(20, width) - 1
        var tail = " " + progress.amount
        if let percent = progress.percent {
            let filled = percent / 5
            let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: 20 - filled)
            let number = String(repeating: " ", count: 3 - String(percent).count) + String(percent)
            if columns >= 50 { tail = " [\(bar)] \(number) %" + tail } else { tail = " \(number) %" }
        }
        let label = DisplayWidth.shortened(safe(progress.label), to: max(0, columns - tail.count))
        return label + tail.prefix(columns)
    }

    /// The label without anything that moves the cursor.
    private func safe(_ label: String) -> String {
        String(
            String.UnicodeScalarView(
                label.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }))
    }
}
