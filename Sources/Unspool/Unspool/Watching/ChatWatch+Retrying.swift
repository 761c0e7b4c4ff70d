import TelegramClient

/// What could not be done is tried again, with the next change or after a while.
extension ChatWatch {
    /// Tells of an error that later may be none, and lets it be.
    /// - Throws: one that is of everything that is asked: the account was signed out or closed, or Telegram asks to wait for long.
    func pass(over error: any Error, in chatID: Int64) throws {
        guard let problem = error as? TDLibError, let remote = problem.remote, remote.code != 401,
            !problem.isOfClosedClient, problem.floodWait == nil
        else { throw error }
        report(.problem(chatID: chatID, ExportProblem.text(for: error)))
    }

    func retryLater(in chatID: Int64) {
        guard !hasEnded else { return }
        let number = (retries[chatID]?.number ?? -1) + 1
        retries[chatID]?.pause.cancel()
        let pause = min(Self.retryInterval * (1 << min(number, 10)), Self.longestRetryInterval)
        let task = Task { [clock] in
            do { try await clock.sleep(for: pause) } catch { return }
            self.retry(in: chatID)
        }
        retries[chatID] = (number, task)
    }

    func retry(in chatID: Int64) {
        backlog.retry(chatID)
        wake()
    }

    func endRetries(in chatID: Int64) {
        retries.removeValue(forKey: chatID)?.pause.cancel()
    }
}
