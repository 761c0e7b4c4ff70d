/// An export that was broken off goes on where it was, at both ends.
///
/// The checkpoint in the destination covers only messages whose every outcome is recorded there, so a kill between a page and
/// its outcomes costs at most that the page is walked through again.
extension ChatExport {
    /// Whether the walk is through a history, and not of single messages, and the destination keeps what comes of it.
    var isWholeWalk: Bool { !options.isDryRun && options.onlyMessages == nil }

    /// Whether the walk looks at all of a history.
    var isResumable: Bool {
        isWholeWalk && options.selection.last == nil
    }

    /// The same for the same walk: another selection is another walk.
    func walkName(_ route: HistoryRoute) -> String {
        "\(route.chat.id)|\(route.part)|\(options.extras.rawValue)|\(options.selection.fingerprint)"
    }

    /// Counts what an earlier run settled.
    /// - Returns: where the walk goes on.
    func resume(_ route: HistoryRoute) async -> WalkCheckpoint {
        let anew = WalkCheckpoint(cursor: route.outside)
        guard var checkpoint = await store.checkpoint(ofWalk: walkName(route)),
            await store.isIntact(checkpoint, of: route.chat.id),
            await options.messages?.holds(checkpoint.messages, of: route.chat.id, in: checkpoint.cursor) ?? true
        else { return anew }
        for (name, number) in checkpoint.counts {
            guard let outcome = Outcome(rawValue: name) else { continue }
            // What an earlier run saved is there.
            summary.count(outcome == .saved || outcome == .linked ? .alreadyThere : outcome, times: number)
            progress.knownItems += number
            progress.finishedItems += number
        }
        summary.messages += checkpoint.messages
        seenMessages += checkpoint.messages
        for range in route.outside.ranges { checkpoint.cursor.cover(range) }
        return checkpoint
    }

    /// Puts down how far the walks are settled, after the outcomes.
    func saveCheckpoints() async throws(DestinationError) {
        while let chat = unsaved.popFirst() {
            guard let walk = settled[chat] else { continue }
            try await store.save(walk.messages.checkpoint, ofWalk: walk.name)
        }
    }

    /// Forgets the walks that have come to their end: the next run looks at everything, for messages can be edited.
    func forgetCheckpoints() async throws(DestinationError) {
        for walk in settled.values { try await store.save(nil, ofWalk: walk.name) }
    }

    /// Takes it that an item has its outcome.
    func settleWalk(_ item: ManifestItem) {
        guard item.index > 0, settled[item.chatID]?.messages.settle(item.messageID, item.outcome) == true else {
            return
        }
        unsaved.insert(item.chatID)
    }
}
