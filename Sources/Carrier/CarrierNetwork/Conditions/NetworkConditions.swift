/// A bad network for tests and benchmarks: how many datagrams get lost on the way out, and how long the others take.
///
/// It acts on what this node sends. Give both nodes conditions to have them both ways. What comes in is never touched.
public struct NetworkConditions: Sendable, Hashable {
    /// The share of outgoing datagrams that is dropped, from 0 (none) to 1 (all).
    public let loss: Double
    /// How long outgoing datagrams and the bytes of TCP connections are held back, from zero to an hour.
    public let delay: Duration
    /// What the choice of the dropped datagrams starts from: the same seed drops the same ones.
    public let seed: UInt64

    /// The network as it is. It costs nothing.
    public static let none = NetworkConditions()

    /// Values outside their ranges become the nearest inside; a loss that is no number becomes 0.
    public init(loss: Double = 0, delay: Duration = .zero, seed: UInt64 = 0) {
        self.loss = loss > 0 ? min(loss, 1) : 0
        self.delay = min(max(delay, .zero), .seconds(3600))
        self.seed = seed
    }
}
