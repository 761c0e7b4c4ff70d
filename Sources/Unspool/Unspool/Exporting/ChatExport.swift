import NativeLoop
import TelegramAPI
public import TelegramClient

/// Exports the attachments of one chat: walks through its history, fetches what is not there, and gives every item of
/// every message one outcome.
///
/// Cancelling the task that runs it tells TDLib to stop its downloads, keeps what is done, and returns a summary that
/// says so. Run it once. The store and ``Options/messages`` are left open for further exports; finish them after the last.
public actor ChatExport {
    /// What is exported, and how.
    public struct Options: Sendable {
        /// What to take besides what somebody sent.
        public var extras: TDLibAttachmentMapper.Selection = []
        /// What of it is wanted.
        public var selection = ExportSelection()
        /// TDLib's identifiers, if only these messages are wanted.
        public var onlyMessages: [Int64]?
        /// Whether other chats go into the same destination in the same run: then the names of each tell the chat.
        public var sharesDestination = false
        /// If only these items of them are wanted. One that its message does not hold any more becomes expired.
        public var onlyItems: Set<Attachment.ID>?
        /// How many files are fetched at a time. TDLib takes about 55 ms for a small file, whatever the line.
        public var workers = 24
        /// How many small ones more may be copied and flushed meanwhile, many of them together.
        public var storing = 40
        /// How many items the walk may be ahead of the downloads.
        public var lookAhead = 20_000
        /// Makes TDLib forget its copy of each file that is saved, so that the disk does not hold everything twice. Where
        /// ``room`` names the cache's folder and the destination is on the same file system, nothing is copied then.
        public var trimsCache = true
        /// How long downloads may go on when the run has failed.
        public var grace = Duration.seconds(5)
        /// Only tells what would be done.
        public var isDryRun = false
        /// Whether a dry run tells which items have the same content, which it has to keep in mind; otherwise each is planned.
        public var tellsRepeats = true
        /// The least time between two reports of progress.
        public var progressInterval = Duration.milliseconds(200)
        /// Since any fixed moment, for rates.
        public var time: @Sendable () -> Duration = { [start = ContinuousClock.now] in start.duration(to: .now) }
        /// How often the process was stopped and continued; the time in between is in no rate.
        public var continuations: @Sendable () -> Int = { 0 }
        /// When a download is tried again, and which waits are sat out.
        public var fetching = FileFetcher.Policy()
        /// Which disks are looked at: with each page of the walk, before each file, and as it arrives. Usually none.
        public var room = DiskRoom()
        /// Gets every message of the walk.
        public var messages: (any MessageSink)?

        public init() {}
    }

    let client: TDLibClient
    let chat: ChatSummary
    let store: any ExportStore
    let options: Options
    let mapper: TDLibAttachmentMapper
    let fetcher: FileFetcher
    /// Sits out Telegram's waits, for the fetcher and the sender.
    let patience: FloodPatience
    let sender: PatientSender
    let queue: TransferQueue
    let downloads: Slots
    /// TDLib's, if files may be moved out of it.
    var cache: MovableCache?
    let report: @Sendable (ExportEvent) -> Void

    var summary: ExportSummary
    var progress = ExportProgress()
    var claims = ContentClaims()
    /// What is in the queue or being fetched, and has no outcome yet.
    var onTheirWay: Set<Attachment.ID> = []
    /// Bytes that TDLib has of the files that are being fetched.
    var arriving: [Int32: Int64] = [:]
    /// What they are called, and their sizes.
    var underway: [Int32: (name: String, size: Int64)] = [:]
    var meter = ProgressMeter()
    var seenContinuations: Int
    /// The sizes of the files that are being fetched and stored, added up.
    var bytesAtWork: Int64 = 0
    /// Bytes that have come since the disks were looked at.
    var arrivedSinceCheck: Int64 = 0
    /// The walk and the workers, while they run.
    var walking: Task<Void, Never>?
    var working: [Task<Void, Never>] = []
    /// Each cancels the workers after a while, a later one after a shorter while.
    var endings: [(grace: Duration, task: Task<Void, Never>)] = []
    /// Whether ``stop(within:)`` was called, and with what.
    var isStopped = false
    var stopGrace: Duration?
    let names: NameBook
    /// The names of topics; nil for one that has none.
    var topics: [MessageTopicID: String?] = [:]
    /// Those of ``Options/onlyItems`` that have no outcome.
    var awaited: Set<Attachment.ID>
    var seenMessages = 0
    /// Messages of which something was selected.
    var taken: TakenMessages
    /// By chat, the walk that a later run may go on with, and those of them that the store does not have as they are.
    var settled: [Int64: (name: String, messages: SettledMessages)] = [:]
    var unsaved: Set<Int64> = []
    var failure: (any Error)?

    /// - Parameter report: gets every event in order; called inside the actor, so it has to be quick.
    public init(
        client: TDLibClient, chat: ChatSummary, store: any ExportStore, options: Options = Options(),
        report: @escaping @Sendable (ExportEvent) -> Void
    ) {
        self.client = client
        self.chat = chat
        self.store = store
        self.options = options
        self.report = report
        seenContinuations = options.continuations()
        mapper = TDLibAttachmentMapper(selection: options.extras)
        patience = FloodPatience(longest: options.fetching.longestFloodWait, clock: options.fetching.clock) { seconds in
            report(.warning(ExportProblem.waiting(seconds)))
        }
        fetcher = FileFetcher(client, options.fetching, patience)
        sender = PatientSender(client, patience)
        names = NameBook(client: client, sender: sender)
        queue = TransferQueue(limit: options.lookAhead)
        taken = TakenMessages(limit: options.selection.last)
        awaited = options.onlyItems ?? []
        downloads = Slots(options.workers)
        summary = ExportSummary(chatID: chat.id, isDryRun: options.isDryRun)
        if options.isDryRun { summary.scan = ScanReport() }
    }

    /// Why a run ended before its end, with what was done until then.
    public struct Failure: Error {
        /// What was done until then.
        public let summary: ExportSummary
        /// A ``DestinationError``, a `TDLibError`, …
        public let underlying: any Error
    }

    /// Runs the export. The last event is the summary, whatever happens.
    ///
    /// - Returns: the summary; ``ExportSummary/isInterrupted`` if the task was cancelled.
    /// - Throws: a ``Failure`` if the destination or Telegram ended the run.
    public func run(destination: String?) async throws(Failure) -> ExportSummary {
        report(.started(chat: chat, destination: destination, isDryRun: options.isDryRun))
        let updates = client.updates(of: [.file, .connectionState], keepingNewest: 4096)
        let stalls = fetcher.stalls
        let watcher = Task { [weak self] in
            for await event in updates {
                guard case .event(let update) = event else { continue }
                switch update {
                case .file(let update): await self?.arrived(update.file)
                case .connectionState(let update):
                    stalls.noteConnection(isReady: ConnectionStage(update.state) == .ready)
                default: break
                }
            }
        }
        let stallWatcher = Task { [client, options] in await stalls.run(client, continuations: options.continuations) }
        if options.trimsCache, !options.isDryRun, let path = options.room.cache {
            cache = await store.movableCache(at: path)
        }
        await runParts()
        watcher.cancel()
        stallWatcher.cancel()
        // An interrupt that came when nothing was left is none.
        let isDone = progress.isScanComplete && progress.finishedItems == progress.knownItems
        let isInterrupted = (Task.isCancelled || isStopped) && !isDone
        do throws(DestinationError) {
            if failure == nil, !isInterrupted {
                try await settleAwaited()
                try await forgetCheckpoints()
            } else {
                try? await saveCheckpoints()
            }
        } catch {
            failure = failure ?? error
        }
        summary.isInterrupted = isInterrupted && failure == nil
        summary.unreached = progress.knownItems - progress.finishedItems
        summary.isScanComplete = progress.isScanComplete
        if let failure { summary.problem = ExportProblem.text(for: failure) }
        reportProgress(isCertain: true)
        report(.summary(summary))
        if let failure { throw Failure(summary: summary, underlying: failure) }
        return summary
    }

    // MARK: Outcomes and progress

    func settle(_ item: ManifestItem, isRecorded: Bool = false) async throws {
        if !isRecorded, !options.isDryRun { try await store.record(item) }
        count(item)
        try await saveCheckpoints()
    }

    /// What was asked for by its identity and did not come: nobody could ever fetch it.
    private func settleAwaited() async throws(DestinationError) {
        for id in awaited.sorted(by: { ($0.messageID, $0.index) > ($1.messageID, $1.index) }) {
            progress.knownItems += 1
            count(try await store.expire(id, reason: "Telegram does not have it any more."))
        }
    }

    func countAlreadyThere(_ item: ManifestItem) {
        var item = item
        item.outcome = .alreadyThere
        count(item)
    }

    func count(_ item: ManifestItem) {
        awaited.remove(item.id)
        onTheirWay.remove(item.id)
        summary.count(item.outcome)
        summary.scan?.count(item.outcome, kind: item.kind, size: item.size ?? 0, reason: item.reason)
        settleWalk(item)
        if item.outcome == .saved { summary.savedBytes += item.size ?? 0 }
        progress.finishedItems += 1
        report(.item(item))
        reportProgress()
    }

    func arrived(_ file: File) {
        guard let before = arriving[file.id] else { return }
        let now = max(before, Attachment.File.possible(file.local.downloadedSize))
        arriving[file.id] = now
        if now > before { fetcher.stalls.noteProgress() }
        checkReserve(after: now - before)
        progress.fetchedBytes += now - before
        reportProgress()
    }

    /// Counts the file as a whole, whatever was reported of it.
    func finishBytes(of attachment: Attachment) {
        let reported = arriving.removeValue(forKey: attachment.file.id) ?? 0
        underway[attachment.file.id] = nil
        progress.fetchedBytes += attachment.file.size - reported
    }
}
