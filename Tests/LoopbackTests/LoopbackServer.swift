import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A running loopback Telegram, on ports that the system chose. Ends with the value.
final class LoopbackServer {
    let loopback: Loopback
    let port: Int
    private let control: Int
    private let process: Process

    /// - Parameter arguments: further options of the server, such as `["--messages", "50"]`.
    init(_ arguments: [String] = []) throws {
        loopback = try Loopback()
        process = Process()
        process.executableURL = loopback.python
        // With the account in the data centre that a client begins at, signing in and closing are quick.
        process.arguments =
            [loopback.tool.appending(path: "server.py").path(), "--lab", loopback.lab.path()]
            + ["--port", "0", "--control", "0", "--home-dc", "1"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        // Its first line tells the ports, once it listens.
        let line = LineReader(output.fileHandleForReading.fileDescriptor).next() ?? ""
        guard let ports = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let port = ports["port"] as? Int, let control = ports["control"] as? Int
        else { throw LoopbackFailure("The loopback Telegram did not start: \(line)") }
        self.port = port
        self.control = control
    }

    deinit {
        // A process that is started on a thread of Swift's pool may have SIGTERM blocked. It has nothing to save.
        sendSignal(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// What is sent at sign-in.
    let phone = "+9996620001"
    let code = "12345"

    /// Message id of the server -> size and SHA-256 of its file.
    struct Content: Equatable {
        let size: Int
        let sha256: String
    }

    func manifest(kind: String, id: Int64) throws -> [Int64: Content] {
        let answer = try command("manifest", ["kind": kind, "id": id])
        var manifest: [Int64: Content] = [:]
        for (message, content) in answer {
            guard let id = Int64(message), let content = content as? [Any], content.count == 2,
                let size = content[0] as? Int, let sha256 = content[1] as? String
            else { throw LoopbackFailure("The server's manifest has another form") }
            manifest[id] = Content(size: size, sha256: sha256)
        }
        return manifest
    }

    /// How often a method of Telegram's API was called.
    func calls(of method: String) throws -> Int {
        (try command("stats")["methods"] as? [String: Int])?[method] ?? 0
    }

    /// Refuses (`code`, `text`), delays (`delay`, in seconds) or cuts (`drop`) calls of a method.
    func fault(_ method: String, _ what: [String: Any]) throws {
        try command("fault", what.merging(["method": method]) { $1 })
    }

    @discardableResult
    func command(_ operation: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
        let request = try JSONSerialization.data(withJSONObject: arguments.merging(["op": operation]) { $1 })
        let socket = try LocalSocket(port: control)
        try socket.send(request + Data("\n".utf8))
        let line = LineReader(socket.descriptor).next() ?? ""
        guard let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            throw LoopbackFailure("The server answered \(line)")
        }
        if let error = answer["error"] { throw LoopbackFailure("The server refused \(operation): \(error)") }
        return answer
    }
}
