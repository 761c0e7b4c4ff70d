/// How far something has come.
public struct Progress: Sendable, Equatable {
    /// What is going on, such as the name of a file.
    public var label: String
    public var completed: Int64
    /// Nil if nobody knows.
    public var total: Int64?
    /// Whether the numbers are bytes.
    public var isBytes: Bool

    public init(_ label: String, completed: Int64, of total: Int64?, isBytes: Bool = false) {
        self.label = label
        self.completed = completed
        self.total = total
        self.isBytes = isBytes
    }

    /// Percent, 0 to 100; nil without a total.
    var percent: Int? {
        guard let total, total > 0 else { return nil }
        return Int(min(max(Double(completed) / Double(total), 0), 1) * 100)
    }

    /// Such as `3 of 12` or `1.5 MB of 20.0 MB`.
    var amount: String {
        let done = isBytes ? ByteCount.text(completed) : String(completed)
        guard let total else { return done }
        return "\(done) of \(isBytes ? ByteCount.text(total) : String(total))"
    }
}
