/// Steps over JSON without making values. Accepts white space anywhere; checks everything.
///
/// The text must be followed by a NUL byte, at ``end``.
struct JSONScanner {
    private(set) var cursor: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    private(set) var depth: Int
    private(set) var isTooDeep = false

    init(_ cursor: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, depth: Int = 0) {
        self.cursor = cursor
        self.end = end
        self.depth = depth
    }

    mutating func skipWhitespace() {
        while cursor.pointee == UInt8(ascii: " ") || cursor.pointee == UInt8(ascii: "\n")
            || cursor.pointee == UInt8(ascii: "\r") || cursor.pointee == UInt8(ascii: "\t")
        {
            cursor += 1
        }
    }

    /// Steps over one character if it is the next that is not white space.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipWhitespace()
        guard cursor.pointee == UInt8(ascii: character) else { return false }
        cursor += 1
        return true
    }

    mutating func skipValue() -> Bool {
        skipWhitespace()
        switch cursor.pointee {
        case UInt8(ascii: "{"): return skipContainer(closing: "}", hasKeys: true)
        case UInt8(ascii: "["): return skipContainer(closing: "]", hasKeys: false)
        case UInt8(ascii: "\""): return skipString()
        case UInt8(ascii: "t"): return skipWord("true")
        case UInt8(ascii: "f"): return skipWord("false")
        case UInt8(ascii: "n"): return skipWord("null")
        default: return skipNumber()
        }
    }

    private mutating func skipContainer(closing: Unicode.Scalar, hasKeys: Bool) -> Bool {
        guard depth < WireReader.depthLimit else {
            isTooDeep = true
            return false
        }
        depth += 1
        defer { depth -= 1 }
        cursor += 1
        if skip(closing) { return true }
        repeat {
            if hasKeys {
                skipWhitespace()
                guard skipString(), skip(":") else { return false }
            }
            guard skipValue() else { return false }
        } while skip(",")
        return skip(closing)
    }

    private mutating func skipWord(_ word: StaticString) -> Bool {
        var next = cursor
        for index in 0..<word.utf8CodeUnitCount {
            guard next.pointee == word.utf8Start[index] else { return false }
            next += 1
        }
        cursor = next
        return true
    }

    /// Steps over a number in JSON's grammar.
    mutating func skipNumber() -> Bool {
        var next = cursor
        func digits() -> Bool {
            let first = next
            while next.pointee &- UInt8(ascii: "0") < 10 { next += 1 }
            return next > first
        }
        if next.pointee == UInt8(ascii: "-") { next += 1 }
        if next.pointee == UInt8(ascii: "0") {
            next += 1
        } else if !digits() {
            return false
        }
        if next.pointee == UInt8(ascii: ".") {
            next += 1
            guard digits() else { return false }
        }
        if next.pointee == UInt8(ascii: "e") || next.pointee == UInt8(ascii: "E") {
            next += 1
            if next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+") { next += 1 }
            guard digits() else { return false }
        }
        cursor = next
        return true
    }

    // MARK: Strings

    enum StringForm { case ascii, utf8, escaped }

    /// Steps over a string, and checks its escapes and its UTF-8.
    mutating func skipString() -> Bool {
        let content = cursor + 1
        guard let form = scanString() else { return false }
        let raw = UnsafeBufferPointer(start: content, count: cursor - 1 - content)
        switch form {
        case .ascii: return true
        case .utf8, .escaped:
            guard JSONText.isValid(raw) else {
                cursor = content
                return false
            }
            return true
        }
    }

    /// Steps over a string and tells what it is made of, without checking it. Raw control characters are let through, as
    /// TDLib does.
    @inline(__always)
    mutating func scanString() -> StringForm? {
        guard cursor.pointee == UInt8(ascii: "\"") else { return nil }
        var next = cursor + 1
        var seen: UInt64 = 0
        var isEscaped = false
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        while next < end {
            // Eight bytes at a time: is one of them a quote or a backslash?
            while end - next >= 8 {
                let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
                let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
                let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
                let found = ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & high
                if found != 0 {
                    let position = UInt64(truncatingIfNeeded: found.littleEndian.trailingZeroBitCount >> 3)
                    seen |= word.littleEndian & ((1 << (position &* 8)) &- 1)
                    next += Int(position)
                    break
                }
                seen |= word
                next += 8
            }
            // What was found, or one of the last seven bytes.
            let byte = next.pointee
            next += 1
            if byte == UInt8(ascii: "\"") {
                cursor = next
                return isEscaped ? .escaped : seen & high == 0 ? .ascii : .utf8
            }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                next += 1
            } else {
                seen |= UInt64(byte)
            }
        }
        cursor = end
        return nil
    }
}
