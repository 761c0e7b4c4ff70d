import TelegramSchema

/// Decides which structs keep their fields behind one reference.
///
/// Large values inline make every copy a walk over all fields, and every enum that carries one as large. A struct that holds
/// itself can't be inline at all. What is only ever a part of one other struct, such as `localFile` of `file`, is seldom copied
/// alone, so it may be larger: it saves an allocation each time that it is read.
struct Layout {
    /// Larger structs are boxed; in bytes.
    private static let inlineLimit = 32
    private static let inlineLimitOfParts = 64

    private let schema: Schema
    private let index: [String: Int]
    private let parts: Set<String>
    private var boxed: Set<String> = []

    init(_ schema: Schema, _ index: [String: Int]) {
        self.schema = schema
        self.index = index
        parts = Self.parts(of: schema)
        for constructor in schema.constructors where boxed.contains(constructor.name) == false {
            var path: Set<String> = []
            _ = size(of: constructor.name, &path)
        }
    }

    func isBoxed(_ constructor: String) -> Bool { boxed.contains(constructor) }

    /// The size of the struct's value, after deciding whether it is boxed.
    private mutating func size(of name: String, _ path: inout Set<String>) -> Int {
        if boxed.contains(name) { return 8 }
        guard let place = index[name] else { return 8 }
        guard path.insert(name).inserted else {
            boxed.insert(name)
            return 8
        }
        defer { path.remove(name) }
        var total = 0
        for field in schema.constructors[place].fields {
            let size = size(of: field.type, &path)
            let alignment = min(max(size, 1), 8)
            total = (total + alignment - 1) / alignment * alignment + size
        }
        if boxed.contains(name) { return 8 }
        if total > (parts.contains(name) ? Self.inlineLimitOfParts : Self.inlineLimit) {
            boxed.insert(name)
            return 8
        }
        return total
    }

    private mutating func size(of type: FieldType, _ path: inout Set<String>) -> Int {
        switch type {
        case .int32: 4
        case .bool: 1
        case .string: 16
        case .int53, .int64, .double, .bytes, .vector, .abstractClass: 8
        case .constructor(let name): size(of: name, &path)
        }
    }

    /// The constructors that occur once in the whole schema: as a field of another one.
    private static func parts(of schema: Schema) -> Set<String> {
        var uses: [String: Int] = [:]
        func use(_ type: FieldType, times: Int) {
            switch type {
            case .constructor(let name): uses[name, default: 0] += times
            case .vector(let element): use(element, times: 2)
            default: break
            }
        }
        for constructor in schema.constructors {
            for field in constructor.fields { use(field.type, times: 1) }
        }
        for function in schema.functions {
            for field in function.fields { use(field.type, times: 2) }
        }
        let results = Set(schema.functions.map(\.result))
        return Set(
            schema.classes.filter { !$0.isAbstract && !results.contains($0.name) }
                .flatMap { $0.constructors.map { schema.constructors[$0].name } }
                .filter { uses[$0] == 1 })
    }
}
