import NativeLoop
import TelegramAPI
public import TelegramClient

/// Exports the attachments of one chat: walks through its history, fetches what is not there, and gives every item of
/// every message one outcome.
///
/// Cancelling the task that runs it tells TDLib to stop its downloads, keeps what is done, and returns a summary that
/// says so. Run it once.
public actor ChatExport {
    public struct Options: Sendable {
        /// What to take besides what somebody sent.
        public var selection: TDLibAttachmentMapper.Selection = []
        /// How many files are fetched and stored at a time. TDLib takes about 55 ms for a small file, whatever the line.
        public var workers = 24
        /// How many items the walk may be ahead of the downloads.
        public var lookAhead = 20_000
        /// Only tells what would be done.
        public var isDryRun = false
        public var fetching = FileFetcher.Policy()
        /// Which disks are looked at before a file is fetched. Usually none.
        public var room = DiskRoom()

        public init() {}
    }

    private let client: TDLibClient
    private let chat: ChatSummary
    private let store: any ExportStore
    private let options: Options
    private let mapper: TDLibAttachmentMapper
    private let fetcher: FileFetcher
    private let patience: FloodPatience
    private let queue: TransferQueue
    private let report: @Sendable (ExportEvent) -> Void

    private var summary: ExportSummary
    private var progress = ExportProgress()
    private var claims = ContentClaims()
    /// Bytes that TDLib has of the files that are being fetched.
    private var arriving: [Int32: Int64] = [:]
    /// The sizes of the files that are being fetched and stored, added up.
    private var bytesAtWork: Int64 = 0
    private var seenMessages = 0
    private var failure: (any Error)?

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
        mapper = TDLibAttachmentMapper(selection: options.selection)
        patience = FloodPatience(longest: options.fetching.longestFloodWait, clock: options.fetching.clock) { seconds in
            report(.warning("Telegram asks to wait \(seconds) seconds."))
        }
        fetcher = FileFetcher(client, options.fetching, patience)
        queue = TransferQueue(limit: options.lookAhead)
        summary = ExportSummary(chatID: chat.id, isDryRun: options.isDryRun)
    }

    /// Why a run ended before its end, with what was done until then.
    public struct Failure: Error {
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
        let updates = client.updates(of: [.file], keepingNewest: 4096)
        let watcher = Task { [weak self] in
            for await event in updates {
                guard case .event(.file(let update)) = event else { continue }
                await self?.arrived(update.file)
            }
        }
        await withTaskCancellationHandler {
            await withTaskGroup { group in
                group.addTask { await self.end(after: { try await self.walk() }) }
                for _ in 0..<max(1, options.workers) {
                    group.addTask { await self.end(after: { try await self.work() }) }
                }
            }
        } onCancel: {
            Task { await self.queue.abandon() }
        }
        watcher.cancel()
        do throws(DestinationError) {
            try await store.finish()
        } catch {
            failure = failure ?? error
        }
        summary.isInterrupted = Task.isCancelled && failure == nil
        if let failure { summary.problem = ExportProblem.text(for: failure) }
        report(.summary(summary))
        if let failure { throw Failure(summary: summary, underlying: failure) }
        return summary
    }

    /// Runs a part; the first that fails ends them all.
    private func end(after part: () async throws -> Void) async {
        do {
            try await part()
        } catch {
            if !(error is CancellationError), !Task.isCancelled { failure = failure ?? error }
            patience.giveUp()
            await queue.abandon()
        }
    }

    // MARK: The walk

    private func walk() async throws {
        var pages = HistoryPages(TDLibChatPageLoader(client, chatID: chat.id)).makeAsyncIterator()
        var albums = AlbumAssembler()
        while let page = try await next(&pages) {
            for message in page {
                let mapped = mapper.map(message, isChatProtected: chat.hasProtectedContent)
                for complete in albums.receive(mapped) { try await take(complete) }
            }
            seenMessages += page.count
            report(.scanned(messages: seenMessages, isComplete: false))
        }
        for complete in albums.finish() { try await take(complete) }
        progress.isScanComplete = true
        report(.scanned(messages: seenMessages, isComplete: true))
        report(.progress(progress))
        await queue.finish()
    }

    /// The next page.
    private func next(
        _ pages: inout HistoryPages<TDLibChatPageLoader<TDLibClient>>.Iterator
    ) async throws -> [Message]? {
        try await patience {
            guard failure == nil else { throw CancellationError() }
            try Task.checkCancellation()
            return try await pages.next()
        }
    }

    private func take(_ message: MappedMessage) async throws {
        try Task.checkCancellation()
        let message = try await resolveStories(of: message)
        summary.messages += 1
        progress.knownItems += message.items.count
        for (offset, item) in message.items.enumerated() {
            let id = Attachment.ID(chatID: message.chatID, messageID: message.messageID, index: offset + 1)
            switch item {
            case .attachment(let attachment): try await take(attachment)
            case .nothing: try await settle(id, .noAttachment, message)
            case .locked: try await settle(id, .protected, message, reason: "paid media, not bought")
            case .expired(let kind): try await settle(id, .expired, message, reason: kind.stem)
            case .unsupported(let name): try await settle(id, .unsupported, message, reason: name)
            // It could not be had: stories go after a day, or are hidden.
            case .story: try await settle(id, .expired, message, reason: "story")
            }
        }
        report(.progress(progress))
    }

    /// Settles an item that has no file at Telegram, unless it had one that is in the destination: what Telegram takes
    /// back, by time, protection or an edit, was exported all the same.
    private func settle(
        _ id: Attachment.ID, _ outcome: Outcome, _ message: MappedMessage, reason: String? = nil
    ) async throws {
        if let item = await store.stored(id) {
            countAlreadyThere(item)
        } else {
            try await settle(ManifestItem(id: id, outcome: outcome, date: message.date, reason: reason))
        }
    }

    /// Asks for the content of a shared story; it stays as it is if Telegram does not give it.
    private func resolveStories(of message: MappedMessage) async throws -> MappedMessage {
        guard case .story(let story)? = message.items.first else { return message }
        do {
            let story = try await patience {
                try await client.getStory(
                    storyPosterChatID: story.posterChatID, storyID: story.storyID, onlyLocal: false)
            }
            return mapper.map(story, in: message, isProtected: chat.hasProtectedContent)
        } catch let error as TDLibError where [400, 404].contains(error.remote?.code) {
            return message
        }
    }

    private func take(_ attachment: Attachment) async throws {
        switch await store.state(of: attachment) {
        case .present(let item): countAlreadyThere(item)
        case _ where attachment.isProtected: try await settle(ManifestItem(attachment, outcome: .protected))
        case .sameContent(let holder): try await link(attachment, to: holder)
        case .absent:
            if options.isDryRun {
                // Nothing releases a claim of a dry run, so a second item with the content finds it taken.
                count(ManifestItem(attachment, outcome: claims.claim(attachment) ? .planned : .linked))
            } else {
                progress.neededBytes += attachment.file.size
                await queue.push(attachment)
            }
        }
    }

    // MARK: The workers

    private func work() async throws {
        while let attachment = await queue.pop() { try await fetch(attachment) }
    }

    private func fetch(_ attachment: Attachment) async throws {
        guard claims.claim(attachment) else { return }
        // The content may have come since the walk looked.
        if case .sameContent(let holder) = await store.state(of: attachment) {
            try await link(attachment, to: holder)
        } else {
            arriving[attachment.file.id] = 0
            bytesAtWork += attachment.file.size
            try options.room.check(
                downloads: max(0, bytesAtWork - arriving.values.reduce(0, +)), copies: bytesAtWork)
            let item = try await fetched(attachment)
            bytesAtWork -= attachment.file.size
            finishBytes(of: attachment)
            try await settle(item, isRecorded: item.outcome == .saved)
        }
        for waiting in claims.release(attachment) { try await fetch(waiting) }
    }

    private func fetched(_ attachment: Attachment) async throws -> ManifestItem {
        var reason = ""
        // What TDLib calls complete but is not is fetched a second time.
        for _ in 0..<2 {
            let path: String
            do {
                path = try await fetcher.fetch(attachment)
            } catch let error as TransferFailure {
                return ManifestItem(attachment, outcome: .failed, reason: error.reason)
            }
            do throws(DestinationAccess.StagingError) {
                return try await store.save(attachment, from: path)
            } catch {
                switch error {
                case .cache(let error):
                    reason = error.reason
                    await fetcher.discard(attachment)
                case .destination(let error):
                    if error.endsRun { throw error }
                    return ManifestItem(attachment, outcome: .failed, reason: error.message)
                }
            }
        }
        return ManifestItem(attachment, outcome: .failed, reason: reason)
    }

    private func link(_ attachment: Attachment, to holder: ManifestItem) async throws {
        var item = ManifestItem(attachment, outcome: .linked)
        item.path = holder.path
        item.sha256 = holder.sha256
        item.size = holder.size
        try await settle(item)
    }

    // MARK: Outcomes and progress

    private func settle(_ item: ManifestItem, isRecorded: Bool = false) async throws {
        if !isRecorded, !options.isDryRun { try await store.record(item) }
        count(item)
    }

    private func countAlreadyThere(_ item: ManifestItem) {
        var item = item
        item.outcome = .alreadyThere
        count(item)
    }

    private func count(_ item: ManifestItem) {
        summary.count(item.outcome)
        if item.outcome == .saved { summary.savedBytes += item.size ?? 0 }
        progress.finishedItems += 1
        report(.item(item))
        report(.progress(progress))
    }

    private func arrived(_ file: File) {
        guard let before = arriving[file.id] else { return }
        let now = max(before, Attachment.File.possible(file.local.downloadedSize))
        arriving[file.id] = now
        progress.fetchedBytes += now - before
        report(.progress(progress))
    }

    /// Counts the file as a whole, whatever was reported of it.
    private func finishBytes(of attachment: Attachment) {
        let reported = arriving.removeValue(forKey: attachment.file.id) ?? 0
        progress.fetchedBytes += attachment.file.size - reported
    }
}

/// Errors of an export in words for people.
public enum ExportProblem {
    public static func text(for error: any Error) -> String {
        switch error {
        case let error as DestinationError: return error.message
        case let error as TDLibError:
            guard let remote = error.remote else { return error.message }
            if remote.code == 401 { return "The account was signed out elsewhere. Sign in again: unspool login" }
            if remote.mustNotBeDisplayed { return "Telegram refused and gives programs no reason." }
            if let wait = remote.floodWait {
                return wait.seconds.map { "Telegram asks to wait \($0) seconds. Try again then." }
                    ?? "Telegram asks to wait. Try again later."
            }
            return "Telegram refused: \(UnprintableText.removed(from: remote.message))"
        default: return String(describing: error)
        }
    }
}
