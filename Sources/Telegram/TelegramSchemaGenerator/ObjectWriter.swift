import TelegramSchema

/// Writes the struct of a constructor or a function.
struct ObjectWriter {
    let documentation: Documentation

    /// How a struct can be read.
    enum Reading {
        /// It never arrives.
        case none
        /// As a case of its class.
        case asCase
        /// On its own: it is the only constructor of its class.
        case alone
    }

    func write(_ object: SwiftObject, reading: Reading, to out: inout SwiftText) {
        out.documentation(documentation.lines(for: object.schema))
        let conformance = reading == .alone ? "TDDecodable" : "TDObject"
        out.block("public struct \(object.name): \(conformance)\(reflection(object))") { out in
            storage(object, to: &out)
            encoder(object, to: &out)
            if reading == .alone { standaloneReader(object, to: &out) }
            if reading != .none { body(object, to: &out) }
        }
        out.line()
    }

    /// A mirror, as `dump` uses it, would show what the description hides.
    private func reflection(_ object: SwiftObject) -> String {
        let isSensitive = object.fields.contains { SensitiveFields.contains(object.schema, $0.schema) }
        return ", CustomStringConvertible" + (isSensitive ? ", CustomReflectable" : "")
    }

    func write(function object: SwiftObject, to out: inout SwiftText) {
        out.documentation(documentation.lines(for: object.schema))
        let conformance = object.schema.facts.isSynchronous ? "TDSynchronousFunction" : "TDFunction"
        out.block("public struct \(object.name): \(conformance)\(reflection(object))") { out in
            out.line("public typealias Result = \(object.result)")
            storage(object, to: &out)
            encoder(object, to: &out)
        }
        out.line()
    }

    // MARK: Storage

    private func storage(_ object: SwiftObject, to out: inout SwiftText) {
        if object.isBoxed {
            box(object, to: &out)
        } else {
            for field in object.fields {
                out.documentation(documentation.lines(for: field.schema))
                out.line(
                    "public \(object.isPatchable ? "var" : "let") \(SwiftNames.escaped(field.name)): \(field.type)")
            }
        }
        out.line()
        out.list("public init(", object.fields.map(\.argument), ") {")
        if object.isBoxed {
            out.list("    fields = Fields(", object.fields.map { SwiftNames.escaped($0.name) }, ")")
        } else {
            for field in object.fields {
                out.line("    self.\(field.name) = \(SwiftNames.escaped(field.name))")
            }
        }
        out.line("}")
        out.line()
    }

    /// One reference to the fields, so that a copy of the struct is a copy of the reference.
    private func box(_ object: SwiftObject, to out: inout SwiftText) {
        if object.isPatchable {
            out.line(
                "// Changed only while one struct alone refers to it: hence safe to share, although the compiler can't see it."
            )
        }
        out.block("private final class Fields: \(object.isPatchable ? "@unchecked Sendable" : "Sendable")") { out in
            let keyword = object.isPatchable ? "var" : "let"
            for field in object.fields { out.line("\(keyword) \(SwiftNames.escaped(field.name)): \(field.type)") }
            out.list("init(", object.fields.map { "_ \(SwiftNames.escaped($0.name)): \($0.type)" }, ") {")
            for field in object.fields { out.line("    self.\(field.name) = \(SwiftNames.escaped(field.name))") }
            out.line("}")
            if object.isPatchable {
                out.list("func copy() -> Fields { Fields(", object.fields.map { SwiftNames.escaped($0.name) }, ") }")
            }
        }
        out.line("private \(object.isPatchable ? "var" : "let") fields: Fields")
        if object.isPatchable {
            out.block("private mutating func unshare()") { out in
                out.line("if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }")
            }
        }
        for field in object.fields {
            out.documentation(documentation.lines(for: field.schema))
            let head = "public var \(SwiftNames.escaped(field.name)): \(field.type)"
            if object.isPatchable {
                out.block(head) { out in
                    out.line("get { fields.\(field.name) }")
                    out.line("set { unshare(); fields.\(field.name) = newValue }")
                }
            } else {
                out.line("\(head) { fields.\(field.name) }")
            }
        }
    }

    // MARK: Encoding

    private func encoder(_ object: SwiftObject, to out: inout SwiftText) {
        out.block("public func encode(into wire: inout WireWriter)") { out in
            let head = #"{"@type":"\#(object.schema.name)""#
            guard !object.fields.isEmpty else {
                out.line("wire.empty(#\"\(head)}\"#)")
                return
            }
            out.line("wire.open(#\"\(head)\"#)")
            for field in object.fields {
                let key = "#\",\"\(field.schema.name)\":\"#"
                let value = "\(object.isBoxed ? "fields" : "self").\(field.name)"
                out.line("wire.\(method(field))(\(key), \(value))")
            }
            out.line("wire.close()")
        }
    }

    /// The reader's and writer's method for a field.
    private func method(_ field: SwiftField) -> String {
        switch field.schema.type {
        case .int32: return "int32"
        case .int53: return "int53"
        case .int64: return "int64"
        case .double: return "double"
        case .string: return "string"
        case .bytes: return "bytes"
        case .bool: return "bool"
        case .constructor, .abstractClass: return "object"
        case .vector(let element):
            switch element {
            case .int32: return "int32s"
            case .int53: return "int53s"
            case .int64: return "int64s"
            case .double: return "doubles"
            case .string: return "strings"
            case .bytes: return "bytesList"
            case .bool: return "bools"
            case .constructor, .abstractClass: return field.hasOptionalElements ? "optionalObjects" : "objects"
            case .vector: return "objectRows"
            }
        }
    }

    // MARK: Decoding

    private func standaloneReader(_ object: SwiftObject, to out: inout SwiftText) {
        out.line()
        out.block("public static func read(_ wire: inout WireReader) -> \(object.name)?") { out in
            out.line("wire.open(#\"{\"@type\":\"\(object.schema.name)\"\"#) ? body(&wire) : nil")
        }
    }

    private func body(_ object: SwiftObject, to out: inout SwiftText) {
        out.line()
        out.block("static func body(_ wire: inout WireReader) -> \(object.name)?") { out in
            guard !object.fields.isEmpty else {
                out.line("wire.close() ? \(object.name)() : nil")
                return
            }
            for field in object.fields { out.line(variable(field)) }
            out.line("var mark = wire.cursor")
            out.block("repeat", "} while wire.more(&mark)") { out in
                for field in object.fields {
                    out.line("wire.\(method(field))(#\",\"\(field.schema.name)\":\"#, &\(field.variable))")
                }
            }
            // One exit: each would release every variable.
            let required = object.fields.filter { $0.isObject && !$0.isOptional }
            let conditions =
                ["!wire.failed"] + required.map { "let \($0.variable) = wire.required(consume \($0.variable))" }
            let names = required.map(\.schema.name).joined(separator: " ")
            let refusal = required.isEmpty ? "" : "wire.missing(\"\(names)\"); "
            out.list("guard ", conditions, " else { \(refusal)return nil }")
            out.list(
                "return \(object.name)(", object.fields.map { "\($0.name): \($0.variable)" }, ")")
        }
    }

    private func variable(_ field: SwiftField) -> String {
        let zero =
            switch field.schema.type {
            case .int32, .int53, .int64: "0"
            case .double: "0.0"
            case .string: "\"\""
            case .bool: "false"
            case .bytes, .vector: "[]"
            case .constructor, .abstractClass: "nil"
            }
        let mark = field.isObject && !field.isOptional ? "?" : ""
        return "var \(field.variable): \(field.type)\(mark) = \(zero)"
    }
}
