/// Turns JSON into text for logs: the same JSON, with the fields of ``sensitiveFields`` replaced.
enum RedactedDescription {
    static let replacement = "‹redacted›"

    /// - Parameter json: in TDLib's form, followed by a NUL byte.
    static func text(of json: UnsafeBufferPointer<UInt8>) -> String {
        guard let start = json.baseAddress else { return "" }
        var redactor = Redactor(scanner: JSONScanner(start, end: start + json.count))
        return redactor.value(isSensitive: false) ? redactor.output : replacement
    }

    /// `type.field` for every field to leave out.
    static let fields: Set<String> = Set(
        sensitiveFields.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
            .split(separator: "\n").flatMap { line -> [String] in
                // One line a type: its name, then its fields.
                let words = line.split(separator: " ")
                guard let type = words.first else { return [] }
                return words.dropFirst().map { "\(type).\($0)" }
            })

    private struct Redactor {
        var scanner: JSONScanner
        var output = ""

        /// The nesting was checked by the writer that made the text.
        mutating func value(isSensitive: Bool) -> Bool {
            let start = scanner.cursor
            switch start.pointee {
            case UInt8(ascii: "{") where !isSensitive: return object()
            case UInt8(ascii: "[") where !isSensitive: return array()
            default:
                guard scanner.skipValue() else { return false }
                output += isSensitive ? RedactedDescription.replacement : text(from: start, to: scanner.cursor)
                return true
            }
        }

        private mutating func array() -> Bool {
            output += "["
            _ = scanner.skip("[")
            if scanner.skip("]") {
                output += "]"
                return true
            }
            repeat {
                if !output.hasSuffix("[") { output += "," }
                guard value(isSensitive: false) else { return false }
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
                let key = scanner.cursor
                guard scanner.skipString() else { return false }
                let name = text(from: key + 1, to: scanner.cursor - 1)
                output += "\"\(name)\":"
                guard scanner.skip(":") else { return false }
                if name == "@type" { type = JSONText.typeName(at: key - 1, end: scanner.end) ?? "" }
                guard value(isSensitive: RedactedDescription.fields.contains("\(type).\(name)")) else { return false }
            } while scanner.skip(",")
            output += "}"
            return scanner.skip("}")
        }

        private func text(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> String {
            String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
    }
}
