/// Which message identifiers of a history are dealt with: what a walk need not ask for again.
///
/// A value with a text form, so that an interrupted walk can be gone on with in another process. An identifier is covered
/// whether or not a message has it, so gaps in the identifiers and deleted messages make no difference.
public struct HistoryCursor: Sendable, Hashable {
    /// The covered identifiers, highest first; they neither overlap nor touch.
    public private(set) var ranges: [ClosedRange<Int64>] = []

    /// So many ranges a text may hold. A walk leaves few: one for each page that waits for its files.
    static let mostRanges = 4096

    public init() {}

    /// Marks identifiers from 1 as dealt with.
    public mutating func cover(_ range: ClosedRange<Int64>) {
        let clamped = max(1, range.lowerBound)...max(1, range.upperBound)
        guard range.upperBound >= 1 else { return }
        var merged = clamped
        var kept: [ClosedRange<Int64>] = []
        for old in ranges {
            if old.lowerBound > merged.upperBound, old.lowerBound - 1 > merged.upperBound {
                kept.append(old)
            } else if old.upperBound < merged.lowerBound, old.upperBound < merged.lowerBound - 1 {
                kept.append(old)
            } else {
                merged = min(old.lowerBound, merged.lowerBound)...max(old.upperBound, merged.upperBound)
            }
        }
        let place = kept.firstIndex { $0.upperBound < merged.lowerBound } ?? kept.count
        kept.insert(merged, at: place)
        ranges = kept
    }

    /// Whether a message of this identifier need not be asked for.
    public func covers(_ id: Int64) -> Bool { ranges.contains { $0.contains(id) } }

    /// The highest identifiers up to `id` that are not covered; nil if all are.
    public func gap(notAbove id: Int64) -> ClosedRange<Int64>? {
        var upper = id
        for range in ranges where range.lowerBound <= upper {
            if range.upperBound < upper { return (range.upperBound + 1)...upper }
            guard range.lowerBound > 1 else { return nil }
            upper = range.lowerBound - 1
        }
        return upper >= 1 ? 1...upper : nil
    }

    /// Whether nothing is left below what is covered and between: only newer messages can be missing.
    public var isClosed: Bool { ranges.count == 1 && ranges[0].lowerBound == 1 }
}

// MARK: Text

extension HistoryCursor: CustomStringConvertible, Codable {
    /// Ranges as `lowest-highest`, highest first, with commas between; empty if nothing is covered.
    public var text: String { ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",") }

    public var description: String { text }

    /// - Returns: nil for a text that ``text`` cannot have made.
    public init?(text: String) {
        guard !text.isEmpty else { return }
        let parts = text.split(separator: ",", maxSplits: Self.mostRanges, omittingEmptySubsequences: false)
        guard parts.count <= Self.mostRanges else { return nil }
        var last = Int64.max
        for part in parts {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count == 2, let low = Int64(ends[0]), let high = Int64(ends[1]), low >= 1, low <= high,
                ranges.isEmpty || high < last - 1
            else { return nil }
            ranges.append(low...high)
            last = low
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let cursor = Self(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no cursor of a history")
        }
        self = cursor
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
