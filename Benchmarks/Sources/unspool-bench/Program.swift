import BenchmarkReport

/// `unspool-bench [--only PREFIX] [--check]`: scans and exports on the simulated Telegram, and on the loopback Telegram.
enum Program {
    static func run(_ arguments: [String]) async throws {
        if arguments.first == "--child" { return try await runChild(Array(arguments.dropFirst())) }
        try await BenchmarkProgram.run(arguments, benchmarks, limits: limits)
    }

    private static let limits: [String: Limit] = [
        "scan.memory-growth-mb": .valueAtMost(64),
        // A walk that took the square of its length would have a ratio of 4 here.
        "scan.time.vs-quarter": .ratioAtMost(1.25),
        "export.small.vs-cp": .ratioAtLeast(0.5),
        "export.small.progress-percent": .valueAtMost(2),
        "export.large.vs-cp": .ratioAtLeast(0.8),
        "export.large.progress-percent": .valueAtMost(2),
        "export.real.vs-tdlib-loop": .ratioAtLeast(0.9),
        "export.real.vs-one-at-a-time": .ratioAtLeast(3),
    ]

    private static var benchmarks: [Benchmark] {
        [
            Benchmark("scan") { try ScanBenchmark.measure() },
            Benchmark("export.small") { try await ExportBenchmark.small.measure() },
            Benchmark("export.tiny") { try await ExportBenchmark.tiny.measure() },
            Benchmark("export.large") { try await ExportBenchmark.large.measure() },
            Benchmark("export.real") { try await RealBenchmark.measure() },
        ]
    }

    private static func runChild(_ arguments: [String]) async throws {
        switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
        case ("scan", let count?): try await ScanBenchmark.child(count)
        default: throw BenchmarkFailure(description: "no such child: \(arguments)")
        }
    }
}
