import CToxcore
import Foundation
import Testing

@testable import CarrierNetwork

/// A Tox instance that talks Carrier's way, or Tox's own without a system.
private final class Node {
    let system: CarrierSystem?
    let tox: OpaquePointer
    private var list: [pollfd] = []
    private(set) var turns = 0

    init(isCarrier: Bool = true, hasUDP: Bool = true, isRelay: Bool = false) throws {
        system = isCarrier ? try CarrierSystem() : nil
        var created: OpaquePointer?
        // A port for the relay that another process may just have taken is tried again with another.
        for _ in 0..<(isRelay ? 20 : 1) where created == nil {
            let options = try #require(tox_options_new(nil))
            defer { tox_options_free(options) }
            tox_options_set_local_discovery_enabled(options, false)
            tox_options_set_ipv6_enabled(options, false)
            tox_options_set_udp_enabled(options, hasUDP)
            if let system { tox_options_set_operating_system(options, system.toxSystem) }
            if isRelay { tox_options_set_tcp_port(options, UInt16.random(in: 20_000...60_000)) }
            created = tox_new(options, nil)
        }
        tox = try #require(created)
    }

    deinit { tox_kill(tox) }

    var isConnected: Bool { tox_self_get_connection_status(tox) != TOX_CONNECTION_NONE }

    private var dhtID: [UInt8] {
        var id = [UInt8](repeating: 0, count: 32)
        tox_self_get_dht_id(tox, &id)
        return id
    }

    func bootstrap(from node: Node) {
        _ = tox_bootstrap(tox, "127.0.0.1", tox_self_get_udp_port(node.tox, nil), node.dhtID, nil)
    }

    func addRelay(_ node: Node) {
        _ = tox_add_tcp_relay(tox, "127.0.0.1", tox_self_get_tcp_port(node.tox, nil), node.dhtID, nil)
    }

    /// Turns the loops as a program does, waiting for all nodes' sockets at once, until something holds or time is over.
    static func run(_ nodes: [Node], for limit: Duration, until isDone: () -> Bool) -> Bool {
        let start = ContinuousClock.now
        var all: [pollfd] = []
        while !isDone() {
            guard start.duration(to: .now) < limit else { return false }
            all.removeAll(keepingCapacity: true)
            var wait: UInt32 = 50
            for node in nodes {
                tox_iterate(node.tox, nil)
                node.turns += 1
                wait = min(wait, tox_iteration_interval(node.tox))
                node.system?.pollDescriptors(into: &node.list)
                all += node.list
                if node.system?.hasBufferedInput == true { wait = 0 }
            }
            poll(&all, nfds_t(all.count), CInt(wait))
        }
        return true
    }
}

@Suite(.serialized) struct ToxcoreTests {
    @Test func twoNodesConnectAndAThirdThroughARelayAndAStockOneDoesNot() throws {
        let first = try Node(isRelay: true)
        let second = try Node()
        let third = try Node(hasUDP: false)
        let stock = try Node(isCarrier: false)
        first.bootstrap(from: second)
        second.bootstrap(from: first)
        third.bootstrap(from: first)
        third.addRelay(first)
        stock.bootstrap(from: first)
        stock.bootstrap(from: second)
        stock.addRelay(first)

        let nodes = [first, second, third, stock]
        let carriers = [first, second, third]
        let start = ContinuousClock.now
        #expect(Node.run(nodes, for: .seconds(600)) { carriers.allSatisfy(\.isConnected) })
        #expect(tox_self_get_connection_status(third.tox) == TOX_CONNECTION_TCP)
        // The stock node gets as long again as the others needed.
        #expect(!Node.run(nodes, for: start.duration(to: .now)) { stock.isConnected })
        // Nothing made the loop spin: far fewer turns than a loop that never sleeps.
        let seconds = Double(start.duration(to: .now).components.seconds) + 1
        #expect(Double(first.turns) / seconds < 2000)
    }
}
