/// Rows of text in columns that are as wide as their widest text on a terminal.
public struct TextTable: Sendable {
    public enum Alignment: Sendable {
        case left, right
    }

    private let columns: [(title: String, alignment: Alignment)]
    private var rows: [[String]] = []

    public init(_ columns: [(title: String, alignment: Alignment)]) {
        self.columns = columns
    }

    public mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, the titles first. Columns in which nothing stands are left out.
    /// - Parameters:
    ///   - width: how many columns of a terminal there are; nil for no limit.
    ///   - flexible: the column that is cut if a line would be wider.
    public func lines(width: Int? = nil, flexible: Int = 0) -> [String] {
        let shown = columns.indices.filter { column in rows.contains { !text($0, column).isEmpty } }
        var widths = columns.indices.map { column in
            rows.reduce(DisplayWidth.of(columns[column].title)) { max($0, DisplayWidth.of(text($1, column))) }
        }
        if let width, shown.contains(flexible) {
            let others = shown.filter { $0 != flexible }.reduce(0) { $0 + widths[$1] + 2 }
            // Less would tell nothing; then the terminal breaks the lines.
            widths[flexible] = min(widths[flexible], max(16, width - others))
        }
        return ([columns.map(\.title)] + rows).map { row in
            let cells = shown.map { column in
                let cell = DisplayWidth.shortened(text(row, column), to: widths[column])
                if case .left = columns[column].alignment { return DisplayWidth.padded(cell, to: widths[column]) }
                return String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(cell))) + cell
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    private func text(_ row: [String], _ column: Int) -> String { column < row.count ? row[column] : "" }
}
