/// Base 64 as in RFC 4648, section 4: with padding, without line ends, and nothing else accepted.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")
    private static let invalid: UInt8 = 0xFF

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: invalid, count: 256)
        for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        let count = (bytes.count + 2) / 3 * 4
        return Array(unsafeUninitializedCapacity: count) { text, used in
            var place = 0
            alphabet.withUnsafeBufferPointer { alphabet in
                bytes.withUnsafeBufferPointer { bytes in
                    var start = 0
                    while start < bytes.count {
                        let rest = bytes.count - start
                        let group =
                            UInt32(bytes[start]) << 16
                            | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0) | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
                        text[place] = alphabet[Int(group >> 18)]
                        text[place + 1] = alphabet[Int(group >> 12 & 63)]
                        text[place + 2] = rest > 1 ? alphabet[Int(group >> 6 & 63)] : padding
                        text[place + 3] = rest > 2 ? alphabet[Int(group & 63)] : padding
                        start += 3
                        place += 4
                    }
                }
            }
            used = place
        }
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: encode(bytes), as: UTF8.self) }

    /// Nil if it is not base 64, also for bits behind the last byte that are not zero: every text but one would then
    /// stand for the same bytes.
    static func decode(_ text: String) -> [UInt8]? {
        let letters = Array(text.utf8)
        guard letters.count % 4 == 0 else { return nil }
        let paddingCount = letters.suffix(2).reversed().prefix { $0 == padding }.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count / 4 * 3)
        let isValid = values.withUnsafeBufferPointer { values in
            letters.withUnsafeBufferPointer { letters in
                var (group, bitCount): (UInt32, UInt32) = (0, 0)
                for index in 0..<(letters.count - paddingCount) {
                    let value = values[Int(letters[index])]
                    if value == invalid { return false }
                    group = group << 6 | UInt32(value)
                    bitCount += 6
                    if bitCount >= 8 {
                        bitCount -= 8
                        bytes.append(UInt8(truncatingIfNeeded: group >> bitCount))
                    }
                }
                return group & (1 << bitCount - 1) == 0
            }
        }
        return isValid ? bytes : nil
    }
}
