import SQLiteDatabase
import TelegramAPI
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// A store that fails after so many outcomes as a kill would: nothing more is written.
private actor BreakingStore: ExportStore {
    private let base: ArchiveWriter
    private var left: Int

    init(_ base: ArchiveWriter, breaksAfter count: Int) {
        self.base = base
        left = count
    }

    private func spend() throws(DestinationError) {
        guard left > 0 else { throw DestinationError(.full, "killed") }
        left -= 1
    }

    nonisolated var template: NameTemplate { base.template }

    func state(of attachment: Attachment) async -> StoredState { await base.state(of: attachment) }
    func stored(_ id: Attachment.ID) async -> ManifestItem? { await base.stored(id) }

    func plan(_ attachment: Attachment) async throws(DestinationError) -> StoredState {
        try await base.plan(attachment)
    }
    func holder(of attachment: Attachment) async -> ManifestItem? {
        await base.holder(of: attachment)
    }
    func amend(_ item: ManifestItem) async throws(DestinationError) { try await base.amend(item) }

    func link(
        _ attachment: Attachment, to holder: ManifestItem, fields: NameTemplate.Fields
    ) async throws(DestinationError) -> ManifestItem? {
        try spend()
        return try await base.link(attachment, to: holder, fields: fields)
    }

    func record(_ item: ManifestItem) async throws(DestinationError) {
        try spend()
        try await base.record(item)
    }

    func save(
        _ attachment: Attachment, from cachePath: String, movingOutOf cache: MovableCache?, fields: NameTemplate.Fields
    ) async throws(DestinationAccess.StagingError) -> ManifestItem {
        do throws(DestinationError) { try spend() } catch { throw .destination(error) }
        return try await base.save(attachment, from: cachePath, movingOutOf: cache, fields: fields)
    }

    func expire(_ id: Attachment.ID, reason: String) async throws(DestinationError) -> ManifestItem {
        try await base.expire(id, reason: reason)
    }

    func finish() async throws(DestinationError) { try await base.finish() }

    func checkpoint(ofWalk name: String) async -> WalkCheckpoint? { await base.checkpoint(ofWalk: name) }

    func save(_ checkpoint: WalkCheckpoint?, ofWalk name: String) async throws(DestinationError) {
        guard left > 0 else { throw DestinationError(.full, "killed") }
        try await base.save(checkpoint, ofWalk: name)
    }

    func isIntact(_ checkpoint: WalkCheckpoint, of chatID: Int64) async -> Bool {
        await base.isIntact(checkpoint, of: chatID)
    }
}

private actor CountingSink: MessageSink {
    private let base: MessageArchive
    private(set) var received = 0

    init(_ base: MessageArchive) { self.base = base }

    func receive(_ messages: [Message]) async throws(DestinationError) {
        received += messages.count
        try await base.receive(messages)
    }

    func delete(_ messageIDs: [Int64], in chatID: Int64) async throws(DestinationError) {
        try await base.delete(messageIDs, in: chatID)
    }

    func holds(_ count: Int, of chatID: Int64, in cursor: HistoryCursor) async -> Bool {
        await base.holds(count, of: chatID, in: cursor)
    }

    func finish() async throws(DestinationError) { try await base.finish() }
}

