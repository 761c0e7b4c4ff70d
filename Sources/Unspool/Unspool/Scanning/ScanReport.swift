import NativeLoop

/// What a chat holds, before a byte of it is fetched: what would be saved, by kind, and what would not, and why.
///
/// It keeps counts only, so it does not grow with the chat.
public struct ScanReport: Sendable, Equatable {
    /// Files, and what they weigh.
    public struct Tally: Sendable, Equatable {
        /// How many.
        public var count = 0
        /// The sizes that Telegram tells, added up.
        public var bytes: Int64 = 0

        public init(count: Int = 0, bytes: Int64 = 0) {
            self.count = count
            self.bytes = bytes
        }

        mutating func add(_ size: Int64) {
            count += 1
            bytes = bytes.addingReportingOverflow(max(0, size)).overflow ? .max : bytes + max(0, size)
        }
    }

    /// How many messages were looked at. Those outside a window of dates, and those that Telegram's own filter leaves out, are not.
    public var messages = 0
    /// Items by what would become of them. They add up to ``items``.
    public private(set) var outcomes: [Outcome: Tally] = [:]
    /// How many items there are; each message has at least one.
    public private(set) var items = 0
    /// What would be saved or is there, by kind.
    public private(set) var kinds: [String: Tally] = [:]
    /// What the selection leaves out, by the condition.
    public private(set) var excluded: [String: Tally] = [:]
    /// Unix time of the oldest and newest message that was looked at; nil if there is none.
    public private(set) var dates: ClosedRange<Int64>?

    public init() {}

    /// Counts a message.
    /// - Parameter date: Unix time.
    public mutating func see(messageAt date: Int64) {
        messages += 1
        dates = dates.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
    }

    /// - Parameter size: in bytes, 0 if Telegram does not tell it or there is no file.
    public mutating func count(_ outcome: Outcome, kind: String?, size: Int64, reason: String?) {
        items += 1
        outcomes[outcome, default: Tally()].add(size)
        switch outcome {
        case .filtered: excluded[reason ?? "", default: Tally()].add(size)
        case .saved, .alreadyThere, .linked, .planned: kinds[kind ?? "other", default: Tally()].add(size)
        default: break
        }
    }

    /// Adds what another chat holds.
    public mutating func add(_ other: ScanReport) {
        func merge(_ a: inout [String: Tally], _ b: [String: Tally]) {
            a.merge(b) { Self.sum($0, $1) }
        }
        messages += other.messages
        items += other.items
        outcomes.merge(other.outcomes) { Self.sum($0, $1) }
        merge(&kinds, other.kinds)
        merge(&excluded, other.excluded)
        if let dates = other.dates {
            self.dates =
                self.dates.map {
                    min($0.lowerBound, dates.lowerBound)...max($0.upperBound, dates.upperBound)
                } ?? dates
        }
    }

    private static func sum(_ a: Tally, _ b: Tally) -> Tally {
        let (bytes, isTooMuch) = a.bytes.addingReportingOverflow(b.bytes)
        return Tally(count: a.count + b.count, bytes: isTooMuch ? .max : bytes)
    }

    /// Everything that would be saved or is there.
    public var total: Tally { kinds.values.reduce(Tally()) { Self.sum($0, $1) } }

    // MARK: JSON

    /// The line `scan` of `--json`, without its line feed.
    public func jsonLine(of chat: ChatSummary) -> String {
        let head: [JSONValue.Member] = [
            ("chat_id", .integer(chat.id)), ("chat_type", .string(chat.kind.rawValue)), ("title", .string(chat.title)),
        ]
        return JSONLine.text("scan", head + members)
    }

    var members: [JSONValue.Member] {
        func value(_ tally: Tally) -> JSONValue {
            .object([("count", .integer(Int64(tally.count))), ("bytes", .integer(tally.bytes))])
        }
        func sorted(_ tallies: [String: Tally]) -> JSONValue {
            .object(tallies.sorted { $0.key < $1.key }.map { ($0.key, value($0.value)) })
        }
        var members: [JSONValue.Member] = [
            ("messages", .integer(Int64(messages))), ("items", .integer(Int64(items))), ("selected", value(total)),
            ("kinds", sorted(kinds)),
            ("outcomes", sorted(Dictionary(uniqueKeysWithValues: outcomes.map { ($0.key.rawValue, $0.value) }))),
            ("excluded", sorted(excluded)),
        ]
        if let dates {
            members += [("first_date", .integer(dates.lowerBound)), ("last_date", .integer(dates.upperBound))]
        }
        return members
    }
}
