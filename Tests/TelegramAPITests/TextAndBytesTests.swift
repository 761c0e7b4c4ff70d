import TelegramAPI
import Testing

@Suite("Texts and bytes, exhaustively")
struct TextAndBytesTests {
    @Test("Every character is read from its escapes, in small and capital letters, at any place of a text")
    func escapes() throws {
        for value in UInt32(1)...0x10FFFF where value < 0x3000 || value % 97 == 0 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let capitals = value % 2 == 0
            let escape = UTF16.encode(scalar).map { $0.map { unit(UInt32($0), capitals: capitals) }.joined() } ?? ""
            let plain = String(repeating: "a", count: Int(value % 19))
            let text = try read(plain + escape + plain)
            #expect(text.unicodeScalars.elementsEqual((plain + String(scalar) + plain).unicodeScalars))
        }
    }

    @Test("Four bytes are a character's number only if all are hexadecimal digits", arguments: 0..<4)
    func hexadecimalDigits(place: Int) {
        for byte in UInt8.min...0x7F where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
            var digits = Array("00aF".utf8)
            digits[place] = byte
            let isValid = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
            let text = try? read("\\u" + String(decoding: digits, as: UTF8.self) + "tail")
            #expect((text != nil) == isValid, "\(digits)")
        }
    }

    @Test(
        "Escapes that are no text are refused",
        arguments: [
            #"\ud800"#, #"\udc00"#, #"\ud800x"#, #"\ud800\ud800"#, #"\ud800\u0041"#, #"\u"#, #"\u1"#, #"\u123"#,
            #"\ud83d\u"#, #"\ud83d\ude0"#,
        ])
    func wrongEscapes(escape: String) {
        for plain in ["", "xyzxyzx", "xyzxyzxy", "é", "more than sixteen bytes"] {
            #expect(throws: TDDecodingError.self) { try read(plain + escape) }
            #expect(throws: TDDecodingError.self) { try read(escape + plain) }
        }
    }

    @Test("Text that is not UTF-8 is refused, with escapes and without", arguments: ["", "\\n", "0123456789\\n"])
    func wrongUTF8(escape: String) {
        let wrong: [[UInt8]] = [
            [0x80], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ]
        for bytes in wrong {
            let json = Array(#"{"@type":"testString","value":""#.utf8) + Array(escape.utf8) + bytes + Array(#""}"#.utf8)
            #expect(throws: TDDecodingError.self) { try TestString(json: json) }
        }
        #expect((try? read("é\(escape)€\(escape)😀"))?.unicodeScalars.contains("😀") == true)
    }

    @Test("Base64 of every length and every character", arguments: 0..<70)
    func base64(count: Int) throws {
        for seed in 0..<8 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: ($0 &+ 1) &* (seed &* 37 &+ 11) ^ seed) }
            let value = TestBytes(value: bytes)
            #expect(try TestBytes(json: value.json).value == bytes)
        }
    }

    @Test("A foreign character of base64 is refused in every place", arguments: 0..<12)
    func foreignCharacter(place: Int) {
        for byte in UInt8(0x20)...0x7E where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
            var text = Array("QUJDREVGR0hJ".utf8)
            text[place] = byte
            let character = Character(Unicode.Scalar(byte))
            // Padding is right at the end only.
            let isValid =
                character.isLetter || character.isNumber || character == "+" || character == "/"
                || character == "=" && place == 11
            let json = #"{"@type":"testBytes","value":"\#(String(decoding: text, as: UTF8.self))"}"#
            #expect(((try? TestBytes(json: json)) != nil) == isValid, "\(character)")
        }
    }

    private func unit(_ value: UInt32, capitals: Bool) -> String {
        let digits = String(value, radix: 16, uppercase: capitals)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    private func read(_ content: String) throws -> String {
        try TestString(json: #"{"@type":"testString","value":"\#(content)"}"#).value
    }
}
