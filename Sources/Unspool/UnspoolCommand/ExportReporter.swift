import CommandLineInterface
import Foundation
import NativeLoop
import Synchronization
import Unspool

/// Shows the events of an export: as JSON lines or as a summary on standard output, progress on standard error.
final class ExportReporter: Sendable {
    private struct State {
        var failure: (any Error)?
        var onFailure: (@Sendable () -> Void)?
        var title = ""
    }

    private let console: Console
    private let isJSON: Bool
    private let state = Mutex(State())

    init(_ console: Console, isJSON: Bool) {
        self.console = console
        self.isJSON = isJSON
    }

    /// Sets what to do when standard output fails; done at once if it has.
    func onFailure(_ action: @escaping @Sendable () -> Void) {
        let hasFailed = state.withLock { state in
            state.onFailure = action
            return state.failure != nil
        }
        if hasFailed { action() }
    }

    func report(_ event: ExportEvent) {
        if isJSON, let line = event.jsonLine { write(line) }
        switch event {
        case .started(let chat, let destination, let isDryRun):
            state.withLock { $0.title = chat.title }
            let title = UnprintableText.removed(from: chat.title)
            if isDryRun {
                console.messages.note("Looking through \(title); nothing is fetched.")
            } else {
                console.messages.note("Exporting \(title) to \(destination ?? ".").")
            }
        case .scanned: break
        case .item(let item): show(item)
        case .progress(let progress): show(progress)
        case .warning(let text): console.messages.note(text)
        case .summary(let summary):
            console.messages.endProgress()
            if !isJSON { show(summary) }
        }
    }

    /// Throws what standard output failed with, if it did.
    func finish() throws {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    private func write(_ line: String) {
        do {
            try console.output.line(line)
        } catch {
            let action = state.withLock { state in
                state.failure = state.failure ?? error
                return state.onFailure
            }
            action?()
        }
    }

    private func show(_ item: ManifestItem) {
        guard item.outcome == .failed else { return }
        let name = UnprintableText.removed(from: item.name ?? item.kind ?? "item")
        console.messages.error("message \(item.messageID): \(name) failed: \(item.reason ?? "no reason was given")")
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
        let label = "\(progress.finishedItems) of \(progress.knownItems)\(isComplete ? "" : " or more") items"
        // Until the walk is over nobody knows how much there is.
        console.messages.progress(
            Progress(
                label, completed: progress.fetchedBytes, of: isComplete ? progress.neededBytes : nil, isBytes: true))
    }

    private func show(_ summary: ExportSummary) {
        let title = UnprintableText.removed(from: state.withLock { $0.title })
        write("\(title)\(summary.isDryRun ? " (dry run)" : ""): \(summary.messages) messages")
        for outcome in Outcome.allCases {
            guard let count = summary.counts[outcome] else { continue }
            let bytes = outcome == .saved ? "   \(ByteCount.text(summary.savedBytes))" : ""
            write(Self.row(outcome.title, count) + bytes)
        }
        write(Self.row("total", summary.total))
        if let scan = summary.scan { for line in ScanTable.details(scan, zone: .current) { write(line) } }
        if summary.unreached > 0 {
            write(Self.row("not reached", summary.unreached))
        }
        if summary.isInterrupted {
            let rest = summary.isScanComplete ? "" : " What lies further back in the chat was not looked at."
            write("Interrupted.\(rest) Run the same command again to continue.")
        }
    }

    private static func row(_ title: String, _ count: Int) -> String {
        let number = String(count)
        let gap = max(1, 26 - title.count - number.count)
        return "  " + title + String(repeating: " ", count: gap) + number
    }
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

enum ByteCount {
    /// For people, in powers of 1,000.
    static func text(_ count: Int64) -> String {
        let units = ["kB", "MB", "GB", "TB"]
        guard count >= 1000 else { return "\(count) B" }
        var tenths = count / 100
        var unit = 0
        while tenths >= 10_000, unit < units.count - 1 {
            tenths /= 1000
            unit += 1
        }
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
