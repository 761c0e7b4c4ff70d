import TelegramSchema

/// Writes an object as TDLib does: `@type` first, all fields in the schema's order, absent objects left out.
///
/// What an object does not hold is written as the zero of its type. What the schema does not know is a fault of the
/// simulator, which ``defects`` collects: a test looks at it.
struct ObjectWriter {
    private let schema: SchemaIndex
    private var json = JSONWriter()
    private(set) var defects: [String] = []

    var bytes: [UInt8] { json.bytes }
    var isValid: Bool { json.isValid }

    /// Whether every object carries a field that no schema has.
    private let addsUnknownFields: Bool

    init(schema: SchemaIndex, addsUnknownFields: Bool = false) {
        self.schema = schema
        self.addsUnknownFields = addsUnknownFields
    }

    /// Writes a whole answer or update.
    mutating func write(_ object: TLObject, extra: RawJSON?, clientID: Int32?) {
        begin(object)
        if let extra {
            json.raw(",\"@extra\":")
            json.write(extra)
        }
        if let clientID {
            json.raw(",\"@client_id\":\(clientID)")
        }
        json.raw("}")
    }

    mutating func write(_ object: TLObject) {
        begin(object)
        json.raw("}")
    }

    /// Whether an object stands for what a newer TDLib may send.
    private static func isFromTheFuture(_ object: TLObject) -> Bool { object.type.hasSuffix("Hologram") }

    private mutating func begin(_ object: TLObject) {
        json.raw("{\"@type\":\"\(object.type)\"")
        if Self.isFromTheFuture(object) {
            return json.raw(",\"depth\":3,\"parts\":[{\"@type\":\"hologramPart\",\"id\":\"9\"}]")
        }
        guard let declaration = schema.constructor(object.type) else {
            defects.append("no constructor \(object.type)")
            return
        }
        var seen = 0
        for field in declaration.fields {
            let value = object.fields[field.name]
            if value != nil { seen += 1 }
            write(field, value ?? .null, in: object)
        }
        if seen != object.fields.count {
            let names = Set(declaration.fields.map(\.name))
            defects += object.fields.keys.filter { !names.contains($0) }.map { "no field \(object.type).\($0)" }
        }
        if addsUnknownFields { json.raw(",\"future\":{}") }
    }

    private mutating func write(_ field: Field, _ value: TLValue, in object: TLObject) {
        switch (field.type, value) {
        case (.constructor, .null), (.abstractClass, .null):
            if !field.facts.mayBeNull && !field.facts.passNull {
                absentRequired.insert("\(object.type).\(field.name)")
            }
            return
        default: break
        }
        json.raw(",\"")
        json.raw(field.name)
        json.raw("\":")
        write(value, field.type, path: "\(object.type).\(field.name)")
    }

    /// Objects left out although nothing in the schema says that they may be; for tests.
    private(set) var absentRequired: Set<String> = []

    /// - Parameter path: for a defect; made only then.
    private mutating func write(_ value: TLValue, _ type: FieldType, path: @autoclosure () -> String) {
        switch (type, value) {
        case (.int32, .int(let number)), (.int53, .int(let number)): json.raw(String(number))
        case (.int64, .int(let number)): json.raw("\"\(number)\"")
        case (.int32, .null), (.int53, .null): json.raw("0")
        case (.int64, .null): json.raw("\"0\"")
        case (.double, .double(let number)): json.write(number)
        case (.double, .null): json.write(0.0)
        case (.string, .data(let text)): json.write(string: text)
        case (.bytes, .data(let bytes)): json.write(string: Base64.encode(bytes))
        case (.string, .null), (.bytes, .null): json.raw("\"\"")
        case (.bool, .bool(let value)): json.raw(value ? "true" : "false")
        case (.bool, .null): json.raw("false")
        case (.constructor, .object(let object)): nested(object, ofClass: nil, type, path: path())
        case (.abstractClass(let name), .object(let object)): nested(object, ofClass: name, type, path: path())
        case (.constructor, .null), (.abstractClass, .null): json.raw("null")
        case (.vector(let element), .vector(let elements)):
            json.raw("[")
            for (index, value) in elements.enumerated() {
                if index > 0 { json.raw(",") }
                write(value, element, path: path())
            }
            json.raw("]")
        case (.vector, .null): json.raw("[]")
        default:
            defects.append("wrong value of \(path()): \(value)")
            json.raw("null")
        }
    }

    private mutating func nested(
        _ object: TLObject, ofClass name: String?, _ type: FieldType, path: @autoclosure () -> String
    ) {
        if Self.isFromTheFuture(object) { return write(object) }
        if let name, !schema.isConstructor(object.type, of: name) {
            defects.append("\(object.type) is no \(name), in \(path())")
        } else if case .constructor(let expected) = type, expected != object.type {
            defects.append("\(object.type) is no \(expected), in \(path())")
        }
        write(object)
    }
}
