/// A message that was written and not sent.
public struct SimulatedDraft: Sendable, Hashable {
    public var text: String
    /// Unix time, in seconds.
    public var date: Int32

    public init(text: String, date: Int32) {
        self.text = text
        self.date = date
    }
}
