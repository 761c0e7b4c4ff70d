import Foundation
import Testing

/// The loopback Telegram that `Scripts/setup loopback` has prepared: a server for tests, and a copy of the real TDLib
/// that knows no other addresses.
struct Loopback {
    /// The folder of the server's program, outside the checkout.
    let tool: URL
    /// Made by set-up: the server's Python and the patched library with the server's key.
    let cache: URL

    var python: URL { cache.appending(path: "venv/bin/python") }
    var lab: URL { cache.appending(path: "lab") }
    var library: URL { lab.appending(path: "libtdjson-loopback.so") }

    static let isWanted = !(ProcessInfo.processInfo.environment["MARTLET_LOOPBACK_TELEGRAM"] ?? "").isEmpty
    static let skipReason: Comment =
        "Skipped: MARTLET_LOOPBACK_TELEGRAM does not name the folder of a loopback Telegram, so nothing runs on the real TDLib."

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

    /// - Throws: what to do, if set-up has not prepared it.
    init() throws {
        let tool = ProcessInfo.processInfo.environment["MARTLET_LOOPBACK_TELEGRAM"] ?? ""
        self.tool = URL(filePath: tool, relativeTo: Loopback.root)
        cache = Loopback.root.appending(path: ".cache/loopback")
        guard FileManager.default.fileExists(atPath: library.path()) else {
            throw LoopbackFailure("The loopback Telegram is not prepared: run Scripts/setup loopback")
        }
    }
}

struct LoopbackFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Trait where Self == ConditionTrait {
    /// Runs where there is a loopback Telegram; elsewhere the run says that this part was skipped.
    static var onLoopbackTelegram: Self { .enabled(if: Loopback.isWanted, Loopback.skipReason) }
}

/// A new folder that is removed when the value goes.
final class ScratchFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "martlet-loopback-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path() }
}
