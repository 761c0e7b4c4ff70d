#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads objects from TDLib's JSON.
///
/// It bets on the form that TDLib writes (no white space, `@type` first, fields in the schema's order), where every key
/// is one comparison with constant text, and accepts any order and unknown fields by going round again. What has white space,
/// escaped keys or `@type` elsewhere sets ``isUnusualForm``; the caller normalizes it and reads again.
///
/// The first failure sticks, and the cursor then stands at the end, so that no reading function needs to throw.
/// The text must be followed by a NUL byte: reading stops there, so most steps need no check of the bounds.
public struct WireReader {
    /// Deeper nesting is refused, so that hostile text can't overflow a small stack.
    static let depthLimit = 128

    /// The next byte to read; at ``end`` after a failure.
    var cursor: UnsafePointer<UInt8>
    /// The NUL byte behind the text.
    let end: UnsafePointer<UInt8>
    let start: UnsafePointer<UInt8>
    /// Where the object begins whose constructor was asked for last.
    private var objectStart: UnsafePointer<UInt8>
    private var depth = 0
    private(set) var failure: Failure?
    /// Stored, since computing it from ``failure`` would cost every body a copy of it.
    private(set) var failed = false
    private let isNormalized: Bool
    /// Whether this makes a zero value, so that no constructor is known.
    private var isZero = false
    private let table = ConstructorTable.shared

    /// Whether reading failed only because the text is not in TDLib's form.
    var isUnusualForm: Bool { failed && failure?.code == nil }

    struct Failure {
        /// nil: not in TDLib's form.
        var code: TDDecodingError.Code?
        var offset: Int
        var expected: StaticString
        /// The required fields of an object that lacks one of them, with blanks between.
        var required: StaticString?
    }

    /// - Parameter text: JSON in UTF-8, followed by a NUL byte that the count leaves out.
    init(_ text: UnsafeBufferPointer<UInt8>, isNormalized: Bool = false) {
        let empty: StaticString = ""  // ends in NUL, too
        start = text.baseAddress ?? empty.utf8Start
        end = start + text.count
        cursor = start
        objectStart = start
        self.isNormalized = isNormalized
    }

    // MARK: Failures

    @inline(never)
    mutating func fail(_ code: TDDecodingError.Code?, _ expected: StaticString, required: StaticString? = nil) {
        if !failed {
            failure = Failure(code: code, offset: cursor - start, expected: expected, required: required)
            failed = true
        }
        cursor = end
    }

    /// The cursor stands at a value that is none of what the schema says, or not at a value at all.
    @inline(never)
    mutating func failValue(_ expected: StaticString) {
        switch cursor.pointee {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
            fail(isNormalized ? .malformed : nil, expected)
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            fail(.wrongValue, expected)
        default:
            fail(.malformed, expected)
        }
    }

    /// Reading failed, or the object just read lacks a required object that has no zero value, since it would hold itself.
    /// - Parameter names: the names of all its required objects, with blanks between.
    @inline(never)
    mutating func missing(_ names: StaticString) {
        if !failed {
            cursor -= 1  // the object's closing brace: the path is that of the object
            fail(.missing, "an object", required: names)
        }
    }

    /// The value, or the zero value of an object that TDLib left out although its schema doesn't say that it may: numbers are 0,
    /// texts and vectors empty, and what is of an abstract class is `unknown(type: "", json: "null")`.
    @inline(__always)
    mutating func required<Value: TDDecodable>(_ value: consuming Value?) -> Value? {
        value ?? zero()
    }

