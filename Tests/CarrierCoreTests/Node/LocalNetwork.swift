import CarrierNetwork
import NativeLoop
import TestSupport
import Testing

@testable import CarrierCore

/// A bootstrap server on loopback, and the nodes that enter the network there. Everything real but the distance.
final class LocalNetwork: Sendable {
    let server: BootstrapServer
    let bootstrap: BootstrapNode
    private let folder: TestFolder
    private let running: Task<Void, any Error>

    init() async throws {
        folder = try TestFolder()
        let keyFile = folder.path + "/key"
        server = try LocalNetwork.withFreePorts { first in
            try BootstrapServer(keyFile: keyFile, ports: first...first + 200, relayPort: first)
        }
        bootstrap = try BootstrapNode(host: "127.0.0.1", port: await server.udpPort, key: server.key)
        running = Task { [server] in try await server.run() }
    }

    deinit { running.cancel() }

    /// Calls `body` with other ports until it finds free ones.
    static func withFreePorts<Value>(_ body: (UInt16) throws -> Value) throws -> Value {
        for _ in 0..<50 {
            do {
                return try body(.random(in: 20_000...60_000))
            } catch let error as NodeError where error.code == .portAllocation {
                continue
            }
        }
        return try body(.random(in: 20_000...60_000))
    }

    func configuration(_ name: String, isRelayed: Bool = false) throws -> NodeConfiguration {
        let first = UInt16.random(in: 20_000...60_000)
        return NodeConfiguration(
            folder: "\(folder.path)/\(name)",
            network: isRelayed ? try .relays([bootstrap]) : .udp(bootstrap: [bootstrap], ports: first...first + 500))
    }

    /// A node that runs and is connected.
    func peer(
        _ name: String, isRelayed: Bool = false, _ change: (inout NodeConfiguration) -> Void = { _ in }
    ) async throws -> Peer {
        var configuration = try configuration(name, isRelayed: isRelayed)
        change(&configuration)
        let peer = Peer(try CarrierNode(configuration))
        try await peer.waitFor { if case .ready = $0 { true } else { false } }
        return peer
    }

    /// Two nodes that are friends and connected.
    func friends(_ first: Peer, _ second: Peer) async throws {
        try await first.node.add(second.node.address, hello: "hello")
        try await second.waitFor { if case .friendRequest = $0 { true } else { false } }
        try await second.node.accept(first.node.userID)
        try await first.waitForConnection(of: second)
        try await second.waitForConnection(of: first)
    }
}

/// A running node and everything that happened at it.
final class Peer: Sendable {
    let node: CarrierNode
    private let running: Task<Void, any Error>
    private let log = StateStream<[NodeEvent]>([])

    init(_ node: CarrierNode) {
        self.node = node
        let log = log
        node.onEvent { event in log.send((log.current ?? []) + [event]) }
        running = Task { try await node.run() }
    }

    deinit { running.cancel() }

    var target: PeerTarget { PeerTarget(userID: node.userID) }
    var events: [NodeEvent] { log.current ?? [] }

    /// Waits until something of this kind happened, also before the call; bounded in time.
    @discardableResult
    func waitFor(
        count: Int = 1, limit: Duration = .seconds(600), line: Int = #line,
        _ condition: @escaping @Sendable (NodeEvent) -> Bool
    ) async throws -> [NodeEvent] {
        try await withThrowingTaskGroup(of: [NodeEvent].self) { group in
            let log = log
            group.addTask {
                for await events in log.coalesced {
                    let found = events.filter(condition)
                    if found.count >= count { return found }
                }
                throw TimedOut(line: line, lastEvents: Array((log.current ?? []).suffix(8)))
            }
            group.addTask {
                try await Task.sleep(for: limit)
                throw TimedOut(line: line, lastEvents: Array((log.current ?? []).suffix(8)))
            }
            defer { group.cancelAll() }
            return try await group.next() ?? []
        }
    }

    func waitForConnection(of other: Peer, line: Int = #line) async throws {
        let id = other.node.userID
        try await waitFor(line: line) { event in
            if case .friendConnection(id, isConnected: true) = event { true } else { false }
        }
    }

    func messages(atLeast count: Int, limit: Duration = .seconds(600)) async throws -> [ReceivedMessage] {
        try await waitFor(count: count, limit: limit) { if case .message = $0 { true } else { false } }
            .compactMap { if case .message(let message) = $0 { message } else { nil } }
    }

    /// Stops the node as a program does, and waits for its end.
    func stop() async throws {
        node.stop()
        try await running.value
    }
}

/// Something did not happen in time.
struct TimedOut: Error {
    /// Where it was waited for.
    let line: Int
    let lastEvents: [NodeEvent]
}
