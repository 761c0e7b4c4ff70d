/// How far a walk that was broken off is settled, and what it came to until there.
public struct WalkCheckpoint: Sendable, Equatable, Encodable {
    /// Messages whose every outcome is recorded.
    public var cursor: HistoryCursor
    /// How many messages these are.
    public var messages = 0
    /// Their items by ``Outcome``.
    public var counts: [String: Int] = [:]

    public init(cursor: HistoryCursor = HistoryCursor()) {
        self.cursor = cursor
    }

    /// How many items have an outcome.
    public var total: Int { counts.values.reduce(0, +) }
}

// MARK: Text

extension WalkCheckpoint: Decodable {
    private enum CodingKeys: CodingKey { case cursor, messages, counts }

    /// More than any chat has, and few enough that no sum of them overflows.
    private static let possibleCount = 0...1 << 40

    /// - Throws: for counts that no walk can have come to: a journal can be damaged or forged.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        cursor = try container.decode(HistoryCursor.self, forKey: .cursor)
        messages = try container.decode(Int.self, forKey: .messages)
        counts = try container.decode([String: Int].self, forKey: .counts)
        guard counts.values.allSatisfy(Self.possibleCount.contains), Self.possibleCount.contains(messages) else {
            throw DecodingError.dataCorruptedError(
                forKey: .counts, in: container, debugDescription: "counts out of range")
        }
    }
}
