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
