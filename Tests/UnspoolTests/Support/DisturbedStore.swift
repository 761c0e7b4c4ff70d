@testable import Unspool

/// Another store, with something that happens before each file is saved.
final class DisturbedStore: ExportStore {
    typealias Disturbance = @Sendable (_ cachePath: String) throws(DestinationAccess.StagingError) -> Void

    private let base: ArchiveWriter
    private let disturb: Disturbance

    init(_ base: ArchiveWriter, _ disturb: @escaping Disturbance) {
        self.base = base
        self.disturb = disturb
    }

    var template: NameTemplate { base.template }

    func state(of attachment: Attachment) async -> StoredState { await base.state(of: attachment) }
    func stored(_ id: Attachment.ID) async -> ManifestItem? { await base.stored(id) }
    func remember(title: String, of chatID: Int64) async throws(DestinationError) {
        try await base.remember(title: title, of: chatID)
    }
    func chatTitles() async throws(DestinationError) -> [Int64: String] { try await base.chatTitles() }
    func plan(_ attachment: Attachment) async throws(DestinationError) -> StoredState {
        try await base.plan(attachment)
    }
    func movableCache(at path: String) async -> MovableCache? { await base.movableCache(at: path) }
    func holder(of attachment: Attachment) async -> ManifestItem? {
        await base.holder(of: attachment)
    }
    func record(_ item: ManifestItem) async throws(DestinationError) { try await base.record(item) }
    func endTransfer(of id: Attachment.ID) async throws(DestinationError) { try await base.endTransfer(of: id) }
    func expire(_ id: Attachment.ID, reason: String) async throws(DestinationError) -> ManifestItem {
        try await base.expire(id, reason: reason)
    }

    func finish() async throws(DestinationError) { try await base.finish() }

    func save(
        _ attachment: Attachment, from cachePath: String, movingOutOf cache: MovableCache?, fields: NameTemplate.Fields
    ) async throws(DestinationAccess.StagingError) -> ManifestItem {
        try disturb(cachePath)
        return try await base.save(attachment, from: cachePath, movingOutOf: cache, fields: fields)
    }

    func link(
        _ attachment: Attachment, to holder: ManifestItem, fields: NameTemplate.Fields
    ) async throws(DestinationError) -> ManifestItem? {
        try await base.link(attachment, to: holder, fields: fields)
    }

    func checkpoint(ofWalk name: String) async -> WalkCheckpoint? { await base.checkpoint(ofWalk: name) }

    func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) async throws(DestinationError) {
        try await base.save(checkpoint, ofWalk: name)
    }

    func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) async -> Bool {
        await base.isIntact(checkpoint, of: chatID)
    }
}
