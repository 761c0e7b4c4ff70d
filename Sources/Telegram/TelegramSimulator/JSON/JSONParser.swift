/// Why a text is not what TDLib takes for JSON, in TDLib's words.
struct JSONSyntaxError: Error, Equatable {
    var message: String
}

/// Reads JSON with exactly the leniencies of TDLib's reader.
///
/// Raw control characters and unknown escapes are accepted, a lone surrogate becomes three bytes, numbers are not
/// checked, and nothing may be nested deeper than 100 levels.
struct JSONParser {
    private let text: [UInt8]
    private var position = 0

    static func parse(_ text: some Sequence<UInt8>) throws(JSONSyntaxError) -> RawJSON {
        var parser = JSONParser(text: Array(text))
        let value = try parser.value(depthLeft: 100)
        parser.skipBlanks()
        if parser.current != nil {
            throw JSONSyntaxError(message: "Expected string end")
        }
        return value
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    /// The byte at the position. As the text of a request ends at its first NUL byte, so does this.
    private var current: UInt8? {
        guard position < text.count, text[position] != 0 else { return nil }
        return text[position]
    }

    private mutating func skipBlanks() {
        while let byte = current, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func value(depthLeft: Int) throws(JSONSyntaxError) -> RawJSON {
        if depthLeft < 0 {
            throw JSONSyntaxError(message: "Too big object depth")
        }
        skipBlanks()
        guard let first = current else {
            throw JSONSyntaxError(message: "Unexpected string end")
        }
        switch first {
        case UInt8(ascii: "f"):
            return try word("false", .bool(false), "Token starts with 'f' -- false expected")
        case UInt8(ascii: "t"):
            return try word("true", .bool(true), "Token starts with 't' -- true expected")
        case UInt8(ascii: "n"):
            return try word("null", .null, "Token starts with 'n' -- null expected")
        case UInt8(ascii: "\""):
            return .string(try string())
        case UInt8(ascii: "["):
            return .array(try array(depthLeft: depthLeft))
        case UInt8(ascii: "{"):
            return .object(try object(depthLeft: depthLeft))
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return .number(number())
        default:
            guard first < 0x7F else {
                throw JSONSyntaxError(message: "Unexpected symbol")
            }
            throw JSONSyntaxError(message: "Unexpected symbol '\(Character(Unicode.Scalar(first)))'")
        }
    }

    private mutating func word(
        _ word: StaticString, _ value: RawJSON, _ message: String
    ) throws(JSONSyntaxError) -> RawJSON {
        for index in 0..<word.utf8CodeUnitCount {
            guard take(word.utf8Start[index]) else { throw JSONSyntaxError(message: message) }
        }
        return value
    }

    private mutating func number() -> [UInt8] {
        let start = position
        while let byte = current, Self.numberBytes.contains(byte) {
            position += 1
        }
        return Array(text[start..<position])
    }

    private static let numberBytes = Set("0123456789+-.eE".utf8)

    private mutating func array(depthLeft: Int) throws(JSONSyntaxError) -> [RawJSON] {
        position += 1
        var elements: [RawJSON] = []
        skipBlanks()
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value(depthLeft: depthLeft - 1))
            skipBlanks()
            if take(UInt8(ascii: "]")) { return elements }
            if take(UInt8(ascii: ",")) { continue }
            throw JSONSyntaxError(
                message: current == nil
                    ? "Unexpected string end" : "Unexpected symbol while parsing JSON Array")
        }
    }

    private mutating func object(depthLeft: Int) throws(JSONSyntaxError) -> [RawJSON.Member] {
        position += 1
        var members: [RawJSON.Member] = []
        skipBlanks()
        if take(UInt8(ascii: "}")) { return members }
        while true {
            skipBlanks()
            guard current != nil else { throw JSONSyntaxError(message: "Unexpected string end") }
            guard current == UInt8(ascii: "\"") else {
                throw JSONSyntaxError(message: "Opening '\"' expected")
            }
            let key = try string()
            skipBlanks()
            guard take(UInt8(ascii: ":")) else {
                throw JSONSyntaxError(message: "':' expected")
            }
            members.append(RawJSON.Member(key: key, value: try value(depthLeft: depthLeft - 1)))
            skipBlanks()
            if take(UInt8(ascii: "}")) { return members }
            if take(UInt8(ascii: ",")) { continue }
            throw JSONSyntaxError(
                message: current == nil
                    ? "Unexpected string end" : "Unexpected symbol while parsing JSON Object")
        }
    }

    private mutating func string() throws(JSONSyntaxError) -> [UInt8] {
        position += 1
        var bytes: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return bytes
            case UInt8(ascii: "\\"):
                guard let escape = current else { break }
                position += 1
                try append(escape: escape, to: &bytes)
            default:
                bytes.append(byte)
            }
        }
        throw JSONSyntaxError(message: "Closing '\"' not found")
    }

    private mutating func append(escape: UInt8, to bytes: inout [UInt8]) throws(JSONSyntaxError) {
        switch escape {
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexDigits()
            let next = position
            if (0xD800..<0xDC00).contains(code), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
                let low = try hexDigits()
                if (0xDC00..<0xE000).contains(low) {
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                } else {
                    position = next
                }
            } else {
                position = next
            }
            Self.append(code: code, to: &bytes)
        default: bytes.append(escape)
        }
    }

    private mutating func hexDigits() throws(JSONSyntaxError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current else { throw JSONSyntaxError(message: "\\u has less than 4 symbols") }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw JSONSyntaxError(message: "Invalid \\u -- not hex digit")
            }
            code = code << 4 + UInt32(digit)
            position += 1
        }
        return code
    }

    /// Writes a code point in the form of UTF-8, a surrogate included.
    private static func append(code: UInt32, to bytes: inout [UInt8]) {
        switch code {
        case 0..<0x80:
            bytes.append(UInt8(code))
        case 0x80..<0x800:
            bytes += [UInt8(0xC0 | code >> 6), UInt8(0x80 | code & 0x3F)]
        case 0x800..<0x10000:
            bytes += [UInt8(0xE0 | code >> 12), UInt8(0x80 | code >> 6 & 0x3F), UInt8(0x80 | code & 0x3F)]
        default:
            bytes += [
                UInt8(0xF0 | code >> 18 & 0x07), UInt8(0x80 | code >> 12 & 0x3F), UInt8(0x80 | code >> 6 & 0x3F),
                UInt8(0x80 | code & 0x3F),
            ]
        }
    }
}
