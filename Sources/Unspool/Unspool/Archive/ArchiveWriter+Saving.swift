/// Giving files their names.
extension ArchiveWriter {
    /// A staged file on its way to its name.
    struct Publication {
        let staged: StagedFile
        let item: ManifestItem
        let path: String
        let continuation: CheckedContinuation<DestinationError?, Never>
    }

    public func movableCache(at path: String) async -> MovableCache? {
        let destination = destination
        return await work.run { destination.movableCache(at: path) }
    }

    /// Brings a file of TDLib's cache to its final name and records it.
    /// - Parameter cache: if the file is removed from TDLib's cache afterwards and so need not be copied.
    /// - Returns: the item as recorded, with path, size and hash; `linked` if the destination has its content already.
    public func save(
        _ attachment: Attachment, from cachePath: String, movingOutOf cache: MovableCache? = nil,
        fields: NameTemplate.Fields = NameTemplate.Fields()
    ) async throws(DestinationAccess.StagingError) -> ManifestItem {
        let key = newKey()
        let destination = destination
        let expected = attachment.file.size
        let date = attachment.date
        let staged = try await work.run { () throws(DestinationAccess.StagingError) in
            try destination.stage(
                cachePath: cachePath, expectedSize: expected, key: key, modified: date, movingOutOf: cache)
        }
        await enter(staged.sha256)
        defer { leave(staged.sha256) }
        do throws(DestinationError) {
            return try await place(staged, attachment, fields)
        } catch {
            destination.discard(staged)
            throw .destination(error)
        }
    }

    private func place(
        _ staged: StagedFile, _ attachment: Attachment, _ fields: NameTemplate.Fields
    ) async throws(DestinationError) -> ManifestItem {
        var item = ManifestItem(attachment, outcome: .saved)
        item.sha256 = staged.sha256
        item.size = staged.size
        item.take(fields)
        if let holder = try journal.holder(size: staged.size, sha256: staged.sha256), holder.id != item.id,
            await isPresent(holder)
        {
            item.outcome = .linked
            switch options.duplicates {
            case .pointer:
                destination.discard(staged)
                item.path = holder.path
                try record(item)
                return item
            case .link, .clone:
                // What was copied is replaced by what shares its bytes with the other one, where that can be had.
                let other = try? await duplicate(holder, attachment.date)
                if other != nil { destination.discard(staged) }
                return try await publish(other ?? staged, item, attachment, fields)
            case .copy: break
            }
        }
        return try await publish(staged, item, attachment, fields)
    }

    /// Gives the attachment what the policy says of a file that another item has.
    /// - Returns: the item as recorded; nil if that file has been changed.
    public func link(
        _ attachment: Attachment, to holder: ManifestItem, fields: NameTemplate.Fields = NameTemplate.Fields()
    ) async throws(DestinationError) -> ManifestItem? {
        var item = ManifestItem(attachment, outcome: .linked)
        item.sha256 = holder.sha256
        item.size = holder.size
        item.take(fields)
        guard options.duplicates != .pointer else {
            item.path = holder.path
            try record(item)
            return item
        }
        guard let staged = try await duplicate(holder, attachment.date, isCopying: true) else { return nil }
        do throws(DestinationError) {
            return try await publish(staged, item, attachment, fields)
        } catch {
            destination.discard(staged)
            throw error
        }
    }

    private func duplicate(
        _ holder: ManifestItem, _ date: Int64, isCopying: Bool = false
    ) async throws(DestinationError) -> StagedFile? {
        guard let path = holder.path, let size = holder.size, let sha256 = holder.sha256 else { return nil }
        let destination = destination
        let policy = options.duplicates
        let key = newKey()
        return try await work.run { () throws(DestinationError) in
            try destination.duplicate(
                path, policy, StagedFile(temporaryName: "\(key).part", size: size, sha256: sha256), modified: date,
                isCopying: isCopying)
        }
    }

    /// Finds the first name that is free, or that a killed run gave to the same content, and records the item.
    private func publish(
        _ staged: StagedFile, _ item: ManifestItem, _ attachment: Attachment, _ fields: NameTemplate.Fields
    ) async throws(DestinationError) -> ManifestItem {
        let destination = destination
        try claim(for: attachment.id.chatID)
        let isOwn = home == attachment.id.chatID
        // What was lost or cut short comes back to where it was.
        var earlier = try ownPath(of: item)
        var attempt = 0
        while attempt < 10_000 {
            let path = earlier ?? template.path(attempt, for: attachment, fields, isOwn: isOwn)
            let isEarlier = earlier != nil
            if isEarlier { earlier = nil } else { attempt += 1 }
            let key = SafeFileName.collisionKey(of: path)
            guard reserved[key] == nil else { continue }
            if let owner = try journal.owner(of: path), owner != attachment.id { continue }
            reserved[key] = attachment.id
            defer { reserved[key] = nil }
            var item = item
            item.path = path
            guard let error = await give(staged, item, path) else { return item }
            guard error.code == .exists else { throw error }
            let found = await work.run { destination.compare(path, with: staged) }
            switch found {
            case .same:
                destination.discard(staged)
                try record(item, ownsFile: true)
                return item
            case .beginning where isEarlier:
                // The whole of what it is the beginning of is there, so nothing is lost.
                destination.remove(path)
                guard let error = await give(staged, item, path) else { return item }
                guard error.code == .exists else { throw error }
            // The recorded file is gone, and what has its name now is somebody else's.
            case .other where isEarlier: try journal.disown(attachment.id)
            case .beginning, .other: break
            }
        }
        throw DestinationError(.exists, "No free name was found for \(attachment.name.text) in \(destination.path).")
    }

    private func give(_ staged: StagedFile, _ item: ManifestItem, _ path: String) async -> DestinationError? {
        await withCheckedContinuation { continuation in
            waiting.append(Publication(staged: staged, item: item, path: path, continuation: continuation))
            guard !isPublishing else { return }
            isPublishing = true
            Task { await self.giveAll() }
        }
    }

    /// Gives names to all that wait for one, until none does: so each folder is flushed once for many files.
    private func giveAll() async {
        while !waiting.isEmpty {
            let batch = waiting
            waiting = []
            var results: [DestinationError?]
            do throws(DestinationError) {
                for publication in batch {
                    try journal.intend(publication.item, temporaryName: publication.staged.temporaryName)
                }
                try journal.commit()
                let destination = destination
                let files = batch.map { (file: $0.staged, path: $0.path) }
                results = await work.run { destination.publish(files) }
            } catch {
                results = batch.map { _ in error }
            }
            for (index, publication) in batch.enumerated() {
                do throws(DestinationError) {
                    if results[index] == nil { try record(publication.item, ownsFile: true) }
                } catch {
                    results[index] = error
                }
                publication.continuation.resume(returning: results[index])
            }
        }
        isPublishing = false
    }

    // MARK: The same bytes at the same time

    private func enter(_ content: String) async {
        while publishing[content] != nil {
            await withCheckedContinuation { publishing[content, default: []].append($0) }
        }
        publishing[content] = []
    }

    private func leave(_ content: String) {
        for waiter in publishing.removeValue(forKey: content) ?? [] { waiter.resume() }
    }
}
