#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One measured figure beside what it is compared with.
package struct Figure {
    package let name: String
    package let value: Double
    package let unit: String
    package let baseline: Double
    package let ratio: Double

    package init(name: String, value: Double, unit: String, baseline: Double, ratio: Double) {
        self.name = name
        self.value = value
        self.unit = unit
        self.baseline = baseline
        self.ratio = ratio
    }

    /// One line of JSON.
    var line: String {
        """
        {"name":"\(name)","value":\(short(value)),"unit":"\(unit)","baseline":\(short(baseline)),"ratio":\(short(ratio))}
        """
    }

    /// Three digits at least. Without Foundation, whose pages would count where memory is measured.
    private func short(_ number: Double) -> String {
        var text = [CChar](repeating: 0, count: 32)
        _ = withVaList([number]) { vsnprintf(&text, text.count, abs(number) >= 100 ? "%.0f" : "%.3g", $0) }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// What a figure must hold, checked with `--check`.
package enum Limit {
    case ratioAtLeast(Double)
    case ratioAtMost(Double)
    case valueAtLeast(Double)
    case valueAtMost(Double)

    func holds(for measurement: Figure) -> Bool {
        switch self {
        case .ratioAtLeast(let least): measurement.ratio >= least
        case .ratioAtMost(let most): measurement.ratio <= most
        case .valueAtLeast(let least): measurement.value >= least
        case .valueAtMost(let most): measurement.value <= most
        }
    }

    var text: String {
        switch self {
        case .ratioAtLeast(let least): "a ratio of at least \(least)"
        case .ratioAtMost(let most): "a ratio of at most \(most)"
        case .valueAtLeast(let least): "at least \(least)"
        case .valueAtMost(let most): "at most \(most)"
        }
    }
}

/// Runs of two things in turn, so that both meet the same load of the machine.
package struct Pairs {
    package var ours: [Double] = []
    package var theirs: [Double] = []

    package init() {}

    package mutating func add(ours: Double, theirs: Double) {
        self.ours.append(ours)
        self.theirs.append(theirs)
    }

    /// The median of the ratios of neighbouring runs.
    package var ratio: Double { median(zip(ours, theirs).map { $0 / $1 }) }
}

package func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.indices.last else { return .nan }
    return (sorted[last / 2] + sorted[(last + 1) / 2]) / 2
}

/// Writes to standard error.
package func note(_ text: String) { write("bench: \(text)\n", to: 2) }

/// Writes at once, also into a pipe: what comes next may take minutes.
package func write(_ text: String, to descriptor: CInt) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
    }
}

package struct BenchmarkFailure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
