/// The nine declarations at the head of every schema, which no object and no function comes from.
enum BuiltIn {
    /// Each declaration by the name that it begins with.
    static let declarations: [(name: String, text: String)] = [
        ("double", "double ? = Double;"),
        ("string", "string ? = String;"),
        ("int32", "int32 = Int32;"),
        ("int53", "int53 = Int53;"),
        ("int64", "int64 = Int64;"),
        ("bytes", "bytes = Bytes;"),
        ("boolFalse", "boolFalse = Bool;"),
        ("boolTrue", "boolTrue = Bool;"),
        ("vector", "vector {t:Type} # [ t ] = Vector t;"),
    ]

    /// The types that a field can have without any declaration.
    static let types: [String: FieldType] = [
        "int32": .int32, "int53": .int53, "int64": .int64, "double": .double, "string": .string, "bytes": .bytes,
        "Bool": .bool,
    ]

    static let classes: Set<String> = ["Double", "String", "Int32", "Int53", "Int64", "Bytes", "Bool", "Vector"]

    /// Whether the line is one of the built-in declarations.
    /// - Throws: `SchemaError` if it declares a built-in name as something else.
    static func matches(_ line: SourceLine) throws(SchemaError) -> Bool {
        var end = line.range.lowerBound
        while end < line.range.upperBound, Ascii.isNamePart(line.bytes[end]) { end += 1 }
        // The longest built-in name has nine letters: do not make a string of every other line's name.
        guard end - line.range.lowerBound <= 9 else { return false }
        let name = line.bytes.text(line.range.lowerBound..<end)
        guard let declaration = declarations.first(where: { $0.name == name }) else { return false }
        guard
            line.bytes.text(line.range).split(whereSeparator: \.isWhitespace).elementsEqual(
                declaration.text.split(separator: " "))
        else {
            throw SchemaError(
                .duplicate, at: line.location(at: line.range.lowerBound),
                "'\(name)' is a built-in name; expected '\(declaration.text)'")
        }
        return true
    }
}
