import TelegramAPI
import TelegramClient

/// What a watch asks Telegram besides what the exports ask.
extension ChatWatch {
    /// Asks Telegram something, which ``stop(within:)`` breaks off.
    func ask<Answer: Sendable>(_ question: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        guard !hasEnded else { throw CancellationError() }
        let task = Task { try await question() }
        breakOff = { task.cancel() }
        defer { breakOff = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    func newestMessage(of target: Target) async throws -> Int64 {
        let sender = sender(for: target)
        if let message = try await sender.getChat(chatID: target.chat.id).lastMessage { return message.id }
        // TDLib need not have looked yet.
        let page = try await sender.getChatHistory(
            chatID: target.chat.id, fromMessageID: 0, offset: 0, limit: 1, onlyLocal: false)
        return page.messages.compactMap { $0?.id }.max() ?? 0
    }

    /// The messages above the newest that is known. If none is, the newest page: what is older was exported before.
    func tail(of target: Target) async throws -> Set<Int64> {
        let newest = newest[target.chat.id]
        var cursor = HistoryCursor()
        if let newest, newest > 0 { cursor.cover(1...newest) }
        let loader = TDLibHistoryLoader(sender(for: target), chatID: target.chat.id, .everything)
        var walk = HistoryWalk(loader, after: cursor, hasTail: false)
        var found: Set<Int64> = []
        while let page = try await walk.next() {
            found.formUnion(page.messages.map(\.id))
            if newest == nil, !found.isEmpty { break }
        }
        return found
    }

    /// A chat that was not known before.
    func summary(of chatID: Int64, after target: Target) async throws -> ChatSummary {
        ChatSummary(try await sender(for: target).getChat(chatID: chatID))
    }

    /// Sits out Telegram's waits as the export of the target does.
    private func sender(for target: Target) -> PatientSender {
        let policy = target.options.fetching
        return PatientSender(client, longestWait: policy.longestFloodWait, clock: policy.clock) { [report] in
            report(.export(.warning($0)))
        }
    }
}
