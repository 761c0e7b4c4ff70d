/// The bytes of a file that are here: ranges in ascending order that do not touch.
struct ByteRanges: Equatable {
    private(set) var ranges: [Range<Int>] = []

    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var merged = range
        ranges.removeAll { other in
            guard other.lowerBound <= merged.upperBound, merged.lowerBound <= other.upperBound else { return false }
            merged = min(other.lowerBound, merged.lowerBound)..<max(other.upperBound, merged.upperBound)
            return true
        }
        ranges.insert(merged, at: ranges.firstIndex { $0.lowerBound > merged.lowerBound } ?? ranges.endIndex)
    }

    /// How many bytes are here from an offset on without a gap.
    func prefix(from offset: Int) -> Int {
        ranges.first { $0.lowerBound <= offset && offset < $0.upperBound }.map { $0.upperBound - offset } ?? 0
    }

    /// The first byte at or after an offset that is not here, and where the gap ends.
    func gap(from offset: Int, to end: Int) -> Range<Int>? {
        let start = offset + prefix(from: offset)
        guard start < end else { return nil }
        let next = ranges.first { $0.lowerBound > start }?.lowerBound ?? end
        return start..<min(next, end)
    }
}
