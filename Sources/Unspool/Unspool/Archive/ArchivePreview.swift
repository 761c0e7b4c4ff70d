import Foundation

/// Looks at a destination without changing anything, for a dry run.
public actor ArchivePreview: ExportStore {
    /// A copy of the destination's journal, for reading a database writes beside it.
    private final class Copy {
        let journal: Journal
        private let folder: URL

        init(of work: Descriptor?, _ path: String) throws(DestinationError) {
            folder = FileManager.default.temporaryDirectory.appending(path: "unspool-\(UUID().uuidString)")
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                let target = try Descriptor.open(folder.path, .folder)
                for suffix in ["", "-wal"] {
                    let name = Journal.fileName + suffix
                    guard let work, let source = try? Descriptor.open(name, in: work, .read) else { continue }
                    _ = try FileCopier.copy(
                        source, to: Descriptor.open(name, in: target, .createNew, permissions: 0o600))
                }
            } catch {
                try? FileManager.default.removeItem(at: folder)
                throw DestinationError(.system, "The journal of \(path) cannot be looked at: \(error)")
            }
            journal = try Journal(path: folder.path + "/" + Journal.fileName)
        }

        deinit {
            journal.close()
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private let copy: Copy
    private let folder: Descriptor?

    /// - Parameter path: of a destination that need not be there; nil for none.
    /// - Throws: a ``DestinationError`` if it is there and cannot be one.
    public init(path: String?) throws(DestinationError) {
        var folder: Descriptor?
        if let path {
            do throws(POSIXFailure) {
                folder = try Descriptor.open(path, .folder, followLink: true)
            } catch {
                guard error.isMissing else { throw DestinationError(error, path) }
            }
        }
        let work = folder.flatMap { try? Descriptor.open(DestinationAccess.workFolderName, in: $0, .folder) }
        copy = try Copy(of: work, path ?? "nothing")
        self.folder = folder
        if let folder, let path { _ = try JournalIntake.take(folder, work, path, into: copy.journal) }
    }

    public func state(of attachment: Attachment) -> StoredState {
        if let item = try? copy.journal.item(attachment.id), item.uniqueID ?? "" == attachment.file.uniqueID,
            isPresent(item)
        {
            return .present(item)
        }
        if let holder = try? copy.journal.holder(of: attachment.file.uniqueID), isPresent(holder) {
            return .sameContent(holder)
        }
        return .absent
    }

    public func stored(_ id: Attachment.ID) -> ManifestItem? {
        guard let item = try? copy.journal.item(id), isPresent(item) else { return nil }
        return item
    }

    private func isPresent(_ item: ManifestItem) -> Bool {
        guard item.isStored, let path = item.path, let size = item.size, let folder else { return false }
        return DestinationAccess.facts(of: path, below: folder)?.size == size
    }

    public func record(_ item: ManifestItem) {}
    public func plan(_ id: Attachment.ID) {}
    public func begin(_ id: Attachment.ID) {}

    public func link(
        _ attachment: Attachment, to holder: ManifestItem, fields: NameTemplate.Fields
    ) -> ManifestItem {
        var item = ManifestItem(attachment, outcome: .linked)
        item.path = holder.path
        item.sha256 = holder.sha256
        item.size = holder.size
        return item
    }

    public func save(
        _ attachment: Attachment, from cachePath: String, fields: NameTemplate.Fields
    ) throws(DestinationAccess.StagingError) -> ManifestItem {
        throw .destination(DestinationError(.readOnly, "A dry run stores nothing."))
    }

    public func finish() {}
}
