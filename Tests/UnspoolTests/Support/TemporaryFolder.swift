import Foundation

/// A folder of one test, removed with the value.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "unspool-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A test may have made it read-only.
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Every path below the folder, sorted.
    func tree() -> [String] {
        (FileManager.default.subpaths(atPath: path) ?? []).sorted()
    }
}
