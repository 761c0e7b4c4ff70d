/// JSON to write, with members in the order that they were given in.
public enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Written as null if it is not finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(Object)

    /// The members of an object. Names are not checked to be different.
    public struct Object: Sendable, Equatable, ExpressibleByDictionaryLiteral {
        public var members: [(name: String, value: JSONValue)]

        public init(_ members: [(name: String, value: JSONValue)] = []) { self.members = members }
        public init(dictionaryLiteral elements: (String, JSONValue)...) {
            members = elements.map { (name: $0.0, value: $0.1) }
        }

        public static func == (left: Object, right: Object) -> Bool {
            left.members.elementsEqual(right.members) { $0.name == $1.name && $0.value == $1.value }
        }
    }

    public static func object(_ members: [(name: String, value: JSONValue)]) -> JSONValue { .object(Object(members)) }

    /// A number, or null.
    public init(_ value: (some BinaryInteger)?) {
        self = value.flatMap { Int64(exactly: $0) }.map(JSONValue.integer) ?? .null
    }

    /// A string, or null.
    public init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }

    /// The JSON without any white space, on one line.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value.isFinite ? String(value) : "null"
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .object(let object):
            text += "{"
            for (index, member) in object.members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            // Control characters must be escaped; DEL, C1 and the line separators confuse terminals and line readers.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { (name: $0.0, value: $0.1) })
    }
}
