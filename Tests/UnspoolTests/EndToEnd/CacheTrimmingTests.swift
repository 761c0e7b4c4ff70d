import TelegramAPI
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// What TDLib's cache has of files that the destination has.
struct CacheTrimmingTests {
    private let account: SimulatedAccountFixture

    init() async throws {
        let world = SimulatedWorld.oneChat { world, chat in
            let shared = world.document("a.txt")
            world.addMessage(to: chat, shared)
            world.addMessage(to: chat, shared)
            let other = world.document("b.txt")
            world.addMessage(to: chat, other)
        }
        account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
    }

    private func cached() throws -> [String] { try TestFolder.files(in: account.folder.path + "/files") }

    /// Forgets nothing, as a run that is killed after it gave the files their names.
    private func exportWithoutForgetting() async throws {
        var options = ChatExport.Options()
        options.trimsCache = false
        #expect(try await account.export("Chat", options: options).summary.counts == [.saved: 2, .linked: 1])
        #expect(try cached().count == 2)
    }

    @Test func `what a killed run left there is removed by the next one, and the one after that asks for nothing`()
        async throws
    {
        try await exportWithoutForgetting()
        var preview = ChatExport.Options()
        preview.isDryRun = true
        let there = try ArchivePreview(path: account.destination)
        #expect(try await account.export("Chat", store: there, options: preview).summary.counts == [.alreadyThere: 3])
        #expect(account.transport.count(of: "deleteFile") == 0)
        #expect(try await account.export("Chat").summary.counts == [.alreadyThere: 3])
        // Nobody waits for the removal, and what is asked for later is answered later.
        _ = try await account.client.getOption(name: "version")
        #expect(try cached().isEmpty)
        let forgotten = account.transport.count(of: "deleteFile")
        #expect(try await account.export("Chat").summary.counts == [.alreadyThere: 3])
        #expect(account.transport.count(of: "deleteFile") == forgotten)
        #expect(account.transport.count(of: "downloadFile") == 2)
        await account.session.close()
    }

    @Test func `what is being fetched for another item stays there`() async throws {
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        let export = ChatExport(client: account.client, chat: chat, store: try account.archive()) { _ in }
        let attachment = Attachment.sample(isCached: true)
        await export.claim(attachment)
        await export.trimCache(of: .sample(message: 2 << 20, isCached: true))
        _ = try await account.client.getOption(name: "version")
        #expect(account.transport.count(of: "deleteFile") == 0)
        await export.release(attachment)
        await export.trimCache(of: .sample(message: 2 << 20))
        await export.trimCache(of: .sample(message: 2 << 20, isCached: true))
        _ = try await account.client.getOption(name: "version")
        #expect(account.transport.count(of: "deleteFile") == 1)
        await account.session.close()
    }
}

extension ChatExport {
    fileprivate func claim(_ attachment: Attachment) { _ = claims.claim(attachment) }
    fileprivate func release(_ attachment: Attachment) { _ = claims.release(attachment) }
}
