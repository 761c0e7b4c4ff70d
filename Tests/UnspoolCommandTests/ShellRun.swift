import Foundation

/// A program of the system that ran.
enum ShellRun {
    /// Runs a program that is found on `PATH` to its end.
    /// - Returns: its exit code, and what it wrote on standard output and standard error.
    static func run(_ words: [String]) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
