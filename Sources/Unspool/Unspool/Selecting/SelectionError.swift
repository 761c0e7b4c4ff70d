/// Something that a selection names is not there, or not one thing.
public struct SelectionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong and what to do, for people.
    public let message: String

    public var description: String { message }

    public init(_ message: String) {
        self.message = message
    }
}
