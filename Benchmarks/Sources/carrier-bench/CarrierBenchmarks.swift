import BenchmarkReport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// `CarrierNode` beside the shortest loop in C on the same toxcore, with the same sockets and the same pacing.
enum CarrierBenchmarks {
    static func run(_ arguments: [String]) async throws {
        let session = Session()
        try await BenchmarkProgram.run(
            arguments,
            [
                // Before anything was sent, which leaves memory behind on both sides.
                Benchmark("carrier.memory.added-mb") { try session.memory() },
                Benchmark("carrier.idle-cpu.vs-c") { try session.idle() },
                Benchmark("carrier.oneway-ms") { try session.oneWay() },
                Benchmark("carrier.messages") { try session.messages() },
                Benchmark("carrier.bulk") { try session.bulk() },
                Benchmark("carrier.nodes") { try session.nodes() },
            ], limits: limits)
    }

    private static let limits: [String: Limit] = [
        "carrier.memory.added-mb": .valueAtMost(20),
        "carrier.idle-cpu.vs-c": .ratioAtMost(1.1),
        "carrier.oneway-ms": .valueAtMost(1),
        "carrier.messages.vs-c": .ratioAtLeast(0.9),
        "carrier.messages-long.vs-c": .ratioAtLeast(0.9),
        "carrier.bulk-mb-s": .valueAtLeast(20),
        "carrier.bulk.vs-c": .ratioAtLeast(0.9),
        "carrier.bulk-longest-pause-s": .valueAtMost(1),
    ]

    /// The benchmarks share one network, as it takes half a minute until all know each other.
    private final class Session {
        private lazy var result = Result { try Network() }
        private func network() throws -> Network { try result.get() }

        func memory() throws -> [Figure] {
            let network = try network()
            // toxcore is busy for some seconds after a start.
            sleep(10)
            let pairs = try network.alternate(5) { try $0.receiver.ask("usage")[1] }
            return [
                Figure(
                    name: "carrier.memory.added-mb", value: median(pairs.ours) - median(pairs.theirs), unit: "MB",
                    baseline: median(pairs.theirs), ratio: pairs.ratio)
            ]
        }

        /// Both are idle at the same time: what the system does meanwhile concerns both.
        func idle() throws -> [Figure] {
            let (network, seconds) = (try network(), 20.0)
            var pairs = Pairs()
            for _ in 0..<3 {
                let processes = [
                    network.ours.sender, network.ours.receiver, network.theirs.sender, network.theirs.receiver,
                ]
                let before = try processes.map { try $0.ask("usage")[0] }
                sleep(UInt32(seconds))
                let used = try zip(processes, before).map { try $0.ask("usage")[0] - $1 }
                let percent = used.map { $0 / seconds * 100 }
                note("  ours \(percent[..<2]), in C \(percent[2...])")
                pairs.add(ours: (percent[0] + percent[1]) / 2, theirs: (percent[2] + percent[3]) / 2)
            }
            return [
                Figure(
                    name: "carrier.idle-cpu.vs-c", value: median(pairs.ours), unit: "% of a core",
                    baseline: median(pairs.theirs), ratio: pairs.ratio)
            ]
        }

        func oneWay() throws -> [Figure] {
            let pairs = try network().alternate(3) { pair in
                _ = try pair.receiver.ask("latency")
                _ = try pair.sender.ask("lone 200")
                let answer = try pair.receiver.ask("latency")
                guard answer[1] >= 190 else { throw BenchmarkFailure(description: "lone messages are missing") }
                return answer[0] * 1000
            }
            return [
                Figure(
                    name: "carrier.oneway-ms", value: median(pairs.ours), unit: "ms", baseline: median(pairs.theirs),
                    ratio: pairs.ratio)
            ]
        }

        func messages() throws -> [Figure] {
            try [("carrier.messages.vs-c", 10_000, 9), ("carrier.messages-long.vs-c", 100_000, 5)].map { item in
                let (name, count, rounds) = item
                let pairs = try network().alternate(rounds) { pair in
                    guard let seconds = try pair.sender.ask("messages \(count)").first, seconds > 0 else {
                        throw BenchmarkFailure(description: "messages were not confirmed")
                    }
                    return Double(count) / seconds
                }
                return Figure(
                    name: name, value: median(pairs.ours), unit: "messages/s", baseline: median(pairs.theirs),
                    ratio: pairs.ratio)
            }
        }

        /// The longest message, with any pause in it, is above the longest pause.
        func bulk() throws -> [Figure] {
            let count = 10
            var longest: (ours: Double, theirs: Double) = (0, 0)
            let network = try network()
            let pairs = try network.alternate(7) { pair in
                let answer = try pair.sender.ask("bulk \(count)")
                if pair === network.ours { longest.ours = max(longest.ours, answer[1]) }
                if pair === network.theirs { longest.theirs = max(longest.theirs, answer[1]) }
                return Double(count * Load.bulkSize) / answer[0] / 1e6
            }
            let (ours, theirs) = (median(pairs.ours), median(pairs.theirs))
            return [
                Figure(name: "carrier.bulk-mb-s", value: ours, unit: "MB/s", baseline: theirs, ratio: pairs.ratio),
                Figure(name: "carrier.bulk.vs-c", value: ours, unit: "MB/s", baseline: theirs, ratio: pairs.ratio),
                Figure(
                    name: "carrier.bulk-longest-pause-s", value: longest.ours, unit: "s", baseline: longest.theirs,
                    ratio: longest.ours / longest.theirs),
            ]
        }

        func nodes() throws -> [Figure] {
            let network = try network()
            let child = try ChildProcess(["nodes", network.bootstrap])
            let answer = try child.ask("start \(NodesChild.count)")
            let idle = try child.ask("idle")
            let figures = [
                ("carrier.nodes.ready", answer[0], "nodes"), ("carrier.nodes.start-s", answer[1], "s"),
                ("carrier.nodes.start-cpu-s", answer[2], "s"), ("carrier.nodes.idle-cpu", idle[0], "% of a core"),
                ("carrier.nodes.memory-mb", idle[1], "MB"),
            ]
            return figures.map { Figure(name: $0.0, value: $0.1, unit: $0.2, baseline: $0.1, ratio: 1) }
        }
    }
}