    // Rarely run, so that one copy for all types will do.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func zero<Value: TDDecodable>() -> Value? {
        let zeroObject: StaticString = #"{"@type":""}"#
        guard !failed, depth < Self.depthLimit else { return nil }
        var reader = WireReader(
            UnsafeBufferPointer(start: zeroObject.utf8Start, count: zeroObject.utf8CodeUnitCount), isNormalized: true)
        reader.depth = depth + 1
        reader.isZero = true
        return Value.read(&reader)
    }

    func error() -> TDDecodingError {
        guard let failure else {
            return TDDecodingError(code: .wrongValue, path: "", expected: "an object", offset: 0)
        }
        let text = UnsafeBufferPointer(start: start, count: end - start)
        var (path, seen) = JSONText.path(to: failure.offset, in: text)
        if let required = failure.required {
            let names = "\(required)".split(separator: " ").map(String.init)
            let field = names.first { !seen.contains($0) } ?? names.first ?? ""
            path += path.isEmpty ? field : ".\(field)"
        }
        return TDDecodingError(
            code: failure.code ?? .malformed, path: path, expected: "\(failure.expected)", offset: failure.offset)
    }

    /// Whether nothing but the end follows.
    mutating func finish() -> Bool {
        if failed { return false }
        if cursor == end { return true }
        fail(isNormalized ? .malformed : nil, "the end of the text")
        return false
    }

    // MARK: Objects

    /// Goes into an object whose constructor is known. `head` is `{"@type":"name"`.
    @inline(__always)
    mutating func open(_ head: StaticString) -> Bool {
        let count = head.utf8CodeUnitCount
        if end - cursor > count, memcmp(cursor, head.utf8Start, count) == 0, depth < Self.depthLimit {
            cursor += count
            depth += 1
            return true
        }
        return openUnusual(head)
    }

    @inline(never)
    private mutating func openUnusual(_ head: StaticString) -> Bool {
        if isNull() || failed { return false }
        guard cursor.pointee == UInt8(ascii: "{") else {
            failValue("an object")
            return false
        }
        guard depth < Self.depthLimit else {
            fail(.tooDeep, "too many levels")
            return false
        }
        // Normalized text has an empty "@type" where there was none; one class has one constructor, so it may be left out.
        let anonymous: StaticString = #"{"@type":"""#
        let count = anonymous.utf8CodeUnitCount
        if isNormalized, end - cursor > count, memcmp(cursor, anonymous.utf8Start, count) == 0 {
            cursor += count
            depth += 1
            return true
        }
        if isNormalized || startsWithType() {
            fail(.wrongValue, "an object of another type")
        } else {
            fail(nil, "an object")
        }
        return false
    }

    private func startsWithType() -> Bool {
        let head: StaticString = #"{"@type":""#
        return end - cursor > head.utf8CodeUnitCount && memcmp(cursor, head.utf8Start, head.utf8CodeUnitCount) == 0
    }

    /// Goes into an object of an abstract class.
    /// - Returns: the constructor's index in its class, ``nothing`` for `null` and failures, another negative number if
    ///   the class has no such constructor (then call ``takeUnknown()``).
    @inline(never)
    mutating func constructor(of classID: ClassID) -> Int {
        if startsWithType() {
            let name = cursor + 10
            let entry = table.find(name, end: end)
            guard let length = entry.length else {
                return constructorUnusual()
            }
            guard depth < Self.depthLimit else {
                fail(.tooDeep, "too many levels")
                return Self.nothing
            }
            objectStart = cursor
            cursor = name + length + 1
            depth += 1
            return entry.id.classID == classID ? Int(entry.id.index) : Self.unknown
        }
        return constructorUnusual()
    }

    static let nothing = -1
    static let unknown = -2

    @inline(never)
    private mutating func constructorUnusual() -> Int {
        if isNull() || failed { return Self.nothing }
        if cursor.pointee != UInt8(ascii: "{") {
            failValue("an object")
        } else if isNormalized || startsWithType() {
            fail(.wrongValue, "an object with a type")
        } else {
            fail(nil, "an object")
        }
        return Self.nothing
    }

    /// Reads the object whose constructor was just asked for as raw JSON.
    @inline(never)
    mutating func takeUnknown() -> (type: String, json: String)? {
        cursor = objectStart
        depth -= 1
        if isZero { return ("", "null") }
        let name = JSONText.typeName(at: objectStart, end: end)
        guard skipValue() else { return nil }
        let raw = UnsafeBufferPointer(start: objectStart, count: cursor - objectStart)
        guard let name, !name.isEmpty, let json = String(validating: raw, as: UTF8.self) else {
            cursor = objectStart
            fail(.wrongValue, "an object with a type")
            return nil
        }
        return (name, json)
    }

    /// Leaves an object that has no fields.
    @inline(__always)
    mutating func close() -> Bool {
        var mark = cursor
        while more(&mark) {}
        return !failed
    }

    // MARK: Fields

    /// Steps over a key if it is the next. `text` is `,"name":`.
    @inline(__always)
    mutating func key(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard end - cursor > count, memcmp(cursor, text.utf8Start, count) == 0 else { return false }
        cursor += count
        return true
    }

    /// Whether another round over the fields is needed: false at the object's end. A round that read nothing skips one pair.
    @inline(__always)
    mutating func more(_ mark: inout UnsafePointer<UInt8>) -> Bool {
        if cursor.pointee == UInt8(ascii: "}") {
            cursor += 1
            depth -= 1
            return false
        }
        return moreUnusual(&mark)
    }

    @inline(never)
    private mutating func moreUnusual(_ mark: inout UnsafePointer<UInt8>) -> Bool {
        if failed { return false }
        if cursor == mark {
            guard cursor.pointee == UInt8(ascii: ","), cursor[1] == UInt8(ascii: "\"") else {
                failSeparator("\",\" or \"}\"")
                return false
            }
            cursor += 1
            var scanner = JSONScanner(cursor, end: end)
            let key = cursor
            guard scanner.skipString() else {
                cursor = scanner.cursor
                fail(.malformed, "a key")
                return false
            }
            cursor = scanner.cursor
            guard cursor.pointee == UInt8(ascii: ":") else {
                failSeparator("\":\"")
                return false
            }
            if !isNormalized, memchr(key, Int32(UInt8(ascii: "\\")), cursor - key) != nil {
                fail(nil, "a key")
                return false
            }
            cursor += 1
            guard skipValue() else { return false }
        }
        mark = cursor
        return true
    }

    @inline(never)
    private mutating func failSeparator(_ expected: StaticString) {
        var scanner = JSONScanner(cursor, end: end)
        scanner.skipWhitespace()
        // `{ "@type"…`, `{"@type":"x", "a":1}` and the like
        fail(!isNormalized && (scanner.cursor != cursor || cursor[0] == UInt8(ascii: ",")) ? nil : .malformed, expected)
    }

    /// Steps over any value. White space inside it is fine.
    mutating func skipValue() -> Bool {
        var scanner = JSONScanner(cursor, end: end, depth: depth)
        guard scanner.skipValue() else {
            cursor = scanner.cursor
            fail(scanner.isTooDeep ? .tooDeep : .malformed, scanner.isTooDeep ? "too many levels" : "a value")
            return false
        }
        cursor = scanner.cursor
        return true
    }

    /// Steps over `null` if it is the next value.
    @inline(__always)
    mutating func isNull() -> Bool {
        guard cursor[0] == UInt8(ascii: "n"), cursor[1] == UInt8(ascii: "u"), cursor[2] == UInt8(ascii: "l"),
            cursor[3] == UInt8(ascii: "l")
        else { return false }
        cursor += 4
        return true
    }

    // MARK: Vectors

    /// Reads a vector whose elements `element` reads. `null` is an empty vector.
    @inline(__always)
    mutating func array<Element>(_ element: (inout WireReader) -> Element?) -> [Element] {
        guard cursor.pointee == UInt8(ascii: "[") else {
            if !isNull() { failValue("a vector") }
            return []
        }
        if cursor[1] == UInt8(ascii: "]") {
            cursor += 2
            return []
        }
        guard depth < Self.depthLimit else {
            fail(.tooDeep, "too many levels")
            return []
        }
        depth += 1
        var elements: [Element] = []
        // Most have a few elements: to grow from one would cost three allocations.
        elements.reserveCapacity(4)
        repeat {
            cursor += 1
            guard let value = element(&self) else {
                if !failed { fail(.wrongValue, "an element that is not null") }
                return []
            }
            elements.append(value)
        } while cursor.pointee == UInt8(ascii: ",")
        endArray()
        return failed ? [] : elements
    }

    private mutating func endArray() {
        depth -= 1
        if cursor.pointee == UInt8(ascii: "]") {
            cursor += 1
        } else if !failed {
            failSeparator("\",\" or \"]\"")
        }
    }

    /// Reads a vector of objects. An element that is `null`, although the schema doesn't say that it may be, is a zero value.
    mutating func objects<Element: TDDecodable>(_: Element.Type = Element.self) -> [Element] {
        array { reader -> Element? in
            let value = Element.read(&reader)
            return reader.required(value)
        }
    }

    /// Reads a vector of objects whose elements may be `null`.
    mutating func optionalObjects<Element: TDDecodable>(_: Element.Type = Element.self) -> [Element?] {
        array { reader -> Element?? in
            let value = Element.read(&reader)
            return reader.failed ? .none : .some(value)
        }
    }

    /// Reads a vector of vectors of objects.
    mutating func objectRows<Element: TDDecodable>(_: Element.Type = Element.self) -> [[Element]] {
        array { reader -> [Element]? in
            let row: [Element] = reader.objects()
            return reader.failed ? nil : row
        }
    }
}
