public import TelegramSchema

/// Makes JSON of every object of a schema, in the form that TDLib writes.
public struct SchemaExamples {
    /// How full the objects are.
    public enum Fill: CaseIterable, Sendable {
        /// Zero values, and no object that may be absent.
        case least
        /// A value in every field, one or two elements in every vector, down to a few levels.
        case most
    }

    private let schema: Schema
    private var constructors: [String: Combinator] = [:]
    private var classes: [String: [Combinator]] = [:]

    public init(_ schema: Schema) {
        self.schema = schema
        for constructor in schema.constructors {
            constructors[constructor.name] = constructor
            classes[constructor.result, default: []].append(constructor)
        }
    }

    /// The constructors, in the schema's order.
    public var names: [String] { schema.constructors.map(\.name) }

    /// The JSON of one object; nil if the schema has no such constructor.
    public func json(of name: String, fill: Fill) -> String? {
        constructors[name].map { object($0, fill, depth: 0, path: []) }
    }

    private func object(_ combinator: Combinator, _ fill: Fill, depth: Int, path: Set<String>) -> String {
        var text = #"{"@type":"\#(combinator.name)""#
        let path = path.union([combinator.name])
        for (index, field) in combinator.fields.enumerated() {
            let isObject =
                if case .constructor = field.type { true } else if case .abstractClass = field.type { true } else {
                    false
                }
            if isObject, field.facts.mayBeNull || field.facts.passNull,
                fill == .least || depth >= 2 || leads(field.type, to: path)
            {
                continue
            }
            text += #","\#(field.name)":"# + value(field.type, fill, seed: index, depth: depth, path: path)
        }
        return text + "}"
    }

    /// Whether an object of the type could be one that is being written.
    private func leads(_ type: FieldType, to path: Set<String>) -> Bool {
        switch type {
        case .constructor(let name): path.contains(name)
        case .abstractClass(let name): classes[name, default: []].contains { path.contains($0.name) }
        default: false
        }
    }

    private func value(_ type: FieldType, _ fill: Fill, seed: Int, depth: Int, path: Set<String>) -> String {
        let isFull = fill == .most
        switch type {
        case .int32: return isFull ? "\(seed % 2 == 0 ? Int64(Int32.max) : Int64(Int32.min))" : "0"
        case .int53: return isFull ? "-9007199254740991" : "0"
        case .int64: return isFull ? "\"\(seed % 2 == 0 ? Int64.max : Int64.min)\"" : "\"0\""
        case .double: return isFull ? "-12.500000" : "0.000000"
        case .string: return isFull ? #""a\"\\\n\u0000\u00e9\u4e2d\ud83d\ude00/""# : "\"\""
        case .bytes: return isFull ? "\"AP+qVQ==\"" : "\"\""
        case .bool: return isFull ? "true" : "false"
        case .constructor(let name):
            return constructors[name].map { object($0, fill, depth: depth + 1, path: path) } ?? "null"
        case .abstractClass(let name):
            let all = classes[name, default: []]
            // One that ends: without fields, or not already being written.
            let fresh = all.filter { !path.contains($0.name) }
            let pick =
                depth >= 2
                ? fresh.min { $0.fields.count < $1.fields.count } : fresh.isEmpty ? nil : fresh[seed % fresh.count]
            return pick.map { object($0, fill, depth: depth + 1, path: path) } ?? "null"
        case .vector(let element):
            guard isFull, depth < 3, !leads(element, to: path) else { return "[]" }
            return "["
                + (0...(depth == 0 ? 1 : 0)).map { value(element, fill, seed: seed + $0, depth: depth + 1, path: path) }
                .joined(separator: ",") + "]"
        }
    }
}
