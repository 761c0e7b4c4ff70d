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
}
