import Foundation
import NativeLoop
import Testing

@Suite struct PrivateFileTests {
    /// A folder that is gone after the test.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "/martlet-private-file-" + PrivateFile.randomName()
        try PrivateFile.makeFolder(folder + "/deep/er")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test func writesAFileThatOnlyItsOwnerCanRead() throws {
        try inFolder { folder in
            let path = folder + "/key"
            try PrivateFile.write([1, 2, 3], to: path)
            try PrivateFile.write([4, 5], to: path)
            #expect(try PrivateFile.read(path, limit: 10) == [4, 5])
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["deep", "key"])
        }
    }

    @Test func keepsAnExistingFileIfAsked() throws {
        try inFolder { folder in
            let path = folder + "/key"
            try PrivateFile.write([1], to: path, isReplacing: false)
            let failure = #expect(throws: SystemFailure.self) {
                try PrivateFile.write([2], to: path, isReplacing: false)
            }
            #expect(failure?.number == EEXIST)
            #expect(try PrivateFile.read(path, limit: 10) == [1])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["deep", "key"])
        }
    }

    @Test func leavesNothingBehindWhenItFails() throws {
        try inFolder { (folder) throws in
            // A folder that is not empty cannot be replaced by a file.
            #expect(throws: SystemFailure.self) {
                try PrivateFile.write([1], to: folder + "/deep")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names == ["deep"])
            let failure = #expect(throws: SystemFailure.self) {
                try PrivateFile.write([1], to: folder + "/no/such/folder")
            }
            #expect(failure?.number == ENOENT)
            #expect(failure?.description.contains("No such file") == true)
        }
    }

    @Test func refusesToReadMoreThanTheLimit() throws {
        try inFolder { folder in
            try PrivateFile.write([UInt8](repeating: 7, count: 100_000), to: folder + "/big")
            #expect(try PrivateFile.read(folder + "/big", limit: 100_000).count == 100_000)
            let failure = #expect(throws: SystemFailure.self) {
                try PrivateFile.read(folder + "/big", limit: 99_999)
            }
            #expect(failure?.number == EFBIG)
        }
    }

    @Test func doesNotFollowALinkInThePlaceOfItsTemporaryFile() throws {
        try inFolder { folder in
            try PrivateFile.write([9], to: folder + "/target")
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/.trap.tmp", withDestinationPath: folder + "/target")
            #expect(throws: SystemFailure.self) {
                try PrivateFile.write([1], to: folder + "/key", temporaryName: { "trap" })
            }
            #expect(try PrivateFile.read(folder + "/target", limit: 10) == [9])
        }
    }

    @Test func whatIsNoFileIsRefusedAtOnce() throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
        #expect(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        #expect(throws: SystemFailure.self) { try PrivateFile.read(path, limit: 10) }
        #expect(throws: SystemFailure.self) { try PrivateFile.read("/", limit: 10) }
    }
}
