extension Schema {
    /// The schema without its prose: the built-in declarations, a line `//@class Name` before the first constructor
    /// of every abstract class, and every declaration as TDLib writes it.
    ///
    /// Reading this gives the same names, types, results and order, without documentation and facts.
    public var declarations: String { print(facts: false) }

    /// ``declarations`` with one machine-readable comment `//! …` above each declaration that has facts.
    ///
    /// Reading this gives everything but documentation. It holds none of TDLib's sentences.
    public var declarationsWithFacts: String { print(facts: true) }

    private func print(facts: Bool) -> String {
        var text = BuiltIn.declarations.map { $0.text + "\n" }.joined() + "\n"
        var announced: Set<String> = []
        let abstract = Set(classes.lazy.filter(\.isAbstract).map(\.name))
        for constructor in constructors {
            if abstract.contains(constructor.result), announced.insert(constructor.result).inserted {
                text += "\n//@class \(constructor.result)\n\n"
            }
            write(constructor, facts: facts, to: &text)
        }
        text += "\n---functions---\n\n"
        for function in functions { write(function, facts: facts, to: &text) }
        return text
    }

    private func write(_ combinator: Combinator, facts: Bool, to text: inout String) {
        if facts, let line = CompactFacts.line(for: combinator) { text += line + "\n" }
        text += combinator.declaration + "\n"
    }
}

extension Combinator {
    /// The declaration as TDLib writes it: `name field:type … = Class;`.
    public var declaration: String {
        var text = name
        for field in fields { text += " \(field.name):\(field.type)" }
        return text + " = \(result);"
    }
}

extension FieldType: CustomStringConvertible {
    /// The type as the schema writes it, such as `vector<int53>`.
    public var description: String {
        switch self {
        case .int32: "int32"
        case .int53: "int53"
        case .int64: "int64"
        case .double: "double"
        case .string: "string"
        case .bytes: "bytes"
        case .bool: "Bool"
        case .constructor(let name), .abstractClass(let name): name
        case .vector(let element): "vector<\(element)>"
        }
    }
}
