import CarrierCore
import CarrierWire
import Foundation
import NativeLoop
import TestSupport
import Testing

@Suite("A data folder")
struct DataFolderTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("Is made with its parents and its files for the owner alone")
    func isPrivate() throws {
        let path = folder.path + "/a/b"
        let data = try DataFolder(path: path + "//")
        try data.store(content(1))
        try data.store(content(2))
        #expect(data.path == path)
        #expect(try folder.mode("a") == 0o700 && folder.mode("a/b") == 0o700)
        for name in ["carrier.data", "carrier.data.backup-1", "carrier.lock"] {
            #expect(try folder.mode("a/b/" + name) == 0o600, "\(name)")
        }
    }

    @Test("That exists keeps its rights")
    func leavesRights() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        try folder.open().store(content(1))
        #expect(try folder.mode() == 0o755 && folder.mode("carrier.data") == 0o600)
    }

    @Test("Writes the vector's file and reads it back")
    func writesTheVector() throws {
        do { try folder.open().store(content(1)) }
        let bytes = try #require(folder["carrier.data"])
        #expect(bytes.count == 768)
        #expect(
            PortableSHA256.hex(bytes) == "c007657577a603add597e953a913a2e32a2bbdce08a98f1c104a1f6aa0139b04")
        #expect(try folder.open().load() == content(1))
    }

    @Test("Has no identity only if it never had one")
    func isEmpty() throws {
        #expect(try folder.open().load() == nil)
        folder["carrier.data.backup-2"] = try content(4).encoded()
        let error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.code == .badPersistentData)
        #expect(error.message.contains("backup-2") && error.message.contains("carrier restore"))
        folder["carrier.data.backup-2"] = [1]
        #expect(nodeError { () throws(NodeError) in _ = try folder.open().load() }?.code == .badPersistentData)
        #expect(nodeError { () throws(NodeError) in try folder.open().store(content(1)) }?.code == .badPersistentData)
        #expect(folder["carrier.data"] == nil)
    }

    @Test("Cut anywhere, its file is refused, named and left alone", arguments: 0..<16)
    func refusesCuts(sixteenth: Int) throws {
        let bytes = try content(1).encoded()
        let cut = Array(bytes[..<(bytes.count * sixteenth / 16)])
        folder["carrier.data"] = cut
        folder["carrier.data.backup-1"] = [0]
        folder["carrier.data.backup-2"] = try content(9).encoded()
        let data = try folder.open()
        let error = try #require(throws: NodeError.self) { try data.load() }
        #expect(error.code == .badPersistentData && error.facility == .general)
        #expect(error.message.contains(folder.path + "/carrier.data\""))
        #expect(error.message.contains("carrier.data.backup-2") && error.message.contains("carrier restore"))
        #expect(nodeError { () throws(NodeError) in try data.store(content(2)) }?.code == .badPersistentData)
        #expect(folder["carrier.data"] == cut && folder["carrier.data.damaged-1"] == nil)
    }

    @Test("Of another revision, changed, or in a folder's place, its file is refused")
    func refusesDamage() throws {
        var bytes = try content(1).encoded()
        bytes[7] = 3
        folder["carrier.data"] = bytes
        var error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.code == .badPersistentData && error.message.contains("revision 3"))
        bytes[7] = 2
        bytes[300] ^= 1
        folder["carrier.data"] = bytes
        error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.message.contains("checksum") && error.message.contains("no valid backup"))
        folder["carrier.data"] = nil
        try FileManager.default.createDirectory(
            atPath: folder.path + "/carrier.data", withIntermediateDirectories: false)
        #expect(nodeError { () throws(NodeError) in _ = try folder.open().load() }?.code == .badPersistentData)
        folder["carrier.data"] = nil
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/carrier.data", withDestinationPath: folder.path + "/absent")
        #expect(nodeError { () throws(NodeError) in _ = try folder.open().load() }?.code == .badPersistentData)
    }

    @Test("Does not read a file that is too long to be one")
    func limitsSize() throws {
        folder["carrier.data"] = [0x0E, 0x0C, 0x0D, 0x0A]
        let file = try #require(FileHandle(forWritingAtPath: folder.path + "/carrier.data"))
        // A hole: it takes no room on the disk.
        try file.truncate(atOffset: 1 << 40)
        let error = try #require(throws: NodeError.self) { try folder.open().load() }
        #expect(error.code == .badPersistentData && error.message.contains("at most"))
    }

    @Test("Leaves the disk alone if nothing changed")
    func skipsEqualContent() throws {
        let data = try folder.open()
        try data.store(content(1))
        folder["carrier.data"] = nil
        try data.store(content(1))
        #expect(folder["carrier.data"] == nil)
        try data.store(content(2))
        #expect(try folder["carrier.data"] == content(2).encoded())
    }

    @Test("Refuses content that no file can hold, and keeps what it has")
    func refusesLongContent() throws {
        let data = try folder.open()
        try data.store(content(1))
        let long = CarrierData(savedata: [UInt8](repeating: 0, count: CarrierData.maximumSectionSize + 1))
        #expect(nodeError { () throws(NodeError) in try data.store(long) }?.code == .limitExceeded)
        let label = CarrierData(savedata: [1], labels: [0: "a\u{0}"])
        #expect(nodeError { () throws(NodeError) in try data.store(label) }?.code == .invalidArguments)
        #expect(try folder["carrier.data"] == content(1).encoded())
    }

    @Test("Removes what a crash left of writing, and nothing else")
    func removesLeftovers() throws {
        folder[".0123456789abcdef.tmp"] = [1]
        folder[".0123456789abcdeg.tmp"] = [1]
        folder["notes.tmp"] = [1]
        _ = try folder.open().load()
        #expect(folder.names() == [".0123456789abcdeg.tmp", "carrier.lock", "notes.tmp"])
    }

    // MARK: The lock

    @Test("Belongs to one owner at a time, and the error says who and what to do")
    func locks() throws {
        var data: DataFolder? = try folder.open()
        let error = try #require(nodeError { () throws(NodeError) in _ = try folder.open() })
        #expect(error.code == .busy)
        #expect(error.message.contains("\(getpid())") && error.message.contains(folder.path))
        try data?.store(content(1))
        data?.close()
        #expect(nodeError { () throws(NodeError) in try data?.store(content(2)) }?.code == .wrongState)
        _ = try folder.open()
        data = try folder.open()
        data = nil
        _ = try folder.open()
    }

    private static let tool = "/usr/bin/flock"

    @Test(
        "Is free again when the process that has it ends",
        .enabled(if: FileManager.default.isExecutableFile(atPath: tool), "needs flock of util-linux"))
    func locksAgainstProcesses() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.tool)
        process.arguments = [folder.path + "/carrier.lock", "-c", "echo held; exec cat >/dev/null"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        #expect(output.fileHandleForReading.readData(ofLength: 4) == Data("held".utf8))
        let error = try #require(nodeError { () throws(NodeError) in _ = try folder.open() })
        #expect(error.code == .busy && error.message.contains("another process"))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        _ = try folder.open()
    }

    @Test("Is not locked through a link that leads elsewhere")
    func refusesLinks() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/carrier.lock", withDestinationPath: folder.path + "/elsewhere")
        #expect(nodeError { () throws(NodeError) in _ = try folder.open() }?.facility == .system)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/elsewhere"))
    }
}
