/// A number of bytes as it is written on a command line: `750`, `20k`, `1.5M`, `2G` in powers of 1,000, or `20Ki`, `1.5Mi`,
/// `2Gi` in powers of 1,024. A `B` may follow; upper and lower case are the same.
public struct ByteSize: Sendable, Hashable {
    /// From 0 to 2^60.
    public let bytes: Int64

    /// - Returns: nil for anything else, and above 2^60.
    public init?(_ text: String) {
        var rest = Substring(text.lowercased())
        if rest.hasSuffix("b") { rest.removeLast() }
        var base: Int64 = 1000
        if rest.hasSuffix("i") {
            base = 1024
            rest.removeLast()
            guard let last = rest.last, "kmgt".contains(last) else { return nil }
        }
        var unit: Int64 = 1
        if let last = rest.last, let power = "kmgt".firstIndex(of: last) {
            for _ in 0...("kmgt".distance(from: "kmgt".startIndex, to: power)) { unit *= base }
            rest.removeLast()
        }
        let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty, whole.allSatisfy(\.isASCIIDigit), let number = Int64(whole)
        else {
            return nil
        }
        var (bytes, isTooMuch) = number.multipliedReportingOverflow(by: unit)
        if parts.count == 2 {
            // Digits after the point are parts of the unit; a part of a byte there is not.
            guard unit > 1, !parts[1].isEmpty, parts[1].count <= 6, parts[1].allSatisfy(\.isASCIIDigit),
                let part = Int64(parts[1])
            else { return nil }
            var scale: Int64 = 1
            for _ in parts[1] { scale *= 10 }
            let (sum, isMore) = bytes.addingReportingOverflow(unit / scale * part + unit % scale * part / scale)
            bytes = sum
            isTooMuch = isTooMuch || isMore
        }
        guard !isTooMuch, bytes <= 1 << 60 else { return nil }
        self.bytes = bytes
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
