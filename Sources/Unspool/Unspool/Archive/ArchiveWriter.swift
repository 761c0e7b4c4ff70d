/// Keeps the manifest of a destination true while files come in, so that a kill at any moment loses nothing.
///
/// Each outcome goes to a journal (one line appended) at once; `manifest.ndjson` is written anew, as a whole, at the
/// end of a run and at the start of one that finds a journal. A file that got its name but not its line is found by
/// the next run, which compares content before it takes a second name.
public actor ArchiveWriter {
    private let destination: DestinationAccess
    private let work = BlockingWork(label: "unspool.archive")
    private(set) var manifest: Manifest
    private var journal: Descriptor?
    private var walks: WalkCheckpoints
    private var nextKey: UInt64 = 0
    /// Names that are being given right now.
    private var reserved: [String: Attachment.ID] = [:]

    /// Reads what the destination holds and repairs it after a kill. Blocks; call it before the run begins.
    /// - Throws: a ``DestinationError`` with code `manifest` if there is a manifest that this version cannot read.
    public init(_ destination: DestinationAccess) throws(DestinationError) {
        self.destination = destination
        let found = try Manifest.load(folder: destination.folder, work: destination.work, path: destination.path)
        manifest = found.manifest
        walks = WalkCheckpoints(folder: destination.work)
        if found.hasJournal { try Self.write(manifest, to: destination) }
    }

    /// Writes the manifest as a whole and drops the journal.
    private static func write(_ manifest: Manifest, to destination: DestinationAccess) throws(DestinationError) {
        let temporary = "manifest.part"
        do throws(POSIXFailure) {
            try? destination.work.remove(temporary)
            let file = try Descriptor.open(temporary, in: destination.work, .createNew)
            try file.write(manifest.bytes)
            try file.sync()
            try destination.work.rename(temporary, to: Manifest.fileName, in: destination.folder)
            try destination.folder.sync()
            do throws(POSIXFailure) {
                try destination.work.remove(Manifest.journalName)
            } catch {
                guard error.isMissing else { throw error }
            }
        } catch {
            throw DestinationError(error, destination.path + "/" + Manifest.fileName)
        }
    }

    /// What is known of the item.
    public func item(_ id: Attachment.ID) -> ManifestItem? { manifest[id] }

    /// Whether the item's file is in the destination with the size that was recorded.
    public func isPresent(_ item: ManifestItem) -> Bool {
        guard item.isStored, let path = item.path, let size = item.size else { return false }
        return destination.size(of: path) == size
    }

    /// Records an outcome. If the item had a file that is there and is another one than now, that file keeps a line.
    public func record(_ item: ManifestItem) throws(DestinationError) {
        var lines = [item]
        if let old = manifest[item.id], isPresent(old), let moved = manifest.displaced(by: item) {
            lines.insert(moved, at: 0)
        }
        try append(lines)
        for line in lines { manifest.record(line) }
    }

    private func append(_ items: [ManifestItem]) throws(DestinationError) {
        do throws(POSIXFailure) {
            let file: Descriptor
            if let journal {
                file = journal
            } else {
                file = try Descriptor.open(Manifest.journalName, in: destination.work, .append, permissions: 0o600)
                journal = file
            }
            try file.write(items.flatMap(\.lineBytes))
        } catch {
            throw DestinationError(error, destination.path + "/.unspool/" + Manifest.journalName)
        }
    }

    /// Copies a file of TDLib's cache to its final name and records it.
    /// - Returns: the item as recorded, with path, size and hash.
    public func save(
        _ attachment: Attachment, from cachePath: String
    ) async throws(DestinationAccess.StagingError) -> ManifestItem {
        let key = nextKey
        nextKey += 1
        let destination = destination
        let expected = attachment.file.size
        let date = attachment.date
        let staged = try await work.run { () throws(DestinationAccess.StagingError) in
            try destination.stage(cachePath: cachePath, expectedSize: expected, key: key, modified: date)
        }
        do throws(DestinationError) {
            let name = try await publish(staged, attachment)
            var item = ManifestItem(attachment, outcome: .saved)
            item.path = name.value
            item.sha256 = staged.sha256
            item.size = staged.size
            try record(item)
            return item
        } catch {
            destination.discard(staged)
            throw .destination(error)
        }
    }

    /// Finds the first name that is free, or that a killed run gave to the same content.
    private func publish(_ staged: StagedFile, _ attachment: Attachment) async throws(DestinationError) -> SafeFileName
    {
        let destination = destination
        for attempt in 0..<10_000 {
            let name = AttachmentFileName.candidate(attempt, for: attachment)
            let key = name.collisionKey
            guard !manifest.isTaken(name, for: attachment.id), reserved[key] == nil else { continue }
            reserved[key] = attachment.id
            defer { reserved[key] = nil }
            do throws(DestinationError) {
                try await work.run { () throws(DestinationError) in try destination.publish(staged, as: name) }
                return name
            } catch {
                guard error.code == .exists else { throw error }
                let isSame = await work.run {
                    destination.size(of: name.value) == staged.size
                        && destination.sha256(of: name.value) == staged.sha256
                }
                guard isSame else { continue }
                destination.discard(staged)
                return name
            }
        }
        throw DestinationError(.exists, "No free name was found for \(attachment.name.text) in \(destination.path).")
    }

    // MARK: Walks

    public func checkpoint(ofWalk name: String) -> WalkCheckpoint? { walks[name] }

    public func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) throws(DestinationError) {
        do throws(POSIXFailure) {
            // The outcomes that it stands for come to the disk before it.
            if checkpoint != nil { try journal?.sync() }
            try walks.set(checkpoint, ofWalk: name)
        } catch {
            throw DestinationError(error, destination.path + "/.unspool/" + WalkCheckpoints.fileName)
        }
    }

    public func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) -> Bool {
        var recorded = 0
        for item in manifest.items(of: chatID) where item.index > 0 && checkpoint.cursor.covers(item.messageID) {
            recorded += 1
            if item.isStored, !isPresent(item) { return false }
        }
        return recorded >= checkpoint.total
    }

    /// Writes the manifest and removes the journal. The end of every run, also of one that was interrupted.
    public func finish() throws(DestinationError) {
        if journal != nil {
            try Self.write(manifest, to: destination)
            journal = nil
        }
        destination.close()
    }
}
