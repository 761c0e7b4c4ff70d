/// A window of dates, in Unix time: from ``since`` up to, and without, ``until``.
public struct DateWindow: Sendable, Hashable {
    /// Nil: from the beginning.
    public var since: Int64?
    /// Nil: to the end.
    public var until: Int64?

    public init(since: Int64? = nil, until: Int64? = nil) {
        self.since = since
        self.until = until
    }

    /// Whether a moment, in Unix time, lies in it.
    public func contains(_ time: Int64) -> Bool { time >= since ?? .min && time < until ?? .max }

    /// Whether there is no time in it.
    public var isEmpty: Bool { (since ?? .min) >= (until ?? .max) }
}
