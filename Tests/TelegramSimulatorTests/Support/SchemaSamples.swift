import TelegramAPI
import TelegramSchema

@testable import TelegramSimulator

/// Objects of every constructor, filled by what the schema says of their fields.
struct SchemaSamples {
    private let schema: Schema
    private let byName: [String: Combinator]
    /// How many files the objects so far name: 1, 2, 3 …
    private(set) var fileCount: Int64 = 0

    init() throws {
        schema = try Schema(parsing: SchemaDeclarations.text.description)
        byName = Dictionary(schema.constructors.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The constructors of an abstract class.
    func constructors(of name: String) -> [String] {
        schema.classes.first { $0.name == name }?.constructors.map { schema.constructors[$0].name } ?? []
    }

    mutating func object(_ name: String, depth: Int = 0) -> TLObject {
        var object = TLObject(name)
        if name == "file" {
            fileCount += 1
            object.fields["id"] = .int(fileCount)
        }
        for field in byName[name]?.fields ?? [] where object.fields[field.name] == nil {
            let isOptional = field.facts.mayBeNull || field.facts.passNull
            if isOptional, depth > 2 { continue }
            object.fields[field.name] = value(field.type, depth: depth + 1)
        }
        return object
    }

    private mutating func value(_ type: FieldType, depth: Int) -> TLValue {
        switch type {
        case .int32, .int53, .int64: return 7
        case .double: return 1.5
        case .string: return "text"
        case .bytes: return .data([1, 2, 3])
        case .bool: return true
        case .constructor(let name): return .object(object(name, depth: depth))
        case .abstractClass(let name): return simplest(of: name, depth: depth).map { .object($0) } ?? .null
        // What contains itself ends somewhere.
        case .vector(let element): return depth > 3 ? [] : .vector([value(element, depth: depth)])
        }
    }

    /// At some depth the constructor with the fewest objects in it, above that the first one.
    private mutating func simplest(of name: String, depth: Int) -> TLObject? {
        let names = constructors(of: name)
        let weight = { [byName] (name: String) in
            byName[name]?.fields.count {
                switch $0.type {
                case .constructor, .abstractClass, .vector: true
                default: false
                }
            } ?? 0
        }
        let chosen = depth > 2 ? names.min { weight($0) < weight($1) } : names.first
        return chosen.map { object($0, depth: depth) }
    }
}
