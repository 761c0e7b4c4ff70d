import TelegramSchema

/// Writes the conformances behind the package trait `Hashable`, in the file of their types: they are synthesized only there.
struct HashableWriter {
    func write(_ classes: [SwiftClass], _ functions: [SwiftObject], to out: inout SwiftText) {
        out.line()
        out.line("#if Hashable")
        for swiftClass in classes {
            if swiftClass.schema.isAbstract { out.line("extension \(swiftClass.name): Hashable {}") }
            for object in swiftClass.objects where !swiftClass.schema.isAbstract || !object.fields.isEmpty {
                conformance(object, to: &out)
            }
        }
        for function in functions { conformance(function, to: &out) }
        out.line("#endif")
    }

    private func conformance(_ object: SwiftObject, to out: inout SwiftText) {
        guard object.isBoxed else { return out.line("extension \(object.name): Hashable {}") }
        // Nothing can be synthesized for what stands behind a reference.
        out.block("extension \(object.name): Hashable") { out in
            out.block("public static func == (left: Self, right: Self) -> Bool") { out in
                for field in object.fields { out.line("if left.\(field.name) != right.\(field.name) { return false }") }
                out.line("return true")
            }
            out.block("public func hash(into hasher: inout Hasher)") { out in
                for field in object.fields {
                    out.line(
                        "hasher.combine(\(field.name == "hasher" ? "self.hasher" : SwiftNames.escaped(field.name)))")
                }
            }
        }
    }
}
