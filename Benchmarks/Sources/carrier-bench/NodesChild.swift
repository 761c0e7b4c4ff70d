import BenchmarkReport
import CarrierCore

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Many nodes in one process, strangers to each other in one network.
enum NodesChild {
    static let count = 100
    /// How long they may take until all are ready.
    private static let limit: Duration = .seconds(60)

    static func run(_ bootstrap: BootstrapNode) async throws {
        guard readLine() != nil else { return }
        let folder = try TemporaryFolder()
        let start = seconds(of: CLOCK_MONOTONIC)
        let nodes = try (0..<count).map { number in
            try ChildRoles.withFreePorts { ports in
                try CarrierNode(
                    NodeConfiguration(
                        folder: "\(folder.path)/\(number)", network: .udp(bootstrap: [bootstrap], ports: ports)))
            }
        }
        let running = nodes.map { node in Task { try await node.run() } }
        let ready = await readyCount(nodes)
        ChildRoles.answer(Double(ready), seconds(of: CLOCK_MONOTONIC) - start, Usage.cpuSeconds)

        guard readLine() != nil else { return }
        let (before, duration) = (Usage.cpuSeconds, 15.0)
        try await Task.sleep(for: .seconds(duration))
        ChildRoles.answer((Usage.cpuSeconds - before) / duration * 100, Usage.residentMegabytes)
        for node in nodes { node.stop() }
        for task in running { try await task.value }
    }

    /// How many have become ready when all are, or when the time is over.
    private static func readyCount(_ nodes: [CarrierNode]) async -> Int {
        await withTaskGroup(of: Bool.self) { group in
            for node in nodes {
                group.addTask {
                    do { return try await node.connection.when { $0 } } catch { return false }
                }
            }
            let alarm = Task { try? await Task.sleep(for: limit) }
            group.addTask {
                await alarm.value
                return false
            }
            var ready = 0
            for await isReady in group {
                if isReady { ready += 1 }
                if !isReady || ready == nodes.count { break }
            }
            alarm.cancel()
            group.cancelAll()
            return ready
        }
    }
}
