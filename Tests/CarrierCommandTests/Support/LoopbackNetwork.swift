import CommandLineInterface
import Foundation
import NativeLoop
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A `carrier bootstrap` on loopback, and nodes that meet through it.
final class LoopbackNetwork: Sendable {
    let folder: TestFolder
    let bootstrap: String
    private let server: CommandProcess

    init() async throws {
        folder = try TestFolder()
        let port = try FreePort.find()
        server = try CommandProcess(
            ["bootstrap", "--key-file", folder.path + "/key", "--port", "\(port)"], in: folder)
        bootstrap = try await server.wait("the server's line") { $0.first }
    }

    deinit { server.kill() }

    func node(_ home: String, _ arguments: [String] = [], isUDPEnabled: Bool = true) throws -> ScriptNode {
        let network = isUDPEnabled ? ["--port", "\(try FreePort.find())"] : ["--no-udp"]
        return try ScriptNode(home, in: folder, ["--bootstrap", bootstrap] + network + arguments)
    }

    /// Two friends who are connected.
    func friends(isUDPEnabled: Bool = true) async throws -> Pair {
        let (ada, ben) = (try node("ada", isUDPEnabled: isUDPEnabled), try node("ben", isUDPEnabled: isUDPEnabled))
        let (adaReady, benReady) = (try await ada.event("ready"), try await ben.event("ready"))
        let pair = Pair(ada: ada, ben: ben, adaID: try adaReady.text("user"), benID: try benReady.text("user"))
        try ada.tell(["op": "add", "address": .string(try benReady.text("address")), "hello": "I am Ada"])
        try await ada.event("friend.added", ["user": .string(pair.benID)])
        try await ben.event("friend.request", ["user": .string(pair.adaID), "hello": "I am Ada"])
        try ben.tell(["op": "accept", "user": .string(pair.adaID)])
        try await ben.event("friend.added", ["user": .string(pair.adaID)])
        try await ada.event("friend.connection", ["user": .string(pair.benID), "status": "connected"])
        try await ben.event("friend.connection", ["user": .string(pair.adaID), "status": "connected"])
        return pair
    }
}

struct Pair: Sendable {
    let ada: ScriptNode
    let ben: ScriptNode
    let adaID: String
    let benID: String
}

enum FreePort {
    /// A number that is free for UDP and TCP just now.
    static func find() throws -> UInt16 {
        for _ in 0..<100 {
            let port = UInt16.random(in: 20000...60000)
            if isFree(port, isUDP: true), isFree(port, isUDP: false) { return port }
        }
        throw TestFailure("No port is free")
    }

    private static func isFree(_ port: UInt16, isUDP: Bool) -> Bool {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32((isUDP ? SOCK_DGRAM : SOCK_STREAM).rawValue), 0)
        #else
        let descriptor = socket(AF_INET, isUDP ? SOCK_DGRAM : SOCK_STREAM, 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
