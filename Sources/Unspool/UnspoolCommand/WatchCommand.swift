import CommandLineInterface
import NativeLoop
import Synchronization
import Unspool

enum WatchOptions {
    static let destination = Option(
        required: "--to", "DIR", as: PathText.self, completion: .folder,
        help: ExportOptions.destinationHelp)
}

extension UnspoolTool {
    var watch: Command {
        Command(
            "watch", about: "Export chats, and keep exporting what comes",
            discussion: """
                Exports like 'export', then stays: new and edited messages are exported as they come, deleted ones are \
                marked in messages.ndjson if it is kept. What was saved stays saved. Ends with SIGINT (Ctrl-C), SIGTERM or \
                SIGHUP; then the manifest and the page are brought up to date.
                """,
            arguments: [WatchOptions.destination, ExportOptions.includes, ExportOptions.parallel] + OutputOptions.all
                + StorageOptions.all + SelectionOptions.lasting + [SelectionOptions.chats],
            examples: [
                .init("unspool watch 'Family' --to family --messages", "Keep family and its messages up to date")
            ],
            exitCodes: ExitCode.told(
                ExitCode.exporting,
                own: [
                    (
                        .incomplete,
                        """
                        Exported, but some items, also of what came, are protected, expired or failed, or one of several chats \
                        was refused
                        """
                    )
                ])
        ) { invocation in
            let destination = try invocation[WatchOptions.destination].text
            let options = try runOptions(invocation)
            let request = try SelectionRequest(invocation)
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let chats = try await request.targets(session, invocation)
                let lines = OutputLines(invocation.console.output)
                let reporter = WatchReporter(
                    invocation.console, lines, isJSON: try invocation[GlobalOptions.isJSON], chats.map(\.chat))
                // It observes from now on, so that nothing is missed between the exports and the watching.
                let watch = ChatWatch(client: session.client, chatIDs: chats.map(\.chat.id)) { reporter.report($0) }
                let run = try exportRun(to: destination, options, session, invocation, lines)
                let total = try await carryOut(run, chats, watching: watch, lines, invocation.console.messages)
                try total.requireEverything(in: destination)
                // What is missing of what came has been told.
                return reporter.isIncomplete ? .incomplete : .success
            }
        }
    }
}

/// Shows what happens while chats are watched.
private final class WatchReporter: Sendable {
    private let lines: OutputLines
    private let console: Console
    private let isJSON: Bool
    /// The printable titles of the chats.
    private let titles: Mutex<[Int64: String]>
    private let isUnfinished = Atomic(false)
    /// The items of what came that are protected, expired or failed, as of when they were met last.
    private let incompleteItems = Mutex<Set<Attachment.ID>>([])
    /// Whether something of what came could not be exported.
    var isIncomplete: Bool {
        isUnfinished.load(ordering: .relaxed) || incompleteItems.withLock { !$0.isEmpty }
    }

    init(_ console: Console, _ lines: OutputLines, isJSON: Bool, _ chats: [ChatSummary]) {
        self.console = console
        self.lines = lines
        self.isJSON = isJSON
        titles = Mutex(Dictionary(chats.map { ($0.id, $0.shownTitle) }) { first, _ in first })
    }

    func report(_ event: WatchEvent) {
        if isJSON, let line = event.jsonLine { lines.write(line) }
        switch event {
        case .watching(let chats):
            console.messages.note("Watching \(CountText.text(chats.count, "chat")). Ctrl-C ends it.")
        case .deleted(let chat, let messages):
            console.messages.note("\(messages.count) deleted in \(title(chat)).")
        case .upgraded(let chat, let new):
            titles.withLock { $0[new] = $0[chat] }
            console.messages.note("\(title(chat)) was upgraded, and is followed as \(new) from now on.")
        case .reconnected: console.messages.note("Connected again.")
        case .export(.item(let item)): show(item)
        case .export(.warning(let text)): console.messages.note(text)
        case .problem(let chat, let text): console.messages.error("\(title(chat)): \(text)")
        case .finished(_, _, let chats, _): finish(unfinished: chats)
        case .changed, .export: break
        }
    }

    private func finish(unfinished chats: [Int64]) {
        isUnfinished.store(!chats.isEmpty, ordering: .relaxed)
        let count = incompleteItems.withLock { $0.count }
        if count > 0 {
            console.messages.error("Of what came \(CountText.text(count, "file")) could not be saved.")
        }
        if !chats.isEmpty {
            let names = chats.map(title).joined(separator: ", ")
            console.messages.error("Not all that came could be exported of \(names). Run the same command again.")
        }
    }

    private func title(_ chatID: Int64) -> String {
        titles.withLock { $0[chatID] } ?? String(chatID)
    }

    private func show(_ item: ManifestItem) {
        incompleteItems.withLock { items in
            if item.outcome.isIncomplete { items.insert(item.id) } else { items.remove(item.id) }
        }
        switch item.outcome {
        case .failed: console.messages.failure(of: item)
        case .saved where !isJSON: lines.write("saved \(UnprintableText.removed(from: item.path ?? ""))")
        default: break
        }
    }
}
