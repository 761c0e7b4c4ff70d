/// One line of the file: without its line end and the blanks before that.
struct SourceLine {
    let bytes: [UInt8]
    let range: Range<Int>
    let number: Int

    var isEmpty: Bool { range.isEmpty }

    func location(at position: Int) -> SourceLocation {
        SourceLocation(line: number, column: position - range.lowerBound + 1)
    }

    func starts(with prefix: StaticString) -> Bool {
        bytes.matches(prefix, at: range.lowerBound, end: range.upperBound)
    }
}

/// Cuts the bytes of a file into lines, and refuses those that hold control characters.
struct SourceLines {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var number = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.matches("\u{FEFF}", at: 0, end: bytes.count) { position = 3 }
    }

    /// Where the file ends, for errors.
    var endLocation: SourceLocation { SourceLocation(line: max(number, 1), column: 1) }

    mutating func next() throws(SchemaError) -> SourceLine? {
        // Locals and literals: a debug build pays for every access to a property, a million times here.
        let bytes = bytes
        let count = bytes.count
        let start = position
        guard start < count else { return nil }
        number += 1
        var position = start
        while position < count {
            let byte = bytes[position]
            if byte < 0x20 || byte == 0x7F {
                if byte == 0x0A { break }
                try checkControlCharacter(at: position, lineStart: start)
            }
            position += 1
        }
        self.position = position + 1
        var end = position
        while end > start, bytes[end - 1] <= Ascii.blank { end -= 1 }
        return SourceLine(bytes: bytes, range: start..<end, number: number)
    }

    /// Only tabs, and a carriage return before the line end, are allowed.
    private func checkControlCharacter(at position: Int, lineStart: Int) throws(SchemaError) {
        let byte = bytes[position]
        let next = position + 1
        let endsLine = next == bytes.count || bytes[next] == Ascii.newline
        guard byte == Ascii.tab || (byte == Ascii.carriageReturn && endsLine) else {
            throw SchemaError(
                .encoding, at: SourceLocation(line: number, column: position - lineStart + 1),
                "expected text, found the control character 0x\(String(byte, radix: 16)); is this a td_api.tl file?")
        }
    }
}

extension [UInt8] {
    /// Whether the bytes from `position` on, and before `end`, begin with `text`.
    func matches(_ text: StaticString, at position: Int, end: Int) -> Bool {
        text.withUTF8Buffer { text in
            guard end - position >= text.count else { return false }
            for offset in 0..<text.count where self[position + offset] != text[offset] { return false }
            return true
        }
    }

    /// The text of a part that is known to be UTF-8.
    func text(_ range: Range<Int>) -> String {
        String(decoding: self[range], as: UTF8.self)
    }

    /// The first byte that does not belong to valid UTF-8, or nil.
    func firstInvalidUTF8() -> Int? {
        if String(validating: self, as: UTF8.self) != nil { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = makeIterator()
        var position = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): position += scalar.count
            case .error: return position
            case .emptyInput: return nil
            }
        }
    }
}

enum Ascii {
    static let tab: UInt8 = 0x09
    static let newline: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let blank: UInt8 = 0x20

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte) || isUppercase(byte) }
    static func isBlank(_ byte: UInt8) -> Bool { byte == blank || byte == tab }
    /// A letter, digit or underscore.
    static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F }
}
