/// Writes values as TDLib does: `@type` first, fields in the schema's order, absent objects left out,
/// `int64` as a string, doubles with six decimals, everything outside ASCII as `\uXXXX`, no white space.
struct LineWriter {
    private let table: FieldTable
    private(set) var line: [UInt8] = []

    init(table: FieldTable) { self.table = table }

    mutating func write(_ object: Object, tail: String) {
        line.removeAll(keepingCapacity: true)
        write(object)
        line.removeLast()
        append(tail)
        append("}")
    }

    private mutating func write(_ object: Object) {
        append("{\"@type\":\"")
        append(object.constructor)
        append("\"")
        for field in table.fields[object.constructor] ?? [] {
            let value = object.fields[field.name] ?? (field.mayBeAbsent ? .absent : table.defaultValue(of: field.kind))
            if case .absent = value { continue }
            append(",\"")
            append(field.name)
            append("\":")
            write(value, kind: field.kind)
        }
        append("}")
    }

    private mutating func write(_ value: Value, kind: String) {
        switch value {
        case .number(let number): append(kind == "int64" ? "\"\(number)\"" : "\(number)")
        case .double(let number): append("\(Int64(number)).000000")
        case .flag(let flag): append(flag ? "true" : "false")
        case .text(let text): write(text)
        case .bytes(let bytes): writeBase64(bytes)
        case .object(let object): write(object)
        case .absent: append("null")
        case .list(let values):
            let element = String(kind.dropFirst("vector<".count).dropLast())
            append("[")
            for (index, each) in values.enumerated() {
                if index > 0 { append(",") }
                write(each, kind: element)
            }
            append("]")
        }
    }

    private mutating func write(_ text: String) {
        append("\"")
        for unit in text.utf16 {
            switch unit {
            case 0x22, 0x5C: line += [0x5C, UInt8(unit)]
            case 0x0A: append("\\n")
            case 0x20...0x7E: line.append(UInt8(unit))
            default:
                let digits = String(unit, radix: 16)
                append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            }
        }
        append("\"")
    }

    private mutating func writeBase64(_ bytes: [UInt8]) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        append("\"")
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                line.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        append("\"")
    }

    private mutating func append(_ text: String) { line += text.utf8 }
}
