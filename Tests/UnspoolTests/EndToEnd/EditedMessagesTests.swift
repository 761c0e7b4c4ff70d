import Foundation
import TelegramSimulator
import TestSupport
import Testing

@testable import Unspool

/// Messages that are edited between two exports into the same folder.
struct EditedMessagesTests {
    private func facts(_ account: SimulatedAccountFixture) throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for path in try account.files().keys where path != ArchivePage.fileName {
            let facts = try FileManager.default.attributesOfItem(atPath: account.destination + "/" + path)
            dates["\(path) \(facts[.systemFileNumber] ?? 0)"] = facts[.modificationDate] as? Date
        }
        return dates
    }

    @Test func `a caption that was edited is told anew, and the file is not touched`() async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        let files = (0..<3).map {
            world.media(.random(size: 100 + $0), name: "\($0).bin", mimeType: "application/octet-stream")
        }
        let messages = files.map { world.addMessage(to: id, .document($0, caption: "old")) }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        _ = try await account.export("Chat")
        let before = try facts(account)
        let downloads = account.transport.count(of: "downloadFile")
        account.telegram.edit(messages[0], in: id, to: .document(files[0], caption: "new"))
        account.telegram.edit(messages[1], in: id, to: .document(files[1]))
        let second = try await account.export("Chat")
        #expect(second.items.allSatisfy { $0.outcome == .alreadyThere } && second.items.count == 3)
        #expect(account.transport.count(of: "downloadFile") == downloads)
        #expect(try facts(account) == before)
        let lines = try account.manifest().sorted { $0.messageID < $1.messageID }
        #expect(lines.map(\.caption) == ["new", nil, "old"])
        #expect(lines.map { $0.editDate != nil } == [true, true, false])
        #expect(lines.allSatisfy { $0.outcome == .saved && $0.path != nil && $0.sha256 != nil })
        // A third run has nothing to change, and the files are still the items' own.
        _ = try await account.export("Chat")
        #expect(try account.manifest().sorted { $0.messageID < $1.messageID } == lines)
        let journal = try Journal(path: account.destination + "/.unspool/journal.sqlite")
        for line in lines { #expect(try journal.owner(of: line.path ?? "") == line.id) }
        await account.session.close()
    }

    @Test func `a dry run tells nothing anew`() async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        let file = world.media(.random(size: 100), name: "a.bin", mimeType: "")
        let message = world.addMessage(to: id, .document(file, caption: "old"))
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        _ = try await account.export("Chat")
        account.telegram.edit(message, in: id, to: .document(file, caption: "new"))
        var options = ChatExport.Options()
        options.isDryRun = true
        _ = try await account.export("Chat", store: try ArchivePreview(path: account.destination), options: options)
        #expect(try account.manifest().map(\.caption) == ["old"])
        await account.session.close()
    }

    @Test(arguments: [false, true])
    func `a file that an edit replaced stays with its line, marked`(isPointer: Bool) async throws {
        var world = SimulatedWorld()
        let id = world.addChat(.channel, title: "Chat")
        let files = (0..<2).map {
            world.media(.random(size: 100 + $0), name: "same.bin", mimeType: "application/octet-stream")
        }
        let message = world.addMessage(to: id, .document(files[0], caption: "first"))
        // The newer one of two is the file, so this makes the other a line that points to it.
        if isPointer { world.addMessage(to: id, .document(files[0])) }
        let account = try SimulatedAccountFixture(world: world)
        try await account.signIn()
        _ = try await account.export("Chat")
        account.telegram.edit(message, in: id, to: .document(files[1], caption: "second"))
        let second = try await account.export("Chat").summary
        #expect(second.counts[.saved] == 1)
        let lines = try account.manifest().filter { $0.messageID == message }.sorted { $0.index < $1.index }
        #expect(lines.map(\.index) == [0, 1] && lines.map(\.isReplaced) == [true, false])
        #expect(lines.map(\.caption) == ["first", "second"] && lines.map(\.size) == [100, 101])
        #expect(Set(lines.map(\.path)).count == 2)
        for line in lines { #expect(try account.files()[line.path ?? ""]?.count == line.size.map { Int($0) }) }
        let third = try await account.export("Chat").summary
        #expect(third.counts[.saved] == nil)
        #expect(try account.manifest().filter { $0.messageID == message }.count == 2)
        await account.session.close()
    }
}
