/// How far a walk that was broken off is settled, and what it came to until there.
public struct WalkCheckpoint: Sendable, Equatable, Codable {
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
    public var total: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).partialValue } }
}
