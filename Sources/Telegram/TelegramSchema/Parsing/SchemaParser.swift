/// Reads a schema line by line; every declaration is one line, with its comments above it.
///
/// What would change the generated code if it were misread is an error; what cannot is a warning.
struct SchemaParser {
    private let bytes: [UInt8]
    private(set) var warnings: [SchemaWarning] = []

    private var constructors: [Combinator] = []
    private var functions: [Combinator] = []
    private var classes: [ResultClass] = []
    private var classIndices: [String: Int] = [:]
    private var announcements: [String: (documentation: String, location: SourceLocation)] = [:]
    private var declared: [String: (location: SourceLocation, isFunction: Bool)] = [:]
    private var references: [DeclarationReader.Reference] = []
    private var comments = CommentBlock()
    private var isInFunctions = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func parse() throws(SchemaError) -> Schema {
        try checkEncoding()
        var lines = SourceLines(bytes)
        while let line = try lines.next() {
            if line.isEmpty {
                if comments.isClass { try announceClass() }
            } else if line.starts(with: "//") {
                if try !comments.append(line) {
                    warn(
                        at: line.location(at: line.range.lowerBound),
                        "a comment that begins with neither '//@' nor '//-' is ignored")
                }
            } else if line.starts(with: "---") {
                try beginFunctions(line)
            } else if try BuiltIn.matches(line) {
                try dropComments()
            } else {
                try declare(line)
            }
        }
        try dropComments()
        try finish(lines.endLocation)
        return Schema(constructors: constructors, functions: functions, classes: classes)
    }

