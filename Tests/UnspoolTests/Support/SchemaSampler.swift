import TelegramAPI
import TelegramSchema

/// Makes JSON for constructors of the schema, with every field there and a number on every file.
struct SchemaSampler {
    private let combinators: [String: Combinator]
    private let classes: [String: [String]]
    /// Which constructor stands for an abstract class; others stand for themselves by their simplest one.
    var choices: [String: String] = [:]
    private(set) var files: [Int32: String] = [:]

    init() throws {
        let schema = try Schema(parsing: SchemaDeclarations.text.description)
        combinators = Dictionary(uniqueKeysWithValues: schema.constructors.map { ($0.name, $0) })
        classes = Dictionary(
            uniqueKeysWithValues: schema.classes.map { type in
                (type.name, type.constructors.map { schema.constructors[$0].name })
            })
    }

    func constructors(of type: String) -> [String] { classes[type] ?? [] }

    /// The abstract classes that the constructor's fields lead to, through objects and vectors.
    func abstractClasses(in name: String) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = []
        func visit(_ type: FieldType) {
            switch type {
            case .vector(let element): visit(element)
            case .constructor(let name):
                guard seen.insert(name).inserted else { return }
                for field in combinators[name]?.fields ?? [] { visit(field.type) }
            case .abstractClass(let name):
                guard found.insert(name).inserted else { return }
                for constructor in constructors(of: name) { visit(.constructor(constructor)) }
            default: break
            }
        }
        visit(.constructor(name))
        return found
    }

    /// Whether the constructor holds a file, itself or in objects of a single class.
    func hasFile(in name: String) -> Bool {
        var seen: Set<String> = []
        func visit(_ type: FieldType) -> Bool {
            switch type {
            case .vector(let element): return visit(element)
            case .constructor("file"): return true
            case .constructor(let name):
                guard seen.insert(name).inserted else { return false }
                return (combinators[name]?.fields ?? []).contains { visit($0.type) }
            default: return false
            }
        }
        return visit(.constructor(name))
    }

    mutating func object(_ name: String, path: String = "", above: Set<String> = []) -> String {
        var members = ["\"@type\":\"\(name)\""]
        if name == "file" {
            let id = Int32(files.count + 1)
            files[id] = path
            return """
                {"@type":"file","id":\(id),"size":\(id),"expected_size":\(id),"local":{"@type":"localFile"},\
                "remote":{"@type":"remoteFile","unique_id":"u\(id)"}}
                """
        }
        for field in combinators[name]?.fields ?? [] {
            if let value = value(field.type, "\(path)/\(name).\(field.name)", above.union([name])) {
                members.append("\"\(field.name)\":\(value)")
            }
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private mutating func value(_ type: FieldType, _ path: String, _ above: Set<String>) -> String? {
        switch type {
        case .int32, .int53, .double: return "1"
        case .int64: return "\"1\""
        case .string: return "\"text\""
        case .bytes: return "\"\""
        case .bool: return "false"
        case .vector(let element): return value(element, path, above).map { "[\($0)]" } ?? "[]"
        case .constructor(let name): return above.contains(name) ? nil : object(name, path: path, above: above)
        case .abstractClass(let name):
            // Inside itself a class stands for itself by its simplest constructor, so that this ends.
            if let choice = choices[name], !above.contains(choice) { return object(choice, path: path, above: above) }
            let simplest = constructors(of: name).min {
                (combinators[$0]?.fields.count ?? 0) < (combinators[$1]?.fields.count ?? 0)
            }
            guard let simplest, !above.contains(simplest) else { return nil }
            return object(simplest, path: path, above: above)
        }
    }
}
