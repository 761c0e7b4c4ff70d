import Foundation
import Testing

/// Runs the built `tlgen` as a process.
enum Tool {
    struct Result {
        let code: Int32
        let output: String
        let messages: String
        var lines: [Substring] { output.split(separator: "\n") }
    }

    /// Programs are built beside the tests.
    static func url(of program: String) throws -> URL {
        var folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        #if canImport(Darwin)
        folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
        #endif
        let url = try #require(folder).appending(path: program)
        try #require(FileManager.default.isExecutableFile(atPath: url.path), "\(url.path) is not built")
        return url
    }

    static func run(_ arguments: String..., standardOutput: FileHandle? = nil) throws -> Result {
        try run(arguments, standardOutput: standardOutput)
    }

    static func run(_ arguments: [String], standardOutput: FileHandle? = nil) throws -> Result {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = try url(of: "tlgen")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        // Files, not pipes: nothing can fill up.
        let output = try folder.handle("output")
        let messages = try folder.handle("messages")
        process.standardOutput = standardOutput ?? output
        process.standardError = messages
        try process.run()
        process.waitUntilExit()
        return Result(
            code: process.terminationStatus, output: try folder.read("output"), messages: try folder.read("messages"))
    }
}

/// A folder that is gone when nobody uses it any more.
final class TemporaryFolder {
    let url: URL
    var path: String { url.path }

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "tlgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    func handle(_ name: String) throws -> FileHandle {
        FileHandle(forWritingAtPath: try write("", to: name)) ?? .nullDevice
    }

    /// The names and contents of the files of a folder in it.
    func contents(of name: String) throws -> [String: String] {
        let folder = url.appending(path: name)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(uniqueKeysWithValues: try names.map { ($0, try read("\(name)/\($0)")) })
    }
}
