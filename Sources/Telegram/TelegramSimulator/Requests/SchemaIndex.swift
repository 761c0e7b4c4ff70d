import TelegramSchema

/// The schema, looked up by name.
struct SchemaIndex: Sendable {
    private let functions: [String: Combinator]
    private let constructors: [String: Combinator]
    private let classes: [String: Set<String>]

    init(_ schema: Schema) {
        functions = Dictionary(schema.functions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        constructors = Dictionary(schema.constructors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        classes = Dictionary(
            schema.classes.map { ($0.name, Set($0.constructors.map { schema.constructors[$0].name })) },
            uniquingKeysWith: { $0.union($1) })
    }

    func function(_ name: String) -> Combinator? { functions[name] }

    func constructor(_ name: String) -> Combinator? { constructors[name] }

    /// Whether a constructor makes objects of a class.
    func isConstructor(_ name: String, of class: String) -> Bool {
        classes[`class`]?.contains(name) ?? false
    }

    /// The declaration that a number stands for: the CRC-32 of its text.
    ///
    /// Requests hardly ever have one, so the numbers are not kept.
    func name(ofIdentifier identifier: UInt32, isFunction: Bool) -> String? {
        (isFunction ? functions : constructors).values.first { $0.identifier == identifier }?.name
    }
}

extension Combinator {
    /// The number that TL gives to a declaration.
    var identifier: UInt32 {
        let arguments = fields.map { "\($0.name):\($0.type.bareText) " }.joined()
        return UInt32(truncatingIfNeeded: Checksums.crc32("\(name) \(arguments)= \(result)".utf8))
    }
}

extension FieldType {
    /// The type as it counts for identifiers, without angle brackets.
    fileprivate var bareText: String {
        switch self {
        case .int32: "int32"
        case .int53: "int53"
        case .int64: "int64"
        case .double: "double"
        case .string: "string"
        case .bytes: "bytes"
        case .bool: "Bool"
        case .constructor(let name), .abstractClass(let name): name
        case .vector(let element): "vector \(element.bareText)"
        }
    }
}
