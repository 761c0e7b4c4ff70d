import Foundation
import TelegramAPI
import TestSupport
import Testing

@testable import TelegramSimulator

struct DownloadRestartTests {
    /// As measured on the real library.
    @Test func aDownloadThatWasClosedIsGoneOnWithByTheNextRun() throws {
        var world = SimulatedWorld()
        let chat = world.addChat(.channel, title: "Files")
        let media = world.media(.random(size: 200_000), name: "big.bin", mimeType: "")
        let message = world.addMessage(to: chat, .document(media, caption: ""))
        let telegram = SimulatedTelegram(world: world)
        telegram.add(SimulatedFault("downloadFile", .stallDownload(afterBytes: 130_000)))
        let folder = try TestFolder()
        func file(_ conversation: Conversation) throws -> File {
            let request = #"{"@type":"getMessage","chat_id":\#(chat),"message_id":\#(message)}"#
            guard case .document(let content) = try Message(json: #require(conversation.call(request)).utf8).content
            else { throw CancellationError() }
            return content.document.document
        }
        let first = try SignedIn(telegram, folder: folder)
        first.loadAll()
        let begun = try file(first.conversation)
        _ = try first.call(#"{"@type":"downloadFile","file_id":\#(begun.id),"priority":1}"#)
        first.conversation.drain()
        let stalled = try file(first.conversation).local
        #expect((1..<130_001).contains(stalled.downloadedPrefixSize) && stalled.isDownloadingActive)
        first.conversation.call(#"{"@type":"close"}"#)
        first.conversation.drain()

        first.conversation.newClient()
        first.conversation.call(parameters(folder.path))
        first.loadAll()
        let resumed = try file(first.conversation)
        #expect(resumed.local.path == stalled.path && !resumed.local.isDownloadingActive)
        #expect(resumed.local.downloadedPrefixSize == stalled.downloadedPrefixSize)
        let done = try File(
            json: first.call(
                #"{"@type":"downloadFile","file_id":\#(resumed.id),"priority":1,"synchronous":true}"#
            ).utf8)
        #expect(done.local.isDownloadingCompleted)
        let bytes = try Data(contentsOf: URL(filePath: done.local.path))
        #expect(Array(bytes) == media.file.bytes)
        #expect(telegram.defects == [])
    }
}
