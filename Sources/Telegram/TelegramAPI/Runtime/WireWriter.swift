/// Writes TDLib's JSON.
///
/// The first failure sticks in ``failure``; what was written is then of no use.
public struct WireWriter: ~Copyable {
    /// TDLib refuses deeper nesting of objects and arrays.
    static let depthLimit = 99

    private var buffer: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0
    private var depth = 0
    private let escapesNonASCII: Bool
    private(set) var failure: TDEncodingError?

    /// - Parameter escapesNonASCII: write every character beyond ASCII as `\uXXXX`, as TDLib's answers have it.
    public init(escapesNonASCII: Bool = false) {
        capacity = 512
        buffer = .allocate(capacity: capacity)
        self.escapesNonASCII = escapesNonASCII
    }

    deinit {
        buffer.deallocate()
    }

    /// The failure, if any; see ``TDEncodingError``.
    public var error: TDEncodingError? { failure }

    /// The JSON, followed by a NUL byte that the count leaves out.
    public mutating func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        reserve(1)
        buffer[count] = 0
        return try body(UnsafeBufferPointer(start: buffer, count: count))
    }

    /// Forgets what was written, and keeps the memory.
    public mutating func reset() {
        count = 0
        depth = 0
        failure = nil
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        let larger = max(capacity * 2, count + more)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.moveInitialize(from: buffer, count: count)
        buffer.deallocate()
        buffer = moved
        capacity = larger
    }

    // MARK: Objects

    /// Begins an object; `head` is `{"@type":"name"`.
    @inline(never)
    mutating func open(_ head: StaticString) {
        deepen()
        raw(head)
    }

    /// Ends an object.
    @inline(never)
    mutating func close() {
        depth -= 1
        reserve(1)
        buffer[count] = UInt8(ascii: "}")
        count += 1
    }

    /// Writes an object that has no fields.
    @inline(never)
    mutating func empty(_ object: StaticString) {
        if depth >= Self.depthLimit { fail(.tooDeep) }
        raw(object)
    }

    /// Writes the JSON of an object that the schema does not know, after checking it.
    @inline(never)
    mutating func unknown(_ json: String) {
        var text = Array(json.utf8)
        text.append(0)
        let isValid = text.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return false }
            // The scanner has the reader's limit, which is higher. A NUL byte would end the text for TDLib.
            let offset = WireReader.depthLimit - Self.depthLimit
            var scanner = JSONScanner(start, end: start + bytes.count - 1, depth: depth + offset)
            return scanner.skipValue() && scanner.cursor == scanner.end && !bytes.dropLast().contains(0)
        }
        guard isValid else { return fail(.malformed) }
        append(text[..<(text.count - 1)])
    }

    /// Adds an `@extra` to the object that was just closed: a string with the number in decimal.
    public mutating func addExtra(_ number: UInt64) {
        guard count > 0, depth == 0 else { return }
        count -= 1
        raw(#","@extra":""#)
        unsigned(number)
        raw(#""}"#)
    }

    private mutating func deepen() {
        if depth >= Self.depthLimit { fail(.tooDeep) }
        depth += 1
    }

    private mutating func fail(_ code: TDEncodingError.Code) {
        if failure == nil { failure = TDEncodingError(code: code) }
    }

    // MARK: Fields: `key` is `,"name":`

    @inline(never)
    mutating func int32(_ key: StaticString, _ value: Int32) {
        raw(key)
        signed(Int64(value))
    }

    @inline(never)
    mutating func int53(_ key: StaticString, _ value: Int64) {
        raw(key)
        signed(value)
    }

    @inline(never)
    mutating func int64(_ key: StaticString, _ value: Int64) {
        raw(key)
        quoted(value)
    }

    @inline(never)
    mutating func double(_ key: StaticString, _ value: Double) {
        raw(key)
        number(value)
    }

    @inline(never)
    mutating func bool(_ key: StaticString, _ value: Bool) {
        raw(key)
        raw(value ? "true" : "false")
    }

    @inline(never)
    mutating func string(_ key: StaticString, _ value: String) {
        raw(key)
        text(value)
    }

    @inline(never)
    mutating func bytes(_ key: StaticString, _ value: [UInt8]) {
        raw(key)
        base64(value)
    }

    @inline(__always)
    mutating func object(_ key: StaticString, _ value: some TDObject) {
        if beginsObject(key) { value.encode(into: &self) }
    }

    /// Whether an object may follow: what is too deep is not gone into, or hostile values could overflow the stack.
    @inline(never)
    private mutating func beginsObject(_ key: StaticString) -> Bool {
        raw(key)
        if depth >= Self.depthLimit { fail(.tooDeep) }
        return failure == nil
    }

    @inline(__always)
    mutating func object(_ key: StaticString, _ value: (some TDObject)?) {
        if let value { object(key, value) }
    }

    mutating func objects<Value: TDObject>(_ key: StaticString, _ values: [Value]) {
        array(key, values) { $1.object("", $0) }
    }

    mutating func optionalObjects<Value: TDObject>(_ key: StaticString, _ values: [Value?]) {
        array(key, values) { value, writer in
            if let value { writer.object("", value) } else { writer.raw("null") }
        }
    }

    mutating func objectRows<Value: TDObject>(_ key: StaticString, _ rows: [[Value]]) {
        array(key, rows) { $1.objects("", $0) }
    }

    mutating func int32s(_ key: StaticString, _ values: [Int32]) { array(key, values) { $1.signed(Int64($0)) } }
    mutating func int53s(_ key: StaticString, _ values: [Int64]) { array(key, values) { $1.signed($0) } }
    mutating func int64s(_ key: StaticString, _ values: [Int64]) { array(key, values) { $1.quoted($0) } }
    mutating func doubles(_ key: StaticString, _ values: [Double]) { array(key, values) { $1.number($0) } }
    mutating func bools(_ key: StaticString, _ values: [Bool]) { array(key, values) { $1.raw($0 ? "true" : "false") } }
    mutating func strings(_ key: StaticString, _ values: [String]) { array(key, values) { $1.text($0) } }
    mutating func bytesList(_ key: StaticString, _ values: [[UInt8]]) { array(key, values) { $1.base64($0) } }

    @inline(__always)
    private mutating func array<Element>(
        _ key: StaticString, _ values: [Element], _ write: (Element, inout WireWriter) -> Void
    ) {
        raw(key)
        deepen()
        raw("[")
        var isFirst = true
        for value in values {
            if !isFirst { raw(",") }
            isFirst = false
            write(value, &self)
        }
        raw("]")
        depth -= 1
    }

    // MARK: Values

    @inline(never)
    mutating func raw(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        (buffer + count).update(from: text.utf8Start, count: length)
        count += length
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        reserve(bytes.count)
        for byte in bytes {
            buffer[count] = byte
            count += 1
        }
    }

    private mutating func signed(_ value: Int64) {
        if value < 0 {
            reserve(1)
            buffer[count] = UInt8(ascii: "-")
            count += 1
        }
        unsigned(value.magnitude)
    }

    private mutating func unsigned(_ value: UInt64) {
        reserve(20)
        if value < 10 {
            buffer[count] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
            count += 1
            return
        }
        var digits = 0
        var rest = value
        while rest > 0 {
            digits += 1
            rest /= 10
        }
        rest = value
        var place = count + digits
        count = place
        while rest > 0 {
            place -= 1
            buffer[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    private mutating func quoted(_ value: Int64) {
        raw("\"")
        signed(value)
        raw("\"")
    }

    private mutating func number(_ value: Double) {
        guard value.isFinite else { return fail(.notFinite) }
        append(value.description.utf8)
    }

    private mutating func base64(_ value: [UInt8]) {
        raw("\"")
        let length = (value.count + 2) / 3 * 4
        reserve(length)
        value.withUnsafeBufferPointer { Base64.encode($0, into: buffer + count) }
        count += length
        raw("\"")
    }

    /// Writes a JSON string.
    mutating func text(_ value: String) {
        var value = value
        raw("\"")
        value.withUTF8 { utf8 in
            // A character takes six bytes at most (`\u0000`); one of four bytes becomes two escapes, that is twelve.
            reserve(utf8.count)
            var rest = utf8[...]
            while let byte = rest.first {
                let plain = plainPrefix(of: rest)
                if plain > 0 {
                    reserve(plain)
                    if let source = utf8.baseAddress {
                        (buffer + count).update(from: source + rest.startIndex, count: plain)
                    }
                    count += plain
                    rest = rest.dropFirst(plain)
                } else if byte < 0x80 {
                    escape(byte)
                    rest = rest.dropFirst()
                } else {
                    rest = rest.dropFirst(escapeScalar(in: rest))
                }
            }
        }
        raw("\"")
    }

    @inline(__always)
    private func plainPrefix(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        guard let base = text.base.baseAddress else { return 0 }
        let start = base + text.startIndex
        let end = base + text.endIndex
        var next = start
        let high: UInt64 = 0x8080_8080_8080_8080
        let ones: UInt64 = 0x0101_0101_0101_0101
        while end - next >= 8 {
            let word = UnsafeRawPointer(next).loadUnaligned(as: UInt64.self)
            let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            // A byte below 0x20 has none of the upper three bits.
            let control = (word & ones &* 0xE0) &- ones
            var found = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | control & ~word
            if escapesNonASCII { found |= word }
            if found & high != 0 { break }
            next += 8
        }
        while next < end {
            let byte = next.pointee
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
                || (escapesNonASCII && byte >= 0x80)
            {
                break
            }
            next += 1
        }
        return next - start
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): raw(#"\""#)
        case UInt8(ascii: "\\"): raw(#"\\"#)
        case 0x0A: raw(#"\n"#)
        case 0x0D: raw(#"\r"#)
        case 0x09: raw(#"\t"#)
        case 0x08: raw(#"\b"#)
        case 0x0C: raw(#"\f"#)
        default: escapeUnit(UInt16(byte))
        }
    }

    /// Writes the first character, one beyond ASCII, as escapes. Returns its length in UTF-8.
    private mutating func escapeScalar(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return 1 }
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { escapeUnit(unit) }
        return UTF8.width(scalar)
    }

    private mutating func escapeUnit(_ unit: UInt16) {
        raw(#"\u"#)
        reserve(4)
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(truncatingIfNeeded: unit >> shift & 15)
            buffer[count] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            count += 1
        }
    }
}
