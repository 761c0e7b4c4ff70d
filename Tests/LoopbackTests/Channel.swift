import Foundation
import Testing

/// The server's channel of 500 messages: its files, and what an export of it must look like.
struct Channel {
    static let serverID: Int64 = 1_400_000_001
    /// TDLib's number for it.
    static let chatID = "-1001400000001"

    let server: LoopbackServer
    /// TDLib's message id -> the file that the server sends for it.
    let files: [Int64: LoopbackServer.Content]

    init(_ server: LoopbackServer) throws {
        self.server = server
        // TDLib's id of a message is the server's, shifted.
        files = Dictionary(
            uniqueKeysWithValues: try server.manifest(kind: "channel", id: Self.serverID).map {
                ($0.key << 20, $0.value)
            })
    }

    /// One line of an export's manifest.
    struct Item: Decodable {
        let messageID: Int64
        let outcome: String
        let path: String?
        let sha256: String?
        let size: Int?
        let role: String?

        private enum CodingKeys: String, CodingKey {
            case messageID = "message_id"
            case outcome, path, sha256, size, role
        }
    }

    static func manifest(in folder: URL) throws -> [Item] {
        try String(contentsOf: folder.appending(path: "manifest.ndjson"), encoding: .utf8)
            .split(separator: "\n").map { try JSONDecoder().decode(Item.self, from: Data($0.utf8)) }
    }

    /// What a line of `--json` tells.
    static func type(of line: String) throws -> String? {
        (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["type"] as? String
    }

    /// Expects that every file of the channel is in the folder once, with the bytes that the server sent, and nothing else is.
    func expectComplete(_ folder: URL) throws {
        let items = try Self.manifest(in: folder)
        let onDisk = try hashes(in: folder)
        var named: Set<String> = []
        for (message, file) in files {
            let found = items.filter { $0.messageID == message && $0.sha256 == file.sha256 }
            guard let item = found.first, found.count == 1 else {
                let instead = items.filter { $0.messageID == message }
                Issue.record("message \(message >> 20) is not in the manifest with its SHA-256: \(instead)")
                continue
            }
            #expect(item.size == file.size)
            guard let path = item.path else {
                Issue.record("message \(message >> 20) has no path but is \(item.outcome)")
                continue
            }
            #expect(onDisk[path] == file.sha256, "\(path)")
        }
        for item in items {
            guard let path = item.path else { continue }
            named.insert(path)
            #expect(!path.contains("/") && path != ".." && !path.hasPrefix("."), "\(path)")
            #expect(path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E }, "\(path)")
        }
        let ours: Set = ["manifest.ndjson", "index.html", ".unspool/journal.sqlite"]
        let extra = Set(onDisk.keys).subtracting(named).subtracting(ours)
        #expect(extra.isEmpty, "files that no item names: \(extra.sorted())")
    }

    /// SHA-256 of every file below the folder by its path there, computed by another program than the one under test.
    private func hashes(in folder: URL) throws -> [String: String] {
        let program = """
            import hashlib, json, os, sys
            root, found = sys.argv[1], {}
            for where, _, names in os.walk(root):
                for name in names:
                    path = os.path.join(where, name)
                    found[os.path.relpath(path, root)] = hashlib.sha256(open(path, "rb").read()).hexdigest()
            print(json.dumps(found))
            """
        let process = Process()
        let output = Pipe()
        process.executableURL = server.loopback.python
        process.arguments = ["-c", program, folder.path()]
        process.standardOutput = output
        try process.run()
        let text = LineReader(output.fileHandleForReading.fileDescriptor).next() ?? ""
        process.waitUntilExit()
        return try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }
}
