/// A value of a TDLib object, in memory. The schema gives its type; see ``ObjectWriter``.
///
/// The simulator does not build its answers with the types of `TelegramAPI`: so the code that is tested against it
/// is not the code that wrote the answer.
indirect enum TLValue: Equatable, Sendable {
    /// An absent object, and the zero of every other type.
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    /// Text, or what `bytes` fields hold.
    case data([UInt8])
    case object(TLObject)
    case vector([TLValue])

    static func text(_ text: String) -> TLValue { .data(Array(text.utf8)) }

    static func ids(_ ids: some Sequence<Int64>) -> TLValue { .vector(ids.map { .int($0) }) }

    static func objects(_ objects: some Sequence<TLObject>) -> TLValue { .vector(objects.map { .object($0) }) }

    static func optional(_ object: TLObject?) -> TLValue { object.map { .object($0) } ?? .null }
}

/// An object of TDLib: a constructor and those of its fields that are not zero.
struct TLObject: Equatable, Sendable {
    var type: String
    var fields: [String: TLValue]

    init(_ type: String, _ fields: [String: TLValue] = [:]) {
        self.type = type
        self.fields = fields
    }

    static let ok = TLObject("ok")

    static func error(_ code: Int, _ message: String) -> TLObject {
        TLObject("error", ["code": .int(Int64(code)), "message": .text(message)])
    }
}

extension TLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
    init(integerLiteral value: Int64) { self = .int(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(floatLiteral value: Double) { self = .double(value) }
    init(arrayLiteral elements: TLValue...) { self = .vector(elements) }
    init(nilLiteral: ()) { self = .null }
}

/// What a request or an answer holds, read with the zero of the type where the field is absent.
extension TLObject {
    subscript(field: String) -> TLValue { fields[field] ?? .null }

    func int(_ field: String) -> Int64 {
        if case .int(let value) = self[field] { value } else { 0 }
    }

    func bool(_ field: String) -> Bool {
        if case .bool(let value) = self[field] { value } else { false }
    }

    func double(_ field: String) -> Double {
        if case .double(let value) = self[field] { value } else { 0 }
    }

    func data(_ field: String) -> [UInt8] {
        if case .data(let value) = self[field] { value } else { [] }
    }

    func object(_ field: String) -> TLObject? {
        if case .object(let value) = self[field] { value } else { nil }
    }

    func vector(_ field: String) -> [TLValue] {
        if case .vector(let value) = self[field] { value } else { [] }
    }

    /// The text of a field; nil where it is not UTF-8.
    func text(_ field: String) -> String? {
        String(validating: data(field), as: UTF8.self)
    }

    /// The numbers of a vector.
    func ints(_ field: String) -> [Int64] {
        vector(field).map { if case .int(let value) = $0 { value } else { 0 } }
    }
}
