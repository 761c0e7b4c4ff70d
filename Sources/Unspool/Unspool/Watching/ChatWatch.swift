import NativeLoop
import TelegramAPI
public import TelegramClient

/// Follows chats that were exported: what comes and what is edited is exported, what is deleted is marked.
///
/// Make it before the first export, so that nothing is missed in between; its stream of updates begins then.
public actor ChatWatch {
    /// A chat to be followed.
    public struct Target: Sendable {
        /// The chat, as it was exported.
        public let chat: ChatSummary
        /// How what comes is exported.
        public let options: ChatExport.Options

        /// - Parameter options: as of the chat's export.
        public init(chat: ChatSummary, options: ChatExport.Options) {
            self.chat = chat
            self.options = options
        }
    }

    let client: TDLibClient
    let report: @Sendable (WatchEvent) -> Void
    private let updates: BoundedEventStream<Update>
    let clock: any Clock<Duration>
    /// A file of messages is written as a whole, so not more often than this, nor for more than a fiftieth of the time.
    static let writingInterval = Duration.seconds(60)
    /// What could not be done is tried again after so long, if nothing changes before; each further time after twice as long.
    static let retryInterval = Duration.seconds(60)
    static let longestRetryInterval = Duration.seconds(3600)

    var backlog: WatchBacklog
    private var targets: [Target] = []
    private var waiting: CheckedContinuation<Void, Never>?
    private(set) var hasEnded = false
    /// How long the files at hand may take at the end.
    private var stopGrace: Duration? = ChatExport.Options().grace
    /// The newest message of each chat that is known; 0 of an empty chat.
    private(set) var newest: [Int64: Int64] = [:]
    /// What could not be done, by chat: it is tried again with the next change, or after a while.
    private var owed: [Int64: (messages: Set<Int64>, tail: Bool)] = [:]
    var retries: [Int64: (number: Int, pause: Task<Void, Never>)] = [:]
    /// The chats of upgraded groups that could not be followed yet, by the old chat.
    private var unfollowed: [Int64: Int64] = [:]
    /// What is to be written, by chat; and the pause after something was.
    private var unwritten: [Int64: any MessageSink] = [:]
    private var resting: Task<Void, Never>?
    /// Why the watching ends, if nobody wished it.
    private var failure: (any Error)?
    /// What is under way, for ``stop(within:)``: an export, or a question to Telegram.
    private var exporting: ChatExport?
    var breakOff: (@Sendable () -> Void)?
    private var changes = 0
    private var deletions = 0

    /// - Parameter report: gets every event in order; it has to be quick.
    public init(
        client: TDLibClient, chatIDs: [Int64], clock: any Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (WatchEvent) -> Void
    ) {
        self.client = client
        self.clock = clock
        self.report = report
        backlog = WatchBacklog(chats: chatIDs)
        updates = client.updates(of: UpdateKinds(WatchBacklog.kinds), keepingNewest: 65_536)
    }

    /// Follows the chats until ``stop(within:)`` or until the task is cancelled. The last event tells that it has ended.
    ///
    /// - Parameter store: not finished here. Messages go to what the options of each target name.
    /// - Throws: what ends every export: a ``DestinationError``, or a `TDLibError` such as 401 after a session that was ended
    ///   elsewhere, or `closed` after the client closed.
    public func run(_ targets: [Target], in store: any ExportStore) async throws {
        do { try await follow(targets, store) } catch { failure = failure ?? error }
        let problem = failure.flatMap { $0 is CancellationError ? nil : ExportProblem.text(for: $0) }
        report(
            .finished(
                changes: changes, deletions: deletions,
                unfinishedChatIDs: backlog.chats.filter { isUnfinished($0) || backlog.absent.contains($0) },
                problem: problem))
        if let failure { throw failure }
    }

    /// Begins nothing new and lets the files at hand end, as ``ChatExport/stop(within:)`` does. Then ``run(_:in:)`` returns.
    public func stop(within grace: Duration? = nil) async {
        stopGrace = grace
        end()
        breakOff?()
        await exporting?.stop(within: grace)
    }

    /// Notes the newest message of each chat: what is above it is looked for when the connection was lost. Before the first
    /// export, so that what comes during the exports is looked for too. What Telegram does not tell now is asked for later.
    public func noteNewest(_ targets: [Target]) async {
        for target in targets where newest[target.chat.id] == nil && !hasEnded {
            newest[target.chat.id] = try? await ask { try await self.newestMessage(of: target) }
        }
    }

    private func follow(_ targets: [Target], _ store: any ExportStore) async throws {
        self.targets = targets
        await noteNewest(targets)
        let reader = Task {
            for await event in updates {
                switch event {
                case .event(let update): take(update)
                case .missed: miss()
                }
            }
            end(because: TDLibError(.closed, "TDLib has closed the account."))
        }
        defer {
            hasEnded = true
            reader.cancel()
            resting?.cancel()
            for retry in retries.values { retry.pause.cancel() }
        }
        report(.watching(chatIDs: backlog.chats))
        try await withTaskCancellationHandler {
            while !Task.isCancelled, let work = await next() {
                guard let target = self.targets.first(where: { $0.chat.id == work.chatID }) else { continue }
                try await handle(work, target, store)
            }
        } onCancel: {
            Task { await self.end() }
        }
    }

    // MARK: Updates

    private func take(_ update: Update) {
        if case .authorizationState(let change) = update {
            if case .loggingOut = change.authorizationState { end(because: ExportProblem.signedOut) }
            return
        }
        backlog.take(update)
        wake()
    }

    private func miss() {
        backlog.miss()
        wake()
    }

    private func end(because problem: (any Error)? = nil) {
        if !hasEnded { failure = failure ?? problem }
        hasEnded = true
        waiting?.resume()
        waiting = nil
    }

    func wake() {
        guard !backlog.isEmpty else { return }
        waiting?.resume()
        waiting = nil
    }

    /// What is to be done next; nil at the end.
    private func next() async -> WatchBacklog.Work? {
        while !hasEnded {
            if let work = backlog.next() { return work }
            await withCheckedContinuation { continuation in
                if hasEnded || !backlog.isEmpty { return continuation.resume() }
                waiting = continuation
            }
        }
        return nil
    }

    // MARK: Work

    private func handle(_ work: WatchBacklog.Work, _ target: Target, _ store: any ExportStore) async throws {
        let messages = target.options.messages
        if work.isLost {
            report(
                .problem(chatID: work.chatID, "The account is not in this chat any more, so nothing new of it comes."))
        }
        if !work.deleted.isEmpty {
            let ids = work.deleted.sorted()
            try await messages?.delete(ids, in: work.chatID)
            deletions += ids.count
            report(.deleted(chatID: work.chatID, messageIDs: ids))
        }
        let late = owed[work.chatID]
        var changed = work.changed.union(late?.messages ?? []).subtracting(work.deleted)
        var owesTail = false
        var knowsNewest = newest[work.chatID] != nil
        if work.isReconnected { report(.reconnected(chatID: work.chatID)) }
        if work.isReconnected || work.needsTail || late?.tail == true {
            do {
                changed.formUnion(try await ask { try await self.tail(of: target) })
                knowsNewest = true
            } catch {
                owesTail = true
                // The end of the watching is no failure.
                if !Task.isCancelled, !hasEnded { try pass(over: error, in: work.chatID) }
            }
        }
        let ids = changed.sorted()
        owed[work.chatID] = owesTail || !ids.isEmpty ? (changed, owesTail) : nil
        if !ids.isEmpty, try await export(ids, target, store) {
            // What is below the newest is not looked for again. An edited message need not be anywhere near it.
            if knowsNewest, !owesTail, !work.isOffline {
                newest[work.chatID] = max(newest[work.chatID] ?? 0, ids.last ?? 0)
            }
            changes += ids.count
            report(.changed(chatID: work.chatID, messageIDs: ids))
            owed[work.chatID] = owesTail ? ([], true) : nil
        }
        if let supergroup = work.upgrade ?? unfollowed[work.chatID] { try await follow(supergroup, insteadOf: target) }
        isUnfinished(work.chatID) ? retryLater(in: work.chatID) : endRetries(in: work.chatID)
        unwritten[work.chatID] = messages
        if backlog.isEmpty, resting == nil { try await write() }
    }

    private func isUnfinished(_ chatID: Int64) -> Bool { owed[chatID] != nil || unfollowed[chatID] != nil }

    /// A group was upgraded: from now on its messages come in another chat.
    private func follow(_ chatID: Int64, insteadOf target: Target) async throws {
        guard !backlog.chats.contains(chatID) else { return }
        do {
            let chat = try await ask { try await self.summary(of: chatID, after: target) }
            targets.append(Target(chat: chat, options: target.options))
            // All that is in it has come since.
            newest[chatID] = 0
            backlog.follow(chatID)
            unfollowed[target.chat.id] = nil
            report(.upgraded(chatID: target.chat.id, newChatID: chatID))
        } catch {
            unfollowed[target.chat.id] = chatID
            if !Task.isCancelled, !hasEnded { try pass(over: error, in: target.chat.id) }
        }
    }

    // MARK: Exporting and writing

    /// Brings the files of messages up to date, then lets them be for a while.
    private func write() async throws(DestinationError) {
        let begin = ContinuousClock.now
        // What changes meanwhile is for the next time.
        let due = unwritten.values
        unwritten = [:]
        for messages in due { try await messages.finish() }
        guard !hasEnded else { return }
        let pause = max(Self.writingInterval, (ContinuousClock.now - begin) * 50)
        resting = Task { [clock] in
            do { try await clock.sleep(for: pause) } catch { return }
            await self.rested()
        }
    }

    private func rested() async {
        guard !hasEnded, !unwritten.isEmpty else {
            resting = nil
            return
        }
        // `resting` stays until the next pause takes its place, so that nobody else writes meanwhile.
        do throws(DestinationError) { try await write() } catch { end(because: error) }
    }

    /// - Returns: false if Telegram refused it or failed, or it was interrupted.
    private func export(_ messageIDs: [Int64], _ target: Target, _ store: any ExportStore) async throws -> Bool {
        var options = target.options
        options.onlyMessages = messageIDs
        let export = ChatExport(client: client, chat: target.chat, store: store, options: options) { [report] event in
            report(.export(event))
        }
        exporting = export
        defer { exporting = nil }
        if hasEnded { await export.stop(within: stopGrace) }
        do {
            return !(try await export.run(destination: nil)).isInterrupted
        } catch {
            try pass(over: error.underlying, in: target.chat.id)
            return false
        }
    }
}
