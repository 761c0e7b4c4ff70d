/// The workers: each fetches one attachment after the other and stores it. While some store theirs, others fetch.
extension ChatExport {
    func work() async throws {
        let slot = Slots.Slot(of: downloads)
        defer { slot.leave() }
        while true {
            // Before it takes an attachment: what is taken is fetched at once.
            await slot.enter()
            guard let attachment = await queue.pop() else { return }
            try await fetch(attachment, slot)
        }
    }

    private func fetch(_ attachment: Attachment, _ slot: Slots.Slot) async throws {
        // Those that waited for their content may be many, and each may be a copy.
        try Task.checkCancellation()
        guard claims.claim(attachment) else { return }
        if let holder = await store.holder(of: attachment), let item = try await link(attachment, to: holder) {
            progress.neededBytes -= attachment.file.size
            try await settle(item, isRecorded: item.isStored)
        } else {
            arriving[attachment.file.id] = 0
            underway[attachment.file.id] = (attachment.name.text, attachment.file.size)
            bytesAtWork += attachment.file.size
            try options.room.check(
                downloads: max(0, bytesAtWork - arriving.values.reduce(0, +)), copies: cache == nil ? bytesAtWork : 0)
            let item = try await fetched(attachment, slot)
            bytesAtWork -= attachment.file.size
            finishBytes(of: attachment)
            try await settle(item, isRecorded: item.isStored)
        }
        for waiting in claims.release(attachment) { try await fetch(waiting, slot) }
    }

    private func fetched(_ attachment: Attachment, _ slot: Slots.Slot) async throws -> ManifestItem {
        var reason = ""
        // What TDLib calls complete but is not is fetched a second time.
        for _ in 0..<2 {
            let path: String
            do {
                await slot.enter()
                path = try await fetcher.fetch(attachment)
            } catch let error as TransferFailure {
                return ManifestItem(attachment, outcome: .failed, reason: error.reason)
            }
            // The next download need not wait until a small file is stored; large ones would fill a slow disk.
            if attachment.file.size <= 1 << 20 { slot.leave() }
            do throws(DestinationAccess.StagingError) {
                let fields = await fields(of: attachment)
                let item = try await store.save(attachment, from: path, movingOutOf: cache, fields: fields)
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

    /// Gives the attachment what another item's file holds.
    /// - Returns: nil if it has to be fetched after all; an item that failed is not recorded yet.
    func link(_ attachment: Attachment, to holder: ManifestItem) async throws -> ManifestItem? {
        do throws(DestinationError) {
            return try await store.link(attachment, to: holder, fields: await fields(of: attachment))
        } catch {
            if error.endsRun { throw error }
            return ManifestItem(attachment, outcome: .failed, reason: error.message)
        }
    }

    /// Puts an attachment in line for the workers.
    func enqueue(_ attachment: Attachment) async {
        progress.neededBytes += attachment.file.size
        onTheirWay.insert(attachment.id)
        await queue.push(attachment)
    }
}
