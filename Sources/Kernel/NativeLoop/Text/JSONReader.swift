/// Reads one JSON text, strictly, from bytes that nobody has looked at.
///
/// Stricter than most readers where a lenient one would hide a mistake: a name that comes twice, a number that cannot be
/// kept, half a surrogate pair and bytes that are not UTF-8 are errors. It never recurses deeper than ``depthLimit``.
public struct JSONReader {
    public struct Failure: Error, Equatable {
        public let message: String
    }

    public static let depthLimit = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    /// The value, with nothing but blanks around it.
    public static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        let result: Result<JSONValue, Failure> = bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(bytes: buffer)
            do throws(Failure) { return .success(try reader.whole()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func whole() throws(Failure) -> JSONValue {
        let value = try value(depth: 0)
        skipBlanks()
        guard place == bytes.count else { throw failure("nothing more was expected") }
        return value
    }

    private func failure(_ reason: String) -> Failure { Failure(message: "\(reason), at byte \(place + 1)") }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        guard depth <= Self.depthLimit else { throw failure("the value is nested deeper than \(Self.depthLimit)") }
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): return .object(try object(depth: depth))
        case UInt8(ascii: "["): return .array(try array(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"): return try number()
        case let byte? where (0x30...0x39).contains(byte): return try number()
        case nil: throw failure("a value is missing")
        default: throw failure("no value begins like this")
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[index]) {
            throw failure("'\(word)' was expected")
        }
        return value
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue.Object {
        place += 1
        var members: [(name: String, value: JSONValue)] = []
        var names: Set<String> = []
        skipBlanks()
        if take(UInt8(ascii: "}")) { return JSONValue.Object() }
        while true {
            skipBlanks()
            guard next == UInt8(ascii: "\"") else { throw failure("a name in quotation marks was expected") }
            let name = try string()
            guard names.insert(name).inserted else { throw failure("a name comes twice in one object") }
            skipBlanks()
            guard take(UInt8(ascii: ":")) else { throw failure("':' was expected") }
            members.append((name, try value(depth: depth + 1)))
            skipBlanks()
            if take(UInt8(ascii: "}")) { return JSONValue.Object(members) }
            guard take(UInt8(ascii: ",")) else { throw failure("',' or '}' was expected") }
        }
    }

    private mutating func array(depth: Int) throws(Failure) -> [JSONValue] {
        place += 1
        var elements: [JSONValue] = []
        skipBlanks()
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw failure("',' or ']' was expected") }
        }
    }

    private mutating func number() throws(Failure) -> JSONValue {
        let start = place
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits() }
        var isWhole = true
        if take(UInt8(ascii: ".")) {
            isWhole = false
            try digits()
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isWhole = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if isWhole, let whole = Int64(text) { return .integer(whole) }
        guard let number = Double(text), number.isFinite else { throw failure("the number is too large") }
        return .number(number)
    }

    private mutating func digits() throws(Failure) {
        let start = place
        while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
        if place == start { throw failure("a digit was expected") }
    }

    // MARK: Strings

    private mutating func string() throws(Failure) -> String {
        place += 1
        var text = ""
        while true {
            let start = place
            while place < bytes.count, bytes[place] >= 0x20, bytes[place] != 0x22, bytes[place] != 0x5C { place += 1 }
            if place > start {
                let part = UnsafeBufferPointer(rebasing: bytes[start..<place])
                guard let valid = String(validating: part, as: UTF8.self) else {
                    throw failure("a string is not UTF-8")
                }
                text += valid
            }
            switch next {
            case nil: throw failure("a string has no end")
            case 0x22:
                place += 1
                return text
            case 0x5C:
                place += 1
                text.unicodeScalars.append(try escaped())
            default: throw failure("a control character must be escaped in a string")
            }
        }
    }

    private mutating func escaped() throws(Failure) -> Unicode.Scalar {
        guard let byte = next else { throw failure("a string has no end") }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw failure("there is no such escape")
        }
    }

    private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
        let first = try hexDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // Half of a pair: the other half must follow.
        guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw failure("half a surrogate pair is no character")
        }
        let second = try hexDigits()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw failure("half a surrogate pair is no character") }
        return scalar
    }

    private mutating func hexDigits() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("four hexadecimal digits were expected")
            }
            value = value << 4 | UInt32(digit)
            place += 1
        }
        return value
    }
}
