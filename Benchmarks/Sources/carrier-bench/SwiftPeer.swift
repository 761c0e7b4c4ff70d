import BenchmarkReport
import CarrierCore
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Our side: a node as a program has it, by its public interface.
final class SwiftPeer: Sendable {
    private let node: CarrierNode
    private let latencies = Mutex<[Double]>([])

    private init(_ node: CarrierNode) {
        self.node = node
        // On the node's thread, where the C side takes the time too.
        node.onEvent { [self] event in if case .message(let message) = event { arrived(message) } }
    }

    static func run(_ bootstrap: BootstrapNode) async throws {
        let folder = try TemporaryFolder()
        let peer = SwiftPeer(
            try ChildRoles.withFreePorts { ports in
                try CarrierNode(
                    NodeConfiguration(
                        folder: folder.path + "/node", network: .udp(bootstrap: [bootstrap], ports: ports)))
            })
        let running = Task { try await peer.node.run() }
        ChildRoles.answer("\(peer.node.userID)")
        while let line = readLine() { try await peer.perform(line) }
        peer.node.stop()
        try await running.value
    }

    private func perform(_ line: String) async throws {
        let words = line.split(separator: " ")
        let count = words.count > 1 ? Int(words[1]) ?? 0 : 0
        switch words.first {
        case "befriend":
            try await connect(to: try UserID(String(words[1])))
            ChildRoles.answer(0)
        case "messages": ChildRoles.answer(try await sendMessages(count))
        case "bulk":
            let seconds = try await sendBulk(count)
            ChildRoles.answer(seconds.reduce(0, +), seconds.max() ?? 0)
        case "lone":
            try await sendLone(count)
            ChildRoles.answer(0)
        case "latency":
            let seconds = latencies.withLock { latencies in
                defer { latencies = [] }
                return latencies
            }
            ChildRoles.answer(median(seconds), Double(seconds.count))
        case "usage": ChildRoles.answer(Usage.cpuSeconds, Usage.residentMegabytes)
        default: throw BenchmarkFailure(description: "no such command: \(line)")
        }
    }

    private func connect(to other: UserID) async throws {
        _ = try await node.connection.when { $0 }
        let events = node.events()
        try await node.accept(other)
        for await event in events {
            if case .friendConnection(other, isConnected: true) = event { return }
        }
    }

    // MARK: Sending

    /// Counts receipts on the node's thread, and tells when the last one came.
    private final class Receipts: Sendable {
        private let left: Mutex<Int>
        private let (ends, end) = AsyncStream.makeStream(of: Double.self)

        init(_ count: Int) { left = Mutex(count) }

        func arrived(_ receipt: MessageReceipt) {
            if receipt.state != .delivered {
                note("message \(receipt.id): \(receipt.state)")
                end.finish()
            }
            let isLast = left.withLock { left in
                left -= 1
                return left == 0
            }
            if isLast { end.yield(seconds(of: CLOCK_MONOTONIC)) }
        }

        func all() async throws -> Double {
            for await time in ends { return time }
            throw BenchmarkFailure(description: "a message was not delivered")
        }
    }

    private func target() async throws -> PeerTarget {
        guard let friend = await node.allFriends.first else { throw BenchmarkFailure(description: "no friend") }
        return PeerTarget(userID: friend.userID)
    }

    /// All at once: a program that has many submits them in batches, so that the node's thread is asked seldom.
    private func sendMessages(_ count: Int) async throws -> Double {
        let (receipts, target, batch) = (Receipts(count), try await target(), 1000)
        let start = seconds(of: CLOCK_MONOTONIC)
        for first in stride(from: 0, to: count, by: batch) {
            try await node.perform { node in
                for _ in first..<min(first + batch, count) {
                    try node.submit(Load.message, to: target) { receipts.arrived($0) }
                }
            }
        }
        return try await receipts.all() - start
    }

    /// Each after the receipt of the one before.
    private func sendBulk(_ count: Int) async throws -> [Double] {
        let (payload, target) = ([UInt8](repeating: 7, count: Load.bulkSize), try await target())
        var all: [Double] = []
        for _ in 0..<count {
            let receipts = Receipts(1)
            let start = seconds(of: CLOCK_MONOTONIC)
            try await node.submit(payload, to: target) { receipts.arrived($0) }
            all.append(try await receipts.all() - start)
        }
        return all
    }

    private func sendLone(_ count: Int) async throws {
        let target = try await target()
        for _ in 0..<count {
            try await Task.sleep(for: .milliseconds(20))
            var payload = Load.message
            payload.withUnsafeMutableBytes { $0.storeBytes(of: seconds(of: CLOCK_MONOTONIC), as: Double.self) }
            try await node.submit(payload, to: target)
        }
    }

    private func arrived(_ message: ReceivedMessage) {
        guard message.payload.count == Load.messageSize else { return }
        let sent = message.payload.withUnsafeBytes { $0.loadUnaligned(as: Double.self) }
        if sent > 0 { latencies.withLock { $0.append(seconds(of: CLOCK_MONOTONIC) - sent) } }
    }
}
