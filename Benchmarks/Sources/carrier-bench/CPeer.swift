import BenchmarkReport
import CCarrierPeer
import CarrierCore
import CarrierNetwork

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The C side: toxcore and the loop in C, over the sockets of `CarrierNetwork`. Everything is on one thread.
final class CPeer {
    /// The sockets as C asks for them.
    private final class Sockets {
        let system: CarrierSystem
        var list: [pollfd] = []

        init() throws { system = try CarrierSystem() }
    }

    /// What a node has without being asked for something else: `SendQueue.Limits`, `CarrierNode.packetsPerTurn` and
    /// `Acknowledgements`.
    private static let pacing = CCarrierPacing(
        window_bytes: 256 << 10, packet_overhead: 1200, packets_per_turn: 64, acknowledged_packets: 32,
        acknowledgement_delay: 0.005)

    private let sockets: Sockets
    private let peer: OpaquePointer

    init(_ bootstrap: BootstrapNode) throws {
        let sockets = try Sockets()
        let functions = CCarrierSockets(
            context: Unmanaged.passUnretained(sockets).toOpaque(), system: UnsafeRawPointer(sockets.system.toxSystem),
            descriptors: { context, list, capacity in
                let sockets = Unmanaged<Sockets>.fromOpaque(context!).takeUnretainedValue()
                sockets.system.pollDescriptors(into: &sockets.list)
                let count = min(sockets.list.count, Int(capacity))
                sockets.list.withUnsafeBufferPointer { list?.update(from: $0.baseAddress!, count: count) }
                return CInt(count)
            },
            has_buffered_input: { context in
                Unmanaged<Sockets>.fromOpaque(context!).takeUnretainedValue().system.hasBufferedInput
            })
        let first = UInt16.random(in: 20_000...60_000)
        guard let peer = ccarrier_open(functions, Self.pacing, try Load.formats(), first, first + 500) else {
            throw BenchmarkFailure(description: "toxcore did not start")
        }
        self.sockets = sockets
        self.peer = peer
        _ = ccarrier_bootstrap(peer, bootstrap.host, bootstrap.port, bootstrap.key.bytes)
    }

    deinit { ccarrier_close(peer) }

    func run() throws {
        var key = [UInt8](repeating: 0, count: 32)
        ccarrier_key(peer, &key)
        ChildRoles.answer("\(try UserID(bytes: key))")
        while true {
            // The input is what a node's pipe is: the loop runs until there is a command.
            ccarrier_run(peer, 0)
            guard let line = readLine() else { return }
            let words = line.split(separator: " ")
            let count = words.count > 1 ? Int(words[1]) ?? 0 : 0
            switch words.first {
            case "befriend":
                guard ccarrier_befriend(peer, try UserID(String(words[1])).bytes), ccarrier_connect(peer, 120) else {
                    throw BenchmarkFailure(description: "the peers in C did not find each other")
                }
                ChildRoles.answer(0)
            case "messages": ChildRoles.answer(ccarrier_send_messages(peer, count))
            case "bulk":
                var seconds = [Double](repeating: 0, count: count)
                let payload = [UInt8](repeating: 7, count: Load.bulkSize)
                guard ccarrier_send_bulk(peer, payload, CInt(count), &seconds) else {
                    throw BenchmarkFailure(description: "bulk in C was not confirmed")
                }
                ChildRoles.answer(seconds.reduce(0, +), seconds.max() ?? 0)
            case "lone":
                ccarrier_send_lone(peer, CInt(count), 0.02)
                ChildRoles.answer(0)
            case "latency":
                var seconds = [Double](repeating: 0, count: 4096)
                seconds.removeLast(seconds.count - Int(ccarrier_take_latencies(peer, &seconds, 4096)))
                ChildRoles.answer(median(seconds), Double(seconds.count))
            case "usage": ChildRoles.answer(Usage.cpuSeconds, Usage.residentMegabytes)
            default: throw BenchmarkFailure(description: "no such command: \(line)")
            }
        }
    }
}
