import BenchmarkReport
import CarrierCore

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a child is. It reads commands from standard input, one a line, answers each with a line, and ends with the input.
enum ChildRoles {
    static func run(_ arguments: [String]) async throws {
        switch (arguments.first, arguments.dropFirst().first) {
        case ("server", _): try await runServer()
        case ("swift", let bootstrap?): try await SwiftPeer.run(try BootstrapNode(bootstrap))
        case ("c", let bootstrap?): try CPeer(try BootstrapNode(bootstrap)).run()
        case ("nodes", let bootstrap?): try await NodesChild.run(try BootstrapNode(bootstrap))
        default: throw BenchmarkFailure(description: "no such child: \(arguments)")
        }
    }

    static func answer(_ values: Double...) { write(values.map { "\($0)" }.joined(separator: " ") + "\n", to: 1) }

    static func answer(_ text: String) { write(text + "\n", to: 1) }

    /// Where the network is entered. Both sides use this one.
    private static func runServer() async throws {
        let folder = try TemporaryFolder()
        let server = try withFreePorts { ports in
            try BootstrapServer(keyFile: folder.path + "/key", ports: ports, relayPort: ports.lowerBound)
        }
        let running = Task { try await server.run() }
        answer("127.0.0.1:\(await server.udpPort):\(server.key)")
        while readLine() != nil {}
        server.stop()
        try await running.value
    }

    /// Calls `body` with other ports until it finds free ones.
    static func withFreePorts<Value>(_ body: (ClosedRange<UInt16>) throws -> Value) throws -> Value {
        for _ in 0..<50 {
            let first = UInt16.random(in: 20_000...60_000)
            do {
                return try body(first...first + 500)
            } catch let error as NodeError where error.code == .portAllocation {
                continue
            }
        }
        throw BenchmarkFailure(description: "no free ports")
    }
}

/// A folder that is gone with the object, and all that is in it.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array(
            "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/carrier-bench-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw BenchmarkFailure(description: "no temporary folder") }
        path = String(cString: made)
    }

    deinit { Self.remove(path) }

    private static func remove(_ path: String) {
        guard let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            let child = path + "/" + name
            if unlink(child) != 0 { remove(child) }
        }
        closedir(folder)
        rmdir(path)
    }
}
