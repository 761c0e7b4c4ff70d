/// A declared argument whose value has a type: a ``Flag``, ``Option`` or ``Positional``.
public protocol Argument<Value>: Sendable {
    associatedtype Value: Sendable
    var declaration: ArgumentDeclaration { get }
    /// The value for the words that were given, in their order; none if the argument is not there.
    func value(of words: [String]) throws(UsageError) -> Value
}
