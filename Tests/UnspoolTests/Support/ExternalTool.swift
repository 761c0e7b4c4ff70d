import Foundation

/// A program of the system, run to its end without holding up a thread that other tests need.
enum ExternalTool {
    /// - Returns: its exit status.
    static func run(
        _ path: String, _ arguments: [String], in folder: String, output: URL? = nil, log: URL? = nil
    ) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        for file in [output, log].compactMap(\.self) { try Data().write(to: file) }
        process.standardOutput = try output.map { try FileHandle(forWritingTo: $0) } ?? FileHandle.nullDevice
        process.standardError = try log.map { try FileHandle(forWritingTo: $0) } ?? FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }
}