    private func checkEncoding() throws(SchemaError) {
        guard let position = bytes.firstInvalidUTF8() else { return }
        let before = bytes[..<position]
        let lineStart = before.lastIndex(of: Ascii.newline).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $0 + ($1 == Ascii.newline ? 1 : 0) }
        throw SchemaError(
            .encoding, at: SourceLocation(line: line, column: position - lineStart + 1),
            "expected UTF-8, found the byte 0x\(String(bytes[position], radix: 16)); is this a td_api.tl file?")
    }

    private mutating func warn(at location: SourceLocation, _ message: String) {
        warnings.append(SchemaWarning(at: location, message))
    }

    // MARK: Sections and classes

    private mutating func beginFunctions(_ line: SourceLine) throws(SchemaError) {
        let location = line.location(at: line.range.lowerBound)
        guard line.bytes.text(line.range) == "---functions---" else {
            throw SchemaError(.syntax, at: location, "expected '---functions---'")
        }
        guard !isInFunctions else {
            throw SchemaError(.duplicate, at: location, "'---functions---' stands here a second time")
        }
        try dropComments()
        isInFunctions = true
    }

    private mutating func announceClass() throws(SchemaError) {
        let entries = comments.entries()
        defer { comments = CommentBlock() }
        guard let first = entries.first, first.key == "class" else { return }
        let name = comments.text.text(first.text)
        guard let initial = name.utf8.first, Ascii.isUppercase(initial), name.utf8.allSatisfy(Ascii.isNamePart) else {
            throw SchemaError(.documentation, at: first.location, "expected the name of a class after '@class'")
        }
        guard announcements[name] == nil, classIndices[name] == nil else {
            throw SchemaError(
                .duplicate, at: first.location, "'@class \(name)' must stand once, before the constructors of the class"
            )
        }
        if let other = entries.dropFirst().first(where: { $0.key != "description" }) ?? entries.dropFirst(2).first {
            throw SchemaError(
                .documentation, at: other.location,
                "'@class \(name)' has only one '@description'; expected an empty line before '@\(other.key)'")
        }
        if isInFunctions {
            throw SchemaError(.classDeclaration, at: first.location, "'@class \(name)' stands among the functions")
        }
        announcements[name] = (entries.dropFirst().first.map { comments.text.text($0.text) } ?? "", first.location)
    }

    /// Comments that no declaration follows are lost, and that is said.
    private mutating func dropComments() throws(SchemaError) {
        if comments.isClass { return try announceClass() }
        if let location = comments.location { warn(at: location, "no declaration follows this comment") }
        comments = CommentBlock()
    }

    // MARK: Declarations

    private mutating func declare(_ line: SourceLine) throws(SchemaError) {
        if comments.isClass { try announceClass() }
        var reader = DeclarationReader(line)
        var combinator = try reader.read()
        references += reader.references
        if let other = declared.updateValue((combinator.location, isInFunctions), forKey: combinator.name) {
            throw SchemaError(
                .duplicate, at: combinator.location,
                "'\(combinator.name)' is already declared in line \(other.location.line)")
        }
        try document(&combinator)
        if isInFunctions {
            functions.append(combinator)
        } else {
            try addToClass(combinator)
            constructors.append(combinator)
        }
    }

    private mutating func addToClass(_ combinator: Combinator) throws(SchemaError) {
        if let index = classIndices[combinator.result] {
            guard classes[index].isAbstract else {
                throw SchemaError(
                    .classDeclaration, at: combinator.location,
                    "'\(combinator.result)' has a second constructor; expected '//@class \(combinator.result)' before the first"
                )
            }
            classes[index].constructors.append(constructors.count)
            return
        }
        let announcement = announcements[combinator.result]
        classIndices[combinator.result] = classes.count
        classes.append(
            ResultClass(
                name: combinator.result, isAbstract: announcement != nil,
                documentation: announcement?.documentation ?? "", constructors: [constructors.count]))
    }

    private mutating func document(_ combinator: inout Combinator) throws(SchemaError) {
        let block = comments
        comments = CommentBlock()
        guard !block.isEmpty else { return }
        var documented: Set<String> = []
        var lastField = -1
        for entry in block.entries() {
            guard documented.insert(entry.key).inserted else {
                throw SchemaError(
                    .duplicate, at: entry.location, "'@\(entry.key)' stands twice above '\(combinator.name)'")
            }
            if entry.key == "description" {
                combinator.documentation = block.text.text(entry.text)
                combinator.facts = CombinatorFacts(ProseFacts(in: block.text, entry.text))
                continue
            }
            let name = entry.key == "param_description" ? "description" : entry.key
            guard let index = combinator.fields.firstIndex(where: { $0.name == name }) else {
                throw SchemaError(
                    .documentation, at: entry.location,
                    "'\(combinator.name)' has no field '\(name.prefix(40))' for '@\(entry.key.prefix(40))' to describe")
            }
            if index < lastField {
                warn(
                    at: entry.location,
                    "'@\(entry.key)' stands in another order than the fields of '\(combinator.name)'")
            }
            lastField = index
            combinator.fields[index].documentation = block.text.text(entry.text)
            combinator.fields[index].facts = FieldFacts(
                prose: block.text, entry.text, type: combinator.fields[index].type)
        }
        for line in block.factLines { try CompactFacts.apply(line, to: &combinator) }
        guard block.hasText else { return }
        for field in combinator.fields
        where !documented.contains(field.name == "description" ? "param_description" : field.name) {
            warn(at: combinator.location, "no comment describes the field '\(field.name)' of '\(combinator.name)'")
        }
    }

    // MARK: The whole file

    private mutating func finish(_ end: SourceLocation) throws(SchemaError) {
        guard !constructors.isEmpty || !functions.isEmpty else {
            throw SchemaError(.syntax, at: end, "expected a declaration, found the end of the file")
        }
        for reference in references { try check(reference) }
        for (name, announcement) in announcements.sorted(by: { $0.value.location < $1.value.location })
        where classIndices[name] == nil {
            throw SchemaError(
                .classDeclaration, at: announcement.location, "the class '\(name)' is announced but has no constructor")
        }
        if !isInFunctions { warn(at: end, "the file ends before '---functions---', so it declares no function") }
    }

    private func check(_ reference: DeclarationReader.Reference) throws(SchemaError) {
        let isClass = classIndices[reference.name].map { classes[$0].isAbstract }
        switch reference.kind {
        case .result where isClass == nil, .abstractClass where isClass == nil:
            throw SchemaError(.unknownType, at: reference.location, "no class '\(reference.name)' is declared")
        case .abstractClass where isClass == false:
            throw SchemaError(
                .unknownType, at: reference.location,
                "'\(reference.name)' is no abstract class; expected the name of its constructor")
        case .constructor where declared[reference.name]?.isFunction != false:
            throw SchemaError(.unknownType, at: reference.location, "no constructor '\(reference.name)' is declared")
        default:
            return
        }
    }
}
