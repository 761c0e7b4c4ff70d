/// What is kept for an observer that has not yet taken what was sent to it.
public enum BufferRule: Sendable, Hashable {
    /// Everything, in memory, for as long as the observer takes.
    case unbounded
    /// The newest elements up to this many (at least one). What had to go is counted.
    case newest(Int)
}
