/// JSON to write, with members in the order that they were given in.
///
/// Foundation's encoder sorts or shuffles keys, and leaves characters as they are that some readers take for line ends
/// (U+0085, U+2028), that a terminal obeys (U+009B), or that turn the direction of text.
public enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Written as null if it is not finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(Object)

    public typealias Member = (name: String, value: JSONValue)

    /// The members of an object. Names are not checked to be different.
    public struct Object: Sendable, Equatable, ExpressibleByDictionaryLiteral {
        public var members: [Member]

        public init(_ members: [Member] = []) { self.members = members }
        public init(dictionaryLiteral elements: (String, JSONValue)...) {
            members = elements.map { (name: $0.0, value: $0.1) }
        }

        public static func == (left: Object, right: Object) -> Bool {
            left.members.elementsEqual(right.members) { $0.name == $1.name && $0.value == $1.value }
        }
    }

    public static func object(_ members: [Member]) -> JSONValue { .object(Object(members)) }

    /// A number, or null.
    public init(_ value: (some BinaryInteger)?) {
        self = value.flatMap { Int64(exactly: $0) }.map(JSONValue.integer) ?? .null
    }

    /// A string, or null.
    public init(_ value: String?) { self = value.map(JSONValue.string) ?? .null }

    /// The JSON without any white space, on one line.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The same in UTF-8, followed by a line feed.
    public var lineBytes: [UInt8] { bytes + [UInt8(ascii: "\n")] }

    private var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes += String(value).utf8
        case .number(let value): bytes += (value.isFinite ? String(value) : "null").utf8
        case .string(let value): Self.write(value, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": bytes += #"\""#.utf8
            case "\\": bytes += #"\\"#.utf8
            case "\n": bytes += #"\n"#.utf8
            case "\r": bytes += #"\r"#.utf8
            case "\t": bytes += #"\t"#.utf8
            case _ where UnprintableText.contains(scalar):
                let digits = String(scalar.value, radix: 16)
                bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
            default: UTF8.encode(scalar) { bytes.append($0) }
            }
        }
        bytes.append(UInt8(ascii: "\""))
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
