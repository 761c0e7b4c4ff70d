import CarrierCore
import CarrierWire
import TestSupport
import Testing

@Suite("Backups of the data file")
struct BackupTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Which contents the backups hold, the newest first; 0 where there is none, 255 for what is none.
    private var backups: [UInt8] {
        (1...4).map { number in
            guard let bytes = folder["carrier.data.backup-\(number)"] else { return 0 }
            return (try? CarrierData(decoding: bytes))?.savedata.first ?? 255
        }
    }

    @Test("Are made at the first store and then once an hour, and three are kept")
    func rotate() throws {
        folder["carrier.data"] = try content(1).encoded()
        var seconds: Int64 = 0
        let data = try folder.open { seconds }
        try data.store(content(2))
        #expect(backups == [1, 0, 0, 0])
        seconds += 3599
        try data.store(content(3))
        #expect(backups == [1, 0, 0, 0])
        seconds += 1
        try data.store(content(4))
        #expect(backups == [3, 1, 0, 0])
        for number in 5...7 {
            seconds += 3600
            try data.store(content(UInt8(number)))
        }
        #expect(backups == [6, 5, 4, 0])
        #expect(try data.load() == content(7))
        #expect(folder.names().count == 5)
    }

    @Test("Begin with the first content that is replaced, and are not made twice of the same")
    func begin() throws {
        for number: UInt8 in [1, 2] { try folder.open().store(content(number)) }
        #expect(backups == [1, 0, 0, 0])
        // Other programs that store and put back the same: no valid backup is pushed out.
        for _ in 0..<5 {
            folder["carrier.data"] = try content(1).encoded()
            try folder.open().store(content(3))
        }
        #expect(backups == [1, 0, 0, 0])
        let data = try folder.open()
        try data.store(content(4))
        #expect(backups == [3, 1, 0, 0])
    }

    @Test("Never take in a damaged file")
    func skipDamage() throws {
        folder["carrier.data"] = try content(1).encoded()
        let data = try folder.open()
        _ = try data.load()
        folder["carrier.data"] = [1, 2, 3]
        try data.store(content(2))
        #expect(backups == [0, 0, 0, 0])
        #expect(try data.load() == content(2))
    }

    /// What a crash leaves after so many steps of taking content 5 in, before the file itself is replaced.
    private func crash(after steps: Int) throws {
        folder["carrier.data"] = try content(5).encoded()
        for number: UInt8 in 1...3 { folder["carrier.data.backup-\(number)"] = try content(number).encoded() }
        let moves = [("2", "3"), ("1", "2"), ("new", "1")]
        if steps > 0 { folder["carrier.data.backup-new"] = try content(5).encoded() }
        for (old, new) in moves.prefix(max(0, steps - 1)) {
            folder["carrier.data.backup-" + new] = folder["carrier.data.backup-" + old]
            folder["carrier.data.backup-" + old] = nil
        }
        // A write that was cut off.
        folder[".0123456789abcdef.tmp"] = Array(try content(6).encoded()[..<300])
    }

    @Test(
        "Survive a crash at every step, and so does the file",
        arguments: [(0, [5, 1, 2, 0]), (1, [5, 1, 2, 0]), (2, [5, 1, 2, 0]), (3, [5, 1, 2, 0]), (4, [5, 1, 2, 0])]
            as [(Int, [UInt8])])
    func surviveCrashes(steps: Int, expected: [UInt8]) throws {
        try crash(after: steps)
        let data = try folder.open()
        #expect(try data.load() == content(5))
        try data.store(content(6))
        #expect(try data.load() == content(6))
        #expect(backups == expected)
        #expect(!folder.names().contains { $0.hasSuffix(".tmp") || $0.hasSuffix("-new") || $0.hasSuffix("-4") })
    }

    // MARK: Moving an identity

    @Test("Are written to a new file of the owner alone")
    func export() throws {
        let data = try folder.open()
        let file = folder.path + "/mine"
        #expect(nodeError { () throws(NodeError) in try data.backup(to: file) }?.code == .notExist)
        try data.store(content(1))
        try data.backup(to: file)
        #expect(try folder["mine"] == content(1).encoded() && folder.mode("mine") == 0o600)
        try data.store(content(2))
        #expect(nodeError { () throws(NodeError) in try data.backup(to: file) }?.code == .alreadyExist)
        #expect(try folder["mine"] == content(1).encoded())
        folder["carrier.data"] = [1]
        #expect(nodeError { () throws(NodeError) in try data.backup(to: file + "2") }?.code == .badPersistentData)
        #expect(folder["mine2"] == nil)
    }

    @Test("Bring a damaged or missing identity back, and the damaged file is kept")
    func restore() throws {
        folder["carrier.data"] = [1, 2, 3]
        folder["carrier.data.journal"] = [4]
        folder["carrier.data.backup-1"] = [0]
        folder["carrier.data.backup-3"] = try content(3).encoded()
        do {
            let data = try folder.open()
            #expect(try data.restore().hasSuffix("backup-3"))
            try data.store(content(4))
        }
        #expect(folder["carrier.data.damaged-1"] == [1, 2, 3] && folder["carrier.data.journal.damaged-1"] == [4])
        #expect(try folder.open().load() == content(4))
        folder["carrier.data"] = nil
        try folder.open().restore()
        #expect(try folder.open().load() == content(3))
    }

    @Test("Replace another identity only if asked to, and keep it")
    func replace() throws {
        let elsewhere = try TestFolder()
        let file = elsewhere.path + "/other"
        let data = try folder.open()
        try data.store(content(1))
        try data.backup(to: file)
        try data.store(content(2))
        #expect(nodeError { () throws(NodeError) in try data.restore(from: file) }?.code == .alreadyExist)
        #expect(try data.load() == content(2))
        try data.restore(from: file, isReplacing: true)
        #expect(try data.load() == content(1))
        #expect(backups == [2, 1, 0, 0])
        // The same identity, the same content: nothing to lose.
        try data.restore(from: file)
        // The oldest backup is what is wanted, and would be pushed out.
        for number: UInt8 in 1...3 { folder["carrier.data.backup-\(number)"] = try content(number).encoded() }
        folder["carrier.data"] = try content(9).encoded()
        try data.restore(from: folder.path + "/carrier.data.backup-3", isReplacing: true)
        #expect(try data.load() == content(3))
        #expect(backups == [9, 1, 2, 0])
    }

    @Test("Do not replace a file of another revision unless asked, and it is kept")
    func replaceRevision() throws {
        var bytes = try content(1).encoded()
        bytes[7] = 3
        folder["carrier.data"] = bytes
        folder["carrier.data.backup-1"] = try content(2).encoded()
        let data = try folder.open()
        #expect(nodeError { () throws(NodeError) in try data.restore() }?.code == .alreadyExist)
        #expect(folder["carrier.data"] == bytes)
        try data.restore(isReplacing: true)
        #expect(folder["carrier.data.damaged-1"] == bytes)
    }

    @Test("That are damaged or absent change nothing")
    func refuseDamage() throws {
        folder["carrier.data"] = try content(1).encoded()
        folder["bad"] = [1]
        let data = try folder.open()
        let bad = folder.path + "/bad"
        #expect(
            nodeError { () throws(NodeError) in try data.restore(from: bad, isReplacing: true) }?.code
                == .badPersistentData)
        #expect(
            nodeError { () throws(NodeError) in try data.restore(from: bad + "2", isReplacing: true) }?.code
                == .notExist)
        #expect(nodeError { () throws(NodeError) in try data.restore(isReplacing: true) }?.code == .notExist)
        #expect(try data.load() == content(1) && folder.names() == ["bad", "carrier.data", "carrier.lock"])
    }
}
