import TelegramClient

/// The parts of a run, and how they end.
extension ChatExport {
    /// Runs the walk and the workers until all have ended.
    func runParts() async {
        let walking = Task { await end(after: { try await walk() }) }
        let working = (0..<max(1, options.workers) + options.storing).map { _ in
            Task { await end(after: { try await work() }) }
        }
        self.walking = walking
        self.working = working
        if isStopped { stop(within: stopGrace) }
        await withTaskCancellationHandler {
            await walking.value
            for worker in working { await worker.value }
        } onCancel: {
            walking.cancel()
            for worker in working { worker.cancel() }
            Task { await self.abandon() }
        }
        for ending in endings { ending.task.cancel() }
    }

    /// Begins nothing new and lets the files at hand end. The run returns a summary that says so.
    /// - Parameter grace: how long they may take; nil for as long as they need. What is not there then is stopped, and TDLib
    ///   goes on with what it has of it in the next run.
    public func stop(within grace: Duration? = nil) {
        isStopped = true
        stopGrace = grace
        windDown(within: grace)
    }

    /// Runs a part; the first that fails ends them all.
    private func end(after part: () async throws -> Void) async {
        do {
            try await part()
        } catch {
            // A wait that was broken off by the end is no failure.
            let isWait = isStopped && (error as? TDLibError)?.floodWait != nil
            if !(error is CancellationError), !Task.isCancelled, !isWait { failure = failure ?? error }
            // Where nothing failed, a walk that a stop broke off leaves the files at hand the time that the stop gave.
            windDown(within: failure == nil ? stopGrace : options.grace)
        }
    }

    /// Ends the run at once: what arrives in the meantime would only make it worse.
    func fail(_ error: any Error) {
        failure = failure ?? error
        windDown(within: nil)
        for worker in working { worker.cancel() }
    }

    private func abandon() { queue.abandon() }

    /// - Parameter grace: nil for no end of its own. The one that comes first counts.
    private func windDown(within grace: Duration?) {
        patience.giveUp()
        abandon()
        // Offline a request of the walk would be waited for until the network is back.
        walking?.cancel()
        guard let grace, endings.allSatisfy({ grace < $0.grace }) else { return }
        let working = working
        let task = Task { [options] in
            if grace > .zero { try? await options.fetching.clock.sleep(for: grace) }
            for worker in working { worker.cancel() }
        }
        endings.append((grace, task))
    }
}
