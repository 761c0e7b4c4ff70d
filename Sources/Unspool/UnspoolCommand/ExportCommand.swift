import CommandLineInterface
import Unspool

enum ExportOptions {
    static let chat = Positional(
        "CHAT", as: String.self,
        help: "The chat's identifier, @username, link, 'me', or its title or the beginning of it if no other has it")
    static let destination = Option(
        "--to", "DIR", as: String.self, completion: .folder,
        help: "The folder that the files go to; made if it is not there. Needed but for --dry-run")
    static let isDryRun = Flag("--dry-run", help: "Tell what would be done, and fetch and write nothing")
    static let includes = Option(
        repeated: "--include", "KIND", as: ExtraKind.self,
        help:
            "Also save 'previews' of links, 'decorations' (animated emoji, gifts, changed chat photos), all 'sizes' of photos, other 'qualities' of videos, or 'covers' of videos and music; may be given several times"
    )
    static let parallel = Option(
        "--parallel", "N", as: Int.self, help: "How many files are fetched at a time, 1 to 64 (usually 24)")

    enum ExtraKind: String, CaseIterable, ArgumentValue {
        case previews, decorations, sizes, qualities, covers

        var selection: TDLibAttachmentMapper.Selection {
            switch self {
            case .previews: .previews
            case .decorations: .decorations
            case .sizes: .sizes
            case .qualities: .qualities
            case .covers: .covers
            }
        }
    }
}

extension UnspoolTool {
    var export: Command {
        Command(
            "export", about: "Save the attachments of one chat into a folder",
            discussion: """
                Walks through the whole history and saves what was sent. The folder also gets manifest.ndjson: one \
                JSON object an item, with its outcome, path, size and SHA-256. Run again, it fetches only what is new \
                or missing. Protected and self-destructing content is counted and never fetched.
                """,
            arguments: [
                ExportOptions.chat, ExportOptions.destination, ExportOptions.isDryRun, ExportOptions.includes,
                ExportOptions.parallel,
            ] + OutputOptions.all,
            examples: [
                .init("unspool export 'Family' --to family", "Save what was sent in the chat called Family"),
                .init("unspool export 'Family' --dry-run", "Only count"),
            ],
            exitCodes: ExitCode.documented
        ) { invocation in
            let isDryRun = try invocation[ExportOptions.isDryRun]
            let destination = try invocation[ExportOptions.destination]
            if destination == nil, !isDryRun { throw UsageError("'--to' is missing: the folder that the files go to") }
            let parallel = try invocation[ExportOptions.parallel] ?? ChatExport.Options().workers
            guard (1...64).contains(parallel) else { throw UsageError("'--parallel' must be from 1 to 64") }
            let title = try invocation[ExportOptions.chat]
            // Most likely a shell variable that is not set. A chat without a title has an identifier.
            if title.isEmpty { throw UsageError("'CHAT' is empty: give an identifier or a title of 'unspool chats'") }
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let chat = try await ChatSelector.find(title, in: session.chats)
                var options = ChatExport.Options()
                options.isDryRun = isDryRun
                options.workers = parallel
                for extra in try invocation[ExportOptions.includes] {
                    options.selection.insert(extra.selection)
                }
                return try await run(chat, to: destination, options, session, invocation)
            }
        }
    }

    /// Runs one export and reports it.
    func run(
        _ chat: ChatSummary, to destination: String?, _ options: ChatExport.Options, _ session: CommandSession,
        _ invocation: Invocation
    ) async throws -> ExitCode {
        var options = options
        options.room = DiskRoom(cache: session.home.filesPath, destination: destination ?? ".")
        let store: any ExportStore
        if options.isDryRun {
            store = try ArchivePreview(path: destination)
        } else {
            let path = destination ?? "."
            let destination = try DestinationAccess(path: path, outside: [session.home.path + "/TDLib"])
            store = try ArchiveWriter(destination)
            if try invocation[OutputOptions.messages] {
                options.messages = try messageArchive(destination, options.selection, session)
            }
        }
        let reporter = ExportReporter(invocation.console, isJSON: try invocation[GlobalOptions.isJSON])
        let export = ChatExport(client: session.client, chat: chat, store: store, options: options) { event in
            reporter.report(event)
        }
        let task = Task { () throws(ChatExport.Failure) in try await export.run(destination: destination) }
        // A reader of standard output that has gone ends the export.
        reporter.onFailure { task.cancel() }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        try reporter.finish()
        let summary = try result.get()
        if summary.isInterrupted { throw CancellationError() }
        return summary.isComplete ? .success : .incomplete
    }
}
