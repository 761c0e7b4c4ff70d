/// The text form of ids, addresses and Express blobs: base 58 in Bitcoin's alphabet.
///
/// ```swift
/// Base58.encode([0, 1])            // "12"
/// try Base58.decode("12")          // [0, 1]
/// ```
///
/// A leading zero byte is a leading `1`, both ways. Native Carrier leaves those out when it writes and understands them
/// when it reads, so compare ids by their bytes, never by their text. Carrier protocol, section 1.2.
public enum Base58 {
    private static let alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8)

    /// The digit's value by the letter's ASCII code, 0xFF for what is no digit.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 128)
        for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    /// The text of `bytes`: about 1.37 letters a byte. The time grows with the square of the length.
    public static func encode(_ bytes: some Collection<UInt8>) -> String {
        let zeros = bytes.prefix { $0 == 0 }.count
        // The number in base 58, least digit first.
        var digits: [UInt8] = []
        digits.reserveCapacity(bytes.count * 138 / 100 + 1)
        for byte in bytes.dropFirst(zeros) {
            var carry = Int(byte)
            for index in digits.indices {
                carry += Int(digits[index]) << 8
                digits[index] = UInt8(carry % 58)
                carry /= 58
            }
            while carry > 0 {
                digits.append(UInt8(carry % 58))
                carry /= 58
            }
        }
        let letters = repeatElement(alphabet[0], count: zeros) + digits.reversed().map { alphabet[Int($0)] }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The bytes of `text`, which may be empty.
    ///
    /// - Parameter maximumCount: how many bytes are accepted at most. Give it for text from outside: the time grows
    ///   with the square of the length.
    /// - Throws: ``Base58Error`` for the first letter that is no digit, or for a longer result. Native Carrier stops
    ///   silently at such a letter and takes what came before.
    public static func decode(_ text: String, maximumCount: Int = 1024) throws(Base58Error) -> [UInt8] {
        // The number in base 256, least byte first.
        var bytes: [UInt8] = []
        var zeros = 0
        var position = 0
        for character in text {
            position += 1
            guard let ascii = character.asciiValue, values[Int(ascii & 0x7F)] != 0xFF, character != "\r\n" else {
                throw Base58Error(.invalidCharacter, position, character)
            }
            let value = values[Int(ascii)]
            if value == 0, bytes.isEmpty { zeros += 1 }
            var carry = Int(value)
            for index in bytes.indices {
                carry += Int(bytes[index]) * 58
                bytes[index] = UInt8(carry & 0xFF)
                carry >>= 8
            }
            if carry > 0 { bytes.append(UInt8(carry)) }
            guard zeros + bytes.count <= maximumCount else { throw Base58Error(.tooLong, position, character) }
        }
        return [UInt8](repeating: 0, count: zeros) + bytes.reversed()
    }
}
