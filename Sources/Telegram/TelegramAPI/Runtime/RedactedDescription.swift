/// Turns JSON into text for logs: the same JSON, with the fields of ``sensitiveFields`` replaced, and with them every
/// string and number that the schema says nothing about.
enum RedactedDescription {
    static let replacement = "‹redacted›"

    /// - Parameter json: in TDLib's form, followed by a NUL byte.
    static func text(of json: UnsafeBufferPointer<UInt8>) -> String {
        guard let start = json.baseAddress else { return "" }
        var redactor = Redactor(scanner: JSONScanner(start, end: start + json.count))
        return redactor.value(.unknown) ? redactor.output : replacement
    }

    /// What may be shown of a value.
    enum Visibility {
        case shown
        /// Nothing.
        case hidden
        /// The schema has no such field: a newer TDLib may send a secret in it. Only the structure, and what is known within.
        case unknown
    }

    static func visibility(of field: some StringProtocol, in type: String) -> Visibility {
        isSensitive["\(type).\(field)"].map { $0 ? .hidden : .shown } ?? .unknown
    }

    /// Every field of the schema's types and functions as `type.field`, and whether to leave it out.
    private static let isSensitive: [String: Bool] = {
        var fields: [String: Bool] = [:]
        func add(_ table: StaticString, isSensitive: Bool) {
            // One line a type: its name, then its fields.
            let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                let words = line.split(separator: UInt8(ascii: " "))
                guard let type = words.first, type.first != UInt8(ascii: "/") else { continue }
                for word in words.dropFirst() {
                    if word.first == UInt8(ascii: "=") { break }
                    // A declaration has the field's type behind a colon.
                    let name = word.prefix { $0 != UInt8(ascii: ":") }
                    fields["\(Substring(type)).\(Substring(name))", default: isSensitive] = isSensitive
                }
            }
        }
        add(SchemaDeclarations.text, isSensitive: false)
        add(sensitiveFields, isSensitive: true)
        return fields
    }()

    private struct Redactor {
        var scanner: JSONScanner
        var output = ""

        /// The nesting was checked by the writer that made the text.
        mutating func value(_ visibility: Visibility) -> Bool {
            scanner.skipWhitespace()
            let start = scanner.cursor
            switch start.pointee {
            case UInt8(ascii: "{") where visibility != .hidden: return object()
            case UInt8(ascii: "[") where visibility != .hidden: return array(visibility)
            default:
                guard scanner.skipValue() else { return false }
                // `true`, `false` and `null` are states, and no secret.
                let isWord = [UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n")].contains(start.pointee)
                let isShown = visibility == .shown || visibility == .unknown && isWord
                output += isShown ? text(from: start, to: scanner.cursor) : RedactedDescription.replacement
                return true
            }
        }

        private mutating func array(_ visibility: Visibility) -> Bool {
            output += "["
            _ = scanner.skip("[")
            if scanner.skip("]") {
                output += "]"
                return true
            }
            repeat {
                if !output.hasSuffix("[") { output += "," }
                guard value(visibility) else { return false }
            } while scanner.skip(",")
            output += "]"
            return scanner.skip("]")
        }

        private mutating func object() -> Bool {
            output += "{"
            _ = scanner.skip("{")
            var type = ""
            var isFirst = true
            if scanner.skip("}") {
                output += "}"
                return true
            }
            repeat {
                if !isFirst { output += "," }
                isFirst = false
                scanner.skipWhitespace()
                let key = scanner.cursor
                guard scanner.skipString() else { return false }
                let name = text(from: key + 1, to: scanner.cursor - 1)
                output += "\"\(name)\":"
                guard scanner.skip(":") else { return false }
                if name == "@type" {
                    scanner.skipWhitespace()
                    let start = scanner.cursor
                    guard scanner.skipString() else { return false }
                    type = text(from: start + 1, to: scanner.cursor - 1)
                    output += "\"\(type)\""
                } else {
                    guard value(RedactedDescription.visibility(of: name, in: type)) else { return false }
                }
            } while scanner.skip(",")
            output += "}"
            return scanner.skip("}")
        }

        private func text(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> String {
            String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
    }
}
