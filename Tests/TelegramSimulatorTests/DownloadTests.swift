import Foundation
import TelegramAPI
import TestSupport
import Testing

@testable import TelegramSimulator

struct DownloadTests {
    // MARK: The state machine

    @Test func partsComeInOrderUntilTheEnd() {
        var download = Download(size: 10)
        #expect(download.start(.init(), ticket: 7, part: 4) == [.update, .fetch(0..<4)])
        #expect(download.received(0..<4, part: 4) == [.update, .fetch(4..<8)])
        #expect(download.received(4..<8, part: 4) == [.update, .fetch(8..<10)])
        #expect(download.received(8..<10, part: 4) == [.complete, .answer(ticket: 7), .update])
        #expect(download.isCompleted)
    }

    @Test func anotherRangeReplacesTheFirst() {
        var download = Download(size: 100)
        _ = download.start(.init(), ticket: 1, part: 10)
        _ = download.received(0..<10, part: 10)
        #expect(
            download.start(.init(offset: 50, limit: 5), ticket: 2, part: 10)
                == [.fail(ticket: 1, code: 200, message: "Canceled by another downloadFile request"), .update])
        #expect(download.received(10..<20, part: 10) == [.update, .fetch(50..<55)])
        #expect(download.received(50..<55, part: 10) == [.answer(ticket: 2), .update])
        #expect(!download.isCompleted && !download.isActive)
    }

    @Test func cancellingFailsThoseThatWait() {
        var download = Download(size: 100)
        _ = download.start(.init(), ticket: 1, part: 10)
        _ = download.received(0..<10, part: 10)
        #expect(download.cancel(onlyIfPending: true) == [])
        #expect(
            download.cancel(onlyIfPending: false)
                == [.fail(ticket: 1, code: 400, message: "File download has failed or was canceled"), .update])
        #expect(download.parts.count == 10)
        #expect(download.start(.init(), ticket: 2, part: 10) == [.update, .fetch(10..<20)])
    }

    @Test func rangesMerge() {
        var ranges = ByteRanges()
        ranges.insert(10..<20)
        ranges.insert(30..<40)
        ranges.insert(0..<5)
        #expect(ranges.prefix(from: 12) == 8)
        #expect(ranges.gap(from: 12, to: 40) == 20..<30)
        ranges.insert(5..<30)
        #expect(ranges.ranges == [0..<40])
        #expect(ranges.gap(from: 0, to: 40) == nil)
    }

    // MARK: In a client

    /// Loads a chat and gives the file of the first document in it.
    private func document(_ signedIn: SignedIn, _ title: String = "Bob O'Brien") throws -> (
        file: File, source: SimulatedFile
    ) {
        signedIn.loadAll()
        let chat = try #require(signedIn.telegram.world.chats[signedIn.chat(title)])
        for message in chat.messages {
            guard case .document(let media, _) = message.content else { continue }
            let line = try #require(
                signedIn.conversation.call(#"{"@type":"getMessage","chat_id":\#(chat.id),"message_id":\#(message.id)}"#)
            )
            if case .document(let content) = try Message(json: line.utf8).content {
                signedIn.conversation.lines = []
                return (content.document.document, media.file)
            }
        }
        throw CancellationError()
    }

    private func download(_ id: Int32, synchronous: Bool, _ more: String = "") -> String {
        #"{"@type":"downloadFile","file_id":\#(id),"priority":32,"synchronous":\#(synchronous)\#(more)}"#
    }

    private func files(_ lines: [String]) throws -> [File] {
        try lines.compactMap { line in
            if case .file(let update) = try Update(json: line.utf8) { update.file } else { nil }
        }
    }

    @Test func aSynchronousDownloadAnswersAtTheEnd() throws {
        let signedIn = try SignedIn()
        let (file, source) = try document(signedIn)
        let line = try #require(signedIn.conversation.call(download(file.id, synchronous: true)))
        let answer = try File(json: line.utf8)
        #expect(answer.local.isDownloadingCompleted)
        #expect(answer.local.path.hasSuffix("/documents/report.pdf"))
        #expect(FileManager.default.contents(atPath: answer.local.path).map(Array.init) == source.bytes)
        let updates = try files(signedIn.conversation.lines)
        #expect(updates.count >= 5)
        #expect(updates.first?.local.isDownloadingActive == true)
        let sizes = updates.map(\.local.downloadedPrefixSize)
        #expect(sizes == sizes.sorted())
        // The answer precedes the last update.
        signedIn.conversation.lines = []
        signedIn.conversation.drain()
        #expect(try files(signedIn.conversation.lines).map(\.local.isDownloadingCompleted) == [true])
        // Again: at once, with nothing new.
        #expect(signedIn.conversation.call(download(file.id, synchronous: true)) == line)
    }

    @Test func anAsynchronousDownloadAnswersAtOnce() throws {
        let signedIn = try SignedIn()
        let (file, source) = try document(signedIn)
        let answer = try File(
            json: try #require(signedIn.conversation.call(download(file.id, synchronous: false))).utf8)
        #expect(answer.local.isDownloadingActive)
        #expect(try files(signedIn.conversation.lines).count == 1)
        signedIn.conversation.drain()
        let last = try #require(try files(signedIn.conversation.lines).last)
        #expect(last.local.isDownloadingCompleted)
        #expect(last.local.downloadedSize == source.bytes.count)
    }

    @Test func aCancelledDownloadKeepsItsParts() throws {
        let signedIn = try SignedIn()
        let (file, source) = try document(signedIn)
        signedIn.conversation.send(download(file.id, synchronous: true).dropLast() + #","@extra":"d"}"#)
        for _ in 0..<3 { _ = signedIn.conversation.next() }
        #expect(
            signedIn.conversation.call(#"{"@type":"cancelDownloadFile","file_id":\#(file.id)}"#) == #"{"@type":"ok"}"#)
        #expect(
            signedIn.conversation.lines.first
                == #"{"@type":"error","code":400,"message":"File download has failed or was canceled","@extra":"d","@client_id":1}"#
        )
        let stopped = try #require(try files(Array(signedIn.conversation.lines.dropFirst())).last)
        #expect(!stopped.local.isDownloadingActive && stopped.local.downloadedPrefixSize > 0)
        let answer = try File(json: try #require(signedIn.conversation.call(download(file.id, synchronous: true))).utf8)
        #expect(FileManager.default.contents(atPath: answer.local.path).map(Array.init) == source.bytes)
    }

    @Test func aCopyThatIsGoneIsFetchedAgain() throws {
        let signedIn = try SignedIn()
        let (file, source) = try document(signedIn)
        let first = try File(json: try #require(signedIn.conversation.call(download(file.id, synchronous: true))).utf8)
        try FileManager.default.removeItem(atPath: first.local.path)
        signedIn.conversation.lines = []
        let second = try File(json: try #require(signedIn.conversation.call(download(file.id, synchronous: true))).utf8)
        #expect(FileManager.default.contents(atPath: second.local.path).map(Array.init) == source.bytes)
        #expect(
            try files(signedIn.conversation.lines).contains { $0.local.path.isEmpty && !$0.local.isDownloadingActive })
    }

    @Test func whatAKilledRunLeftIsNotMixedIn() throws {
        let signedIn = try SignedIn()
        let (file, source) = try document(signedIn)
        let temporary = signedIn.folder.path + "/temp"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        for name in ["1", "2"] {
            FileManager.default.createFile(atPath: "\(temporary)/\(name)", contents: Data(count: 1_000_000))
        }
        let answer = try File(json: try #require(signedIn.conversation.call(download(file.id, synchronous: true))).utf8)
        #expect(FileManager.default.contents(atPath: answer.local.path).map(Array.init) == source.bytes)
    }

    @Test func aPartialFileThatIsGoneIsBegunAgain() throws {
        let signedIn = try SignedIn()
        let (file, source) = try document(signedIn)
        signedIn.conversation.send(download(file.id, synchronous: false))
        for _ in 0..<4 { _ = signedIn.conversation.next() }
        try FileManager.default.removeItem(atPath: signedIn.folder.path + "/temp/1")
        signedIn.conversation.drain()
        let stopped = try #require(try files(signedIn.conversation.lines).last)
        #expect(!stopped.local.isDownloadingActive && stopped.local.downloadedSize == 0)
        let answer = try File(json: try #require(signedIn.conversation.call(download(file.id, synchronous: true))).utf8)
        #expect(FileManager.default.contents(atPath: answer.local.path).map(Array.init) == source.bytes)
    }

    @Test func timeIsThatOfTheClock() throws {
        var configuration = SimulatorConfiguration()
        configuration.time = .manual
        configuration.bytesPerSecond = 10_000
        let signedIn = try SignedIn(SimulatedTelegram(configuration: configuration))
        let (file, source) = try document(signedIn)
        signedIn.conversation.send(download(file.id, synchronous: false))
        signedIn.conversation.drain()
        #expect(try files(signedIn.conversation.lines.filter { $0.contains("updateFile") }).count == 1)
        signedIn.telegram.advance(by: .seconds(2))
        signedIn.conversation.drain()
        let half = try #require(try files(signedIn.conversation.lines.filter { $0.contains("updateFile") }).last)
        #expect((1..<Int64(source.bytes.count)).contains(half.local.downloadedSize))
        signedIn.telegram.advance(by: .seconds(60))
        signedIn.conversation.drain()
        let last = try #require(try files(signedIn.conversation.lines.filter { $0.contains("updateFile") }).last)
        #expect(last.local.isDownloadingCompleted)
    }

    @Test func downloadsFailAndStallOnPurpose() throws {
        let signedIn = try SignedIn()
        let (file, _) = try document(signedIn)
        signedIn.telegram.add(
            SimulatedFault("downloadFile", .failDownload(afterBytes: 20_000)),
            SimulatedFault("downloadFile", .stallDownload(afterBytes: 40_000)))
        #expect(
            signedIn.conversation.call(download(file.id, synchronous: true))
                == #"{"@type":"error","code":400,"message":"File download has failed or was canceled"}"#)
        #expect(signedIn.conversation.call(download(file.id, synchronous: true), timeout: 0) == nil)
        signedIn.telegram.removeFaults()
        signedIn.conversation.call(#"{"@type":"cancelDownloadFile","file_id":\#(file.id)}"#)
        #expect(
            signedIn.conversation.call(download(file.id, synchronous: true))?.contains(
                #""is_downloading_completed":true"#) == true)
    }

    @Test(arguments: [
        (#"{"@type":"downloadFile","file_id":1,"priority":0}"#, 400, "Priority must be between 1 and 32"),
        (#"{"@type":"downloadFile","file_id":1,"priority":33}"#, 400, "Priority must be between 1 and 32"),
        (
            #"{"@type":"downloadFile","file_id":1,"priority":1,"offset":-1}"#, 400,
            "Download offset must be non-negative"
        ),
        (#"{"@type":"downloadFile","file_id":1,"priority":1,"limit":-1}"#, 400, "Download limit must be non-negative"),
        (#"{"@type":"downloadFile","file_id":99999,"priority":1}"#, 400, "File not found"),
        (#"{"@type":"getFile","file_id":99999}"#, 404, "Not Found"),
        (#"{"@type":"getFileDownloadedPrefixSize","file_id":99999}"#, 400, "Unknown file ID"),
        (
            #"{"@type":"getFileDownloadedPrefixSize","file_id":1,"offset":-1}"#, 400,
            "Parameter offset must be non-negative"
        ),
        (#"{"@type":"readFilePart","file_id":99999}"#, 400, "File not found"),
        (#"{"@type":"readFilePart","file_id":1,"count":-1}"#, 400, "Parameter count must be non-negative"),
        (
            #"{"@type":"readFilePart","file_id":1,"count":1}"#, 400,
            "There is not enough downloaded bytes in the file to read"
        ),
        (#"{"@type":"getRemoteFile","remote_file_id":""}"#, 400, "Remote file identifier must be non-empty"),
        (#"{"@type":"getSuggestedFileName","file_id":99999}"#, 400, "Wrong file identifier"),
    ])
    func wrongRequestsAreRefused(_ request: String, _ code: Int, _ message: String) throws {
        let signedIn = try SignedIn()
        _ = try document(signedIn)
        #expect(signedIn.conversation.call(request) == #"{"@type":"error","code":\#(code),"message":"\#(message)"}"#)
    }

    @Test func aRemoteIdentifierOutlivesTheRun() throws {
        let signedIn = try SignedIn()
        let (file, _) = try document(signedIn)
        signedIn.conversation.call(#"{"@type":"close"}"#)
        signedIn.conversation.drain()
        let next = Conversation(SimulatedTelegram().transport)
        next.call(parameters(signedIn.folder.path))
        let line = try #require(next.call(#"{"@type":"getRemoteFile","remote_file_id":"\#(file.remote.id)"}"#))
        #expect(try File(json: line.utf8).remote.uniqueID == file.remote.uniqueID)
    }

    @Test func equalNamesGetTDLibsEndings() throws {
        let signedIn = try SignedIn()
        signedIn.loadAll()
        let chat = signedIn.chat("Team: <Files> & \"Docs\"")
        signedIn.conversation.call(#"{"@type":"getChatHistory","chat_id":\#(chat),"from_message_id":0,"limit":100}"#)
        let line = try #require(
            signedIn.conversation.call(
                #"{"@type":"searchChatMessages","chat_id":\#(chat),"limit":100,"filter":{"@type":"searchMessagesFilterDocument"}}"#
            ))
        var paths: [String] = []
        for message in try FoundChatMessages(json: line.utf8).messages {
            guard case .document(let content) = message.content else { continue }
            let file = try File(
                json: try #require(
                    signedIn.conversation.call(download(content.document.document.id, synchronous: true))
                ).utf8)
            paths.append(file.local.path)
            #expect(file.local.path.hasPrefix(signedIn.folder.path.replacing("//", with: "/") + "/documents/"))
        }
        let names = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
        #expect(names.isSuperset(of: ["same.bin", "same_(0).bin", "passwd", "shadow", "evil.dll", "shared.bin"]))
    }
}
