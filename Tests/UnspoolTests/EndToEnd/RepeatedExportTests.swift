import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// A second export of a chat in which Telegram has taken back or changed what the first one saved.
struct RepeatedExportTests {
    private let account: SimulatedAccountFixture
    private let chat: Int64
    private let other: SimulatedContent

    init() throws {
        var world = SimulatedWorld(seed: 12)
        chat = world.addChat(.channel, title: "Chat")
        let first = SimulatedContent.document(world.media(.text(size: 4_000), name: "a.txt", mimeType: "text/plain"))
        other = .document(world.media(.text(size: 3_000), name: "a.txt", mimeType: "text/plain"))
        world.addMessage(to: chat, first)
        account = try SimulatedAccountFixture(world: world)
    }

    private var messageID: Int64 {
        get throws { try #require(account.telegram.world.chats[chat]?.messages.first?.id) }
    }

    private func protectChat() async throws {
        account.telegram.sendUpdate(
            json: #"{"@type":"updateChatHasProtectedContent","chat_id":\#(chat),"has_protected_content":true}"#)
        while try await !ChatSelector.find("Chat", in: account.chats).hasProtectedContent { await Task.yield() }
    }

    /// Every line of the manifest that tells of a file has its checksum, and every file has a line.
    private func expectEveryFileToHaveItsChecksum() throws {
        let lines = try account.manifest().filter { $0.path != nil }
        let files = try account.files()
        #expect(Set(lines.compactMap(\.path)) == Set(files.keys))
        for line in lines { #expect(line.sha256 == (try SHA256.hex(of: try #require(files[line.path ?? ""])))) }
    }

    @Test func `what failed and is gone at Telegram is asked for once more, and then no longer waits`() async throws {
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .failDownload(afterBytes: 100), times: 3))
        let failed = try #require(try await account.export("Chat", options: .eager).items.first)
        #expect(failed.outcome == .failed)
        account.telegram.delete([try messageID], in: chat)
        let store = try account.archive()
        var options = ChatExport.Options()
        options.onlyItems = Set(try await store.unfinishedItems())
        options.onlyMessages = [failed.messageID]
        #expect(options.onlyItems == [failed.id])
        #expect(try await account.export("Chat", store: store, options: options).summary.counts == [.expired: 1])
        let line = try #require(try account.manifest().first)
        #expect(line.outcome == .expired && line.name == failed.name && line.date == failed.date)
        let after = try account.archive()
        #expect(try await after.unfinishedItems().isEmpty)
        try await after.finish()
        await account.session.close()
    }

    @Test func `what was saved before the chat was protected stays in the manifest`() async throws {
        try await account.signIn()
        let saved = try #require(try await account.export("Chat").items.first)
        try await protectChat()
        let (summary, items) = try await account.export("Chat")
        #expect(summary.counts == [.alreadyThere: 1] && summary.isComplete)
        #expect(items.first?.sha256 == saved.sha256)
        #expect(try account.manifest() == [saved])
        await account.session.close()
    }

    @Test(arguments: [
        SimulatedContent.text("gone"), .expired(.photo), .unsupported,
        .json(#"{"@type":"messageStory","story_poster_chat_id":1,"story_id":1,"via_mention":false}"#),
    ])
    func `what was saved before the message lost its file stays in the manifest`(
        content: SimulatedContent
    ) async throws {
        try await account.signIn()
        let saved = try #require(try await account.export("Chat").items.first)
        account.telegram.edit(try messageID, in: chat, to: content)
        var options = ChatExport.Options()
        options.isDryRun = true
        let preview = try ArchivePreview(path: account.destination)
        #expect(try await account.export("Chat", store: preview, options: options).summary.counts == [.alreadyThere: 1])
        #expect(try await account.export("Chat").summary.counts == [.alreadyThere: 1])
        #expect(try account.manifest() == [saved])
        await account.session.close()
    }

    @Test func `an item whose file was removed by hand gets its new outcome`() async throws {
        try await account.signIn()
        let saved = try #require(try await account.export("Chat").items.first)
        try Descriptor.open(account.destination, .folder).remove(saved.path ?? "")
        account.telegram.edit(try messageID, in: chat, to: other)
        try await protectChat()
        #expect(try await account.export("Chat").summary.counts == [.protected: 1])
        #expect(try account.manifest().map(\.outcome) == [.protected])
        await account.session.close()
    }

    @Test func `a file that took another one's place leaves that one its line`() async throws {
        try await account.signIn()
        let first = try #require(try await account.export("Chat").items.first)
        account.telegram.edit(try messageID, in: chat, to: other)
        let second = try await account.export("Chat")
        #expect(second.summary.counts == [.saved: 1])
        let lines = try account.manifest()
        #expect(lines.map(\.index) == [0, 1])
        #expect(lines.map(\.sha256) == [first.sha256, second.items.first?.sha256])
        try expectEveryFileToHaveItsChecksum()
        // The other file, protected: neither line is lost to it, and none is added.
        try await protectChat()
        #expect(try await account.export("Chat").summary.counts == [.alreadyThere: 1])
        #expect(try account.manifest() == lines)
        await account.session.close()
    }

    @Test func `a protected file in the place of a saved one is counted as protected`() async throws {
        try await account.signIn()
        let first = try #require(try await account.export("Chat").items.first)
        account.telegram.edit(try messageID, in: chat, to: other)
        try await protectChat()
        for _ in 0..<2 {
            #expect(try await account.export("Chat").summary.counts == [.protected: 1])
            #expect(try account.manifest().map(\.sha256) == [first.sha256, nil])
        }
        try expectEveryFileToHaveItsChecksum()
        await account.session.close()
    }
}
