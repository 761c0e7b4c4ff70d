import Foundation

/// `martlet-bench [--only PREFIX] [--check]`, in the folder of the package.
enum Program {
    static func run(_ arguments: [String]) async throws {
        if arguments.first == "--child" { return try await runChild(Array(arguments.dropFirst())) }
        var only = ""
        var checks = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--only":
                guard let prefix = rest.popFirst() else { throw BenchmarkFailure(description: "--only needs a prefix") }
                only = prefix
            case "--check": checks = true
            default: throw BenchmarkFailure(description: "\(argument) is not --only PREFIX or --check")
            }
        }
        let wanted = benchmarks.filter { $0.name.hasPrefix(only) }
        guard !wanted.isEmpty else {
            throw BenchmarkFailure(
                description:
                    "no benchmark starts with \(only): there are \(benchmarks.map(\.name).joined(separator: ", "))")
        }

        var broken: [String] = []
        for benchmark in wanted {
            note(benchmark.name)
            for measurement in try benchmark.measure() {
                // At once, also into a pipe: the next one may take minutes.
                FileHandle.standardOutput.write(Data((measurement.line + "\n").utf8))
                guard let limit = Limit.all[measurement.name], !limit.holds(for: measurement) else { continue }
                broken.append("\(measurement.name) is not \(limit.text)")
            }
        }
        broken.forEach(note)
        if checks, !broken.isEmpty { exit(1) }
    }

    private struct Benchmark {
        let name: String
        let measure: () throws -> [Measurement]
    }

    private static var benchmarks: [Benchmark] {
        [
            Benchmark(name: "decode.vs-jsondecoder") { [try CodecBenchmarks().decodeAgainstJSONDecoder()] },
            Benchmark(name: "decode.vs-simdjson") { [try CodecBenchmarks().decodeAgainstSimdjson()] },
            Benchmark(name: "encode.vs-jsonencoder") { [try CodecBenchmarks().encodeAgainstJSONEncoder()] },
            Benchmark(name: "roundtrip.added-us") { [try ClientBenchmarks.addedRoundTrip()] },
            Benchmark(name: "pipeline.vs-c") { [try ClientBenchmarks.pipeline()] },
            Benchmark(name: "updates.memory-growth") { [try MemoryBenchmark.measure()] },
            Benchmark(name: "compile.api-release-cpu-s") {
                try CompileBenchmarks.measure(configuration: "release", limitSeconds: 160)
            },
            Benchmark(name: "compile.api-debug-cpu-s") {
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
