/// Where an export looks up what is there and puts what it fetches.
public protocol ExportStore: Sendable {
    /// How files are named.
    nonisolated var template: NameTemplate { get }
    /// What is there of an attachment: itself, its content as another item, or nothing.
    func state(of attachment: Attachment) async -> StoredState
    /// What an earlier run saved of the item and is still there, whatever the item holds now.
    func stored(_ id: Attachment.ID) async -> ManifestItem?
    /// Makes a destination that is new the chat's own, so that its names need not tell the chat; nil: no chat's.
    func claim(for chatID: Int64?) async throws(DestinationError)
    /// Notes that a chat is being looked through, or was to the end: what an export did not reach is told later.
    func noteWalk(of chatID: Int64, isComplete: Bool) async throws(DestinationError)
    /// Whether the last walk through the chat came to its end; false if none is known.
    func hasWalked(_ chatID: Int64) async throws(DestinationError) -> Bool
    /// Remembers what a chat is called, for what shows the destination.
    func remember(title: String, of chatID: Int64) async throws(DestinationError)
    /// What the destination's chats were called when they were exported last.
    func chatTitles() async throws(DestinationError) -> [Int64: String]
    /// Looks for the attachment; if nothing is there, it will be fetched, in this run or the next, and else not any more.
    func plan(_ attachment: Attachment) async throws(DestinationError) -> StoredState
    /// Another item that has the content: it may have brought it since the attachment was planned.
    func holder(of attachment: Attachment) async -> ManifestItem?
    /// Records an outcome that needs no file.
    func record(_ item: ManifestItem) async throws(DestinationError)
    /// Changes what is told of an item that is there: its message was edited, and its file is the same.
    func amend(_ item: ManifestItem) async throws(DestinationError)
    /// Nothing of the item is to be fetched any more; what is known of it stays.
    func endTransfer(of id: Attachment.ID) async throws(DestinationError)
    /// Records that nobody can fetch the item any more. If the destination has a file of it, its line stays.
    /// - Returns: the item, expired or already there.
    func expire(_ id: Attachment.ID, reason: String) async throws(DestinationError) -> ManifestItem
    /// Whether files may be moved out of TDLib's folder; nil if they have to be copied.
    func movableCache(at path: String) async -> MovableCache?
    /// Stores a file of TDLib's cache.
    /// - Parameter cache: if the file is removed from the cache afterwards; it then need not be copied.
    func save(
        _ attachment: Attachment, from cachePath: String, movingOutOf cache: MovableCache?, fields: NameTemplate.Fields
    ) async throws(DestinationAccess.StagingError) -> ManifestItem
    /// Gives the attachment what another item's file holds: a line that points to it, or a file of its own.
    /// - Returns: nil if that file does not hold what was recorded any more.
    func link(
        _ attachment: Attachment, to holder: ManifestItem, fields: NameTemplate.Fields
    ) async throws(DestinationError) -> ManifestItem?
    /// How far a walk that was broken off is settled; nil if none was.
    func checkpoint(ofWalk name: String) async -> WalkCheckpoint?
    /// Records how far a walk is settled, after the outcomes that it stands for; nil at its end.
    func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) async throws(DestinationError)
    /// Whether what a checkpoint stands for is recorded, and every file of it is there.
    func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) async -> Bool
    /// The end of a run, also of one that was interrupted.
    func finish() async throws(DestinationError)
}

/// A store that keeps no checkpoints, and lines as they are: every walk begins anew.
extension ExportStore {
    public func claim(for chatID: Int64?) {}
    public func noteWalk(of chatID: Int64, isComplete: Bool) {}
    public func hasWalked(_ chatID: Int64) -> Bool { false }
    public func remember(title: String, of chatID: Int64) {}
    public func chatTitles() -> [Int64: String] { [:] }
    public func amend(_ item: ManifestItem) {}
    public func movableCache(at path: String) -> MovableCache? { nil }
    public func endTransfer(of id: Attachment.ID) {}
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
    /// Neither: it is to be fetched.
    case absent
}

extension ArchiveWriter: ExportStore {}
