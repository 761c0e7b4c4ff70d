import TelegramSchema

/// Decides which structs keep their fields behind one reference.
///
/// Large values inline make every copy a walk over all fields, and every enum that carries one as large. A struct that holds
/// itself can't be inline at all.
struct Layout {
    /// Larger structs are boxed; in bytes.
    private static let inlineLimit = 32

    private let schema: Schema
    private let index: [String: Int]
    private var boxed: Set<String> = []

    init(_ schema: Schema, _ index: [String: Int]) {
        self.schema = schema
        self.index = index
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
        if total > Self.inlineLimit {
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
}
