import CarrierCore
import Foundation

/// A Tox network of one bootstrap node and relay on loopback. It ends with this object.
final class LocalNetwork: Sendable {
    let port: UInt16
    let key: String
    private let server: BootstrapServer
    private let running: Task<Void, Never>

    init() throws {
        var made: BootstrapServer?
        var port: UInt16 = 0
        // Both of its ports have one number, which may be taken.
        for _ in 0..<100 where made == nil {
            port = UInt16.random(in: 20000...32000)
            made = try? BootstrapServer(
                keyFile: temporaryPath("bootstrap"), ports: port...port, relayPort: port)
        }
        guard let made else { throw NodeError(.portAllocation, "No port is free on this machine") }
        server = made
        self.port = port
        key = made.key.description
        running = Task { try? await made.run() }
    }

    deinit { server.stop() }
}

/// Everything that the tests of this process write is in here. It is removed when the process ends.
private let temporaryRoot: URL = {
    atexit { try? FileManager.default.removeItem(at: temporaryRootPath()) }
    let root = temporaryRootPath()
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    return root
}()

private func temporaryRootPath() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("martlet-sdk-\(getpid())")
}

/// A path that nobody uses.
func temporaryPath(_ name: String) -> String {
    temporaryRoot.appendingPathComponent("\(name)-\(UUID().uuidString)").path
}
