/// What is refused before libconfig sees a text.
///
/// libconfig 1.5 reads other files for `@include` and cannot be told not to, cuts integers to 32 bits in silence, takes a comment
/// without an end for one, and stops at a NUL. Each of those is found here, with its line.
enum ConfigurationText {
    /// The fault and its line; nil if libconfig may read the text.
    static func fault(in bytes: [UInt8]) -> (line: Int, message: String)? {
        if let include = include(in: bytes) {
            return (include, "@include is not supported: put everything into this one file")
        }
        var scanner = Scanner(bytes: bytes)
        return scanner.fault()
    }

    /// The first line that libconfig could take for an include. It looks for one at the start of a line; lines inside comments and
    /// strings count here too, as nobody needs them and a difference of opinion about where a string ends would open a file.
    private static func include(in bytes: [UInt8]) -> Int? {
        let word = Array("@include".utf8)
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if line.drop(while: { $0 <= 0x20 }).starts(with: word) { return index + 1 }
        }
        return nil
    }

    private struct Scanner {
        let bytes: [UInt8]
        var place = 0
        var line = 1

        mutating func fault() -> (line: Int, message: String)? {
            while let byte = peek() {
                switch byte {
                case 0: return (line, "there is a NUL in the text")
                case UInt8(ascii: "\""):
                    if let fault = skipString() { return fault }
                case UInt8(ascii: "#"): skipLine()
                case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
                case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                    if let fault = skipComment() { return fault }
                case _ where Self.isWord(byte):
                    if let fault = skipWord() { return fault }
                default: advance()
                }
            }
            return nil
        }

        private func peek(_ offset: Int = 0) -> UInt8? { place + offset < bytes.count ? bytes[place + offset] : nil }

        private mutating func advance() {
            if bytes[place] == 0x0A { line += 1 }
            place += 1
        }

        private mutating func skipLine() {
            while let byte = peek(), byte != 0x0A, byte != 0 { advance() }
        }

        private mutating func skipString() -> (line: Int, message: String)? {
            let start = line
            advance()
            while let byte = peek(), byte != 0 {
                if byte == UInt8(ascii: "\\"), peek(1) != nil, peek(1) != 0 { advance() }
                advance()
                if byte == UInt8(ascii: "\"") { return nil }
            }
            return (start, "the text that begins with '\"' here has no end")
        }

        private mutating func skipComment() -> (line: Int, message: String)? {
            let start = line
            place += 2
            while let byte = peek(), byte != 0 {
                advance()
                if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
                    advance()
                    return nil
                }
            }
            return (start, "the comment that begins with '/*' here has no end")
        }

        /// A name, a number or a word such as `true`; nothing here needs numbers of more than 9 digits.
        private mutating func skipWord() -> (line: Int, message: String)? {
            let start = place
            while let byte = peek(), Self.isWord(byte) { advance() }
            let word = bytes[start..<place]
            guard let first = word.first, (0x30...0x39).contains(first) else { return nil }
            return word.count > 9 ? (line, "the number is too large") : nil
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
    }
}
