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
            let downloads = max(0, bytesAtWork - arriving.values.reduce(0, +))
            try options.room.check(
                downloads: downloads, copies: cache == nil ? bytesAtWork : 0, rest: max(0, plannedBytes - downloads))
            let item: ManifestItem
            do { item = try await fetched(attachment, slot) } catch { item = try failed(attachment, error) }
            bytesAtWork -= attachment.file.size
            finishBytes(of: attachment)
            try await settle(item, isRecorded: item.isStored)
        }
        for waiting in claims.release(attachment) { try await fetch(waiting, slot) }
    }

    private func fetched(_ attachment: Attachment, _ slot: Slots.Slot) async throws -> ManifestItem {
        var reason = ""
        let fields = try await self.fields(of: attachment)
        // What TDLib calls complete but is not is fetched a second time.
        for _ in 0..<2 {
            await slot.enter()
            let path = try await fetcher.fetch(attachment)
            // The next download need not wait until a small file is stored; large ones would fill a slow disk.
            if attachment.file.size <= 1 << 20 { slot.leave() }
            do throws(DestinationAccess.StagingError) {
                let item = try await store.save(attachment, from: path, movingOutOf: cache, fields: fields)
                if options.trimsCache { fetcher.forget(attachment) }
                return item
            } catch {
                switch error {
                case .cache(let error):
                    reason = error.reason
                    await fetcher.discard(attachment)
                case .destination(let error): throw error
                }
            }
        }
        throw TransferFailure(reason)
    }

    /// What failed of one attachment only is its outcome.
    /// - Throws: `error`, if it is of more.
    private func failed(_ attachment: Attachment, _ error: any Error) throws -> ManifestItem {
        switch error {
        case let error as TransferFailure: ManifestItem(attachment, outcome: .failed, reason: error.reason)
        case let error as DestinationError where !error.endsRun:
            ManifestItem(attachment, outcome: .failed, reason: error.message)
        default: throw error
        }
    }

    /// Gives the attachment what another item's file holds.
    /// - Returns: nil if it has to be fetched after all; an item that failed is not recorded yet.
    func link(_ attachment: Attachment, to holder: ManifestItem) async throws -> ManifestItem? {
        do {
            return try await store.link(attachment, to: holder, fields: try await fields(of: attachment))
        } catch {
            return try failed(attachment, error)
        }
    }

    /// Makes TDLib forget its copy of what is there: a run was killed before it did. Not while the copy is being fetched for
    /// another item that has lost its file. Of one that was moved TDLib knows only until the file got its date.
    func trimCache(of attachment: Attachment) {
        guard options.trimsCache, !options.isDryRun, attachment.file.isCached, !claims.isClaimed(attachment),
            underway[attachment.file.id] == nil
        else { return }
        fetcher.forget(attachment)
    }

    /// Bytes of what was found and is still to be fetched.
    private var plannedBytes: Int64 { max(0, progress.neededBytes - progress.fetchedBytes) }

    /// Whether there is still more than the reserve: somebody else may fill the disk, and TDLib writes its database.
    func checkReserve() throws(DestinationError) { try options.room.check(rest: plannedBytes) }

    /// Looks at the disks now and then while the bytes of large files arrive.
    func checkReserve(after bytes: Int64) {
        arrivedSinceCheck += bytes
        guard arrivedSinceCheck >= options.room.reserve / 4 else { return }
        arrivedSinceCheck = 0
        do throws(DestinationError) {
            try checkReserve()
        } catch {
            fail(error)
        }
    }

    /// Puts an attachment in line for the workers.
    func enqueue(_ attachment: Attachment) async {
        progress.neededBytes += attachment.file.size
        onTheirWay.insert(attachment.id)
        await queue.push(attachment)
    }
}
