import CommandLineInterface
import Foundation

/// Lends a folder of mode 0700 that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carrier-\(UUID().uuidString)")
    do {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
        throw CommandFailure("cannot make \"\(folder.path)\": \(error.localizedDescription)", exitCode: .cannotCreate)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder.path)
}
