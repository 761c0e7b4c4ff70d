/// The constructors that the corpus uses, with their fields in TDLib's order.
struct FieldTable {
    struct Field {
        let name: String
        let kind: String
        let mayBeAbsent: Bool
    }

    private(set) var fields: [String: [Field]] = [:]
    /// For a class, its first constructor: the default of a field that must be there.
    private var representatives: [String: String] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first, let result = words.last else { continue }
            fields[String(name)] = words.dropFirst().dropLast(2).map { word in
                let parts = word.split(separator: ":")
                let kind = parts[1]
                return Field(
                    name: String(parts[0]), kind: String(kind.hasSuffix("?") ? kind.dropLast() : kind),
                    mayBeAbsent: kind.hasSuffix("?"))
            }
            if representatives[String(result)] == nil { representatives[String(result)] = String(name) }
        }
    }

    func defaultValue(of kind: String) -> Value {
        switch kind {
        case "int32", "int53", "int64": .number(0)
        case "double": .double(0)
        case "Bool": .flag(false)
        case "string": .text("")
        case "bytes": .bytes([])
        default: kind.hasPrefix("vector<") ? .list([]) : .object(Object(representatives[kind] ?? kind))
        }
    }
}
