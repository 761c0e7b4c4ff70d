import Foundation

/// One measured figure beside what it is compared with.
struct Measurement {
    let name: String
    let value: Double
    let unit: String
    let baseline: Double
    let ratio: Double

    /// One line of JSON.
    var line: String {
        """
        {"name":"\(name)","value":\(short(value)),"unit":"\(unit)","baseline":\(short(baseline)),"ratio":\(short(ratio))}
        """
    }

    private func short(_ number: Double) -> String {
        String(format: abs(number) >= 100 ? "%.0f" : "%.3g", number)
    }
}

/// What a figure must hold, checked with `--check`.
enum Limit {
    case ratioAtLeast(Double)
    case valueAtMost(Double)

    static let all: [String: Limit] = [
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

    func holds(for measurement: Measurement) -> Bool {
        switch self {
        case .ratioAtLeast(let least): measurement.ratio >= least
        case .valueAtMost(let most): measurement.value <= most
        }
    }

    var text: String {
        switch self {
        case .ratioAtLeast(let least): "a ratio of at least \(least)"
        case .valueAtMost(let most): "at most \(most)"
        }
    }
}

/// Runs of two things in turn, so that both meet the same load of the machine.
struct Pairs {
    var ours: [Double] = []
    var theirs: [Double] = []

    mutating func add(ours: Double, theirs: Double) {
        self.ours.append(ours)
        self.theirs.append(theirs)
    }

    /// The median of the ratios of neighbouring runs.
    var ratio: Double { median(zip(ours, theirs).map { $0 / $1 }) }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return .nan }
    return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
}

func note(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
}

struct BenchmarkFailure: Error, CustomStringConvertible {
    let description: String
}
