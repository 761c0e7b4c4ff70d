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
