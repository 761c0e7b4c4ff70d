import Foundation
import Testing

/// The simulator as a shared library: the one that was built with these tests, or the one that
/// MARTLET_SIMULATED_TDJSON names (`make simulated-tdjson`).
enum SimulatedLibrary {
    static let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    static let root = programs.appending(path: "../../..").standardizedFileURL

    static func path() throws -> String {
        if let path = ProcessInfo.processInfo.environment["MARTLET_SIMULATED_TDJSON"], !path.isEmpty { return path }
        var products = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        #if canImport(Darwin)
        products = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        let name = "libSimulatedTDJson.dylib"
        #else
        let name = "libSimulatedTDJson.so"
        #endif
        return try #require(products).appending(path: name).path()
    }
}

/// A program that ran.
struct Run {
    let exitCode: Int32
    let output: String
    let messages: String

    /// Runs a program to its end; it is found on PATH if its name has no slash.
    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? arguments : [program] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, messages) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = messages
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Little is said on standard error, so that reading one after the other cannot block.
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try messages.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        exitCode = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        self.output = String(decoding: text, as: UTF8.self)
        self.messages = String(decoding: complaints, as: UTF8.self)
    }
}
