import NativeLoop
import TestSupport

@testable import Unspool

/// A destination with files and a manifest, as an export leaves it.
struct WrittenTree {
    let folder: TestFolder
    var path: String { folder.path + "/out" }

    struct Entry {
        var path: String
        var bytes: [UInt8]
        var members: [JSONValue.Member] = []
    }

    init(_ entries: [Entry], lines: [String] = []) throws {
        folder = try TestFolder()
        _ = try DestinationAccess(path: path)
        let root = try Descriptor.open(path, .folder)
        var manifest: [UInt8] = []
        for (offset, entry) in entries.enumerated() {
            var parent = root
            for name in entry.path.split(separator: "/").dropLast() {
                try? parent.makeFolder(String(name), permissions: 0o700)
                parent = try Descriptor.open(String(name), in: parent, .folder)
            }
            let name = entry.path.split(separator: "/").last.map(String.init) ?? ""
            try Descriptor.open(name, in: parent, .createNew).write(entry.bytes)
            let head: [JSONValue.Member] = [
                ("type", "item"), ("v", 1), ("chat_id", -100), ("message_id", .integer(Int64(offset + 1) << 20)),
                ("index", 1), ("outcome", "saved"), ("path", .string(entry.path)),
                ("sha256", .string(try SHA256.hex(of: entry.bytes))), ("size", .integer(Int64(entry.bytes.count))),
            ]
            manifest += JSONValue.object(head + entry.members).lineBytes
        }
        for line in lines { manifest += Array((line + "\n").utf8) }
        try Descriptor.open(Manifest.fileName, in: root, .createNew).write(manifest)
    }
}
