import CommandLineInterface
import NativeLoop
import Synchronization
import Unspool

extension UnspoolTool {
    var watch: Command {
        Command(
            "watch", about: "Export chats, and keep exporting what comes",
            discussion: """
                Exports like 'export', then stays: new and edited messages are exported as they come, deleted ones are \
                marked in messages.ndjson if it is kept. What was saved stays saved. Ends with SIGINT (Ctrl-C) or SIGTERM; \
                then the manifest and the page are brought up to date.
                """,
            arguments: [ExportOptions.destination, ExportOptions.includes, ExportOptions.parallel] + OutputOptions.all
                + StorageOptions.all + SelectionOptions.all + [SelectionOptions.chats],
            examples: [
                .init("unspool watch 'Family' --to family --messages", "Keep family and its messages up to date")
            ],
            exitCodes: ExitCode.documented
        ) { invocation in
            guard let destination = try invocation[ExportOptions.destination]?.text else {
                throw UsageError("'--to' is missing: the folder that the files go to")
            }
            let options = try runOptions(invocation)
            let request = try SelectionRequest(invocation)
            guard request.links.isEmpty, request.selection.last == nil else {
                throw UsageError("'watch' follows whole chats: leave out '--message' and '--last'")
            }
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let chats = try await request.targets(session)
                let lines = OutputLines(invocation.console.output)
                let reporter = WatchReporter(
                    invocation.console, lines, isJSON: try invocation[GlobalOptions.isJSON])
                // It observes from now on, so that nothing is missed between the exports and the watching.
                let watch = ChatWatch(client: session.client, chatIDs: chats.map(\.chat.id)) { reporter.report($0) }
                let run = try exportRun(to: destination, options, session, invocation, lines)
                let total = try await carryOut(run, chats, watching: watch, lines)
                return total.isComplete && !reporter.isIncomplete ? .success : .incomplete
            }
        }
    }
}

/// Shows what happens while chats are watched.
private final class WatchReporter: Sendable {
    private let lines: OutputLines
    private let console: Console
    private let isJSON: Bool
    private let incomplete = Atomic(false)
    /// Whether something of what came could not be exported.
    var isIncomplete: Bool { incomplete.load(ordering: .relaxed) }

    init(_ console: Console, _ lines: OutputLines, isJSON: Bool) {
        self.console = console
        self.lines = lines
        self.isJSON = isJSON
    }

    func report(_ event: WatchEvent) {
        if isJSON, let line = event.jsonLine { lines.write(line) }
        switch event {
        case .watching(let chats):
            console.messages.note("Watching \(chats.count) \(chats.count == 1 ? "chat" : "chats"). Ctrl-C ends it.")
        case .deleted(let chat, let messages):
            console.messages.note("\(messages.count) deleted in \(chat).")
        case .reconnected: console.messages.note("Connected again.")
        case .export(.item(let item)): show(item)
        case .export(.warning(let text)): console.messages.note(text)
        case .problem(_, let text): console.messages.error(text)
        case .finished(_, _, let chats) where !chats.isEmpty:
            incomplete.store(true, ordering: .relaxed)
            console.messages.error(
                "Not all that came in \(chats.count) of the chats could be exported. Run the same command again.")
        case .changed, .export, .finished: break
        }
    }

    private func show(_ item: ManifestItem) {
        switch item.outcome {
        case .failed: console.messages.failure(of: item)
        case .saved where !isJSON: lines.write("saved \(UnprintableText.removed(from: item.path ?? ""))")
        default: break
        }
    }
}
