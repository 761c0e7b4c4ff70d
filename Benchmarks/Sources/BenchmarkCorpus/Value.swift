/// A JSON value of TDLib's before it is written.
enum Value {
    case number(Int64)
    case double(Double)
    case flag(Bool)
    case text(String)
    case bytes([UInt8])
    case list([Value])
    case object(Object)
    case absent
}

/// A value of one constructor: what is not in `fields` gets the default of its type.
struct Object {
    let constructor: String
    var fields: [String: Value]

    init(_ constructor: String, _ fields: [String: Value] = [:]) {
        self.constructor = constructor
        self.fields = fields
    }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral
{
    init(integerLiteral value: Int64) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: Value...) { self = .list(elements) }
}
