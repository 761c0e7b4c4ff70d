import CommandLineInterface
import Unspool

extension UnspoolTool {
    /// How the command line wants a run to fetch and store.
    func runOptions(_ invocation: Invocation) throws -> ExportRun.Options {
        var options = ExportRun.Options()
        try StorageOptions.apply(invocation, to: &options)
        options.export.extras = try ExportOptions.extras(invocation)
        options.keepsMessages = try invocation[OutputOptions.messages]
        options.writesPage = try !invocation[OutputOptions.isWithoutPage]
        return options
    }

    /// A run that shows what it does.
    func exportRun(
        to destination: String?, isMaking: Bool = true, _ options: ExportRun.Options, _ session: CommandSession,
        _ invocation: Invocation, _ lines: OutputLines
    ) throws -> ExportRun {
        var options = options
        options.accounts = try accountPaths(invocation, session)
        options.export.room = session.home.room
        options.export.fetching.begun = session.downloads
        let reporter = ExportReporter(invocation.console, lines, isJSON: try invocation[GlobalOptions.isJSON])
        return try ExportRun(
            client: session.client, destination: destination, isMaking: isMaking, options: options
        ) { reporter.report($0) }
    }

    /// How long the files at hand may take after SIGTERM or SIGHUP: systems that shut down kill a process soon.
    private static let grace = Duration.seconds(5)

    /// Carries a run out. The first interrupt lets the files at hand end; a second ends the process.
    /// - Parameter messages: where that is told; nil of a run that fetches nothing.
    func carryOut(
        _ run: ExportRun, _ chats: [SelectedChat], watching watch: ChatWatch? = nil, _ lines: OutputLines,
        _ messages: Messages?
    ) async throws -> ExportTotal {
        let task = Task { try await run.run(chats, watching: watch) }
        // A reader of standard output that has gone ends the run.
        lines.onFailure { task.cancel() }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            let grace = CommandLineTool.mustEndSoon ? Self.grace : nil
            if grace == nil { messages?.note("Ends with the files at hand. Another interrupt (Ctrl-C) ends at once.") }
            Task { await run.stop(within: grace) }
        }
        try lines.finish()
        return try result.get()
    }

    /// Exports chats into a destination.
    func export(
        _ chats: [SelectedChat], to destination: String?, _ options: ExportRun.Options, _ session: CommandSession,
        _ invocation: Invocation
    ) async throws -> ExitCode {
        let lines = OutputLines(invocation.console.output)
        let run = try exportRun(to: destination, options, session, invocation, lines)
        let total = try await carryOut(run, chats, lines, invocation.console.messages)
        // Of no chat no line has come; people have been told.
        if chats.isEmpty, try invocation[GlobalOptions.isJSON] { try invocation.console.output.line(total.jsonLine) }
        try total.requireEverything(in: destination)
        return .success
    }
}
