import Foundation
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Which downloads are gone on with.
struct BegunDownloadsTests {
    @Test func `what was begun and did not arrive is known to the next process, once`() throws {
        let folder = try TestFolder()
        let path = folder.path + "/downloads"
        let first = BegunDownloads(path: path)
        for id in ["a", "b", "c"] { #expect(!first.begin(id)) }
        #expect(first.begin("a"))
        first.end("b")
        first.save()
        let second = BegunDownloads(path: path)
        #expect(folder.names().isEmpty, "a process that is killed now leaves no note")
        #expect(second.begin("a") && !second.begin("b") && second.begin("c"))
    }

    @Test func `what has no identifier is never known, and nothing begun is no note`() throws {
        let folder = try TestFolder()
        let downloads = BegunDownloads(path: folder.path + "/downloads")
        #expect(!downloads.begin("") && !downloads.begin(""))
        downloads.save()
        #expect(folder.names().isEmpty)
    }

    @Test(arguments: [true, false])
    func `what another process left of a file is gone on with only if it is known`(isKnown: Bool) async throws {
        let world = SimulatedWorld.oneChat { world, chat in
            let content = world.document("a.txt", size: 40_000)
            world.addMessage(to: chat, content)
        }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 20_000)))
        let chat = try await ChatSelector.find("Chat", in: account.chats)
        var options = ChatExport.Options()
        let store = try account.archive()
        let export = ChatExport(client: account.client, chat: chat, store: store, options: options) { _ in }
        let task = Task { try await export.runAndFinish(destination: nil) }
        while await export.progress.fetchedBytes == 0 { await Task.yield() }
        task.cancel()
        #expect(try await task.value.isInterrupted)
        // Another file's bytes, under the same name.
        let temporary = account.folder.path + "/files/temp"
        let names = try FileManager.default.contentsOfDirectory(atPath: temporary)
        let part = URL(filePath: temporary + "/" + (try #require(names.first)))
        let length = try Data(contentsOf: part).count
        try Data(repeating: 7, count: length).write(to: part)

        if !isKnown { options.fetching.begun = BegunDownloads() }
        #expect(try await account.export("Chat", options: options).summary.counts == [.saved: 1])
        let bytes = try #require(try account.files().first { $0.key.hasSuffix("a.txt") }).value
        #expect(bytes.starts(with: Data(repeating: 7, count: length)) == isKnown)
        await account.session.close()
    }
}
