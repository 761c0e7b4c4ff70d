/// Why a schema cannot be read: the first thing that is wrong, and where.
public struct SchemaError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of fault it is. More kinds may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is not UTF-8, or has a control character.
        public static let encoding = Code(rawValue: "encoding")
        /// A line is not what stands in a schema.
        public static let syntax = Code(rawValue: "syntax")
        /// A name is declared twice.
        public static let duplicate = Code(rawValue: "duplicate")
        /// A type or result class is declared nowhere.
        public static let unknownType = Code(rawValue: "unknown-type")
        /// A class has several constructors but no `//@class` line, or the other way round.
        public static let classDeclaration = Code(rawValue: "class-declaration")
        /// A comment does not fit the declaration below it.
        public static let documentation = Code(rawValue: "documentation")
        /// Types are nested deeper than ``Schema/maximumTypeNesting``.
        public static let limit = Code(rawValue: "limit")
        /// Names that the schema keeps apart would be one name in Swift. Only the generator finds this.
        public static let nameCollision = Code(rawValue: "name-collision")
    }

    public let code: Code
    public let location: SourceLocation
    /// One sentence that says what was expected; safe to show.
    public let message: String

    public init(_ code: Code, at location: SourceLocation, _ message: String) {
        self.code = code
        self.location = location
        self.message = message
    }

    /// `line:column: message`.
    public var description: String { "\(location): \(message)" }
}
