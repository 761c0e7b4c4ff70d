import Foundation
import SQLiteDatabase
import Synchronization
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// What becomes of attachments that are on their way when they have an outcome, or cannot have one any more.
struct ArchiveWriterTransferTests {
    @Test(arguments: [true, false])
    func `what is gone at Telegram leaves a saved file its line, and names no file that is not there`(
        isThere: Bool
    ) async throws {
        let (cache, target) = (try TestFolder(), try TestFolder())
        let archive = try ArchiveWriter(try DestinationAccess(path: target.path))
        let saved = try await archive.save(.sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
        // The message was edited, the run interrupted, and the message deleted.
        #expect(try await archive.plan(.sample(unique: "b")) == .absent)
        #expect(try await archive.unfinishedItems() == [saved.id])
        if !isThere { target["1_video.mp4"] = nil }
        let told = try await archive.expire(saved.id, reason: "gone")
        #expect(told.outcome == (isThere ? .alreadyThere : .expired) && told.uniqueID == "a")
        #expect(try await archive.unfinishedItems().isEmpty)
        try await archive.finish()
        let lines = try Manifest.items(in: target.path)
        if isThere {
            #expect(lines == [saved])
            #expect(told.path == saved.path)
        } else {
            #expect(lines == [told])
            #expect(told.path == nil && told.sha256 == nil && told.reason == "gone")
        }
    }

    /// Opens the destination as soon as the writer before is gone altogether.
    private func open(_ target: TestFolder) async throws -> ArchiveWriter {
        func openNow() throws -> ArchiveWriter { try ArchiveWriter(try DestinationAccess(path: target.path)) }
        while true {
            do {
                return try openNow()
            } catch let error as DestinationError where error.code == .inUse {
                await Task.yield()
            }
        }
    }

    @Test func `what a killed run left is in the manifest, though the run that found it did not happen`() async throws {
        let (cache, target) = (try TestFolder(), try TestFolder())
        for name in ["a", "b"] {
            let archive = try await open(target)
            _ = try await archive.save(
                .sample(message: Int64(name.utf8.first ?? 0) << 20, unique: name),
                from: try cache.file(name, Array("is\(name)".utf8)))
            if name == "a" { try await archive.finish() }
        }
        _ = try await open(target)
        try await open(target).finish()
        #expect(try Manifest.items(in: target.path).map(\.uniqueID) == ["b", "a"])
    }

    @Test func `a manifest that could not be written is written by the next run, though it records nothing`()
        async throws
    {
        let target = try TestFolder()
        let manifest = target.path + "/" + Manifest.fileName
        let first = try await open(target)
        try await first.record(ManifestItem(.sample(message: 1 << 20), outcome: .failed, reason: "x"))
        try await first.finish()
        let second = try await open(target)
        try await second.record(ManifestItem(.sample(message: 2 << 20), outcome: .failed, reason: "x"))
        // Something is in the way for a while.
        try FileManager.default.moveItem(atPath: manifest, toPath: manifest + ".old")
        try FileManager.default.createDirectory(atPath: manifest, withIntermediateDirectories: false)
        await #expect(throws: DestinationError.self) { try await second.finish() }
        try FileManager.default.removeItem(atPath: manifest)
        try FileManager.default.moveItem(atPath: manifest + ".old", toPath: manifest)
        #expect(try Manifest.items(in: target.path).count == 1)
        try await open(target).finish()
        #expect(try Manifest.items(in: target.path).count == 2)
    }

    @Test func `that a walk is not at its end is saved at once`() async throws {
        let target = try TestFolder()
        let archive = try await open(target)
        try await archive.noteWalk(of: 5, isComplete: false)
        let work = try Descriptor.open(target.path + "/.unspool", .folder)
        let copy = try JournalCopy(of: work, "")
        #expect(try copy.journal.settings(beginningWith: ArchiveWriter.walkPrefix).map(\.name) == ["walk.5"])
        withExtendedLifetime(copy) {}
        try await archive.finish()
    }

    @Test func `what is there after all is not on its way any more`() async throws {
        let (cache, target) = (try TestFolder(), try TestFolder())
        let archive = try ArchiveWriter(try DestinationAccess(path: target.path))
        let saved = try await archive.save(.sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
        _ = try await archive.plan(.sample(unique: "b"))
        #expect(try await archive.unfinishedItems().map(\.chatID) == [-100])
        // The edit was taken back.
        #expect(try await archive.plan(.sample(unique: "a")) == .present(saved))
        #expect(try await archive.unfinishedItems().isEmpty)
        try await archive.finish()
    }

    @Test(arguments: ["left out", "a text", "its type left out"])
    func `what was planned and is not wanted or held any more is not tried again`(now: String) async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        let file = world.media(.random(size: 100), name: "a.bin", mimeType: "")
        let message = world.addMessage(to: id, .document(file))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        let saved = try #require(try await account.export("Chat").items.first)
        let archive = try account.archive()
        _ = try await archive.plan(.sample(message: saved.messageID, chat: id, unique: "edited"))
        try await archive.finish()
        var options = ChatExport.Options()
        switch now {
        case "left out": options.selection.maximumSize = 50
        case "a text": account.telegram.edit(message, in: id, to: .text("gone"))
        default: options.selection.types = [.photo, .story]
        }
        let items = try await account.export("Chat", options: options).items
        #expect(items.map(\.outcome) == [now == "a text" ? .alreadyThere : .filtered])
        let after = try account.archive()
        #expect(try await after.unfinishedItems().isEmpty)
        try await after.finish()
        #expect(try account.manifest() == [saved])
        await account.session.close()
    }

    @Test(.timeLimit(.minutes(15)))
    func `a message that two routes find, for it was edited in between, is fetched once and has one outcome`()
        async throws
    {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        let file = world.media(.random(size: 100), name: "a.bin", mimeType: "")
        let photo = world.photo(width: 80, height: 60, caption: "")
        let message = world.addMessage(to: id, .document(file))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        account.telegram.add(SimulatedFault("downloadFile", .hold))
        var options = ChatExport.Options()
        options.selection.types = [.document, .photo]
        let items = Mutex<[ManifestItem]>([])
        let (walking, teller) = AsyncStream<Void>.makeStream()
        let export = ChatExport(
            client: account.client, chat: try await ChatSelector.find("Chat", in: account.chats),
            store: try account.archive(), options: options
        ) { event in
            switch event {
            // Documents are looked for first.
            case .scanned(messages: 1, isComplete: false): account.telegram.edit(message, in: id, to: photo)
            case .scanned(_, isComplete: true): teller.finish()
            case .item(let item): items.withLock { $0.append(item) }
            default: break
            }
        }
        async let running = export.runAndFinish(destination: account.destination)
        for await _ in walking {}
        // The download may be asked for only now.
        while account.telegram.heldRequestCount == 0 { await Task.yield() }
        account.telegram.releaseHeldRequests()
        let summary = try await running
        #expect(account.transport.count(of: "searchChatMessages") >= 2)
        #expect(items.withLock { $0.map(\.outcome) } == [.saved])
        #expect(summary.messages == 1 && summary.unreached == 0)
        #expect(account.transport.count(of: "downloadFile") == 1)
        // The next run takes what the message holds now, as after any edit.
        let next = try await account.export("Chat", options: options).items
        #expect(next.map(\.outcome) == [.saved] && next.first?.kind == "photo")
        #expect(try account.manifest().map(\.isReplaced) == [true, false])
        await account.session.close()
    }

    @Test(arguments: ["cut short", "changed", "lost"], [false, true])
    func `what is not as it was and cannot be fetched waits for its place, and nothing is taken for it`(
        damage: String, isJournalLost: Bool
    ) async throws {
        let (cache, target) = (try TestFolder(), try TestFolder())
        var options = ArchiveWriter.Options()
        options.checksContent = true
        func open() throws -> ArchiveWriter {
            try ArchiveWriter(try DestinationAccess(path: target.path), options: options)
        }
        let first = try open()
        let attachment = Attachment.sample(unique: "a", size: 6)
        let saved = try await first.save(attachment, from: try cache.file("x", Array("abcdef".utf8)))
        try await first.finish()
        let path = try #require(saved.path)
        target[path] = damage == "cut short" ? Array("abc".utf8) : damage == "changed" ? Array("xxxxxx".utf8) : nil
        let second = try open()
        #expect(try await second.plan(attachment) == .absent)
        try await second.record(ManifestItem(attachment, outcome: .failed, reason: "offline"))
        try await second.finish()
        let line = try #require(try Manifest.items(in: target.path).first)
        #expect(line.path == nil && line.earlierPath == path && line.outcome == .failed)
        if isJournalLost { try FileManager.default.removeItem(atPath: target.path + "/.unspool") }
        options.checksContent = false
        let third = try open()
        #expect(try await third.plan(attachment) == .absent, "it is fetched again")
        let again = try await third.save(attachment, from: try cache.file("y", Array("abcdef".utf8)))
        try await third.finish()
        // Other bytes may be somebody's work, and stay.
        #expect((again.path == path) == (damage != "changed") && again.outcome == .saved)
        #expect(try target[#require(again.path)] == Array("abcdef".utf8))
        #expect(try Manifest.items(in: target.path) == [again])
    }

    @Test func `a record with an impossible place does not end the program`() async throws {
        let (cache, target) = (try TestFolder(), try TestFolder())
        let first = try await open(target)
        let saved = try await first.save(.sample(unique: "a"), from: try cache.file("x", Array("abc".utf8)))
        try await first.finish()
        for position in [Int64.min, -(1 << 40)] {
            let journal = try Journal(path: target.path + "/.unspool/journal.sqlite")
            try journal.change(
                "INSERT INTO item SELECT chat, message, ?, outcome, NULL, NULL, NULL, NULL, NULL, line FROM item LIMIT 1",
                [.integer(position)])
            try journal.commit()
            journal.close()
        }
        let second = try await open(target)
        let other = try await second.save(.sample(unique: "b"), from: try cache.file("y", Array("xyz".utf8)))
        try await second.finish()
        #expect(other.path != saved.path && other.id == saved.id)
        try FileManager.default.removeItem(atPath: target.path + "/.unspool")
        try await open(target).finish()
        #expect(try Manifest.items(in: target.path).contains(other))
    }

    @Test func `names that are no text, and folders, in the place of leftovers`() async throws {
        let target = try TestFolder()
        try await open(target).finish()
        let name: [CChar] = Array("\(target.path)/.unspool/".utf8CString.dropLast()) + [-1] + Array(".part".utf8CString)
        #expect(mkdir(name, 0o700) == 0)
        try await open(target).finish()
        try FileManager.default.createDirectory(
            atPath: target.path + "/.unspool/x.part", withIntermediateDirectories: false)
        await #expect {
            _ = try await open(target)
        } throws: { error in
            (error as? DestinationError)?.message.contains("/.unspool/x.part") == true
        }
    }

    @Test func `a dry run does not read what is being written`() async throws {
        let target = try TestFolder()
        let archive = try await open(target)
        #expect {
            _ = try ArchivePreview(path: target.path)
        } throws: { error in
            (error as? DestinationError)?.code == .inUse
        }
        try await archive.finish()
        _ = try ArchivePreview(path: target.path)
        _ = try ArchivePreview(path: target.path)
    }
}
