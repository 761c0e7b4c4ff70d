import CarrierCore
import CarrierWire
import TestSupport
import Testing

@Suite("A journal of the data file")
struct JournalTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("That is valid wins, alone, beside an older file, and beside a damaged one", arguments: 0..<3)
    func wins(state: Int) throws {
        if state > 0 { folder["carrier.data"] = state == 1 ? try content(1).encoded() : [1, 2, 3] }
        folder["carrier.data.journal"] = try content(2).encoded()
        let data = try folder.open()
        #expect(try data.load() == content(2))
        #expect(try folder["carrier.data"] == content(2).encoded())
        #expect(folder["carrier.data.journal"] == nil)
        #expect(try folder.mode("carrier.data") == 0o600)
        // What is stored later stays.
        try data.store(content(3))
        #expect(try data.load() == content(3))
    }

    @Test("Cut anywhere is ignored", arguments: 0..<16)
    func isIgnored(sixteenth: Int) throws {
        let bytes = try content(2).encoded()
        folder["carrier.data"] = try content(1).encoded()
        folder["carrier.data.journal"] = Array(bytes[..<(bytes.count * sixteenth / 16)])
        let data = try folder.open()
        #expect(try data.load() == content(1))
        try data.store(content(3))
        #expect(try data.load() == content(3))
    }

    @Test("Does not hide that the file itself is damaged")
    func doesNotHide() throws {
        folder["carrier.data"] = [1]
        folder["carrier.data.journal"] = [1]
        let error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.code == .badPersistentData)
        #expect(folder["carrier.data"] == [1] && folder["carrier.data.journal"] == [1])
    }

    @Test("That is damaged and alone is a first write that was cut off; of another revision, it is an identity")
    func alone() throws {
        var bytes = try content(2).encoded()
        folder["carrier.data.journal"] = Array(bytes.dropLast())
        let data = try folder.open()
        #expect(try data.load() == nil && data.warnings.count == 1)
        data.close()
        bytes[7] = 3
        folder["carrier.data.journal"] = bytes
        let error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.code == .badPersistentData && error.message.contains("journal"))
    }

    @Test("Counts as the identity that a restore would replace")
    func guardsRestore() throws {
        folder["carrier.data.journal"] = try content(2).encoded()
        folder["carrier.data.backup-1"] = try content(1).encoded()
        let data = try folder.open()
        #expect(nodeError { () throws(NodeError) in try data.restore() }?.code == .alreadyExist)
        try data.restore(isReplacing: true)
        #expect(try data.load() == content(1))
        #expect(try folder["carrier.data.backup-1"] == content(2).encoded())
    }
}
