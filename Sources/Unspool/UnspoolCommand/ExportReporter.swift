import CommandLineInterface
import Foundation
import NativeLoop
import Synchronization
import Unspool

/// Shows the events of an export: as JSON lines or as a summary on standard output, progress on standard error.
final class ExportReporter: Sendable {
    private let console: Console
    private let isJSON: Bool
    private let lines: OutputLines
    private let title = Mutex("")

    init(_ console: Console, _ lines: OutputLines, isJSON: Bool) {
        self.console = console
        self.lines = lines
        self.isJSON = isJSON
    }

    func report(_ event: ExportEvent) {
        if isJSON, let line = event.jsonLine { lines.write(line) }
        switch event {
        case .started(let chat, let destination, let isDryRun):
            let title = chat.shownTitle
            self.title.withLock { $0 = title }
            if isDryRun {
                console.messages.note("Looking through \(title); nothing is fetched.")
            } else {
                console.messages.note("Exporting \(title) to \(destination ?? ".").")
            }
        case .scanned: break
        case .item(let item): if item.outcome == .failed { console.messages.failure(of: item) }
        case .progress(let progress): show(progress)
        case .warning(let text): console.messages.note(text)
        case .summary(let summary):
            console.messages.endProgress()
            let title = self.title.withLock { $0 }
            if !isJSON { lines.write(Self.lines(summary, title: title)) }
        case .total(let total): if !isJSON { lines.write(Self.lines(total)) }
        case .problem(let text): console.messages.error(text)
        }
    }

    private func show(_ progress: ExportProgress) {
        let isComplete = progress.isScanComplete
        guard console.messages.isTerminal else {
            // Lines that come now and then: the items are what adds up.
            return console.messages.progress(
                Progress(
                    "items", completed: Int64(progress.finishedItems),
                    of: isComplete ? Int64(progress.knownItems) : nil))
        }
        let known = progress.knownItems
        var label =
            "\(progress.finishedItems) of \(isComplete ? CountText.text(known, "item") : "\(known) or more items")"
        if let rate = progress.bytesPerSecond { label += ", \(ByteCount.text(rate))/s" }
        if isComplete, let seconds = progress.secondsLeft { label += ", \(Self.time(seconds)) left" }
        let files = progress.files.map { file in
            Progress(
                "  " + UnprintableText.removed(from: file.name), completed: file.fetchedBytes,
                of: file.size > 0 ? file.size : nil, isBytes: true)
        }
        // Until the walk is over nobody knows how much there is.
        console.messages.progress(
            Progress(
                label, completed: progress.fetchedBytes, of: isComplete ? progress.neededBytes : nil, isBytes: true),
            details: files)
    }

    /// Such as 0:42 or 2:03:10.
    static func time(_ seconds: Int64) -> String {
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        return minutes < 60 ? "\(minutes):\(two(rest))" : "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }

    /// A summary for people; the title is printable.
    static func lines(_ summary: ExportSummary, title: String) -> [String] {
        var lines: [String] = []
        func write(_ line: String) { lines.append(line) }
        write("\(title)\(summary.isDryRun ? " (dry run)" : ""): \(CountText.text(summary.messages, "message"))")
        for outcome in Outcome.allCases {
            guard let count = summary.counts[outcome] else { continue }
            write(row(outcome.title, count, bytes: outcome == .saved ? summary.savedBytes : 0))
        }
        write(row("total", summary.total))
        if let scan = summary.scan { for line in ScanTable.details(scan, zone: .current) { write(line) } }
        if summary.unreached > 0 {
            write(row("not reached", summary.unreached))
        }
        if summary.isInterrupted {
            let rest = summary.isScanComplete ? "" : " What lies further back in the chat was not looked at."
            write("Interrupted.\(rest) Run the same command again to continue.")
        }
        return lines
    }

    /// What became of several chats, for people.
    static func lines(_ total: ExportTotal) -> [String] {
        lines(total.summary, title: total.title)
    }

    private static func row(_ title: String, _ count: Int, bytes: Int64 = 0) -> String {
        ScanTable.row(title, ScanReport.Tally(count: count, bytes: bytes))
    }
}

extension Messages {
    /// Tells of an item that failed.
    func failure(of item: ManifestItem) {
        let name = UnprintableText.removed(from: item.name ?? item.kind ?? "item")
        error("message \(item.messageNumber): \(name) failed: \(item.reason ?? "no reason was given")")
    }
}

extension ExportTotal {
    /// For people.
    var title: String { reachedChats == chats ? "All \(chats) chats" : "\(reachedChats) of \(chats) chats" }
}

extension Outcome {
    /// For people.
    var title: String {
        switch self {
        case .saved: "saved"
        case .alreadyThere: "already there"
        case .linked: "same as another item"
        case .protected: "protected"
        case .expired: "expired"
        case .filtered: "left out"
        case .unsupported: "not supported"
        case .failed: "failed"
        case .noAttachment: "without attachment"
        case .planned: "would be saved"
        }
    }
}
