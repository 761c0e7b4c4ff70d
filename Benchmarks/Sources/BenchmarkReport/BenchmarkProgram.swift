#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Something that can be measured on its own; its figures' names begin with its name.
package struct Benchmark {
    package let name: String
    package let measure: () async throws -> [Figure]

    package init(_ name: String, _ measure: @escaping () async throws -> [Figure]) {
        self.name = name
        self.measure = measure
    }
}

/// `PROGRAM [--only PREFIX] [--check]`: one JSON object a line on standard output.
package enum BenchmarkProgram {
    package static func run(_ arguments: [String], _ benchmarks: [Benchmark], limits: [String: Limit]) async throws {
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
            let names = benchmarks.map(\.name).joined(separator: ", ")
            throw BenchmarkFailure(description: "no benchmark starts with \(only): there are \(names)")
        }

        var broken: [String] = []
        for benchmark in wanted {
            note(benchmark.name)
            for measurement in try await benchmark.measure() {
                write(measurement.line + "\n", to: 1)
                guard let limit = limits[measurement.name], !limit.holds(for: measurement) else { continue }
                broken.append("\(measurement.name) is not \(limit.text)")
            }
        }
        broken.forEach(note)
        if checks, !broken.isEmpty { exit(1) }
    }
}
