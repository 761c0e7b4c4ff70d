import TelegramSchema

/// Writes a class of the schema: a struct, or an enum with the structs of its cases.
struct ClassWriter {
    let documentation: Documentation
    let objects: ObjectWriter

    /// A mirror of an enum would show the JSON of its unknown case.
    private static let traits = "CustomStringConvertible, CustomReflectable"

    init(documentation: Documentation) {
        self.documentation = documentation
        objects = ObjectWriter(documentation: documentation)
    }

    func write(_ swiftClass: SwiftClass, to out: inout SwiftText) {
        if swiftClass.schema.isAbstract {
            enumeration(swiftClass, to: &out)
            for object in swiftClass.objects where !object.fields.isEmpty {
                objects.write(object, reading: swiftClass.isDecodable ? .asCase : .none, to: &out)
            }
        } else {
            for object in swiftClass.objects {
                objects.write(object, reading: swiftClass.isDecodable ? .alone : .none, to: &out)
            }
        }
    }

    private func enumeration(_ swiftClass: SwiftClass, to out: inout SwiftText) {
        out.documentation(documentation.lines(for: swiftClass.schema))
        out.block(
            "public enum \(swiftClass.name): \(swiftClass.isDecodable ? "TDDecodable" : "TDObject"), \(Self.traits)"
        ) { out in
            // An allocation each would be too much for what is a number at most, such as `MessageSender`.
            let isInline = swiftClass.objects.allSatisfy { $0.fields.count <= 1 && $0.fields.allSatisfy(\.isNumber) }
            for (object, name) in zip(swiftClass.objects, swiftClass.cases) {
                if object.fields.isEmpty {
                    out.documentation(documentation.lines(for: object.schema))
                    out.line("case \(SwiftNames.escaped(name))")
                } else {
                    out.line(
                        "\(object.isBoxed || isInline ? "" : "indirect ")case \(SwiftNames.escaped(name))(\(object.name))"
                    )
                }
            }
            out.line("/// A constructor that this version of the schema does not know, as its name and its JSON.")
            out.line("indirect case unknown(type: String, json: String)")
            out.line()
            encoder(swiftClass, to: &out)
            if swiftClass.isDecodable { decoder(swiftClass, to: &out) }
        }
        out.line()
    }

    private func encoder(_ swiftClass: SwiftClass, to out: inout SwiftText) {
        out.block("public func encode(into wire: inout WireWriter)") { out in
            out.line("switch self {")
            for (object, name) in zip(swiftClass.objects, swiftClass.cases) {
                if object.fields.isEmpty {
                    out.line("case .\(name): wire.empty(#\"{\"@type\":\"\(object.schema.name)\"}\"#)")
                } else {
                    out.line("case .\(name)(let value): value.encode(into: &wire)")
                }
            }
            out.line("case .unknown(_, let json): wire.unknown(json)")
            out.line("}")
        }
    }

    private func decoder(_ swiftClass: SwiftClass, to out: inout SwiftText) {
        out.line()
        out.block("public static func read(_ wire: inout WireReader) -> \(swiftClass.name)?") { out in
            out.line("switch wire.constructor(of: .\(TableWriter.identifier(swiftClass.schema.name))) {")
            for (index, (object, name)) in zip(swiftClass.objects, swiftClass.cases).enumerated() {
                let reading =
                    object.fields.isEmpty
                    ? "wire.close() { return .\(name) }"
                    : "let value = \(object.name).body(&wire) { return .\(name)(value) }"
                out.line("case \(index): if \(reading)  // \(object.schema.name)")
            }
            out.line("case WireReader.nothing: break")
            out.line("default: if let (type, json) = wire.takeUnknown() { return .unknown(type: type, json: json) }")
            out.line("}")
            out.line("return nil")
        }
    }
}
