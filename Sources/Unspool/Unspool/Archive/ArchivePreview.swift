/// Looks at a destination without changing anything, for a dry run.
public actor ArchivePreview: ExportStore {
    /// Nothing is named.
    public nonisolated let template = NameTemplate.standard
    /// Nil where there is no folder.
    private let copy: JournalCopy?
    private let tree: TreeFolder?
    private let checksContent: Bool

    /// - Parameters:
    ///   - path: of a destination that need not be there; nil for none.
    ///   - checksContent: as in ``ArchiveWriter/Options``.
    /// - Throws: a ``DestinationError`` if it is there and cannot be one, with code `in_use` while an export writes to it.
    public init(path: String?, checksContent: Bool = false) throws(DestinationError) {
        var folder: Descriptor?
        if let path {
            do throws(POSIXFailure) {
                folder = try Descriptor.open(path, .folder, followLink: true)
            } catch {
                guard error.isMissing else { throw DestinationError(error, path) }
            }
        }
        let shown = "\(path ?? ".")/\(DestinationAccess.workFolderName)"
        var work: Descriptor?
        do throws(POSIXFailure) {
            if let folder { work = try Descriptor.open(DestinationAccess.workFolderName, in: folder, .folder) }
        } catch {
            guard error.isMissing else { throw DestinationError(workFolder: error, shown, isReading: true) }
        }
        tree = folder.map(TreeFolder.init(root:))
        self.checksContent = checksContent
        guard let folder, let path else {
            copy = nil
            return
        }
        // A journal that is written meanwhile would be torn.
        guard folder.tryLock(isShared: true) else { throw DestinationError.inUse(path) }
        defer { folder.unlock() }
        let copy = try JournalCopy(of: work, shown + "/" + Journal.fileName)
        self.copy = copy
        try JournalIntake.take(folder, work, path, into: copy.journal)
    }

    public func state(of attachment: Attachment) -> StoredState {
        if let item = try? copy?.journal.item(attachment.id), item.uniqueID ?? "" == attachment.file.uniqueID,
            isPresent(item)
        {
            return .present(item)
        }
        return holder(of: attachment).map { .sameContent($0) } ?? .absent
    }

    public func holder(of attachment: Attachment) -> ManifestItem? {
        guard let holder = try? copy?.journal.holder(of: attachment.file.uniqueID), isPresent(holder) else {
            return nil
        }
        return holder
    }

    public func stored(_ id: Attachment.ID) -> ManifestItem? {
        guard let item = try? copy?.journal.item(id), isPresent(item) else { return nil }
        return item
    }

    private func isPresent(_ item: ManifestItem) -> Bool {
        guard item.isStored, let path = item.path, let size = item.size, DestinationAccess.isRelativePath(path),
            let file = try? tree?.open(path), (try? file.facts().size) == size
        else { return false }
        return !checksContent || item.sha256 == nil || (try? FileCopier.hash(file)) == item.sha256
    }

    public func record(_ item: ManifestItem) {}

    public func expire(_ id: Attachment.ID, reason: String) -> ManifestItem {
        if var item = stored(id) {
            item.outcome = .alreadyThere
            return item
        }
        return ((try? copy?.journal.item(id)) ?? ManifestItem(id: id, outcome: .expired, date: nil)).expired(reason)
    }

    public func plan(_ attachment: Attachment) -> StoredState { state(of: attachment) }

    public func link(
        _ attachment: Attachment, to holder: ManifestItem, fields: NameTemplate.Fields
    ) -> ManifestItem? {
        var item = ManifestItem(attachment, outcome: .linked)
        item.path = holder.path
        item.sha256 = holder.sha256
        item.size = holder.size
        return item
    }

    public func save(
        _ attachment: Attachment, from cachePath: String, movingOutOf cache: MovableCache?, fields: NameTemplate.Fields
    ) throws(DestinationAccess.StagingError) -> ManifestItem {
        throw .destination(DestinationError(.readOnly, "A dry run stores nothing."))
    }

    public func finish() {}
}
