/// Work on JSON text that is not on the fast path.
enum JSONText {
    // MARK: Strings

    /// The text of a string's content, or nil if an escape or the UTF-8 is invalid, or a surrogate stands alone.
    ///
    /// An unknown escape such as `\x` gives its letter, as TDLib reads it.
    @inline(never)
    static func unescape(_ raw: UnsafeBufferPointer<UInt8>) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: raw.count) { text in
            guard let (count, isASCII) = unescape(raw, into: text) else { return nil }
            let text = UnsafeBufferPointer(rebasing: text[..<count])
            // What escapes give is always valid.
            return isASCII ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
        }
    }

    static func isValid(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
        unescape(raw) != nil
    }

    /// Text never grows: the shortest escape has two bytes for one, and `\uXXXX` has six for at most three.
    /// - Returns: the length, and whether the text was ASCII before its escapes were read.
    private static func unescape(
        _ raw: UnsafeBufferPointer<UInt8>, into text: UnsafeMutableBufferPointer<UInt8>
    ) -> (count: Int, isASCII: Bool)? {
        guard var input = raw.baseAddress, let start = text.baseAddress else { return (0, true) }
        var seen: UInt64 = 0
        let ones: UInt64 = 0x0101_0101_0101_0101
        let end = input + raw.count
        var output = start
        @inline(__always) func put(_ byte: UInt32) {
            output.pointee = UInt8(truncatingIfNeeded: byte)
            output += 1
        }
        while input < end {
            // Eight bytes at a time up to the next backslash. There is room: what is written is never longer than what was read.
            while end - input >= 8 {
                let word = UnsafeRawPointer(input).loadUnaligned(as: UInt64.self)
                let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
                if (backslash &- ones) & ~backslash & (ones &* 0x80) != 0 { break }
                UnsafeMutableRawPointer(output).storeBytes(of: word, as: UInt64.self)
                seen |= word
                input += 8
                output += 8
            }
            guard input < end else { break }
            let byte = input.pointee
            guard byte == UInt8(ascii: "\\") else {
                put(UInt32(byte))
                seen |= UInt64(byte)
                input += 1
                continue
            }
            guard end - input >= 2 else { return nil }
            let escape = input[1]
            seen |= UInt64(escape)
            input += 2
            switch escape {
            case UInt8(ascii: "n"): put(0x0A)
            case UInt8(ascii: "t"): put(0x09)
            case UInt8(ascii: "r"): put(0x0D)
            case UInt8(ascii: "b"): put(0x08)
            case UInt8(ascii: "f"): put(0x0C)
            case UInt8(ascii: "u"):
                guard end - input >= 4, var scalar = hexadecimal(input) else { return nil }
                input += 4
                if scalar & 0xF800 == 0xD800 {
                    guard scalar < 0xDC00, end - input >= 6, input[0] == UInt8(ascii: "\\"),
                        input[1] == UInt8(ascii: "u"), let low = hexadecimal(input + 2), low & 0xFC00 == 0xDC00
                    else { return nil }
                    input += 6
                    scalar = 0x10000 &+ (scalar & 0x3FF) << 10 &+ low & 0x3FF
                }
                if scalar < 0x80 {
                    put(scalar)
                } else if scalar < 0x800 {
                    put(0xC0 | scalar >> 6)
                    put(0x80 | scalar & 0x3F)
                } else {
                    if scalar < 0x10000 {
                        put(0xE0 | scalar >> 12)
                    } else {
                        put(0xF0 | scalar >> 18)
                        put(0x80 | scalar >> 12 & 0x3F)
                    }
                    put(0x80 | scalar >> 6 & 0x3F)
                    put(0x80 | scalar & 0x3F)
                }
            default: put(UInt32(escape))
            }
        }
        return (output - start, seen & (ones &* 0x80) == 0)
    }

    /// The value of four hexadecimal digits, all worked on at once: each has a byte of the word.
    @inline(__always)
    private static func hexadecimal(_ text: UnsafePointer<UInt8>) -> UInt32? {
        let digits = UnsafeRawPointer(text).loadUnaligned(as: UInt32.self).littleEndian
        let ones: UInt32 = 0x0101_0101
        let letters = digits >> 6 & ones
        let values = digits & (ones &* 0x0F) &+ letters &* 9
        // Whether the digits of those values, in small letters, are what stands there.
        let tensAndMore = (values &+ ones &* 6) >> 4 & ones
        let expected = values &+ ones &* UInt32(UInt8(ascii: "0")) &+ tensAndMore &* 39
        guard values & (ones &* 0x10) == 0, digits | letters << 5 == expected else { return nil }
        let pairs = (values << 4 | values >> 8) & 0x00FF_00FF
        return (pairs & 0xFF) << 8 | pairs >> 16
    }

    /// The value of `@type` of an object in TDLib's form, where it is the first key.
    static func typeName(at object: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> String? {
        guard end - object > 10 else { return nil }
        var scanner = JSONScanner(object + 9, end: end)
        guard scanner.scanString() != nil else { return nil }
        return unescape(UnsafeBufferPointer(start: object + 10, count: scanner.cursor - object - 11))
    }

    // MARK: Normalizing

    /// The same JSON in TDLib's form: no white space, plain keys, `@type` first in every object (empty if there is none).
    /// - Parameter text: followed by a NUL byte.
    /// - Throws: ``TDDecodingError`` if it is not JSON, or nested too deeply.
    static func normalized(_ text: UnsafeBufferPointer<UInt8>) throws(TDDecodingError) -> [UInt8] {
        guard let start = text.baseAddress, !text.isEmpty else {
            throw TDDecodingError(code: .malformed, path: "", expected: "a JSON object", offset: 0)
        }
        var normalizer = JSONNormalizer(scanner: JSONScanner(start, end: start + text.count))
        if normalizer.value(depth: 0) {
            normalizer.scanner.skipWhitespace()
            if normalizer.scanner.cursor == start + text.count { return normalizer.output }
        }
        let offset = normalizer.scanner.cursor - start
        throw TDDecodingError(
            code: normalizer.isTooDeep ? .tooDeep : .malformed, path: path(to: offset, in: text).path,
            expected: normalizer.isTooDeep ? "too many levels" : "JSON", offset: offset)
    }

    // MARK: Paths

    /// The path of keys and indices that leads to a byte, such as `message.content.text.entities[3].offset`.
    ///
    /// Empty for the outermost value; best effort in malformed text.
    /// - Returns: the path, and the keys that the innermost object has before that byte, but for those whose value is `null`.
    static func path(to offset: Int, in text: UnsafeBufferPointer<UInt8>) -> (path: String, keys: Set<String>) {
        struct Step {
            var key = ""
            var keys: Set<String> = []
            /// nil in an object
            var index: Int?
        }
        var steps: [Step] = []
        guard let start = text.baseAddress else { return ("", []) }
        var scanner = JSONScanner(start, end: start + text.count)
        let target = start + min(max(offset, 0), text.count)
        while scanner.cursor < target {
            switch scanner.cursor.pointee {
            case UInt8(ascii: "{"): steps.append(Step())
            case UInt8(ascii: "["): steps.append(Step(index: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
            case UInt8(ascii: ","):
                if let last = steps.indices.last { steps[last].index? += 1 }
            case UInt8(ascii: "n"):
                if let last = steps.indices.last { steps[last].keys.remove(steps[last].key) }
            case UInt8(ascii: "\""):
                let content = scanner.cursor + 1
                guard scanner.scanString() != nil else { break }
                let raw = UnsafeBufferPointer(start: content, count: scanner.cursor - 1 - content)
                scanner.skipWhitespace()
                if scanner.cursor.pointee == UInt8(ascii: ":"), let last = steps.indices.last, steps[last].index == nil
                {
                    steps[last].key = unescape(raw) ?? ""
                    steps[last].keys.insert(steps[last].key)
                }
                continue
            default: break
            }
            scanner.step()
        }
        var path = ""
        for (place, step) in steps.enumerated() {
            if let index = step.index {
                path += "[\(index)]"
            } else if !step.key.isEmpty, place + 1 < steps.count || target.pointee != UInt8(ascii: "}") {
                path += path.isEmpty ? step.key : ".\(step.key)"
            }
        }
        return (path, steps.last?.keys ?? [])
    }
}

extension JSONScanner {
    /// Steps over one byte, whatever it is.
    mutating func step() {
        self = JSONScanner(min(cursor + 1, end), end: end, depth: depth)
    }
}
