#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension WireReader {
    // MARK: Numbers

    /// Reads an integer, also one in quotes. `null` is 0.
    @inline(__always)
    mutating func int32() -> Int32 {
        if let digit = oneDigit() { return Int32(truncatingIfNeeded: digit) }
        return Int32(truncatingIfNeeded: integer(in: Int64(Int32.min)...Int64(Int32.max), "int32"))
    }

    /// Reads an integer of at most 64 bits, also one in quotes. `null` is 0.
    @inline(__always)
    mutating func int53() -> Int64 {
        if let digit = oneDigit() { return Int64(truncatingIfNeeded: digit) }
        return integer(in: .min ... .max, "int53")
    }

    /// Reads an integer of 64 bits, in quotes or not. `null` is 0.
    @inline(__always)
    mutating func int64() -> Int64 {
        if cursor[0] == UInt8(ascii: "\""), cursor[1] == UInt8(ascii: "0"), cursor[2] == UInt8(ascii: "\"") {
            cursor += 3
            return 0
        }
        return integer(in: .min ... .max, "int64")
    }

    /// Most integers are one digit.
    @inline(__always)
    private mutating func oneDigit() -> UInt8? {
        let digit = cursor[0] &- UInt8(ascii: "0")
        guard digit < 10, cursor[1] == UInt8(ascii: ",") || cursor[1] == UInt8(ascii: "}") else { return nil }
        cursor += 1
        return digit
    }

    @inline(never)
    private mutating func integer(in range: ClosedRange<Int64>, _ type: StaticString) -> Int64 {
        // The common form first: up to 18 digits, which can't overflow, and then the end of the value.
        var next = cursor
        var value: Int64 = 0
        while case let digit = next.pointee &- UInt8(ascii: "0"), digit < 10 {
            value = value &* 10 &+ Int64(digit)
            next += 1
        }
        let count = next - cursor
        if count > 0, count <= 18, cursor.pointee != UInt8(ascii: "0"), value <= range.upperBound,
            next.pointee == UInt8(ascii: ",") || next.pointee == UInt8(ascii: "}")
        {
            cursor = next
            return value
        }
        return unusualInteger(in: range, type)
    }

    @inline(never)
    private mutating func unusualInteger(in range: ClosedRange<Int64>, _ type: StaticString) -> Int64 {
        let isQuoted = cursor.pointee == UInt8(ascii: "\"")
        var next = isQuoted ? cursor + 1 : cursor
        let isNegative = next.pointee == UInt8(ascii: "-")
        if isNegative { next += 1 }
        let digits = next
        var magnitude: UInt64 = 0
        var overflow = false
        while case let digit = next.pointee &- UInt8(ascii: "0"), digit < 10 {
            let (product, tooLarge) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, tooLargeAgain) = product.addingReportingOverflow(UInt64(digit))
            overflow = overflow || tooLarge || tooLargeAgain
            magnitude = sum
            next += 1
        }
        let count = next - digits
        let isComplete =
            isQuoted
            ? next.pointee == UInt8(ascii: "\"")
            : next.pointee != UInt8(ascii: ".") && next.pointee != UInt8(ascii: "e")
                && next.pointee != UInt8(ascii: "E")
        guard count > 0, isComplete, count == 1 || digits.pointee != UInt8(ascii: "0"), !overflow else {
            if !isQuoted, isNull() { return 0 }
            failValue(type)
            return 0
        }
        let value: Int64? =
            if isNegative {
                magnitude <= UInt64(1) << 63 ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
            } else {
                Int64(exactly: magnitude)
            }
        guard let value, range.contains(value) else {
            failValue(type)
            return 0
        }
        cursor = isQuoted ? next + 1 : next
        return value
    }

    /// Reads a number. `null` is 0.
    @inline(never)
    mutating func double() -> Double {
        var scanner = JSONScanner(cursor, end: end)
        guard scanner.skipNumber() else {
            if !isNull() { failValue("double") }
            return 0
        }
        let text = UnsafeBufferPointer(start: cursor, count: scanner.cursor - cursor)
        let value = Self.shortDecimal(text) ?? Double(String(decoding: text, as: UTF8.self))
        guard let value, value.isFinite else {
            failValue("double")
            return 0
        }
        cursor = scanner.cursor
        return value
    }

    /// A decimal such as `12.500000` whose digits and power of ten are both exact as doubles, so that one division is too.
    private static func shortDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count <= 17 else { return nil }
        var mantissa: UInt64 = 0
        var decimals = 0
        var hasPoint = false
        let isNegative = text.first == UInt8(ascii: "-")
        for byte in isNegative ? text.dropFirst() : text[...] {
            switch byte {
            case UInt8(ascii: "."): hasPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                if hasPoint { decimals += 1 }
            default: return nil
            }
        }
        guard mantissa < 1 << 53 else { return nil }
        var power = 1.0
        for _ in 0..<decimals { power *= 10 }
        let value = Double(mantissa) / power
        return isNegative ? -value : value
    }

    /// Reads `true` or `false`. `null` is false.
    @inline(__always)
    mutating func bool() -> Bool {
        // A literal is stepped over as a key is.
        if key("false") { return false }
        return trueOrNull()
    }

    @inline(never)
    private mutating func trueOrNull() -> Bool {
        if key("true") { return true }
        if !isNull() { failValue("Bool") }
        return false
    }

    // MARK: Text

    /// Reads a string. `null` is empty.
    @inline(__always)
    mutating func string() -> String {
        if cursor[0] == UInt8(ascii: "\""), cursor[1] == UInt8(ascii: "\"") {
            cursor += 2
            return ""
        }
        return longString()
    }

    @inline(never)
    private mutating func longString() -> String {
        guard cursor.pointee == UInt8(ascii: "\"") else {
            if !isNull() { failValue("string") }
            return ""
        }
        let content = cursor + 1
        var scanner = JSONScanner(cursor, end: end)
        guard let form = scanner.scanString() else {
            failString(at: scanner.cursor)
            return ""
        }
        let raw = UnsafeBufferPointer(start: content, count: scanner.cursor - 1 - content)
        let text: String? =
            switch form {
            case .ascii: String(decoding: raw, as: UTF8.self)
            case .utf8: String(validating: raw, as: UTF8.self)
            case .escaped: JSONText.unescape(raw)
            }
        guard let text else {
            failString(at: content)
            return ""
        }
        cursor = scanner.cursor
        return text
    }

    private mutating func failString(at place: UnsafePointer<UInt8>) {
        cursor = place
        fail(.malformed, "a string of valid text")
    }

    /// Reads bytes in standard base64 with padding. `null` is empty.
    @inline(never)
    mutating func bytes() -> [UInt8] {
        guard cursor.pointee == UInt8(ascii: "\"") else {
            if !isNull() { failValue("bytes") }
            return []
        }
        let content = cursor + 1
        if let quote = memchr(content, CInt(UInt8(ascii: "\"")), end - content) {
            let next = UnsafePointer(quote.assumingMemoryBound(to: UInt8.self))
            if let bytes = Base64.decode(UnsafeBufferPointer(start: content, count: next - content)) {
                cursor = next + 1
                return bytes
            }
        }
        return unusualBytes()
    }

    /// The alphabet needs no escapes, but `\/` and `\u0041` are legal ways to write it.
    private mutating func unusualBytes() -> [UInt8] {
        let content = cursor + 1
        var scanner = JSONScanner(cursor, end: end)
        guard let form = scanner.scanString() else {
            failString(at: scanner.cursor)
            return []
        }
        let raw = UnsafeBufferPointer(start: content, count: scanner.cursor - 1 - content)
        let decoded =
            form != .escaped
            ? nil
            : JSONText.unescape(raw).flatMap { text in
                var text = text
                return text.withUTF8 { Base64.decode($0) }
            }
        guard let decoded else {
            failValue("bytes in base64")
            return []
        }
        cursor = scanner.cursor
        return decoded
    }

    // MARK: Vectors of scalars

    mutating func int32s() -> [Int32] { scalars { $0.int32() } }
    mutating func int53s() -> [Int64] { scalars { $0.int53() } }
    mutating func int64s() -> [Int64] { scalars { $0.int64() } }
    mutating func doubles() -> [Double] { scalars { $0.double() } }
    mutating func bools() -> [Bool] { scalars { $0.bool() } }
    mutating func strings() -> [String] { scalars { $0.string() } }
    mutating func bytesList() -> [[UInt8]] { scalars { $0.bytes() } }

    @inline(__always)
    mutating func scalars<Element>(_ element: (inout WireReader) -> Element) -> [Element] {
        array { reader -> Element? in
            let value = element(&reader)
            return reader.failed ? nil : value
        }
    }
}
