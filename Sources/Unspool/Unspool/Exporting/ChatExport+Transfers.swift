/// The workers: each fetches one attachment after the other and stores it.
extension ChatExport {
    func work() async throws {
        while let attachment = await queue.pop() { try await fetch(attachment) }
    }

    func fetch(_ attachment: Attachment) async throws {
        defer { leaveTurn(attachment) }
        guard claims.claim(attachment) else { return }
        // The content may have come since the walk looked.
        if case .sameContent(let holder) = await store.state(of: attachment) {
            progress.neededBytes -= attachment.file.size
            try await link(attachment, to: holder)
        } else {
            try await store.begin(attachment.id)
            arriving[attachment.file.id] = 0
            underway[attachment.file.id] = (attachment.name.text, attachment.file.size)
            bytesAtWork += attachment.file.size
            try options.room.check(
                downloads: max(0, bytesAtWork - arriving.values.reduce(0, +)), copies: bytesAtWork)
            let item = try await fetched(attachment)
            bytesAtWork -= attachment.file.size
            finishBytes(of: attachment)
            try await settle(item, isRecorded: item.isStored)
        }
        leaveTurn(attachment)
        for waiting in claims.release(attachment) { try await fetch(waiting) }
    }

    func fetched(_ attachment: Attachment) async throws -> ManifestItem {
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
                let fields = await fields(of: attachment)
                await takeTurn(attachment)
                let item = try await store.save(attachment, from: path, fields: fields)
                if options.trimsCache { fetcher.forget(attachment) }
                return item
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

    /// Waits until everything of this size that came before is being stored, or will not be.
    private func takeTurn(_ attachment: Attachment) async {
        guard let ticket = tickets[attachment.id] else { return }
        while !turns.isFirst(ticket) { await withCheckedContinuation { turns.wait(ticket, $0) } }
        // The next one goes on when this one's call is made.
        leaveTurn(attachment)
    }

    private func leaveTurn(_ attachment: Attachment) {
        if let ticket = tickets.removeValue(forKey: attachment.id) { turns.leave(ticket) }
    }

    func link(_ attachment: Attachment, to holder: ManifestItem) async throws {
        let item = try await store.link(attachment, to: holder, fields: await fields(of: attachment))
        try await settle(item, isRecorded: true)
    }

    /// Puts an attachment in line for the workers.
    func enqueue(_ attachment: Attachment) async throws {
        progress.neededBytes += attachment.file.size
        tickets[attachment.id] = turns.join(attachment.file.size)
        try await store.plan(attachment.id)
        await queue.push(attachment)
    }
}
