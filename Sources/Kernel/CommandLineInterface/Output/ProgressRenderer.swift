/// Decides what to write for progress: a line that is drawn over again on a terminal, an occasional line elsewhere.
///
/// It needs no escape sequences, so that it is the same with `NO_COLOR` and on a dumb terminal.
struct ProgressRenderer {
    private let isTerminal: Bool
    private let width: Int
    /// Columns that the drawn line covers now.
    private var drawn = 0
    private var last: (label: String, time: Duration)?

    /// Between two drawings, and between two lines.
    static let redrawInterval = Duration.milliseconds(100)
    static let lineInterval = Duration.seconds(10)

    init(isTerminal: Bool, width: Int) {
        self.isTerminal = isTerminal
        self.width = width
    }

    /// What to write now, or nil.
    /// - Parameter time: since any fixed moment.
    mutating func show(_ progress: Progress, at time: Duration) -> String? {
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
        return redraw(line(progress))
    }

    /// What removes the drawn line, so that something else can be written.
    mutating func clear() -> String {
        guard drawn > 0 else { return "" }
        defer { drawn = 0 }
        return "\r" + String(repeating: " ", count: drawn) + "\r"
    }

    private mutating func redraw(_ line: String) -> String {
        let padding = String(repeating: " ", count: max(0, drawn - line.count))
        defer { drawn = line.count }
        return "\r" + line + padding
    }

    private func line(_ progress: Progress) -> String {
        let columns = max(20, width) - 1
        var tail = " " + progress.amount
        if let percent = progress.percent {
            let filled = percent / 5
            let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: 20 - filled)
            let number = String(repeating: " ", count: 3 - String(percent).count) + String(percent)
            if columns >= 50 { tail = " [\(bar)] \(number) %" + tail } else { tail = " \(number) %" }
        }
        let label = safe(progress.label)
        let room = max(0, columns - tail.count)
        return String((label.count > room ? label.prefix(max(0, room - 1)) + "…" : label[...]) + tail.prefix(columns))
    }

    /// The label without anything that moves the cursor.
    private func safe(_ label: String) -> String {
        String(
            String.UnicodeScalarView(
                label.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }))
    }
}
