/// A value that no log, description, debugger dump or string interpolation shows.
///
/// ```swift
/// let hash = Secret("0123456789abcdef")
/// print(hash)          // <redacted>
/// hash.revealed        // the value
/// ```
public struct Secret<Value: Sendable>: Sendable {
    /// The value itself. The name is meant to be found by a search for the places that take secrets out.
    public let revealed: Value

    public init(_ value: Value) {
        revealed = value
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "<redacted>" }
    public var debugDescription: String { description }
    /// No children: `dump` and `String(reflecting:)` of a value around it go through this.
    public var customMirror: Mirror { Mirror(self, children: [] as [Mirror.Child]) }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: ExpressibleByUnicodeScalarLiteral where Value == String {}
extension Secret: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {}
extension Secret: ExpressibleByStringLiteral where Value == String {
    public init(stringLiteral value: String) { self.init(value) }
}
