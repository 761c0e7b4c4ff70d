import CommandLineInterface
import Foundation
import NativeLoop
import Unspool

/// A scan's report for people.
enum ScanTable {
    static func lines(_ report: ScanReport, title: String, zone: TimeZone) -> [String] {
        var lines = ["\(title): \(CountText.text(report.messages, "message"))"] + details(report, zone: zone)
        for outcome in Outcome.allCases where ![.filtered, .saved, .alreadyThere, .linked, .planned].contains(outcome) {
            if let tally = report.outcomes[outcome] { lines.append(row(outcome.title, tally)) }
        }
        lines.append(row("total items", ScanReport.Tally(count: report.items)))
        return lines
    }

    /// The time span, what is wanted by kind, and what the selection leaves out.
    static func details(_ report: ScanReport, zone: TimeZone) -> [String] {
        var lines: [String] = []
        if let dates = report.dates {
            let first = DateBound.text(of: dates.lowerBound, in: zone)
            let last = DateBound.text(of: dates.upperBound, in: zone)
            lines.append("  from \(first) to \(last) (\(zone.identifier))")
        }
        for (kind, tally) in report.kinds.sorted(by: { ($1.value.bytes, $0.key) < ($0.value.bytes, $1.key) }) {
            lines.append(row(kind.replacing("_", with: " "), tally))
        }
        lines.append(row("files wanted", report.total))
        for (reason, tally) in report.excluded.sorted(by: { $0.key < $1.key }) {
            lines.append(row("left out by \(reason)", tally))
        }
        return lines
    }

    static func row(_ title: String, _ tally: ScanReport.Tally) -> String {
        let count = String(tally.count)
        let start = "  " + title + String(repeating: " ", count: max(1, 28 - title.count - count.count)) + count
        return tally.bytes > 0 ? start + "   " + ByteCount.text(tally.bytes) : start
    }
}
