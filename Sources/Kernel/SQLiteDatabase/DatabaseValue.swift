/// A value that goes into a statement: one of SQLite's five storage classes. It is copied when it is bound.
package enum DatabaseValue: Sendable, Hashable {
    case null
    case integer(Int64)
    /// NaN becomes NULL: SQLite has none.
    case real(Double)
    case text(String)
    /// An empty blob is an empty blob, not NULL.
    case blob([UInt8])

    /// The text, or NULL.
    package static func text(orNull text: String?) -> DatabaseValue { text.map { .text($0) } ?? .null }
}

extension DatabaseValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(stringLiteral value: String) { self = .text(value) }
}
