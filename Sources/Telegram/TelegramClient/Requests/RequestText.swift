/// JSON that a program wrote itself, checked before TDLib sees it.
///
/// TDLib ends the process on text that is not UTF-8 or holds a lone surrogate, if that text comes back in an answer.
/// JSON that it cannot read it answers with an error that names no request, so the request would wait for ever.
struct RequestText {
    /// Why a text is not sent.
    enum Flaw: Error, Equatable {
        case notUTF8
        case loneSurrogate
        case tooDeep
        /// Not JSON; the offset in bytes where it stops to be.
        case malformed(Int)
        case notAnObject

        var message: String {
            switch self {
            case .notUTF8: "The request is not valid UTF-8: TDLib would end the process."
            case .loneSurrogate: "The request holds half of a surrogate pair: TDLib would end the process."
            case .tooDeep: "The request is nested more than \(RequestText.depthLimit) levels deep, which TDLib refuses."
            case .malformed(let offset): "The request is not JSON from byte \(offset) on."
            case .notAnObject: "The request is not a JSON object."
            }
        }
    }

    /// TDLib counts every value, scalars too, and the outermost object as level 0.
    static let depthLimit = 100

    private let bytes: [UInt8]
    private var index = 0
    private var isEmpty = true

    /// The request with `"@extra"` in front of everything else: of two equal keys TDLib takes the first.
    /// A NUL byte, which is not counted as text, ends it.
    static func prepared(_ json: some Sequence<UInt8>, extra: UInt64) throws(Flaw) -> [UInt8] {
        var text = RequestText(Array(json))
        try text.check()
        let rest = text.bytes.drop { $0 != UInt8(ascii: "{") }.dropFirst()
        return Array("{\"@extra\":\"\(extra)\"\(text.isEmpty ? "" : ",")".utf8) + rest + [0]
    }

    /// Looks for an escaped half of a surrogate pair in a text that TDLib will read as JSON itself (`getJsonValue`).
    static func hasLoneSurrogate(_ json: some Sequence<UInt8>) -> Bool {
        var text = RequestText(Array(json))
        while text.index < text.bytes.count {
            guard text.bytes[text.index] == UInt8(ascii: "\\") else {
                text.index += 1
                continue
            }
            do throws(Flaw) {
                try text.escape()
            } catch {
                if error == .loneSurrogate { return true }
                // TDLib answers an error to any other flaw.
            }
        }
        return false
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func check() throws(Flaw) {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
        skipSpace()
        guard peek == UInt8(ascii: "{") else { throw .notAnObject }
        try value(level: 0)
        skipSpace()
        if index < bytes.count { throw .malformed(index) }
    }

    /// 0 at the end, where no JSON goes on with 0.
    private var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skipSpace() {
        while [0x20, 0x09, 0x0A, 0x0D].contains(peek) { index += 1 }
    }

    private mutating func value(level: Int) throws(Flaw) {
        if level > Self.depthLimit { throw .tooDeep }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): try object(level: level)
        case UInt8(ascii: "["): try array(level: level)
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        default: try number()
        }
    }

    private mutating func object(level: Int) throws(Flaw) {
        index += 1
        skipSpace()
        if peek == UInt8(ascii: "}") {
            index += 1
            return
        }
        var types: [String] = []
        var jsonArguments: [String] = []
        while true {
            skipSpace()
            let key = try string()
            skipSpace()
            try expect(":")
            skipSpace()
            if level == 0 {
                isEmpty = false
                if peek == UInt8(ascii: "\"") {
                    let text = try string()
                    if key == "@type" { types.append(text) }
                    if key == "json" { jsonArguments.append(text) }
                } else {
                    // A number names a constructor too: then any function may be meant.
                    if key == "@type" { types.append("getJsonValue") }
                    try value(level: 1)
                }
            } else {
                try value(level: level + 1)
            }
            skipSpace()
            if peek == UInt8(ascii: "}") { break }
            try expect(",")
        }
        index += 1
        if types.contains("getJsonValue"), jsonArguments.contains(where: { Self.hasLoneSurrogate($0.utf8) }) {
            throw .loneSurrogate
        }
    }

    private mutating func array(level: Int) throws(Flaw) {
        index += 1
        skipSpace()
        if peek == UInt8(ascii: "]") {
            index += 1
            return
        }
        while true {
            try value(level: level + 1)
            skipSpace()
            if peek == UInt8(ascii: "]") { break }
            try expect(",")
        }
        index += 1
    }

    /// Steps over a string, and returns its text.
    @discardableResult
    private mutating func string() throws(Flaw) -> String {
        try expect("\"")
        var text: [UInt8] = []
        while index < bytes.count, peek != UInt8(ascii: "\"") {
            if peek == UInt8(ascii: "\\") {
                text.append(contentsOf: String(try escape()).utf8)
            } else {
                // Not allowed in JSON. TDLib takes all but NUL, which would end the text for it.
                if peek < 0x20 { throw .malformed(index) }
                text.append(peek)
                index += 1
            }
        }
        try expect("\"")
        return String(decoding: text, as: UTF8.self)
    }

    /// Steps over one escape.
    @discardableResult
    private mutating func escape() throws(Flaw) -> Character {
        let start = index
        index += 1
        let letter = peek
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(letter))
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw .malformed(start)
        }
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        // Not a scalar: one half of a pair, and the second must follow.
        guard first < 0xDC00, peek == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u")
        else { throw .loneSurrogate }
        index += 2
        let second = try hexadecimal()
        guard second & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
        else { throw .loneSurrogate }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(Flaw) -> UInt32 {
        guard index + 4 <= bytes.count else { throw .malformed(index) }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw .malformed(index) }
            value = value << 4 | UInt32(digit)
        }
        index += 4
        return value
    }

    private mutating func word(_ word: String) throws(Flaw) {
        guard bytes[index...].starts(with: word.utf8) else { throw .malformed(index) }
        index += word.utf8.count
    }

    private mutating func number() throws(Flaw) {
        if peek == UInt8(ascii: "-") { index += 1 }
        if peek == UInt8(ascii: "0") { index += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            index += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(Flaw) {
        let start = index
        while UInt8(ascii: "0") <= peek && peek <= UInt8(ascii: "9") { index += 1 }
        if index == start { throw .malformed(index) }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Flaw) {
        guard peek == UInt8(ascii: character), index < bytes.count else { throw .malformed(index) }
        index += 1
    }
}
