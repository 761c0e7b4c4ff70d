/// Whether a person can be reached. It is what he says of himself; that he is connected is another thing.
public enum Presence: UInt32, Sendable, Hashable, CaseIterable {
    case none = 0
    case away = 1
    case busy = 2
}
