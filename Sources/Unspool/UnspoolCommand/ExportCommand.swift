import CommandLineInterface
import NativeLoop
import TelegramClient
import Unspool

enum ExportOptions {
    static let destination = Option(
        "--to", "DIR", as: PathText.self, completion: .folder,
        help: "The folder that the files go to; made if it is not there. Needed but for --dry-run")
    static let isDryRun = Flag("--dry-run", help: "Tell what would be done, and fetch and write nothing")
    static let includes = Option(
        repeated: "--include", "KIND", as: ExtraKind.self,
        help:
            "Also save 'previews' of links, 'decorations' (animated emoji, gifts, changed chat photos), all 'sizes' of photos, other 'qualities' of videos, or 'covers' of videos and music; may be given several times"
    )
    static let parallel = Option(
        "--parallel", "N", in: 1...64, help: "How many files are fetched at a time, 1 to 64 (usually 24)")

    /// What is taken besides what somebody sent.
    static func extras(_ invocation: Invocation) throws -> TDLibAttachmentMapper.Selection {
        try invocation[includes].reduce(into: []) { $0.insert($1.selection) }
    }

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
            "export", about: "Save the attachments of chats into a folder",
            discussion: """
                Walks through the whole history and saves what was sent. The folder also gets manifest.ndjson: one \
                JSON object an item, with its outcome, path, size and SHA-256. Run again, it fetches only what is new \
                or missing. Protected and self-destructing content is counted and never fetched. Conditions of different \
                kinds must all hold; what they leave out is counted as left out.
                """,
            arguments: [
                ExportOptions.destination, ExportOptions.isDryRun, ExportOptions.includes, ExportOptions.parallel,
            ] + OutputOptions.all + StorageOptions.all + SelectionOptions.all + [SelectionOptions.chats],
            examples: [
                .init("unspool export 'Family' --to family", "Save what was sent in the chat called Family"),
                .init("unspool export 'Family' --dry-run", "Only count"),
                .init(
                    "unspool export 'Family' --to new --since 7d --type photo --type video",
                    "This week's photos and videos"),
                .init("unspool export --to one --message https://t.me/c/1234567890/5", "The files of one message"),
                .init("unspool export --all-chats --to all --max-size 20M", "Everything but large files"),
            ],
            exitCodes: ExitCode.documented
        ) { invocation in
            let isDryRun = try invocation[ExportOptions.isDryRun]
            let destination = try invocation[ExportOptions.destination]?.text
            if destination == nil, !isDryRun { throw UsageError("'--to' is missing: the folder that the files go to") }
            var fetching = ChatExport.Options()
            try StorageOptions.apply(invocation, to: &fetching)
            fetching.selection = try ExportOptions.extras(invocation)
            let archive = try StorageOptions.archive(invocation)
            let request = try SelectionRequest(invocation)
            return try await withSession(invocation) { session in
                try await session.requireAccount()
                let targets = try await request.targets(session)
                var options = fetching
                options.isDryRun = isDryRun
                return try await run(targets, to: destination, options, session, invocation, archive: archive)
            }
        }
    }

    /// Runs one export after another into one destination, and reports them.
    func run(
        _ targets: [SelectedChat], to destination: String?, _ options: ChatExport.Options, _ session: CommandSession,
        _ invocation: Invocation, archive: ArchiveWriter.Options = ArchiveWriter.Options(),
        follow: ((any ExportStore, ChatExport.Options) async throws -> Void)? = nil
    ) async throws -> ExitCode {
        let accounts = try accountPaths(invocation, session)
        if options.isDryRun {
            if let destination { try DestinationAccess.check(destination, outside: accounts) }
            let store = try ArchivePreview(path: destination, checksContent: archive.checksContent)
            return try await run(targets, in: store, to: destination, options, session, invocation)
        }
        let path = destination ?? "."
        var options = options
        let access = try DestinationAccess(path: path, outside: accounts)
        let store = try ArchiveWriter(access, options: archive)
        if try invocation[OutputOptions.messages] {
            options.messages = try messageArchive(access, options.selection, session)
        }
        return try await run(targets, in: store, to: path, options, session, invocation, follow: follow)
    }

    /// The same into an open store, which is finished at the end.
    /// - Parameter follow: what comes after the exports, before the end.
    func run(
        _ targets: [SelectedChat], in store: any ExportStore, to destination: String?, _ options: ChatExport.Options,
        _ session: CommandSession, _ invocation: Invocation,
        follow: ((any ExportStore, ChatExport.Options) async throws -> Void)? = nil
    ) async throws -> ExitCode {
        var options = options
        options.room = DiskRoom(cache: session.home.filesPath, destination: destination ?? ".")
        options.finishesStore = false
        options.sharesDestination = targets.count > 1
        var code = ExitCode.success
        do {
            let total = try await runAll(targets, in: store, to: destination, options, session, invocation)
            if !total.isComplete { code = .incomplete }
            try await follow?(store, options)
        } catch {
            try? await finish(store, in: destination, options, invocation)
            throw error
        }
        try await finish(store, in: destination, options, invocation)
        return code
    }

    /// Writes what shows the archive, also of a run that was interrupted.
    private func finish(
        _ store: any ExportStore, in destination: String?, _ options: ChatExport.Options, _ invocation: Invocation
    ) async throws {
        var failure: (any Error)?
        do { try await options.messages?.finish() } catch { failure = error }
        let titles = (try? await store.chatTitles()) ?? [:]
        try await store.finish()
        if !options.isDryRun { writePage(to: destination ?? ".", titles, invocation) }
        if let failure { throw failure }
    }

    /// One chat after the other; of several the total is told at the end, whatever ends them.
    private func runAll(
        _ targets: [SelectedChat], in store: any ExportStore, to destination: String?, _ options: ChatExport.Options,
        _ session: CommandSession, _ invocation: Invocation
    ) async throws -> ExportTotal {
        var options = options
        var total = ExportTotal(chats: targets.count, isDryRun: options.isDryRun)
        let lines = OutputLines(invocation.console.output)
        let isJSON = try invocation[GlobalOptions.isJSON]
        func tell() {
            guard targets.count > 1 else { return }
            lines.write(isJSON ? [total.jsonLine] : ExportReporter.lines(total))
        }
        do {
            for target in targets {
                options.wanted = target.selection
                options.onlyMessages = target.messages
                options.onlyItems = target.items
                do {
                    total.add(try await run(target.chat, store, to: destination, options, session, invocation))
                } catch let failure as ChatExport.Failure {
                    total.add(failure.summary)
                    guard targets.count > 1, failure.concernsOneChat else { throw failure }
                    let title = UnprintableText.removed(from: target.chat.title)
                    invocation.console.messages.error("\(title): \(ExportProblem.text(for: failure.underlying))")
                }
                if total.summary.isInterrupted { throw CancellationError() }
            }
        } catch {
            if !(error is ConsoleError) { tell() }
            throw error
        }
        tell()
        try lines.finish()
        return total
    }

    private func run(
        _ chat: ChatSummary, _ store: any ExportStore, to destination: String?, _ options: ChatExport.Options,
        _ session: CommandSession, _ invocation: Invocation
    ) async throws -> ExportSummary {
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
            // The files at hand end first; a second interrupt ends the process.
            Task { await export.stop() }
        }
        try reporter.finish()
        return try result.get()
    }
}

extension ChatExport.Failure {
    /// Whether Telegram refused this chat, so that others may be exported all the same.
    fileprivate var concernsOneChat: Bool {
        guard let error = underlying as? TDLibError, error.floodWait == nil else { return false }
        return [400, 403, 404].contains(error.remote?.code)
    }
}
