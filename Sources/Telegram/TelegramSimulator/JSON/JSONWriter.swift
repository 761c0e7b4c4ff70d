import Foundation

/// Writes JSON as TDLib does: no blanks, everything that is not ASCII as `\uXXXX`, doubles with six decimals.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether every string so far was UTF-8. TDLib itself ends the process where it is not.
    private(set) var isValid = true

    mutating func write(_ value: RawJSON) {
        switch value {
        case .null: raw("null")
        case .bool(let value): raw(value ? "true" : "false")
        case .number(let text): bytes += text
        case .string(let text): write(string: text)
        case .array(let elements):
            raw("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { raw(",") }
                write(element)
            }
            raw("]")
        case .object(let members):
            raw("{")
            for (index, member) in members.enumerated() {
                if index > 0 { raw(",") }
                write(string: member.key)
                raw(":")
                write(member.value)
            }
            raw("}")
        }
    }

    mutating func raw(_ text: String) {
        bytes += text.utf8
    }

    mutating func write(_ number: Double) {
        bytes += String(format: "%.6f", number).utf8
    }

    mutating func write(string text: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        if text.allSatisfy({ 0x20..<0x80 ~= $0 && $0 != 0x22 && $0 != 0x5C }) {
            bytes += text
            return
        }
        guard let valid = String(validating: text, as: UTF8.self) else {
            isValid = false
            return
        }
        for scalar in valid.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
            case 0x08: raw("\\b")
            case 0x09: raw("\\t")
            case 0x0A: raw("\\n")
            case 0x0C: raw("\\f")
            case 0x0D: raw("\\r")
            case 0x20..<0x80: bytes.append(UInt8(scalar.value))
            case 0x10000...:
                escape(0xD800 + (scalar.value - 0x10000) >> 10)
                escape(0xDC00 + (scalar.value - 0x10000) & 0x3FF)
            default: escape(scalar.value)
            }
        }
    }

    private mutating func escape(_ unit: UInt32) {
        raw("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] {
            bytes.append(Self.hex[Int(unit >> shift & 0xF)])
        }
    }

    private static let hex = Array("0123456789abcdef".utf8)
}
