import BenchmarkReport
import Foundation
import TelegramClient

/// The loopback Telegram's server, which `Scripts/setup loopback` has prepared.
final class LoopbackServer {
    private let process = Process()
    private let library: TDJsonClient
    private let port: Int32

    /// - Returns: nil where there is none.
    init?() throws {
        guard let tool = ProcessInfo.processInfo.environment["MARTLET_LOOPBACK_TELEGRAM"], !tool.isEmpty else {
            return nil
        }
        let cache = URL(filePath: ".cache/loopback", relativeTo: .currentDirectory())
        library = try TDJsonClient.open(path: cache.appending(path: "lab/libtdjson-loopback.so").path())
        let output = Pipe()
        process.executableURL = cache.appending(path: "venv/bin/python")
        // Its account lives in the data centre that is asked first, so that no end of a client waits for another.
        process.arguments = [
            tool + "/server.py", "--lab", cache.appending(path: "lab").path(), "--port", "0", "--control", "0",
            "--home-dc", "1",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        process.standardOutput = output
        try process.run()
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) {
            line += byte
        }
        let answer = try JSONSerialization.jsonObject(with: line) as? [String: Any]
        guard let port = answer?["port"] as? Int else {
            process.terminate()
            throw BenchmarkFailure(description: "the loopback Telegram did not start")
        }
        self.port = Int32(port)
    }

    func account() async throws -> Account {
        try await Account(
            library, scratch: ExportBenchmark.scratch, phone: "+9996620001", code: "12345", password: "",
            proxyPort: port)
    }

    func stop() {
        // A process that is started on a thread of Swift's pool may have SIGTERM blocked. It has nothing to save.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
