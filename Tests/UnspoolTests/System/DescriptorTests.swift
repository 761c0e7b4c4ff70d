import Foundation
import TestSupport
import Testing

@testable import Unspool

struct DescriptorTests {
    @Test func `only a regular file is opened as one, and a pipe holds nothing up`() throws {
        let folder = try TestFolder()
        folder["file"] = Array("text".utf8)
        let place = try Descriptor.open(folder.path, .folder)
        #expect(try Descriptor.openRegular("file", in: place).readAll(limit: 9) == Array("text".utf8))
        mkfifo(folder.path + "/pipe", 0o600)
        try FileManager.default.createDirectory(atPath: folder.path + "/folder", withIntermediateDirectories: false)
        symlink("file", folder.path + "/link")
        for name in ["pipe", "folder", "link", "nothing"] {
            #expect(throws: POSIXFailure.self, "\(name)") { try Descriptor.openRegular(name, in: place) }
        }
    }

    @Test func `the time of a change is that of the facts, in seconds`() throws {
        let folder = try TestFolder()
        folder["file"] = [1]
        let place = try Descriptor.open(folder.path, .folder)
        try Descriptor.open("file", in: place, .readWrite).setTimes(modified: 1_700_000_000)
        #expect(try place.modified(of: "file") == 1_700_000_000)
    }
}
