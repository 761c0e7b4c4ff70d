/// Something odd in a schema that does not keep it from being read.
public struct SchemaWarning: Sendable, Equatable, CustomStringConvertible {
    public let location: SourceLocation
    public let message: String

    public init(at location: SourceLocation, _ message: String) {
        self.location = location
        self.message = message
    }

    /// `line:column: warning: message`.
    public var description: String { "\(location): warning: \(message)" }
}