struct ResumedExportTests {
    @Test(arguments: [0, 7, 95, 140], [1, 5])
    func `broken off after any number of outcomes, an export loses and doubles none`(count: Int, workers: Int)
        async throws
    {
        let title = "Martlet Archive"
        let calm = try SimulatedAccountFixture()
        try await calm.signIn()
        let whole = try await calm.export(title)

        var configuration = SimulatorConfiguration()
        configuration.history.sizes = Array(repeating: 9, count: 100)
        let account = try SimulatedAccountFixture(configuration: configuration)
        try await account.signIn()
        var options = ChatExport.Options()
        options.workers = workers
        // How much of a walk is settled when it breaks hangs on how many are being stored.
        if workers == 1 { options.storing = 0 }
        options.lookAhead = 30
        for _ in 0..<(count < 90 ? 2 : 1) {
            let store = BreakingStore(try account.archive(), breaksAfter: count)
            _ = try? await account.export(title, store: store, options: options)
        }
        #expect(walks(account) == (count > 0), "the work folder keeps how far it came")
        let before = account.transport.count(of: "getChatHistory")
        let resumed = try await account.export(title, options: options)
        #expect(resumed.summary.total == whole.summary.total)
        #expect(resumed.summary.messages == whole.summary.messages)
        #expect(resumed.summary.counts.values.reduce(0, +) == whole.summary.total)
        #expect(Set(resumed.items.map(\.id)).count == resumed.items.count, "an outcome an item")
        #expect(try account.files() == calm.files())
        #expect(try Set(account.manifest().map(\.id)) == Set(calm.manifest().map(\.id)))
        #expect(!walks(account), "at the end of the walk that goes")
        // What was settled was not asked for again.
        let requests = account.transport.count(of: "getChatHistory") - before
        if count >= 95, workers == 1 { #expect(requests < 18, "of 22") }
    }

    @Test(arguments: [95, 140])
    func `so does one that keeps the messages, and asks for none of those that it has`(count: Int) async throws {
        let title = "Martlet Archive"
        func lines(_ account: SimulatedAccountFixture) throws -> [UInt8] {
            try Descriptor.open(account.destination + "/" + MessageArchive.fileName, .read).readAll(limit: .max)
        }
        /// - Returns: how many messages were received.
        @discardableResult func export(
            _ account: SimulatedAccountFixture, breaksAfter count: Int?, keepsMessages: Bool = true
        ) async throws -> Int {
            let destination = try DestinationAccess(path: account.destination)
            let archive = try ArchiveWriter(destination)
            var options = ChatExport.Options()
            options.workers = 1
            options.storing = 0
            options.lookAhead = 30
            let sink = try keepsMessages ? CountingSink(MessageArchive(destination)) : nil
            options.messages = sink
            let store: any ExportStore = count.map { BreakingStore(archive, breaksAfter: $0) } ?? archive
            do {
                _ = try await account.export(title, store: store, options: options)
            } catch {
                if count == nil { throw error }
            }
            return await sink?.received ?? 0
        }
        var configuration = SimulatorConfiguration()
        configuration.history.sizes = Array(repeating: 9, count: 100)
        func account() async throws -> SimulatedAccountFixture {
            let account = try SimulatedAccountFixture(configuration: configuration)
            try await account.signIn()
            return account
        }
        let calm = try await account()
        try await export(calm, breaksAfter: nil)
        let broken = try await account()
        try await export(broken, breaksAfter: count)
        let received = try await export(broken, breaksAfter: nil)
        #expect(try lines(broken) == lines(calm), "none is lost, none is doubled")
        #expect(received < 183 - count + 50, "of 183")
        // What a walk without messages covered is not there to be gone on with.
        let other = try await account()
        try await export(other, breaksAfter: count, keepsMessages: false)
        try await export(other, breaksAfter: nil)
        #expect(try lines(other) == lines(calm))
    }

    private func walks(_ account: SimulatedAccountFixture) -> Bool {
        let journal = try? Journal(path: account.destination + "/.unspool/journal.sqlite")
        return (try? journal?.rows("SELECT 1 FROM cursor", []) { _ in true })?.isEmpty == false
    }

    @Test(arguments: ["a file", "the manifest", "all"])
    func `what went missing meanwhile is fetched again`(what: String) async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        _ = try? await account.export("Martlet Archive", store: BreakingStore(try account.archive(), breaksAfter: 150))
        #expect(walks(account))
        let files = try account.files().filter { !$0.key.hasPrefix(".") }
        let folder = try Descriptor.open(account.destination, .folder)
        for name in what == "all" ? Array(files.keys) : what == "a file" ? Array(files.keys.prefix(1)) : [] {
            try folder.remove(name)
        }
        if what != "a file" { try folder.remove(Manifest.fileName) }
        let summary = try await account.export("Martlet Archive").summary
        #expect(summary.total == 183 && summary.messages == 183)
        #expect(Set(try account.files().keys).isSuperset(of: files.keys))
    }

    @Test(arguments: [
        #"{"cursor":"","messages":9223372036854775807,"counts":{}}"#,
        #"{"cursor":"","messages":-1,"counts":{}}"#,
        #"{"cursor":"","messages":0,"counts":{"failed":9223372036854775807,"saved":9223372036854775807}}"#,
        #"{"cursor":"","messages":0,"counts":{"saved":-9223372036854775808}}"#,
        #"{"cursor":"9-1","messages":0,"counts":{}}"#,
        #"{"cursor":"1-9","messages":0}"#,
        "",
    ])
    func `a forged note of a walk is none`(state: String) async throws {
        let account = try SimulatedAccountFixture()
        try await account.signIn()
        _ = try? await account.export("Martlet Archive", store: BreakingStore(try account.archive(), breaksAfter: 150))
        try {
            let journal = try Journal(path: account.destination + "/.unspool/journal.sqlite")
            try journal.change("UPDATE cursor SET state = ?", [.text(state)])
            try journal.commit()
        }()
        #expect(walks(account))
        let summary = try await account.export("Martlet Archive").summary
        #expect(summary.total == 183 && summary.messages == 183)
        #expect(summary.counts.values.reduce(0, +) == 183)
    }
}
