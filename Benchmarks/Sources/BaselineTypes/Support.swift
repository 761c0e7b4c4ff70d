import Foundation

/// TDLib's `int64`: a number that JSON carries as a decimal string.
public struct DecimalInt64: Codable, Sendable {
    public let value: Int64

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Int64(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a 64-bit number")
        }
        self.value = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(value))
    }
}

/// The key that names the constructor of a value of an abstract class.
enum TypeKey: String, CodingKey {
    case type = "@type"

    static func name(in decoder: any Decoder) throws -> String {
        try decoder.container(keyedBy: TypeKey.self).decode(String.self, forKey: .type)
    }
}

func unknownConstructor(_ name: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "unknown constructor \(name)"))
}
