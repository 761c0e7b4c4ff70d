import TelegramSchema

/// Writes what the runtime needs to know about the schema as a whole.
struct TableWriter {
    let model: SwiftModel

    /// The constructors' names by class, and the identifiers of the classes that are asked for.
    func constructors(to out: inout SwiftText) {
        out.line("/// The constructors' names, class by class, each before a quote.")
        out.line("let constructorNames: StaticString = \"\"\"")
        for object in model.classes.flatMap(\.objects) { out.line("    \(object.schema.name)\"") }
        out.line("    \"\"\"")
        out.line()
        out.line("/// How many constructors each class has.")
        out.line("let constructorCounts: [UInt16] = [")
        let counts = model.classes.map { "\($0.objects.count)" }
        for start in stride(from: 0, to: counts.count, by: 25) {
            out.line("    " + counts[start..<min(start + 25, counts.count)].joined(separator: ", ") + ",")
        }
        out.line("]")
        out.line()
        out.block("extension ClassID") { out in
            for (index, swiftClass) in model.classes.enumerated() {
                guard swiftClass.schema.isAbstract || swiftClass.schema.name == "Error" else { continue }
                out.line("static let \(Self.identifier(swiftClass.schema.name)) = ClassID(\(index))")
            }
        }
    }

    /// The name of a class's ``ClassID``.
    static func identifier(_ className: String) -> String {
        SwiftNames.escaped(className.prefix(1).lowercased() + className.dropFirst())
    }

    /// What reads an object of each class, in the order of the classes; nil for those that never arrive.
    func decodableTypes(to out: inout SwiftText) {
        out.line("/// What reads an object of each class; nil for those that never arrive.")
        out.line("let decodableTypes: [(any TDDecodable.Type)?] = [")
        for swiftClass in model.classes {
            out.line(swiftClass.isDecodable ? "    \(swiftClass.name).self," : "    nil,")
        }
        out.line("]")
    }

    /// The kinds of updates, for those who want only some.
    func updateKinds(to out: inout SwiftText) {
        guard let updates = model.classes.first(where: { $0.schema.name == "Update" && $0.schema.isAbstract }) else {
            return
        }
        out.block("extension Update") { out in
            out.line("/// Which update it is, without what it says.")
            out.block("public struct Kind: Sendable, Hashable") { out in
                out.line("/// The place among the constructors of this version of the schema: never store it.")
                out.line("public let index: Int")
                out.line("init(_ index: Int) { self.index = index }")
                out.line()
                out.line("/// The kind of update that a constructor is; nil if it is none.")
                out.block("public init?(_ constructor: ConstructorID)") { out in
                    out.line("guard constructor.classID == .update else { return nil }")
                    out.line("index = Int(constructor.index)")
                }
                out.line()
                out.line("/// How many kinds there are; indices are below it.")
                out.line("public static let count = \(updates.objects.count)")
                out.line()
                for (index, name) in updates.cases.enumerated() {
                    out.line("public static let \(SwiftNames.escaped(name)) = Kind(\(index))")
                }
            }
            out.line()
            out.line("/// The kind; nil for an update that the schema does not know.")
            out.block("public var kind: Kind?") { out in
                out.line("switch self {")
                for name in updates.cases { out.line("case .\(name): .\(name)") }
                out.line("case .unknown: nil")
                out.line("}")
            }
        }
    }

    /// The fields that descriptions leave out: one line a type.
    func sensitiveFields(to out: inout SwiftText) {
        out.line("/// Fields that descriptions leave out: one line a type, its name first.")
        out.line("let sensitiveFields: StaticString = \"\"\"")
        for combinator in model.schema.constructors + model.schema.functions {
            let fields = combinator.fields.filter { SensitiveFields.contains(combinator, $0) }.map(\.name)
            if !fields.isEmpty { out.line("    \(combinator.name) \(fields.joined(separator: " "))") }
        }
        out.line("    \"\"\"")
    }

    /// The schema itself, without its prose.
    func declarations(hash: String, version: String, to out: inout SwiftText) {
        out.line("/// The schema that this module was made from.")
        out.block("public enum SchemaDeclarations") { out in
            out.line("/// The version of TDLib that the schema belongs to, such as `1.8.66`.")
            out.line("public static let version = \"\(version)\"")
            out.line("/// The SHA-256 of the schema file, in hexadecimal.")
            out.line("public static let sha256 = \"\(hash)\"")
            out.line("/// The declarations without their prose; `TelegramSchema` reads them.")
            out.line("public static let text: StaticString = #\"\"\"")
            for line in model.schema.declarationsWithFacts.split(separator: "\n", omittingEmptySubsequences: false) {
                out.line(line.isEmpty ? "" : "    \(line)")
            }
            out.line("    \"\"\"#")
        }
    }
}
