import TelegramSchema

/// The schema with every decision made about how it looks in Swift.
struct SwiftModel {
    let schema: Schema
    /// In the order of the schema's classes.
    private(set) var classes: [SwiftClass] = []
    private(set) var functions: [SwiftObject] = []

    private var classIndex: [String: Int] = [:]
    private var constructorIndex: [String: Int] = [:]

    init(_ schema: Schema) {
        self.schema = schema
        for (index, constructor) in schema.constructors.enumerated() { constructorIndex[constructor.name] = index }
        for (index, resultClass) in schema.classes.enumerated() { classIndex[resultClass.name] = index }
        let layout = Layout(schema, constructorIndex)
        let decodable = Reachability.decodable(in: schema)

        for resultClass in schema.classes {
            let constructors = resultClass.constructors.map { schema.constructors[$0] }
            let cases = SwiftNames.cases(of: resultClass.name, constructors: constructors.map(\.name))
            classes.append(
                SwiftClass(
                    schema: resultClass,
                    name: typeName(ofClass: resultClass.name),
                    isDecodable: decodable.contains(resultClass.name),
                    objects: constructors.map { object($0, isBoxed: layout.isBoxed($0.name)) },
                    cases: resultClass.isAbstract ? cases : []))
        }
        functions = schema.functions.map { object($0, isBoxed: false) }
    }

    private func object(_ combinator: Combinator, isBoxed: Bool) -> SwiftObject {
        SwiftObject(
            schema: combinator,
            name: SwiftNames.type(combinator.name),
            result: typeName(ofClass: combinator.result),
            fields: combinator.fields.map { SwiftField(schema: $0, type: swiftType($0.type)) },
            isBoxed: isBoxed,
            isPatchable: PatchableTypes.names.contains(combinator.name))
    }

    /// A class that is not abstract is the struct of its one constructor, whatever that is called.
    private func typeName(ofClass name: String) -> String {
        guard let index = classIndex[name], !schema.classes[index].isAbstract,
            let constructor = schema.classes[index].constructors.first
        else { return SwiftNames.type(name) }
        return SwiftNames.type(schema.constructors[constructor].name)
    }

    /// The type without a mark for what may be absent.
    private func swiftType(_ type: FieldType) -> String {
        switch type {
        case .int32: "Int32"
        case .int53, .int64: "Int64"
        case .double: "Double"
        case .string: "String"
        case .bytes: "[UInt8]"
        case .bool: "Bool"
        case .constructor(let name): SwiftNames.type(name)
        case .abstractClass(let name): SwiftNames.type(name)
        case .vector(let element): "[\(swiftType(element))]"
        }
    }
}

/// A result class: an enum if it is abstract, otherwise the struct of its one constructor.
struct SwiftClass {
    let schema: ResultClass
    let name: String
    /// Whether it can arrive, so that it needs to be read.
    let isDecodable: Bool
    let objects: [SwiftObject]
    /// The cases of an abstract class.
    let cases: [String]
}

/// A constructor or a function: a struct.
struct SwiftObject {
    let schema: Combinator
    let name: String
    /// The Swift name of the result class.
    let result: String
    let fields: [SwiftField]
    /// Whether the fields live behind one reference.
    let isBoxed: Bool
    /// Whether the fields can be set.
    let isPatchable: Bool
}

struct SwiftField {
    let schema: Field
    /// The type without the mark for what may be absent.
    private let bareType: String

    init(schema: Field, type: String) {
        self.schema = schema
        bareType = type
    }

    /// The name behind a dot and as a label.
    var name: String { SwiftNames.property(schema.name) }

    /// The name as a variable of the generated bodies.
    var variable: String { ["wire", "mark"].contains(name) ? name + "Value" : SwiftNames.escaped(name) }

    var isNumber: Bool {
        switch schema.type {
        case .int32, .int53, .int64, .double, .bool: true
        default: false
        }
    }

    var isObject: Bool {
        switch schema.type {
        case .constructor, .abstractClass: true
        default: false
        }
    }

    var isOptional: Bool { isObject && (schema.facts.mayBeNull || schema.facts.passNull) }

    var hasOptionalElements: Bool {
        guard schema.facts.mayBeNull, case .vector(let element) = schema.type else { return false }
        return switch element {
        case .constructor, .abstractClass: true
        default: false
        }
    }

    var type: String {
        if isOptional { return bareType + "?" }
        return hasOptionalElements ? "\(bareType.dropLast())?]" : bareType
    }

    /// As an argument: what may be absent has a default.
    var argument: String { "\(SwiftNames.escaped(name)): \(type)\(isOptional ? " = nil" : "")" }
}

/// Types that programs keep and patch from updates.
enum PatchableTypes {
    static let names: Set<String> = [
        "chat", "user", "basicGroup", "supergroup", "secretChat", "userFullInfo", "basicGroupFullInfo",
        "supergroupFullInfo",
        "message", "file", "localFile", "remoteFile",
    ]
}
