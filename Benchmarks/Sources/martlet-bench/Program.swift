import BenchmarkReport
import Foundation

/// `martlet-bench [--only PREFIX] [--check]`, in the folder of the package.
enum Program {
    static func run(_ arguments: [String]) async throws {
        if arguments.first == "--child" { return try await runChild(Array(arguments.dropFirst())) }
        try await BenchmarkProgram.run(arguments, benchmarks, limits: limits)
    }

    private static let limits: [String: Limit] = [
        "decode.vs-jsondecoder": .ratioAtLeast(20),
        "decode.vs-simdjson": .ratioAtLeast(0.5),
        "encode.vs-jsonencoder": .ratioAtLeast(15),
        "roundtrip.added-us": .valueAtMost(25),
        "pipeline.vs-c": .ratioAtLeast(0.5),
        "updates.memory-growth": .valueAtMost(8),
        "compile.api-release-cpu-s": .valueAtMost(160),
        "compile.api-debug-cpu-s": .valueAtMost(60),
        "compile.api-release-peak-mb": .valueAtMost(2000),
    ]

    private static var benchmarks: [Benchmark] {
        [
            Benchmark("decode.vs-jsondecoder") { [try CodecBenchmarks().decodeAgainstJSONDecoder()] },
            Benchmark("decode.vs-simdjson") { [try CodecBenchmarks().decodeAgainstSimdjson()] },
            Benchmark("encode.vs-jsonencoder") { [try CodecBenchmarks().encodeAgainstJSONEncoder()] },
            Benchmark("roundtrip.added-us") { [try ClientBenchmarks.addedRoundTrip()] },
            Benchmark("pipeline.vs-c") { [try ClientBenchmarks.pipeline()] },
            Benchmark("updates.memory-growth") { [try MemoryBenchmark.measure()] },
            Benchmark("compile.api-release-cpu-s") {
                try CompileBenchmarks.measure(configuration: "release", limitSeconds: 160)
            },
            Benchmark("compile.api-debug-cpu-s") {
                try CompileBenchmarks.measure(configuration: "debug", limitSeconds: 60)
            },
        ]
    }

    private static func runChild(_ arguments: [String]) async throws {
        switch arguments.first {
        case "round-trips", "pipeline":
            try await ClientBenchmarks.child(arguments[0], language: arguments.dropFirst().first ?? "swift")
        case "memory": try await MemoryBenchmark.child()
        case "compile": try CompileBenchmarks.child(configuration: arguments.dropFirst().first ?? "debug")
        default: throw BenchmarkFailure(description: "no such child: \(arguments)")
        }
    }
}
