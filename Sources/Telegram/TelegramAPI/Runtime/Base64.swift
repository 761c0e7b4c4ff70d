/// The standard alphabet of RFC 4648 section 4, with padding: how JSON holds TDLib's `bytes`.
enum Base64 {
    /// - Returns: nil if a character is foreign, or the length or the padding is wrong.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count.isMultiple(of: 4) else { return nil }
        guard let last = text.last else { return [] }
        let padding = last != UInt8(ascii: "=") ? 0 : text[text.count - 2] != UInt8(ascii: "=") ? 1 : 2
        let count = text.count / 4 * 3 - padding
        var seen: UInt8 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { output, filled in
            values.withUnsafeBufferPointer { values in
                guard let values = values.baseAddress, var input = text.baseAddress, var place = output.baseAddress
                else { return }
                // Four characters are three bytes. A foreign character is 255, which the check behind the loop finds.
                func decode(padding: Int) {
                    let first = values[Int(input[0])]
                    let second = values[Int(input[1])]
                    let third = padding > 1 ? 0 : values[Int(input[2])]
                    let fourth = padding > 0 ? 0 : values[Int(input[3])]
                    seen |= first | second | third | fourth
                    place[0] = first << 2 | second >> 4
                    place[1] = second << 4 | third >> 2
                    place[2] = third << 6 | fourth
                    input += 4
                    place += 3
                }
                for _ in 1..<(text.count / 4) { decode(padding: 0) }
                decode(padding: padding)
                filled = count
            }
        }
        return seen < 64 ? bytes : nil
    }

    /// Writes `(bytes.count + 2) / 3 * 4` characters.
    static func encode(_ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) {
        let alphabet = alphabet
        var place = output
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let group =
                UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
            place[0] = alphabet[Int(group >> 18)]
            place[1] = alphabet[Int(group >> 12 & 63)]
            place[2] = rest > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "=")
            place[3] = rest > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "=")
            place += 4
            index += 3
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()
}
