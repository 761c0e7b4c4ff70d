/// Where an export looks up what is there and puts what it fetches.
public protocol ExportStore: Sendable {
    func state(of attachment: Attachment) async -> StoredState
    /// What an earlier run saved of the item and is still there, whatever the item holds now.
    func stored(_ id: Attachment.ID) async -> ManifestItem?
    /// Records an outcome that needs no file.
    func record(_ item: ManifestItem) async throws(DestinationError)
    /// Stores a file of TDLib's cache.
    func save(
        _ attachment: Attachment, from cachePath: String
    ) async throws(DestinationAccess.StagingError) -> ManifestItem
    /// How far a walk that was broken off is settled; nil if none was.
    func checkpoint(ofWalk name: String) async -> WalkCheckpoint?
    /// Records how far a walk is settled, after the outcomes that it stands for; nil at its end.
    func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) async throws(DestinationError)
    /// Whether what a checkpoint stands for is recorded, and every file of it is there.
    func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) async -> Bool
    /// The end of a run, also of one that was interrupted.
    func finish() async throws(DestinationError)
}

/// A store that keeps no checkpoints: every walk begins anew.
extension ExportStore {
    public func checkpoint(ofWalk name: String) -> WalkCheckpoint? { nil }
    public func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) {}
    public func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) -> Bool { false }
}

/// What a destination has of an attachment.
public enum StoredState: Sendable, Equatable {
    /// The attachment itself, in full size.
    case present(ManifestItem)
    /// Another item with the same content.
    case sameContent(ManifestItem)
    case absent
}

extension ArchiveWriter: ExportStore {
    public func state(of attachment: Attachment) -> StoredState {
        manifest.state(of: attachment, isPresent: isPresent)
    }

    public func stored(_ id: Attachment.ID) -> ManifestItem? {
        manifest[id].flatMap { isPresent($0) ? $0 : nil }
    }
}

/// Looks at a destination without changing anything, for a dry run.
public struct ArchivePreview: ExportStore {
    private let manifest: Manifest
    private let folder: Descriptor?

    /// - Parameter path: of a destination that need not be there; nil for none.
    /// - Throws: a ``DestinationError`` if it is there and cannot be one.
    public init(path: String?) throws(DestinationError) {
        guard let path else {
            folder = nil
            manifest = Manifest()
            return
        }
        do throws(POSIXFailure) {
            folder = try Descriptor.open(path, .folder, followLink: true)
        } catch {
            guard error.isMissing else { throw DestinationError(error, path) }
            folder = nil
        }
        guard let folder else {
            manifest = Manifest()
            return
        }
        let work = try? Descriptor.open(DestinationAccess.workFolderName, in: folder, .folder)
        manifest = try Manifest.load(folder: folder, work: work, path: path).manifest
    }

    public func state(of attachment: Attachment) -> StoredState {
        manifest.state(of: attachment, isPresent: isPresent)
    }

    public func stored(_ id: Attachment.ID) -> ManifestItem? {
        manifest[id].flatMap { isPresent($0) ? $0 : nil }
    }

    private func isPresent(_ item: ManifestItem) -> Bool {
        guard item.isStored, let path = item.path, let size = item.size, let facts = try? folder?.facts(of: path)
        else { return false }
        return facts.isRegular && facts.size == size
    }

    public func record(_ item: ManifestItem) {}

    public func save(
        _ attachment: Attachment, from cachePath: String
    ) throws(DestinationAccess.StagingError) -> ManifestItem {
        throw .destination(DestinationError(.readOnly, "A dry run stores nothing."))
    }

    public func finish() {}
}

extension Manifest {
    func state(of attachment: Attachment, isPresent: (ManifestItem) -> Bool) -> StoredState {
        if let item = self[attachment.id], item.uniqueID ?? "" == attachment.file.uniqueID, isPresent(item) {
            return .present(item)
        }
        if let holder = holder(of: attachment.file.uniqueID), isPresent(holder) { return .sameContent(holder) }
        return .absent
    }
}
