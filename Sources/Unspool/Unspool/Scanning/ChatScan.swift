import TelegramAPI
public import TelegramClient

/// Looks through a chat and tells what it holds. Fetches no file; keeps nothing of a message but counts.
public struct ChatScan: Sendable {
    private let client: TDLibClient
    private let chat: ChatSummary
    private let selection: ExportSelection
    private let extras: TDLibAttachmentMapper.Selection
    private let messages: [Int64]?
    private let patience: FloodPatience
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - extras: what is taken besides what somebody sent.
    ///   - messages: TDLib's identifiers, if only these are wanted.
    ///   - warn: told of waits that Telegram asks for, and of what cannot be seen.
    public init(
        client: TDLibClient, chat: ChatSummary, selection: ExportSelection = ExportSelection(),
        extras: TDLibAttachmentMapper.Selection = [], messages: [Int64]? = nil,
        policy: FileFetcher.Policy = FileFetcher.Policy(), warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.client = client
        self.chat = chat
        self.selection = selection
        self.extras = extras
        self.messages = messages
        self.warn = warn
        patience = FloodPatience(longest: policy.longestFloodWait, clock: policy.clock) { seconds in
            warn(ExportProblem.waiting(seconds))
        }
    }

    /// - Parameter progress: gets the report so far after every page.
    /// - Throws: a `TDLibError`; `CancellationError`.
    public func run(progress: @Sendable (ScanReport) -> Void = { _ in }) async throws -> ScanReport {
        var report = ScanReport()
        let plan = try await patience {
            try await RoutePlanner(client).plan(for: chat, selection, extras: extras, messages: messages)
        }
        let mapper = TDLibAttachmentMapper(selection: extras)
        var taken = TakenMessages(limit: selection.last)
        if let warning = plan.warning { warn(warning) }
        for route in plan.routes {
            let completion = AlbumCompletion(client, route, mapper)
            var walk = HistoryWalk(TDLibHistoryLoader(client, route), after: route.outside, hasTail: messages == nil)
            var albums = AlbumAssembler()
            var isOver = false
            while !isOver {
                let page = try await patience {
                    try Task.checkCancellation()
                    return try await walk.next()
                }
                var complete: [MappedMessage] = []
                for message in page?.messages ?? [] {
                    complete += albums.receive(mapper.map(message, isChatProtected: route.chat.hasProtectedContent))
                }
                if page == nil {
                    isOver = true
                    complete = albums.finish()
                }
                for var group in AlbumAssembler.groups(of: complete) where taken.isOpen(for: group[0]) {
                    if completion.isNeeded(for: group) {
                        group = try await patience { [group] in try await completion.complete(group).album }
                    }
                    for message in group where try await count(message, route, mapper, &report) { taken.take(message) }
                }
                if taken.isFull { return report }
                progress(report)
            }
        }
        return report
    }

    /// - Returns: whether something of the message is selected.
    private func count(
        _ message: MappedMessage, _ route: HistoryRoute, _ mapper: TDLibAttachmentMapper, _ report: inout ScanReport
    ) async throws -> Bool {
        var message = message
        if selection.reason(toLeaveOut: message) == nil {
            message = try await StoryResolver(client, patience, mapper).resolve(message, in: route.chat)
        }
        report.see(messageAt: message.date)
        let decisions = selection.decisions(for: message)
        for decision in decisions {
            switch decision {
            case .take(let attachment):
                report.count(.planned, kind: attachment.kind.rawValue, size: attachment.file.size, reason: nil)
            case .settle(let outcome, let reason, let attachment):
                report.count(outcome, kind: attachment?.kind.rawValue, size: attachment?.file.size ?? 0, reason: reason)
            }
        }
        return decisions.contains(where: \.isSelected)
    }
}
