import CommandLineInterface
import Foundation
import NativeLoop
import Synchronization
import Unspool

extension UnspoolTool {
    var scan: Command {
        Command(
            "scan", about: "Tell what chats hold, before a byte is fetched",
            discussion: """
                Looks through chats and tells how many files an export with the same options would save, their sizes by \
                kind, the time that they span, and what is left out and why. Messages outside --since and --until are not \
                looked at, nor those that Telegram can leave out itself; files with the same content are counted each.
                """,
            arguments: SelectionOptions.all + [
                ExportOptions.includes, StorageOptions.longestWait, SelectionOptions.chats,
            ],
            examples: [
                .init("unspool scan 'Family'", "What is in the chat called Family"),
                .init("unspool scan --all-chats --json", "One JSON object a chat"),
                .init("unspool scan 'Family' --type video --min-size 100M", "How many large videos there are"),
                .init(
                    "unspool scan 'Family' --since 2024-01-01 --until 2025-01-01 --time-zone Europe/Berlin", "One year"),
            ],
            exitCodes: ExitCode.told(
                ExitCode.opening, own: [(.incomplete, "Of several chats one was refused; the total tells the others")])
        ) { invocation in
            let request = try SelectionRequest(invocation)
            var options = ExportRun.Options.scan
            options.export.extras = try ExportOptions.extras(invocation)
            try StorageOptions.applyWait(invocation, to: &options)
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let lines = OutputLines(invocation.console.output)
                let isJSON = try invocation[GlobalOptions.isJSON]
                let reporter = ScanReporter(invocation.console, lines, isJSON: isJSON, zone: request.zone)
                var options = options
                options.export.room = session.home.room
                let run = try ExportRun(client: session.client, destination: nil, options: options) {
                    reporter.report($0)
                }
                let chats = try await request.targets(session, invocation)
                let total = try await carryOut(run, chats, lines, nil)
                // Of no chat no line has come; people have been told.
                if chats.isEmpty, isJSON, let line = total.scanJSONLine { try invocation.console.output.line(line) }
                guard total.summary.problem == nil else {
                    throw CommandFailure(
                        "\(total.chats - total.reachedChats) of \(total.chats) chats were refused",
                        exitCode: .incomplete)
                }
                return .success
            }
        }
    }
}

/// Shows what chats hold: as JSON lines or tables on standard output, progress on standard error.
private final class ScanReporter: Sendable {
    private let console: Console
    private let lines: OutputLines
    private let isJSON: Bool
    private let zone: TimeZone
    private let chat = Mutex<ChatSummary?>(nil)

    init(_ console: Console, _ lines: OutputLines, isJSON: Bool, zone: TimeZone) {
        self.console = console
        self.lines = lines
        self.isJSON = isJSON
        self.zone = zone
    }

    func report(_ event: ExportEvent) {
        let chat = chat.withLock { $0 }
        let title = chat?.shownTitle ?? ""
        switch event {
        case .started(let chat, _, _): self.chat.withLock { $0 = chat }
        case .scanned(let messages, _):
            console.messages.progress(Progress("\(title): messages", completed: Int64(messages), of: nil))
        case .warning(let text):
            console.messages.note(text)
            if isJSON, let line = event.jsonLine { lines.write(line) }
        case .problem(let text): console.messages.error(text)
        case .summary(let summary):
            console.messages.endProgress()
            // A part would look like the whole.
            if !summary.isInterrupted, summary.problem == nil, let chat, let scan = summary.scan {
                show(scan, title: title, json: scan.jsonLine(of: chat))
            }
        case .total(let total):
            if !total.summary.isInterrupted, let scan = total.summary.scan, let line = total.scanJSONLine {
                show(scan, title: total.title, json: line)
            }
        case .item, .progress: break
        }
    }

    private func show(_ report: ScanReport, title: String, json: String) {
        if isJSON {
            lines.write(json)
        } else {
            lines.write(ScanTable.lines(report, title: title, zone: zone))
        }
    }
}
