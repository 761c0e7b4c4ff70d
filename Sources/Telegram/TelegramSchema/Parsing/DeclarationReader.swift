/// Reads one declaration: `name field:type … = Class;`.
struct DeclarationReader {
    /// A mention of a type by name, which can be checked only when the whole file is read.
    struct Reference {
        let name: String
        let kind: Kind
        let location: SourceLocation

        enum Kind { case constructor, abstractClass, result }
    }

    private let line: SourceLine
    private var position: Int
    private(set) var references: [Reference] = []

    init(_ line: SourceLine) {
        self.line = line
        position = line.range.lowerBound
    }

    var location: SourceLocation { line.location(at: position) }

    mutating func read() throws(SchemaError) -> Combinator {
        skipBlanks()
        let start = location
        let name = try readName("the name of a constructor or function", isValidStart: Ascii.isLowercase)
        var fields: [Field] = []
        var names: Set<String> = []
        while true {
            let hadBlank = skipBlanks()
            if next == UInt8(ascii: "=") { break }
            guard hadBlank else { throw unexpected("a blank, then a field or '='") }
            let fieldLocation = location
            let fieldName = try readName("a field 'name:type' or '='", isValidStart: Ascii.isLowercase)
            guard names.insert(fieldName).inserted else {
                throw SchemaError(.duplicate, at: fieldLocation, "'\(name)' has two fields called '\(fieldName)'")
            }
            try expect(":", "':' and the type of the field '\(fieldName)'")
            fields.append(Field(name: fieldName, type: try readType(depth: 0)))
        }
        position += 1
        skipBlanks()
        let resultLocation = location
        let result = try readName("a result class, which begins with a capital letter", isValidStart: Ascii.isUppercase)
        if BuiltIn.classes.contains(result) {
            throw SchemaError(
                .classDeclaration, at: resultLocation, "'\(result)' is built in: nothing else can be declared with it")
        }
        references.append(Reference(name: result, kind: .result, location: resultLocation))
        skipBlanks()
        try expect(";", "';' at the end of the declaration of '\(name)'")
        skipBlanks()
        guard next == nil else { throw unexpected("the end of the line after ';'") }
        return Combinator(name: name, fields: fields, result: result, location: start)
    }

    private mutating func readType(depth: Int) throws(SchemaError) -> FieldType {
        guard depth <= Schema.maximumTypeNesting else {
            throw SchemaError(
                .limit, at: location, "expected at most \(Schema.maximumTypeNesting) nested 'vector<…>', found more")
        }
        let start = location
        let name = try readName("a type", isValidStart: Ascii.isLetter)
        if name == "vector" {
            try expect("<", "'<' and the element type after 'vector'")
            let element = try readType(depth: depth + 1)
            try expect(">", "'>' after the element type of 'vector<'")
            return .vector(element)
        }
        if let type = BuiltIn.types[name] { return type }
        if BuiltIn.classes.contains(name) {
            throw SchemaError(.unknownType, at: start, "'\(name)' is not a field type; expected '\(name.lowercased())'")
        }
        let isClass = name.utf8.first.map(Ascii.isUppercase) ?? false
        references.append(Reference(name: name, kind: isClass ? .abstractClass : .constructor, location: start))
        return isClass ? .abstractClass(name) : .constructor(name)
    }

    // MARK: Tokens

    private var next: UInt8? { position < line.range.upperBound ? line.bytes[position] : nil }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = position
        while let byte = next, Ascii.isBlank(byte) { position += 1 }
        return position > start
    }

    private mutating func readName(_ expectation: String, isValidStart: (UInt8) -> Bool) throws(SchemaError) -> String {
        guard let first = next, isValidStart(first) else { throw unexpected(expectation) }
        let start = position
        while let byte = next, Ascii.isNamePart(byte) { position += 1 }
        return line.bytes.text(start..<position)
    }

    private mutating func expect(_ character: Unicode.Scalar, _ expectation: String) throws(SchemaError) {
        guard next == UInt8(ascii: character) else { throw unexpected(expectation) }
        position += 1
    }

    private func unexpected(_ expectation: String) -> SchemaError {
        guard next != nil else {
            return SchemaError(.syntax, at: location, "expected \(expectation), found the end of the line")
        }
        let rest = line.bytes.text(position..<line.range.upperBound).replacing("\t", with: " ")
        let shown = rest.prefix(24)
        return SchemaError(
            .syntax, at: location, "expected \(expectation), found '\(shown)\(shown.count < rest.count ? "…" : "")'")
    }
}
