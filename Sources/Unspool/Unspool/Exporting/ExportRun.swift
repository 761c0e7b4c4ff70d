import NativeLoop
public import TelegramClient

/// Exports chats into one destination, one after the other, and leaves it with its manifest, messages and page.
///
/// ```swift
/// let run = try ExportRun(client: client, destination: "family") { event in print(event) }
/// let total = try await run.run([SelectedChat(chat)])
/// ```
///
/// Cancelling the task of ``run(_:watching:)`` ends it at once; ``stop(within:)`` lets the files at hand end first. Both keep what
/// is done. Run it once.
public actor ExportRun {
    /// How a run exports and what it writes.
    public struct Options: Sendable {
        /// Of each chat's export. What of a chat is wanted comes with the chat.
        public var export = ChatExport.Options()
        /// How the destination is written.
        public var archive = ArchiveWriter.Options()
        /// Whether every message is kept in `messages.ndjson`.
        public var keepsMessages = false
        /// Whether `index.html` is written.
        public var writesPage = true
        /// Folders of accounts, which hold TDLib's state: no destination may lie in one, be one, or hold one.
        public var accounts: [String] = []

        public init() {}

        /// Only counts, in memory that does not grow with the chat: each summary has its ``ExportSummary/scan``.
        public static var scan: Options {
            var options = Options()
            options.export.isDryRun = true
            options.export.tellsRepeats = false
            return options
        }
    }

    private let client: TDLibClient
    private let destination: String?
    private let isMaking: Bool
    private let options: Options
    private let archive: ArchiveWriter?
    private let store: any ExportStore
    private let report: @Sendable (ExportEvent) -> Void
    private var isStopped = false
    private var stopGrace: Duration?
    /// The export at hand, and the watching before and after the exports.
    private var current: ChatExport?
    private var watching: ChatWatch?

    /// Opens the destination and locks it until the run has ended, or is given up: nobody has it any more.
    /// A dry run changes nothing. Blocks.
    /// - Parameters:
    ///   - destination: the folder; nil only for a dry run.
    ///   - isMaking: whether the folder is made if it is not there, and gets a manifest also if nothing is found.
    ///   - report: gets every event in order; it has to be quick.
    /// - Throws: a ``DestinationError``, with code `missing` if there is no destination and the run is no dry one.
    public init(
        client: TDLibClient, destination: String?, isMaking: Bool = true, options: Options = Options(),
        report: @escaping @Sendable (ExportEvent) -> Void
    ) throws(DestinationError) {
        self.client = client
        self.destination = destination
        self.isMaking = isMaking
        self.report = report
        var options = options
        if options.export.isDryRun {
            if let destination { try DestinationAccess.check(destination, outside: options.accounts) }
            archive = nil
            store = try ArchivePreview(path: destination, checksContent: options.archive.checksContent)
        } else {
            guard let destination else {
                throw DestinationError(.missing, "No folder was named to export into.")
            }
            let access = try DestinationAccess(path: destination, isMaking: isMaking, outside: options.accounts) {
                report(.warning($0))
            }
            let writer = try ArchiveWriter(access, options: options.archive)
            if options.keepsMessages {
                let fetching = options.export.fetching
                let patient = PatientSender(client, longestWait: fetching.longestFloodWait, clock: fetching.clock) {
                    report(.warning($0))
                }
                let names = NameBook(client: client, sender: patient)
                let mapper = TDLibAttachmentMapper(selection: options.export.extras)
                options.export.messages = try MessageArchive(access, mapper: mapper) { sender in
                    try await names.entry(of: sender)?.name
                }
            }
            options.export.room.destination = destination
            archive = writer
            store = writer
        }
        self.options = options
    }

    /// By chat, the items of earlier runs that failed, or were found and not reached. None in a dry run.
    /// - Throws: a ``DestinationError`` if the journal cannot be read.
    public func unfinishedItems() async throws(DestinationError) -> [(chatID: Int64, items: [Attachment.ID])] {
        let items = try await archive?.unfinishedItems() ?? []
        return Dictionary(grouping: items, by: \.chatID).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Exports the chats in turn and closes the destination. If Telegram refuses one of several, or fails at it, the others
    /// are exported all the same.
    /// - Parameter watch: follows the chats after that, until it ends or is stopped.
    /// - Throws: a ``ChatExport/Failure`` that ended the run; a ``DestinationError``; `CancellationError` if it was ended
    ///   before every chat was exported; what ``ChatWatch/run(_:in:)`` throws.
    public func run(_ chats: [SelectedChat], watching watch: ChatWatch? = nil) async throws -> ExportTotal {
        let total: ExportTotal
        let targets = chats.map { ChatWatch.Target(chat: $0.chat, options: exportOptions(of: $0, amongst: chats)) }
        do {
            watching = watch
            await watch?.noteNewest(targets)
            watching = nil
            total = try await export(chats)
            // Where nothing was tried, or nobody could look, nothing is known.
            if isMaking, total.reachedChats == total.chats { await archive?.noteExport() }
            if let watch { try await follow(targets, watch) }
        } catch {
            try? await finish()
            throw error
        }
        try await finish()
        return total
    }

    /// Begins nothing new and lets the files at hand end.
    /// - Parameter grace: how long they may take; nil for as long as they need.
    public func stop(within grace: Duration? = nil) async {
        isStopped = true
        stopGrace = grace
        if let watching { await watching.stop(within: grace) } else { await current?.stop(within: grace) }
    }

    /// Of several chats the total is told at the end, whatever ends them.
    private func export(_ chats: [SelectedChat]) async throws -> ExportTotal {
        var total = ExportTotal(chats: chats.count, isDryRun: options.export.isDryRun)
        defer { if chats.count > 1 { report(.total(total)) } }
        for chat in chats {
            let export = ChatExport(
                client: client, chat: chat.chat, store: store, options: exportOptions(of: chat, amongst: chats),
                report: report)
            current = export
            if isStopped { await export.stop(within: stopGrace) }
            do throws(ChatExport.Failure) {
                total.add(try await export.run(destination: destination))
            } catch {
                total.add(error.summary)
                guard chats.count > 1, error.concernsOneChat else { throw error }
                report(.problem("\(chat.chat.shownTitle): \(ExportProblem.text(for: error.underlying))"))
            }
            if total.summary.isInterrupted { throw CancellationError() }
        }
        return total
    }

    private func follow(_ targets: [ChatWatch.Target], _ watch: ChatWatch) async throws {
        watching = watch
        if isStopped { await watch.stop(within: stopGrace) }
        try await watch.run(targets, in: store)
    }

    private func exportOptions(of chat: SelectedChat, amongst chats: [SelectedChat]) -> ChatExport.Options {
        var export = options.export
        export.selection = chat.selection
        export.onlyMessages = chat.messages
        export.onlyItems = chat.items
        export.sharesDestination = chats.count > 1
        return export
    }

    /// Writes what shows the archive, also of a run that was interrupted.
    private func finish() async throws {
        var failure: (any Error)?
        do { try await options.export.messages?.finish() } catch { failure = error }
        let titles = (try? await store.chatTitles()) ?? [:]
        try await store.finish()
        if let destination, archive != nil, options.writesPage { writePage(in: destination, titles) }
        if let failure { throw failure }
    }

    /// An export that is done is not undone because of the page.
    private func writePage(in path: String, _ titles: [Int64: String]) {
        // Where no export began there is no manifest, and no page.
        guard ArchivePage.isWanted(in: path) else { return }
        do throws(DestinationError) {
            let access = try DestinationAccess(path: path)
            defer { access.close() }
            let names = Set(titles.values)
            let only = names.count == 1 ? UnprintableText.removed(from: names.first ?? "") : ""
            let title = only.allSatisfy(\.isWhitespace) ? "Telegram files" : only
            try ArchivePage(access, title: title, chatTitles: titles).write()
        } catch {
            report(.problem("\(ArchivePage.fileName) was not written: \(error)"))
        }
    }
}

extension ChatExport.Failure {
    /// Whether others may be exported all the same.
    fileprivate var concernsOneChat: Bool { (underlying as? TDLibError)?.concernsOneThing == true }
}
